//! An operation as it is shown and edited: its opcode, and its operands as text.

use std::collections::BTreeMap;

use crate::app::ui::wording;
use crate::notation::epd::{self, Operand, Operation, WarningKind};
use crate::tr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperationRow {
    /// The index among the operations of the record; `None` while the operation is being added.
    pub(super) number: Option<usize>,
    /// Empty for operands of the record that have no opcode.
    pub opcode: String,
    /// The accessible name: "bm, best move".
    pub name: String,
    /// The operands as the user edits them: a single string without its quotes, and anything else in EPD syntax.
    pub text: String,
    pub(super) operands: Vec<Operand>,
    /// `true` if the only operand is a string, which is edited without quotes.
    pub(super) is_string: bool,
}

impl OperationRow {
    pub(super) fn from_operation(number: usize, operation: &Operation) -> Self {
        let (text, is_string) = match operation.operands.as_slice() {
            [Operand::Text(text)] => (text.clone(), true),
            operands => (write_operands(operands), false),
        };
        let (opcode, operands) = (operation.opcode.clone(), operation.operands.clone());
        Self { number: Some(number), name: name(&opcode), opcode, text, operands, is_string }
    }

    /// Creates a row for an operation being added. Comments and variations (`c0` to `c9`, `v0` to `v9`), `id` and tags
    /// have a string as operand.
    pub(super) fn new(opcode: String, is_tag: bool) -> Self {
        let is_string = is_tag || opcode == "id" || matches!(opcode.as_bytes(), [b'c' | b'v', b'0'..=b'9']);
        Self { number: None, name: name(&opcode), opcode, text: String::new(), operands: Vec::new(), is_string }
    }

    /// Returns the row with its plain name, without the number that [`number_duplicates`] may have added.
    pub(super) fn without_number(&self) -> Self {
        Self { name: name(&self.opcode), ..self.clone() }
    }
}

fn name(opcode: &str) -> String {
    match wording::opcode_label(opcode) {
        Some(meaning) => format!("{opcode}, {meaning}"),
        None if opcode.is_empty() => tr!("operation-nameless").to_owned(),
        None => opcode.to_owned(),
    }
}

/// Writes operands in EPD syntax, without opcode and semicolon.
fn write_operands(operands: &[Operand]) -> String {
    let operation = Operation { opcode: "x".to_owned(), operands: operands.to_vec() };
    let text = epd::write_operation(&operation);
    text.strip_prefix('x').and_then(|text| text.strip_suffix(';')).unwrap_or(&text).trim_start().to_owned()
}

pub(super) fn parse_operands(text: &str, is_string: bool) -> Result<Vec<Operand>, String> {
    if is_string {
        return Ok(vec![Operand::Text(text.to_owned())]);
    }
    let mut tail = epd::read_tail(&format!("x {text};"), 0);
    let warned = |kind: WarningKind| tail.warnings.iter().any(|warning| warning.kind == kind);
    if warned(WarningKind::UnterminatedString) {
        return Err(tr!("operation-open-quote").to_owned());
    }
    if tail.operations.len() != 1 || warned(WarningKind::EmptyOperation) {
        return Err(tr!("operation-semicolon").to_owned());
    }
    Ok(tail.operations.swap_remove(0).operands)
}

/// Adds a number to the names of rows whose opcode occurred before: 2 to the second row, 3 to the third.
pub(super) fn number_duplicates(rows: &mut [OperationRow]) {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows {
        let count = seen.entry(row.name.clone()).or_default();
        *count += 1;
        if *count > 1 {
            row.name = format!("{}, {count}", row.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_read_as_they_are_written() {
        for text in ["Qg6", "Qg6 Rd8", "\"a; b\" 3", "\"a \\\"b\\\"\" \"c\"", "", "12"] {
            let read = parse_operands(text, false).unwrap();
            assert_eq!(write_operands(&read), text);
        }
        assert_eq!(parse_operands("a \"b\"; c", true).unwrap(), [Operand::Text("a \"b\"; c".to_owned())]);
    }

    #[test]
    fn what_cannot_be_operands_is_explained() {
        for (text, word) in [("a; b", "semicolon"), ("a;", "semicolon"), ("\"a", "quote"), (";", "semicolon")] {
            let why = parse_operands(text, false).expect_err(text);
            assert!(why.contains(word), "{text}: {why}");
        }
    }
}
