//! Stipulations of problems: `#2`, `s#3`, `h#2.5`, `+`, `=`, and the same in words.
//!
//! The signs follow the Codex for Chess Composition; `.5` adds half a move to a helpmate that the mating side begins.

use std::iter;

pub use crate::board::{Goal, Stipulation};

/// Maximum number of moves. A larger number is assumed to count something else.
const MAX_MOVES: u16 = 999;

/// Reads a text that is a stipulation and nothing else.
///
/// ```
/// use fenwright::notation::stipulation;
/// let read = |text| stipulation::read(text).map(|read| read.to_string());
/// assert_eq!(read("h#2.5").as_deref(), Some("h#2.5"));
/// assert_eq!(read("White to move and mate in two").as_deref(), Some("#2"));
/// assert_eq!(read("Matt in drei Zügen").as_deref(), Some("#3"));
/// assert_eq!(read("White wins").as_deref(), Some("+"));
/// assert_eq!(read("Loyd, mate in 2"), None);
/// ```
pub fn read(text: &str) -> Option<Stipulation> {
    let text = text.trim().trim_end_matches(['.', '!']).trim_end();
    let ends = [(Goal::Win, ["+", "1-0"]), (Goal::Draw, ["=", "½-½"])];
    if let Some((goal, _)) = ends.into_iter().find(|(_, signs)| signs.contains(&text)) {
        return Some(Stipulation { goal, half_moves: 0 });
    }
    let words: Vec<String> = words(text).map(|word| word.text.to_lowercase()).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let rest =
        |found: &FoundStipulation| words[..found.start].iter().chain(&words[found.end..]).all(|word| is_filler(word));
    if let Some(found) = find_in(&words).filter(rest) {
        return Some(found.stipulation);
    }
    let is_goal = |names: &[&str]| {
        words.iter().filter(|word| names.contains(word)).count() == 1
            && words.iter().all(|word| names.contains(word) || is_filler(word))
    };
    let goal = [(Goal::Win, WIN), (Goal::Draw, DRAW)].into_iter().find(|(_, names)| is_goal(names))?.0;
    Some(Stipulation { goal, half_moves: 0 })
}

/// Finds the first stipulation among other words. A stipulation that begins with `#` counts only after a comma, dash,
/// bracket or similar sign, or if it is the whole text.
///
/// ```
/// use fenwright::notation::stipulation;
/// let find = |text| stipulation::find(text).map(|found| found.to_string());
/// assert_eq!(find("Loyd 7, mate in 3").as_deref(), Some("#3"));
/// assert_eq!(find("Loyd 1868: s#4").as_deref(), Some("s#4"));
/// assert_eq!(find("Puzzle #2"), None);
/// ```
pub fn find(text: &str) -> Option<Stipulation> {
    let places: Vec<Word<'_>> = words(text).collect();
    let lower: Vec<String> = places.iter().map(|word| word.text.to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let mut from = 0;
    while let Some(found) = find_in(&lower[from..]) {
        let word = &places[from + found.start];
        let before = text[..word.start].trim_end();
        let is_sure = !word.text.starts_with('#') || before.ends_with([',', ';', ':', '(', '[', '-', '–', '—', '|']);
        if is_sure || text.trim() == word.text {
            return Some(found.stipulation);
        }
        from += found.end;
    }
    None
}

struct FoundStipulation {
    stipulation: Stipulation,
    start: usize,
    end: usize,
}

struct Word<'a> {
    text: &'a str,
    start: usize,
}

const MATE: &[&str] = &["mate", "mates", "checkmate", "checkmates", "matt", "mat", "schachmatt", "schaakmat"];
const SELFMATE: &[&str] = &["selfmate", "self-mate", "selbstmatt", "zelfmat", "selfmat", "automat"];
const HELPMATE: &[&str] = &["helpmate", "help-mate", "hilfsmatt", "helpmat", "hulpmat"];
const WIN: &[&str] = &["win", "wins", "gewinn", "gewinnt", "gewinnen", "wint", "winst", "gagne", "gagnent", "gain"];
const DRAW: &[&str] = &["draw", "draws", "remis", "remise", "nulle"];

const IN: &[&str] = &["in", "en", "binnen", "within"];

const MOVES: &[&str] = &["moves", "zügen", "zuegen", "zetten", "coups"];

/// Words after the number of moves: "2-mover", "Dreizüger".
const MOVER: &[&str] = &["mover", "züger", "zueger", "zuger"];

/// An ending like [`MOVER`], but only within a word: `driezet`. As a separate word, as in "2 zet", it means a move.
const MOVER_ENDING: &str = "zet";

/// Words that [`read`] accepts in a text besides the stipulation.
const FILLER: &[&str] = &[
    "white", "black", "to", "move", "moves", "and", "play", "plays", "the", "a", "forced", "forces", "problem",
    "puzzle", "it", "is", "weiß", "weiss", "schwarz", "am", "zug", "zieht", "zügen", "zuegen", "züge", "und", "hält",
    "setzt", "wit", "zwart", "aan", "zet", "zetten", "geeft", "speelt", "houdt", "begint", "les", "blancs", "noirs",
    "jouent", "et", "en", "font", "coups", "coup", "trait", "aux", "beginnt", "spielt", "erzwingt",
];

