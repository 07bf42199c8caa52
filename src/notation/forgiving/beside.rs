//! Words around a position, as operations of EPD: the title above it is `id`, all other lines are comments. A comment
//! may state a field, such as `mate in 2` or `Author: Sam Loyd`. Moves that follow the position are its solution.

use std::iter;
use std::ops::Range;

use super::{CorrectedPosition, Correction, names, vocabulary};
use crate::board::Position;
use crate::notation::epd::{self, Operand, Operation};
use crate::notation::{annotations, pgn, stipulation};
use crate::rules::Play;

/// Maximum number of lines that are kept.
const MAX_LINES: usize = 64;
/// The upper edge of a board that Popeye prints.
const POPEYE_FRAME: &str = "+---a---b---c---d";
/// Lines of Popeye about itself.
const POPEYE_LINES: [&str; 9] = [
    "Popeye ",
    "solution finished",
    "Partial solution",
    "Loesung beendet",
    "Lösung beendet",
    "Partielle Loesung",
    "solution terminee",
    "solution partielle",
    "both sides need a king",
];

/// Maximum number of bytes of a line that is kept.
const MAX_LINE_LENGTH: usize = 1000;

/// Keeps the words that were left out around a position, and records this in their corrections.
pub(super) fn keep(mended: &mut CorrectedPosition, text: &str) {
    let is_printed = text.contains(POPEYE_FRAME);
    let CorrectedPosition { position, corrections, operations, .. } = mended;
    for correction in corrections.iter_mut().filter(|correction| correction.after.is_empty()) {
        let first = operations.len();
        match correction.field {
            0 if is_printed => append(operations, above_printed(&correction.before)),
            0 => append(operations, above(&correction.before)),
            7 if !states_more(&correction.before) => {
                append(operations, below(&correction.before, position));
            }
            _ => continue,
        }
        correction.after = operations[first..].iter().map(epd::write_operation).collect::<Vec<_>>().join(" ");
    }
}

/// Returns `true` for operations and for the moves of a UCI line.
fn states_more(text: &str) -> bool {
    text.trim_start().starts_with("moves") || vocabulary::operations(text).is_some()
}

/// Appends operations, with the next free opcodes for comments.
pub(super) fn append(operations: &mut Vec<Operation>, new: Vec<Operation>) {
    for mut operation in new {
        if epd::comment(&operation).is_some() {
            let is_free = |opcode: &String| operations.iter().all(|other| other.opcode != *opcode);
            operation.opcode =
                (0..9).map(|number| format!("c{number}")).find(is_free).unwrap_or_else(|| "c9".to_owned());
        }
        operations.push(operation);
    }
}

/// Reads the text above or before a position. Its first words are the title, unless they state a field.
pub(super) fn above(text: &str) -> Vec<Operation> {
    let mut operations: Vec<Operation> = Vec::new();
    for words in segments(text) {
        let is_title = operations.is_empty() && !states_field(&words);
        operations.push(if is_title { epd::name_operation(&words) } else { comment(words) });
    }
    operations
}

/// Reads the lines above a board that Popeye prints: the author, the source, and others.
fn above_printed(text: &str) -> Vec<Operation> {
    let names = ["Author: ", "Source: "].into_iter().chain(iter::repeat(""));
    segments(text).zip(names).map(|(words, name)| comment([name, &words].concat())).collect()
}

/// Reads the fields that the lines of a list of pieces state, as in `Stipulation: #2`. An entry of a database may have
/// the values on lines of their own, after dashes.
pub(super) fn fields(text: &str) -> Vec<Operation> {
    let mut operations = Vec::new();
    let mut open = None;
    for line in text.lines().filter(|line| line.len() <= MAX_LINE_LENGTH) {
        let words = bare(line);
        if let Some(name) = line.trim().strip_suffix(':').filter(|name| is_name(name)) {
            open = Some(name);
        } else if let Some(name) = open.filter(|_| line.trim_start().starts_with("- ")) {
            operations.push(comment(format!("{name}: {words}")));
        } else if stipulation::read(words).is_some() {
            operations.push(comment(words.to_owned()));
        } else {
            open = None;
            let named = words.split_once(':').map(|(name, value)| (name, bare(value)));
            let is_field = |(name, value): &(&str, &str)| is_name(name) && !value.is_empty() && !are_pieces(value);
            operations.extend(named.filter(is_field).map(|(name, value)| comment(format!("{name}: {value}"))));
        }
    }
    operations
}

