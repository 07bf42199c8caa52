//! Solver for chess problems: finds every first move that forces mate in a given number of moves, with proof.
//!
//! ```
//! use std::num::NonZeroUsize;
//! use fenwright::notation::fen;
//! use fenwright::rules::solver::{Judgement, Solver, SearchControl};
//!
//! let position = fen::read("7k/8/6KP/8/8/8/8/R7 w - - 0 1")?;
//! let solver = Solver::new(&position, 1, 1 << 20).unwrap();
//! let solution = solver.solve(NonZeroUsize::MIN, &SearchControl::default());
//! assert_eq!(solution.judgement(), Judgement::Sound);
//! assert_eq!(solution.keys[0].san, "Ra8#");
//! # Ok::<(), fenwright::notation::fen::Fault>(())
//! ```

mod aim;
mod branch;
mod check_info;
mod chess;
mod conventions;
mod first_moves;
mod forced_mate;
mod help_search;
mod helpmate;
mod movetext;
mod problem_notation;
mod query;
mod rectangle;
mod search;
mod search_control;
mod search_position;
mod solution;
mod table;
mod threads;
mod tries;
mod variations;

pub use aim::Aim;
pub use branch::{Branch, Defence};
pub use conventions::Conventions;
pub use forced_mate::{MAX_MOVES, NotSearched, Solver};
pub use helpmate::{Helpmate, Helpmates};
pub use problem_notation::{KeyNote, NotationLine};
pub use query::{Findings, Query};
pub use search_control::{SearchControl, SearchProgress, Stopped};
pub use solution::{Judgement, KeyMove, Solution};
pub use tries::{NamedMove, Try};
pub use variations::Variation;
