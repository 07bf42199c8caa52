//! The fields beside the board: side to move, clocks, castling and en passant.

use egui::Key;
use egui::accesskit::Role;
use fenwright::app::shell::settings::EnPassantChoice;

use crate::support::input::LEFT;
use crate::support::tree::Node;
use crate::support::window::{EMPTY, START, Window};

const BOTH_CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 30";

/// The entries of the list of en passant squares, from top to bottom.
fn offered(window: &mut Window) -> Vec<String> {
    let before: Vec<String> = window.nodes().into_iter().map(|node| node.name).collect();
    window.click("En passant square");
    let mut entries: Vec<_> =
        window.nodes().into_iter().filter(|node| node.is_control() && !before.contains(&node.name)).collect();
    entries.retain(|node| node.enabled);
    entries.sort_by(|one, other| one.rect.top().total_cmp(&other.rect.top()));
    entries.into_iter().map(|node| node.name).collect()
}

fn codes(window: &Window) -> Vec<&'static str> {
    window.state().meaning.findings.iter().map(|finding| finding.problem.id()).collect()
}

// Side to move and clocks

#[test]
fn pieces_never_change_the_side_to_move_or_the_clocks() {
    let mut window = Window::showing("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 b - - 17 42");
    window.drag("e2", "e4");
    window.drag("e7", "e5");
    window.drag("black queen", "d5");
    window.drag("d5", "off");
    window.click("white rook");
    window.sweep(&["a4", "h4"]);
    window.key(Key::Escape);
    window.click("a6");
    window.type_keys("Nn3/8");
    window.key(Key::Delete);
    let fields: Vec<String> = (1..6).map(|index| window.field(index)).collect();
    assert_eq!(fields.join(" "), "b - - 17 42", "{}", window.fen());
}

#[test]
fn the_side_to_move_is_set_with_a_click_and_shown() {
    let mut window = Window::new();
    assert!(window.node("White to move").selected && !window.node("Black to move").selected);
    window.click("Black to move");
    assert_eq!(window.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
    assert!(window.node("Black to move").selected && !window.node("White to move").selected);
    window.click("Black to move");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), START, "the second click was no step");
}

#[test]
fn a_number_field_is_one_step_until_it_is_left() {
    for (field, fen) in [
        ("Halfmove clock", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 123 1"),
        ("Move number", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 123"),
    ] {
        for way_out in [Key::Enter, Key::Tab] {
            let mut window = Window::new();
            window.click(field);
            window.ctrl(Key::A);
            window.type_keys("123");
            window.key(way_out);
            assert_eq!(window.fen(), fen, "{field}, {way_out:?}");
            window.undo();
            assert_eq!(window.fen(), START, "{field}, {way_out:?}: one step");
            assert!(!window.document().can_undo(), "{field}, {way_out:?}");
        }
    }
}

#[test]
fn two_visits_to_a_number_field_are_two_steps() {
    let mut window = Window::new();
    for text in ["12", "34"] {
        window.click("Halfmove clock");
        window.ctrl(Key::A);
        window.type_keys(text);
        window.key(Key::Enter);
    }
    assert_eq!(window.field(4), "34");
    window.undo();
    assert_eq!(window.field(4), "12");
    window.undo();
    assert_eq!(window.fen(), START);
}

#[test]
fn dragging_a_number_is_one_step() {
    let mut window = Window::new();
    let at = window.place("Move number");
    window.move_to(at);
    window.press(LEFT);
    for step in 1..=8 {
        window.move_to(at + egui::vec2(10.0 * step as f32, 0.0));
    }
    window.release(LEFT);
    let number: u16 = window.field(5).parse().expect("a number");
    assert!(number > 3, "dragged to {number}");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), START);
    assert!(!window.document().can_undo());
}

