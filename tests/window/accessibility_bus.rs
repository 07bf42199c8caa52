//! The accessibility bus, through which a screen reader reads and operates the window.
#![expect(clippy::expect_used, clippy::panic, reason = "the helpers of tests fail as tests do")]

use std::collections::HashMap;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use tempfile::TempDir;
use zbus::MatchRule;
use zbus::blocking::connection::Builder;
use zbus::blocking::{Connection, MessageIterator};
use zbus::zvariant::{DynamicType, OwnedObjectPath, OwnedValue, Value};

use super::desktop::Desktop;
use super::wait::{self, LIMIT};

/// The folder in which packages install their D-Bus services.
const SERVICES: &str = "/usr/share/dbus-1/services";

/// The configuration of an isolated session bus.
const CONFIGURATION: &str = r#"<busconfig>
  <type>session</type>
  <listen>unix:path=FOLDER/bus</listen>
  <servicedir>FOLDER/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"#;

const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";

/// An isolated session bus. Dropping it ends the bus and the services that it started.
pub(crate) struct SessionBus {
    daemon: Child,
    address: String,
    _folder: TempDir,
}

impl SessionBus {
    /// Starts a bus for the programs of a desktop. It can start these services, each given with its package.
    pub(crate) fn start(desktop: &Desktop, services: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the bus");
        let place = folder.path();
        fs::create_dir(place.join("services")).expect("a folder for services");
        for (service, package) in services {
            let name = format!("{service}.service");
            let file = Path::new(SERVICES).join(&name);
            assert!(file.exists(), "There is no {service}; install the package {package}.");
            symlink(file, place.join("services").join(name)).expect("a link to the service");
        }
        let configuration = CONFIGURATION.replace("FOLDER", &place.display().to_string());
        fs::write(place.join("bus.conf"), configuration).expect("the configuration of the bus");
        let mut command = Command::new("dbus-daemon");
        command.arg("--nofork").arg("--config-file").arg(place.join("bus.conf")).env_clear();
        command
            .env("PATH", "/usr/bin:/bin")
            .env("DISPLAY", desktop.screen.display())
            .env("GSETTINGS_BACKEND", "memory");
        command.env("HOME", place).env("XDG_RUNTIME_DIR", place).stdin(Stdio::null()).stdout(Stdio::null());
        // The desktop that the GTK back end of the portal is made for.
        command.env("XDG_CURRENT_DESKTOP", "gnome");
        let errors = fs::File::create(place.join("errors")).expect("a file for errors");
        let daemon = wait::start(command.stderr(errors));
        let address = format!("unix:path={}", place.join("bus").display());
        desktop.set_bus(address.clone());
        Self { daemon, address, _folder: folder }
    }

    fn connect(&self) -> Connection {
        wait::poll(LIMIT, || connect(&self.address).ok()).expect("a session bus")
    }
}

impl Drop for SessionBus {
    fn drop(&mut self) {
        // On SIGTERM the bus also ends the services that it started. It may have ended already, which is fine.
        let ask = format!("kill -s TERM {}", self.daemon.id());
        let _ = Command::new("/bin/sh").args(["-c", &ask]).status();
        if wait::poll(LIMIT, || self.daemon.try_wait().ok().flatten()).is_none() {
            let _ = self.daemon.kill();
            let _ = self.daemon.wait();
        }
    }
}

/// An isolated session bus with an accessibility bus. Dropping it ends both.
pub(crate) struct Bus {
    connection: Connection,
    /// The announcements, newest last.
    announced: Arc<Mutex<Vec<String>>>,
    _session: SessionBus,
}

