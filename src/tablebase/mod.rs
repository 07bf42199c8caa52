//! Endgame tables in the format of Syzygy: what they prove about a position under the 50-move rule.
//!
//! A table answers for all positions with the same pieces. Its file `KRPvKR.rtbw` has the results, and `KRPvKR.rtbz` the
//! distances to the next capture, pawn move or mate (DTZ), which are needed as soon as the halfmove clock is running. The
//! format has no distances to mate.
//!
//! ```
//! use fenwright::{notation::fen, tablebase::{self, Refusal, Syzygy}};
//! let position = fen::read("8/8/8/4k3/8/8/1r2P3/2R1K3 w - - 0 1")?;
//! assert_eq!(tablebase::needed(&position), Ok(Some("KRPvKR.rtbw".to_owned())));
//! let no_tables = Syzygy::open(Vec::new());
//! assert_eq!(no_tables.probe(&position), Err(Refusal::Missing("KRPvKR.rtbw".to_owned())));
//! # Ok::<(), fen::Fault>(())
//! ```

mod coverage;
mod disk;
mod file;
mod folders;
mod probe;
mod prove;
mod refusal;
mod signature;
mod tables;

pub use coverage::{NotCovered, needed};
pub use folders::find_folders;
pub use probe::{Dtz, Probe};
pub use refusal::{Fault, Refusal};
/// The result for a side under the 50-move rule. The ambiguous variants mean that the tables leave open whether the win
/// is in time.
///
/// ```
/// use fenwright::tablebase::Outcome;
/// assert!(Outcome::Win > Outcome::CursedWin);
/// assert_eq!(-Outcome::Loss, Outcome::Win);
/// ```
pub use shakmaty_syzygy::AmbiguousWdl as Outcome;
pub use signature::MAX_PIECES;
pub use tables::{Contents, Syzygy};
