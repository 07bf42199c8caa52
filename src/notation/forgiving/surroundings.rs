//! Keeps the words around a position as operations of EPD: the title above it is `id`, all other lines are comments.
//!
//! A comment may state a field, such as `mate in 2` or `Author: Sam Loyd`. Moves after the position are its solution.

use std::iter;
use std::ops::Range;

use super::{CorrectedPosition, Correction, names, vocabulary};
use crate::board::Position;
use crate::notation::epd::{self, Operand, Operation};
use crate::notation::{annotations, pgn, stipulation};
use crate::rules::Play;

/// Maximum number of lines that are kept.
const MAX_LINES: usize = 64;
/// Maximum number of bytes of a line that may state a field.
const MAX_LINE_LENGTH: usize = 1000;

/// The upper edge of a board that Popeye prints.
const POPEYE_FRAME: &str = "+---a---b---c---d";
/// Beginnings of the lines that Popeye prints about itself.
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

/// Turns the words that were left out around a position into operations, and adds these to the corrections.
pub(super) fn keep(corrected: &mut CorrectedPosition, text: &str) {
    let is_printed = text.contains(POPEYE_FRAME);
    let CorrectedPosition { position, corrections, operations, .. } = corrected;
    for correction in corrections.iter_mut().filter(|correction| correction.after.is_empty()) {
        let first = operations.len();
        match correction.field {
            0 if is_printed => append(operations, above_printed(&correction.before)),
            0 => append(operations, above(&correction.before)),
            7 if is_printed => append(operations, below_printed(&correction.before)),
            7 if !states_more(&correction.before) => {
                append(operations, below(whole_tail(text, &correction.before), position));
            }
            _ => continue,
        }
        correction.after = operations[first..].iter().map(epd::write_operation).collect::<Vec<_>>().join(" ");
    }
}

/// Returns the whole text after a position. The reader gets only the beginning of a very long text.
fn whole_tail<'a>(text: &'a str, left_out: &'a str) -> &'a str {
    if text.trim_end().ends_with(left_out.trim_end()) {
        return left_out;
    }
    text.find(left_out).map_or(left_out, |start| &text[start..])
}

/// Returns `true` for operations and for the moves of a UCI line.
fn states_more(text: &str) -> bool {
    text.trim_start().starts_with("moves") || vocabulary::operations(text).is_some()
}

/// Appends operations. Each comment gets the first free opcode of `c0` to `c8`, otherwise `c9`.
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

/// Reads the lines below a board that Popeye prints: the stipulation, conditions, and the solution up to its end.
fn below_printed(text: &str) -> Vec<Operation> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let stipulation = lines.next().and_then(|line| line.split_whitespace().next());
    let is_plain = |words: &str| stipulation::read(words).is_some();
    let named = |words: &str| if is_plain(words) { words.to_owned() } else { format!("Stipulation: {words}") };
    let mut operations: Vec<Operation> = stipulation.map(|words| comment(named(words))).into_iter().collect();
    let is_of_solution = |line: &&str| !POPEYE_LINES.iter().any(|start| line.starts_with(start));
    let lines: Vec<&str> = lines.take_while(is_of_solution).collect();
    let is_first = |line: &&str| starts_with_move_number(line) || line.starts_with("a)");
    let (conditions, solution) = lines.split_at(lines.iter().position(is_first).unwrap_or(lines.len()));
    operations.extend(conditions.iter().filter(|line| has_meaning(line)).map(|line| comment((*line).to_owned())));
    let solution = solution.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    if !solution.is_empty() {
        operations.push(comment(format!("Solution: {solution}")));
    }
    operations
}

/// Reads the fields that the lines of a list of pieces state, as in `Stipulation: #2`. An entry of a database may have
/// the values on lines of their own, after dashes.
pub(super) fn fields(text: &str) -> Vec<Operation> {
    let mut operations = Vec::new();
    // The name above the current values.
    let mut heading = None;
    for line in text.lines().filter(|line| line.len() <= MAX_LINE_LENGTH) {
        let words = bare(line);
        if let Some(name) = line.trim().strip_suffix(':').filter(|name| is_name(name)) {
            heading = Some(name);
        } else if let Some(name) = heading.filter(|_| line.trim_start().starts_with("- ")) {
            operations.push(comment(format!("{name}: {words}")));
        } else if stipulation::read(words).is_some() {
            operations.push(comment(words.to_owned()));
        } else {
            heading = None;
            let named = words.split_once(':').map(|(name, value)| (name, bare(value)));
            let is_field = |(name, value): &(&str, &str)| is_name(name) && !value.is_empty() && !are_pieces(value);
            operations.extend(named.filter(is_field).map(|(name, value)| comment(format!("{name}: {value}"))));
        }
    }
    operations
}

/// Adds the first stipulation in a text, unless a comment states one.
pub(super) fn add_stipulation(operations: &mut Vec<Operation>, text: &str) {
    let states =
        |operation: &Operation| epd::comment(operation).is_some_and(|words| stipulation::find(&words).is_some());
    if operations.iter().any(states) {
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

/// Splits text into lines and the columns of tables, without signs of comments and lists, and omits parts that have no
/// meaning.
fn segments(text: &str) -> impl Iterator<Item = String> {
    let lines = text.split(['\n', '\r']).filter(|line| !is_code(line));
    let columns = |line| if starts_with_move_number(str::trim(line)) { vec![line] } else { columns(line) };
    lines.flat_map(columns).map(bare).filter(|words| has_meaning(words)).map(str::to_owned).take(MAX_LINES)
}

/// Splits a line at the separators of tables, and at wide gaps.
fn columns(line: &str) -> Vec<&str> {
    line.split([';', '|', '\t']).flat_map(|column| column.split("   ")).collect()
}

/// Returns a text without the signs of comments and lists around it, and without its number in a list.
fn bare<'a>(text: &'a str) -> &'a str {
    let is_space = |char: char| char.is_whitespace() || "*•-–—_,:|~`'\"“”„«»".contains(char);
    let without_signs = |text: &str| -> Range<usize> {
        let start = text.len() - text.trim_start_matches(|char: char| is_space(char) || "#%/>=".contains(char)).len();
        start..text.trim_end_matches(is_space).len().max(start)
    };
    let unbracketed = |text: &'a str| text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text);
    // Signs at the ends may belong to a stipulation, such as `#2` or `+-`.
    let whole = unbracketed(text.trim());
    let is_sign = stipulation::read_result_sign(whole).is_some();
    let with_signs = if is_sign { whole } else { unbracketed(text.trim_end_matches(is_space).trim_start()) };
    if stipulation::read(with_signs).is_some() {
        return with_signs;
    }
    let text = &text[without_signs(text)];
    let rest = text.trim_start_matches(['(', '[']).trim_start_matches(|char: char| char.is_ascii_digit());
    let is_numbered = rest.len() < text.len() && rest.starts_with(['.', ')', ']']) && !starts_with_move_number(text);
    let rest = rest.trim_start_matches(['.', ')', ']']);
    let text = if is_numbered { &rest[without_signs(rest)] } else { text };
    unbracketed(text)
}

/// Returns `true` if a text has words, except names of notations, and words that the readers of positions understand.
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

    /// Returns the words around the position that were kept as operations, joined by spaces.
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
