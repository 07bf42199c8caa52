//! PGN files.

mod fields;
mod game;
mod opening;
mod scan;
mod write;

pub(super) use game::{line_format_loss, remarks};

use std::borrow::Cow;
use std::io::{self, Read};
use std::ops::Range;

use super::grammar::{GameFeatures, Grammar, Layout, Margins, TagFeatures, WriteChunks};
use super::index::{RecordSpan, Scan};
use super::loss::Loss;
use super::metadata::Field;
use super::record::{LONGEST_FEN, RecordView, Unreadable, UnreadableReason};
use super::remarks::{Remarks, comments_outside};
use crate::board::{Annotations, Position, Variant};
use crate::document::io::{Batches, Sink, Source};
use crate::notation::epd::Operation;
use crate::notation::{fen, pgn};

/// Games. Each FEN tag is a record, and so is a game without a FEN tag. Done marks and annotations precede the moves.
#[derive(Debug)]
pub(super) struct Pgn;

impl Grammar for Pgn {
    fn name(&self) -> &'static str {
        "PGN"
    }

    fn match_score(&self, records: &[&str]) -> usize {
        // No other format begins with a tag.
        let begins_with_tag = |line: &&&str| {
            line.trim_start().starts_with('[') && pgn::games(line).next().is_some_and(|game| !game.tags.is_empty())
        };
        records.first().filter(begins_with_tag).map_or(0, |_| usize::MAX)
    }

    fn layout(&self) -> &'static dyn Layout {
        &Self
    }

    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable> {
        let variant = Layout::variant(self, record);
        let Some(text) = record.source_text() else {
            return Ok(Position::start_for_variant(variant.unwrap_or_default()));
        };
        if text.len() > LONGEST_FEN {
            let characters = text.chars().count();
            let text = text[..text.floor_char_boundary(LONGEST_FEN)].to_owned();
            return Err(Unreadable { text, reason: UnreadableReason::TooLong { characters } });
        }
        fen::read_trimmed_as(&text, variant).map_err(|fault| Unreadable::from_fault(&text, fault))
    }

    fn new_record_text(&self, position: &Position, remarks: &Remarks, number: usize) -> String {
        write::entry(Ok(position), remarks, Some(number))
    }

    fn derived_operations(&self, record: &RecordView<'_>) -> Vec<Operation> {
        remarks(&with_edited_tags(record, record.span.whole())).to_operations()
    }

    fn games(&self) -> Option<&dyn GameFeatures> {
        Some(self)
    }

    fn tags(&self) -> Option<&dyn TagFeatures> {
        Some(self)
    }
}

impl Layout for Pgn {
    fn scan(&self, source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
        scan::scan(source, goes_on)
    }

    fn record_spans(&self, source: &Source, range: Range<usize>) -> Vec<RecordSpan> {
        scan::record_spans(source, range)
    }

    fn batches(&self, stream: Box<dyn Read + Send>, to_their_ends: bool) -> Box<dyn Batches + Send> {
        Box::new(scan::GameBatchReader::new(stream, to_their_ends))
    }

    fn can_follow(&self, last: &str, next: &str) -> bool {
        let begins_game = || pgn::games(&[last, next].concat()).any(|game| game.span.start == last.len());
        last.ends_with(['\n', '\r']) && begins_game()
    }

