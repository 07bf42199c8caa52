//! The commands that need no window: [`Analyse`], [`Check`], [`Convert`], [`Extract`], [`Repair`], [`Solve`] and, with the features
//! `render` and `vision`, `Render` and `Read`. [`Completions`] and [`Man`] describe them to shells and users.
//!
//! The others read files of any size as a stream: an input is split into batches of whole records, each record is read
//! by the same reader as in the window, and its output is written before much more is read. A line longer than 2 MB, a
//! game longer than 1 MB and a NUL-separated text longer than 16 MB are cut off, except in `convert` and `extract`.
//!
//! The records of an input are
//!
//! - the lines of a `.fen` file, or of standard input whose first line is a position, without blank lines and comments
//!   (`#`, `;`, `%`, `//`);
//! - the lines of an `.epd` file, read as EPD;
//! - the rows of a `.csv` or `.tsv` file, or of standard input with the names of columns;
//! - the FEN tags of the games of a `.pgn` file or of standard input, and the start position for a game without one;
//! - the boards of a picture, whatever its extension;
//! - all positions of a free text. A free text is an argument, a NUL-separated text, or standard input or a file with
//!   another extension, if its first line shows no format.

mod analyse;
mod arguments;
mod batch;
mod check;
mod completions;
mod convert;
mod extract;
mod goal;
mod help;
mod input;
mod input_reader;
mod job;
mod json;
mod manual_page;
mod message;
mod output;
mod progress_line;
mod prover;
#[cfg(feature = "vision")]
mod read;
mod record;
#[cfg(feature = "render")]
mod render;
mod repair;
mod solve;
mod terminal;

pub use analyse::Analyse;
pub use arguments::{Arguments, Command, refusal, remove_temporary_files_beside};
pub use check::Check;
pub use completions::{Completions, completions};
pub use convert::Convert;
pub use extract::Extract;
pub use help::translated;
pub use manual_page::{Man, manual_pages};
pub use output::Outcome;
#[cfg(feature = "vision")]
pub use read::Read;
#[cfg(feature = "render")]
pub use render::Render;
pub use repair::Repair;
pub use solve::Solve;
