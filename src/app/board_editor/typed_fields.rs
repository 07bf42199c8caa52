//! Typing of the FEN fields after the placement on the board: ` b KQ e3 0 12`. Uses no document.

use super::typing::Refusal;
use crate::board::{Position, Square};
use crate::notation::fen::{self, Preview};
use crate::tr;

const FIELDS: usize = 5;
/// Index of the castling field, the only field in which upper and lower case differ.
const CASTLING: usize = 1;
/// Index of the en passant field, which is valid only after its second character.
const EN_PASSANT: usize = 2;

fn field(place: usize) -> Option<&'static str> {
    Some(match place {
        0 => tr!("board-field-side"),
        CASTLING => tr!("board-field-castling"),
        EN_PASSANT => tr!("board-field-en-passant"),
        3 => tr!("board-field-clock"),
        4 => tr!("board-field-number"),
        _ => return None,
    })
}

/// The fields typed so far. Each takes effect as soon as it is valid. Fields not yet typed keep the values of `before`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedFields {
    before: Position,
    /// The fields, separated by single spaces.
    text: String,
}

impl TypedFields {
    pub(super) const fn new(before: Position) -> Self {
        Self { before, text: String::new() }
    }

    pub(super) fn character(&mut self, typed: char) -> Result<(), Refusal> {
        let refusal = || Refusal::Field { typed, wanted: self.expectation() };
        let (place, last) = self.current_field();
        if typed == ' ' {
            if !last.is_empty() {
                let goes_on = place + 1 < FIELDS && self.is_read(place);
                if !goes_on {
                    return Err(refusal());
                }
                self.text.push(' ');
            }
            return Ok(());
        }
        let character = if place == CASTLING { typed } else { typed.to_ascii_lowercase() };
        let mut longer = self.clone();
        longer.text.push(character);
        let is_repeated = place == CASTLING && last.contains(character);
        if is_repeated || !longer.can_continue() {
            return Err(refusal());
        }
        *self = longer;
        Ok(())
    }

    pub(super) fn backspace(&mut self) -> bool {
        self.text.pop().is_some()
    }

    pub(super) fn position(&self) -> Position {
        let Preview { position: read, readable_fields: stated } = self.read();
        let mut position = self.before;
        if stated[1] && read.side_to_move != position.side_to_move {
            position.side_to_move = read.side_to_move;
            position.en_passant = None;
        }
        if stated[2] {
            position.castling = read.castling;
        }
        if stated[3] {
            position.en_passant = read.en_passant;
        }
        if stated[4] {
            position.halfmove_clock = read.halfmove_clock;
        }
        if stated[5] {
            position.fullmove_number = read.fullmove_number;
        }
        position
    }

    pub(super) fn hint(&self) -> String {
        let wanted = self.expectation();
        if self.text.is_empty() {
            return tr!("board-fields-begin", wanted = wanted);
        }
        tr!("board-fields-typed", typed = self.text.trim_end(), wanted = wanted)
    }

    fn expectation(&self) -> String {
        let (place, last) = self.current_field();
        match (field(place), field(place + 1)) {
            (Some(now), _) if last.is_empty() || !self.is_read(place) => tr!("board-field-now", field = now),
            (_, Some(next)) => tr!("board-field-next", field = next),
            (_, None) => tr!("board-fields-complete").to_owned(),
        }
    }

    fn current_field(&self) -> (usize, &str) {
        self.text.split(' ').enumerate().last().unwrap_or_default()
    }

    fn is_read(&self, place: usize) -> bool {
        self.read().readable_fields[place + 1]
    }

    /// Returns `true` if the last field is valid, or if it is an en passant square whose rank is still missing.
    fn can_continue(&self) -> bool {
        let (place, last) = self.current_field();
        let is_file = || {
            let first = format!("{last}1").parse::<Square>();
            first.is_ok_and(|square| self.before.board.size().contains(square))
        };
        self.is_read(place) || place == EN_PASSANT && is_file()
    }

    fn read(&self) -> Preview {
        let written = fen::write(&self.before);
        let placement = written.split(' ').next().unwrap_or_default();
        fen::preview(&format!("{placement} {}", self.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(before: &str, text: &str) -> Option<String> {
        let mut fields = TypedFields::new(fen::read(before).ok()?);
        text.chars().all(|character| fields.character(character).is_ok()).then(|| fen::write(&fields.position()))
    }

    #[test]
    fn each_field_counts_as_soon_as_it_can_be_read() {
        let before = "r3k2r/8/8/8/4P3/8/8/R3K2R w Kq - 7 30";
        for (text, fields) in [
            ("", "w Kq - 7 30"),
            ("b", "b Kq - 7 30"),
            ("B ", "b Kq - 7 30"),
            ("b Q", "b Q - 7 30"),
            ("b qK", "b Kq - 7 30"),
            ("b - ", "b - - 7 30"),
            ("b - e", "b - - 7 30"),
            ("b - E3", "b - e3 7 30"),
            ("w - e6", "w - e6 7 30"),
            ("b KQ e3 0 12", "b KQ e3 0 12"),
            ("b  KQ  e3  0  12", "b KQ e3 0 12"),
        ] {
            let expected = format!("r3k2r/8/8/8/4P3/8/8/R3K2R {fields}");
            assert_eq!(typed(before, text).as_deref(), Some(expected.as_str()), "{text}");
        }
    }

    #[test]
    fn what_does_not_go_on_is_refused() {
        for text in ["x", "-", "ww", "w x", "w KK", "w K-", "w -K", "w - x", "w - e3", "b - e6", "w - e ", "w - - x"] {
            assert_eq!(typed("4k3/8/8/8/8/8/8/4K3 w - - 0 1", text), None, "{text}");
        }
        for text in ["w - - 0 0", "w - - 12345", "w - - 0 1 ", "w - --"] {
            assert_eq!(typed("4k3/8/8/8/8/8/8/4K3 w - - 0 1", text), None, "{text}");
        }
    }

    #[test]
    fn another_side_to_move_takes_the_en_passant_square_with_it() {
        let before = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
        let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(typed(before, "w").as_deref(), Some(after));
        assert_eq!(typed(before, "b").as_deref(), Some(before));
    }
}
