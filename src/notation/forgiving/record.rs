//! A text with a placement in it: the other fields around it, and the position with all that was mended.

use std::ops::Range;

use super::clean::Clean;
use super::fields::{self, Assignment};
use super::list::turn;
use super::placement::{self, Placement};
use super::tail::{self, Tail, Word};
use super::vocabulary::NumberWord;
use super::{Mend, Mended, game, likely, values, vocabulary};
use crate::board::{Board, Castling, Color, Position};
use crate::notation::epd::{self, Operation};
use crate::notation::fen::{self, Fault};
use crate::rules::Play;

/// No more positions than these are offered.
const MOST_OFFERED: usize = 12;

/// The parts of a text with a placement.
struct Record<'a> {
    clean: &'a Clean<'a>,
    placed: Placement,
    tail: Tail,
    assigned: Assignment,
    /// Where the side to move stands if that is in front of the placement.
    side_before: Option<Range<usize>>,
    side: Color,
}

/// Reads the first position that has a placement; `None` if there is none.
pub(super) fn read(clean: &Clean, fault: &Fault) -> Option<Mended> {
    let placed = placement::strict(&clean.text).or_else(|| placement::find(&clean.text))?;
    let mut tail = cut(clean, &clean.text, placed.range.end);
    let mut assigned = fields::assign(&tail.words);
    if assigned.has_unreadable {
        return None;
    }
    if tail.words.is_empty()
        && let Some((words, fields)) = fields_before(clean, placed.range.start)
    {
        (tail.words, assigned) = (words, fields);
    }
    let mut record = Record { clean, placed, tail, assigned, side_before: None, side: Color::White };
    record.find_side();
    Some(record.mended(fault))
}

/// Cuts a text into words.
fn cut(clean: &Clean, text: &str, start: usize) -> Tail {
    let mut tail = tail::cut(text, start);
    for word in &mut tail.words {
        // Words for the sides may be in letters that only look like those of FEN.
        let stated = clean.source_of(word.range.clone());
        if vocabulary::side(stated).is_some() {
            stated.clone_into(&mut word.text);
        }
    }
    tail
}

/// The other fields where they stand in front of the placement, in its line and nothing else there.
fn fields_before(clean: &Clean, end: usize) -> Option<(Vec<Word>, Assignment)> {
    let lead = &clean.text[..end];
    let start = lead.trim_end().rfind('\n').map_or(0, |line| line + 1);
    let words = cut(clean, lead, start).words;
    let assigned = fields::assign(&words);
    (words.len() > 1 && assigned.takes_all(words.len())).then_some((words, assigned))
}

