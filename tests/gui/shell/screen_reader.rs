//! The output of screen readers: each node with its part of the window, its role and its place among others, and the
//! announcements of changes.

use egui::accesskit::{Live, Role};
use egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::{AccessKitNode, NodeT};
use fenwright::app::command::menus;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;
use fenwright::lang;

use crate::support::window::{EMPTY, START, Window};

/// W. Haring, 1977: mate in two.
const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";
const THREE: &str =
    "# one\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\n# two\n8/8/8/8/8/8/8/8 w - - 0 1\n# three\n8/8/8 w - - 0 1\n";

/// A node as screen readers present it.
#[derive(Debug)]
struct Heard {
    name: String,
    role: Role,
    description: String,
    /// The parts that contain it, innermost first.
    parts: Vec<(String, Role)>,
    /// Its index among its siblings, as the containing part states it.
    place: Option<usize>,
    of: Option<usize>,
    is_enabled: bool,
    is_selected: bool,
    live: Live,
}

/// Returns `false` for nodes that only contain others.
fn is_heard(node: &AccessKitNode<'_>) -> bool {
    !matches!(node.role(), Role::GenericContainer | Role::TextRun)
}

impl Heard {
    fn of(node: AccessKitNode<'_>) -> Self {
        let above = || std::iter::successors(node.parent(), AccessKitNode::parent);
        Self {
            name: name(&node),
            role: node.role(),
            description: node.data().description().unwrap_or_default().to_owned(),
            parts: above().filter(is_heard).map(|part| (name(&part), part.role())).collect(),
            place: node.data().position_in_set(),
            of: above().find_map(|part| part.data().size_of_set()),
            is_enabled: !node.is_disabled(),
            is_selected: node.is_selected() == Some(true),
            live: node.live(),
        }
    }

    fn part(&self) -> &str {
        self.parts.first().map_or("", |(name, _)| name)
    }
}

fn name(node: &AccessKitNode<'_>) -> String {
    let name = if node.label_comes_from_value() { node.value() } else { node.label() };
    name.unwrap_or_default()
}

/// All nodes of the window, in reading order.
fn heard(window: &Window) -> Vec<Heard> {
    let root = window.root();
    let inner = root.children_recursive().map(|node| node.accesskit_node());
    let inner = inner.filter(|node| !node.is_hidden() && is_heard(node));
    [root.accesskit_node()].into_iter().chain(inner).map(Heard::of).collect()
}

/// The names of the nodes with a role, in reading order.
fn names(window: &Window, role: Role) -> Vec<String> {
    heard(window).into_iter().filter(|one| one.role == role).map(|one| one.name).collect()
}

fn the(window: &Window, name: &str) -> Heard {
    let found = heard(window).into_iter().rfind(|one| one.name == name);
    found.unwrap_or_else(|| panic!("nothing is called {name:?}: {}", window.words()))
}

/// The last announcement.
fn said(window: &Window) -> String {
    let live = heard(window).into_iter().find(|one| one.live == Live::Polite);
    live.map(|one| one.name).unwrap_or_default()
}

/// The words that a screen reader adds for a role. A name must not end with them.
const fn words_of(role: Role) -> &'static [&'static str] {
    match role {
        Role::Button => &["button", "link"],
        Role::CheckBox | Role::MenuItemCheckBox => &["box", "checkbox"],
        Role::Switch => &["switch"],
        Role::RadioButton => &["button", "radio"],
        Role::TextInput | Role::MultilineTextInput | Role::SpinButton => &["field", "box", "input"],
        Role::ComboBox => &["menu", "box", "list"],
        Role::MenuItem | Role::MenuItemRadio => &["item", "menu"],
        Role::ListBox | Role::List => &["list"],
        Role::ListBoxOption | Role::ListItem => &["item", "row"],
        Role::Dialog => &["dialog"],
        Role::Toolbar => &["toolbar"],
        Role::MenuBar => &["bar"],
        Role::Slider => &["slider"],
        Role::Tree => &["tree"],
        _ => &[],
    }
}