    fn text<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        match record.decoded(record.span.lead()) {
            Cow::Borrowed(tags) => game::fen(tags),
            Cow::Owned(tags) => game::fen(&tags).map(|value| Cow::Owned(value.into_owned())),
        }
    }

    fn variant(&self, record: &RecordView<'_>) -> Option<Variant> {
        game::variant(&with_edited_tags(record, record.span.lead()))
    }

    fn record_name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        pgn::games(&with_edited_tags(record, record.span.lead()))
            .next()
            .and_then(|game| game::name(&game))
            .map(Cow::Owned)
    }

    fn is_marked_done(&self, record: &RecordView<'_>) -> bool {
        opening::is_done(record)
    }

    fn annotations(&self, record: &RecordView<'_>) -> Annotations {
        opening::annotations(record)
    }

    fn remarks(&self, record: &RecordView<'_>) -> Remarks {
        remarks(&with_edited_tags(record, record.span.whole()))
    }

    fn comments_outside(&self, source: &Source, stretch: Range<usize>) -> Vec<String> {
        comments_outside(&source.decoded(source.slice(stretch)))
    }

    fn write<'a>(&self, file: &Margins<'a>, pieces: WriteChunks<'_, 'a>, out: &mut dyn Sink) -> io::Result<()> {
        write::write(file, pieces, out)
    }

    fn standalone_text(&self, record: &RecordView<'_>) -> Option<String> {
        write::standalone_text(record)
    }
}

impl TagFeatures for Pgn {
    fn tags(&self, record: &RecordView<'_>) -> Vec<(String, String)> {
        let lead = with_edited_tags(record, record.span.lead());
        let tags = pgn::games(&lead).flat_map(|game| game.tags);
        let tags = tags.filter(|tag| !game::is_reserved(tag.name) && game::is_known(&tag.value));
        tags.map(|tag| (tag.name.to_owned(), Field::Title.normalized(&tag.value))).collect()
    }

    fn other_tags(&self, record: &RecordView<'_>) -> Vec<(String, String)> {
        game::other_tags(if record.span.is_part { Vec::new() } else { record.tags() })
    }

    fn can_have_tag(&self, name: &str) -> bool {
        let is_letter = |char: char| char.is_ascii_alphanumeric() || char == '_';
        !name.is_empty() && name.chars().all(is_letter) && !game::is_reserved(name)
    }
}

impl GameFeatures for Pgn {
    fn can_edit_field(&self, record: &RecordView<'_>, field: Field) -> bool {
        let is_in_tag = !matches!(field, Field::Comment | Field::Solution);
        let is_whole = || {
            record.index.last_part(record.source, record.number).is_some_and(|last| last.whole() == record.span.whole())
        };
        let is_new = !record.source_format.has_games() || !record.is_in_source;
        let keeps_moves = || field != Field::Solution || game::can_change_moves(&record.decoded(record.span.whole()));
        is_in_tag || is_new || !record.span.is_part && is_whole() && keeps_moves()
    }

    fn has_moves(&self, record: &RecordView<'_>) -> bool {
        let is_empty = |body: &str| body.is_empty() || game::RESULTS.contains(&body);
        record.is_in_source && !is_empty(record.decoded(record.span.body()).trim())
    }

    fn movetext(&self, record: &RecordView<'_>) -> Option<String> {
        let text = record.decoded(record.span.whole());
        pgn::games(&text).next().map(|game| text[game.movetext].to_owned())
    }

    fn moves_fit(&self, record: &RecordView<'_>, position: &Position) -> bool {
        let text = record.decoded(record.span.whole());
        pgn::games(&text).next().is_none_or(|game| pgn::play(position, &text[game.movetext]).illegal_word.is_none())
    }

    fn line_format_loss(&self, record: &RecordView<'_>) -> Loss {
        line_format_loss(&with_edited_tags(record, record.span.whole()))
    }

    fn titled_for_others(&self, text: String) -> String {
        fields::with_chapter_names(text)
    }
}

/// Returns a range of the text of a game, with the edited tags; an empty text for a record that is not in the source.
fn with_edited_tags<'a>(record: &RecordView<'a>, stretch: Range<usize>) -> Cow<'a, str> {
    if !record.is_in_source {
        return Cow::Borrowed("");
    }
    let text = record.decoded(stretch);
    match record.overrides.filter(|held| !held.tags.is_empty()) {
        Some(held) => fields::with_tags(text.into_owned(), &held.tags).into(),
        None => text,
    }
}

fn line_ends_at_end(text: &str) -> usize {
    let end = &text[text.trim_end().len()..];
    end.replace("\r\n", "\n").matches(['\n', '\r']).count()
}