#[test]
fn numbers_stay_within_what_fen_can_state() {
    for (field, typed, index, expected) in [
        ("Halfmove clock", "99999", 4, "9999"),
        ("Halfmove clock", "-5", 4, "0"),
        ("Move number", "0", 5, "1"),
        ("Move number", "12x", 5, "1"),
    ] {
        let mut window = Window::new();
        window.click(field);
        window.ctrl(Key::A);
        window.type_keys(typed);
        window.key(Key::Enter);
        let number = window.field(index);
        assert!(number == expected || typed == "12x", "{field}: {typed} became {number}");
        assert!(!window.state().is_preview(), "{field}: {typed} became {}", window.box_text());
    }
}

// Castling

/// The checkbox of a right. Its name ends with the rook if that is not the usual one.
fn castling_box(window: &Window, name: &str) -> Node {
    let start = format!("{name} with ");
    let is_it = |node: &Node| node.name == name || node.name.starts_with(&start);
    window.nodes().into_iter().find(is_it).unwrap_or_else(|| window.node(name))
}

#[test]
fn a_castling_box_names_a_rook_that_is_not_the_usual_one() {
    for (fen, name, tip) in [
        (
            "4k3/8/8/8/8/8/8/5KR1 w K - 0 1",
            "White castles O-O with the rook on g1",
            "White may castle with the king on f1 and the rook on g1 (kingside)",
        ),
        (
            "1rk5/8/8/8/8/8/8/4K3 b q - 0 1",
            "Black castles O-O-O with the rook on b8",
            "Black may castle with the king on c8 and the rook on b8 (queenside)",
        ),
    ] {
        let mut window = Window::showing(fen);
        assert!(window.node(name).selected, "{fen}");
        window.hover(name);
        window.wait(2.0);
        assert!(window.sees(tip), "{fen}: {}", window.words());
        window.click(name);
        assert_eq!(window.field(2), "-", "{fen}");
    }
    let window = Window::new();
    assert!(window.find("White castles O-O").is_some() && !window.sees("with the rook"));
}

#[test]
fn a_letter_with_several_rooks_says_what_it_means() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4KR1R w F - 0 1");
    window.hover("White castles O-O: choose the rook");
    window.wait(2.0);
    for words in
        ["White may castle with the king on e1 and the rook on f1 (kingside)", "Several rooks are on this side"]
    {
        assert!(window.sees(words), "{words}: {}", window.words());
    }
}

#[test]
fn a_castling_box_can_be_ticked_when_king_and_rook_stand() {
    let names = ["White castles O-O", "White castles O-O-O", "Black castles O-O", "Black castles O-O-O"];
    for (placement, possible) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R", [true; 4]),
        ("r3k3/8/8/8/8/8/8/4K2R", [true, false, false, true]),
        ("r3kr2/8/8/8/8/8/8/R4K1R", [true, true, true, true]),
        ("4k2r/8/8/8/8/8/4K3/R6R", [false, false, true, false]),
        ("4k3/8/8/8/8/8/8/4K3", [false; 4]),
        ("8/8/8/8/8/8/8/8", [false; 4]),
    ] {
        let window = Window::showing(&format!("{placement} w - - 0 1"));
        let enabled = names.map(|name| castling_box(&window, name).enabled);
        assert_eq!(enabled, possible, "{placement}");
    }
}

#[test]
fn castling_boxes_are_ticked_and_unticked() {
    let mut window = Window::showing("r3k2r/8/8/8/8/8/8/R3K2R w - - 5 30");
    for (name, castling) in [
        ("Black castles O-O-O", "q"),
        ("White castles O-O", "Kq"),
        ("White castles O-O-O", "KQq"),
        ("White castles O-O", "Qq"),
    ] {
        window.click(name);
        assert_eq!(window.field(2), castling, "{name}");
        assert_eq!(window.node(name).selected, castling != "Qq", "{name}");
    }
    window.ctrl(Key::Z);
    assert_eq!(window.field(2), "KQq", "each tick is one step");
}

