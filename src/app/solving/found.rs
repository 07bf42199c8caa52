//! An answer with everything that works on it: what is still found out, and branches that are being opened.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::answer::{Answer, Tone};
use super::ground::Ground;
use super::growing::{self, Opened, Sprout};
use super::task::{News, Task};
use super::tree::{NodeId, Tree};
use super::{Asked, is_same_problem, words};
use crate::board::{Position, Square};
use crate::document::{Wake, parallel};
use crate::rules::solver::{Conventions, Helpmates, Judgement, Solution, Stopped, Try, Watch};

/// Of mates in at most so many moves tries, set play and unused men are looked for by themselves.
const MOST_MOVES_GROWN: u8 = 3;

/// What is looked for by itself may take so long.
const LONGEST_GROWTH: Duration = Duration::from_mins(1);

/// An answer and what works on it.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) answer: Answer,
    known: Known,
    growth: Option<Task<Grown>>,
    opening: Vec<(NodeId, Task<Result<Opened, Stopped>>)>,
}

/// What was found.
#[derive(Debug)]
pub(super) enum Known {
    /// Nothing: the position was not searched, or the search broke off.
    Nothing,
    /// First moves that force mate or selfmate.
    Forced(Box<Solved>),
    /// Helpmates.
    Helped(Box<Helpmates>),
}

/// A solution and what is known beyond it.
#[derive(Debug)]
pub(super) struct Solved {
    pub(super) solution: Solution,
    pub(super) ground: Arc<Ground>,
    /// Of the only key, once that was looked at.
    conventions: Option<Conventions>,
    /// `None` as long as they are not known.
    pub(super) tries: Option<Vec<Try>>,
    unused: Option<Vec<Square>>,
    /// So many of [`STEPS`] are done.
    steps: usize,
}

/// What is found out beyond the solution.
#[derive(Debug)]
enum Grown {
    Conventions(Option<Conventions>),
    SetPlay(Vec<Sprout>),
    Tries(Vec<Try>),
    Unused(Vec<Square>),
}

/// Finds something out beyond the solution.
type Step = fn(&Ground, &Solution, &Watch) -> Result<Grown, Stopped>;

/// What is found out, in this order.
const STEPS: [Step; 4] = [
    |ground, solution, _| {
        let solver = ground.solver()?;
        Ok(Grown::Conventions(solution.only_key().map(|key| solver.conventions(key))))
    },
    |ground, _, watch| growing::set_play(ground.solver()?, watch).map(Grown::SetPlay),
    |ground, solution, watch| ground.solver()?.tries(solution, parallel::processors(), watch).map(Grown::Tries),
    |ground, solution, watch| {
        if solution.keys.is_empty() {
            return Ok(Grown::Unused(Vec::new()));
        }
        ground.solver()?.unused_men(solution, parallel::processors(), watch).map(Grown::Unused)
    },
];

impl Found {
    /// An answer where there is nothing to be searched, or nothing came out.
    pub(super) fn refused(position: Position, asked: Asked, headline: &str, tone: Tone, why: String) -> Self {
        Self::new(Answer { remarks: vec![why], ..answer(position, asked, headline.to_owned(), tone) }, Known::Nothing)
    }

    /// The answer of a search for what can be forced; a single key is opened.
    pub(super) fn forced(asked: Asked, solution: Solution, ground: Ground, wake: &Wake) -> Self {
        let (headline, tone) = words::headline(asked.goal, &solution);
        let mut answer = answer(*ground.position(), asked, headline, tone);
        answer.keys = solution.keys.iter().take(Answer::MOST_KEYS).map(|key| key.first).collect();
        let keys = answer.tree.add_roots(growing::keys(&solution));
        let ground = Arc::new(ground);
        let solved = Solved { solution, ground, conventions: None, tries: None, unused: None, steps: 0 };
        let mut found = Self::new(answer, Known::Forced(Box::new(solved)));
        found.say();
        if let [key] = keys.as_slice() {
            found.toggle(*key, wake);
        }
        found.grow(wake);
        found
    }

    /// The answer of a search for helpmates.
    pub(super) fn helped(position: Position, asked: Asked, helpmates: Helpmates, tree: Tree) -> Self {
        let (headline, tone) = words::helpmates(&helpmates);
        let mut answer = Answer { tree, ..answer(position, asked, headline, tone) };
        for first in helpmates.lines.iter().filter_map(|line| line.first()) {
            if answer.keys.len() < Answer::MOST_KEYS && !answer.keys.contains(&first.played) {
                answer.keys.push(first.played);
            }
        }
        answer.remarks = words::unfinished_helpmates(&helpmates).into_iter().collect();
        Self::new(answer, Known::Helped(Box::new(helpmates)))
    }

    const fn new(answer: Answer, known: Known) -> Self {
        Self { answer, known, growth: None, opening: Vec::new() }
    }

    /// What was found.
    pub(super) const fn known(&self) -> &Known {
        &self.known
    }

    fn solved(&self) -> Option<&Solved> {
        if let Known::Forced(solved) = &self.known { Some(solved) } else { None }
    }

    fn solved_mut(&mut self) -> Option<&mut Solved> {
        if let Known::Forced(solved) = &mut self.known { Some(solved) } else { None }
    }

    /// Whether all is known that was asked for.
    pub(super) fn is_complete(&self) -> bool {
        match &self.known {
            Known::Nothing => false,
            Known::Forced(solved) => solved.solution.is_complete(),
            Known::Helped(helpmates) => helpmates.is_complete(),
        }
    }

