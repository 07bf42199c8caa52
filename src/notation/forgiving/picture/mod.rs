//! Reads boards drawn with characters: chess symbols or letters, optional borders and coordinates, from either side.
//!
//! Supported forms:
//!
//! - chess symbols, letters of every known language, letters with a color mark (`wK`, `*K`, `kd`), names ("black
//!   rook");
//! - empty squares drawn with dots, dashes, stars, zeros, shading or blanks;
//! - squares between bars, tabs or commas, between spaces, or one character wide; ranks as in FEN;
//! - rank numbers at either or both ends, and file letters above or below, which show from which side the board is
//!   seen;
//! - tables of web pages, wikis, forums, Markdown and LaTeX; arrays of programs; color sequences of terminals;
//! - the boards that Popeye prints;
//! - sixty-four squares on one line, optionally with the fields of a chess server's style 12 after them;
//! - the side to move and the castling rights in the words around the drawing.

mod columns;
mod glyph;
mod markup;
mod one_line;
mod popeye;
mod rows;
#[cfg(test)]
mod tests;

use std::ops::Range;

use super::Correction;
use super::alphabet::{self, Alphabet};
use super::list::turn;
use crate::board::{Board, Color, Piece, Position, Role, Size, Square};
use crate::notation::fen;
use crate::notation::first_side::first_side;
pub(super) use glyph::figure;
use glyph::{Cell, Line};
pub(super) use popeye::{fairy_piece, is_ending};

const MAX_TEXT_LENGTH: usize = 64 * 1024;

/// Minimum number of nonblank lines of a board on several lines: a rank, and another rank or the file letters.
const MIN_LINES: usize = 2;

const MAX_QUOTED: usize = 40;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DrawnPosition {
    pub(super) position: Position,
    pub(super) mends: Vec<Correction>,
    /// The board as seen from the other side, if only rank numbers show the side, and kings and pawns make it doubtful.
    pub(super) alternatives: Vec<Position>,
}

struct DrawnBoard {
    size: Size,
    /// The ranks from the top, each from the left.
    cells: Vec<Vec<Cell>>,
    lines: Range<usize>,
    /// The rank numbers from the top; empty without rank numbers.
    ranks: Vec<u8>,
    /// `true` if digits are runs of empty squares, as in FEN.
    has_runs: bool,
    /// The text after the squares, for a drawing on one line.
    trailing_text: String,
}

impl DrawnBoard {
    fn letters(&self) -> Vec<char> {
        let letter = |cell: &Cell| match *cell {
            Cell::Letter { letter, .. } => Some(letter),
            Cell::Empty | Cell::Figure(_) => None,
        };
        self.cells.iter().flatten().filter_map(letter).collect()
    }
}

pub(super) fn read(text: &str) -> Option<DrawnPosition> {
    if text.len() > MAX_TEXT_LENGTH {
        return None;
    }
    match markup::plain_texts(text).as_slice() {
        [] => read_plain(text),
        texts => texts.iter().find_map(|text| read_plain(text)),
    }
}

/// Returns the letters of the first drawing in a text without markup.
pub(super) fn letters(text: &str) -> Vec<char> {
    drawing(&glyph::normalize_lines(&glyph::source_lines(text))).map_or_else(Vec::new, |drawing| drawing.letters())
}

fn drawing(lines: &[Line]) -> Option<DrawnBoard> {
    if let Some(printed) = popeye::find(lines) {
        return printed.into_iter().next();
    }
    let has_ranks = lines.iter().filter(|line| !glyph::is_blank_line(line)).take(MIN_LINES).count() == MIN_LINES;
    let of_lines = if has_ranks { rows::find(lines).or_else(|| columns::find(lines)) } else { None };
    of_lines.or_else(|| one_line::find(lines))
}

