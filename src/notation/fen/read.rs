//! The strict reader: a quick pass that only accepts or rejects, and a careful pass that locates the first fault.

use std::ops::Range;

use super::{Fault, FaultKind, castling, extras, lead, placement, read_quick};
use crate::board::{Board, Checks, Color, MAX_CLOCK, Pockets, Position, Rules, Square, Variant};

/// Reads strict FEN.
///
/// # Errors
/// Returns the first [`Fault`] of the text, in reading order.
///
/// ```
/// use fenwright::{Color, notation::fen};
/// let position = fen::read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")?;
/// assert_eq!(position.side_to_move, Color::Black);
/// assert_eq!(position.en_passant.map(|square| square.to_string()).as_deref(), Some("e3"));
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn read(text: &str) -> Result<Position, Fault> {
    read_quick(text.as_bytes()).map_or_else(|| read_carefully(text), Ok)
}

/// Reads strict FEN by the careful pass alone: slower than [`read`], with the same result.
///
/// # Errors
/// Returns the first [`Fault`] of the text, in reading order.
pub fn read_carefully(text: &str) -> Result<Position, Fault> {
    read_carefully_as(text, Variant::Standard)
}

fn read_carefully_as(text: &str, variant: Variant) -> Result<Position, Fault> {
    let with_lead = |fault: Fault| if fault.field == 1 { lead::fault(text).unwrap_or(fault) } else { fault };
    Cursor { rules: variant.rules(), ..Cursor::new(text) }.position().map_err(with_lead)
}

/// Reads strict FEN of a variant: FEN of chess with the additions of that variant; see [`super`].
///
/// # Errors
/// Returns the first [`Fault`] of the text, in reading order.
///
/// ```
/// use fenwright::board::{Color, Role, Variant};
/// use fenwright::notation::fen;
/// let text = "4k1Q~1/8/8/8/8/8/8/4K3[QPp] b - - 0 1";
/// let position = fen::read_as(text, Variant::Crazyhouse)?;
/// assert_eq!(position.holdings().map(|held| held.pockets.count(Color::White, Role::Queen)), Some(1));
/// assert_eq!(fen::write(&position), text);
/// assert_eq!(fen::read_as(text, Variant::Atomic).unwrap_err().id(), "bad-character");
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn read_as(text: &str, variant: Variant) -> Result<Position, Fault> {
    if variant == Variant::Standard {
        return read(text);
    }
    let quick = read_quick(text.as_bytes()).map(|position| position.with_variant(variant));
    quick.map_or_else(|| read_carefully_as(text, variant), Ok)
}

/// Reads strict FEN of chess, crazyhouse or three-check. Pieces in hand mean crazyhouse, a check counter three-check.
///
/// # Errors
/// Returns the first [`Fault`] of the text read as FEN of chess.
///
/// ```
/// use fenwright::{board::Variant, notation::fen};
/// let position = fen::read_detecting_variant("4k3/8/8/8/8/8/8/4K3 w - - 3+2 0 1")?;
/// assert_eq!(position.variant(), Variant::ThreeCheck);
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn read_detecting_variant(text: &str) -> Result<Position, Fault> {
    read(text).or_else(|fault| {
        let told = [Variant::Crazyhouse, Variant::ThreeCheck].into_iter();
        let may_be = text.contains(['[', '~', '+']) || text.matches('/').count() == 8;
        told.filter(|_| may_be).find_map(|variant| read_carefully_as(text, variant).ok()).ok_or(fault)
    })
}

/// Reads strict FEN with optional white space around it. The second result is `true` if white space was removed.
pub fn read_trimmed(text: &str) -> (Result<Position, Fault>, bool) {
    trimmed(text, read)
}

/// Reads strict FEN with optional white space around it. With `None`, the variant is detected by its additions.
///
/// # Errors
/// Returns the first [`Fault`]; its span refers to the untrimmed text.
pub fn read_trimmed_as(text: &str, variant: Option<Variant>) -> Result<Position, Fault> {
    trimmed(text, |text| variant.map_or_else(|| read_detecting_variant(text), |variant| read_as(text, variant))).0
}

fn trimmed(text: &str, read: impl FnOnce(&str) -> Result<Position, Fault>) -> (Result<Position, Fault>, bool) {
    let trimmed = text.trim();
    let before = text.len() - text.trim_start().len();
    (read(trimmed).map_err(|fault| fault.shifted(before)), trimmed.len() < text.len())
}

