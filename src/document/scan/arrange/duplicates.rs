//! Finds duplicates: groups records with equal hashes, and then compares them.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::ops::Range;
use std::sync::Arc;

use super::{DuplicateRule, Units, sort, sweep_all};
use crate::board::{Board, Color, Pockets, Position};
use crate::document::content::{Records, Snapshot};
use crate::document::format::{RecordView, UnreadableReason};
use crate::document::scan::MAX_SQUARES;
use crate::document::scan::sweep::{ScannedRecord, Visitor};
use crate::document::work::Progress;

const GROUPS_PER_SWEEP: usize = 1 << 20;

pub(super) fn without_duplicates(snapshot: &Snapshot, alike: DuplicateRule, progress: &Progress) -> Option<Vec<u32>> {
    progress.set_total(3 * snapshot.len() as u64);
    let (units, groups) = find_groups(snapshot, alike, progress);
    if progress.is_cancelled() {
        return None;
    }
    let sweeps = groups.count.div_ceil(GROUPS_PER_SWEEP);
    progress.set_total((2 + sweeps.max(1)) as u64 * snapshot.len() as u64);
    let mut removed = Records::default();
    for first in (0..groups.count).step_by(GROUPS_PER_SWEEP) {
        let wrong = wrong_groups(snapshot, alike, &groups, first..first + GROUPS_PER_SWEEP, progress);
        if progress.is_cancelled() {
            return None;
        }
        groups
            .further_members(first..first + GROUPS_PER_SWEEP, &wrong)
            .for_each(|place| _ = removed.insert(place as usize));
    }
    Some(units.order(units.starts().filter(|start| !removed.contains(*start as usize))))
}

/// Returns the index of the first record that equals the record at `place`. Returns `None` if that record cannot have
/// duplicates, or if the work was cancelled.
pub(super) fn first_duplicate(
    snapshot: &Snapshot,
    alike: DuplicateRule,
    place: usize,
    progress: &Progress,
) -> Option<usize> {
    let mut wanted = Vec::new();
    if !duplicate_key(&ScannedRecord::from_view(snapshot.record(place)), alike, &mut wanted) {
        return None;
    }
    let wanted: Arc<[u8]> = wanted.into();
    let visitor = move |_: Range<usize>| FirstEqual { alike, key: wanted.clone(), buffer: Vec::new(), first: None };
    let mut first: Option<usize> = None;
    sweep_all(snapshot, progress, visitor, |start, part: FirstEqual| first = first.or(part.first.map(|at| start + at)));
    first.filter(|_| !progress.is_cancelled())
}

/// Finds the first record in a chunk that has the key `key`.
struct FirstEqual {
    alike: DuplicateRule,
    key: Arc<[u8]>,
    buffer: Vec<u8>,
    first: Option<usize>,
}

impl Visitor for FirstEqual {
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>) {
        let is_before = self.first.is_none_or(|first| at < first);
        if is_before && duplicate_key(record, self.alike, &mut self.buffer) && *self.buffer == *self.key {
            self.first = Some(at);
        }
    }
}

#[derive(Debug)]
struct Groups {
    /// The indexes of records with the numbers of their groups, sorted by index.
    members: Arc<[(u32, u32)]>,
    firsts: Records,
    count: usize,
}

impl Groups {
    fn from_hashes(mut hashes: Vec<(u64, u32)>, progress: &Progress) -> Self {
        sort(&mut hashes, progress, Ord::cmp);
        let (mut members, mut firsts, mut count) = (Vec::new(), Records::default(), 0);
        for group in hashes.chunk_by(|one, two| one.0 == two.0).filter(|group| group.len() > 1) {
            firsts.insert(group.first().map_or(0, |(_, place)| *place as usize));
            members.extend(group.iter().map(|(_, place)| (*place, count)));
            count += 1;
        }
        members.sort_unstable();
        Self { members: members.into(), firsts, count: count as usize }
    }

