//! Finds the side to move and the castling rights in the words around a position.

use std::ops::Range;

use super::super::{names, vocabulary::is_among};
use crate::board::Color;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) struct Statement<T> {
    pub(in super::super) value: T,
    /// The byte range of the words that state the value.
    pub(in super::super) span: Range<usize>,
}

struct Word {
    text: String,
    bytes: Range<usize>,
}

fn color_named(word: &str) -> Option<Color> {
    names::color(word).map(|(color, _)| color)
}

fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut start = None;
    for (at, char) in text.char_indices().chain(std::iter::once((text.len(), ' '))) {
        match (char.is_alphanumeric(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                words.push(Word { text: text[from..at].to_lowercase(), bytes: from..at });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// Finds the side to move in words ("White to move", "side to move: b", "Schwarz am Zug", "trait aux noirs"), in `1...`
/// at the beginning of a line, or in `w` or `b` on a separate line. A task also shows the side: "mate in 2" and "#2"
/// begin with White, "h#2" with Black.
pub(in super::super) fn side_to_move(text: &str) -> Option<Statement<Color>> {
    let words = words(text);
    (0..words.len())
        .find_map(|at| {
            color_before_verb(&words, at).or_else(|| color_after_key(&words, at)).or_else(|| abbreviated(&words[at]))
        })
        .or_else(|| text_lines(text).find_map(|(start, line)| side_in_line(line, start)))
        .or_else(|| side_of_task(text, &words))
}

/// Finds a color that is alone on a line, as in the board header of gnuchess; `None` if lines name different colors.
pub(in super::super) fn lone_color(text: &str) -> Option<Statement<Color>> {
    let mut named = text_lines(text).filter_map(|(start, line)| {
        let value = color_named(&line.trim().to_lowercase())?;
        Some(Statement { value, span: start..start + line.len() })
    });
    named.next().filter(|first| named.all(|other| other.value == first.value))
}

/// Reads a color that is followed by words such as "to play": "White to play", "Black moves", "Weiß am Zug".
fn color_before_verb(words: &[Word], at: usize) -> Option<Statement<Color>> {
    const VERBS: &str = "move moves turn plays begins starts zieht beginnt speelt begint joue jouent juega juegan \
        mueve mueven muove muovono gioca giocano joga jogam zaczynają начинают ходят играют выигрывают";
    const PHRASES: &str = "ist dran, vid draget, i trækket, i trekket, na tahu, am zuge, am zug, ist am zug, \
        an der reihe, aan zet, is aan zet, on move, on the move, has the move";
    const TASKS: [&str; 9] = ["move", "play", "win", "mate", "draw", "go", "start", "begin", "checkmate"];
    let value = color_named(&words[at].text)?;
    let next = |from: usize| words.get(at + from).map_or("", |word| word.text.as_str());
    let skipped = usize::from(next(1) == "s");
    let is_phrase = |phrase: &&str| phrase.split(' ').zip(1 + skipped..).all(|(word, from)| next(from) == word);
    let length = if next(1 + skipped) == "to" && TASKS.contains(&next(2 + skipped)) {
        2
    } else if is_among(VERBS, next(1 + skipped)) {
        1
    } else {
        PHRASES.split(", ").find(is_phrase)?.split(' ').count()
    };
    let last = words.get(at + skipped + length)?;
    Some(Statement { value, span: words[at].bytes.start..last.bytes.end })
}

/// Reads a color that follows a keyword: "to move: black", "side to move: w", "juegan blancas".
fn color_after_key(words: &[Word], at: usize) -> Option<Statement<Color>> {
    const KEYS: &str = "move turn stm play active player next trait zug zet juegan mueven tocca muove muovono tratto \
        turno jogam ruch ход ходят";
    const BETWEEN: &str = "is it s au aux les las a al ai il de das del color colour to side за";
    let value = match words[at].text.as_str() {
        "w" => Color::White,
        "b" => Color::Black,
        name => color_named(name)?,
    };
    let is_between =
        |word: &&Word| is_among(BETWEEN, &word.text) || word.text.bytes().all(|byte| byte.is_ascii_digit());
    let key = words[..at].iter().rev().take(4).find(|word| !is_between(word))?;
    let is_key = is_among(KEYS, &key.text);
    is_key.then(|| Statement { value, span: key.bytes.start..words[at].bytes.end })
}

fn abbreviated(word: &Word) -> Option<Statement<Color>> {
    let value = match word.text.as_str() {
        "wtm" => Color::White,
        "btm" => Color::Black,
        _ => return None,
    };
    Some(Statement { value, span: word.bytes.clone() })
}

fn text_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |start, line| {
        let from = *start;
        *start += line.len();
        Some((from, line.trim_end()))
    })
}

/// Reads the side to move from a line that begins with a move of Black (`1...`), or that consists of the second field
/// of FEN, with or without the fields after it.
fn side_in_line(line: &str, start: usize) -> Option<Statement<Color>> {
    let indent = line.len() - line.trim_start().len();
    let line = &line[indent..];
    let start = start + indent;
    let number = line.bytes().take_while(u8::is_ascii_digit).count();
    if number > 0 && (line[number..].starts_with("...") || line[number..].starts_with('…')) {
        return Some(Statement { value: Color::Black, span: start..start + number + 3 });
    }
    let mut fields = line.split_whitespace();
    let side = fields.next()?;
    let value = match side {
        "w" | "W" => Color::White,
        "b" | "B" => Color::Black,
        _ => color_named(&side.to_lowercase()).filter(|_| fields.clone().next().is_some())?,
    };
    let rest: Vec<&str> = fields.take(5).collect();
    are_fields_after_side(&rest).then(|| Statement { value, span: start..start + side.len() })
}

/// Returns `true` if these words can be the fields of FEN after the side to move.
fn are_fields_after_side(fields: &[&str]) -> bool {
    let is_number = |field: &&str| field.bytes().all(|byte| byte.is_ascii_digit());
    match fields {
        [] => true,
        [rights, rest @ ..] if *rights == "-" || is_rights(rights) => match rest {
            [] => true,
            ["-", clocks @ ..] => clocks.len() <= 2 && clocks.iter().all(is_number),
            [_square, clocks @ ..] => clocks.len() == 2 && clocks.iter().all(is_number),
        },
        _ => false,
    }
}

/// Returns `true` if a line consists of the side to move and at least two more fields of FEN.
pub(in super::super) fn is_line_of_fields(line: &str) -> bool {
    let fields: Vec<&str> = line.split_whitespace().take(6).collect();
    matches!(fields.as_slice(), ["w" | "b", rest @ ..] if rest.len() > 1 && are_fields_after_side(rest))
}

/// Reads a task in words or signs: "mate in 2", "Matt in drei Zügen", "#2". White begins; in a helpmate, Black.
fn side_of_task(text: &str, words: &[Word]) -> Option<Statement<Color>> {
    const MATES: [&str; 7] = ["mate", "mates", "checkmate", "matt", "mat", "мат", "win"];
    let in_words = words.windows(2).find(|pair| {
        MATES.contains(&pair[0].text.as_str()) && matches!(pair[1].text.as_str(), "in" | "en" | "binnen" | "в")
    });
    if let Some([mate, preposition]) = in_words {
        let is_help = text[..mate.bytes.start].trim_end().to_lowercase().ends_with("help");
        let value = if is_help { Color::Black } else { Color::White };
        return Some(Statement { value, span: mate.bytes.start..preposition.bytes.end });
    }
    let sign = text
        .match_indices('#')
        .map(|(at, _)| at)
        .find(|at| text[at + 1..].starts_with(|c: char| c.is_ascii_digit()))?;
    let prefix = text[..sign].chars().next_back().filter(char::is_ascii_alphabetic);
    let value = match prefix {
        Some('h' | 'H') => Color::Black,
        None | Some('s' | 'r' | 'S' | 'R') => Color::White,
        _ => return None,
    };
    Some(Statement { value, span: sign - prefix.map_or(0, char::len_utf8)..sign + 2 })
}

fn is_rights(field: &str) -> bool {
    (1..=4).contains(&field.len()) && field.bytes().all(|byte| b"KQkq".contains(&byte))
}

/// Finds castling rights after a word for castling: `Castling: KQkq`. Returns them in the order of FEN, or as `-`.
pub(in super::super) fn castling(text: &str) -> Option<Statement<String>> {
    const NAMES: [&str; 4] = ["castl", "rochade", "rokade", "roque"];
    let is_gap = |char: char| char.is_whitespace() || matches!(char, ':' | ',' | '=');
    let mut since_name = usize::MAX;
    let mut start = 0;
    for word in text.split_inclusive(is_gap) {
        let name = word.trim_end_matches(is_gap);
        let bytes = start..start + name.len();
        start += word.len();
        if name.is_empty() {
            continue;
        }
        if since_name < 3 && (is_rights(name) || name == "-") {
            return Some(Statement { value: in_order(name), span: bytes });
        }
        let lower = name.to_lowercase();
        since_name = if NAMES.iter().any(|start| lower.starts_with(start)) { 0 } else { since_name.saturating_add(1) };
    }
    None
}

/// Finds castling rights after the side to move on a separate line: `white  KQkq`, `b KQkq - 0 1`.
pub(in super::super) fn castling_after_side(text: &str) -> Option<String> {
    text.lines().find_map(|line| {
        side_in_line(line, 0).and(line.split_whitespace().nth(1)).filter(|field| is_rights(field)).map(in_order)
    })
}

fn in_order(rights: &str) -> String {
    let ordered: String = "KQkq".chars().filter(|letter| rights.contains(*letter)).collect();
    if ordered.is_empty() { "-".into() } else { ordered }
}
