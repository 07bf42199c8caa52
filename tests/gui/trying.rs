//! Try mode: legal moves on the board, apart from editing.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use fenwright::app::command::Command;
use fenwright::app::dialog::Dialog;
use fenwright::app::settings::{EnPassantChoice, Settings};
use fenwright::app::tool::Tool;
use fenwright::document::Document;

use super::hands::{LEFT, MIDDLE, RIGHT};
use super::window::{START, Window};

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 20";
const PROMOTES: &str = "2n4k/3P4/8/8/8/8/8/4K3 w - - 9 20";
const TWO: &str =
    "# one\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n# two\n7k/8/8/8/8/8/8/K7 w - - 0 1\n";

impl Window {
    /// A window on this content in try mode.
    fn trying(content: &str) -> Self {
        let mut window = Self::showing(content);
        window.ctrl(Key::M);
        assert!(window.is_trying(), "{}", window.notices());
        window
    }

    fn is_trying(&self) -> bool {
        self.state().trial.is_some()
    }

    /// The moves of the line with a stroke behind those that were played.
    fn line(&self) -> String {
        let trial = self.state().trial.as_ref().expect("moves are tried");
        let mut names: Vec<&str> = trial.line().iter().map(|ply| ply.san.as_str()).collect();
        names.insert(trial.at(), "|");
        names.join(" ")
    }

