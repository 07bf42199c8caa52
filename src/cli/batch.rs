//! A part of an input, and the records in it.

use std::borrow::Cow;

use super::record::Record;
use crate::board::{Annotations, Position};
use crate::document::{
    self, Format, LONGEST_LINE, LineKind, LineStep, LineWalk, annotations_of_lines, begins_record, cut, decoded,
    line_ends,
};
use crate::notation::{fen, forgiving, pgn};

/// Some records of an input, still to be read.
#[derive(Debug)]
pub(super) enum Batch {
    /// Some records of a file in this format.
    Records(Format, document::Batch),
    /// A text of any form that begins in this line.
    Text { first: usize, text: String },
    /// Texts of any form, numbered from this one on.
    Texts { first: usize, texts: Vec<Vec<u8>> },
}

impl Batch {
    /// Reads every record, in order, but those that `pass` goes over: given what is left of a batch of lines, it
    /// may return what follows the text of the first one. Making records of lines takes longer than reading them.
    pub(super) fn read(&self, pass: &mut impl FnMut(&[u8]) -> Option<&[u8]>, each: &mut impl FnMut(Record<'_>)) {
        match self {
            Self::Records(format, games) if format.has_games() => read_games(games.first, &decoded(&games.bytes), each),
            Self::Records(format, lines) if format.has_operations() => read_lines(lines, Record::read_epd, pass, each),
            Self::Records(_, lines) => read_lines(lines, Record::read, pass, each),
            Self::Text { first, text } => read_text(text, each, |line| first + line - 1),
            Self::Texts { first, texts } => {
                for (number, bytes) in (*first..).zip(texts) {
                    read_text(&decoded(bytes), each, |_| number);
                }
            }
        }
    }
}

/// Reads a line each, without blank lines and comments.
fn read_lines<'a>(
    document::Batch { first, bytes }: &'a document::Batch,
    read: impl Fn(usize, Cow<'a, str>) -> Record<'a>,
    pass: &mut impl FnMut(&[u8]) -> Option<&[u8]>,
    each: &mut impl FnMut(Record<'_>),
) {
    let text = |line: &'a [u8]| decoded(cut(line, LONGEST_LINE));
    let mut walk = LineWalk::new(bytes, true);
    let kind = |line| if begins_record(line) { LineKind::Record } else { LineKind::of(&text(line)) };
    while let Some(step) = walk.next(pass, kind) {
        let LineStep::Line { number, lead, start, end } = step else { continue };
        let (number, line) = (first + number, &bytes[start..end]);
        let record = match fen::read_quick(line) {
            Some(position) => Record::strict(number, decoded(line), position),
            None => read(number, text(line)),
        };
        each(Record { drawn: drawn_above(&bytes[lead..start]), ..record });
    }
}

/// The arrows and marked squares that the comments directly above a line state.
fn drawn_above(lead: &[u8]) -> Annotations {
    if lead.is_empty() {
        return Annotations::default();
    }
    let text = decoded(lead).replace("\r\n", "\n").replace('\r', "\n");
    annotations_of_lines(text.lines().rev())
}

/// Reads the FEN tags of games, and the start position of those without one. A text without any game is
/// read as a text of any form.
fn read_games(first: usize, text: &str, each: &mut impl FnMut(Record<'_>)) {
    let (mut at, mut line) = (0, first);
    let mut is_empty = true;
    let mut go_to = |start: usize| {
        line += text.get(at..start).map_or(0, |passed| line_ends(passed.as_bytes()));
        at = start;
        line
    };
    for game in pgn::games(text) {
        is_empty = false;
        let opening = game.tags.last().and_then(|tag| text.get(tag.span.end..game.span.end));
        let drawn = opening.map(pgn::annotations).unwrap_or_default();
        let mut has_fen = false;
        for tag in game.fen_tags() {
            has_fen = true;
            let start = tag.value_span.start;
            let drawn = drawn.clone();
            each(Record { column: column(text, start), drawn, ..Record::read(go_to(start), tag.value.clone()) });
        }
        if has_fen {
            continue;
        }
        if let Some((place, reading)) = forgiving::read_instead_of_fen_tag(text, &game) {
            let line = go_to(place.start);
            let column = column(text, place.start);
            each(Record { column, drawn, ..Record::of_reading(line, text[place].into(), reading) });
        } else {
            let strict = Record::strict(go_to(game.span.start), "".into(), Position::start());
            each(Record { drawn, ..strict });
        }
    }
    if is_empty && !text.trim().is_empty() {
        read_text(text, each, |line| first + line - 1);
    }
}

/// How many characters stand before a byte in its line.
fn column(text: &str, byte: usize) -> usize {
    let before = text.get(..byte).unwrap_or_default();
    before.chars().rev().take_while(|char| !matches!(char, '\n' | '\r')).count()
}

/// Reads every position of a text of any form.
fn read_text(text: &str, each: &mut impl FnMut(Record<'_>), line: impl Fn(usize) -> usize) {
    for found in forgiving::read_all(text) {
        each(Record::of_reading(line(found.line), found.input, found.reading));
    }
}
