//! Texts that hold more than one position.

use std::borrow::Cow;

use super::{Found, Reading};
use crate::board::Position;
use crate::notation::pgn;

/// The positions of a text that holds several, or of a PGN; `None` for any other text.
pub(super) fn read(text: &str) -> Option<Vec<Found<'_>>> {
    if is_pgn(text) { Some(games(text)) } else { lines(text) }
}

/// Whether a text is PGN rather than a FEN tag that was cut out of one.
pub(super) fn is_pgn(text: &str) -> bool {
    if !text.contains('[') {
        return false;
    }
    let mut fens = 0;
    for game in pgn::games(text) {
        fens += game.fen_tags().count();
        let has_others = game.tags.iter().any(|tag| !tag.is("FEN") && !tag.is("SetUp"));
        let has_moves = !game.tags.is_empty() && !text[game.movetext.clone()].trim().is_empty();
        if has_others || has_moves || fens > 1 {
            return true;
        }
    }
    false
}

/// Whether a tag of a text is called FEN, well formed or not.
pub(super) fn has_fen_tag(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().get(..4).is_some_and(|start| start.eq_ignore_ascii_case("[fen")))
}

/// Every FEN tag of a PGN, and the start position for each game without one.
pub(super) fn games(text: &str) -> Vec<Found<'_>> {
    let mut lines = Lines { text, at: 0, line: 1 };
    let found = pgn::positions(text).map(|source| match source.fen {
        Some(tag) => Found { line: lines.of(tag.span.start), reading: super::read(&tag.value), input: tag.value },
        None => Found {
            line: lines.of(source.game.start),
            input: Cow::Borrowed(""),
            reading: Reading::Strict(Position::start()),
        },
    });
    found.collect()
}

/// Counts lines along a text.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl Lines<'_> {
    /// The line of a byte that is not before the last one asked for.
    fn of(&mut self, byte: usize) -> usize {
        let passed = self.text.get(self.at..byte).unwrap_or_default();
        self.line += passed.matches('\n').count() + passed.matches('\r').count() - passed.matches("\r\n").count();
        self.at = self.at.max(byte);
        self.line
    }
}

/// The lines of a list of positions: at least two that can each be read by themselves.
fn lines(text: &str) -> Option<Vec<Found<'_>>> {
    let is_candidate = |line: &&str| line.matches('/').take(STROKES).count() == STROKES;
    if text.lines().filter(is_candidate).take(2).count() < 2 {
        return None;
    }
    let found: Vec<Found> = (1..)
        .zip(text.lines())
        .filter(|(_, line)| is_candidate(line))
        .map(|(number, line)| Found {
            line: number,
            input: Cow::Borrowed(line.trim()),
            reading: super::read(line.trim()),
        })
        .filter(|found| found.reading.position().is_some())
        .collect();
    (found.len() > 1).then_some(found)
}

/// A line with fewer strokes is not taken for a position by itself.
const STROKES: usize = 7;
