//! Economy: pieces that a sound puzzle does not need, and pieces for which a weaker one does.

use crate::board::{Piece, Position, Role, Square};
use crate::rules::solver::{NamedMove, SearchControl, Stopped};

use super::merits::keeps_key;
use super::{Edit, Puzzle};

/// A piece that can be saved. The puzzle stays sound with the same key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saving {
    /// The piece on a square is not needed.
    Unneeded(Piece, Square),
    /// For the piece on a square, the weaker role does.
    Weaker(Piece, Square, Role),
}

/// Returns the weaker roles, the weakest first.
const fn weaker(role: Role) -> &'static [Role] {
    use Role::{Bishop, Knight, Pawn, Queen, Rook};
    match role {
        Queen => &[Pawn, Knight, Bishop, Rook],
        Rook => &[Pawn, Knight, Bishop],
        Bishop | Knight => &[Pawn],
        _ => &[],
    }
}

impl Puzzle {
    /// Returns the pieces that can be saved from a sound version with this key, each alone, and for each piece the
    /// greatest saving.
    ///
    /// # Errors
    /// If `watch` stops the search.
    ///
    /// ```
    /// use fenwright::board::{Goal, Stipulation};
    /// use fenwright::notation::fen;
    /// use fenwright::rules::repair::{Puzzle, Saving};
    /// use fenwright::rules::solver::SearchControl;
    ///
    /// let position = fen::read("kbK5/pp6/1P6/8/8/8/4P3/R7 w - - 0 1")?;
    /// let mut puzzle = Puzzle::new(&position, Stipulation::new(Goal::Mate, 2), None, 1 << 20).unwrap();
    /// let watch = SearchControl::default();
    /// let judged = puzzle.solve(&watch).unwrap();
    /// let savings = puzzle.economy(&position, &judged.keys[0], &watch).unwrap();
    /// assert_eq!(savings, [Saving::Unneeded("P".parse().unwrap(), "e2".parse().unwrap())]);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn economy(&self, position: &Position, key: &NamedMove, watch: &SearchControl) -> Result<Vec<Saving>, Stopped> {
        let mut savings = Vec::new();
        for (square, piece) in position.board.pieces().filter(|(_, piece)| piece.role != Role::King) {
            savings.extend(self.saving(position, (piece, square), key, watch)?);
        }
        Ok(savings)
    }

    fn saving(
        &self,
        position: &Position,
        (piece, square): (Piece, Square),
        key: &NamedMove,
        watch: &SearchControl,
    ) -> Result<Option<Saving>, Stopped> {
        let keeps = |edit: Edit| edit.apply(position).map_or(Ok(false), |after| keeps_key(self, &after, key, watch));
        if keeps(Edit::Removed(piece, square))? {
            return Ok(Some(Saving::Unneeded(piece, square)));
        }
        for role in weaker(piece.role) {
            let other = Piece::new(piece.color, *role);
            if position.board.can_hold(square, *role) && keeps(Edit::Exchanged(piece, other, square))? {
                return Ok(Some(Saving::Weaker(piece, square, *role)));
            }
        }
        Ok(None)
    }
}
