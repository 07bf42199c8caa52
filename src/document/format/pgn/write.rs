//! Writing records as games.

use std::borrow::Cow;
use std::io;
use std::ops::Range;

use super::{fields, game, line_ends_at_end, marks};
use crate::board::Position;
use crate::document::format::grammar::Margins;
use crate::document::format::metadata::Field;
use crate::document::format::overrides::Overrides;
use crate::document::format::piece::Piece;
use crate::document::format::record::RecordView;
use crate::document::format::remarks::Remarks;
use crate::document::format::{lines, said};
use crate::document::io::{Sink, Source};
use crate::notation::pgn;

/// What a new game ends with, and its result in it.
const BEHIND_TAGS: &str = "\n*\n\n";
const RESULT: &str = "*\n\n";

/// Writes records as games: those that are as found byte for byte, edited ones with another value of their
/// FEN tag, others as new games.
pub(super) fn write<'a>(
    Margins { file, front, front_comments, front_rest, tail, tail_comments, is_silent }: &Margins<'a>,
    pieces: &mut dyn Iterator<Item = Piece<'a>>,
    out: &mut dyn Sink,
) -> io::Result<()> {
    file.copy(0..front.end, out)?;
    let last = Last::Text(file.decoded(file.slice(front.clone())).into_owned());
    let mut pen = Pen { file, out, end: Some((file, front.end)), are_comments_changed: false, last, count: 0 };
    pen.comments(front_comments, if front_rest.is_empty() { "\n" } else { "" })?;
    pen.beside(file, front_rest.clone())?;
    let mut all = pieces.filter(|_| !is_silent).peekable();
    while let Some(piece) = all.next() {
        pen.front(piece.first())?;
        let last = piece.last();
        let behind = (last.source, last.trail.clone());
        pen.count += piece.count();
        match piece {
            Piece::Found { first, last, range, .. } => pen.found(&first, last, range)?,
            Piece::Record(record) if is_game(&record) => {
                let goes_on = all.peek().is_some_and(|next| next.first().place.is_part);
                pen.edited(record, goes_on)?;
            }
            Piece::Record(record) => pen.new_game(&record)?,
        }
        pen.trail(behind.0, behind.1)?;
    }
    for comment in tail_comments {
        pen.write_text(&format!("; {comment}\n"))?;
    }
    file.copy(tail.clone(), pen.out)
}

/// Whether the source of a record has it as a game.
fn is_game(record: &RecordView<'_>) -> bool {
    record.found.has_games() && record.is_in_source
}

/// What was written last.
enum Last<'a> {
    Text(String),
    Record(RecordView<'a>),
}

impl Last<'_> {
    fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Text(text) => text.as_str().into(),
            Self::Record(record) => record.decoded(record.place.whole()),
        }
    }
}

/// Writes games and keeps them apart.
struct Pen<'a, 'b> {
    /// Says how new games are written.
    file: &'a Source,
    out: &'b mut dyn Sink,
    /// Where in which source the last game ended, if it came from one.
    end: Option<(&'a Source, usize)>,
    /// Whether comments of it changed, one of which may have parted it from the next game.
    are_comments_changed: bool,
    last: Last<'a>,
    /// How many records there are up to the one that is written.
    count: usize,
}

impl<'a> Pen<'a, '_> {
    /// Writes what belongs to no game and stood before the first one of a file that was put in.
    fn front(&mut self, record: &RecordView<'a>) -> io::Result<()> {
        if !record.found.has_games() {
            return Ok(());
        }
        self.beside(record.source, record.front.clone())
    }

    /// Writes what belongs to no game and stood behind the last one of a file that was put in.
    fn trail(&mut self, source: &'a Source, trail: Range<usize>) -> io::Result<()> {
        let is_next = self.end.is_some_and(|(last, end)| std::ptr::eq(last, source) && end == trail.start);
        if is_next { self.beside(source, trail) } else { Ok(()) }
    }

    /// Writes what belongs to no game as comments, each a line, with this behind them.
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

    fn beside(&mut self, source: &'a Source, range: Range<usize>) -> io::Result<()> {
        if range.is_empty() {
            return Ok(());
        }
        let last = self.last.text().into_owned();
        let end = if last.is_empty() || line_ends_at_end(&last) > 0 { "" } else { "\n" };
        self.write_text(end)?;
        self.last = Last::Text(last + end + &source.decoded(source.slice(range.clone())));
        (self.end, self.are_comments_changed) = (Some((source, range.end)), false);
        source.copy(range, self.out)
    }

