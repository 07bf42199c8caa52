//! The files of a package, each with its path and content.

mod bundles;
mod crates;
mod icons;
mod metainfo;
mod news;
mod topics;

use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;
use fenwright::cli::{self, Arguments};
use flate2::Compression;
use flate2::write::GzEncoder;

pub(crate) type File = (String, Vec<u8>);

const MAINTAINER: &str = env!("CARGO_PKG_AUTHORS");
const HOMEPAGE: &str = env!("CARGO_PKG_HOMEPAGE");
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Files that are copied unchanged, with their paths in the package.
const COPIED_FILES: [(&str, &str); 4] = [
    ("assets/package/fenwright.desktop", "share/applications/fenwright.desktop"),
    ("assets/package/fenwright.mime.xml", "share/mime/packages/fenwright.xml"),
    ("assets/package/fenwright.thumbnailer", "share/thumbnailers/fenwright.thumbnailer"),
    ("assets/fenwright.svg", "share/icons/hicolor/scalable/apps/fenwright.svg"),
];

/// Makes all files of the package from the sources in `root`.
pub(crate) fn all(root: &Path) -> Result<Vec<File>, Box<dyn Error>> {
    let mut files = vec![];
    for (source, place) in COPIED_FILES {
        files.push((place.to_owned(), fs::read(root.join(source)).map_err(|error| format!("{source}: {error}"))?));
    }
    let icon = fs::read_to_string(root.join("assets/fenwright.svg"))?;
    files.extend(icons::hicolor(&icon)?);
    files.extend(bundles::all(root, &icon)?);
    files.extend(completions());
    let releases = news::releases(&fs::read_to_string(root.join("CHANGELOG.md"))?)?;
    let newest = releases.first().filter(|release| release.version == VERSION);
    let newest =
        newest.ok_or_else(|| format!("CHANGELOG.md does not begin with {VERSION}, the version of Cargo.toml"))?;
    files.extend(
        cli::manual_pages(Arguments::command())?
            .into_iter()
            .map(|(name, page)| (format!("share/man/man1/{name}"), page)),
    );
    files.extend(topics::pages(root, &newest.date)?);
    files.push(metainfo::file(&fs::read_to_string(root.join("assets/package/fenwright.metainfo.xml"))?, &releases)?);
    files.push(("changelog".to_owned(), news::debian(&releases).into_bytes()));
    let linux = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    files.push(("share/doc/fenwright/crates.gz".to_owned(), gzip(&crates::licences(root, &linux)?)?));
    Ok(files)
}

/// Returns the host of the homepage with its parts in reverse order, by which metainfo and macOS name programs.
fn reverse_host() -> Result<String, &'static str> {
    let host = HOMEPAGE.split_once("://").map(|(_, rest)| rest.split('/').next().unwrap_or_default());
    let host = host.filter(|host| !host.is_empty()).ok_or("Cargo.toml names no homepage")?;
    Ok(host.rsplit('.').collect::<Vec<_>>().join("."))
}

fn gzip(text: &str) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(vec![], Compression::best());
    encoder.write_all(text.as_bytes())?;
    encoder.finish()
}

/// Generates shell completions, each at the path where the shell looks for it on Debian.
fn completions() -> impl Iterator<Item = File> {
    [
        (Shell::Bash, "bash-completion/completions/fenwright"),
        (Shell::Fish, "fish/vendor_completions.d/fenwright.fish"),
        (Shell::Zsh, "zsh/vendor-completions/_fenwright"),
    ]
    .into_iter()
    .map(|(shell, path)| (format!("share/{path}"), cli::completions(shell, Arguments::command())))
}
