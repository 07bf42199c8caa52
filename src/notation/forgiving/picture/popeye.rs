//! Boards that Popeye prints. The letters are those of problemists in its three languages. A dash marks a black piece,
//! an equals sign a neutral one, which belongs to both sides. Fairy pieces have other letters, or two of them
//! (`output/plaintext/position.c` of Popeye 4.104).

use std::ops::Range;

use super::DrawnBoard;
use super::glyph::{Cell, Line};
use crate::board::{Color, Piece, Role, Size};
use crate::notation::forgiving::alphabet::{Alphabet, POPEYE};

/// The upper and the lower edge of the board.
const FRAME: &str = "+---a---b---c---d---e---f---g---h---+";
const FILES: usize = 8;

/// The last words below a board, which show the language: those of [`POPEYE`], in its order.
const ENDINGS: [[&str; 2]; 3] = [
    ["solution finished", "Partial solution"],
    ["Loesung beendet", "Partielle Loesung"],
    ["solution terminee", "solution partielle"],
];

/// A printed square: its characters, which are a dot if it is empty.
struct Square {
    word: String,
    /// The place of the characters in the line, counted in characters.
    columns: Range<usize>,
}

struct Rank {
    line: usize,
    squares: Vec<Square>,
}

/// A printed board: its lines, its ranks from the top, and the language of the words below it, if they show one.
struct Printed {
    lines: Range<usize>,
    ranks: Vec<Rank>,
    language: Option<usize>,
}

/// Reads the first printed board, in each language that may be meant, without duplicates. An empty list is a board with
/// pieces that chess does not have.
pub(super) fn find(lines: &[Line]) -> Option<Vec<DrawnBoard>> {
    let printed = printed(lines)?;
    let mut boards: Vec<DrawnBoard> = Vec::new();
    for board in printed.alphabets().filter_map(|alphabet| printed.board(alphabet)) {
        if boards.iter().all(|other| other.cells != board.cells) {
            boards.push(board);
        }
    }
    Some(boards)
}

/// Returns the stipulation below the first printed board.
pub(super) fn stipulation(lines: &[Line]) -> Option<String> {
    let below = printed(lines)?.lines.end;
    let line =
        lines[below..].iter().map(|line| line.iter().collect::<String>()).find(|line| !line.trim().is_empty())?;
    Some(line.split_whitespace().next()?.to_owned()).filter(|word| !word.starts_with(FRAME))
}

/// Returns the letters of the first piece of a printed board that chess does not have, as a byte range of the text.
pub(in super::super) fn fairy_piece(text: &str) -> Option<Range<usize>> {
    if !text.contains(FRAME) {
        return None;
    }
    let written: Vec<&str> = text.split('\n').collect();
    let lines: Vec<Line> = written.iter().map(|line| line.chars().collect()).collect();
    let printed = printed(&lines)?;
    let alphabet = printed.alphabets().next()?;
    let squares = printed.ranks.iter().flat_map(|rank| rank.squares.iter().map(|square| (rank.line, square)));
    let (line, Square { word, columns }) = squares
        .filter(|(_, square)| square.cell(alphabet).is_none())
        .min_by_key(|(_, square)| letter(&square.word).is_some())?;
    let is_letter = |char: char| char.is_alphabetic();
    let letters = word.find(is_letter)?..word.rfind(is_letter)? + 1;
    let before: usize = written[line].chars().take(columns.start).map(char::len_utf8).sum();
    let start = written[line].as_ptr() as usize - text.as_ptr() as usize + before;
    Some(start + letters.start..start + letters.end)
}

/// Finds the two edges of a board, and the eight ranks between them.
fn printed(lines: &[Line]) -> Option<Printed> {
    let mut edges = lines.iter().enumerate().filter(|(_, line)| is_frame(line)).map(|(at, _)| at);
    let (first, last) = (edges.next()?, edges.next()?);
    let mut ranks = Vec::new();
    for (line, written) in (first..).zip(&lines[first..last]) {
        let number = FILES - ranks.len();
        ranks.extend(rank_squares(written, number).map(|squares| Rank { line, squares }));
    }
    (ranks.len() == FILES).then_some(Printed {
        lines: first..last + 1,
        ranks,
        language: lines[last..].iter().find_map(|line| language_of_ending(&line.iter().collect::<String>())),
    })
}