    /// Returns the members of these groups, without the first member of each group. Leaves out the groups in `wrong`.
    fn further_members(&self, groups: Range<usize>, wrong: &Records) -> impl Iterator<Item = u32> {
        let is_meant = move |group: usize| groups.contains(&group) && !wrong.contains(group);
        let further = self.members.iter().filter(move |(_, group)| is_meant(*group as usize));
        further.map(|(place, _)| *place).filter(|place| !self.firsts.contains(*place as usize))
    }
}

fn find_groups(snapshot: &Snapshot, alike: DuplicateRule, progress: &Progress) -> (Units, Groups) {
    let mut hashes = Vec::new();
    let state = RandomState::new();
    let visitor = move |places: Range<usize>| {
        let (buffer, found) = (Vec::new(), Vec::with_capacity(places.len()));
        Hashes { alike, state: state.clone(), buffer, found }
    };
    let units = sweep_all(snapshot, progress, visitor, |start, part: Hashes| {
        hashes.extend(part.found.into_iter().map(|(hash, at)| (hash, start as u32 + at)));
    });
    hashes.retain(|(_, place)| !units.continuations.contains(*place as usize + 1));
    (units, Groups::from_hashes(hashes, progress))
}

struct Hashes {
    alike: DuplicateRule,
    state: RandomState,
    buffer: Vec<u8>,
    found: Vec<(u64, u32)>,
}

impl Visitor for Hashes {
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>) {
        if !record.is_game_continuation() && duplicate_key(record, self.alike, &mut self.buffer) {
            self.found.push((self.state.hash_one(&self.buffer), at as u32));
        }
    }
}

/// The groups whose members have equal hashes but are not all equal, which is very rare. Their records are all kept.
fn wrong_groups(
    snapshot: &Snapshot,
    alike: DuplicateRule,
    groups: &Groups,
    numbers: Range<usize>,
    progress: &Progress,
) -> Records {
    let mut values: HashMap<u32, Box<[u8]>> = HashMap::new();
    let mut wrong = Records::default();
    let members = groups.members.clone();
    let visitor = move |places: Range<usize>| MemberKeys {
        alike,
        start: places.start,
        numbers: numbers.clone(),
        members: members.clone(),
        buffer: Vec::new(),
        bytes: Vec::new(),
        found: Vec::new(),
    };
    sweep_all(snapshot, progress, visitor, |_, part: MemberKeys| {
        let mut start = 0;
        for (group, end) in part.found {
            let value = part.bytes.get(start..end).unwrap_or_default();
            start = end;
            let first = values.entry(group).or_insert_with(|| value.into());
            if value.is_empty() || **first != *value {
                wrong.insert(group as usize);
            }
        }
    });
    wrong
}

struct MemberKeys {
    alike: DuplicateRule,
    start: usize,
    numbers: Range<usize>,
    members: Arc<[(u32, u32)]>,
    buffer: Vec<u8>,
    /// The keys of the records, one after the other. A record without a key adds nothing.
    bytes: Vec<u8>,
    /// The number of the group of each record, and the end of its key in `bytes`.
    found: Vec<(u32, usize)>,
}

impl Visitor for MemberKeys {
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>) {
        let member = self.members.binary_search_by_key(&((self.start + at) as u32), |(place, _)| *place);
        let Some((_, group)) = member.ok().and_then(|at| self.members.get(at)) else { return };
        if self.numbers.contains(&(*group as usize)) {
            // If another program has changed the file, the record may no longer have a key.
            if duplicate_key(record, self.alike, &mut self.buffer) {
                self.bytes.extend_from_slice(&self.buffer);
            }
            self.found.push((*group, self.bytes.len()));
        }
    }
}

/// The first byte of the key of a position.
const POSITION_TAG: u8 = 0;
/// The first byte of the key of a text that is not a position.
const TEXT_TAG: u8 = 1;

