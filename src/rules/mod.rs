//! Problems and verdicts of positions, legal moves, and the solver.

mod attacks;
mod bit_attacks;
mod ending;
pub mod endings;
mod fix;
mod game;
mod legal;
mod material;
mod move_count;
pub mod patterns;
mod play;
mod problem;
mod problems;
mod proof;
mod prover;
mod random;
mod rectangle;
pub mod repair;
mod shakmaty_setup;
pub use shakmaty_setup::NotASetup;
pub mod solver;
mod verdict;

pub use attacks::checkers;
pub use ending::Ending;
pub(crate) use fix::clock_fixes;
pub use fix::{Fix, FixKind, fix_all, fixes, fixes_with_problems};
pub use legal::{LegalMove, MoveKind, Target, en_passant_is_legal};
pub use material::Material;
pub use play::{IllegalMove, Play};
pub use problem::{Problem, ProblemKind, VariantProblem};
pub(crate) use problems::{clock_problems_quick, problems_quick};
pub use problems::{is_in_check_quick, is_sound_quick, problems};
pub use proof::{FiftyMoveRule, GameResult, Proof, ProofSource, ProvenMove, TableFault, Tablebase, Unproven};
pub use prover::Prover;
pub use random::{RandomError, check_material, random};
pub use verdict::{DrawRule, GameState, Verdict, verdict, verdict_quick, verdict_with_problems};
