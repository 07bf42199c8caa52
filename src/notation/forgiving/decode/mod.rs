//! Decodes a damaged FEN with a noisy-channel search.
//!
//! A placement is a path through a lattice of states (characters read, squares filled). The arcs of the lattice are
//! valid FEN or typing errors, each with its [cost](costs). Assigning the words after the placement to the other fields
//! costs extra, and so do [unlikely](priors) positions. Readings are sorted by cost; those close to the cheapest are
//! offered as alternatives.
//!
//! The text is searched in [windows] of bounded length, so the time is linear in the length of the text. In each
//! window, ranks are separated by `/`. If there are too few slashes, the most frequent other sign is tried, then no
//! separator. Letters are English. If the English reading costs much or has an unknown piece, other languages are
//! tried.
//!
//! A placement without a fault that is followed by readable fields is never edited. A text is unreadable if its best
//! reading has an unknown piece or an unreadable word among the fields.

mod costs;
mod lattice;
mod priors;
mod search;
mod windows;

use std::ops::Range;

use self::costs::{FORM, LOST, MAX_COST, MAX_EXTRA_COST, MAX_READINGS, MAX_TOTAL_COST, ODD};
use self::lattice::{Lattice, RankSeparator};
use self::search::{PlacementPath, Search};
use self::windows::Window;
pub(super) use self::windows::is_forsyth;
use super::alphabet::{ALL, Alphabet, ENGLISH, ENGLISH_LARGE};
use super::fields::Assignment;
use super::tail::TailCache;
use crate::board::{Board, Color, Piece, Position, Role, Size};

#[derive(Clone, Debug)]
pub(super) struct PlacementReading {
    pub(super) board: Board,
    pub(super) range: Range<usize>,
    pub(super) alphabet: Alphabet,
    pub(super) fields: Assignment,
}

#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) placed: PlacementReading,
    pub(super) position: Position,
    cost: i32,
    has_unknown: bool,
}

/// Builds the position for a placement from the text around it.
pub(super) trait PositionContext {
    fn position(&self, placed: &PlacementReading) -> Position;
}

/// Maximum cost of the fields after a strict placement. At a higher cost, the text is decoded instead.
const MAX_FIELD_COST: i32 = 450;
/// Maximum cost at which English letters are used without trying other languages.
const MAX_ENGLISH_COST: i32 = 800;
/// Maximum cost at which a reading is used without trying other windows.
const ACCEPTED_COST: i32 = 300;

/// Returns the likeliest readings of the first position in a text, best first; empty if the best is unreadable.
pub(super) fn read(tails: &TailCache, context: &impl PositionContext) -> Vec<Candidate> {
    let text = tails.text();
    let reader = Reader { text, tails, context };
    let mut best = reader.read_strict();
    if best.is_empty() {
        for window in windows::find(text) {
            best = cheaper(best, reader.read_window(&window));
            if best.first().is_some_and(|candidate| candidate.cost <= ACCEPTED_COST) {
                break;
            }
        }
    }
    if has_unreadable_best(&best) { Vec::new() } else { best }
}

fn cheaper(one: Vec<Candidate>, other: Vec<Candidate>) -> Vec<Candidate> {
    let cost = |candidates: &[Candidate]| candidates.first().map_or(i32::MAX, |candidate| candidate.cost);
    if cost(&other) < cost(&one) { other } else { one }
}

fn has_unreadable_best(candidates: &[Candidate]) -> bool {
    candidates.first().is_some_and(|best| best.has_unknown || best.placed.fields.has_unreadable)
}

struct Reader<'a, C> {
    text: &'a str,
    tails: &'a TailCache<'a>,
    context: &'a C,
}

