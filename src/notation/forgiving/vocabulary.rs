//! The possible meanings of single words as side to move, castling rights, en passant square or number, with costs.

use super::names;
use crate::board::{Color, MAX_CLOCK, Square};
pub(super) use crate::notation::fen::is_counter;
pub(super) use crate::notation::word_list::is_among;

/// Cost of a word as in FEN.
const PLAIN: u32 = 0;
/// Cost of another form of a field.
const FORM: u32 = 10;
/// Cost of a guess.
const GUESS: u32 = 20;
const ZERO: u32 = 16;
const CAPITAL: u32 = 8;
/// Extra cost of a number that may count moves to mate.
const MISLEADING: u32 = 10;

/// Lowercase words for White besides the names of the color.
const WHITE: [&str; 6] = ["w", "vv", "ww", "ws", "wtm", "white's"];
/// Lowercase words for Black besides the names of the color.
const BLACK: [&str; 8] = ["b", "bb", "s", "sch", "z", "n", "btm", "black's"];

const EMPTY_WORDS: [&str; 14] =
    ["-", "--", "---", "none", "no", "null", "nil", "n/a", "na", "nothing", "keine", "false", "_", "~"];

/// Returns the cost of a word as a field, from 0 (side to move) to 4 (move number); `None` if it cannot be that field.
pub(super) fn field_cost(field: usize, word: &str) -> Option<u32> {
    match field {
        0 => side_cost(word),
        1 => castling_cost(word),
        2 => en_passant_cost(word),
        3 => number_cost(word),
        _ => number_cost(word).or(is_too_large(word).then_some(GUESS)),
    }
}

pub(super) fn side(word: &str) -> Option<Color> {
    let word = trim_punctuation(word).to_lowercase();
    if WHITE.contains(&word.as_str()) {
        Some(Color::White)
    } else if BLACK.contains(&word.as_str()) {
        Some(Color::Black)
    } else {
        names::color(&word).map(|(color, _)| color)
    }
}

fn side_cost(word: &str) -> Option<u32> {
    match word {
        "w" | "b" => Some(PLAIN),
        // A capital letter is more likely a castling right.
        "W" | "B" => Some(CAPITAL),
        // Short for the Dutch "zwart" and the French "noirs", if nothing else fits.
        "z" | "n" => Some(GUESS),
        _ if side(word).is_some() => Some(FORM),
        "-" => Some(GUESS),
        _ => None,
    }
}

pub(super) fn is_nothing(word: &str) -> bool {
    EMPTY_WORDS.contains(&trim_punctuation(word).to_lowercase().as_str())
}

pub(super) fn is_castling(word: &str) -> bool {
    !word.is_empty() && word.len() <= 8 && word.chars().all(|char| "KQkq".contains(char))
}

/// Returns `true` if a word can continue the castling rights of the previous word, such as a single rook file.
pub(super) fn continues_castling(word: &str) -> bool {
    let is_file = matches!(word.as_bytes(), [b'A'..=b'H']);
    is_file || is_castling(word) || castling_moves(word).is_some() || word == "-"
}

/// Reads castling letters with an O or zero in place of a Q.
pub(super) fn misread_castling(word: &str) -> Option<String> {
    let is_round = |char: char| matches!(char, 'O' | 'o' | '0');
    if !(2..=4).contains(&word.len()) || !word.contains(is_round) || !word.contains(['K', 'k']) {
        return None;
    }
    let mut is_black = false;
    let read: String = word
        .chars()
        .map(|char| {
            is_black |= char.is_ascii_lowercase();
            match char {
                'O' | 'o' | '0' if is_black => 'q',
                'O' | '0' => 'Q',
                _ => char,
            }
        })
        .collect();
    is_castling(&read).then_some(read)
}

/// Returns `true` if a line has at least the 7 slashes of a placement on a board of eight ranks.
pub(super) fn has_placement_slashes(line: &str) -> bool {
    line.matches('/').take(7).count() == 7
}

fn is_square(word: &str) -> bool {
    word.parse::<Square>().is_ok()
}

/// Returns `true` if a word consists of castling letters. A word of more than four letters must be in the order of FEN.
fn is_files(word: &str) -> bool {
    const SHORT: usize = 4;
    let is_letter = |char: char| matches!(char.to_ascii_uppercase(), 'A'..='K' | 'Q');
    let black = word.find(|char: char| char.is_ascii_lowercase()).unwrap_or(word.len());
    let descends = |letters: &str| {
        let files = letters.to_ascii_uppercase();
        let mut files = files.bytes().filter(|letter| !b"KQ".contains(letter));
        let mut last = u8::MAX;
        files.all(|file| std::mem::replace(&mut last, file) > file)
    };
    let is_ordered = |word: &str| {
        word.split_at_checked(black).is_some_and(|(white, black)| {
            descends(white) && descends(black) && !black.contains(|char: char| char.is_ascii_uppercase())
        })
    };
    let is_distinct = |word: &str| word.char_indices().all(|(at, letter)| !word[..at].contains(letter));
    !word.is_empty() && word.chars().all(is_letter) && (word.len() <= SHORT && is_distinct(word) || is_ordered(word))
}