/// A reading position in a text, always on a character boundary.
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
    /// The rules of the expected variant, with the pieces in hand or the checks read so far.
    pub(super) rules: Rules,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0, rules: Rules::Standard }
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) const fn skip(&mut self, bytes: usize) {
        self.at += bytes;
    }

    fn skip_char(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    pub(super) fn at_field_end(&self) -> bool {
        self.peek().is_none_or(char::is_whitespace)
    }

    /// Returns a fault whose span is the next character, or is empty at the end of the text.
    pub(super) fn fault(&self, field: u8, kind: FaultKind) -> Fault {
        let end = self.at + self.peek().map_or(0, char::len_utf8);
        Self::fault_over(field, self.at..end, kind)
    }

    const fn fault_over(field: u8, span: Range<usize>, kind: FaultKind) -> Fault {
        Fault { field, span, kind }
    }

    fn position(&mut self) -> Result<Position, Fault> {
        if self.text.is_empty() {
            return Err(self.fault(1, FaultKind::MissingField));
        }
        let board = placement::read(self)?;
        self.separator(2)?;
        let side_to_move = self.side()?;
        self.separator(3)?;
        let castling = castling::read(self, |letter| castling::castling_right_on(letter, &board))?;
        self.separator(4)?;
        let en_passant = self.en_passant(&board, side_to_move)?;
        self.separator(5)?;
        let has_counter = self.has_counter();
        if has_counter {
            self.rules = Rules::ThreeCheck(self.checks(5)?);
            self.separator(5)?;
        }
        let halfmove_clock = self.number(5)?;
        self.separator(6)?;
        let start = self.at;
        let fullmove_number = self.number(6)?;
        if fullmove_number == 0 {
            return Err(Self::fault_over(6, start..self.at, FaultKind::MoveNumberZero));
        }
        if !has_counter && self.rest().starts_with(" +") && self.rules.variant() == Variant::ThreeCheck {
            self.skip(1);
            self.rules = Rules::ThreeCheck(self.checks(7)?);
        }
        self.end()?;
        let rules = self.rules;
        Ok(Position { board, side_to_move, castling, en_passant, halfmove_clock, fullmove_number, rules })
    }

    fn has_counter(&self) -> bool {
        let is_next = || self.rest().split(char::is_whitespace).next().is_some_and(|word| word.contains('+'));
        self.rules.variant() == Variant::ThreeCheck && is_next()
    }

    fn separator(&mut self, field: u8) -> Result<(), Fault> {
        match self.peek() {
            None => return Err(self.fault(field, FaultKind::MissingField)),
            Some(' ') => self.skip_char(),
            Some(_) => return Err(self.fault(field, FaultKind::NotASpace)),
        }
        match self.peek() {
            None => Err(self.fault(field, FaultKind::MissingField)),
            Some(char) if char.is_whitespace() => Err(self.fault(field, FaultKind::ExtraWhiteSpace)),
            Some(_) => Ok(()),
        }
    }

    fn side(&mut self) -> Result<Color, Fault> {
        let side = match self.peek() {
            Some('w') => Color::White,
            Some('b') => Color::Black,
            _ => return Err(self.fault(2, FaultKind::BadSide)),
        };
        self.skip_char();
        if self.at_field_end() { Ok(side) } else { Err(self.fault(2, FaultKind::BadSide)) }
    }

    fn en_passant(&mut self, board: &Board, to_move: Color) -> Result<Option<Square>, Fault> {
        let size = board.size();
        let bad = FaultKind::BadEnPassant;
        if let Some(rest) = self.rest().strip_prefix('-')
            && rest.chars().next().is_none_or(char::is_whitespace)
        {
            self.skip_char();
            return Ok(None);
        }
        let file = match self.peek().and_then(|char| u8::try_from(char).ok()) {
            Some(letter @ b'a'..=b'j') if letter - b'a' < size.files() => letter - b'a',
            _ => return Err(self.fault(4, bad)),
        };
        self.skip_char();
        let rank = size.en_passant_rank(to_move);
        match self.peek() {
            Some(digit) if digit == char::from(b'1' + rank) => self.skip_char(),
            Some('0'..='9') => return Err(self.fault(4, FaultKind::EnPassantRank { rank: rank + 1, to_move })),
            _ => return Err(self.fault(4, bad)),
        }
        if self.at_field_end() { Ok(Some(Square::new(file, rank))) } else { Err(self.fault(4, bad)) }
    }

    fn number(&mut self, field: u8) -> Result<u16, Fault> {
        let start = self.at;
        let mut value = 0_u16;
        while let Some(digit @ '0'..='9') = self.peek() {
            value = value.saturating_mul(10).saturating_add(u16::from(digit as u8 - b'0'));
            self.skip_char();
        }
        if !self.at_field_end() {
            return Err(self.fault(field, FaultKind::NotADigit));
        }
        if value > MAX_CLOCK {
            return Err(Self::fault_over(field, start..self.at, FaultKind::NumberTooLarge));
        }
        Ok(value)
    }

    pub(super) fn end(&mut self) -> Result<(), Fault> {
        if self.rest().is_empty() {
            return Ok(());
        }
        if self.rest().trim_start().is_empty() {
            return Err(Self::fault_over(7, self.at..self.text.len(), FaultKind::TrailingWhiteSpace));
        }
        self.separator(7)?;
        Err(Self::fault_over(7, self.at..self.text.len(), FaultKind::TrailingText))
    }
}

impl Cursor<'_> {
    pub(super) fn pocket(&mut self) -> Result<Pockets, Fault> {
        let is_bracket = self.peek() == Some('[');
        self.skip(1);
        let rest = self.rest();
        let end = rest.find(|char: char| char == ']' || char.is_whitespace()).unwrap_or(rest.len());
        let bad = FaultKind::BadPocket;
        let letters = &rest[..end];
        let is_read = |letters: &str| extras::parse_pockets(letters).is_some();
        if !is_read(letters) || end > extras::MAX_POCKET_LENGTH || (letters == "-" && !is_bracket) {
            // The fault is at the first letter that cannot be in hand.
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
        let pockets = extras::parse_pockets(letters).unwrap_or_default();
        if self.at_field_end() { Ok(pockets) } else { Err(self.fault(1, bad)) }
    }

    pub(super) fn checks(&mut self, field: u8) -> Result<Checks, Fault> {
        let rest = self.rest();
        let word = &rest[..rest.find(char::is_whitespace).unwrap_or(rest.len())];
        let Some(checks) = extras::parse_checks(word) else { return Err(self.fault(field, FaultKind::BadChecks)) };
        self.skip(word.len());
        Ok(checks)
    }
}
