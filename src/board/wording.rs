//! User texts for what a transform dropped.

use super::Leftover;
use crate::lang::listed;
use crate::tr;

const NAMED: usize = 4;

/// Returns a translated sentence, without full stop, about everything that was dropped; `None` if nothing was.
///
/// ```
/// use fenwright::board::{Leftover, Square, describe};
/// assert_eq!(describe(&[]), None);
/// let sentence = describe(&[Leftover::EnPassant(Square::new(4, 5))]);
/// assert_eq!(sentence.as_deref(), Some("The en passant square e6 could not be kept"));
/// ```
pub fn describe(dropped: &[Leftover]) -> Option<String> {
    let clauses: Vec<String> = [fields(dropped), men(dropped), rules(dropped)].into_iter().flatten().collect();
    let sentence = clauses.join("; ");
    let first = sentence.chars().next()?;
    Some(sentence.replacen(first, &first.to_uppercase().to_string(), 1))
}

fn fields(dropped: &[Leftover]) -> Option<String> {
    let rooks: Vec<String> = dropped
        .iter()
        .filter_map(|dropped| if let Leftover::Castling(_, rook) = dropped { Some(rook.to_string()) } else { None })
        .collect();
    let en_passant = dropped.iter().find_map(|dropped| match dropped {
        Leftover::EnPassant(square) => Some(square.to_string()),
        _ => None,
    });
    let (count, list) = (rooks.len(), listed(&rooks));
    match (count, en_passant) {
        (0, None) => None,
        (0, Some(square)) => Some(tr!("noun-left-en-passant", square = square)),
        (_, None) => Some(tr!("noun-left-rights", count = count, rooks = list)),
        (_, Some(square)) => Some(tr!("noun-left-rights-and-en-passant", count = count, rooks = list, square = square)),
    }
}

fn men(dropped: &[Leftover]) -> Option<String> {
    let men: Vec<String> = dropped
        .iter()
        .filter_map(|dropped| match dropped {
            Leftover::Man(piece, square) => {
                Some(tr!("noun-left-man", piece = piece.name(), square = square.to_string()))
            }
            _ => None,
        })
        .collect();
    match men.len() {
        0 => None,
        1..=NAMED => Some(tr!("noun-left-men", men = listed(&men))),
        count => Some(tr!("noun-left-many-men", count = count)),
    }
}

fn rules(dropped: &[Leftover]) -> Option<String> {
    dropped.iter().find_map(|dropped| match dropped {
        Leftover::Rules(variant) => Some(tr!("noun-left-rules", variant = variant.name())),
        _ => None,
    })
}

/// Appends a number; faster than `write!`.
pub(crate) fn push_number(out: &mut String, number: impl itoa::Integer) {
    out.push_str(itoa::Buffer::new().format(number));
}
