//! Where the records of a file are: a mark every so many bytes, and the records between two marks when they are
//! asked for.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

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
pub(super) const STRIDE: usize = 1 << 15;

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
}

/// Where the records of a file are.
#[derive(Debug)]
pub(super) struct Index {
    pub(super) scan: Scan,
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
    /// The index of a file in a format. Reads all of it.
    pub(super) fn of(source: &Source, format: Format) -> Self {
        let scan = match format {
            Format::Fen | Format::Epd => lines::scan(source),
            Format::Pgn => games::scan(source),
        };
        Self { scan, format, blocks: RefCell::default() }
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
            if at > 0 && let Some(block) = blocks.remove(at) {
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