impl Record<'_> {
    /// The words of a field, 2 to 6.
    fn words(&self, field: u8) -> impl Iterator<Item = &Word> {
        self.assigned.words[usize::from(field) - 2].iter().filter_map(|index| self.tail.words.get(index))
    }

    /// What the words of a field say together; `None` where it is missing.
    fn field_text(&self, field: u8) -> Option<String> {
        let text: String = self.words(field).map(|word| word.text.as_str()).collect();
        (!text.is_empty()).then_some(text)
    }

    /// The side to move: as its field says, as the word before the placement does, or as a sentence does.
    fn find_side(&mut self) {
        if let Some(word) = self.field_text(2) {
            self.side = vocabulary::side(&word).unwrap_or(Color::White);
            return;
        }
        let lead = &self.clean.text[..self.placed.range.start];
        let trimmed = lead.trim_end();
        let start = trimmed.rfind(char::is_whitespace).map_or(0, |space| space + 1);
        let word = &trimmed[start..];
        let is_side = word.len() < lead.len() && matches!(word, "w" | "b" | "W" | "B");
        if is_side && let Some(side) = vocabulary::side(word) {
            self.side = side;
            self.side_before = Some(start..trimmed.len());
        } else if let Some(side) = turn::side_to_move(self.clean.source).map(|said| said.value) {
            self.side = side;
        }
    }

    /// The position of each board that the placement can mean.
    fn positions(&self) -> Vec<Position> {
        let text = |field| self.field_text(field);
        let (halfmove_clock, fullmove_number) = values::clocks(text(5).as_deref(), text(6).as_deref());
        let position = |board| {
            let castling = self.castling(board);
            let side_to_move = self.side;
            let mut position =
                Position { board: *board, side_to_move, castling, en_passant: None, halfmove_clock, fullmove_number };
            position.en_passant = text(4).and_then(|word| values::en_passant(&word, &position));
            position
        };
        let mut positions: Vec<Position> = self.placed.boards.iter().map(position).collect();
        likely::sort(&mut positions);
        positions
    }

    /// The rights that the words of the third field claim.
    fn castling(&self, board: &Board) -> Castling {
        let mut castling = Castling::NONE;
        for word in self.words(3) {
            let rights = values::castling(&self.placed.alphabet.castling(&word.text), board);
            rights.rights().for_each(|(color, file)| castling.set(color, file, true));
        }
        castling
    }

    /// Positions with the other side to move, where the text leaves that open.
    fn with_other_side(&self, position: &Position) -> Option<Position> {
        let en_passant = self.field_text(4).unwrap_or_default();
        let is_open = self.field_text(2).is_some_and(|word| vocabulary::side(&word).is_none() && word != "-");
        let fits = values::fits_other_side(&en_passant, position);
        let mut other = Position { side_to_move: !position.side_to_move, ..*position };
        other.en_passant = values::en_passant(&en_passant, &other);
        (is_open || fits).then_some(other)
    }

    /// The position with the clocks the other way round, where the text gives the move number 0.
    fn with_clocks_swapped(&self, position: &Position) -> Option<Position> {
        let is_zero = self.field_text(6).is_some_and(|word| vocabulary::number(&word) == Some(NumberWord::Number(0)));
        let other = Position { halfmove_clock: 0, fullmove_number: position.halfmove_clock, ..*position };
        (is_zero && position.halfmove_clock > 0).then_some(other)
    }

    fn mended(&self, fault: &Fault) -> Mended {
        let mut positions = self.positions();
        let mut position = positions.remove(0);
        positions.extend(self.with_other_side(&position));
        positions.extend(self.with_clocks_swapped(&position));
        let rest = self.rest();
        let mut mends = self.mends(&position);
        let mut played = 0;
        if let Some(moves) = moves_of(&self.clean.text[rest.clone()]) {
            for other in &mut positions {
                play(other, moves);
            }
            played = self.clean.text.len() - moves.len() + play(&mut position, moves);
        }
        // The moves that were played, and what does not follow from them.
        let split = played.clamp(rest.start, rest.end);
        for after in [rest.start..split, split..rest.end].map(|part| self.clean.source_of(part).trim()) {
            push(&mut mends, 7, after, "");
        }
        if mends.is_empty() {
            // What cannot be seen has no place in the plain text.
            let before = self.clean.source.get(fault.span.clone()).unwrap_or_default().to_owned();
            mends.push(Mend { field: fault.field, before, after: String::new() });
        }
        mends.sort_by_key(|mend| mend.field);
        positions.retain(|other| *other != position);
        positions.truncate(MOST_OFFERED);
        let operations = self.operations();
        Mended { position, fault: fault.clone(), mends, alternatives: positions, operations }
    }

    /// What follows the last field.
    fn rest(&self) -> Range<usize> {
        let used = self.assigned.end().checked_sub(1);
        let last = used.and_then(|last| self.tail.words.get(last)).map(|word| word.range.end);
        let pocket = self.tail.pocket.as_ref().map(|pocket| pocket.end);
        last.or(pocket).unwrap_or(0).max(self.placed.range.end)..self.clean.text.len()
    }

    /// The operations of EPD behind the fields.
    fn operations(&self) -> Vec<Operation> {
        let line = self.clean.source_of(self.rest()).trim_start().lines().next().unwrap_or_default();
        if vocabulary::starts_operation(line) { epd::tail(line, 0).operations } else { Vec::new() }
    }

    /// What has to be changed in the text to make it state this position in strict FEN.
    fn mends(&self, position: &Position) -> Vec<Mend> {
        let mut mends = Vec::new();
        let before = self.side_before.iter().chain(self.tail.words.first().map(|word| &word.range));
        let lead_end = before.map(|place| place.start).chain([self.placed.range.start]).min().unwrap_or_default();
        let lead = self.clean.source_of(0..lead_end);
        push(&mut mends, 0, lead, "");
        let written = fen::write(position);
        let written: Vec<&str> = written.split(' ').collect();
        let written = |field: u8| written.get(usize::from(field) - 1).copied().unwrap_or_default();
        let stated = self.clean.source_of(self.placed.range.clone());
        push(&mut mends, 1, stated, written(1));
        if let Some(pocket) = &self.tail.pocket {
            push(&mut mends, 1, self.clean.source_of(pocket.clone()), "");
        }
        let mut end = self.tail.pocket.as_ref().map_or(self.placed.range.end, |pocket| pocket.end);
        for field in 2..=6 {
            let places: Vec<Range<usize>> = self.words(field).map(|word| word.range.clone()).collect();
            let (Some(first), Some(last)) = (places.first(), places.last()) else {
                let before = self.side_before.clone().filter(|_| field == 2).unwrap_or_default();
                push(&mut mends, field, self.clean.source_of(before), written(field));
                continue;
            };
            let gap = self.clean.source_of(end..first.start);
            if end <= first.start && gap != " " {
                mends.push(Mend { field, before: gap.to_owned(), after: " ".to_owned() });
            }
            let stated = self.clean.source_of(first.start..last.end);
            if places.len() > 1 || !is_strict(field, stated, position) {
                push(&mut mends, field, stated, written(field));
            }
            end = last.end;
        }
        mends
    }
}

/// Notes a change, if it is one.
fn push(mends: &mut Vec<Mend>, field: u8, before: &str, after: &str) {
    if before != after {
        mends.push(Mend { field, before: before.to_owned(), after: after.to_owned() });
    }
}

/// Whether a word states its field of this position in strict FEN.
fn is_strict(field: u8, word: &str, position: &Position) -> bool {
    let written = fen::write(position);
    let mut fields: Vec<&str> = written.split(' ').collect();
    let Some(place) = fields.get_mut(usize::from(field) - 1) else { return false };
    *place = word;
    fen::read(&fields.join(" ")).as_ref() == Ok(position)
}

/// The moves of a line of UCI.
fn moves_of(rest: &str) -> Option<&str> {
    rest.trim_start().strip_prefix("moves")
}

/// Plays moves up to the first that is none, and returns how many bytes of the text they take.
fn play(position: &mut Position, moves: &str) -> usize {
    let Some(mut play) = Play::from(position) else { return 0 };
    let mut rest = moves;
    while let Some(word) = rest.split_whitespace().next()
        && game::play_word(&mut play, word)
    {
        rest = rest.trim_start().strip_prefix(word).unwrap_or_default();
    }
    *position = play.position();
    moves.len() - rest.len()
}
