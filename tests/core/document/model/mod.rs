//! Any sequence of edits, with undo, redo, saving and reopening, gives the bytes of a plain vector of lines.

mod expected;
mod naive;
mod steps;

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

use self::expected::{Expected, expected};
use self::naive::{Entry, Naive, Style};
use self::steps::{Seed, Step, entry, file, is_done};
use super::files::sample::Encoding;
use super::{bytes, import};
use fenwright::document::{Document, Edit, Format, Snapshot};
use fenwright::notation::{annotations, fen};

type Outcome = Result<(), TestCaseError>;

/// The file after a step, and the current records before and after it.
struct State {
    naive: Naive,
    bytes: Option<Vec<u8>>,
    before: usize,
    after: usize,
}

/// A document and its model.
struct Pair {
    document: Document,
    path: PathBuf,
    style: Style,
    /// `true` if everything is compared after every step. Otherwise some records are compared, and all bytes on saving.
    is_thorough: bool,
    states: Vec<State>,
    at: usize,
    /// The state that was saved last, while it can be reached.
    saved: Option<usize>,
    on_disk: Naive,
    kept: Option<(Snapshot, Naive)>,
    _folder: tempfile::TempDir,
}

impl Pair {
    fn new(style: Style, naive: Naive, is_thorough: bool) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("file").with_extension(style.format.extension());
        fs::write(&path, naive.bytes(style)).expect("written");
        let document = open(&path);
        let written = is_thorough.then(|| bytes(&document));
        let states = vec![State { naive: naive.clone(), bytes: written, before: 0, after: 0 }];
        let saved = Some(0);
        Self { document, path, style, is_thorough, states, at: 0, saved, on_disk: naive, kept: None, _folder: folder }
    }

    /// The bytes that the document would write, if they are compared after every step.
    fn written(&self) -> Option<Vec<u8>> {
        self.is_thorough.then(|| bytes(&self.document))
    }

    fn naive(&self) -> &Naive {
        &self.states[self.at].naive
    }

    fn step(&mut self, step: &Step) -> Outcome {
        match step {
            Step::Select(index) => self.document.select(index.index(self.document.len())),
            Step::Undo(times) => (0..=*times).try_for_each(|_| self.undo())?,
            Step::Redo(times) => (0..=*times).try_for_each(|_| self.redo())?,
            Step::Save => self.save()?,
            Step::Reopen => self.reopen(),
            Step::Gesture(edits) => self.gesture(edits)?,
            Step::Join(at, seeds, style) => self.join(at.index(self.document.len() + 1), seeds, *style)?,
            edit => {
                let before = self.document.current();
                let now = self.naive().clone();
                if let Some(naive) = self.edit(edit, &now)? {
                    self.push(naive, before);
                }
            }
        }
        self.check()
    }

    /// Edits the document, which is in the state of this model. Returns the new model, or `None` if nothing changed.
    fn edit(&mut self, step: &Step, now: &Naive) -> Result<Option<Naive>, TestCaseError> {
        let before = self.document.current();
        let Some(Expected { edit, naive, current }) = expected(step, now, self.style, before) else { return Ok(None) };
        let what = format!("{edit:?}");
        if !self.document.apply(edit) {
            prop_assert!(naive == *now, "{} did nothing", what);
            return Ok(None);
        }
        if let Some(current) = current {
            prop_assert_eq!(self.document.current(), current, "current after {}", what);
        }
        Ok(Some(naive))
    }

    /// Makes several edits as one step.
    fn gesture(&mut self, edits: &[Step]) -> Outcome {
        let (before, mut naive) = (self.document.current(), self.naive().clone());
        self.document.begin_gesture();
        for edit in edits {
            naive = self.edit(edit, &naive)?.unwrap_or(naive);
        }
        if self.document.end_gesture() {
            self.push(naive, before);
        } else {
            prop_assert!(naive == *self.naive(), "a gesture that left no step changed nothing");
        }
        Ok(())
    }

    /// Imports another file of the same format.
    fn join(&mut self, at: usize, seeds: &[Seed], style: Style) -> Outcome {
        let (before, style) = (self.document.current(), Style { format: self.style.format, ..style });
        if seeds.is_empty() {
            return Ok(());
        }
        let entries = seeds.iter().map(|seed| entry(seed, style)).collect();
        let other = Naive { front: Vec::new(), entries, tail: Vec::new() };
        let path = self.path.with_file_name("other").with_extension(style.format.extension());
        fs::write(&path, other.bytes(style)).expect("written");
        let taken = import(&mut self.document, at, open(&path)).unwrap_or_else(|error| panic!("{error}"));
        prop_assert_eq!((taken.records, taken.replaced), (seeds.len(), 0), "what was taken in");
        prop_assert_eq!(self.document.current(), at, "the first one that was taken in");
        let naive = self.naive().with_inserted(at, other.entries);
        self.push(naive, before);
        Ok(())
    }

    /// Records a step.
    fn push(&mut self, naive: Naive, before: usize) {
        self.states.truncate(self.at + 1);
        self.saved = self.saved.filter(|saved| *saved <= self.at);
        let after = self.document.current();
        self.states.push(State { naive, bytes: self.written(), before, after });
        self.at += 1;
    }

    fn undo(&mut self) -> Outcome {
        prop_assert_eq!(self.document.undo(), self.at > 0, "undo at {}", self.at);
        if self.at > 0 {
            self.at -= 1;
            prop_assert_eq!(self.document.current(), self.states[self.at + 1].before, "current after undo");
            prop_assert!(self.written() == self.states[self.at].bytes, "the bytes before the step");
        }
        Ok(())
    }

    fn redo(&mut self) -> Outcome {
        let can_redo = self.at + 1 < self.states.len();
        prop_assert_eq!(self.document.redo(), can_redo, "redo at {}", self.at);
        if can_redo {
            self.at += 1;
            prop_assert_eq!(self.document.current(), self.states[self.at].after, "current after redo");
            prop_assert!(self.written() == self.states[self.at].bytes, "the bytes after the step");
        }
        Ok(())
    }

    fn save(&mut self) -> Outcome {
        self.document.save().map_err(|error| TestCaseError::fail(error.to_string()))?;
        let on_disk = fs::read(&self.path).expect("readable");
        self.compare(&on_disk, "on disk")?;
        self.saved = Some(self.at);
        self.on_disk = self.naive().clone();
        self.kept = Some((self.document.snapshot(), self.on_disk.clone()));
        Ok(())
    }

    /// Opens the file that was saved last, without later edits.
    fn reopen(&mut self) {
        self.document = open(&self.path);
        // An ASCII file does not show its former encoding, and a single line does not show its line ending.
        let bytes = bytes(&self.document);
        if self.style.encoding == Encoding::Latin1 && bytes.is_ascii() {
            self.style.encoding = Encoding::Utf8;
        }
        let end = self.style.encoding.encode(self.style.end);
        if !bytes.windows(end.len()).any(|found| found == end) {
            self.style.end = "\n";
        }
        let naive = self.on_disk.clone().opened(self.style.format);
        self.on_disk = naive.clone();
        self.states = vec![State { naive, bytes: self.written(), before: 0, after: 0 }];
        (self.at, self.saved) = (0, Some(0));
    }

    /// Panics unless these bytes are those of the model.
    fn compare(&self, found: &[u8], what: &str) -> Outcome {
        let expected = self.naive().bytes(self.style);
        // A line that was the last one may or may not get a line ending.
        let end = self.style.encoding.encode(self.style.end);
        let is_same = if self.style.format == Format::Pgn {
            without_blank_lines(found, self.style) == without_blank_lines(&expected, self.style)
        } else {
            found == expected || !self.style.is_closed && found == [&expected[..], &end].concat()
        };
        let text = |bytes: &[u8]| String::from_utf8_lossy(&bytes[..bytes.len().min(4000)]).into_owned();
        prop_assert!(is_same, "{}\n{:?}\nand not\n{:?}", what, text(found), text(&expected));
        Ok(())
    }

    fn check(&self) -> Outcome {
        let (document, naive) = (&self.document, self.naive());
        prop_assert_eq!(document.len(), naive.entries.len());
        if self.is_thorough {
            self.compare(&bytes(document), "written")?;
            prop_assert!(document.is_modified() || *naive == self.on_disk, "it is modified");
        }
        prop_assert!(!document.is_modified() || self.saved != Some(self.at), "nothing was modified since it was saved");
        let stride = if self.is_thorough { 1 } else { naive.entries.len() / 50 + 1 };
        for (index, entry) in naive.entries.iter().enumerate().step_by(stride) {
            self.check_record(index, entry)?;
        }
        let current = naive.entries[document.current()].fen(self.style.format);
        let shown = fen::write(document.position());
        prop_assert!(current.is_none_or(|current| current == shown), "the current record is shown");
        prop_assert_eq!(document.can_undo(), self.at > 0);
        prop_assert_eq!(document.can_redo(), self.at + 1 < self.states.len());
        Ok(())
    }

    fn check_record(&self, index: usize, entry: &Entry) -> Outcome {
        let (record, format) = (self.document.record(index), self.style.format);
        let found = record.position().map(|position| fen::write(&position)).ok();
        prop_assert_eq!(found, entry.fen(format), "record {}", index);
        prop_assert!(!record.is_edited() || self.saved != Some(self.at), "record {} was saved as it is", index);
        if format == Format::Pgn {
            return Ok(());
        }
        prop_assert_eq!(record.text(), entry.line.as_str(), "record {}", index);
        prop_assert_eq!(record.name().map(std::borrow::Cow::into_owned), entry.name(format), "record {}", index);
        prop_assert_eq!(is_done(&self.document, index), entry.is_done(format), "record {}", index);
        let drawn = annotations::write(&record.annotations());
        prop_assert_eq!(drawn, entry.drawing(format), "record {}", index);
        Ok(())
    }

    /// Undoes everything, and checks the snapshot of the last save.
    fn finish(&mut self) -> Outcome {
        self.save()?;
        while self.at > 0 {
            self.undo()?;
        }
        self.check()?;
        self.save()?;
        while self.at + 1 < self.states.len() {
            self.redo()?;
        }
        self.check()?;
        let Some((snapshot, naive)) = &self.kept else { return Ok(()) };
        prop_assert_eq!(snapshot.len(), naive.entries.len(), "the snapshot");
        for (index, entry) in naive.entries.iter().enumerate().step_by(naive.entries.len() / 50 + 1) {
            let found = snapshot.record(index).position().map(|position| fen::write(&position)).ok();
            prop_assert_eq!(found, entry.fen(self.style.format), "record {} of the snapshot", index);
        }
        Ok(())
    }
}

