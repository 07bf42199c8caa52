//! Texts that several features share. The texts of a single feature are beside its views.
//!
//! Style of the texts:
//! - Terms of chess come before our own: position, piece (pawns and kings too), square, rank, file, key move, cook,
//!   opcode, tag. So do terms of the desktop: Save, Open, Copy, Undo, Select.
//! - A button is a verb for its effect: "Copy as EPD", "Save anyway". A label is a noun without an article.
//! - A sentence says first what happened or is wrong, and then what the user can do: "No position found in this text.
//!   You can correct it in the FEN box."
//! - Sentence case, no exclamation marks. A full stop ends a sentence in a dialog or a notice; labels, tooltips and the
//!   reasons of disabled commands have none.
//! - Numbers are digits with their unit: "2 legal moves", "1 legal move". Squares and moves are written as in FEN and
//!   algebraic notation.
//! - No jargon of programmers. Unavoidable terms are explained in place: "archbishop (A, bishop and knight)".

use std::time::Duration;

use crate::app::shell::Scope;
use crate::board::{Annotations, Arrow, Color, Mark, Piece, Role, Side, Square};
use crate::diagram::{ContrastProblem, PieceSet};
use crate::document::Document;
pub(crate) use crate::lang::number;
use crate::lang::{self, join_names};
use crate::rules::{DrawRule, Material};
use crate::tr;
use crate::wording::Label;

pub(crate) const fn castling(side: Side) -> &'static str {
    match side {
        Side::King => "O-O",
        Side::Queen => "O-O-O",
    }
}

pub(crate) fn scope_label(which: Scope, count: usize) -> String {
    match which {
        Scope::All => tr!("window-which-all", count = count),
        Scope::Selected => tr!("window-which-selected", count = count),
        Scope::Found => tr!("window-which-found", count = count),
    }
}

pub(crate) fn empty_board() -> &'static str {
    tr!("window-empty-board")
}

pub(crate) fn to_move(side: Color) -> &'static str {
    match side {
        Color::White => tr!("window-white-to-move"),
        Color::Black => tr!("window-black-to-move"),
    }
}

/// Returns the accessible name of a square: "e4, white knight" or "e4, empty".
pub(crate) fn square(square: Square, on_it: Option<Piece>) -> String {
    let square = square.to_string();
    match on_it {
        None => tr!("window-square-empty", square = square),
        Some(piece) => format!("{square}, {}", piece.label()),
    }
}

/// Describes the annotations of a square in a text that follows its name: ", marked green, red arrow to e5".
pub(crate) fn square_annotations(square: Square, annotations: &Annotations) -> String {
    let marks = annotations.marks.iter().filter(|mark| mark.square == square);
    let arrows = annotations.arrows.iter().filter(|arrow| arrow.from == square);
    let marks = marks.map(|mark| tr!("window-square-marked", color = mark.color.id()));
    let arrow = |arrow: &Arrow| tr!("window-square-arrow", color = arrow.color.id(), to = arrow.to.to_string());
    marks.chain(arrows.map(arrow)).collect()
}

/// Describes all annotations of a board: "green mark on e4, red arrow from d1 to h5"; empty if there are none.
pub(crate) fn all_annotations(annotations: &Annotations) -> String {
    let mark = |mark: &Mark| tr!("window-mark", color = mark.color.id(), square = mark.square.to_string());
    let arrow = |arrow: &Arrow| {
        let (from, to) = (arrow.from.to_string(), arrow.to.to_string());
        tr!("window-arrow", color = arrow.color.id(), from = from, to = to)
    };
    let arrows = annotations.arrows.iter().map(arrow);
    annotations.marks.iter().map(mark).chain(arrows).collect::<Vec<_>>().join(", ")
}

/// Describes the number of pieces and the imbalance: "16 white pieces, 15 black \u{b7} White has a rook for a knight".
pub(crate) fn material(material: &Material) -> String {
    let (white, black) = (material.total(Color::White), material.total(Color::Black));
    let counts = tr!("window-material-counts", white = white, black = black);
    match imbalance(material) {
        Some(imbalance) => format!("{counts} \u{b7} {imbalance}"),
        None => counts,
    }
}

