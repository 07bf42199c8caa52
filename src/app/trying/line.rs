//! A line of moves from a position, and the current position in the line.

use std::iter;

use crate::board::{Color, Position};
use crate::rules::{GameResult, LegalMove, Play, Proof, Prover};

/// A line of moves from a position, and the current position in the line.
///
/// Replaced moves are kept: undo restores them, and so does playing the first of them again.
#[derive(Clone, Debug)]
pub struct Line {
    start: LineNode,
    plies: Vec<Ply>,
    at: usize,
    played: usize,
    branching: Option<Branching>,
    /// The number of moves played and the size of the tables when results were looked up last.
    looked_up: Option<(usize, usize)>,
}

#[derive(Clone, Debug)]
struct LineNode {
    play: Play,
    position: Position,
    proof: Option<Proof>,
    /// Other continuations that were played from here, each at least one move, newest last.
    alternatives: Vec<Vec<Ply>>,
}

/// The latest move that replaced the rest of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Branching {
    at: usize,
    /// `true` if the replacement was undone and can be redone. The newest alternative at this point has the replaced
    /// moves or, after the undo, the moves that replaced them.
    is_undone: bool,
}

#[derive(Clone, Debug)]
pub struct Ply {
    pub san: String,
    pub mover: Color,
    pub number: u16,
    pub legal: LegalMove,
    after: LineNode,
}

impl Line {
    /// Starts a line without moves; `None` if the rules define no moves from the position.
    pub fn new(position: &Position) -> Option<Self> {
        Some(Self::from_start(LineNode {
            play: Play::from_position(position)?,
            position: *position,
            proof: None,
            alternatives: Vec::new(),
        }))
    }

    /// Starts a line again from the first position, without moves.
    pub fn restarted(&self) -> Self {
        Self::from_start(LineNode { alternatives: Vec::new(), play: self.start.play.clone(), ..self.start })
    }

    const fn from_start(start: LineNode) -> Self {
        Self { start, plies: Vec::new(), at: 0, played: 0, branching: None, looked_up: None }
    }

    pub fn begins_with(&self, moves: &[LegalMove]) -> bool {
        let first = self.plies.iter().map(|ply| ply.legal);
        self.plies.len() >= moves.len() && first.zip(moves).all(|(legal, expected)| legal == *expected)
    }

    pub const fn start(&self) -> &Position {
        &self.start.position
    }

    /// Returns all moves, including those after the current position.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the moves as PGN movetext (PGN standard 8.2.2), with numbers that continue those of the position.
    pub fn movetext(&self) -> String {
        let numbered = |(index, ply): (usize, &Ply)| match ply.mover {
            Color::White => format!("{}. {}", ply.number, ply.san),
            Color::Black if index == 0 => format!("{}... {}", ply.number, ply.san),
            Color::Black => ply.san.clone(),
        };
        self.plies.iter().enumerate().map(numbered).collect::<Vec<_>>().join(" ")
    }

    /// Returns the total number of moves played, including replaced ones.
    pub const fn played(&self) -> usize {
        self.played
    }

    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the move that led to the current position.
    pub fn last(&self) -> Option<&Ply> {
        self.plies.get(self.at.checked_sub(1)?)
    }

    pub fn next(&self) -> Option<&Ply> {
        self.plies.get(self.at)
    }

    pub fn next_redo(&self) -> Option<&Ply> {
        if self.can_redo_branching() { self.alternatives().next() } else { self.next() }
    }

    /// Returns the move that the last move replaced, if [`Line::undo`] restores it.
    pub fn replaced_move(&self) -> Option<&Ply> {
        let stop = self.node_at(self.at.checked_sub(1)?);
        stop.alternatives.last().filter(|_| self.can_undo_branching())?.first()
    }

    /// Returns the other moves that were played from here, newest first.
    pub fn alternatives(&self) -> impl Iterator<Item = &Ply> {
        self.node().alternatives.iter().rev().filter_map(|moves| moves.first())
    }

    fn node(&self) -> &LineNode {
        self.node_at(self.at)
    }

    fn node_at(&self, at: usize) -> &LineNode {
        at.checked_sub(1).and_then(|last| self.plies.get(last)).map_or(&self.start, |ply| &ply.after)
    }

