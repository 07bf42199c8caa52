//! The squares on which a piece may stand.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::app::shell::{HeldPiece, Job, JobStatus, Shell};
use crate::board::{Position, Square, Stipulation};
use crate::document::background;
use crate::rules::repair::{Placement, Puzzle};
use crate::rules::solver::SearchControl;

/// Memory limit of the table for one judgement after another.
const TABLE_BYTES: usize = 16 << 20;

/// Maximum number of shadings that are kept, so that a piece that is held again is shaded at once.
const MAX_KEPT: usize = 12;

/// The puzzle, and the piece whose squares are judged.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Subject {
    position: Position,
    stipulation: Stipulation,
    held: HeldPiece,
}

/// The judgements for one piece, as far as they are known.
struct Shading {
    subject: Subject,
    placements: Vec<(Square, Placement)>,
    job: Option<Job<(Square, Placement), Arc<SearchControl>>>,
}

/// The shown judgements, and those that are kept.
#[derive(Default)]
pub(super) struct Shadings {
    shown: Option<Shading>,
    /// Complete ones, the newest last.
    kept: Vec<Shading>,
    near: Near,
}

/// The square whose neighbors are judged first.
#[derive(Clone)]
struct Near(Arc<Mutex<Square>>);

impl Default for Near {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Square::new(0, 0))))
    }
}

impl Near {
    fn lock(&self) -> MutexGuard<'_, Square> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn distance(&self, square: Square) -> u32 {
        let near = *self.lock();
        let apart = |one: u8, other: u8| u32::from(one.abs_diff(other));
        apart(near.file, square.file).pow(2) + apart(near.rank, square.rank).pow(2)
    }
}

impl Shadings {
    pub(super) fn placements(&self) -> &[(Square, Placement)] {
        self.shown.as_ref().map(|shown| shown.placements.as_slice()).unwrap_or_default()
    }

    pub(super) const fn is_busy(&self) -> bool {
        matches!(&self.shown, Some(Shading { job: Some(_), .. }))
    }

    /// Judges the squares for the piece that is held, if there is one and if `is_on`.
    pub(super) fn follow(&mut self, is_on: bool, shell: &Shell) {
        let wanted = Some(shell).filter(|_| is_on && !shell.is_preview() && !shell.is_trying());
        let wanted = wanted.and_then(|shell| {
            let (position, stipulation) = (*shell.document.position(), shell.query().stipulation);
            Some(Subject { position, stipulation, held: shell.held? })
        });
        if let Some(near) = shell.pointed_square.or(wanted.and_then(|wanted| wanted.held.from)) {
            *self.near.lock() = near;
        }
        if self.shown.as_ref().map(|shown| shown.subject) == wanted {
            return;
        }
        self.kept.extend(self.shown.take().filter(|before| before.job.is_none()));
        if self.kept.len() > MAX_KEPT {
            self.kept.remove(0);
        }
        let Some(wanted) = wanted else { return };
        let known = self.kept.iter().position(|kept| kept.subject == wanted);
        let start = || Shading::start(wanted, self.near.clone(), shell);
        self.shown = Some(known.map_or_else(start, |at| self.kept.remove(at)));
    }

    /// Takes the judgements that are there. Returns `true` if there were any.
    pub(super) fn poll(&mut self) -> bool {
        let Some(shown) = &mut self.shown else { return false };
        let before = shown.placements.len();
        while let Some(job) = &mut shown.job {
            match job.poll() {
                JobStatus::Running => break,
                JobStatus::Done(placement) => shown.placements.push(placement),
                JobStatus::Ended => shown.job = None,
            }
        }
        shown.placements.len() > before
    }
}

impl Shading {
    fn start(subject: Subject, near: Near, shell: &Shell) -> Self {
        let key = shell.stated_key();
        let work = move |control: &Arc<SearchControl>, report: &(dyn Fn((Square, Placement)) + Sync)| {
            background::lower_priority();
            judge_squares(&subject, key, &near, control, report);
        };
        let job = Job::spawn_reporting("shading", Arc::default(), &shell.wake(), work);
        Self { subject, placements: Vec::new(), job: Some(job) }
    }
}

/// Judges each square, the nearest to the pointer first.
fn judge_squares(
    subject: &Subject,
    key: Option<String>,
    near: &Near,
    watch: &SearchControl,
    report: &dyn Fn((Square, Placement)),
) {
    let Subject { position, stipulation, held } = subject;
    let Ok(mut puzzle) = Puzzle::new(position, *stipulation, key, TABLE_BYTES) else { return };
    if puzzle.solve(watch).is_err() {
        return;
    }
    let mut open: Vec<Square> = position.board.size().squares().filter(|square| held.from != Some(*square)).collect();
    loop {
        let nearest = (0..open.len()).min_by_key(|at| near.distance(open[*at]));
        let Some(square) = nearest.map(|at| open.swap_remove(at)) else { return };
        let Ok(placement) = puzzle.place(held.piece, held.from, square, watch) else { return };
        report((square, placement));
    }
}
