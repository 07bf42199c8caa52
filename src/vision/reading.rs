//! The result of reading one board.

use super::corners::Corners;
use super::decode;
use super::learned_designs::{LearnedDesigns, cosine, similar};
use super::net::SquareScores;
use super::orient;
use crate::board::{Board, Castling, Color, Piece, Position, Role, Side, Size, Square};

/// A square as read from the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenSquare {
    /// The piece on the square; `None` if the square is empty.
    pub piece: Option<Piece>,
    /// The probability that `piece` is right, 0 to 1.
    pub confidence: f32,
    /// `true` if a person should check the square.
    pub is_doubtful: bool,
    /// Describes the appearance: a unit vector, close to the descriptors of the same drawing on other squares.
    pub descriptor: [f32; SeenSquare::DESCRIPTOR_LEN],
}

impl SeenSquare {
    /// Length of a descriptor.
    pub const DESCRIPTOR_LEN: usize = 32;
}

/// Minimum cosine of the descriptors of two squares that show the same drawing.
const SAME_DRAWING: f32 = 0.92;

/// A board as read from a picture, with its doubtful squares.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardReading {
    /// The corners of the board in the picture.
    pub corners: Corners,
    /// The squares as seen in the picture: rows from the top, from left to right.
    pub squares: [SeenSquare; 64],
    /// The side at the bottom.
    pub bottom: Color,
    /// `true` if the side at the bottom is certain; otherwise it is a guess.
    pub is_bottom_sure: bool,
    /// `true` if the file of the picture ended early. Then every square is doubtful.
    pub is_truncated: bool,
}

impl BoardReading {
    pub(super) fn new(corners: Corners, sight: &[SquareScores; 64], coordinates: f32, looks: &LearnedDesigns) -> Self {
        let squares = decode::decode(sight, looks);
        let (bottom, is_bottom_sure) = orient::find_orientation(&squares, coordinates);
        Self { corners, squares, bottom, is_bottom_sure, is_truncated: false }
    }

    pub(super) fn of_truncated_picture(mut self) -> Self {
        self.squares.iter_mut().for_each(|square| square.is_doubtful = true);
        Self { is_truncated: true, ..self }
    }

    fn index(&self, square: Square) -> usize {
        let (row, column) = (7 - usize::from(square.rank.min(7)), usize::from(square.file.min(7)));
        self.bottom.pick(row * 8 + column, 63 - (row * 8 + column))
    }

    /// Returns what was read on a square.
    pub fn at(&self, square: Square) -> &SeenSquare {
        &self.squares[self.index(square)]
    }

    /// Returns the squares that a person should check, in FEN order.
    pub fn doubtful(&self) -> impl Iterator<Item = Square> + '_ {
        Size::STANDARD.squares().filter(|square| self.at(*square).is_doubtful)
    }

    /// Returns the probability that the whole board is right, 0 to 1.
    pub fn confidence(&self) -> f32 {
        self.squares.iter().map(|square| square.confidence).product()
    }

    /// Returns the pieces on the board.
    pub fn board(&self) -> Board {
        let mut board = Board::empty(Size::STANDARD);
        for square in Size::STANDARD.squares() {
            board.set(square, self.at(square).piece);
        }
        board
    }

    /// Returns the position, assuming White to move and castling rights wherever king and rook are at home.
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

    /// Returns the reading with the other side at the bottom.
    #[must_use]
    pub fn turned(&self) -> Self {
        self.with_bottom(!self.bottom)
    }

    /// Returns the reading with this side at the bottom, for certain.
    #[must_use]
    pub fn with_bottom(&self, bottom: Color) -> Self {
        Self { bottom, is_bottom_sure: true, ..self.clone() }
    }

    /// Returns the squares that look like this square, including itself, in FEN order.
    pub fn similar_squares(&self, square: Square) -> Vec<Square> {
        let is_alike = similar(&self.squares, self.index(square));
        Size::STANDARD.squares().filter(|other| is_alike[self.index(*other)]).collect()
    }

    /// Returns the reading with this piece on the square and on all squares that look like it, all now certain. Also
    /// returns the squares whose piece changed, in FEN order.
    pub fn corrected(&self, square: Square, piece: Option<Piece>) -> (Self, Vec<Square>) {
        let mut reading = self.clone();
        for other in self.similar_squares(square) {
            reading = reading.answered(other, piece);
        }
        let changed = self.changed_squares(&reading);
        (reading, changed)
    }

    /// Returns the reading with this piece on the square, now certain.
    #[must_use]
    pub fn answered(&self, square: Square, piece: Option<Piece>) -> Self {
        let mut reading = self.clone();
        let seen = &mut reading.squares[self.index(square)];
        *seen = SeenSquare { piece, confidence: 1.0, is_doubtful: false, ..*seen };
        reading
    }

    /// Settles the doubtful squares that look the same as one of these squares, which a person has named, perhaps on
    /// another board. Also returns the squares whose piece changed, in FEN order.
    pub fn taught(&self, named: &[SeenSquare]) -> (Self, Vec<Square>) {
        let mut reading = self.clone();
        for square in self.doubtful() {
            let looks = |other: &SeenSquare| cosine(&other.descriptor, &self.at(square).descriptor);
            let nearest = named.iter().max_by(|one, other| looks(one).total_cmp(&looks(other)));
            if let Some(nearest) = nearest.filter(|nearest| looks(nearest) >= SAME_DRAWING) {
                reading = reading.answered(square, nearest.piece);
            }
        }
        let changed = self.changed_squares(&reading);
        (reading, changed)
    }

    /// Returns the squares with another piece than in this reading, in FEN order.
    fn changed_squares(&self, other: &Self) -> Vec<Square> {
        Size::STANDARD.squares().filter(|square| self.at(*square).piece != other.at(*square).piece).collect()
    }

    /// Returns the reading with the pieces that a person has confirmed, all now certain.
    #[must_use]
    pub fn confirmed(&self, board: &Board) -> Self {
        let mut reading = self.clone();
        for square in Size::STANDARD.squares() {
            let seen = &mut reading.squares[self.index(square)];
            *seen = SeenSquare { piece: board.get(square), confidence: 1.0, is_doubtful: false, ..*seen };
        }
        reading
    }
}
