//! A headless Wayland compositor with its keyboard and clipboard.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::display::Display;
use crate::picture::Picture;
use crate::wait::{self, LIMIT};

/// Debian's user `nobody`. The compositor refuses to run as root.
const NOBODY: u32 = 65534;

/// The window fills the output, without decorations.
const CONFIGURATION: &str = "
xwayland disable
default_border none
output HEADLESS-1 mode --custom SIZE scale SCALE bg #303030 solid_color
";

/// One day in milliseconds, longer than any test.
const DAY: &str = "86400000";

/// The MIME type of text on the clipboard.
const TEXT: &str = "text/plain;charset=utf-8";

/// A compositor. Dropping it ends the compositor.
pub(super) struct Compositor {
    server: Child,
    /// Keeps a keyboard plugged in, so that windows do not lose the focus between two keys.
    keyboard: Option<Child>,
    folder: TempDir,
}

impl Compositor {
    /// Starts a compositor with an output of this size in pixels and this scale.
    pub(super) fn new((width, height): (u32, u32), scale: f32) -> Self {
        // A compositor that runs as another user must reach the files in here.
        let reached = Permissions::from_mode(0o711);
        let folder = tempfile::Builder::new().permissions(reached).tempdir().expect("a folder for the compositor");
        let configuration =
            CONFIGURATION.replace("SIZE", &format!("{width}x{height}")).replace("SCALE", &scale.to_string());
        fs::write(folder.path().join("config"), configuration).expect("the configuration");
        let run = folder.path().join("run");
        fs::create_dir(&run).expect("a folder for sockets");
        fs::set_permissions(&run, Permissions::from_mode(0o700)).expect("a folder for its owner alone");
        let mut command = if fs::metadata(&run).expect("a folder").uid() == 0 {
            chown(&run, Some(NOBODY), Some(NOBODY)).expect("root gives a folder away");
            let mut command = Command::new("setpriv");
            let nobody = NOBODY.to_string();
            command.args(["--reuid", &nobody, "--regid", &nobody, "--clear-groups", "sway"]);
            command
        } else {
            Command::new("sway")
        };
        command.arg("--config").arg(folder.path().join("config"));
        command.env_clear().env("PATH", "/usr/bin:/bin").env("HOME", &run).env("XDG_RUNTIME_DIR", &run);
        command.env("SWAYSOCK", run.join("ipc")).env("WLR_BACKENDS", "headless").env("WLR_RENDERER", "pixman");
        command.env("WLR_LIBINPUT_NO_DEVICES", "1");
        let errors = fs::File::create(folder.path().join("errors")).expect("a file for errors");
        let server = wait::start(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(errors));
        let mut compositor = Self { server, keyboard: None, folder };
        let is_up = wait::poll(LIMIT, || {
            let has_ended = compositor.server.try_wait().expect("a child can be asked").is_some();
            (has_ended || compositor.display().is_some()).then_some(!has_ended)
        });
        assert_eq!(is_up, Some(true), "sway, of the package sway, did not start: {}", compositor.errors());
        compositor.keyboard = Some(wait::start(compositor.command("wtype").args(["-s", DAY])));
        let has_keyboard = || compositor.has_keyboard().then_some(());
        assert!(wait::poll(LIMIT, has_keyboard).is_some(), "there is no keyboard");
        compositor
    }

    /// The socket for programs, once the compositor accepts connections.
    fn display(&self) -> Option<PathBuf> {
        let socket = self.run().join("wayland-1");
        (socket.exists() && self.run().join("ipc").exists()).then_some(socket)
    }

    fn run(&self) -> PathBuf {
        self.folder.path().join("run")
    }

    fn errors(&self) -> String {
        fs::read_to_string(self.folder.path().join("errors")).unwrap_or_default()
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        self.show_to(&mut command);
        command.env("XDG_RUNTIME_DIR", self.run()).env("SWAYSOCK", self.run().join("ipc"));
        command
    }

    /// Sends a command to the compositor.
    pub(super) fn tell(&self, words: &str) {
        let ended = wait::run(self.command("swaymsg").arg("--").args(words.split(' ')));
        assert!(ended.status.success(), "swaymsg {words}: {ended:?}");
    }

    fn asked(&self, what: &str) -> Option<Value> {
        let ended = wait::run(self.command("swaymsg").args(["--raw", "--type", what]));
        serde_json::from_str(&ended.stdout).ok()
    }

    fn has_keyboard(&self) -> bool {
        let inputs = self.asked("get_inputs");
        inputs.as_ref().and_then(Value::as_array).is_some_and(|all| all.iter().any(|one| one["type"] == "keyboard"))
    }

