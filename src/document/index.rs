//! Where the records of a file are: a mark every so many bytes, and the records between two marks when they are
//! asked for.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io;
use std::ops::Range;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};

use super::format::{Format, games, lines};
use super::record::Place;
use super::source::{LineEnds, Source};

/// A record whose place is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// How many records are before it.
    pub(super) record: usize,
    /// Where its first stretch starts.
    pub(super) start: usize,
}

/// At least so many bytes lie between two marks, where records are not longer.
///
/// To find a record, all from the mark on are looked at: with marks closer together it takes less time, and the marks
/// more memory, now 4 MB for a file of 1 GB.
pub(super) const STRIDE: usize = 1 << 12;

/// So many records of a file are found at most, a stretch more or less: as many as there are names.
const MOST_RECORDS: usize = (1 << 31) - (1 << 20);

/// How many of the stretches between two marks are kept as they were read.
const BLOCKS: usize = 32;

/// What a file consists of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Scan {
    /// What stands before the first record and belongs to none.
    pub(super) front: Range<usize>,
    /// The first record, and others at some distance.
    pub(super) marks: Vec<Mark>,
    /// How many records there are.
    pub(super) count: usize,
    /// What follows the last record.
    pub(super) tail: Range<usize>,
    /// How often lines end in each way.
    pub(super) line_ends: LineEnds,
    /// Whether there may be bytes that are not ASCII.
    pub(super) may_not_be_ascii: bool,
}

/// What was found in a further part of a file. All but the marks is about the file as far as it was read.
#[derive(Debug)]
pub(super) struct Part {
    front: Range<usize>,
    /// The marks in this part.
    marks: Vec<Mark>,
    count: usize,
    tail: Range<usize>,
    line_ends: LineEnds,
    /// Whether the file ends with this part.
    pub(super) is_last: bool,
    /// Whether bytes were met that mean nothing in UTF-8; known with the last part.
    pub(super) is_not_utf8: bool,
}

impl Part {
    fn of(scan: &Scan, first: usize) -> Self {
        Self {
            front: scan.front.clone(),
            marks: scan.marks.get(first..).unwrap_or_default().to_vec(),
            count: scan.count,
            tail: scan.tail.clone(),
            line_ends: scan.line_ends,
            is_last: false,
            is_not_utf8: false,
        }
    }
}

/// Finds the records of a file.
pub(super) fn scan(source: &Source, format: Format, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
    match format {
        Format::Fen | Format::Epd => lines::scan(source, goes_on),
        Format::Pgn => games::scan(source, goes_on),
    }
}

/// A file that is read to its end on a thread of its own.
#[derive(Debug)]
pub(super) struct Reading {
    parts: Receiver<Part>,
}

impl Reading {
    /// Begins to read. The thread ends when nobody waits for it any more.
    ///
    /// # Errors
    /// If the system has no more threads.
    pub(super) fn start(source: Source, format: Format) -> io::Result<Self> {
        /// The first part is small, so that there is something to show.
        const FIRST: usize = 2;
        const MARKS: usize = 512;
        let (sender, parts) = mpsc::channel();
        let read = move || {
            let mut sent = 0;
            let whole = scan(&source, format, &mut |scan| {
                // No more can be named; what follows is kept as the tail.
                if scan.count >= MOST_RECORDS {
                    return false;
                }
                let is_due = scan.marks.len() >= sent + if sent == 0 { FIRST } else { MARKS };
                is_due
                    .then(|| sender.send(Part::of(scan, std::mem::replace(&mut sent, scan.marks.len()))))
                    .is_none_or(|it| it.is_ok())
            });
            let is_not_utf8 = whole.may_not_be_ascii && source.is_not_utf8();
            // Whoever has stopped waiting does not need it.
            let _ = sender.send(Part { is_last: true, is_not_utf8, ..Part::of(&whole, sent) });
        };
        std::thread::Builder::new().name("reading".to_owned()).spawn(read)?;
        Ok(Self { parts })
    }

    /// The next part, if it is there.
    pub(super) fn poll(&self) -> Option<Part> {
        self.parts.try_recv().ok()
    }

    /// The next part; `None` if the thread is gone.
    pub(super) fn wait(&self) -> Option<Part> {
        self.parts.recv().ok()
    }
}

/// Where the records of a file are.
#[derive(Debug)]
pub(super) struct Index {
    pub(super) scan: Arc<Scan>,
    format: Format,
    /// Those asked for last are in front.
    blocks: RefCell<VecDeque<Block>>,
}

#[derive(Clone, Debug)]
struct Block {
    /// The place of its mark among the marks.
    mark: usize,
    places: Arc<[Place]>,
}

impl Index {
    /// An index of a file in a format, as far as the file was read.
    pub(super) fn new(scan: Arc<Scan>, format: Format) -> Self {
        Self { scan, format, blocks: RefCell::default() }
    }

    /// Takes what was read since.
    pub(super) fn extend(&mut self, part: Part) {
        let last = self.scan.marks.len().saturating_sub(1);
        // The last of the stretches goes on.
        self.blocks.get_mut().retain(|block| block.mark != last);
        let scan = Arc::make_mut(&mut self.scan);
        scan.marks.extend(part.marks);
        (scan.front, scan.count, scan.tail, scan.line_ends) = (part.front, part.count, part.tail, part.line_ends);
    }

    /// The place of a record of the file.
    pub(super) fn place(&self, source: &Source, record: usize) -> Option<Place> {
        let marks = &self.scan.marks;
        let at = marks.partition_point(|mark| mark.record <= record).checked_sub(1)?;
        self.block(source, at).get(record - marks[at].record).cloned()
    }

    fn block(&self, source: &Source, mark: usize) -> Arc<[Place]> {
        let mut blocks = self.blocks.borrow_mut();
        if let Some(at) = blocks.iter().position(|block| block.mark == mark) {
            if at > 0
                && let Some(block) = blocks.remove(at)
            {
                blocks.push_front(block);
            }
        } else {
            blocks.truncate(BLOCKS - 1);
            blocks.push_front(Block { mark, places: self.read(source, mark).into() });
        }
        blocks.front().map(|block| block.places.clone()).unwrap_or_default()
    }

    /// The records from a mark to the next.
    fn read(&self, source: &Source, mark: usize) -> Vec<Place> {
        let marks = &self.scan.marks;
        let next = marks.get(mark + 1);
        let range = marks[mark].start..next.map_or(self.scan.tail.start, |next| next.start);
        let count = next.map_or(self.scan.count, |next| next.record) - marks[mark].record;
        let mut places = match self.format {
            Format::Fen | Format::Epd => lines::places(source, range),
            Format::Pgn => games::places(source, range),
        };
        // A file that another program changes may have others now.
        places.resize(count, Place::of_lead(&(self.scan.tail.end..self.scan.tail.end)));
        places
    }
}
