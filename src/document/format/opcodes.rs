//! Metadata in EPD operations.
//!
//! `id` is the title and `variant` the variant. `c0` to `c9` hold the other fields, one line each. `dm` states a mate,
//! and `pv` a line of moves that solves it (PGN standard 16.2.5). Test suites state a mate also as `bm #2` or `ce +M2`.

use std::slice;

use super::comment_line::{self, ParsedComment};
use super::metadata::{Field, Metadata};
use super::remarks::is_done_operation;
use crate::board::Variant;
use crate::notation::epd::{self, Clause, Operand, Operation};
use crate::notation::{annotations, stipulation};

const COMMENTS: [&str; 10] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"];
const VARIANT: &str = "variant";
pub(super) const ID: &str = "id";

pub(super) fn metadata(operations: &[Operation]) -> Metadata {
    let mut metadata = Metadata::default();
    for Statement { field, value, .. } in statements(operations) {
        metadata.add(field, &value);
    }
    metadata.normalized()
}

/// A field that an operation states.
struct Statement {
    /// The index of the operation.
    index: usize,
    field: Field,
    value: String,
    /// `true` if the operation states nothing else.
    is_all: bool,
}

type ClauseReader = fn(&Clause<'_>) -> Option<String>;

/// Readers of clauses that state a field, in order of precedence.
const OF_CLAUSES: [(Field, ClauseReader); 4] = [
    (Field::Stipulation, mate_length),
    (Field::Stipulation, task),
    (Field::Stipulation, mate_score),
    (Field::Solution, solution_moves),
];

/// Returns the fields that operations state. Each comment states a field. Of the other operations, the first that
/// states a field counts. It counts for a stipulation or solution only if no comment states one.
fn statements(operations: &[Operation]) -> Vec<Statement> {
    let mut found: Vec<Statement> = Vec::new();
    let first = |value: &dyn Fn(&Operation) -> Option<String>| {
        operations.iter().enumerate().find_map(|(index, operation)| Some((index, value(operation)?)))
    };
    if let Some((index, value)) = first(&|operation| epd::name(slice::from_ref(operation)).map(str::to_owned)) {
        let is_all = operations[index].opcode == ID && operations[index].operands.len() == 1;
        found.push(Statement { index, field: Field::Title, value, is_all });
    }
    for (index, operation) in operations.iter().enumerate() {
        if let Some(words) = words(operation) {
            let ParsedComment { field, value_start } = comment_line::parse_without_variant(&words);
            found.push(Statement { index, field, value: words[value_start..].to_owned(), is_all: true });
        }
    }
    let rules = first(&|operation| epd::variant(slice::from_ref(operation)).map(|rules| rules.tag_value().to_owned()));
    if let Some((index, value)) = rules.filter(|(_, value)| value != Variant::Standard.tag_value()) {
        found.push(Statement { index, field: Field::Variant, value, is_all: true });
    }
    for (field, read) in OF_CLAUSES {
        let is_open = found.iter().all(|other| other.field != field || other.value.is_empty());
        let stated = first(&|operation| epd::clauses(operation).iter().find_map(read)).filter(|_| is_open);
        if let Some((index, value)) = stated {
            found.push(Statement { index, field, value, is_all: epd::clauses(&operations[index]).len() == 1 });
        }
    }
    found.retain(|statement| statement.field == Field::Comment || !statement.value.trim().is_empty());
    found
}

/// For each operation, returns `true` if other formats can store all of it.
pub(super) fn are_portable(operations: &[Operation]) -> Vec<bool> {
    let is_portable = |operation: &Operation| {
        epd::comment(operation).is_some() || epd::is_clock(operation) || is_done_operation(operation)
    };
    let mut portable: Vec<bool> = operations.iter().map(is_portable).collect();
    for statement in statements(operations) {
        portable[statement.index] |= statement.is_all;
    }
    portable
}

/// For each operation, returns `true` if it states metadata and nothing else.
pub(super) fn are_fields(operations: &[Operation]) -> Vec<bool> {
    let portable = are_portable(operations);
    let is_other = |operation| epd::is_clock(operation) || is_done_operation(operation);
    let has_words = |operation| epd::comment(operation).is_none() || words(operation).is_some();
    let is_field = |(operation, is_portable)| is_portable && has_words(operation) && !is_other(operation);
    operations.iter().zip(portable).map(is_field).collect()
}

/// Sets or clears a field. Operations that already state the value are left alone.
pub(super) fn set_field(operations: &mut Vec<Operation>, field: Field, value: &str) {
    if metadata(operations).get(field) == value {
        return;
    }
    match field {
        Field::Title if value.is_empty() => remove_clauses(operations, |clause| clause.opcode == ID, None),
        Field::Title => super::remarks::set_title(operations, value),
        Field::Stipulation => state_as(operations, field, value, "dm", |value| {
            let moves = value.strip_prefix('#')?;
            moves.parse::<u16>().ok().filter(|number| *number > 0 && number.to_string() == moves)?;
            Some(vec![Operand::Word(moves.to_owned())])
        }),
        Field::Solution => state_as(operations, field, value, "pv", |value| {
            let is_move =
                |word: &str| word.starts_with(|char: char| char.is_ascii_alphabetic()) && !word.contains([';', '"']);
            let moves: Vec<&str> = value.split(' ').collect();
            let are_moves = moves.iter().all(|word| is_move(word));
            are_moves.then(|| moves.into_iter().map(|word| Operand::Word(word.to_owned())).collect())
        }),
        Field::Variant => {
            let operand = || vec![Operand::Text(value.to_owned())];
            if value.is_empty() {
                operations.retain(|operation| epd::variant(std::slice::from_ref(operation)).is_none());
            } else {
                epd::set_operation(operations, Operation { opcode: VARIANT.to_owned(), operands: operand() });
            }
        }
        Field::Author | Field::Source | Field::Comment => set_in_comments(operations, field, value),
    }
}

/// Returns the operations that state these fields.
#[cfg(feature = "vision")]
pub(crate) fn field_operations(fields: &[(Field, &str)]) -> Vec<Operation> {
    let mut operations = Vec::new();
    for (field, value) in fields {
        set_field(&mut operations, *field, &field.normalized(value));
    }
    operations
}

/// Sets a field by its own opcode if this opcode can express the value, otherwise by a comment.
fn state_as(
    operations: &mut Vec<Operation>,
    field: Field,
    value: &str,
    opcode: &str,
    operands: impl Fn(&str) -> Option<Vec<Operand>>,
) {
    let operands = operands(value).filter(|_| !value.is_empty());
    set_in_comments(operations, field, if operands.is_some() { "" } else { value });
    let states = |clause: &Clause<'_>| {
        clause.opcode == opcode || OF_CLAUSES.iter().any(|(of, read)| *of == field && read(clause).is_some())
    };
    remove_clauses(operations, states, operands.as_ref().map(|_| opcode));
    if let Some(operands) = operands {
        epd::set_operation(operations, Operation { opcode: opcode.to_owned(), operands });
    }
}

