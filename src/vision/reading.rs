//! What was read on one board.

use super::alike;
use super::corners::Corners;
use super::decode;
use super::looks::Looks;
use super::net::Sight;
use super::orient::{self, View};
use crate::board::{Board, Castling, Color, Piece, Position, Role, Side, Size, Square};

/// What a square of the picture shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenSquare {
    /// What stands there.
    pub piece: Option<Piece>,
    /// How likely that is right, 0 to 1.
    pub confidence: f32,
    /// Whether a person should look.
    pub is_doubtful: bool,
    /// What it looks like, whatever the colour of the square: a direction; those of equal drawings are near each other.
    pub look: [f32; SeenSquare::LOOK],
}

impl SeenSquare {
    /// How many numbers a look is.
    pub const LOOK: usize = 32;
}

/// A board as it was read, with what is in doubt.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    corners: Corners,
    /// Rows from the top, each from the left, as they are seen.
    squares: [SeenSquare; 64],
    view: View,
}

impl Reading {
    pub(super) fn new(corners: Corners, sight: &[Sight; 64], coordinates: f32, looks: &Looks) -> Self {
        let squares = decode::decode(sight, looks);
        let view = orient::view(&squares, coordinates);
        Self { corners, squares, view }
    }

    /// Where the board is in the picture.
    pub const fn corners(&self) -> &Corners {
        &self.corners
    }

    /// The squares as they are seen: rows from the top, each from the left.
    pub const fn seen(&self) -> &[SeenSquare; 64] {
        &self.squares
    }

    /// The colour whose side is at the bottom.
    pub const fn bottom(&self) -> Color {
        self.view.bottom
    }

    /// Whether it is known whose side is at the bottom; else it is the likelier one, or White.
    pub const fn is_bottom_sure(&self) -> bool {
        self.view.is_sure
    }

    /// The place of a square among those that are seen.
    fn index(&self, square: Square) -> usize {
        let (row, column) = (7 - usize::from(square.rank.min(7)), usize::from(square.file.min(7)));
        self.view.bottom.pick(row * 8 + column, 63 - (row * 8 + column))
    }

    /// The square of the board at a place among those that are seen.
    fn square(&self, index: usize) -> Square {
        let index = self.view.bottom.pick(index, 63 - index);
        Square::new((index % 8) as u8, 7 - (index / 8) as u8)
    }

    /// What a square of the board shows.
    pub fn at(&self, square: Square) -> &SeenSquare {
        &self.squares[self.index(square)]
    }

    /// The squares that a person should look at, in the order of FEN.
    pub fn doubtful(&self) -> impl Iterator<Item = Square> + '_ {
        Size::STANDARD.squares().filter(|square| self.at(*square).is_doubtful)
    }

    /// How likely the whole board is right, 0 to 1.
    pub fn confidence(&self) -> f32 {
        self.squares.iter().map(|square| square.confidence).product()
    }

    /// What stands on the board.
    pub fn board(&self) -> Board {
        let mut board = Board::empty(Size::STANDARD);
        for square in Size::STANDARD.squares() {
            board.set(square, self.at(square).piece);
        }
        board
    }

    /// The position, with what no picture says assumed: White to move, and the right to castle where king and rook
    /// stand at home.
    pub fn position(&self) -> Position {
        let board = self.board();
        let mut castling = Castling::NONE;
        for color in Color::ALL {
            let rank = board.size().back_rank(color);
            let is_at_home = |file: u8, role: Role| board.get(Square::new(file, rank)) == Some(Piece::new(color, role));
            for side in Side::ALL {
                let file = if side == Side::King { 7 } else { 0 };
                let is_granted = is_at_home(board.size().king_file(), Role::King) && is_at_home(file, Role::Rook);
                castling.set(color, file, is_granted);
            }
        }
        Position { board, castling, ..Position::empty(Size::STANDARD) }
    }

    /// The same picture with the other side at the bottom.
    pub fn turned(&self) -> Self {
        Self { view: View { bottom: !self.view.bottom, is_sure: true }, ..self.clone() }
    }

    /// The squares that look the same as one, with it, in the order of FEN.
    pub fn alike(&self, square: Square) -> Vec<Square> {
        let is_alike = alike::alike(&self.squares, self.index(square));
        Size::STANDARD.squares().filter(|other| is_alike[self.index(*other)]).collect()
    }

    /// The reading after a person said what stands on a square: all that look the same have that label, and no doubt
    /// is left of them. Also the squares whose label changed.
    pub fn corrected(&self, square: Square, piece: Option<Piece>) -> (Self, Vec<Square>) {
        let mut reading = self.clone();
        for other in self.alike(square) {
            let seen = &mut reading.squares[self.index(other)];
            *seen = SeenSquare { piece, confidence: 1.0, is_doubtful: false, ..*seen };
        }
        let changed = (0..64).filter(|index| reading.squares[*index].piece != self.squares[*index].piece);
        let mut changed: Vec<Square> = changed.map(|index| self.square(index)).collect();
        changed.sort_by_key(|square| (std::cmp::Reverse(square.rank), square.file));
        (reading, changed)
    }

    /// The reading of a person who says that all is right, or what the board is instead.
    pub fn confirmed(&self, board: &Board) -> Self {
        let mut reading = self.clone();
        for square in Size::STANDARD.squares() {
            let seen = &mut reading.squares[self.index(square)];
            *seen = SeenSquare { piece: board.get(square), confidence: 1.0, is_doubtful: false, ..*seen };
        }
        reading
    }
}
