//! What FEN has for variants: men in hand, marks of promoted men, and checks that are left.
//!
//! | variant | form |
//! | --- | --- |
//! | crazyhouse | the men in hand behind the ranks, `[QPp]` or as a ninth rank `/QPp`; `[]` and `[-]` for none; `~` behind promoted men |
//! | three-check | the checks that White and Black have still to give before the clocks, `3+3`, or those given behind them, `+0+0` |
//! | others | that of chess |
//!
//! What only a variant has may be left out: then nothing is in hand, and no check was given.

use super::line;
use super::read::Cursor;
use super::write::Style;
use super::{Fault, FaultKind};
use crate::board::{Checks, Color, Holdings, Piece, Pockets, Position, Promoted, Rules, Square};

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
const LONGEST_POCKET: usize = Pockets::MOST as usize * 10;

/// Appends the FEN of a position by the rules of a variant.
pub(super) fn append(text: &mut Vec<u8>, position: &Position, style: Style) {
    let mut bytes = [0; line::ROOM];
    let length = line::write(&mut bytes, position, style);
    let line = bytes.get(..length).unwrap_or_default();
    let spaces = |count: usize| memchr::memchr_iter(b' ', line).nth(count).unwrap_or(length);
    match &position.rules {
        Rules::Crazyhouse(Holdings { pockets, promoted }) => {
            let (placement, rest) = line.split_at(spaces(0));
            append_placement(text, placement, *promoted);
            let letters = pocket_letters(pockets);
            match style.pocket {
                PocketStyle::Brackets => [b"[", letters.as_bytes(), b"]"].iter().for_each(|part| text.extend(*part)),
                PocketStyle::Rank => [b"/", letters.as_bytes()].iter().for_each(|part| text.extend(*part)),
            }
            text.extend_from_slice(rest);
        }
        Rules::ThreeCheck(checks) => match style.checks {
            ChecksStyle::Remaining => {
                let (fields, clocks) = line.split_at(spaces(3));
                let [white, black] = Color::ALL.map(|color| b'0' + checks.remaining(color));
                text.extend_from_slice(fields);
                text.extend_from_slice(&[b' ', white, b'+', black]);
                text.extend_from_slice(clocks);
            }
            ChecksStyle::Given => {
                let [white, black] = Color::ALL.map(|color| b'0' + checks.given(color));
                text.extend_from_slice(line);
                text.extend_from_slice(&[b' ', b'+', white, b'+', black]);
            }
        },
        _ => text.extend_from_slice(line),
    }
}

/// Appends ranks with a mark behind each promoted man.
fn append_placement(text: &mut Vec<u8>, placement: &[u8], promoted: Promoted) {
    let (mut file, mut rank) = (0, 7_u8);
    for byte in placement {
        text.push(*byte);
        match byte {
            b'/' => (file, rank) = (0, rank.saturating_sub(1)),
            b'1'..=b'8' => file += byte - b'0',
            _ => {
                if promoted.has(Square::new(file, rank)) && is_markable(*byte) {
                    text.push(b'~');
                }
                file += 1;
            }
        }
    }
}

/// The men in hand, White's first, each colour's from the queens on.
fn pocket_letters(pockets: &Pockets) -> String {
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

impl Cursor<'_> {
    /// Reads the men in hand behind the last rank, up to the white space or the end that closes the field.
    pub(super) fn pocket(&mut self) -> Result<Pockets, Fault> {
        let is_bracket = self.peek() == Some('[');
        self.skip(1);
        let rest = self.rest();
        let end = rest.find(|char: char| char == ']' || char.is_whitespace()).unwrap_or(rest.len());
        let bad = FaultKind::BadPocket;
        let letters = &rest[..end];
        let is_read = |letters: &str| pockets_of(letters).is_some();
        if !is_read(letters) || end > LONGEST_POCKET || (letters == "-" && !is_bracket) {
            // Up to the letter that cannot be in hand.
            let length = (0..end).take_while(|end| letters.get(..=*end).is_some_and(is_read)).count();
            self.skip(length);
            return Err(self.fault(1, bad));
        }
        self.skip(end);
        if is_bracket {
            if self.peek() != Some(']') {
                return Err(self.fault(1, bad));
            }
            self.skip(1);
        }
        let pockets = pockets_of(letters).unwrap_or_default();
        if self.at_field_end() { Ok(pockets) } else { Err(self.fault(1, bad)) }
    }

    /// Reads a word that counts checks.
    pub(super) fn checks(&mut self, field: u8) -> Result<Checks, Fault> {
        let rest = self.rest();
        let word = &rest[..rest.find(char::is_whitespace).unwrap_or(rest.len())];
        let Some(checks) = checks_of(word) else { return Err(self.fault(field, FaultKind::BadChecks)) };
        self.skip(word.len());
        Ok(checks)
    }
}

impl Style {
    /// The style in which a text states what only variants have, and else the default.
    ///
    /// ```
    /// use fenwright::notation::fen::{ChecksStyle, PocketStyle, Style};
    /// let style = Style::of("8/8/8/8/8/8/8/8/Qp w - - 0 1 +0+1");
    /// assert_eq!((style.pocket, style.checks), (PocketStyle::Rank, ChecksStyle::Given));
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Self {
        const RANKS: usize = 8;
        let mut words = text.split_whitespace();
        let is_rank = words.next().is_some_and(|word| word.matches('/').count() == RANKS);
        let is_given = words.any(|word| word.starts_with('+') && is_counter(word));
        Self {
            pocket: if is_rank { PocketStyle::Rank } else { PocketStyle::Brackets },
            checks: if is_given { ChecksStyle::Given } else { ChecksStyle::Remaining },
            ..Self::default()
        }
    }
}
