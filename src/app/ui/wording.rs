//! The names and sentences of the window that several features share. Each feature has its own beside its views.
//!
//! How the window speaks:
//! - The words of the field before our own: position, piece (pawns and kings too), square, rank, file, key move, cook,
//!   opcode, tag; those of the desktop: Save, Open, Copy, Undo, Select.
//! - A button is a verb that says what it does: "Copy as EPD", "Save anyway". A label is a noun without an article.
//! - A sentence says first what happened or is wrong, then the way out: "No position was found in this text. It is in
//!   the FEN box, where you can correct it."
//! - Sentence case, no exclamation marks. A full stop ends a sentence in a dialog or a notice; labels, tooltips and
//!   the reasons of disabled commands have none.
//! - Numbers are digits, with their unit: "2 legal moves", "1 legal move". Squares and moves are written as in FEN and
//!   algebraic notation.
//! - No word that only programs know. What cannot be avoided is explained where it stands: "archbishop (A, bishop and
//!   knight)".

use std::time::Duration;

use crate::app::shell::which::Which;
use crate::board::{Annotations, Color, Piece, Role, Side, Square, listed};
use crate::diagram::{PieceSet, Weakness};
use crate::document::Document;
pub(in crate::app) use crate::document::with_thousands as number;
use crate::rules::{DrawRule, Material};

/// "White", "Black".
pub(in crate::app) const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// "O-O" or "O-O-O".
pub(in crate::app) const fn castling(side: Side) -> &'static str {
    match side {
        Side::King => "O-O",
        Side::Queen => "O-O-O",
    }
}

/// "All positions (3,000)": some of the positions of a file, and how many they are.
pub(in crate::app) fn which(which: Which, count: usize) -> String {
    let name = match which {
        Which::All => "All positions",
        Which::Selected => "Selected positions",
        Which::Found => "Found positions",
    };
    format!("{name} ({})", number(count))
}

/// What stands in place of a verdict where there is nothing to judge.
pub(in crate::app) const EMPTY_BOARD: &str = "The board is empty";

/// "White to move".
pub(in crate::app) fn to_move(side: Color) -> String {
    format!("{} to move", color(side))
}

/// "e4, white knight" or "e4, empty", the name of a square in the accessibility tree.
pub(in crate::app) fn square(square: Square, on_it: Option<Piece>) -> String {
    on_it.map_or_else(|| format!("{square}, empty"), |on_it| format!("{square}, {}", on_it.name()))
}

/// ", marked green, red arrow to e5": what is drawn on a square, to be said after its name.
pub(in crate::app) fn drawn_on(square: Square, annotations: &Annotations) -> String {
    let marks = annotations.marks.iter().filter(|mark| mark.square == square);
    let arrows = annotations.arrows.iter().filter(|arrow| arrow.from == square);
    let marks = marks.map(|mark| format!(", marked {}", mark.color.name()));
    marks.chain(arrows.map(|arrow| format!(", {} arrow to {}", arrow.color.name(), arrow.to))).collect()
}

/// "green mark on e4, red arrow from d1 to h5": all that is drawn on a board; empty if nothing is.
pub(in crate::app) fn drawn(annotations: &Annotations) -> String {
    let marks = annotations.marks.iter().map(|mark| format!("{} mark on {}", mark.color.name(), mark.square));
    let arrows = annotations.arrows.iter();
    let arrows = arrows.map(|arrow| format!("{} arrow from {} to {}", arrow.color.name(), arrow.from, arrow.to));
    marks.chain(arrows).collect::<Vec<_>>().join(", ")
}

/// How many men there are and who has more of what: "16 white pieces, 15 black \u{b7} White has a rook for a knight".
pub(in crate::app) fn material(material: &Material) -> String {
    let (white, black) = (material.men(Color::White), material.men(Color::Black));
    let counts = format!("{}, {black} black", counted(white.into(), "white piece", "white pieces"));
    match imbalance(material) {
        Some(imbalance) => format!("{counts} \u{b7} {imbalance}"),
        None => counts,
    }
}

