//! A virtual screen with its mouse, keyboard and clipboard.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

use super::display::Display;
use super::picture::{Picture, Point};
use super::wait::{self, LIMIT};

/// Sends a window the message of a window manager's close button.
const CLOSE: &str = r#"
import sys
try:
    from Xlib import X, display
    from Xlib.protocol import event
except ImportError:
    sys.exit("Xlib is missing")
d = display.Display()
w = d.create_resource_object("window", int(sys.argv[1]))
atom = d.intern_atom
data = (32, [atom("WM_DELETE_WINDOW"), X.CurrentTime, 0, 0, 0])
w.send_event(event.ClientMessage(window=w, client_type=atom("WM_PROTOCOLS"), data=data))
d.sync()
"#;

/// Takes over the clipboard of programs that exit, following the clipboard manager specification.
const MANAGE_CLIPBOARD: &str = r#"
from Xlib import X, Xatom, display
from Xlib.protocol import event
d = display.Display()
root = d.screen()
w = root.root.create_window(0, 0, 1, 1, 0, root.root_depth)
names = ("CLIPBOARD_MANAGER", "CLIPBOARD", "UTF8_STRING", "TARGETS", "HELD")
manager, clipboard, text, targets, held = map(d.intern_atom, names)
w.set_selection_owner(manager, X.CurrentTime)
d.sync()
print("ready", flush=True)
value, asking = b"", None

def answer(request, place):
    notice = event.SelectionNotify(time=request.time, requestor=request.requestor, selection=request.selection,
                                   target=request.target, property=place)
    request.requestor.send_event(notice)
    d.flush()

while True:
    e = d.next_event()
    if e.type == X.SelectionNotify and asking:
        value = w.get_full_property(held, X.AnyPropertyType).value
        w.set_selection_owner(clipboard, X.CurrentTime)
        answer(asking, asking.property)
    elif e.type == X.SelectionRequest and e.selection == manager:
        asking = e
        w.convert_selection(clipboard, text, held, e.time)
        d.flush()
    elif e.type == X.SelectionRequest and e.target == text:
        e.requestor.change_property(e.property, text, 8, value)
        answer(e, e.property)
    elif e.type == X.SelectionRequest and e.target == targets:
        e.requestor.change_property(e.property, Xatom.ATOM, 32, [targets, text])
        answer(e, e.property)
    elif e.type == X.SelectionRequest:
        answer(e, X.NONE)
"#;

/// Owns the clipboard and never answers a request for it, or answers without end.
const BAD_OWNER: &str = r#"
import sys
from Xlib import X, display
from Xlib.protocol import event
d = display.Display()
root = d.screen()
w = root.root.create_window(0, 0, 1, 1, 0, root.root_depth)
clipboard, text, incr = map(d.intern_atom, ("CLIPBOARD", "UTF8_STRING", "INCR"))
w.set_selection_owner(clipboard, X.CurrentTime)
d.sync()
print("ready", flush=True)
while True:
    e = d.next_event()
    if e.type == X.SelectionRequest and sys.argv[1] == "endless":
        requestor, place = e.requestor, e.property
        requestor.change_attributes(event_mask=X.PropertyChangeMask)
        requestor.change_property(place, incr, 32, [1 << 30])
        requestor.send_event(event.SelectionNotify(time=e.time, requestor=requestor, selection=e.selection,
                                                   target=e.target, property=place))
        d.flush()
    elif e.type == X.PropertyNotify and e.state == X.PropertyDelete:
        e.window.change_property(e.atom, text, 8, b"8" * 200000)
        d.flush()
"#;

/// A clipboard manager, or another owner of the clipboard. Dropping it ends the program.
pub(crate) struct ClipboardManager(Child);

