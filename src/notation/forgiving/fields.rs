//! Assigns the words after a placement to the other five fields at the lowest cost.

use std::collections::HashMap;
use std::ops::Range;

use super::steps::step;
use super::tail::Word;
use super::vocabulary;

const FIELDS: usize = 5;

const CASTLING: usize = 1;

/// The words assigned to each field, with their cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Assignment {
    /// The byte range of each field, 2 to 6. The range of castling rights may span several words. Both ends of the
    /// range are 0 for a missing field.
    spans: [(u32, u32); FIELDS],
    pub(super) cost: u32,
    /// `true` if a word before or between the fields could not be read.
    pub(super) has_unreadable: bool,
    /// `true` if a word between or after the fields belongs to no field.
    pub(super) has_leftovers: bool,
    /// `true` if a word was split because spaces are missing.
    has_split: bool,
}

impl Assignment {
    /// Returns the byte range of a field, 2 to 6; `None` if the field is missing.
    pub(super) fn span(&self, field: u8) -> Option<Range<usize>> {
        let field = usize::from(field) - 2;
        let (start, end) = self.spans[field];
        (!self.is_missing(field)).then_some(start as usize..end as usize)
    }

    /// Returns the byte offset of the end of the last field; `None` if all fields are missing.
    pub(super) fn end(&self) -> Option<usize> {
        self.spans.iter().map(|(_, end)| *end as usize).max().filter(|end| *end > 0)
    }

    /// Returns `true` if every word belongs to a field, and the first word is the side to move.
    pub(super) fn covers_all(&self, words: &[Word]) -> bool {
        let is_first = |word: &Word| self.span(2).is_some_and(|side| side.start == word.range.start);
        words.first().is_some_and(is_first) && !self.has_unreadable && !self.has_leftovers
    }

    fn is_missing(&self, field: usize) -> bool {
        self.spans[field].1 == 0
    }

    fn insert(&mut self, field: usize, word: Range<usize>) {
        let start = if self.is_missing(field) { word.start as u32 } else { self.spans[field].0 };
        self.spans[field] = (start, word.end as u32);
    }
}

/// The cost of a skipped word that would be a valid field.
const SKIPPED: u32 = 25;
/// The cost of a skipped word that is not a valid field.
const UNREADABLE: u32 = 25;
/// The cost of a skipped word that repeats the word before it.
const REPEATED: u32 = 5;
const OUT_OF_ORDER: u32 = 10;
const JOINED: u32 = 6;
/// The cost of one or more missing fields before another field.
const GAP: u32 = 10;
/// The cost of one or more missing fields at the end.
const GAP_AT_END: u32 = 8;
/// The additional cost of each missing field.
const MISSING_FIELD: u32 = 1;
const LEFT_OVER: u32 = 20;

/// The cost of the first lost space within a word.
const LOST_SPACE: u32 = 20;
/// The cost of each further lost space within a word.
const NEXT_LOST_SPACE: u32 = 5;

/// Maximum cost of an assignment in addition to the cost of the cheapest assignment.
const MAX_EXTRA_COST: u32 = 15;
const MAX_ASSIGNMENTS: usize = 4;

/// Cached costs of words, since the same words follow placements that end at different offsets.
#[derive(Debug, Default)]
pub(super) struct CostCache(HashMap<String, WordCosts>);

#[derive(Clone, Copy, Debug)]
struct WordCosts {
    fields: [Option<u32>; FIELDS],
    continues_castling: bool,
    /// `true` for a check counter, and for a word that only labels the next field.
    is_known: bool,
}

