//! The accessibility bus, over which a screen reader reads the window and works with it.
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

use super::desktop::Desk;
use super::wait::{self, LIMIT};

/// Where packages say how the services of theirs are started.
const SERVICES: &str = "/usr/share/dbus-1/services";

/// A session bus that knows of nothing else.
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

/// A session bus of its own, which ends with this value and takes what it started with it.
pub(crate) struct SessionBus {
    daemon: Child,
    address: String,
    _folder: TempDir,
}

impl SessionBus {
    /// Starts one for the programs of a desk that can start these services, each with its package.
    pub(crate) fn start(desk: &Desk, services: &[(&str, &str)]) -> Self {
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
        command.env("PATH", "/usr/bin:/bin").env("DISPLAY", desk.screen.display()).env("GSETTINGS_BACKEND", "memory");
        command.env("HOME", place).env("XDG_RUNTIME_DIR", place).stdin(Stdio::null()).stdout(Stdio::null());
        // The one that the GTK back end of the portal says it is for.
        command.env("XDG_CURRENT_DESKTOP", "gnome");
        let errors = fs::File::create(place.join("errors")).expect("a file for errors");
        let daemon = wait::start(command.stderr(errors));
        let address = format!("unix:path={}", place.join("bus").display());
        desk.set_bus(address.clone());
        Self { daemon, address, _folder: folder }
    }

    fn connect(&self) -> Connection {
        wait::poll(LIMIT, || connect(&self.address).ok()).expect("a session bus")
    }
}

impl Drop for SessionBus {
    fn drop(&mut self) {
        // A bus that is asked to end takes what it started with it. It may have ended by itself, which is as well.
        let ask = format!("kill -s TERM {}", self.daemon.id());
        let _ = Command::new("/bin/sh").args(["-c", &ask]).status();
        if wait::poll(LIMIT, || self.daemon.try_wait().ok().flatten()).is_none() {
            let _ = self.daemon.kill();
            let _ = self.daemon.wait();
        }
    }
}

/// A session bus and the accessibility bus beside it, which end with this value.
pub(crate) struct Bus {
    connection: Connection,
    /// What was announced, the newest last.
    announced: Arc<Mutex<Vec<String>>>,
    _session: SessionBus,
}

impl Bus {
    /// Starts both for the programs of a desk, and tells that somebody listens.
    pub(crate) fn start(desk: &Desk) -> Self {
        let bus = SessionBus::start(desk, &[("org.a11y.Bus", "at-spi2-core")]);
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

    /// Waits for the program and returns what is heard of it.
    pub(crate) fn ear(&self) -> Ear<'_> {
        let registry = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root");
        let found = wait::poll(LIMIT, || {
            let answer = call(&self.connection, registry.0, registry.1, ACCESSIBLE, "GetChildren", &()).ok()?;
            let children: Vec<(String, OwnedObjectPath)> = answer.body().deserialize().ok()?;
            children.into_iter().map(|(program, _)| program).next_back()
        });
        Ear { bus: self, program: found.expect("the program on the accessibility bus") }
    }

    /// What was announced until now, the newest last.
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

/// Takes down what is announced from now on.
fn listen(connection: &Connection) -> Arc<Mutex<Vec<String>>> {
    type Event = (String, i32, i32, OwnedValue, HashMap<String, OwnedValue>);
    let rule = MatchRule::builder().interface("org.a11y.atspi.Event.Object").expect("an interface");
    let rule = rule.member("Announcement").expect("a signal").build();
    let messages = MessageIterator::for_match_rule(rule, connection, None).expect("signals can be listened to");
    let announced = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&announced);
    thread::spawn(move || {
        // It ends with the bus.
        for message in messages.flatten() {
            let event: Option<Event> = message.body().deserialize().ok();
            let words = event.and_then(|(_, _, _, words, _)| String::try_from(words).ok());
            heard.lock().expect("nobody panicked with it").extend(words);
        }
    });
    announced
}

/// What is heard of the program, and what a screen reader can do with it.
pub(crate) struct Ear<'a> {
    bus: &'a Bus,
    program: String,
}

/// A thing in the window as the accessibility bus tells of it.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    pub(crate) name: String,
    pub(crate) description: String,
    pub(crate) role: Role,
    path: String,
    parent: String,
    states: u64,
}

