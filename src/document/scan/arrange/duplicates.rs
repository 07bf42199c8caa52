//! Finding duplicates: records with equal hashes are grouped, then compared.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::ops::Range;
use std::sync::Arc;

use super::duplicate_key::duplicate_key;
use super::{DuplicateRule, Units, sort, sweep_all};
use crate::document::content::{Records, Snapshot};
use crate::document::scan::sweep::{ScannedRecord, Visitor};
use crate::document::work::Progress;

/// Number of groups compared in one sweep, which holds one value for each.
const GROUPS_PER_SWEEP: usize = 1 << 20;

/// The order without duplicates; `None` if the work was cancelled.
pub(super) fn order_without_duplicates(
    snapshot: &Snapshot,
    alike: DuplicateRule,
    progress: &Progress,
) -> Option<Vec<u32>> {
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

/// The index of the first record that equals the one at `place`, which can be that itself; `None` if that has no
/// duplicates by definition, or if the work was cancelled.
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

/// Finds the first record of a chunk that equals another one.
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

/// Disjoint groups of records that seem to be equal.
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

    /// The members of some groups without the first ones, except in wrong groups.
    fn further_members(&self, groups: Range<usize>, wrong: &Records) -> impl Iterator<Item = u32> {
        let is_meant = move |group: usize| groups.contains(&group) && !wrong.contains(group);
        let further = self.members.iter().filter(move |(_, group)| is_meant(*group as usize));
        further.map(|(place, _)| *place).filter(|place| !self.firsts.contains(*place as usize))
    }
}

fn find_groups(snapshot: &Snapshot, alike: DuplicateRule, progress: &Progress) -> (Units, Groups) {
    let mut hashes = Vec::new();
    let mut parts = Records::default();
    let state = RandomState::new();
    let visitor = move |places: Range<usize>| Hashes {
        alike,
        state: state.clone(),
        buffer: Vec::new(),
        found: Vec::with_capacity(places.len()),
        parts: Records::default(),
    };
    sweep_all(snapshot, progress, visitor, |start, part: Hashes| {
        parts.insert_shifted(start, &part.parts);
        hashes.extend(part.found.into_iter().map(|(hash, at)| (hash, start as u32 + at)));
    });
    let units = Units::new(snapshot.len(), parts);
    hashes.retain(|(_, place)| units.is_single(*place));
    (units, Groups::from_hashes(hashes, progress))
}

struct Hashes {
    alike: DuplicateRule,
    state: RandomState,
    buffer: Vec<u8>,
    found: Vec<(u64, u32)>,
    parts: Records,
}

impl Visitor for Hashes {
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>) {
        if record.is_game_continuation() {
            self.parts.insert(at);
        } else if duplicate_key(record, self.alike, &mut self.buffer) {
            self.found.push((self.state.hash_one(&self.buffer), at as u32));
        }
    }
}

/// The groups whose members are not all equal, which is very rare. None of their records are removed.
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
    /// The values one after the other; empty for a record without one.
    bytes: Vec<u8>,
    /// The numbers of the groups, and where their values end.
    found: Vec<(u32, usize)>,
}

impl Visitor for MemberKeys {
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>) {
        let member = self.members.binary_search_by_key(&((self.start + at) as u32), |(place, _)| *place);
        let Some((_, group)) = member.ok().and_then(|at| self.members.get(at)) else { return };
        if self.numbers.contains(&(*group as usize)) {
            // If another program has changed the file, there may be no value any more.
            if duplicate_key(record, self.alike, &mut self.buffer) {
                self.bytes.extend_from_slice(&self.buffer);
            }
            self.found.push((*group, self.bytes.len()));
        }
    }
}