impl Drop for ClipboardManager {
    fn drop(&mut self) {
        // It may have ended already, which is fine.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An X server. Dropping it ends the server.
pub(crate) struct Screen {
    server: Child,
    display: String,
    folder: TempDir,
}

impl Screen {
    pub(crate) fn new(width: u32, height: u32) -> Self {
        Self::without((width, height), &[])
    }

    /// A screen without these protocol extensions.
    pub(crate) fn without((width, height): (u32, u32), extensions: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the screen");
        let mut command = Command::new("Xvfb");
        // Without key repeat: on a busy machine a key may stay pressed for too long.
        command.args(["-displayfd", "1", "-noreset", "-nolisten", "tcp", "-r"]);
        command.args(extensions.iter().flat_map(|extension| ["-extension", extension]));
        command.args(["-screen", "0"]).arg(format!("{width}x{height}x24")).arg("-fbdir").arg(folder.path());
        let errors = fs::File::create(folder.path().join("errors")).expect("a file for errors");
        let mut server = wait::start(command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(errors));
        let output = server.stdout.take().expect("the output was asked for");
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let mut line = String::new();
            // After the time limit the receiver is gone.
            let _ = BufReader::new(output).read_line(&mut line).map(|_| sender.send(line));
        });
        let number = receiver.recv_timeout(LIMIT).unwrap_or_default();
        let screen = Self { server, display: format!(":{}", number.trim()), folder };
        assert!(screen.display.len() > 1, "Xvfb did not start: {:?}", screen.errors());
        screen
    }

    pub(crate) fn display(&self) -> &str {
        &self.display
    }

    fn errors(&self) -> String {
        fs::read_to_string(self.folder.path().join("errors")).unwrap_or_default()
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.display);
        command
    }

    /// Runs a query of xdotool. Returns `None` if it fails, which means that nothing was found.
    pub(crate) fn ask(&self, arguments: &[&str]) -> Option<String> {
        let ended = wait::run(self.command("xdotool").args(arguments));
        ended.status.success().then(|| ended.stdout.trim().to_owned())
    }

    /// Runs a command of xdotool.
    pub(crate) fn act(&self, arguments: &[&str]) {
        let ended = wait::run(self.command("xdotool").args(arguments));
        assert!(ended.status.success(), "xdotool {arguments:?}: {ended:?}");
    }

    /// Moves the pointer and runs further xdotool commands there.
    pub(crate) fn point(&self, (x, y): Point, then: &[&str]) {
        let (x, y) = (x.to_string(), y.to_string());
        let mut arguments = vec!["mousemove", &x, &y];
        arguments.extend(then);
        self.act(&arguments);
    }

    /// The content of the clipboard as a target such as `image/png`.
    pub(crate) fn clipboard_as(&self, target: &str) -> Vec<u8> {
        let path = self.folder.path().join("clipping");
        let mut shell = self.command("/bin/sh");
        shell.args(["-c", "exec xclip -selection clipboard -out -target \"$1\" > \"$0\""]).arg(&path).arg(target);
        let ended = wait::run(&mut shell);
        assert!(ended.status.success(), "xclip for {target}: {ended:?}");
        fs::read(&path).expect("what xclip wrote")
    }

    /// Puts a picture on the clipboard, as another program does.
    pub(crate) fn set_clipboard_picture(&self, png: &[u8]) {
        let path = self.folder.path().join("picture");
        fs::write(&path, png).expect("the picture for the clipboard");
        let arguments = ["-selection", "clipboard", "-in", "-target", "image/png"];
        let ended = wait::run(self.command("xclip").args(arguments).arg(&path));
        assert!(ended.status.success(), "xclip: {ended:?}");
        let is_taken = wait::poll(LIMIT, || self.clipboard_targets().contains(&"image/png".to_owned()).then_some(()));
        assert!(is_taken.is_some(), "xclip does not own the clipboard");
    }

    /// Puts the address of a file on the clipboard, as a file manager does.
    pub(crate) fn set_clipboard_file(&self, path: &Path) {
        let list = self.folder.path().join("list");
        fs::write(&list, format!("file://{}\r\n", path.display())).expect("the list for the clipboard");
        let arguments = ["-selection", "clipboard", "-in", "-target", "text/uri-list"];
        let ended = wait::run(self.command("xclip").args(arguments).arg(&list));
        assert!(ended.status.success(), "xclip: {ended:?}");
        let is_taken =
            wait::poll(LIMIT, || self.clipboard_targets().contains(&"text/uri-list".to_owned()).then_some(()));
        assert!(is_taken.is_some(), "xclip does not own the clipboard");
    }

    /// The formats offered on the clipboard.
    pub(crate) fn clipboard_targets(&self) -> Vec<String> {
        let arguments = ["-selection", "clipboard", "-out", "-target", "TARGETS"];
        wait::run(self.command("xclip").args(arguments)).stdout.lines().map(str::to_owned).collect()
    }

    /// Starts a program that takes over the clipboard of programs that exit.
    pub(crate) fn start_clipboard_manager(&self) -> ClipboardManager {
        self.start_owner(&["-c", MANAGE_CLIPBOARD])
    }

    /// Starts a program that owns the clipboard and never answers, or answers without end.
    pub(crate) fn start_bad_owner(&self, is_endless: bool) -> ClipboardManager {
        self.start_owner(&["-c", BAD_OWNER, if is_endless { "endless" } else { "silent" }])
    }

    fn start_owner(&self, arguments: &[&str]) -> ClipboardManager {
        let mut python = self.python();
        python.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut program = wait::start(&mut python);
        let mut line = String::new();
        let output = program.stdout.take().expect("the output was asked for");
        BufReader::new(output).read_line(&mut line).expect("the owner says something");
        assert_eq!(line.trim(), "ready", "the owner of the clipboard does not start");
        ClipboardManager(program)
    }

    /// Debian's own Python, which has Debian's packages. Another Python may come first on `PATH`.
    fn python(&self) -> Command {
        let own = ["/usr/bin/python3", "python3"].into_iter().find(|python| PathBuf::from(python).exists());
        self.command(own.unwrap_or("python3"))
    }
}

