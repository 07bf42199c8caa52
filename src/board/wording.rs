//! The sentences of what transforms leave behind, for a user.

use super::Leftover;

/// How many men are named one by one.
const NAMED: usize = 4;

/// What was left behind, in a sentence for the user without a full stop; `None` if nothing was.
///
/// ```
/// use fenwright::board::{Leftover, Square, describe};
/// assert_eq!(describe(&[]), None);
/// let sentence = describe(&[Leftover::EnPassant(Square::new(4, 5))]);
/// assert_eq!(sentence.as_deref(), Some("The en passant square e6 could not be carried along"));
/// ```
#[must_use]
pub fn describe(dropped: &[Leftover]) -> Option<String> {
    let clauses: Vec<String> = [fields(dropped), men(dropped), rules(dropped)].into_iter().flatten().collect();
    let sentence = clauses.join("; ");
    let first = sentence.chars().next()?;
    Some(sentence.replacen(first, &first.to_uppercase().to_string(), 1))
}

/// What is said of castling rights and en passant square.
fn fields(dropped: &[Leftover]) -> Option<String> {
    let rooks: Vec<String> = dropped
        .iter()
        .filter_map(|dropped| if let Leftover::Castling(_, rook) = dropped { Some(rook.to_string()) } else { None })
        .collect();
    let rights = match &rooks[..] {
        [] => None,
        [rook] => Some(format!("the right to castle with the rook on {rook}")),
        rooks => Some(format!("the rights to castle with the rooks on {}", listed(rooks))),
    };
    let en_passant = dropped.iter().find_map(|dropped| match dropped {
        Leftover::EnPassant(square) => Some(format!("the en passant square {square}")),
        _ => None,
    });
    let parts: Vec<String> = [rights, en_passant].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| format!("{} could not be carried along", parts.join(" and ")))
}

/// What is said of men.
fn men(dropped: &[Leftover]) -> Option<String> {
    let men: Vec<String> = dropped
        .iter()
        .filter_map(|dropped| match dropped {
            Leftover::Man(piece, square) => Some(format!("the {} on {square}", piece.name())),
            _ => None,
        })
        .collect();
    match men.len() {
        0 => None,
        1..=NAMED => Some(format!("{} went off the board", listed(&men))),
        count => Some(format!("{count} pieces went off the board")),
    }
}

/// What is said of rules.
fn rules(dropped: &[Leftover]) -> Option<String> {
    dropped.iter().find_map(|dropped| match dropped {
        Leftover::Rules(variant) => Some(format!("the rules of {} hold on 8x8 boards only", variant.name())),
        _ => None,
    })
}

/// Names in a row, as a sentence has them.
///
/// ```
/// use fenwright::board::listed;
/// assert_eq!(listed(&["Qa1".to_owned(), "Qa2".to_owned(), "Qa3".to_owned()]), "Qa1, Qa2 and Qa3");
/// ```
#[must_use]
pub fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// Writes a number into a text, faster than `write!` does.
pub(crate) fn push_number(out: &mut String, number: impl itoa::Integer) {
    out.push_str(itoa::Buffer::new().format(number));
}
