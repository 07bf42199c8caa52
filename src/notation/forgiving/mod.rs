//! The forgiving reader: reads any text that a person would recognize as a position, and lists the corrections.
//!
//! Strict FEN is read as it is. Any other text goes through these steps:
//!
//! 1. Look-alikes, digits of other scripts, dashes, quotes, HTML entities, percent codes and escapes are normalized.
//! 2. A placement without a fault is kept. Otherwise the text is decoded: each typing error has a cost, and unlikely
//!    positions cost extra. The cheapest reading wins, and close readings become alternatives. Ranks may be separated
//!    by another sign than `/` or by nothing, and the letters may be those of another language.
//! 3. The words after the placement are assigned to the other five fields, again at the lowest cost: in any order,
//!    spelled out, with labels or signs between. An unreadable word among the fields makes the text unreadable.
//! 4. After the fields, operations of EPD are kept and the moves of a UCI line are played. In a row of lichess's table of
//!    puzzles, the first move is played and the others are the solution.
//! 5. Without a placement, the text may be a drawn board, a list of pieces, the name of the start position, or moves.
//! 6. Words around the position become operations of EPD: a title, comments, a solution.
//! 7. A double step that the text gives as the last move sets the en passant square. Twins of a problem are left out.
//!
//! Impossible positions are accepted. A text that cannot be read is an error; it never becomes the start position. If
//! the reason is a piece that chess or a board of this size does not have, the fault names the piece.
//!
//! ```
//! use fenwright::notation::{fen, forgiving};
//!
//! let reading = forgiving::read("https://lichess.org/editor/8/8/4k3/8/3P4/4K3/8/8_b_-_-_0_1");
//! assert_eq!(reading.position().map(fen::write).as_deref(), Some("8/8/4k3/8/3P4/4K3/8/8 b - - 0 1"));
//! ```

mod alphabet;

mod decode;
mod detected_rules;
mod fairy;
mod field_line;
mod fields;
mod game;
mod list;
mod multiple;
mod names;
mod normalize;
mod operations;
mod picture;
mod popeye;
mod puzzle_row;
mod reading;
mod record;
mod remarks;
mod side_to_move;
mod steps;
mod surroundings;
mod tail;
mod values;
mod vocabulary;

use std::borrow::Cow;

pub(crate) use detected_rules::RULES_FIELD;
pub use game::{move_in_english, moves_in_english, moves_of_game, series_in_english};
pub use multiple::{has_games, read_fen_tag_substitute, read_game_without_fen_tag};
pub use reading::{CorrectedPosition, Correction, Passage, Reading};
use remarks::PositionRemarks;
#[cfg(feature = "vision")]
pub(crate) use side_to_move::with_side_to_move;
pub use side_to_move::{SideReason, side_to_move};
pub(crate) use surroundings::starts_with_move_number;
pub(crate) use vocabulary::operations as operations_after_fields;

use super::fen::{self, Fault};
use crate::board::{Position, Variant};

/// Reads one position from a text with any words around it. Additions of a variant in the text determine its rules.
pub fn read(text: &str) -> Reading {
    read_as(text, None)
}

/// Reads one position. With a variant in `stated`, FEN of that variant is strict; additions of others are dropped.
///
/// ```
/// use fenwright::board::Variant;
/// use fenwright::notation::forgiving::{self, Reading};
/// let text = "8/8/4k3/8/3P4/4K3/8/8[Q] w - - 0 1";
/// let variants = [None, Some(Variant::Crazyhouse), Some(Variant::Standard)].map(|stated| {
///     forgiving::read_as(text, stated).position().map(|position| position.variant())
/// });
/// assert_eq!(variants, [Variant::Crazyhouse, Variant::Crazyhouse, Variant::Standard].map(Some));
/// assert!(matches!(forgiving::read_as(text, Some(Variant::Crazyhouse)), Reading::Strict(_)));
/// ```
pub fn read_as(text: &str, stated: Option<Variant>) -> Reading {
    let fault = match fen::read_as(text, stated.unwrap_or_default()) {
        Ok(position) => return Reading::Strict(position),
        Err(fault) => fault,
    };
    match correct(text, &fault, stated) {
        Some(mended) => Reading::Corrected(Box::new(mended)),
        None => Reading::Failed(fairy::fault(text).unwrap_or(fault)),
    }
}

