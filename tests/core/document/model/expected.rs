//! The expected result of a step, on the plain vector of lines.

use std::ops::Range;
use std::rc::Rc;

use super::super::position;
use super::naive::{Entry, Naive, START, Style, edited, placing};
use super::steps::{DRAWINGS, OPERATIONS, POSITIONS, Step, entry, places, shuffled};
use fenwright::Color;
use fenwright::document::{Arrangement, Edit, Format};
use fenwright::notation::epd::{Operand, Operation};
use fenwright::notation::{annotations, fen};

/// The expected file after an edit, and the current record if it is known.
pub(super) struct Expected {
    pub(super) edit: Edit,
    pub(super) naive: Naive,
    pub(super) current: Option<usize>,
}

fn operation(number: usize) -> Operation {
    let (opcode, operands) = OPERATIONS[number].split_once(' ').unwrap_or((OPERATIONS[number], ""));
    let operand = match operands.strip_prefix('"') {
        Some(text) => Some(Operand::Text(text.trim_end_matches('"').to_owned())),
        None => Some(operands).filter(|word| !word.is_empty()).map(|word| Operand::Word(word.to_owned())),
    };
    Operation { opcode: opcode.to_owned(), operands: operand.into_iter().collect() }
}

/// The expected result of a step, or `None` where the model does not define it.
pub(super) fn expected(step: &Step, naive: &Naive, style: Style, current: usize) -> Option<Expected> {
    of_position(step, naive, style, current)
        .or_else(|| of_operations(step, naive, style, current))
        .or_else(|| of_new_records(step, naive, style, current))
        .or_else(|| of_order(step, naive, style, current))
}

/// Edits of the current record's position.
fn of_position(step: &Step, naive: &Naive, style: Style, current: usize) -> Option<Expected> {
    let entry = &naive.entries[current];
    let before = entry.fen(style.format).map(|fen| position(&fen));
    if let Step::Draw(number) = step
        && style.format != Format::Pgn
    {
        let edit = Edit::SetAnnotations(annotations::read(DRAWINGS[*number]));
        let entry = entry.drawn(DRAWINGS[*number], style.format);
        return Some(Expected { edit, naive: naive.with_entry(current, entry), current: Some(current) });
    }
    let edit = match (step, before) {
        (Step::Replace(at), _) => Edit::Replace(Box::new(position(POSITIONS[*at]))),
        (Step::Place(square, piece), Some(_)) => placing(*square, *piece),
        (Step::Turn, Some(before)) if before.side_to_move == Color::White => Edit::SideToMove(Color::Black),
        (Step::Turn, Some(_)) => Edit::SideToMove(Color::White),
        (Step::Clock(clock), Some(_)) if style.format != Format::Epd => Edit::HalfmoveClock(*clock),
        _ => return None,
    };
    let after = edited(&before.unwrap_or_else(|| position(START)), &edit)?;
    let entry = entry.with_fen(&fen::write(&after), style.format);
    Some(Expected { edit, naive: naive.with_entry(current, entry), current: Some(current) })
}

/// Edits of the current record's operations.
fn of_operations(step: &Step, naive: &Naive, style: Style, current: usize) -> Option<Expected> {
    if style.format != Format::Epd {
        return None;
    }
    let entry = &naive.entries[current];
    let mut operations = entry.operations();
    let edit = match step {
        Step::AddOperation(number, at) => {
            operations.insert((*at).min(operations.len()), OPERATIONS[*number].to_owned());
            Edit::AddOperation { at: *at, operation: operation(*number) }
        }
        Step::SetOperation(number, at) => {
            if let Some(old) = operations.get_mut(*at) {
                OPERATIONS[*number].clone_into(old);
            }
            Edit::SetOperation { at: *at, operation: operation(*number) }
        }
        Step::RemoveOperation(at) => {
            if *at < operations.len() {
                operations.remove(*at);
            }
            Edit::RemoveOperation(*at)
        }
        Step::SetOperations(numbers) => {
            operations = numbers.iter().map(|number| OPERATIONS[*number].to_owned()).collect();
            Edit::SetOperations(numbers.iter().map(|number| operation(*number)).collect())
        }
        _ => return None,
    };
    Some(Expected {
        edit,
        naive: naive.with_entry(current, entry.with_operations(&operations)),
        current: Some(current),
    })
}