fn castling_cost(word: &str) -> Option<u32> {
    if word == "-" || is_castling(word) {
        return Some(PLAIN);
    }
    let letters = word.chars().filter(|char| "KQkq".contains(*char)).count();
    let strangers = word.chars().filter(|char| !"KQkqABCDEFGHabcdefgh".contains(*char)).count();
    let is_mostly =
        letters >= 2 && strangers <= letters && word.len() <= 16 || letters == 1 && word.chars().count() == 2;
    let has_digit = word.contains(|char: char| char.is_ascii_digit());
    if is_files(word) && !is_square(word) && misread_square(word).is_none() {
        return Some(PLAIN);
    }
    let is_form =
        is_nothing(word) || is_flags(word) || castling_moves(word).is_some() || misread_castling(word).is_some();
    if is_form || word == "0" { Some(FORM) } else { (is_mostly && !has_digit).then_some(FORM) }
}

pub(super) fn is_flags(word: &str) -> bool {
    word.len() == 4 && word.bytes().all(|byte| byte == b'0' || byte == b'1')
}

/// Reads castling moves, such as `O-O,O-O-O`. Returns `true` for kingside and for queenside, if the word has that move.
pub(super) fn castling_moves(word: &str) -> Option<[bool; 2]> {
    let moves = word.to_uppercase().replace('0', "O");
    let parts = moves.split([',', '/', '+', ';']).filter(|part| !part.is_empty());
    let is_any = |part: &str, forms: [&str; 2]| forms.contains(&part);
    let (short, long) = (["O-O", "OO"], ["O-O-O", "OOO"]);
    let all = parts.clone().all(|part| is_any(part, short) || is_any(part, long));
    (all && parts.clone().next().is_some())
        .then(|| [short, long].map(|forms| parts.clone().any(|part| is_any(part, forms))))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EnPassantWord {
    Nothing,
    /// A file and a rank, from 0; the rank may be off the board.
    Square(u8, u8),
    File(u8),
    Rank,
}

/// Reads a square whose rank was misread as a letter.
fn misread_square(word: &str) -> Option<(u8, u8)> {
    let [file @ b'a'..=b'h', rank @ (b'B' | b'S' | b'G' | b'Z')] = *word.as_bytes() else { return None };
    Some((file - b'a', digit_like(rank.into()) as u8 - b'1'))
}

pub(super) fn en_passant(word: &str) -> Option<EnPassantWord> {
    if let Some((file, rank)) = misread_square(word) {
        return Some(EnPassantWord::Square(file, rank));
    }
    let word = trim_punctuation(word).to_lowercase();
    if is_nothing(&word) || word == "0" || word == "ep" || word == "e.p" {
        return Some(EnPassantWord::Nothing);
    }
    let word = word.trim_start_matches(['+', '=', '.']).to_owned();
    let file = |byte: u8| byte.is_ascii_lowercase().then(|| byte - b'a');
    let rank = |byte: u8| byte.is_ascii_digit().then(|| (byte.wrapping_sub(b'1')).min(100));
    Some(match *word.as_bytes() {
        [first, second, ref rest @ ..] if file(first).is_some() && rank(second).is_some() => {
            // The end of the word may repeat the file, as in "e3e4". With another file, the word means something else.
            let is_square = rest.len() <= 4 && rest.iter().all(|byte| !byte.is_ascii_alphabetic() || *byte == first);
            is_square.then_some(EnPassantWord::Square(file(first)?, rank(second)?))?
        }
        [first, second] if rank(first).is_some() => EnPassantWord::Square(file(second)?, rank(first)?),
        [byte @ b'a'..=b'h'] => EnPassantWord::File(file(byte)?),
        [b'3' | b'6'] => EnPassantWord::Rank,
        _ => return None,
    })
}

fn en_passant_cost(word: &str) -> Option<u32> {
    let plain = word == "-" || is_square(word);
    match en_passant(word)? {
        _ if plain => Some(PLAIN),
        EnPassantWord::Nothing | EnPassantWord::Square(..) if word != "0" => Some(FORM),
        EnPassantWord::Nothing | EnPassantWord::Square(..) => Some(ZERO),
        EnPassantWord::File(_) | EnPassantWord::Rank => Some(GUESS),
    }
}

/// Returns `true` if a word only labels the next field.
pub(super) fn is_label(word: &str) -> bool {
    const LABELS: &str = "halfmove halfmoves fullmove fullmoves clock counter number move castling castle ep en \
        passant enpassant side turn to rights";
    is_among(LABELS, &trim_punctuation(word).trim_end_matches('=').to_lowercase())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberWord {
    Nothing,
    Number(u16),
}

pub(super) fn number(word: &str) -> Option<NumberWord> {
    const NOTHING: [&str; 5] = ["", "x", "nan", "n", "undefined"];
    if is_counter(word) {
        return None;
    }
    let is_name = |names: &[&str]| names.contains(&trim_punctuation(word).to_lowercase().as_str());
    let is_negative = word.strip_prefix('-').is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    if is_nothing(word) || is_name(&NOTHING) || is_negative {
        return Some(NumberWord::Nothing);
    }
    let looks: String = word.split('.').next().unwrap_or_default().chars().map(digit_like).collect();
    let digits: String = looks.chars().filter(char::is_ascii_digit).collect();
    let has_letters = looks.contains(char::is_alphabetic) || looks.starts_with('-');
    let value: u16 = digits.parse().ok().filter(|value| *value <= MAX_CLOCK)?;
    (!has_letters && looks.len() <= digits.len() + 3).then_some(NumberWord::Number(value))
}

/// Reads a word as a move number. A number above the maximum becomes the maximum.
pub(super) fn move_number(word: &str) -> Option<NumberWord> {
    number(word).or_else(|| is_too_large(word).then_some(NumberWord::Number(MAX_CLOCK)))
}

fn is_too_large(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit()) && word.parse().is_ok_and(|value: u32| value > u32::from(MAX_CLOCK))
}

fn digit_like(char: char) -> char {
    match char {
        'o' | 'O' => '0',
        'l' | 'I' | '|' => '1',
        'Z' => '2',
        'S' | '$' => '5',
        'G' => '6',
        'B' => '8',
        _ => char,
    }
}

fn number_cost(word: &str) -> Option<u32> {
    let is_plain = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let cost = if word.starts_with('#') { FORM + MISLEADING } else { FORM };
    number(word).map(|_| if is_plain { PLAIN } else { cost })
}

fn trim_punctuation(word: &str) -> &str {
    let trimmed = word.trim_matches(|char: char| ".,:;!?()[]\"'".contains(char));
    if trimmed.is_empty() { word } else { trimmed }
}

/// Opcodes that cannot be a field of FEN in any form.
const OPCODES: [&str; 34] = [
    "acd", "acn", "acs", "am", "bm", "ce", "dm", "eco", "fmvn", "hmvc", "id", "nic", "noop", "pm", "pv", "rc",
    "refcom", "refreq", "resign", "sm", "tcgs", "tcri", "tcsi", "cp", "wdl", "dtz", "dtm", "avoid", "best", "eval",
    "pi", "res", "result", "theme",
];

pub(super) fn is_opcode(word: &str) -> bool {
    OPCODES.contains(&word) || matches!(word.strip_prefix("draw_"), Some("accept" | "claim" | "offer" | "reject"))
}

/// Returns `true` if a word is an opcode with a digit, such as `c0`.
pub(super) fn is_numbered_opcode(word: &str) -> bool {
    matches!(word.as_bytes(), [b'c' | b'v', b'0'..=b'9'])
}

/// Returns `true` for an operation of EPD: a known opcode, or a name closed by a semicolon or followed by a move.
pub(super) fn starts_operation(text: &str) -> bool {
    let mut words = text.split(|char: char| char.is_whitespace() || char == ';');
    let word = words.next().unwrap_or_default();
    let is_name = word.starts_with(|char: char| char.is_ascii_alphabetic())
        && word.len() <= 15
        && word.chars().all(|char| char.is_ascii_alphanumeric() || char == '_');
    let has_move = words.next().is_some_and(is_piece_move) && word != "moves";
    is_opcode(word) || is_numbered_opcode(word) || is_name && (text.contains(';') || has_move)
}

/// Returns the text from its first EPD operation on, if a text after the fields begins with one. After a semicolon,
/// which may also begin a comment, only known opcodes count.
pub(crate) fn operations(text: &str) -> Option<&str> {
    let text = text.trim_start();
    let rest = text.trim_start_matches(|char: char| char == ';' || char.is_whitespace());
    let word = rest.split(|char: char| char.is_whitespace() || char == ';').next().unwrap_or_default();
    let has_string = || rest[word.len()..].trim_start().starts_with('"');
    let is_known = is_opcode(word) || is_numbered_opcode(word) && has_string();
    let is_operation = if rest.len() < text.len() { is_known } else { starts_operation(text) };
    is_operation.then_some(rest)
}

/// Returns `true` if a word looks like a move of a piece, such as `Nf3` or `Qxd8+`.
fn is_piece_move(word: &str) -> bool {
    let is_place = |byte: &u8| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x');
    match word.as_bytes() {
        [b'K' | b'Q' | b'R' | b'B' | b'N', first, second, ..] => is_place(first) && is_place(second),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_named_by_letters_and_in_every_known_language() {
        let white = "w ww ws wtm White white's whites weiss weiß weißer blanc blancs blanche blancas bianco wit biały \
                     białe белые белых brancas hvit vit bílý";
        let black = "b bb s sch btm Black black's blacks schwarz schwarzer noir noirs noire negras nero zwart czarny \
                     czarne чёрные чёрных черные черных pretas svart černý";
        for (words, color) in [(white, Color::White), (black, Color::Black)] {
            for word in words.split_whitespace() {
                assert_eq!(side(word), Some(color), "{word}");
                assert_eq!(side(&format!("({word}),")), Some(color), "{word}");
            }
        }
        assert_eq!(["-", "x", "KQkq", "e3", "move", "whiter"].map(side), [None; 6]);
    }
}
