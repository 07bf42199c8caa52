//! The puzzle that is repaired.

use crate::board::{Piece, Position, Square, Stipulation};
use crate::rules::solver::{Judge, Judgement, NamedMove, NotSearched, QuickJudgement, SearchControl, Stopped};
use crate::rules::{Problem, problems};

use super::Edit;
use super::edit::is_playable;
use super::merits::set_mates;

/// A puzzle that is repaired: a position with a stipulation and, if known, the key of its author.
///
/// ```
/// use fenwright::board::{Goal, Stipulation};
/// use fenwright::notation::fen;
/// use fenwright::rules::repair::{Placement, Puzzle};
/// use fenwright::rules::solver::SearchControl;
///
/// // The pawn on b7 is missing.
/// let position = fen::read("kbK5/p7/1P6/8/8/8/8/R7 w - - 0 1")?;
/// let puzzle = Puzzle::new(&position, Stipulation::new(Goal::Mate, 2), Some("a1a6".to_owned()), 1 << 20).unwrap();
/// let place = |piece: &str, to: &str| {
///     puzzle.place(piece.parse().unwrap(), None, to.parse().unwrap(), &SearchControl::default()).unwrap()
/// };
/// assert_eq!(place("p", "b7"), Placement::SameKey);
/// assert_eq!(place("Q", "h7"), Placement::Short);
/// assert_eq!(place("R", "a8"), Placement::Impossible);
/// # Ok::<(), fen::Fault>(())
/// ```
#[derive(Debug)]
pub struct Puzzle {
    pub(super) position: Position,
    pub(super) stipulation: Stipulation,
    /// The key of the author, in UCI notation.
    pub(super) key: Option<String>,
    pub(super) judge: Judge,
    pub(super) problems: Vec<Problem>,
    /// First moves that solve the puzzle, or were meant to. They are tried first in edited positions.
    likely: Vec<String>,
    /// The defences that have a mate in the set play.
    pub(super) set_mates: Vec<String>,
}

/// The judgement on a puzzle with a piece on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Placement {
    /// It is sound, with the key of the author.
    SameKey,
    /// It is sound, with this other key, or the author's key is unknown.
    OtherKey(NamedMove),
    /// There are several solutions.
    Cooked,
    /// There is a solution in fewer moves, or the side to move is already mated.
    Short,
    /// There is no solution.
    NoSolution,
    /// The piece makes the position illegal.
    Impossible,
}

/// Maximum number of keys of the puzzle that are tried first in edited positions.
const MAX_LIKELY: usize = 8;

impl Puzzle {
    /// Prepares the repair of a position, legal or not, with a table of at most `table_bytes`. The author's key is in
    /// UCI notation.
    ///
    /// # Errors
    /// If there is no solver for the stipulation or the variant, or if the goal is a win or draw.
    pub fn new(
        position: &Position,
        stipulation: Stipulation,
        key: Option<String>,
        table_bytes: usize,
    ) -> Result<Self, NotSearched> {
        if !position.rules.is_standard() {
            return Err(NotSearched::Rules(position.variant()));
        }
        let judge = Judge::new(stipulation, table_bytes)?;
        let likely = key.iter().cloned().collect();
        let (position, problems) = (*position, problems(position));
        Ok(Self { position, stipulation, key, judge, problems, likely, set_mates: Vec::new() })
    }

    /// Judges the puzzle before it is edited. Its keys are tried first in edited positions afterwards. If it is sound and
    /// the author's key is unknown, its key becomes the author's.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn solve(&mut self, watch: &SearchControl) -> Result<QuickJudgement, Stopped> {
        let judged = self.judge.judge(&self.position, &self.likely, MAX_LIKELY, watch)?;
        if let Judgement::Sound = judged.judgement
            && self.key.is_none()
        {
            self.key = judged.keys.first().map(|key| key.uci.clone());
        }
        self.likely.extend(judged.keys.iter().map(|key| key.uci.clone()));
        self.set_mates = set_mates(self.stipulation, &self.position, watch)?;
        Ok(judged)
    }

    /// Returns the author's key in UCI notation, if it is known.
    pub fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// Returns `true` if a key of an edited position is the author's: the same move or, if its piece was moved before, a
    /// move of this piece to the same square.
    pub(super) fn is_author_key(&self, key: &NamedMove, edits: &[Edit]) -> bool {
        let Some(own) = &self.key else { return false };
        let moved = edits.iter().find_map(|edit| match edit {
            Edit::Moved(_, from, to) => Some((own.strip_prefix(&from.to_string())?, to)),
            _ => None,
        });
        match moved {
            Some((rest, from)) => key.uci.strip_prefix(&from.to_string()) == Some(rest),
            None => key.uci == *own,
        }
    }

    pub(super) fn judge(
        &self,
        position: &Position,
        max_keys: usize,
        watch: &SearchControl,
    ) -> Result<QuickJudgement, Stopped> {
        self.judge.judge(position, &self.likely, max_keys, watch)
    }

    /// Judges the puzzle with a piece on a square, in place of the piece that is there. The piece is new, or comes from
    /// another square.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn place(
        &self,
        piece: Piece,
        from: Option<Square>,
        to: Square,
        watch: &SearchControl,
    ) -> Result<Placement, Stopped> {
        let edit = from.map_or(Edit::Added(piece, to), |from| Edit::Moved(piece, from, to));
        let is_held = self.position.board.can_hold(to, piece.role);
        let after = edit.apply(&self.position).filter(|after| is_held && is_playable(after, &self.problems));
        let Some(after) = after else { return Ok(Placement::Impossible) };
        let QuickJudgement { judgement, keys } = self.judge(&after, 2, watch)?;
        Ok(match (judgement, keys.into_iter().next()) {
            (Judgement::Sound, Some(key)) if self.is_author_key(&key, &[edit]) => Placement::SameKey,
            (Judgement::Sound, Some(key)) => Placement::OtherKey(key),
            (Judgement::Cooked | Judgement::Several, _) => Placement::Cooked,
            (Judgement::Short | Judgement::AlreadyMate, _) => Placement::Short,
            _ => Placement::NoSolution,
        })
    }
}