impl Display for Screen {
    fn show_to(&self, program: &mut Command) {
        program.env("DISPLAY", &self.display);
    }

    fn picture(&self) -> Picture {
        Picture::from_window_dump(fs::read(self.folder.path().join("Xvfb_screen0")).expect("the screen's memory"))
    }

    fn is_at_work(&self) -> bool {
        wait::is_at_work(self.server.id())
    }

    fn window(&self) -> Option<String> {
        let found = self.ask(&["search", "--onlyvisible", "--name", "Fenwright$"])?;
        found.lines().next().map(str::to_owned)
    }

    fn title_of(&self, window: &str) -> Option<String> {
        self.ask(&["getwindowname", window])
    }

    fn size_of(&self, window: &str) -> (u32, u32) {
        let text = self.ask(&["getwindowgeometry", "--shell", window]).expect("a window has a size");
        let number = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)).expect("xdotool names the size");
            line.parse().expect("a number of pixels")
        };
        (number("WIDTH="), number("HEIGHT="))
    }

    fn focus(&self, window: &str) {
        self.act(&["windowfocus", window]);
    }

    fn close(&self, window: &str) {
        let ended = wait::run(self.python().args(["-c", CLOSE, window]));
        let sentence = "The close message cannot be sent; install the package python3-xlib.";
        assert!(ended.status.success(), "{sentence} {}", ended.stderr);
    }

    fn press(&self, keys: &str) {
        self.act(&["key", keys]);
    }

    fn type_text(&self, text: &str) {
        self.act(&["type", "--delay", "4", text]);
    }

    /// Moves the pointer to a corner of the screen.
    fn park(&self) {
        let picture = self.picture();
        self.point((picture.width - 1, picture.height - 1), &[]);
    }

    fn clipboard(&self) -> String {
        let arguments = ["-selection", "clipboard", "-out", "-target", "UTF8_STRING"];
        wait::run(self.command("xclip").args(arguments)).stdout
    }

    fn set_clipboard(&self, text: &str) {
        let path = self.folder.path().join("clipboard");
        fs::write(&path, text).expect("the text for the clipboard");
        let ended = wait::run(self.command("xclip").args(["-selection", "clipboard", "-in"]).arg(&path));
        assert!(ended.status.success(), "xclip: {ended:?}");
        // xclip continues in the background and takes the clipboard a little later.
        let is_taken = wait::poll(LIMIT, || (self.clipboard() == text).then_some(())).is_some();
        assert!(is_taken, "xclip does not own the clipboard, which holds {:?}", self.clipboard());
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // On SIGTERM the server removes its socket and its lock file. It may have ended already, which is fine.
        let ask = format!("kill -s TERM {}", self.server.id());
        let _ = Command::new("/bin/sh").args(["-c", &ask]).stderr(Stdio::null()).status();
        if wait::poll(Duration::from_secs(3), || self.server.try_wait().ok().flatten()).is_none() {
            let _ = self.server.kill();
            let _ = self.server.wait();
        }
    }
}