    /// What it means for a problem.
    pub(super) fn judgement(&self) -> Option<Judgement> {
        match &self.known {
            Known::Nothing => None,
            Known::Forced(solved) => Some(solved.solution.judgement()),
            Known::Helped(helpmates) => Some(helpmates.judgement()),
        }
    }

    /// Whether this is the answer for a position and a question.
    pub(super) fn is_of(&self, position: &Position, asked: Asked) -> bool {
        self.answer.asked == asked && is_same_problem(&self.answer.position, position)
    }

    /// Looks for what is not known yet, once no branch is being opened: so the nodes have the same names in each run.
    pub(super) fn grow(&mut self, wake: &Wake) {
        let is_free = self.growth.is_none() && self.opening.is_empty();
        let Some(solved) = self.solved().filter(|solved| solved.grows() && is_free) else { return };
        let (ground, solution, from) = (Arc::clone(&solved.ground), solved.solution.clone(), solved.steps);
        let watch = Watch::until(Instant::now().checked_add(LONGEST_GROWTH));
        self.growth = Some(Task::start(watch, wake, move |watch, report| {
            // What takes too long stays unknown, and so does all behind it.
            let _ = STEPS.iter().skip(from).try_for_each(|step| step(&ground, &solution, watch).map(report));
        }));
        self.answer.is_growing = true;
    }

    /// Opens or closes a branch; one that is being worked out is given up.
    pub(super) fn toggle(&mut self, id: NodeId, wake: &Wake) {
        self.opening.retain(|(opening, _)| *opening != id);
        let Some(place) = self.answer.tree.toggle(id) else { return };
        let Some(ground) = self.solved().map(|solved| Arc::clone(&solved.ground)) else {
            self.answer.tree.close(id);
            return;
        };
        let task = Task::start(Watch::default(), wake, move |watch, report| {
            report(ground.solver().and_then(|solver| growing::open(solver, &place, watch)));
        });
        self.opening.push((id, task));
    }

    /// Takes what has come since the last time.
    pub(super) fn poll(&mut self) {
        self.poll_growth();
        let tree = &mut self.answer.tree;
        self.opening.retain(|(id, task)| match task.news() {
            News::Nothing => true,
            News::Report(Ok(Opened { note, below })) => {
                tree.open(*id, note, below);
                false
            }
            News::Report(Err(Stopped)) | News::Over => {
                tree.close(*id);
                false
            }
        });
    }

    fn poll_growth(&mut self) {
        while let Some(task) = &self.growth {
            match task.news() {
                News::Nothing => return,
                News::Report(grown) => self.take(grown),
                News::Over => {
                    // What was not found in time is not looked for again.
                    if let Some(solved) = self.solved_mut() {
                        solved.steps = STEPS.len();
                    }
                    self.end_growth();
                }
            }
        }
    }

    fn take(&mut self, grown: Grown) {
        let Known::Forced(solved) = &mut self.known else { return };
        solved.steps += 1;
        match grown {
            Grown::Conventions(conventions) => solved.conventions = conventions,
            Grown::SetPlay(sprouts) => _ = self.answer.tree.add_roots(sprouts),
            Grown::Tries(tries) => {
                let are_shown = solved.solution.keys.is_empty();
                self.answer.tree.add_roots(growing::tries(&tries, are_shown));
                solved.tries = Some(tries);
            }
            Grown::Unused(men) => solved.unused = Some(men),
        }
        self.say();
    }

    fn say(&mut self) {
        if let Known::Forced(solved) = &self.known {
            self.answer.remarks = solved.remarks(&self.answer.position);
        }
    }

    fn end_growth(&mut self) {
        self.growth = None;
        self.answer.is_growing = false;
    }

    /// Whether threads work on it.
    pub(super) fn is_busy(&self) -> bool {
        self.growth.is_some() || !self.opening.is_empty()
    }

    /// Stops everything that works on it.
    pub(super) fn rest(&mut self) {
        self.end_growth();
        for (id, _) in self.opening.drain(..) {
            self.answer.tree.close(id);
        }
    }

    /// Stops everything that works on it, and lets a large table go.
    pub(super) fn retire(&mut self) {
        self.rest();
        if let Some(solved) = self.solved_mut()
            && let Some(ground) = solved.ground.let_go()
        {
            solved.ground = Arc::new(ground);
        }
    }
}

/// An answer with nothing in it yet.
fn answer(position: Position, asked: Asked, headline: String, tone: Tone) -> Answer {
    Answer {
        position,
        asked,
        headline,
        tone,
        remarks: Vec::new(),
        is_growing: false,
        keys: Vec::new(),
        tree: Tree::default(),
        shown: 0,
    }
}

impl Solved {
    /// Whether there is something to be found out beyond the solution, without long searches.
    fn grows(&self) -> bool {
        let is_short = self.solution.moves <= MOST_MOVES_GROWN;
        let is_certain = !matches!(self.solution.judgement(), Judgement::AlreadyMate | Judgement::Unfinished);
        is_short && is_certain && self.solution.is_complete() && self.steps < STEPS.len()
    }

    fn remarks(&self, position: &Position) -> Vec<String> {
        let tries = self.tries.as_ref().filter(|_| self.solution.moves > 1).map(Vec::len);
        let sentences = self.conventions.iter().flat_map(Conventions::sentences);
        let unused = self.unused.as_ref().and_then(|men| words::unused(position, men));
        let first = words::keys(&self.solution, tries).into_iter().chain(words::unfinished(&self.solution));
        first.chain(sentences).chain(unused).collect()
    }
}
