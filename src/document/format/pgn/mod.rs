//! PGN files.

mod fields;
mod game;
mod marks;
mod opening;
mod scan;
mod stream;
mod write;

pub(super) use game::{beyond_lines, remarks};

use std::borrow::Cow;
use std::io::{self, Read};
use std::ops::Range;

use super::done;
use super::grammar::{Grammar, Margins};
use super::loss::Loss;
use super::metadata::Field;
use super::overrides::Overrides;
use super::piece::Piece;
use super::place::Place;
use super::record::{LONGEST_FEN, Reason, RecordView, Unreadable};
use super::remarks::Remarks;
use super::scan::Scan;
use crate::board::{Annotations, Position, Variant};
use crate::document::io::{Batches, Sink, Source};
use crate::notation::epd::{self, Operation};
use crate::notation::{fen, pgn};

/// Games. Each FEN tag is a record, and so is a game without one. Tags name a record; comments before the first move
/// mark it as done and draw on its board.
#[derive(Debug)]
pub(super) struct Pgn;

impl Grammar for Pgn {
    fn name(&self) -> &'static str {
        "PGN"
    }

    fn ending(&self) -> &'static str {
        "pgn"
    }

    fn likeness(&self, records: &[&str]) -> usize {
        // No other format begins with a tag.
        if records.first().is_some_and(|line| begins_with_tag(line)) { usize::MAX } else { 0 }
    }

    fn has_games(&self) -> bool {
        true
    }

    fn longest(&self) -> usize {
        LONGEST_FEN
    }

    fn scan(&self, source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
        scan::scan(source, goes_on)
    }

    fn places(&self, source: &Source, range: Range<usize>) -> Vec<Place> {
        scan::places(source, range)
    }

    fn batches(&self, stream: Box<dyn Read + Send>, to_their_ends: bool) -> Box<dyn Batches + Send> {
        Box::new(stream::GameBatches::new(stream, to_their_ends))
    }

    fn can_follow(&self, last: &str, next: &str) -> bool {
        let begins_game = || pgn::games(&[last, next].concat()).any(|game| game.span.start == last.len());
        last.ends_with(['\n', '\r']) && begins_game()
    }

    fn text<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        match record.decoded(record.place.lead()) {
            Cow::Borrowed(tags) => game::fen(tags),
            Cow::Owned(tags) => game::fen(&tags).map(|value| Cow::Owned(value.into_owned())),
        }
    }

    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable> {
        let variant = self.variant(record);
        let Some(text) = record.found_text() else { return Ok(Position::start_in(variant.unwrap_or_default())) };
        if text.len() > LONGEST_FEN {
            let characters = text.chars().count();
            let text = text[..text.floor_char_boundary(LONGEST_FEN)].to_owned();
            return Err(Unreadable { text, reason: Reason::TooLong { characters } });
        }
        fen::read_trimmed_as(&text, variant).map_err(|fault| Unreadable::of(&text, fault))
    }

    fn variant(&self, record: &RecordView<'_>) -> Option<Variant> {
        if record.is_in_source { game::variant(&with_tags(record, record.place.lead())) } else { None }
    }

    fn record_name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        if !record.is_in_source {
            return None;
        }
        game::name(&with_tags(record, record.place.lead())).map(Cow::Owned)
    }

    fn states_done(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> bool {
        operations.map_or_else(|| marks::is_done(record), done::is_among)
    }

    fn states_annotations(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> Annotations {
        operations.map_or_else(|| opening::annotations(record), epd::annotations)
    }

    fn tags(&self, record: &RecordView<'_>) -> Vec<(String, String)> {
        if record.is_in_source { game::further_tags(&with_tags(record, record.place.lead())) } else { Vec::new() }
    }

    fn other_tags(&self, record: &RecordView<'_>) -> Vec<(String, String)> {
        game::other_tags(if record.place.is_part { Vec::new() } else { record.tags() })
    }

    fn can_have_tag(&self, name: &str) -> bool {
        let is_letter = |char: char| char.is_ascii_alphanumeric() || char == '_';
        !name.is_empty() && name.chars().all(is_letter) && !game::is_reserved(name)
    }

    fn has_moves(&self, record: &RecordView<'_>) -> bool {
        const RESULTS: [&str; 5] = ["", "*", "1-0", "0-1", "1/2-1/2"];
        record.is_in_source && !RESULTS.contains(&record.decoded(record.place.body()).trim())
    }

    fn moves_fit(&self, record: &RecordView<'_>, position: &Position) -> bool {
        game::moves_fit(&record.decoded(record.place.whole()), position)
    }

    fn comments_outside(&self, source: &Source, stretch: Range<usize>) -> Vec<String> {
        crate::document::format::remarks::comments_outside(&source.decoded(source.slice(stretch)))
    }

    fn remarks(&self, record: &RecordView<'_>) -> Remarks {
        if record.is_in_source { remarks(&with_tags(record, record.place.whole())) } else { Remarks::default() }
    }

    fn made_operations(&self, record: &RecordView<'_>) -> Vec<Operation> {
        if record.is_in_source { game::operations(&with_tags(record, record.place.whole())) } else { Vec::new() }
    }

    fn beyond_lines(&self, record: &RecordView<'_>) -> Loss {
        if record.is_in_source { beyond_lines(&with_tags(record, record.place.whole())) } else { Loss::default() }
    }

    fn keeps_operations(&self) -> bool {
        true
    }

    fn line(&self, record: &RecordView<'_>, _held: Option<&Overrides>) -> String {
        record.fen()
    }

    fn keeps_text(&self, held: &Overrides) -> bool {
        held.position.is_none()
    }

    fn write<'a>(
        &self,
        file: &Margins<'a>,
        pieces: &mut dyn Iterator<Item = Piece<'a>>,
        out: &mut dyn Sink,
    ) -> io::Result<()> {
        write::write(file, pieces, out)
    }

    fn can_say(&self, record: &RecordView<'_>, field: Field) -> bool {
        let is_in_tag = !matches!(field, Field::Comment | Field::Solution);
        let is_whole = || {
            record
                .index
                .last_part(record.source, record.number)
                .is_some_and(|last| last.whole() == record.place.whole())
        };
        let is_new = !record.found.has_games() || !record.is_in_source;
        let keeps_moves = || field != Field::Solution || game::can_change_moves(&record.decoded(record.place.whole()));
        is_in_tag || is_new || !record.place.is_part && is_whole() && keeps_moves()
    }

    fn entry(&self, position: &Position, remarks: &Remarks, number: usize) -> String {
        write::entry(Ok(position), remarks, Some(number))
    }

    fn titled_for_others(&self, text: String) -> String {
        fields::with_chapter_names(text)
    }

    fn alone(&self, record: &RecordView<'_>) -> Option<String> {
        write::alone(record)
    }
}

fn with_tags<'a>(record: &RecordView<'a>, stretch: Range<usize>) -> Cow<'a, str> {
    let text = record.decoded(stretch);
    match record.held.filter(|held| !held.tags.is_empty()) {
        Some(held) => fields::with_tags(text.into_owned(), &held.tags).into(),
        None => text,
    }
}

fn begins_with_tag(line: &str) -> bool {
    line.trim_start().starts_with('[') && pgn::games(line).next().is_some_and(|game| !game.tags.is_empty())
}

fn line_ends_at_end(text: &str) -> usize {
    let end = &text[text.trim_end().len()..];
    end.replace("\r\n", "\n").matches(['\n', '\r']).count()
}
