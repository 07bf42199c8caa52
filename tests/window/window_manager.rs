//! The window manager of a screen.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::fs;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::display::Display;
use super::screen::Screen;
use super::wait::{self, LIMIT};
use super::wine;

/// The keys that the tests press, with common bindings.
const CONFIGURATION: &str = r#"<openbox_config xmlns="http://openbox.org/3.4/rc">
  <keyboard>
    <keybind key="A-F4"><action name="Close"/></keybind>
    <keybind key="W-Up"><action name="ToggleMaximize"/></keybind>
    <keybind key="W-Down"><action name="Iconify"/></keybind>
  </keyboard>
  <applications>FRAMES</applications>
</openbox_config>
"#;

/// Windows without frames in the corner of the screen, where the tests look for them. Wine leaves room for frames and
/// moves its windows if there is no window manager.
const WITHOUT_FRAMES: &str = r#"<application class="*">
    <decor>no</decor>
    <position force="yes"><x>0</x><y>0</y></position>
  </application>"#;

/// openbox on a screen. Dropping it ends the program.
pub(crate) struct WindowManager {
    program: Child,
    _folder: TempDir,
}

impl WindowManager {
    /// Starts openbox and waits until it manages windows.
    pub(crate) fn start(screen: &Screen) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the window manager");
        let configuration = folder.path().join("rc.xml");
        let frames = if wine::is_used() { WITHOUT_FRAMES } else { "" };
        fs::write(&configuration, CONFIGURATION.replace("FRAMES", frames)).expect("the configuration");
        let mut command = Command::new("openbox");
        command.arg("--sm-disable").arg("--config-file").arg(configuration).env_clear().env("PATH", "/usr/bin:/bin");
        screen.show_to(&mut command);
        for name in ["HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(name, folder.path());
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let openbox = Self { program: wait::start(&mut command), _folder: folder };
        let is_managed = || screen.ask(&["get_desktop"]).is_some().then_some(());
        assert!(wait::poll(LIMIT, is_managed).is_some(), "openbox does not manage windows");
        openbox
    }
}

impl Drop for WindowManager {
    fn drop(&mut self) {
        // It may have ended already, which is fine.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