    /// The squares to which the man that is taken up can go.
    fn targets(&self) -> String {
        let taken = self.state().trial.as_ref().and_then(|trial| trial.taken());
        let targets = taken.into_iter().flat_map(|taken| &taken.targets);
        targets.map(|target| target.square.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn box_says(&self) -> String {
        self.node("FEN").value
    }

    /// Nothing of the file has changed.
    fn assert_unchanged(&self, content: &str) {
        assert_eq!(self.content(), content);
        assert!(!self.document().is_modified() && !self.document().can_undo());
    }
}

// The mouse

#[test]
fn a_man_is_clicked_and_goes_to_the_square_that_is_clicked() {
    let mut window = Window::trying(START);
    window.click("e2");
    assert_eq!(window.targets(), "e4 e3");
    assert_eq!(window.square("e4").name, "e4, empty, can be reached");
    window.click("e4");
    assert_eq!((window.fen().as_str(), window.line().as_str()), (AFTER_E4, "e4 |"));
    assert_eq!(window.box_says(), AFTER_E4);
    assert_eq!(window.square("e4").name, "e4, white pawn");
    window.assert_unchanged(START);
}

#[test]
fn a_man_is_dragged_and_shown_where_the_pointer_is() {
    let mut window = Window::trying(START);
    window.hover("g1");
    window.press(LEFT);
    assert_eq!(window.state().carried().map(|(piece, _)| piece.letter()), Some('N'));
    assert_eq!(window.targets(), "f3 h3");
    window.hover("f3");
    window.release(LEFT);
    assert_eq!((window.line().as_str(), window.state().carried()), ("Nf3 |", None));
    window.drag("g8", "f6");
    assert_eq!(window.line(), "Nf3 Nf6 |");
    window.assert_unchanged(START);
}

#[test]
fn what_is_no_legal_move_does_nothing() {
    let mut window = Window::trying(START);
    for (from, to) in [("g1", "g3"), ("g1", "off"), ("e7", "e5"), ("e4", "e5"), ("a1", "a2"), ("e1", "g1")] {
        window.drag(from, to);
        assert_eq!((window.fen().as_str(), window.line().as_str()), (START, "|"), "{from} to {to}");
        assert_eq!(window.targets(), "", "{from} to {to}");
    }
    window.click("g1");
    window.click("e5");
    assert_eq!(window.targets(), "", "a click elsewhere lets go");
    window.click("g1");
    window.click("b1");
    assert_eq!(window.targets(), "a3 c3", "another man is taken up");
    window.click("b1");
    assert_eq!(window.targets(), "", "the same man is let go");
    window.assert_unchanged(START);
}

#[test]
fn a_king_castles_two_squares_away_and_onto_its_rook() {
    for (from, to, san) in [("e1", "g1", "O-O"), ("e1", "h1", "O-O"), ("e1", "c1", "O-O-O"), ("e1", "a1", "O-O-O")] {
        let mut by_clicks = Window::trying(CASTLES);
        by_clicks.click(from);
        by_clicks.click(to);
        let mut by_drag = Window::trying(CASTLES);
        by_drag.drag(from, to);
        for window in [&by_clicks, &by_drag] {
            assert_eq!(window.line(), format!("{san} |"), "{from} {to}");
            assert_eq!(window.field(2), "kq");
        }
    }
    let mut window = Window::trying("5k2/8/8/8/8/8/8/5K1R w H - 0 1");
    window.drag("f1", "g1");
    assert_eq!(window.line(), "Kg1 |", "a step of one square is a step");
    window.ctrl(Key::Z);
    window.drag("f1", "h1");
    assert_eq!(window.line(), "O-O+ |");
}

#[test]
fn a_pawn_captures_en_passant() {
    let mut window = Window::trying("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    window.drag("d7", "d5");
    assert_eq!(window.field(3), "d6");
    window.click("e5");
    assert_eq!(window.targets(), "d6 e6");
    window.click("d6");
    assert_eq!((window.line().as_str(), window.placement().as_str()), ("d5 exd6 |", "4k3/8/3P4/8/8/8/8/4K3"));
}

#[test]
fn the_setting_says_when_the_en_passant_square_is_written() {
    let document = Document::from_bytes(START.as_bytes().to_vec());
    let settings = Settings { en_passant: EnPassantChoice::IfCapturable, ..Settings::default() };
    let mut window = Window::with(document, settings);
    window.ctrl(Key::M);
    window.drag("e2", "e4");
    assert_eq!(window.box_says(), AFTER_E4.replace("e3", "-"));
    window.menu("Position", Command::EnPassantAsStated.name());
    assert_eq!(window.box_says(), AFTER_E4);
}

#[test]
fn a_piece_is_chosen_with_the_mouse_when_a_pawn_promotes() {
    for (name, san) in [
        ("Promote to queen", "dxc8=Q+"),
        ("Promote to rook", "dxc8=R+"),
        ("Promote to bishop", "dxc8=B"),
        ("Promote to knight", "dxc8=N"),
    ] {
        let mut window = Window::trying(PROMOTES);
        window.drag("d7", "c8");
        assert_eq!(window.line(), "|", "nothing is played before the choice");
        window.click(name);
        assert_eq!(window.line(), format!("{san} |"));
        assert!(window.find(name).is_none(), "the choice is over");
    }
}

#[test]
fn a_promotion_is_given_up_with_a_click_on_the_board_or_escape() {
    for by_click in [true, false] {
        let mut window = Window::trying(PROMOTES);
        window.click("d7");
        window.click("d8");
        window.node("Promote to queen");
        if by_click {
            window.click("h8");
        } else {
            window.key(Key::Escape);
        }
        assert!(window.find("Promote to queen").is_none());
        assert_eq!(window.line(), "|");
        window.drag("d7", "d8");
        window.click("Promote to knight");
        assert_eq!(window.line(), "d8=N |");
    }
}

#[test]
fn other_buttons_do_nothing() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    for button in [RIGHT, MIDDLE] {
        window.click_with(button, "d2");
        window.sweep_with(button, &["d2", "d4"]);
    }
    assert_eq!((window.line().as_str(), window.tool()), ("e4 |", Tool::Hand));
    assert!(!window.sees("En passant here"), "there is no menu of the square");
}

#[test]
fn the_wheel_over_the_board_goes_through_the_line() {
    // Without a click: the clock of the harness stands still after one, and a turn of the wheel is waited out.
    let mut window = Window::trying(START);
    window.type_keys("e4");
    window.key(Key::Enter);
    window.hover("d4");
    window.wheel(-1);
    assert_eq!(window.line(), "| e4");
    window.wheel(1);
    assert_eq!(window.line(), "e4 |");
}

#[test]
fn the_board_can_be_flipped() {
    let mut window = Window::trying(PROMOTES);
    window.ctrl_shift(Key::F);
    window.drag("d7", "d8");
    window.click("Promote to rook");
    assert_eq!(window.line(), "d8=R+ |");
}

#[test]
fn a_screen_reader_plays_too() {
    let mut window = Window::trying(START);
    for name in ["e2, white pawn", "e4, empty, can be reached"] {
        window.harness().get_by_label(name).click_accesskit();
        window.settle();
    }
    assert_eq!(window.line(), "e4 |");
}

// The keyboard

#[test]
fn moves_are_played_with_arrows_and_enter() {
    let mut window = Window::trying(START);
    window.key(Key::ArrowUp);
    assert_eq!(window.state().cursor().map(|square| square.to_string()).as_deref(), Some("e1"), "at the king");
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert_eq!(window.targets(), "e4 e3");
    window.key(Key::ArrowUp);
    window.key(Key::ArrowUp);
    window.key(Key::Space);
    assert_eq!(window.line(), "e4 |");
    assert!(window.square("e4").focused, "the focus goes along");
    window.key(Key::Escape);
    assert!(window.is_trying() && window.state().cursor().is_none());
    window.key(Key::ArrowLeft);
    assert_eq!(window.line(), "| e4", "with no square the arrows go through the line");
    window.key(Key::ArrowRight);
    assert_eq!(window.line(), "e4 |");
}

#[test]
fn moves_are_typed() {
    let mut window = Window::trying(START);
    for (typed, line) in [
        ("e4", "e4 |"),
        ("e7e5", "e4 e5 |"),
        ("nf3", "e4 e5 Nf3 |"),
        ("Nc6", "e4 e5 Nf3 Nc6 |"),
        ("Bb5", "e4 e5 Nf3 Nc6 Bb5 |"),
    ] {
        window.type_keys(typed);
        assert_eq!(window.node("Move to play").value, typed);
        window.key(Key::Enter);
        assert_eq!((window.line().as_str(), window.node("Move to play").value.as_str()), (line, ""), "{typed}");
    }
    window.type_keys("Ke3");
    window.key(Key::Enter);
    assert!(window.sees("Ke3: no such move"), "{}", window.words());
    window.key(Key::Backspace);
    assert_eq!(window.node("Move to play").value, "Ke");
    window.key(Key::Escape);
    assert_eq!(window.node("Move to play").value, "");
    assert!(window.is_trying());
}

#[test]
fn moves_are_typed_in_their_field() {
    let mut window = Window::trying(START);
    window.click("Move to play");
    for typed in ["e4", "c5", "Nf3"] {
        window.type_keys(typed);
        window.key(Key::Enter);
    }
    assert_eq!(window.line(), "e4 c5 Nf3 |");
    assert!(window.node("Move to play").focused, "the next one can be typed at once");
    window.type_keys("x");
    window.key(Key::Escape);
    assert_eq!(window.node("Move to play").value, "");
    assert!(window.is_trying(), "Escape means the field first");
}

#[test]
fn a_piece_is_chosen_with_a_letter_or_enter() {
    for (letter, san) in [('q', "d8=Q+"), ('R', "d8=R+"), ('b', "d8=B"), ('n', "d8=N")] {
        let mut window = Window::trying(PROMOTES);
        window.drag("d7", "d8");
        window.type_keys("x");
        window.type_keys(&letter.to_string());
        assert_eq!(window.line(), format!("{san} |"));
    }
    let mut window = Window::trying(PROMOTES);
    window.type_keys("d8=N");
    window.key(Key::Enter);
    assert_eq!(window.line(), "d8=N |", "a typed move says what the pawn becomes");
    window.key(Key::Home);
    window.drag("d7", "d8");
    assert!(window.node("Promote to queen").focused);
    window.key(Key::Enter);
    assert_eq!(window.line(), "d8=Q+ |");
}

#[test]
fn keys_go_back_and_forward() {
    let alt = Modifiers::ALT;
    let mut window = Window::trying(START);
    for typed in ["e4", "e5", "Nf3"] {
        window.type_keys(typed);
        window.key(Key::Enter);
    }
    let none = Modifiers::NONE;
    let ctrl = super::hands::ctrl();
    for (modifiers, key, line) in [
        (alt, Key::ArrowLeft, "e4 e5 | Nf3"),
        (none, Key::PageUp, "e4 | e5 Nf3"),
        (ctrl, Key::Z, "| e4 e5 Nf3"),
        (ctrl, Key::Z, "| e4 e5 Nf3"),
        (ctrl, Key::Y, "e4 | e5 Nf3"),
        (none, Key::PageDown, "e4 e5 | Nf3"),
        (none, Key::Home, "| e4 e5 Nf3"),
        (none, Key::End, "e4 e5 Nf3 |"),
        (alt, Key::ArrowRight, "e4 e5 Nf3 |"),
    ] {
        window.key_with(modifiers, key);
        assert_eq!(window.line(), line, "{modifiers:?} {key:?}");
    }
    window.assert_unchanged(START);
}

#[test]
fn undo_names_the_move_that_it_takes_back() {
    let mut window = Window::showing(START);
    window.drag("a2", "a3");
    window.ctrl(Key::M);
    window.click("Edit");
    assert!(!window.menu_entry("Undo").enabled, "the edit before is not taken back while moves are tried");
    window.key(Key::Escape);
    window.type_keys("Nf3");
    window.key(Key::Enter);
    window.click("Edit");
    assert_eq!(window.menu_entry("Undo").name, "Undo Nf3");
}

// The line

#[test]
fn the_line_is_shown_with_its_numbers_and_clicked() {
    let mut window = Window::trying("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 20");
    for (from, to) in [("a8", "a2"), ("h1", "h2"), ("h8", "h2")] {
        window.drag(from, to);
    }
    for name in ["Move 20... Ra2", "Move 21. Rh2", "Move 21... Rhxh2"] {
        window.node(name);
    }
    assert!(window.node("Move 21... Rhxh2").selected);
    window.click("Move 20... Ra2");
    assert!(window.node("Move 20... Ra2").selected);
    assert_eq!(window.line(), "Ra2 | Rh2 Rhxh2");
    for (button, line) in [
        ("Last move", "Ra2 Rh2 Rhxh2 |"),
        ("One move back", "Ra2 Rh2 | Rhxh2"),
        ("To the beginning", "| Ra2 Rh2 Rhxh2"),
        ("One move forward", "Ra2 | Rh2 Rhxh2"),
    ] {
        window.click(button);
        assert_eq!(window.line(), line, "{button}");
    }
}

#[test]
fn another_move_takes_the_place_of_the_rest_of_the_line() {
    let mut window = Window::trying(START);
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        window.drag(from, to);
    }
    window.key(Key::Home);
    window.drag("e2", "e4");
    assert_eq!(window.line(), "e4 | e5 Nf3", "the same move goes forward");
    window.drag("c7", "c5");
    assert_eq!(window.line(), "e4 c5 |");
}

#[test]
fn the_verdict_follows_the_position_that_is_reached() {
    let mut window = Window::trying("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2");
    window.type_keys("Qh4");
    window.key(Key::Enter);
    assert_eq!(window.line(), "Qh4# |");
    assert!(window.sees("Checkmate"), "{}", window.words());
    window.key(Key::PageUp);
    assert!(!window.sees("Checkmate"));
    assert!(window.sees("Black to move"));
}

// Leaving

#[test]
fn keep_makes_one_step_of_the_reached_position() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.drag("e7", "e5");
    window.key(Key::PageUp);
    window.click("Keep position");
    assert!(!window.is_trying());
    assert_eq!((window.fen().as_str(), window.content().as_str()), (AFTER_E4, AFTER_E4));
    assert_eq!(window.document().undo_name().map(str::is_empty), Some(false));
    window.ctrl(Key::Z);
    window.assert_unchanged(START);
    window.ctrl(Key::M);
    assert_eq!(window.line(), "e4 | e5", "the line is kept in mind");
}

