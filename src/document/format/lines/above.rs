//! The comments directly above a line: those that say something of its record, a field a line, those that mark it as
//! done, and those with arrows and marked squares, which may stand in the others too. A blank line ends them: what stands
//! above it says nothing of the record.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::Annotations;
use crate::document::format::metadata::{Field, Metadata};
use crate::document::format::record::{LONGEST_FEN, RecordView};
use crate::document::format::remarks::{Remarks, further_commands};
use crate::document::format::{done, loss, said};
use crate::document::io::comment;
use crate::notation::annotations;
use crate::notation::epd::{self, Operation};

/// Nothing of a file is read without end.
const MOST: usize = 64;

/// Arrows and marked squares are not put into a longer line.
const LONGEST: usize = 1 << 15;

/// One of these comments.
#[derive(Clone, Debug)]
struct Comment<'a> {
    /// Where its line is, without the line end.
    line: Range<usize>,
    /// What it says.
    text: Cow<'a, str>,
    purpose: Purpose,
}

/// What a comment above a line is for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Purpose {
    /// It marks the record as done.
    Done,
    /// It has commands and nothing else.
    Commands,
    /// It says this of a field, behind so many bytes of its words.
    Says(Field, String, usize),
}

impl Purpose {
    fn field(&self) -> Option<Field> {
        if let Self::Says(field, ..) = self { Some(*field) } else { None }
    }
}

/// What comments are for that stand one below the other. The first words are the title, unless they name a field, or the
/// line below states another title.
fn purposes<'a>(comments: impl Iterator<Item = &'a str>, title_below: Option<&str>) -> Vec<Purpose> {
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
fn metadata_of<'a>(purposes: impl Iterator<Item = &'a Purpose>) -> Metadata {
    let mut metadata = Metadata::default();
    for purpose in purposes {
        if let Purpose::Says(field, value, _) = purpose {
            metadata.add(*field, value);
        }
    }
    metadata.normalized()
}

/// The arrows and marked squares that the lines above a record state, which are given from it upwards.
#[must_use]
pub(crate) fn annotations_of_lines<'a>(lines: impl Iterator<Item = &'a str>) -> Annotations {
    let comments: Vec<&str> = lines.map_while(comment).take(MOST).collect();
    annotations::read_all(comments.into_iter().rev())
}

