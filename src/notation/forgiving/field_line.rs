//! Reads the other fields of FEN from a separate line beside a drawn board.

use super::normalize::NormalizedText;
use super::{Correction, fields, tail, values, vocabulary};
use crate::board::Position;
use crate::notation::fen;

const MIN_FIELDS: usize = 2;

/// Sets the fields of the position from the first line that contains only fields of FEN, and updates the corrections.
pub(super) fn read(text: &str, position: &mut Position, mends: &mut Vec<Correction>) {
    if let Some(fields) = text.lines().find_map(fields_in_line) {
        apply_fields(&fields, position);
        let written = fen::write(position);
        for ((number, stated), after) in (2..).zip(&fields).zip(written.split(' ').skip(1)) {
            mends.retain(|mend| mend.field != number);
            if let Some(before) = stated.as_ref().filter(|before| *before != after) {
                mends.push(Correction { field: number, before: before.clone(), after: after.to_owned() });
            }
        }
    }
}

/// Returns the fields 2 to 6 of a line that begins with the side to move; `None` if it contains anything but fields.
fn fields_in_line(line: &str) -> Option<[Option<String>; 5]> {
    let clean = NormalizedText::new(line);
    let list = tail::split_words(&clean.text, 0).words;
    let assigned = fields::assign(&list, &mut fields::CostCache::default()).into_iter().next()?;
    let is_side = matches!(list.first()?.text.as_str(), "w" | "b");
    let is_all = list.len() >= MIN_FIELDS && assigned.covers_all(&list);
    let text = |field: usize| {
        let place = assigned.span(field as u8 + 2)?;
        Some(clean.text[place].split_whitespace().collect())
    };
    (is_side && is_all).then(|| std::array::from_fn(text))
}

fn apply_fields([side, castling, en_passant, halfmove, fullmove]: &[Option<String>; 5], position: &mut Position) {
    position.side_to_move = side.as_deref().and_then(vocabulary::side).unwrap_or(position.side_to_move);
    position.castling = castling.as_deref().map(|text| values::castling(text, &position.board)).unwrap_or_default();
    position.en_passant = en_passant.as_deref().and_then(|word| values::en_passant(word, position));
    (position.halfmove_clock, position.fullmove_number) = values::clocks(halfmove.as_deref(), fullmove.as_deref());
}