#[test]
fn keep_is_there_once_there_is_something_to_keep() {
    let mut window = Window::trying(START);
    assert!(!window.node("Keep position").enabled);
    window.drag("e2", "e4");
    assert!(window.node("Keep position").enabled);
}

#[test]
fn return_leaves_the_document_as_it_was() {
    for way in ["button", "escape", "shortcut"] {
        let mut window = Window::trying(START);
        window.drag("e2", "e4");
        match way {
            "button" => window.click("Return"),
            "escape" => window.key(Key::Escape),
            _ => window.ctrl(Key::M),
        }
        assert!(!window.is_trying(), "{way}");
        assert_eq!((window.fen().as_str(), window.box_says().as_str()), (START, START), "{way}");
        window.assert_unchanged(START);
        assert!(window.notices().contains("1 move can be tried on"), "{way}: {}", window.notices());
        window.click("Try moves");
        assert_eq!(window.line(), "e4 |", "{way}: the line comes back");
    }
}

#[test]
fn escape_gives_up_one_thing_after_the_other() {
    let mut window = Window::trying(PROMOTES);
    window.key(Key::ArrowUp);
    window.type_keys("Kd");
    window.drag("d7", "d8");
    window.key(Key::Escape);
    assert!(window.find("Promote to queen").is_none(), "the choice first");
    window.click("e1");
    window.key(Key::Escape);
    assert_eq!(window.targets(), "", "then the man");
    window.key(Key::Escape);
    assert_eq!(window.node("Move to play").value, "", "then what was typed");
    window.key(Key::Escape);
    assert!(window.is_trying() && window.state().cursor().is_none(), "then the square of the keys");
    window.key(Key::Escape);
    assert!(!window.is_trying());
    assert_eq!(window.notices(), "", "nothing was played");
}