    /// The node of the program's window in the tree of the compositor.
    fn node(&self) -> Option<Value> {
        fn find(node: &Value) -> Option<&Value> {
            if node["app_id"] == "fenwright" {
                return Some(node);
            }
            node["nodes"].as_array().into_iter().chain(node["floating_nodes"].as_array()).flatten().find_map(find)
        }
        find(&self.asked("get_tree")?).cloned()
    }

    /// Presses or types with a new keyboard each time, which needs a moment before the first and after the last key.
    fn type_with(&self, arguments: &[&str]) {
        let ended = wait::run(self.command("wtype").args(["-s", "200"]).args(arguments));
        assert!(ended.status.success(), "wtype {arguments:?}: {ended:?}");
    }

    fn copy(&self, kind: &str, content: &[u8]) {
        let path = self.folder.path().join("clipboard");
        fs::write(&path, content).expect("what goes on the clipboard");
        let mut command = self.command("/bin/sh");
        let ended = wait::run(command.args(["-c", "exec wl-copy --type \"$1\" < \"$0\""]).arg(&path).arg(kind));
        assert!(ended.status.success(), "wl-copy, of the package wl-clipboard: {ended:?}");
        let kinds = || wait::run(self.command("wl-paste").arg("--list-types")).stdout;
        let is_taken = wait::poll(LIMIT, || kinds().lines().any(|offered| offered == kind).then_some(()));
        assert!(is_taken.is_some(), "wl-copy does not own the clipboard");
    }

    /// The picture on the clipboard, as PNG; `None` where there is none.
    pub(super) fn clipboard_picture(&self) -> Option<Vec<u8>> {
        let path = self.folder.path().join("pasted");
        let mut command = self.command("/bin/sh");
        let ended = wait::run(command.args(["-c", "exec wl-paste --type image/png > \"$0\""]).arg(&path));
        ended.status.success().then(|| fs::read(&path).expect("what wl-paste wrote"))
    }

    /// Puts a picture on the clipboard, as another program does.
    pub(super) fn set_clipboard_picture(&self, png: &[u8]) {
        self.copy("image/png", png);
    }
}

impl Display for Compositor {
    fn show_to(&self, program: &mut Command) {
        program.env("WAYLAND_DISPLAY", self.run().join("wayland-1"));
    }

    fn picture(&self) -> Picture {
        let path = self.folder.path().join("picture");
        let ended = wait::run(self.command("grim").args(["-t", "ppm"]).arg(&path));
        assert!(ended.status.success(), "grim: {ended:?}");
        Picture::from_ppm(&fs::read(&path).expect("what grim wrote"))
    }

    fn is_at_work(&self) -> bool {
        wait::is_at_work(self.server.id())
    }

    fn window(&self) -> Option<String> {
        Some(self.node()?["id"].to_string())
    }

    fn title_of(&self, _: &str) -> Option<String> {
        self.node()?["name"].as_str().map(str::to_owned)
    }

    fn size_of(&self, _: &str) -> (u32, u32) {
        let node = self.node().expect("a window");
        let side = |name: &str| node["rect"][name].as_u64().and_then(|side| side.try_into().ok());
        side("width").zip(side("height")).expect("a window has a size")
    }

    fn focus(&self, window: &str) {
        self.tell(&format!("[con_id={window}] focus"));
    }

    fn close(&self, window: &str) {
        self.tell(&format!("[con_id={window}] kill"));
    }

    fn press(&self, keys: &str) {
        let mut keys: Vec<&str> = keys.split('+').collect();
        let key = keys.pop().unwrap_or_default();
        let mut arguments: Vec<&str> = keys.iter().flat_map(|held| ["-M", held]).collect();
        arguments.extend(["-s", "100", "-k", key, "-s", "100"]);
        arguments.extend(keys.iter().flat_map(|held| ["-m", held]));
        arguments.extend(["-s", "100"]);
        self.type_with(&arguments);
    }

    fn type_text(&self, text: &str) {
        self.type_with(&["-d", "10", text, "-s", "100"]);
    }

    /// There is no pointer.
    fn park(&self) {}

    fn clipboard(&self) -> String {
        wait::run(self.command("wl-paste").args(["--no-newline", "--type", TEXT])).stdout
    }

    fn set_clipboard(&self, text: &str) {
        self.copy(TEXT, text.as_bytes());
    }
}

impl Drop for Compositor {
    fn drop(&mut self) {
        // They may have ended by themselves, which is as well. Their sockets go with the folder.
        for program in [Some(&mut self.server), self.keyboard.as_mut()].into_iter().flatten() {
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}