fn language_of_ending(line: &str) -> Option<usize> {
    ENDINGS.iter().position(|endings| endings.iter().any(|ending| line.trim_start().starts_with(ending)))
}

/// Returns `true` for the line with which Popeye ends a problem.
pub(in super::super) fn is_ending(line: &str) -> bool {
    language_of_ending(line).is_some()
}

fn is_frame(line: &[char]) -> bool {
    let line: String = line.iter().collect();
    line.trim_end().ends_with(FRAME)
}

/// Returns the squares of a rank, which has its number at both ends. A bar separates the cells of a grid.
fn rank_squares(line: &[char], number: usize) -> Option<Vec<Square>> {
    let is_gap = |char: &char| char.is_whitespace() || *char == '|';
    let mut words: Vec<Square> = Vec::new();
    for (column, char) in line.iter().enumerate().filter(|(_, char)| !is_gap(char)) {
        match words.last_mut().filter(|word| word.columns.end == column) {
            Some(word) => {
                word.word.push(*char);
                word.columns.end += 1;
            }
            None => words.push(Square { word: char.to_string(), columns: column..column + 1 }),
        }
    }
    let label = number.to_string();
    let start = words.len().checked_sub(FILES + 2)?;
    let is_labelled = words[start].word == label && words.pop()?.word == label;
    is_labelled.then(|| words.split_off(start + 1))
}

impl Printed {
    /// Returns the board with the letters of a language; `None` if it has others.
    fn board(&self, alphabet: &Alphabet) -> Option<DrawnBoard> {
        let cells = |rank: &Rank| rank.squares.iter().map(|square| square.cell(alphabet)).collect::<Option<_>>();
        Some(DrawnBoard {
            size: Size::STANDARD,
            cells: self.ranks.iter().map(cells).collect::<Option<_>>()?,
            lines: self.lines.clone(),
            ranks: (1..=FILES as u8).rev().collect(),
            has_runs: false,
            trailing_text: String::new(),
        })
    }

    /// Returns how well a language fits: by the number of its letters, the words below the board, a king of each color,
    /// and no pawn on the first and last rank.
    fn fit(&self, language: usize) -> (usize, bool, usize, bool) {
        let alphabet = &POPEYE[language];
        let pieces: Vec<(usize, Piece)> = (0..)
            .zip(&self.ranks)
            .flat_map(|(at, rank)| rank.squares.iter().filter_map(move |square| Some((at, square.piece(alphabet)?))))
            .collect();
        let is_king = |color| pieces.iter().filter(|(_, piece)| *piece == Piece::new(color, Role::King)).count() == 1;
        let is_misplaced = |(at, piece): &(usize, Piece)| piece.role == Role::Pawn && [0, FILES - 1].contains(at);
        let kings = [Color::White, Color::Black].into_iter().filter(|color| is_king(*color)).count();
        (pieces.len(), self.language == Some(language), kings, !pieces.iter().any(is_misplaced))
    }

    /// Returns the alphabets that fit equally well, and better than the others.
    fn alphabets(&self) -> impl Iterator<Item = &'static Alphabet> {
        let fits: Vec<_> = (0..POPEYE.len()).map(|language| self.fit(language)).collect();
        let best = fits.iter().copied().max();
        POPEYE.iter().zip(fits).filter(move |(_, fit)| Some(*fit) == best).map(|(alphabet, _)| alphabet)
    }
}

impl Square {
    fn cell(&self, alphabet: &Alphabet) -> Option<Cell> {
        if self.word == "." { Some(Cell::Empty) } else { self.piece(alphabet).map(Cell::Figure) }
    }

    fn piece(&self, alphabet: &Alphabet) -> Option<Piece> {
        let (letter, color) = letter(&self.word)?;
        Some(Piece::new(color, alphabet.piece(letter)?.role))
    }
}

/// Reads a capital letter, after a dash if the piece is black.
fn letter(word: &str) -> Option<(char, Color)> {
    let (letter, color) = word.strip_prefix('-').map_or((word, Color::White), |letter| (letter, Color::Black));
    let mut chars = letter.chars();
    chars.next().filter(|char| char.is_ascii_uppercase() && chars.as_str().is_empty()).map(|char| (char, color))
}
