//! Judgements on a puzzle with a piece on a square, in words.

use super::Sentence;
use crate::rules::repair::Placement;
use crate::{lang, tr};

/// The judgement in a few words. It is empty where the piece cannot stand.
impl Sentence for Placement {
    fn sentence(&self) -> String {
        match self {
            Self::SameKey => tr!("solver-placement-same-key").to_owned(),
            Self::OtherKey(key) => tr!("solver-placement-other-key", key = lang::localize_moves(&key.san).as_ref()),
            Self::Cooked => tr!("solver-placement-cooked").to_owned(),
            Self::Short => tr!("solver-placement-short").to_owned(),
            Self::NoSolution => tr!("solver-placement-no-solution").to_owned(),
            Self::Impossible => String::new(),
        }
    }
}
