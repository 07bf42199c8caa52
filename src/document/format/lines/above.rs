//! The comments directly above a line: those that say something of its record, a field a line, those that mark it as
//! done, and those with arrows and marked squares, which may stand in the others too. A blank line ends them: what stands
//! above it says nothing of the record.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::{Annotations, Variant};
use crate::document::format::metadata::{Field, Metadata};
use crate::document::format::record::{LONGEST_FEN, RecordView};
use crate::document::format::remarks::{Remarks, further_commands};
use crate::document::format::{done, loss, said};
use crate::document::io::comment;
use crate::notation::annotations;
use crate::notation::epd::{self, Operation};

/// Nothing of a file is read without end.
const MOST: usize = 64;

/// One of these comments.
#[derive(Clone, Debug)]
pub(super) struct Comment<'a> {
    /// Where its line is, without the line end.
    pub(super) line: Range<usize>,
    /// What it says.
    pub(super) text: Cow<'a, str>,
    pub(super) purpose: Purpose,
}

/// What a comment above a line is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// It marks the record as done.
    Done,
    /// It has commands and nothing else.
    Commands,
    /// It says this of a field, behind so many bytes of its words.
    Says(Field, String, usize),
}

impl Purpose {
    pub(super) fn field(&self) -> Option<Field> {
        if let Self::Says(field, ..) = self { Some(*field) } else { None }
    }
}

/// What comments are for that stand one below the other. The first words are the title, unless they name a field, or the
/// line below states another title.
pub(super) fn purposes<'a>(comments: impl Iterator<Item = &'a str>, title_below: Option<&str>) -> Vec<Purpose> {
    let mut is_first = true;
    let purpose = |comment| {
        if done::is_mark(comment) {
            return Purpose::Done;
        }
        if annotations::is_commands(comment) {
            return Purpose::Commands;
        }
        let words = annotations::words(comment);
        let is_title = is_first
            && !words.is_empty()
            && said::named(&words).is_none()
            && title_below.is_none_or(|title| words == title);
        is_first &= words.is_empty();
        let said::Said { field, start } =
            if is_title { said::Said { field: Field::Title, start: 0 } } else { said::below(&words) };
        Purpose::Says(field, words[start..].to_owned(), start)
    };
    comments.map(purpose).collect()
}

/// What comments say together.
pub(super) fn metadata_of<'a>(purposes: impl Iterator<Item = &'a Purpose>) -> Metadata {
    let mut metadata = Metadata::default();
    for purpose in purposes {
        if let Purpose::Says(field, value, _) = purpose {
            metadata.add(*field, value);
        }
    }
    metadata.normalized()
}

/// The arrows and marked squares that the lines above a record state, which are given from it upwards.
pub(crate) fn annotations_of_lines<'a>(lines: impl Iterator<Item = &'a str>) -> Annotations {
    let comments: Vec<&str> = lines.map_while(comment).take(MOST).collect();
    annotations::read_all(comments.into_iter().rev())
}

/// The comments directly above a line, in their order, which states this title.
pub(super) fn block<'a>(record: &RecordView<'a>, title_below: Option<&str>) -> Vec<Comment<'a>> {
    let lead = record.place.lead();
    let mut end = lead.end;
    let upwards = std::iter::from_fn(|| {
        let (line, text) = last_comment(record, lead.start..end)?;
        end = line.start;
        Some((line, text))
    });
    let mut lines: Vec<_> = upwards.take(MOST).collect();
    lines.reverse();
    let purposes = purposes(lines.iter().map(|(_, text)| &**text), title_below);
    lines.into_iter().zip(purposes).map(|((line, text), purpose)| Comment { line, text, purpose }).collect()
}

/// The comments directly above a line as they are read.
fn own_block<'a>(record: &RecordView<'a>) -> Vec<Comment<'a>> {
    if record.place.lead().is_empty() {
        return Vec::new();
    }
    let operations = if record.found.has_operations() { record.held_operations() } else { Vec::new() };
    block(record, title(&operations).as_deref())
}

/// The title that operations state.
pub(super) fn title(operations: &[Operation]) -> Option<String> {
    let title = Field::Title.normalized(epd::name(operations)?);
    Some(title).filter(|title| !title.is_empty())
}

/// The last line of a stretch of whole lines, if it is a comment: where it is and what it says.
fn last_comment<'a>(record: &RecordView<'a>, range: Range<usize>) -> Option<(Range<usize>, Cow<'a, str>)> {
    if range.is_empty() {
        return None;
    }
    let line = record.source.last_line(range.clone());
    let is_whole = line.start == range.start || record.source.starts_line(line.start);
    let text = if is_whole { record.decoded(line.clone()) } else { Cow::Borrowed("") };
    let comment = match text {
        Cow::Borrowed(text) => Cow::Borrowed(comment(text)?),
        Cow::Owned(text) => Cow::Owned(comment(&text)?.to_owned()),
    };
    Some((line, comment))
}

/// What the comments above a line say of its record.
pub(crate) fn metadata(record: &RecordView<'_>) -> Metadata {
    metadata_of(own_block(record).iter().map(|comment| &comment.purpose))
}

/// The rules that a comment above a line names.
pub(in crate::document::format) fn variant(record: &RecordView<'_>) -> Option<Variant> {
    let lead = record.place.lead();
    if lead.is_empty() || record.found.has_games() || !may_name_rules(&record.source.slice(lead)) {
        return None;
    }
    metadata(record).variant()
}