    /// Writes games of a source as they were found.
    fn found(&mut self, first: &RecordView<'a>, last: RecordView<'a>, range: Range<usize>) -> io::Result<()> {
        self.part_from_found(first)?;
        first.source.copy(range.clone(), self.out)?;
        (self.end, self.are_comments_changed) = (Some((first.source, range.end)), false);
        self.last = Last::Record(last);
        Ok(())
    }

    /// Writes a game of a source, or a part of one that may go on, which may have been edited.
    fn edited(&mut self, record: RecordView<'a>, goes_on: bool) -> io::Result<()> {
        let place = record.place.whole();
        self.part_from_found(&record)?;
        let (bytes, text) = edited(&record, goes_on);
        self.end = Some((record.source, place.end));
        self.are_comments_changed = text.is_some() && record.held.is_some_and(Overrides::has_comments);
        self.last = match text {
            Some(text) => Last::Text(text),
            None => Last::Record(record),
        };
        self.out.write_all(&bytes)
    }

    /// Parts a game of a source from what was written before it, if it stood elsewhere.
    fn part_from_found(&mut self, record: &RecordView<'_>) -> io::Result<()> {
        let start = record.place.whole().start;
        let follows = !self.are_comments_changed
            && self.end.is_some_and(|(last, end)| std::ptr::eq(last, record.source) && end == start);
        if follows || record.place.is_part {
            return Ok(());
        }
        self.part_from(&record.decoded(record.place.whole()), 0)
    }

    /// Writes a record as a game of its own.
    fn new_game(&mut self, record: &RecordView<'_>) -> io::Result<()> {
        let text = new_game(record, Some(self.count));
        self.part_from(&text, 2)?;
        self.write_text(&text)?;
        (self.end, self.are_comments_changed) = (None, false);
        self.last = Last::Text(text);
        Ok(())
    }

    /// Writes a text of line feeds with the line ends of the file.
    fn write_text(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(&self.file.encode(&text.replace('\n', self.file.line_end())))
    }