/// Who has more of what; `None` where both sides have the same men. Kings do not count.
fn imbalance(material: &Material) -> Option<String> {
    const MOST: usize = 3;
    let ahead = if material.balance() < 0 { Color::Black } else { Color::White };
    let (own, other) = (material.imbalance(ahead), material.imbalance(!ahead));
    let leader = color(ahead);
    if own.is_empty() && other.is_empty() {
        None
    } else if own.len() > MOST || other.len() > MOST {
        Some(match material.balance().abs() {
            0 => "different pieces of the same value".to_owned(),
            lead => format!("{leader} is {lead} points ahead"),
        })
    } else if other.is_empty() {
        Some(format!("{leader} is {} up", men(&own)))
    } else {
        Some(format!("{leader} has {} for {}", men(&own), men(&other)))
    }
}

/// "1.Qa1, 1.Qa2 and 7 others": so many of some names, and how many more there are.
pub(in crate::app) fn first_of(names: impl Iterator<Item = String>, most: usize) -> String {
    let mut names: Vec<String> = names.collect();
    if names.len() > most {
        let others = counted(names.len() - most, "other", "others");
        names.truncate(most);
        names.push(others);
    }
    listed(&names)
}

/// "a rook and 2 pawns".
fn men(men: &[(Role, u8)]) -> String {
    let counted = |(kind, count): &(Role, u8)| match (count, kind.name()) {
        (1, name @ "archbishop") => format!("an {name}"),
        (1, name) => format!("a {name}"),
        (count, name) => format!("{count} {name}s"),
    };
    listed(&men.iter().map(counted).collect::<Vec<_>>())
}

/// "Check from h4 and e2"; `None` without a checker.
pub(in crate::app) fn check_from(checkers: &[Square]) -> Option<String> {
    let squares: Vec<String> = checkers.iter().map(Square::to_string).collect();
    (!squares.is_empty()).then(|| format!("Check from {}", listed(&squares)))
}

pub(in crate::app) const fn draw_rule(rule: DrawRule) -> &'static str {
    match rule {
        DrawRule::FiftyMoves => "50 moves without a capture or pawn move: a draw can be claimed",
        DrawRule::SeventyFiveMoves => "75 moves without a capture or pawn move: the game is drawn",
    }
}

/// What the start position of a number of Chess960 is called.
pub(in crate::app) fn start(number: u16) -> String {
    if number == 518 { "Start position".to_owned() } else { format!("Chess960 start {number}") }
}

/// The six fields of FEN with what each says, for tooltips.
pub(in crate::app) const FIELDS: [&str; 6] = [
    "Piece placement: ranks 8 to 1, each from the a-file; digits are empty squares",
    "Side to move: w or b",
    "Castling rights: K and Q for White, k and q for Black, or -",
    "En passant square: the square a pawn just passed in a double step, or -",
    "Halfmove clock: half moves since the last capture or pawn move",
    "Move number: counts full moves from 1",
];

/// The usual opcodes of EPD with what each says (PGN standard, section 16.2.5).
pub(in crate::app) const OPCODES: [(&str, &str); 16] = [
    ("id", "identification"),
    ("bm", "best move"),
    ("am", "avoid move"),
    ("dm", "direct mate in moves"),
    ("c0", "comment"),
    ("pv", "predicted variation"),
    ("pm", "predicted move"),
    ("sm", "supplied move"),
    ("ce", "centipawn evaluation"),
    ("acd", "analysis depth"),
    ("acn", "analysed nodes"),
    ("acs", "seconds of analysis"),
    ("eco", "opening code"),
    ("rc", "repetition count"),
    ("hmvc", "halfmove clock"),
    ("fmvn", "move number"),
];

/// The usual tags of PGN that are no detail, with what each says (PGN standard, sections 8.1.1 and 9).
pub(in crate::app) const TAGS: [(&str, &str); 12] = [
    ("White", "who plays White"),
    ("Black", "who plays Black"),
    ("Event", "tournament or match"),
    ("Site", "where it was played"),
    ("Date", "as 2026.11.23"),
    ("Round", "number of the round"),
    ("Result", "1-0, 0-1, 1/2-1/2, *"),
    ("WhiteElo", "rating of White"),
    ("BlackElo", "rating of Black"),
    ("ECO", "opening code"),
    ("Annotator", "who commented it"),
    ("Termination", "how it ended"),
];

/// What an opcode says, if it is a usual one.
pub(in crate::app) fn opcode(opcode: &str) -> Option<&'static str> {
    let usual = OPCODES.iter().chain(&TAGS).find(|(name, _)| *name == opcode).map(|(_, meaning)| *meaning);
    match opcode.as_bytes() {
        [b'c', b'1'..=b'9'] => Some("comment"),
        [b'v', b'0'..=b'9'] => Some("variation name"),
        _ => usual,
    }
}