/// Returns `true` for roles whose nodes state their index among others.
const fn is_one_of_several(role: Role) -> bool {
    matches!(role, Role::ListItem | Role::ListBoxOption | Role::RadioButton | Role::MenuItemRadio | Role::TreeItem)
}

fn assert_all_is_heard(window: &Window, state: &str) {
    let all = heard(window);
    assert!(all[0].name.ends_with(" - Fenwright"), "{state}: the window is called {:?}", all[0].name);
    for one in &all {
        let needs_name = egui::accessibility::is_input(one.role)
            || is_one_of_several(one.role)
            || matches!(one.role, Role::Dialog | Role::Group | Role::List | Role::ListBox | Role::Toolbar | Role::Pane);
        assert!(!needs_name || !one.name.trim().is_empty(), "{state}: {one:?} has no name");
        let last = one.name.to_lowercase();
        let last = last.trim_end_matches(['.', '…']).rsplit([' ', ',']).next().unwrap_or_default();
        assert!(!words_of(one.role).contains(&last), "{state}: {one:?} carries its role");
        if is_one_of_several(one.role) {
            let place = one.place.unwrap_or_else(|| panic!("{state}: {one:?} has no place"));
            let of = if one.role == Role::TreeItem { usize::MAX } else { one.of.unwrap_or_default() };
            assert!(place < of, "{state}: {one:?} is {place} of {of}");
        }
        if matches!(one.role, Role::MenuItem | Role::MenuItemCheckBox | Role::MenuItemRadio) {
            let menu = one.parts.first().map(|(_, role)| *role);
            assert!(matches!(menu, Some(Role::Menu | Role::MenuBar)), "{state}: {one:?} is in no menu");
        }
    }
    let is_covered = window.state().dialog.is_some();
    let squares = if is_covered { 0 } else { window.document().position().board.size().squares().count() };
    let board = ("Board".to_owned(), Role::Group);
    let in_board = all.iter().filter(|one| one.parts.first() == Some(&board)).count();
    assert_eq!(in_board, squares, "{state}: squares in the board");
}

/// The place of the node whose name starts like this.
fn the_place(window: &Window, start: &str) -> Pos2 {
    let found = window.nodes().into_iter().find(|node| node.name.starts_with(start));
    found.unwrap_or_else(|| panic!("nothing begins with {start:?}: {}", window.words())).rect.center()
}

fn wait_for_answer(window: &mut Window) {
    window.frames(1);
    window.frames_until("the search goes on", |window| !window.state().solving.is_busy());
    window.settle();
}

#[test]
fn everything_is_heard_with_its_role_and_its_place() {
    let mut window = Window::showing(START);
    assert_all_is_heard(&window, "at the start");
    assert_all_is_heard(&Window::showing(THREE), "a list");
    assert_all_is_heard(&Window::showing("4k3/8/8/8/8/8/8/4K2Q w - - 0 1"), "one problem");
    assert_all_is_heard(&Window::showing("KKKKK3/8/8/8/8/8/8/PPP5 w KQkq e3 0 1"), "many problems");
    window.click("En passant square");
    assert_all_is_heard(&window, "a drop-down");
    let mut window = Window::showing(HARING);
    window.key(Key::F5);
    wait_for_answer(&mut window);
    assert_all_is_heard(&window, "an answer");
    window.key(Key::ArrowDown);
    assert_all_is_heard(&window, "a solution on the board");
    let mut window = Window::showing(START);
    window.menu("Position", "Try moves");
    window.drag("e2", "e4");
    assert_all_is_heard(&window, "moves");
    let mut window = Window::showing(EMPTY);
    window.type_fen("8/8/3q4/8/8/8/8/7 w - - 0 1");
    assert_all_is_heard(&window, "a fault");
    let mut window = Window::showing("# t\n# by Somebody\n8/8/8/8/8/8/8/8 w - - 0 1\n");
    window.open_tab("Details");
    assert_all_is_heard(&window, "the details");
    window.click("More fields");
    assert_all_is_heard(&window, "details");
}

