//! The edited records as a document of their own.

use super::Document;
use super::content::Content;
use super::format::{Format, above, done, games};
use crate::document::content::record::Held;
use crate::document::content::records::Records;
use crate::document::content::view::RecordView;
use crate::document::io::bytes::Bytes;
use crate::document::io::source::LineKind;

impl Document {
    /// Whether another program has changed an open file of which most is read only when it is needed. The document
    /// cannot be saved then, but [`Document::edited_only`] can. Asks the file system.
    #[must_use]
    pub fn is_source_changed(&self) -> bool {
        self.content.changed_source().is_some()
    }

    /// The places of the records that differ from what the file on disk holds.
    #[must_use]
    pub fn edited_records(&self) -> Records {
        self.content.edited()
    }

    /// An untitled document with the edited records alone, in the same format, encoding and line ends: with their
    /// marks and the comments above them, and as games where they are some. All of it is held in memory, so that it
    /// can be saved also where the file that they come from was changed by another program; of a game in such a file
    /// only the position, the name and the mark are left.
    #[must_use]
    pub fn edited_only(&self) -> Self {
        let views = self.edited_records();
        let views = views.iter().map(|index| self.record(index));
        let text: String = match self.format() {
            Format::Fen | Format::Epd => views.filter_map(|view| line(&view)).collect(),
            Format::Pgn => views.filter_map(|view| game(&view)).collect(),
        };
        let bytes = Bytes::held(self.content.file_of(text));
        let content = Content::of_file(bytes, Some(self.format()));
        content.map_or_else(|_| Self::new(), |content| Self::of(content, None))
    }
}

/// A record with its comments, each a line; `None` if its source has been changed and says all of it.
fn line(view: &RecordView<'_>) -> Option<String> {
    let text = view.text();
    let is_record = LineKind::of(&text) == LineKind::Record;
    let line = match view.found {
        _ if is_lost(view) => return None,
        Format::Pgn if !is_record => format!("\"{text}\""),
        // Another program has put something else into its place.
        Format::Fen | Format::Epd if !is_record => return None,
        _ => text.into_owned(),
    };
    Some([&comments(view), &line, "\n"].concat())
}

/// A record as a game; `None` if its source has been changed and says all of it.
fn game(view: &RecordView<'_>) -> Option<String> {
    (!is_lost(view)).then(|| games::alone(view, !view.source.is_changed()))
}

/// Whether a record says only what another program has changed.
fn is_lost(view: &RecordView<'_>) -> bool {
    view.held().is_none_or(Held::is_empty) && view.source.is_changed()
}

/// The comments above a record as they are written, or the name of a game as one; each a line, with the blank lines
/// behind it, for a comment that does not stand directly above the record says nothing of it. What another program has
/// put in their place is none.
fn comments(view: &RecordView<'_>) -> String {
    if view.found == Format::Pgn {
        let name = view.name().filter(|_| view.format == Format::Fen).map(|name| above::name_line(&name));
        let drawing = view.drawing_above().as_ref().and_then(above::line);
        let mark = view.has_done_line().then(|| done::LINE.to_owned());
        return [name, drawing, mark].into_iter().flatten().map(|line| line + "\n").collect();
    }
    let parts: String = above::written(view).into_iter().map(|part| lines_of(view, part)).collect();
    let lines = parts.lines().map(|line| (line, LineKind::of(line))).filter(|(_, kind)| *kind != LineKind::Record);
    let lines = lines.skip_while(|(_, kind)| *kind == LineKind::Blank);
    lines.flat_map(|(line, _)| [line, "\n"]).collect()
}

/// The lines of a part of what stands above a record, each with a line feed.
fn lines_of(view: &RecordView<'_>, part: above::Part) -> String {
    let text = match part {
        above::Part::Found(range) => view.source.decode(&view.source.slice(range)).into_owned(),
        above::Part::Changed(bytes, _) => view.source.decode(&bytes).into_owned(),
        above::Part::New(line) => line.into_owned(),
    };
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    if text.is_empty() || text.ends_with('\n') { text } else { text + "\n" }
}