/// The text with a capital at its beginning.
pub(in crate::app) fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + characters.as_str())
}

/// "1 position", "12 positions".
pub(in crate::app) fn counted(count: usize, one: &str, many: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{} {many}", number(count)) }
}

/// How long ago something was, roughly.
pub(in crate::app) fn age(age: Duration) -> String {
    let minutes = usize::try_from(age.as_secs() / 60).unwrap_or(usize::MAX);
    match (minutes, minutes / 60, minutes / 60 / 24) {
        (0, ..) => "a moment ago".to_owned(),
        (minutes, 0, _) => format!("{} ago", counted(minutes, "minute", "minutes")),
        (_, hours, 0) => format!("{} ago", counted(hours, "hour", "hours")),
        (_, _, days) => format!("{} ago", counted(days, "day", "days")),
    }
}

/// How many positions of an edited file are edited, in a sentence.
pub(in crate::app) fn edited(document: &Document, count: usize) -> String {
    match count {
        0 if document.is_detached() => "The positions here are no longer in any file.".to_owned(),
        0 => "Positions were moved or removed here.".to_owned(),
        1 => "1 position is edited here.".to_owned(),
        _ => format!("{} positions are edited here.", number(count)),
    }
}

/// Of which games the moves would no longer fit, in a sentence; `None` where there are none.
pub(in crate::app) fn games_that_stop_fitting(document: &Document, games: &[usize]) -> Option<String> {
    const NAMED: usize = 3;
    let name = |index: &usize| match document.record(*index).name() {
        Some(name) => format!("{} ({name})", index + 1),
        None => (index + 1).to_string(),
    };
    let names = games.iter().take(NAMED).map(name).collect::<Vec<_>>().join(", ");
    match games.len() {
        0 => None,
        1 => Some(format!("The moves of game {names} cannot be played from its edited position.")),
        count if count <= NAMED => {
            Some(format!("The moves of the games {names} cannot be played from their edited positions."))
        }
        count => Some(format!(
            "The moves of {} games cannot be played from their edited positions, among them {names}.",
            number(count)
        )),
    }
}

/// The keys and gestures of the board, as pairs of what one does and what happens.
pub(in crate::app) const KEYS_AND_MOUSE: [(&str, &[(&str, &str)]); 6] = [
    (
        "Mouse",
        &[
            ("Drag a piece from a row of tools", "places it once"),
            ("Click a piece in a row of tools", "makes it the brush"),
            ("Brush: press and sweep", "places it; on the same piece erases"),
            ("Brush: right button", "the same with the other colour"),
            ("Hand: drag", "carries a piece; off the board removes it"),
            ("Hand: Ctrl and drag", "copies a piece"),
            ("Hand: click", "selects a square for typing"),
            ("Hand: right click", "a menu for the square"),
            ("Hand: right drag", "draws an arrow; the same again removes it"),
            ("Hand: Shift and right click", "marks the square; again removes the mark"),
            ("... with Ctrl, Alt or both", "in red, blue or yellow"),
            ("Middle click", "takes the square's piece as the brush"),
            ("Wheel", "next and previous brush"),
        ],
    ),
    (
        "Typing on a selected square",
        &[
            ("K Q R B N P, k q r b n p", "places the piece and moves on"),
            ("1 to 8", "clears that many squares"),
            ("/", "next rank"),
            ("Space", "side to move, then castling and the other fields"),
            ("Backspace", "steps back and clears"),
            ("Delete", "clears the square"),
            ("Ctrl+J, arrows, Enter", "draws an arrow; Ctrl+J again changes its colour"),
            ("Ctrl+B", "marks the square; again in the next colour"),
            ("Arrows, Home, End", "move; Home twice, or Ctrl+Home while typing: first square"),
            ("Escape", "deselects the square"),
        ],
    ),
    (
        "Typing with no square selected",
        &[
            ("A letter over a square", "places the piece there; hold it and move to paint"),
            ("x or Delete over a square", "clears it"),
            ("A letter elsewhere", "chooses the brush; x the eraser"),
            ("Escape", "back to the hand"),
        ],
    ),
    (
        "Trying moves",
        &[
            ("Click a piece and a square, or drag", "plays a legal move"),
            ("A move in letters, then Enter", "plays it: Nf3, e8=Q, g1f3"),
            ("Arrows, Enter", "picks a piece up and puts it down"),
            ("q r b n", "what a pawn becomes"),
            ("Alt+Left, Alt+Right, wheel", "back and forward"),
            ("Home, End", "the beginning and the end of the line"),
            ("Escape", "goes back to the position"),
        ],
    ),
    (
        "The list of positions",
        &[
            ("Click, with Ctrl or Shift", "selects one, one more, all up to it"),
            ("Drag, with Ctrl", "moves the selected positions, copies them"),
            ("Arrows, Page Up, Page Down, Home, End", "go; with Shift they select"),
            ("F2, or a double click", "edits the title; Ctrl+Up and Down go on to the next"),
            ("Ctrl and Up or Down, then Space", "goes on and leaves the selection; selects one more"),
            ("Delete", "removes the selected positions"),
            ("Ctrl+X, Ctrl+C, Ctrl+V", "cut, copy and paste positions"),
            ("Enter", "goes to the board"),
            ("Escape", "selects the current position alone"),
            ("Search: Enter or Down", "goes to the first one found"),
            ("Search: Escape", "shows all positions again"),
            ("F3, Shift+F3", "next and previous one found"),
        ],
    ),
    (
        "The window",
        &[
            ("Alt and a letter, F10", "opens a menu; arrows, Enter and Escape in it"),
            ("Shift+F10, menu key", "the menu of the square, the row or the text field"),
            ("Drag the edge of list or side panel", "makes it wider; a double click, as wide as usual"),
        ],
    ),
];

