//! Every command can be found in the menus and in the palette, and runs if it is enabled.

use egui::{Event, Key, Modifiers};
use fenwright::app::command::{Command, MenuEntry, menus};
use fenwright::app::help::Help;
use fenwright::app::shell::dialog::Dialog;
use fenwright::app::shell::settings::{Settings, ThemeChoice};
use fenwright::document::Document;
use fenwright::lang;

use crate::support::window::{START, Window};

const TWO: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40\n7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\n";

fn enabled(window: &Window, commands: &[Command]) -> Vec<bool> {
    commands.iter().map(|command| window.state().is_enabled(*command)).collect()
}

/// Returns `true` if the palette is open and matches `is_so`.
fn is_palette(window: &Window, is_so: impl Fn(&Help) -> bool) -> bool {
    window.state().dialog == Some(Dialog::Palette) && is_so(&window.state().help)
}

#[test]
fn every_command_stands_in_its_menu() {
    let assert_stands = |window: &Window, command: Command| {
        let entry = window.menu_entry(command.name());
        assert_eq!(entry.enabled, window.state().is_enabled(command), "{}", command.name());
    };
    for_each_in_menus(Window::new, assert_stands);
}

/// Calls `look` for each command, with a window in which the menu of the command is open.
fn for_each_in_menus(new: impl Fn() -> Window, look: impl Fn(&Window, Command)) {
    for (menu, groups) in menus() {
        let open = || {
            let mut window = new();
            window.open_menu(lang::text(menu).expect("a title"));
            window
        };
        let outer = open();
        for entry in groups.iter().flatten() {
            if let MenuEntry::Submenu(title, _) = entry {
                let mut window = open();
                window.click(lang::text(title).expect("a title"));
                entry.commands().for_each(|command| look(&window, command));
            } else {
                entry.commands().for_each(|command| look(&outer, command));
            }
        }
    }
}

#[test]
fn every_menu_is_as_wide_as_a_small_window_allows() {
    let size = [800.0, 600.0];
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
    let assert_fits = |window: &Window, command: Command| {
        let place = window.menu_entry(command.name()).rect;
        assert!(screen.x_range().contains(place.left()) && screen.x_range().contains(place.right()), "{place:?}");
    };
    for_each_in_menus(|| Window::sized(Document::new(), Settings::default(), size), assert_fits);
}

#[test]
fn a_menu_that_is_too_long_scrolls_to_the_entry_in_focus() {
    let size = [640.0, 480.0];
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
    for (index, (menu, groups)) in menus().iter().enumerate() {
        let mut window = Window::sized(Document::new(), Settings::default(), size);
        window.key(Key::F10);
        for _ in 0..index {
            window.key(Key::ArrowRight);
        }
        for _ in 0..groups.iter().flatten().count() + 3 {
            let nodes = window.nodes();
            let focused = nodes.iter().find(|node| node.focused).expect("an entry has the focus");
            assert!(screen.contains_rect(focused.rect), "{menu}: {focused:?}");
            window.key(Key::ArrowDown);
        }
    }
}

#[test]
fn every_command_stands_in_the_palette_and_is_found_by_its_name() {
    let mut window = Window::new();
    for command in Command::all().filter(|command| *command != Command::CommandPalette) {
        window.ctrl(Key::K);
        window.frame([Event::Text(command.name().to_lowercase())]);
        window.settle();
        window.node(&format!("Run: {}", command.name()));
        window.key(Key::Escape);
    }
    assert_eq!(window.fen(), START);
}

#[test]
fn the_palette_runs_what_is_typed_with_enter() {
    let mut window = Window::new();
    window.ctrl(Key::K);
    assert!(window.node("Command").focused);
    window.type_keys("flip");
    window.key(Key::Enter);
    assert!(window.state().flipped);
    assert_eq!(window.state().dialog, None);
    window.ctrl(Key::K);
    window.type_keys("clear");
    window.key(Key::Enter);
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/8");
}

