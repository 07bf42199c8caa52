//! The positions found in a text.

use super::setting_up;
use crate::app::shell::Effect;
use crate::app::ui::{TextReadings, elide_middle};
use crate::board::{Annotations, Position};
use crate::document::{Document, Format};
use crate::notation::epd::Operation;
use crate::notation::forgiving::{self, Passage, Reading};
use crate::wording::messages;
use crate::{lang, tr};

const MAX_BYTES: usize = 16 << 20;
pub const MAX_POSITIONS: usize = 100_000;

/// Maximum number of positions whose corrections are listed.
const MAX_LISTED_CORRECTIONS: usize = 6;
/// Maximum number of characters of the listed corrections of one position.
const MAX_CORRECTIONS_LEN: usize = 160;

pub(super) struct Batch {
    pub(super) entries: Vec<FoundPosition>,
    /// The corrected positions: the number of each, from 1, and the sentences about its corrections.
    corrections: Vec<(usize, Vec<String>)>,
    /// Number of passages that looked like a position but could not be read.
    pub(super) unread: usize,
    pub(super) is_cut: bool,
    pub(super) annotations: Annotations,
    pub(super) text: Option<String>,
}

pub(super) struct FoundPosition {
    pub(super) position: Position,
    pub(super) operations: Vec<Operation>,
    /// The possible readings, if this is the first position of the text and is not strict FEN.
    pub(super) readings: Option<Box<TextReadings>>,
    /// `true` if the text of the position is strict FEN, apart from surrounding words.
    pub(super) is_exact: bool,
    /// `true` if the text is moves, without an error.
    pub(super) is_game: bool,
}

impl Batch {
    pub(super) fn read(text: &str) -> Self {
        let end = if text.len() > MAX_BYTES { end_of_lines(text, MAX_BYTES) } else { text.len() };
        let is_cut = end < text.len();
        let text = &text[..end];
        let annotations = Annotations::default();
        let mut batch =
            Self { entries: Vec::new(), corrections: Vec::new(), unread: 0, is_cut, annotations, text: None };
        if let Some(format) = Format::detect_whole(text) {
            batch.add_rows(&Document::from_bytes_as(text.as_bytes().to_vec(), format));
            return batch;
        }
        let found = forgiving::read_all(text);
        for Passage { reading, operations, .. } in found {
            if batch.entries.len() == MAX_POSITIONS {
                batch.is_cut = true;
                break;
            }
            if let (true, Some(position)) = (batch.entries.is_empty(), reading.position()) {
                batch.annotations = setting_up::find_annotations(text, position);
            }
            batch.add(reading, operations);
        }
        batch
    }

    /// Adds the rows of a table, with the texts of their columns as operations.
    fn add_rows(&mut self, table: &Document) {
        for index in 0..table.len() {
            if self.entries.len() == MAX_POSITIONS {
                self.is_cut = true;
                return;
            }
            let row = table.record(index);
            let reading = match row.position() {
                Ok(position) => Reading::Strict(position),
                Err(unreadable) => forgiving::read(&unreadable.text),
            };
            self.add(reading, row.all_operations());
        }
    }

    /// Adds a position; `around` are the words on lines around it.
    fn add(&mut self, reading: Reading, around: Vec<Operation>) {
        match reading {
            Reading::Strict(position) => {
                self.entries.push(FoundPosition {
                    position,
                    operations: around,
                    readings: None,
                    is_exact: true,
                    is_game: false,
                });
            }
            Reading::Corrected(mut mended) => {
                let is_first = self.entries.is_empty();
                if is_first && !self.annotations.is_empty() {
                    setting_up::drop_drawn_corrections(&mut mended);
                }
                let (is_exact, is_game) = (mended.is_exact(), mended.is_game());
                if !is_exact && !is_game {
                    self.corrections.push((self.entries.len() + 1, messages(&mended.corrections)));
                }
                let offer = is_first.then(|| Box::new(TextReadings::new(&mended, None)));
                let (position, mut operations) = (mended.position, mended.operations);
                operations.extend(around);
                self.entries.push(FoundPosition { position, operations, readings: offer, is_exact, is_game });
            }
            Reading::Failed(_) => self.unread += 1,
        }
    }

    pub(super) fn into_list(self) -> Effect {
        let mended = self.corrected_count();
        let positions = self.entries.into_iter().map(|entry| (entry.position, entry.operations)).collect();
        Effect::AddPositions { positions, mended }
    }

    /// Returns the number of corrected positions. Surrounding words do not count as a correction.
    fn corrected_count(&self) -> usize {
        self.corrections.len()
    }

    /// Returns the remarks in the question about this text, one for each paragraph.
    pub(super) fn remarks(&self) -> Vec<String> {
        let mut remarks = Vec::new();
        if self.is_cut {
            remarks.push(tr!("paste-longer", count = self.entries.len()));
        }
        if self.corrected_count() > 0 {
            remarks.push(tr!("paste-mended", count = self.corrected_count()));
        }
        if self.unread > 0 {
            remarks.push(tr!("paste-unread", count = self.unread));
        }
        let first = if remarks.is_empty() { None } else { Some(remarks.join(" ")) };
        first.into_iter().chain(self.correction_lines()).collect()
    }

    fn correction_lines(&self) -> Vec<String> {
        let of_one = |(number, sentences): &(usize, Vec<String>)| {
            let sentences = elide_middle(&sentences.join("; "), MAX_CORRECTIONS_LEN);
            format!("{}. {sentences}.", lang::number(*number))
        };
        let mut lines: Vec<String> = self.corrections.iter().take(MAX_LISTED_CORRECTIONS).map(of_one).collect();
        if let Some(more) = self.corrected_count().checked_sub(MAX_LISTED_CORRECTIONS + 1) {
            lines.push(tr!("paste-more", count = more + 1));
        }
        lines
    }
}

/// Returns the end of the last complete line within the first `most` bytes. If no line ends there, returns the last
/// character boundary.
fn end_of_lines(text: &str, most: usize) -> usize {
    let end = text.floor_char_boundary(most);
    text[..end].rfind(['\n', '\r']).unwrap_or(end)
}
