//! The widths of the list and the side panel, and the size of the diagrams in the list.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{CursorIcon, Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use fenwright::app::command::Command;
use fenwright::app::shell::settings::{ChosenWidths, Settings, SizedPanel};
use fenwright::document::Document;

use crate::support::input::LEFT;
use crate::support::tree::Node;
use crate::support::window::{START, Window};

const LIST: &str = "Width of the list";
const SIDE: &str = "Width of the side panel";
const SIZES: [[f32; 2]; 3] = [[800.0, 600.0], [1280.0, 800.0], [1600.0, 1000.0]];

fn positions(count: usize) -> String {
    (1..=count).map(position).collect()
}

fn position(number: usize) -> String {
    format!("# position {number}\n{START}\n")
}

fn with(settings: Settings, size: [f32; 2]) -> Window {
    Window::sized(Document::from_bytes(positions(40).into_bytes()), settings, size)
}

fn sized(size: [f32; 2]) -> Window {
    with(Settings::default(), size)
}

fn large(size: [f32; 2]) -> Window {
    with(Settings { large_diagrams: true, ..Settings::default() }, size)
}

fn list(window: &Window) -> i32 {
    width_of(window, LIST)
}

/// The left edge of the side panel. The handle extends one point into it.
fn side_edge(window: &Window) -> f32 {
    window.node(SIDE).rect.right() - 1.0
}

fn side(window: &Window) -> i32 {
    width_of(window, SIDE)
}

/// The width that screen readers announce.
fn width_of(window: &Window, edge: &str) -> i32 {
    let found = window.root().get_by_label(edge).accesskit_node().numeric_value();
    found.expect("an edge has a width").round() as i32
}

fn rows(window: &Window) -> Vec<Node> {
    let is_row = |node: &Node| node.name.starts_with("Position ") && node.name.contains(':') && node.is_control();
    window.nodes().into_iter().filter(is_row).collect()
}

fn height(row: &Node) -> i32 {
    row.rect.height().round() as i32
}

fn drag(window: &mut Window, edge: &str, by: Vec2) {
    let at = window.node(edge).rect.center();
    window.move_to(at);
    window.settle();
    window.press(LEFT);
    for share in [0.1, 0.5, 1.0, 1.0] {
        window.move_to(at + share * by);
    }
    window.release(LEFT);
}

fn double_click(window: &mut Window, edge: &str) {
    let at = window.node(edge).rect.center();
    window.click_after(1.0, at);
    window.click_after(0.05, at);
    window.settle();
}

fn stored(window: &Window) -> ChosenWidths {
    window.world().stored.as_ref().map(|settings| settings.widths).unwrap_or_default()
}

#[test]
fn edges_are_dragged_and_a_double_click_brings_the_usual_widths_back() {
    let mut window = sized([1280.0, 800.0]);
    let usual = [list(&window), side(&window)];
    drag(&mut window, LIST, vec2(90.0, 30.0));
    drag(&mut window, SIDE, vec2(-40.0, 0.0));
    assert_eq!([list(&window), side(&window)], [usual[0] + 90, usual[1] + 40]);
    let chosen = ChosenWidths { list: Some((usual[0] + 90) as f32), side: Some((usual[1] + 40) as f32) };
    assert_eq!(stored(&window), chosen, "they are remembered");
    assert!(!window.document().can_undo() && window.state().list.selected_count(window.document()) == 1);
    double_click(&mut window, LIST);
    assert_eq!([list(&window), side(&window)], [usual[0], usual[1] + 40]);
    double_click(&mut window, SIDE);
    assert_eq!((side(&window), stored(&window)), (usual[1], ChosenWidths::default()));
}

#[test]
fn the_pointer_shows_that_an_edge_can_be_dragged() {
    let mut window = sized([1280.0, 800.0]);
    for edge in [LIST, SIDE] {
        let at = window.node(edge).rect.center();
        window.move_to(at);
        window.settle();
        assert_eq!(window.harness().output().platform_output.cursor_icon, CursorIcon::ResizeHorizontal, "{edge}");
    }
    let one = Window::new();
    assert!(one.find(LIST).is_none() && one.find(SIDE).is_some(), "where there is no list there is no edge of it");
}

/// Checks that the panels and the board lie in the window and have enough room.
fn assert_usable(window: &Window, [width, height]: [f32; 2], what: &str) {
    let whole = Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
    let board = window.square("a8").rect.union(window.square("h1").rect);
    let (left, right) = (window.node("Positions").rect.right(), side_edge(window));
    assert!(board.width() >= 320.0, "{what}: a board of {}", board.width());
    assert!(board.left() >= left && board.right() <= right, "{what}: the board lies between the panels");
    for name in
        ["white king", "black king", "Eraser, lower row", "Hand, lower row", "Black to move", "Copy", "Add position"]
    {
        let place = window.node(name).rect;
        assert!(whole.contains_rect(place), "{what}: {name} at {place:?}");
    }
    for name in ["white king", "Eraser, lower row", "Hand, lower row"] {
        let place = window.node(name).rect;
        assert!(place.left() >= left && place.right() <= right, "{what}: {name} at {place:?}");
    }
}

