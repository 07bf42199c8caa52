//! Reads texts with more than one position.

use std::borrow::Cow;
use std::ops::Range;

use super::{
    CorrectedPosition, Correction, Passage, Reading, decode, detected_rules, picture, popeye, surroundings, vocabulary,
};
use crate::board::{Position, Variant};
use crate::notation::epd::Operation;
use crate::notation::fen;
use crate::notation::pgn::{self, Game};

pub(super) fn read(text: &str, stated: Option<Variant>) -> Option<Vec<Passage<'_>>> {
    if has_games(text) {
        Some(games(text, stated))
    } else {
        read_problems(text, stated)
            .or_else(|| read_lines(text, stated))
            .or_else(|| read_drawings(text, stated))
            .or_else(|| read_bare_games(text))
    }
}

/// Each of these tags, even alone, shows that a text is a game.
const GAME_TAGS: &str = "Event Site Date Round White Black Result Variant ECO Opening Termination Annotator WhiteElo \
    BlackElo TimeControl PlyCount EventDate UTCDate StudyName Source";

/// Returns `true` if a text has PGN games. A FEN tag that was cut out of a game is not a game.
pub fn has_games(text: &str) -> bool {
    if !text.contains('[') {
        return false;
    }
    let mut fens = 0;
    for game in pgn::games(text) {
        fens += game.fen_tags().count();
        let others = game.tags.iter().filter(|tag| !tag.is("FEN") && !tag.is("SetUp"));
        let has_others =
            others.clone().count() > 1 || others.clone().any(|tag| GAME_TAGS.split(' ').any(|name| tag.is(name)));
        let has_moves = !game.tags.is_empty() && !text[game.movetext.clone()].trim().is_empty();
        if has_others || has_moves || fens > 1 {
            return true;
        }
    }
    false
}

pub(super) fn has_fen_tag(text: &str) -> bool {
    let is_tag = |line: &str| {
        let (name, rest) = line.trim_start().split_at_checked(4).unwrap_or_default();
        name.eq_ignore_ascii_case("[fen") && !rest.starts_with(|char: char| char.is_alphanumeric() || char == '_')
    };
    text.split(LINE_ENDS).any(is_tag)
}

/// Returns the position of every FEN tag of a PGN. For a game without a FEN tag, returns the position of the tag or
/// text that replaces a FEN tag ([`read_game_without_fen_tag`]), otherwise the start position. A tag alone is a fault.
pub(super) fn games(text: &str, stated: Option<Variant>) -> Vec<Passage<'_>> {
    let mut lines = LineCounter { text, at: 0, line: 1 };
    let mut found = Vec::new();
    for game in pgn::games(text) {
        let start = game.span.start;
        let mut has_fen = false;
        for tag in game.fen_tags() {
            has_fen = true;
            let reading = super::read_as(&tag.value, game.variant().or(stated));
            found.push(Passage::new(lines.line_at(tag.span.start), tag.value.clone(), reading));
        }
        if has_fen {
            continue;
        }
        found.push(if let Some((place, reading)) = read_game_without_fen_tag(text, &game) {
            Passage::new(lines.line_at(place.start), Cow::Borrowed(&text[place]), reading)
        } else {
            let start_position = Position::start_for_variant(game.variant().or(stated).unwrap_or_default());
            let tags = &text[game.span.clone()];
            // A tag alone states no position.
            let (input, reading) = match fen::read(tags).err().filter(|_| game.is_only_tag(text)) {
                Some(fault) => (tags.trim_end(), Reading::Failed(fault)),
                None => ("", Reading::Strict(start_position)),
            };
            Passage::new(lines.line_at(start), Cow::Borrowed(input), reading)
        });
    }
    found
}

/// Reads the position of a game without a FEN tag, and returns it with its byte range: from the tag `CurrentPosition`
/// of chess.com, the position after the moves. Without a readable tag, reads as [`read_fen_tag_substitute`] does.
pub fn read_game_without_fen_tag(text: &str, game: &Game) -> Option<(Range<usize>, Reading)> {
    let tag = game.tags.iter().find(|tag| tag.is("CurrentPosition"));
    let at_end = tag.map(|tag| (tag.value_span.clone(), super::read_as(&tag.value, game.variant())));
    at_end.filter(|(_, reading)| reading.position().is_some()).or_else(|| read_fen_tag_substitute(text, game))
}