impl Bus {
    /// Starts both for the programs of a desktop, and reports that a screen reader is running.
    pub(crate) fn start(desktop: &Desktop) -> Self {
        let bus = SessionBus::start(desktop, &[("org.a11y.Bus", "at-spi2-core")]);
        let session = bus.connect();
        let listens = ("org.a11y.Status", "IsEnabled", Value::from(true));
        call(&session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", &listens)
            .expect("the accessibility bus can be told that somebody listens");
        let own = call(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", &());
        let own: String = own.expect("the accessibility bus").body().deserialize().expect("an address");
        let connection = connect(&own).expect("the accessibility bus can be reached");
        let announced = listen(&connection);
        Self { connection, announced, _session: bus }
    }

    /// Waits for the program on the accessibility bus.
    pub(crate) fn screen_reader(&self) -> ScreenReader<'_> {
        let registry = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root");
        let found = wait::poll(LIMIT, || {
            let answer = call(&self.connection, registry.0, registry.1, ACCESSIBLE, "GetChildren", &()).ok()?;
            let children: Vec<(String, OwnedObjectPath)> = answer.body().deserialize().ok()?;
            children.into_iter().map(|(program, _)| program).next_back()
        });
        ScreenReader { bus: self, program: found.expect("the program on the accessibility bus") }
    }

    /// The announcements so far, newest last.
    pub(crate) fn announced(&self) -> Vec<String> {
        self.announced.lock().expect("nobody panicked with it").clone()
    }
}

fn connect(address: &str) -> zbus::Result<Connection> {
    Builder::address(address)?.method_timeout(LIMIT).build()
}

fn call<B: serde::Serialize + DynamicType>(
    connection: &Connection,
    program: &str,
    path: &str,
    interface: &str,
    method: &str,
    body: &B,
) -> zbus::Result<zbus::Message> {
    connection.call_method(Some(program), path, Some(interface), method, body)
}

/// Records announcements from now on.
fn listen(connection: &Connection) -> Arc<Mutex<Vec<String>>> {
    type Event = (String, i32, i32, OwnedValue, HashMap<String, OwnedValue>);
    let rule = MatchRule::builder().interface("org.a11y.atspi.Event.Object").expect("an interface");
    let rule = rule.member("Announcement").expect("a signal").build();
    let messages = MessageIterator::for_match_rule(rule, connection, None).expect("signals can be listened to");
    let announced = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&announced);
    thread::spawn(move || {
        // The thread ends with the bus.
        for message in messages.flatten() {
            let event: Option<Event> = message.body().deserialize().ok();
            let words = event.and_then(|(_, _, _, words, _)| String::try_from(words).ok());
            heard.lock().expect("nobody panicked with it").extend(words);
        }
    });
    announced
}

/// The view and the actions of a screen reader.
pub(crate) struct ScreenReader<'a> {
    bus: &'a Bus,
    program: String,
}

/// A node of the accessibility tree.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) name: String,
    pub(crate) description: String,
    pub(crate) role: Role,
    path: String,
    parent: String,
    states: u64,
}

/// The roles used here, with their numbers on the bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    CheckBox,
    ComboBox,
    Dialog,
    Frame,
    Label,
    MenuBar,
    MenuItem,
    PageTab,
    PageTabList,
    Panel,
    Button,
    RadioButton,
    SpinButton,
    ToggleButton,
    Toolbar,
    Entry,
    TreeItem,
    Other(u32),
}

impl Role {
    const fn of(number: u32) -> Self {
        match number {
            7 => Self::CheckBox,
            11 => Self::ComboBox,
            16 => Self::Dialog,
            23 => Self::Frame,
            29 => Self::Label,
            34 => Self::MenuBar,
            35 => Self::MenuItem,
            37 => Self::PageTab,
            38 => Self::PageTabList,
            39 => Self::Panel,
            43 => Self::Button,
            44 => Self::RadioButton,
            52 => Self::SpinButton,
            62 => Self::ToggleButton,
            63 => Self::Toolbar,
            79 => Self::Entry,
            91 => Self::TreeItem,
            other => Self::Other(other),
        }
    }
}

/// The states used here, with their numbers on the bus.
#[derive(Clone, Copy, Debug)]
pub(crate) enum State {
    Checked = 4,
    Enabled = 8,
    Focused = 12,
    Pressed = 20,
}

impl Node {
    pub(crate) const fn is(&self, state: State) -> bool {
        self.states & (1 << state as u64) != 0
    }
}

