//! Localized piece letters in moves: `Qd5` is `Dd5` in German and Dutch.

use serde::{Deserialize, Serialize};

use crate::tr;
use std::borrow::Cow;
use std::str::Chars;

/// The piece letters in moves that are shown to a reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceLetters {
    /// The letters of the current language.
    #[default]
    OfLanguage,
    /// K Q R B N
    English,
    /// K D T L S
    German,
    /// K D T L P
    Dutch,
    /// Chess figurines, U+2654 to U+2658.
    Figurines,
}

impl PieceLetters {
    /// All choices.
    pub const ALL: [Self; 5] = [Self::OfLanguage, Self::English, Self::German, Self::Dutch, Self::Figurines];

    /// Returns the label of the choice.
    pub fn label(self) -> &'static str {
        match self {
            Self::OfLanguage => tr!("letters-of-language"),
            Self::English => tr!("letters-english"),
            Self::German => tr!("letters-german"),
            Self::Dutch => tr!("letters-dutch"),
            Self::Figurines => tr!("letters-figurines"),
        }
    }
}

/// Piece letters of SAN (PGN standard 8.2.3.2): king, queen, rook, bishop, knight.
pub(super) const ENGLISH: &str = "KQRBN";
pub(super) const FIGURINES: &str = "\u{2654}\u{2655}\u{2656}\u{2657}\u{2658}";

/// Maps an English piece letter to the letter at the same index of `letters`. Other characters are unchanged.
pub(super) fn replace_letter(english: char, letters: &str) -> char {
    let place = ENGLISH.find(english);
    place.and_then(|place| letters.chars().nth(place)).unwrap_or(english)
}

/// Replaces the piece letters of the moves in a text.
pub(super) fn replace_letters<'a>(text: &'a str, letters: &str) -> Cow<'a, str> {
    if letters == ENGLISH || !text.contains(is_piece) {
        return Cow::Borrowed(text);
    }
    let mut written = String::with_capacity(text.len() + 8);
    let mut before = None;
    let mut rest = text.chars();
    while let Some(char) = rest.next() {
        let is_piece = is_piece_of_move(before, char, rest.clone());
        written.push(if is_piece { replace_letter(char, letters) } else { char });
        before = Some(char);
    }
    Cow::Owned(written)
}

fn is_piece(char: char) -> bool {
    ENGLISH.contains(char)
}

/// Returns `true` if a character is the piece letter of a move or a promotion. `before`: the previous character.
/// `rest`: the text after it.
fn is_piece_of_move(before: Option<char>, char: char, rest: Chars<'_>) -> bool {
    if !is_piece(char) {
        return false;
    }
    if before == Some('=') {
        return !rest.as_str().starts_with(char::is_alphanumeric);
    }
    !before.is_some_and(char::is_alphanumeric) && starts_like_move(rest)
}