    /// Writes what keeps the next game from being read as a part of the last one: this many line ends, and
    /// the sign that ends a game where that is not enough.
    fn part_from(&mut self, next: &str, line_ends: usize) -> io::Result<()> {
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

/// A record as a new game, with line feeds. `round`: which record of the file it is, counted from 1, where that is known.
fn new_game(record: &RecordView<'_>, round: Option<usize>) -> String {
    let remarks = record.remarks();
    let text = match record.position() {
        Ok(position) => entry(Ok(&position), &remarks, round),
        Err(_) => entry(Err(&record.text()), &remarks, round),
    };
    match record.held.filter(|held| !held.tags.is_empty() && !is_game(record)) {
        Some(held) => {
            let title = remarks.metadata.get(Field::Title);
            saying(fields::with_tags(text, &held.tags), Field::Title, title, "\n")
        }
        None => text,
    }
}

/// A new game that says this. In place of a position that cannot be read its text is stated.
pub(super) fn entry(position: Result<&Position, &str>, remarks: &Remarks, round: Option<usize>) -> String {
    let metadata = &remarks.metadata;
    let mut text =
        game::written(position, round, Some(metadata.get(Field::Title)).filter(|title| game::is_known(title)));
    let tag = position.ok().and_then(|position| game::operations_tag(position, remarks));
    let behind_tags = text.len() - BEHIND_TAGS.len();
    text.insert_str(behind_tags, &tag.unwrap_or_default());
    let lines = metadata.get(Field::Comment).lines().map(|line| said::line(Field::Comment, line));
    let comments: String =
        remarks.comments.iter().cloned().chain(lines).map(|comment| written_comment(&comment)).collect();
    text.insert_str(text.len() - RESULT.len(), &comments);
    let is_stated = |field, value: &str| field == Field::Comment || field == Field::Title && game::is_known(value);
    let edits = metadata.stated().filter(|(field, value)| !is_stated(*field, value));
    let text = edits.fold(text, |text, (field, value)| saying(text, field, value, "\n"));
    let drawn = pgn::annotation_edits(&text, &remarks.annotations, "\n");
    let text = drawn.iter().fold(text, |text, edit| edit.apply(&text));
    let marks = if remarks.is_done { marks::edits_of_game(&text, "\n", true) } else { Vec::new() };
    marks.iter().fold(text, |text, edit| edit.apply(&text))
}

/// The text of a game that says this of a field.
fn saying(text: String, field: Field, value: &str, end: &'static str) -> String {
    fields::own_edits(&text, field, value, end).iter().fold(text, |text, edit| edit.apply(&text))
}

/// A comment in a line of its own. One with a brace goes up to the end of the line.
fn written_comment(comment: &str) -> String {
    let comment = lines::rewriting::plain_comment(comment);
    if comment.contains('}') { format!("; {comment}\n") } else { format!("{{{comment}}}\n") }
}

/// A record as a game that can stand behind any other: with its moves if those can be read and it has no other
/// positions, else as a new game. `None` if its source has been changed and says all of it.
pub(super) fn alone(record: &RecordView<'_>) -> Option<String> {
    if record.is_lost() {
        return None;
    }
    if is_game(record) && !record.source.is_changed() {
        let (bytes, text) = edited(record, false);
        let text = text.unwrap_or_else(|| record.source.decoded(bytes).into_owned());
        let text = text.trim().to_owned() + "\n\n";
        if pgn::games(&[&text, game::NEXT].concat()).count() == 2 {
            return Some(text);
        }
    }
    Some(new_game(record, None))
}

/// The bytes of a game of a source as it is now, and its text if it is another than the source has: only its FEN
/// tag, the mark, and arrows and marked squares change. A part of a game that goes on has none of its own but the tag.
fn edited<'a>(record: &RecordView<'a>, goes_on: bool) -> (Cow<'a, [u8]>, Option<String>) {
    let source = record.source;
    let found = source.slice(record.place.whole());
    let position = record.edited();
    let held = record.held.filter(|_| !goes_on);
    let (mark, drawing) = (held.and_then(|held| held.done), held.and_then(|held| held.annotations.as_ref()));
    let rules = position.and_then(|_| record.variant_to_say());
    let said: Vec<(Field, &str)> = record
        .held
        .iter()
        .flat_map(|held| &held.fields)
        .map(|(field, value)| (*field, value.as_str()))
        .chain(rules.map(|name| (Field::Variant, name)))
        .collect();
    let tags: Vec<_> = record.held.iter().flat_map(|held| &held.tags).collect();
    if position.is_none() && mark.is_none() && drawing.is_none() && said.is_empty() && tags.is_empty() {
        return (found, None);
    }
    let (mut bytes, mut text) = (found.to_vec(), record.decoded(record.place.whole()).into_owned());
    let change = |bytes: &[u8], text: &str, edit: &pgn::Edit| {
        (source.splice(bytes, text, edit.span.clone(), &edit.text), edit.apply(text))
    };
    let edit = position.and_then(|position| fen_edit(source, &text, position));
    if let Some(edit) = edit {
        (bytes, text) = change(&bytes, &text, &edit);
    }
    // Whose game it is tells where its title stands.
    for (name, value) in tags {
        if let Some(edit) = fields::tag_edit(&text, name, value, source.line_end()) {
            (bytes, text) = change(&bytes, &text, &edit);
        }
    }
    for (field, value) in said {
        for edit in fields::edits(&text, field, value, source.line_end(), record.place.is_part) {
            (bytes, text) = change(&bytes, &text, &edit);
        }
    }
    for edit in drawing.map_or_else(Vec::new, |new| pgn::annotation_edits(&text, new, source.line_end())) {
        (bytes, text) = change(&bytes, &text, &edit);
    }
    for edit in mark.map_or_else(Vec::new, |is_done| marks::edits_of_game(&text, source.line_end(), is_done)) {
        (bytes, text) = change(&bytes, &text, &edit);
    }
    (bytes.into(), Some(text))
}

/// What has to change in the text of a game so that it states another position.
fn fen_edit(source: &Source, text: &str, position: &Position) -> Option<pgn::Edit> {
    let game = pgn::games(text).next()?;
    let mut edit = pgn::fen_edit(text, &game, 0, position);
    if !text.contains(['\n', '\r']) {
        edit.text = edit.text.replace('\n', source.line_end());
    }
    Some(edit)
}