/// Reads the position of a game without a valid FEN tag, and returns it with its byte range: from a malformed FEN tag
/// or, if not even the first move is legal, from the text in place of the moves.
///
/// ```
/// use fenwright::notation::{forgiving, pgn};
/// let text = "[Event \"a\"]\n[FEN 8/8/4k3/8/3P4/4K3/8/8 w - - 0 1]\n\n1. d5+ *\n";
/// let game = pgn::games(text).next().unwrap();
/// assert!(forgiving::read_fen_tag_substitute(text, &game).is_some());
/// ```
pub fn read_fen_tag_substitute(text: &str, game: &Game) -> Option<(Range<usize>, Reading)> {
    let place = malformed_fen_tag(text, game.span.clone()).or_else(|| {
        let start = Position::start_for_variant(game.variant().unwrap_or_default());
        let played = pgn::play(&start, &text[game.movetext.clone()]);
        (played.plies == 0 && played.illegal_word.is_some()).then(|| game.movetext.clone())
    })?;
    let reading = super::read_as(&text[place.clone()], game.variant());
    Some((place, reading))
}

/// Finds a line meant as a FEN tag that is not well formed: without quotes, or with the wrong quotes.
fn malformed_fen_tag(text: &str, game: Range<usize>) -> Option<Range<usize>> {
    let mut at = game.start;
    text[game].split(LINE_ENDS).find_map(|line| {
        let start = at + (line.len() - line.trim_start().len());
        at += line.len() + 1;
        has_fen_tag(line).then(|| start..start + line.trim().len())
    })
}

struct LineCounter<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl LineCounter<'_> {
    /// Returns the number of the line, from 1, with this byte offset. The caller must query offsets in ascending order.
    fn line_at(&mut self, byte: usize) -> usize {
        let passed = self.text.get(self.at..byte).unwrap_or_default();
        self.line += passed.matches('\n').count() + passed.matches('\r').count() - passed.matches("\r\n").count();
        self.at = self.at.max(byte);
        self.line
    }
}

/// Reads the input of Popeye with at least two problems.
fn read_problems(text: &str, stated: Option<Variant>) -> Option<Vec<Passage<'_>>> {
    let mut lines = LineCounter { text, at: 0, line: 1 };
    let passage = |problem: Range<usize>| {
        let input = text[problem.clone()].trim_end();
        Passage::new(lines.line_at(problem.start), Cow::Borrowed(input), super::read_as(input, stated))
    };
    Some(popeye::problems(text)?.into_iter().map(passage).collect())
}

/// Reads a list with one position per line; at least two must be readable. Other lines that begin like a position are
/// returned with their faults.
fn read_lines(text: &str, stated: Option<Variant>) -> Option<Vec<Passage<'_>>> {
    if text.split(LINE_ENDS).filter(|line| is_candidate(line)).take(2).count() < 2 {
        return None;
    }
    let mut lines = LineCounter { text, at: 0, line: 1 };
    let mut at = 0;
    // The variant that a comment above the next position names.
    let mut named = None;
    let mut found: Vec<Passage> = Vec::new();
    let mut words = WordsBetween::default();
    let mut are_apart = Vec::new();
    for line in text.split(LINE_ENDS) {
        let start = at;
        at += line.len() + 1;
        if !is_candidate(line) {
            let variant = detected_rules::named_variant(line).map(|(variant, _)| variant);
            named = variant.or(named);
            words.add_line(if variant.is_some() { "" } else { line }, line.trim().is_empty(), found.last_mut());
            continue;
        }
        let input = line.trim();
        let reading = super::read_as(input, named.take().or(stated));
        if starts_like_position(&reading) {
            are_apart.push(words.is_apart);
            let operations = words.take_above();
            found.push(Passage { operations, ..Passage::new(lines.line_at(start), Cow::Borrowed(input), reading) });
        }
    }
    if are_apart.iter().skip(1).any(|is_apart| *is_apart) || words.is_below {
        words.end_paragraph(found.last_mut());
    }
    if let ([true, others @ ..], Some(first)) = (are_apart.as_slice(), found.first_mut())
        && !others.contains(&true)
    {
        first.operations.clear();
    }
    let read = found.iter().filter(|found| found.reading.position().is_some());
    (read.take(2).count() > 1).then_some(found)
}

