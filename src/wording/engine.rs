//! Sentences about chess engines.

use super::Sentence;
use crate::engine::{Awaited, EngineFault, InstallHint, PopeyeFault, Unsuitable};
use crate::tr;

/// The fault and a remedy.
impl Sentence for EngineFault {
    fn sentence(&self) -> String {
        match self {
            Self::CannotStart(error) => tr!("engine-cannot-start", error = error.as_str()),
            Self::NotUci => tr!("engine-not-uci").to_owned(),
            Self::Crashed { status, last_error } => match (last_error, status) {
                (Some(error), _) => tr!("engine-crashed-because", reason = error.as_str()),
                (None, Some(status)) => tr!("engine-crashed-because", reason = status.as_str()),
                (None, None) => tr!("engine-crashed").to_owned(),
            },
            Self::NoAnswer(Awaited::ReadyOk) => tr!("engine-not-ready").to_owned(),
            Self::NoAnswer(Awaited::BestMove) => tr!("engine-does-not-stop").to_owned(),
            Self::IllegalMove(word) => tr!("engine-illegal-move", text = word.as_str()),
            Self::Unreadable(line) => tr!("engine-unreadable", line = line.as_str()),
            Self::LongLine => tr!("engine-long-line").to_owned(),
            Self::DidNotQuit => tr!("engine-did-not-quit").to_owned(),
            Self::Unsuitable(reason) => reason.sentence(),
            Self::GaveUp(fault) => tr!("engine-gave-up", fault = fault.sentence()),
        }
    }
}

impl Sentence for Unsuitable {
    fn sentence(&self) -> String {
        match self {
            Self::OtherBoard => tr!("engine-other-board").to_owned(),
            Self::Variant(variant) => tr!("engine-variant", variant = variant.tag_value()),
            Self::Chess960 => tr!("engine-chess960").to_owned(),
            Self::Illegal(problem) => tr!("engine-illegal", problem = problem.sentence()),
            Self::NoMoves => tr!("engine-no-moves").to_owned(),
            Self::TooManyMoves => tr!("engine-too-many-moves").to_owned(),
        }
    }
}

impl Sentence for PopeyeFault {
    fn sentence(&self) -> String {
        match self {
            Self::Failed(error) => tr!("engine-popeye-cannot-start", error = error.to_string()),
            Self::NotPopeye(path) => tr!("engine-not-popeye", path = path.display().to_string()),
            Self::Cancelled(_) => tr!("engine-popeye-stopped").to_owned(),
        }
    }
}

impl Sentence for InstallHint {
    fn sentence(&self) -> String {
        match self {
            Self::Apt => tr!("engine-install-apt"),
            Self::Other => tr!("engine-install-other"),
        }
        .to_owned()
    }
}