#[test]
fn the_palette_sets_up_a_position_of_the_library_and_changes_the_language() {
    let mut window = Window::new();
    window.ctrl(Key::K);
    window.type_keys("lucena");
    window.key(Key::Enter);
    assert_eq!(window.placement(), "1K1k4/1P6/8/8/8/8/r7/2R5");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), START);
    window.ctrl(Key::K);
    window.type_keys("language deutsch");
    window.key(Key::Enter);
    assert_eq!(window.state().settings.language.as_deref(), Some("de"));
    assert_eq!(window.state().dialog, None);
    window.node("Stellung");
    window.ctrl(Key::M);
    window.ctrl(Key::K);
    window.type_keys("lucena");
    window.key(Key::Enter);
    assert!(window.state().dialog.is_some(), "no position can be set up while moves are tried");
}

#[test]
fn the_zoom_is_in_the_menu_has_limits_and_is_remembered() {
    let percent = |zoom: f32| (zoom * 100.0).round() as i32;
    let shown = |window: &mut Window| percent(window.harness().ctx.zoom_factor());
    let mut window = Window::new();
    window.ctrl(Key::Plus);
    window.ctrl(Key::Equals);
    assert_eq!((shown(&mut window), percent(window.state().settings.zoom)), (120, 120));
    assert_eq!(window.world().stored.as_ref().map(|settings| percent(settings.zoom)), Some(120));
    window.ctrl(Key::Num0);
    assert_eq!(shown(&mut window), 100);
    window.open_menu("View");
    window.click("Zoom");
    window.click("Zoom out");
    assert_eq!(shown(&mut window), 90);
    let settings = Settings { zoom: Settings::ZOOMS.start() + 0.1, ..Settings::default() };
    let mut window = Window::with(Document::new(), settings);
    window.ctrl(Key::Minus);
    window.ctrl(Key::Minus);
    assert_eq!(shown(&mut window), 50);
    assert!(!window.state().is_enabled(Command::ZoomOut) && window.state().is_enabled(Command::ZoomIn));
    let mut again = Window::with(Document::new(), window.state().settings.clone());
    assert_eq!(shown(&mut again), 50);
}

#[test]
fn the_palette_leads_to_castling_and_en_passant() {
    let mut window = Window::showing("4k3/8/8/8/P2pP2P/8/8/4K2R b - - 0 1");
    let lead = |window: &mut Window, typed: &str| {
        window.ctrl(Key::K);
        window.type_keys(typed);
        window.key(Key::Enter);
        assert_eq!(window.state().dialog, None, "{typed}");
    };
    lead(&mut window, "castling");
    assert!(window.node("White castles O-O").focused, "{}", window.words());
    window.key(Key::Space);
    assert_eq!(window.field(2), "K");
    lead(&mut window, "en passant");
    assert!(window.node("En passant square").focused, "{}", window.words());
    window.key(Key::ArrowDown);
    assert_eq!(window.field(3), "e3");
    window.drag("h1", "off");
    window.drag("e1", "off");
    let why = window.state().why_disabled(Command::EditCastling).unwrap_or_default();
    assert_eq!(why, "No king and rook are in place for castling");
    let mut window = Window::new();
    window.ctrl(Key::M);
    assert!(!window.state().is_enabled(Command::EditCastling) && !window.state().is_enabled(Command::EditEnPassant));
}

#[test]
fn the_palette_is_gone_through_with_arrows_and_left_with_escape() {
    let mut window = Window::new();
    window.ctrl(Key::K);
    for (key, expected) in
        [(Key::ArrowDown, 1), (Key::ArrowDown, 2), (Key::ArrowUp, 1), (Key::ArrowUp, 0), (Key::ArrowUp, 0)]
    {
        window.key(key);
        assert!(is_palette(&window, |palette| palette.row == expected), "{key:?}");
    }
    window.type_keys("theme");
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    assert_eq!(window.state().settings.theme, ThemeChoice::Dark);
    window.ctrl(Key::K);
    window.key(Key::Escape);
    assert_eq!(window.state().dialog, None);
}

