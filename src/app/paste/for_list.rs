//! What a text from outside is for the list: lines of this file, another file, or anything with positions in it.

use crate::app::paste::pasting::Batch;
use crate::app::ui::wording;
use crate::document::{Document, Edit, Format, Reason, Records, Unreadable};
use crate::notation::forgiving;

/// What has so many strokes has a placement.
const STROKES: usize = 4;

/// What was read in a text for the list.
pub(in crate::app) enum ForList {
    /// It is lines of a file of this format and goes in as it stands.
    Lines(Format, String),
    /// It reads as a file, of another format or with faults, and goes in as that file would.
    File(Box<PastedFile>),
    /// It is any other text, with these positions.
    Positions(Batch),
}

/// A text that reads as a file of positions.
pub(in crate::app) struct PastedFile {
    pub(in crate::app) document: Document,
    /// How many of its records were mended and how many are no positions, to follow their number in a sentence.
    pub(in crate::app) remarks: String,
}

impl ForList {
    /// Reads a text for a file of a format. It counts as a file of positions if more than half of its lines or games
    /// can be read strictly, also if they are records of EPD that have no operations.
    pub(in crate::app) fn read(format: Format, text: String) -> Self {
        let mut document = Document::from_bytes(text.as_bytes().to_vec());
        let mut faults = faults(&document);
        if faults.len() == document.len() && document.format() == Format::Fen {
            document = Document::from_bytes_as(text.as_bytes().to_vec(), Format::Epd);
            faults = self::faults(&document);
        }
        if faults.is_empty() && document.format() == format {
            Self::Lines(format, text)
        } else if 2 * faults.len() < document.len() {
            Self::File(Box::new(PastedFile::mended(document, &faults)))
        } else {
            Self::Positions(Batch::read(&text))
        }
    }
}

impl PastedFile {
    /// A text that was copied from a file of this format.
    pub(in crate::app) fn as_it_is(text: String, format: Format) -> Self {
        let document = Document::from_bytes_as(text.into_bytes(), format);
        let remarks = remarks(0, faults(&document).len());
        Self { document, remarks }
    }

    /// Mends what can be mended of these records, as one step. Of the others, lines without a placement are words
    /// around the positions and are left out; the rest stays as it is.
    fn mended(mut document: Document, faults: &[usize]) -> Self {
        document.begin_gesture();
        let has_lines = !document.format().has_games();
        let (mut mended, mut others) = (0, Records::default());
        for index in faults {
            let Err(Unreadable { text, reason }) = document.record(*index).position() else { continue };
            let is_long = !matches!(reason, Reason::Fault(_));
            if let Some(position) = forgiving::read(&text).position().filter(|_| !is_long).copied() {
                document.select(*index);
                mended += usize::from(document.apply(Edit::Replace(Box::new(position))));
            } else if has_lines && text.matches('/').count() < STROKES {
                others.insert(*index);
            }
        }
        let unread = faults.len() - mended - others.len();
        let mut remarks = remarks(mended, unread);
        if !others.is_empty() {
            let lines = wording::counted(others.len(), "other line was", "other lines were");
            remarks = format!("{remarks}; {lines} left out");
            document.apply(Edit::RemoveRecords(others));
        }
        document.end_gesture();
        Self { document, remarks }
    }
}

/// The records that are no positions.
fn faults(document: &Document) -> Vec<usize> {
    (0..document.len()).filter(|index| document.record(*index).position().is_err()).collect()
}

fn remarks(mended: usize, unread: usize) -> String {
    let remark = |count: usize, what: &str| match count {
        0 => String::new(),
        _ => format!(", {} of them {what}", wording::number(count)),
    };
    remark(mended, "mended") + &remark(unread, "unreadable")
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
