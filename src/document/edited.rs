//! The edited records as a document of their own.

use super::Document;
use super::bytes::Bytes;
use super::content::Content;
use super::format::Format;
use super::records::Records;
use super::source::LineKind;
use super::view::RecordView;

impl Document {
    /// Whether another program has changed an open file of which most is read only when it is needed. The document
    /// cannot be saved then, but [`Document::edited_only`] can. Asks the file system.
    #[must_use]
    pub fn is_source_changed(&self) -> bool {
        self.content.is_source_changed()
    }

    /// The places of the records that differ from what the file on disk holds.
    #[must_use]
    pub fn edited_records(&self) -> Records {
        self.content.edited()
    }

    /// An untitled document with the edited records alone and the comments above them, in the same format; of a PGN
    /// their positions. All of it is held in memory, so that it can be saved also where the file that they come from
    /// was changed by another program.
    #[must_use]
    pub fn edited_only(&self) -> Self {
        let edited = self.edited_records();
        let views = edited.ranges().flatten().map(|index| self.record(index));
        if self.format() == Format::Pgn {
            return Self::with_positions(views.filter_map(|view| view.position().ok()).collect());
        }
        let text: String =
            views.flat_map(|view| [comments(&view), view.text().into_owned(), "\n".to_owned()]).collect();
        let content = Content::of_file(Bytes::held(text.into_bytes()), Some(self.format()));
        content.map_or_else(|_| Self::new(), |content| Self::of(content, None))
    }
}

/// The comments above a record, or the name of a game as one; each a line. What another program has put in their place
/// is none.
fn comments(view: &RecordView<'_>) -> String {
    if view.found == Format::Pgn {
        return view.name().map(|name| format!("# {}\n", name.replace(char::is_control, " "))).unwrap_or_default();
    }
    let lead = view.source.slice(view.place.lead());
    let lines = view.source.decode(&lead).replace('\r', "\n");
    let comments = lines.split('\n').filter(|line| LineKind::of(line) == LineKind::Comment);
    comments.flat_map(|line| [line, "\n"]).collect()
}
