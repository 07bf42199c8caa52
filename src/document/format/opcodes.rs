//! Metadata in EPD operations.
//!
//! `id` is the title and `variant` the variant. `c0` to `c9` hold the other fields, one line each. `dm` states a mate,
//! and `pv` a line of moves that solves it (PGN standard 16.2.5).

use super::comment_line;
use super::metadata::{Field, Metadata};
use super::remarks::is_done_operation;
use crate::board::Variant;
use crate::notation::annotations;
use crate::notation::epd::{self, Operand, Operation};

const COMMENTS: [&str; 10] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"];
const VARIANT: &str = "variant";

pub(super) fn metadata(operations: &[Operation]) -> Metadata {
    let mut metadata = Metadata::default();
    if let Some(id) = epd::name(operations) {
        metadata.set(Field::Title, id);
    }
    for words in operations.iter().filter_map(words) {
        let said = comment_line::parse_without_variant(&words);
        metadata.add(said.field, &words[said.value_start..]);
    }
    let rules = epd::variant(operations).filter(|variant| *variant != Variant::Standard);
    if let Some(variant) = rules {
        metadata.set(Field::Variant, variant.tag_value());
    }
    for (field, value) in [(Field::Stipulation, mate(operations)), (Field::Solution, solution_moves(operations))] {
        if let Some(value) = value.filter(|_| metadata.get(field).is_empty()) {
            metadata.set(field, value);
        }
    }
    metadata.normalized()
}

/// For each operation, returns `true` if other formats can store all of it.
pub(super) fn are_portable(operations: &[Operation]) -> Vec<bool> {
    let said = metadata(operations);
    let is_said = |(at, operation): (usize, &Operation)| {
        if epd::comment(operation).is_some() || epd::is_clock(operation) || is_done_operation(operation) {
            return true;
        }
        // Of all other operations, only `pv`, `id`, `variant` and `dm` can state metadata.
        let is_one = operation.opcode == "pv"
            || operation.operands.len() == 1 && ["id", VARIANT, "dm"].contains(&operation.opcode.as_str());
        is_one && metadata(&[&operations[..at], &operations[at + 1..]].concat()) != said
    };
    operations.iter().enumerate().map(is_said).collect()
}

/// For each operation, returns `true` if it states metadata and nothing else.
pub(super) fn are_fields(operations: &[Operation]) -> Vec<bool> {
    let said = are_portable(operations);
    let is_other = |operation| epd::is_clock(operation) || is_done_operation(operation);
    let has_words = |operation| epd::comment(operation).is_none() || words(operation).is_some();
    operations.iter().zip(said).map(|(other, is_said)| is_said && has_words(other) && !is_other(other)).collect()
}

/// Sets or clears a field. Operations that already state the value are left alone.
pub(super) fn set_field(operations: &mut Vec<Operation>, field: Field, value: &str) {
    if metadata(operations).get(field) == value {
        return;
    }
    match field {
        Field::Title => {
            let is_name = |operation: &Operation| epd::name(std::slice::from_ref(operation)).is_some();
            if value.is_empty() {
                operations.retain(|operation| !is_name(operation));
            } else {
                super::remarks::set_title(operations, value);
            }
        }
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
    match operands {
        Some(operands) => epd::set_operation(operations, Operation { opcode: opcode.to_owned(), operands }),
        None => operations.retain(|operation| operation.opcode != opcode),
    }
}

/// Sets a field in comment operations, one line each: first in comments that already state the field, then in new ones.
fn set_in_comments(operations: &mut Vec<Operation>, field: Field, value: &str) {
    let mut lines = value.split('\n').filter(|_| !value.is_empty()).map(|line| comment_line::format_line(field, line));
    let mut place = None;
    let mut at = 0;
    while at < operations.len() {
        let is_of_field =
            words(&operations[at]).is_some_and(|words| comment_line::parse_without_variant(&words).field == field);
        if is_of_field {
            let line = lines.next();
            let text = epd::comment(&operations[at]).unwrap_or_default();
            let commands = annotations::commands_only(&text);
            if line.is_none() && commands.is_empty() {
                operations.remove(at);
                continue;
            }
            let text = [line.unwrap_or_default(), commands].join(" ").trim().to_owned();
            operations[at].operands = vec![Operand::Text(text)];
            place = Some(at + 1);
        }
        at += 1;
    }
    for line in lines {
        let is_free = |opcode: &&&str| operations.iter().all(|operation| operation.opcode != **opcode);
        let opcode = COMMENTS.iter().find(is_free).unwrap_or(&"c9");
        let end = operations.iter().position(is_done_operation).unwrap_or(operations.len());
        let at = place.unwrap_or(end);
        operations.insert(at, Operation { opcode: (*opcode).to_owned(), operands: vec![Operand::Text(line)] });
        place = Some(at + 1);
    }
}

/// The words of a comment operation without its commands; `None` for other operations and for commands alone.
fn words(operation: &Operation) -> Option<String> {
    let text = epd::comment(operation)?;
    let words = annotations::words(&text).replace(char::is_control, " ").trim().to_owned();
    Some(words).filter(|words| !words.is_empty() || text.is_empty())
}

fn mate(operations: &[Operation]) -> Option<String> {
    let [Operand::Word(moves) | Operand::Text(moves)] = operand_list(operations, "dm")? else { return None };
    moves.parse::<u16>().ok().filter(|moves| *moves > 0).map(|moves| format!("#{moves}"))
}

fn solution_moves(operations: &[Operation]) -> Option<String> {
    let moves = operand_list(operations, "pv")?;
    Some(moves.iter().map(Operand::text).collect::<Vec<_>>().join(" "))
}

fn operand_list<'a>(operations: &'a [Operation], opcode: &str) -> Option<&'a [Operand]> {
    operations.iter().find(|operation| operation.opcode == opcode).map(|operation| operation.operands.as_slice())
}
