//! EPD: the first four fields of FEN, then operations (PGN standard, section 16.2).
//!
//! The four fields are read as strictly as those of FEN. After them, each of these is read with a [`Warning`]:
//!
//! - a missing semicolon after the last operation, or one attached to the fourth field;
//! - semicolons with nothing between them;
//! - the halfmove clock and the move number of FEN before the operations;
//! - `hmvc` and `fmvn` out of range: the position keeps 0 and 1;
//! - a string without its closing quote, which extends to the end of the text;
//! - quotes other than `"`, which are ordinary characters;
//! - commas after operands, which are kept;
//! - a string instead of an opcode, which becomes an operand of an operation without opcode;
//! - opcodes that do not begin with a letter;
//! - control characters, which separate like a space unless they are in a string;
//! - more than a megabyte of operations; the rest is not read.
//!
//! The operation `variant`, pieces in hand in the first field, or checks in a fifth field (`3+3`) give the variant.
//!
//! ```
//! use fenwright::notation::epd;
//!
//! let record = epd::read("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id \"back rank\"; hmvc 4;")?;
//! assert_eq!(record.operations[1].opcode, "id");
//! assert_eq!(record.operations[1].operands, [epd::Operand::Text("back rank".into())]);
//! assert_eq!(record.position.halfmove_clock, 4);
//! # Ok::<(), fenwright::notation::fen::Fault>(())
//! ```

mod annotations;
mod clocks;
mod operations;
mod read;
mod record;
mod rewrite;
mod variant;
mod write;

pub use annotations::{annotations, comment, is_annotation, with_annotations};
pub use clocks::{is_clock, with_clocks};
pub use operations::{RecordTail, read_tail};
pub use read::{read, read_as, read_quick};
pub use record::{
    Operand, Operation, Record, Warning, WarningKind, mate_operations, name, name_operation, set_operation,
};
pub use rewrite::rewrite;
pub use variant::variant;
pub use write::{write, write_operation};
