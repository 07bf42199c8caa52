//! Which words after a placement are which of the other five fields: the assignment that needs the fewest
//! changes.

use std::collections::HashMap;
use std::ops::Range;

use super::tail::Word;
use super::vocabulary;

/// Fields 2 to 6 in the order of FEN.
const FIELDS: usize = 5;

/// The field of the castling rights among these.
const CASTLING: usize = 1;

/// What belongs to each field, and how far that is from FEN.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Assignment {
    /// For the fields 2 to 6 where their words start and end; castling rights may stand in several. Both are 0 where a
    /// field is missing.
    places: [(u32, u32); FIELDS],
    pub(super) cost: u32,
    /// Whether a word within the fields could not be read.
    pub(super) has_unreadable: bool,
    /// Whether a word was passed over or left over.
    pub(super) has_others: bool,
    /// Whether a space was put in.
    has_cut: bool,
}

impl Assignment {
    /// The bytes of a field, 2 to 6; `None` if it is missing.
    pub(super) fn place(&self, field: u8) -> Option<Range<usize>> {
        let field = usize::from(field) - 2;
        let (start, end) = self.places[field];
        (!self.is_missing(field)).then_some(start as usize..end as usize)
    }

    /// Where the last word ends that is a field; `None` if none is.
    pub(super) fn end(&self) -> Option<usize> {
        self.places.iter().map(|(_, end)| *end as usize).max().filter(|end| *end > 0)
    }

    /// Whether words, all of them, are fields, the first one the side to move.
    pub(super) fn takes_all(&self, words: &[Word]) -> bool {
        let is_first = |word: &Word| self.place(2).is_some_and(|side| side.start == word.range.start);
        words.first().is_some_and(is_first) && !self.has_unreadable && !self.has_others
    }

    fn is_missing(&self, field: usize) -> bool {
        self.places[field].1 == 0
    }

    /// Adds a word to a field.
    fn insert(&mut self, field: usize, word: Range<usize>) {
        let start = if self.is_missing(field) { word.start as u32 } else { self.places[field].0 };
        self.places[field] = (start, word.end as u32);
    }
}

/// A word within the fields that is passed over, one that is no field as FEN has it, and one that says again
/// what the one before it said.
const PASSED_OVER: u32 = 25;
const UNREADABLE: u32 = 25;
const REPEATED: u32 = 5;
/// A field that stands too late.
const ORDER: u32 = 10;
/// Castling rights in several words.
const JOINED: u32 = 6;
/// A field left out within, and each one more; the same at the end.
const GAP: u32 = 10;
const GAP_AT_END: u32 = 8;
const MISSING: u32 = 1;
/// Anything left over at the end.
const LEFT_OVER: u32 = 20;

/// A space lost within a word, and each one more.
const GLUED: u32 = 20;
const GLUED_TOO: u32 = 5;

/// Assignments that put a space in and cost at most so much more than the best are kept, and no more than these.
const SLACK: u32 = 15;
const MOST: usize = 4;

/// What the words of a text cost, by their bytes: the same words follow many places.
#[derive(Debug, Default)]
pub(super) struct Prices(HashMap<(usize, usize), Price>);

/// What a word costs in each role.
#[derive(Clone, Copy, Debug)]
struct Price {
    fields: [Option<u32>; FIELDS],
    continues_castling: bool,
    /// Whether it only says which field follows, or counts something else.
    is_known: bool,
}

impl Prices {
    fn of(&mut self, text: &str, range: &Range<usize>) -> Price {
        *self.0.entry((range.start, range.end)).or_insert_with(|| Price {
            fields: std::array::from_fn(|field| vocabulary::cost(field, text)),
            continues_castling: vocabulary::continues_castling(text),
            is_known: vocabulary::is_counter(text) || vocabulary::is_label(text),
        })
    }
}

/// An assignment of the first words.
#[derive(Clone, Copy, Debug, Default)]
struct Partial {
    assigned: Assignment,
    /// The field of the last word that has one.
    last: Option<usize>,
    /// What the words after it cost if another one that has a field follows.
    passed: u32,
    has_passed: bool,
    /// Whether one of them cannot be read.
    passed_unreadable: bool,
}

/// The cheapest assignments of words to fields, best first and never none; no more than 32 words are looked at.
pub(super) fn assign(list: &[Word], prices: &mut Prices) -> Vec<Assignment> {
    let list = &list[..list.len().min(32)];
    let mut open = vec![Partial::default()];
    let mut all = Vec::new();
    let mut least = u32::MAX - SLACK;
    for index in 0..=list.len() {
        let closed = open.iter().map(|partial| partial.closed(index < list.len()));
        least = closed.clone().map(|assigned| assigned.cost).min().unwrap_or(least).min(least);
        all.extend(closed.filter(|assigned| assigned.cost <= least + SLACK));
        if index < list.len() {
            open.retain(|partial| partial.assigned.cost + partial.passed <= least + SLACK);
            open = cheapest_of_each(with_word(&open, list, index, prices));
        }
    }
    all.sort_by_key(|assigned| assigned.cost);
    let mut best: Vec<Assignment> = Vec::with_capacity(MOST);
    for mut assigned in all.into_iter().take_while(|assigned| assigned.cost <= least + SLACK) {
        assigned.has_unreadable |= leaves_fields_over(&assigned, list);
        let is_like_best = best.first().is_some_and(|best| !best.has_cut && !assigned.has_cut);
        if best.len() < MOST && !is_like_best && best.iter().all(|other| other.places != assigned.places) {
            best.push(assigned);
        }
    }
    best
}

