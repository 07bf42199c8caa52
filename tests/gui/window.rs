//! The window under test, with hands on its mouse and keyboard.

use std::cell::{RefCell, RefMut};
use std::path::Path;
use std::rc::Rc;

use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, TouchPhase, ViewportCommand,
    ViewportEvent, ViewportId, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT};
use fenwright::app::App;
use fenwright::app::desktop::PathAnswer;
use fenwright::app::settings::Settings;
use fenwright::app::state::State;
use fenwright::app::tool::Tool;
use fenwright::document::Document;
use fenwright::{Piece, Square};

use super::desktop::{FakeDesktop, World};

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
pub(crate) const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

/// The primary, secondary and middle buttons of the mouse.
pub(crate) const LEFT: PointerButton = PointerButton::Primary;
pub(crate) const RIGHT: PointerButton = PointerButton::Secondary;
pub(crate) const MIDDLE: PointerButton = PointerButton::Middle;

/// The window under test.
pub(crate) struct Window {
    harness: Harness<'static, App>,
    world: Rc<RefCell<World>>,
    pointer: Pos2,
    modifiers: Modifiers,
}

/// A node of the accessibility tree.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) name: String,
    pub(crate) role: egui::accesskit::Role,
    pub(crate) rect: Rect,
    pub(crate) enabled: bool,
    pub(crate) selected: bool,
    pub(crate) focused: bool,
    pub(crate) value: String,
}

impl Window {
    /// A new window with the start position.
    pub(crate) fn new() -> Self {
        Self::with(Document::new(), Settings::default())
    }

    /// A window on an unmodified, untitled file with this content.
    pub(crate) fn showing(content: &str) -> Self {
        Self::with(Document::from_bytes(content.as_bytes().to_vec()), Settings::default())
    }

    /// A window on this file.
    pub(crate) fn on_file(path: &Path) -> Self {
        Self::with(Document::open(path).expect("the file can be opened"), Settings::default())
    }

    /// A window with these settings.
    pub(crate) fn with(document: Document, settings: Settings) -> Self {
        Self::sized(document, settings, [1180.0, 780.0])
    }

    /// A window of this size in points.
    pub(crate) fn sized(document: Document, settings: Settings, size: [f32; 2]) -> Self {
        let world = Rc::new(RefCell::new(World::default()));
        let desktop = Box::new(FakeDesktop(Rc::clone(&world)));
        let harness = Harness::builder()
            .with_size(vec2(size[0], size[1]))
            .with_step_dt(1.0 / 60.0)
            .with_max_steps(12)
            .build_eframe(|context| App::new(&context.egui_ctx, desktop, settings, document));
        Self { harness, world, pointer: Pos2::ZERO, modifiers: Modifiers::NONE }
    }