/// Edits that insert or mark records.
fn of_new_records(step: &Step, naive: &Naive, style: Style, current: usize) -> Option<Expected> {
    let (len, is_pgn) = (naive.entries.len(), style.format == Format::Pgn);
    let (edit, naive, current) = match step {
        Step::Add(after, number) if !is_pgn => {
            let after = after.index(len + 1);
            let at = (after + 1).min(len);
            let new = Rc::new(Entry::of_line(style.line(POSITIONS[*number])));
            let edit = Edit::AddRecord { after, position: Box::new(position(POSITIONS[*number])) };
            (edit, naive.with_inserted(at, [new]), at)
        }
        Step::Duplicate(pattern) => {
            let chosen = places(*pattern, len);
            let at = chosen.last()? + 1;
            let copies: Vec<Rc<Entry>> = chosen.iter().map(|index| naive.entries[*index].clone()).collect();
            (Edit::DuplicateRecords(chosen.into_iter().collect()), naive.with_inserted(at, copies), at)
        }
        Step::Insert(at, seeds, is_closed) => {
            let at = at.index(len + 1);
            let entries = seeds.iter().map(|seed| entry(seed, style)).collect();
            let new = Naive { front: Vec::new(), entries, tail: Vec::new() };
            let text = new.text(Style { is_closed: *is_closed || seeds.is_empty() || is_pgn, ..style });
            let current = if seeds.is_empty() { current } else { at };
            (Edit::InsertText { at, text }, naive.with_inserted(at, new.entries), current)
        }
        Step::Done(pattern, done) if !is_pgn => {
            let chosen = places(*pattern, len);
            let mut after = naive.clone();
            for index in &chosen {
                after.entries[*index] = Rc::new(naive.entries[*index].marked(*done, style.format));
            }
            (Edit::SetDone { records: chosen.into_iter().collect(), done: *done }, after, current)
        }
        _ => return None,
    };
    Some(Expected { edit, naive, current: Some(current) })
}

/// Edits that reorder or remove records.
fn of_order(step: &Step, naive: &Naive, style: Style, current: usize) -> Option<Expected> {
    let len = naive.entries.len();
    let arrange = |order: &[usize], purpose| {
        let order = order.iter().map(|index| *index as u32).collect();
        Edit::Arrange { order, purpose }
    };
    let without = |chosen: &[usize], range: Range<usize>| {
        range.filter(|index| chosen.binary_search(index).is_err()).collect::<Vec<usize>>()
    };
    let (edit, order) = match step {
        Step::Remove(pattern) => {
            let chosen = places(*pattern, len);
            let order = without(&chosen, 0..len);
            (Edit::RemoveRecords(chosen.into_iter().collect()), order)
        }
        Step::Move(pattern, to) => {
            let (chosen, to) = (places(*pattern, len), to.index(len + 1));
            let order = [without(&chosen, 0..to), chosen.clone(), without(&chosen, to..len)].concat();
            (Edit::MoveRecords { records: chosen.into_iter().collect(), to }, order)
        }
        Step::Sort(number) => {
            let order = shuffled(*number, len);
            (arrange(&order, Arrangement::Sort), order)
        }
        Step::Thin(pattern) => {
            let order = Some(places(*pattern, len)).filter(|order| !order.is_empty())?;
            (arrange(&order, Arrangement::RemoveDuplicates), order)
        }
        _ => return None,
    };
    let (mut naive, current) = naive.arranged(&order, current);
    if naive.entries.is_empty() {
        // The record that replaces all games has tags that this model does not know.
        let start = Some(Entry::of_line(style.line(START))).filter(|_| style.format != Format::Pgn)?;
        naive.entries.push(Rc::new(start));
    }
    Some(Expected { edit, naive, current })
}
