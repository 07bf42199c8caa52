//! Chess960, board sizes, the library, random positions, and transforms.

use egui::Key;
use egui::Modifiers;
use fenwright::app::command::Command;
use fenwright::app::setup::SetUpDraft;
use fenwright::app::shell::dialog::Dialog;
use fenwright::app::shell::library;
use fenwright::app::shell::settings::Settings;
use fenwright::board::{Role, Size, chess960, chess960_number};
use fenwright::document::Document;
use fenwright::notation::fen;
use fenwright::rules::{self, Material};

use crate::support::input::ctrl;
use crate::support::window::{EMPTY, START, Window};

/// A position with a castling right, an en passant square, a piece on each edge, and clocks.
const RICH: &str = "4k2r/2p5/8/P3pP2/n7/8/6B1/R3K3 w Qk e6 0 12";

/// The transform commands, with the FEN that each makes of [`RICH`]. `true` if the command reports what it dropped or
/// that the castling changed.
const TRANSFORMS: [(&str, &str, bool); 10] = [
    ("Mirror left and right", "r2k4/5p2/8/2Pp3P/7n/8/1B6/3K3R w Kq d6 0 12", true),
    ("Mirror top and bottom", "R3K3/6B1/8/n7/P3pP2/8/2p5/4k2r w - - 0 12", true),
    ("Swap colours", "r3k3/6b1/8/N7/p3Pp2/8/2P5/4K2R b Kq e3 0 12", false),
    ("Turn clockwise", "R2nP3/8/6p1/8/K3p2k/4P3/1B6/7r w - - 0 12", true),
    ("Turn anticlockwise", "r7/6B1/3P4/k2p3K/8/1p6/8/3Pn2R w - - 0 12", true),
    ("Turn by 180\u{b0}", "3K3R/1B6/8/7n/2Pp3P/8/5p2/r2k4 w - - 0 12", true),
    ("Shift left", "3k2r1/1p6/8/3pP3/8/8/5B2/3K4 w k d6 0 12", true),
    ("Shift right", "5k2/3p4/8/1P3pP1/1n6/8/7B/1R3K2 w Q f6 0 12", true),
    ("Shift up", "2p5/8/P3pP2/n7/8/6B1/R3K3/8 w - - 0 12", true),
    ("Shift down", "8/4k2r/2p5/8/P3pP2/n7/8/6B1 w - - 0 12", true),
];

#[test]
fn the_notice_about_dropped_parts_stays_until_the_next_edit() {
    let mut window = Window::showing(RICH);
    window.ctrl_shift(Key::ArrowLeft);
    let said = window.notices();
    for dropped in ["rook on a1", "pawn on a5", "knight on a4"] {
        assert!(said.contains(dropped), "{dropped}: {said}");
    }
    window.wait(60.0);
    assert_eq!(window.notices(), said);
    window.ctrl_shift(Key::ArrowRight);
    assert_eq!(window.notices(), "", "nothing is dropped on the way back");
}

#[test]
fn mirroring_says_when_castling_became_that_of_chess960() {
    let without = "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1";
    for (content, said) in [
        (BOTH_CASTLE, "The kings are on the d-file, so castling is now as in Chess960"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "The king is on d1, so castling is now as in Chess960"),
        (without, ""),
    ] {
        let mut window = Window::showing(content);
        window.ctrl(Key::H);
        assert_eq!(window.notices(), said, "{content}");
        window.ctrl(Key::H);
        assert!(!window.notices().contains("home squares"), "the way back says nothing");
        assert_eq!(window.fen(), content);
    }
}

const BOTH_CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

fn asked(window: &Window) -> Option<SetUpDraft> {
    window.state().set_up.draft().filter(|_| window.state().dialog == Some(Dialog::SetUp)).cloned()
}

fn number(window: &Window) -> String {
    match asked(window) {
        Some(SetUpDraft::Chess960 { text }) => text,
        other => panic!("no number of Chess960 is asked for but {other:?}"),
    }
}

// Chess960