#[test]
fn no_width_takes_the_room_of_the_board_or_of_the_other_panel() {
    for size in SIZES {
        for (edge, by) in [(LIST, 3000.0), (LIST, -3000.0), (SIDE, -3000.0), (SIDE, 3000.0)] {
            for is_large in [false, true] {
                let mut window = if is_large { large(size) } else { sized(size) };
                let other = |window: &Window| if edge == LIST { side(window) } else { list(window) };
                let before = other(&window);
                drag(&mut window, edge, vec2(by, 0.0));
                assert_eq!(other(&window), before, "{edge} by {by} at {size:?}");
                assert_usable(&window, size, &format!("{edge} by {by} at {size:?}"));
            }
        }
    }
}

#[test]
fn a_width_for_which_there_is_no_room_is_kept_for_a_larger_window() {
    let widths = ChosenWidths { list: Some(500.0), side: Some(480.0) };
    let settings = Settings { widths, ..Settings::default() };
    for size in SIZES {
        let mut window = with(settings.clone(), size);
        assert_usable(&window, size, &format!("{size:?}"));
        window.menu("View", "Hints");
        assert_eq!(stored(&window), widths, "{size:?}");
        assert_eq!((list(&window), side(&window)) == (500, 480), size[0] > 1500.0, "{size:?}");
    }
}

#[test]
fn commands_make_panels_wider_and_narrower() {
    let mut window = sized([1280.0, 800.0]);
    let (first, other) = (list(&window), side(&window));
    window.menu("View", "Widen list");
    assert!(list(&window) > first && stored(&window).list == Some(list(&window) as f32));
    window.menu("View", "Narrow list");
    window.menu("View", "Narrow side panel");
    assert!(list(&window) == first && side(&window) < other);
    window.menu("View", "Default widths");
    assert_eq!((list(&window), side(&window), stored(&window)), (first, other, ChosenWidths::default()));
    let widest = window.state().settings.widths(1280.0).limits(SizedPanel::List)[1];
    let settings = Settings { widths: ChosenWidths { list: Some(widest), side: None }, ..Settings::default() };
    let window = with(settings, [1280.0, 800.0]);
    assert!(!window.state().is_enabled(fenwright::app::command::Command::WidenList), "there is no more room");
}

#[test]
fn large_diagrams_are_chosen_in_the_menu_and_remembered() {
    let mut window = sized([1280.0, 800.0]);
    let (small, name) = (height(&rows(&window)[0]), rows(&window)[0].name.clone());
    window.menu("View", "Large diagrams in the list");
    let row = rows(&window)[0].clone();
    assert!(height(&row) >= 160 && small < 100, "{:?}", row.rect);
    assert_eq!(row.name, name, "it says the same");
    assert!(window.world().stored.as_ref().is_some_and(|stored| stored.large_diagrams));
    window.menu("View", "Large diagrams in the list");
    assert_eq!(height(&rows(&window)[0]), small);
}

#[test]
fn large_diagrams_grow_with_the_list_until_words_stand_beside_them() {
    for size in SIZES {
        let mut window = large(size);
        let whole = |window: &Window| height(&rows(window)[0]);
        let first = whole(&window);
        assert!(first >= 128 + 16 + 36, "{size:?}: {first}");
        drag(&mut window, LIST, vec2(-400.0, 0.0));
        assert!(whole(&window) < first, "{size:?}: {} in a narrower list", whole(&window));
        drag(&mut window, LIST, vec2(900.0, 0.0));
        let widest = whole(&window);
        assert!(if list(&window) > 320 { widest == 176 } else { widest >= first }, "{size:?}: {widest}");
    }
}

#[test]
fn rows_with_large_diagrams_are_selected_moved_and_edited_as_others() {
    for width in [None, Some(360.0)] {
        let widths = ChosenWidths { list: width, side: None };
        let settings = Settings { large_diagrams: true, widths, ..Settings::default() };
        let mut window = with(settings, [1280.0, 800.0]);
        assert!(rows(&window).len() < 6, "only rows that can be seen are drawn");
        let at = rows(&window)[1].rect.center();
        window.click_at(at);
        window.key_with(Modifiers::SHIFT, Key::ArrowDown);
        assert_eq!(window.state().list.selected(window.document()).iter().collect::<Vec<_>>(), [1, 2]);
        window.key_with(Modifiers::ALT, Key::ArrowUp);
        assert!(window.content().starts_with(&format!("# position 2\n{START}\n# position 3\n{START}\n# position 1\n")));
        window.key(Key::F2);
        window.settle();
        let field = window.node("Title").rect;
        let row = rows(&window).into_iter().find(|row| row.rect.contains(field.center()));
        assert!(row.is_some_and(|row| row.rect.expand(1.0).contains_rect(field)), "{field:?} lies in its row");
        window.key(Key::Escape);
        window.key(Key::End);
        let last = rows(&window).pop().expect("rows");
        assert!(last.name.starts_with("Position 40:") && last.selected, "{}", last.name);
    }
}