#[test]
fn every_menu_and_dialog_is_heard() {
    let mut window = Window::showing(THREE);
    for (menu, _) in menus() {
        window.open_menu(lang::text(menu).expect("a title"));
        assert_all_is_heard(&window, menu);
        window.key(Key::Escape);
    }
    window.click("Filter");
    assert_all_is_heard(&window, "filters");
    window.key(Key::Escape);
    for (menu, entry) in [
        ("File", "Split file…"),
        ("File", "Export diagram…"),
        ("File", "Export all positions…"),
        ("Solve", "Check all puzzles…"),
        ("Position", "Chess960 position…"),
        ("Position", "Position library…"),
        ("Position", "Random position…"),
        ("List", "Go to position…"),
        ("View", "Board and pieces…"),
        ("View", "Custom colours…"),
        ("Help", "All commands…"),
        ("Help", "Keys and mouse"),
        ("Help", "About Fenwright"),
    ] {
        window.menu(menu, entry);
        let dialogs = heard(&window).into_iter().filter(|one| one.role == Role::Dialog);
        assert_eq!(dialogs.map(|one| one.name).filter(|name| !name.is_empty()).count(), 1, "{entry}");
        assert_all_is_heard(&window, entry);
        window.key(Key::Escape);
    }
    window.click("e4");
    window.type_keys("N");
    assert!(!window.close(), "it is asked about what is unsaved");
    assert_all_is_heard(&window, "a question");
}

#[test]
fn related_nodes_are_grouped_in_reading_order() {
    let window = Window::showing(THREE);
    let all = heard(&window);
    let in_part = |part: &str| -> Vec<&str> {
        all.iter().filter(|one| one.part() == part).map(|one| one.name.as_str()).collect()
    };
    assert_eq!(in_part("Frequent commands"), ["Undo", "Redo", "Clear board", "Start position", "Flip board"]);
    let titles: Vec<&str> = menus().iter().filter_map(|(menu, _)| lang::text(menu)).collect();
    assert_eq!(in_part("Menus"), titles);
    assert_eq!(in_part("Side to move"), ["White to move", "Black to move"]);
    let rights = ["White castles O-O", "White castles O-O-O", "Black castles O-O", "Black castles O-O-O"];
    assert_eq!(in_part("Castling").into_iter().filter(|name| *name != "Castling").collect::<Vec<_>>(), rights);
    let rows: Vec<&str> = in_part("Positions").into_iter().filter(|name| name.starts_with("Position ")).collect();
    assert_eq!(rows.len(), 3, "{rows:?}");
    assert!(rows[0].starts_with("Position 1: one"), "{rows:?}");
    for (index, row) in all.iter().filter(|one| one.role == Role::ListBoxOption).enumerate() {
        assert_eq!((row.place, row.of, row.is_selected), (Some(index), Some(3), index == 0), "{row:?}");
    }
    assert_eq!(in_part("Tools, upper row").len(), 8);
    assert_eq!(names(&window, Role::MenuBar), ["Menus"]);
    assert_eq!(the(&window, "Add position").part(), the(&window, "Remove position").part());
}