/// The lines since the last position. Moves belong to the position above them. Other lines belong to the position below
/// them, except after the last position of a paragraph. If the only paragraphs apart from positions are before the
/// first and after the last one, they are a letter around the list and belong to no position.
#[derive(Default)]
struct WordsBetween<'a> {
    lines: Vec<&'a str>,
    /// `true` if no empty line separates the lines from the position above them.
    is_below: bool,
    /// `true` if an empty line separates the lines from the next position.
    is_apart: bool,
}

impl<'a> WordsBetween<'a> {
    fn add_line(&mut self, line: &'a str, is_blank: bool, above: Option<&mut Passage<'_>>) {
        let position = above.as_ref().and_then(|above| above.reading.position());
        if is_blank {
            if self.is_below {
                self.end_paragraph(above);
            }
            self.is_apart |= !self.lines.is_empty();
        } else if position.is_some_and(|position| surroundings::is_solution(line.trim(), position)) {
            add_below(above, line);
        } else {
            self.lines.push(line);
        }
    }

    /// Returns the lines as operations of the position below them.
    fn take_above(&mut self) -> Vec<Operation> {
        (self.is_below, self.is_apart) = (true, false);
        operations_above(&std::mem::take(&mut self.lines))
    }

    /// Gives the lines to the position above them.
    fn end_paragraph(&mut self, above: Option<&mut Passage<'_>>) {
        self.is_below = false;
        add_below(above, &std::mem::take(&mut self.lines).join("\n"));
    }
}

fn operations_above(lines: &[&str]) -> Vec<Operation> {
    let mut operations = Vec::new();
    surroundings::append(&mut operations, surroundings::above(&lines.join("\n")));
    operations
}

fn add_below(above: Option<&mut Passage<'_>>, text: &str) {
    if let Some(above) = above
        && let Some(position) = above.reading.position()
    {
        surroundings::append(&mut above.operations, surroundings::below(text, position));
    }
}

impl CorrectedPosition {
    /// Returns `true` if the text has this position as strict FEN, without alternatives and operations. The text around
    /// it may contain words, but no moves or positions.
    ///
    /// ```
    /// use fenwright::notation::forgiving::{self, Reading};
    /// let read = forgiving::read("> 3. 8/8/4k3/8/3P4/4K3/8/8 w - - 0 1 (draw)");
    /// assert!(matches!(read, Reading::Corrected(corrected) if corrected.is_exact()));
    /// ```
    pub fn is_exact(&self) -> bool {
        let has_operations = |mend: &Correction| mend.field == 7 && vocabulary::operations(&mend.before).is_some();
        let is_left_out = |mend: &Correction| {
            let is_around =
                matches!(mend.field, 0 | 7) && (mend.after.is_empty() && !has_operations(mend) || mend.is_kept());
            is_around && !mend.before.trim_start().starts_with("moves") && !has_position(&mend.before)
        };
        self.alternatives.is_empty() && self.corrections.iter().all(is_left_out)
    }

    /// Returns `true` if the text consists of legal moves from the start position, so that nothing was corrected.
    ///
    /// ```
    /// use fenwright::notation::forgiving::{self, Reading};
    /// let is_game = |text| matches!(forgiving::read(text), Reading::Corrected(read) if read.is_game());
    /// assert!(is_game("1. e4 e5 2. Nf3") && is_game("position startpos moves e2e4"));
    /// assert!(!is_game("position startpos moves e2e4 e2e4") && !is_game("8/8/4k3/8/3P4/4K3/8/8 W"));
    /// ```
    pub fn is_game(&self) -> bool {
        let [played] = self.corrections.as_slice() else { return false };
        self.alternatives.is_empty() && played.field == 0 && played.after == fen::write(&self.position)
    }
}

