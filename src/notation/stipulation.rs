//! Stipulations of problems: `#2`, `s#3`, `h#2.5`, `ser-h=4`, `+`, `=`, and the same in words.
//!
//! The signs follow the Codex for Chess Composition and Popeye; `.5` adds half a move to a helpmate that the mating side
//! begins.

use std::iter;

use super::word_list::is_among;
use crate::board::Color;
pub use crate::board::{Goal, Stipulation};

/// Maximum number of moves. A larger number is assumed to count something else.
const MAX_MOVES: u16 = 999;

/// Maximum number of bytes that are searched for a stipulation. A longer text is not a stipulation.
const MAX_LENGTH: usize = 1000;

/// The signs for mate in print: `#`, and the double dagger or crossed equals sign that books use.
const MATE_SIGNS: [char; 4] = ['#', '\u{2021}', '\u{2260}', '\u{FF03}'];

/// Reads a text that is a stipulation and nothing else.
///
/// ```
/// use fenwright::notation::stipulation;
/// let read = |text| stipulation::read(text).map(|read| read.to_string());
/// assert_eq!(read("h#2.5").as_deref(), Some("h#2.5"));
/// assert_eq!(read("White to move and mate in two").as_deref(), Some("#2"));
/// assert_eq!(read("Matt in drei Zügen").as_deref(), Some("#3"));
/// assert_eq!(read("to play and win").as_deref(), Some("+"));
/// assert_eq!(read("White to play, Black wins").as_deref(), Some("-+"));
/// assert_eq!(read("Loyd, mate in 2"), None);
/// ```
pub fn read(text: &str) -> Option<Stipulation> {
    let text = text.trim().trim_end_matches(['.', '!']).trim_end();
    if text.len() > MAX_LENGTH {
        return None;
    }
    if let Some(result) = read_result_sign(text) {
        return Some(result);
    }
    let words = lowercase(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let rest =
        |found: &FoundStipulation| words[..found.start].iter().chain(&words[found.end..]).all(|word| is_filler(word));
    if let Some(found) = find_in(&words).filter(rest) {
        return Some(found.stipulation);
    }
    read_result(&words)
}

/// Reads a win or draw in signs: `+`, `-+`, `1-0`, `=`.
pub(crate) fn read_result_sign(text: &str) -> Option<Stipulation> {
    let (goal, side) = match text.replace(['\u{2212}', '–'], "-").as_str() {
        "+" => (Goal::Win, None),
        "+-" | "1-0" => (Goal::Win, Some(Color::White)),
        "-+" | "0-1" => (Goal::Win, Some(Color::Black)),
        "=" | "½-½" => (Goal::Draw, None),
        _ => return None,
    };
    Some(Stipulation::study(goal, side))
}

/// Reads a win or draw in words: "White to play and win", "Schwarz am Zug, Remis".
fn read_result(words: &[&str]) -> Option<Stipulation> {
    let goal =
        |word: &&str| [(Goal::Win, WIN), (Goal::Draw, DRAW)].into_iter().find(|(_, names)| is_among(names, word));
    let at = words.iter().position(|word| goal(word).is_some())?;
    let (before, after) = (&words[..at], &words[at + 1..]);
    let is_beside = |word: &&str| is_filler(word) || is_among(BESIDE_RESULT, word) || is_among(FOR, word);
    let (goal, _) = goal(&words[at]).filter(|_| before.iter().chain(after).all(is_beside))?;
    // "Black to move, a win for White"
    let after_for = after.iter().skip_while(|word| !is_among(FOR, word)).find_map(|word| color(word));
    let before = || before.iter().rev().find_map(|word| color(word));
    let side = after_for.or_else(before).or_else(|| after.iter().find_map(|word| color(word)));
    Some(Stipulation::study(goal, side))
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
    let text = &text[..text.floor_char_boundary(MAX_LENGTH)];
    let found_words: Vec<Word<'_>> = words(text).collect();
    let lower = lowercase(text);
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let mut from = 0;
    while let Some(found) = find_in(&lower[from..]) {
        let word = &found_words[from + found.start];
        let before = text[..word.start].trim_end();
        let is_sure =
            !word.text.starts_with(['#', '=']) || before.ends_with([',', ';', ':', '(', '[', '-', '–', '—', '|']);
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

const MATE: &str =
    "mate mates checkmate checkmates matt mat schachmatt schaakmat matto scaccomatto matta xeque-mate мат matem";
/// Names of goals other than [`MATE`].
const GOALS: [(Goal, &str); 14] = [
    (
        Goal::Selfmate,
        "selfmate self-mate selbstmatt zelfmat selfmat automat automate auto-mate automatto samomat самомат självmatt \
         selvmat",
    ),
    (Goal::Helpmate, "helpmate help-mate hilfsmatt helpmat hulpmat aiutomatto коопмат hjälpmatt hjælpemat"),
    (Goal::Stalemate, "stalemate stalemates patt pat stallo пат"),
    (Goal::Selfstalemate, "selfstalemate self-stalemate selbstpatt zelfpat autopat"),
    (Goal::Helpstalemate, "helpstalemate help-stalemate hilfspatt helppat hulppat кооппат"),
    (Goal::Reflexmate, "reflexmate reflex-mate reflexmatt reflexmat рефлексмат"),
    (
        Goal::SemiReflexmate,
        "semireflexmate semi-reflexmate semi-reflex-mate semireflexmatt semi-reflexmatt semireflexmat semi-reflexmat",
    ),
    (Goal::HelpSelfmate, "helpselfmate help-selfmate hilfsselbstmatt hilfs-selbstmatt helpzelfmat hulpzelfmat"),
    (Goal::HelpSelfstalemate, "helpselfstalemate help-selfstalemate hilfsselbstpatt helpzelfpat"),
    (Goal::SeriesMate, "seriesmate series-mate serienmatt seriemat"),
    (Goal::SeriesStalemate, "seriesstalemate series-stalemate serienpatt seriepat"),
    (Goal::SeriesSelfmate, "seriesselfmate series-selfmate serienselbstmatt serien-selbstmatt seriezelfmat"),
    (Goal::SeriesHelpmate, "serieshelpmate series-helpmate serienhilfsmatt serien-hilfsmatt seriehelpmat"),
    (Goal::SeriesHelpstalemate, "serieshelpstalemate series-helpstalemate serienhilfspatt seriehelppat"),
];

/// Words that make the goal after them one in series: "series helpmate".
const SERIES: &str = "series serien serie";

/// Words that make a mate a selfmate, before or after it: "mat inverse".
const SELF: &str = "self inverse inverso обратный";
/// Words that make a mate a helpmate, before or after it: "mate ayudado", "pomocný mat".
const HELP: &str =
    "help aidé aide ayudado ajudado d'aiuto aiuto pomocniczy pomocný pomocny кооперативный помогательный";
const WIN: &str = "win wins gewinn gewinnt gewinnen wint winst winnen gagne gagnent gagner gain gana ganan ganar \
     ganha ganham vencem vince vincono wygrywa wygrywają wygrana výhra vyhraje выигрыш выигрывают vinst vinner";
const DRAW: &str = "draw draws remis remise unentschieden nulle nul annule annulent tablas empate empatam patta \
     pattano remisują remíza remiza ничья ничью";

/// Prepositions before the number of moves.
const IN: &str = "in en binnen within em w we v ve u i za на в во у за";

const MOVES: &str = "moves move zügen zuegen züge zug zetten zet coups coup mosse mossa jugadas jugada movimientos lances lance \
     jogadas movimentos ruchach ruchy posunięciach posunięcia tazích tahy tahem ход хода ходов ходах drag træk trekk \
     poteza";

/// Words after the number of moves, also as an ending: "2-mover", "Dreizüger", "двухходовка".
const MOVER: &str = "mover züger zueger zuger ходовка ходовая chodówka chodowka tažka tazka";

/// An ending like [`MOVER`], but only within a word: `driezet`. As a separate word, as in "2 zet", it means a move.
const MOVER_ENDING: &str = "zet";

const WHITE: &str = "white weiß weiss wit blanc blancs blancas bianco brancas białe bílý белые";
const BLACK: &str = "black schwarz zwart noir noirs negras nero pretas czarne černý чёрные черные";

/// Prepositions before the side that wins or draws.
const FOR: &str = "for für fuer voor pour";

/// Words that [`read`] accepts in a text besides the stipulation and the colors.
const FILLER: &str = "to and play plays the a forced forces problem puzzle it is am zieht und hält setzt aan geeft \
     speelt houdt begint les jouent et en font trait aux beginnt spielt erzwingt échec las juegan y dan hacen jaque \
     il muove dà dá scacco e as jogam xeque zaczynają dają i na tahu начинают и дают шах делают";

/// Words that are accepted only beside a win or draw.
const BESIDE_RESULT: &str = "holds hold can zuge die macht kann de maakt kan le au joue peut peuvent fait partie match";

fn is_filler(word: &str) -> bool {
    is_among(FILLER, word) || is_among(MOVES, word) || color(word).is_some()
}

fn color(word: &str) -> Option<Color> {
    [(Color::White, WHITE), (Color::Black, BLACK)]
        .into_iter()
        .find_map(|(color, names)| is_among(names, word).then_some(color))
}

/// Returns `true` if a text consists of words that may surround a stipulation, such as "White to move".
pub(crate) fn is_only_filler(text: &str) -> bool {
    let words = lowercase(text);
    !words.is_empty() && words.iter().all(|word| is_filler(word))
}

/// Returns the words of a text in lowercase, with every sign of mate as `#`.
fn lowercase(text: &str) -> Vec<String> {
    words(text).map(|word| word.text.to_lowercase().replace(MATE_SIGNS, "#")).collect()
}

/// Returns the words of a text. Signs of stipulations, such as `#`, are part of the words.
fn words(text: &str) -> impl Iterator<Item = Word<'_>> {
    let is_part = |char: char| {
        char.is_alphanumeric() || MATE_SIGNS.contains(&char) || matches!(char, '.' | '\u{bd}' | '-' | '\'' | '+' | '=')
    };
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
        && is_among(MOVER, next)
    {
        return Some((Stipulation::from_half_moves(Goal::Mate, half_moves), 2));
    }
    let (goal, half_moves, length) = if let Some((goal, named)) = parse_goal(words) {
        let rest = &words[named..];
        (goal, parse_in_moves(rest).or_else(|| parse_moves(rest))?, named + 2)
    } else {
        // "in 2 Zügen matt"
        let half_moves = parse_in_moves(words)?;
        let is_moves = words.get(2).is_some_and(|word| is_among(MOVES, word));
        let (goal, named) = parse_goal(words.get(3..).filter(|_| is_moves)?)?;
        (goal, half_moves, named + 3)
    };
    Some((from_half_moves(goal, half_moves)?, length))
}

fn parse_in_moves(words: &[&str]) -> Option<u16> {
    words.first().filter(|word| is_among(IN, word)).and_then(|_| parse_number(words.get(1)?))
}

/// Reads "2 moves", as in the Czech "mat 2. tahem".
fn parse_moves(words: &[&str]) -> Option<u16> {
    words.get(1).filter(|word| is_among(MOVES, word)).and_then(|_| parse_number(words.first()?))
}

/// Reads the goal at the beginning of the words, and returns it with the number of its words.
fn parse_goal(words: &[&str]) -> Option<(Goal, usize)> {
    let named = |word: &str, goals: &[(Goal, &str)]| {
        goals.iter().find(|(_, names)| is_among(names, word)).map(|(goal, _)| *goal)
    };
    let qualified = |word| Some((named(word, &[(Goal::Selfmate, SELF), (Goal::Helpmate, HELP)])?, 2));
    let one = |word: &str| if is_among(MATE, word) { Some(Goal::Mate) } else { named(word, &GOALS) };
    let (first, second) = (*words.first()?, words.get(1).copied());
    if let Some(goal) = second.filter(|_| is_among(SERIES, first)).and_then(one) {
        return Some((Goal::from_sign(&format!("ser-{}", goal.sign()))?, 2));
    }
    if second.is_some_and(|second| is_among(MATE, second)) {
        return qualified(first);
    }
    second.filter(|_| is_among(MATE, first)).and_then(qualified).or_else(|| Some((one(first)?, 1)))
}

/// Reads a stipulation from its sign: `#2`, `s#3`, `h#2.5`, `ser-h=4`.
fn parse_sign(word: &str) -> Option<Stipulation> {
    let (sign, moves) = word.split_at(word.find(['#', '='])? + 1);
    // Czech and Slovak books write 2# for #2.
    let is_last = moves.is_empty() && sign.ends_with('#');
    let (sign, moves) = if is_last { ("#", sign.trim_end_matches('#')) } else { (sign, moves) };
    // "serh#5"
    let series = sign.strip_prefix("ser").filter(|rest| !rest.starts_with('-'));
    let goal = series.map_or_else(|| Goal::from_sign(sign), |rest| Goal::from_sign(&format!("ser-{rest}")))?;
    // Only help play has a decimal comma. Otherwise a comma ends the number, as in "#3,5 men".
    let moves = if goal.has_half_moves() { moves } else { moves.split(',').next()? };
    from_half_moves(goal, parse_half_moves(moves)?)
}

fn from_half_moves(goal: Goal, half_moves: u16) -> Option<Stipulation> {
    let is_possible = goal.has_half_moves() || half_moves.is_multiple_of(2);
    is_possible.then_some(Stipulation::from_half_moves(goal, half_moves))
}

/// Reads a mate that is given by its number of moves: `2-mover`, `dreizüger`, `driezet`.
fn parse_mover(word: &str) -> Option<Stipulation> {
    let half_moves = MOVER.split(' ').chain([MOVER_ENDING]).find_map(|end| {
        let count = word.strip_suffix(end)?;
        parse_number(count.strip_suffix('-').unwrap_or(count))
    })?;
    from_half_moves(Goal::Mate, half_moves)
}

/// Reads a number of moves in digits or in words, and returns it in half moves.
fn parse_number(word: &str) -> Option<u16> {
    const NUMBERS: [&str; 12] = [
        "one eins einem één een un uno una um jeden jedním один",
        "two zwei twee deux dos due dois dwóch dwa dwu dvou druhým dvoj два двух två",
        "three drei drie trois tres tre três trzech trzy třech třetím troj три трех трёх",
        "four vier quatre cuatro quattro quatro czterech cztery cztero čtyřech čtvrtým čtyř четыре четырех четырёх fyra",
        "five fünf fuenf vijf cinq cinco cinque pięciu pięć pięcio pěti pátým пять пяти fem",
        "six sechs zes seis sei sześciu шесть шести sex",
        "seven sieben zeven sept siete sette sete семь семи sju",
        "eight acht huit ocho otto oito восемь восьми åtta",
        "nine neun negen neuf nueve nove девять девяти nio",
        "ten zehn tien dix diez dieci dez десять десяти tio",
        "eleven elf onze once undici",
        "twelve zwölf twaalf douze doce dodici doze",
    ];
    let named = NUMBERS.iter().position(|names| is_among(names, word));
    named.map(|index| 2 * (index as u16 + 1)).or_else(|| parse_half_moves(word))
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
            ("mat 2", ""),
            ("h2#", ""),
            ("Qg2#", ""),
            ("White to play and win", "+-"),
            ("White wins", "+-"),
            ("Weiß gewinnt", "+-"),
            ("Remis", "="),
            ("Wit speelt en wint", "+-"),
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
    fn stipulations_of_all_genres_are_read() {
        for (text, expected) in [
            ("=3", "=3"),
            ("s=2", "s=2"),
            ("h=2,5", "h=2.5"),
            ("r#2", "r#2"),
            ("semi-r#2", "semi-r#2"),
            ("hs#3.5", "hs#3.5"),
            ("ser-#4", "ser-#4"),
            ("serh#5", "ser-h#5"),
            ("ser-s=3", "ser-s=3"),
            ("ser-h#2.5", ""),
            ("x#2", ""),
            ("e8=Q", ""),
            ("Stalemate in 3", "=3"),
            ("Hilfspatt in 2,5 Zügen", "h=2.5"),
            ("Series helpmate in 5", "ser-h#5"),
            ("Serienselbstmatt in 4", "ser-s#4"),
            ("Reflexmat in 2 zetten", "r#2"),
        ] {
            let read = read(text).map(|read| read.to_string()).unwrap_or_default();
            assert_eq!(read, expected, "{text}");
        }
    }

    #[test]
    fn words_of_other_languages_and_signs_of_books_are_read() {
        for (text, expected) in [
            ("h‡3", "h#3"),
            ("‡2", "#2"),
            ("s≠4", "s#4"),
            ("2#", "#2"),
            ("Мат в 2 хода", "#2"),
            ("Белые начинают и дают мат в три хода", "#3"),
            ("мат в два хода", "#2"),
            ("Двухходовка", "#2"),
            ("Обратный мат в 3 хода", "s#3"),
            ("Кооперативный мат в 2 хода", "h#2"),
            ("Matto in 2 mosse", "#2"),
            ("Il bianco muove e matta in due mosse", "#2"),
            ("Aiutomatto in 3 mosse", "h#3"),
            ("Automatto in 2 mosse", "s#2"),
            ("Mat en 2", "#2"),
            ("Mat aidé en 2 coups", "h#2"),
            ("Mat inverse en 3 coups", "s#3"),
            ("Échec et mat en trois coups", "#3"),
            ("Mate en dos", "#2"),
            ("Jaque mate en 3 jugadas", "#3"),
            ("Blancas juegan y dan mate en dos jugadas", "#2"),
            ("Mate ayudado en 2", "h#2"),
            ("Mate inverso en 3", "s#3"),
            ("Mate em dois lances", "#2"),
            ("Mate ajudado em 2 lances", "h#2"),
            ("Mat w 2 posunięciach", "#2"),
            ("Mat w dwóch ruchach", "#2"),
            ("Samomat w 3 posunięciach", "s#3"),
            ("Mat pomocniczy w 2 posunięciach", "h#2"),
            ("Mat 2. tahem", "#2"),
            ("Mat druhým tahem", "#2"),
            ("Mat ve 3 tazích", "#3"),
            ("Pomocný mat ve 2 tazích", "h#2"),
            ("Matt i 2 drag", "#2"),
            ("Mat i 3 træk", "#3"),
            ("Hulpmat in 2 zetten", "h#2"),
            ("Белые начинают и выигрывают", "+-"),
            ("Ничья", "="),
            ("Blancas juegan y ganan", "+-"),
            ("Tablas", "="),
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
            for goal in Goal::problems() {
                let stipulation = Stipulation::from_half_moves(goal, half_moves);
                if goal.has_half_moves() || half_moves % 2 == 0 {
                    assert_eq!(read(&stipulation.to_string()), Some(stipulation));
                }
            }
        }
    }
}
