//! Rewrites the comments above a line. Comments that need no change are kept as they are.

use std::borrow::Cow;
use std::ops::Range;

use super::lead::{
    self, CommentPurpose, LeadComment, block, edited_metadata, is_marked, metadata_of, own_comments, purposes,
    split_lines, title,
};
use crate::board::Annotations;
use crate::document::format::comment_line;
use crate::document::format::metadata::{Field, Metadata};
use crate::document::format::record::RecordView;
use crate::document::format::remarks::{DONE_COMMENT, Remarks, is_done_comment};
use crate::document::io::comment_text;
use crate::notation::annotations;

const LONGEST: usize = 1 << 15;

pub(crate) enum LeadPart {
    Found(Range<usize>),
    /// The bytes of a changed comment, and the range of its line end in the source.
    Changed(Vec<u8>, Range<usize>),
    New(Cow<'static, str>),
}

/// Returns the lead of a record, which is the text above its line, as it will be written. New annotations go below the
/// metadata, and a new done mark goes directly above the line, so that the order of edits makes no difference.
pub(crate) fn written_lead(record: &RecordView<'_>) -> Vec<LeadPart> {
    let lead = record.span.lead();
    let (was_marked, is_marked) = (is_marked(record), writes_done_comment(record));
    let drawing = lead_annotations(record);
    let title_below = title(&record.operations());
    let title_below = title_below.as_deref();
    let block = if lead.is_empty() { Vec::new() } else { block(record, title_below) };
    let found = metadata_of(block.iter().map(|comment| &comment.purpose));
    let wanted = lead_metadata(record);
    if drawing.is_none() && was_marked == is_marked && wanted == found {
        return vec![LeadPart::Found(lead)];
    }
    let mut rewriting = LeadRewriter::new(block);
    if was_marked && !is_marked {
        rewriting.remove(|comment| comment.purpose == CommentPurpose::Done);
    }
    if wanted != found {
        rewriting.set_metadata(&found, &wanted, title_below);
    }
    if let Some(drawing) = &drawing {
        rewriting.set_annotations(drawing);
    }
    if is_marked && !was_marked {
        rewriting.add(rewriting.lines.len(), DONE_COMMENT.to_owned());
    }
    rewriting.parts(record)
}

/// Returns the metadata to write above a line. The metadata in operations of an unreadable EPD line stays there.
fn lead_metadata(record: &RecordView<'_>) -> Metadata {
    match record.format.operations() {
        Some(operations) => operations.lead_metadata(record),
        None if record.source_format.has_operations() && record.position().is_err() => {
            edited_metadata(record, |_| true)
        }
        None => record.read_metadata(),
    }
}

pub(super) fn writes_done_comment(record: &RecordView<'_>) -> bool {
    let operations = record.format.operations();
    operations.map_or_else(|| record.is_done(), |operations| operations.writes_done_comment(record))
}

pub(super) fn lead_annotations(record: &RecordView<'_>) -> Option<Annotations> {
    match record.format.operations() {
        Some(operations) => operations.lead_annotations(record),
        None => Some(record.annotations()).filter(|wanted| *wanted != lead::annotations(record)),
    }
}

fn annotation_line(annotations: &Annotations) -> Option<String> {
    Some(annotations::write(annotations)).filter(|text| !text.is_empty()).map(|text| format!("# {text}"))
}

/// Returns the comment lines from which exactly this metadata is read, each with its field.
fn field_lines(metadata: &Metadata) -> Vec<(Field, String)> {
    let mut lines = Vec::new();
    for (field, value) in metadata.iter() {
        let has_title = !lines.is_empty();
        lines.extend(value.split('\n').enumerate().map(|(number, value)| {
            let line = match field {
                Field::Title => comment_line::format_title_line(value),
                Field::Comment if number == 0 && !has_title => comment_line::format_named_line(field, value),
                _ => comment_line::format_line(field, value),
            };
            (field, format!("# {}", escape_commands(&line)).trim_end().to_owned())
        }));
    }
    lines
}

/// Returns a comment changed so that it cannot mark a record as done or draw on its board.
pub(crate) fn plain_comment(comment: &str) -> String {
    if annotations::has_annotations(comment) || !annotations::has_commands(comment) {
        escape_commands(comment)
    } else {
        comment.to_owned()
    }
}

/// Makes done marks and commands plain text: puts a done mark in quotes, and a space into each command.
fn escape_commands(text: &str) -> String {
    let mut text = text.replace(char::is_control, " ");
    if annotations::has_commands(&text) {
        text = text.replace("[%", "[ %");
    }
    if is_done_comment(&text) { format!("\"{}\"", text.trim()) } else { text }
}

/// Adds a comment to the text above a line: as the field that it states, or as the title if the text states neither a
/// title nor a comment.
pub(crate) fn with_comment(lead: &str, comment: &str) -> String {
    let mut lines: Vec<Cow<'_, str>> = split_lines(lead).into_iter().map(Cow::Borrowed).collect();
    let own: Vec<&str> = own_comments(lead).collect();
    let purposes = purposes(own.iter().copied(), None);
    let field = metadata_of(purposes.iter()).add_comment(comment);
    let words = Field::Title.normalized(comment);
    let words = if field == Field::Title { comment_line::format_title_line(&words) } else { words };
    let line = format!("# {}", escape_commands(&words));
    let last = purposes.iter().rposition(|purpose| purpose.field().is_some_and(|other| other <= field));
    let at = lines.len() - own.len() + last.map_or(0, |last| last + 1);
    lines.insert(at, Cow::Owned(line));
    lines.into_iter().flat_map(|line| [line, "\n".into()]).collect()
}

pub(crate) fn with_field_comment(lead: &str, field: Field, value: &str) -> String {
    format!("{lead}# {}\n", comment_line::format_named_line(field, value))
}

/// Returns the lines above a record that state these remarks: first the comments that are not about the record, then a
/// blank line, then the comments about the record.
pub(crate) fn lead_text(remarks: &Remarks) -> String {
    let mut lines: Vec<String> =
        remarks.comments.iter().map(|comment| format!("# {}", plain_comment(comment))).collect();
    lines.extend((!lines.is_empty()).then(String::new));
    lines.extend(field_lines(&remarks.metadata).into_iter().map(|(_, line)| line));
    lines.extend(annotation_line(&remarks.annotations));
    lines.extend(remarks.is_done.then(|| DONE_COMMENT.to_owned()));
    lines.into_iter().map(|line| line + "\n").collect()
}

struct LeadRewriter<'a> {
    lines: Vec<Rewritten<'a>>,
    new: Vec<(usize, Field, String)>,
}

