//! Menus with the keyboard, F6 from one part of the window to the next, and context menus.

use egui::accesskit::Role;
use egui::epaint::ClippedShape;
use egui::{Event, Key, Modifiers, PointerButton, Shape};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::tree::Node;
use crate::support::window::{START, Window};

/// The title of the open menu.
pub(super) fn open_menu(window: &Window) -> Option<String> {
    let menu = window.root().query_all_by_role(Role::Menu).next()?;
    menu.accesskit_node().label()
}

/// The name of the focused control.
fn focused(window: &Window) -> String {
    window.nodes().into_iter().find(|node| node.focused).map(|node| node.name).unwrap_or_default()
}

fn tab_to(window: &mut Window, name: &str) {
    for _ in 0..60 {
        window.key(Key::Tab);
        if focused(window) == name {
            return;
        }
    }
    panic!("Tab never reaches {name:?}: {}", window.words());
}

fn alt(window: &mut Window, key: Key) {
    window.key_with(Modifiers::ALT, key);
    window.settle();
}

#[test]
fn alt_and_its_first_letter_open_a_menu() {
    for (key, title) in [
        (Key::F, "File"),
        (Key::E, "Edit"),
        (Key::P, "Position"),
        (Key::L, "List"),
        (Key::S, "Solve"),
        (Key::V, "View"),
        (Key::H, "Help"),
    ] {
        let mut window = Window::showing(START);
        alt(&mut window, key);
        assert_eq!(open_menu(&window).as_deref(), Some(title));
        window.key(Key::Escape);
        assert_eq!(open_menu(&window), None, "Escape closes {title}");
    }
}

#[test]
fn enter_soon_behind_the_letter_of_a_menu_is_for_its_first_entry() {
    let key = |key, modifiers| {
        let pressed = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        [pressed(true), pressed(false)]
    };
    for frames_between in 0..6 {
        for (keys, entry) in [(vec![Key::Enter], "Flip board"), (vec![Key::ArrowDown, Key::Enter], "Coordinates")] {
            let mut window = Window::showing(START);
            let mut events = key(Key::V, Modifiers::ALT).to_vec();
            let behind: Vec<Event> = keys.iter().flat_map(|pressed| key(*pressed, Modifiers::NONE)).collect();
            if frames_between > 0 {
                window.frame(std::mem::take(&mut events));
                window.frames(frames_between - 1);
            }
            window.frame(events.into_iter().chain(behind));
            window.settle();
            let state = window.state();
            let has_run = if entry == "Flip board" { state.flipped } else { !state.settings.coordinates };
            assert!(
                has_run,
                "{entry} after {frames_between} frames: {} {:?} {}",
                state.flipped,
                open_menu(&window),
                focused(&window)
            );
            assert_eq!(open_menu(&window), None, "{entry} after {frames_between} frames");
        }
    }
}

#[test]
fn the_title_of_the_open_menu_stands_out() {
    let mut window = Window::showing(START);
    let grounds = |window: &mut Window| {
        let title = window.nodes().into_iter().find(|node| node.role == Role::MenuItem && node.name == "View");
        let title = title.expect("the title").rect;
        let is_ground = |shape: &ClippedShape| matches!(&shape.shape, Shape::Rect(ground) if ground.rect == title && ground.fill.a() > 0);
        window.harness().output().shapes.iter().filter(|shape| is_ground(shape)).count()
    };
    assert_eq!(grounds(&mut window), 0);
    alt(&mut window, Key::V);
    assert_eq!(grounds(&mut window), 1);
    window.key(Key::ArrowRight);
    assert_eq!(grounds(&mut window), 0, "the next menu is open");
}

#[test]
fn the_letter_of_a_menu_is_not_typed() {
    let mut window = Window::showing(START);
    window.click("d4");
    let key =
        |pressed| Event::Key { key: Key::P, physical_key: None, pressed, repeat: false, modifiers: Modifiers::ALT };
    window.frame([key(true), Event::Text("p".to_owned()), key(false)]);
    window.settle();
    assert_eq!(open_menu(&window).as_deref(), Some("Position"));
    assert_eq!(window.fen(), START);
    window.key(Key::Escape);
    window.type_keys("N");
    assert!(window.placement().contains("/3N4/"), "the square has the keyboard again");
}

