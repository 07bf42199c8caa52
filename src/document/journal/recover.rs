//! Restores a document from a journal.

use std::collections::HashMap;
use std::io::{BufRead, Seek};
use std::ops::Range;

use super::frame::{Frame, NumberSpan};
use super::replay::{FramePart, Replay};
use crate::document::content::{Content, RecordRun};
use crate::document::format::Format;
use crate::document::history::{StepName, UndoChange};
use crate::document::{Document, Edit};

const STEP_NAME: StepName = StepName { one: "document-step-recover-edits", many: "document-step-recover-edits" };

/// Reads the document completely and returns it, if its file is the one that the journal refers to.
pub(super) fn verify_file(Replay { head, on_disk, .. }: &Replay, mut document: Document) -> Option<Document> {
    let (now, then) = document.file.as_ref().zip(head.file.as_ref())?;
    let is_same = then.matches(now.stamp, document.content.checksum()) && document.format() == head.format();
    document.read_all();
    let count: u64 = document.content.saved_order.runs().iter().map(|run| u64::from(run.count)).sum();
    (is_same && *on_disk <= count).then_some(document)
}

pub(super) fn apply_to_file(document: Document, replay: &Replay, journal: &mut (impl BufRead + Seek)) -> Document {
    let all = document.len() as u64;
    let order = replay.order.clone().unwrap_or_else(|| vec![NumberSpan(0, all)]);
    apply_records(document, replay, &order, true, journal)
}

pub(super) fn untitled(replay: &Replay, journal: &mut (impl BufRead + Seek)) -> Document {
    let mut document = Document::new();
    document.content.format = replay.head.format();
    apply_records(document, replay, &replay.order(), false, journal)
}

/// Replaces the records of a document by those of a journal and selects the first record that was edited or added.
fn apply_records(
    mut document: Document,
    replay: &Replay,
    order: &[NumberSpan],
    has_file: bool,
    journal: &mut (impl BufRead + Seek),
) -> Document {
    let parts: Vec<(NumberSpan, Option<FramePart>)> =
        order.iter().flat_map(|span| replay.frame_parts.split(*span)).collect();
    let content = &mut document.content;
    let entered =
        AddedRecords::add_all(parts.iter().filter_map(|(_, saying)| *saying), replay.head.format(), journal, content);
    let mut runs = Vec::new();
    let (mut count, mut first) = (0, None);
    for (span, saying) in parts {
        let new = match saying {
            Some(saying) => entered.run_of(&saying).into_iter().collect(),
            None if has_file && span.is_on_disk() => content.saved_order.slice(span.0 as usize, span.1 as usize),
            None => Vec::new(),
        };
        let more: usize = new.iter().map(|run| run.count as usize).sum();
        first = first.or(saying.filter(|_| more > 0).map(|_| count));
        count += more;
        runs.extend(new);
    }
    document.history.begin_gesture(document.selection);
    if let Some(header) = &replay.header {
        let changes = document.editor().apply(Edit::SetHeader(header.clone()));
        document.history.record(STEP_NAME, changes);
    }
    if count > 0 {
        set_order(&mut document, runs, first.unwrap_or(0));
    }
    document.refresh();
    document.history.end_gesture(&mut document.content, document.selection);
    document
}

fn set_order(document: &mut Document, runs: Vec<RecordRun>, current: usize) {
    if let Some((at, count, other)) = document.content.reorder(runs) {
        document.history.record(STEP_NAME, [UndoChange::from_order(at, count, other)]);
    }
    document.selection.current = current;
}

/// Maps the byte offset of a frame in the journal to its added records and to the number of records that it declares.
struct AddedRecords(HashMap<u64, (RecordRun, u64)>);

impl AddedRecords {
    fn add_all(
        sayings: impl Iterator<Item = FramePart>,
        format: Format,
        journal: &mut (impl BufRead + Seek),
        content: &mut Content,
    ) -> Self {
        let mut texts = TextCollector { format, ..TextCollector::default() };
        let mut entered = HashMap::new();
        for FramePart { frame, .. } in sayings {
            if entered.contains_key(&frame) {
                continue;
            }
            let mut run = RecordRun { first: 0, count: 0 };
            match Frame::read_at(journal, frame) {
                Some(Frame::Text { records, text }) => texts.add(frame, records.1, &text, content),
                Some(Frame::Entered { what, .. }) => {
                    run = what.to_game().map_or(run, |game| content.add_journal_game(game));
                }
                _ => {}
            }
            entered.insert(frame, (run, 1));
        }
        texts.flush(content);
        entered.extend(texts.added);
        Self(entered)
    }

    /// Returns the records of a part of a frame. Records beyond the declared number belong to the last part.
    fn run_of(&self, saying: &FramePart) -> Option<RecordRun> {
        let (run, declared) = self.0.get(&saying.frame)?;
        let behind = saying.skipped + saying.records.1;
        let end = if behind >= *declared { u64::from(run.count) } else { behind.min(u64::from(run.count)) };
        let count = end.checked_sub(saying.skipped)? as u32;
        (count > 0).then_some(RecordRun { first: run.first + saying.skipped as u32, count })
    }
}

/// The texts of several frames, combined into as few sources as possible.
#[derive(Default)]
struct TextCollector {
    format: Format,
    text: String,
    /// The frames that are not added yet: byte offset in the journal, number of records, and range of their text.
    chunks: Vec<(u64, u64, Range<usize>)>,
    added: Vec<(u64, (RecordRun, u64))>,
}

impl TextCollector {
    fn add(&mut self, frame: u64, records: u64, text: &str, content: &mut Content) {
        if !self.can_follow(text) {
            self.flush(content);
        }
        if !self.text.is_empty() && !self.text.ends_with(['\n', '\r']) {
            self.text.push_str(content.file.source.line_end);
        }
        let start = self.text.len();
        self.text.push_str(text);
        self.chunks.push((frame, records, start..self.text.len()));
    }

    /// Returns `true` if the next text can follow the last text without merging their records.
    fn can_follow(&self, next: &str) -> bool {
        let last = self.chunks.last().and_then(|(_, _, last)| self.text.get(last.clone()));
        last.is_none_or(|last| self.format.layout().can_follow(last, next))
    }

    fn flush(&mut self, content: &mut Content) {
        let declared: u64 = self.chunks.iter().map(|(_, records, _)| records).sum();
        let text = std::mem::take(&mut self.text);
        if self.chunks.is_empty() {
            return;
        }
        let all = content.add_journal_text(&text, self.format);
        let mut next = all.first;
        for (frame, records, range) in self.chunks.drain(..) {
            let run = if u64::from(all.count) == declared {
                RecordRun { first: next, count: records as u32 }
            } else {
                content.add_journal_text(&text[range], self.format)
            };
            next += run.count;
            self.added.push((frame, (run, records)));
        }
    }
}
