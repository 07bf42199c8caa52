//! Where pictures go.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Failure;
use super::form::Form;
use crate::document;

/// What OUT means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// The standard output.
    Standard,
    /// A file.
    File(PathBuf),
    /// A file a position, with its number between these two parts of the path, filled up to this many digits.
    Numbered { before: String, after: String, digits: usize },
}

impl Target {
    /// A folder and a name with a number in it are for pictures; to all else they are a file.
    pub(super) fn of(output: Option<&Path>, form: Form) -> Self {
        let Some(path) = output else { return Self::Standard };
        let text = path.to_string_lossy();
        if !form.is_picture() {
            return Self::File(path.to_owned());
        }
        if path.is_dir() || text.ends_with(['/', std::path::MAIN_SEPARATOR]) {
            let name = path.join("").to_string_lossy().into_owned();
            return Self::Numbered { before: name, after: format!(".{}", form.ending()), digits: 4 };
        }
        match number_in(&text) {
            Some((before, digits, after)) => {
                Self::Numbered { before: before.to_owned(), after: after.to_owned(), digits }
            }
            None => Self::File(path.to_owned()),
        }
    }
}

/// Finds `%d` or `%03d`, as printf has it, in the last part of a path.
fn number_in(path: &str) -> Option<(&str, usize, &str)> {
    let name = path.rfind(['/', std::path::MAIN_SEPARATOR]).map_or(0, |separator| separator + 1);
    let percents = path.match_indices('%').map(|(at, _)| at).filter(|at| *at >= name);
    percents.into_iter().find_map(|at| {
        let (before, rest) = path.split_at_checked(at)?;
        let (digits, after) = rest.strip_prefix('%')?.split_once('d')?;
        let is_count = digits.is_empty() || digits.len() == 2 && digits.starts_with('0');
        let count = if digits.is_empty() { 1 } else { digits.parse().ok()? };
        is_count.then_some((before, count, after))
    })
}

/// Pictures on their way to where they belong.
pub(super) enum Pictures {
    /// One, which is kept until it is known that it is the only one.
    One(Target, Option<Vec<u8>>),
    /// A file each.
    Numbered { before: String, after: String, digits: usize },
}

impl Pictures {
    /// Makes the folder for several pictures, if there is none.
    pub(super) fn new(target: Target) -> Result<Self, Failure> {
        let Target::Numbered { before, after, digits } = target else { return Ok(Self::One(target, None)) };
        if before.ends_with(['/', std::path::MAIN_SEPARATOR]) {
            document::make_folder(Path::new(&before)).map_err(Failure::File)?;
        }
        Ok(Self::Numbered { before, after, digits })
    }

    pub(super) fn take(&mut self, number: usize, picture: Vec<u8>) -> Result<(), Failure> {
        match self {
            Self::One(_, Some(_)) => Err(Failure::Several),
            Self::One(_, place) => {
                *place = Some(picture);
                Ok(())
            }
            Self::Numbered { before, after, digits } => {
                let path = PathBuf::from(format!("{before}{number:0digits$}{after}", digits = *digits));
                document::write_made(&path, &picture, true).map_err(Failure::File)
            }
        }
    }

    pub(super) fn finish(self) -> Result<(), Failure> {
        match self {
            Self::One(_, None) => Err(Failure::Nothing),
            Self::One(target, Some(picture)) => write_whole(&target, &picture),
            Self::Numbered { .. } => Ok(()),
        }
    }
}

/// Writes everything there is.
pub(super) fn write_whole(target: &Target, bytes: &[u8]) -> Result<(), Failure> {
    match target {
        Target::File(path) => document::write_file(path, |out| out.write_all(bytes)).map_err(Failure::File),
        Target::Standard | Target::Numbered { .. } => {
            let mut out = io::stdout().lock();
            out.write_all(bytes).and_then(|()| out.flush()).map_err(Failure::Output)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_names() {
        let cases = [
            ("a%d.png", Some(("a", 1, ".png"))),
            ("x/%03d.svg", Some(("x/", 3, ".svg"))),
            ("50%/%d", Some(("50%/", 1, ""))),
            ("100%d/a.png", None),
            ("a.png", None),
            ("50%.png", None),
            ("%5d", None),
            ("%%d", Some(("%", 1, ""))),
        ];
        for (path, expected) in cases {
            assert_eq!(number_in(path), expected, "{path}");
        }
    }
}
