//! Reads a text that has a placement: finds the other fields around the placement, and lists the corrections.

use std::cell::OnceCell;
use std::ops::Range;

use super::decode::{self, Candidate, PlacementReading, PositionContext};
use super::detected_rules::{self, DetectedRules};
use super::fields::{self, CostCache};
use super::list::turn;
use super::normalize::NormalizedText;
use super::tail::{self, TailCache};
use super::vocabulary::NumberWord;
use super::{CorrectedPosition, Correction, game, values, vocabulary};
use crate::board::{Castling, Color, Position, Variant};
use crate::notation::epd::{self, Operation};
use crate::notation::fen::{self, Fault};
use crate::rules::Play;

const MAX_ALTERNATIVES: usize = 12;

/// Reads the first position that has a placement. `stated` is the variant, if known.
pub(super) fn read(clean: &NormalizedText, fault: &Fault, stated: Option<Variant>) -> Option<CorrectedPosition> {
    let line = PlacementContext { clean, side_in_words: OnceCell::new(), stated };
    let candidates = decode::read(&TailCache::new(clean), &line);
    let (best, others) = candidates.split_first()?;
    let others = others.iter().map(|other| other.position).collect();
    Some(PlacedRecord { line: &line, placed: line.with_fields_before(&best.placed) }.correct(best, others, fault))
}

struct PlacementContext<'a> {
    clean: &'a NormalizedText<'a>,
    side_in_words: OnceCell<Option<Color>>,
    stated: Option<Variant>,
}

impl PositionContext for PlacementContext<'_> {
    fn position(&self, placed: &PlacementReading) -> Position {
        PlacedRecord { line: self, placed: self.with_fields_before(placed) }.position()
    }
}

impl PlacementContext<'_> {
    fn with_fields_before(&self, placed: &PlacementReading) -> PlacementReading {
        let lead = &self.clean.text[..placed.range.start];
        let start = lead.trim_end().rfind('\n').map_or(0, |line| line + 1);
        let mut placed = placed.clone();
        if placed.fields.end().is_none() && !lead[start..].trim().is_empty() {
            let words = tail::split_words(lead, start).words;
            let assigned = fields::assign(&words, &mut CostCache::default()).into_iter().next();
            let assigned = assigned.filter(|assigned| words.len() > 1 && assigned.covers_all(&words));
            placed.fields = assigned.unwrap_or(placed.fields);
        }
        placed
    }
}

struct PlacedRecord<'a> {
    line: &'a PlacementContext<'a>,
    placed: PlacementReading,
}

