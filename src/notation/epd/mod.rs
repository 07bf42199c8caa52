//! EPD: the first four fields of FEN, then operations (PGN standard, section 16.2).
//!
//! The four fields are read as strictly as in FEN. After them, each of these deviations is accepted with a [`Warning`]:
//!
//! - a missing semicolon after the last operation;
//! - a semicolon directly after the fourth field;
//! - a semicolon without an operation before it;
//! - the halfmove clock and the move number of FEN before the operations;
//! - `hmvc` or `fmvn` with a value that is not a number in range, which is ignored;
//! - a string without a closing quote, which extends to the end of the text;
//! - quotes other than `"`, which are read as ordinary characters;
//! - commas after operands, which are kept;
//! - a string instead of an opcode, which becomes an operand of an operation without opcode;
//! - opcodes that do not begin with a letter;
//! - control characters other than white space, which separate words, or are kept inside a string;
//! - more than a mebibyte of text after the fields; the excess is not read.
//!
//! The variant is taken from the operation `variant`, from pieces in hand in the first field (crazyhouse), or from a
//! check counter in a fifth field, such as `3+3` (three-check).
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
mod clauses;
mod clocks;
mod operations;
mod read;
mod record;
mod rewrite;
mod variant;
mod write;

pub use annotations::{annotations, comment, is_annotation, with_annotations};
pub use clauses::{Clause, clauses, has_move_operands};
pub use clocks::{is_clock, with_clocks};
pub use operations::{RecordTail, read_tail};
pub use read::{read, read_as, read_quick};
pub use record::{
    Operand, Operation, Record, Warning, WarningKind, mate_operations, name, name_operation, set_operation,
};
pub use rewrite::rewrite;
pub use variant::variant;
pub use write::{write, write_operation};