impl CostCache {
    fn costs(&mut self, word: &str) -> WordCosts {
        if let Some(known) = self.0.get(word) {
            return *known;
        }
        let costs = WordCosts {
            fields: std::array::from_fn(|field| vocabulary::field_cost(field, word)),
            continues_castling: vocabulary::continues_castling(word),
            is_known: vocabulary::is_counter(word) || vocabulary::is_label(word),
        };
        self.0.insert(word.to_owned(), costs);
        costs
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct PartialAssignment {
    assigned: Assignment,
    last: Option<usize>,
    /// The cost of the words skipped after the last field. It is added to the assignment if another field follows.
    skipped_cost: u32,
    has_skipped: bool,
    skipped_unreadable: bool,
}

/// Returns the cheapest assignments of words to fields, best first and never empty. At most 32 words are considered.
pub(super) fn assign(list: &[Word], prices: &mut CostCache) -> Vec<Assignment> {
    let list = &list[..list.len().min(32)];
    let mut open = vec![PartialAssignment::default()];
    let mut all = Vec::new();
    let mut least = u32::MAX - MAX_EXTRA_COST;
    for index in 0..=list.len() {
        let closed = open.iter().map(|partial| partial.finish(index < list.len()));
        least = closed.clone().map(|assigned| assigned.cost).min().unwrap_or(least).min(least);
        all.extend(closed.filter(|assigned| assigned.cost <= least + MAX_EXTRA_COST));
        if index < list.len() {
            open.retain(|partial| partial.assigned.cost + partial.skipped_cost <= least + MAX_EXTRA_COST);
            open = prune(extend(&open, list, index, prices));
        }
    }
    all.sort_by_key(|assigned| assigned.cost);
    let mut best: Vec<Assignment> = Vec::with_capacity(MAX_ASSIGNMENTS);
    for mut assigned in all.into_iter().take_while(|assigned| assigned.cost <= least + MAX_EXTRA_COST) {
        assigned.has_unreadable |= leaves_fields_over(&assigned, list, prices);
        let is_like_best = best.first().is_some_and(|best| !best.has_split && !assigned.has_split);
        if best.len() < MAX_ASSIGNMENTS && !is_like_best && best.iter().all(|other| other.spans != assigned.spans) {
            best.push(assigned);
        }
    }
    best
}

/// Extends every assignment by the next word in each possible way: as a field, as several fields whose spaces are
/// missing, or skipped.
fn extend(open: &[PartialAssignment], list: &[Word], index: usize, prices: &mut CostCache) -> Vec<PartialAssignment> {
    let Word { text, range } = &list[index];
    let price = prices.costs(text);
    let is_repeated = index > 0 && text != "-" && list[index - 1].text == *text;
    let passed = match price {
        _ if price.is_known => 0,
        _ if is_repeated => REPEATED,
        _ if price.fields.contains(&Some(0)) => SKIPPED,
        _ => UNREADABLE,
    };
    let is_unreadable = !price.is_known && !is_repeated;
    let mut longer: Vec<PartialAssignment> =
        open.iter().map(|partial| partial.skip_word(passed, is_unreadable)).collect();
    let is_cuttable =
        text.len() == range.len() && text.bytes().all(|byte| b"-wkqKQ0123456789abcdefghABCDEFGH".contains(&byte));
    let mut inside: Vec<(usize, PartialAssignment)> = open.iter().map(|partial| (0, *partial)).collect();
    while let Some((start, partial)) = inside.pop() {
        step();
        let glued = if start == 0 { LOST_SPACE } else { NEXT_LOST_SPACE };
        // A run of castling letters is not cut, because a long run would have exponentially many cuts.
        let ends_castling = start > 0 && partial.last == Some(CASTLING);
        let fields = || (0..FIELDS).filter(|field| *field != CASTLING || !ends_castling);
        for end in (start + 1..text.len()).filter(|_| is_cuttable) {
            let part = &text[start..end];
            for field in fields().filter(|field| is_plain(*field, part)) {
                let longer = partial.with_field(field, 0, field == CASTLING, range.start + start..range.start + end);
                inside.extend(longer.map(|mut partial| {
                    partial.assigned.cost += glued;
                    partial.assigned.has_split = true;
                    (end, partial)
                }));
            }
        }
        let whole = range.start + start..range.end;
        let price = prices.costs(&text[start..]);
        let as_field = |field| partial.with_field(field, price.fields[field]?, price.continues_castling, whole.clone());
        longer.extend(fields().filter_map(as_field));
    }
    longer
}

/// Returns `true` if a part of a word is a valid field of FEN, so that a space may be missing after this part.
fn is_plain(field: usize, part: &str) -> bool {
    match (field, part.as_bytes()) {
        (0, [b'w' | b'b']) | (1 | 2, [b'-']) | (2, [b'a'..=b'h', b'3' | b'6']) => true,
        (1, letters) => letters.iter().all(|letter| b"KQkqABCDEFGHabcdefgh".contains(letter)),
        (3 | 4, digits) => {
            digits.len() <= 4 && digits.iter().all(u8::is_ascii_digit) && (digits[0] != b'0' || digits.len() == 1)
        }
        _ => false,
    }
}

/// Returns `true` if fields are missing although the words after the last field could be fields. This means that an
/// earlier word is unreadable.
fn leaves_fields_over(assigned: &Assignment, list: &[Word], prices: &mut CostCache) -> bool {
    const FEWEST: usize = 3;
    let end = assigned.end();
    let rest =
        &list[list.iter().position(|word| end.is_none_or(|end| word.range.start >= end)).unwrap_or(list.len())..];
    let is_missing = |field: usize| assigned.is_missing(field);
    let is_number = |word: &Word| word.text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = rest.iter().filter(|word| prices.costs(&word.text).fields.contains(&Some(0))).count();
    let lacks_number = (3..FIELDS).any(is_missing) && end.is_some() && rest.first().is_some_and(is_number);
    lacks_number || (0..FIELDS).any(is_missing) && plain >= FEWEST
}

impl PartialAssignment {
    fn with_field(self, field: usize, price: u32, continues_castling: bool, range: Range<usize>) -> Option<Self> {
        let is_more = field == CASTLING && self.last == Some(CASTLING) && continues_castling;
        if !is_more && !self.assigned.is_missing(field) {
            return None;
        }
        let disorder = if self.last.is_some_and(|last| field < last) { OUT_OF_ORDER } else { 0 };
        let mut assigned = self.assigned;
        assigned.has_unreadable |= self.skipped_unreadable;
        assigned.has_leftovers |= self.has_skipped;
        assigned.insert(field, range);
        assigned.cost += self.skipped_cost + if is_more { JOINED } else { price } + disorder;
        Some(Self { assigned, last: Some(field), ..Self::default() })
    }

    fn skip_word(self, passed: u32, is_unreadable: bool) -> Self {
        Self {
            skipped_cost: self.skipped_cost + passed,
            has_skipped: true,
            skipped_unreadable: self.skipped_unreadable || is_unreadable,
            ..self
        }
    }

    /// Returns the assignment with no further fields. `has_more` is `true` if more words follow.
    fn finish(&self, has_more: bool) -> Assignment {
        let mut assigned = self.assigned;
        let has_rest = has_more || self.has_skipped;
        assigned.cost += gap_cost(&assigned) + u32::from(has_more || self.skipped_cost > 0) * LEFT_OVER;
        assigned.has_leftovers |= has_rest;
        assigned
    }

    /// Returns the properties on which the cost of the next words depends.
    fn state(&self) -> (Option<usize>, bool, [bool; FIELDS]) {
        (self.last, self.skipped_cost > 0, self.assigned.spans.map(|(_, end)| end == 0))
    }
}

fn gap_cost(assigned: &Assignment) -> u32 {
    let missing = assigned.spans.map(|(_, end)| end == 0);
    let starts = |at: &usize| missing[*at] && (*at == 0 || !missing[at - 1]);
    let opening = |at: usize| if missing[at..].contains(&false) { GAP } else { GAP_AT_END };
    let openings: u32 = (0..FIELDS).filter(starts).map(opening).sum();
    openings + missing.into_iter().map(|missing| u32::from(missing) * MISSING_FIELD).sum::<u32>()
}

/// Keeps the cheapest assignments, and at most two with the same state.
fn prune(mut all: Vec<PartialAssignment>) -> Vec<PartialAssignment> {
    const MOST: usize = 32;
    all.sort_by_key(|partial| partial.assigned.cost + partial.skipped_cost);
    let mut kept: Vec<PartialAssignment> = Vec::with_capacity(MOST);
    for partial in all {
        if kept.iter().filter(|other| other.state() == partial.state()).count() < 2 {
            kept.push(partial);
        }
        if kept.len() == MOST {
            break;
        }
    }
    kept
}
