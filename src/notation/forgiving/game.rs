//! Reads positions given by moves: the start position by name, and games.

use std::cmp::Reverse;

use super::Correction;
use super::alphabet::{self, Alphabet};
use super::normalize::NormalizedText;
use crate::board::{Color, Position};
use crate::notation::fen;
use crate::notation::pgn;
use crate::rules::Play;

/// Reads the name of the start position, with or without moves after it. Otherwise reads the moves of a game.
pub(super) fn read(clean: &NormalizedText) -> Option<(Position, Vec<Correction>)> {
    let game = || Some((play_game(clean.source.trim())?, String::new()));
    let (position, illegal) = start_and_moves(clean.text.trim()).or_else(game)?;
    let before = clean.source.trim().to_owned();
    let played = Correction { field: 0, before, after: fen::write(&position) };
    let left_out = Correction { field: 7, before: illegal, after: String::new() };
    let corrections = [played, left_out].into_iter().filter(|correction| !correction.before.is_empty());
    Some((position, corrections.collect()))
}

/// Reads a text such as `position startpos moves e2e4 ...`. Also returns the text from the first illegal move on.
fn start_and_moves(text: &str) -> Option<(Position, String)> {
    const NAMES: &str = "startpos, start position, starting position, initial position, grundstellung, startposition, \
        ucinewgame";
    const LEADS: [&str; 6] = ["position", "fen", "fen:", ">", "the", "set"];
    let lower = text.to_lowercase();
    let mut rest = lower.as_str();
    while let Some(after) = LEADS.iter().find_map(|lead| rest.strip_prefix(lead)).filter(|after| after.starts_with(' '))
    {
        rest = after.trim_start();
    }
    let rest = NAMES.split(", ").find_map(|name| rest.strip_prefix(name))?.trim_start();
    let moves = rest.strip_prefix("moves").or_else(|| rest.trim_matches(['.', ':', '"']).is_empty().then_some(""))?;
    let mut play = Play::from_position(&Position::start())?;
    let illegal: Vec<&str> = moves.split_whitespace().skip_while(|word| play_word(&mut play, word)).collect();
    Some((play.position(), illegal.join(" ")))
}

/// Plays a move of a UCI line, also with uppercase letters or dashes, or a move in SAN; `false` if it is illegal.
pub(super) fn play_word(play: &mut Play, word: &str) -> bool {
    [word, &word.to_lowercase().replace('-', "")].iter().any(|word| play.play_uci(word).is_ok())
        || play.play_san(word).is_ok()
}

fn play_game(text: &str) -> Option<Position> {
    Some(pgn::play(&Position::start(), &moves_of_game(text)?).position)
}

/// Returns the moves of a game without tags, such as `1. e4 e5 2. Nf3`, with English piece letters as in PGN. The piece
/// letters of the text may be those of any known language. `None` if a move is illegal.
///
/// ```
/// use fenwright::notation::forgiving;
/// assert_eq!(forgiving::moves_of_game("1. e4 e5 2. Sf3").as_deref(), Some("1. e4 e5 2. Nf3"));
/// assert_eq!(forgiving::moves_of_game("1. e4 Nf3"), None);
/// ```
pub fn moves_of_game(text: &str) -> Option<String> {
    let text = &text[text.find("1.").unwrap_or(0)..];
    let text = text.trim_end_matches(|char: char| char.is_whitespace() || ".,;!?)\"'".contains(char));
    let is_numbered = text.starts_with("1.");
    let translated = alphabet::ALL[1..].iter().map(|alphabet| in_english(text, alphabet));
    std::iter::once(text.to_owned()).chain(translated).find(|text| {
        let played = pgn::play(&Position::start(), text);
        played.plies > 0 && played.illegal_word.is_none() && (is_numbered || played.plies > 1)
    })
}

/// Returns the moves of a line from this position with English piece letters. The piece letters of the text may be those
/// of any known language: the one in which most moves are legal, English first.
///
/// ```
/// use fenwright::notation::{fen, forgiving};
/// let position = fen::read("8/8/8/8/8/1k6/8/K6R w - - 0 1")?;
/// assert_eq!(forgiving::moves_in_english(&position, "1.Th3+ Kc2 2.Ta3"), "1.Rh3+ Kc2 2.Ra3");
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn moves_in_english(position: &Position, text: &str) -> String {
    most_legal(text, |text| pgn::play(position, text).plies)
}

/// Returns the moves of a series from this position with English piece letters, as [`moves_in_english`] does.
pub fn series_in_english(position: &Position, text: &str) -> String {
    most_legal(text, |text| pgn::series_tree(position, text).len())
}

fn most_legal(text: &str, count: impl Fn(&str) -> usize) -> String {
    let readings = alphabet::ALL.iter().map(|alphabet| in_english(text, alphabet));
    readings.min_by_key(|text| Reverse(count(text))).unwrap_or_default()
}

/// Returns the move as written, then the move translated from each other known language to English piece letters.
///
/// ```
/// use fenwright::notation::forgiving;
/// assert_eq!(forgiving::move_in_english("Sf3").find(|word| word.starts_with('N')).as_deref(), Some("Nf3"));
/// ```
pub fn move_in_english(word: &str) -> impl Iterator<Item = String> + '_ {
    alphabet::ALL.iter().map(|alphabet| in_english(word, alphabet))
}

/// Translates moves to the piece letters of FEN. Pawn moves have no letter, so a Dutch P is a knight.
fn in_english(text: &str, alphabet: &Alphabet) -> String {
    let mut before = ' ';
    text.chars()
        .map(|char| {
            let begins = !before.is_alphanumeric();
            before = char;
            alphabet
                .piece(char)
                .filter(|piece| begins && piece.color == Color::White)
                .map_or(char, |piece| alphabet.on_back_rank(piece).letter())
        })
        .collect()
}

/// Returns the last line that is an engine command to set up a position. If there is none, returns the whole text.
pub(super) fn last_position(text: &str) -> &str {
    const COMMANDS: [&str; 3] = ["position startpos", "position fen", "setboard "];
    let is_command = |line: &&str| COMMANDS.iter().any(|command| line.trim_start().starts_with(command));
    text.lines().rfind(is_command).unwrap_or(text)
}