/// Adds the stipulation that stands somewhere in a text, if the operations state none.
pub(super) fn add_stipulation(operations: &mut Vec<Operation>, text: &str) {
    let read = |operation: &Operation| epd::comment(operation).is_some_and(|words| stipulation::find(&words).is_some());
    if operations.iter().any(read) {
        return;
    }
    let found = text.lines().take(MAX_LINES).flat_map(columns).find_map(|words| stipulation::find(words.trim()));
    append(operations, found.map(|found| comment(found.to_string())).into_iter().collect());
}

/// Returns `true` for one word that names no color.
fn is_name(word: &str) -> bool {
    word.chars().count() > 2 && word.chars().all(char::is_alphabetic) && names::color(&word.to_lowercase()).is_none()
}

/// Returns `true` if the words name squares, but no moves.
fn are_pieces(words: &str) -> bool {
    let has_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    words.as_bytes().windows(2).any(has_square) && !starts_with_move_number(words) || words.starts_with('[')
}

/// Reads the text after a position: comments, and moves as its solution.
pub(super) fn below(text: &str, position: &Position) -> Vec<Operation> {
    let mut operations = Vec::new();
    let mut moves = String::new();
    for words in segments(text) {
        if is_solution(&words, position) || !moves.is_empty() && starts_with_move_number(&words) {
            moves.push_str(if moves.is_empty() { "" } else { " " });
            moves.push_str(&words);
        } else {
            operations.push(comment(words));
        }
    }
    if !moves.is_empty() {
        operations.push(comment(format!("Solution: {moves}")));
    }
    operations
}

pub(super) fn comment(words: String) -> Operation {
    Operation { opcode: "c0".to_owned(), operands: vec![Operand::Text(words)] }
}

/// Returns `true` if words are a stipulation, or a name and a value as in `Author: Sam Loyd`.
fn states_field(words: &str) -> bool {
    let is_named = || words.split_once(": ").is_some_and(|(name, _)| !name.contains(char::is_whitespace));
    stipulation::read(words).is_some() || is_named()
}

/// Returns `true` if words are moves that can be played in the position, or numbered moves.
pub(super) fn is_solution(words: &str, position: &Position) -> bool {
    let is_played = || {
        let mut play = Play::from_position(position);
        let is_legal = |word: &str| play.as_mut().is_some_and(|play| super::game::play_word(play, word));
        words.split_whitespace().all(is_legal)
    };
    starts_with_move_number(words) || is_played() || {
        let played = pgn::play(position, words);
        played.plies > 1 && played.illegal_word.is_none()
    }
}

/// Returns `true` for text such as `1.Qd5+` or `2... Kb6`: a number, a full stop and a move.
pub(crate) fn starts_with_move_number(words: &str) -> bool {
    let rest = words.trim_start_matches(|char: char| char.is_ascii_digit());
    let dots = rest.trim_start_matches(['.', '…']);
    let word = dots.split_whitespace().next().unwrap_or_default();
    let has_rank = word.contains(|char: char| ('1'..='8').contains(&char)) || word.starts_with("O-O");
    rest.len() < words.len() && dots.len() < rest.len() && has_rank && word.starts_with(char::is_alphabetic)
}

