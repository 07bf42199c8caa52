//! Which words after a placement are which of the other five fields: the assignment that needs the fewest
//! changes.

use super::tail::Word;
use super::words;

/// Fields 2 to 6 in the order of FEN.
const FIELDS: usize = 5;

/// What belongs to each field: the words of the text, none where it is missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Assigned {
    /// For the fields 2 to 6 the numbers of the words; castling rights may stand in several.
    pub(super) words: [Vec<usize>; FIELDS],
    /// Whether a word within the fields could not be read.
    pub(super) has_unreadable: bool,
}

/// A word that is passed over within the fields, where the text goes on after them, out of order.
const PASSED_OVER: u32 = 25;
/// The same for a word that is no field as FEN has it.
const UNREADABLE: u32 = 17;
const ORDER: u32 = 10;
/// A word that says again what the one before it said.
const REPEATED: u32 = 5;
/// Castling rights in several words.
const JOINED: u32 = 6;
/// A field left out within, and each one more; the same at the end.
const GAP: u32 = 10;
const GAP_AT_END: u32 = 8;
const MISSING: u32 = 1;
/// Anything left over at the end.
const LEFT_OVER: u32 = 20;

/// An assignment of the first words.
#[derive(Clone, Debug, Default)]
struct Partial {
    cost: u32,
    assigned: Assigned,
    /// The field of the last word that has one.
    last: Option<usize>,
    /// What the words after it cost if another one that has a field follows.
    passed: u32,
    /// Whether one of them cannot be read.
    passed_unreadable: bool,
}

/// Assigns words to fields.
pub(super) fn assign(list: &[Word]) -> Assigned {
    let mut open = vec![Partial::default()];
    let mut best: Option<(u32, Assigned)> = None;
    for index in 0..=list.len() {
        for partial in &open {
            let has_rest = index < list.len() || partial.passed > 0;
            let cost = partial.cost + gaps(&partial.assigned) + u32::from(has_rest) * LEFT_OVER;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, partial.assigned.clone()));
            }
        }
        let Some(word) = list.get(index) else { break };
        let is_like = |before: &Word| before.text == word.text && word.text != "-";
        let is_repeated = index > 0 && list.get(index - 1).is_some_and(is_like);
        open = cheapest_of_each(open.iter().flat_map(|partial| partial.next(index, word, is_repeated)).collect());
    }
    let mut assigned = best.map(|(_, assigned)| assigned).unwrap_or_default();
    assigned.has_unreadable |= leaves_fields_over(&assigned, list);
    assigned
}

/// Whether fields are missing though what is left over holds some: then something before them cannot be read.
fn leaves_fields_over(assigned: &Assigned, list: &[Word]) -> bool {
    const FEWEST: usize = 3;
    let used = assigned.words.iter().flatten().max().map_or(0, |last| last + 1);
    let rest = list.get(used..).unwrap_or_default();
    let is_missing = |field: usize| assigned.words[field].is_empty();
    let is_number = |word: &Word| word.text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = rest.iter().filter(|word| (0..FIELDS).any(|field| words::cost(field, &word.text) == Some(0))).count();
    let lacks_number = (3..FIELDS).any(is_missing) && used > 0 && rest.first().is_some_and(is_number);
    lacks_number || (0..FIELDS).any(is_missing) && plain >= FEWEST
}

impl Partial {
    /// What the next word can be.
    fn next(&self, index: usize, word: &Word, is_repeated: bool) -> Vec<Self> {
        let mut next = Vec::new();
        for field in 0..FIELDS {
            let is_more_castling = field == 1 && self.last == Some(1) && words::continues_castling(&word.text);
            let Some(cost) = words::cost(field, &word.text) else { continue };
            if self.assigned.words[field].is_empty() || is_more_castling {
                let disorder = u32::from(self.last.is_some_and(|last| field < last)) * ORDER;
                let cost = if is_more_castling { JOINED } else { cost };
                let cost = self.cost + self.passed + cost + disorder;
                let assigned = self.assigned.clone();
                let mut partial = Self { cost, assigned, last: Some(field), ..Self::default() };
                partial.assigned.has_unreadable |= self.passed_unreadable;
                partial.assigned.words[field].push(index);
                next.push(partial);
            }
        }
        let is_known = words::is_counter(&word.text) || words::is_label(&word.text);
        let mut passed = self.clone();
        let is_field = (0..FIELDS).any(|field| words::cost(field, &word.text) == Some(0));
        passed.passed += match (is_known, is_repeated, is_field) {
            (true, ..) => 0,
            (_, true, _) => REPEATED,
            (.., true) => PASSED_OVER,
            _ => UNREADABLE,
        };
        passed.passed_unreadable |= !is_known && !is_repeated;
        next.push(passed);
        next
    }
}

/// What missing fields cost.
fn gaps(assigned: &Assigned) -> u32 {
    let is_missing: Vec<bool> = assigned.words.iter().map(Vec::is_empty).collect();
    let starts = |at: usize| is_missing[at] && (at == 0 || !is_missing[at - 1]);
    let reaches_end = |at: usize| is_missing[at..].iter().all(|missing| *missing);
    let openings = (0..FIELDS).filter(|at| starts(*at)).map(|at| if reaches_end(at) { GAP_AT_END } else { GAP });
    openings.sum::<u32>() + is_missing.iter().filter(|missing| **missing).count() as u32 * MISSING
}

/// Of the assignments that leave the same fields open, the cheapest.
fn cheapest_of_each(mut all: Vec<Partial>) -> Vec<Partial> {
    all.sort_by_key(|partial| partial.cost + partial.passed);
    let mut kept: Vec<Partial> = Vec::new();
    for partial in all {
        let is_like = |other: &Partial| {
            let same = |(a, b): (&Vec<usize>, &Vec<usize>)| a.is_empty() == b.is_empty();
            let is_after = (other.last, other.passed > 0) == (partial.last, partial.passed > 0);
            is_after && other.assigned.words.iter().zip(&partial.assigned.words).all(same)
        };
        if !kept.iter().any(is_like) {
            kept.push(partial);
        }
    }
    kept
}