#[test]
fn the_palette_runs_nothing_that_is_disabled_or_not_found() {
    let mut window = Window::new();
    for text in ["undo", "no such command"] {
        window.ctrl(Key::K);
        window.type_keys(text);
        window.key(Key::Enter);
        assert!(window.state().dialog.is_some(), "{text}: the palette stays");
        window.key(Key::Escape);
    }
    assert_eq!(window.fen(), START);
}

#[test]
fn enabled_commands_come_first_in_the_palette() {
    let mut window = Window::showing(&format!("{START}\n{START}\n"));
    window.ctrl(Key::K);
    window.type_keys("re");
    let rows = window.nodes().into_iter().filter(|node| node.name.starts_with("Run: Re"));
    let mut rows: Vec<_> = rows.map(|node| (node.rect.top(), node.name)).collect();
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    let names: Vec<&str> = rows.iter().map(|row| row.1.as_str()).collect();
    assert_ne!(names.first(), Some(&"Run: Redo"), "{names:?}");
    assert!(names.contains(&"Run: Redo"), "{names:?}");
}

#[test]
fn rows_of_the_palette_under_a_resting_pointer_show_no_tooltip() {
    let mut window = Window::new();
    window.ctrl(Key::K);
    window.type_keys("flip");
    let tooltip = Command::FlipView.tooltip();
    let row = window.place("Run: Flip board");
    window.key(Key::Escape);
    window.move_to(row);
    window.ctrl(Key::K);
    window.type_keys("flip");
    window.wait(2.0);
    assert!(!window.sees(tooltip), "{}", window.words());
    window.move_to(row + egui::vec2(3.0, 0.0));
    window.wait(2.0);
    assert!(window.sees(tooltip), "{}", window.words());
}

#[test]
fn no_tooltip_lies_over_a_dialog() {
    let tip = "Copy the FEN of this position to the clipboard";
    for key in [Key::E, Key::K, Key::R] {
        let mut window = Window::showing("8/8/8/8/8/8/8/K1k5 w - - 0 1\n8/8/8/8/8/8/8/K1k4r w - - 0 1\n");
        assert!(!window.sees(tip), "before: {}", window.words());
        window.hover("Copy");
        window.wait(2.0);
        assert!(window.sees(tip), "{}", window.words());
        window.ctrl(key);
        assert!(window.state().dialog.is_some(), "{key:?}");
        window.frames(3);
        assert!(!window.sees(tip), "{key:?}: {}", window.words());
        let at = window.place("Copy");
        window.move_to(at + egui::vec2(2.0, 1.0));
        window.wait(2.0);
        assert!(!window.sees(tip), "{key:?}: {}", window.words());
    }
}

#[test]
fn a_command_is_run_with_a_click_in_the_palette() {
    let mut window = Window::new();
    window.ctrl(Key::K);
    window.type_keys("switch");
    window.click("Run: Switch side to move");
    assert_eq!(window.field(1), "b");
}

#[test]
fn undo_and_redo_are_enabled_when_there_is_a_step() {
    let both = [Command::Undo, Command::Redo];
    let mut window = Window::new();
    assert_eq!(enabled(&window, &both), [false, false]);
    window.drag("e2", "e4");
    assert_eq!(enabled(&window, &both), [true, false]);
    window.ctrl(Key::Z);
    assert_eq!(enabled(&window, &both), [false, true]);
    window.drag("d2", "d4");
    assert_eq!(enabled(&window, &both), [true, false], "a new step ends what could be redone");
}

#[test]
fn undo_and_redo_name_their_step() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    window.click("Edit");
    assert_eq!(window.menu_entry("Undo").name, "Undo move piece");
    window.key(Key::Escape);
    window.ctrl(Key::Z);
    window.click("Edit");
    assert_eq!(window.menu_entry("Redo").name, "Redo move piece");
}