impl<C: PositionContext> Reader<'_, C> {
    /// Returns the readings of the first placement without a fault that is followed by readable fields.
    fn read_strict(&self) -> Vec<Candidate> {
        let found = windows::strict_placements(self.text).find_map(|(range, board)| {
            let fields = self.tails.assignments_at(range.end);
            let is_readable =
                fields.first().is_some_and(|best| assignment_cost(best) <= MAX_FIELD_COST && !best.has_unreadable);
            is_readable.then_some((range, board, fields))
        });
        let Some((range, board, fields)) = found else { return Vec::new() };
        let mut all = Vec::new();
        for fields in fields.iter() {
            let placed = PlacementReading { board, range: range.clone(), alphabet: ENGLISH, fields: *fields };
            insert_by_cost(&mut all, self.candidate(placed, 0, 0, false));
        }
        all
    }

    fn read_window(&self, window: &Window) -> Vec<Candidate> {
        let mut best = Vec::new();
        for strokes in window.separators() {
            if let Some(size) = window.large_size(strokes) {
                return self.decode(window, strokes, size, &ENGLISH_LARGE);
            }
            let english = self.decode(window, strokes, Size::STANDARD, &ENGLISH);
            let is_near =
                english.first().is_some_and(|best| best.cost <= MAX_ENGLISH_COST) && !has_unreadable_best(&english);
            best = cheaper(best, english);
            if is_near {
                break;
            }
            for alphabet in ALL[1..].iter().filter(|alphabet| window.has_letters_of(alphabet)) {
                let national = self.decode(window, strokes, Size::STANDARD, alphabet);
                if !national.is_empty() && !has_unreadable_best(&national) {
                    best = if has_unreadable_best(&best) { national } else { cheaper(best, national) };
                }
            }
        }
        best
    }

    fn decode(&self, window: &Window, strokes: RankSeparator, size: Size, alphabet: &Alphabet) -> Vec<Candidate> {
        let is_national = *alphabet != ENGLISH && *alphabet != ENGLISH_LARGE;
        let far = if is_national { LOST } else { 0 } + if strokes == RankSeparator::Sign(b'/') { 0 } else { ODD };
        let letters = if is_national { window.in_english(alphabet) } else { window.letters.clone() };
        let pawns = Color::ALL.map(|color| alphabet.on_back_rank(Piece::new(color, Role::Pawn)).letter() as u8);
        let lattice = Lattice::new(&letters, size, strokes, pawns);
        let starts = window.starts(&lattice).map(|(at, cost)| (at, cost + far)).collect();
        let rest =
            |at: usize| self.tails.assignments_at(window.byte_offset(at)).first().map_or(MAX_COST, assignment_cost);
        let mut all: Vec<Candidate> = Vec::new();
        let Some(search) = Search::new(&lattice, starts, rest) else { return all };
        search.best_first(|PlacementPath { board, start, end, cost, has_unknown }| {
            if board.pieces().next().is_some() || has_unknown {
                let unlikely = priors::board_cost(&board);
                for fields in self.tails.assignments_at(window.byte_offset(end)).iter() {
                    let range = window.byte_offset(start)..window.byte_offset(end);
                    let placed = PlacementReading { board, range, alphabet: *alphabet, fields: *fields };
                    insert_by_cost(&mut all, self.candidate(placed, cost, unlikely, has_unknown));
                }
            }
            let most = all.get(MAX_READINGS - 1).map_or(i32::MAX, |worst| worst.cost);
            all.first().map_or(i32::MAX, |best| (best.cost + MAX_EXTRA_COST).min(most))
        });
        let Some(best) = all.first().map(|best| best.cost).filter(|best| *best <= MAX_TOTAL_COST) else {
            return Vec::new();
        };
        all.retain(|candidate| candidate.cost <= best + MAX_EXTRA_COST);
        all.truncate(MAX_READINGS);
        all
    }

    fn candidate(&self, placed: PlacementReading, cost: i32, unlikely: i32, has_unknown: bool) -> Candidate {
        let position = self.context.position(&placed);
        let near = cost + assignment_cost(&placed.fields);
        let unlikely = unlikely + priors::field_cost(&position, placed.fields.span(6).is_some());
        let cost = if near > MAX_COST { i32::MAX / 2 } else { near + unlikely };
        Candidate { placed, position, cost, has_unknown }
    }
}

fn assignment_cost(fields: &Assignment) -> i32 {
    i32::try_from(fields.cost).unwrap_or(i32::MAX / FORM) * FORM / 10
}

/// Inserts a reading in order of cost. Of several readings with the same position, only the cheapest is kept.
fn insert_by_cost(all: &mut Vec<Candidate>, candidate: Candidate) {
    let is_same =
        |other: &Candidate| other.position == candidate.position && other.has_unknown == candidate.has_unknown;
    match all.iter().position(is_same) {
        Some(at) if all[at].cost <= candidate.cost => return,
        Some(at) => drop(all.remove(at)),
        None => {}
    }
    let at = all.partition_point(|other| other.cost <= candidate.cost);
    all.insert(at, candidate);
}
