//! What a step is to make of a file, in terms of its plain vector of lines.

use std::ops::Range;
use std::rc::Rc;

use super::super::position;
use super::naive::{Entry, Naive, START, Style, edited, placing};
use super::steps::{OPERATIONS, POSITIONS, Step, entry, places, shuffled};
use fenwright::Color;
use fenwright::document::{Arrangement, Edit, Format};
use fenwright::notation::epd::{Operand, Operation};
use fenwright::notation::fen;

/// What an edit is to make of a file, and which record is current then if that is known.
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

/// What a step is to make of a file; `None` where the model does not say.
pub(super) fn expected(step: &Step, naive: &Naive, style: Style, current: usize) -> Option<Expected> {
    of_position(step, naive, style, current)
        .or_else(|| of_operations(step, naive, style, current))
        .or_else(|| of_structure(step, naive, style, current))
}

/// Edits of the current record's position.
fn of_position(step: &Step, naive: &Naive, style: Style, current: usize) -> Option<Expected> {
    let entry = &naive.entries[current];
    let before = entry.fen(style.format).map(|fen| position(&fen));
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

/// Edits of which records there are, and in which order.
fn of_structure(step: &Step, naive: &Naive, style: Style, current: usize) -> Option<Expected> {
    let len = naive.entries.len();
    let is_in = |chosen: &[usize], index: &usize| chosen.binary_search(index).is_ok();
    let (edit, (naive, current)) = match step {
        Step::Add(_, _) if style.format == Format::Pgn => return None,
        Step::Add(after, number) => {
            let after = after.index(len + 1);
            let at = (after + 1).min(len);
            let new = Rc::new(Entry::of_line(style.line(POSITIONS[*number])));
            let edit = Edit::AddRecord { after, position: Box::new(position(POSITIONS[*number])) };
            (edit, (naive.with_inserted(at, [new]), Some(at)))
        }
        Step::Remove(pattern) => {
            let chosen = places(*pattern, len);
            if style.format == Format::Pgn && chosen.len() == len {
                return None;
            }
            let order: Vec<usize> = (0..len).filter(|index| !is_in(&chosen, index)).collect();
            let (mut after, place) = naive.arranged(&order, current);
            if after.entries.is_empty() {
                after.entries.push(Rc::new(Entry::of_line(style.line(START))));
            }
            (Edit::RemoveRecords(chosen.into_iter().collect()), (after, place))
        }
        Step::Move(pattern, to) => {
            let (chosen, to) = (places(*pattern, len), to.index(len + 1));
            let others = |range: Range<usize>| range.filter(|index| !is_in(&chosen, index)).collect::<Vec<_>>();
            let order = [others(0..to), chosen.clone(), others(to..len)].concat();
            (Edit::MoveRecords { records: chosen.into_iter().collect(), to }, naive.arranged(&order, current))
        }
        Step::Duplicate(pattern) => {
            let chosen = places(*pattern, len);
            let at = chosen.last()? + 1;
            let copies: Vec<Rc<Entry>> = chosen.iter().map(|index| naive.entries[*index].clone()).collect();
            (Edit::DuplicateRecords(chosen.into_iter().collect()), (naive.with_inserted(at, copies), Some(at)))
        }
        Step::Insert(at, seeds, is_closed) => {
            let at = at.index(len + 1);
            let entries: Vec<Rc<Entry>> = seeds.iter().map(|seed| entry(seed, style)).collect();
            let new = Naive { entries, tail: Vec::new() };
            let text =
                new.text(Style { is_closed: *is_closed || seeds.is_empty() || style.format == Format::Pgn, ..style });
            let current = if seeds.is_empty() { current } else { at };
            (Edit::InsertText { at, text }, (naive.with_inserted(at, new.entries), Some(current)))
        }
        Step::Sort(number) => arranged(naive, shuffled(*number, len), Arrangement::Sort, current),
        Step::Thin(pattern) => {
            let kept = places(*pattern, len);
            if kept.is_empty() {
                return None;
            }
            arranged(naive, kept, Arrangement::RemoveDuplicates, current)
        }
        Step::Done(_, _) if style.format == Format::Pgn => return None,
        Step::Done(pattern, done) => {
            let chosen = places(*pattern, len);
            let mut after = naive.clone();
            for index in &chosen {
                after.entries[*index] = Rc::new(naive.entries[*index].marked(*done, style.format));
            }
            (Edit::SetDone { records: chosen.into_iter().collect(), done: *done }, (after, Some(current)))
        }
        _ => return None,
    };
    Some(Expected { edit, naive, current })
}

fn arranged(naive: &Naive, order: Vec<usize>, purpose: Arrangement, current: usize) -> (Edit, (Naive, Option<usize>)) {
    let after = naive.arranged(&order, current);
    (Edit::Arrange { order: order.into_iter().map(|index| index as u32).collect(), purpose }, after)
}
