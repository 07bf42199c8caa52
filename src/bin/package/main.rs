//! Makes the files of a package other than the program: `package [FOLDER]`, by default in `target/package`.
//!
//! The folder then contains `share`, to be copied to `/usr` or `~/.local`, `changelog` in Debian's format, the bundle of
//! macOS, and the script of the installer for Windows.
//!
//! `package --appdir [FOLDER]` makes the folder of an `AppImage`, by default `target/Fenwright.AppDir`, of the same files and
//! the program `fenwright` that was built beside this one.

mod appdir;
// A test also includes `files.rs` by its path. With a path in both places, both find the submodules of `files.rs`.
#[path = "files.rs"]
mod files;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut arguments = env::args_os().skip(1).peekable();
    let is_appdir = arguments.next_if(|argument| argument == "--appdir").is_some();
    let default = if is_appdir { "target/Fenwright.AppDir" } else { "target/package" };
    let folder = arguments.next().map_or_else(|| root.join(default), PathBuf::from);
    let files = files::all(root)?;
    if is_appdir {
        return appdir::write(&folder, &files, &env::current_exe()?.with_file_name("fenwright"));
    }
    for (path, content) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&folder))?;
        fs::write(path, content)?;
    }
    Ok(())
}
