//! Sentences about boards: en passant squares, numbers of moves, and the parts that a transform dropped.

use super::{Label, Sentence};
use crate::board::{Color, DroppedPart, EnPassantObstacle, Piece, Role, Square};
use crate::lang::{self, join_names};
use crate::tr;

/// The sentence is a clause: "d7 is occupied".
impl Sentence for EnPassantObstacle {
    fn sentence(&self) -> String {
        match *self {
            Self::NoDoubleStep => tr!("noun-obstacle-no-double-step").to_owned(),
            Self::OtherRank(rank) => tr!("noun-obstacle-other-rank", rank = (rank + 1).to_string()),
            Self::Occupied(square) => tr!("noun-obstacle-occupied", square = square.to_string()),
            Self::NoPawn(square, pawn) => {
                tr!("noun-obstacle-no-pawn", color = pawn.color.id(), square = square.to_string())
            }
        }
    }
}

/// Formats a number of moves, given in half moves, in the current language: `2`, `2.5`.
///
/// ```
/// use fenwright::wording::format_moves;
/// use fenwright::lang::{self, Language};
/// assert_eq!(format_moves(5), "2.5");
/// assert_eq!(lang::with(Language::from_code("de").unwrap(), || format_moves(5)), "2,5");
/// ```
pub fn format_moves(half_moves: u16) -> String {
    let moves = (half_moves / 2).to_string();
    if half_moves.is_multiple_of(2) { moves } else { tr!("noun-moves-and-half", moves = moves) }
}

const MAX_LISTED: usize = 4;

/// Returns a translated sentence, without full stop, about all parts that were dropped; `None` if there are none.
///
/// ```
/// use fenwright::board::{DroppedPart, Square};
/// use fenwright::wording::describe_dropped;
/// assert_eq!(describe_dropped(&[]), None);
/// let sentence = describe_dropped(&[DroppedPart::EnPassant(Square::new(4, 5))]);
/// assert_eq!(sentence.as_deref(), Some("The en passant square e6 could not be kept"));
/// ```
pub fn describe_dropped(dropped: &[DroppedPart]) -> Option<String> {
    let clauses: Vec<String> =
        [fields_clause(dropped), pieces_clause(dropped), rules_clause(dropped)].into_iter().flatten().collect();
    let sentence = clauses.join("; ");
    let first = sentence.chars().next()?;
    Some(sentence.replacen(first, &first.to_uppercase().to_string(), 1))
}

fn fields_clause(dropped: &[DroppedPart]) -> Option<String> {
    let rooks: Vec<String> = dropped
        .iter()
        .filter_map(|dropped| if let DroppedPart::Castling(_, rook) = dropped { Some(rook.to_string()) } else { None })
        .collect();
    let en_passant = dropped.iter().find_map(|dropped| match dropped {
        DroppedPart::EnPassant(square) => Some(square.to_string()),
        _ => None,
    });
    let (count, list) = (rooks.len(), join_names(&rooks));
    match (count, en_passant) {
        (0, None) => None,
        (0, Some(square)) => Some(tr!("noun-left-en-passant", square = square)),
        (_, None) => Some(tr!("noun-left-rights", count = count, rooks = list)),
        (_, Some(square)) => Some(tr!("noun-left-rights-and-en-passant", count = count, rooks = list, square = square)),
    }
}

fn pieces_clause(dropped: &[DroppedPart]) -> Option<String> {
    let piece = |dropped: &DroppedPart| match dropped {
        DroppedPart::Piece(piece, square) => Some((*piece, *square)),
        _ => None,
    };
    let pieces: Vec<(Piece, Square)> = dropped.iter().filter_map(piece).collect();
    let name =
        |(piece, square): &(Piece, Square)| tr!("noun-left-man", piece = piece.label(), square = square.to_string());
    match pieces.len() {
        0 => None,
        1..=MAX_LISTED => Some(tr!("noun-left-men", men = join_names(&pieces.iter().map(name).collect::<Vec<_>>()))),
        count => Some(tr!("noun-left-many-men", count = count, pieces = list_pieces(&pieces))),
    }
}

/// Lists pieces by color: `White Ra1, b2; Black Kh8`.
fn list_pieces(pieces: &[(Piece, Square)]) -> String {
    let name = |(piece, square): &(Piece, Square)| match piece.role {
        Role::Pawn => square.to_string(),
        role => format!("{}{square}", lang::localize_piece_letter(role.letter())),
    };
    let of_color = |color: Color| {
        let names: Vec<String> = pieces.iter().filter(|(piece, _)| piece.color == color).map(name).collect();
        (!names.is_empty()).then(|| format!("{} {}", color.label(), names.join(", ")))
    };
    Color::ALL.into_iter().filter_map(of_color).collect::<Vec<_>>().join("; ")
}

fn rules_clause(dropped: &[DroppedPart]) -> Option<String> {
    dropped.iter().find_map(|dropped| match dropped {
        DroppedPart::Rules(variant) => Some(tr!("noun-left-rules", variant = variant.tag_value())),
        _ => None,
    })
}
