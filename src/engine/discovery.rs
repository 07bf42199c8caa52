//! Engines that are installed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs};

/// Names of the programs of known engines, without `.exe`.
const NAMES: [&str; 24] = [
    "stockfish",
    "fairy-stockfish",
    "lc0",
    "berserk",
    "caissa",
    "clover",
    "critter",
    "crafty",
    "ethereal",
    "fruit",
    "glaurung",
    "igel",
    "koivisto",
    "komodo",
    "minic",
    "obsidian",
    "rofchade",
    "rubichess",
    "seer",
    "stash",
    "toga2",
    "viridithas",
    "weiss",
    "xiphos",
];

/// The folder of games in Debian, which is not always in `PATH`.
const GAMES: &str = "/usr/games";

/// A way to install an engine on this system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstallHint {
    /// With `apt`, on Debian and its relatives.
    Apt,
    /// By other means.
    Other,
}

/// Returns the programs with names of known engines in the folders of `PATH` and in `/usr/games`, without running them.
///
/// ```
/// for engine in fenwright::engine::find_engines() {
///     assert!(engine.is_file());
/// }
/// ```
pub fn find_engines() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    find_in(env::split_paths(&path).chain([PathBuf::from(GAMES)]))
}

/// Returns the engines of these folders. A program that several folders or names lead to comes once.
fn find_in(folders: impl Iterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut known = BTreeSet::new();
    let mut found = Vec::new();
    // A relative folder depends on where this program was started.
    for folder in folders.filter(|folder| folder.is_absolute()) {
        for name in NAMES {
            let path = folder.join(name).with_extension(env::consts::EXE_EXTENSION);
            if is_executable(&path) && fs::canonicalize(&path).is_ok_and(|target| known.insert(target)) {
                found.push(path);
            }
        }
    }
    found
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(path: &Path) -> bool {
    path.is_file()
}

impl InstallHint {
    /// Returns the hint for this system, by `os-release`.
    pub fn of_this_system() -> Self {
        // Read once: a view asks in each frame.
        static HINT: LazyLock<InstallHint> =
            LazyLock::new(|| InstallHint::from_os_release(&fs::read_to_string("/etc/os-release").unwrap_or_default()));
        *HINT
    }

    fn from_os_release(text: &str) -> Self {
        let names = text.lines().filter_map(|line| line.strip_prefix("ID=").or_else(|| line.strip_prefix("ID_LIKE=")));
        let mut words = names.flat_map(|names| names.split(['"', '\'', ' ']));
        if words.any(|word| ["debian", "ubuntu"].contains(&word)) { Self::Apt } else { Self::Other }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debian_and_its_relatives_have_apt() {
        let hint = InstallHint::from_os_release;
        assert_eq!(hint("PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n"), InstallHint::Apt);
        assert_eq!(hint("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"), InstallHint::Apt);
        assert_eq!(hint("NAME=\"not debian\"\nID=fedora\n"), InstallHint::Other);
        assert_eq!(hint(""), InstallHint::Other);
    }

    #[cfg(unix)]
    #[test]
    fn only_executable_files_with_known_names_are_found_and_each_once() -> std::io::Result<()> {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let root = tempfile::tempdir()?;
        let [first, second] = ["first", "second"].map(|name| root.path().join(name));
        for folder in [&first, &second] {
            fs::create_dir(folder)?;
        }
        let program = |path: &Path, mode| {
            fs::write(path, "")?;
            fs::set_permissions(path, fs::Permissions::from_mode(mode))
        };
        program(&first.join("stockfish"), 0o755)?;
        program(&first.join("weiss"), 0o644)?;
        program(&first.join("unknown"), 0o755)?;
        fs::create_dir(first.join("lc0"))?;
        symlink(first.join("stockfish"), second.join("stockfish"))?;
        program(&second.join("ethereal"), 0o755)?;
        let folders = [second.clone(), first.clone(), "relative".into()];
        assert_eq!(find_in(folders.into_iter()), [second.join("stockfish"), second.join("ethereal")]);
        Ok(())
    }
}
