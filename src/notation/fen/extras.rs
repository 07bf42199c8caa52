//! What FEN has for variants: men in hand, marks of promoted men, and checks that are left.
//!
//! | variant | form |
//! | --- | --- |
//! | crazyhouse | the men in hand behind the ranks, `[QPp]` or as a ninth rank `/QPp`; `[]` and `[-]` for none; `~` behind promoted men |
//! | three-check | the checks that White and Black have still to give before the clocks, `3+3`, or those given behind them, `+0+0` |
//! | others | that of chess |
//!
//! What only a variant has may be left out: then nothing is in hand, and no check was given.

use crate::board::{Checks, Color, Piece, Pockets};

/// How men in hand are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PocketStyle {
    /// In brackets behind the last rank: `[QPp]`, `[]` for none.
    #[default]
    Brackets,
    /// As a ninth rank: `/QPp`; nothing for none but a stroke.
    Rank,
}

/// How the checks of three-check are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChecksStyle {
    /// Those still to be given, before the clocks: `3+3`.
    #[default]
    Remaining,
    /// Those given, behind the clocks: `+0+0`.
    Given,
}

/// The longest pocket: all kinds of both sides.
pub(super) const LONGEST_POCKET: usize = Pockets::MOST as usize * 10;

/// The men in hand, White's first, each colour's from the queens on.
pub(super) fn pocket_letters(pockets: &Pockets) -> String {
    let of = |color| pockets.of(color).map(move |(role, count)| (Piece::new(color, role).letter(), count));
    let letters = Color::ALL.into_iter().flat_map(of);
    letters.flat_map(|(letter, count)| std::iter::repeat_n(letter, count.into())).collect()
}

/// Whether a mark of a promoted man can stand behind this letter.
pub(super) const fn is_markable(letter: u8) -> bool {
    matches!(letter.to_ascii_uppercase(), b'Q' | b'R' | b'B' | b'N')
}

/// The men in hand that some letters name; `None` if one is none, or there are too many of a kind.
pub(in crate::notation) fn pockets_of(letters: &str) -> Option<Pockets> {
    let mut pockets = Pockets::EMPTY;
    if letters == "-" {
        return Some(pockets);
    }
    for letter in letters.chars() {
        let Piece { color, role } = Piece::from_letter(letter)?;
        let count = pockets.count(color, role);
        if count == Pockets::MOST || !pockets.set(color, role, count + 1) {
            return None;
        }
    }
    Some(pockets)
}

/// The checks that a word counts, given or left: `3+3`, `+0+0`.
pub(in crate::notation) fn checks_of(word: &str) -> Option<Checks> {
    let digit = |byte: u8| (b'0'..=b'0' + Checks::MOST).contains(&byte).then(|| byte - b'0');
    let (counts, are_given) = match *word.as_bytes() {
        [white, b'+', black] => ([white, black], false),
        [b'+', white, b'+', black] => ([white, black], true),
        _ => return None,
    };
    let mut checks = Checks::NONE_GIVEN;
    for (color, count) in Color::ALL.into_iter().zip(counts) {
        let count = digit(count)?;
        checks.set_remaining(color, if are_given { Checks::MOST - count } else { count });
    }
    Some(checks)
}

/// Whether a word stands for checks in the form of three-check, whatever it counts.
pub(super) fn is_counter(word: &str) -> bool {
    matches!(word.strip_prefix('+').unwrap_or(word).as_bytes(), [b'0'..=b'9', b'+', b'0'..=b'9'])
}
