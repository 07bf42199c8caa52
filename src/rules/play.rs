//! Playing moves from a position.

use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Move, PositionError};

use super::setup;
use crate::board::Position;

/// A position from which moves are played. Castling follows the rules of Chess960, which hold for ordinary
/// chess too.
///
/// ```
/// use fenwright::{Position, notation::fen, rules::Play};
/// let mut play = Play::from(&Position::start()).unwrap();
/// assert!(play.san("e4") && play.uci("e7e5") && !play.san("e5"));
/// assert_eq!(fen::write(&play.position()), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
/// ```
#[derive(Clone, Debug)]
pub struct Play {
    start: Position,
    game: Chess,
    plies: usize,
}

impl Play {
    /// Begins at a position; `None` where the rules of chess do not say what a move is: on boards other than
    /// 8x8, without a king on each side, and where the side to move could capture a king.
    ///
    /// Castling rights and en passant squares that are impossible do not hinder; no move can use them.
    #[must_use]
    pub fn from(position: &Position) -> Option<Self> {
        let game = Chess::from_setup(setup::setup(position)?, CastlingMode::Chess960)
            .or_else(PositionError::ignore_invalid_castling_rights)
            .or_else(PositionError::ignore_invalid_ep_square)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()?;
        Some(Self { start: *position, game, plies: 0 })
    }

    /// Plays a move in the notation of UCI, such as `e2e4` or `a7a8q`. A king castles onto its own rook or,
    /// from the e-file, two squares to a side. `false` and no change if there is no such move.
    pub fn uci(&mut self, word: &str) -> bool {
        let found = UciMove::from_ascii(word.as_bytes()).ok().and_then(|found| found.to_move(&self.game).ok());
        self.apply(found)
    }

    /// Plays a move in standard algebraic notation, such as `Nf3` or `exd8=Q+`. Whether it says that it
    /// captures, checks or mates does not matter. `false` and no change if there is no such move, or more
    /// than one.
    pub fn san(&mut self, word: &str) -> bool {
        let found = San::from_ascii(word.as_bytes()).ok().and_then(|san| {
            let other = with_other_capture(san);
            san.to_move(&self.game).or_else(|_| other.to_move(&self.game)).ok()
        });
        self.apply(found)
    }

    /// How many moves of either side were played.
    #[must_use]
    pub const fn plies(&self) -> usize {
        self.plies
    }

    /// The position that is reached: the one of the beginning exactly as it was while nothing was played.
    /// After a move the en passant square is stated only if a pawn attacks it (X-FEN), and rights that no
    /// king and rook back are gone.
    #[must_use]
    pub fn position(&self) -> Position {
        if self.plies == 0 {
            return self.start;
        }
        setup::position(&shakmaty::Position::to_setup(&self.game, EnPassantMode::PseudoLegal))
    }

    fn apply(&mut self, found: Option<Move>) -> bool {
        let Some(found) = found else { return false };
        shakmaty::Position::play_unchecked(&mut self.game, found);
        self.plies += 1;
        true
    }
}

/// The same move, a capture if it was none and the other way round.
fn with_other_capture(san: San) -> San {
    match san {
        San::Normal { role, file, rank, capture, to, promotion } => {
            San::Normal { role, file, rank, capture: !capture, to, promotion }
        }
        other => other,
    }
}
