//! Reads the records of a part of an input, called a batch.

use std::borrow::Cow;
use std::ops::Range;

use super::record::{GamePart, Record, RecordContext};
use crate::board::{Annotations, Board, Color, Piece, Position, Role, Variant};
use crate::document::{
    self, Document, Format, LineKind, LineWalk, WalkedRecord, annotations_of_lines, begins_record, decoded, line_ends,
};
use crate::notation::annotations;
use crate::notation::fen;
use crate::notation::forgiving::{self, Reading};
use crate::notation::pgn::{self, Game};

/// The records of a part of an input, not yet read. `first` is the line in the input at which `Text` begins, or the
/// number of the first of the `Texts`.
#[derive(Debug)]
pub(super) enum Batch {
    Records(Format, document::Batch),
    Text {
        first: usize,
        text: String,
    },
    Texts {
        first: usize,
        texts: Vec<Vec<u8>>,
    },
    #[cfg(feature = "vision")]
    Boards(Vec<Record<'static>>),
}

impl Batch {
    /// Reads all records in order and calls `each` with them. If the input names no variant, `variant` is assumed. For
    /// a line of FEN or EPD, `pass` may be called first, with the line's number and the text from the line to the end
    /// of the batch. If `pass` handles the line without a record, which is faster, it returns the text after the line.
    pub(super) fn read(
        &self,
        variant: Option<Variant>,
        pass: &mut impl FnMut(usize, &[u8]) -> Option<&[u8]>,
        each: &mut impl FnMut(Record<'_>),
    ) {
        match self {
            Self::Records(format, games) if format.has_games() => {
                let text = decoded(&games.bytes);
                let line = |line| games.first + line - 1;
                let is_read = read_games(&text, variant, forgiving::read_fen_tag_substitute, line, each);
                if !is_read && !text.trim().is_empty() {
                    read_text(&text, variant, each, line);
                }
            }
            Self::Records(format, rows) if format.is_written_whole() => {
                read_rows(*format, rows, variant, each);
            }
            Self::Records(_, document::Batch { first: 1, bytes }) if is_one_text(bytes) => {
                read_text(&decoded(bytes), variant, each, |line| line);
            }
            Self::Records(format, lines) => read_lines(*format, lines, variant, pass, each),
            Self::Text { first, text } => read_text(text, variant, each, |line| first + line - 1),
            Self::Texts { first, texts } => {
                for (number, bytes) in (*first..).zip(texts) {
                    read_text(&decoded(bytes), variant, each, |_| number);
                }
            }
            #[cfg(feature = "vision")]
            Self::Boards(boards) => {
                boards.iter().cloned().map(|board| with_default_variant(board, variant)).for_each(each);
            }
        }
    }

    /// Returns the comments and blank lines below the last record, if there are any, with the format of the file.
    pub(super) fn trailing_lines(&self) -> Option<(Format, &[u8])> {
        let Self::Records(format, document::Batch { bytes, .. }) = self else { return None };
        if !format.is_of_lines() {
            return None;
        }
        let mut start = bytes.len();
        while start > 0 {
            let text = &bytes[..start];
            let text = text.strip_suffix(b"\n").unwrap_or(text);
            let text = text.strip_suffix(b"\r").unwrap_or(text);
            let line = memchr::memrchr2(b'\n', b'\r', text).map_or(0, |end| end + 1);
            if kind(&text[line..]) == LineKind::Record {
                break;
            }
            start = line;
        }
        let below = &bytes[start..];
        (!below.is_empty()).then_some((*format, below))
    }
}

fn with_default_variant(record: Record<'_>, variant: Option<Variant>) -> Record<'_> {
    let position = record.position.map(|position| match variant {
        Some(variant) if position.rules.is_standard() => position.with_variant(variant),
        _ => position,
    });
    Record { position, ..record }
}

/// Returns the kind of a line. A line that states a field is a comment, even without a comment sign.
fn kind(line: &[u8]) -> LineKind {
    let has_slash = memchr::memchr(b'/', line).is_some();
    if !has_slash && document::states_field(&decoded(line)) {
        LineKind::Comment
    } else if begins_record(line) {
        LineKind::Record
    } else {
        LineKind::classify(&decoded(line))
    }
}

/// Returns `true` if no line of a file is a position, but all lines together are: a drawn board, or the entry of a
/// database of problems.
fn is_one_text(bytes: &[u8]) -> bool {
    const MAX_LENGTH: usize = 1 << 16;
    if bytes.len() > MAX_LENGTH || memchr::memchr(b'\n', bytes).is_none() {
        return false;
    }
    let text = decoded(bytes);
    let has_kings = |text: &str| {
        let has_king = |board: &Board, color| board.find(Piece::new(color, Role::King)).next().is_some();
        let has_both = |position: &Position| Color::ALL.iter().all(|color| has_king(&position.board, *color));
        forgiving::read(text).position().is_some_and(has_both)
    };
    let may_be_line = |line: &str| line.matches('/').count() >= 4 || has_kings(line);
    !text.lines().any(may_be_line) && has_kings(&text)
}

fn read_lines(
    format: Format,
    document::Batch { first, bytes }: &document::Batch,
    variant: Option<Variant>,
    pass: &mut impl FnMut(usize, &[u8]) -> Option<&[u8]>,
    each: &mut impl FnMut(Record<'_>),
) {
    let read = if format.has_operations() { Record::read_epd } else { Record::read };
    let is_plain = variant.is_none_or(|variant| variant == Variant::Standard);
    let mut walk = LineWalk::new(bytes, true);
    while let Some(step) =
        walk.next(&mut |before, lines| if is_plain { pass(first + before, lines) } else { None }, kind)
    {
        let WalkedRecord::Line { number, lead, start, end } = step else { continue };
        let (number, line) = (first + number, &bytes[start..end]);
        let lead = &bytes[lead..start];
        let above =
            document::may_name_variant(lead).then(|| document::remarks_above(&decoded(lead)).metadata.variant());
        let stated = above.flatten().or(variant);
        let record = match fen::read_quick(line).filter(|_| stated.is_none()) {
            Some(position) => Record::strict(number, decoded(line), position),
            None => read(number, decoded(line), stated),
        };
        let drawn = drawn_above(lead);
        let lead = if lead.is_empty() { Cow::Borrowed("") } else { decoded(lead) };
        each(Record { drawn, context: RecordContext::Lead(format, marked(lead)), ..record });
    }
}

fn read_rows(
    format: Format,
    document::Batch { first, bytes }: &document::Batch,
    variant: Option<Variant>,
    each: &mut impl FnMut(Record<'_>),
) {
    let table = Document::from_bytes_as(bytes.clone(), format);
    let (mut line, mut at) = (*first, 0);
    for index in 0..table.len() {
        let row = table.record(index);
        let Some(start) = row.start() else { continue };
        line += line_ends(bytes.get(at..start).unwrap_or_default());
        at = start;
        let record = match row.position() {
            Ok(position) => Record::strict(line, row.text(), position),
            Err(unreadable) => Record::read(line, unreadable.text.into(), variant),
        };
        let operations = [row.all_operations(), record.operations].concat();
        each(with_default_variant(Record { operations, ..record }, variant));
    }
}

fn marked(lead: Cow<'_, str>) -> Cow<'_, str> {
    match lead {
        Cow::Borrowed(lead) => document::marked_comments(lead),
        Cow::Owned(lead) => Cow::Owned(document::marked_comments(&lead).into_owned()),
    }
}

/// Returns the arrows and marked squares from the comments directly above a line.
fn drawn_above(lead: &[u8]) -> Annotations {
    if lead.is_empty() {
        return Annotations::default();
    }
    let text = decoded(lead).replace("\r\n", "\n").replace('\r', "\n");
    annotations_of_lines(text.lines().rev())
}

/// Reads the FEN tags of games; returns `true` if there are games. Without a tag, `instead` may find a position.
fn read_games(
    text: &str,
    variant: Option<Variant>,
    instead: impl Fn(&str, &Game<'_>) -> Option<(Range<usize>, Reading)>,
    number: impl Fn(usize) -> usize,
    each: &mut impl FnMut(Record<'_>),
) -> bool {
    let (mut at, mut line) = (0, 1);
    let mut go_to = |start: usize| {
        line += text.get(at..start).map_or(0, |passed| line_ends(passed.as_bytes()));
        at = start;
        number(line)
    };
    let mut end = 0;
    for game in pgn::games(text) {
        let before = std::mem::replace(&mut end, game.span.end);
        let (whole, start) = (&text[before..game.span.end], game.span.start - before);
        let opening = game.tags.last().and_then(|tag| text.get(tag.span.end..game.span.end));
        let drawn = opening.map(|opening| annotations::read_all(pgn::comments(opening))).unwrap_or_default();
        let mut tags = game.fen_tags().enumerate().peekable();
        let mut part = game.span.start;
        let has_fen = tags.peek().is_some();
        while let Some((number, tag)) = tags.next() {
            let next = tags.peek().map(|(_, next)| next.span.start);
            let from = std::mem::replace(&mut part, next.unwrap_or(game.span.end));
            let part = &text[from..part];
            let beside =
                RecordContext::Game(GamePart { whole, start, part, tag: Some(number), is_last: next.is_none() });
            let (start, drawn) = (tag.value_span.start, drawn.clone());
            let record = Record::read(go_to(start), tag.value.clone(), game.variant().or(variant));
            each(Record { column: column(text, start), drawn, context: beside, ..record });
        }
        if has_fen {
            continue;
        }
        let part = &text[game.span.clone()];
        let beside = RecordContext::Game(GamePart { whole, start, part, tag: None, is_last: true });
        if let Some((place, reading)) = instead(text, &game) {
            let line = go_to(place.start);
            let column = column(text, place.start);
            let record = Record::from_reading(line, text[place].into(), reading);
            each(Record { column, drawn, context: beside, ..with_default_variant(record, variant) });
        } else if game.is_only_tag(text) {
            each(Record {
                context: beside,
                ..Record::without_position(go_to(game.span.start), part.trim_end().into())
            });
        } else {
            let start = Position::start_for_variant(game.variant().or(variant).unwrap_or_default());
            let strict = Record::strict(go_to(game.span.start), "".into(), start);
            each(Record { drawn, context: beside, ..strict });
        }
    }
    end > 0
}

fn column(text: &str, byte: usize) -> usize {
    let before = text.get(..byte).unwrap_or_default();
    before.chars().rev().take_while(|char| !matches!(char, '\n' | '\r')).count()
}

fn read_text(text: &str, variant: Option<Variant>, each: &mut impl FnMut(Record<'_>), line: impl Fn(usize) -> usize) {
    if forgiving::has_games(text) {
        read_games(text, variant, forgiving::read_game_without_fen_tag, line, each);
        return;
    }
    for found in forgiving::read_all_as(text, variant) {
        let mut record = Record::from_reading(line(found.line), found.input, found.reading);
        record.operations.extend(found.operations);
        each(record);
    }
}