/// Describes the imbalance without the kings; `None` if both sides have the same pieces.
fn imbalance(material: &Material) -> Option<String> {
    const MOST: usize = 3;
    let ahead = if material.balance() < 0 { Color::Black } else { Color::White };
    let (own, other) = (material.imbalance(ahead), material.imbalance(!ahead));
    let side = ahead.id();
    if own.is_empty() && other.is_empty() {
        None
    } else if own.len() > MOST || other.len() > MOST {
        Some(match material.balance().abs() {
            0 => tr!("window-material-same-value").to_owned(),
            lead => tr!("window-material-points", side = side, points = lead.unsigned_abs()),
        })
    } else if other.is_empty() {
        Some(tr!("window-material-up", side = side, men = piece_counts(&own)))
    } else {
        Some(tr!("window-material-for", side = side, own = piece_counts(&own), other = piece_counts(&other)))
    }
}

/// Lists at most `most` names and the number of names left out: "1.Qa1, 1.Qa2 and 7 others".
pub(crate) fn list_first(names: impl Iterator<Item = String>, most: usize) -> String {
    let mut names: Vec<String> = names.collect();
    if names.len() > most {
        let others = tr!("window-others", count = names.len() - most);
        names.truncate(most);
        names.push(others);
    }
    join_names(&names)
}

fn piece_counts(men: &[(Role, u8)]) -> String {
    let counted = |(role, count): &(Role, u8)| match role {
        Role::King => tr!("window-men-king", count = *count),
        Role::Queen => tr!("window-men-queen", count = *count),
        Role::Rook => tr!("window-men-rook", count = *count),
        Role::Bishop => tr!("window-men-bishop", count = *count),
        Role::Knight => tr!("window-men-knight", count = *count),
        Role::Pawn => tr!("window-men-pawn", count = *count),
        Role::Archbishop => tr!("window-men-archbishop", count = *count),
        Role::Chancellor => tr!("window-men-chancellor", count = *count),
    };
    join_names(&men.iter().map(counted).collect::<Vec<_>>())
}

/// Returns a text such as "Check from h4 and e2"; `None` if there is no checker.
pub(crate) fn check_from(checkers: &[Square]) -> Option<String> {
    let squares: Vec<String> = checkers.iter().map(Square::to_string).collect();
    (!squares.is_empty()).then(|| tr!("window-check-from", squares = join_names(&squares)))
}

pub(crate) fn draw_rule(rule: DrawRule) -> &'static str {
    match rule {
        DrawRule::FiftyMoves => tr!("window-fifty-moves"),
        DrawRule::SeventyFiveMoves => tr!("window-seventy-five-moves"),
    }
}

pub(crate) fn start_name(number: u16) -> String {
    if number == 518 {
        tr!("window-start").to_owned()
    } else {
        tr!("window-start-of-chess960", number = number.to_string())
    }
}

pub(crate) fn fen_fields() -> [&'static str; 6] {
    [
        tr!("window-fen-placement"),
        tr!("window-fen-side"),
        tr!("window-fen-castling"),
        tr!("window-fen-en-passant"),
        tr!("window-fen-halfmove-clock"),
        tr!("window-fen-move-number"),
    ]
}

/// The usual EPD opcodes (PGN standard 16.2.5), each with the key of its label.
pub(crate) const OPCODES: [(&str, &str); 16] = [
    ("id", "window-opcode-id"),
    ("bm", "window-opcode-bm"),
    ("am", "window-opcode-am"),
    ("dm", "window-opcode-dm"),
    ("c0", "window-opcode-comment"),
    ("pv", "window-opcode-pv"),
    ("pm", "window-opcode-pm"),
    ("sm", "window-opcode-sm"),
    ("ce", "window-opcode-ce"),
    ("acd", "window-opcode-acd"),
    ("acn", "window-opcode-acn"),
    ("acs", "window-opcode-acs"),
    ("eco", "window-opcode-eco"),
    ("rc", "window-opcode-rc"),
    ("hmvc", "window-opcode-hmvc"),
    ("fmvn", "window-opcode-fmvn"),
];

