//! The window under test.

use std::cell::{RefCell, RefMut};
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Pos2, ViewportCommand, ViewportEvent, ViewportId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use fenwright::app::App;
use fenwright::app::command::{MenuEntry, menus};
use fenwright::app::file::FileDialog;
use fenwright::app::shell::desktop::PathAnswer;
use fenwright::app::shell::dialog::Dialog;
use fenwright::app::shell::dialog::Question;
use fenwright::app::shell::settings::Settings;
use fenwright::app::state::State;
use fenwright::app::ui::pointer::Tool;
use fenwright::document::Document;
use fenwright::document::background::Gate;
use fenwright::{Piece, Square, lang};

use super::fake_desktop::{FakeDesktop, World};
use super::input::LEFT;
use super::recorder::Recorder;
use super::tree::Node;

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
pub(crate) const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

/// Maximum time to wait for anything, on any machine.
const PATIENCE: Duration = Duration::from_mins(10);

pub(crate) struct Window {
    harness: Harness<'static, App>,
    world: Rc<RefCell<World>>,
    gate: Gate,
    pub(super) pointer: Pos2,
    pub(super) modifiers: Modifiers,
    recorder: Option<Recorder>,
}

impl Window {
    /// A new window with the start position.
    pub(crate) fn new() -> Self {
        Self::with(Document::new(), Settings::default())
    }

    /// A window with an unmodified, untitled document.
    pub(crate) fn showing(content: &str) -> Self {
        Self::with(Document::from_bytes(content.as_bytes().to_vec()), Settings::default())
    }

    /// A window with this file.
    pub(crate) fn on_file(path: &Path) -> Self {
        Self::with(open(path), Settings::default())
    }

    /// A window with these settings.
    pub(crate) fn with(document: Document, settings: Settings) -> Self {
        Self::sized(document, settings, [1180.0, 780.0])
    }

    /// A window of this size in points.
    pub(crate) fn sized(document: Document, settings: Settings, size: [f32; 2]) -> Self {
        Self::in_world(World::default(), document, settings, size)
    }

    /// A window on this desktop.
    pub(crate) fn in_world(world: World, document: Document, settings: Settings, size: [f32; 2]) -> Self {
        // Tables are made only in tests about them, because they take time.
        let settings = Settings { proves_positions: false, ..settings };
        // The gate must exist before the first thread starts.
        let gate = threads();
        let world = Rc::new(RefCell::new(world));
        let desktop = Box::new(FakeDesktop(Rc::clone(&world)));
        let harness = Harness::builder()
            .with_size(vec2(size[0], size[1]))
            .with_step_dt(1.0 / 60.0)
            .with_max_steps(12)
            .build_eframe(|context| App::new(&context.egui_ctx, desktop, settings, document));
        let recorder = Recorder::begin();
        Self { harness, world, gate, pointer: Pos2::ZERO, modifiers: Modifiers::NONE, recorder }
    }

