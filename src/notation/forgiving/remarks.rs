//! Finds remarks beside a position: the last move, which may imply an en passant square, and twins (changed versions of
//! a problem), which are left out.

use std::borrow::Cow;
use std::ops::Range;

use super::vocabulary::{self, is_among};
use super::{CorrectedPosition, Correction, names};
use crate::board::{Color, Position, Square};
use crate::notation::fen;

/// Maximum length in bytes of a line that is searched for remarks.
const MAX_LINE_LENGTH: usize = 1000;
/// Maximum number of bytes of a text that are searched for remarks.
const MAX_BYTES: usize = 64 * 1024;

pub(super) struct PositionRemarks<'a> {
    text: &'a str,
    last_move: Option<LastMove>,
    twins: Vec<Range<usize>>,
}

/// A double step of a pawn as the last move.
struct LastMove {
    bytes: Range<usize>,
    color: Color,
    file: u8,
}

impl<'a> PositionRemarks<'a> {
    pub(super) fn from_text(text: &'a str) -> Self {
        Self { text, last_move: last_move(text), twins: twins(text) }
    }

    /// Returns the text with every byte of the remarks replaced by a space. Remarks within an address stay.
    pub(super) fn without_remarks(&self) -> Cow<'a, str> {
        let is_apart = |bytes: &&Range<usize>| !self.text[..bytes.start].ends_with(['&', '?']);
        let mut text = Cow::Borrowed(self.text);
        for bytes in self.last_move.iter().map(|last| &last.bytes).chain(&self.twins).filter(is_apart) {
            text.to_mut().replace_range(bytes.clone(), &" ".repeat(bytes.len()));
        }
        text
    }

    /// Applies the last move to a position that was read without the remarks. Twins, and a last move that cannot be
    /// applied, become corrections.
    pub(super) fn apply_to(&self, mended: &mut CorrectedPosition) {
        let mut left_out = self.twins.clone();
        if let Some(last) = &self.last_move
            && !last.apply_to(&self.text[last.bytes.clone()], mended)
        {
            left_out.push(last.bytes.clone());
        }
        if self.last_move.is_some() || !self.twins.is_empty() {
            // Drops corrections of the spaces that replaced the remarks.
            mended.corrections.retain(|mend| !matches!(mend.field, 0 | 7) || !mend.before.trim().is_empty());
        }
        for bytes in left_out {
            let before = self.text[bytes].to_owned();
            if !mended.corrections.iter().any(|mend| mend.before.contains(&before)) {
                mended.corrections.push(Correction { field: 7, before, after: String::new() });
            }
        }
        mended.corrections.sort_by_key(|mend| mend.field);
    }
}

impl LastMove {
    /// Sets the en passant square if the pieces and the side to move allow it. If the text has an en passant field
    /// without the square, the position without the square becomes an alternative. Returns `true` if the square is set.
    fn apply_to(&self, words: &str, mended: &mut CorrectedPosition) -> bool {
        let before = mended.position;
        let is_open = |field| mended.corrections.iter().any(|mend| mend.field == field && mend.before.is_empty());
        let mut position = Position { side_to_move: !self.color, ..before };
        let square = Square::new(self.file, before.board.size().en_passant_rank(position.side_to_move));
        let is_turn = before.side_to_move == position.side_to_move || is_open(2);
        if before.en_passant.is_some() || !is_turn || !position.en_passant_is_possible(square) {
            return before.en_passant == Some(square);
        }
        position.en_passant = Some(square);
        let is_record =
            mended.corrections.iter().all(|mend| mend.field != 1 || !mend.before.contains(char::is_whitespace));
        let is_denied = is_record && !is_open(4);
        let written = fen::write(&position);
        for (field, is_changed) in [(2, position.side_to_move != before.side_to_move), (4, true)] {
            if is_changed {
                let after = written.split(' ').nth(usize::from(field) - 1).unwrap_or_default().to_owned();
                mended.corrections.retain(|mend| mend.field != field || mend.after == " ");
                mended.corrections.push(Correction { field, before: words.to_owned(), after });
            }
        }
        mended.alternatives.retain(|other| *other != position);
        if is_denied {
            mended.alternatives.insert(0, before);
        }
        mended.position = position;
        true
    }
}

struct Word {
    text: String,
    bytes: Range<usize>,
}

