//! The results of a search, with moves that are checked.

use std::time::Duration;

use super::fault::EngineFault;
use super::inbox::{BestChange, Infos, MAX_CHANGES, MAX_LINES};
use super::message::{Info, Message, Wdl};
use super::only_move::{Candidate, Objective, OnlyMove, OnlyMoveRule};
use super::score::{Bound, Score};
use super::search::Limits;
use crate::board::Position;
use crate::rules::{LegalMove, MoveKind, Play};

/// The results of a search. All scores are from the view of the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The position.
    pub position: Position,
    /// The best lines, best first.
    pub lines: Vec<Line>,
    /// The searched positions.
    pub nodes: u64,
    /// The searched positions in a second.
    pub nps: u64,
    /// The use of the hash table in thousandths.
    pub hashfull: Option<u32>,
    /// The positions found in endgame tables.
    pub tbhits: u64,
    /// The time of the search, as the engine measures it.
    pub time: Duration,
    /// The move that the engine would play, once it has finished.
    pub best: Option<LegalMove>,
    /// The moves that were best one after another. Of more than a thousand, the first ones are missing.
    pub best_moves: Vec<BestMove>,
    /// `true` if the search has ended.
    pub is_finished: bool,
    /// The number of lines of the engine that came faster than they could be shown.
    pub skipped: u64,
    legal_moves: usize,
}

/// A move that an engine considered best, from this moment of the search on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// The move.
    pub legal: LegalMove,
    /// The depth in half moves.
    pub depth: u32,
    /// The searched positions.
    pub nodes: u64,
    /// The time of the search.
    pub time: Duration,
}

/// A line that an engine considers best.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The rank, from 1.
    pub rank: usize,
    /// The depth in half moves.
    pub depth: u32,
    /// The depth of the longest line.
    pub seldepth: Option<u32>,
    /// The evaluation.
    pub score: Score,
    /// The relation of the score to the exact one.
    pub bound: Bound,
    /// The expected results.
    pub wdl: Option<Wdl>,
    /// The moves, at least one.
    pub moves: Vec<LineMove>,
    /// `true` if an illegal move followed, and it and all after it are left out.
    pub is_cut: bool,
}

/// A move of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineMove {
    /// The move.
    pub legal: LegalMove,
    /// Its name in standard algebraic notation, with English piece letters.
    pub san: String,
}

impl Analysis {
    /// Returns `true` if the search has gone far beyond its limits. Engines may end a little later than asked.
    pub(super) fn exceeds(&self, limits: Limits) -> bool {
        let is_too_deep = limits.depth.is_some_and(|depth| self.lines.iter().any(|line| line.depth > depth + 2));
        is_too_deep || limits.nodes.is_some_and(|nodes| self.nodes > nodes.saturating_mul(2).saturating_add(1_000_000))
    }

    pub(super) fn new(position: Position, play: &Play) -> Self {
        Self {
            position,
            lines: Vec::new(),
            nodes: 0,
            nps: 0,
            hashfull: None,
            tbhits: 0,
            time: Duration::ZERO,
            best: None,
            best_moves: Vec::new(),
            is_finished: false,
            skipped: 0,
            legal_moves: play.count_moves(),
        }
    }

    /// Takes over new lines of the search. Returns the first fault in them.
    pub(super) fn update(&mut self, play: &Play, infos: &Infos) -> Option<EngineFault> {
        self.skipped += infos.skipped;
        self.best_moves.extend(infos.changes.iter().filter_map(|change| {
            let BestChange { word, depth, nodes, time } = change;
            let (depth, nodes, time) = (*depth, *nodes, Duration::from_millis(*time));
            Some(BestMove { legal: play.find_uci(word)?, depth, nodes, time })
        }));
        let excess = self.best_moves.len().saturating_sub(MAX_CHANGES);
        self.best_moves.drain(..excess);
        let mut fault = None;
        for line in infos.iter() {
            if let Some(Message::Info(info)) = Message::parse(line) {
                fault = fault.or(self.take_info(play, &info));
            }
        }
        fault
    }