impl PlacedRecord<'_> {
    fn field_text(&self, field: u8) -> Option<String> {
        let words = self.words(field)?;
        Some(words.collect())
    }

    fn words(&self, field: u8) -> Option<impl Iterator<Item = &str>> {
        let place = self.placed.fields.span(field)?;
        let stated = self.line.clean.source_of(place.clone());
        // Normalization may have replaced letters in words for the sides by look-alikes, so the source is read here.
        let is_side = field == 2 && vocabulary::side(stated).is_some();
        let text = if is_side { stated } else { &self.line.clean.text[place] };
        Some(text.split([' ', '\n', ',', ';']).filter(|word| !word.is_empty()))
    }

    /// Returns the side to move: from its field, from the word before the placement, or from a sentence. If the word
    /// before the placement decides, returns also the byte range of that word.
    fn side(&self) -> (Color, Option<Range<usize>>) {
        if let Some(word) = self.field_text(2) {
            return (vocabulary::side(&word).unwrap_or(Color::White), None);
        }
        let lead = &self.line.clean.text[..self.placed.range.start];
        let trimmed = lead.trim_end();
        let start = trimmed.rfind(char::is_whitespace).map_or(0, |space| space + 1);
        let word = &trimmed[start..];
        let is_side = word.len() < lead.len() && matches!(word, "w" | "b" | "W" | "B");
        if is_side && let Some(side) = vocabulary::side(word) {
            return (side, Some(start..trimmed.len()));
        }
        let source = self.line.clean.source;
        let said = self.line.side_in_words.get_or_init(|| turn::side_to_move(source).map(|said| said.value));
        (said.unwrap_or(Color::White), None)
    }

    fn position(&self) -> Position {
        let text = |field| self.field_text(field);
        let (halfmove_clock, fullmove_number) = values::clocks(text(5).as_deref(), text(6).as_deref());
        let (board, side_to_move) = (self.placed.board, self.side().0);
        let castling = self.castling();
        let rules = self.detected_rules().map(|told| told.rules).unwrap_or_default();
        let mut position =
            Position { board, side_to_move, castling, en_passant: None, halfmove_clock, fullmove_number, rules };
        position.en_passant = text(4).and_then(|word| values::en_passant(&word, &position));
        // At move 1, no half move precedes White's move, and one precedes Black's.
        let is_impossible = halfmove_clock > u16::from(side_to_move == Color::Black);
        self.with_clocks_swapped(&position).filter(|_| is_impossible).unwrap_or(position)
    }

    fn detected_rules(&self) -> Option<DetectedRules> {
        detected_rules::detect(self.line.clean, &self.placed.range, &self.placed.board, self.line.stated)
    }

    fn castling(&self) -> Castling {
        let mut castling = Castling::NONE;
        for word in self.words(3).into_iter().flatten() {
            let rights = values::castling(&self.placed.alphabet.castling(word), &self.placed.board);
            rights.rights().for_each(|(color, file)| castling.set(color, file, true));
        }
        castling
    }

    fn with_other_side(&self, position: &Position) -> Option<Position> {
        let en_passant = self.field_text(4).unwrap_or_default();
        let is_open = self.field_text(2).is_some_and(|word| vocabulary::side(&word).is_none() && word != "-");
        let fits = values::fits_other_side(&en_passant, position);
        let mut other = Position { side_to_move: !position.side_to_move, ..*position };
        other.en_passant = values::en_passant(&en_passant, &other);
        (is_open || fits).then_some(other)
    }

    /// Returns the position with the two clocks swapped if the text states the move number 0, which no move has.
    fn with_clocks_swapped(&self, position: &Position) -> Option<Position> {
        let is_zero = self.field_text(6).is_some_and(|word| vocabulary::number(&word) == Some(NumberWord::Number(0)));
        let is_swapped = position.halfmove_clock == 0;
        let number = if is_swapped { position.fullmove_number } else { position.halfmove_clock };
        let (halfmove_clock, fullmove_number) = if is_swapped { (number, 1) } else { (0, number) };
        let stated = self.field_text(5).and_then(|word| vocabulary::number(&word));
        let is_stated = number > 0 && stated == Some(NumberWord::Number(number));
        (is_zero && is_stated).then_some(Position { halfmove_clock, fullmove_number, ..*position })
    }

    fn with_inner_rook(&self, position: &Position) -> Option<Position> {
        let letters = self.field_text(3)?;
        let castling = values::castling_by_inner_rooks(&letters, position.castling, &position.board)?;
        Some(Position { castling, ..*position })
    }

    fn correct(&self, best: &Candidate, mut others: Vec<Position>, fault: &Fault) -> CorrectedPosition {
        let clean = self.line.clean;
        let mut position = best.position;
        let told = self.detected_rules();
        others.extend(told.iter().filter(|told| told.is_guess).map(|_| detected_rules::as_standard(&position)));
        others.extend(self.with_other_side(&position));
        others.extend(self.with_clocks_swapped(&position));
        others.extend(self.with_inner_rook(&position));
        let rest = self.rest();
        let mut mends = self.corrections(&position);
        let mut played = 0;
        if let Some(moves) = uci_moves(&clean.text[rest.clone()]) {
            for other in &mut others {
                play(other, moves);
            }
            played = clean.text.len() - moves.len() + play(&mut position, moves);
        }
        // The text up to the last move played and the text after that move are separate corrections.
        let split = played.clamp(rest.start, rest.end);
        let is_counter = |after: &str| told.as_ref().is_some_and(|told| is_counter_of(told, after));
        for after in [rest.start..split, split..rest.end].map(|part| clean.source_of(part).trim()) {
            if !is_counter(after) {
                push_correction(&mut mends, 7, after, "");
            }
        }
        mends.extend(told.as_ref().and_then(|told| told.correction(clean)));
        if mends.is_empty() {
            // The text at fault is invisible, so the normalized text does not contain it.
            let before = clean.source.get(fault.span.clone()).unwrap_or_default().to_owned();
            mends.push(Correction { field: fault.field, before, after: String::new() });
        }
        mends.sort_by_key(|mend| mend.field);
        let mut alternatives: Vec<Position> = Vec::with_capacity(others.len());
        for other in others {
            if other != position && !alternatives.contains(&other) && alternatives.len() < MAX_ALTERNATIVES {
                alternatives.push(other);
            }
        }
        let operations = self.operations();
        CorrectedPosition { position, fault: fault.clone(), corrections: mends, alternatives, operations }
    }

    fn placement_end(&self) -> usize {
        let pocket = tail::pocket(&self.line.clean.text, self.placed.range.end);
        pocket.map_or(self.placed.range.end, |pocket| pocket.end)
    }

    fn rest(&self) -> Range<usize> {
        self.placed.fields.end().unwrap_or(0).max(self.placement_end())..self.line.clean.text.len()
    }

    fn operations(&self) -> Vec<Operation> {
        let line = self.line.clean.source_of(self.rest()).trim_start().lines().next().unwrap_or_default();
        vocabulary::operations(line).map_or_else(Vec::new, |line| epd::read_tail(line, 0).operations)
    }

    fn corrections(&self, position: &Position) -> Vec<Correction> {
        let (clean, fields) = (self.line.clean, &self.placed.fields);
        let mut mends = Vec::new();
        let side_before = self.side().1;
        let first_field = (2..=6).filter_map(|field| fields.span(field)).map(|place| place.start).min();
        let before = side_before.iter().map(|place| place.start).chain(first_field);
        let lead_end = before.chain([self.placed.range.start]).min().unwrap_or_default();
        push_correction(&mut mends, 0, clean.source_of(0..lead_end), "");
        let written = fen::write(&detected_rules::as_standard(position));
        let written: Vec<&str> = written.split(' ').collect();
        let written = |field: u8| written.get(usize::from(field) - 1).copied().unwrap_or_default();
        let told = self.detected_rules();
        let mut end = self.placement_end();
        let Range { start, end: mut placed } = self.placed.range.clone();
        if clean.text[placed..].starts_with('/') {
            placed = end;
        }
        if position.holdings().is_some() {
            let stated = clean.source_of(start..end);
            if !is_strict(1, stated, position) {
                push_correction(&mut mends, 1, stated, fen::write(position).split(' ').next().unwrap_or_default());
            }
        } else {
            push_correction(&mut mends, 1, clean.source_of(start..placed), written(1));
            push_correction(&mut mends, 1, clean.source_of(placed..end), "");
        }
        for field in 2..=6 {
            let Some(place) = fields.span(field) else {
                let before = side_before.clone().filter(|_| field == 2).unwrap_or_default();
                push_correction(&mut mends, field, clean.source_of(before), written(field));
                continue;
            };
            let gap = clean.source_of(end..place.start);
            let counter = gap.strip_prefix(' ').and_then(|gap| gap.strip_suffix(' '));
            let is_counter = counter.is_some_and(|word| told.as_ref().is_some_and(|told| is_counter_of(told, word)));
            if end <= place.start && gap != " " && !is_counter {
                mends.push(Correction { field, before: gap.to_owned(), after: " ".to_owned() });
            }
            let stated = clean.source_of(place.clone());
            if !is_strict(field, stated, position) {
                push_correction(&mut mends, field, stated, written(field));
            }
            end = place.end;
        }
        mends
    }
}

