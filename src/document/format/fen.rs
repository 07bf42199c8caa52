//! FEN files: one position per line.

use super::grammar::{Grammar, Layout, QuickReader};
use super::lines;
use super::record::{LONGEST_FEN, RecordView, Unreadable};
use super::remarks::Remarks;
use crate::board::{BitPosition, Position};
use crate::notation::epd::{self, Operation};
use crate::notation::fen;

/// One FEN per line. The comments above a line have its title, done mark and annotations.
#[derive(Debug)]
pub(super) struct Fen;

impl Grammar for Fen {
    fn name(&self) -> &'static str {
        "FEN"
    }

    fn match_score(&self, records: &[&str]) -> usize {
        records.iter().filter(|line| fen::read_trimmed_as(line, None).is_ok()).count()
    }

    fn layout(&self) -> &'static dyn Layout {
        &lines::Lines
    }

    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable> {
        let read = |text: &str| fen::read_trimmed_as(text, self.variant(record));
        lines::position(record, |text| read(text).map_err(|fault| Unreadable::from_fault(text, fault)))
    }

    fn new_record_text(&self, position: &Position, remarks: &Remarks, _number: usize) -> String {
        lines::lead_writer::lead_text(remarks) + &fen::write(position) + "\n"
    }

    fn derived_operations(&self, record: &RecordView<'_>) -> Vec<Operation> {
        let title = lines::lead::name(record).filter(|_| lines::lead::is_title_movable(record));
        title.map(|title| epd::name_operation(&title)).into_iter().collect()
    }

    fn quick_reader(&self) -> Option<&dyn QuickReader> {
        Some(self)
    }
}

impl QuickReader for Fen {
    fn read_line<'a>(&self, lines: &'a [u8]) -> Option<(BitPosition, &'a [u8])> {
        fen::read_line(lines)
    }

    fn read_bits(&self, lines: &[u8], _length: usize) -> Option<BitPosition> {
        fen::read_line(lines).map(|(position, _)| position)
    }

    fn read_position(&self, line: &[u8]) -> Option<Position> {
        if line.len() <= LONGEST_FEN { fen::read_quick(line) } else { None }
    }
}
