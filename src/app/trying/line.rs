//! A line of moves from a position, and how far it is gone through.

use crate::board::{Color, Position};
use crate::rules::{LegalMove, Play};

/// A line of moves from a position, and how far it is gone through.
///
/// Moves that another one took the place of are not lost: undo brings them back, and so does playing the first of
/// them again.
#[derive(Clone, Debug)]
pub struct Line {
    start: Stop,
    plies: Vec<Ply>,
    at: usize,
    played: usize,
    branching: Option<Branching>,
}

/// A position of the line, and the moves from it.
#[derive(Clone, Debug)]
struct Stop {
    play: Play,
    position: Position,
    /// How the line went on from here at other times, each at least one move, the newest last.
    others: Vec<Vec<Ply>>,
}

/// The last time that a move took the place of the rest of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Branching {
    /// How many moves lead there.
    at: usize,
    /// It was undone and can be redone. What it was exchanged for is the newest of the others there, either way.
    is_undone: bool,
}

/// A half move of the line.
#[derive(Clone, Debug)]
pub struct Ply {
    pub san: String,
    pub mover: Color,
    /// Of the full move.
    pub number: u16,
    pub legal: LegalMove,
    after: Stop,
}

impl Line {
    /// No moves yet; `None` where the rules of chess do not say what a move is.
    pub fn begin(position: &Position) -> Option<Self> {
        Some(Self::from(Stop { play: Play::from(position)?, position: *position, others: Vec::new() }))
    }

    /// No moves yet, from the same beginning.
    pub fn fresh(&self) -> Self {
        Self::from(Stop { others: Vec::new(), play: self.start.play.clone(), ..self.start })
    }

    const fn from(start: Stop) -> Self {
        Self { start, plies: Vec::new(), at: 0, played: 0, branching: None }
    }

    /// Whether its first moves are these.
    pub fn begins_with(&self, moves: &[LegalMove]) -> bool {
        let first = self.plies.iter().map(|ply| ply.legal);
        self.plies.len() >= moves.len() && first.zip(moves).all(|(legal, expected)| legal == *expected)
    }

    pub const fn start(&self) -> &Position {
        &self.start.position
    }

    /// The moves, also those beyond what is reached.
    pub fn line(&self) -> &[Ply] {
        &self.plies
    }

    /// The moves as the movetext of a PGN (standard, section 8.2.2), numbered on from the position.
    pub fn movetext(&self) -> String {
        let numbered = |(index, ply): (usize, &Ply)| match ply.mover {
            Color::White => format!("{}. {}", ply.number, ply.san),
            Color::Black if index == 0 => format!("{}... {}", ply.number, ply.san),
            Color::Black => ply.san.clone(),
        };
        self.plies.iter().enumerate().map(numbered).collect::<Vec<_>>().join(" ")
    }

    /// How many moves were played in all, those included that others took the place of.
    pub const fn played(&self) -> usize {
        self.played
    }

    /// How many moves lead to what is reached.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The move that led to what is reached.
    pub fn last(&self) -> Option<&Ply> {
        self.plies.get(self.at.checked_sub(1)?)
    }

    /// The move after it.
    pub fn next(&self) -> Option<&Ply> {
        self.plies.get(self.at)
    }

    /// The move that [`Line::redo`] plays.
    pub fn redone(&self) -> Option<&Ply> {
        if self.can_redo_branching() { self.others().next() } else { self.next() }
    }

    /// The move in the place of which the last one was played, if [`Line::undo`] brings it back.
    pub fn replaced(&self) -> Option<&Ply> {
        let stop = self.stop_at(self.at.checked_sub(1)?);
        stop.others.last().filter(|_| self.can_undo_branching())?.first()
    }

    /// The other moves that were played from here, the newest first.
    pub fn others(&self) -> impl Iterator<Item = &Ply> {
        self.stop().others.iter().rev().filter_map(|moves| moves.first())
    }

    fn stop(&self) -> &Stop {
        self.stop_at(self.at)
    }

