//! What a move means that was typed.

use crate::app::ui::wording::capital;
use crate::notation::{forgiving, pgn};
use crate::rules::{LegalMove, MoveKind, Play};
use crate::{lang, tr};

/// The move that a word means. Small letters may stand for pieces where they are no pawns', and letters that English
/// does not have for those of other languages.
///
/// # Errors
/// Why none is played, in words: there is no such move, or several fit.
pub(super) fn find(play: &Play, word: &str) -> Result<LegalMove, String> {
    let has_large_pieces = !play.position().board.size().is_standard();
    for reading in readings(word, has_large_pieces) {
        let found = pgn::find_move(play, &reading).or_else(|| pgn::find_move(play, &capital(&reading)));
        if let Some(found) = found {
            return Ok(found);
        }
        if let Some((last, rest)) = fitting(play, &reading).split_last().filter(|(_, rest)| !rest.is_empty()) {
            let rest = rest.join(", ");
            return Err(tr!("trying-several-fit", moves = lang::moves(&rest), last = lang::moves(last)));
        }
    }
    Err(tr!("trying-no-move", word = word))
}

/// The word as it is, then in the languages that it can be of. One that begins with a piece in English is English: else
/// a rook's move that is not legal would be played with a king, whom the French call so. Archbishop and chancellor are
/// pieces of other boards than 8x8.
fn readings(word: &str, has_large_pieces: bool) -> impl Iterator<Item = String> {
    const ENGLISH: [char; 7] = ['K', 'Q', 'R', 'B', 'N', 'A', 'C'];
    let english = if has_large_pieces { &ENGLISH[..] } else { &ENGLISH[..5] };
    let is_file = word.starts_with(|first| matches!(first, 'a'..='j'));
    let word = if is_file { word.to_owned() } else { capital(word) };
    let foreign: Vec<String> = if word.starts_with(english) {
        Vec::new()
    } else {
        forgiving::move_in_english(&word).filter(|reading| *reading != word).collect()
    };
    std::iter::once(word).chain(foreign)
}

/// The names of the moves that a word fits which says less than the standard wants.
fn fitting(play: &Play, word: &str) -> Vec<String> {
    let word: String = word.chars().filter_map(letter).collect();
    let capital = capital(&word);
    let named = legal_moves(play).filter_map(|legal| Some((legal, play.name(legal)?)));
    let fits = |(legal, name): &(LegalMove, String)| fits(&word, *legal, name) || fits(&capital, *legal, name);
    named.filter(fits).map(|(_, name)| name).collect()
}

/// All moves but castling, of which no two are written alike.
fn legal_moves(play: &Play) -> impl Iterator<Item = LegalMove> {
    play.moves().into_iter().filter(|legal| !matches!(legal.kind, MoveKind::Castling(_)))
}

/// A letter or digit that tells moves apart; that of the piece for a figure, and none for a pawn's.
fn letter(character: char) -> Option<char> {
    const FIGURES: [Option<char>; 6] = [Some('K'), Some('Q'), Some('R'), Some('B'), Some('N'), None];
    match u32::from(character).checked_sub(0x2654) {
        Some(index @ 0..12) => FIGURES.get(index as usize % FIGURES.len()).copied().flatten(),
        _ => Some(character).filter(|character| character.is_ascii_alphanumeric() && *character != 'x'),
    }
}

/// Whether a word can mean this move: the piece, as much as one likes of the square it comes from, the square it
/// goes to and, or not, what a pawn becomes.
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
