//! Defences with the same answers, which are told together.

use std::num::NonZeroUsize;

use super::branch::Branch;
use super::{Key, Named, Stopped, Watch};

/// Defences with the same answers.
#[derive(Clone, Debug)]
pub struct Variation<'a> {
    /// The defences, at least one.
    pub replies: Vec<Named>,
    /// The replies mate, as a selfmate wants it.
    pub is_mate: bool,
    /// Every move that reaches the aim in time after them; none where they hold, or mate.
    pub answers: Vec<Key>,
    /// The tree after the first of the defences.
    pub after: Branch<'a>,
}

impl<'a> Branch<'a> {
    /// Every defence but those that one of these moves answers, the threats. Those after which the same moves mate at once
    /// come together; what follows a longer answer differs with the defence.
    ///
    /// # Errors
    /// If the watch stops the search.
    pub fn variations(
        &self,
        working: &[Key],
        threads: NonZeroUsize,
        watch: &Watch,
    ) -> Result<Vec<Variation<'a>>, Stopped> {
        let mut variations: Vec<Variation<'a>> = Vec::new();
        for defence in self.defences(watch)? {
            let Some(after) = self.play(defence.reply.played) else { continue };
            let answers = after.continuations(threads, watch)?;
            let is_threat = |key: &Key| working.iter().any(|threat| threat.uci == key.uci);
            if answers.iter().any(is_threat) {
                continue;
            }
            let is_mate = defence.length == Some(0);
            let is_short = answers.first().is_none_or(|answer| answer.length == 1);
            let is_same = |variation: &&mut Variation<'_>| {
                is_short && variation.is_mate == is_mate && variation.answers == answers
            };
            match variations.iter_mut().find(is_same) {
                Some(variation) => variation.replies.push(defence.reply),
                None => variations.push(Variation { replies: vec![defence.reply], is_mate, answers, after }),
            }
        }
        Ok(variations)
    }
}
