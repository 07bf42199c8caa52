//! What a text from outside is for the list: lines of this file, another file, or anything with positions in it.

use super::batch::Batch;
use crate::app::shell::text_file::{self, TextFile};
use crate::document::{Document, Edit, Format, Reason, Records, Unreadable};
use crate::notation::forgiving::{self, Reading};
use crate::tr;

/// What has so many strokes has a placement.
const STROKES: usize = 4;

/// What was read in a text for the list.
#[derive(Debug)]
pub(super) enum ForList {
    /// It is lines of a file of this format and goes in as it stands.
    Lines(Format, String),
    /// It reads as a file, of another format or with faults, and goes in as that file would.
    File(Box<TextFile>),
    /// It is any other text, with these positions.
    Positions(Batch),
}

impl ForList {
    /// Reads a text for a file of a format. It counts as a file of positions if more than half of its lines or games
    /// can be read strictly, also if they are records of EPD that have no operations.
    pub(super) fn read(format: Format, text: String) -> Self {
        let mut document = Document::from_bytes(text.as_bytes().to_vec());
        let mut faults = text_file::faults(&document);
        if faults.len() == document.len() && document.format() == Format::Fen {
            document = Document::from_bytes_as(text.as_bytes().to_vec(), Format::Epd);
            faults = text_file::faults(&document);
        }
        if faults.is_empty() && document.format() == format {
            Self::Lines(format, text)
        } else if 2 * faults.len() < document.len() {
            Self::File(Box::new(mended(document, &faults)))
        } else {
            Self::Positions(Batch::read(&text))
        }
    }
}

/// Mends what can be mended of these records, as one step. Of the others, lines without a placement are words
/// around the positions and are left out; the rest stays as it is.
fn mended(mut document: Document, faults: &[usize]) -> TextFile {
    document.begin_gesture();
    let has_lines = !document.format().has_games();
    let (mut mended, mut others) = (0, Records::default());
    for index in faults {
        let Err(Unreadable { text, reason }) = document.record(*index).position() else { continue };
        let is_long = !matches!(reason, Reason::Fault(_));
        let reading = forgiving::read(&text);
        if let Some(position) = reading.position().filter(|_| !is_long) {
            document.select(*index);
            let is_exact = matches!(&reading, Reading::Mended(mended) if mended.is_exact());
            mended += usize::from(document.apply(Edit::Replace(Box::new(*position))) && !is_exact);
        } else if has_lines && text.matches('/').count() < STROKES {
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
    TextFile { document, remarks, own: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_mended_is_one_step() {
        let good = "8/8/8/8/8/8/8/K6k w - - 0 1\n";
        let text = format!("{}{}words\n", good.repeat(200), "8/8/8/8/8/8/8/K6k w - 0 1\n".repeat(100));
        let ForList::File(mut file) = ForList::read(Format::Fen, text) else { panic!("it is no file") };
        assert_eq!(file.document.len(), 300, "{}", file.remarks);
        assert_eq!(file.remarks, ", 100 of them mended; 1 other line was left out");
        assert!(file.document.undo() && !file.document.can_undo());
        assert_eq!(file.document.len(), 301);
    }
}