fn has_position(words: &str) -> bool {
    words.split(LINE_ENDS).any(is_candidate) || picture::read(words).is_some()
}

fn is_candidate(line: &str) -> bool {
    vocabulary::has_placement_slashes(line) || decode::is_forsyth(line.trim().as_bytes())
}

/// Reads at least two drawn boards separated by blank lines. Each passage includes the text after its board, and the
/// first passage also the text before it. In what Popeye prints, the text after the end of a problem is about the next.
fn read_drawings(text: &str, stated: Option<Variant>) -> Option<Vec<Passage<'_>>> {
    const RANKS: usize = 8;
    let mut starts = Vec::new();
    let mut block: Option<(usize, usize)> = None;
    let mut at = 0;
    let mut ending = None;
    for line in text.split_inclusive('\n').chain(["\n"]) {
        if picture::is_ending(line) {
            ending = Some(at + line.len());
        }
        match block {
            None if !line.trim().is_empty() => block = Some((at, 1)),
            Some((start, lines)) if !line.trim().is_empty() => block = Some((start, lines + 1)),
            Some((start, lines)) => {
                let drawing = &text[start..at];
                if lines >= RANKS && (picture::read(drawing).is_some() || picture::fairy_piece(drawing).is_some()) {
                    starts.push(ending.take().unwrap_or(start));
                }
                block = None;
            }
            None => {}
        }
        at = (at + line.len()).min(text.len());
    }
    if starts.len() < 2 {
        return None;
    }
    let mut lines = LineCounter { text, at: 0, line: 1 };
    let ends = starts[1..].iter().copied().chain([text.len()]);
    let passages = std::iter::once(0).chain(starts[1..].iter().copied()).zip(ends).map(|(start, end)| {
        let input = text[start..end].trim_end();
        Passage::new(lines.line_at(start), Cow::Borrowed(input), super::read_as(input, stated))
    });
    Some(passages.collect())
}

/// Reads at least two games without tags, such as `1. e4 e5 *`. Each begins on its own line and ends before an empty
/// line or the next game. The lines between two games are words about the second one.
fn read_bare_games(text: &str) -> Option<Vec<Passage<'_>>> {
    let begins =
        |line: &str| surroundings::starts_with_move_number(line) && line.starts_with("1.") && !line.starts_with("1..");
    if text.split(LINE_ENDS).filter(|line| begins(line.trim_start())).take(2).count() < 2 {
        return None;
    }
    let mut lines = LineCounter { text, at: 0, line: 1 };
    let mut found: Vec<Passage> = Vec::new();
    let mut words: Vec<&str> = Vec::new();
    let mut game: Option<Range<usize>> = None;
    let mut at = 0;
    for line in text.split_inclusive(LINE_ENDS).chain(["\n"]) {
        let span = at..(at + line.len()).min(text.len());
        at = span.end;
        let is_start = begins(line.trim_start());
        if is_start || line.trim().is_empty() {
            found.extend(game.take().map(|game| bare_game(text, game, &std::mem::take(&mut words), &mut lines)));
        }
        match &mut game {
            _ if line.trim().is_empty() => {}
            None if is_start => game = Some(span),
            None => words.push(line.trim_end()),
            Some(game) => game.end = span.end,
        }
    }
    (found.len() > 1 && found.iter().all(|found| found.reading.position().is_some())).then_some(found)
}

fn bare_game<'a>(text: &'a str, game: Range<usize>, words: &[&str], lines: &mut LineCounter<'_>) -> Passage<'a> {
    let start = game.start;
    let input = text[game].trim();
    let passage = Passage::new(lines.line_at(start), Cow::Borrowed(input), super::read(input));
    Passage { operations: operations_above(words), ..passage }
}

/// Returns `true` if a line was read, or begins like a position but has a fault in it.
fn starts_like_position(reading: &Reading) -> bool {
    !matches!(reading, Reading::Failed(fault) if fault.field == 0)
}

const LINE_ENDS: [char; 2] = ['\n', '\r'];
