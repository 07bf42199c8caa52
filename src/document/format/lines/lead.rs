//! Reads the comments directly above a line. They contain metadata with one field per line, done marks, and
//! annotations, which can be in any of the comments. Comments above a blank line are not about the record.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::{Annotations, Variant};
use crate::document::format::metadata::{Field, Metadata};
use crate::document::format::record::{LONGEST_FEN, RecordView};
use crate::document::format::remarks::{Remarks, further_commands, is_done_comment};
use crate::document::format::{comment_line, loss};
use crate::document::io::comment_text;
use crate::notation::epd::{self, Operation};
use crate::notation::{annotations, stipulation};

const MOST: usize = 64;

#[derive(Clone, Debug)]
pub(super) struct LeadComment<'a> {
    pub(super) line: Range<usize>,
    pub(super) text: Cow<'a, str>,
    pub(super) purpose: CommentPurpose,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CommentPurpose {
    Done,
    /// Commands such as annotations, and nothing else.
    Commands,
    /// A field, its value, and the byte offset of the value in the words of the comment.
    Field(Field, String, usize),
}

impl CommentPurpose {
    pub(super) fn field(&self) -> Option<Field> {
        if let Self::Field(field, ..) = self { Some(*field) } else { None }
    }
}

/// Determines the purpose of consecutive comments. The first words are the title, unless they name a field, are a
/// stipulation, or the line below states another title.
pub(super) fn purposes<'a>(comments: impl Iterator<Item = &'a str>, title_below: Option<&str>) -> Vec<CommentPurpose> {
    let mut is_first = true;
    let purpose = |comment| {
        if is_done_comment(comment) {
            return CommentPurpose::Done;
        }
        if annotations::is_only_commands(comment) {
            return CommentPurpose::Commands;
        }
        let words = annotations::words(comment);
        let is_title = is_first
            && !words.is_empty()
            && comment_line::parse_named(&words).is_none()
            && stipulation::read(&words).is_none()
            && title_below.is_none_or(|title| words == title);
        is_first &= words.is_empty();
        let comment_line::ParsedComment { field, value_start: start } = if is_title {
            comment_line::ParsedComment { field: Field::Title, value_start: 0 }
        } else {
            comment_line::parse(&words)
        };
        CommentPurpose::Field(field, words[start..].to_owned(), start)
    };
    comments.map(purpose).collect()
}

pub(super) fn metadata_of<'a>(purposes: impl Iterator<Item = &'a CommentPurpose>) -> Metadata {
    let mut metadata = Metadata::default();
    for purpose in purposes {
        if let CommentPurpose::Field(field, value, _) = purpose {
            metadata.add(*field, value);
        }
    }
    metadata.normalized()
}

/// Reads the annotations in the lines above a record, which are given from bottom to top.
pub(crate) fn annotations_of_lines<'a>(lines: impl Iterator<Item = &'a str>) -> Annotations {
    let comments: Vec<&str> = lines.map_while(comment_text).take(MOST).collect();
    annotations::read_all(comments.into_iter().rev())
}

pub(super) fn block<'a>(record: &RecordView<'a>, title_below: Option<&str>) -> Vec<LeadComment<'a>> {
    let lead = record.span.lead();
    let mut end = lead.end;
    let upwards = std::iter::from_fn(|| {
        let (line, text) = last_comment(record, lead.start..end)?;
        end = line.start;
        Some((line, text))
    });
    let mut lines: Vec<_> = upwards.take(MOST).collect();
    lines.reverse();
    let purposes = purposes(lines.iter().map(|(_, text)| &**text), title_below);
    lines.into_iter().zip(purposes).map(|((line, text), purpose)| LeadComment { line, text, purpose }).collect()
}

/// Returns the comments directly above a line. If the line states a title, only a comment with this text is the title.
fn source_block<'a>(record: &RecordView<'a>) -> Vec<LeadComment<'a>> {
    if record.span.lead().is_empty() {
        return Vec::new();
    }
    let operations = if record.source_format.has_operations() { record.effective_operations() } else { Vec::new() };
    block(record, title(&operations).as_deref())
}

pub(super) fn title(operations: &[Operation]) -> Option<String> {
    let title = Field::Title.normalized(epd::name(operations)?);
    Some(title).filter(|title| !title.is_empty())
}

/// Returns the last line of a range of whole lines if it is a comment: its span and text.
fn last_comment<'a>(record: &RecordView<'a>, range: Range<usize>) -> Option<(Range<usize>, Cow<'a, str>)> {
    if range.is_empty() {
        return None;
    }
    let line = record.source.last_line(range.clone());
    let is_whole = line.start == range.start || record.source.starts_line(line.start);
    let text = if is_whole { record.decoded(line.clone()) } else { Cow::Borrowed("") };
    let comment = match text {
        Cow::Borrowed(text) => Cow::Borrowed(comment_text(text)?),
        Cow::Owned(text) => Cow::Owned(comment_text(&text)?.to_owned()),
    };
    Some((line, comment))
}

pub(crate) fn metadata(record: &RecordView<'_>) -> Metadata {
    metadata_of(source_block(record).iter().map(|comment| &comment.purpose))
}

