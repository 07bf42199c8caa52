//! The destination of pictures and pages.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf, is_separator};

use super::super::output::{Destination, Failure};
use super::super::terminal::TextOutput;
use super::format::RenderFormat;
use crate::document;
use crate::tr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OutputTarget {
    Standard,
    File(PathBuf),
    Numbered(NumberedFiles),
}

/// The paths of numbered files: in the name, the number is between `before` and `after`, padded to `digits` digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NumberedFiles {
    folder: PathBuf,
    before: String,
    after: String,
    digits: usize,
}

impl NumberedFiles {
    fn path(&self, number: usize) -> PathBuf {
        let Self { folder, before, after, digits } = self;
        folder.join(format!("{before}{number:0digits$}{after}", digits = *digits))
    }
}

impl OutputTarget {
    /// Returns the target of an output path. A folder, or a placeholder in the name, means one file per picture.
    pub(super) fn new(output: Destination<'_>, form: RenderFormat) -> Self {
        let Destination::File(path) = output else { return Self::Standard };
        let Some(extension) = form.picture_extension() else { return Self::File(path.to_owned()) };
        let ends_as_folder =
            path.as_os_str().as_encoded_bytes().last().is_some_and(|byte| is_separator((*byte).into()));
        if path.is_dir() || ends_as_folder {
            let after = format!(".{extension}");
            return Self::Numbered(NumberedFiles { folder: path.to_owned(), before: String::new(), after, digits: 4 });
        }
        // A name that is not Unicode contains no placeholder. The folder need not be Unicode.
        match path.file_name().and_then(OsStr::to_str).and_then(number_in) {
            Some((before, digits, after)) => {
                let folder = path.parent().unwrap_or(Path::new("")).to_owned();
                Self::Numbered(NumberedFiles { folder, before: before.to_owned(), after: after.to_owned(), digits })
            }
            None => Self::File(path.to_owned()),
        }
    }
}

/// Finds `%d` or `%03d`, as in printf, and returns the text before it, the number of digits and the text after it.
fn number_in(name: &str) -> Option<(&str, usize, &str)> {
    name.match_indices('%').find_map(|(at, _)| {
        let (before, rest) = name.split_at_checked(at)?;
        let (digits, after) = rest.strip_prefix('%')?.split_once('d')?;
        let is_count = digits.is_empty() || digits.len() == 2 && digits.starts_with('0');
        let count = if digits.is_empty() { 1 } else { digits.parse().ok()? };
        is_count.then_some((before, count, after))
    })
}

pub(super) enum PictureWriter {
    /// A single picture. Its bytes are kept until it is known that no second picture follows.
    One(OutputTarget, Option<Vec<u8>>),
    Numbered(NumberedFiles),
}

impl PictureWriter {
    /// For numbered files, creates the folder if needed and removes temporary files that interrupted saves left in it.
    pub(super) fn new(target: OutputTarget) -> Result<Self, Failure> {
        let OutputTarget::Numbered(numbered) = target else { return Ok(Self::One(target, None)) };
        if !numbered.folder.as_os_str().is_empty() {
            document::make_folder(&numbered.folder).map_err(Failure::File)?;
        }
        document::remove_strays(&numbered.folder);
        Ok(Self::Numbered(numbered))
    }

    pub(super) fn take(&mut self, number: usize, picture: Vec<u8>) -> Result<(), Failure> {
        match self {
            Self::One(_, Some(_)) => Err(Failure::Other(tr!("cli-several-positions").to_owned())),
            Self::One(_, place) => {
                *place = Some(picture);
                Ok(())
            }
            Self::Numbered(numbered) => {
                document::write_unsynced(&numbered.path(number), &picture, true).map_err(Failure::File)
            }
        }
    }

    pub(super) fn finish(self) -> Result<(), Failure> {
        match self {
            Self::One(target, Some(picture)) => write_whole(&target, &picture),
            Self::One(_, None) | Self::Numbered(_) => Ok(()),
        }
    }
}

pub(super) fn write_whole(target: &OutputTarget, bytes: &[u8]) -> Result<(), Failure> {
    match target {
        OutputTarget::File(path) => document::write_file(path, |out| out.write_all(bytes)).map_err(Failure::File),
        OutputTarget::Standard | OutputTarget::Numbered(_) => {
            let mut out = TextOutput::standard();
            out.write_all(bytes).and_then(|()| out.flush()).map_err(Failure::Output)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::DiagramFormat;

    #[test]
    fn numbers_in_names() {
        let cases = [
            ("a%d.png", Some(("a", 1, ".png"))),
            ("%03d.svg", Some(("", 3, ".svg"))),
            ("50% %d", Some(("50% ", 1, ""))),
            ("a.png", None),
            ("50%.png", None),
            ("%5d", None),
            ("%%d", Some(("%", 1, ""))),
        ];
        for (path, expected) in cases {
            assert_eq!(number_in(path), expected, "{path}");
        }
    }

    fn first_two(path: &Path) -> Option<[PathBuf; 2]> {
        match OutputTarget::new(Destination::File(path), RenderFormat::Diagrams(DiagramFormat::Png)) {
            OutputTarget::Numbered(numbered) => Some([1, 2].map(|number| numbered.path(number))),
            _ => None,
        }
    }

    #[test]
    fn numbers_stand_in_the_names_of_files() {
        let cases = [
            ("a%d.png", Some(["a1.png", "a2.png"])),
            ("x/%03d.png", Some(["x/001.png", "x/002.png"])),
            ("50%d/./b%d", Some(["50%d/./b1", "50%d/./b2"])),
            ("/%d.png", Some(["/1.png", "/2.png"])),
            ("x/y/", Some(["x/y/0001.png", "x/y/0002.png"])),
            ("100%d/a.png", None),
            ("a.png", None),
        ];
        for (path, expected) in cases {
            assert_eq!(first_two(Path::new(path)), expected.map(|paths| paths.map(PathBuf::from)), "{path}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn folders_need_not_be_text() {
        use std::os::unix::ffi::OsStrExt;
        let path = |bytes: &[u8]| PathBuf::from(OsStr::from_bytes(bytes));
        let expected = Some([path(b"K\xf6nig/1.png"), path(b"K\xf6nig/2.png")]);
        assert_eq!(first_two(&path(b"K\xf6nig/%d.png")), expected);
        let expected = Some([path(b"K\xf6nig/0001.png"), path(b"K\xf6nig/0002.png")]);
        assert_eq!(first_two(&path(b"K\xf6nig/")), expected);
    }
}