/// Removes the clauses for which `is_removed` returns `true`, but no operation that consists of the opcode `kept`.
fn remove_clauses(operations: &mut Vec<Operation>, is_removed: impl Fn(&Clause<'_>) -> bool, kept: Option<&str>) {
    for operation in std::mem::take(operations) {
        let clauses = epd::clauses(&operation);
        let is_kept = clauses.len() == 1 && kept == Some(operation.opcode.as_str());
        if is_kept || !clauses.iter().any(&is_removed) {
            operations.push(operation);
            continue;
        }
        let left = clauses.into_iter().filter(|clause| !is_removed(clause));
        operations.extend(left.map(|Clause { opcode, operands }| Operation { opcode, operands: operands.to_vec() }));
    }
}

/// Sets a field in comment operations, one line each: first in comments that already state the field, then in new ones.
fn set_in_comments(operations: &mut Vec<Operation>, field: Field, value: &str) {
    let mut lines = value.split('\n').filter(|_| !value.is_empty()).map(|line| comment_line::format_line(field, line));
    let mut next_index = None;
    for mut operation in std::mem::take(operations) {
        let is_of_field =
            words(&operation).is_some_and(|words| comment_line::parse_without_variant(&words).field == field);
        if is_of_field {
            let line = lines.next();
            let commands = annotations::commands_only(&epd::comment(&operation).unwrap_or_default());
            if line.is_none() && commands.is_empty() {
                continue;
            }
            let text = [line.unwrap_or_default(), commands].join(" ").trim().to_owned();
            operation.operands = vec![Operand::Text(text)];
            next_index = Some(operations.len() + 1);
        }
        operations.push(operation);
    }
    let is_free = |opcode: &&&str| operations.iter().all(|operation| operation.opcode != **opcode);
    let free: Vec<&str> = COMMENTS.iter().filter(is_free).copied().collect();
    let opcodes = free.into_iter().chain(std::iter::repeat("c9"));
    let added: Vec<Operation> = lines
        .zip(opcodes)
        .map(|(line, opcode)| Operation { opcode: opcode.to_owned(), operands: vec![Operand::Text(line)] })
        .collect();
    let end = || operations.iter().position(is_done_operation).unwrap_or(operations.len());
    let index = next_index.unwrap_or_else(end);
    operations.splice(index..index, added);
}

/// The words of a comment operation without its commands; `None` for other operations and for commands alone.
fn words(operation: &Operation) -> Option<String> {
    let text = epd::comment(operation)?;
    let words = annotations::words(&text).replace(char::is_control, " ").trim().to_owned();
    Some(words).filter(|words| !words.is_empty() || text.is_empty())
}

/// Reads `dm 2`: the number of moves to mate.
fn mate_length(clause: &Clause<'_>) -> Option<String> {
    let [moves] = clause.operands else { return None };
    let moves = moves.text().parse::<u16>().ok().filter(|moves| clause.opcode == "dm" && *moves > 0)?;
    Some(format!("#{moves}"))
}

/// Reads `bm #2`: a stipulation in place of a move.
fn task(clause: &Clause<'_>) -> Option<String> {
    let text = Some(clause.text()).filter(|text| clause.opcode == "bm" && !text.is_empty())?;
    stipulation::read(&text).map(|stipulation| stipulation.to_string())
}

/// Reads `ce +M2`: a mate as the score of the side to move.
fn mate_score(clause: &Clause<'_>) -> Option<String> {
    let [score] = clause.operands else { return None };
    let score = score.text().trim_start_matches('+');
    let moves = score.strip_prefix(['M', 'm', '#']).filter(|_| clause.opcode == "ce")?;
    moves.parse::<u16>().ok().filter(|moves| *moves > 0).map(|moves| format!("#{moves}"))
}

/// Reads `pv Ra6 bxa6 b7#`: a line of moves.
fn solution_moves(clause: &Clause<'_>) -> Option<String> {
    Some(clause.text()).filter(|_| clause.opcode == "pv")
}
