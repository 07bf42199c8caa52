//! What the side to move can do.

use shakmaty::{CastlingMode, Chess, FromSetup, PositionError, Setup};

use super::{Problem, attacks, is_in_check_quick, problems, setup};
use crate::board::{BitPosition, Color, Position};

/// What a position amounts to for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether a king of the side to move is attacked, also in an illegal position and on any board.
    pub check: bool,
    /// Whether and how the game is over.
    pub state: State,
    /// How many legal moves there are; `None` for an illegal position and for boards other than 8x8.
    pub moves: Option<usize>,
    /// The rule by which the halfmove clock allows or makes a draw.
    pub draw_rule: Option<DrawRule>,
}

/// A rule on moves without a capture or pawn move (FIDE Laws of Chess, articles 9.3 and 9.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawRule {
    /// 50 moves of each side: the player to move may claim a draw.
    FiftyMoves,
    /// 75 moves of each side: the game is drawn, unless the last move mated.
    SeventyFiveMoves,
}

/// Whether and how a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The side to move can move.
    Ongoing,
    /// The side to move is mated.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// Neither side can mate, though there are legal moves.
    InsufficientMaterial,
    /// The position has a problem that no game can lead to.
    Illegal,
    /// The board is not 8x8, so that the rules of chess do not say.
    NotApplicable,
}

impl Verdict {
    /// What it comes to, in a sentence without a full stop: "White to move, 20 legal moves". Of illegal positions
    /// and boards other than 8x8, of which no moves are counted, it says whose turn it is, and check.
    ///
    /// ```
    /// use fenwright::{Color, Position, rules};
    /// assert_eq!(rules::verdict(&Position::start()).sentence(Color::White), "White to move, 20 legal moves");
    /// ```
    #[must_use]
    pub fn sentence(&self, side_to_move: Color) -> String {
        let mover = name(side_to_move);
        match self.state {
            State::Checkmate => return format!("Checkmate, {} wins", name(!side_to_move)),
            State::Stalemate => return format!("Stalemate, {mover} cannot move"),
            State::Ongoing | State::InsufficientMaterial | State::Illegal | State::NotApplicable => {}
        }
        let check = self.check.then(|| "in check".to_owned());
        let draw = (self.state == State::InsufficientMaterial).then(|| "dead draw".to_owned());
        let parts = [Some(format!("{mover} to move")), check, self.moves.map(legal_moves), draw];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// What the sentence leaves out: why no moves are counted, or by which rule the game is drawn or can be.
    #[must_use]
    pub const fn remark(&self) -> Option<&'static str> {
        match (self.state, self.draw_rule) {
            (State::Illegal, _) => Some("illegal position"),
            (State::NotApplicable, _) => Some("moves are counted on 8x8 boards only"),
            (State::Ongoing | State::InsufficientMaterial, Some(DrawRule::FiftyMoves)) => {
                Some("a draw can be claimed by the 50-move rule")
            }
            (State::Ongoing | State::InsufficientMaterial, Some(DrawRule::SeventyFiveMoves)) => {
                Some("drawn by the 75-move rule")
            }
            _ => None,
        }
    }
}

fn name(color: Color) -> &'static str {
    color.pick("White", "Black")
}

fn legal_moves(count: usize) -> String {
    if count == 1 { "1 legal move".to_owned() } else { format!("{count} legal moves") }
}

/// The verdict on a position. Castling follows the rules of Chess960, which hold for ordinary chess too.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let mated = fen::read("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")?;
/// assert_eq!(rules::verdict(&mated).state, rules::State::Checkmate);
/// # Ok::<(), fen::Fault>(())
/// ```
#[must_use]
pub fn verdict(position: &Position) -> Verdict {
    verdict_with(position, &problems(position))
}

/// The verdict for who knows the position's [`problems`](super::problems()) already.
#[must_use]
pub fn verdict_with(position: &Position, problems: &[Problem]) -> Verdict {
    let quick = BitPosition::of(position).and_then(|position| is_in_check_quick(&position));
    let careful = || attacks::attacked_kings(&position.board, position.side_to_move).next().is_some();
    let check = quick.unwrap_or_else(careful);
    let draw_rule = DrawRule::of(position.halfmove_clock);
    let without_moves = |state| Verdict { check, state, moves: None, draw_rule };
    if problems.iter().any(Problem::is_illegal) {
        return without_moves(State::Illegal);
    }
    if !position.board.size().is_standard() {
        return without_moves(State::NotApplicable);
    }
    let Some(game) = setup::setup(position).and_then(game) else { return without_moves(State::Illegal) };
    verdict_of(&game, check, draw_rule)
}

/// The verdict on a position that [`is_sound_quick`](super::is_sound_quick), for those who ask of millions; `None` where
/// [`verdict`] has to look.
///
/// ```
/// use fenwright::board::BitPosition;
/// use fenwright::{Position, rules};
/// let start = BitPosition::of(&Position::start()).unwrap();
/// assert_eq!(rules::verdict_quick(&start), Some(rules::verdict(&Position::start())));
/// ```
#[must_use]
pub fn verdict_quick(position: &BitPosition) -> Option<Verdict> {
    let game = game(setup::setup_of_bits(position)?)?;
    let check = shakmaty::Position::is_check(&game);
    Some(verdict_of(&game, check, DrawRule::of(position.halfmove_clock)))
}

impl DrawRule {
    const fn of(halfmove_clock: u16) -> Option<Self> {
        match halfmove_clock {
            0..100 => None,
            100..150 => Some(Self::FiftyMoves),
            _ => Some(Self::SeventyFiveMoves),
        }
    }
}

fn verdict_of(game: &Chess, check: bool, draw_rule: Option<DrawRule>) -> Verdict {
    let moves = shakmaty::Position::legal_moves(game).len();
    let state = match (moves, check) {
        (0, true) => State::Checkmate,
        (0, false) => State::Stalemate,
        _ if shakmaty::Position::is_insufficient_material(game) => State::InsufficientMaterial,
        _ => State::Ongoing,
    };
    Verdict { check, state, moves: Some(moves), draw_rule }
}

/// The position in the terms of the rules library. Material and checks that no game leads to are odd, but
/// moves exist all the same.
fn game(setup: Setup) -> Option<Chess> {
    Chess::from_setup(setup, CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}
