//! Writing the comments above a line. Only the lines of what changes are others.

use std::borrow::Cow;
use std::ops::Range;

use super::above::{Comment, Purpose, block, is_marked, lines_of, metadata_of, own_comments, purposes, title};
use crate::board::Annotations;
use crate::document::format::metadata::{Field, Metadata};
use crate::document::format::record::RecordView;
use crate::document::format::remarks::Remarks;
use crate::document::format::{done, said};
use crate::document::io::comment;
use crate::notation::annotations;

/// Arrows and marked squares are not put into a longer line.
const LONGEST: usize = 1 << 15;

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

/// What stands above a line with a further comment that says this of a field, right above it.
pub(crate) fn with_line_above(lead: &str, field: Field, value: &str) -> String {
    format!("{lead}# {}\n", said::named_line(field, value))
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
                let said = values.next_if(|_| is_changed).map(|value| line.found.saying(field, value));
                // What a line draws stays where its words go.
                let drawn = || Some(annotations::without_words(&line.found.text)).filter(|text| !text.is_empty());
                line.text = said.or_else(drawn);
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
