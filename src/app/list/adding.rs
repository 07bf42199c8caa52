//! Adding positions that were read from outside.

use super::ListState;
use super::clipboard::report_added;
use crate::app::shell::Shell;
use crate::board::Position;
use crate::document::{Document, Edit, Loss};
use crate::notation::epd::Operation;
use crate::tr;

impl ListState {
    /// Inserts positions after the current one as one step, and selects them. They replace the start position of a
    /// window in which nothing has been done.
    pub(in crate::app) fn add_positions(
        &mut self,
        positions: &[(Position, Vec<Operation>)],
        mended: usize,
        shell: &mut Shell,
    ) {
        let format = shell.document.format();
        let put = |document: &mut Document, at: usize| {
            let numbered = positions.iter().zip(at + 1..);
            let mut text: String = numbered
                .map(|((position, operations), number)| format.new_record_text(position, operations, number))
                .collect();
            // The document ends the last line.
            if !format.has_games() {
                text.pop();
            }
            document.apply(Edit::InsertText { at, text });
        };
        let added = self.insert_after_current(true, put, shell);
        if added == 0 {
            shell.notices.failed(tr!("list-not-added", count = positions.len()), None);
            return;
        }
        let sentence = if mended == 0 {
            tr!("list-added", count = added)
        } else {
            tr!("list-added-mended", count = added, mended = mended)
        };
        let mut loss = Loss::default();
        for (_, operations) in positions {
            loss += format.loss_of_entry(operations);
        }
        report_added(sentence, (loss != Loss::default()).then(|| loss.sentence(format)), 0, shell);
    }
}