#[test]
fn save_is_enabled_when_there_is_something_to_save() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("two.fen");
    std::fs::write(&path, TWO).expect("a file");
    let mut window = Window::on_file(&path);
    assert!(!window.state().is_enabled(Command::Save), "nothing has changed");
    window.drag("h1", "h5");
    assert!(window.state().is_enabled(Command::Save));
    window.ctrl(Key::S);
    assert!(!window.state().is_enabled(Command::Save));
    assert!(Window::new().state().is_enabled(Command::Save), "an untitled file can always be saved");
}

#[test]
fn records_are_stepped_through_and_removed_only_where_there_are_some() {
    let three = [Command::PreviousPosition, Command::NextPosition, Command::RemovePosition];
    assert_eq!(enabled(&Window::new(), &three), [false, false, false]);
    let mut window = Window::showing(TWO);
    assert_eq!(enabled(&window, &three), [false, true, true]);
    window.menu("List", "Next position");
    assert_eq!(enabled(&window, &three), [true, false, true]);
    window.menu("List", "Previous position");
    assert_eq!(enabled(&window, &three), [false, true, true]);
}

#[test]
fn a_disabled_command_does_nothing_by_its_keys() {
    let mut window = Window::new();
    window.ctrl(Key::Y);
    window.ctrl(Key::Z);
    window.ctrl(Key::PageDown);
    window.ctrl_shift(Key::Delete);
    assert_eq!((window.fen().as_str(), window.document().len()), (START, 1));
    assert!(!window.document().is_modified());
}

#[test]
fn switches_show_their_state() {
    let mut window = Window::new();
    for (entry, first) in [("Flip board", false), ("Coordinates", true)] {
        for expected in [first, !first, first] {
            window.click("View");
            let row = window.menu_entry(entry);
            assert_eq!(row.selected, expected, "{entry}");
            window.click_at(row.rect.center());
        }
    }
}

#[test]
fn the_theme_is_chosen_and_kept() {
    let mut window = Window::with(Document::new(), Settings::default());
    for (entry, theme) in
        [("Dark theme", ThemeChoice::Dark), ("Light theme", ThemeChoice::Light), ("System theme", ThemeChoice::System)]
    {
        window.menu("View", entry);
        assert_eq!(window.state().settings.theme, theme);
        assert_eq!(window.world().stored.as_ref().map(|settings| settings.theme), Some(theme));
    }
    assert!(!window.document().is_modified());
}

#[test]
fn help_opens_and_closes() {
    for (entry, words) in [("Keys and mouse", "Brush: press and drag"), ("About Fenwright", "General Public License")] {
        let mut window = Window::new();
        window.menu("Help", entry);
        assert!(window.sees(words), "{entry}: {}", window.words());
        window.click("Close");
        assert_eq!(window.state().dialog, None);
        window.menu("Help", entry);
        window.key(Key::Escape);
        assert_eq!(window.state().dialog, None);
    }
    let mut window = Window::new();
    window.key(Key::F1);
    assert_eq!(window.state().dialog, Some(Dialog::Keys));
}

