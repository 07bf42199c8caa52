//! All that a record says in words, each with what it is called.

use super::metadata::Field;
use super::record::RecordView;
use super::remarks::Remarks;
use crate::notation::epd;
use crate::tr;

/// One thing that a record says beside its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The name of the field, of the tag or of the operation that says it.
    pub name: String,
    /// What it says; an operation is given as it is written, with its name.
    pub text: String,
}

impl RecordView<'_> {
    /// All that it says in words: its fields, the first of them the title, its operations and tags, and a line that is no
    /// position. What states the position is not among them.
    pub fn statements(&self) -> Vec<Statement> {
        let unreadable =
            self.position().err().map(|unreadable| (tr!("document-text").to_owned(), beside_fen(&unreadable.text)));
        of_remarks(&self.remarks(), self.tags().into_iter().chain(unreadable))
    }
}

/// All that remarks say, and what else is said.
pub(crate) fn of_remarks(remarks: &Remarks, others: impl Iterator<Item = (String, String)>) -> Vec<Statement> {
    let fields = remarks.metadata.stated().map(|(field, text)| (field.name().to_owned(), text.to_owned()));
    // What comments say are fields.
    let operations = remarks.operations.iter().filter(|operation| epd::comment(operation).is_none());
    let operations = operations.map(|operation| {
        let words = std::iter::once(&*operation.opcode).chain(operation.operands.iter().map(epd::Operand::text));
        (operation.opcode.clone(), Field::Title.normalized(&words.collect::<Vec<_>>().join(" ")))
    });
    let mut statements: Vec<Statement> = Vec::new();
    for (name, text) in fields.chain(operations).chain(others) {
        if !text.is_empty() && statements.iter().all(|said| said.text != text) {
            statements.push(Statement { name, text });
        }
    }
    statements
}

/// What a text says that is no position: without what looks like the fields of one.
fn beside_fen(text: &str) -> String {
    const STROKES: usize = 4;
    const LONGEST_FIELD: usize = 4;
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let Some(at) = words.iter().position(|word| word.matches('/').count() >= STROKES) else { return words.join(" ") };
    // The side to move, castling rights and a square, then two numbers.
    let is_field = |(number, word): &(usize, &&str)| {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        word.len() <= LONGEST_FIELD && !word.starts_with('#') && (*number < 3 || is_number)
    };
    let fields = words[at + 1..].iter().enumerate().take(5).take_while(is_field).count();
    words.drain(at..=at + fields);
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_like_a_position_is_left_out() {
        for (text, expected) in [
            ("not a position", "not a position"),
            ("see 8/8/8/8/8/8/8/8k x q - 0 1 of Loyd", "see of Loyd"),
            ("see 8/8/8/8/8/8/8/8k w KQkq - 0 12 34", "see 34"),
            ("8/8/8/8/8/8/8/8k w - - # 12", "# 12"),
            ("8/8/8/8/8/8/8/8k w - - bm Rxf4; id \"one\";", "bm Rxf4; id \"one\";"),
            ("8/8/8/8/8/8/8/8k", ""),
        ] {
            assert_eq!(beside_fen(text), expected, "{text}");
        }
    }
}