    fn take_info(&mut self, play: &Play, info: &Info) -> Option<EngineFault> {
        self.nodes = info.nodes.unwrap_or(self.nodes);
        self.nps = info.nps.unwrap_or(self.nps);
        self.hashfull = info.hashfull.or(self.hashfull);
        self.tbhits = info.tbhits.unwrap_or(self.tbhits);
        self.time = info.time.map_or(self.time, Duration::from_millis);
        let score = info.score?;
        let (moves, illegal) = check_moves(play, info.pv.iter());
        if !moves.is_empty() {
            let rank = (info.multipv.unwrap_or(1) as usize).clamp(1, MAX_LINES);
            let depth = info.depth.unwrap_or(0);
            let is_cut = illegal.is_some();
            self.put(Line {
                rank,
                depth,
                seldepth: info.seldepth,
                score,
                bound: info.bound,
                wdl: info.wdl,
                moves,
                is_cut,
            });
        }
        illegal.map(|word| EngineFault::IllegalMove(word.to_owned()))
    }

    fn put(&mut self, line: Line) {
        match self.lines.binary_search_by_key(&line.rank, |line| line.rank) {
            Ok(index) => self.lines[index] = line,
            Err(index) => self.lines.insert(index, line),
        }
    }

    /// Ends the analysis with the engine's answer. Returns a fault if it is no legal move.
    pub(super) fn finish(&mut self, play: &Play, answer: &str) -> Option<EngineFault> {
        self.is_finished = true;
        let Some(Message::BestMove { best: Some(word), .. }) = Message::parse(answer) else { return None };
        self.best = play.find_uci(word);
        if let Some(legal) = self.best.filter(|legal| self.best_moves.last().is_none_or(|last| last.legal != *legal)) {
            let depth = self.lines.first().map_or(0, |line| line.depth);
            self.best_moves.push(BestMove { legal, depth, nodes: self.nodes, time: self.time });
        }
        self.best.is_none().then(|| EngineFault::IllegalMove(word.to_owned()))
    }

    /// Returns the moment from which the best move was right until the end; `None` if the last one is wrong.
    pub fn right_since(&self, is_right: impl Fn(LegalMove) -> bool) -> Option<&BestMove> {
        let last_wrong = self.best_moves.iter().rposition(|best| !is_right(best.legal));
        self.best_moves.get(last_wrong.map_or(0, |index| index + 1))
    }

    /// Returns `true` if the best move is the only one by a rule. Needs at least two lines.
    pub fn only_move(&self, rule: OnlyMoveRule, objective: Objective) -> OnlyMove {
        let candidate = |line: &Line| {
            let is_capture = |kind| matches!(kind, MoveKind::Capture | MoveKind::EnPassant);
            let is_capture = line.moves.first().is_some_and(|first| is_capture(first.legal.kind));
            Candidate { score: line.score, bound: line.bound, is_capture }
        };
        let candidates: Vec<Candidate> = self.lines.iter().map(candidate).collect();
        rule.judge(objective, &candidates, self.legal_moves)
    }

    /// Returns whether the best move is the only one that wins or, if none does, that draws.
    pub fn wins_or_draws(&self, rule: OnlyMoveRule) -> (Objective, OnlyMove) {
        match self.only_move(rule, Objective::Win) {
            OnlyMove::NotReached => (Objective::Draw, self.only_move(rule, Objective::Draw)),
            answer => (Objective::Win, answer),
        }
    }
}

/// Returns the moves up to the first illegal one, and that one.
fn check_moves<'a>(play: &Play, words: impl Iterator<Item = &'a str>) -> (Vec<LineMove>, Option<&'a str>) {
    let mut play = play.clone();
    let mut moves = Vec::new();
    for word in words {
        let Some(legal) = play.find_uci(word) else { return (moves, Some(word)) };
        let san = play.to_san(legal).unwrap_or_default();
        if play.play(legal).is_err() {
            return (moves, Some(word));
        }
        moves.push(LineMove { legal, san });
    }
    (moves, None)
}
