//! The edited records as a document of their own.

use super::Document;
use crate::document::content::{Content, Records};
use crate::document::io::Bytes;

impl Document {
    /// Whether another program has changed an open file of which most is read only when it is needed. The document
    /// cannot be saved then, but [`Document::edited_only`] can. Asks the file system.
    pub fn is_source_changed(&self) -> bool {
        self.content.changed_source().is_some()
    }

    /// The places of the records that differ from what the file on disk holds.
    pub fn edited_records(&self) -> Records {
        self.content.edited()
    }

    /// An untitled document with the edited records alone, in the same format, encoding and line ends: with their
    /// marks and the comments above them, and as games where they are some. All of it is held in memory, so that it
    /// can be saved also where the file that they come from was changed by another program; of a game in such a file
    /// only the position, the name and the mark are left.
    pub fn edited_only(&self) -> Self {
        let format = self.format().grammar();
        let text = self.edited_records().iter().filter_map(|index| format.alone(&self.record(index))).collect();
        let bytes = Bytes::held(self.content.file_of(text));
        let content = Content::of_file(bytes, Some(self.format()));
        let mut document = content.map_or_else(|_| Self::new(), |content| Self::of(content, None));
        document.content.replace_header(self.content.edited_header().clone());
        document
    }
}
