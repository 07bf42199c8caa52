//! The texts of a record, for search and display.

use super::metadata::Field;
use super::opcodes;
use super::record::RecordView;
use super::remarks::{Remarks, is_done_operation};
use super::table::columns::{ColumnRole, FieldName};
use crate::notation::epd::{self, Operand, Operation};
use crate::tr;

/// A named text of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The name of the field, tag or operation.
    pub name: String,
    /// The text. For an operation, its opcode and operands.
    pub text: String,
}

impl RecordView<'_> {
    /// Returns all texts of the record: its fields in order, operations, tags, and the text of an unreadable line.
    pub fn statements(&self) -> Vec<Statement> {
        let unreadable =
            self.position().err().map(|unreadable| (tr!("document-text").to_owned(), without_fen(&unreadable.text)));
        statements_of_remarks(&self.remarks(), self.tags().into_iter().chain(unreadable))
    }

    /// Returns the names and texts of a record that are no metadata: tags, columns or operations.
    pub(crate) fn other_texts(&self) -> Vec<(String, String)> {
        let mut texts = match self.source_format.games() {
            Some(_) => self.tags_of_game(),
            None => self.tags(),
        };
        texts.extend(other_texts(&self.effective_operations()));
        texts
    }

    /// Returns the words of columns, tags or operations such as "Themes" by which positions are found.
    pub fn keywords(&self) -> Vec<String> {
        keywords(&self.other_texts())
    }

    fn tags_of_game(&self) -> Vec<(String, String)> {
        let mut tags = self.source_format.tags().map_or_else(Vec::new, |tags| tags.other_tags(self));
        // The round of a game without players is only the number of its position.
        if tags.iter().all(|(name, _)| name != "White" && name != "Black") {
            tags.retain(|(name, _)| name != "Round");
        }
        tags
    }

    /// Returns the texts of the columns, tags, operations and fields with a name, without empty ones.
    pub(crate) fn texts_named(&self, name: &FieldName) -> Vec<String> {
        let others = self.other_texts().into_iter().filter(|(other, _)| name.is_name(other)).map(|(_, text)| text);
        let field = name.field().map(|field| self.read_metadata().take(field));
        others.chain(field).filter(|text| !text.is_empty()).collect()
    }
}

/// Returns the opcodes and operands of the operations that are no metadata, clocks or marks.
pub(super) fn other_texts(operations: &[Operation]) -> Vec<(String, String)> {
    let are_fields = opcodes::are_fields(operations);
    let is_other = |operation: &Operation| {
        !epd::is_clock(operation) && !is_done_operation(operation) && !epd::is_annotation(operation)
    };
    let others = operations.iter().zip(are_fields).filter(|(operation, is_field)| !is_field && is_other(operation));
    let text = |operation: &Operation| operation.operands.iter().map(Operand::text).collect::<Vec<_>>().join(" ");
    others.map(|(operation, _)| (operation.opcode.clone(), text(operation))).collect()
}

#[cfg(feature = "render")]
/// Returns the words of the operations by which positions are found.
pub(crate) fn keywords_of_operations(operations: &[Operation]) -> Vec<String> {
    keywords(&other_texts(operations))
}

fn keywords(texts: &[(String, String)]) -> Vec<String> {
    let is_separator = |char: char| char.is_whitespace() || matches!(char, ',' | ';');
    let tags = texts.iter().filter(|(name, _)| ColumnRole::from_name(name) == Some(ColumnRole::Tags));
    let words = tags.flat_map(|(_, text)| text.split(is_separator)).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

pub(crate) fn statements_of_remarks(remarks: &Remarks, more: impl Iterator<Item = (String, String)>) -> Vec<Statement> {
    let fields = remarks.metadata.iter().map(|(field, text)| (field.label().to_owned(), text.to_owned()));
    // EPD comments are already part of the fields.
    let operations = remarks.operations.iter().filter(|operation| epd::comment(operation).is_none());
    let operations = operations.map(|operation| {
        let words = std::iter::once(&*operation.opcode).chain(operation.operands.iter().map(Operand::text));
        (operation.opcode.clone(), Field::Title.normalized(&words.collect::<Vec<_>>().join(" ")))
    });
    let mut statements: Vec<Statement> = Vec::new();
    for (name, text) in fields.chain(operations).chain(more) {
        if !text.is_empty() && statements.iter().all(|said| said.text != text) {
            statements.push(Statement { name, text });
        }
    }
    statements
}

/// Returns an unreadable text without what looks like the fields of a FEN.
fn without_fen(text: &str) -> String {
    const STROKES: usize = 4;
    const LONGEST_FIELD: usize = 4;
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let Some(at) = words.iter().position(|word| word.matches('/').count() >= STROKES) else { return words.join(" ") };
    // Side to move, castling rights and en passant square, then two numbers.
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
    fn fen_like_text_is_left_out() {
        for (text, expected) in [
            ("not a position", "not a position"),
            ("see 8/8/8/8/8/8/8/8k x q - 0 1 of Loyd", "see of Loyd"),
            ("see 8/8/8/8/8/8/8/8k w KQkq - 0 12 34", "see 34"),
            ("8/8/8/8/8/8/8/8k w - - # 12", "# 12"),
            ("8/8/8/8/8/8/8/8k w - - bm Rxf4; id \"one\";", "bm Rxf4; id \"one\";"),
            ("8/8/8/8/8/8/8/8k", ""),
        ] {
            assert_eq!(without_fen(text), expected, "{text}");
        }
    }
}
