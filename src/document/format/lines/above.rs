//! The comments directly above a line: those that mark its record as done, those with arrows and marked squares, and
//! above them the one that names it, which may hold arrows and marked squares too.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::Annotations;
use crate::document::format::done;
use crate::document::format::record::{LONGEST_FEN, RecordView};
use crate::document::format::remarks::{Remarks, without_annotations};
use crate::document::io::comment;
use crate::notation::annotations;

/// Nobody marks a record more often; nothing of a file is read without end.
const MOST: usize = 16;

/// Arrows and marked squares are not put into a longer line.
const LONGEST: usize = 1 << 15;

/// One of these comments.
pub(crate) struct Comment<'a> {
    /// Where its line is, without the line end.
    pub(crate) line: Range<usize>,
    /// What it says.
    pub(crate) text: Cow<'a, str>,
    /// What for.
    pub(crate) purpose: Purpose,
}

/// What a comment above a line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// It marks the record as done.
    Done,
    /// It has commands and nothing else.
    Commands,
    /// It names the record.
    Name,
}

impl Purpose {
    fn of(comment: &str) -> Self {
        if done::is_mark(comment) {
            Self::Done
        } else if annotations::is_commands(comment) {
            Self::Commands
        } else {
            Self::Name
        }
    }
}

/// The arrows and marked squares that the lines above a record state, which are given from it upwards.
#[must_use]
pub(crate) fn annotations_of_lines<'a>(lines: impl Iterator<Item = &'a str>) -> Annotations {
    let mut comments = Vec::new();
    for comment in lines.map_while(comment).take(MOST + 1) {
        comments.push(comment);
        if Purpose::of(comment) == Purpose::Name {
            break;
        }
    }
    annotations::read_all(comments.into_iter().rev())
}

/// The comments directly above a line, from it upwards. Comment the one that names the record there is none more.
pub(crate) fn above<'a>(record: &RecordView<'a>) -> impl Iterator<Item = Comment<'a>> {
    let lead = record.place.lead();
    let (mut end, mut count) = (lead.end, 0);
    std::iter::from_fn(move || {
        let (line, comment) = last_comment(record, lead.start..end).filter(|_| count <= MOST)?;
        let purpose = if count == MOST { Purpose::Name } else { Purpose::of(&comment) };
        // Comment the name the walk is over.
        count = if purpose == Purpose::Name { MOST } else { count } + 1;
        end = line.start;
        Some(Comment { line, text: comment, purpose })
    })
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

/// The name that a comment above a line states, or the one behind it that is about to stand there.
pub(crate) fn name<'a>(record: &RecordView<'a>) -> Option<Cow<'a, str>> {
    let above = above(record).find(|above| above.purpose == Purpose::Name).map(|above| above.text);
    let comment = above.or_else(|| comment(&name_line(&behind_edited(record)?)).map(|text| text.to_owned().into()))?;
    let name = match comment {
        Cow::Borrowed(text) => annotations::words(text),
        Cow::Owned(text) => Cow::Owned(annotations::words(&text).into_owned()),
    };
    let end = name.floor_char_boundary(LONGEST_FEN);
    let name = match name {
        Cow::Borrowed(text) => Cow::Borrowed(&text[..end]),
        Cow::Owned(text) => Cow::Owned(text[..end].to_owned()),
    };
    Some(name).filter(|name| !name.is_empty())
}

/// Whether one of the comments directly above a line marks it as done.
pub(crate) fn is_marked(record: &RecordView<'_>) -> bool {
    above(record).any(|above| above.purpose == Purpose::Done)
}

