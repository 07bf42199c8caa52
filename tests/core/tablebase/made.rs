//! Syzygy files in which all positions of a side to move have the same value, made as the format has it.

use std::fs;
use std::path::{Path, PathBuf};

use fenwright::tablebase::Syzygy;
use tempfile::TempDir;

const RESULTS_MAGIC: [u8; 4] = [0x71, 0xe8, 0x23, 0x5d];
const DISTANCES_MAGIC: [u8; 4] = [0xd7, 0x66, 0x0c, 0xa5];

const TWO_SIDED: u8 = 1;
const WITH_PAWNS: u8 = 2;
const MAPPED: u8 = 2;
pub(super) const WIN_IN_PLIES: u8 = 4;
pub(super) const LOSS_IN_PLIES: u8 = 8;
pub(super) const FOR_BLACK: u8 = 1;
const SINGLE_VALUE: u8 = 128;

/// The values of results.
pub(super) const LOSS: u8 = 0;
pub(super) const BLESSED_LOSS: u8 = 1;
pub(super) const DRAW: u8 = 2;
pub(super) const CURSED_WIN: u8 = 3;
pub(super) const WIN: u8 = 4;

/// A folder with tables.
pub(super) struct Folder(TempDir);

impl Folder {
    pub(super) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(super) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> &Self {
        fs::write(self.file(name), bytes).unwrap();
        self
    }

    /// Writes results: the value if the stronger side is to move, and the one if the weaker side is.
    pub(super) fn results(&self, pieces: &str, values: [u8; 2]) -> &Self {
        self.write(&format!("{pieces}.rtbw"), &results(pieces, values))
    }

    /// Writes the same stored distance for all results.
    pub(super) fn distances(&self, pieces: &str, stored: u8, flags: u8) -> &Self {
        self.write(&format!("{pieces}.rtbz"), &distances(pieces, stored, flags))
    }

    pub(super) fn open(&self) -> Syzygy {
        Syzygy::open(vec![self.path().to_owned()])
    }
}

pub(super) fn results(pieces: &str, [stronger, weaker]: [u8; 2]) -> Vec<u8> {
    let values = if is_symmetric(pieces) { vec![stronger] } else { vec![stronger, weaker] };
    let subtable: Vec<u8> = values.into_iter().flat_map(|value| [SINGLE_VALUE, value]).collect();
    padded(header(RESULTS_MAGIC, pieces), &subtable.repeat(subtables(pieces)))
}

pub(super) fn distances(pieces: &str, stored: u8, flags: u8) -> Vec<u8> {
    let flags = [SINGLE_VALUE | MAPPED | flags, 0].repeat(subtables(pieces));
    // For each result a list with one distance, and its length before it.
    let map = [1, stored].repeat(4 * subtables(pieces));
    padded(header(DISTANCES_MAGIC, pieces), &[flags, map].concat())
}

/// The magic number, the layout, and for each subtable the order of encoding and the pieces.
fn header(magic: [u8; 4], pieces: &str) -> Vec<u8> {
    let two_sided = if is_symmetric(pieces) { 0 } else { TWO_SIDED };
    let mut bytes = magic.to_vec();
    bytes.push(two_sided | if pieces.contains('P') { WITH_PAWNS } else { 0 });
    let order: &[u8] = if pieces.matches('P').count() > 1 && pieces.split('v').all(|side| side.contains('P')) {
        &[0x00, 0x11]
    } else {
        &[0x00]
    };
    for _ in 0..subtables(pieces) {
        bytes.extend(order);
        bytes.extend(piece_codes(pieces).map(|code| code << 4 | code));
    }
    bytes.resize(bytes.len().next_multiple_of(2), 0);
    bytes
}

/// Pawns and then kings come first, because the encoding begins with them.
fn piece_codes(pieces: &str) -> impl Iterator<Item = u8> {
    let code = |letter| "PNBRQK".find(letter).unwrap() as u8 + 1;
    let sides = pieces.split('v').zip([0, 8]);
    let mut codes: Vec<u8> =
        sides.flat_map(|(side, color)| side.chars().map(move |letter| code(letter) | color)).collect();
    codes.sort_by_key(|code| match code & 7 {
        1 => (0, *code),
        6 => (1, *code),
        _ => (2, *code),
    });
    codes.into_iter()
}

fn is_symmetric(pieces: &str) -> bool {
    pieces.split_once('v').is_some_and(|(stronger, weaker)| stronger == weaker)
}

fn subtables(pieces: &str) -> usize {
    if pieces.contains('P') { 4 } else { 1 }
}

/// Fills up to the next size that tables have: whole blocks of 64 bytes, and a checksum, which is not looked at.
fn padded(mut header: Vec<u8>, rest: &[u8]) -> Vec<u8> {
    header.extend(rest);
    header.resize(header.len().next_multiple_of(64) + 16, 0);
    header
}