#[test]
fn arrows_lead_through_the_menus() {
    let mut window = Window::showing(START);
    window.key(Key::F10);
    window.settle();
    assert_eq!(open_menu(&window).as_deref(), Some("File"));
    let first = focused(&window);
    window.key(Key::ArrowDown);
    window.settle();
    assert_ne!(focused(&window), first, "down goes on");
    window.key(Key::ArrowUp);
    window.settle();
    assert_eq!(focused(&window), first);
    for (key, title) in
        [(Key::ArrowLeft, "Help"), (Key::ArrowRight, "File"), (Key::ArrowRight, "Edit"), (Key::ArrowRight, "Position")]
    {
        window.key(key);
        window.settle();
        assert_eq!(open_menu(&window).as_deref(), Some(title));
    }
    window.key(Key::F10);
    assert_eq!(open_menu(&window), None, "F10 closes what it opened");
}

#[test]
fn enter_runs_the_entry() {
    let mut window = Window::showing(START);
    alt(&mut window, Key::H);
    let entry = focused(&window);
    window.key(Key::Enter);
    window.settle();
    assert_eq!(open_menu(&window), None);
    assert!(window.state().shell.dialog.is_some(), "{entry}");
    alt(&mut window, Key::F);
    assert_eq!(open_menu(&window), None, "no menu opens behind a dialog");
}

#[test]
fn arrows_lead_into_a_menu_that_was_clicked() {
    let mut window = Window::showing(START);
    window.click("d4");
    window.open_menu("Help");
    window.key(Key::ArrowDown);
    window.settle();
    let menu = open_menu(&window);
    assert_eq!(menu.as_deref(), Some("Help"));
    window.key(Key::Enter);
    window.settle();
    assert!(window.state().shell.dialog.is_some());
    assert_eq!(window.cursor().as_deref(), Some("d4"), "the arrow did not go over the board");
}

/// The enabled entries of the open menu.
fn entries(window: &Window) -> Vec<String> {
    let menu = window.root().query_all_by_role(Role::Menu).next().expect("an open menu");
    let nodes = menu.children_recursive().filter_map(|node| Node::read(&node));
    let is_entry = |node: &Node| matches!(node.role, Role::MenuItem | Role::MenuItemCheckBox) && node.enabled;
    nodes.filter(is_entry).map(|node| node.name).collect()
}

#[test]
fn letters_home_and_end_lead_through_an_open_menu() {
    for opens_by_mouse in [false, true] {
        let mut window = Window::showing(START);
        if opens_by_mouse {
            window.open_menu("Position");
        } else {
            alt(&mut window, Key::P);
        }
        let all = entries(&window);
        let with_letter: Vec<&String> = all.iter().filter(|entry| entry.starts_with('S')).collect();
        assert!(with_letter.len() > 1, "{all:?}");
        for entry in with_letter.iter().chain(&with_letter[..1]) {
            window.type_keys("s");
            assert_eq!(focused(&window), **entry, "{all:?}");
        }
        window.key(Key::End);
        assert_eq!(Some(&focused(&window)), all.last());
        window.key(Key::ArrowDown);
        assert_eq!(Some(&focused(&window)), all.first(), "it goes round");
        window.key(Key::ArrowUp);
        assert_eq!(Some(&focused(&window)), all.last());
        window.key(Key::Home);
        assert_eq!(Some(&focused(&window)), all.first());
        assert_eq!(window.fen(), START, "nothing was typed onto the board");
    }
}

#[test]
fn letters_lead_through_a_submenu() {
    let mut window = Window::showing(START);
    alt(&mut window, Key::V);
    for _ in 0..3 {
        if focused(&window) != "Language" {
            window.type_keys("l");
        }
    }
    assert_eq!(focused(&window), "Language");
    window.key(Key::ArrowRight);
    window.settle();
    window.type_keys("d");
    assert_eq!(focused(&window), "Deutsch");
    window.key(Key::End);
    assert_eq!(focused(&window), "Nederlands");
    window.key(Key::ArrowLeft);
    assert_eq!(focused(&window), "Language");
}

#[test]
fn letters_home_and_end_lead_through_the_menu_of_a_field() {
    let mut window = Window::showing(START);
    window.ctrl(Key::L);
    window.key(Key::Menu);
    window.type_keys("p");
    window.key(Key::Home);
    window.type_keys("s");
    window.key(Key::End);
    window.type_keys("c");
    assert_eq!(window.box_text(), START, "nothing was typed into the field");
    window.type_keys("c");
    window.key(Key::Enter);
    assert_eq!((open_menu(&window), window.world().clipboard.clone()), (None, Ok(START.to_owned())), "Cut, then Copy");
}

