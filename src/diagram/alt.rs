//! A diagram in words, for somebody who cannot see it.

use super::Diagram;
use crate::board::{Castling, Color, Piece, Position, Role, Side, listed};

/// Says what the diagram shows: the men of each side from king to pawns, castling rights and en passant square,
/// whose move it is, marks, arrows and the caption.
///
/// ```
/// use fenwright::{notation::fen, diagram::{Diagram, alt_text}};
/// let position = fen::read("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1")?;
/// assert_eq!(
///     alt_text(&Diagram::new(position)),
///     "Chess diagram. White: king g1, rook d1. Black: king g8, pawns f7, g7 and h7. White to move."
/// );
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
#[must_use]
pub fn alt_text(diagram: &Diagram) -> String {
    let position = &diagram.position;
    let size = position.board.size();
    let what = if size.is_standard() {
        "Chess diagram".to_owned()
    } else {
        format!("Chess diagram of {} by {} squares", size.files(), size.ranks())
    };
    let mut sentences = vec![what];
    sentences.extend(Color::ALL.map(|color| men(position, color)));
    sentences.extend(Color::ALL.into_iter().filter_map(|color| castling(position, color)));
    sentences.extend(position.en_passant.map(|square| format!("En passant on {square}")));
    sentences.push(mover(position).to_owned());
    sentences
        .extend(diagram.marks_on_board().map(|mark| format!("{} mark on {}", capital(mark.color.name()), mark.square)));
    sentences.extend(
        diagram
            .arrows_on_board()
            .map(|arrow| format!("{} arrow from {} to {}", capital(arrow.color.name()), arrow.from, arrow.to)),
    );
    let caption = diagram.caption.split_whitespace().collect::<Vec<_>>().join(" ");
    if !caption.is_empty() {
        sentences.push(format!("Caption: {}", caption.trim_end_matches('.')));
    }
    sentences.join(". ") + "."
}

/// Whose move it is, in words.
pub(super) fn mover(position: &Position) -> &'static str {
    position.side_to_move.pick("White to move", "Black to move")
}

fn name(color: Color) -> &'static str {
    color.pick("White", "Black")
}

/// Such as "White: king g1, rooks a1 and f1".
fn men(position: &Position, color: Color) -> String {
    let kinds = Role::ALL.into_iter().filter_map(|role| {
        let mut squares: Vec<_> = position.board.find(Piece::new(color, role)).collect();
        squares.sort_unstable();
        let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
        let plural = if squares.len() > 1 { "s" } else { "" };
        (!squares.is_empty()).then(|| format!("{}{plural} {}", role.name(), listed(&squares)))
    });
    let kinds: Vec<String> = kinds.collect();
    let men = if kinds.is_empty() { "no pieces".to_owned() } else { kinds.join(", ") };
    format!("{}: {men}", name(color))
}

/// Such as "White may castle kingside".
fn castling(position: &Position, color: Color) -> Option<String> {
    let (board, rights) = (&position.board, position.castling);
    let mut files: Vec<u8> = rights.files(color).collect();
    files.sort_unstable();
    let is_usual = |file: &u8| {
        let side = Castling::side(board, color, *file);
        Castling::outermost(board, color, side) == *file
    };
    let side = |file: &u8| match Castling::side(board, color, *file) {
        Side::King => "kingside",
        Side::Queen => "queenside",
    };
    let what = match files.as_slice() {
        [] => return None,
        [one] if is_usual(one) => side(one).to_owned(),
        [one, other] if is_usual(one) && is_usual(other) && side(one) != side(other) => "on both sides".to_owned(),
        several => {
            let letters: Vec<String> = several.iter().map(|file| char::from(b'a' + file).to_string()).collect();
            let plural = if letters.len() > 1 { "s" } else { "" };
            format!("with the rook{plural} of file{plural} {}", listed(&letters))
        }
    };
    Some(format!("{} may castle {what}", name(color)))
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}