fn correct(text: &str, fault: &Fault, stated: Option<Variant>) -> Option<CorrectedPosition> {
    let mut mended = correct_text(text, fault, stated)?;
    if let Some(variant) = stated {
        mended.position = mended.position.with_variant(variant);
        mended.alternatives.iter_mut().for_each(|other| *other = other.with_variant(variant));
        mended.alternatives.retain(|other| *other != mended.position);
    }
    Some(mended)
}

/// Reads a text that is not strict FEN: a placement with its fields, a drawn board, a list, or moves from the start.
fn correct_text(text: &str, fault: &Fault, stated: Option<Variant>) -> Option<CorrectedPosition> {
    let of = |position: Position, mends: Vec<Correction>| {
        let (fault, alternatives, operations) = (fault.clone(), Vec::new(), Vec::new());
        CorrectedPosition { position, fault, corrections: mends, alternatives, operations }
    };
    if has_games(text) && !multiple::has_fen_tag(text) {
        let first = multiple::games(text, stated).into_iter().next()?;
        let position = *first.reading.position()?;
        let mends = vec![Correction { field: 0, before: text.to_owned(), after: fen::write(&position) }];
        return Some(of(position, mends));
    }
    if let Some(record) = operations::read(text, fault, stated) {
        return Some(record);
    }
    if let Some(puzzle) =
        puzzle_row::read(text, fault).filter(|_| stated.is_none_or(|stated| stated == Variant::Standard))
    {
        return Some(puzzle);
    }
    // The moves below such a board are no position.
    if picture::fairy_piece(text).is_some() {
        return None;
    }
    let problem = popeye::read(text);
    let text = problem.as_ref().map_or(text, |problem| &problem.rest);
    let asides = PositionRemarks::from_text(text);
    let text = &*asides.without_remarks();
    let clean = normalize::NormalizedText::new(game::last_position(text));
    let drawn = || {
        let mut picture = picture::read(text)?;
        field_line::read(text, &mut picture.position, &mut picture.mends);
        Some(CorrectedPosition { alternatives: picture.alternatives, ..of(picture.position, picture.mends) })
    };
    let listed = || {
        let list = list::read(text)?;
        let mut listed = of(list.position, list.mends);
        surroundings::append(&mut listed.operations, surroundings::fields(text));
        Some(listed)
    };
    let from_moves = || game::read(&clean).map(|(position, mends)| of(position, mends));
    let placed = record::read(&clean, fault, stated);
    let has_placement = placed.is_some();
    let mut corrected = placed.or_else(drawn).or_else(listed).or_else(from_moves)?;
    asides.apply_to(&mut corrected);
    surroundings::keep(&mut corrected, text);
    if let Some(problem) = &problem {
        problem.add_to(&mut corrected.operations);
    }
    if !has_placement {
        surroundings::add_stipulation(&mut corrected.operations, text);
    }
    Some(corrected)
}

/// Reads every position of a text: games, lines of a list, drawn boards, or the single position. Never empty.
pub fn read_all(text: &str) -> Vec<Passage<'_>> {
    read_all_as(text, None)
}

/// Reads every position of a text. `stated` is the variant of the positions that name none.
pub fn read_all_as(text: &str, stated: Option<Variant>) -> Vec<Passage<'_>> {
    let one = || vec![Passage::new(1, Cow::Borrowed(text), read_as(text, stated))];
    multiple::read(text, stated).unwrap_or_else(one)
}
