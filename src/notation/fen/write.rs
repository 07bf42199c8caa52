//! The canonical FEN writer.

use super::extras::{self, ChecksStyle, PocketStyle};
use super::line;
use crate::board::{Color, Holdings, Position, Promoted, Rules, Square};

/// The notation for castling rights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CastlingStyle {
    /// K and Q for the outermost rook on that side of the king, a file letter only for an inner rook.
    #[default]
    Xfen,
    /// The rook's file for every right, as Shredder writes Chess960 positions.
    Shredder,
}

/// The rule for writing the en passant square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EnPassantStyle {
    /// Whenever the position has an en passant square (PGN standard, section 16.1.3.4: after any double step).
    #[default]
    AsStated,
    /// Only if a pawn can have just crossed the square, and a pawn of the side to move attacks the square (X-FEN).
    Capturable,
}

/// Options of the FEN writer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The notation for castling rights.
    pub castling: CastlingStyle,
    /// The rule for writing the en passant square.
    pub en_passant: EnPassantStyle,
    /// The notation for pieces in hand, in crazyhouse.
    pub pocket: PocketStyle,
    /// The notation for checks, in three-check.
    pub checks: ChecksStyle,
}

/// Writes canonical FEN. It reads back as the same position; for a variant, read it with [`read_as`](super::read_as).
pub fn write(position: &Position) -> String {
    write_as(position, Style::default())
}

/// Writes FEN in a style.
///
/// ```
/// use fenwright::{Position, notation::fen};
/// let style = fen::Style { castling: fen::CastlingStyle::Shredder, ..fen::Style::default() };
/// assert!(fen::write_as(&Position::start(), style).ends_with(" w HAha - 0 1"));
/// ```
pub fn write_as(position: &Position, style: Style) -> String {
    let mut bytes = Vec::new();
    append(&mut bytes, position, style);
    String::from_utf8(bytes).unwrap_or_default() // FEN is ASCII
}

/// Appends FEN in a style to a buffer. Does not allocate if the capacity suffices, except for crazyhouse.
pub fn append(text: &mut Vec<u8>, position: &Position, style: Style) {
    if !position.rules.is_standard() {
        return append_variant(text, position, style);
    }
    let mut bytes = [0; line::BUFFER_SIZE];
    let length = line::write(&mut bytes, position, style);
    text.extend_from_slice(bytes.get(..length).unwrap_or_default());
}

pub(super) fn written_en_passant(position: &Position, style: EnPassantStyle) -> Option<Square> {
    position.en_passant.filter(|square| {
        style == EnPassantStyle::AsStated
            || position.en_passant_is_possible(*square) && position.en_passant_capturers(*square).next().is_some()
    })
}

fn append_variant(text: &mut Vec<u8>, position: &Position, style: Style) {
    let mut bytes = [0; line::BUFFER_SIZE];
    let length = line::write(&mut bytes, position, style);
    let line = bytes.get(..length).unwrap_or_default();
    let spaces = |count: usize| memchr::memchr_iter(b' ', line).nth(count).unwrap_or(length);
    match &position.rules {
        Rules::Crazyhouse(Holdings { pockets, promoted }) => {
            let (placement, rest) = line.split_at(spaces(0));
            append_placement(text, placement, *promoted);
            let letters = extras::pocket_letters(pockets);
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

fn append_placement(text: &mut Vec<u8>, placement: &[u8], promoted: Promoted) {
    let (mut file, mut rank) = (0, 7_u8);
    for byte in placement {
        text.push(*byte);
        match byte {
            b'/' => (file, rank) = (0, rank.saturating_sub(1)),
            b'1'..=b'8' => file += byte - b'0',
            _ => {
                if promoted.has(Square::new(file, rank)) && extras::is_markable(*byte) {
                    text.push(b'~');
                }
                file += 1;
            }
        }
    }
}

impl Style {
    /// Returns a style with the notation of pieces in hand and of checks that a text uses. Other options are defaults.
    ///
    /// ```
    /// use fenwright::notation::fen::{ChecksStyle, PocketStyle, Style};
    /// let style = Style::from_text("8/8/8/8/8/8/8/8/Qp w - - 0 1 +0+1");
    /// assert_eq!((style.pocket, style.checks), (PocketStyle::Rank, ChecksStyle::Given));
    /// ```
    pub fn from_text(text: &str) -> Self {
        const RANKS: usize = 8;
        let mut words = text.split_whitespace();
        let is_rank = words.next().is_some_and(|word| word.matches('/').count() == RANKS);
        let is_given = words.any(|word| word.starts_with('+') && extras::is_counter(word));
        Self {
            pocket: if is_rank { PocketStyle::Rank } else { PocketStyle::Brackets },
            checks: if is_given { ChecksStyle::Given } else { ChecksStyle::Remaining },
            ..Self::default()
        }
    }
}
