//! The alternative text of a diagram.

use super::{Diagram, additions};
use crate::board::{Castling, Color, Piece, Position, Role, Side};
use crate::lang::join_names;
use crate::tr;

/// Describes a diagram in words: the pieces of each side in the order of [`Role::ALL`], pieces in hand and
/// remaining checks, castling rights, en passant square, side to move, marks, arrows and caption.
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
pub fn alt_text(diagram: &Diagram) -> String {
    let position = &diagram.position;
    let size = position.board.size();
    let what = if size.is_standard() {
        tr!("diagram-alt").to_owned()
    } else {
        tr!("diagram-alt-size", files = size.files(), ranks = size.ranks())
    };
    let mut sentences = vec![what];
    sentences.extend(Color::ALL.map(|color| men(position, color)));
    sentences.extend(additions::sentences(position));
    sentences.extend(Color::ALL.into_iter().filter_map(|color| castling(position, color)));
    sentences.extend(position.en_passant.map(|square| tr!("diagram-alt-en-passant", square = square.to_string())));
    sentences.push(side_to_move_text(position).to_owned());
    sentences.extend(
        diagram
            .marks_on_board()
            .map(|mark| tr!("diagram-alt-mark", color = mark.color.letter(), square = mark.square.to_string())),
    );
    sentences.extend(diagram.arrows_on_board().map(|arrow| {
        let (from, to) = (arrow.from.to_string(), arrow.to.to_string());
        tr!("diagram-alt-arrow", color = arrow.color.letter(), from = from, to = to)
    }));
    let caption = diagram.caption.split_whitespace().collect::<Vec<_>>().join(" ");
    if !caption.is_empty() {
        sentences.push(tr!("diagram-alt-caption", text = caption.trim_end_matches('.')));
    }
    sentences.join(". ") + "."
}

pub(super) fn side_to_move_text(position: &Position) -> &'static str {
    position.side_to_move.pick(tr!("diagram-white-to-move"), tr!("diagram-black-to-move"))
}

fn men(position: &Position, color: Color) -> String {
    let kinds = Role::ALL.into_iter().filter_map(|role| {
        let mut squares: Vec<_> = position.board.find(Piece::new(color, role)).collect();
        squares.sort_unstable();
        let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
        let men =
            || tr!("diagram-alt-men", piece = role.letter(), count = squares.len(), squares = join_names(&squares));
        (!squares.is_empty()).then(men)
    });
    let kinds: Vec<String> = kinds.collect();
    let men = if kinds.is_empty() { tr!("diagram-alt-no-men").to_owned() } else { kinds.join(", ") };
    tr!("diagram-alt-side", side = color.id(), men = men)
}

fn castling(position: &Position, color: Color) -> Option<String> {
    let (board, rights) = (&position.board, position.castling);
    let mut files: Vec<u8> = rights.files(color).collect();
    files.sort_unstable();
    let is_usual = |file: &u8| {
        let side = Castling::side(board, color, *file);
        Castling::outermost(board, color, side) == *file
    };
    let side = |file: &u8| match Castling::side(board, color, *file) {
        Side::King => "king",
        Side::Queen => "queen",
    };
    let way = match files.as_slice() {
        [] => return None,
        [one] if is_usual(one) => side(one),
        [one, other] if is_usual(one) && is_usual(other) && side(one) != side(other) => "both",
        several => {
            let letters: Vec<String> = several.iter().map(|file| char::from(b'a' + file).to_string()).collect();
            let (count, files) = (letters.len(), join_names(&letters));
            return Some(tr!("diagram-alt-castling-rooks", side = color.id(), count = count, files = files));
        }
    };
    Some(tr!("diagram-alt-castling", side = color.id(), way = way))
}
