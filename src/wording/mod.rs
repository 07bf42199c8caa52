//! Sentences for users about positions, problems, solutions and the results of reading.
//!
//! `board`, `rules`, `notation`, `tablebase` and `engine` return codes and short English, which become sentences here (see [`crate::lang`]).
//!
//! ```
//! use fenwright::{Position, Size, rules, wording::Sentence};
//! assert_eq!(rules::problems(&Position::empty(Size::STANDARD))[0].sentence(), "The board is empty");
//! ```

mod analysis;
mod board;
mod correction;
mod engine;
mod fault;
mod label;
mod phases;
mod problem;
mod proof;
mod repair;
mod solver;
mod stipulation;
mod tablebase;
mod verdict;

use crate::lang::{self, Value};

pub use analysis::{chain, numbered_moves, only_move, proven_moves, score};
pub use board::{describe_dropped, format_moves};
pub use correction::{excerpt, messages, messages_with_comment};
pub use fault::{Message, epd_warning};
pub use label::Label;
pub use phases::{phase_cells, phase_changes, phase_duals, phase_lines, phase_patterns};
pub use proof::{evidence, fifty_move_rule, join_moves, move_result, proof, proof_source, study_line};
pub use repair::merits;
pub use solver::{conventions, helpmates_intention, illegal_note, intention, notation_lines};
pub(crate) use verdict::write_verdict;
pub use verdict::{verdict, verdict_remark};

/// A value that a sentence can describe.
pub trait Sentence {
    /// Returns the sentence in the language of this thread, without a full stop.
    fn sentence(&self) -> String;

    /// Appends the sentence.
    fn write_sentence(&self, out: &mut String) {
        out.push_str(&self.sentence());
    }
}

/// Appends a text with a plain number. Does not select a plural form as `tr!` does, which is much slower.
fn write_with_number(out: &mut String, key: &str, name: &str, number: impl itoa::Integer) {
    lang::write(out, key, &[(name, Value::from(itoa::Buffer::new().format(number)))]);
}

/// Returns the text with a capital first letter.
pub(crate) fn capitalize(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}
