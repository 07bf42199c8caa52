//! The folder that `appimagetool` packs into an `AppImage`: the installed files in `usr`, and links to some of them.

use std::error::Error;
use std::fs;
#[cfg(unix)]
use std::os::unix::fs::symlink;
use std::path::Path;

use super::files::File;

/// Links at the root, each with its target: the program, its desktop entry, and its icon under two names.
const LINKS: [(&str, &str); 4] = [
    ("AppRun", "usr/bin/fenwright"),
    ("fenwright.desktop", "usr/share/applications/fenwright.desktop"),
    ("fenwright.png", "usr/share/icons/hicolor/256x256/apps/fenwright.png"),
    (".DirIcon", "fenwright.png"),
];

#[cfg(not(unix))]
fn symlink(_: &str, link: impl AsRef<Path>) -> std::io::Result<()> {
    Err(std::io::Error::other(format!("{}: an AppDir with its links is made on Linux", link.as_ref().display())))
}

/// Replaces `folder` by an `AppDir` of this program and these files.
pub(crate) fn write(folder: &Path, files: &[File], program: &Path) -> Result<(), Box<dyn Error>> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let usr = folder.join("usr");
    for (path, content) in files.iter().filter(|(path, _)| path.starts_with("share/")) {
        let path = usr.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&usr))?;
        fs::write(path, content)?;
    }
    fs::create_dir_all(usr.join("bin"))?;
    fs::copy(program, usr.join("bin/fenwright")).map_err(|error| format!("{}: {error}", program.display()))?;
    for (link, target) in LINKS {
        symlink(target, folder.join(link))?;
    }
    Ok(())
}
