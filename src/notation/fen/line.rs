//! Writes FEN into a fixed buffer, eight bytes at a time.

use super::write::{CastlingStyle, Style, written_en_passant};
use crate::board::{Board, Castling, Color, Position, Side};

/// Size of the buffer in bytes: the longest FEN (100 pieces, 20 castling letters), and space for writes of eight bytes.
pub(super) const BUFFER_SIZE: usize = 160;

pub(super) fn write(bytes: &mut [u8; BUFFER_SIZE], position: &Position, style: Style) -> usize {
    let mut pen = Pen { bytes, at: 0 };
    pen.placement(&position.board);
    pen.byte(position.side_to_move.letter() as u8);
    pen.byte(b' ');
    pen.castling(position, style.castling);
    if let Some(square) = written_en_passant(position, style.en_passant) {
        pen.byte(square.file_letter() as u8);
        pen.number(u16::from(square.rank) + 1);
    } else {
        pen.byte(b'-');
    }
    pen.byte(b' ');
    pen.number(position.halfmove_clock);
    pen.byte(b' ');
    pen.number(position.fullmove_number);
    pen.at
}

/// A write cursor. Bytes beyond the end of the buffer are dropped, but no position is that long.
struct Pen<'a> {
    bytes: &'a mut [u8; BUFFER_SIZE],
    at: usize,
}

impl Pen<'_> {
    #[inline]
    fn byte(&mut self, byte: u8) {
        if let Some(next) = self.bytes.get_mut(self.at) {
            *next = byte;
            self.at += 1;
        }
    }

    /// Writes the lowest `length` bytes of a word, the lowest byte first.
    #[inline]
    fn word(&mut self, word: u64, length: usize) {
        if let Some(next) = self.bytes.get_mut(self.at..self.at + 8) {
            next.copy_from_slice(&word.to_le_bytes());
            self.at += length;
        }
    }

    #[inline]
    fn number(&mut self, number: u16) {
        if let digit @ 0..10 = number {
            return self.byte(b'0' + digit as u8);
        }
        let digits = [number / 10_000, number / 1000 % 10, number / 100 % 10, number / 10 % 10, number % 10];
        let zeros = [10, 100, 1000, 10_000].into_iter().filter(|least| number < *least).count();
        let [one, two, three, four, five] = digits.map(|digit| b'0' + digit as u8);
        let word = u64::from_le_bytes([one, two, three, four, five, 0, 0, 0]);
        self.word(word >> (8 * zeros), 5 - zeros);
    }

    #[inline]
    fn placement(&mut self, board: &Board) {
        if let Some(letters) = board.standard_letters() {
            for rank in letters.as_chunks().0 {
                self.rank_of_eight(u64::from_le_bytes(*rank));
                self.byte(b'/');
            }
        } else {
            for rank in (0..board.size().ranks()).rev() {
                self.rank(board.rank_letters(rank));
                self.byte(b'/');
            }
        }
        self.at -= 1; // the space replaces the last slash
        self.byte(b' ');
    }

    /// Writes a rank of eight squares. Each byte of `letters` is a square, the a-file lowest: a letter, or 0 if empty.
    #[inline]
    fn rank_of_eight(&mut self, letters: u64) {
        let gaps = &GAPS[occupancy(letters)];
        let mut word = letters | gaps.digits;
        for (step, moved) in gaps.moved.iter().enumerate() {
            let moved = word & moved;
            word = word ^ moved | moved >> (8 << step);
        }
        self.word(word, usize::from(gaps.length));
    }

    fn rank(&mut self, letters: &[u8]) {
        for run in letters.chunk_by(|one, next| *one == 0 && *next == 0) {
            match run {
                [0, ..] => self.number(run.len() as u16),
                letter => letter.iter().for_each(|letter| self.byte(*letter)),
            }
        }
    }

    #[inline]
    fn castling(&mut self, position: &Position, style: CastlingStyle) {
        if position.castling.is_empty() {
            self.byte(b'-');
        }
        for (color, file) in position.castling.rights() {
            let letter = castling_letter(&position.board, color, file, style);
            self.byte(color.pick(letter, letter.to_ascii_lowercase()));
        }
        self.byte(b' ');
    }
}

fn castling_letter(board: &Board, color: Color, file: u8, style: CastlingStyle) -> u8 {
    let is_outermost = |side| style == CastlingStyle::Xfen && Castling::outermost(board, color, side) == file;
    if is_outermost(Side::King) {
        b'K'
    } else if is_outermost(Side::Queen) {
        b'Q'
    } else {
        b'A' + file
    }
}

/// Returns one bit per byte, set for a letter. Letters have bit 6 (value 64) set; the 0 of an empty square does not.
const fn occupancy(letters: u64) -> usize {
    const LOWEST: u64 = 0x0101_0101_0101_0101;
    const GATHER: u64 = 0x0102_0408_1020_4080;
    ((letters >> 6 & LOWEST).wrapping_mul(GATHER) >> 56) as usize
}

/// The masks that turn a rank of eight squares into text, for one arrangement of empty squares.
#[derive(Clone, Copy)]
struct Gaps {
    /// The digit of each run of empty squares, in the byte of its last square.
    digits: u64,
    /// Masks of the bytes that move down by one, two and four bytes, in this order, to close the gaps.
    moved: [u64; 3],
    length: u8,
}

/// The gaps for each occupancy of a rank, in which the lowest bit is the a-file.
static GAPS: [Gaps; 256] = {
    let mut gaps = [Gaps { digits: 0, moved: [0; 3], length: 0 }; 256];
    let mut occupied = 0;
    while occupied < gaps.len() {
        gaps[occupied] = compute_gaps(occupied);
        occupied += 1;
    }
    gaps
};

const fn compute_gaps(occupied: usize) -> Gaps {
    let mut gaps = Gaps { digits: 0, moved: [0; 3], length: 0 };
    let mut empty = 0;
    let mut file = 0;
    while file < 8 {
        let is_empty = occupied >> file & 1 == 0;
        let is_next_empty = file < 7 && occupied >> (file + 1) & 1 == 0;
        empty = if is_empty { empty + 1 } else { 0 };
        if is_empty && !is_next_empty {
            gaps.digits |= (b'0' as u64 + empty) << (8 * file);
        }
        if !(is_empty && is_next_empty) {
            // The byte moves down by `by` bytes in all, in steps of one, two and four, and is now at `at`.
            let by = file - gaps.length;
            let mut at = file;
            let mut step = 0;
            while step < 3 {
                if by >> step & 1 == 1 {
                    gaps.moved[step] |= 0xFF << (8 * at);
                    at -= 1 << step;
                }
                step += 1;
            }
            gaps.length += 1;
        }
        file += 1;
    }
    gaps
}