#[test]
fn a_closed_choice_changes_with_arrows_and_opens_with_alt_and_down() {
    let mut window = Window::showing(START);
    window.open_tab("Solve");
    tab_to(&mut window, "Solving goal");
    let value = |window: &Window| window.node("Solving goal").value;
    let is_open = |window: &Window| window.nodes().iter().any(|node| node.role == Role::ListBoxOption);
    let first = value(&window);
    window.key(Key::ArrowDown);
    assert_ne!(value(&window), first);
    window.key(Key::ArrowUp);
    assert_eq!(value(&window), first);
    window.key(Key::End);
    let last = value(&window);
    window.key(Key::ArrowDown);
    assert_eq!(value(&window), last, "there is none below");
    window.key(Key::Home);
    assert_eq!(value(&window), first);
    assert!(!is_open(&window));
    for (modifiers, key) in
        [(Modifiers::ALT, Key::ArrowDown), (Modifiers::NONE, Key::Enter), (Modifiers::NONE, Key::Space)]
    {
        window.key_with(modifiers, key);
        assert!(is_open(&window), "{key:?} opens it");
        window.key(Key::Escape);
        assert!(!is_open(&window) && focused(&window) == "Solving goal", "{key:?}: {}", focused(&window));
        assert_eq!(value(&window), first);
    }
}

#[test]
fn arrows_change_a_closed_choice_also_while_a_square_is_selected() {
    let mut window = Window::showing(START);
    window.open_tab("Solve");
    window.click("d4");
    tab_to(&mut window, "Solving goal");
    let first = window.node("Solving goal").value;
    window.key(Key::ArrowDown);
    assert_ne!(window.node("Solving goal").value, first);
    assert_eq!(window.cursor().as_deref(), Some("d4"));
}

#[test]
fn a_menu_gives_the_keyboard_back() {
    let mut window = Window::showing(START);
    window.key_with(crate::support::input::ctrl(), Key::L);
    window.settle();
    assert_eq!(focused(&window), "FEN");
    for close in [Key::Escape, Key::F10] {
        alt(&mut window, Key::V);
        assert_ne!(focused(&window), "FEN");
        window.key(close);
        window.settle();
        assert_eq!(focused(&window), "FEN", "{close:?}");
    }
}

#[test]
fn f6_leads_through_the_parts_of_the_window() {
    let mut window = Window::showing(&format!("{START}\n{START}\n"));
    window.click("d4");
    let parts: [fn(&Window) -> bool; 5] = [
        |window| focused(window) == "FEN",
        |window| focused(window) == "White to move",
        |window| focused(window) == "File",
        |window| focused(window).starts_with("Position 1:"),
        |window| focused(window) == "d4, empty",
    ];
    for (index, is_there) in parts.iter().enumerate() {
        window.key(Key::F6);
        assert!(is_there(&window), "F6 number {index} led to {}", focused(&window));
    }
    for (index, is_there) in [3, 2, 1, 0, 4].map(|at| parts[at]).iter().enumerate() {
        window.key_with(Modifiers::SHIFT, Key::F6);
        assert!(is_there(&window), "Shift+F6 number {index} led to {}", focused(&window));
    }
}

#[test]
fn f6_leads_only_to_what_is_there() {
    let mut window = Window::showing(START);
    for part in ["FEN", "White to move", "File", "a8, black rook"] {
        window.key(Key::F6);
        assert_eq!(focused(&window), part);
    }
    assert_eq!(window.cursor().as_deref(), Some("a8"), "on the board it is at a square");
}

/// Opens the context menu of a text field and chooses an entry.
fn choose_in_field(window: &mut Window, field: &str, entry: &str) {
    let at = window.nodes().into_iter().find(|node| node.name == field && node.role == Role::TextInput);
    let at = at.expect("the field").rect.center();
    window.move_to(at);
    window.press(PointerButton::Secondary);
    window.release(PointerButton::Secondary);
    window.settle();
    assert_eq!(open_menu(window).as_deref(), Some("Text"), "over {field}");
    let entry = window.menu_entry(entry).rect.center();
    window.click_at(entry);
    window.settle();
    assert_eq!(open_menu(window), None);
}

#[test]
fn the_fen_box_has_a_menu() {
    let mut window = Window::showing(START);
    choose_in_field(&mut window, "FEN", "Select all");
    choose_in_field(&mut window, "FEN", "Copy");
    assert_eq!(window.world().clipboard.as_deref(), Ok(START), "the selection stays under a right click");
    choose_in_field(&mut window, "FEN", "Cut");
    assert_eq!(window.box_text(), "");
    choose_in_field(&mut window, "FEN", "Paste");
    assert_eq!(window.box_text(), START);
    assert_eq!(focused(&window), "FEN");
}

