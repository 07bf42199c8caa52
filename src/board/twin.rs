//! Twins of problems: positions that differ from the diagram in a few changes.

use super::{Piece, Position, Role, Square, Transform};

/// A change of a position in a twin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwinChange {
    /// Moves the piece on the first square to the second, without the rules of chess.
    Move(Square, Square),
    /// Exchanges the pieces on two squares.
    Exchange(Square, Square),
    /// Removes the piece on a square.
    Remove(Square),
    /// Places a piece on a square.
    Add(Piece, Square),
    /// Replaces all pieces of a role, of both sides, by those of another.
    Substitute(Role, Role),
    /// Moves all pieces by a number of files and ranks.
    Shift(i8, i8),
    /// Mirrors or rotates the position.
    Transform(Transform),
    /// Mirrors the position on the diagonal between a8 and h1, so that a1 and h8 change places.
    MirrorOnFallingDiagonal,
    /// Mirrors the position on the diagonal between a1 and h8.
    MirrorOnRisingDiagonal,
    /// Swaps the colors of all pieces, which stay on their squares.
    PolishType,
}

impl TwinChange {
    /// Returns the changed position; `None` if a piece or square is missing, or if a piece would leave the board.
    ///
    /// ```
    /// use fenwright::board::TwinChange;
    /// use fenwright::notation::fen;
    /// let position = fen::read("7k/8/5K2/8/8/8/8/R7 b - - 0 1")?;
    /// let twin = TwinChange::Move("a1".parse()?, "b1".parse()?).apply(&position).unwrap();
    /// assert_eq!(fen::write(&twin), "7k/8/5K2/8/8/8/8/1R6 b - - 0 1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(self, position: &Position) -> Option<Position> {
        let mut changed = *position;
        let board = &mut changed.board;
        let size = board.size();
        if !self.squares().all(|square| size.contains(square)) {
            return None;
        }
        match self {
            Self::Move(from, to) => {
                let piece = board.get(from)?;
                board.set(from, None);
                board.set(to, Some(piece));
            }
            Self::Exchange(one, other) => {
                let (first, second) = (board.get(one)?, board.get(other)?);
                board.set(one, Some(second));
                board.set(other, Some(first));
            }
            Self::Remove(square) => {
                board.get(square)?;
                board.set(square, None);
            }
            Self::Add(piece, square) => board.set(square, Some(piece)),
            Self::Substitute(from, to) => {
                let replaced: Vec<_> = board.pieces().filter(|(_, piece)| piece.role == from).collect();
                for (square, piece) in replaced {
                    board.set(square, Some(Piece { role: to, ..piece }));
                }
            }
            Self::PolishType => {
                let pieces: Vec<_> = board.pieces().collect();
                for (square, piece) in pieces {
                    board.set(square, Some(Piece { color: !piece.color, ..piece }));
                }
            }
            Self::Shift(files, ranks) => return shifted(position, files, ranks),
            Self::Transform(transform) => return complete(transform, position),
            Self::MirrorOnFallingDiagonal => {
                let rotated = complete(Transform::RotateClockwise, position)?;
                return complete(Transform::MirrorLeftRight, &rotated);
            }
            Self::MirrorOnRisingDiagonal => {
                let rotated = complete(Transform::RotateClockwise, position)?;
                return complete(Transform::MirrorTopBottom, &rotated);
            }
        }
        Some(changed)
    }

    fn squares(self) -> impl Iterator<Item = Square> {
        let squares = match self {
            Self::Move(one, other) | Self::Exchange(one, other) => [Some(one), Some(other)],
            Self::Remove(square) | Self::Add(_, square) => [Some(square), None],
            _ => [None, None],
        };
        squares.into_iter().flatten()
    }
}

fn shifted(position: &Position, files: i8, ranks: i8) -> Option<Position> {
    let steps =
        [(files, [Transform::ShiftLeft, Transform::ShiftRight]), (ranks, [Transform::ShiftDown, Transform::ShiftUp])];
    let mut shifted = *position;
    for (count, [back, forth]) in steps {
        for _ in 0..count.unsigned_abs() {
            shifted = complete(if count < 0 { back } else { forth }, &shifted)?;
        }
    }
    Some(shifted)
}

/// Applies a transform; `None` if it loses a piece.
fn complete(transform: Transform, position: &Position) -> Option<Position> {
    let (changed, _) = transform.apply(position)?;
    let count = |position: &Position| position.board.pieces().count();
    (count(&changed) == count(position)).then_some(changed)
}
