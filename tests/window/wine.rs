//! The program for Windows in place of that for Linux: `.ci/windows` names both in variables, and Wine runs it.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::wait;

/// The variables that `.ci/windows` sets: the program, and a folder with a fresh Windows.
const PROGRAM: &str = "FENWRIGHT_WINDOWS_PROGRAM";
const PREFIX: &str = "FENWRIGHT_WINE_PREFIX";

/// Returns `true` if the tests run the program for Windows.
pub(crate) fn is_used() -> bool {
    env::var_os(PROGRAM).is_some()
}

/// A Windows for one desktop.
pub(crate) struct Wine {
    program: PathBuf,
    prefix: PathBuf,
}

impl Wine {
    /// Copies the fresh Windows for a desktop; `None` where the tests run the program for Linux. The folders for
    /// settings and state are those of the desktop.
    pub(crate) fn for_desktop(desktop: &Path) -> Option<Self> {
        let wine = Self { program: env::var_os(PROGRAM)?.into(), prefix: desktop.join("wine") };
        let fresh = env::var_os(PREFIX).expect("a folder with a fresh Windows");
        // Hard links take no room and no time. Wine replaces the files that it changes.
        let copied = wait::run(Command::new("cp").args(["-a", "--link"]).arg(fresh).arg(&wine.prefix));
        assert!(copied.status.success(), "{}", copied.stderr);
        let user = wine.prefix.join("drive_c/users/root/AppData");
        for (folder, kept) in [("Roaming/fenwright/config", "config"), ("Local/fenwright/data", "state")] {
            let folder = user.join(folder);
            fs::create_dir_all(folder.parent().expect("a parent")).expect("a folder of Windows");
            fs::create_dir_all(desktop.join(kept).join("fenwright")).expect("a folder of the desktop");
            // Windows may have been used before.
            let _ = fs::remove_dir_all(&folder);
            symlink(desktop.join(kept).join("fenwright"), folder).expect("a link");
        }
        Some(wine)
    }

    /// The command that starts the program. The caller clears its variables before this.
    pub(crate) fn command(&self) -> Command {
        let mut command = self.tool("wine64");
        command.arg(&self.program);
        command
    }

    fn tool(&self, name: &str) -> Command {
        let mut command = Command::new(Path::new("/usr/lib/wine").join(name));
        command.env_clear().env("WINEPREFIX", &self.prefix).env("WINEDEBUG", "-all");
        command.env("WINEDLLOVERRIDES", "mscoree,mshtml=");
        command
    }
}

impl Drop for Wine {
    fn drop(&mut self) {
        // Everything may have ended by now.
        let _ = self.tool("wineserver").arg("-k").status();
    }
}
