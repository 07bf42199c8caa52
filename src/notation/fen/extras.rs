//! FEN additions for variants: pieces in hand, marks of promoted pieces, and check counters.
//!
//! - Crazyhouse: the pieces in hand follow the ranks, as `[QPp]` or as a ninth rank `/QPp`; `[]` and `[-]` mean none. A
//!   promoted piece is followed by `~`.
//! - Three-check: either the remaining checks of White and Black before the clocks, as `3+3`, or their given checks
//!   after the clocks, as `+0+0`.
//! - Other variants: no additions.
//!
//! The additions may be omitted. Then no piece is in hand, and no check was given.

use strum::{EnumString, VariantNames};

use crate::board::{Checks, Color, Piece, Pockets};

/// The notation for pieces in hand.
#[derive(Clone, Copy, Debug, Default, EnumString, VariantNames, PartialEq, Eq, Hash)]
#[strum(serialize_all = "lowercase")]
pub enum PocketStyle {
    /// In brackets after the last rank: `[QPp]`, `[]` for none.
    #[default]
    Brackets,
    /// As a ninth rank: `/QPp`; a bare slash for none.
    Rank,
}

/// The notation for the checks of three-check.
#[derive(Clone, Copy, Debug, Default, EnumString, VariantNames, PartialEq, Eq, Hash)]
#[strum(serialize_all = "lowercase")]
pub enum ChecksStyle {
    /// The remaining checks, before the clocks: `3+3`.
    #[default]
    Remaining,
    /// The given checks, after the clocks: `+0+0`.
    Given,
}

/// Maximum number of letters for pieces in hand: five roles for each side.
pub(super) const MAX_POCKET_LENGTH: usize = Pockets::MAX as usize * 10;

/// Returns the letters of the pieces in hand: White's, then Black's, each from the queens to the pawns.
pub(super) fn pocket_letters(pockets: &Pockets) -> String {
    let of = |color| pockets.pieces_of(color).map(move |(role, count)| (Piece::new(color, role).letter(), count));
    let letters = Color::ALL.into_iter().flat_map(of);
    letters.flat_map(|(letter, count)| std::iter::repeat_n(letter, count.into())).collect()
}

/// Returns `true` if the mark of a promoted piece, `~`, may follow this letter.
pub(super) const fn is_markable(letter: u8) -> bool {
    matches!(letter.to_ascii_uppercase(), b'Q' | b'R' | b'B' | b'N')
}

/// Reads pieces in hand from letters; `None` if a letter is invalid or a role exceeds its maximum.
pub(in crate::notation) fn parse_pockets(letters: &str) -> Option<Pockets> {
    let mut pockets = Pockets::EMPTY;
    if letters == "-" {
        return Some(pockets);
    }
    for letter in letters.chars() {
        let Piece { color, role } = Piece::from_letter(letter)?;
        let count = pockets.count(color, role);
        if count == Pockets::MAX || !Pockets::ROLES.contains(&role) {
            return None;
        }
        pockets.set(color, role, count + 1);
    }
    Some(pockets)
}

/// Reads a check counter: the remaining checks (`3+3`) or the given checks (`+0+0`). `None` for any other word.
pub(in crate::notation) fn parse_checks(word: &str) -> Option<Checks> {
    let digit = |byte: u8| (b'0'..=b'0' + Checks::TO_WIN).contains(&byte).then(|| byte - b'0');
    let (counts, are_given) = match *word.as_bytes() {
        [white, b'+', black] => ([white, black], false),
        [b'+', white, b'+', black] => ([white, black], true),
        _ => return None,
    };
    let mut checks = Checks::NONE_GIVEN;
    for (color, count) in Color::ALL.into_iter().zip(counts) {
        let count = digit(count)?;
        checks.set_remaining(color, if are_given { Checks::TO_WIN - count } else { count });
    }
    Some(checks)
}

/// Returns `true` if a word has the form of a check counter, such as `3+3` or `+0+2`. Any digits are accepted.
pub(in crate::notation) fn is_counter(word: &str) -> bool {
    matches!(word.strip_prefix('+').unwrap_or(word).as_bytes(), [b'0'..=b'9', b'+', b'0'..=b'9'])
}