#[test]
fn a_line_comes_back_only_at_the_position_it_began_from() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.key(Key::Escape);
    window.drag("a2", "a3");
    window.ctrl(Key::M);
    assert_eq!(window.line(), "|");
}

#[test]
fn another_record_ends_the_mode_and_brings_its_line_back() {
    let mut window = Window::trying(TWO);
    window.drag("e2", "e4");
    window.ctrl(Key::PageDown);
    assert!(!window.is_trying());
    assert_eq!(window.placement(), "7k/8/8/8/8/8/8/K7");
    assert!(window.notices().contains("come back"), "{}", window.notices());
    window.ctrl(Key::M);
    window.drag("a1", "a2");
    window.click("Position 1: one, White to move");
    assert!(!window.is_trying());
    window.ctrl(Key::M);
    assert_eq!(window.line(), "e4 |");
    window.key(Key::Escape);
    window.ctrl(Key::PageDown);
    window.ctrl(Key::M);
    assert_eq!(window.line(), "Ka2 |");
    window.assert_unchanged(TWO);
}

#[test]
fn pasting_ends_the_mode_and_undo_leads_back_to_the_line() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.world().clipboard = Ok("7k/8/8/8/8/8/8/K7 w - - 0 1".to_owned());
    window.ctrl(Key::V);
    assert!(!window.is_trying());
    assert_eq!(window.placement(), "7k/8/8/8/8/8/8/K7");
    window.ctrl(Key::Z);
    window.assert_unchanged(START);
    window.ctrl(Key::M);
    assert_eq!(window.line(), "e4 |");
    window.world().clipboard = Ok("no position".to_owned());
    window.ctrl(Key::V);
    assert!(!window.is_trying(), "an unfinished text is shown in the FEN box");
    assert_eq!(window.box_says(), "no position");
    window.key(Key::Escape);
    window.ctrl(Key::M);
    window.world().clipboard = Ok(START.to_owned());
    window.ctrl(Key::V);
    assert!(!window.is_trying(), "also where the position is set up already");
    assert_eq!(window.fen(), START);
}