/// Splits text into lines and the columns of tables, without signs of comments and lists. Leaves out what says nothing.
fn segments(text: &str) -> impl Iterator<Item = String> {
    let lines = text.split(['\n', '\r']).filter(|line| line.len() <= MAX_LINE_LENGTH && !is_code(line));
    let columns = lines.flat_map(|line| {
        let columns: Vec<&str> = if starts_with_move_number(line.trim()) { vec![line] } else { columns(line) };
        columns
    });
    columns.map(bare).filter(|words| has_meaning(words)).map(str::to_owned).take(MAX_LINES)
}

/// Splits a line at the separators of tables, and at wide gaps.
fn columns(line: &str) -> Vec<&str> {
    line.split([';', '|', '\t']).flat_map(|column| column.split("   ")).collect()
}

/// Returns a text without the signs of comments and lists around it, and without its number in a list.
fn bare<'a>(text: &'a str) -> &'a str {
    let is_space = |char: char| char.is_whitespace() || "*•-–—_,:|~`'\"“”„«»".contains(char);
    let without_signs = |text: &'_ str| -> Range<usize> {
        let start = text.len() - text.trim_start_matches(|char: char| is_space(char) || "#%/>=".contains(char)).len();
        start..text.trim_end_matches(is_space).len().max(start)
    };
    let unbracketed = |text: &'a str| text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text);
    let end = unbracketed(text.trim_end_matches(is_space).trim_start());
    if stipulation::read(end).is_some() {
        return end;
    }
    let text = &text[without_signs(text)];
    let rest = text.trim_start_matches(['(', '[']).trim_start_matches(|char: char| char.is_ascii_digit());
    let is_numbered = rest.len() < text.len() && rest.starts_with(['.', ')', ']']) && !starts_with_move_number(text);
    let rest = rest.trim_start_matches(['.', ')', ']']);
    let text = if is_numbered { &rest[without_signs(rest)] } else { text };
    unbracketed(text)
}

/// Returns `true` if a text has letters, and is not the name of a notation or the side to move, which is read already.
fn has_meaning(words: &str) -> bool {
    const NAMES: &str = "fen epd x-fen xfen shredder position pos startpos setboard diagram board value content string";
    let bare = |word: &str| word.trim_matches(|char: char| !char.is_alphanumeric()).to_lowercase();
    let is_name = |word: &str| vocabulary::is_among(NAMES, &bare(word));
    let is_filled = stipulation::read(words).is_some()
        || starts_with_move_number(words)
        || words
            .split(|char: char| !char.is_alphanumeric())
            .any(|word| word.chars().filter(|char| char.is_alphabetic()).count() > 1);
    is_filled
        && !words.split_whitespace().all(is_name)
        && !stipulation::is_only_filler(words)
        && !annotations::has_commands(words)
        && !POPEYE_LINES.iter().any(|start| words.starts_with(start))
}

/// Returns `true` if a line is markup, source text or an address rather than words.
fn is_code(line: &str) -> bool {
    const SIGNS: [&str; 8] = ["://", "<", "{", "}", "\\", "[FEN", "=\"", "```"];
    let is_assignment = || {
        let end = line.trim_end().trim_end_matches(['"', '\'', '`', '(']).trim_end();
        end.ends_with(['=', '(', '[']) || end.ends_with(':') && line.contains('"')
    };
    SIGNS.iter().any(|sign| line.contains(sign)) || is_assignment()
}

impl Correction {
    /// Returns `true` for words around the position that were kept as operations.
    pub fn is_kept(&self) -> bool {
        self.kept_words().is_some()
    }

    /// Returns the words around the position that were kept as operations, each line after a space.
    pub(crate) fn kept_words(&self) -> Option<String> {
        let is_kept = |(opcode, _): &(&str, &str)| *opcode == "id" || vocabulary::is_numbered_opcode(opcode);
        self.after.split_once(" \"").filter(|after| matches!(self.field, 0 | 7) && is_kept(after))?;
        if vocabulary::operations(&self.before).is_some() {
            return None;
        }
        let kept = epd::read_tail(&self.after, 0).operations;
        Some(kept.iter().flat_map(|kept| &kept.operands).map(Operand::text).collect::<Vec<_>>().join(" "))
    }
}