#[test]
fn a_castling_box_says_what_is_missing() {
    for (placement, name, tip) in [
        ("4k3/8/8/8/8/8/8/4K3", "White castles O-O", "White cannot castle kingside: there is no white rook on h1"),
        (
            "4k3/8/8/8/8/8/4K3/R7",
            "White castles O-O-O",
            "White cannot castle queenside: there is no white king on rank 1",
        ),
        ("4k3/8/8/8/8/8/8/4K3", "Black castles O-O-O", "Black cannot castle queenside: there is no black rook on a8"),
        (
            "r3k3/8/8/8/8/8/8/4K3",
            "Black castles O-O-O",
            "Black may castle with the king on e8 and the rook on a8 (queenside)",
        ),
    ] {
        let mut window = Window::showing(&format!("{placement} w - - 0 1"));
        window.hover(name);
        window.wait(2.0);
        assert!(window.sees(tip), "{placement}: {name} says\n{}", window.words());
    }
}

#[test]
fn a_right_leaves_with_its_rook_and_comes_back_with_it() {
    let mut window = Window::showing(BOTH_CASTLE);
    for (from, to, castling) in
        [("h1", "h4", "Qkq"), ("e8", "d8", "Q"), ("h4", "h1", "KQ"), ("d8", "e8", "KQkq"), ("a1", "off", "Kkq")]
    {
        window.drag(from, to);
        assert_eq!(window.field(2), castling, "{from} to {to}");
    }
    window.drag("white rook", "a1");
    assert_eq!(window.field(2), "KQkq", "any rook of its colour will do");
    assert!(window.node("White castles O-O-O").selected);
}

#[test]
fn a_rook_dragged_past_another_square_keeps_nothing_it_had_not() {
    let mut window = Window::showing("r3k2r/8/8/8/8/8/8/R3K2R w - - 5 30");
    window.drag("h1", "h4");
    window.drag("h4", "h1");
    assert_eq!(window.field(2), "-", "a right that was not stated does not appear");
}

#[test]
fn a_right_that_text_states_without_its_pieces_is_kept_and_shown_as_a_problem() {
    for (fen, code) in [
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling-without-rook"),
        ("4k3/8/8/8/8/8/4K3/7R w K - 0 1", "castling-without-king"),
    ] {
        let mut window = Window::new();
        window.type_fen(fen);
        window.click("a5");
        assert_eq!(window.fen(), fen);
        assert!(codes(&window).contains(&code), "{fen}: {:?}", codes(&window));
        let sentence = window.state().meaning.findings[0].sentence.clone();
        assert!(window.sees(&sentence), "{sentence} is not among\n{}", window.words());
        assert!(window.node("White castles O-O").enabled, "{fen}: the box can be unticked");
        window.click("White castles O-O");
        assert_eq!(window.field(2), "-", "{fen}");
    }
}

// En passant

#[test]
fn offered_are_the_squares_a_double_step_can_have_passed_capturable_ones_first() {
    let mut window = Window::showing("4k3/8/8/8/P2pP2P/8/8/4K3 b - - 0 1");
    assert_eq!(offered(&mut window), ["None", "e3, a pawn can capture", "a3", "h3"]);
    let mut window = Window::showing("4k3/8/8/p2pP2p/8/8/8/4K3 w - - 0 1");
    assert_eq!(offered(&mut window), ["None", "d6, a pawn can capture", "a6", "h6"]);
    let mut window = Window::showing("4k3/8/8/8/P2pP2P/4N3/7P/4K3 b - - 0 1");
    assert_eq!(offered(&mut window), ["None", "a3"], "neither past a knight nor from a square that is not empty");
    assert_eq!(offered(&mut Window::new()), ["None"]);
}

