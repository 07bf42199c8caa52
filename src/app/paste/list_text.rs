//! Reads pasted text for the list: as lines of the current file, as another file, or as free text with positions.

use super::batch::Batch;
use crate::app::shell::text_file::{self, TextFile};
use crate::document::{Document, Edit, Format, Records, Unreadable, UnreadableReason};
use crate::notation::forgiving::{self, Reading};
use crate::tr;

const MIN_PLACEMENT_SLASHES: usize = 4;

#[derive(Debug)]
pub(super) enum ListText {
    /// Lines in the format of the file, inserted unchanged.
    Lines(Format, String),
    /// A file of another format or with faulty records.
    File(Box<TextFile>),
    Positions(Batch),
}

impl ListText {
    /// Reads a text for a file of `format`. It counts as a file if more than half of its lines or games are valid;
    /// lines that are all invalid as FEN are also tried as EPD.
    pub(super) fn read(format: Format, text: String) -> Self {
        let mut document = Document::from_bytes(text.as_bytes().to_vec());
        let mut faults = text_file::unreadable_records(&document);
        if faults.len() == document.len() && document.format() == Format::Fen {
            document = Document::from_bytes_as(text.as_bytes().to_vec(), Format::Epd);
            faults = text_file::unreadable_records(&document);
        }
        if faults.is_empty() && document.format() == format {
            Self::Lines(format, text)
        } else if 2 * faults.len() < document.len() {
            Self::File(Box::new(correct_records(document, &faults)))
        } else {
            Self::Positions(Batch::read(&text))
        }
    }
}

/// Corrects the faulty records in one undo step. Lines without a placement are taken for surrounding words and removed;
/// other unreadable records are kept.
fn correct_records(mut document: Document, faults: &[usize]) -> TextFile {
    document.begin_gesture();
    let has_lines = !document.format().has_games();
    let (mut mended, mut others) = (0, Records::default());
    for index in faults {
        let Err(Unreadable { text, reason }) = document.record(*index).position() else { continue };
        let is_long = !matches!(reason, UnreadableReason::Fault(_));
        let reading = forgiving::read(&text);
        if let Some(position) = reading.position().filter(|_| !is_long) {
            document.select(*index);
            let is_exact = matches!(&reading, Reading::Corrected(mended) if mended.is_exact());
            mended += usize::from(document.apply(Edit::Replace(Box::new(*position))) && !is_exact);
        } else if has_lines && text.matches('/').count() < MIN_PLACEMENT_SLASHES {
            others.insert(*index);
        }
    }
    let unread = faults.len() - mended - others.len();
    let mut remarks = text_file::remarks(mended, unread);
    if !others.is_empty() {
        remarks = tr!("paste-left-out", remarks = remarks, count = others.len());
        document.apply(Edit::RemoveRecords(others));
    }
    document.end_gesture();
    TextFile { document, remarks, copied_text: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_mended_is_one_step() {
        let good = "8/8/8/8/8/8/8/K6k w - - 0 1\n";
        let text = format!("{}{}words\n", good.repeat(200), "8/8/8/8/8/8/8/K6k w - 0 1\n".repeat(100));
        let ListText::File(mut file) = ListText::read(Format::Fen, text) else { panic!("it is no file") };
        assert_eq!(file.document.len(), 300, "{}", file.remarks);
        assert_eq!(file.remarks, ", 100 of them corrected; 1 other line was ignored");
        assert!(file.document.undo() && !file.document.can_undo());
        assert_eq!(file.document.len(), 301);
    }
}