#[test]
fn fields_of_dialogs_have_a_menu_that_escape_closes_alone() {
    let mut window = Window::showing(&format!("{START}\n{START}\n"));
    window.world().clipboard = Ok("2".to_owned());
    window.ctrl(Key::G);
    window.settle();
    let field = focused(&window);
    choose_in_field(&mut window, &field, "Paste");
    assert!(window.nodes().iter().any(|node| node.name == field && node.value == "2"), "{:?}", window.words());
    let at = window.node(&field).rect.center();
    window.move_to(at);
    window.press(PointerButton::Secondary);
    window.release(PointerButton::Secondary);
    window.key(Key::Escape);
    window.settle();
    assert_eq!((open_menu(&window), focused(&window)), (None, field));
    assert!(window.state().shell.dialog.is_some(), "Escape closed the menu alone");
}

/// The two keys that open a context menu.
const MENU_KEYS: [(Modifiers, Key); 2] = [(Modifiers::NONE, Key::Menu), (Modifiers::SHIFT, Key::F10)];

#[test]
fn a_key_opens_the_menu_of_the_selected_square() {
    for (modifiers, key) in MENU_KEYS {
        let mut window = Window::showing(START);
        window.click("e4");
        let square = window.square("e4").rect;
        window.hover("off");
        window.key_with(modifiers, key);
        assert_eq!(open_menu(&window).as_deref(), Some("e4, empty"));
        let first = window.node("black king on e4");
        assert!(first.focused, "{}", focused(&window));
        assert!((first.rect.left() - square.left()).abs() < 60.0 && (first.rect.top() - square.bottom()).abs() < 60.0);
        window.key(Key::ArrowDown);
        window.key(Key::Enter);
        assert_eq!(
            (open_menu(&window), window.field(0)),
            (None, START.split(' ').next().expect("a field").replacen("/8/8/PP", "/4q3/8/PP", 1))
        );
        assert!(window.square("e4").focused, "the square has the keyboard again: {}", focused(&window));
        window.key_with(modifiers, key);
        assert!(open_menu(&window).is_some(), "once more");
        window.key(Key::Escape);
        assert_eq!((open_menu(&window), window.cursor().as_deref()), (None, Some("e4")));
    }
}

#[test]
fn a_key_opens_the_menu_of_the_current_row() {
    for (modifiers, key) in MENU_KEYS {
        let mut window = Window::showing(&format!("# one\n{START}\n# two\n{START}\n"));
        window.click("Position 2: two, White to move");
        window.hover("e4");
        let row = window.node("Position 2: two, White to move").rect;
        window.key_with(modifiers, key);
        assert_eq!(open_menu(&window).as_deref(), Some("Position"));
        let entry = window.menu_entry("Cut positions");
        assert!(entry.focused && row.x_range().contains(entry.rect.left()), "{entry:?} at {row:?}");
        window.key(Key::Escape);
        assert_eq!(open_menu(&window), None);
        assert!(focused(&window).starts_with("Position 2"), "the list has the keyboard again: {}", focused(&window));
        window.key_with(modifiers, key);
        while !window.menu_entry("Duplicate position").focused {
            window.key(Key::ArrowDown);
        }
        window.key(Key::Enter);
        assert_eq!(window.document().len(), 3, "it was duplicated: {}", window.words());
    }
}

#[test]
fn a_key_opens_the_menu_of_a_text_field() {
    for (modifiers, key) in MENU_KEYS {
        let mut window = Window::showing(START);
        window.ctrl(Key::L);
        window.key_with(modifiers, key);
        assert_eq!(open_menu(&window).as_deref(), Some("Text"));
        let field = window.node("FEN").rect;
        assert!((window.menu_entry("Paste").rect.left() - field.left()).abs() < 40.0);
        window.key(Key::ArrowDown);
        window.key(Key::ArrowDown);
        window.key(Key::Enter);
        assert_eq!((open_menu(&window), window.world().clipboard.clone()), (None, Ok(START.to_owned())));
        assert!(window.node("FEN").focused && window.box_text() == START, "{}", focused(&window));
        window.key_with(modifiers, key);
        window.key(Key::ArrowUp);
        window.key(Key::Escape);
        assert!(open_menu(&window).is_none() && window.node("FEN").focused);
    }
}
