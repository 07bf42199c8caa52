//! Reads text from outside, in the background if it takes long.

use super::State;
use super::batch::Batch;
use super::setting_up::PasteKind;
use crate::app::shell::{self, BackgroundRead, BackgroundReader, Effect, Shell, TextFile, Topic, unreadable_records};
use crate::app::ui::MAX_TEXT;
use crate::document::{Document, Edit, Format, Records, Unreadable, UnreadableReason};
use crate::notation::forgiving::{self, Reading};
use crate::tr;
use crate::wording::excerpt;

impl BackgroundReader for State {
    fn background_read(&mut self) -> &mut BackgroundRead<Self> {
        &mut self.background_read
    }

    fn failure() -> &'static str {
        tr!("paste-failed")
    }
}

impl State {
    pub(crate) fn read_for_list(&mut self, text: String, shell: &mut Shell) {
        let format = shell.document.format();
        self.start_read(tr!("paste-reading"), shell, move || ListText::read(format, text), Self::take_for_list);
    }

    pub(super) fn read(&mut self, text: String, shell: &mut Shell) {
        let read = move || (Batch::read(&text), text);
        self.start_read(tr!("paste-reading"), shell, read, |paste, (batch, text), shell| {
            paste.take_batch(batch, text, shell);
        });
    }

    fn take_batch(&mut self, mut batch: Batch, text: String, shell: &mut Shell) {
        if batch.entries.len() > 1 && Format::detect_whole(&text).is_some() {
            self.read_for_list(text, shell);
            return;
        }
        if batch.entries.len() > 1 {
            batch.text = Some(text);
            self.ask_about(batch, shell);
            return;
        }
        match batch.entries.pop() {
            Some(entry) => {
                self.note_game(&text, &entry.position, &batch.annotations);
                self.take_entry(entry, batch.annotations, PasteKind::Whole, shell);
            }
            None if text.len() > MAX_TEXT => shell.report_too_long(&text),
            None if !has_placement(&text) => {
                shell.notices.noted(tr!("paste-no-placement", text = excerpt(&text)));
            }
            None => {
                shell.effects.push(Effect::ShowUnreadable(text));
                shell.notices.noted_about(Topic::UnreadText, tr!("paste-no-position"));
            }
        }
    }

    fn take_for_list(&mut self, read: ListText, shell: &mut Shell) {
        match read {
            ListText::Lines(format, text) if format == shell.document.format() => {
                shell.effects.push(Effect::InsertLines(text));
            }
            // The document was saved in another format meanwhile, so the text is read again.
            ListText::Lines(_, text) => self.read_for_list(text, shell),
            ListText::File(file) => shell.effects.push(Effect::InsertFile(file)),
            ListText::Positions(batch) if batch.entries.is_empty() => {
                shell.notices.noted(tr!("paste-nothing-for-list"));
            }
            ListText::Positions(batch) => shell.effects.push(batch.into_list()),
        }
    }
}

const MIN_PLACEMENT_SLASHES: usize = 4;

pub(super) enum ListText {
    Lines(Format, String),
    File(Box<TextFile>),
    Positions(Batch),
}

impl ListText {
    /// Reads a text for a document of `format`. The text counts as a file if more than half of its lines or games are
    /// valid. If all lines are invalid as FEN, they are read as EPD.
    pub(super) fn read(format: Format, text: String) -> Self {
        let mut document = Document::from_bytes(text.as_bytes().to_vec());
        let mut faults = unreadable_records(&document);
        if faults.len() == document.len() && document.format() == Format::Fen {
            document = Document::from_bytes_as(text.as_bytes().to_vec(), Format::Epd);
            faults = unreadable_records(&document);
        }
        if faults.is_empty() && document.format() == format && !format.is_table() {
            Self::Lines(format, text)
        } else if 2 * faults.len() < document.len() {
            Self::File(Box::new(correct_records(document, &faults)))
        } else {
            Self::Positions(Batch::read(&text))
        }
    }
}

/// Returns `true` if a word of a text could be a faulty piece placement: it has many slashes and is not an address, or
/// has only characters of FEN.
fn has_placement(text: &str) -> bool {
    let has_only_signs = |word: &str| word.chars().all(|char| "KQRBNPkqrbnp12345678/".contains(char));
    let is_placement = |word: &str| match word.matches('/').count() {
        0 => false,
        slashes => slashes >= MIN_PLACEMENT_SLASHES && !word.contains("://") || has_only_signs(word),
    };
    text.split_whitespace().any(is_placement)
}

/// Corrects the faulty records in one undo step. Removes lines without a placement, and keeps other unreadable records.
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
    let mut remarks = shell::remarks(mended, unread);
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
