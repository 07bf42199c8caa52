//! Pictures of mate, which tell a help search which moves can lead to a mate.
//!
//! A picture is a king on a square, with the pieces that guard or block the squares around it. All pictures that the
//! pieces can reach are found before the search; each final position contains one of them. While the search plays
//! moves, each picture keeps the number of moves that a side can spend beside the way to it. A move after which no
//! picture can be reached is not searched.
//!
//! A stalemate must also stop all other pieces, so each picture knows those that must be captured (see [`mobility`]).
//!
//! No solution is lost: distances are those on an empty board, and a picture is only given up if the moves that are
//! left cannot clear its lines, or cannot prevent that the check is parried.

mod distance;
mod enumerate;
mod mobility;
mod reach;
mod standstill;
mod step;

use std::sync::Arc;

use shakmaty::{ByColor, Chess, Color, Move, Piece, Position as _, Square};

use super::search_control::SearchControl;
use super::search_position::{Ending, Guide, SearchPosition as _};
use crate::rules::shakmaty_setup::to_shakmaty_color;
use distance::{CastlingRights, Distances};
use enumerate::Enumeration;
use mobility::Mobility;
use reach::{Candidate, Occupied, Placed, Reach};
use step::Step;

/// Maximum number of pictures, complete or not, which bounds their memory.
const MAX_PICTURES: usize = 1_200_000;

/// Number of pictures that are tried whatever search they may save.
const MIN_PICTURES: usize = 500;

/// Number of positions that a search without pictures visits in the time in which one picture is tried.
const POSITIONS_PER_PICTURE: usize = 2;

/// Maximum number of pieces, as in a game.
const MAX_PIECES: usize = 32;

/// The pictures that can be reached from a position in the search.
#[derive(Clone, Debug)]
pub(super) struct Pictures {
    reach: Arc<Reach>,
    /// For each square, the index of the piece on it in the first position, or [`NO_PIECE`].
    pieces: [u8; 64],
    castling: CastlingRights,
    /// The number of moves that are left to each side, white first.
    moves: [u8; 2],
    candidates: Vec<Candidate>,
}

const NO_PIECE: u8 = u8::MAX;

/// Returns the index of a side in arrays, white first.
const fn side(color: Color) -> usize {
    color.is_black() as usize
}

impl Pictures {
    /// Finds the pictures of a position; `None` if there are too many pictures or pieces, or if stopped.
    pub(super) fn new(game: &Chess, ending: Ending, watch: &SearchControl) -> Option<Self> {
        let pieces: Vec<(Square, Piece)> = game.board().clone().into_iter().collect();
        if pieces.len() > MAX_PIECES {
            return None;
        }
        let Ending { mated, moves, needs_check, effort } = ending;
        let (mated, castling) = (to_shakmaty_color(mated), CastlingRights::new(game));
        let count = ByColor { white: moves[0], black: moves[1] };
        let mobility = (!needs_check).then(|| Mobility::new(castling, &pieces, mated, count));
        let mut enumeration = Enumeration {
            distances: Distances::shared(),
            castling,
            pieces: &pieces,
            mated,
            moves: count,
            mobility: mobility.as_ref(),
            around: true,
            watch,
            left: (effort / POSITIONS_PER_PICTURE).clamp(MIN_PICTURES, MAX_PICTURES),
            found: Vec::new(),
        };
        let found = enumeration.pictures().or_else(|| enumeration.kings())?;
        let reach = Arc::new(Reach::new(&found, &pieces, mated, moves[side(!mated)], !needs_check));
        let mut indices = [NO_PIECE; 64];
        for (index, (square, _)) in pieces.iter().enumerate() {
            indices[*square as usize] = index as u8;
        }
        let mut start = Self { reach, pieces: indices, castling, moves, candidates: Vec::new() };
        let numbers = 0..start.reach.picture_count() as u32;
        start.candidates = start.count(game, numbers);
        Some(start)
    }

    /// Returns the reachable ones of these pictures, with their move counts.
    fn count(&self, game: &Chess, numbers: impl Iterator<Item = u32>) -> Vec<Candidate> {
        let occupied = Occupied::new(game.board());
        let Self { pieces, castling, moves, .. } = self;
        let placed = Placed { board: game.board(), pieces, castling: *castling, moves: *moves };
        let reachable = |candidate: &Candidate| {
            self.reach.can_reach(candidate, &occupied, *castling, *moves)
                && self.reach.can_stop(candidate, &occupied, *castling, *moves, |at| pieces[at as usize])
        };
        numbers.filter_map(|number| self.reach.candidate(number, &placed)).filter(reachable).collect()
    }

    fn after(&self, game: &Chess, played: Move) -> Option<Self> {
        let step = Step::new(game, played, &self.pieces)?;
        let mut after = Self { reach: Arc::clone(&self.reach), pieces: self.pieces, candidates: Vec::new(), ..*self };
        after.moves[step.side()] -= 1;
        step.play(&mut after.pieces);
        let castled = (!self.castling.is_empty()).then(|| game.after(played));
        let changed = castled.map(|game| (CastlingRights::new(&game), game)).filter(|(now, _)| *now != self.castling);
        after.candidates = if let Some((castling, game)) = changed {
            after.castling = castling;
            after.count(&game, self.candidates.iter().map(|candidate| candidate.picture))
        } else {
            self.apply(&step).collect()
        };
        (!after.candidates.is_empty()).then_some(after)
    }

    fn allows(&self, game: &Chess, played: Move) -> bool {
        if !self.castling.is_empty() {
            return self.after(game, played).is_some();
        }
        let step = Step::new(game, played, &self.pieces);
        step.is_some_and(|step| self.apply(&step).next().is_some())
    }

    fn apply(&self, step: &Step) -> impl Iterator<Item = Candidate> {
        let mut moves = self.moves;
        moves[step.side()] -= 1;
        self.candidates
            .iter()
            .filter_map(move |candidate| step.apply(&self.reach, *candidate, self.castling, moves, &self.pieces))
    }
}

/// Without pictures, every move is allowed.
impl Guide<Chess> for Option<Pictures> {
    fn after(&self, game: &Chess, played: Move) -> Option<Self> {
        self.as_ref().map_or(Some(None), |pictures| pictures.after(game, played).map(Some))
    }

    fn allows(&self, game: &Chess, played: Move) -> bool {
        self.as_ref().is_none_or(|pictures| pictures.allows(game, played))
    }
}
