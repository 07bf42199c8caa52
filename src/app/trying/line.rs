//! A line of moves from a position, and the current position in the line.

use std::cell::OnceCell;
use std::{iter, mem};

use crate::board::{Color, Position};
use crate::rules::{self, GameResult, LegalMove, Play, Proof, Prover, Retraction};

/// A line of moves from a position, and the current position in the line.
///
/// Replaced moves are kept: undo restores them, and so does playing the first of them again. A retraction puts a move in
/// front of the line, which then starts before its origin.
#[derive(Clone, Debug)]
pub struct Line {
    /// The position at which the line began, before any retraction.
    origin: Position,
    start: LineNode,
    /// The moves from the start to the origin, the first one last: each was retracted.
    retracted: Vec<LegalMove>,
    /// Retractions that were undone, the latest last. In each, the node after the move is replaced by the one before it.
    undone_retractions: Vec<Ply>,
    /// The possible last moves before the start.
    retractions: OnceCell<Vec<Retraction>>,
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
    /// The number of the next move. It is 0 or less if moves were retracted beyond move 1.
    number: i32,
    proof: Option<Proof>,
    /// Other continuations that were played from here, each at least one move, newest last.
    alternatives: Vec<Vec<Ply>>,
}

impl LineNode {
    fn new(position: &Position, number: i32) -> Option<Self> {
        let play = Play::from_position(position)?;
        Some(Self { play, position: *position, number, proof: None, alternatives: Vec::new() })
    }

    fn without_alternatives(&self) -> Self {
        Self { play: self.play.clone(), alternatives: Vec::new(), ..*self }
    }
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
    pub number: i32,
    pub legal: LegalMove,
    after: LineNode,
}

impl Line {
    /// Starts a line without moves; `None` if the rules define no moves from the position.
    pub fn new(position: &Position) -> Option<Self> {
        Some(Self {
            origin: *position,
            start: LineNode::new(position, position.fullmove_number.into())?,
            retracted: Vec::new(),
            undone_retractions: Vec::new(),
            retractions: OnceCell::new(),
            plies: Vec::new(),
            at: 0,
            played: 0,
            branching: None,
            looked_up: None,
        })
    }

    /// Returns the line up to the current position, without replaced moves.
    pub fn up_to_here(&self) -> Self {
        let copy = |ply: &Ply| Ply { san: ply.san.clone(), after: ply.after.without_alternatives(), ..*ply };
        Self {
            start: self.start.without_alternatives(),
            retracted: self.retracted.clone(),
            undone_retractions: Vec::new(),
            retractions: OnceCell::new(),
            plies: self.plies.iter().take(self.at).map(copy).collect(),
            branching: None,
            looked_up: None,
            ..*self
        }
    }

    /// Returns `true` if the moves after the current position begin with these.
    pub fn continues_with(&self, moves: &[LegalMove]) -> bool {
        begins_with(self.plies.get(self.at..), moves)
    }

    /// Returns `true` if the moves after the origin begin with these.
    pub fn begins_with(&self, moves: &[LegalMove]) -> bool {
        begins_with(self.origin_at().and_then(|origin| self.plies.get(origin..)), moves)
    }

    /// Returns the position at which the line began, before any retraction.
    pub const fn origin(&self) -> &Position {
        &self.origin
    }

    /// Returns the number of moves before the origin; `None` if other moves have replaced those that lead to it.
    pub fn origin_at(&self) -> Option<usize> {
        let at = self.retracted.len();
        let is_reached = at <= self.plies.len() && self.node_at(at).position == self.origin;
        is_reached.then_some(at)
    }

    pub fn is_at_origin(&self) -> bool {
        self.origin_at() == Some(self.at)
    }

    /// Returns the moves from the origin to the current position.
    pub fn moves_from_origin(&self) -> &[Ply] {
        self.origin_at().and_then(|origin| self.plies.get(origin..self.at)).unwrap_or_default()
    }

    /// Returns the moves from the start to the origin, in the order of play.
    pub fn retracted(&self) -> impl ExactSizeIterator<Item = LegalMove> {
        self.retracted.iter().rev().copied()
    }

    /// Returns the number of moves that were taken back to reach the current position from the origin, and the number of
    /// moves played after that.
    pub fn count_from_origin(&self) -> (usize, usize) {
        let led_back = self.retracted().zip(&self.plies).take_while(|(legal, ply)| *legal == ply.legal).count();
        let common = led_back.min(self.at);
        (self.retracted.len() - common, self.at - common)
    }

