//! The difference between a content and the file on disk.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use super::Content;
use crate::board::Position;
use crate::document::content::record::Overlay;
use crate::document::content::records::Records;
use crate::document::content::segment::Segment;
use crate::document::format::{Format, Overrides, RecordId};
use crate::document::io::Taking;

impl Content {
    pub(crate) fn is_modified(&self) -> bool {
        !self.is_in_saved_order
            || self.header != self.saved_header
            || self.unsaved > usize::from(self.is_silent(self.id(0)))
    }

    /// Returns `true` for the placeholder of a file without records, which is not written.
    pub(super) fn is_silent(&self, id: RecordId) -> bool {
        let is_untouched =
            || self.overlays.get(&id).is_some_and(|overlay| overlay.state.held == Overrides::of(Position::start()));
        self.stand_in == Some(id) && self.len() == 1 && is_untouched()
    }

    pub(crate) fn replaced_by_saving(&self) -> usize {
        let is_left = !self.in_file.common(&self.order.names()).is_empty();
        if is_left { 0 } else { self.in_file.len() }
    }

    pub(crate) fn mark_saved(&mut self, format: Format) {
        self.stop_watching();
        self.format = format;
        self.saved_header = self.header.clone();
        if self.is_silent(self.id(0)) {
            return;
        }
        self.stand_in = None;
        Arc::make_mut(&mut self.overlays).values_mut().for_each(Overlay::mark_saved);
        self.mark_order_saved();
        self.unsaved = 0;
    }

    /// Marks everything in `saved`, an earlier clone of this content, as saved in a format.
    pub(crate) fn mark_saved_as(&mut self, saved: Self, format: Format) {
        self.stop_watching();
        let is_same = Arc::ptr_eq(&self.overlays, &saved.overlays) && Arc::ptr_eq(&self.order, &saved.order);
        if is_same && self.header == saved.header {
            drop(saved);
            self.mark_saved(format);
            return;
        }
        self.format = format;
        self.saved_header = saved.header.clone();
        if saved.is_silent(saved.id(0)) {
            return;
        }
        self.stand_in = None;
        for (id, overlay) in Arc::make_mut(&mut self.overlays) {
            overlay.mark_saved_as(saved.overlays.get(id).map(|overlay| &overlay.state));
        }
        self.saved = saved.order;
        self.in_file = Arc::new(self.saved.names());
        self.is_in_saved_order = self.order == self.saved;
        let is_unsaved =
            |(id, overlay): &(&RecordId, &Overlay)| self.in_file.contains(id.0 as usize) && !overlay.is_as_saved();
        self.unsaved = self.overlays.iter().filter(is_unsaved).count();
    }

    pub(super) fn mark_order_saved(&mut self) {
        self.saved = self.order.clone();
        self.in_file = Arc::new(self.order.names());
        self.is_in_saved_order = true;
    }

    pub(crate) fn edited(&self) -> Records {
        let edited = self.overlays.iter().filter(|(_, overlay)| !overlay.is_as_saved()).map(|(id, _)| *id);
        let new = self.more.iter().flat_map(Segment::names).chain(self.overlays.keys().map(|id| id.0)).map(RecordId);
        let mut records = Records::default();
        for id in edited.chain(new.filter(|id| !self.in_file.contains(id.0 as usize))) {
            self.order.place_of(id).into_iter().for_each(|place| _ = records.insert(place));
        }
        records
    }

    /// The path of a source that another program has changed since it was opened, and whether that source was inserted.
    /// Asks the file system.
    pub(crate) fn changed_source(&self) -> Option<(&Path, bool)> {
        let is_there = |segment: &Segment| {
            let names = segment.names();
            self.order.runs().iter().any(|run| run.first < names.end && names.start < run.first + run.count)
        };
        let added = self.more.iter().filter_map(|segment| Some((segment.source.changed_file()?, segment)));
        let added = added.filter(|(_, segment)| is_there(segment)).map(|(path, _)| (path, true));
        self.file.source.changed_file().map(|path| (path, false)).into_iter().chain(added).next()
    }

    /// Returns `true` if the file on disk had exactly these bytes when it was opened or saved.
    pub(crate) fn was_saved_as(&self, bytes: &[u8]) -> bool {
        let mut rest = bytes;
        let mut expected = Taking(|bytes: &[u8]| {
            rest = rest.strip_prefix(bytes).ok_or(ErrorKind::InvalidData)?;
            Ok(())
        });
        self.as_saved().write(self.format, &mut expected).is_ok() && rest.is_empty()
    }

    fn as_saved(&self) -> Self {
        let overlays = self.overlays.iter().filter(|(id, _)| self.in_file.contains(id.0 as usize));
        let overlays = overlays.filter_map(|(id, overlay)| Some((*id, overlay.as_saved()?))).collect();
        let (order, header) = (self.saved.clone(), self.saved_header.clone());
        Self { order, header, overlays: Arc::new(overlays), ..self.clone() }
    }
}