#[test]
fn the_fields_of_the_panel_and_those_of_a_dialog_have_one_height() {
    let two = "# a\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n# b\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n";
    let heights = |window: &Window| {
        let is_field = |role| matches!(role, Role::TextInput | Role::ComboBox | Role::SpinButton | Role::RadioButton);
        // The FEN box is larger, and looks are chosen by their pictures.
        let is_row = |node: &Node| is_field(node.role) && node.name != "FEN" && node.rect.height() < 80.0;
        let nodes = window.nodes().into_iter().filter(is_row);
        nodes.map(|node| (node.rect.height().round() as i32, node.name)).collect::<BTreeSet<_>>()
    };
    let mut panel = BTreeSet::new();
    for tab in ["Position", "Solve", "Details"] {
        let mut window = Window::showing(two);
        window.open_tab(tab);
        panel.extend(heights(&window));
    }
    assert!(panel.len() > 8 && panel.iter().all(|(height, _)| *height == 28), "{panel:?}");
    for command in [Command::ExportDiagram, Command::ExportAll, Command::OwnColors, Command::Chess960, Command::Find] {
        let mut window = Window::showing(two);
        let behind = heights(&window);
        window.ctrl(Key::K);
        window.type_keys(command.name());
        let palette = heights(&window);
        window.key(Key::Enter);
        for (height, name) in palette.union(&heights(&window)).filter(|field| !behind.contains(field)) {
            assert_eq!(*height, 32, "{name} of {command:?}");
        }
    }
}

#[test]
fn the_largest_numbers_fit_into_their_fields() {
    for size in SIZES {
        let document = Document::from_bytes(b"4k3/8/8/8/8/8/8/4K3 w - - 9999 9999\n".to_vec());
        let window = Window::sized(document, Settings::default(), size);
        let [halfmoves, moves] = ["Halfmove clock", "Move number"].map(|name| window.node(name).rect);
        let tabs = window.nodes().into_iter().find(|node| node.role == Role::TabPanel).expect("the open tab");
        assert!(halfmoves.right() < moves.left() && moves.right() < tabs.rect.right() - 8.0, "{moves:?} at {size:?}");
    }
}

#[test]
fn a_title_stays_in_its_place_while_it_is_edited() {
    for size in SIZES {
        let document = Document::from_bytes(b"# Haring\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".to_vec());
        let mut window = Window::sized(document, Settings::default(), size);
        let before = window.node("Title: Haring").rect;
        let board = window.square("a1").rect.union(window.square("h8").rect);
        window.key(Key::F2);
        let edited = window.node("Title").rect;
        assert!((edited.center() - before.center()).length() < 1.0, "{edited:?} and {before:?} at {size:?}");
        assert!((edited.center().x - board.center().x).abs() < 1.0, "{edited:?} above {board:?} at {size:?}");
        assert_eq!(window.square("a1").rect.union(window.square("h8").rect), board, "at {size:?}");
    }
}

/// The horizontal ranges in which the text of a field fades out.
fn fades(window: &mut Window) -> Vec<egui::Rangef> {
    let shapes = &window.harness().output().shapes;
    let is_fade = |mesh: &egui::Mesh| {
        mesh.vertices.len() == 4 && mesh.vertices.iter().filter(|vertex| vertex.color.a() == 0).count() == 2
    };
    let meshes = shapes.iter().filter_map(|shape| match &shape.shape {
        egui::Shape::Mesh(mesh) if is_fade(mesh) => Some(mesh.calc_bounds().x_range()),
        _ => None,
    });
    meshes.collect()
}

#[test]
fn a_fen_that_is_longer_than_its_field_fades_at_the_cut_end() {
    let long = "rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N1B3/PPP2PPP/R2QKB1R w KQkq - 1000 1000\n";
    let document = Document::from_bytes(long.as_bytes().to_vec());
    let mut window = Window::sized(document, Settings::default(), [640.0, 480.0]);
    let field = window.node("FEN").rect;
    let at_end = fades(&mut window);
    assert!(matches!(at_end.as_slice(), [end] if end.center() > field.center().x), "{at_end:?} in {field:?}");
    window.click("FEN");
    window.key(Key::End);
    window.settle();
    let at_begin = fades(&mut window);
    assert!(matches!(at_begin.as_slice(), [begin] if begin.center() < field.center().x), "{at_begin:?} in {field:?}");
    let mut window = Window::new();
    assert!(fades(&mut window).is_empty());
}