fn words(line: &str, start: usize) -> Vec<Word> {
    let is_gap = |char: char| char.is_whitespace() || ",;:()[]=&?!\"".contains(char);
    let mut at = start;
    let mut words = Vec::new();
    for word in line.split_inclusive(is_gap) {
        let bare = word.trim_end_matches(is_gap);
        let bare = if is_move_number(bare) { bare } else { bare.trim_end_matches('.') };
        if !bare.is_empty() {
            words.push(Word { text: bare.to_lowercase(), bytes: at..at + bare.len() });
        }
        at += word.len();
    }
    words
}

/// Returns the lines of a text with their byte offsets, except lines that are too long.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = &text[..text.floor_char_boundary(MAX_BYTES)];
    let lines = text.split_inclusive(['\n', '\r']).scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line.trim_end_matches(['\n', '\r'])))
    });
    lines.filter(|(_, line)| line.len() <= MAX_LINE_LENGTH)
}

/// Words that precede or follow the last move.
const PLAYED: &str = "played gespielt gezogen gespeeld joué jouer jugado jugada jugó giocato jogado сыграно";
/// Words that precede the last move.
const LAST: &str = "lastmove just zuletzt soeben gerade zojuist zonet только właśnie";
/// Words for a move. They count only directly before or after one of the words in [`LATEST`].
const MOVE: &str = "move moved ply zug zet coup movimiento jugada mossa lance ход ruch tah drag";
const LATEST: &str = "last previous latest letzter letzte letzten laatste vorige dernier último ultimo última ultima \
    последний ostatni poslední senaste";
const FILLERS: &str = "has have had was is been by the a as with side hat wurde ist der die heeft werd de het met \
    vient le la ha el to";

const MAX_DISTANCE: usize = 4;

fn last_move(text: &str) -> Option<LastMove> {
    // Text between quotes is a comment on the game, not a remark on the last move.
    let is_quoted = |line: &str, at: usize| line[..at].matches('"').count() % 2 == 1;
    lines(text).filter(|(_, line)| has_square(line)).find_map(|(start, line)| {
        let words = words(line, start);
        let found = (0..words.len()).find_map(|at| last_move_at(&words, at))?;
        (!is_quoted(line, found.bytes.start - start)).then_some(found)
    })
}

fn last_move_at(words: &[Word], at: usize) -> Option<LastMove> {
    let is = |names: &str, at: usize| words.get(at).is_some_and(|word| is_among(names, &word.text));
    let is_named = is(MOVE, at) && (at > 0 && is(LATEST, at - 1) || is(LATEST, at + 1));
    if !is(PLAYED, at) && !is(LAST, at) && !is_named {
        return None;
    }
    let behind = || (at + 1..words.len()).take(MAX_DISTANCE).find(|at| has_square(&words[*at].text));
    let before = || (0..at).rev().take(MAX_DISTANCE).find(|at| has_square(&words[*at].text));
    let step = |place: Option<usize>| place.and_then(|place| Some((place, double_step(words, place)?)));
    let found = step(behind()).or_else(|| if is(PLAYED, at) { step(before()) } else { None });
    let (place, (color, file, length)) = found?;
    let is_beside = |word: &Word| {
        let text = word.text.trim_end_matches("'s").trim_end_matches("’s");
        let all = [PLAYED, LAST, MOVE, LATEST, FILLERS];
        names::color(text).is_some() || all.iter().any(|names| is_among(names, text)) || is_move_number(text)
    };
    let (mut first, mut last) = (at.min(place), at.max(place + length - 1));
    while first > 0 && is_beside(&words[first - 1]) && words[first - 1].bytes.end + 2 >= words[first].bytes.start {
        first -= 1;
    }
    while words.get(last + 1).is_some_and(is_beside) && words[last].bytes.end + 2 >= words[last + 1].bytes.start {
        last += 1;
    }
    Some(LastMove { bytes: words[first].bytes.start..words[last].bytes.end, color, file })
}

