//! The verdict on a position: check, mate, draw and the number of legal moves.

use shakmaty::{CastlingMode, Chess, FromSetup, PositionError, Setup};

use super::ending::{has_reached_last_rank, is_on_hill};
use super::game::Game;
use super::move_count::{self, MoveCount};
use super::{Ending, Problem, attacks, is_in_check_quick, problems, shakmaty_setup};
use crate::board::{BitPosition, Checks, Color, Piece, Position, Role, Rules, Variant};

/// The verdict on a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// `true` if a king of the side to move is attacked, on any board and also in illegal positions.
    pub check: bool,
    /// The state of the game.
    pub state: GameState,
    /// The number of legal moves; `None` for an illegal position.
    pub moves: Option<usize>,
    /// The draw rule that applies at this halfmove clock, if any.
    pub draw_rule: Option<DrawRule>,
}

/// A draw rule that counts moves without capture or pawn move (FIDE Laws of Chess, articles 9.3 and 9.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawRule {
    /// 50 moves by each side: a player may claim a draw.
    FiftyMoves,
    /// 75 moves by each side: the game is drawn unless the last move mated.
    SeventyFiveMoves,
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// The side to move has a legal move.
    Ongoing,
    /// The side to move is checkmated.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// Neither side can mate, although there are legal moves.
    InsufficientMaterial,
    /// The game ended by a rule of its variant.
    VariantEnd(Ending),
    /// The position has a problem that makes it illegal.
    Illegal,
}

impl Verdict {
    fn new(MoveCount { moves, check }: MoveCount, is_dead: bool, halfmove_clock: u16) -> Self {
        let state = match (moves, check) {
            (0, true) => GameState::Checkmate,
            (0, false) => GameState::Stalemate,
            _ if is_dead => GameState::InsufficientMaterial,
            _ => GameState::Ongoing,
        };
        Self { check, state, moves: Some(moves as usize), draw_rule: DrawRule::from_clock(halfmove_clock) }
    }
}

/// Returns the verdict on a position. Castling follows the rules of Chess960, which include those of standard chess.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let mated = fen::read("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")?;
/// assert_eq!(rules::verdict(&mated).state, rules::GameState::Checkmate);
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn verdict(position: &Position) -> Verdict {
    verdict_with_problems(position, &problems(position))
}

/// Returns the verdict on a position whose [`problems`](super::problems()) are already known.
pub fn verdict_with_problems(position: &Position, problems: &[Problem]) -> Verdict {
    if !position.rules.is_standard() {
        return variant_verdict(position, problems);
    }
    let bits = BitPosition::from_standard(position);
    let is_legal = !problems.iter().any(Problem::is_illegal);
    let verdict = || match &bits {
        Some(bits) => verdict_quick(bits),
        None => Some(game_verdict(&Game::from_position(position)?, position.halfmove_clock)),
    };
    if let Some(verdict) = is_legal.then(verdict).flatten() {
        return verdict;
    }
    let quick = bits.as_ref().and_then(is_in_check_quick);
    let careful = || attacks::attacked_kings(&position.board, position.side_to_move).next().is_some();
    let check = quick.unwrap_or_else(careful);
    Verdict { check, state: GameState::Illegal, moves: None, draw_rule: DrawRule::from_clock(position.halfmove_clock) }
}

/// Returns the verdict on a game whose position is not illegal.
fn game_verdict(game: &Game, halfmove_clock: u16) -> Verdict {
    Verdict::new(MoveCount { moves: game.count_moves(), check: game.is_check() }, game.is_dead(), halfmove_clock)
}

/// Returns the verdict on a standard position without illegal problems; `None` if shakmaty rejects it.
///
/// ```
/// use fenwright::board::BitPosition;
/// use fenwright::{Position, rules};
/// let start = BitPosition::from_standard(&Position::start()).unwrap();
/// assert_eq!(rules::verdict_quick(&start), Some(rules::verdict(&Position::start())));
/// ```
pub fn verdict_quick(position: &BitPosition) -> Option<Verdict> {
    match move_count::count(position) {
        Some(count) => Some(Verdict::new(count, false, position.halfmove_clock)),
        None => Some(game_verdict(
            &Game::Standard(to_chess(shakmaty_setup::to_setup_from_bits(position)?)?),
            position.halfmove_clock,
        )),
    }
}

impl DrawRule {
    pub(super) const fn from_clock(halfmove_clock: u16) -> Option<Self> {
        match halfmove_clock {
            0..100 => None,
            100..150 => Some(Self::FiftyMoves),
            _ => Some(Self::SeventyFiveMoves),
        }
    }
}

/// Converts to shakmaty's position. Too much material and impossible checks are accepted, because legal moves do not
/// depend on them.
fn to_chess(setup: Setup) -> Option<Chess> {
    Chess::from_setup(setup, CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

fn variant_verdict(position: &Position, problems: &[Problem]) -> Verdict {
    let draw_rule = DrawRule::from_clock(position.halfmove_clock);
    let game = Game::from_position(position);
    let check = game.as_ref().map_or_else(|| is_in_check(position), Game::is_check);
    let legal = game.filter(|_| !problems.iter().any(Problem::is_illegal));
    let Some(game) = legal else { return Verdict { check, state: GameState::Illegal, moves: None, draw_rule } };
    let moves = game.count_moves() as usize;
    let state = match ending(position, &game, moves) {
        Some(ending) => GameState::VariantEnd(ending),
        None if moves == 0 && check => GameState::Checkmate,
        None if moves == 0 => GameState::Stalemate,
        None if game.is_dead() => GameState::InsufficientMaterial,
        None => GameState::Ongoing,
    };
    Verdict { check, state, moves: Some(moves), draw_rule }
}

/// For positions that are not playable: returns `true` if a king of the side to move is attacked; `false` in antichess.
fn is_in_check(position: &Position) -> bool {
    let has_royal_king = position.variant() != Variant::Antichess;
    has_royal_king && attacks::attacked_kings(&position.board, position.side_to_move).next().is_some()
}

fn ending(position: &Position, game: &Game, moves: usize) -> Option<Ending> {
    let side_to_move = position.side_to_move;
    let has_king = |color| position.board.find(Piece::new(color, Role::King)).next().is_some();
    let has_men = |color| position.board.pieces().any(|(_, piece)| piece.color == color);
    let found = |ending: fn(Color) -> Ending, is: &dyn Fn(Color) -> bool| {
        [side_to_move, !side_to_move].into_iter().find(|color| is(*color)).map(ending)
    };
    match position.rules {
        Rules::Standard | Rules::Crazyhouse(_) => None,
        Rules::ThreeCheck(checks) => found(Ending::ThreeChecks, &|color| checks.given(color) == Checks::TO_WIN),
        Rules::KingOfTheHill => found(Ending::KingOnHill, &|color| is_on_hill(position, color)),
        Rules::Antichess if moves > 0 => None,
        Rules::Antichess => {
            found(Ending::AllPiecesLost, &|color| !has_men(color)).or(Some(Ending::CannotMove(side_to_move)))
        }
        Rules::Atomic => found(Ending::NoKing, &|color| !has_king(color)),
        Rules::Horde => (!has_men(Color::White)).then_some(Ending::HordeCaptured),
        Rules::RacingKings if !game.is_variant_end() => None,
        Rules::RacingKings => {
            let [white, black] = Color::ALL.map(|color| has_reached_last_rank(position, color));
            Some(match (white, black) {
                (true, true) => Ending::BothReachedLastRank,
                (true, false) => Ending::ReachedLastRank(Color::White),
                (false, _) => Ending::ReachedLastRank(Color::Black),
            })
        }
    }
}