#[test]
fn closing_asks_about_moves_that_are_not_kept() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    assert!(!window.close());
    assert!(matches!(window.state().dialog, Some(Dialog::UnkeptMoves(_))));
    window.click("Cancel");
    assert_eq!(window.line(), "e4 |");
    window.ctrl(Key::N);
    window.click("Leave them");
    assert_eq!((window.fen().as_str(), window.is_trying()), (START, false));
    window.ctrl(Key::M);
    window.drag("e2", "e4");
    window.ctrl(Key::N);
    // Of the two buttons of this name the question's lies on top.
    window.key(Key::Enter);
    assert_eq!(window.fen(), AFTER_E4);
    assert!(matches!(window.state().dialog, Some(Dialog::Unsaved(_))), "what was kept is not saved yet");
}

#[test]
fn a_mode_without_moves_is_left_without_a_word() {
    let mut window = Window::trying(START);
    assert!(window.close());
}

#[test]
fn saving_says_that_the_moves_are_not_in_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("one.fen");
    std::fs::write(&path, START).expect("a file");
    let mut window = Window::on_file(&path);
    window.drag("a2", "a3");
    window.ctrl(Key::M);
    window.drag("b1", "c3");
    window.ctrl(Key::S);
    assert!(window.notices().contains("before the moves"), "{}", window.notices());
    assert!(window.is_trying());
    let saved = std::fs::read_to_string(&path).expect("a file");
    assert_eq!(saved, "rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR w KQkq - 0 1");
}

