//! Limits the memory of the history by dropping its oldest steps.

use std::sync::Arc;

use super::{History, UndoChange, UndoStep};
use crate::document::content::{Content, RecordRun};

/// Approximate maximum number of bytes held by the history and by inserted sources that only the history still uses.
pub(super) const MAX_BYTES: usize = 1 << 28;

impl UndoChange {
    fn bytes(&self) -> usize {
        let more = match self {
            Self::State { other, .. } => other.memory_size() / Arc::strong_count(other),
            Self::Order(change) => size_of_val(&**change) + change.other.capacity() * size_of::<RecordRun>(),
            Self::Columns(other) => size_of_val(&**other),
            Self::Header(other) => other.as_ref().map_or(0, |text| text.len()),
        };
        size_of::<Self>() + more
    }
}

impl UndoStep {
    pub(super) fn update_size(&mut self) {
        self.bytes = self.changes.iter().map(UndoChange::bytes).sum();
    }

    fn runs(&self) -> impl Iterator<Item = &RecordRun> {
        let orders = self.changes.iter().filter_map(|change| match change {
            UndoChange::Order(change) => Some(&change.other),
            UndoChange::State { .. } | UndoChange::Header(_) | UndoChange::Columns(_) => None,
        });
        orders.flatten()
    }
}

impl History {
    /// Drops the oldest steps until the other steps, with the sources that only they need, hold at most `most` bytes.
    /// Drops unused sources too. The newest step is always kept. The caller must ensure that there is nothing to redo.
    pub(super) fn limit_memory(&mut self, content: &mut Content, most: usize) {
        let own: usize = self.undo_stack.iter().map(|step| step.bytes).sum();
        // Only a change of the order can leave sources that only the history uses.
        let newest = self.undo_stack.back().into_iter().flat_map(|step| &step.changes);
        let is_rearranged = newest.into_iter().any(|change| matches!(change, UndoChange::Order(_)));
        let added = if is_rearranged { content.inserted_size() } else { 0 };
        if own.saturating_add(added) <= most {
            return;
        }
        let mut idle = content.unused_sources();
        let (mut bytes, mut kept) = (0_usize, 0);
        for step in self.undo_stack.iter().rev() {
            let named = idle.take(step.runs());
            bytes = bytes.saturating_add(step.bytes).saturating_add(named.bytes());
            if bytes > most && kept > 0 {
                idle.put_back(named);
                break;
            }
            kept += 1;
        }
        self.undo_stack.drain(..self.undo_stack.len() - kept);
        content.drop_sources(&idle);
    }
}

#[cfg(test)]
mod tests {
    use crate::board::Position;
    use crate::document::{Document, Edit, Records};
    use crate::notation::epd::{Operand, Operation};

    const TEXT: usize = 1 << 16;
    const MOST: usize = 10 * TEXT;

    fn paste(document: &mut Document) {
        let line = "8/8/8/4k3/8/8/4PPPP/4K2R w K - 12 34\n";
        document.apply(Edit::InsertText { at: 0, text: line.repeat(TEXT / line.len()) });
    }

    fn bound(document: &mut Document) {
        document.history.limit_memory(&mut document.content, MOST);
    }

    fn steps(document: &mut Document) -> usize {
        std::iter::from_fn(|| document.undo().then_some(())).count()
    }

    fn text(document: &Document) -> String {
        let mut bytes = Vec::new();
        document.write_to(&mut bytes).unwrap();
        String::from_utf8(bytes).unwrap()
    }

    /// Inserts and removes texts, and returns the written text after each step.
    fn put_in_and_removed(times: usize) -> (Document, Vec<String>) {
        let mut document = Document::new();
        let mut texts = vec![text(&document)];
        for _ in 0..times {
            paste(&mut document);
            bound(&mut document);
            texts.push(text(&document));
            let pasted = Records::from(0..document.len() - 1);
            document.apply(Edit::RemoveRecords(pasted));
            bound(&mut document);
            texts.push(text(&document));
        }
        (document, texts)
    }

    #[test]
    fn texts_that_only_the_history_holds_are_forgotten_with_its_oldest_steps() {
        let (mut document, texts) = put_in_and_removed(40);
        assert!(document.content.inserted_size() <= MOST, "{} bytes", document.content.inserted_size());
        let mut undone = 0;
        for expected in texts.iter().rev().skip(1) {
            if !document.undo() {
                break;
            }
            undone += 1;
            assert_eq!(text(&document), *expected, "undone {undone} times");
        }
        assert!((12..=20).contains(&undone), "{undone} steps are kept");
        while document.redo() {}
        assert_eq!(text(&document), texts[80]);
    }

    #[test]
    fn texts_that_nothing_brings_back_are_forgotten() {
        let mut document = Document::new();
        for _ in 0..40 {
            paste(&mut document);
            document.undo();
        }
        assert!(document.content.inserted_size() > MOST);
        document.apply(Edit::AddRecord { after: 0, position: Box::new(Position::start()) });
        bound(&mut document);
        assert_eq!(document.content.inserted_size(), 0);
        assert_eq!((document.len(), steps(&mut document)), (2, 1));
    }

    #[test]
    fn texts_that_are_there_stay_and_cost_no_steps() {
        let mut document = Document::new();
        (0..40).for_each(|_| paste(&mut document));
        bound(&mut document);
        assert!(document.content.inserted_size() > MOST);
        assert_eq!(steps(&mut document), 40);
    }

    #[test]
    fn the_newest_step_stays_however_large() {
        let mut document = Document::new();
        (0..40).for_each(|_| paste(&mut document));
        let before = text(&document);
        document.apply(Edit::RemoveRecords(Records::from(0..document.len())));
        bound(&mut document);
        assert_eq!(steps(&mut document), 1);
        assert_eq!(text(&document), before);
    }

    #[test]
    fn long_operations_count() {
        let line = "8/8/8/8/8/8/8/K6k w - - id \"a\";\n8/8/8/8/8/8/8/K6k w - - id \"b\";\n";
        let mut document = Document::from_bytes(line.as_bytes().to_vec());
        for number in 0..2000 {
            let operands = vec![Operand::Text(format!("{number} {}", "x".repeat(1 << 12)))];
            let operation = Operation { opcode: "c0".to_owned(), operands };
            document.apply(Edit::SetOperations(vec![operation]));
            bound(&mut document);
        }
        let steps = steps(&mut document);
        assert!((MOST >> 13..=MOST >> 12).contains(&steps), "{steps} steps are kept");
    }
}