#[test]
fn problems_hold_their_fixes() {
    let window = Window::showing("4k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
    let all = heard(&window);
    let problem = all.iter().find(|one| one.role == Role::ListItem).expect("a problem");
    assert!(problem.name.starts_with("Problem: "), "{problem:?}");
    assert_eq!((problem.part(), problem.place, problem.of), ("Problems", Some(0), Some(1)));
    let fix = all.iter().find(|one| one.name.starts_with("Fix: ")).expect("a fix");
    assert_eq!(fix.part(), problem.name, "{fix:?}");
}

#[test]
fn disabled_controls_give_a_reason() {
    let mut window = Window::showing(EMPTY);
    let castles = the(&window, "White castles O-O");
    assert!(!castles.is_enabled && castles.description.contains(" cannot castle "), "{castles:?}");
    let undo = the(&window, "Undo");
    assert!(!undo.is_enabled && undo.description.contains("There is nothing to undo"), "{undo:?}");
    assert_eq!(the(&window, "En passant square").description, "None");
    window.type_fen("8/8/3q4/8/8/8/8/7 w - - 0 1");
    let fen = the(&window, "FEN");
    assert!(fen.description.contains("Rank 1 has 7 squares"), "{fen:?}");
}

#[test]
fn changes_are_announced() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(said(&window), "", "nothing has changed");
    window.click("e4");
    assert_eq!(said(&window), "", "a selected square is no change");
    window.type_keys("N");
    assert_eq!(said(&window), "e4, white knight. White to move, 13 legal moves, dead draw");
    window.undo();
    assert!(said(&window).starts_with("e4, empty. "), "{}", said(&window));
    window.drag("e1", "d1");
    assert!(said(&window).starts_with("d1, white king; e1, empty"), "{}", said(&window));
    window.click("white queen");
    window.click("e1");
    let problem = "Problem: Black's king on e8 can be captured";
    assert!(said(&window).contains(problem), "{}", said(&window));
    window.ctrl(Key::C);
    assert!(said(&window).contains("copied"), "a notice: {}", said(&window));
    window.click("Clear board");
    assert_eq!(said(&window), "e8, empty; d1, empty; e1, empty. The board is empty", "and no problems");
    window.click("Start position");
    assert!(said(&window).contains("32 pieces on the board. White to move, 20 legal moves"), "{}", said(&window));
}

#[test]
fn repeated_announcements_are_repeated() {
    let mut window = Window::showing(EMPTY);
    let live = |window: &Window| {
        let root = window.root();
        root.children_recursive()
            .map(|node| node.accesskit_node())
            .find(|node| node.live() == Live::Polite)
            .map(|node| node.id())
    };
    window.ctrl(Key::C);
    let (first, words) = (live(&window), said(&window));
    window.wait(60.0);
    window.ctrl(Key::C);
    assert_eq!(said(&window), words);
    assert_ne!(live(&window), first, "another node says it");
}

#[test]
fn a_fault_is_said_once_typing_pauses() {
    let mut window = Window::showing(START);
    window.type_fen("8/8/8/8/8/8/8/7 w - - 0 1");
    window.wait(1.0);
    assert!(said(&window).contains("Rank 1 has 7 squares"), "{}", said(&window));
    assert!(window.node("FEN").focused, "nothing takes the keyboard away");
}

#[test]
fn another_position_and_an_answer_are_said() {
    let mut window = Window::showing(&format!("# one\n{EMPTY}\n# Haring\n{HARING}\n"));
    window.menu("List", "Next position");
    assert!(said(&window).starts_with("Position 2 of 2, Haring. White to move"), "{}", said(&window));
    window.quick_key(Modifiers::NONE, Key::F5);
    // Further results are announced later.
    window.frames_until("the answer is said", |window| said(window).starts_with("Mate in 2 \u{b7} sound"));
}

#[test]
fn a_row_that_has_the_keyboard_is_not_said_once_more() {
    let mut window = Window::showing(&format!("# one\n{EMPTY}\n# Haring\n{HARING}\n"));
    window.click_at(the_place(&window, "Position 1: "));
    window.key(Key::ArrowDown);
    assert!(said(&window).starts_with("White to move"), "{}", said(&window));
}