fn read_plain(text: &str) -> Option<DrawnPosition> {
    let written = glyph::source_lines(text);
    let lines = glyph::normalize_lines(&written);
    let drawing = drawing(&lines)?;
    let mut view = Viewpoint::new(&drawing, &lines);
    let (mut board, alphabet) = board(&drawing, &view)?;
    let others = popeye::find(&lines).into_iter().flatten().skip(1);
    let mut alternatives: Vec<Board> = others.filter_map(|other| board_in(&other, &view, &alphabet)).collect();
    if let Some(other) = view.opposite(&drawing) {
        let is_upside_down = looks_upside_down(&board);
        let flipped = board_in(&drawing, &other, &alphabet)?;
        if view.ranks_are_turned && is_upside_down == Some(true) {
            alternatives.push(board);
            (view, board) = (other, flipped);
        } else if view.ranks_are_turned && is_upside_down.is_none() || is_upside_down == Some(true) {
            alternatives.push(flipped);
        }
    }
    let mut mends =
        vec![Correction { field: 1, before: beginning(&lines[drawing.lines.clone()]), after: placement(&board) }];
    mends.extend(view.mend);
    let letters = drawing.letters().into_iter();
    mends.extend(alphabet::letter_corrections(letters.filter_map(|letter| Some((letter, alphabet.piece(letter)?)))));
    let mut around = surrounding_text(&lines, &drawing.lines);
    around.push_str(&drawing.trailing_text);
    // Normalization breaks Cyrillic words, so the original lines are searched too.
    let is_outside = |(index, _): &(usize, String)| !drawing.lines.contains(index);
    let outside: Vec<String> = written.into_iter().enumerate().filter(is_outside).map(|(_, line)| line).collect();
    let words = if turn::side_to_move(&around).is_some() { around } else { around + "\n" + &outside.join("\n") };
    let stipulation = popeye::stipulation(&lines);
    let [before, behind] = omitted_lines(&lines, &drawing.lines, stipulation.is_some());
    mends.splice(0..0, before);
    let position = match &stipulation {
        Some(stipulation) => problem(board, stipulation, &mut mends),
        None => complete_position(board, &words, &drawing.trailing_text, &mut mends),
    };
    mends.extend(behind);
    let alternatives = alternatives.into_iter().map(|board| Position { board, ..position }).collect();
    Some(DrawnPosition { position, mends, alternatives })
}

struct Viewpoint {
    files_are_turned: bool,
    ranks_are_turned: bool,
    is_ruled: bool,
    /// `true` if only the rank numbers determine from which side the board is seen.
    is_by_numbers: bool,
    mend: Option<Correction>,
}

impl Viewpoint {
    /// Determines from the coordinates from which side the board is seen. If only the files or only the ranks have
    /// coordinates, they turn both directions. With ranks as in FEN, however, rank numbers do not turn the files.
    fn new(drawing: &DrawnBoard, lines: &[Line]) -> Self {
        let files = file_letters_beside(drawing, lines);
        let ranks_rise = drawing.ranks.first() == Some(&1) && drawing.ranks.len() > 1;
        let has_ranks = drawing.ranks.iter().all(|rank| *rank > 0) && !drawing.ranks.is_empty();
        let (files_are_turned, ranks_are_turned) = match files {
            Some((_, ascends)) => (!ascends, if has_ranks { ranks_rise } else { !ascends }),
            None => (has_ranks && ranks_rise && !drawing.has_runs, has_ranks && ranks_rise),
        };
        let list = |from: &mut dyn Iterator<Item = String>| from.collect::<Vec<_>>().join(" ");
        let size = drawing.size;
        let letter = |file: u8| Square::new(file, 0).file_letter().to_string();
        let mend = if files.is_some() && files_are_turned {
            let before = list(&mut (0..size.files()).rev().map(letter));
            Some(Correction { field: 1, before, after: list(&mut (0..size.files()).map(letter)) })
        } else if ranks_are_turned {
            let before = list(&mut (1..=size.ranks()).map(|rank| rank.to_string()));
            Some(Correction {
                field: 1,
                before,
                after: list(&mut (1..=size.ranks()).rev().map(|rank| rank.to_string())),
            })
        } else {
            None
        };
        let is_ruled = files.is_some() || !drawing.ranks.is_empty();
        let is_by_numbers = has_ranks && files.is_none_or(|(_, ascends)| ascends);
        Self { files_are_turned, ranks_are_turned, is_ruled, is_by_numbers, mend }
    }

