//! What saving in another format would lose.

use super::Content;
use crate::document::format::{Format, Loss, RecordId, RecordView};

impl Content {
    /// What saving in a format would lose of what the file on disk can hold.
    pub(crate) fn loss(&self, format: Format) -> Option<Loss> {
        Loss::of(&self.file.source, self.views_as_found(), self.tail.clone(), self.format, format)
    }

    /// A look at each record. They come in the order in which they stand in their sources, so that a stretch of a
    /// source is read once, whatever their order.
    fn views_as_found(&self) -> impl Iterator<Item = RecordView<'_>> {
        let mut runs = self.order.runs().to_vec();
        runs.sort_unstable_by_key(|run| run.first);
        let names = runs.into_iter().flat_map(|run| run.first..run.first + run.count);
        names.map(|name| self.view_of(RecordId(name)))
    }
}
