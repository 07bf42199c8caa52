//! Finds the move that a typed text means.

use crate::notation::{forgiving, pgn};
use crate::rules::{LegalMove, MoveKind, Play};
use crate::wording::capitalize;
use crate::{lang, tr};

/// Finds the move that a word means. Lower-case letters may be pieces if no pawn move matches, and letters that English
/// does not use may be pieces of other languages.
///
/// # Errors
/// The reason, in words: there is no such move, or several match.
pub(super) fn find(play: &Play, word: &str) -> Result<LegalMove, String> {
    let has_large_pieces = !play.position().board.size().is_standard();
    for reading in readings(word, has_large_pieces) {
        let found = pgn::find_move(play, &reading).or_else(|| pgn::find_move(play, &capitalize(&reading)));
        if let Some(found) = found {
            return Ok(found);
        }
        if let Some((last, rest)) = matching_moves(play, &reading).split_last().filter(|(_, rest)| !rest.is_empty()) {
            let rest = rest.join(", ");
            return Err(tr!(
                "trying-several-fit",
                moves = lang::localize_moves(&rest),
                last = lang::localize_moves(last)
            ));
        }
    }
    Err(tr!("trying-no-move", word = word))
}

/// Returns the word (with a capital unless it begins with a file letter), then its translations from the languages it
/// may be written in. A word that begins with an English piece letter is not translated: in French, R is the king, so
/// an illegal rook move would become a king move. Archbishop and chancellor exist only on boards other than 8x8.
fn readings(word: &str, has_large_pieces: bool) -> impl Iterator<Item = String> {
    const ENGLISH: [char; 7] = ['K', 'Q', 'R', 'B', 'N', 'A', 'C'];
    let english = if has_large_pieces { &ENGLISH[..] } else { &ENGLISH[..5] };
    let is_file = word.starts_with(|first| matches!(first, 'a'..='j'));
    let word = if is_file { word.to_owned() } else { capitalize(word) };
    let foreign: Vec<String> = if word.starts_with(english) {
        Vec::new()
    } else {
        forgiving::move_in_english(&word).filter(|reading| *reading != word).collect()
    };
    std::iter::once(word).chain(foreign)
}

/// Returns the names of the moves that match a word less specific than SAN.
fn matching_moves(play: &Play, word: &str) -> Vec<String> {
    let word: String = word.chars().filter_map(letter).collect();
    let capital = capitalize(&word);
    let named = legal_moves(play).filter_map(|legal| Some((legal, play.to_san(legal)?)));
    let fits = |(legal, name): &(LegalMove, String)| fits(&word, *legal, name) || fits(&capital, *legal, name);
    named.filter(fits).map(|(_, name)| name).collect()
}

/// Returns the legal moves except castling, which is always written unambiguously.
fn legal_moves(play: &Play) -> impl Iterator<Item = LegalMove> {
    play.moves().into_iter().filter(|legal| !matches!(legal.kind, MoveKind::Castling(_)))
}

/// Returns a letter or digit unchanged, and the piece letter of a figurine; `None` for `x`, pawn figurines and all
/// other signs.
fn letter(character: char) -> Option<char> {
    const FIGURES: [Option<char>; 6] = [Some('K'), Some('Q'), Some('R'), Some('B'), Some('N'), None];
    match u32::from(character).checked_sub(0x2654) {
        Some(index @ 0..12) => FIGURES.get(index as usize % FIGURES.len()).copied().flatten(),
        _ => Some(character).filter(|character| character.is_ascii_alphanumeric() && *character != 'x'),
    }
}

/// Returns `true` if a word can mean this move: piece, any part of its origin, target, optional promotion.
fn fits(word: &str, legal: LegalMove, name: &str) -> bool {
    let (from, to) = (legal.from.to_string(), legal.to.to_string());
    let promotes = |last: char| legal.promotion.is_some_and(|role| last.eq_ignore_ascii_case(&role.letter()));
    let word = word.strip_suffix(promotes).unwrap_or(word);
    let piece =
        name.get(..1).filter(|letter| *letter != "O" && letter.starts_with(|letter: char| letter.is_uppercase()));
    let origin = word.strip_prefix(piece.unwrap_or_default()).and_then(|rest| rest.strip_suffix(to.as_str()));
    origin.is_some_and(|origin| {
        let (file, rank) = from.split_at(1);
        origin.is_empty() || [from.as_str(), file, rank].contains(&origin)
    })
}