#[test]
fn copying_shredder_fen_gives_the_rooks_files() {
    let mut window = Window::showing("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    window.menu("Edit", "Copy Shredder-FEN");
    assert_eq!(window.world().clipboard.as_deref(), Ok("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"));
    window.ctrl(Key::C);
    assert_eq!(
        window.world().clipboard.as_deref(),
        Ok("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        "file letters do not leak"
    );
}

#[test]
fn a_notice_of_something_done_goes_by_itself_and_one_of_a_failure_stays() {
    let mut window = Window::new();
    window.ctrl(Key::C);
    window.world().clipboard_refuses = Some("no display".to_owned());
    window.ctrl(Key::C);
    assert!(window.notices().contains("copied") && window.notices().contains("no display"));
    window.wait(60.0);
    assert!(!window.notices().contains("copied"), "{}", window.notices());
    assert!(window.notices().contains("no display"), "{}", window.notices());
}

#[test]
fn common_commands_are_buttons() {
    let mut window = Window::new();
    assert!(!window.node("Undo").enabled);
    window.click("Clear board");
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/8");
    window.click("Undo");
    assert_eq!(window.fen(), Window::new().fen());
    window.click("Redo");
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/8");
    window.click("Start position");
    assert_eq!(window.fen(), Window::new().fen());
    window.click("Flip board");
    assert!(window.state().flipped);
}

#[test]
fn text_typed_right_after_a_shortcut_reaches_the_dialog_field() {
    let press = |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let typed = |text: &str| Event::Text(text.to_owned());
    let ctrl = Modifiers::COMMAND | Modifiers::CTRL;
    let mut window = Window::showing(&TWO.repeat(3));
    window.frame([press(Key::G, ctrl), typed("3"), press(Key::Enter, Modifiers::NONE)]);
    window.settle();
    assert_eq!((window.document().current(), &window.state().dialog), (2, &None));
    window.frame([press(Key::G, ctrl), typed("1")]);
    window.frame([typed("2"), press(Key::Backspace, Modifiers::NONE)]);
    window.frame([press(Key::Enter, Modifiers::NONE)]);
    window.settle();
    assert_eq!((window.document().current(), &window.state().dialog), (0, &None));
    window.frame([press(Key::K, ctrl), typed("f"), typed("l"), typed("i"), typed("p")]);
    window.settle();
    assert!(is_palette(&window, |palette| palette.filter == "flip"));
    window.key(Key::Enter);
    assert!(window.state().flipped && !window.document().is_modified());
}

#[test]
fn enter_means_what_the_whole_text_finds_also_when_both_come_in_one_frame() {
    let press = |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
    let typed = |text: &str| Event::Text(text.to_owned());
    let mut window = Window::new();
    window.ctrl(Key::K);
    window.frame([typed("c"), typed("lear board"), press(Key::Enter)]);
    window.settle();
    assert_eq!((window.placement().as_str(), &window.state().dialog), ("8/8/8/8/8/8/8/8", &None));
    window.ctrl(Key::K);
    window.type_keys("flip boards");
    window.frame([press(Key::Backspace), press(Key::Enter)]);
    window.settle();
    assert!(window.state().flipped);
    window.ctrl(Key::K);
    window.type_keys("them");
    window.frame([typed("e"), press(Key::ArrowDown), press(Key::ArrowDown), press(Key::Enter)]);
    window.settle();
    assert_eq!(window.state().settings.theme, ThemeChoice::Dark);
}

#[test]
fn a_key_right_behind_a_dialog_is_not_meant_for_its_field() {
    let press = |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let ctrl = Modifiers::COMMAND | Modifiers::CTRL;
    let mut window = Window::new();
    window.ctrl(Key::K);
    window.type_keys("clear board");
    window.frame([press(Key::Enter, Modifiers::NONE)]);
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/8");
    window.frame([press(Key::Z, ctrl)]);
    assert_eq!(window.fen(), START);
}

#[test]
fn the_version_is_copied_for_a_report() {
    let mut window = Window::new();
    window.menu("Help", Command::About.name());
    window.click("Copy version");
    let copied = window.world().clipboard.clone().unwrap_or_default();
    assert!(copied.starts_with(concat!("Fenwright ", env!("CARGO_PKG_VERSION"), ", ")), "{copied}");
    assert_eq!(window.state().dialog, None);
}

#[test]
fn a_shortcut_closes_an_open_menu() {
    let mut window = Window::new();
    window.open_menu("File");
    assert!(window.find("Quit").is_some());
    window.ctrl(Key::T);
    assert!(window.find("Quit").is_none());
    assert_eq!(window.field(1), "b");
}