    /// What is around the window.
    pub(crate) fn world(&self) -> RefMut<'_, World> {
        self.world.borrow_mut()
    }

    /// Everything the window shows.
    pub(crate) fn state(&self) -> &State {
        self.harness.state().state()
    }

    /// The document in the window.
    pub(crate) fn document(&self) -> &Document {
        &self.state().document
    }

    /// The FEN of the position, as the settings want it.
    pub(crate) fn fen(&self) -> String {
        self.state().fen()
    }

    /// The first field of the FEN.
    pub(crate) fn placement(&self) -> String {
        self.field(0)
    }

    /// A field of the FEN, counted from 0.
    pub(crate) fn field(&self, index: usize) -> String {
        self.fen().split(' ').nth(index).unwrap_or_default().to_owned()
    }

    /// The text in the FEN box.
    pub(crate) fn box_text(&self) -> String {
        self.state().fen.text().to_owned()
    }

    /// The active tool.
    pub(crate) fn tool(&self) -> Tool {
        self.state().hands.tool
    }

    /// The selected square.
    pub(crate) fn cursor(&self) -> Option<String> {
        self.document().cursor().map(|square| square.to_string())
    }

    /// The messages over the board, one a line.
    pub(crate) fn notices(&self) -> String {
        let notices = self.state().notices.list();
        notices.iter().map(|notice| notice.text.clone()).collect::<Vec<_>>().join("\n")
    }

    /// The file's bytes as saving would write them.
    pub(crate) fn content(&self) -> String {
        let mut bytes = Vec::new();
        self.document().write_to(&mut bytes).expect("memory can be written");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    // Time and frames

    /// Runs frames until the window comes to rest.
    pub(crate) fn settle(&mut self) {
        if self.state().waiting.is_some() {
            // A spinner turns while something is waited for.
            self.harness.run_steps(4);
        } else {
            self.harness.run_ok();
        }
        if self.state().waiting.is_none() {
            self.harness.run();
        }
    }

    /// Runs this many frames.
    pub(crate) fn frames(&mut self, count: usize) {
        self.harness.run_steps(count);
    }

    /// Lets time go by.
    pub(crate) fn wait(&mut self, seconds: f64) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + seconds);
        self.harness.step();
        self.settle();
    }

    /// Waits until what goes on in the background has ended.
    pub(crate) fn wait_for_background(&mut self) {
        for _ in 0..500 {
            if self.state().waiting.is_none() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
            self.harness.step();
        }
        self.settle();
    }

    /// Runs one frame with these events in it.
    pub(crate) fn frame(&mut self, events: impl IntoIterator<Item = Event>) {
        self.harness.input_mut().events.extend(events);
        self.harness.step();
    }

    // The accessibility tree

    /// Every node with a name or a value.
    pub(crate) fn nodes(&self) -> Vec<Node> {
        let root = self.harness.root();
        root.children_recursive().filter_map(|node| read_node(&node.accesskit_node(), node.rect_of()?)).collect()
    }

    /// The node that has this name and can be used, the uppermost if there are several.
    pub(crate) fn find(&self, name: &str) -> Option<Node> {
        self.nodes().into_iter().rfind(|node| node.name == name && node.is_control())
    }

    /// The node that has this name and can be used.
    pub(crate) fn node(&self, name: &str) -> Node {
        self.find(name).unwrap_or_else(|| self.missing(name))
    }

    fn missing(&self, name: &str) -> ! {
        let is_square = |node: &Node| node.name.split(", ").next().is_some_and(|name| name.parse::<Square>().is_ok());
        let named = self.nodes().into_iter().filter(|node| !node.name.is_empty() && !is_square(node));
        let names: Vec<String> = named.map(|node| format!("{} ({:?})", node.name, node.role)).collect();
        panic!("nothing is called {name:?}; there are {}", names.join(", "))
    }

    /// The node of a square.
    pub(crate) fn square(&self, square: &str) -> Node {
        let start = format!("{square}, ");
        let is_it = |node: &Node| node.name.starts_with(&start) && node.is_control();
        self.nodes().into_iter().find(is_it).unwrap_or_else(|| self.missing(&start))
    }

    /// Whether this can be read anywhere in the window.
    pub(crate) fn sees(&self, words: &str) -> bool {
        self.nodes().iter().any(|node| node.name.contains(words) || node.value.contains(words))
    }

    /// Everything that can be read in the window.
    pub(crate) fn words(&self) -> String {
        let line = |node: Node| if node.name.is_empty() { node.value } else { node.name };
        self.nodes().into_iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// The centre of a square, a control or the place "off" beside the board.
    pub(crate) fn place(&self, name: &str) -> Pos2 {
        if name == "off" {
            let board = self.square("a8").rect;
            return board.left_top() - vec2(6.0, 0.0);
        }
        if name.parse::<Square>().is_ok() { self.square(name).rect.center() } else { self.node(name).rect.center() }
    }

    // The mouse

    /// Moves the pointer in one event.
    pub(crate) fn move_to(&mut self, at: Pos2) {
        self.pointer = at;
        self.frame([Event::PointerMoved(at)]);
    }

    /// Moves the pointer onto a square or a control.
    pub(crate) fn hover(&mut self, name: &str) {
        let at = self.place(name);
        self.move_to(at);
        self.settle();
    }

    /// The pointer leaves the window.
    pub(crate) fn leave(&mut self) {
        self.frame([Event::PointerGone]);
        self.settle();
    }

    fn button(&self, button: PointerButton, pressed: bool) -> Event {
        Event::PointerButton { pos: self.pointer, button, pressed, modifiers: self.modifiers }
    }

    /// Presses a mouse button where the pointer is.
    pub(crate) fn press(&mut self, button: PointerButton) {
        let event = self.button(button, true);
        self.frame([event]);
    }

    /// Releases a mouse button where the pointer is.
    pub(crate) fn release(&mut self, button: PointerButton) {
        let event = self.button(button, false);
        self.frame([event]);
        self.settle();
    }

    /// Releases a mouse button and runs one frame only.
    pub(crate) fn release_in_one_frame(&mut self, button: PointerButton) {
        let event = self.button(button, false);
        self.frame([event]);
    }

    /// Clicks on a square or a control.
    pub(crate) fn click(&mut self, name: &str) {
        self.click_with(LEFT, name);
    }

    /// Clicks with this button on a square or a control.
    pub(crate) fn click_with(&mut self, button: PointerButton, name: &str) {
        self.hover(name);
        self.press(button);
        self.release(button);
        // Two quick clicks would be a double click.
        self.wait(0.5);
    }

    /// Drags from one place to another.
    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        self.sweep_with(LEFT, &[from, to]);
    }

    /// Presses on the first place, moves over the others and releases on the last one.
    pub(crate) fn sweep(&mut self, places: &[&str]) {
        self.sweep_with(LEFT, places);
    }

    /// Sweeps with this button.
    pub(crate) fn sweep_with(&mut self, button: PointerButton, places: &[&str]) {
        let points: Vec<Pos2> = places.iter().map(|place| self.place(place)).collect();
        self.move_to(points[0]);
        self.press(button);
        for point in &points[1..] {
            self.move_to(*point);
        }
        self.release(button);
        self.wait(0.5);
    }

    /// Holds these modifiers for what follows.
    pub(crate) fn hold(&mut self, modifiers: Modifiers) {
        self.modifiers = modifiers;
        self.frame([Event::ModifiersChanged(modifiers)]);
    }

    /// Turns the wheel by this many notches, down if positive.
    pub(crate) fn wheel(&mut self, notches: i32) {
        for _ in 0..notches.abs() {
            let event = Event::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, -notches.signum() as f32),
                phase: TouchPhase::Move,
                source: MouseWheelSource::Wheel,
                modifiers: self.modifiers,
            };
            self.frame([event]);
        }
        self.settle();
    }

    // The keyboard

    fn key_event(key: Key, pressed: bool, modifiers: Modifiers) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
    }

    /// Presses and releases a key.
    pub(crate) fn key(&mut self, key: Key) {
        self.key_with(Modifiers::NONE, key);
    }

    /// Presses and releases a key with modifiers.
    pub(crate) fn key_with(&mut self, modifiers: Modifiers, key: Key) {
        self.hold(modifiers);
        self.frame([Self::key_event(key, true, modifiers)]);
        self.frame([Self::key_event(key, false, modifiers)]);
        self.hold(Modifiers::NONE);
        self.settle();
    }

    /// Ctrl and a key.
    pub(crate) fn ctrl(&mut self, key: Key) {
        self.key_with(ctrl(), key);
    }

    /// Ctrl, Shift and a key.
    pub(crate) fn ctrl_shift(&mut self, key: Key) {
        self.key_with(ctrl() | Modifiers::SHIFT, key);
    }

    /// Puts the key of a character down, as a keyboard does: the key and its text in one frame.
    pub(crate) fn letter_down(&mut self, character: char) {
        let modifiers = if character.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
        let key = key_of(character).map(|key| Self::key_event(key, true, modifiers));
        self.frame(key.into_iter().chain([Event::Text(character.to_string())]));
    }

    /// Lets the key of a character go.
    pub(crate) fn letter_up(&mut self, character: char) {
        let modifiers = if character.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
        let key = key_of(character).map(|key| Self::key_event(key, false, modifiers));
        self.frame(key);
    }

    /// Types characters one after another.
    pub(crate) fn type_keys(&mut self, characters: &str) {
        for character in characters.chars() {
            self.letter_down(character);
            self.letter_up(character);
        }
        self.settle();
    }

    // Longer ways

    /// Opens a menu and clicks on an entry of it.
    pub(crate) fn menu(&mut self, menu: &str, entry: &str) {
        self.click(menu);
        let row = self.menu_entry(entry);
        assert!(row.enabled, "{entry} is disabled");
        self.click_at(row.rect.center());
    }

    /// The entry of the open menu, whose name may say which step it undoes.
    pub(crate) fn menu_entry(&self, entry: &str) -> Node {
        let start = format!("{entry} ");
        let is_it = |node: &Node| node.name == entry || node.name.starts_with(&start);
        let mut found: Vec<Node> = self.nodes().into_iter().filter(|node| node.is_control() && is_it(node)).collect();
        // Entries are wide; a button elsewhere can have the same name.
        found.sort_by(|one, other| one.rect.width().total_cmp(&other.rect.width()).then((other.name.len()).cmp(&one.name.len())));
        found.pop().unwrap_or_else(|| self.missing(entry))
    }

    /// Clicks at a point.
    pub(crate) fn click_at(&mut self, at: Pos2) {
        self.move_to(at);
        self.settle();
        self.press(LEFT);
        self.release(LEFT);
        self.wait(0.5);
    }

    /// Puts the caret into the FEN box, with the whole text selected, and types.
    pub(crate) fn type_fen(&mut self, text: &str) {
        self.ctrl(Key::L);
        self.ctrl(Key::A);
        self.type_keys(text);
    }

    /// Undo as from outside of a text field.
    pub(crate) fn undo(&mut self) {
        self.menu("Edit", "Undo");
    }

    /// The file dialog that is open ends like this.
    pub(crate) fn end_dialog(&mut self, answer: PathAnswer) {
        self.world().end_dialog(answer);
        self.frames(2);
        self.settle();
    }

    /// The window's own button for closing is pressed; returns whether the window will close.
    pub(crate) fn close(&mut self) -> bool {
        let viewport = self.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).expect("there is a window");
        viewport.events.push(ViewportEvent::Close);
        self.harness.step();
        let stays = self.commands().contains(&ViewportCommand::CancelClose);
        if stays {
            self.settle();
        }
        !stays
    }

    /// What the window asked of the system in the last frame.
    pub(crate) fn commands(&self) -> Vec<ViewportCommand> {
        let outputs = &self.harness.output().viewport_output;
        outputs.get(&ViewportId::ROOT).map(|output| output.commands.clone()).unwrap_or_default()
    }

    /// A file is dropped onto the window.
    pub(crate) fn drop_file(&mut self, path: &Path) {
        self.harness.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(path.to_owned())));
        self.harness.step();
        self.settle();
    }

    /// The textures that the last frame made or changed.
    pub(crate) fn textures_changed(&self) -> Vec<egui::TextureId> {
        self.harness.output().textures_delta.set.iter().map(|(id, _)| *id).collect()
    }

    /// Shows a square for a character that the fonts of the tests lack, as a real window does.
    pub(crate) fn allow_missing_glyphs(&mut self) {
        self.harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    }

    /// The harness, for what has no word of its own here.
    pub(crate) fn harness(&mut self) -> &mut Harness<'static, App> {
        &mut self.harness
    }
}

