//! The files of the packages for Windows and macOS. They are made on any system.

use std::error::Error;
use std::fs;
use std::path::Path;

use super::{File, HOMEPAGE, VERSION, crates, icons, reverse_host};

/// Returns the bundle of macOS without its program, and what the installer and the archive of Windows need.
pub(super) fn all(root: &Path, svg: &str) -> Result<Vec<File>, Box<dyn Error>> {
    let source = |path: &str| fs::read_to_string(root.join(path)).map_err(|error| format!("{path}: {error}"));
    let name = reverse_host()?;
    let filled = |text: String| {
        let text = text.replace("@HOMEPAGE@", HOMEPAGE).replace("@VERSION@", VERSION);
        text.replace("@NAME@", &name).into_bytes()
    };
    Ok(vec![
        ("macos/Fenwright.app/Contents/Info.plist".to_owned(), filled(source("assets/package/macos/Info.plist")?)),
        ("macos/Fenwright.app/Contents/Resources/fenwright.icns".to_owned(), icons::icns(svg)?),
        ("windows/fenwright.ico".to_owned(), icons::ico(svg)?),
        ("windows/fenwright.nsi".to_owned(), filled(source("assets/package/windows/fenwright.nsi")?)),
        ("windows/fenwright.portable".to_owned(), Vec::new()),
        ("windows/LICENSE.txt".to_owned(), source("LICENSE")?.into_bytes()),
        ("windows/crates.txt".to_owned(), crates::licences(root, "x86_64-pc-windows-gnu")?.into_bytes()),
    ])
}