    /// The position after this many moves, at most as many as there are.
    fn stop_at(&self, at: usize) -> &Stop {
        at.checked_sub(1).and_then(|last| self.plies.get(last)).map_or(&self.start, |ply| &ply.after)
    }

    fn stop_mut(&mut self) -> &mut Stop {
        match self.at.checked_sub(1).and_then(|last| self.plies.get_mut(last)) {
            Some(ply) => &mut ply.after,
            None => &mut self.start,
        }
    }

    /// The moves from the position that is reached.
    pub fn moves(&self) -> &Play {
        &self.stop().play
    }

    pub fn position(&self) -> &Position {
        &self.stop().position
    }

    /// Goes to the position after this many moves, or to the last one.
    pub fn go_to(&mut self, at: usize) {
        self.settle_for_the_line();
        self.at = at.min(self.plies.len());
    }

    /// Takes the last move back. If it took the place of the rest of the line, that is there again.
    pub fn undo(&mut self) {
        let is_branching = self.can_undo_branching();
        self.at = self.at.saturating_sub(1);
        if is_branching {
            self.exchange();
            self.branching = Some(Branching { at: self.at, is_undone: true });
        }
    }

    /// Plays the next move of the line, or the one that was undone and had taken its place.
    pub fn redo(&mut self) {
        if self.can_redo_branching() {
            self.exchange();
            self.branching = Some(Branching { at: self.at, is_undone: false });
        }
        self.at = (self.at + 1).min(self.plies.len());
    }

    fn can_undo_branching(&self) -> bool {
        self.at.checked_sub(1).is_some_and(|at| self.branching == Some(Branching { at, is_undone: false }))
    }

    fn can_redo_branching(&self) -> bool {
        self.branching == Some(Branching { at: self.at, is_undone: true })
    }

    /// Exchanges the rest of the line for the newest of the others.
    fn exchange(&mut self) {
        if let Some(other) = self.stop_mut().others.pop() {
            self.go_on_with(other);
        }
    }

    /// Goes on from here with these moves; the rest of the line becomes the newest of the others.
    fn go_on_with(&mut self, moves: Vec<Ply>) {
        let rest = self.plies.split_off(self.at);
        if !rest.is_empty() {
            self.stop_mut().others.push(rest);
        }
        self.plies.extend(moves);
    }

    /// Who goes on in the line after undoing wants that line: redo then means its next move.
    fn settle_for_the_line(&mut self) {
        self.branching = self.branching.filter(|branching| !branching.is_undone);
    }

    /// Plays a move: the next one if it is the same, else in place of the rest of the line. One that was played
    /// here before comes with the moves that followed it. No change if it is no legal move here.
    pub fn play(&mut self, legal: LegalMove) {
        self.settle_for_the_line();
        if self.next().is_some_and(|ply| ply.legal == legal) {
            self.at += 1;
            return;
        }
        let is_branching = self.next().is_some();
        let Some(moves) = self.take_other(legal).or_else(|| Some(vec![self.new_ply(legal)?])) else { return };
        if is_branching {
            self.branching = Some(Branching { at: self.at, is_undone: false });
        }
        self.go_on_with(moves);
        self.at += 1;
    }

    /// Takes the moves that began with this one at another time.
    fn take_other(&mut self, legal: LegalMove) -> Option<Vec<Ply>> {
        let others = &mut self.stop_mut().others;
        let begins = |moves: &Vec<Ply>| moves.first().is_some_and(|ply| ply.legal == legal);
        let index = others.iter().position(begins)?;
        Some(others.remove(index))
    }

    fn new_ply(&mut self, legal: LegalMove) -> Option<Ply> {
        let Stop { play, position: before, .. } = self.stop();
        let san = play.name(legal)?;
        let mut play = play.clone();
        play.play(legal);
        let position = play.position_as_stated();
        let (mover, number) = (before.side_to_move, before.fullmove_number);
        self.played += 1;
        Some(Ply { san, mover, number, legal, after: Stop { play, position, others: Vec::new() } })
    }
}