    /// Returns the view from the other side, without the rank numbers. `None` unless only the numbers show the side.
    fn opposite(&self, drawing: &DrawnBoard) -> Option<Self> {
        let numbers: Vec<String> = drawing.ranks.iter().map(u8::to_string).collect();
        let mend = Correction { field: 1, before: numbers.join(" "), after: String::new() };
        let (ranks_are_turned, is_ruled) = (!self.ranks_are_turned, self.is_ruled);
        let other = Self { files_are_turned: false, ranks_are_turned, is_ruled, is_by_numbers: true, mend: Some(mend) };
        self.is_by_numbers.then_some(other)
    }
}

/// Returns `Some(true)` if kings and pawns suggest that a board is upside down, and `None` if they are inconclusive.
/// On eight ranks, each king or pawn counts from -7 on its own back rank to 7 on the last rank.
fn looks_upside_down(board: &Board) -> Option<bool> {
    const TELLING: i32 = 8;
    let ahead = |role| -> i32 {
        let men = board.pieces().filter(|(_, piece)| piece.role == role);
        men.map(|(square, piece)| {
            let rank = 2 * i32::from(square.rank) - i32::from(board.size().ranks()) + 1;
            piece.color.pick(rank, -rank)
        })
        .sum()
    };
    let has_pawns = board.pieces().any(|(_, piece)| piece.role == Role::Pawn);
    let (kings, pawns) = (ahead(Role::King), ahead(Role::Pawn));
    let tells = |kings: i32, pawns: i32| kings >= 0 && (pawns > 0 || !has_pawns) && kings + pawns >= TELLING;
    if tells(kings, pawns) { Some(true) } else { tells(-kings, -pawns).then_some(false) }
}

/// Finds the file letters among the two nearest lines above or below a drawing, not counting blank lines.
fn file_letters_beside(drawing: &DrawnBoard, lines: &[Line]) -> Option<(usize, bool)> {
    let find = |lines: &mut dyn Iterator<Item = &Line>| {
        lines
            .filter(|line| !glyph::is_blank_line(line))
            .take(2)
            .find_map(|line| glyph::file_letters(line))
            .filter(|(files, _)| *files == usize::from(drawing.size.files()))
    };
    find(&mut lines[..drawing.lines.start].iter().rev()).or_else(|| find(&mut lines[drawing.lines.end..].iter()))
}

/// Builds the board in the first language that has all letters of the drawing and gives a plausible position.
fn board(drawing: &DrawnBoard, view: &Viewpoint) -> Option<(Board, Alphabet)> {
    let alphabets: &[Alphabet] =
        if drawing.size.is_standard() { &alphabet::ALL } else { std::slice::from_ref(&alphabet::ENGLISH_LARGE) };
    let letters = drawing.letters();
    alphabets.iter().filter(|alphabet| alphabet.fits_letters(&letters)).find_map(|alphabet| {
        let board = board_in(drawing, view, alphabet)?;
        is_plausible(&board, alphabet, view).then_some((board, *alphabet))
    })
}

fn board_in(drawing: &DrawnBoard, view: &Viewpoint, alphabet: &Alphabet) -> Option<Board> {
    let size = drawing.size;
    let mut board = Board::empty(size);
    for (row, cells) in (0..).zip(&drawing.cells) {
        for (column, cell) in (0..).zip(cells) {
            let file = if view.files_are_turned { size.files() - 1 - column } else { column };
            let rank = if view.ranks_are_turned { row } else { size.ranks() - 1 - row };
            let is_back_rank = rank == 0 || rank == size.ranks() - 1;
            let piece = match *cell {
                Cell::Empty => continue,
                Cell::Figure(piece) => piece,
                Cell::Letter { letter, color } => {
                    let piece = alphabet.piece(letter)?;
                    let piece = Piece::new(color.unwrap_or(piece.color), piece.role);
                    if is_back_rank { alphabet.on_back_rank(piece) } else { piece }
                }
            };
            let square = Square::new(file, rank);
            if !board.can_hold(square, piece.role) {
                return None;
            }
            board.set(square, Some(piece));
        }
    }
    Some(board)
}

/// Returns `true` if a board is plausible. With letters of another language, it must have one king of each color. With
/// English letters, an 8x8 board must have a piece or coordinates, and a board of another size a king.
fn is_plausible(board: &Board, alphabet: &Alphabet, view: &Viewpoint) -> bool {
    let kings = |color| board.find(Piece::new(color, Role::King)).count();
    if alphabet.cost > 0 {
        kings(Color::White) == 1 && kings(Color::Black) == 1
    } else if board.size().is_standard() {
        view.is_ruled || board.pieces().next().is_some()
    } else {
        kings(Color::White) + kings(Color::Black) > 0
    }
}

