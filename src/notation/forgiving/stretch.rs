//! The stretches of a text between strokes.

use std::ops::Range;

use super::alphabet::ENGLISH;
use super::rank;

/// No text is searched for more strokes.
pub(super) const MOST_SEARCHED: usize = 4000;

/// A rank whose white space was taken out.
const JOINED: u32 = 2;

/// A stretch between two strokes.
#[derive(Clone, Debug)]
pub(super) struct Stretch {
    pub(super) range: Range<usize>,
    pub(super) text: String,
    /// What it costs beside its ranks.
    pub(super) cost: u32,
}

impl Stretch {
    pub(super) fn of(text: &str, range: Range<usize>) -> Self {
        Self { text: text[range.clone()].to_owned(), range, cost: 0 }
    }
}

/// The stretches between strokes that belong together: those within one word, or with white space only
/// around the strokes.
pub(super) fn runs(text: &str, stroke: char) -> Vec<Vec<Stretch>> {
    let mut runs = vec![Vec::new()];
    let mut at = 0;
    for part in text.split(stroke).take(MOST_SEARCHED) {
        let part_start = at;
        let start = at + (part.len() - part.trim_start().len());
        let word = part.trim();
        at += part.len() + 1;
        let Some(run) = runs.last_mut() else { break };
        match word.find(char::is_whitespace) {
            None => run.push(Stretch::of(text, start..start + word.len())),
            Some(first) => {
                if let Some(stretch) = joined(word, start) {
                    run.push(stretch);
                } else {
                    let is_side = start > part_start && matches!(&word[..first], "w" | "b" | "W" | "B");
                    run.push(Stretch::of(text, if is_side { part_start..part_start } else { start..start + first }));
                    let last = word.rfind(char::is_whitespace).map_or(0, |space| space + 1);
                    runs.push(vec![Stretch::of(text, start + last..start + word.len())]);
                }
            }
        }
    }
    runs
}

/// A rank that white space cuts in two.
fn joined(word: &str, start: usize) -> Option<Stretch> {
    const LONGEST: usize = 24;
    let text: String =
        word.get(..word.len().min(LONGEST)).filter(|head| head.len() == word.len())?.split_whitespace().collect();
    let is_rank = rank::squares(&text, &ENGLISH) == Some(8) && !text.contains(rank::is_blank);
    is_rank.then(|| Stretch { range: start..start + word.len(), text, cost: JOINED })
}
