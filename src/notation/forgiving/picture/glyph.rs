//! The characters of drawings: pieces, empty squares and borders.

use super::super::names;
use super::super::normalize::normalize_char;
use crate::board::{Color, Piece, Role};

/// Piece letters of all known languages, with A and C for archbishop and chancellor.
const PIECE_LETTERS: &str = "KQRBNPACSDTLUFHWGVJ";

const EMPTY: &str = ".-_*0#+=";

/// Additional characters for an empty square between bars, or around a piece.
const SHADING: &str = ":~/'";

const NULL_WORDS: [&str; 7] = ["null", "nil", "None", "NULL", "undefined", "empty", "EMPTY"];

const MAX_NAME_LENGTH: usize = 24;

/// Minimum width of a line with nothing but the two sides of a frame.
const MIN_FRAME_WIDTH: usize = 24;

const BORDER: &str = "+-=_|:~*#'\"─‾";

const MAX_LINES: usize = 1000;

pub(super) type Line = Vec<char>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Empty,
    Figure(Piece),
    Letter {
        letter: char,
        /// The color, if something other than the case of the letter shows the color.
        color: Option<Color>,
    },
}

/// Returns the lines of a text. A line into which a web page or program joined several lines is split again.
pub(super) fn source_lines(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n");
    text.split(['\n', '\r', '\u{2028}', '\u{2029}']).flat_map(split_joined).take(MAX_LINES).collect()
}

pub(super) fn normalize_lines(written: &[String]) -> Vec<Line> {
    let mut lines: Vec<Line> =
        written.iter().map(|line| line.chars().filter_map(normalize_drawn_char).collect()).collect();
    strip_quoting(&mut lines);
    lines
}

/// Splits a line that was joined from several: at escaped line breaks, rows of an array, or borders of a drawing.
fn split_joined(line: &str) -> Vec<String> {
    if line.matches("\\n").take(5).count() == 5 {
        return line.split("\\n").map(str::to_owned).collect();
    }
    if let Some(line) = bars_for_brackets(line) {
        return vec![line];
    }
    if line.matches("||").count() == 7 && line.matches('|').count() == 15 {
        // A row of a MediaWiki table.
        return vec![line.replace("||", "|")];
    }
    if line.matches(']').take(5).count() == 5 {
        return line.split_inclusive(']').flat_map(array_row).collect();
    }
    let is_border = |word: &str| word.len() > 10 && word.starts_with('+') && word.ends_with('+') && word.contains('-');
    if line.split_whitespace().filter(|word| is_border(word)).take(5).count() < 5 {
        return vec![line.to_owned()];
    }
    let mut lines = vec![String::new()];
    for word in line.split_whitespace() {
        if is_border(word) {
            lines.push(String::new());
        } else if let Some(last) = lines.last_mut() {
            last.push_str(word);
            last.push(' ');
        }
    }
    lines
}

fn array_row(text: &str) -> Vec<String> {
    match text.rfind('[').map(|at| text.split_at(at)) {
        Some((before, row)) if before.contains(char::is_alphanumeric) => vec![before.to_owned(), row.to_owned()],
        Some((_, row)) => vec![row.to_owned()],
        None => vec![text.to_owned()],
    }
}

/// Replaces brackets around the squares by bars: `[r][ ][b]` becomes `|r| |b|`.
fn bars_for_brackets(line: &str) -> Option<String> {
    let opening = line.find(['[', '('])?;
    let (open, close) = if line[opening..].starts_with('[') { ('[', ']') } else { ('(', ')') };
    let mut parts = line.split(open);
    let mut bars = parts.next()?.to_owned() + "|";
    let mut count = 0;
    let mut behind = "";
    for part in parts {
        let (square, after) = part.split_once(close)?;
        if !matches!(behind.trim(), "" | ",") || square.chars().nth(3).is_some() {
            return None;
        }
        bars.push_str(square);
        bars.push('|');
        behind = after;
        count += 1;
    }
    (5..=10).contains(&count).then(|| bars + behind)
}

