//! Losses when saving in another format.

use super::Content;
use crate::document::format::{Format, Loss, RecordId, RecordView};

impl Content {
    pub(crate) fn loss(&self, format: Format) -> Option<Loss> {
        Loss::compute(&self.file.source, self.views_in_source_order(), self.tail.clone(), self.format, format)
    }

    /// Views of all records in source order, so that each stretch of a source is read once.
    fn views_in_source_order(&self) -> impl Iterator<Item = RecordView<'_>> {
        let mut runs = self.order.runs().to_vec();
        runs.sort_unstable_by_key(|run| run.first);
        let names = runs.into_iter().flat_map(|run| run.first..run.first + run.count);
        names.map(|name| self.view_by_id(RecordId(name)))
    }
}