/// Whether the bytes above a line may be a comment that names rules, in any encoding.
pub(crate) fn may_name_rules(lead: &[u8]) -> bool {
    !lead.is_empty() && (memchr::memmem::find(lead, b"ariant").is_some() || lead.contains(&0) || has_capitals(lead))
}

fn has_capitals(lead: &[u8]) -> bool {
    memchr::memmem::find(lead, b"ARIANT").is_some()
}

/// How many control characters are in the comments above a line that say something of its record.
pub(super) fn control_characters(record: &RecordView<'_>) -> usize {
    own_block(record).iter().map(|comment| loss::control_characters(&comment.text)).sum()
}

/// What they say where some fields say something else now.
pub(crate) fn metadata_with(record: &RecordView<'_>, is_here: impl Fn(Field) -> bool) -> Metadata {
    let mut metadata = metadata(record);
    if let Some(comment) = behind_edited(record) {
        metadata.add_comment(&comment);
    }
    let fields = record.held.iter().flat_map(|held| &held.fields);
    fields.filter(|(field, _)| is_here(**field)).for_each(|(field, value)| metadata.set(*field, value.as_str()));
    metadata
}

/// The name that a comment above a line states, or the one behind it that is about to stand there.
pub(crate) fn name<'a>(record: &RecordView<'a>) -> Option<Cow<'a, str>> {
    let mut name = metadata_with(record, |_| false).take(Field::Title);
    name.truncate(name.floor_char_boundary(LONGEST_FEN));
    Some(name).filter(|name| !name.is_empty()).map(Cow::Owned)
}

/// Whether one of the comments directly above a line marks it as done.
pub(crate) fn is_marked(record: &RecordView<'_>) -> bool {
    own_block(record).iter().any(|above| above.purpose == Purpose::Done)
}

/// The arrows and marked squares that the comments above a line state; none for a game.
pub(crate) fn annotations(record: &RecordView<'_>) -> Annotations {
    if record.found.has_games() {
        return Annotations::default();
    }
    annotations::read_all(own_block(record).iter().map(|comment| &*comment.text))
}

/// What the comments above a line say, which are given with the blank lines between them.
pub(crate) fn remarks_above(lead: &str) -> Remarks {
    remarks_above_operations(lead, &[])
}

/// What they say above a line with these operations.
pub(in crate::document::format) fn remarks_above_operations(lead: &str, operations: &[Operation]) -> Remarks {
    let own: Vec<&str> = own_comments(lead).collect();
    let all: Vec<&str> = lines_of(lead).into_iter().filter_map(comment).collect();
    let further = all[..all.len() - own.len()].iter().filter(|comment| !comment.is_empty());
    let further = further.map(|comment| (*comment).to_owned());
    remarks_of(&purposes(own.iter().copied(), title(operations).as_deref()), &own, further)
}

/// What the comments above the line of a record say.
pub(crate) fn remarks(record: &RecordView<'_>) -> Remarks {
    let lead = record.place.lead();
    if lead.is_empty() {
        return Remarks::default();
    }
    let block = own_block(record);
    let end = block.first().map_or(lead.end, |first| first.line.start);
    let purposes: Vec<Purpose> = block.iter().map(|comment| comment.purpose.clone()).collect();
    let texts: Vec<&str> = block.iter().map(|comment| &*comment.text).collect();
    remarks_of(&purposes, &texts, super::comment_texts(record.source, lead.start..end))
}

/// What comments say together, below further ones.
fn remarks_of(purposes: &[Purpose], texts: &[&str], further: impl Iterator<Item = String>) -> Remarks {
    Remarks {
        metadata: metadata_of(purposes.iter()),
        is_done: purposes.contains(&Purpose::Done),
        annotations: annotations::read_all(texts.iter().copied()),
        behind: Vec::new(),
        control_characters: texts.iter().map(|text| loss::control_characters(text)).sum(),
        comments: further.chain(further_commands(texts.iter().copied())).collect(),
        operations: Vec::new(),
    }
}

/// The comments directly above a line, in their order.
pub(super) fn own_comments(lead: &str) -> impl Iterator<Item = &str> {
    let mut comments: Vec<&str> = lines_of(lead).into_iter().rev().map_while(comment).take(MOST).collect();
    comments.reverse();
    comments.into_iter()
}

/// The lines of a text, whatever they end with.
pub(crate) fn lines_of(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut rest = text;
    while let Some(end) = memchr::memchr2(b'\n', b'\r', rest.as_bytes()) {
        lines.push(&rest[..end]);
        rest = rest[end..].strip_prefix("\r\n").unwrap_or(&rest[end + 1..]);
    }
    lines.extend(Some(rest).filter(|rest| !rest.is_empty()));
    lines
}

/// Whether nothing of the title above a line is lost where the line states it.
pub(crate) fn is_title_movable(record: &RecordView<'_>) -> bool {
    own_block(record).iter().filter(|comment| comment.purpose.field() == Some(Field::Title)).all(|comment| {
        let rest = annotations::replace(&comment.text, &Annotations::default());
        !annotations::has_commands(&rest) && rest.len() <= LONGEST_FEN && !rest.contains(char::is_control)
    })
}

/// The comment behind the position that stood in a line before it was edited.
pub(super) fn behind_edited(record: &RecordView<'_>) -> Option<String> {
    record.edited().and_then(|_| record.comment_behind())
}
