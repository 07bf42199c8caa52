//! Grouping of defences with the same answers.

use std::num::NonZeroUsize;

use super::branch::Branch;
use super::{KeyMove, NamedMove, SearchControl, Stopped};

/// Defences that have the same answers.
#[derive(Clone, Debug)]
pub struct Variation<'a> {
    /// The defences, at least one.
    pub replies: Vec<NamedMove>,
    /// `true` if the replies mate, as a selfmate requires.
    pub is_mate: bool,
    /// The moves that force the aim in time after them; empty if the defences hold or mate.
    pub answers: Vec<KeyMove>,
    /// The branch after the first of the defences.
    pub after: Branch<'a>,
}

/// The names of the mates that end a selfmate, for each last move of the attack.
type Mates = Vec<Vec<String>>;

impl<'a> Branch<'a> {
    /// Returns every defence that does not fail to one of the threats in `working`. Defences are grouped if the same
    /// moves mate at once, in a selfmate if these are also answered by the same mates. Longer answers are never
    /// grouped, because their continuations depend on the defence.
    ///
    /// # Errors
    /// If the watch stops the search.
    pub fn variations(
        &self,
        working: &[KeyMove],
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<Vec<Variation<'a>>, Stopped> {
        let mut variations: Vec<(Variation<'a>, Mates)> = Vec::new();
        for defence in self.defences(watch)? {
            let Some(after) = self.play(defence.reply.legal_move) else { continue };
            let answers = after.continuations(threads, watch)?;
            let is_threat = |key: &KeyMove| working.iter().any(|threat| threat.uci == key.uci);
            if answers.iter().any(is_threat) {
                continue;
            }
            let is_mate = defence.length == Some(0);
            let is_short = answers.first().is_none_or(|answer| answer.length == 1);
            let mates = if is_short { after.mates_after(&answers, watch)? } else { Vec::new() };
            let is_same = |(variation, others): &&mut (Variation<'_>, Mates)| {
                is_short && variation.is_mate == is_mate && variation.answers == answers && *others == mates
            };
            match variations.iter_mut().find(is_same) {
                Some((variation, _)) => variation.replies.push(defence.reply),
                None => variations.push((Variation { replies: vec![defence.reply], is_mate, answers, after }, mates)),
            }
        }
        Ok(variations.into_iter().map(|(variation, _)| variation).collect())
    }

    /// Returns the mates that follow the last moves of a selfmate among `answers`; a direct mate has none.
    fn mates_after(&self, answers: &[KeyMove], watch: &SearchControl) -> Result<Mates, Stopped> {
        let mates = |answer: &KeyMove| {
            let defences = self.play(answer.legal_move).map_or(Ok(Vec::new()), |after| after.defences(watch))?;
            let mut names: Vec<String> = defences.into_iter().map(|defence| defence.reply.san).collect();
            names.sort_unstable();
            Ok(names)
        };
        answers.iter().filter(|answer| answer.length == 1).map(mates).collect()
    }
}
