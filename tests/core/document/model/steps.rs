//! Random steps of a user, and random files.

use std::rc::Rc;

use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::super::files::sample::Encoding;
use super::naive::{Entry, Naive, START, Style};
use fenwright::document::{Document, Format};

/// Positions without castling rights and en passant squares, which would have to follow an edit.
pub(super) const POSITIONS: [&str; 6] = [
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1",
    "1NBk4/p2p4/8/3K4/8/8/8/8 w - - 0 1",
    "8/8/8/8/8/8/8/KKKK4 b - - 0 1",
    "7k/7p/1N3p1K/8/7p/8/8/8 w - - 0 1",
];

/// The lines above a record.
const LEADS: [&[&str]; 10] = [
    &[],
    &["# name"],
    &["", "# K\u{f6}nig"],
    &["; first", "", "; second"],
    &["# name", ""],
    &["# name", "# done"],
    &["# done"],
    &["# name", "# [%csl Ge4]"],
    &["# [%cal Ge2e4]"],
    &["# name", "# [%csl Ge4][%cal Ge2e4]", "# done"],
];

/// Annotations of boards.
pub(super) const DRAWINGS: [&str; 4] = ["", "[%csl Ge4]", "[%cal Gd1h5]", "[%csl Rd5][%cal Ba1h8]"];

pub(super) const OPERATIONS: [&str; 6] = ["bm Rd8", "id \"a b\"", "dm 3", "c0 \"K\u{f6}nig; Dame\"", "zz", "acd 12"];

/// The lines of a record: the index of the lead, the index of the position (out of range for none), and the operations.
pub(super) type Seed = (usize, usize, Vec<usize>);

/// A step of a user. An index is relative to the length, and a set of records is a repeating pattern.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Select(Index),
    Replace(usize),
    Place(u8, u8),
    Turn,
    Clock(u16),
    Add(Index, usize),
    Remove(u16),
    Move(u16, Index),
    Duplicate(u16),
    Insert(Index, Vec<Seed>, bool),
    Sort(u64),
    Thin(u16),
    Done(u16, bool),
    Draw(usize),
    AddOperation(usize, usize),
    SetOperation(usize, usize),
    RemoveOperation(usize),
    SetOperations(Vec<usize>),
    Gesture(Vec<Step>),
    /// Imports another file with its own encoding and line endings.
    Join(Index, Vec<Seed>, Style),
    Undo(usize),
    Redo(usize),
    Save,
    Reopen,
}

impl Step {
    pub(super) fn any() -> impl Strategy<Value = Self> {
        let position = || 0..POSITIONS.len();
        let operation = || 0..OPERATIONS.len();
        // Patterns of a few records, of most, and of any number.
        let places = || {
            prop_oneof![
                3 => (0..16_u16).prop_map(|bit| 1 << bit),
                2 => any::<u16>(),
                1 => (0..16_u16).prop_map(|bit| !(1 << bit)),
                1 => Just(u16::MAX),
            ]
        };
        let edits = prop_oneof![
            position().prop_map(Self::Replace),
            (0..64_u8, 0..13_u8).prop_map(|(square, piece)| Self::Place(square, piece)),
            Just(Self::Turn),
            (0..100_u16).prop_map(Self::Clock),
            (0..DRAWINGS.len()).prop_map(Self::Draw),
            (operation(), 0..5_usize).prop_map(|(operation, at)| Self::AddOperation(operation, at)),
            (operation(), 0..5_usize).prop_map(|(operation, at)| Self::SetOperation(operation, at)),
            (0..5_usize).prop_map(Self::RemoveOperation),
            prop::collection::vec(operation(), 0..4).prop_map(Self::SetOperations),
        ];
        let structure = prop_oneof![
            (any::<Index>(), position()).prop_map(|(at, position)| Self::Add(at, position)),
            places().prop_map(Self::Remove),
            (places(), any::<Index>()).prop_map(|(places, to)| Self::Move(places, to)),
            places().prop_map(Self::Duplicate),
            (any::<Index>(), prop::collection::vec(seed(), 0..4), any::<bool>())
                .prop_map(|(at, seeds, is_closed)| Self::Insert(at, seeds, is_closed)),
            any::<u64>().prop_map(Self::Sort),
            places().prop_map(Self::Thin),
            (places(), any::<bool>()).prop_map(|(places, is_done)| Self::Done(places, is_done)),
        ];
        let (edits, structure) = (edits.boxed(), structure.boxed());
        let several = prop::collection::vec(prop_oneof![edits.clone(), structure.clone()], 0..4);
        prop_oneof![
            3 => any::<Index>().prop_map(Self::Select),
            6 => edits,
            8 => structure,
            2 => several.prop_map(Self::Gesture),
            1 => (any::<Index>(), prop::collection::vec(seed(), 0..4), style()).prop_map(|(at, seeds, style)| {
                Self::Join(at, seeds, style)
            }),
            3 => (0..4_usize).prop_map(Self::Undo),
            3 => (0..4_usize).prop_map(Self::Redo),
            2 => Just(Self::Save),
            1 => Just(Self::Reopen),
        ]
    }
}