    /// The state of the fake desktop.
    pub(crate) fn world(&self) -> RefMut<'_, World> {
        self.world.borrow_mut()
    }

    pub(crate) fn app(&self) -> &App {
        self.harness.state()
    }

    pub(crate) fn state(&self) -> &State {
        self.app().state()
    }

    pub(crate) fn document(&self) -> &Document {
        &self.state().document
    }

    /// The FEN of the position, in the form that the settings choose.
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
        self.state().displayed_fen().0.to_owned()
    }

    /// The active tool.
    pub(crate) fn tool(&self) -> Tool {
        self.state().board_editor.tool
    }

    /// The selected square.
    pub(crate) fn cursor(&self) -> Option<String> {
        self.document().cursor().map(|square| square.to_string())
    }

    /// The notices over the board, one per line.
    pub(crate) fn notices(&self) -> String {
        let notices = self.state().notices.list();
        notices.iter().map(|notice| notice.text.clone()).collect::<Vec<_>>().join("\n")
    }

    /// The content that saving would write.
    pub(crate) fn content(&self) -> String {
        let mut bytes = Vec::new();
        self.document().write_to(&mut bytes).expect("memory can be written");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    // Time and frames

    /// Runs frames until the window is at rest and no background thread works for it, except held threads and the
    /// solver.
    pub(crate) fn settle(&mut self) {
        loop {
            if self.is_spinning() {
                self.harness.run_steps(4);
            } else {
                self.harness.run_ok();
            }
            if self.is_waited_for() {
                self.wait_for_threads();
                continue;
            }
            let begun = self.gate.started_count();
            if !self.is_spinning() {
                self.harness.run();
            }
            // Threads that started in these last frames are waited for too, even if they have ended.
            if self.gate.started_count() == begun {
                break;
            }
        }
        self.record();
    }

    /// Records what is shown and what would be saved, if recording is on.
    fn record(&mut self) {
        /// Of larger files, only what is shown is recorded.
        const SMALL: usize = 1000;
        let Some(mut recorder) = self.recorder.take() else { return };
        let mut lines: Vec<String> = self.nodes().iter().map(|node| format!("{node:?}")).collect();
        if self.document().len() <= SMALL {
            lines.push(format!("file {:?}", self.content()));
        }
        lines.push(format!("clipboard {:?}", self.world().clipboard));
        recorder.add(lines);
        self.recorder = Some(recorder);
    }

    /// Returns `true` if a spinner is shown, while waiting or solving.
    fn is_spinning(&self) -> bool {
        self.state().waiting_for.is_some() || self.state().solving.is_busy()
    }

    fn is_waited_for(&self) -> bool {
        !self.gate.is_idle() && !self.gate.is_closed() && !self.state().solving.is_busy()
    }

    /// Waits until every background thread is done or held.
    pub(crate) fn wait_for_threads(&self) {
        assert!(self.gate.wait(PATIENCE), "it is still worked: {}", self.words());
    }

    /// Holds background threads, running ones included.
    pub(crate) fn hold_threads(&self) {
        self.gate.close();
    }

    /// Lets one held thread continue for a step, and waits for it.
    pub(crate) fn pass_one_thread(&self) {
        // It may just have started and not be held yet.
        self.wait_for_threads();
        self.gate.let_one_pass();
        self.wait_for_threads();
    }

    /// Lets held threads continue.
    pub(crate) fn let_threads_go(&self) {
        self.gate.open();
    }

    /// Runs frames until `is_so` returns `true`.
    pub(crate) fn frames_until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !is_so(self) {
            assert!(Instant::now() < end, "{what}: {}", self.words());
            std::thread::sleep(Duration::from_millis(2));
            self.frames(1);
        }
    }

    /// Runs this many frames.
    pub(crate) fn frames(&mut self, count: usize) {
        self.harness.run_steps(count);
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, seconds: f64) {
        self.let_time_pass(seconds);
        self.harness.step();
        self.settle();
    }

    /// Lets time pass until the next frame.
    pub(crate) fn let_time_pass(&mut self, seconds: f64) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + seconds);
    }

    /// Waits until the background work has ended.
    pub(crate) fn wait_for_background(&mut self) {
        self.frames_until("it is still waited for", |window| window.state().waiting_for.is_none());
        self.settle();
    }

    /// Waits until the work with a progress dialog has ended.
    pub(crate) fn wait_for_work(&mut self) {
        self.frames_until("the work goes on", |window| !window.is_working());
        self.settle();
    }

    /// Returns `true` during work with a progress dialog.
    pub(crate) fn is_working(&self) -> bool {
        matches!(self.state().dialog, Some(Dialog::Job { .. }))
    }

    /// Waits until the whole file is searched.
    pub(crate) fn wait_for_search(&mut self) {
        self.frames_until("it is still searched", |window| window.state().list.search.progress().is_none());
    }

    /// Returns `true` if a question is open whose title, text or answers contain these words.
    pub(crate) fn asks(&self, words: &str) -> bool {
        match self.state().file.dialog().filter(|_| self.state().dialog == Some(Dialog::File)) {
            Some(FileDialog::Question(Question { title, text, answers, .. })) => {
                let labels = answers.iter().map(|(label, _)| *label);
                let mut all = labels.chain(text.iter().map(String::as_str)).chain([title.as_str()]);
                all.any(|said| said.contains(words))
            }
            Some(FileDialog::Split(_)) => words == "Split",
            Some(FileDialog::Path(_)) | None => false,
        }
    }

    /// The text below the title of the open question.
    pub(crate) fn question_text(&self) -> Option<String> {
        match self.state().file.dialog().filter(|_| self.state().dialog == Some(Dialog::File))? {
            FileDialog::Question(question) => Some(question.text.join(" ")),
            _ => None,
        }
    }

    /// Runs one frame with these events.
    pub(crate) fn frame(&mut self, events: impl IntoIterator<Item = Event>) {
        self.harness.input_mut().events.extend(events);
        self.harness.step();
        self.record();
    }

    // The accessibility tree

    /// The root of the tree.
    pub(crate) fn root(&self) -> egui_kittest::Node<'_> {
        self.harness.root()
    }

    /// Every node with a name or a value.
    pub(crate) fn nodes(&self) -> Vec<Node> {
        let root = self.harness.root();
        root.children_recursive().filter_map(|node| Node::read(&node)).collect()
    }

    /// The control with this name; the uppermost one if there are several. Tabs have their own method.
    pub(crate) fn find(&self, name: &str) -> Option<Node> {
        let is_it = |node: &Node| node.name == name && node.is_control() && node.role != Role::Tab;
        self.nodes().into_iter().rfind(is_it)
    }

    /// The tab of the side panel with this name.
    pub(crate) fn tab(&self, name: &str) -> Node {
        let found = self.nodes().into_iter().find(|node| node.name == name && node.role == Role::Tab);
        found.unwrap_or_else(|| self.missing(name))
    }

    /// Moves the pointer onto the tab with this name.
    pub(crate) fn hover_tab(&mut self, name: &str) {
        let place = self.tab(name).rect.center();
        self.move_to(place);
        self.settle();
    }

    /// Opens the tab of the side panel with this name.
    pub(crate) fn open_tab(&mut self, name: &str) {
        let place = self.tab(name).rect.center();
        self.click_at(place);
    }

    /// The control with this name.
    pub(crate) fn node(&self, name: &str) -> Node {
        self.find(name).unwrap_or_else(|| self.missing(name))
    }

    fn missing(&self, name: &str) -> ! {
        let is_square = |node: &Node| node.name.split(", ").next().is_some_and(|name| name.parse::<Square>().is_ok());
        let nodes = self.nodes().into_iter().filter(|node| !node.name.is_empty() && !is_square(node));
        let names: Vec<String> = nodes.map(|node| format!("{} ({:?})", node.name, node.role)).collect();
        panic!("nothing is called {name:?}; there are {}", names.join(", "))
    }

    /// The node of a square.
    pub(crate) fn square(&self, square: &str) -> Node {
        let start = format!("{square}, ");
        let is_it = |node: &Node| node.name.starts_with(&start) && node.is_control();
        self.nodes().into_iter().find(is_it).unwrap_or_else(|| self.missing(&start))
    }

    /// Returns `true` if these words are shown anywhere in the window.
    pub(crate) fn sees(&self, words: &str) -> bool {
        self.nodes().iter().any(|node| node.name.contains(words) || node.value.contains(words))
    }

    /// All texts in the window.
    pub(crate) fn words(&self) -> String {
        let line = |node: Node| if node.name.is_empty() { node.value } else { node.name };
        self.nodes().into_iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// The centre of a square or a control, or the place "off" beside the board.
    pub(crate) fn place(&self, name: &str) -> Pos2 {
        if name == "off" {
            let board = self.square("a8").rect;
            return board.left_top() - vec2(6.0, 0.0);
        }
        if name.parse::<Square>().is_ok() { self.square(name).rect.center() } else { self.node(name).rect.center() }
    }

    // Compound actions

    /// Opens a menu of the menu bar. A button may have the same name.
    pub(crate) fn open_menu(&mut self, title: &str) {
        let is_it = |node: &Node| node.role == Role::MenuItem && node.name == title;
        let title = self.nodes().into_iter().find(is_it).unwrap_or_else(|| self.missing(title));
        self.click_at(title.rect.center());
    }

    /// Opens a menu and clicks an entry of it or of a submenu.
    pub(crate) fn menu(&mut self, menu: &str, entry: &str) {
        self.open_menu(menu);
        let entries = menus().iter().flat_map(|(_, groups)| groups.iter().flatten());
        for inner in entries {
            let holds_it = inner.commands().any(|command| command.name() == entry);
            if let (MenuEntry::Submenu(title, _), true) = (inner, holds_it) {
                self.click(lang::text(title).expect("a title"));
            }
        }
        let row = self.menu_entry(entry);
        assert!(row.enabled, "{entry} is disabled");
        self.click_at(row.rect.center());
    }

    /// An entry of the open menu. The name of "Undo" continues with the name of the step.
    pub(crate) fn menu_entry(&self, entry: &str) -> Node {
        let start = format!("{entry} ");
        let is_it = |node: &Node| node.name == entry || node.name.starts_with(&start);
        let mut found: Vec<Node> = self.nodes().into_iter().filter(|node| node.is_control() && is_it(node)).collect();
        // Entries are wide. A button elsewhere may have the same name.
        found.sort_by(|one, other| {
            one.rect.width().total_cmp(&other.rect.width()).then((other.name.len()).cmp(&one.name.len()))
        });
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

    /// Selects the whole text of the FEN box and types over it.
    pub(crate) fn type_fen(&mut self, text: &str) {
        self.ctrl(Key::L);
        self.ctrl(Key::A);
        self.type_keys(text);
    }

    /// Undoes a step while no text field has the focus.
    pub(crate) fn undo(&mut self) {
        self.menu("Edit", "Undo");
    }

    /// Closes the open file dialog with this answer.
    pub(crate) fn end_dialog(&mut self, answer: PathAnswer) {
        self.world().end_dialog(answer);
        self.frames(2);
        self.settle();
    }

    /// Presses the close button of the window. Returns `true` if the window will close.
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

    /// The viewport commands of the last frame.
    pub(crate) fn commands(&self) -> Vec<ViewportCommand> {
        let outputs = &self.harness.output().viewport_output;
        outputs.get(&ViewportId::ROOT).map(|output| output.commands.clone()).unwrap_or_default()
    }

    /// Drops a file onto the window.
    pub(crate) fn drop_file(&mut self, path: &Path) {
        self.drop_files(&[path]);
    }

    pub(crate) fn drop_files(&mut self, paths: &[impl AsRef<Path>]) {
        for path in paths {
            self.harness.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(path.as_ref().to_owned())));
        }
        self.harness.step();
        self.settle();
    }

    /// The textures that the last frame made or changed.
    pub(crate) fn textures_changed(&self) -> Vec<egui::TextureId> {
        self.harness.output().textures_delta.set.keys().copied().collect()
    }

    /// Allows characters that the fonts of the tests lack. A real window draws a square for them.
    pub(crate) fn allow_missing_glyphs(&mut self) {
        self.harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    }

    /// The harness, for actions that have no method here.
    pub(crate) fn harness(&mut self) -> &mut Harness<'static, App> {
        &mut self.harness
    }
}

impl Drop for Window {
    /// Lets the held threads of this window continue.
    fn drop(&mut self) {
        self.gate.open();
    }
}

/// The gate of the background threads of this test.
pub(crate) fn threads() -> Gate {
    Gate::for_this_thread()
}

/// Opens a document for a window.
pub(crate) fn open(path: &Path) -> Document {
    // The gate must exist before the reading thread starts.
    threads();
    Document::open(path).expect("the file can be opened")
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

/// The brush with a piece, given by its letter.
pub(crate) fn brush(letter: char) -> Tool {
    Tool::Brush(Piece::from_letter(letter).expect("a piece's letter"))
}
