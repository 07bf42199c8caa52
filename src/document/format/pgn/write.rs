//! Writing records as games.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io;
use std::ops::Range;

use super::{Pgn, fields, game, line_ends_at_end, opening};
use crate::board::Position;
use crate::document::format::grammar::{Margins, TagFeatures as _, WriteChunk, WriteChunks};
use crate::document::format::metadata::Field;
use crate::document::format::record::{Overrides, RecordView};
use crate::document::format::remarks::Remarks;
use crate::document::format::{comment_line, lines};
use crate::document::io::{Sink, Source};
use crate::notation::pgn;

/// The text of a new game after its tags.
const BEHIND_TAGS: &str = "\n*\n\n";
/// The result at the end of a new game.
const RESULT: &str = "*\n\n";

/// Writes records as games: unchanged ones byte for byte, edited ones with the edits in place, others as new games.
pub(super) fn write<'a>(
    Margins { file, front, front_comments, front_rest, tail, tail_comments, is_placeholder: is_silent, .. }: &Margins<
        'a,
    >,
    pieces: WriteChunks<'_, 'a>,
    out: &mut dyn Sink,
) -> io::Result<()> {
    file.bytes.copy(0..front.end, out)?;
    let last = Last::Text(file.decoded(file.slice(front.clone())).into_owned());
    let mut pen = GameWriter { file, out, end: Some((file, front.end)), are_comments_changed: false, last, count: 0 };
    pen.comments(front_comments, if front_rest.is_empty() { "\n" } else { "" })?;
    pen.copy_outside(file, front_rest.clone())?;
    let mut all = pieces.filter(|_| !is_silent).peekable();
    while let Some(piece) = all.next() {
        pen.front(piece.first())?;
        let last = piece.last();
        let behind = (last.source, last.trail.clone());
        pen.count += piece.count();
        match piece {
            WriteChunk::Unchanged { first, last, range, .. } => pen.copy_games(&first, last, range)?,
            WriteChunk::Record(record) if is_game(&record) => {
                let goes_on = all.peek().is_some_and(|next| next.first().span.is_part);
                pen.write_edited(record, goes_on)?;
            }
            WriteChunk::Record(record) => pen.new_game(&record)?,
        }
        pen.trail(behind.0, behind.1)?;
    }
    for comment in tail_comments {
        pen.write_text(&format!("; {comment}\n"))?;
    }
    file.bytes.copy(tail.clone(), pen.out)
}

fn is_game(record: &RecordView<'_>) -> bool {
    record.source_format.has_games() && record.is_in_source
}

enum Last<'a> {
    Text(String),
    Record(RecordView<'a>),
}

impl Last<'_> {
    fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Text(text) => text.as_str().into(),
            Self::Record(record) => record.decoded(record.span.whole()),
        }
    }
}

struct GameWriter<'a, 'b> {
    file: &'a Source,
    out: &'b mut dyn Sink,
    /// The source of the last written text and its end in this source; `None` if it is from no source.
    end: Option<(&'a Source, usize)>,
    /// `true` if comments of the last game changed: one of them may have separated it from the next game.
    are_comments_changed: bool,
    last: Last<'a>,
    count: usize,
}

impl<'a> GameWriter<'a, '_> {
    /// Writes the text before the first game of an inserted file.
    fn front(&mut self, record: &RecordView<'a>) -> io::Result<()> {
        if !record.source_format.has_games() {
            return Ok(());
        }
        self.copy_outside(record.source, record.front.clone())
    }

    /// Writes the text after the last game of an inserted file.
    fn trail(&mut self, source: &'a Source, trail: Range<usize>) -> io::Result<()> {
        let is_next = self.end.is_some_and(|(last, end)| std::ptr::eq(last, source) && end == trail.start);
        if is_next { self.copy_outside(source, trail) } else { Ok(()) }
    }

    /// Writes comments that are outside games, each on its own line, and then the text `behind`.
    fn comments(&mut self, comments: &[String], behind: &str) -> io::Result<()> {
        if comments.is_empty() {
            return Ok(());
        }
        let lines = comments.iter().flat_map(|comment| ["; ", comment, "\n"]);
        let text: String = lines.chain([behind]).collect();
        self.write_text(&text)?;
        (self.end, self.are_comments_changed, self.last) = (None, false, Last::Text(text));
        Ok(())
    }

    fn copy_outside(&mut self, source: &'a Source, range: Range<usize>) -> io::Result<()> {
        if range.is_empty() {
            return Ok(());
        }
        let last = self.last.text().into_owned();
        let end = if last.is_empty() || line_ends_at_end(&last) > 0 { "" } else { "\n" };
        self.write_text(end)?;
        self.last = Last::Text(last + end + &source.decoded(source.slice(range.clone())));
        (self.end, self.are_comments_changed) = (Some((source, range.end)), false);
        source.bytes.copy(range, self.out)
    }