impl ScreenReader<'_> {
    /// All nodes of the window.
    pub(crate) fn everything(&self) -> Vec<Node> {
        type Reference = (String, OwnedObjectPath);
        type Item = (Reference, Reference, Reference, i32, i32, Vec<String>, String, u32, String, Vec<u32>);
        let answer = self.call("/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", &());
        let items: Vec<Item> = answer.body().deserialize().expect("the items of the window");
        let node = |(own, _, parent, _, _, _, name, role, description, states): Item| Node {
            name,
            description,
            role: Role::of(role),
            path: own.1.to_string(),
            parent: parent.1.to_string(),
            states: states.iter().rev().fold(0, |all, part| all << 32 | u64::from(*part)),
        };
        items.into_iter().map(node).collect()
    }

    /// Waits for a node for which `is_it` returns `true`.
    pub(crate) fn expect(&self, what: &str, is_it: impl Fn(&Node) -> bool) -> Node {
        let found = wait::poll(LIMIT, || self.everything().into_iter().find(|node| is_it(node)));
        found.unwrap_or_else(|| {
            let names = self.everything().into_iter().map(|node| format!("{} ({:?})", node.name, node.role));
            panic!("{what} is not heard; there are {}", names.collect::<Vec<_>>().join(", "))
        })
    }

    /// Waits for a node with this role and name.
    pub(crate) fn expect_named(&self, role: Role, name: &str) -> Node {
        self.expect(name, |node| node.role == role && node.name == name)
    }

    /// The children of a node, in reading order.
    pub(crate) fn inside(&self, part: &Node) -> Vec<Node> {
        let answer = self.call(&part.path, ACCESSIBLE, "GetChildren", &());
        let children: Vec<(String, OwnedObjectPath)> = answer.body().deserialize().expect("children");
        let all = self.everything();
        let read = |(_, path): (String, OwnedObjectPath)| all.iter().find(|node| node.path == path.as_str()).cloned();
        children.into_iter().filter_map(read).collect()
    }

    /// The parent of a node.
    pub(crate) fn part_of(&self, thing: &Node) -> Option<Node> {
        self.everything().into_iter().find(|node| node.path == thing.parent)
    }

    /// Presses a button of any kind.
    pub(crate) fn press(&self, thing: &Node) {
        let done: bool =
            self.call(&thing.path, "org.a11y.atspi.Action", "DoAction", &0).body().deserialize().expect("yes or no");
        assert!(done, "{thing:?} cannot be pressed");
    }

    /// The text of a text field.
    pub(crate) fn text(&self, field: &Node) -> String {
        let text = self.call(&field.path, "org.a11y.atspi.Text", "GetText", &(0, -1));
        text.body().deserialize().expect("a text")
    }

    /// The number in a field.
    pub(crate) fn number(&self, field: &Node) -> f64 {
        let asked = ("org.a11y.atspi.Value", "CurrentValue");
        let answer = self.call(&field.path, "org.freedesktop.DBus.Properties", "Get", &asked);
        let value: OwnedValue = answer.body().deserialize().expect("a value");
        f64::try_from(value).expect("a number")
    }

    /// Puts a number into a field.
    pub(crate) fn set_number(&self, field: &Node, number: f64) {
        let wanted = ("org.a11y.atspi.Value", "CurrentValue", Value::from(number));
        self.call(&field.path, "org.freedesktop.DBus.Properties", "Set", &wanted);
    }

    /// Puts a text into a field.
    pub(crate) fn set_text(&self, field: &Node, text: &str) {
        self.call(&field.path, "org.a11y.atspi.EditableText", "SetTextContents", &text);
    }

    /// Further attributes of a node, such as its index among its siblings.
    pub(crate) fn attributes(&self, thing: &Node) -> HashMap<String, String> {
        self.call(&thing.path, ACCESSIBLE, "GetAttributes", &()).body().deserialize().expect("attributes")
    }

    fn call<B: serde::Serialize + DynamicType>(
        &self,
        path: &str,
        interface: &str,
        method: &str,
        body: &B,
    ) -> zbus::Message {
        let answer = call(&self.bus.connection, &self.program, path, interface, method, body);
        answer.unwrap_or_else(|error| panic!("{interface}.{method} of {path}: {error}"))
    }
}