// Apart from editing

#[test]
fn try_mode_edits_nothing() {
    let mut window = Window::showing(TWO);
    window.click("white queen");
    window.ctrl(Key::M);
    for tool in ["white queen", "Eraser, upper row", "White to move", "White castles O-O", "Move number"] {
        assert!(window.find(tool).is_none(), "{tool} is shown");
    }
    window.drag("e2", "e5");
    window.sweep(&["a4", "b4", "c4"]);
    window.hover("d5");
    window.type_keys("QxK");
    for key in [Key::Delete, Key::Backspace, Key::Escape] {
        window.key(key);
    }
    for command in Command::all().filter(|command| command.edits_position()) {
        assert!(!window.state().enabled(command), "{command:?}");
    }
    for key in [Key::Delete, Key::Home, Key::T, Key::L] {
        window.ctrl(key);
    }
    window.click("FEN");
    window.type_keys("8/8");
    assert_eq!((window.fen().as_str(), window.line().as_str()), (START, "|"));
    assert_eq!(window.box_says(), START);
    while window.is_trying() {
        window.key(Key::Escape);
    }
    assert_ne!(window.tool(), Tool::Hand, "the brush is there again");
    window.assert_unchanged(TWO);
}

#[test]
fn edit_mode_plays_no_moves() {
    let mut window = Window::showing(START);
    window.drag("e2", "e5");
    assert_eq!(window.field(1), "w", "nobody has moved");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR");
    window.ctrl(Key::Z);
    window.click("e2");
    window.click("e4");
    assert_eq!(window.fen(), START, "clicks select squares");
    assert!(window.find("Keep position").is_none());
}

#[test]
fn the_reached_position_is_copied() {
    let mut window = Window::trying("5k2/8/8/8/8/8/8/5K1R w H - 0 1");
    window.drag("f1", "e1");
    window.ctrl(Key::C);
    assert_eq!(window.world().clipboard.as_deref(), Ok("5k2/8/8/8/8/8/8/4K2R b - - 1 1"));
    window.ctrl(Key::Z);
    window.menu("Edit", Command::CopyShredderFen.name());
    assert_eq!(window.world().clipboard.as_deref(), Ok("5k2/8/8/8/8/8/8/5K1R w H - 0 1"));
}

