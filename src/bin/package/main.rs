//! Makes the files of a package other than the program: `package [FOLDER]`, by default in `target/package`.
//!
//! The folder then contains `share`, to be copied to `/usr` or `~/.local`, `changelog` in Debian's format, the bundle of
//! macOS, and the script of the installer for Windows.

// A test also includes `files.rs` by its path. With a path in both places, both find the submodules of `files.rs`.
#[path = "files.rs"]
mod files;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = env::args_os().nth(1).map_or_else(|| root.join("target/package"), PathBuf::from);
    for (path, content) in files::all(root)? {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&folder))?;
        fs::write(path, content)?;
    }
    Ok(())
}