fn push_correction(mends: &mut Vec<Correction>, field: u8, before: &str, after: &str) {
    if before != after {
        mends.push(Correction { field, before: before.to_owned(), after: after.to_owned() });
    }
}

fn is_counter_of(told: &DetectedRules, word: &str) -> bool {
    told.checks().is_some() && fen::parse_checks(word) == told.checks()
}

/// Returns `true` if a word is this field of the position in strict FEN. The first field may include pieces in hand.
fn is_strict(field: u8, word: &str, position: &Position) -> bool {
    let position = if field == 1 { *position } else { detected_rules::as_standard(position) };
    let written = fen::write(&detected_rules::as_standard(&position));
    let mut fields: Vec<&str> = written.split(' ').collect();
    let Some(place) = fields.get_mut(usize::from(field) - 1) else { return false };
    *place = word;
    fen::read_as(&fields.join(" "), position.variant()).as_ref() == Ok(&position)
}

fn uci_moves(rest: &str) -> Option<&str> {
    rest.trim_start().strip_prefix("moves")
}

/// Plays moves up to the first illegal move, and returns the number of bytes of the moves that were played.
fn play(position: &mut Position, moves: &str) -> usize {
    let Some(mut play) = Play::from_position(position) else { return 0 };
    let mut rest = moves;
    while let Some(word) = rest.split_whitespace().next()
        && game::play_word(&mut play, word)
    {
        rest = rest.trim_start().strip_prefix(word).unwrap_or_default();
    }
    *position = play.position();
    moves.len() - rest.len()
}