fn is_filler(word: &str) -> bool {
    FILLER.contains(&word)
}

/// Returns the words of a text. Signs of stipulations, such as `#`, are part of the words.
fn words(text: &str) -> impl Iterator<Item = Word<'_>> {
    let is_part = |char: char| char.is_alphanumeric() || matches!(char, '#' | '.' | '\u{bd}' | '-' | '\'' | '+' | '=');
    let mut at = 0;
    iter::from_fn(move || {
        let start = at + text[at..].find(is_part)?;
        at = text[start..].find(|char| !is_part(char)).map_or(text.len(), |length| start + length);
        if is_before_half(&text[start..at], &text[at..]) {
            at += ",5".len();
        }
        let word = text[start..at].trim_end_matches(['.', '-', '\'']);
        Some(Word { text: word, start })
    })
    .filter(|word| !word.text.is_empty())
}

/// Returns `true` if a word ends in a digit and `,5` follows, with a decimal comma as in German and Dutch.
fn is_before_half(word: &str, rest: &str) -> bool {
    let is_half = rest.strip_prefix(",5").is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
    word.ends_with(|char: char| char.is_ascii_digit()) && is_half
}

fn find_in(words: &[&str]) -> Option<FoundStipulation> {
    (0..words.len()).find_map(|start| {
        let (stipulation, length) = parse_prefix(&words[start..])?;
        Some(FoundStipulation { stipulation, start, end: start + length })
    })
}

/// Reads the stipulation at the beginning of the words, and returns it with the number of its words.
fn parse_prefix(words: &[&str]) -> Option<(Stipulation, usize)> {
    let (first, rest) = words.split_first()?;
    if let Some(stipulation) = parse_sign(first).or_else(|| parse_mover(first)) {
        return Some((stipulation, 1));
    }
    // "2 mover"
    if let (Some(half_moves), Some(next)) = (parse_number(first), rest.first())
        && MOVER.contains(next)
    {
        return Some((Stipulation { goal: Goal::Mate, half_moves }, 2));
    }
    let (goal, half_moves, length) = if let Some((goal, named)) = parse_goal(words) {
        (goal, parse_in_moves(&words[named..])?, named + 2)
    } else {
        // "in 2 Zügen matt"
        let half_moves = parse_in_moves(words)?;
        let is_moves = words.get(2).is_some_and(|word| MOVES.contains(word));
        let (goal, named) = parse_goal(words.get(3..).filter(|_| is_moves)?)?;
        (goal, half_moves, named + 3)
    };
    (goal == Goal::Helpmate || half_moves.is_multiple_of(2)).then_some((Stipulation { goal, half_moves }, length))
}

fn parse_in_moves(words: &[&str]) -> Option<u16> {
    words.first().filter(|word| IN.contains(word)).and_then(|_| parse_number(words.get(1)?))
}

/// Reads the goal at the beginning of the words, and returns it with the number of its words.
fn parse_goal(words: &[&str]) -> Option<(Goal, usize)> {
    let goals = [(Goal::Mate, MATE), (Goal::Selfmate, SELFMATE), (Goal::Helpmate, HELPMATE)];
    let first = words.first()?;
    let is_mate = words.get(1).is_some_and(|next| MATE.contains(next));
    match *first {
        "self" if is_mate => Some((Goal::Selfmate, 2)),
        "help" if is_mate => Some((Goal::Helpmate, 2)),
        _ => goals.into_iter().find(|(_, names)| names.contains(first)).map(|(goal, _)| (goal, 1)),
    }
}

/// Reads a stipulation from its sign: `#2`, `s#3`, `h#2.5`.
fn parse_sign(word: &str) -> Option<Stipulation> {
    let (sign, moves) = word.split_at(word.find('#')? + 1);
    let goal = match sign {
        "#" => Goal::Mate,
        "s#" => Goal::Selfmate,
        "h#" => Goal::Helpmate,
        _ => return None,
    };
    // Only helpmates have a decimal comma. Otherwise a comma ends the number, as in "#3,5 men".
    let moves = if goal == Goal::Helpmate { moves } else { moves.split(',').next()? };
    let half_moves = parse_half_moves(moves)?;
    (goal == Goal::Helpmate || half_moves.is_multiple_of(2)).then_some(Stipulation { goal, half_moves })
}

/// Reads a mate that is given by its number of moves: `2-mover`, `dreizüger`, `driezet`.
fn parse_mover(word: &str) -> Option<Stipulation> {
    let half_moves = MOVER.iter().chain([&MOVER_ENDING]).find_map(|end| {
        let count = word.strip_suffix(end)?;
        parse_number(count.strip_suffix('-').unwrap_or(count))
    })?;
    half_moves.is_multiple_of(2).then_some(Stipulation { goal: Goal::Mate, half_moves })
}

