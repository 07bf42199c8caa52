//! Sentences about endgame tables.

use super::Sentence;
use crate::tablebase::{Contents, Dtz, Fault, MAX_PIECES, NotCovered, Outcome, Probe, Refusal};
use crate::tr;

/// `345 tables, up to 5 pieces`, with the number of distances if not all tables have them.
impl Sentence for Contents {
    fn sentence(&self) -> String {
        let Self { tables, distances, max_pieces, .. } = *self;
        if tables == 0 {
            return tr!("tablebase-no-tables").to_owned();
        }
        let counted = tr!("tablebase-contents", tables = tables, pieces = max_pieces);
        match distances {
            _ if distances == tables => counted,
            0 => counted + tr!("tablebase-no-distances"),
            _ => counted + &tr!("tablebase-distances", count = distances),
        }
    }
}

impl Sentence for Outcome {
    fn sentence(&self) -> String {
        match self {
            Self::Win => tr!("tablebase-win"),
            Self::MaybeWin => tr!("tablebase-maybe-win"),
            Self::CursedWin => tr!("tablebase-cursed-win"),
            Self::Draw => tr!("tablebase-draw"),
            Self::BlessedLoss => tr!("tablebase-blessed-loss"),
            Self::MaybeLoss => tr!("tablebase-maybe-loss"),
            Self::Loss => tr!("tablebase-loss"),
        }
        .to_owned()
    }
}

/// The outcome and the distance, or why the distance is not known: `A win, DTZ 12`.
impl Sentence for Probe {
    fn sentence(&self) -> String {
        let outcome = self.outcome.sentence();
        match &self.dtz {
            Ok(None) => outcome,
            Ok(Some(Dtz { at_least, at_most })) if at_least == at_most => {
                tr!("tablebase-dtz", outcome = outcome, plies = *at_least)
            }
            Ok(Some(Dtz { at_least, at_most })) => {
                tr!("tablebase-dtz-rounded", outcome = outcome, least = *at_least, most = *at_most)
            }
            Err(Refusal::Missing(name)) => tr!("tablebase-needs-dtz", outcome = outcome, file = name.as_str()),
            Err(reason) => tr!("tablebase-without-dtz", outcome = outcome, reason = reason.sentence()),
        }
    }
}

impl Sentence for NotCovered {
    fn sentence(&self) -> String {
        match self {
            Self::OtherBoard => tr!("tablebase-other-board").to_owned(),
            Self::Variant(variant) => tr!("tablebase-variant", variant = variant.tag_value()),
            Self::TooManyPieces(count) => tr!("tablebase-too-many-pieces", count = *count, most = MAX_PIECES),
            Self::Illegal => tr!("tablebase-illegal").to_owned(),
            Self::CastlingRights => tr!("tablebase-castling").to_owned(),
        }
    }
}

impl Sentence for Refusal {
    fn sentence(&self) -> String {
        match self {
            Self::NotCovered(reason) => reason.sentence(),
            Self::Missing(name) => tr!("tablebase-missing", file = name.as_str()),
            Self::Broken { file, fault } => {
                let file = file.display().to_string();
                match fault {
                    Fault::NotAFile => tr!("tablebase-not-a-file", file = file),
                    Fault::Incomplete => tr!("tablebase-incomplete", file = file),
                    Fault::NotATable => tr!("tablebase-not-a-table", file = file),
                    Fault::Damaged => tr!("tablebase-damaged", file = file),
                    Fault::Unreadable(error) => tr!("tablebase-unreadable", file = file, error = error.as_str()),
                }
            }
        }
    }
}