#[test]
fn the_en_passant_square_is_chosen_from_the_list() {
    let mut window = Window::showing("4k3/8/8/8/P2pP2P/8/8/4K3 b - - 0 1");
    window.click("En passant square");
    let entry = window.node("a3").rect.center();
    window.click_at(entry);
    assert_eq!(window.field(3), "a3");
    window.click("En passant square");
    window.click("e3, a pawn can capture");
    assert_eq!(window.field(3), "e3");
    window.click("En passant square");
    window.click("None");
    assert_eq!(window.field(3), "-");
    window.ctrl(Key::Z);
    assert_eq!(window.field(3), "e3", "each choice is one step");
}

#[test]
fn squares_that_are_not_offered_say_why() {
    let mut window = Window::showing("4k3/3p4/8/2bpP3/5P2/8/8/4K3 w - - 0 1");
    window.click("En passant square");
    for entry in ["d6, d7 is occupied", "c6, no black pawn on c5"] {
        assert!(!window.node(entry).enabled, "{entry}");
    }
}

#[test]
fn the_en_passant_square_is_clicked_on_the_board_while_the_list_is_open() {
    let mut window = Window::showing("4k3/8/8/8/P2pP2P/8/8/4K3 b - - 0 1");
    let (passed, other) = (window.place("a3"), window.place("b3"));
    window.click("En passant square");
    assert!(window.sees("click the square on rank 3"), "{}", window.words());
    window.click_at(passed);
    assert_eq!(window.field(3), "a3");
    assert!(!window.sees("click the square on rank 3"), "the list is closed");
    assert_eq!(window.cursor(), None);
    window.click("En passant square");
    window.click_at(other);
    assert_eq!(window.field(3), "a3");
    assert!(
        window.notices().contains("b3 cannot be the en passant square: no white pawn on b4"),
        "{}",
        window.notices()
    );
    window.click("e3");
    assert_eq!(window.field(3), "a3", "with the list closed a click selects a square");
    assert_eq!(window.cursor().as_deref(), Some("e3"));
}

#[test]
fn the_list_of_en_passant_squares_obeys_the_keyboard() {
    let mut window = Window::showing("4k3/8/8/8/P2pP2P/8/8/4K3 b - - 0 1");
    window.click("En passant square");
    for (key, square) in [
        (Key::ArrowDown, "e3"),
        (Key::ArrowDown, "a3"),
        (Key::ArrowDown, "h3"),
        (Key::ArrowDown, "h3"),
        (Key::ArrowUp, "a3"),
    ] {
        window.key(key);
        assert_eq!(window.field(3), square, "{key:?}");
    }
    window.type_keys("n");
    assert_eq!(window.field(3), "-");
    window.type_keys("h");
    assert_eq!(window.field(3), "h3");
    window.key(Key::Enter);
    assert!(window.node("En passant square").focused);
    assert!(!window.sees("click the square on rank 3"), "Enter closes the list");
}

#[test]
fn a_change_of_side_clears_the_en_passant_square_and_one_undo_brings_both_back() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    for way in ["click", "key", "menu"] {
        let mut window = Window::showing(fen);
        match way {
            "click" => window.click("White to move"),
            "key" => window.ctrl(Key::T),
            _ => window.menu("Position", "Switch side to move"),
        }
        assert_eq!(window.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", "by {way}");
        window.ctrl(Key::Z);
        assert_eq!(window.fen(), fen, "by {way}");
        assert!(!window.document().can_undo(), "by {way}");
    }
}

#[test]
fn an_edit_that_makes_the_en_passant_square_impossible_clears_it() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    for (from, to) in [("e4", "e5"), ("e4", "off"), ("d2", "e2"), ("g1", "e3"), ("e7", "e4")] {
        let mut window = Window::showing(fen);
        window.drag(from, to);
        assert_eq!(window.field(3), "-", "{from} to {to}");
        window.ctrl(Key::Z);
        assert_eq!(window.fen(), fen, "{from} to {to}");
    }
    let mut window = Window::showing(fen);
    window.drag("a2", "a3");
    assert_eq!(window.field(3), "e3", "other edits leave it");
}