    fn node_mut(&mut self) -> &mut LineNode {
        match self.at.checked_sub(1).and_then(|last| self.plies.get_mut(last)) {
            Some(ply) => &mut ply.after,
            None => &mut self.start,
        }
    }

    /// Looks up the results of all positions of the line, if moves or tables were added since the last call. `current` is
    /// the proven result of the current position.
    pub fn look_up_results(&mut self, current: Option<Proof>, prover: &Prover) {
        if let Some(proof) = current {
            self.node_mut().proof = Some(proof);
        }
        let now = Some((self.played, prover.endings().bytes()));
        if std::mem::replace(&mut self.looked_up, now) == now {
            return;
        }
        for node in iter::once(&mut self.start).chain(self.plies.iter_mut().map(|ply| &mut ply.after)) {
            node.proof = node.proof.or_else(|| prover.known(&node.position));
        }
    }

    /// Returns the proven result of a move for the side that makes it, and the better result that it gives away.
    pub fn move_result(&self, index: usize) -> Option<(Proof, Option<GameResult>)> {
        let proof = self.node_at(index + 1).proof.filter(|_| index < self.plies.len())?.before_move();
        let before = self.node_at(index).proof.map(|proof| proof.result);
        Some((proof, before.filter(|before| *before != proof.result)))
    }

    pub fn moves(&self) -> &Play {
        &self.node().play
    }

    pub fn position(&self) -> &Position {
        &self.node().position
    }

    /// Goes to the position after this number of half moves, or to the end of the line if it is shorter.
    pub fn go_to(&mut self, at: usize) {
        self.forget_undone_branch();
        self.at = at.min(self.plies.len());
    }

    /// Takes the last move back. If the move replaced the rest of the line, restores that rest.
    pub fn undo(&mut self) {
        let is_branching = self.can_undo_branching();
        self.at = self.at.saturating_sub(1);
        if is_branching {
            self.swap_rest();
            self.branching = Some(Branching { at: self.at, is_undone: true });
        }
    }

    /// Plays the next move of the line. If a move that replaced it was undone, plays that move again instead.
    pub fn redo(&mut self) {
        if self.can_redo_branching() {
            self.swap_rest();
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

    fn swap_rest(&mut self) {
        if let Some(other) = self.node_mut().alternatives.pop() {
            self.continue_with(other);
        }
    }

    /// Continues from here with these moves. The rest of the line becomes the newest alternative.
    fn continue_with(&mut self, moves: Vec<Ply>) {
        let rest = self.plies.split_off(self.at);
        if !rest.is_empty() {
            self.node_mut().alternatives.push(rest);
        }
        self.plies.extend(moves);
    }

    /// Called when the line is browsed after an undo: redo then plays the next move of the line, not the undone move.
    fn forget_undone_branch(&mut self) {
        self.branching = self.branching.filter(|branching| !branching.is_undone);
    }

    /// Plays a move, unless it is illegal here. A move other than the next one of the line replaces the rest of the
    /// line. If such a move was played here before, the moves that followed it are restored.
    pub fn play(&mut self, legal: LegalMove) {
        self.forget_undone_branch();
        if self.next().is_some_and(|ply| ply.legal == legal) {
            self.at += 1;
            return;
        }
        let is_branching = self.next().is_some();
        let Some(moves) = self.take_alternative(legal).or_else(|| Some(vec![self.new_ply(legal)?])) else { return };
        if is_branching {
            self.branching = Some(Branching { at: self.at, is_undone: false });
        }
        self.continue_with(moves);
        self.at += 1;
    }

    fn take_alternative(&mut self, legal: LegalMove) -> Option<Vec<Ply>> {
        let others = &mut self.node_mut().alternatives;
        let begins = |moves: &Vec<Ply>| moves.first().is_some_and(|ply| ply.legal == legal);
        let index = others.iter().position(begins)?;
        Some(others.remove(index))
    }

    fn new_ply(&mut self, legal: LegalMove) -> Option<Ply> {
        let mut play = self.node().play.clone();
        play.pass_to(&legal);
        let san = play.to_san(legal)?;
        let Position { side_to_move: mover, fullmove_number: number, .. } = play.position();
        play.play(legal).ok()?;
        let position = play.position_with_all_en_passant();
        self.played += 1;
        Some(Ply {
            san,
            mover,
            number,
            legal,
            after: LineNode { play, position, proof: None, alternatives: Vec::new() },
        })
    }
}