/// Returns `true` if a text begins like a move after its piece letter: `d5`, `xd5`, `bd5`, `1d5`, `b1xd5`.
fn starts_like_move(mut rest: Chars<'_>) -> bool {
    let mut squares = Vec::new();
    let end = loop {
        let before = rest.clone();
        match rest.next() {
            Some(char @ ('a'..='h' | '1'..='8' | 'x')) => squares.push(char),
            _ => break before,
        }
    };
    let is_target = |way: &[char]| matches!(way, ['a'..='h', '1'..='8']);
    let Some((from, target)) = squares.len().checked_sub(2).map(|at| squares.split_at(at)) else { return false };
    let from = from.strip_suffix(&['x']).unwrap_or(from);
    let is_from = matches!(from, [] | ['a'..='h' | '1'..='8'] | ['a'..='h', '1'..='8']);
    is_target(target) && is_from && !end.as_str().starts_with(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {

    use super::super::{
        Language, letters, localize_moves, localize_piece_letter, piece_letters, set_piece_letters, with,
    };
    use super::*;

    fn written(letters: PieceLetters, text: &str) -> String {
        set_piece_letters(letters);
        let written = localize_moves(text).into_owned();
        set_piece_letters(PieceLetters::OfLanguage);
        written
    }

    #[test]
    fn the_pieces_of_moves_get_other_letters() {
        for (text, german, dutch) in [
            ("1...Kd4 2.Qb5#", "1...Kd4 2.Db5#", "1...Kd4 2.Db5#"),
            (
                "1.Nbd7! (threatens 2.Rxa7#, Bf3#)",
                "1.Sbd7! (threatens 2.Txa7#, Lf3#)",
                "1.Pbd7! (threatens 2.Txa7#, Lf3#)",
            ),
            ("O-O-O+ O-O", "O-O-O+ O-O", "O-O-O+ O-O"),
            ("bxa6 b4 2.b7#", "bxa6 b4 2.b7#", "bxa6 b4 2.b7#"),
            ("b8=N? axb1=B+ e8=R#", "b8=S? axb1=L+ e8=T#", "b8=P? axb1=L+ e8=T#"),
            ("R1a3 Qh4xe1 N5xd4", "T1a3 Dh4xe1 S5xd4", "T1a3 Dh4xe1 P5xd4"),
            (
                "Bishop, Rook b4, No, KQ vs KR, Qb, B4",
                "Bishop, Rook b4, No, KQ vs KR, Qb, B4",
                "Bishop, Rook b4, No, KQ vs KR, Qb, B4",
            ),
            ("KBd5 Bd55 Bd5x Rab", "KBd5 Bd55 Bd5x Rab", "KBd5 Bd55 Bd5x Rab"),
            ("", "", ""),
        ] {
            assert_eq!(written(PieceLetters::German, text), german, "{text}");
            assert_eq!(written(PieceLetters::Dutch, text), dutch, "{text}");
            assert_eq!(written(PieceLetters::English, text), text);
            assert_eq!(written(PieceLetters::German, german), german, "moves are written once");
        }
        assert_eq!(
            written(PieceLetters::Figurines, "1.Qd5 Kb1=N 2.Nf3"),
            "1.\u{2655}d5 \u{2654}b1=\u{2658} 2.\u{2658}f3"
        );
    }

    #[test]
    fn the_letters_follow_the_language_unless_others_are_chosen() {
        let language = |code| Language::from_code(code).unwrap();
        let shown = || localize_moves("Ne4").into_owned();
        assert_eq!(["en", "de", "nl", "qps"].map(|code| with(language(code), shown)), ["Ne4", "Se4", "Pe4", "Ne4"]);
        set_piece_letters(PieceLetters::Figurines);
        assert_eq!(shown(), "\u{2658}e4");
        assert_eq!(with(language("de"), shown), "Se4", "another language brings its own letters");
        assert_eq!((shown().as_str(), piece_letters()), ("\u{2658}e4", PieceLetters::Figurines));
        set_piece_letters(PieceLetters::OfLanguage);
    }

    #[test]
    fn every_choice_has_five_letters_in_every_language() {
        for language in Language::all() {
            for choice in PieceLetters::ALL {
                let letters = with(language, || letters(choice));
                assert_eq!(letters.chars().count(), ENGLISH.len(), "{choice:?} in {}", language.code());
            }
        }
    }

    #[test]
    fn a_letter_is_typed_in_the_language_where_figures_are_shown() {
        let german = Language::from_code("de").unwrap();
        let typed = |choice| {
            with(german, || {
                set_piece_letters(choice);
                ['N', 'Q', 'P'].map(localize_piece_letter)
            })
        };
        assert_eq!(typed(PieceLetters::OfLanguage), ['S', 'D', 'P']);
        assert_eq!(typed(PieceLetters::Figurines), ['S', 'D', 'P']);
        assert_eq!(typed(PieceLetters::English), ['N', 'Q', 'P']);
    }
}