#[derive(Debug)]
struct Dropped(std::path::PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

trait RectOf {
    fn rect_of(&self) -> Option<Rect>;
}

impl RectOf for egui_kittest::Node<'_> {
    fn rect_of(&self) -> Option<Rect> {
        self.accesskit_node().bounding_box().map(|_| self.rect())
    }
}

fn read_node(node: &AccessKitNode<'_>, rect: Rect) -> Option<Node> {
    let name = node.label().unwrap_or_default();
    let value = node.value().unwrap_or_default();
    let is_nothing = name.is_empty() && value.is_empty();
    let is_selected = node.is_selected().unwrap_or(false) || node.toggled() == Some(egui::accesskit::Toggled::True);
    let read = Node {
        role: node.role(),
        enabled: !node.is_disabled(),
        selected: is_selected,
        focused: node.is_focused(),
        name,
        rect,
        value,
    };
    (!is_nothing && !node.is_hidden()).then_some(read)
}

impl Node {
    /// Whether it is something to use and not only to read.
    pub(crate) fn is_control(&self) -> bool {
        use egui::accesskit::Role;
        !matches!(self.role, Role::Label | Role::TextRun | Role::GenericContainer | Role::Window | Role::Unknown)
    }
}

/// Ctrl, or on a Mac the command key.
pub(crate) fn ctrl() -> Modifiers {
    Modifiers { ctrl: true, command: true, ..Modifiers::NONE }
}

/// The key on which a character stands.
fn key_of(character: char) -> Option<Key> {
    match character {
        ' ' => Some(Key::Space),
        '/' => Some(Key::Slash),
        '-' => Some(Key::Minus),
        other => Key::from_name(&other.to_ascii_uppercase().to_string()),
    }
}

/// The brush of a piece by its letter.
pub(crate) fn brush(letter: char) -> Tool {
    Tool::Brush(Piece::from_letter(letter).expect("a piece's letter"))
}