    /// Returns all moves, including those after the current position.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the moves after the origin as PGN movetext (PGN standard 8.2.2), with numbers that continue those of the
    /// position.
    pub fn movetext(&self) -> String {
        let numbered = |(index, ply): (usize, &Ply)| match ply.mover {
            Color::White => format!("{}. {}", ply.number, ply.san),
            Color::Black if index == 0 => format!("{}... {}", ply.number, ply.san),
            Color::Black => ply.san.clone(),
        };
        let origin = self.origin_at().unwrap_or(self.plies.len());
        self.plies.iter().skip(origin).enumerate().map(numbered).collect::<Vec<_>>().join(" ")
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

    /// Returns the move that [`Line::undo`] takes back or, at the start, plays again.
    pub fn next_undo(&self) -> Option<&Ply> {
        self.last().or_else(|| self.retracted_ply())
    }

    /// Returns the latest retracted move, which leads from the start towards the origin.
    fn retracted_ply(&self) -> Option<&Ply> {
        let legal = self.retracted.last()?;
        let others = self.start.alternatives.iter().filter_map(|moves| moves.first());
        self.plies.first().into_iter().chain(others).find(|ply| ply.legal == *legal)
    }

    pub fn next_redo(&self) -> Option<&Ply> {
        if let Some(ply) = self.undone_retractions.last() {
            return Some(ply);
        }
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
        self.forget_undone();
        self.at = at.min(self.plies.len());
    }

    /// Takes the last move back. If the move replaced the rest of the line, restores that rest. At the start, undoes the
    /// latest retraction.
    pub fn undo(&mut self) {
        if self.at == 0 {
            self.undo_retraction();
            return;
        }
        let is_branching = self.can_undo_branching();
        self.at = self.at.saturating_sub(1);
        if is_branching {
            self.swap_rest();
            self.branching = Some(Branching { at: self.at, is_undone: true });
        }
    }

    /// Plays the next move of the line. If a move that replaced it was undone, plays that move again instead. If a
    /// retraction was undone, retracts again.
    pub fn redo(&mut self) {
        if let Some(ply) = self.undone_retractions.pop() {
            self.put_in_front(ply);
            return;
        }
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
    fn forget_undone(&mut self) {
        self.undone_retractions.clear();
        self.branching = self.branching.filter(|branching| !branching.is_undone);
    }

    /// Returns the possible last moves before the line; none if moves were played.
    pub fn retractions(&self) -> &[Retraction] {
        if self.at > 0 { &[] } else { self.retractions.get_or_init(|| rules::retractions(&self.start.position)) }
    }

    /// Puts a move in front of the line, which then starts before it. Returns `false` if moves were played, or if no
    /// legal move leads to the start.
    pub fn retract(&mut self, retraction: &Retraction) -> bool {
        let retracted = (self.at == 0).then(|| self.new_retraction(retraction)).flatten();
        let Some(ply) = retracted else { return false };
        self.forget_undone();
        self.put_in_front(ply);
        self.played += 1;
        true
    }

    /// Returns the retracted move, with the position before it in place of the one after it.
    fn new_retraction(&self, retraction: &Retraction) -> Option<Ply> {
        let LineNode { position, number, .. } = &self.start;
        let before = retraction.before(position);
        let mover = before.side_to_move;
        let number = number - i32::from(mover == Color::Black);
        let node = LineNode::new(&before, number)?;
        let leads_here = |legal: &LegalMove| {
            let mut play = node.play.clone();
            legal.from == retraction.from && play.play(*legal).is_ok() && play.position().board == position.board
        };
        let legal = node.play.moves().into_iter().find(leads_here)?;
        Some(Ply { san: node.play.to_san(legal)?, mover, number, legal, after: node })
    }

    /// Starts the line with a retracted move, which has the node before it in place of the one after it.
    fn put_in_front(&mut self, mut ply: Ply) {
        mem::swap(&mut self.start, &mut ply.after);
        self.retracted.push(ply.legal);
        self.plies.insert(0, ply);
        self.branching = self.branching.map(|branching| Branching { at: branching.at + 1, ..branching });
        self.retractions.take();
    }

    fn undo_retraction(&mut self) {
        let Some(legal) = self.retracted.last().copied() else { return };
        if self.next().is_none_or(|ply| ply.legal != legal) {
            let Some(moves) = self.take_alternative(legal) else { return };
            self.continue_with(moves);
        }
        let mut ply = self.plies.remove(0);
        mem::swap(&mut self.start, &mut ply.after);
        self.retracted.pop();
        self.undone_retractions.push(ply);
        let earlier = |branching: Branching| Some(Branching { at: branching.at.checked_sub(1)?, ..branching });
        self.branching = self.branching.and_then(earlier);
        self.retractions.take();
    }

    /// Plays a move, unless it is illegal here. A move other than the next one of the line replaces the rest of the
    /// line. If such a move was played here before, the moves that followed it are restored.
    pub fn play(&mut self, legal: LegalMove) {
        self.forget_undone();
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
        let node = self.node();
        let mut play = node.play.clone();
        let base = node.number - i32::from(node.position.fullmove_number);
        play.pass_to(&legal);
        let san = play.to_san(legal)?;
        let Position { side_to_move: mover, fullmove_number, .. } = play.position();
        let number = base + i32::from(fullmove_number);
        play.play(legal).ok()?;
        let position = play.position_with_all_en_passant();
        let next_number = base + i32::from(position.fullmove_number);
        self.played += 1;
        Some(Ply {
            san,
            mover,
            number,
            legal,
            after: LineNode { play, position, number: next_number, proof: None, alternatives: Vec::new() },
        })
    }
}

fn begins_with(plies: Option<&[Ply]>, moves: &[LegalMove]) -> bool {
    let begins =
        |plies: &[Ply]| plies.iter().map(|ply| ply.legal).zip(moves).all(|(legal, expected)| legal == *expected);
    plies.is_some_and(|plies| plies.len() >= moves.len() && begins(plies))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    const QUIET: &str = "7k/8/8/8/8/8/1P6/KB6 b - - 5 40";

    fn line(text: &str) -> Line {
        Line::new(&fen::read(text).unwrap()).unwrap()
    }

    fn retract(line: &mut Line, from: &str) {
        let from = from.parse().unwrap();
        let found = line.retractions().iter().copied().find(|retraction| retraction.from == from);
        assert!(line.retract(&found.unwrap()));
    }

    fn play(line: &mut Line, word: &str) {
        line.play(line.moves().find_san(word).unwrap());
    }

    #[test]
    fn a_legal_move_leads_from_every_retraction_to_the_position() {
        for text in [
            QUIET,
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "8/8/3P4/8/8/7k/8/7K b - - 7 40",
            "3Q3R/8/8/8/8/k7/8/7K b - - 0 1",
            "k7/8/8/8/8/8/8/2KR1R2 b - - 0 40",
            "k7/8/8/8/8/8/8/5RK1 b - - 3 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        ] {
            let line = line(text);
            assert!(!line.retractions().is_empty(), "{text}");
            for retraction in line.retractions() {
                let mut line = line.clone();
                assert!(line.retract(retraction), "{text}: {retraction:?}");
                assert_eq!(line.position(), &retraction.before(line.origin()));
                line.go_to(1);
                assert_eq!(fen::write(line.position()), text, "{retraction:?}");
                assert!(line.is_at_origin());
            }
        }
    }

    #[test]
    fn the_origin_is_found_behind_retracted_moves() {
        let mut line = line(QUIET);
        play(&mut line, "Kg7");
        line.go_to(0);
        retract(&mut line, "a2");
        retract(&mut line, "g8");
        assert_eq!((line.origin_at(), line.at(), line.movetext().as_str()), (Some(2), 0, "40... Kg7"));
        assert_eq!(line.count_from_origin(), (2, 0));
        line.go_to(3);
        assert_eq!((line.count_from_origin(), line.moves_from_origin().len()), ((0, 1), 1));
        line.go_to(1);
        play(&mut line, "b4");
        assert_eq!((line.origin_at(), line.movetext().as_str(), line.count_from_origin()), (None, "", (1, 1)));
        assert!(!line.is_at_origin() && !line.retract(&rules::retractions(line.position())[0]));
    }

    #[test]
    fn a_retraction_keeps_an_undone_branch() {
        let mut line = line(QUIET);
        for word in ["Kg7", "Kg8"] {
            line.go_to(0);
            play(&mut line, word);
        }
        line.undo();
        assert_eq!(line.next_redo().map(|ply| ply.san.as_str()), Some("Kg8"));
        line.undo();
        retract(&mut line, "a2");
        line.undo();
        assert_eq!(line.next().map(|ply| ply.san.as_str()), Some("Kg7"));
        line.redo();
        assert_eq!((line.at(), line.next_undo().map(|ply| ply.san.as_str())), (0, Some("Ka1")));
    }
}