fn is_move_number(word: &str) -> bool {
    let digits = word.trim_end_matches(['.', '…']);
    (1..word.len()).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn has_square(word: &str) -> bool {
    word.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']))
}

/// Reads the double step that begins at a word. Returns its color, its file and the number of words of the double step.
fn double_step(words: &[Word], at: usize) -> Option<(Color, u8, usize)> {
    let squares = |word: &Word| -> Option<Vec<Square>> {
        let bare = word.text.trim_start_matches(|char: char| char.is_ascii_digit() || matches!(char, '.' | '…'));
        let bare = bare.trim_end_matches(['!', '?', '+', '#']);
        // Drops the letter of a pawn.
        let bare = bare.strip_prefix(['p', 'b']).filter(|rest| rest.get(..2).is_some_and(has_square)).unwrap_or(bare);
        let bare: Vec<char> =
            bare.chars().filter(|char| !matches!(char, '-' | '–' | '—' | '‑' | '−' | '>' | '→')).collect();
        let square = |pair: &[char]| pair.iter().collect::<String>().parse::<Square>().ok();
        bare.chunks(2).map(square).collect()
    };
    let step = |from: Option<Square>, to: Square| {
        let color = if to.rank == 3 { Color::White } else { Color::Black };
        let home = color.pick(1, 6);
        let is_step = matches!(to.rank, 3 | 4) && from.is_none_or(|from| from.file == to.file && from.rank == home);
        is_step.then_some((color, to.file))
    };
    match *squares(&words[at])?.as_slice() {
        [from, to] => step(Some(from), to).map(|(color, file)| (color, file, 1)),
        [only] => {
            let next = (at + 1..words.len()).take(2).find(|at| has_square(&words[*at].text));
            let second = next.and_then(|next| Some((next, squares(&words[next])?)));
            match second {
                Some((next, to)) if matches!(only.rank, 1 | 6) && to.len() == 1 => {
                    step(Some(only), to[0]).map(|(color, file)| (color, file, next + 1 - at))
                }
                _ => step(None, only).map(|(color, file)| (color, file, 1)),
            }
        }
        _ => None,
    }
}

/// Words for twins.
const TWIN: [&str; 9] =
    ["twin", "twins", "zwilling", "zwillinge", "tweeling", "jumeau", "jumeaux", "gemelli", "gemelos"];
/// Words for a zeroposition, a diagram that is not itself a problem.
const ZERO: [&str; 4] = ["zeroposition", "zero-position", "nullstellung", "zeroposition:"];

/// Finds the byte ranges of twins, such as `b) Kd6 to d5` on a separate line or at the end of a line, and of words for
/// a zeroposition.
fn twins(text: &str) -> Vec<Range<usize>> {
    let mut twins = Vec::new();
    let mut has_men = false;
    for (start, line) in lines(text) {
        let indent = line.len() - line.trim_start().len();
        let trimmed = line.trim();
        let lower = trimmed.to_lowercase();
        let first =
            lower.split(|char: char| char.is_whitespace() || matches!(char, ':' | ',')).next().unwrap_or_default();
        let is_zero = ZERO.contains(&first);
        let names_twin = has_men && TWIN.contains(&first);
        if is_zero && !has_square(&lower) || names_twin && is_change(&lower) {
            twins.push(start + indent..start + indent + trimmed.len());
        } else if let Some(at) = (0..line.len()).find(|at| is_twin_at(line, *at, has_men)) {
            twins.push(start + at..start + line.trim_end().len());
        }
        has_men |= has_square(&lower) || vocabulary::has_placement_slashes(line) || is_rank(trimmed);
    }
    twins
}

fn is_rank(line: &str) -> bool {
    line.chars().filter(|char| !char.is_whitespace() && *char != '|').count() >= 8
        && line.split_whitespace().count() != 1
}

/// Returns `true` if a twin begins at byte `at`: a letter such as `b)`, followed by a change of the position.
fn is_twin_at(line: &str, at: usize, has_men_above: bool) -> bool {
    let (Some(before), Some(rest)) = (line.get(..at), line.get(at..)) else { return false };
    if !matches!(rest.as_bytes(), [b'b'..=b'h', b')', ..]) {
        return false;
    }
    let has_men = if before.trim().is_empty() {
        has_men_above
    } else {
        has_square(before) || vocabulary::has_placement_slashes(before)
    };
    let is_apart = before.is_empty() || before.ends_with(char::is_whitespace);
    let is_open = before.matches('(').count() > before.matches(')').count();
    is_apart && !is_open && has_men && is_change(&rest[2..])
}

/// Returns `true` if words change a position: they contain a square, a side or another task.
fn is_change(words: &str) -> bool {
    let lower = words.to_lowercase();
    let names_side = lower.split(|char: char| !char.is_alphanumeric()).any(|word| names::color(word).is_some());
    (has_square(&lower) || names_side || lower.contains('#') || lower.contains('='))
        && !vocabulary::has_placement_slashes(words)
}
