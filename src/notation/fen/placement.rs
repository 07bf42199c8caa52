//! The first field: the piece placement.

use super::extras;
use super::read::Cursor;
use super::{Fault, FaultKind};
use crate::board::{Board, Piece, Rules, Size, Square};

#[derive(Clone, Copy)]
pub(super) enum PlacementToken {
    Piece(Piece),
    /// A run of empty squares, 1 to 10.
    Empty(u8),
}

impl PlacementToken {
    /// Returns the first token and its length in bytes. Only if `large`, A and C are pieces and 10 is a number.
    pub(super) fn first(bytes: &[u8], large: bool) -> Option<(Self, usize)> {
        match *bytes {
            [b'1', b'0', ..] if large => Some((Self::Empty(10), 2)),
            [digit @ b'1'..=b'9', ..] => Some((Self::Empty(digit - b'0'), 1)),
            [b'A' | b'a' | b'C' | b'c', ..] if !large => None,
            [letter, ..] => Piece::from_letter(letter.into()).map(|piece| (Self::Piece(piece), 1)),
            [] => None,
        }
    }

    pub(super) const fn squares(self) -> u8 {
        match self {
            Self::Piece(_) => 1,
            Self::Empty(squares) => squares,
        }
    }

    const fn is_number(self) -> bool {
        matches!(self, Self::Empty(_))
    }
}

pub(super) fn read(cursor: &mut Cursor) -> Result<Board, Fault> {
    let large = cursor.rules.is_standard().then(|| large_size(cursor.rest())).flatten();
    let size = large.unwrap_or(Size::STANDARD);
    let mut board = Board::empty(size);
    for rank in (0..size.ranks()).rev() {
        read_rank(cursor, &mut board, rank)?;
        match (cursor.peek(), rank) {
            (Some('/' | '['), 0) if has_pockets(cursor) => {
                let pockets = cursor.pocket()?;
                if let Rules::Crazyhouse(holdings) = &mut cursor.rules {
                    holdings.pockets = pockets;
                }
            }
            (Some('/'), 0) => return Err(cursor.fault(1, FaultKind::TooManyRanks)),
            (Some('/'), _) => cursor.skip(1),
            (_, 0) => {}
            _ => return Err(cursor.fault(1, FaultKind::TooFewRanks { ranks: size.ranks() - rank })),
        }
    }
    Ok(board)
}

const fn has_pockets(cursor: &Cursor) -> bool {
    matches!(cursor.rules, Rules::Crazyhouse(_))
}

fn read_rank(cursor: &mut Cursor, board: &mut Board, rank: u8) -> Result<(), Fault> {
    let files = board.size().files();
    let large = !board.size().is_standard();
    let mut file = 0;
    let mut after_number = false;
    let is_before_pocket = |cursor: &Cursor| rank == 0 && cursor.peek() == Some('[') && has_pockets(cursor);
    while !cursor.at_field_end() && cursor.peek() != Some('/') && !is_before_pocket(cursor) {
        let rest = cursor.rest().as_bytes();
        if after_number && rest[0].is_ascii_digit() {
            return Err(cursor.fault(1, FaultKind::AdjacentDigits { rank: rank + 1 }));
        }
        let Some((token, length)) = PlacementToken::first(rest, large) else {
            return Err(cursor.fault(1, FaultKind::BadCharacter));
        };
        if file + token.squares() > files {
            let squares = u16::from(file) + squares_ahead(rest, large);
            return Err(cursor.fault(1, FaultKind::RankTooLong { rank: rank + 1, squares }));
        }
        if let PlacementToken::Piece(piece) = token {
            board.set(Square::new(file, rank), Some(piece));
        }
        cursor.skip(length);
        if let Rules::Crazyhouse(holdings) = &mut cursor.rules
            && extras::is_markable(rest[0])
            && rest.get(length) == Some(&b'~')
        {
            holdings.promoted.set(Square::new(file, rank), true);
            cursor.skip(1);
        }
        file += token.squares();
        after_number = token.is_number();
    }
    if file < files {
        return Err(cursor.fault(1, FaultKind::RankTooShort { rank: rank + 1, squares: file.into() }));
    }
    Ok(())
}

const MAX_COUNTED_SQUARES: u16 = 1000;

/// Counts the squares up to the end of the rank or the first invalid byte. Stops at about [`MAX_COUNTED_SQUARES`].
fn squares_ahead(mut bytes: &[u8], large: bool) -> u16 {
    let mut squares = 0_u16;
    while squares < MAX_COUNTED_SQUARES
        && let Some((token, length)) = PlacementToken::first(bytes, large)
    {
        squares += u16::from(token.squares());
        bytes = &bytes[length..];
    }
    squares
}

/// Returns the size of the placement at the beginning of a text if all its ranks have the same width, but not 8.
fn large_size(text: &str) -> Option<Size> {
    let mut width = None;
    let mut ranks = 0;
    let mut rest = text.as_bytes();
    loop {
        let mut files = 0;
        while let Some((token, length)) = PlacementToken::first(rest, true) {
            files += token.squares();
            if files > width.unwrap_or(10) {
                return None;
            }
            rest = &rest[length..];
        }
        ranks += 1;
        if ranks > 10 || files != *width.get_or_insert(files) {
            return None;
        }
        let Some(after) = rest.strip_prefix(b"/") else { break };
        rest = after;
    }
    let is_closed = text[text.len() - rest.len()..].chars().next().is_none_or(char::is_whitespace);
    Size::new(width?, ranks).filter(|size| is_closed && !size.is_standard())
}
