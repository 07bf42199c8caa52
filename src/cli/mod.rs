//! The commands that need no window: [`Check`], [`Convert`], [`Solve`] and, with the features `render` and `vision`, `Render`
//! and `Read`.
//!
//! All read files of any size as a stream: an input is cut into batches of whole records, each record is read
//! by the same reader as in the window, and what comes out is written before much more is read. A line longer
//! than 64 KB, a game longer than 1 MB and a text between NULs longer than 16 MB are looked at only in their
//! beginning.
//!
//! The records of an input are
//!
//! - the lines of a `.fen` file and of the standard input, without blank lines and comments (`#`, `;`, `%`, `//`);
//! - the same of an `.epd` file, read as EPD;
//! - the FEN tags of the games of a `.pgn` file, and the start position for a game without one;
//! - the boards of a picture, whatever its ending is;
//! - every position of a text, whether it is an argument, stands between NULs, or is a file without such an
//!   ending whose first line says nothing else.

mod arguments;
mod batch;
mod check;
mod clock_report;
mod convert;
mod fen_form;
mod help;
mod input;
mod json;
mod memory;
mod message;
mod output;
#[cfg(feature = "vision")]
mod picture;
#[cfg(feature = "vision")]
mod read;
mod reading;
mod record;
#[cfg(feature = "render")]
mod render;
mod solve;
mod start;
mod tally;

pub use arguments::{Arguments, Command};
pub use check::Check;
pub use convert::Convert;
pub use help::translated;
pub use output::Outcome;
#[cfg(feature = "vision")]
pub use read::Read;
#[cfg(feature = "render")]
pub use render::Render;
pub use solve::Solve;
pub use start::{refusal, remove_unfinished_beside};