fn open(path: &Path) -> Document {
    let mut document = Document::open(path).unwrap_or_else(|error| panic!("{error}"));
    document.read_all();
    document
}

/// The lines of a file, without blank lines at both ends and with single blank lines elsewhere.
fn without_blank_lines(bytes: &[u8], style: Style) -> Vec<Vec<u8>> {
    let end = style.encoding.encode(style.end);
    let (mut lines, mut at) = (vec![Vec::new()], style.encoding.mark().len());
    let unit = style.encoding.encode("x").len();
    while at < bytes.len() {
        if bytes[at..].starts_with(&end) {
            lines.push(Vec::new());
            at += end.len();
        } else {
            lines.last_mut().expect("a line").extend_from_slice(&bytes[at..bytes.len().min(at + unit)]);
            at += unit;
        }
    }
    lines.dedup_by(|next, before| next.is_empty() && before.is_empty());
    lines.retain(|line| !line.is_empty() || unit > 0);
    let start = usize::from(lines.first().is_some_and(Vec::is_empty));
    let stop = lines.len() - usize::from(lines.last().is_some_and(Vec::is_empty));
    lines[start.min(stop)..stop].to_vec()
}

/// Runs the steps one after the other.
fn run(style: Style, naive: Naive, is_thorough: bool, steps: &[Step]) -> Outcome {
    let mut pair = Pair::new(style, naive, is_thorough);
    pair.check()?;
    for step in steps {
        pair.step(step)?;
    }
    pair.finish()
}

