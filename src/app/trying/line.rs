//! A line of moves from a position, and how far it is gone through.

use crate::board::{Color, Position, Square};
use crate::notation::pgn;
use crate::rules::{LegalMove, Play, Target};

/// A line of moves from a position, and how far it is gone through.
#[derive(Clone, Debug)]
pub struct Line {
    start: Stop,
    plies: Vec<Ply>,
    at: usize,
}

/// A position of the line, and the moves from it.
#[derive(Clone, Debug)]
struct Stop {
    play: Play,
    position: Position,
}

/// A half move of the line.
#[derive(Clone, Debug)]
pub struct Ply {
    /// In standard algebraic notation.
    pub san: String,
    /// Whose move it is.
    pub mover: Color,
    /// The number of the full move.
    pub number: u16,
    /// The move itself.
    pub legal: LegalMove,
    after: Stop,
}

impl Line {
    /// No moves yet; `None` where the rules of chess do not say what a move is.
    #[must_use]
    pub fn begin(position: &Position) -> Option<Self> {
        let start = Stop { play: Play::from(position)?, position: *position };
        Some(Self { start, plies: Vec::new(), at: 0 })
    }

    /// The position of the beginning.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start.position
    }

    /// The moves, also those beyond what is reached.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How many moves lead to what is reached.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The move that led to what is reached.
    #[must_use]
    pub fn last(&self) -> Option<&Ply> {
        self.plies.get(self.at.checked_sub(1)?)
    }

    /// The move after it.
    #[must_use]
    pub fn next(&self) -> Option<&Ply> {
        self.plies.get(self.at)
    }

    fn stop(&self) -> &Stop {
        self.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position that is reached.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.stop().position
    }

    /// Where the man on a square can go from there.
    #[must_use]
    pub fn targets(&self, from: Square) -> Vec<Target> {
        self.stop().play.targets(from)
    }

    /// The move that a word means there. Small letters may stand for pieces where they are no pawns'.
    #[must_use]
    pub fn find(&self, word: &str) -> Option<LegalMove> {
        let play = &self.stop().play;
        pgn::find_move(play, word).or_else(|| pgn::find_move(play, &capital(word)))
    }

    /// Goes to the position after this many moves, or to the last one.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.plies.len());
    }

    /// Plays a move: the next one if it is the same, else in place of the rest of the line.
    pub fn play(&mut self, legal: LegalMove) {
        if self.next().is_some_and(|ply| ply.legal == legal) {
            self.at += 1;
            return;
        }
        let Stop { play, position: before } = self.stop();
        let Some(san) = play.name(legal) else { return };
        let mut play = play.clone();
        play.play(legal);
        let position = play.position_as_stated();
        let (mover, number) = (before.side_to_move, before.fullmove_number);
        let next = Ply { san, mover, number, legal, after: Stop { play, position } };
        self.plies.truncate(self.at);
        self.plies.push(next);
        self.at += 1;
    }
}

/// The text with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + characters.as_str())
}