#[test]
fn a_start_of_chess960_is_set_up_by_its_number_with_keys_alone() {
    let mut window = Window::new();
    window.ctrl(Key::Num9);
    assert!(window.node("Number").focused);
    window.type_keys("0");
    assert_eq!(number(&window), "0", "what is typed replaces the number");
    window.key(Key::Enter);
    assert_eq!(window.state().dialog, None);
    assert_eq!(window.placement(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR");
    assert!(window.sees("Chess960 start 0"), "{}", window.words());
    window.undo();
    assert_eq!(window.fen(), START);
    assert!(!window.document().is_modified());
}

#[test]
fn the_number_of_the_position_is_there_already() {
    for (wanted, before) in [(518, START.to_owned()), (518, EMPTY.to_owned()), (7, written(7)), (959, written(959))] {
        let mut window = Window::showing(&before);
        window.ctrl(Key::Num9);
        assert_eq!(number(&window), wanted.to_string(), "{before}");
    }
}

fn written(number: u16) -> String {
    fen::write(&chess960(number).expect("a start position"))
}

#[test]
fn arrow_keys_step_through_the_numbers_and_show_them() {
    let mut window = Window::new();
    window.ctrl(Key::Num9);
    assert!(window.sees("Back rank RNBQKBNR"), "{}", window.words());
    for (key, expected) in [(Key::ArrowUp, "519"), (Key::ArrowDown, "518"), (Key::ArrowDown, "517")] {
        window.key(key);
        assert_eq!(number(&window), expected);
    }
    let position = chess960(517).expect("a start position");
    let letters = fen::write(&position).split(['/', ' ']).nth(7).map(str::to_owned).expect("the first rank");
    assert!(window.sees(&format!("Back rank {letters}")), "{letters}: {}", window.words());
    window.ctrl(Key::A);
    window.type_keys("959");
    window.key(Key::ArrowUp);
    assert_eq!(number(&window), "959");
    window.ctrl(Key::A);
    window.type_keys("0");
    window.key(Key::ArrowDown);
    assert_eq!(number(&window), "0");
    assert_eq!(window.fen(), START, "nothing is set up yet");
}

#[test]
fn a_wrong_number_is_said_and_sets_nothing_up() {
    for text in ["960", "-1", "x", "99999999", "1.5"] {
        let mut window = Window::new();
        window.ctrl(Key::Num9);
        window.type_keys(text);
        assert!(window.sees("A number from 0 to 959, or a back rank"), "{text}: {}", window.words());
        window.key(Key::Enter);
        assert!(asked(&window).is_some(), "{text}: it is asked on");
        assert_eq!(window.fen(), START);
        window.key(Key::Escape);
        assert_eq!(window.state().dialog, None, "{text}");
    }
}

#[test]
fn a_start_of_chess960_is_set_up_by_the_letters_of_its_back_rank() {
    for letters in ["BBQNNRKR", "bbqnnrkr", " bbQnnRkr "] {
        let mut window = Window::new();
        window.ctrl(Key::Num9);
        window.type_keys(letters);
        assert!(window.sees("Number 0"), "{letters}: {}", window.words());
        window.key(Key::Enter);
        assert_eq!(window.placement(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR", "{letters}");
    }
    let mut window = Window::new();
    window.ctrl(Key::Num9);
    window.type_keys("RNBQBKNR");
    assert!(window.sees("A number from 0 to 959, or a back rank"), "both bishops stand on dark squares");
}

// Board size

fn write_size(window: &mut Window, text: &str) {
    window.ctrl_shift(Key::B);
    window.ctrl(Key::A);
    window.type_keys(text);
}

#[test]
fn the_board_gets_another_size_and_keeps_its_men() {
    let mut window = Window::new();
    write_size(&mut window, "10x8");
    assert!(window.sees("archbishop"), "{}", window.words());
    window.key(Key::Enter);
    assert_eq!(window.placement(), "rnbqkbnr2/pppppppp2/10/10/10/10/PPPPPPPP2/RNBQKBNR2");
    assert!(window.notices().is_empty());
    window.click("Board size: 10x8 board");
    window.click("8x8");
    window.click("Set up");
    assert_eq!(window.fen(), START, "nothing was lost on the way");
    write_size(&mut window, "5 6");
    window.key(Key::Enter);
    let said = window.notices();
    assert!(
        said.contains("could not be kept") && said.contains("22 pieces went off the board: White f2, g2, h2, Bf1, "),
        "{said}"
    );
    assert_eq!(window.placement(), "5/5/5/5/PPPPP/RNBQK");
    window.undo();
    assert_eq!(window.fen(), START, "it is one step");
}

#[test]
fn pieces_lost_on_a_smaller_board_are_listed() {
    for (large, standard, lost) in [
        (
            "4k3A1/10/10/10/10/10/10/4K4R",
            "4k3/8/8/8/8/8/8/4K3",
            "The white archbishop on i8 and the white rook on j1 went off the board",
        ),
        (
            "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR",
            "rn1bqkb1/pppppppp/8/8/8/8/PPPPPPPP/RN1BQKB1",
            "12 pieces went off the board: White i2, j2, Ac1, Ch1, Ni1, Rj1; Black Ac8, Ch8, Ni8, Rj8, i7, j7",
        ),
    ] {
        let mut window = Window::showing(&format!("{large} w - - 0 1"));
        assert_eq!(window.placement(), large);
        write_size(&mut window, "8x8");
        window.click("Keep the pieces");
        window.click("Set up");
        assert_eq!(window.placement(), standard);
        assert_eq!(window.notices(), lost);
    }
}

#[test]
fn a_size_without_a_board_or_a_usual_start_says_so() {
    let mut window = Window::new();
    for text in ["8x10", "4x4", "11x8", "ten"] {
        write_size(&mut window, text);
        assert!(window.sees("5 to 10 files and ranks; boards with 8 files have 8 ranks"), "{text}");
        window.key(Key::Enter);
        assert!(asked(&window).is_some() && window.fen() == START, "{text}: it is asked on");
        window.key(Key::Escape);
    }
    write_size(&mut window, "6x6");
    window.click("Start position");
    assert!(window.sees("There is no usual start position") && !window.node("Set up").enabled, "{}", window.words());
    window.click("Empty board");
    window.click("Set up");
    assert_eq!(window.fen(), "6/6/6/6/6/6 w - - 0 1");
}

#[test]
fn the_start_of_capablanca_chess_is_in_the_menu_and_in_the_palette() {
    const CAPABLANCA: &str = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    let mut window = Window::new();
    window.menu("Position", "10x8, Capablanca");
    assert_eq!(window.fen(), CAPABLANCA);
    window.ctrl(Key::K);
    window.type_keys("8x8");
    window.key(Key::Enter);
    assert_eq!(window.fen(), START);
    window.ctrl(Key::K);
    window.type_keys("capabl");
    window.key(Key::Enter);
    assert_eq!(window.fen(), CAPABLANCA);
}

#[test]
fn a_large_board_takes_four_clicks_and_a_start_of_chess960_four_and_its_digits() {
    let mut window = Window::new();
    for name in ["Board size: 8x8 board", "10x8", "Empty board", "Set up"] {
        window.click(name);
    }
    let at = window.place("c4");
    window.move_to(at);
    window.type_keys("A");
    let at = window.place("j8");
    window.move_to(at);
    window.type_keys("c");
    assert_eq!(window.fen(), "9c/10/10/10/2A7/10/10/10 w - - 0 1");
    for name in ["Position", "Set up", "Chess960 position…"] {
        window.click(name);
    }
    window.type_keys("0");
    window.click("Set up");
    assert_eq!(window.placement(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR");
}

#[test]
fn any_number_is_drawn_with_a_button() {
    let mut window = Window::new();
    window.menu("Position", "Chess960 position…");
    let mut drawn = std::collections::HashSet::new();
    for _ in 0..6 {
        window.click("Random");
        let number: u16 = number(&window).parse().expect("a number");
        assert!(number < 960);
        drawn.insert(number);
    }
    assert!(drawn.len() > 1, "{drawn:?}");
    let shown = number(&window).parse().expect("a number");
    window.click("Set up");
    assert_eq!(window.fen(), written(shown));
}

#[test]
fn a_random_start_of_chess960_is_set_up_at_once() {
    let mut window = Window::showing(RICH);
    window.ctrl_shift(Key::R);
    assert_eq!(window.state().dialog, None);
    assert!(chess960_number(window.document().position()).is_some(), "{}", window.fen());
    window.undo();
    assert_eq!(window.content(), RICH);
}

#[test]
fn a_selected_square_does_not_take_what_is_typed_into_a_dialog() {
    let mut window = Window::new();
    window.click("e4");
    window.ctrl(Key::Num9);
    window.type_keys("0");
    assert_eq!((number(&window).as_str(), window.fen().as_str()), ("0", START));
    window.key(Key::Escape);
    window.ctrl(Key::R);
    window.type_keys("KQ");
    assert_eq!(asked(&window), Some(SetUpDraft::Random { size: Size::STANDARD, material: "KQ".to_owned(), why: None }));
    assert_eq!(window.fen(), START);
}

// The library

#[test]
fn a_position_of_the_library_is_found_and_set_up_with_keys_alone() {
    let mut window = Window::new();
    window.ctrl_shift(Key::L);
    assert!(window.node("Library").focused);
    let named = &library::positions()[1];
    window.type_keys(&named.name().to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), " "));
    window.key(Key::Enter);
    assert_eq!(window.state().dialog, None);
    assert_eq!(window.document().position(), &named.position, "{}", named.name());
    window.undo();
    assert_eq!(window.fen(), START);
}

#[test]
fn the_library_is_gone_through_with_arrows_and_clicks() {
    let mut window = Window::new();
    window.ctrl_shift(Key::L);
    for named in library::positions().iter().take(2) {
        assert!(window.sees(named.group()) && window.sees(&format!("Set up: {}", named.name())), "{}", window.words());
    }
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert_eq!(window.document().position(), &library::positions()[1].position);
    window.ctrl_shift(Key::L);
    window.click(&format!("Set up: {}", library::positions()[0].name()));
    assert_eq!(window.document().position(), &library::positions()[0].position);
    window.ctrl_shift(Key::L);
    for _ in 0..library::positions().len() + 3 {
        window.key(Key::ArrowDown);
    }
    window.key(Key::Enter);
    let last = library::positions().last().expect("a position");
    assert_eq!(window.document().position(), &last.position, "the last row is the last");
}

#[test]
fn a_filter_that_finds_nothing_sets_nothing_up() {
    let mut window = Window::new();
    window.ctrl_shift(Key::L);
    window.type_keys("no such thing");
    assert!(window.sees("No matching positions"), "{}", window.words());
    window.key(Key::Enter);
    assert!(asked(&window).is_some());
    window.key(Key::Escape);
    assert_eq!((window.state().dialog.as_ref(), window.fen().as_str()), (None, START));
}

// Random positions

#[test]
fn a_random_position_has_the_material_that_was_typed() {
    let mut window = Window::new();
    window.ctrl(Key::R);
    window.type_keys("KRP vs KN");
    window.key(Key::Enter);
    assert_eq!(window.state().dialog, None);
    let position = window.document().position();
    let material = Material::from_board(&position.board);
    let counts = [(0, Role::Rook, 1), (0, Role::Pawn, 1), (1, Role::Knight, 1), (0, Role::King, 1), (1, Role::King, 1)];
    for (color, role, count) in counts {
        assert_eq!(material.count(fenwright::Color::ALL[color], role), count, "{role:?} in {}", window.fen());
    }
    assert!(!rules::problems(position).iter().any(rules::Problem::is_illegal), "{}", window.fen());
    window.undo();
    assert_eq!(window.fen(), START);
}

#[test]
fn the_last_material_is_remembered() {
    let mut window = Window::new();
    window.menu("Position", "Random position…");
    window.type_keys("KQ vs KR");
    window.click("Set up");
    let stored = window.world().stored.as_ref().map(|settings| settings.random_material.clone());
    assert_eq!(stored.as_deref(), Some("KQ vs KR"));
    let first = window.fen();
    for _ in 0..5 {
        window.ctrl(Key::R);
        window.key(Key::Enter);
    }
    assert_ne!(window.fen(), first, "another one each time");
    assert_eq!(Material::from_board(&window.document().position().board).total(fenwright::Color::White), 2);
}

#[test]
fn material_that_cannot_be_is_said_and_sets_nothing_up() {
    for text in ["KZ", "KPPPPPPPPP vs K", "KK vs K"] {
        let mut window = Window::new();
        window.ctrl(Key::R);
        window.type_keys(text);
        let Some(SetUpDraft::Random { why: Some(why), .. }) = asked(&window) else { panic!("{text} is taken") };
        assert!(window.sees(&why), "{why}");
        assert!(!window.node("Set up").enabled, "{text}");
        window.key(Key::Enter);
        assert!(asked(&window).is_some(), "{text}");
        window.ctrl(Key::A);
        window.type_keys("KQ vs");
        assert!(!window.sees(&why) && window.node("Set up").enabled, "{text}: another text is judged anew");
        assert_eq!(window.fen(), START);
        assert!(window.world().stored.is_none(), "{text} is not remembered");
    }
}

#[test]
fn examples_of_material_are_taken_with_a_click() {
    let mut window = Window::new();
    window.ctrl(Key::R);
    window.click("KBN vs K");
    assert_eq!(
        asked(&window),
        Some(SetUpDraft::Random { size: Size::STANDARD, material: "KBN vs K".to_owned(), why: None })
    );
    window.click("Set up");
    assert_eq!(Material::from_board(&window.document().position().board).total(fenwright::Color::White), 3);
}

// Transforms

#[test]
fn each_transform_is_one_step_and_says_what_it_dropped() {
    for (name, expected, says) in TRANSFORMS {
        let mut window = Window::showing(RICH);
        window.menu("Position", name);
        assert_eq!(window.fen(), expected, "{name}");
        assert_eq!(!window.notices().is_empty(), says, "{name}: {}", window.notices());
        if says {
            window.click("Undo");
        } else {
            window.undo();
        }
        assert_eq!((window.fen().as_str(), window.content().as_str()), (RICH, RICH), "{name}");
        assert!(!window.document().is_modified(), "{name}");
        assert_eq!(window.notices(), "", "{name}: what is taken back is no news");
    }
}

#[test]
fn transforms_have_keys() {
    let shift = ctrl() | Modifiers::SHIFT;
    for (modifiers, key, name) in [
        (ctrl(), Key::H, "Mirror left and right"),
        (shift, Key::H, "Mirror top and bottom"),
        (ctrl(), Key::I, "Swap colours"),
        (shift, Key::ArrowLeft, "Shift left"),
        (shift, Key::ArrowRight, "Shift right"),
        (shift, Key::ArrowUp, "Shift up"),
        (shift, Key::ArrowDown, "Shift down"),
    ] {
        let expected = TRANSFORMS.iter().find(|(known, ..)| *known == name).expect("a transform").1;
        let mut window = Window::showing(RICH);
        window.key_with(modifiers, key);
        assert_eq!(window.fen(), expected, "{name}");
    }
}

#[test]
fn a_text_field_keeps_its_keys() {
    let shift = ctrl() | Modifiers::SHIFT;
    let mut window = Window::showing(RICH);
    window.ctrl(Key::L);
    for (modifiers, key) in [(shift, Key::ArrowLeft), (shift, Key::ArrowRight), (shift, Key::ArrowUp)] {
        window.key_with(modifiers, key);
        assert_eq!(window.fen(), RICH, "{key:?}");
    }
}

#[test]
fn a_quarter_turn_needs_a_board_of_that_shape() {
    let quarters = [Command::RotateClockwise, Command::RotateAnticlockwise];
    for (fen, possible) in
        [("10/10/4k5/10/10/4K5/10/9A w - - 0 1", false), (RICH, true), ("7/7/2k4/7/7/2K4 w - - 0 1", true)]
    {
        let mut window = Window::showing(fen);
        for command in quarters {
            assert_eq!(window.state().is_enabled(command), possible, "{fen}");
        }
        window.menu("Position", "Turn by 180\u{b0}");
        assert_ne!(window.fen(), fen);
    }
}

#[test]
fn a_transform_begins_with_what_the_board_shows() {
    let mut window = Window::showing(EMPTY);
    window.type_fen("4k3/8/8/8/8/8/8/4K2R w - -");
    assert!(window.state().is_preview());
    window.menu("Position", "Mirror left and right");
    assert_eq!(window.placement(), "3k4/8/8/8/8/8/8/R2K4");
    assert!(!window.state().is_preview());
}

#[test]
fn dialogs_fit_into_a_small_window() {
    let size = [800.0, 600.0];
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
    for keys in [(ctrl(), Key::Num9), (ctrl(), Key::R), (ctrl() | Modifiers::SHIFT, Key::L)] {
        let mut window = Window::sized(Document::new(), Settings::default(), size);
        window.key_with(keys.0, keys.1);
        assert!(asked(&window).is_some(), "{keys:?}");
        for node in
            window.nodes().into_iter().filter(|node| ["Set up", "Cancel", "Library"].contains(&node.name.as_str()))
        {
            assert!(screen.contains_rect(node.rect), "{}: {:?}", node.name, node.rect);
        }
    }
}

#[test]
fn each_dialog_has_its_own_size() {
    let mut window = Window::new();
    window.ctrl_shift(Key::L);
    window.key(Key::Escape);
    window.ctrl(Key::Num9);
    let between = window.place("Set up").y - window.place("Number").y;
    assert!(between < 200.0, "{between} points between the number and the answers");
}

#[test]
fn what_was_selected_in_a_size_means_nothing_in_another_one() {
    let mut window = Window::new();
    window.ctrl_shift(Key::B);
    for size in ["10x10", "5x5"] {
        window.click(size);
        window.click("Size");
        window.key(Key::Home);
        window.click(size);
        let edit = egui::TextEdit::load_state(&window.harness().ctx, egui::Id::unique("field of a dialog"));
        let range = edit.and_then(|edit| edit.cursor.char_range()).expect("a selection").as_sorted_char_range();
        assert_eq!((range.start.0, range.end.0), (0, size.len()), "all of {size}");
    }
}
