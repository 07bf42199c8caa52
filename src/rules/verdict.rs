//! What the side to move can do.

use shakmaty::{CastlingMode, Chess, FromSetup, PositionError, Setup};

use super::game::Game;
use super::move_count::{self, MoveCount};
use super::{Ending, Problem, attacks, is_in_check_quick, problems, setup, variant_verdict, wording};
use crate::board::{BitPosition, Color, Position};
use crate::lang::{self, Value};
use crate::tr;

/// What a position amounts to for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether a king of the side to move is attacked, also in an illegal position and on any board.
    pub check: bool,
    /// Whether and how the game is over.
    pub state: State,
    /// How many legal moves there are; `None` for an illegal position.
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
    /// The game ended by the variant's own rule.
    VariantEnd(Ending),
    /// The position has a problem that no game can lead to.
    Illegal,
}

impl Verdict {
    fn of(MoveCount { moves, check }: MoveCount, is_dead: bool, halfmove_clock: u16) -> Self {
        let state = match (moves, check) {
            (0, true) => State::Checkmate,
            (0, false) => State::Stalemate,
            _ if is_dead => State::InsufficientMaterial,
            _ => State::Ongoing,
        };
        Self { check, state, moves: Some(moves as usize), draw_rule: DrawRule::of(halfmove_clock) }
    }

    /// What it comes to, in a sentence without a full stop: "White to move, 20 legal moves". Of illegal positions, of
    /// which no moves are counted, it says whose turn it is, and check.
    ///
    /// ```
    /// use fenwright::{Color, Position, rules};
    /// assert_eq!(rules::verdict(&Position::start()).sentence(Color::White), "White to move, 20 legal moves");
    /// ```
    pub fn sentence(&self, side_to_move: Color) -> String {
        let mut sentence = String::new();
        self.say(side_to_move, &mut sentence);
        sentence
    }

    /// Writes the [`sentence`](Self::sentence) into another text.
    pub(crate) fn say(&self, side_to_move: Color, out: &mut String) {
        if let State::VariantEnd(ending) = self.state {
            return out.push_str(&wording::ending(ending));
        }
        let key = match self.state {
            State::Checkmate => side_to_move.pick("rules-black-wins", "rules-white-wins"),
            State::Stalemate => side_to_move.pick("rules-white-is-stalemated", "rules-black-is-stalemated"),
            _ => side_to_move.pick("rules-white-to-move", "rules-black-to-move"),
        };
        lang::write(out, key, &[]);
        if matches!(self.state, State::Checkmate | State::Stalemate) {
            return;
        }
        if self.check {
            out.push_str(tr!("rules-in-check"));
        }
        match self.moves {
            // Two texts and digits of our own: a choice of plurals takes much longer.
            Some(1) => out.push_str(tr!("rules-one-legal-move")),
            Some(moves) => {
                let mut digits = itoa::Buffer::new();
                lang::write(out, "rules-legal-moves", &[("moves", Value::from(digits.format(moves)))]);
            }
            None => {}
        }
        if self.state == State::InsufficientMaterial {
            out.push_str(tr!("rules-dead-draw"));
        }
    }

    /// What the sentence leaves out: why no moves are counted, or by which rule the game is drawn or can be.
    pub fn remark(&self) -> Option<&'static str> {
        match (self.state, self.draw_rule) {
            (State::Illegal, _) => Some(tr!("rules-remark-illegal")),
            (State::Ongoing | State::InsufficientMaterial, Some(DrawRule::FiftyMoves)) => {
                Some(tr!("rules-remark-50-moves"))
            }
            (State::Ongoing | State::InsufficientMaterial, Some(DrawRule::SeventyFiveMoves)) => {
                Some(tr!("rules-remark-75-moves"))
            }
            _ => None,
        }
    }
}

/// The verdict on a position. Castling follows the rules of Chess960, which hold for ordinary chess too.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let mated = fen::read("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")?;
/// assert_eq!(rules::verdict(&mated).state, rules::State::Checkmate);
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn verdict(position: &Position) -> Verdict {
    verdict_with(position, &problems(position))
}

/// The verdict for who knows the position's [`problems`](super::problems()) already.
pub fn verdict_with(position: &Position, problems: &[Problem]) -> Verdict {
    if !position.rules.is_standard() {
        return variant_verdict::of(position, problems);
    }
    let bits = BitPosition::of(position);
    let is_legal = !problems.iter().any(Problem::is_illegal);
    let verdict = || match &bits {
        Some(bits) => verdict_quick(bits),
        None => Some(of_game(&Game::of(position)?, position.halfmove_clock)),
    };
    if let Some(verdict) = is_legal.then(verdict).flatten() {
        return verdict;
    }
    let quick = bits.as_ref().and_then(is_in_check_quick);
    let careful = || attacks::attacked_kings(&position.board, position.side_to_move).next().is_some();
    let check = quick.unwrap_or_else(careful);
    Verdict { check, state: State::Illegal, moves: None, draw_rule: DrawRule::of(position.halfmove_clock) }
}

/// The verdict on a game whose position has no illegal problems.
fn of_game(game: &Game, halfmove_clock: u16) -> Verdict {
    Verdict::of(MoveCount { moves: game.count_moves(), check: game.is_check() }, game.is_dead(), halfmove_clock)
}

/// The verdict on an 8x8 position without illegal problems; `None` where the rules library knows some.
///
/// ```
/// use fenwright::board::BitPosition;
/// use fenwright::{Position, rules};
/// let start = BitPosition::of(&Position::start()).unwrap();
/// assert_eq!(rules::verdict_quick(&start), Some(rules::verdict(&Position::start())));
/// ```
pub fn verdict_quick(position: &BitPosition) -> Option<Verdict> {
    match move_count::count(position) {
        Some(count) => Some(Verdict::of(count, false, position.halfmove_clock)),
        None => Some(of_game(&Game::Standard(game(setup::setup_of_bits(position)?)?), position.halfmove_clock)),
    }
}

impl DrawRule {
    pub(super) const fn of(halfmove_clock: u16) -> Option<Self> {
        match halfmove_clock {
            0..100 => None,
            100..150 => Some(Self::FiftyMoves),
            _ => Some(Self::SeventyFiveMoves),
        }
    }
}

/// The position in the terms of the rules library. Material and checks that no game leads to are odd, but
/// moves exist all the same.
fn game(setup: Setup) -> Option<Chess> {
    Chess::from_setup(setup, CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}
