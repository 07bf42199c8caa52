//! Interprets operations that deviate from the standard. `PV: …` means `pv …`, and `bm Rc8+ dm 26;` means
//! `bm Rc8+; dm 26;`, because no move or number is an opcode.

use super::{Operand, Operation};

/// Opcodes whose operands are moves and numbers, never words (PGN standard, section 16.2.5).
const MOVE_OPCODES: [&str; 11] = ["acd", "acn", "acs", "am", "bm", "ce", "dm", "pm", "pv", "sm", "rc"];
/// Other opcodes that are recognized among their operands.
const WORD_OPCODES: [&str; 12] = ["id", "eco", "c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"];

/// Returns `true` if the operands of an opcode are moves and numbers.
pub fn has_move_operands(opcode: &str) -> bool {
    MOVE_OPCODES.contains(&opcode)
}

/// An operation, or a part of one that lacks semicolons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause<'a> {
    /// The opcode in lowercase, without a colon.
    pub opcode: String,
    /// The operands of this opcode.
    pub operands: &'a [Operand],
}

impl Clause<'_> {
    /// Returns the operands, joined by spaces.
    pub fn text(&self) -> String {
        self.operands.iter().map(Operand::text).collect::<Vec<_>>().join(" ")
    }
}

/// Splits an operation into clauses: one, or several if semicolons are missing. Never empty.
///
/// ```
/// use fenwright::notation::epd;
/// let tail = epd::read_tail("bm Rc8+ dm 26; PV: a1a6 b7a6;", 0);
/// let clauses: Vec<_> = tail.operations.iter().flat_map(epd::clauses).collect();
/// let read: Vec<(&str, String)> = clauses.iter().map(|clause| (&*clause.opcode, clause.text())).collect();
/// assert_eq!(read, [("bm", "Rc8+".into()), ("dm", "26".into()), ("pv", "a1a6 b7a6".into())]);
/// ```
pub fn clauses(operation: &Operation) -> Vec<Clause<'_>> {
    let mut clauses = vec![Clause { opcode: normalized(&operation.opcode), operands: &operation.operands }];
    while let Some(last) = clauses.last_mut()
        && MOVE_OPCODES.contains(&&*last.opcode)
        && let Some((index, opcode)) = next_opcode(last.operands)
    {
        let (own, rest) = last.operands.split_at(index);
        last.operands = own;
        clauses.push(Clause { opcode, operands: &rest[1..] });
    }
    clauses
}

fn normalized(opcode: &str) -> String {
    opcode.trim_end_matches(':').to_ascii_lowercase()
}

/// Finds the first operand that is an opcode, and returns its index and the opcode.
fn next_opcode(operands: &[Operand]) -> Option<(usize, String)> {
    let opcode = |operand: &Operand| match operand {
        Operand::Word(word) => {
            Some(normalized(word)).filter(|word| MOVE_OPCODES.iter().chain(&WORD_OPCODES).any(|known| known == word))
        }
        Operand::Text(_) => None,
    };
    operands.iter().enumerate().find_map(|(index, operand)| Some((index, opcode(operand)?)))
}