/// Any style of a file to import. The caller sets the format.
fn style() -> impl Strategy<Value = Style> {
    // Nothing in such a file may show that it is Latin-1.
    let encodings: Vec<Encoding> = Encoding::ALL.into_iter().filter(|encoding| *encoding != Encoding::Latin1).collect();
    (select(encodings), select(vec!["\n", "\r\n", "\r"])).prop_map(|(encoding, end)| Style {
        format: Format::Fen,
        encoding,
        end,
        is_closed: true,
    })
}

/// The lines of any record.
fn seed() -> impl Strategy<Value = Seed> {
    (0..LEADS.len(), 0..=POSITIONS.len(), prop::collection::vec(0..OPERATIONS.len(), 0..3))
}

/// A record in a file of this style.
pub(super) fn entry(seed: &Seed, style: Style) -> Rc<Entry> {
    let (lead, position, operations) = seed;
    // EPD uses operations for these, and there the comments would be ordinary comments.
    let is_mark = |line: &&&str| (**line == "# done" || line.contains("[%")) && style.format == Format::Epd;
    let lead = LEADS[*lead].iter().filter(|line| !is_mark(line)).map(|line| (*line).to_owned()).collect();
    let fen = POSITIONS.get(*position).copied();
    let entry = match style.format {
        Format::Epd => {
            let operations: Vec<String> = operations.iter().map(|at| OPERATIONS[*at].to_owned()).collect();
            Entry::of_line(style.line(fen.unwrap_or(START))).with_operations(&operations)
        }
        Format::Pgn => return Rc::new(game(fen.unwrap_or(START), operations)),
        _ => Entry::of_line(fen.unwrap_or("this line is no FEN").to_owned()),
    };
    Rc::new(Entry { lead, ..entry })
}

/// A game from this position. The numbers choose its tags and moves.
fn game(fen: &str, numbers: &[usize]) -> Entry {
    let own = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<String>>();
    let lead = [own(&["[Event \"K\u{f6}nig\"]", "[SetUp \"1\"]"]), own(&["[SetUp \"1\"]"]), Vec::new()];
    let rest = [own(&["", "*", ""]), own(&["[Annotator \"?\"]", "", "{[FEN \"8/8 w\"]} *", ""])];
    let at = numbers.first().copied().unwrap_or_default();
    Entry { lead: lead[at % 3].clone(), line: format!("[FEN \"{fen}\"]"), rest: rest[at % 2].clone() }
}

/// A file in a format.
pub(super) fn file(format: Format) -> impl Strategy<Value = (Style, Naive)> {
    let is_pgn = format == Format::Pgn;
    // After some records are removed, a file of games may not have any letter that shows the encoding.
    let encodings = Encoding::ALL.into_iter().filter(move |encoding| !(is_pgn && *encoding == Encoding::Latin1));
    let tails: Vec<&[&str]> = if is_pgn { vec![&[]] } else { vec![&[], &["", "# tail"], &[""]] };
    let parts = (
        select(encodings.collect::<Vec<_>>()),
        select(vec!["\n", "\r\n", "\r"]),
        any::<bool>(),
        prop::collection::vec(seed(), 1..12),
        select(tails),
    );
    parts.prop_map(move |(encoding, end, is_closed, seeds, tail)| {
        let mut tail: Vec<String> = tail.iter().map(|line| (*line).to_owned()).collect();
        if encoding == Encoding::Latin1 {
            tail.push("# \u{df}".to_owned());
        }
        // The last line cannot be blank without an ending, and a file of one line must show its ending.
        let needs_end = is_pgn || tail.last().is_some_and(String::is_empty) || tail.is_empty() && end != "\n";
        let style = Style { format, encoding, end, is_closed: is_closed || needs_end };
        let entries = seeds.iter().map(|seed| entry(seed, style)).collect();
        (style, Naive { front: Vec::new(), entries, tail }.opened(format))
    })
}

/// The records that a pattern selects, of this number.
pub(super) fn places(pattern: u16, len: usize) -> Vec<usize> {
    (0..len).filter(|index| pattern >> (index % 16) & 1 == 1).collect()
}

/// A permutation given by a number.
pub(super) fn shuffled(number: u64, len: usize) -> Vec<usize> {
    let key = |index: &usize| (*index as u64 + 1).wrapping_mul(number | 1).rotate_left(17) ^ number;
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_by_key(key);
    order
}

pub(super) fn is_done(document: &Document, index: usize) -> bool {
    document.record(index).is_done()
}