fn surrounding_text(lines: &[Line], drawn: &Range<usize>) -> String {
    let mut text = String::new();
    for (index, line) in lines.iter().enumerate() {
        let line: String = line.iter().collect();
        let outside = if drawn.contains(&index) {
            line.rfind(['|', '\t']).map_or("", |bar| &line[bar + 1..])
        } else if glyph::file_letters(&line.chars().collect::<Vec<_>>()).is_some() {
            ""
        } else {
            &line
        };
        text.push_str(outside);
        text.push('\n');
    }
    text
}

/// Returns the corrections that drop lines before and after a drawing. Lines about the position are not dropped, except
/// around a board that Popeye prints: its stipulation says all about the position.
fn omitted_lines(lines: &[Line], drawn: &Range<usize>, is_printed: bool) -> [Option<Correction>; 2] {
    let says_nothing = |line: &&Line| {
        let text: String = line.iter().collect();
        let is_known = turn::side_to_move(&text).is_some()
            || turn::lone_color(&text).is_some()
            || turn::castling(&text).is_some()
            || turn::is_line_of_fields(text.trim());
        text.contains(char::is_alphanumeric) && glyph::file_letters(line).is_none() && (is_printed || !is_known)
    };
    let mend = |field, lines: &[Line]| {
        let lines: Vec<String> = lines.iter().filter(says_nothing).map(|line| line.iter().collect()).collect();
        (!lines.is_empty()).then(|| Correction { field, before: lines.join("\n"), after: String::new() })
    };
    [mend(0, &lines[..drawn.start]), mend(7, &lines[drawn.end..])]
}

/// Completes the position of a problem whose stipulation says which side moves first.
fn problem(board: Board, stipulation: &str, mends: &mut Vec<Correction>) -> Position {
    let side_to_move = first_side(stipulation);
    let after = side_to_move.letter().to_string();
    mends.push(Correction { field: 2, before: stipulation.to_owned(), after });
    Position { board, side_to_move, ..Position::empty(board.size()) }
}

fn complete_position(board: Board, words: &str, behind: &str, mends: &mut Vec<Correction>) -> Position {
    let mut position = Position::empty(board.size());
    position.board = board;
    if one_line::read_style12(behind, &mut position, mends) {
        return position;
    }
    let side = turn::side_to_move(words).or_else(|| turn::lone_color(words));
    let before = side.as_ref().map_or("", |said| words[said.span.clone()].trim());
    position.side_to_move = side.as_ref().map_or(Color::White, |said| said.value);
    let after = position.side_to_move.letter().to_string();
    if before != after {
        mends.push(Correction { field: 2, before: before.to_owned(), after });
    }
    let rights = turn::castling(words).map(|said| said.value).or_else(|| turn::castling_after_side(words));
    if let Some(rights) = rights {
        set_rights(&mut position, &rights);
    }
    position
}

pub(super) fn set_rights(position: &mut Position, rights: &str) {
    let text = format!("{} {} {rights} - 0 1", placement(&position.board), position.side_to_move.letter());
    if let Ok(with_rights) = fen::read(&text) {
        position.castling = with_rights.castling;
    }
}

pub(super) fn placement(board: &Board) -> String {
    let mut position = Position::empty(board.size());
    position.board = *board;
    let text = fen::write(&position);
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// Returns the beginning of a text with its white space collapsed, and `...` if the text is longer.
pub(super) fn shortened(words: impl Iterator<Item = char>) -> String {
    let mut short = String::new();
    let mut length = 0;
    for char in words {
        let is_blank = glyph::is_blank(char) || char.is_whitespace();
        if is_blank && (short.is_empty() || short.ends_with(' ')) {
            continue;
        }
        if length == MAX_QUOTED {
            return short.trim_end().to_owned() + "...";
        }
        short.push(if is_blank { ' ' } else { char });
        length += 1;
    }
    short.trim_end().to_owned()
}

fn beginning(lines: &[Line]) -> String {
    shortened(lines.iter().flat_map(|line| line.iter().copied().chain(std::iter::once(' '))).take(1000))
}
