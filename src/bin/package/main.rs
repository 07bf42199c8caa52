//! Makes the files that a package holds beside the program: `package [FOLDER]`, in `target/package` without one.
//!
//! The folder then holds `share`, which goes to `/usr` or to `~/.local` as it is, and `changelog` in the form of Debian.

// By its path, as a test names it too: so both find what is beside it.
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
