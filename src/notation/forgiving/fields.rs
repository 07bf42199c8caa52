//! Which words after a placement are which of the other five fields: the assignment that needs the fewest
//! changes.

use super::tail::Word;
use super::vocabulary;

/// Fields 2 to 6 in the order of FEN.
const FIELDS: usize = 5;

/// The field of the castling rights among these.
const CASTLING: usize = 1;

/// Some of the words of a text, by their numbers, 0 to 31.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct WordSet(u32);

impl WordSet {
    /// The numbers in it, in their order.
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        (0..32).filter(move |index| self.0 >> index & 1 == 1)
    }

    pub(super) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn insert(&mut self, index: usize) {
        self.0 |= 1_u32.checked_shl(index as u32).unwrap_or(0);
    }

    /// The number behind the last one.
    const fn end(self) -> usize {
        32 - self.0.leading_zeros() as usize
    }
}

/// What belongs to each field: the words of the text, none where it is missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Assignment {
    /// For the fields 2 to 6 their words; castling rights may stand in several.
    pub(super) words: [WordSet; FIELDS],
    /// Whether a word within the fields could not be read.
    pub(super) has_unreadable: bool,
}

impl Assignment {
    /// The number behind the last word that is a field.
    pub(super) fn end(&self) -> usize {
        self.words.iter().map(|words| words.end()).max().unwrap_or(0)
    }

    /// Whether words, all of them, are fields, the first one the side to move.
    pub(super) fn takes_all(&self, words: usize) -> bool {
        let used: usize = self.words.iter().map(|words| words.len()).sum();
        used == words && self.words[0] == WordSet(1) && !self.has_unreadable
    }

    fn is_missing(&self, field: usize) -> bool {
        self.words[field].is_empty()
    }
}

/// A word within the fields that is passed over, one that is no field as FEN has it, and one that says again
/// what the one before it said.
const PASSED_OVER: u32 = 25;
const UNREADABLE: u32 = 17;
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

/// What a word costs in each role.
struct Prices {
    fields: [Option<u32>; FIELDS],
    continues_castling: bool,
    passed: u32,
    /// Whether passing it over leaves something unread.
    is_unreadable: bool,
}

impl Prices {
    fn of(list: &[Word], index: usize) -> Self {
        let word = list[index].text.as_str();
        let fields = std::array::from_fn(|field| vocabulary::cost(field, word));
        let is_known = vocabulary::is_counter(word) || vocabulary::is_label(word);
        let is_repeated = index > 0 && word != "-" && list[index - 1].text == word;
        let passed = if is_known {
            0
        } else if is_repeated {
            REPEATED
        } else if fields.contains(&Some(0)) {
            PASSED_OVER
        } else {
            UNREADABLE
        };
        let continues_castling = vocabulary::continues_castling(word);
        Self { fields, continues_castling, passed, is_unreadable: !is_known && !is_repeated }
    }
}

/// An assignment of the first words.
#[derive(Clone, Copy, Debug, Default)]
struct Partial {
    cost: u32,
    assigned: Assignment,
    /// The field of the last word that has one.
    last: Option<usize>,
    /// What the words after it cost if another one that has a field follows.
    passed: u32,
    /// Whether one of them cannot be read.
    passed_unreadable: bool,
}

/// Assigns words to fields; no more than 32 of them are looked at.
pub(super) fn assign(list: &[Word]) -> Assignment {
    let list = &list[..list.len().min(32)];
    let mut open = vec![Partial::default()];
    let mut best: Option<(u32, Assignment)> = None;
    for index in 0..=list.len() {
        for partial in &open {
            let has_rest = index < list.len() || partial.passed > 0;
            let cost = partial.cost + gaps(&partial.assigned) + u32::from(has_rest) * LEFT_OVER;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, partial.assigned));
            }
        }
        if index < list.len() {
            let prices = Prices::of(list, index);
            open = cheapest_of_each(open.iter().flat_map(|partial| partial.next(index, &prices)).collect());
        }
    }
    let mut assigned = best.map(|(_, assigned)| assigned).unwrap_or_default();
    assigned.has_unreadable |= leaves_fields_over(&assigned, list);
    assigned
}

/// Whether fields are missing though what is left over holds some: then something before them cannot be read.
fn leaves_fields_over(assigned: &Assignment, list: &[Word]) -> bool {
    const FEWEST: usize = 3;
    let rest = list.get(assigned.end()..).unwrap_or_default();
    let is_missing = |field: usize| assigned.is_missing(field);
    let is_number = |word: &Word| word.text.bytes().all(|byte| byte.is_ascii_digit());
    let plain =
        rest.iter().filter(|word| (0..FIELDS).any(|field| vocabulary::cost(field, &word.text) == Some(0))).count();
    let lacks_number = (3..FIELDS).any(is_missing) && assigned.end() > 0 && rest.first().is_some_and(is_number);
    lacks_number || (0..FIELDS).any(is_missing) && plain >= FEWEST
}

impl Partial {
    /// What the next word can be.
    fn next(self, index: usize, prices: &Prices) -> impl Iterator<Item = Self> {
        let as_field = move |field: usize| {
            let is_more = field == CASTLING && self.last == Some(CASTLING) && prices.continues_castling;
            let price = prices.fields[field].filter(|_| is_more || self.assigned.is_missing(field))?;
            let price = if is_more { JOINED } else { price };
            let disorder = if self.last.is_some_and(|last| field < last) { ORDER } else { 0 };
            let mut assigned = self.assigned;
            assigned.has_unreadable |= self.passed_unreadable;
            assigned.words[field].insert(index);
            let cost = self.cost + self.passed + price + disorder;
            Some(Self { cost, assigned, last: Some(field), ..Self::default() })
        };
        let passed = Self {
            passed: self.passed + prices.passed,
            passed_unreadable: self.passed_unreadable || prices.is_unreadable,
            ..self
        };
        (0..FIELDS).filter_map(as_field).chain([passed])
    }

    /// What of it the words that follow depend on.
    fn state(&self) -> (Option<usize>, bool, [bool; FIELDS]) {
        (self.last, self.passed > 0, self.assigned.words.map(WordSet::is_empty))
    }
}

/// What missing fields cost.
fn gaps(assigned: &Assignment) -> u32 {
    let missing = assigned.words.map(WordSet::is_empty);
    let starts = |at: &usize| missing[*at] && (*at == 0 || !missing[at - 1]);
    let opening = |at: usize| if missing[at..].contains(&false) { GAP } else { GAP_AT_END };
    let openings: u32 = (0..FIELDS).filter(starts).map(opening).sum();
    openings + missing.into_iter().map(|missing| u32::from(missing) * MISSING).sum::<u32>()
}

/// Of the assignments that leave the same fields open, the cheapest.
fn cheapest_of_each(mut all: Vec<Partial>) -> Vec<Partial> {
    all.sort_by_key(|partial| partial.cost + partial.passed);
    let mut kept: Vec<Partial> = Vec::with_capacity(all.len());
    for partial in all {
        if kept.iter().all(|other| other.state() != partial.state()) {
            kept.push(partial);
        }
    }
    kept
}