    fn copy_games(&mut self, first: &RecordView<'a>, last: RecordView<'a>, range: Range<usize>) -> io::Result<()> {
        self.separate_source_game(first, None)?;
        first.source.bytes.copy(range.clone(), self.out)?;
        (self.end, self.are_comments_changed) = (Some((first.source, range.end)), false);
        self.last = Last::Record(last);
        Ok(())
    }

    /// Writes a game of a source, or a part of a game, with its edits. With `goes_on`, further parts follow.
    fn write_edited(&mut self, record: RecordView<'a>, goes_on: bool) -> io::Result<()> {
        let place = record.span.whole();
        let (bytes, text) = edited_game(&record, goes_on);
        self.separate_source_game(&record, text.as_deref())?;
        self.end = Some((record.source, place.end));
        self.are_comments_changed = text.is_some() && record.overrides.is_some_and(Overrides::changes_comments);
        self.last = match text {
            Some(text) => Last::Text(text),
            None => Last::Record(record),
        };
        self.out.write_all(&bytes)
    }

    /// Separates a game of a source from the text before it, unless both are unchanged and adjacent in the source.
    /// `edited` is the text of the game if it was changed: a new first tag may continue the tags of the game before.
    fn separate_source_game(&mut self, record: &RecordView<'_>, edited: Option<&str>) -> io::Result<()> {
        let start = record.span.whole().start;
        let follows = edited.is_none()
            && !self.are_comments_changed
            && self.end.is_some_and(|(last, end)| std::ptr::eq(last, record.source) && end == start);
        if follows || record.span.is_part {
            return Ok(());
        }
        match edited {
            Some(edited) => self.separate_from(edited, 0),
            None => self.separate_from(&record.decoded(record.span.whole()), 0),
        }
    }

    fn new_game(&mut self, record: &RecordView<'_>) -> io::Result<()> {
        let text = new_game(record, Some(self.count));
        self.separate_from(&text, 2)?;
        self.write_text(&text)?;
        (self.end, self.are_comments_changed) = (None, false);
        self.last = Last::Text(text);
        Ok(())
    }

    fn write_text(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(&self.file.encode(&text.replace('\n', self.file.line_end)))
    }

    /// Separates the next game from the last text with at least `line_ends` line ends. If the text would continue the
    /// last game, adds more line ends and then a result.
    fn separate_from(&mut self, next: &str, line_ends: usize) -> io::Result<()> {
        let last = self.last.text();
        if last.is_empty() {
            return Ok(());
        }
        let missing = |wanted: usize| "\n".repeat(wanted.saturating_sub(line_ends_at_end(&last)));
        let between = [missing(line_ends), missing(2), missing(2) + "*\n\n"];
        let parts = |between: &String| {
            let text = [&last, between.as_str(), next].concat();
            let start = text.len() - next.len();
            pgn::games(&text).any(|game| game.span.start == start)
        };
        let between = between.iter().find(|between| parts(between)).unwrap_or(&between[2]).clone();
        drop(last);
        self.write_text(&between)
    }
}

/// Returns a record as a new game, with LF line ends. `round` is the number of the record in the file, if known.
fn new_game(record: &RecordView<'_>, round: Option<usize>) -> String {
    let remarks = record.remarks();
    let text = match record.position() {
        Ok(position) => entry(Ok(&position), &remarks, round),
        Err(_) => entry(Err(&record.text()), &remarks, round),
    };
    let tags = if is_game(record) { BTreeMap::new() } else { tags_of_new_game(record) };
    if tags.is_empty() {
        return text;
    }
    with_field(fields::with_tags(text, &tags), Field::Title, remarks.metadata.get(Field::Title), "\n")
}

/// Returns the edited tags, and the columns of a table whose names can be those of tags.
fn tags_of_new_game(record: &RecordView<'_>) -> BTreeMap<String, String> {
    let is_letter = |char: char| char.is_ascii_alphanumeric() || char == '_';
    let name = |name: String| name.replace(|char| !is_letter(char), "_").trim_matches('_').to_owned();
    let tags = record.tags().into_iter().map(|(column, value)| (name(column), value));
    tags.filter(|(name, _)| Pgn.can_have_tag(name)).collect()
}