/// The arrows and marked squares that the comments above a line state; none for a game.
pub(crate) fn annotations(record: &RecordView<'_>) -> Annotations {
    if record.found.has_games() {
        return Annotations::default();
    }
    let mut comments: Vec<Cow<'_, str>> = above(record).map(|above| above.text).collect();
    comments.reverse();
    annotations::read_all(comments.iter().map(|comment| &**comment))
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

/// What stands above a line as it is written. Further arrows and marked squares come right below the name, a further mark
/// right above the line, so that it makes no difference which was set first.
pub(crate) fn written(record: &RecordView<'_>) -> Vec<LeadPart> {
    let lead = record.place.lead();
    let (was_marked, is_marked) = (is_marked(record), record.format.has_done_line(record));
    let drawing = record.format.drawing_above(record);
    let behind = behind_edited(record);
    let has_moved = record.format.states_name_above(record) && movable_name(record).is_some();
    let said = said_by_operations(record);
    if drawing.is_none() && was_marked == is_marked && behind.is_none() && !has_moved && said.is_none() {
        return vec![LeadPart::Found(lead)];
    }
    let mut lines: Vec<Comment<'_>> = above(record).collect();
    lines.reverse();
    let ends: Vec<usize> = lines.iter().skip(1).map(|above| above.line.start).chain([lead.end]).collect();
    let said = said.unwrap_or_default();
    let has_name_drawn = |above: &Comment<'_>| above.purpose == Purpose::Name && annotations::has_any(&above.text);
    let drawing = match &said.title {
        // What the comment draws that was the name is not read any more.
        Some(_) if lines.iter().any(has_name_drawn) => Some(record.annotations()),
        _ => drawing,
    };
    let is_former = |above: &Comment<'_>| (has_moved || said.title.is_some()) && above.purpose == Purpose::Name;
    let has_room =
        |above: &Comment<'_>| !is_former(above) && above.text.len() <= LONGEST && annotations::has_any(&above.text);
    let mut new = drawing.as_ref().filter(|_| !lines.iter().any(has_room)).and_then(line);
    let mut rewriting = Rewriting { record, at: lead.start, drawing, parts: Vec::new() };
    // Below the name it would be another one.
    let first = lines.first().map_or(lead.end, |above| above.line.start);
    let mut further: Vec<String> = lines_above(&said, true).lines().map(str::to_owned).collect();
    if said.title.is_none() {
        let is_named = behind.is_some() || lines.iter().any(|above| above.purpose == Purpose::Name);
        further.pop_if(|_| is_named);
        rewriting.add(further.drain(..), first);
    }
    rewriting.add(behind.map(|comment| name_line(&comment)), first);
    for (above, next) in lines.iter().zip(ends) {
        if above.purpose != Purpose::Name {
            rewriting.add(further.drain(..).chain(new.take()), above.line.start);
        }
        match above.purpose {
            Purpose::Done if is_marked => {}
            Purpose::Done => rewriting.leave_out(above.line.start..next),
            Purpose::Name if has_moved => rewriting.leave_out(above.line.start..next),
            Purpose::Name if is_former(above) => {
                let drawing = rewriting.drawing.replace(Annotations::default());
                rewriting.draw(above, next);
                rewriting.drawing = drawing;
            }
            Purpose::Commands | Purpose::Name => rewriting.draw(above, next),
        }
    }
    rewriting.add(further.into_iter().chain(new), lead.end);
    let mut parts = rewriting.parts;
    parts.push(LeadPart::Found(rewriting.at..lead.end));
    parts.extend((is_marked && !was_marked).then_some(LeadPart::New(done::LINE.into())));
    parts
}

/// The title and the comments that only operations state of a record whose line has no place for these.
fn said_by_operations(record: &RecordView<'_>) -> Option<Remarks> {
    let holds_any = record.found.has_operations() || record.held.is_some_and(|held| held.operations.is_some());
    if !holds_any || record.format.has_operations() || record.position().is_err() {
        return None;
    }
    let Remarks { title, comments, .. } = Remarks::of_operations(record.held_operations()).without_operations();
    let is_new = |title: &String| name(record).is_none_or(|name| name_line(&name) != name_line(title));
    let title = title.filter(is_new);
    (title.is_some() || !comments.is_empty()).then(|| Remarks { title, comments, ..Remarks::default() })
}

/// The comment with these arrows and marked squares, if there are any.
pub(crate) fn line(annotations: &Annotations) -> Option<String> {
    Some(annotations::write(annotations)).filter(|text| !text.is_empty()).map(|text| format!("# {text}"))
}

/// The comment that names a record. It is read as its name again and as nothing else: `done` alone stands between
/// quotes, and what would be a command, such as one that draws on the board, is none with a space in it.
pub(crate) fn name_line(name: &str) -> String {
    let mut name = name.replace(char::is_control, " ");
    if annotations::has_commands(&name) {
        name = name.replace("[%", "[ %");
    }
    format!("# {}", unlike_mark(name))
}

/// A comment that says nothing of a record, as it stands where it could: it is no mark and draws nothing.
pub(crate) fn plain_comment(comment: &str) -> String {
    let is_drawing = annotations::has_any(comment);
    unlike_mark(if is_drawing { comment.replace("[%", "[ %") } else { comment.to_owned() })
}

fn unlike_mark(comment: String) -> String {
    if done::is_mark(&comment) { format!("\"{}\"", comment.trim()) } else { comment }
}

/// What the comments above a line say, which are given with the blank lines between them.
pub(crate) fn remarks_above(lead: &str) -> Remarks {
    let mut remarks = Remarks::default();
    let own: Vec<&str> = own_comments(lead).collect();
    for comment in &own {
        let (purpose, rest) = (Purpose::of(comment), without_annotations(comment));
        if purpose == Purpose::Commands || purpose == Purpose::Name && annotations::has_commands(&rest) {
            remarks.comments.push(rest);
        }
        remarks.is_done |= purpose == Purpose::Done;
        let title = Some(annotations::words(comment)).filter(|title| purpose == Purpose::Name && !title.is_empty());
        remarks.title = title.map(Cow::into_owned);
    }
    remarks.annotations = annotations::read_all(own.iter().rev().copied());
    let all: Vec<&str> = lines_of(lead).into_iter().filter_map(comment).collect();
    remarks.comments.extend(all.into_iter().rev().skip(own.len()).map(str::to_owned));
    remarks.comments.reverse();
    remarks.comments.retain(|comment| !comment.is_empty());
    remarks
}

/// What stands above a line with a further comment, which names the record where nothing else does.
pub(crate) fn with_comment(lead: &str, comment: &str) -> String {
    let mut lines = lines_of(lead);
    let line = name_line(comment);
    lines.insert(lines.len() - own_comments(lead).count(), &line);
    lines.into_iter().flat_map(|line| [line, "\n"]).collect()
}

/// The comments directly above a line, from it upwards up to the one that names its record.
fn own_comments(lead: &str) -> impl Iterator<Item = &str> {
    let mut is_over = false;
    let comments = lines_of(lead).into_iter().rev().map_while(comment).take(MOST + 1);
    comments.take_while(move |comment| !std::mem::replace(&mut is_over, Purpose::of(comment) == Purpose::Name))
}

/// The lines of a text, whatever they end with.
pub(crate) fn lines_of(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> =
        text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r')).collect();
    lines.pop_if(|last| last.is_empty());
    lines
}

/// The lines above a line that say this, with the title among them or not. Without it a blank line keeps the last comment
/// from being one.
pub(crate) fn lines_above(remarks: &Remarks, has_title_above: bool) -> String {
    let mut lines: Vec<String> =
        remarks.comments.iter().map(|comment| format!("# {}", plain_comment(comment))).collect();
    match &remarks.title {
        Some(title) if has_title_above => lines.push(name_line(title)),
        Some(_) => {}
        None => lines.extend((!lines.is_empty()).then(String::new)),
    }
    lines.extend(line(&remarks.annotations));
    lines.extend(remarks.is_done.then(|| done::LINE.to_owned()));
    lines.into_iter().map(|line| line + "\n").collect()
}

/// The name above a line, if nothing of it is lost where the line states it.
pub(crate) fn movable_name(record: &RecordView<'_>) -> Option<String> {
    let comment = above(record).find(|above| above.purpose == Purpose::Name && !done::is_mark(&above.text))?;
    let name = annotations::words(&comment.text);
    let is_whole = !name.is_empty()
        && name.len() <= LONGEST_FEN
        && !name.contains(char::is_control)
        && !annotations::has_commands(&without_annotations(&comment.text));
    // Without it the comment above it would stand directly above the line.
    let next = last_comment(record, record.place.lead().start..comment.line.start);
    let is_harmless = |text: &str| Purpose::of(text) == Purpose::Name && !annotations::has_any(text);
    (is_whole && next.is_none_or(|(_, text)| is_harmless(&text))).then(|| name.into_owned())
}

/// The lead of a record while it is written anew.
struct Rewriting<'a, 'b> {
    record: &'b RecordView<'a>,
    /// Up to where it is.
    at: usize,
    /// What is still to be stated; `None`: what is there stays.
    drawing: Option<Annotations>,
    parts: Vec<LeadPart>,
}

impl Rewriting<'_, '_> {
    /// Adds comments before some place.
    fn add(&mut self, lines: impl IntoIterator<Item = String>, before: usize) {
        for line in lines {
            self.leave_out(before..before);
            self.parts.push(LeadPart::New(line.into()));
        }
    }

    fn leave_out(&mut self, lines: Range<usize>) {
        self.parts.push(LeadPart::Found(self.at..lines.start));
        self.at = lines.end;
    }

    /// Takes the arrows and marked squares out of a line, or puts the new ones into the first that has some.
    fn draw(&mut self, above: &Comment<'_>, next: usize) {
        let Some(drawing) = &self.drawing else { return };
        let source = self.record.source;
        let bytes = source.slice(above.line.clone());
        let text = source.decode(&bytes).into_owned();
        if !annotations::has_any(&text) {
            return;
        }
        let nothing = Annotations::default();
        let is_place = !drawing.is_empty() && above.text.len() <= LONGEST;
        let new = if is_place { drawing } else { &nothing };
        let changes = annotations::changes(&text, new);
        let is_empty = comment(&annotations::replace(&text, new)).is_none_or(str::is_empty);
        self.leave_out(above.line.start..if is_empty { next } else { above.line.end });
        if !is_empty {
            let mut bytes = bytes.into_owned();
            for (span, new) in changes.into_iter().rev() {
                bytes = source.splice(&bytes, &text, span, &new);
            }
            self.parts.push(LeadPart::Changed(bytes, above.line.end..next));
            self.at = next;
        }
        if is_place {
            self.drawing = Some(nothing);
        }
    }
}

/// The comment behind the position that stood in a line before it was edited.
pub(super) fn behind_edited(record: &RecordView<'_>) -> Option<String> {
    record.edited().and_then(|_| record.comment_behind())
}