/// Fills a buffer with the key of a record. Two records have equal keys exactly if they are duplicates. Returns `false`
/// for a record that is never a duplicate.
pub(super) fn duplicate_key(record: &ScannedRecord<'_>, alike: DuplicateRule, bytes: &mut Vec<u8>) -> bool {
    bytes.clear();
    if record.has_annotations() || record.has_moves() {
        return false;
    }
    let Some(position) = record.position() else {
        let Some(Err(unreadable)) = record.view().map(RecordView::position) else { return false };
        bytes.push(TEXT_TAG);
        bytes.extend_from_slice(unreadable.text.trim().as_bytes());
        return matches!(unreadable.reason, UnreadableReason::Fault(_));
    };
    let board = &position.board;
    bytes.extend_from_slice(&[POSITION_TAG, board.size().files(), board.size().ranks()]);
    match alike {
        DuplicateRule::Exact => {
            push_board(board, bytes);
            push_fields(position, bytes);
        }
        DuplicateRule::Placement => push_board(board, bytes),
        DuplicateRule::Reflected => bytes.extend_from_slice(&least_reflection(board)),
    }
    true
}

fn push_board(board: &Board, bytes: &mut Vec<u8>) {
    for rank in 0..board.size().ranks() {
        bytes.extend_from_slice(board.rank_letters(rank));
    }
}

/// Appends the fields of a FEN after the placement.
fn push_fields(position: &Position, bytes: &mut Vec<u8>) {
    let Position { castling, en_passant, halfmove_clock, fullmove_number, side_to_move, .. } = position;
    bytes.push(side_to_move.pick(0, 1));
    let [white, black] = Color::ALL.map(|color| castling.mask(color));
    for field in [white, black, *halfmove_clock, *fullmove_number] {
        bytes.extend_from_slice(&field.to_be_bytes());
    }
    let en_passant = en_passant.map_or([u8::MAX; 2], |square| [square.file, square.rank]);
    bytes.extend_from_slice(&en_passant);
    push_rules(position, bytes);
}

/// Appends the variant with its own data; nothing for chess.
fn push_rules(position: &Position, bytes: &mut Vec<u8>) {
    if position.rules.is_standard() {
        return;
    }
    bytes.push(position.variant() as u8);
    if let Some(holdings) = position.holdings() {
        for (color, role) in Color::ALL.into_iter().flat_map(|color| Pockets::ROLES.map(|role| (color, role))) {
            bytes.push(holdings.pockets.count(color, role));
        }
        bytes.extend(holdings.promoted.squares().map(|square| square.rank * 8 + square.file));
    }
    bytes.extend(position.checks().iter().flat_map(|checks| Color::ALL.map(|color| checks.remaining(color))));
}

/// The letters of a board in the order of FEN, optionally mirrored left and right, and with the colors swapped.
fn letters(board: &Board, is_mirrored: bool, is_swapped: bool) -> impl Iterator<Item = u8> {
    let (files, ranks) = (board.size().files(), board.size().ranks());
    (0..ranks).flat_map(move |row| {
        let row = board.rank_letters(if is_swapped { row } else { ranks - 1 - row });
        (0..files).map(move |file| {
            let letter = row.get(usize::from(if is_mirrored { files - 1 - file } else { file })).copied().unwrap_or(0);
            let changed = if is_swapped && letter != 0 { 0x20 } else { 0 };
            letter ^ changed
        })
    })
}

/// Reads the letters of a board and of its reflections (mirrored, colors swapped, or both). Returns the smallest.
fn least_reflection(board: &Board) -> [u8; MAX_SQUARES] {
    let ways = [(false, false), (true, false), (false, true), (true, true)];
    let reflections = ways.map(|(is_mirrored, is_swapped)| {
        let mut all = [0; MAX_SQUARES];
        all.iter_mut().zip(letters(board, is_mirrored, is_swapped)).for_each(|(to, from)| *to = from);
        all
    });
    reflections.into_iter().min().unwrap_or([0; MAX_SQUARES])
}
