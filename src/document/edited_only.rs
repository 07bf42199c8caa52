//! The edited records as a document of their own.

use super::Document;
use crate::document::content::{Content, Records};
use crate::document::io::Bytes;

impl Document {
    /// Returns `true` if another program has changed a file that is read on demand. The document cannot be saved then,
    /// but [`Document::edited_only`] can. Asks the file system.
    pub fn is_source_changed(&self) -> bool {
        self.content.changed_source().is_some()
    }

    /// The indexes of the records that differ from the file on disk.
    pub fn edited_records(&self) -> Records {
        self.content.edited_records()
    }

    /// An untitled document with only the edited records, in the same format, encoding and line ends, including their
    /// marks, the comments above them and their games. It is held in memory, so it can be saved even if another program
    /// changed the source file; of a game in such a file only the position, the name and the mark remain.
    pub fn edited_only(&self) -> Self {
        let format = self.format().layout();
        let text =
            self.edited_records().iter().filter_map(|index| format.standalone_text(&self.record(index))).collect();
        let bytes = Bytes::held(self.content.encode_file(text));
        let content = Content::from_file(bytes, Some(self.format()));
        let mut document = content.map_or_else(|_| Self::new(), |content| Self::from_content(content, None));
        document.content.replace_header(self.content.edited_header().clone());
        document
    }
}
