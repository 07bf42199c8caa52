//! Exporting the moves of a line or of a solution as a moving picture.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::state::State;
use super::{BoardLook, DiagramSubject, ExportOptions};
use crate::app::shell::Shell;
use crate::board::{Position, Stipulation};
use crate::diagram::{Animation, AnimationError, AnimationFormat, AnimationFrame, Diagram};
use crate::document::{MissingSolutions, Progress, parallel, solved_moves, stated_moves};
use crate::notation::pgn::{self, TreeMove};
use crate::rules::Prover;
use crate::rules::solver::SearchControl;

/// Maximum memory of the hash table of a search, in bytes.
const TABLE_BYTES: usize = 128 << 20;

pub(super) struct MovingPicture {
    pub(super) format: AnimationFormat,
    animation: Animation,
    moves: Arc<MoveSource>,
    limit: Duration,
    prover: Arc<Prover>,
}

/// The moves to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum MoveSource {
    /// The moves tried on the board.
    Tried(Vec<TreeMove>),
    /// The solution that the record states.
    Stated(Vec<TreeMove>),
    /// The solution, once it is found.
    Solve(Stipulation),
}

impl MoveSource {
    /// Returns the moves tried on the board, otherwise the solution; `None` if there is neither.
    pub(super) fn new(subject: &DiagramSubject) -> Option<Self> {
        let DiagramSubject { position, tried, solution, stipulation, .. } = subject;
        let tried = tried.iter().map(|(start, moves)| pgn::tree(start, moves)).find(|moves| !moves.is_empty());
        let stated = || {
            solution
                .iter()
                .map(|solution| stated_moves(position, *stipulation, solution))
                .find(|moves| !moves.is_empty())
        };
        tried.map(Self::Tried).or_else(|| stated().map(Self::Stated)).or_else(|| stipulation.map(Self::Solve))
    }

    pub(super) fn known(&self) -> &[TreeMove] {
        match self {
            Self::Tried(moves) | Self::Stated(moves) => moves,
            Self::Solve(_) => &[],
        }
    }
}

/// Returns the look of the moves of a subject.
pub(super) fn animation(choices: &ExportOptions, subject: &DiagramSubject, mut diagram: Diagram) -> Animation {
    if let Some((start, _)) = subject.tried {
        diagram.position = start;
    }
    let moves = choices.moves;
    Animation { diagram, pause: moves.pause(), arrows: moves.arrows, captions: moves.captions }
}

impl MovingPicture {
    /// Returns the moving picture of a subject, if moving pictures are chosen.
    pub(super) fn new(
        choices: &ExportOptions,
        (subject, look): (&DiagramSubject, BoardLook),
        moves: Arc<MoveSource>,
        prover: &Arc<Prover>,
    ) -> Option<Self> {
        Some(Self {
            format: choices.moves.form?,
            animation: animation(choices, subject, choices.diagram(subject, look)),
            moves,
            limit: choices.sheet.limit(),
            prover: Arc::clone(prover),
        })
    }

    fn moves(&self, progress: &Progress) -> Result<Vec<TreeMove>, String> {
        let MoveSource::Solve(asked) = *self.moves else { return Ok(self.moves.known().to_vec()) };
        let position: &Position = &self.animation.diagram.position;
        let waiting = progress.clone();
        let deadline = Instant::now().checked_add(self.limit);
        let watch = SearchControl::while_wanted(deadline, move || !waiting.is_cancelled());
        let table_bytes = TABLE_BYTES / parallel::processor_count();
        solved_moves(position, asked, &self.prover, table_bytes, &watch).map_err(|reason| {
            let mut missing = MissingSolutions::default();
            missing.add(reason);
            missing.sentence(&self.limit.as_secs_f64().to_string()).unwrap_or_default()
        })
    }

    /// Returns the frames of the moves; `None` if the job was cancelled.
    pub(super) fn frames(&self, progress: &Progress) -> Result<Option<Vec<AnimationFrame>>, String> {
        let moves = match self.moves(progress) {
            Err(_) if progress.is_cancelled() => return Ok(None),
            moves => moves?,
        };
        if moves.is_empty() {
            return Err(AnimationError::Empty.to_string());
        }
        Ok(Some(self.animation.frames(&moves)))
    }

    /// Returns the bytes of the file; `None` once `goes_on`, which is called before each frame, returns `false`.
    pub(super) fn write(
        &self,
        frames: &[AnimationFrame],
        goes_on: impl FnMut() -> bool,
    ) -> Result<Option<Vec<u8>>, String> {
        self.format.write_while(frames, goes_on).map_err(|error| error.to_string())
    }

    fn draw(&self, progress: &Progress) -> Result<Option<Vec<u8>>, String> {
        let Some(frames) = self.frames(progress)? else { return Ok(None) };
        progress.set_total(frames.len() as u64);
        self.write(&frames, || {
            progress.advance(1);
            !progress.is_cancelled()
        })
    }
}

impl State {
    pub(super) fn save_moves(&mut self, path: &Path, moving: MovingPicture, shell: &mut Shell) {
        self.save_drawn(path, move |progress| moving.draw(progress), shell);
    }
}
