//! Restoring a document from a journal.

use std::collections::HashMap;
use std::io::{BufRead, Seek};
use std::ops::Range;

use super::entry::{Frame, Span};
use super::frames;
use super::replay::{Replay, Saying};
use crate::document::content::{Content, Run};
use crate::document::format::Format;
use crate::document::history::{Change, StepName};
use crate::document::{Document, Edit};

const NAME: StepName = StepName { one: "document-step-recover-edits", many: "document-step-recover-edits" };

/// Returns the document, completely read, if it was opened from the file that the journal is relative to.
pub(super) fn file_of(Replay { head, on_disk, .. }: &Replay, mut document: Document) -> Option<Document> {
    let (now, then) = document.file.as_ref().zip(head.file.as_ref())?;
    let is_same = then.is(now.stamp, document.content.checksum()) && document.format() == head.format();
    document.read_all();
    let count: u64 = document.content.saved_runs().iter().map(|run| u64::from(run.count)).sum();
    (is_same && *on_disk <= count).then_some(document)
}

/// Applies a journal to its file, as one undo step.
pub(super) fn on_file(document: Document, replay: &Replay, journal: &mut (impl BufRead + Seek)) -> Document {
    let all = document.len() as u64;
    let order = replay.order.clone().unwrap_or_else(|| vec![Span(0, all)]);
    put_in(document, replay, &order, true, journal)
}

pub(super) fn untitled(replay: &Replay, journal: &mut (impl BufRead + Seek)) -> Document {
    let mut document = Document::new();
    document.content.set_format(replay.head.format());
    put_in(document, replay, &replay.order(), false, journal)
}

/// Replaces the records of a document by those of a journal and selects the first one that was edited or added.
fn put_in(
    mut document: Document,
    replay: &Replay,
    order: &[Span],
    has_file: bool,
    journal: &mut (impl BufRead + Seek),
) -> Document {
    let parts: Vec<(Span, Option<Saying>)> = order.iter().flat_map(|span| replay.said.parts(*span)).collect();
    let content = &mut document.content;
    let entered =
        EnteredRecords::of(parts.iter().filter_map(|(_, saying)| *saying), replay.head.format(), journal, content);
    let mut runs = Vec::new();
    let (mut count, mut first) = (0, None);
    for (span, saying) in parts {
        let new = match saying {
            Some(saying) => entered.run(&saying).into_iter().collect(),
            None if has_file && span.is_on_disk() => content.saved_at(span.0 as usize, span.1 as usize),
            None => Vec::new(),
        };
        let more: usize = new.iter().map(|run| run.count as usize).sum();
        first = first.or(saying.filter(|_| more > 0).map(|_| count));
        count += more;
        runs.extend(new);
    }
    document.history.begin(document.selection);
    if let Some(header) = &replay.header {
        let changes = document.editor().edit(Edit::SetHeader(header.clone()));
        document.history.record(NAME, changes);
    }
    if count > 0 {
        arrange(&mut document, runs, first.unwrap_or(0));
    }
    document.refresh();
    document.history.end(&mut document.content, document.selection);
    document
}

fn arrange(document: &mut Document, runs: Vec<Run>, current: usize) {
    if let Some((at, count, other)) = document.content.put_in_order(runs) {
        document.history.record(NAME, [Change::of_order(at, count, other)]);
    }
    document.selection.current = current;
}

/// The records added to a document from the frames of a journal, by the offset of the frame, each with the declared
/// number of records.
struct EnteredRecords(HashMap<u64, (Run, u64)>);

impl EnteredRecords {
    fn of(
        sayings: impl Iterator<Item = Saying>,
        format: Format,
        journal: &mut (impl BufRead + Seek),
        content: &mut Content,
    ) -> Self {
        let mut texts = Texts::new(format);
        let mut entered = HashMap::new();
        for Saying { frame, .. } in sayings {
            if entered.contains_key(&frame) {
                continue;
            }
            let mut run = Run { first: 0, count: 0 };
            match frames::read_at(journal, frame) {
                Some(Frame::Text { records, text }) => texts.add(frame, records.1, &text, content),
                Some(Frame::Entered { what, .. }) => run = what.game().map_or(run, |game| content.enter_game(game)),
                _ => {}
            }
            entered.insert(frame, (run, 1));
        }
        texts.enter(content);
        entered.extend(texts.entered);
        Self(entered)
    }

    /// The records of a frame part. If the text has more records than declared, the surplus goes with the last part.
    fn run(&self, saying: &Saying) -> Option<Run> {
        let (run, declared) = self.0.get(&saying.frame)?;
        let behind = saying.skipped + saying.records.1;
        let end = if behind >= *declared { u64::from(run.count) } else { behind.min(u64::from(run.count)) };
        let count = end.checked_sub(saying.skipped)? as u32;
        (count > 0).then_some(Run { first: run.first + saying.skipped as u32, count })
    }
}

/// The texts of several frames, combined into as few sources as possible.
struct Texts {
    format: Format,
    text: String,
    /// The frames that are not added yet, with their number of records and the range of their text.
    chunks: Vec<(u64, u64, Range<usize>)>,
    entered: Vec<(u64, (Run, u64))>,
}

impl Texts {
    fn new(format: Format) -> Self {
        Self { format, text: String::new(), chunks: Vec::new(), entered: Vec::new() }
    }

    fn add(&mut self, frame: u64, records: u64, text: &str, content: &mut Content) {
        if !self.is_parted_from(text) {
            self.enter(content);
        }
        if !self.text.is_empty() && !self.text.ends_with(['\n', '\r']) {
            self.text.push_str(content.line_end());
        }
        let start = self.text.len();
        self.text.push_str(text);
        self.chunks.push((frame, records, start..self.text.len()));
    }

    /// Returns `true` if the next text can follow the last one without merging their records.
    fn is_parted_from(&self, next: &str) -> bool {
        let last = self.chunks.last().and_then(|(_, _, last)| self.text.get(last.clone()));
        last.is_none_or(|last| self.format.grammar().can_follow(last, next))
    }

    fn enter(&mut self, content: &mut Content) {
        let declared: u64 = self.chunks.iter().map(|(_, records, _)| records).sum();
        let text = std::mem::take(&mut self.text);
        if self.chunks.is_empty() {
            return;
        }
        let all = content.enter_text(&text, self.format);
        let mut next = all.first;
        for (frame, records, range) in self.chunks.drain(..) {
            let run = if u64::from(all.count) == declared {
                Run { first: next, count: records as u32 }
            } else {
                content.enter_text(&text[range], self.format)
            };
            next += run.count;
            self.entered.push((frame, (run, records)));
        }
    }
}
