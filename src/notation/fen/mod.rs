//! FEN: strict reading that locates the first fault, canonical writing, and the layout of a text.
//!
//! Reading is strict (PGN standard, section 16.1, with the castling letters of X-FEN and Shredder-FEN):
//!
//! - six fields with one space (U+0020) between them, nothing before or after;
//! - ranks from the highest to the lowest, each from the a-file on, with digits 1 to 8 but no two side by side;
//! - castling rights `-` or letters: White's before Black's, each color's in descending order of files, as K, Q or a
//!   rook's file;
//! - the en passant square: `-`, or a square on the third rank from the top (White to move) or from the bottom (Black);
//! - both numbers decimal, the clock 0 to 9999, the move number 1 to 9999, leading zeros allowed.
//!
//! Impossible positions are accepted: rights without king or rook, en passant without a pawn, any number of kings.
//!
//! The board is 8x8 unless all ranks have the same other width. Only on such a board, A and C are pieces, and 9 and 10
//! are numbers.
//!
//! [`read_as`] reads the FEN of a given variant. [`read_detecting_variant`] detects the variant by its additions.
//!
//! ```
//! use fenwright::notation::fen;
//!
//! let fault = fen::read("4k3/8/8/8/8/8/8/4K3 w").unwrap_err();
//! assert_eq!((fault.field, fault.span.start, fault.id()), (3, 21, "missing-field"));
//! assert!(fen::read("4k3/8/8/8/8/8/8/4K3 w - - 0 1").is_ok());
//! ```

mod bitboards;
mod castling;
mod extras;
mod fault;
mod layout;
mod lead;
mod lenient;
mod line;
mod placement;
mod preview;
mod quick;
mod read;
#[cfg(feature = "serde")]
mod serialize;
mod traits;
mod write;

pub(super) use bitboards::read_fields;
pub use bitboards::read_line;
pub use extras::{ChecksStyle, PocketStyle};
pub(super) use extras::{is_counter, parse_checks, parse_pockets};
pub(crate) use fault::is_invisible;
pub use fault::{Fault, FaultKind};
pub use layout::{FenLayout, SquareRun};
pub use preview::{Preview, preview};
pub use quick::read_quick;
pub use read::{read, read_as, read_carefully, read_detecting_variant, read_trimmed, read_trimmed_as};
pub use write::{CastlingStyle, EnPassantStyle, Style, append, write, write_as};
