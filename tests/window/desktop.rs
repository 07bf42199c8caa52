//! The environment of the program: a screen, a home folder, and the programs on `PATH`.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::cell::{Cell, RefCell};
use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use super::display::Display;
use super::screen::{ClipboardManager, Screen};
use super::window_manager::WindowManager;
use super::wine::Wine;

/// A screen and a home folder, for one or more starts of the program.
pub(crate) struct Desktop<S = Screen> {
    pub(crate) screen: S,
    /// Wine, if the program is that for Windows.
    wine: Option<Wine>,
    /// Wine places and focuses its windows as the tests expect only under a window manager.
    manager: Option<WindowManager>,
    folder: TempDir,
    scale: Cell<u8>,
    keeps_journals: Cell<bool>,
    /// The address of the session bus.
    bus: RefCell<String>,
}

impl Desktop {
    /// A desktop with settings for a light window of the default size.
    pub(crate) fn new() -> Self {
        Self::of_size(1280, 900)
    }

    /// A desktop with a screen of this size in pixels.
    pub(crate) fn of_size(width: u32, height: u32) -> Self {
        let mut desktop = Self::with(Screen::new(width, height));
        desktop.manager = desktop.wine.is_some().then(|| WindowManager::start(&desktop.screen));
        desktop
    }

    /// Starts a program that owns the clipboard and never answers, or answers without end.
    pub(crate) fn start_bad_owner(&self, is_endless: bool) -> ClipboardManager {
        self.screen.start_bad_owner(is_endless)
    }

    /// Starts a program that takes over the clipboard of programs that exit.
    pub(crate) fn start_clipboard_manager(&self) -> ClipboardManager {
        self.screen.start_clipboard_manager()
    }
}

impl<S: Display> Desktop<S> {
    /// A desktop with this screen.
    pub(crate) fn with(screen: S) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the desktop");
        // The address of a missing bus, so that no portal of the machine answers.
        let no_bus = format!("unix:path={}", folder.path().join("no-bus").display());
        let (wine, bus, scale) = (Wine::for_desktop(folder.path()), RefCell::new(no_bus), Cell::new(1));
        let desktop = Self { screen, wine, manager: None, folder, bus, scale, keeps_journals: Cell::new(false) };
        for folder in ["home", "config/fenwright", "state", "run", "bin", "work"] {
            fs::create_dir_all(desktop.folder.path().join(folder)).expect("a folder on the desktop");
        }
        fs::write(desktop.settings(), r#"{"theme":"light","window":[1180,780]}"#).expect("settings");
        desktop
    }

    /// The folder that contains everything else.
    pub(crate) fn root(&self) -> &Path {
        self.folder.path()
    }

    /// The settings file.
    pub(crate) fn settings(&self) -> PathBuf {
        self.folder.path().join("config/fenwright/settings.json")
    }

    /// From now on, windows that are killed leave their journals for the next one.
    pub(crate) fn keep_journals(&self) {
        self.keeps_journals.set(true);
    }

    /// The file of the remembered state.
    pub(crate) fn remembered(&self) -> PathBuf {
        self.state().join("fenwright/state.json")
    }

    /// Deletes the journals of a killed window, unless they are kept.
    pub(crate) fn tidy_up(&self) {
        if !self.keeps_journals.get() {
            // Usually there are none.
            let _ = fs::remove_dir_all(self.state().join("fenwright/journals"));
        }
    }

    /// The state folder of the programs.
    pub(crate) fn state(&self) -> PathBuf {
        self.folder.path().join("state")
    }

    /// A path in the working folder.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join("work").join(name)
    }

    /// Writes a file into the working folder.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, content).expect("a file to work on");
        path
    }

    /// Sets the pixels per point of windows that are started from now on.
    pub(crate) fn set_scale(&self, scale: u8) {
        self.scale.set(scale);
    }

    /// Sets the session bus of windows that are started from now on.
    pub(crate) fn set_bus(&self, address: String) {
        self.bus.replace(address);
    }

    /// The text on the clipboard; empty where there is none.
    pub(crate) fn clipboard(&self) -> String {
        self.screen.clipboard()
    }

    /// Makes every file dialog answer with this path. Otherwise there is no dialog program.
    pub(crate) fn let_dialogs_pick(&self, path: &Path) {
        self.set_dialog_program(&format!("printf '%s\\n' '{}'", path.display()));
    }

    /// Makes every file dialog stay open for longer than a test takes.
    pub(crate) fn let_dialogs_hang(&self) {
        self.set_dialog_program("exec sleep 600");
    }

    fn set_dialog_program(&self, answer: &str) {
        let log = self.dialog_log();
        self.install("zenity", &format!("printf '%s ' \"$@\" >> '{0}'\necho >> '{0}'\n{answer}", log.display()));
    }

    /// Installs a shell script as a program on `PATH`.
    pub(crate) fn install(&self, name: &str, script: &str) {
        let path = self.folder.path().join("bin").join(name);
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a program that runs");
    }

    fn dialog_log(&self) -> PathBuf {
        self.folder.path().join("dialogs.log")
    }

    /// The arguments of each file dialog, one line each.
    pub(crate) fn dialogs(&self) -> Vec<String> {
        fs::read_to_string(self.dialog_log()).unwrap_or_default().lines().map(str::to_owned).collect()
    }

    /// The program, isolated to this desktop.
    pub(crate) fn program<A: AsRef<OsStr>>(&self, arguments: &[A]) -> Command {
        let folder = self.folder.path();
        let mut path = folder.join("bin").into_os_string();
        if folder.join("bin/zenity").exists() {
            path.push(":/usr/bin:/bin");
        }
        let native = || {
            let mut command = Command::new(env!("CARGO_BIN_EXE_fenwright"));
            command.env_clear();
            command
        };
        let mut command = self.wine.as_ref().map_or_else(native, Wine::command);
        command.args(arguments).env("PATH", path).env("LC_ALL", "C");
        self.screen.show_to(&mut command);
        for (name, folder_of) in
            [("HOME", "home"), ("XDG_CONFIG_HOME", "config"), ("XDG_STATE_HOME", "state"), ("XDG_RUNTIME_DIR", "run")]
        {
            command.env(name, folder.join(folder_of));
        }
        command.env("DBUS_SESSION_BUS_ADDRESS", &*self.bus.borrow());
        command.env("LIBGL_ALWAYS_SOFTWARE", "1").env("WINIT_X11_SCALE_FACTOR", self.scale.get().to_string());
        command
    }

    /// The file with the standard error output of the program.
    pub(crate) fn errors(&self) -> PathBuf {
        self.folder.path().join("errors")
    }

    /// The standard error output of the program.
    pub(crate) fn said(&self) -> String {
        fs::read_to_string(self.errors()).unwrap_or_default()
    }
}