/// The usual PGN tags that are not details (PGN standard 8.1.1 and 9), each with the key of its label.
pub(crate) const TAGS: [(&str, &str); 12] = [
    ("White", "window-tag-white"),
    ("Black", "window-tag-black"),
    ("Event", "window-tag-event"),
    ("Site", "window-tag-site"),
    ("Date", "window-tag-date"),
    ("Round", "window-tag-round"),
    ("Result", "window-tag-result"),
    ("WhiteElo", "window-tag-white-elo"),
    ("BlackElo", "window-tag-black-elo"),
    ("ECO", "window-tag-eco"),
    ("Annotator", "window-tag-annotator"),
    ("Termination", "window-tag-termination"),
];

pub(crate) fn opcode_label(opcode: &str) -> Option<&'static str> {
    match opcode.as_bytes() {
        [b'c', b'1'..=b'9'] => Some(tr!("window-opcode-comment")),
        [b'v', b'0'..=b'9'] => Some(tr!("window-opcode-variation")),
        _ => OPCODES.iter().chain(&TAGS).find(|(name, _)| *name == opcode).and_then(|(_, key)| lang::text(key)),
    }
}

pub(crate) fn age(age: Duration) -> String {
    let minutes = usize::try_from(age.as_secs() / 60).unwrap_or(usize::MAX);
    match (minutes, minutes / 60, minutes / 60 / 24) {
        (0, ..) => tr!("window-age-moment").to_owned(),
        (minutes, 0, _) => tr!("window-age-minutes", count = minutes),
        (_, hours, 0) => tr!("window-age-hours", count = hours),
        (_, _, days) => tr!("window-age-days", count = days),
    }
}

pub(crate) fn edited(document: &Document, count: usize) -> String {
    match count {
        0 if document.is_detached() => tr!("window-edited-detached").to_owned(),
        0 => tr!("window-edited-order").to_owned(),
        _ => tr!("window-edited", count = count),
    }
}

/// Returns a sentence about games whose moves would no longer fit their position; `None` without such games.
pub(crate) fn games_that_stop_fitting(document: &Document, games: &[usize]) -> Option<String> {
    const NAMED: usize = 3;
    let name = |index: &usize| match document.record(*index).name() {
        Some(name) => format!("{} ({name})", index + 1),
        None => (index + 1).to_string(),
    };
    let names = games.iter().take(NAMED).map(name).collect::<Vec<_>>().join(", ");
    match games.len() {
        0 => None,
        1 => Some(tr!("window-game-stops-fitting", names = names)),
        count if count <= NAMED => Some(tr!("window-games-stop-fitting", names = names)),
        count => Some(tr!("window-many-games-stop-fitting", count = count, names = names)),
    }
}

pub(crate) fn piece_set(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Classic => tr!("window-pieces-classic"),
        PieceSet::Bold => tr!("window-pieces-bold"),
        PieceSet::Simple => tr!("window-pieces-simple"),
        PieceSet::Book => tr!("window-pieces-book"),
    }
}

pub(crate) fn weakness(weakness: ContrastProblem) -> &'static str {
    match weakness {
        ContrastProblem::TooSimilar => tr!("window-colors-alike"),
        ContrastProblem::Swapped => tr!("window-colors-swapped"),
        ContrastProblem::Pieces { color: Color::White, on_dark: true } => tr!("window-white-on-dark"),
        ContrastProblem::Pieces { color: Color::White, on_dark: false } => tr!("window-white-on-light"),
        ContrastProblem::Pieces { color: Color::Black, on_dark: true } => tr!("window-black-on-dark"),
        ContrastProblem::Pieces { color: Color::Black, on_dark: false } => tr!("window-black-on-light"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn material_is_said_in_grammar() {
        let sentence = |placement: &str| {
            let position = crate::notation::fen::read(&format!("{placement} w - - 0 1")).unwrap();
            material(&Material::from_board(&position.board))
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