fn any_steps() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec(Step::any(), 1..25)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn files_of_fen_are_what_the_model_says((style, naive) in file(Format::Fen), steps in any_steps()) {
        run(style, naive, true, &steps)?;
    }

    #[test]
    fn files_of_epd_are_what_the_model_says((style, naive) in file(Format::Epd), steps in any_steps()) {
        run(style, naive, true, &steps)?;
    }

    #[test]
    fn files_of_games_are_what_the_model_says((style, naive) in file(Format::Pgn), steps in any_steps()) {
        run(style, naive, true, &steps)?;
    }
}

/// Repeats the test with a file on disk, with fewer comparisons after each step.
#[test]
fn so_are_files_that_are_left_on_disk() {
    const HELD: usize = 16 << 20;
    let config =
        ProptestConfig { cases: 1, failure_persistence: None, max_shrink_iters: 20, ..ProptestConfig::default() };
    let steps = || prop::collection::vec(Step::any(), 5..8);
    for format in [Format::Fen, Format::Epd] {
        proptest!(config.clone(), |((style, naive) in file(format), steps in steps())| {
            let times = HELD / naive.bytes(style).len() + 1;
            let count = naive.entries.len() * times;
            let entries = naive.entries.iter().cycle().take(count).cloned().collect();
            run(style, Naive { entries, ..naive }, false, &steps)?;
        });
    }
}

#[test]
fn a_text_with_other_line_ends_takes_those_of_the_file() {
    let line = "8/8/8/8/8/8/8/8 w - - 0 1";
    for (end, other) in [("\r\n", "\n"), ("\r", "\r\n"), ("\n", "\r")] {
        let source = [line, end].concat().repeat(3);
        let mut document = super::document(&source);
        let text = format!("# above{other}{line}{other}{other}{line}");
        assert!(document.apply(Edit::InsertText { at: 1, text }), "{end:?} {other:?}");
        let expected = format!("{line}{end}# above{end}{line}{end}{end}{line}{end}{line}{end}{line}{end}");
        assert_eq!(super::text(&document), expected, "{other:?} into {end:?}");
        assert!(document.undo() && !document.is_modified());
        assert_eq!(super::text(&document), source);
    }
}