#[test]
fn an_en_passant_square_that_text_states_is_kept_and_explained_if_wrong() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - e6 0 1";
    let mut window = Window::new();
    window.type_fen(fen);
    window.click("a5");
    assert_eq!(window.fen(), fen);
    assert!(codes(&window).contains(&"bad-en-passant"), "{:?}", codes(&window));
    window.drag("e1", "e2");
    assert_eq!(window.field(3), "e6", "it was impossible before");
    assert_eq!(offered(&mut window), ["None", "e6, as in the FEN"]);
}

#[test]
fn the_en_passant_square_is_written_as_the_setting_says() {
    // No pawn can capture; a capture would expose the king on its rank; a capture is legal.
    for (fen, written) in [
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", ["e3", "-", "-"]),
        ("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", ["d3", "d3", "-"]),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", ["e3", "e3", "e3"]),
    ] {
        let mut window = Window::showing(fen);
        let entries = [
            "Always write en passant",
            "Write en passant only if a pawn can capture",
            "Write en passant only if the capture is legal",
        ];
        for (entry, square) in entries.into_iter().zip(written).rev() {
            window.menu("Position", entry);
            assert_eq!(window.field(3), square, "{fen}: {entry}");
            assert_eq!(window.box_text(), window.fen(), "{fen}: {entry}");
            window.ctrl(Key::C);
            assert_eq!(window.world().clipboard.as_deref(), Ok(window.fen().as_str()), "{fen}: {entry}");
            assert!(!window.document().is_modified(), "{fen}: {entry} is no edit");
        }
        let stored = window.world().stored.clone().expect("settings are kept");
        assert_eq!(stored.en_passant, EnPassantChoice::AsStated);
    }
}

// Whole positions

#[test]
fn clear_keeps_the_side_to_move_and_is_one_step() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 7 9";
    for by_key in [false, true] {
        let mut window = Window::showing(fen);
        if by_key {
            window.ctrl(Key::Delete);
        } else {
            window.menu("Position", "Clear board");
        }
        assert_eq!(window.placement(), "8/8/8/8/8/8/8/8", "not even kings are left");
        assert_eq!([window.field(1), window.field(2), window.field(3)], ["b", "-", "-"]);
        window.ctrl(Key::Z);
        assert_eq!(window.fen(), fen);
        assert!(!window.document().can_undo());
    }
}

#[test]
fn start_sets_everything_and_is_one_step() {
    let fen = "8/8/4k3/8/8/4K3/8/8 b - - 77 99";
    for by_key in [false, true] {
        let mut window = Window::showing(fen);
        if by_key {
            window.ctrl(Key::Home);
        } else {
            window.menu("Position", "Start position");
        }
        assert_eq!(window.fen(), START);
        window.ctrl(Key::Z);
        assert_eq!(window.fen(), fen);
        assert!(!window.document().can_undo());
    }
}

#[test]
fn the_meaning_follows_every_edit() {
    let mut window = Window::new();
    assert!(window.sees("White to move, 20 legal moves"), "{}", window.words());
    window.drag("e1", "off");
    assert!(codes(&window).contains(&"missing-king"), "{:?}", codes(&window));
    window.ctrl(Key::Z);
    assert!(codes(&window).is_empty(), "{:?}", codes(&window));
    window.type_fen("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    assert!(window.sees("Checkmate, White wins"), "{}", window.words());
    window.ctrl(Key::A);
    window.type_keys("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(window.sees("Stalemate, Black cannot move"), "{}", window.words());
}

#[test]
fn an_empty_board_and_one_without_kings_are_explained_and_not_refused() {
    let mut window = Window::showing(EMPTY);
    assert!(window.sees("The board is empty") && codes(&window).is_empty(), "{:?}", codes(&window));
    window.drag("white rook", "a1");
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/R7");
    assert!(codes(&window).contains(&"missing-king"), "{:?}", codes(&window));
    let cards =
        window.nodes().into_iter().filter(|node| node.role == Role::ListItem && node.name.contains("king")).count();
    assert!(cards > 0, "{}", window.words());
}
