//! The files of a package: each with its path and what is in it.

mod crates;
mod icons;
mod manual;
mod metainfo;
mod news;

use std::error::Error;
use std::fs;
use std::path::Path;

use clap::CommandFactory;
use clap_complete::{Shell, generate};
use fenwright::cli::Arguments;

/// A file: its path in the package, and its content.
pub(crate) type File = (String, Vec<u8>);

/// The maintainers and their address, the home page and the version of the package, as `Cargo.toml` has them.
const MAINTAINER: &str = env!("CARGO_PKG_AUTHORS");
const HOMEPAGE: &str = env!("CARGO_PKG_HOMEPAGE");
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What is put into the package as it is, with its place.
const AS_THEY_ARE: [(&str, &str); 4] = [
    ("assets/package/fenwright.desktop", "share/applications/fenwright.desktop"),
    ("assets/package/fenwright.mime.xml", "share/mime/packages/fenwright.xml"),
    ("assets/package/copyright", "share/doc/fenwright/copyright"),
    ("assets/fenwright.svg", "share/icons/hicolor/scalable/apps/fenwright.svg"),
];

/// All files of the package of the sources in this folder.
///
/// # Errors
/// A source that is missing or is not as it should be.
pub(crate) fn all(root: &Path) -> Result<Vec<File>, Box<dyn Error>> {
    let mut files = vec![];
    for (source, place) in AS_THEY_ARE {
        files.push((place.to_owned(), fs::read(root.join(source)).map_err(|error| format!("{source}: {error}"))?));
    }
    files.extend(icons::all(&fs::read_to_string(root.join("assets/fenwright.svg"))?)?);
    files.extend(manual::pages()?);
    files.extend(completions());
    let releases = news::releases(&fs::read_to_string(root.join("CHANGELOG.md"))?)?;
    if releases.first().is_none_or(|release| release.version != VERSION) {
        return Err(format!("CHANGELOG.md does not begin with {VERSION}, the version of Cargo.toml").into());
    }
    files.push(metainfo::file(&fs::read_to_string(root.join("assets/package/fenwright.metainfo.xml"))?, &releases)?);
    files.push(("changelog".to_owned(), news::debian(&releases).into_bytes()));
    files.push(("share/doc/fenwright/crates".to_owned(), crates::licences(root)?.into_bytes()));
    Ok(files)
}

/// What shells need to complete arguments, each where the shell looks for it on Debian.
fn completions() -> impl Iterator<Item = File> {
    [
        (Shell::Bash, "bash-completion/completions/fenwright"),
        (Shell::Fish, "fish/vendor_completions.d/fenwright.fish"),
        (Shell::Zsh, "zsh/vendor-completions/_fenwright"),
    ]
    .into_iter()
    .map(|(shell, path)| {
        let mut script = vec![];
        generate(shell, &mut Arguments::command(), "fenwright", &mut script);
        (format!("share/{path}"), script)
    })
}