/// Reads a number of moves in digits or in words, and returns it in half moves.
fn parse_number(word: &str) -> Option<u16> {
    const NUMBERS: [&[&str]; 12] = [
        &["one", "eins", "einem", "één", "een", "un"],
        &["two", "zwei", "twee", "deux"],
        &["three", "drei", "drie", "trois"],
        &["four", "vier", "quatre"],
        &["five", "fünf", "fuenf", "vijf", "cinq"],
        &["six", "sechs", "zes"],
        &["seven", "sieben", "zeven", "sept"],
        &["eight", "acht", "huit"],
        &["nine", "neun", "negen", "neuf"],
        &["ten", "zehn", "tien", "dix"],
        &["eleven", "elf", "onze"],
        &["twelve", "zwölf", "twaalf", "douze"],
    ];
    let named = NUMBERS.iter().position(|names| names.contains(&word)).map(|place| 2 * (place as u16 + 1));
    named.or_else(|| parse_half_moves(word))
}

/// Reads a number of moves in digits, `2`, `2.5`, `2,5` or `2½`, and returns it in half moves.
pub fn parse_half_moves(word: &str) -> Option<u16> {
    let (whole, half) = [(".5", 1), (",5", 1), ("\u{bd}", 1), (".0", 0), (",0", 0)]
        .into_iter()
        .find_map(|(end, half)| Some((word.strip_suffix(end)?, half)))
        .unwrap_or((word, 0));
    let is_number = !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit());
    let moves: u16 = whole.parse().ok().filter(|moves| is_number && *moves <= MAX_MOVES)?;
    Some(2 * moves + half).filter(|half_moves| *half_moves > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_and_words_are_read() {
        for (text, expected) in [
            ("#2", "#2"),
            (" #12 ", "#12"),
            ("s#3", "s#3"),
            ("h#2", "h#2"),
            ("h#2.5", "h#2.5"),
            ("h#2½", "h#2.5"),
            ("h#2,5", "h#2.5"),
            ("Hilfsmatt in 2,5 Zügen", "h#2.5"),
            ("H#3", "h#3"),
            ("+", "+"),
            ("=", "="),
            ("Mate in 2", "#2"),
            ("mate in two.", "#2"),
            ("White to play and mate in 3 moves", "#3"),
            ("White mates in four", "#4"),
            ("Two-mover", "#2"),
            ("3-mover", "#3"),
            ("2 mover", "#2"),
            ("Selfmate in 5", "s#5"),
            ("self mate in 5", "s#5"),
            ("Helpmate in 2", "h#2"),
            ("Matt in drei Zügen", "#3"),
            ("Weiß am Zug, Matt in 2 Zügen", "#2"),
            ("Weiß zieht und setzt in 2 Zügen matt", "#2"),
            ("Zweizüger", "#2"),
            ("Dreizueger", "#3"),
            ("Selbstmatt in 4", "s#4"),
            ("Hilfsmatt in 2", "h#2"),
            ("Mat in twee zetten", "#2"),
            ("wit geeft mat in 2", "#2"),
            ("Tweezet", "#2"),
            ("Zelfmat in 3", "s#3"),
            ("Mat en 2 coups", "#2"),
            ("Les blancs jouent et font mat en deux coups", "#2"),
            ("White to play and win", "+"),
            ("White wins", "+"),
            ("Weiß gewinnt", "+"),
            ("Remis", "="),
            ("Wit speelt en wint", "+"),
            ("Black to move and draw", "="),
            ("mate", ""),
            ("mate in", ""),
            ("mate in 0", ""),
            ("mate in 2.5", ""),
            ("#2.5", ""),
            ("#", ""),
            ("#a", ""),
            ("Loyd, mate in 2", ""),
            ("2", ""),
            ("", ""),
            ("#99999999", ""),
        ] {
            let read = read(text).map(|read| read.to_string()).unwrap_or_default();
            assert_eq!(read, expected, "{text}");
        }
    }

    #[test]
    fn stipulations_are_found_among_words() {
        for (text, expected) in [
            ("Haring 1977, mate in 2", "#2"),
            ("Mate in 3 by Loyd", "#3"),
            ("Loyd, #3", "#3"),
            ("Loyd, #3,5 men", "#3"),
            ("Loyd 3,55, h#2,5, 1998", "h#2.5"),
            ("Loyd (#3)", "#3"),
            ("Puzzle 12: #2", "#2"),
            ("Puzzle #2", ""),
            ("Puzzle #2, mate in 3", "#3"),
            ("No. #4 h#2", "h#2"),
            ("#3", "#3"),
            ("#3 in the book", ""),
            ("The problem of 2 mates", ""),
            ("Dreizüger von Kohtz", "#3"),
            ("Mat in drie van Loyd", "#3"),
            ("a win", ""),
            ("C# 2", ""),
        ] {
            let found = find(text).map(|found| found.to_string()).unwrap_or_default();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        for half_moves in 1..40 {
            for goal in [Goal::Mate, Goal::Selfmate, Goal::Helpmate] {
                let stipulation = Stipulation { goal, half_moves };
                if goal == Goal::Helpmate || half_moves % 2 == 0 {
                    assert_eq!(read(&stipulation.to_string()), Some(stipulation));
                }
            }
        }
    }
}
