//! The positions that can be read in a text.

use super::drawings;
use crate::app::shell::effect::Effect;
use crate::app::ui::mending::Offer;
use crate::app::ui::wording;
use crate::board::{Annotations, Position};
use crate::notation::epd::Operation;
use crate::notation::forgiving::{self, Passage, Reading};

/// No more bytes of a text are read.
const MOST_BYTES: usize = 16 << 20;
/// No more positions of a text are taken.
pub const MOST_POSITIONS: usize = 100_000;

/// Several positions of one text.
#[derive(Debug)]
pub(super) struct Batch {
    /// The positions in the order of the text.
    pub(super) entries: Vec<Entry>,
    /// How many of them had to be mended.
    pub(super) mended: usize,
    /// How many places looked like positions and could not be read.
    pub(super) unread: usize,
    /// The text goes on beyond what was read.
    pub(super) is_cut: bool,
    /// The arrows and marked squares of the first position.
    pub(super) annotations: Annotations,
    /// The text itself, if it is kept.
    pub(super) text: Option<String>,
}

/// One of the positions of a text.
#[derive(Debug)]
pub(super) struct Entry {
    /// The position.
    pub(super) position: Position,
    /// Its operations, if it was a record of EPD.
    pub(super) operations: Vec<Operation>,
    /// What had to be mended in it, if it is the first one of its text; the others are only counted.
    pub(super) offer: Option<Box<Offer>>,
}

impl Batch {
    /// Reads the positions of a text.
    pub(super) fn read(text: &str) -> Self {
        let end = if text.len() > MOST_BYTES { end_of_lines(text, MOST_BYTES) } else { text.len() };
        let is_cut = end < text.len();
        let text = &text[..end];
        let annotations = Annotations::default();
        let mut batch = Self { entries: Vec::new(), mended: 0, unread: 0, is_cut, annotations, text: None };
        let found = forgiving::read_all(text);
        for Passage { reading, .. } in found {
            if batch.entries.len() == MOST_POSITIONS {
                batch.is_cut = true;
                break;
            }
            if let (true, Some(position)) = (batch.entries.is_empty(), reading.position()) {
                batch.annotations = drawings::drawn_in(text, position);
            }
            batch.add(reading);
        }
        batch
    }

    fn add(&mut self, reading: Reading) {
        match reading {
            Reading::Strict(position) => {
                self.entries.push(Entry { position, operations: Vec::new(), offer: None });
            }
            Reading::Mended(mut mended) => {
                let is_first = self.entries.is_empty();
                if is_first && !self.annotations.is_empty() {
                    drawings::leave_out_drawn(&mut mended);
                }
                self.mended += usize::from(!mended.mends.is_empty());
                let offer = is_first.then(|| Box::new(Offer::of(&mended)));
                self.entries.push(Entry { position: mended.position, operations: mended.operations, offer });
            }
            Reading::Failed(_) => self.unread += 1,
        }
    }

    /// All of them, to be put into the list.
    pub(super) fn into_list(self) -> Effect {
        let positions = self.entries.into_iter().map(|entry| (entry.position, entry.operations)).collect();
        Effect::AddPositions { positions, mended: self.mended }
    }

    /// What is to be known of the positions before they are taken, in sentences; may be empty.
    pub(super) fn remarks(&self) -> String {
        let mut remarks = Vec::new();
        if self.is_cut {
            remarks.push(format!("The text is longer; only the first {} were read.", self.count()));
        }
        match self.mended {
            0 => {}
            1 => remarks.push("1 of them had to be mended.".to_owned()),
            mended => remarks.push(format!("{} of them had to be mended.", wording::number(mended))),
        }
        if self.unread > 0 {
            let unread = wording::counted(self.unread, "more could not be read", "more could not be read");
            remarks.push(format!("{unread}."));
        }
        remarks.join(" ")
    }

    /// "12 positions".
    pub(super) fn count(&self) -> String {
        wording::counted(self.entries.len(), "position", "positions")
    }
}

/// Where the last line ends that is whole within this many bytes; within a longer line somewhere.
fn end_of_lines(text: &str, most: usize) -> usize {
    let end = text.floor_char_boundary(most);
    text[..end].rfind(['\n', '\r']).unwrap_or(end)
}