/// The roles that are asked for here, by their numbers on the bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    CheckBox,
    ComboBox,
    Dialog,
    Frame,
    Label,
    MenuBar,
    MenuItem,
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

/// States that are asked for here, by their numbers on the bus.
#[derive(Clone, Copy, Debug)]
pub(crate) enum State {
    Checked = 4,
    Enabled = 8,
    Focused = 12,
    Pressed = 20,
}

impl Heard {
    pub(crate) const fn is(&self, state: State) -> bool {
        self.states & (1 << state as u64) != 0
    }
}

impl Ear<'_> {
    /// Everything in the window.
    pub(crate) fn everything(&self) -> Vec<Heard> {
        type Reference = (String, OwnedObjectPath);
        type Item = (Reference, Reference, Reference, i32, i32, Vec<String>, String, u32, String, Vec<u32>);
        let answer = self.call("/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", &());
        let items: Vec<Item> = answer.body().deserialize().expect("the items of the window");
        let heard = |(own, _, parent, _, _, _, name, role, description, states): Item| Heard {
            name,
            description,
            role: Role::of(role),
            path: own.1.to_string(),
            parent: parent.1.to_string(),
            states: states.iter().rev().fold(0, |all, part| all << 32 | u64::from(*part)),
        };
        items.into_iter().map(heard).collect()
    }

    /// Waits until there is one like this.
    pub(crate) fn expect(&self, what: &str, is_it: impl Fn(&Heard) -> bool) -> Heard {
        let found = wait::poll(LIMIT, || self.everything().into_iter().find(|heard| is_it(heard)));
        found.unwrap_or_else(|| {
            let names = self.everything().into_iter().map(|heard| format!("{} ({:?})", heard.name, heard.role));
            panic!("{what} is not heard; there are {}", names.collect::<Vec<_>>().join(", "))
        })
    }

    /// Waits until there is one of this role that has this name.
    pub(crate) fn expect_named(&self, role: Role, name: &str) -> Heard {
        self.expect(name, |heard| heard.role == role && heard.name == name)
    }

    /// What lies directly in a thing, in the order in which it is read.
    pub(crate) fn inside(&self, part: &Heard) -> Vec<Heard> {
        let answer = self.call(&part.path, ACCESSIBLE, "GetChildren", &());
        let children: Vec<(String, OwnedObjectPath)> = answer.body().deserialize().expect("children");
        let all = self.everything();
        let read = |(_, path): (String, OwnedObjectPath)| all.iter().find(|heard| heard.path == path.as_str()).cloned();
        children.into_iter().filter_map(read).collect()
    }

    /// What a thing lies in.
    pub(crate) fn part_of(&self, thing: &Heard) -> Option<Heard> {
        self.everything().into_iter().find(|heard| heard.path == thing.parent)
    }

    /// Presses what is a button of some kind.
    pub(crate) fn press(&self, thing: &Heard) {
        let done: bool =
            self.call(&thing.path, "org.a11y.atspi.Action", "DoAction", &0).body().deserialize().expect("yes or no");
        assert!(done, "{thing:?} cannot be pressed");
    }

    /// What stands in a text field.
    pub(crate) fn text(&self, field: &Heard) -> String {
        let text = self.call(&field.path, "org.a11y.atspi.Text", "GetText", &(0, -1));
        text.body().deserialize().expect("a text")
    }

    /// The number in a field.
    pub(crate) fn number(&self, field: &Heard) -> f64 {
        let asked = ("org.a11y.atspi.Value", "CurrentValue");
        let answer = self.call(&field.path, "org.freedesktop.DBus.Properties", "Get", &asked);
        let value: OwnedValue = answer.body().deserialize().expect("a value");
        f64::try_from(value).expect("a number")
    }

    /// Puts a number into a field.
    pub(crate) fn set_number(&self, field: &Heard, number: f64) {
        let wanted = ("org.a11y.atspi.Value", "CurrentValue", Value::from(number));
        self.call(&field.path, "org.freedesktop.DBus.Properties", "Set", &wanted);
    }

    /// Puts a text into a field.
    pub(crate) fn set_text(&self, field: &Heard, text: &str) {
        self.call(&field.path, "org.a11y.atspi.EditableText", "SetTextContents", &text);
    }

    /// What else is said of a thing, such as its place among others.
    pub(crate) fn attributes(&self, thing: &Heard) -> HashMap<String, String> {
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