#[test]
fn rows_that_the_keys_go_through_are_heard() {
    let mut window = Window::showing(START);
    window.ctrl(Key::K);
    let focused = |window: &Window| {
        let root = window.root();
        let focused = root.children_recursive().map(|node| node.accesskit_node()).find(AccessKitNode::is_focused);
        focused.map(|node| name(&node)).unwrap_or_default()
    };
    assert_eq!(focused(&window), "Command");
    window.key(Key::ArrowDown);
    assert!(focused(&window).starts_with("Run: "), "{}", focused(&window));
    window.type_keys("flip");
    assert_eq!(focused(&window), "Command", "what is typed begins at the first row again");
    window.key(Key::Escape);
    let mut window = Window::showing(HARING);
    window.key(Key::F5);
    wait_for_answer(&mut window);
    window.key(Key::F5);
    window.settle();
    assert!(focused(&window).starts_with("Key 1.d4"), "{}", focused(&window));
}

#[test]
fn a_failure_is_an_alert_and_what_was_done_a_status() {
    let mut window = Window::showing(START);
    window.ctrl(Key::C);
    window.world().clipboard_refuses = Some("no display".to_owned());
    window.ctrl(Key::C);
    let [alerts, statuses] = [Role::Alert, Role::Status].map(|role| names(&window, role));
    assert!(alerts.iter().any(|name| name.contains("no display")), "{alerts:?}");
    assert!(statuses.iter().any(|name| name.contains("copied")), "{statuses:?}");
}

#[test]
fn moves_are_said_as_they_are_tried() {
    let mut window = Window::showing(START);
    window.menu("Position", "Try moves");
    assert_eq!(said(&window), "Trying moves");
    window.drag("e2", "e4");
    assert_eq!(said(&window), "Move 1. e4. Black to move, 20 legal moves");
    window.drag("e7", "e5");
    assert!(said(&window).starts_with("Move 1... e5. "), "{}", said(&window));
    window.key(Key::Escape);
    assert!(said(&window).starts_with("Back to the position. White to move, 20 legal moves"), "{}", said(&window));
}

#[test]
fn search_results_are_announced() {
    let mut window = Window::showing(THREE);
    window.ctrl(Key::F);
    window.type_keys("one");
    window.wait_for_search();
    window.settle();
    assert_eq!(said(&window), "1 found");
}

#[test]
fn menus_say_their_keys_and_questions_what_they_are_about() {
    let mut window = Window::showing(START);
    window.open_menu("Edit");
    let undo = heard(&window).into_iter().find(|one| one.role == Role::MenuItem && one.name == "Undo");
    let undo = undo.expect("an entry");
    assert_eq!(undo.parts[0], ("Edit".to_owned(), Role::Menu));
    assert!(undo.description.contains("(Ctrl+Z)"), "{undo:?}");
    window.key(Key::Escape);
    window.drag("e2", "e4");
    assert!(!window.close(), "it is asked about what is unsaved");
    let dialog = heard(&window).into_iter().find(|one| one.role == Role::Dialog).expect("a question");
    assert_eq!(Some(&dialog.description), window.question_text().as_ref());
}

#[test]
fn nodes_below_a_dialog_are_hidden_from_screen_readers() {
    let mut window = Window::showing(START);
    let is_heard = |window: &Window| heard(window).iter().any(|one| one.name == "Clear board");
    assert!(is_heard(&window));
    window.menu("Help", "About Fenwright");
    assert!(!is_heard(&window), "nobody presses it behind the dialog");
    window.key(Key::Escape);
    assert!(is_heard(&window));
}

#[test]
fn scroll_bars_without_a_name_are_not_heard() {
    let mut window = Window::sized(Document::new(), Settings::default(), [800.0, 600.0]);
    window.menu("Help", "Keys and mouse");
    let root = window.root();
    let bars =
        root.children_recursive().map(|node| node.accesskit_node()).filter(|node| node.role() == Role::ScrollBar);
    let (hidden, heard): (Vec<_>, Vec<_>) = bars.partition(AccessKitNode::is_hidden);
    assert!(!hidden.is_empty(), "the keys scroll");
    assert!(heard.iter().all(|bar| !name(bar).is_empty()));
}