#[test]
fn where_no_move_can_be_played_the_reason_is_said() {
    for (content, reason) in [
        ("10/10/10/10/10/10/10/K8k w - - 0 1", "8x8"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "The board is empty"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "Black's king on e8 can be captured"),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "A white pawn stands on a8"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Stalemate"),
        ("8/8/8 w - - 0 1", "FEN box"),
    ] {
        for by_palette in [false, true] {
            let mut window = Window::showing(content);
            if by_palette {
                window.ctrl(Key::K);
                window.type_keys("try moves");
                window.key(Key::Enter);
            } else {
                window.ctrl(Key::M);
            }
            assert!(!window.is_trying(), "{content}");
            assert!(window.notices().contains(reason), "{content}: {}", window.notices());
        }
    }
}

#[test]
fn moves_are_tried_with_castling_rights_that_nobody_can_use() {
    let mut window = Window::trying("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1");
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", "nothing changes before a move");
    window.drag("e1", "e2");
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/4K3/8 b - - 1 1");
}

#[test]
fn typing_in_the_fen_box_is_a_step_of_its_own_before() {
    let mut window = Window::showing(START);
    window.type_fen("7k/8/8/8/8/8/8/K7 w - - 0 1");
    window.ctrl(Key::M);
    assert!(window.is_trying(), "{}", window.notices());
    window.drag("a1", "a2");
    window.key(Key::Escape);
    assert_eq!(window.fen(), "7k/8/8/8/8/8/8/K7 w - - 0 1");
    window.ctrl(Key::Z);
    window.assert_unchanged(START);
}

#[test]
fn the_panel_leads_to_try_mode_where_there_are_moves() {
    let mut window = Window::showing(START);
    window.click("Try moves on the board");
    assert!(window.is_trying());
    assert!(window.find("Try moves on the board").is_none());
    let window = Window::showing("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(window.find("Try moves on the board").is_none(), "stalemate");
}

#[test]
fn the_menu_shows_whether_moves_are_tried() {
    let mut window = Window::trying(START);
    assert_eq!(window.state().checked(Command::TryMoves), Some(true));
    window.menu("Position", Command::TryMoves.name());
    assert_eq!(window.state().checked(Command::TryMoves), Some(false));
}

#[test]
fn nothing_jumps_when_the_mode_begins() {
    for size in [[800.0, 600.0], [1180.0, 780.0]] {
        let document = Document::from_bytes(TWO.as_bytes().to_vec());
        let mut window = Window::sized(document, Settings::default(), size);
        let place = |window: &Window| window.square("a8").rect.union(window.square("h1").rect);
        let before = place(&window);
        window.ctrl(Key::M);
        assert_eq!(place(&window), before, "{size:?}");
        for name in ["Keep position", "Return", "Move to play", "Last move"] {
            let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
            assert!(screen.contains_rect(window.node(name).rect), "{size:?}: {name}");
        }
    }
}

#[test]
fn escape_stops_waiting_first() {
    let mut window = Window::trying(START);
    window.ctrl(Key::O);
    assert!(window.state().waiting.is_some(), "a file dialog is open");
    window.key(Key::Escape);
    assert!(window.state().waiting.is_none() && window.is_trying());
}

#[test]
fn another_file_that_arrives_late_asks_about_the_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("other.fen");
    std::fs::write(&path, "7k/8/8/8/8/8/8/K7 w - - 0 1\n").expect("a file");
    let mut window = Window::showing(START);
    window.ctrl(Key::O);
    window.ctrl(Key::M);
    window.type_keys("e4");
    window.key(Key::Enter);
    window.end_dialog(fenwright::app::desktop::PathAnswer::Picked(path));
    assert_eq!(window.line(), "e4 |");
    assert!(matches!(window.state().dialog, Some(Dialog::UnkeptMoves(_))));
    window.click("Leave them");
    assert_eq!(window.placement(), "7k/8/8/8/8/8/8/K7");
    assert!(!window.is_trying());
}