pub(super) fn entry(position: Result<&Position, &str>, remarks: &Remarks, round: Option<usize>) -> String {
    let metadata = &remarks.metadata;
    let mut text =
        game::new_game(position, round, Some(metadata.get(Field::Title)).filter(|title| game::is_known(title)));
    let tag = position.ok().and_then(|position| game::operations_tag(position, remarks));
    let behind_tags = text.len() - BEHIND_TAGS.len();
    text.insert_str(behind_tags, &tag.unwrap_or_default());
    let comments = metadata.get(Field::Comment).lines().map(|line| comment_line::format_line(Field::Comment, line));
    let written = |comment: String| {
        fields::written(&lines::lead_writer::plain_comment(&comment), "").trim_end().to_owned() + "\n"
    };
    let comments: String = remarks.comments.iter().cloned().chain(comments).map(written).collect();
    text.insert_str(text.len() - RESULT.len(), &comments);
    let is_stated = |field, value: &str| field == Field::Comment || field == Field::Title && game::is_known(value);
    let edits = metadata.iter().filter(|(field, value)| !is_stated(*field, value));
    let text = edits.fold(text, |text, (field, value)| with_field(text, field, value, "\n"));
    let drawn = pgn::annotation_edits(&text, &remarks.annotations, "\n");
    let text = drawn.iter().fold(text, |text, edit| edit.apply(&text));
    let marks = if remarks.is_done { opening::done_mark_edits(&text, "\n", true) } else { Vec::new() };
    marks.iter().fold(text, |text, edit| edit.apply(&text))
}

fn with_field(text: String, field: Field, value: &str, end: &'static str) -> String {
    fields::field_edits_without_operations(&text, field, value, end).iter().fold(text, |text, edit| edit.apply(&text))
}

/// Returns a record as a game that can follow any other; `None` if it has no edits and its source has changed.
pub(super) fn standalone_text(record: &RecordView<'_>) -> Option<String> {
    if record.is_lost_with_source() {
        return None;
    }
    if is_game(record) && !record.source.is_changed() {
        let (bytes, text) = edited_game(record, false);
        let text = text.unwrap_or_else(|| record.source.decoded(bytes).into_owned());
        let text = text.trim().to_owned() + "\n\n";
        if pgn::games(&[&text, game::NEXT_GAME].concat()).count() == 2 {
            return Some(text);
        }
    }
    Some(new_game(record, None))
}

/// Returns the bytes of a game, or of a part of it, with its edits; also returns its text if it was changed. If further
/// parts follow (`goes_on`), the done mark and the annotations are left to the last part.
fn edited_game<'a>(record: &RecordView<'a>, goes_on: bool) -> (Cow<'a, [u8]>, Option<String>) {
    let source = record.source;
    let found = source.slice(record.span.whole());
    let position = record.edited_position();
    let held = record.overrides.filter(|_| !goes_on);
    let (mark, drawing) = (held.and_then(|held| held.done), held.and_then(|held| held.annotations.as_ref()));
    let rules = position.and_then(|_| record.variant_to_state());
    let said: Vec<(Field, &str)> = record
        .overrides
        .iter()
        .flat_map(|held| &held.fields)
        .map(|(field, value)| (*field, value.as_str()))
        .chain(rules.map(|name| (Field::Variant, name)))
        .collect();
    let tags: Vec<_> = record.overrides.iter().flat_map(|held| &held.tags).collect();
    if position.is_none() && mark.is_none() && drawing.is_none() && said.is_empty() && tags.is_empty() {
        return (found, None);
    }
    let (mut bytes, mut text) = (found.to_vec(), record.decoded(record.span.whole()).into_owned());
    let change = |bytes: &[u8], text: &str, edit: &pgn::Edit| {
        (source.splice(bytes, text, edit.span.clone(), &edit.text), edit.apply(text))
    };
    let edit = position.and_then(|position| fen_edit(source, &text, position));
    if let Some(edit) = edit {
        (bytes, text) = change(&bytes, &text, &edit);
    }
    // Tags come first: they decide where the title is stored.
    for (name, value) in tags {
        if let Some(edit) = fields::tag_edit(&text, name, value, source.line_end) {
            (bytes, text) = change(&bytes, &text, &edit);
        }
    }
    for (field, value) in said {
        for edit in fields::edits(&text, field, value, source.line_end, record.span.is_part) {
            (bytes, text) = change(&bytes, &text, &edit);
        }
    }
    for edit in drawing.map_or_else(Vec::new, |new| pgn::annotation_edits(&text, new, source.line_end)) {
        (bytes, text) = change(&bytes, &text, &edit);
    }
    for edit in mark.map_or_else(Vec::new, |is_done| opening::done_mark_edits(&text, source.line_end, is_done)) {
        (bytes, text) = change(&bytes, &text, &edit);
    }
    (bytes.into(), Some(text))
}

fn fen_edit(source: &Source, text: &str, position: &Position) -> Option<pgn::Edit> {
    let game = pgn::games(text).next()?;
    let mut edit = pgn::set_fen_edit(text, &game, 0, position);
    if !text.contains(['\n', '\r']) {
        edit.text = edit.text.replace('\n', source.line_end);
    }
    Some(edit)
}