/// Every beginning with the next word as a field, as several without their spaces, or passed over.
fn with_word(open: &[Partial], list: &[Word], index: usize, prices: &mut Prices) -> Vec<Partial> {
    let Word { text, range } = &list[index];
    let price = prices.of(text, range);
    let is_repeated = index > 0 && text != "-" && list[index - 1].text == *text;
    let passed = match price {
        _ if price.is_known => 0,
        _ if is_repeated => REPEATED,
        _ if price.fields.contains(&Some(0)) => PASSED_OVER,
        _ => UNREADABLE,
    };
    let is_unreadable = !price.is_known && !is_repeated;
    let mut longer: Vec<Partial> = open.iter().map(|partial| partial.passing(passed, is_unreadable)).collect();
    let is_cuttable =
        text.len() == range.len() && text.bytes().all(|byte| b"-wkqKQ0123456789abcdefghABCDEFGH".contains(&byte));
    let mut inside: Vec<(usize, Partial)> = open.iter().map(|partial| (0, *partial)).collect();
    while let Some((start, partial)) = inside.pop() {
        let glued = if start == 0 { GLUED } else { GLUED_TOO };
        for end in (start + 1..text.len()).filter(|_| is_cuttable) {
            let part = &text[start..end];
            for field in (0..FIELDS).filter(|field| is_plain(*field, part)) {
                let longer = partial.with(field, 0, field == CASTLING, range.start + start..range.start + end);
                inside.extend(longer.map(|mut partial| {
                    partial.assigned.cost += glued;
                    partial.assigned.has_cut = true;
                    (end, partial)
                }));
            }
        }
        let whole = range.start + start..range.end;
        let price = prices.of(&text[start..], &whole);
        let as_field = |field| partial.with(field, price.fields[field]?, price.continues_castling, whole.clone());
        longer.extend((0..FIELDS).filter_map(as_field));
    }
    longer
}

/// Whether a part of a word is a field as FEN has it, which may have lost its space.
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

/// Whether fields are missing though what is left over holds some: then something before them cannot be read.
fn leaves_fields_over(assigned: &Assignment, list: &[Word]) -> bool {
    const FEWEST: usize = 3;
    let end = assigned.end();
    let rest =
        &list[list.iter().position(|word| end.is_none_or(|end| word.range.start >= end)).unwrap_or(list.len())..];
    let is_missing = |field: usize| assigned.is_missing(field);
    let is_number = |word: &Word| word.text.bytes().all(|byte| byte.is_ascii_digit());
    let plain =
        rest.iter().filter(|word| (0..FIELDS).any(|field| vocabulary::cost(field, &word.text) == Some(0))).count();
    let lacks_number = (3..FIELDS).any(is_missing) && end.is_some() && rest.first().is_some_and(is_number);
    lacks_number || (0..FIELDS).any(is_missing) && plain >= FEWEST
}

impl Partial {
    /// With more text as a field, if it can be that.
    fn with(self, field: usize, price: u32, continues_castling: bool, range: Range<usize>) -> Option<Self> {
        let is_more = field == CASTLING && self.last == Some(CASTLING) && continues_castling;
        if !is_more && !self.assigned.is_missing(field) {
            return None;
        }
        let disorder = if self.last.is_some_and(|last| field < last) { ORDER } else { 0 };
        let mut assigned = self.assigned;
        assigned.has_unreadable |= self.passed_unreadable;
        assigned.has_others |= self.has_passed;
        assigned.insert(field, range);
        assigned.cost += self.passed + if is_more { JOINED } else { price } + disorder;
        Some(Self { assigned, last: Some(field), ..Self::default() })
    }

    /// With a word passed over.
    fn passing(self, passed: u32, is_unreadable: bool) -> Self {
        Self {
            passed: self.passed + passed,
            has_passed: true,
            passed_unreadable: self.passed_unreadable || is_unreadable,
            ..self
        }
    }

    /// As it is if no other word is a field.
    fn closed(&self, has_more: bool) -> Assignment {
        let mut assigned = self.assigned;
        let has_rest = has_more || self.has_passed;
        assigned.cost += gaps(&assigned) + u32::from(has_more || self.passed > 0) * LEFT_OVER;
        assigned.has_others |= has_rest;
        assigned
    }

    /// What of it the words that follow depend on.
    fn state(&self) -> (Option<usize>, bool, [bool; FIELDS]) {
        (self.last, self.passed > 0, self.assigned.places.map(|(_, end)| end == 0))
    }
}

/// What missing fields cost.
fn gaps(assigned: &Assignment) -> u32 {
    let missing = assigned.places.map(|(_, end)| end == 0);
    let starts = |at: &usize| missing[*at] && (*at == 0 || !missing[at - 1]);
    let opening = |at: usize| if missing[at..].contains(&false) { GAP } else { GAP_AT_END };
    let openings: u32 = (0..FIELDS).filter(starts).map(opening).sum();
    openings + missing.into_iter().map(|missing| u32::from(missing) * MISSING).sum::<u32>()
}

/// The cheapest assignments, of those that leave the same fields open two.
fn cheapest_of_each(mut all: Vec<Partial>) -> Vec<Partial> {
    const MOST: usize = 32;
    all.sort_by_key(|partial| partial.assigned.cost + partial.passed);
    let mut kept: Vec<Partial> = Vec::with_capacity(MOST);
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