/// The comments directly above a line, in their order, which states this title.
fn block<'a>(record: &RecordView<'a>, title_below: Option<&str>) -> Vec<Comment<'a>> {
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
fn title(operations: &[Operation]) -> Option<String> {
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

/// A part of what stands above a line as it is written.
pub(crate) enum LeadPart {
    /// As it was found.
    Found(Range<usize>),
    /// A comment that says something else, and its line end in the source.
    Changed(Vec<u8>, Range<usize>),
    /// A further comment.
    New(Cow<'static, str>),
}

/// What stands above a line as it is written. Only the lines of what changes are others. Further arrows and marked
/// squares come below what is said, a further mark right above the line, so that it makes no difference which was set
/// first.
pub(crate) fn written(record: &RecordView<'_>) -> Vec<LeadPart> {
    let lead = record.place.lead();
    let (was_marked, is_marked) = (is_marked(record), record.format.has_done_line(record));
    let drawing = record.format.drawing_above(record);
    let title_below = title(&record.operations());
    let title_below = title_below.as_deref();
    let block = if lead.is_empty() { Vec::new() } else { block(record, title_below) };
    let found = metadata_of(block.iter().map(|comment| &comment.purpose));
    let wanted = record.format.metadata_above(record);
    if drawing.is_none() && was_marked == is_marked && wanted == found {
        return vec![LeadPart::Found(lead)];
    }
    let mut rewriting = Rewriting::of(block);
    if was_marked && !is_marked {
        rewriting.leave_out(|comment| comment.purpose == Purpose::Done);
    }
    if wanted != found {
        rewriting.say(&found, &wanted, title_below);
    }
    if let Some(drawing) = &drawing {
        rewriting.draw(drawing);
    }
    if is_marked && !was_marked {
        rewriting.add(rewriting.lines.len(), done::LINE.to_owned());
    }
    rewriting.parts(record)
}

/// The comment with these arrows and marked squares, if there are any.
fn line(annotations: &Annotations) -> Option<String> {
    Some(annotations::write(annotations)).filter(|text| !text.is_empty()).map(|text| format!("# {text}"))
}

/// The lines that say this. They are read as this again: what would be a command, such as one that draws on the board,
/// is none with a space in it.
fn lines_saying(metadata: &Metadata) -> Vec<(Field, String)> {
    let mut lines = Vec::new();
    for (field, value) in metadata.stated() {
        let has_title = !lines.is_empty();
        lines.extend(value.split('\n').enumerate().map(|(number, value)| {
            let line = match field {
                Field::Title => said::title_line(value),
                Field::Comment if number == 0 && !has_title => said::named_line(field, value),
                _ => said::line(field, value),
            };
            (field, format!("# {}", harmless(&line)).trim_end().to_owned())
        }));
    }
    lines
}

/// A comment that says nothing of a record, as it stands where it could: it is no mark and draws nothing.
pub(crate) fn plain_comment(comment: &str) -> String {
    if annotations::has_any(comment) || !annotations::has_commands(comment) {
        harmless(comment)
    } else {
        comment.to_owned()
    }
}

/// A text that neither marks a record nor draws on its board.
fn harmless(text: &str) -> String {
    let mut text = text.replace(char::is_control, " ");
    if annotations::has_commands(&text) {
        text = text.replace("[%", "[ %");
    }
    if done::is_mark(&text) { format!("\"{}\"", text.trim()) } else { text }
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

/// What stands above a line with a further comment, which names the record where nothing else does.
pub(crate) fn with_comment(lead: &str, comment: &str) -> String {
    let mut lines: Vec<Cow<'_, str>> = lines_of(lead).into_iter().map(Cow::Borrowed).collect();
    let own: Vec<&str> = own_comments(lead).collect();
    let purposes = purposes(own.iter().copied(), None);
    let mut wanted = metadata_of(purposes.iter());
    let is_title = wanted.get(Field::Title).is_empty() && wanted.get(Field::Comment).is_empty();
    wanted.add_comment(comment);
    let field = if is_title { Field::Title } else { Field::Comment };
    let said = lines_saying(&wanted).into_iter().rfind(|(said, _)| *said == field);
    let last = purposes.iter().rposition(|purpose| purpose.field().is_some_and(|said| said <= field));
    let at = lines.len() - own.len() + last.map_or(0, |last| last + 1);
    lines.splice(at..at, said.map(|(_, line)| Cow::Owned(line)));
    lines.into_iter().flat_map(|line| [line, "\n".into()]).collect()
}

/// The comments directly above a line, in their order.
fn own_comments(lead: &str) -> impl Iterator<Item = &str> {
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

/// The lines above a line that say this. A blank line parts comments that say nothing of the record from those that do.
pub(crate) fn lines_above(remarks: &Remarks) -> String {
    let mut lines: Vec<String> =
        remarks.comments.iter().map(|comment| format!("# {}", plain_comment(comment))).collect();
    lines.extend((!lines.is_empty()).then(String::new));
    lines.extend(lines_saying(&remarks.metadata).into_iter().map(|(_, line)| line));
    lines.extend(line(&remarks.annotations));
    lines.extend(remarks.is_done.then(|| done::LINE.to_owned()));
    lines.into_iter().map(|line| line + "\n").collect()
}

/// Whether nothing of the title above a line is lost where the line states it.
pub(crate) fn is_title_movable(record: &RecordView<'_>) -> bool {
    own_block(record).iter().filter(|comment| comment.purpose.field() == Some(Field::Title)).all(|comment| {
        let rest = annotations::replace(&comment.text, &Annotations::default());
        !annotations::has_commands(&rest) && rest.len() <= LONGEST_FEN && !rest.contains(char::is_control)
    })
}

/// The comments above a line while they are written anew.
struct Rewriting<'a> {
    lines: Vec<Rewritten<'a>>,
    /// Further lines, each before one of those.
    new: Vec<(usize, Field, String)>,
}

/// One comment, and what it says from now on; `None`: it is left out.
struct Rewritten<'a> {
    found: Comment<'a>,
    text: Option<String>,
}

impl<'a> Rewriting<'a> {
    fn of(block: Vec<Comment<'a>>) -> Self {
        let lines =
            block.into_iter().map(|found| Rewritten { text: Some(found.text.clone().into_owned()), found }).collect();
        Self { lines, new: Vec::new() }
    }

    fn leave_out(&mut self, which: impl Fn(&Comment<'a>) -> bool) {
        for line in self.lines.iter_mut().filter(|line| which(&line.found)) {
            line.text = None;
        }
    }

    /// Adds a line before the one at a place.
    fn add(&mut self, at: usize, line: String) {
        self.new.push((at, Field::Solution, line));
    }

    /// Says this in place of what was found: first in the lines that say something of a field, then in further ones. Above
    /// a line that states another title the first of them is a comment like the others.
    fn say(&mut self, found: &Metadata, wanted: &Metadata, title_below: Option<&str>) {
        for field in Field::ALL.into_iter().filter(|field| found.get(*field) != wanted.get(*field)) {
            let value = wanted.get(field);
            let values: Vec<&str> = if value.is_empty() { Vec::new() } else { value.split('\n').collect() };
            let mut values = values.into_iter().peekable();
            let of_field = self.lines.iter_mut().filter(|line| line.found.purpose.field() == Some(field));
            let lines: Vec<_> = of_field.filter(|line| line.text.is_some()).collect();
            let mut rest = lines.len();
            for line in lines {
                let is_kept = values.peek().is_some_and(|value| line.found.says(value));
                let is_changed = is_kept || rest <= values.len();
                rest -= 1;
                line.text = values.next_if(|_| is_changed).map(|value| line.found.saying(field, value));
            }
            let behind = |line: &Rewritten<'_>| line.found.purpose.field().is_some_and(|other| other <= field);
            let at = self.lines.iter().rposition(behind).map_or(0, |last| last + 1);
            let new = values.map(|value| {
                let line = if field == Field::Title { said::title_line(value) } else { said::line(field, value) };
                (at, field, format!("# {}", harmless(&line)).trim_end().to_owned())
            });
            self.new.extend(new);
        }
        if self.metadata(title_below) != *wanted {
            // What was a comment would be the title, or the like.
            self.leave_out(|comment| comment.purpose.field().is_some() && !annotations::has_commands(&comment.text));
            for line in self.lines.iter_mut().filter(|line| line.found.purpose.field().is_some()) {
                line.text = line.text.take().map(|text| annotations::without_words(&text));
            }
            self.new = lines_saying(wanted).into_iter().map(|(field, line)| (0, field, line)).collect();
        }
    }

    /// What it says as far as it is written anew.
    fn metadata(&self, title_below: Option<&str>) -> Metadata {
        let texts = self.written().into_iter().map(|(_, text)| text);
        let texts: Vec<String> = texts.map(|text| comment(&text).unwrap_or(&text).to_owned()).collect();
        metadata_of(purposes(texts.iter().map(String::as_str), title_below).iter())
    }

    /// Draws this in place of what is drawn: in the first line that draws something, else in one of its own.
    fn draw(&mut self, drawing: &Annotations) {
        let nothing = Annotations::default();
        let mut new = Some(drawing).filter(|drawing| !drawing.is_empty());
        for line in &mut self.lines {
            let Some(text) = line.text.as_mut().filter(|text| annotations::has_any(text)) else { continue };
            let drawn = new.take_if(|_| text.len() <= LONGEST).unwrap_or(&nothing);
            *text = annotations::replace(text, drawn);
            if comment(&format!("# {text}")).is_none_or(str::is_empty) {
                line.text = None;
            }
        }
        let last = self.lines.iter().rposition(|line| line.found.purpose.field().is_some());
        self.new.extend(new.and_then(line).map(|line| (last.map_or(0, |last| last + 1), Field::Solution, line)));
    }

    /// All lines that are written in their order, those that were found by their place.
    fn written(&self) -> Vec<(Option<usize>, String)> {
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

    /// What is written, as parts of what stands above the line.
    fn parts(&self, record: &RecordView<'_>) -> Vec<LeadPart> {
        let lead = record.place.lead();
        let start = |place: usize| self.lines.get(place).map_or(lead.end, |line| line.found.line.start);
        let mut parts = vec![LeadPart::Found(lead.start..start(0))];
        for (place, text) in self.written() {
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

impl Comment<'_> {
    /// Whether this is what it says of its field.
    fn says(&self, value: &str) -> bool {
        matches!(&self.purpose, Purpose::Says(_, said, _) if said == value)
    }

    /// The comment that says this of its field, with the name of the field and the commands that it has.
    fn saying(&self, field: Field, value: &str) -> String {
        let Purpose::Says(_, _, start) = &self.purpose else { return value.to_owned() };
        let words = annotations::words(&self.text);
        let named = [&words[..*start], value].concat();
        let says_so = |line: &str| said::below(line) == said::Said { field, start: *start };
        let line = match field {
            Field::Title if *start == 0 => said::title_line(value),
            _ if says_so(&named) => named,
            _ => said::line(field, value),
        };
        let line = harmless(&line);
        let commands = annotations::without_words(&self.text);
        if commands.is_empty() { line } else { format!("{line} {commands}").trim_start().to_owned() }
    }
}

/// The bytes of a line that says something else: those of the characters that do not change stay as they are.
fn changed(record: &RecordView<'_>, found: &Comment<'_>, text: &str) -> Vec<u8> {
    let source = record.source;
    let bytes = source.slice(found.line.clone());
    let line = source.decode(&bytes).into_owned();
    let start = line.rfind(&*found.text).unwrap_or(line.len());
    source.splice(&bytes, &line, start..start + found.text.len(), text)
}

/// The comment behind the position that stood in a line before it was edited.
pub(super) fn behind_edited(record: &RecordView<'_>) -> Option<String> {
    record.edited().and_then(|_| record.comment_behind())
}
