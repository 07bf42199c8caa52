//! Moving a position to a board of another size.

use super::{Board, Castling, Color, Piece, Position, Rules, Size, Square, Variant};

/// A part of a position that a transform or a change of the board size dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DroppedPart {
    /// The castling right with the rook on this square.
    Castling(Color, Square),
    /// The en passant square.
    EnPassant(Square),
    /// A piece whose square is off the new board or whose role is not allowed on it, with its former square.
    Piece(Piece, Square),
    /// The rules of a variant, with their additional state.
    Rules(Variant),
}

impl Position {
    /// Returns the position on a board of this size, every piece on its square, and the lost parts in FEN order.
    ///
    /// ```
    /// use fenwright::{Position, Size, notation::fen};
    /// let (wide, dropped) = Position::start().resized(Size::new(10, 8).unwrap());
    /// assert!(fen::write(&wide).starts_with("rnbqkbnr2/pppppppp2/10/10/10/10/PPPPPPPP2/RNBQKBNR2 w"));
    /// assert_eq!(dropped, []);
    /// assert_eq!(wide.resized(Size::STANDARD), (Position::start(), vec![]));
    /// ```
    pub fn resized(&self, size: Size) -> (Self, Vec<DroppedPart>) {
        let (mut board, mut men) = (Board::empty(size), Vec::new());
        for (square, piece) in self.board.pieces() {
            if board.can_hold(square, piece.role) {
                board.set(square, Some(piece));
            } else {
                men.push(DroppedPart::Piece(piece, square));
            }
        }
        let mut dropped = Vec::new();
        let mut castling = Castling::NONE;
        for (color, file) in self.castling.rights() {
            let was_backed = Castling::is_backed(&self.board, color, file);
            if file < size.files() && (!was_backed || Castling::is_backed(&board, color, file)) {
                castling.set(color, file, true);
            } else {
                dropped.push(DroppedPart::Castling(color, Square::new(file, self.board.size().back_rank(color))));
            }
        }
        let has_same_ranks = size.ranks() == self.board.size().ranks();
        let en_passant = self.en_passant.filter(|square| has_same_ranks && size.contains(*square));
        if en_passant.is_none() {
            dropped.extend(self.en_passant.map(DroppedPart::EnPassant));
        }
        dropped.append(&mut men);
        let keeps_rules = size.is_standard() || self.rules.is_standard();
        if !keeps_rules {
            dropped.push(DroppedPart::Rules(self.variant()));
        }
        let rules = if keeps_rules { self.rules } else { Rules::Standard };
        (Self { board, castling, en_passant, rules, ..*self }, dropped)
    }
}