/// Returns the normalized character; `None` removes it. Blanks as wide as a chess symbol stay distinct from spaces.
fn normalize_drawn_char(char: char) -> Option<char> {
    Some(match char {
        '\t' | '`' | '♔'..='♟' => char,
        '\u{3000}' | '\u{2001}' | '\u{2003}' => '\u{3000}',
        '\u{20E3}' => return None,
        '│' | '┃' | '║' | '¦' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋' | '❘' | '∣' | '❙' | '▏' | '▕' => {
            '|'
        }
        '─' | '━' | '═' | '╌' | '╍' | '┄' | '┅' | '┈' | '┉' | '▁' | '▔' | '▀' | '▄' | '¯' => {
            '─'
        }
        '\u{2500}'..='\u{257F}' => '+',
        _ if "█○●◯◦⭘⚪⚫☐‧∘◌".contains(char) => '.',
        '\u{2591}'..='\u{2593}'
        | '\u{25A0}'..='\u{25AB}'
        | '\u{25FB}'..='\u{25FE}'
        | '\u{2B1A}'..='\u{2B1C}'
        | '\u{1F7E0}'..='\u{1F7EB}' => '.',
        '\u{1F1E6}'..='\u{1F1EF}' => char::from(b'a' + (u32::from(char) - 0x1F1E6) as u8),
        _ => return normalize_char(char),
    })
}

/// Removes the quote marks of mail, or the comment marks of code, if every line that is not blank begins with them.
fn strip_quoting(lines: &mut [Line]) {
    for sign in ["///", "//!", "//", ">", "#", "%", ";"] {
        let sign: Line = sign.chars().collect();
        let visible = |line: &&mut Line| line.iter().any(|char| !is_blank(*char));
        let place = |line: &[char]| line.iter().position(|char| !is_blank(*char)).unwrap_or(0);
        let mut quoted = lines.iter_mut().filter(visible).peekable();
        let has_lines = quoted.peek().is_some();
        if !has_lines || !quoted.all(|line| line[place(line)..].starts_with(&sign)) {
            continue;
        }
        for line in lines.iter_mut() {
            let start = place(line);
            if line[start..].starts_with(&sign) {
                line.drain(..start + sign.len());
            }
        }
        return;
    }
}

pub(super) fn is_blank(char: char) -> bool {
    matches!(char, ' ' | '\t' | '\u{3000}')
}

pub(super) fn is_blank_line(line: &[char]) -> bool {
    line.iter().all(|char| is_blank(*char))
}

/// Returns `true` if a line can be a border or a rank of empty squares. `|-` separates the rows of a table in wikis.
pub(super) fn is_border(line: &[char]) -> bool {
    let visible = || line.iter().filter(|char| !is_blank(**char));
    // Popeye prints such a line between the ranks.
    let is_frame = visible().eq(&['|', '|']) && line.len() >= MIN_FRAME_WIDTH;
    is_frame
        || (visible().count() >= 3 || visible().eq(&['|', '-']))
            && visible().all(|char| BORDER.contains(*char))
            && visible().any(|char| !matches!(char, '|' | ':' | '\'' | '"'))
}

/// Reads a line with nothing but file letters. Returns their number, and `true` if they ascend from the a-file.
pub(super) fn file_letters(line: &[char]) -> Option<(usize, bool)> {
    let letters: Vec<char> = line
        .iter()
        .filter(|char| !is_blank(**char) && !"|+-─.:_,'\"()[]*`".contains(**char))
        .map(char::to_ascii_lowercase)
        .take(11)
        .collect();
    if !(5..=10).contains(&letters.len()) {
        return None;
    }
    let ascends = letters.iter().copied().eq(('a'..='j').take(letters.len()));
    let descends = letters.iter().rev().copied().eq(('a'..='j').take(letters.len()));
    (ascends || descends).then_some((letters.len(), ascends))
}