struct Rewritten<'a> {
    found: LeadComment<'a>,
    text: Option<String>,
}

impl<'a> LeadRewriter<'a> {
    fn new(block: Vec<LeadComment<'a>>) -> Self {
        let lines =
            block.into_iter().map(|found| Rewritten { text: Some(found.text.clone().into_owned()), found }).collect();
        Self { lines, new: Vec::new() }
    }

    fn remove(&mut self, which: impl Fn(&LeadComment<'a>) -> bool) {
        for line in self.lines.iter_mut().filter(|line| which(&line.found)) {
            line.text = None;
        }
    }

    fn add(&mut self, at: usize, line: String) {
        self.new.push((at, Field::Solution, line));
    }

    /// Changes the metadata from `found` to `wanted`: first in lines that state a changed field, then in new lines.
    fn set_metadata(&mut self, found: &Metadata, wanted: &Metadata, title_below: Option<&str>) {
        for field in Field::ALL.into_iter().filter(|field| found.get(*field) != wanted.get(*field)) {
            let value = wanted.get(field);
            let values: Vec<&str> = if value.is_empty() { Vec::new() } else { value.split('\n').collect() };
            let mut values = values.into_iter().peekable();
            let of_field = self.lines.iter_mut().filter(|line| line.found.purpose.field() == Some(field));
            let lines: Vec<_> = of_field.filter(|line| line.text.is_some()).collect();
            let mut rest = lines.len();
            for line in lines {
                let is_kept = values.peek().is_some_and(|value| line.found.states(value));
                let is_changed = is_kept || rest <= values.len();
                rest -= 1;
                let said = values.next_if(|_| is_changed).map(|value| line.found.with_value(field, value));
                // The commands of a comment stay when its words are removed.
                let drawn = || Some(annotations::commands_only(&line.found.text)).filter(|text| !text.is_empty());
                line.text = said.or_else(drawn);
            }
            let behind = |line: &Rewritten<'_>| line.found.purpose.field().is_some_and(|other| other <= field);
            let at = self.lines.iter().rposition(behind).map_or(0, |last| last + 1);
            let new = values.map(|value| {
                let line = if field == Field::Title {
                    comment_line::format_title_line(value)
                } else {
                    comment_line::format_line(field, value)
                };
                (at, field, format!("# {}", escape_commands(&line)).trim_end().to_owned())
            });
            self.new.extend(new);
        }
        if self.metadata(title_below) != *wanted {
            // Some line would be read as another field, so all lines with metadata are written again.
            self.remove(|comment| comment.purpose.field().is_some() && !annotations::has_commands(&comment.text));
            for line in self.lines.iter_mut().filter(|line| line.found.purpose.field().is_some()) {
                line.text = line.text.take().map(|text| annotations::commands_only(&text));
            }
            self.new = field_lines(wanted).into_iter().map(|(field, line)| (0, field, line)).collect();
        }
    }

    fn metadata(&self, title_below: Option<&str>) -> Metadata {
        let texts = self.written_lines().into_iter().map(|(_, text)| text);
        let texts: Vec<String> = texts.map(|text| comment_text(&text).unwrap_or(&text).to_owned()).collect();
        metadata_of(purposes(texts.iter().map(String::as_str), title_below).iter())
    }

    /// Replaces all annotations: writes the new ones in the first line that has annotations, or else in a new line.
    fn set_annotations(&mut self, drawing: &Annotations) {
        let nothing = Annotations::default();
        let mut new = Some(drawing).filter(|drawing| !drawing.is_empty());
        for line in &mut self.lines {
            let Some(text) = line.text.as_mut().filter(|text| annotations::has_annotations(text)) else { continue };
            let drawn = new.take_if(|_| text.len() <= LONGEST).unwrap_or(&nothing);
            *text = annotations::replace(text, drawn);
            if comment_text(&format!("# {text}")).is_none_or(str::is_empty) {
                line.text = None;
            }
        }
        let last = self.lines.iter().rposition(|line| line.found.purpose.field().is_some());
        self.new
            .extend(new.and_then(annotation_line).map(|line| (last.map_or(0, |last| last + 1), Field::Solution, line)));
    }

    fn written_lines(&self) -> Vec<(Option<usize>, String)> {
        let mut written = Vec::new();
        for at in 0..=self.lines.len() {
            let mut new: Vec<_> = self.new.iter().filter(|(before, ..)| *before == at).collect();
            new.sort_by_key(|(_, field, _)| *field);
            written.extend(new.into_iter().map(|(_, _, line)| (None, line.clone())));
            let text = self.lines.get(at).and_then(|line| line.text.clone());
            written.extend(text.map(|text| (Some(at), text)));
        }
        written
    }

    fn parts(&self, record: &RecordView<'_>) -> Vec<LeadPart> {
        let lead = record.span.lead();
        let start = |place: usize| self.lines.get(place).map_or(lead.end, |line| line.found.line.start);
        let mut parts = vec![LeadPart::Found(lead.start..start(0))];
        for (place, text) in self.written_lines() {
            let line = place.and_then(|place| self.lines.get(place));
            parts.push(match (place, line) {
                (Some(place), Some(line)) if line.found.text == text => {
                    LeadPart::Found(line.found.line.start..start(place + 1))
                }
                (Some(place), Some(line)) => {
                    let range = line.found.line.clone();
                    LeadPart::Changed(changed(record, &line.found, &text), range.end..start(place + 1))
                }
                _ => LeadPart::New(text.into()),
            });
        }
        parts
    }
}

impl LeadComment<'_> {
    fn states(&self, value: &str) -> bool {
        matches!(&self.purpose, CommentPurpose::Field(_, said, _) if said == value)
    }

    /// Returns the comment with another value, keeping the field name and the commands.
    fn with_value(&self, field: Field, value: &str) -> String {
        let CommentPurpose::Field(_, _, start) = &self.purpose else { return value.to_owned() };
        let words = annotations::words(&self.text);
        let named = [&words[..*start], value].concat();
        let says_so =
            |line: &str| comment_line::parse(line) == comment_line::ParsedComment { field, value_start: *start };
        let line = match field {
            Field::Title if *start == 0 => comment_line::format_title_line(value),
            _ if says_so(&named) => named,
            _ => comment_line::format_line(field, value),
        };
        let line = escape_commands(&line);
        let commands = annotations::commands_only(&self.text);
        if commands.is_empty() { line } else { format!("{line} {commands}").trim_start().to_owned() }
    }
}

fn changed(record: &RecordView<'_>, found: &LeadComment<'_>, text: &str) -> Vec<u8> {
    let source = record.source;
    let bytes = source.slice(found.line.clone());
    let line = source.decode(&bytes).into_owned();
    let start = line.rfind(&*found.text).unwrap_or(line.len());
    source.splice(&bytes, &line, start..start + found.text.len(), text)
}