pub(in crate::document::format) fn variant(record: &RecordView<'_>) -> Option<Variant> {
    let lead = record.span.lead();
    if lead.is_empty() || !record.source_format.is_of_lines() || !may_name_variant(&record.source.slice(lead)) {
        return None;
    }
    metadata(record).variant()
}

pub(crate) fn may_name_variant(lead: &[u8]) -> bool {
    let has = |word: &[u8]| memchr::memmem::find(lead, word).is_some();
    !lead.is_empty() && (has(b"ariant") || lead.contains(&0) || has(b"ARIANT"))
}

pub(super) fn control_characters(record: &RecordView<'_>) -> usize {
    source_block(record).iter().map(|comment| loss::control_characters(&comment.text)).sum()
}

/// Returns all metadata above a line. Edits are applied only to the fields for which `is_here` returns `true`.
pub(crate) fn edited_metadata(record: &RecordView<'_>, is_here: impl Fn(Field) -> bool) -> Metadata {
    let mut metadata = metadata(record);
    if let Some(comment) = trailing_comment_of_edited(record) {
        metadata.add_comment(&comment);
    }
    let fields = record.overrides.iter().flat_map(|held| &held.fields);
    fields.filter(|(field, _)| is_here(**field)).for_each(|(field, value)| metadata.set(*field, value.as_str()));
    metadata
}

/// Returns the title above a line. The comment at the end of an edited line moves above it and can be the title too.
pub(crate) fn name<'a>(record: &RecordView<'a>) -> Option<Cow<'a, str>> {
    let mut name = edited_metadata(record, |_| false).take(Field::Title);
    name.truncate(name.floor_char_boundary(LONGEST_FEN));
    Some(name).filter(|name| !name.is_empty()).map(Cow::Owned)
}

pub(crate) fn is_marked(record: &RecordView<'_>) -> bool {
    source_block(record).iter().any(|above| above.purpose == CommentPurpose::Done)
}

pub(crate) fn annotations(record: &RecordView<'_>) -> Annotations {
    if !record.source_format.is_of_lines() {
        return Annotations::default();
    }
    annotations::read_all(source_block(record).iter().map(|comment| &*comment.text))
}

pub(crate) fn remarks_above(lead: &str) -> Remarks {
    remarks_of_line(lead, Vec::new())
}

pub(crate) fn remarks_of_line(lead: &str, operations: Vec<Operation>) -> Remarks {
    let own: Vec<&str> = own_comments(lead).collect();
    let all: Vec<&str> = split_lines(lead).into_iter().filter_map(comment_text).collect();
    let further = all[..all.len() - own.len()].iter().filter(|comment| !comment.is_empty());
    let further = further.map(|comment| (*comment).to_owned());
    remarks_of(&purposes(own.iter().copied(), title(&operations).as_deref()), &own, further).with_operations(operations)
}

pub(crate) fn remarks(record: &RecordView<'_>) -> Remarks {
    let lead = record.span.lead();
    if lead.is_empty() {
        return Remarks::default();
    }
    let block = source_block(record);
    let end = block.first().map_or(lead.end, |first| first.line.start);
    let purposes: Vec<CommentPurpose> = block.iter().map(|comment| comment.purpose.clone()).collect();
    let texts: Vec<&str> = block.iter().map(|comment| &*comment.text).collect();
    remarks_of(&purposes, &texts, super::comment_texts(record.source, lead.start..end))
}

fn remarks_of(purposes: &[CommentPurpose], texts: &[&str], further: impl Iterator<Item = String>) -> Remarks {
    Remarks {
        metadata: metadata_of(purposes.iter()),
        is_done: purposes.contains(&CommentPurpose::Done),
        annotations: annotations::read_all(texts.iter().copied()),
        trailing: Vec::new(),
        control_characters: texts.iter().map(|text| loss::control_characters(text)).sum(),
        comments: further.chain(further_commands(texts.iter().copied())).collect(),
        operations: Vec::new(),
    }
}

pub(super) fn own_comments(lead: &str) -> impl Iterator<Item = &str> {
    let mut comments: Vec<&str> = split_lines(lead).into_iter().rev().map_while(comment_text).take(MOST).collect();
    comments.reverse();
    comments.into_iter()
}

pub(crate) fn split_lines(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut rest = text;
    while let Some(end) = memchr::memchr2(b'\n', b'\r', rest.as_bytes()) {
        lines.push(&rest[..end]);
        rest = rest[end..].strip_prefix("\r\n").unwrap_or(&rest[end + 1..]);
    }
    lines.extend(Some(rest).filter(|rest| !rest.is_empty()));
    lines
}

/// Returns `true` if the title above a line can move into the line without loss.
pub(crate) fn is_title_movable(record: &RecordView<'_>) -> bool {
    source_block(record).iter().filter(|comment| comment.purpose.field() == Some(Field::Title)).all(|comment| {
        let rest = annotations::replace(&comment.text, &Annotations::default());
        !annotations::has_commands(&rest) && rest.len() <= LONGEST_FEN && !rest.contains(char::is_control)
    })
}

pub(super) fn trailing_comment_of_edited(record: &RecordView<'_>) -> Option<String> {
    record.edited_position().and_then(|_| record.trailing_comment())
}
