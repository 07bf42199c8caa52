//! Reads EPD records: four or six well-formed fields, then operations.

use super::{CorrectedPosition, Correction, vocabulary};
use crate::board::Variant;
use crate::notation::epd;
use crate::notation::fen::{self, Fault};

pub(super) fn read(text: &str, fault: &Fault, stated: Option<Variant>) -> Option<CorrectedPosition> {
    let start = text.len() - text.trim_start().len();
    let line = text.trim();
    let record = epd::read_as(line, stated).ok()?;
    let first = record.spans.first()?.start;
    let behind = line.get(first..)?;
    let word = behind.split(char::is_whitespace).next().unwrap_or_default();
    let is_operation = behind.contains(';') || vocabulary::starts_operation(behind);
    // Text on a line after the fields may be unrelated, so it must begin with a known opcode.
    let is_apart = line.get(end_of_fields(line)?..first)?.contains(['\n', '\r']) && !vocabulary::is_opcode(word);
    if !is_operation || is_apart {
        return None;
    }
    let mut mends = Vec::new();
    if start > 0 {
        mends.push(Correction { field: 0, before: text[..start].to_owned(), after: String::new() });
    }
    let tail = epd::read_tail(line, end_of_fields(line)?);
    for ((field, clock), default) in (5..).zip(tail.clocks).zip(["0", "1"]) {
        if clock.is_none() {
            mends.push(Correction { field, before: String::new(), after: default.to_owned() });
        }
    }
    if mends.is_empty() || fault.field == 7 {
        mends.push(Correction { field: 7, before: behind.to_owned(), after: String::new() });
    }
    let (position, operations) = (record.position, record.operations);
    Some(CorrectedPosition { position, fault: fault.clone(), corrections: mends, alternatives: Vec::new(), operations })
}

fn end_of_fields(line: &str) -> Option<usize> {
    const FIELDS: usize = 4;
    let mut at = 0;
    for _ in 0..FIELDS {
        let rest = line.get(at..)?;
        at += rest.len() - rest.trim_start().len();
        at += line.get(at..)?.find(char::is_whitespace).unwrap_or(line.len() - at);
    }
    let counter = line.get(at..)?.split_whitespace().next().filter(|word| fen::parse_checks(word).is_some());
    let end = counter.and_then(|word| Some(at + line.get(at..)?.find(word)? + word.len()));
    Some(end.unwrap_or(at))
}