pub(in crate::app) const fn piece_set(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Classic => "Classic",
        PieceSet::Bold => "Bold",
        PieceSet::Simple => "Simple",
        PieceSet::Book => "Book",
    }
}

/// What makes the colours of a board hard to read.
pub(in crate::app) fn weakness(weakness: Weakness) -> String {
    match weakness {
        Weakness::Alike => "Light and dark squares are hard to tell apart.".to_owned(),
        Weakness::Swapped => "The light squares are darker than the dark ones.".to_owned(),
        Weakness::Men { color, on_dark } => {
            let pieces = if color == Color::White { "White" } else { "Black" };
            let squares = if on_dark { "dark" } else { "light" };
            format!("{pieces} pieces are hard to see on the {squares} squares. Lighter ones would help.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn material_is_said_in_grammar() {
        let sentence = |placement: &str| {
            let position = crate::notation::fen::read(&format!("{placement} w - - 0 1")).unwrap();
            material(&Material::of(&position.board))
        };
        for (placement, expected) in [
            ("4k3/8/8/8/8/8/8/4K3", "1 white piece, 1 black"),
            ("4k3/8/8/8/8/8/4P3/4K3", "2 white pieces, 1 black \u{b7} White is a pawn up"),
            ("4k1nn/8/8/8/8/8/4PP2/R3K3", "4 white pieces, 3 black \u{b7} White has a rook and 2 pawns for 2 knights"),
            ("4k2q/8/8/8/8/8/8/R3K2B", "3 white pieces, 2 black \u{b7} Black has a queen for a rook and a bishop"),
            ("4k1b1/8/8/8/8/8/8/4K1N1", "2 white pieces, 2 black \u{b7} White has a knight for a bishop"),
            (
                "qqnn3k/8/8/8/8/8/8/K1RRBBPP",
                "7 white pieces, 5 black \u{b7} Black has 2 queens and 2 knights for 2 rooks, 2 bishops and 2 pawns",
            ),
            (
                "q3k1rn/8/8/8/8/8/PP6/BB3K2",
                "5 white pieces, 4 black \u{b7} Black has a queen, a rook and a knight for 2 bishops and 2 pawns",
            ),
            ("5/5/k1K2/5/5", "1 white piece, 1 black"),
            ("a4/5/k1K2/5/5", "1 white piece, 2 black \u{b7} Black is an archbishop up"),
            ("8/8/8/8/8/8/8/8", "0 white pieces, 0 black"),
        ] {
            assert_eq!(sentence(placement), expected, "{placement}");
        }
    }

    #[test]
    fn thousands_are_separated() {
        assert_eq!(number(7), "7");
        assert_eq!(number(1_000), "1,000");
        assert_eq!(number(10_000_000), "10,000,000");
    }
}
