//! Reads boards with all sixty-four squares on one line.

use super::glyph::{Cell, Line, cell_of_char, cell_of_part, is_blank};
use super::rows::inside_brackets;
use super::{Correction, DrawnBoard, set_rights};
use crate::board::{Color, MAX_CLOCK, Position, Size, Square};

const MAX_WORDS_LENGTH: usize = 600;

type SquaresAndRest = (Vec<Cell>, String);

/// Finds sixty-four squares, or eight groups of eight, in the first line that is long enough.
pub(super) fn find(lines: &[Line]) -> Option<DrawnBoard> {
    let number = lines.iter().take(100).position(|line| line.len() >= 64)?;
    let line = &lines[number];
    let (cells, behind) = between_blanks(line).or_else(|| in_values(line)).or_else(|| in_array(line))?;
    let cells = cells.chunks(8).map(<[Cell]>::to_vec).collect();
    let lines = number..number + 1;
    Some(DrawnBoard { size: Size::STANDARD, cells, lines, ranks: Vec::new(), has_runs: false, trailing_text: behind })
}

fn between_blanks(line: &[char]) -> Option<SquaresAndRest> {
    let line = &line[..line.len().min(MAX_WORDS_LENGTH)];
    let words: Vec<&[char]> = line.split(|char| matches!(char, ' ' | '\t')).filter(|word| !word.is_empty()).collect();
    let is_one_square = |word: &[char]| cell_of_part(word).map(|cell| vec![cell]);
    squares(&words, is_one_square).or_else(|| squares(&words, group))
}

/// Reads a value of an address or program: all squares in one word, or one word per rank.
fn in_values(line: &[char]) -> Option<SquaresAndRest> {
    let is_sign = |char: &char| is_blank(*char) || "=?&;,\"'<>(){}[]|".contains(*char);
    let words: Vec<&[char]> = line.split(is_sign).filter(|word| !word.is_empty()).collect();
    squares(&words, |word| group(word).filter(|_| matches!(word.len(), 8 | 64)))
}

/// Reads the elements of an array; an element may be empty.
fn in_array(line: &[char]) -> Option<SquaresAndRest> {
    let is_outer = |char: char| is_blank(char) || matches!(char, '"' | '\'' | '`');
    let bare = |part: &[char]| part.iter().copied().filter(|char| !is_outer(*char)).collect::<Line>();
    let parts = inside_brackets(line).split(|char| *char == ',').take(65);
    let cells: Vec<Cell> = parts.map(|part| cell_of_part(&bare(part))).collect::<Option<_>>()?;
    (cells.len() == 64).then(|| (cells, String::new()))
}

fn group(word: &[char]) -> Option<Vec<Cell>> {
    word.iter().map(|char| cell_of_char(*char)).collect()
}

fn squares(words: &[&[char]], read: impl Fn(&[char]) -> Option<Vec<Cell>>) -> Option<SquaresAndRest> {
    let mut cells = Vec::new();
    for (at, word) in words.iter().enumerate() {
        match read(word).filter(|_| matches!(word.len(), 1 | 2 | 8 | 64)) {
            Some(read) => cells.extend(read),
            None => cells.clear(),
        }
        if cells.len() == 64 {
            return Some((cells, words[at + 1..].join(&' ').into_iter().collect()));
        }
    }
    None
}

/// The index of the move number among the fields after the ranks.
const MOVE_NUMBER: usize = 17;

/// Reads the fields of style 12 after the ranks, as chess servers send them: the side to move, the file of a double
/// step or -1, the four castling rights as 0 or 1, the clock and, after the players and their times, the move number.
/// Returns `false` if the fields are not of style 12.
pub(super) fn read_style12(behind: &str, position: &mut Position, mends: &mut Vec<Correction>) -> bool {
    let fields: Vec<&str> = behind.split_whitespace().take(MOVE_NUMBER + 1).collect();
    let [side @ ("W" | "B"), file, rights @ ..] = fields.as_slice() else { return false };
    let (Ok(file), Some(rights)) = (file.parse::<i8>(), rights.get(..4)) else { return false };
    if !rights.iter().all(|right| matches!(*right, "0" | "1")) {
        return false;
    }
    position.side_to_move = if *side == "W" { Color::White } else { Color::Black };
    let letters: String =
        "KQkq".chars().zip(rights).filter(|(_, right)| **right == "1").map(|(letter, _)| letter).collect();
    set_rights(position, if letters.is_empty() { "-" } else { &letters });
    let rank = position.board.size().en_passant_rank(position.side_to_move);
    let file = u8::try_from(file).ok().filter(|file| *file < position.board.size().files());
    position.en_passant = file.map(|file| Square::new(file, rank));
    let number = |at: usize| fields.get(at).and_then(|field| field.parse::<u16>().ok());
    position.halfmove_clock = number(6).unwrap_or(0).min(MAX_CLOCK);
    position.fullmove_number = number(MOVE_NUMBER).unwrap_or(1).clamp(1, MAX_CLOCK);
    mends.push(Correction { field: 2, before: (*side).to_owned(), after: position.side_to_move.letter().to_string() });
    true
}
