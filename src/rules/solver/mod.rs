//! Solver for chess problems: finds every first move that forces mate in a given number of moves, with proof.
//!
//! ```
//! use std::num::NonZeroUsize;
//! use fenwright::notation::fen;
//! use fenwright::rules::solver::{Judgement, Solver, Watch};
//!
//! let position = fen::read("7k/8/6KP/8/8/8/8/R7 w - - 0 1")?;
//! let solver = Solver::new(&position, 1, 1 << 20).unwrap();
//! let solution = solver.solve(NonZeroUsize::MIN, &Watch::default());
//! assert_eq!(solution.judgement(), Judgement::Sound);
//! assert_eq!(solution.keys[0].name, "Ra8#");
//! # Ok::<(), fenwright::notation::fen::Fault>(())
//! ```

mod aim;
mod branch;
mod checking;
mod chess;
mod conventions;
mod first_moves;
mod forcing;
mod helping;
mod helpmate;
mod movetext;
mod printed;
mod query;
mod rectangle;
mod search;
mod searched;
mod solution;
mod table;
mod threads;
mod tries;
mod variations;
mod watch;
mod wording;

pub use aim::Aim;
pub use branch::{Branch, Defence};
pub use conventions::Conventions;
pub use forcing::{MOST_MOVES, NotSearched, Solver};
pub use helpmate::{Helpmate, Helpmates};
pub use query::{Findings, Query};
pub use solution::{Judgement, Key, Solution};
pub use tries::{NamedMove, Try};
pub use variations::Variation;
pub use watch::{SearchProgress, Stopped, Watch};
