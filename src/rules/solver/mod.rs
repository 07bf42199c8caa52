//! Solver for chess problems: finds every first move that forces mate in a given number of moves, with proof.

mod branch;
mod check_info;
mod chess;
mod conventions;
mod course;
mod first_moves;
mod forced_mate;
mod help_search;
mod helpmate;
mod judge;
mod movetext;
mod phases;
mod pictures;
mod problem_notation;
mod query;
mod rectangle;
mod search;
mod search_control;
mod search_position;
mod solution;
mod study;
mod study_line;
mod table;
mod tries;

pub use branch::{Branch, Defence, Variation};
pub use conventions::Conventions;
pub use forced_mate::{MAX_MOVES, NotSearched, Solver};
pub use helpmate::{Helpmate, Helpmates};
pub use judge::{Judge, QuickJudgement};
pub use phases::{
    ChangedMate, Dual, DualKind, LinePatterns, Phase, PhaseCell, PhaseKind, PhaseRow, PhaseTable, TransferredMate,
};
pub use problem_notation::{KeyNote, NotationLine};
pub use query::{Findings, Query};
pub(super) use search_control::run_on_threads;
pub use search_control::{SearchControl, SearchProgress, Stopped};
pub use solution::{Judgement, KeyMove, Solution};
pub use study::{MAX_LINE, Study, StudyMove};
pub use study_line::LineMove;
pub use tries::{NamedMove, Try};