pub(in super::super) fn figure(char: char) -> Option<Piece> {
    const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let index = u32::from(char).checked_sub(0x2654)? as usize;
    let color = if index < 6 { Color::White } else { Color::Black };
    (index < 12).then(|| Piece::new(color, ROLES[index % 6]))
}

pub(super) fn cell_of_char(char: char) -> Option<Cell> {
    if let Some(piece) = figure(char) {
        Some(Cell::Figure(piece))
    } else if is_piece_letter(char) {
        Some(Cell::Letter { letter: char, color: None })
    } else {
        (char == '\u{3000}' || EMPTY.contains(char)).then_some(Cell::Empty)
    }
}

fn is_piece_letter(char: char) -> bool {
    PIECE_LETTERS.contains(char.to_ascii_uppercase())
}

pub(super) fn without_emphasis(part: &[char]) -> &[char] {
    let between = |sign: &[char]| part.strip_prefix(sign)?.strip_suffix(sign).filter(|inside| !inside.is_empty());
    between(&['*', '*']).or_else(|| between(&['`'])).unwrap_or(part)
}

/// Reads several characters as one square: nothing, or a letter or chess symbol, which may have a mark or shading.
pub(super) fn cell_of_part(part: &[char]) -> Option<Cell> {
    let part = without_emphasis(part);
    if NULL_WORDS.iter().any(|word| part.iter().copied().eq(word.chars())) {
        return Some(Cell::Empty);
    }
    let is_shading =
        |char: char| is_blank(char) || EMPTY.contains(char) || SHADING.contains(char) || "<>()".contains(char);
    // Popeye marks a black piece with a dash.
    if let ['-', letter] = *part
        && letter.is_ascii_uppercase()
        && is_piece_letter(letter)
    {
        return Some(Cell::Letter { letter, color: Some(Color::Black) });
    }
    let inked: Vec<char> = part.iter().copied().filter(|char| !is_shading(*char)).take(3).collect();
    let is_marked = part.iter().any(|char| matches!(char, '*' | '<'));
    match *inked.as_slice() {
        [] => is_empty_part(part).then_some(Cell::Empty),
        [only] => match cell_of_char(only)? {
            Cell::Letter { letter, .. } if is_marked => Some(Cell::Letter { letter, color: Some(Color::Black) }),
            cell => Some(cell),
        },
        [first, second] => piece_code(first, second),
        _ => named_piece(part).map(Cell::Figure),
    }
}

fn named_piece(part: &[char]) -> Option<Piece> {
    let is_name =
        part.len() <= MAX_NAME_LENGTH && part.iter().all(|char| char.is_alphabetic() || " _-".contains(*char));
    if is_name { names::named_piece(&part.iter().collect::<String>()) } else { None }
}

/// Returns `true` if characters without a letter draw an empty square. Three or more with a dash belong to a border.
fn is_empty_part(part: &[char]) -> bool {
    let visible: Vec<char> = part.iter().copied().filter(|char| !is_blank(*char)).collect();
    let is_line = |char: &char| matches!(char, '-' | '=' | '_' | '+');
    visible.len() <= 2 || visible.len() <= 5 && !visible.iter().any(is_line)
}

/// Reads a piece of two letters: `wK` and `bK`, `Kw` and `Kb`, or the `kl` and `kd` (light, dark) of Wikipedia.
fn piece_code(first: char, second: char) -> Option<Cell> {
    let color = |char: char, white: char| match char.to_ascii_lowercase() {
        char if char == white => Some(Color::White),
        'b' if white == 'w' => Some(Color::Black),
        'd' if white == 'l' => Some(Color::Black),
        _ => None,
    };
    let letter = |letter: char, color| Some(Cell::Letter { letter: letter.to_ascii_uppercase(), color: Some(color) });
    if matches!(second, 'l' | 'd') && "kqrbnp".contains(first) {
        return letter(first, color(second, 'l')?);
    }
    match (color(first, 'w'), color(second, 'w')) {
        (Some(color), _) if is_piece_letter(second) => letter(second, color),
        (_, Some(color)) if is_piece_letter(first) => letter(first, color),
        _ => None,
    }
}
