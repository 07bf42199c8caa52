//! The stretches of a text that are ranks, found among those that are something else.

use super::alphabet::{Alphabet, ENGLISH_LARGE};
use super::rank;
use super::stretch::Stretch;

/// No placement has more stretches between strokes.
const MOST_STRETCHES: usize = 24;

/// Stretches in a row that are ranks.
#[derive(Clone, Debug, Default)]
pub(super) struct Core {
    pub(super) stretches: Vec<Stretch>,
    /// Whether something that is no rank stands at a stroke beside them: then no rank is missing.
    pub(super) is_cut: bool,
}

/// The parts of a run that hold nothing but ranks.
pub(super) fn cores(text: &str, run: &[Stretch], alphabet: &Alphabet) -> Vec<Core> {
    let mut cores = Vec::new();
    let mut core = Core::default();
    for (index, stretch) in run.iter().enumerate() {
        let (is_first, is_last) = (index == 0, index + 1 == run.len());
        let is_rank = stretch.text.chars().all(|char| rank::is_part(char, alphabet));
        if is_rank && !is_first && !is_last {
            core.stretches.push(stretch.clone());
            continue;
        }
        if !is_first {
            let beginning = beginning(text, stretch, alphabet);
            core.is_cut |= beginning.as_ref().is_none_or(|rank| rank.text.is_empty() && !is_last);
            core.stretches.extend(beginning);
            cores.push(std::mem::take(&mut core));
        }
        let ending = ending(text, stretch, alphabet);
        core.is_cut = ending.as_ref().is_none_or(|rank| rank.text.is_empty() && !is_first);
        core.stretches.extend(ending);
    }
    cores.retain(|core| (2..=MOST_STRETCHES).contains(&core.stretches.len()));
    cores
}

/// The rank at the end of a stretch that may have something else in front.
fn ending(text: &str, stretch: &Stretch, alphabet: &Alphabet) -> Option<Stretch> {
    if stretch.cost > 0 {
        return Some(stretch.clone());
    }
    let word = &stretch.text;
    let can_start = |at: usize| !word[..at].chars().next_back().is_some_and(char::is_alphanumeric);
    let is_part = |char| rank::is_part(char, alphabet);
    let first =
        word.char_indices().rev().find(|(_, char)| !is_part(*char)).map_or(0, |(at, char)| at + char.len_utf8());
    // Of several beginnings the one that makes a whole rank.
    let starts = word.char_indices().map(|(at, _)| at).filter(|at| *at >= first && can_start(*at));
    let whole = starts.clone().find(|at| rank::squares(&word[*at..], alphabet) == Some(8));
    let start = whole.or_else(|| starts.clone().next()).or_else(|| word.is_empty().then_some(0))?;
    Some(Stretch::of(text, stretch.range.start + start..stretch.range.end))
}

/// The rank at the beginning of a stretch that something else may follow.
fn beginning(text: &str, stretch: &Stretch, alphabet: &Alphabet) -> Option<Stretch> {
    if stretch.cost > 0 {
        return Some(stretch.clone());
    }
    let word = &stretch.text;
    let is_part = |char: char| rank::is_part(char, alphabet) && char != '_';
    let end = word.find(|char| !is_part(char)).unwrap_or(word.len());
    let trimmed = word[..end].trim_end_matches(rank::is_blank).len();
    let end = if rank::squares(&word[..trimmed], alphabet) == Some(8) { trimmed } else { end };
    // On other boards a rank of eight squares is not full: in `8bK` the last two are pieces.
    let full = full_rank(word, alphabet).filter(|full| *alphabet != ENGLISH_LARGE && follows_glued(&word[*full..]));
    let end = full.unwrap_or(end);
    let is_whole = rank::squares(&word[..end], alphabet) == Some(8);
    let goes_on = word[end..].starts_with(char::is_alphanumeric);
    (is_whole || !goes_on).then(|| Stretch::of(text, stretch.range.start..stretch.range.start + end))
}

/// How long the beginning of a word is that fills a rank of eight squares.
pub(super) fn full_rank(word: &str, alphabet: &Alphabet) -> Option<usize> {
    (1..=word.len()).find(|end| word.get(..*end).and_then(|rank| rank::squares(rank, alphabet)) == Some(8))
}

/// Whether what is glued to a placement is the side to move and more.
fn follows_glued(rest: &str) -> bool {
    let is_side = |byte: &u8| matches!(byte, b'w' | b'b');
    match rest.as_bytes() {
        [side, b'K' | b'Q' | b'k' | b'q' | b'-', ..] | [b'.' | b'_', side, b'.' | b'_', ..] => is_side(side),
        _ => false,
    }
}
