//! The way to a document that is saved, or left for another one: what is asked on it, and in which order.
//!
//! Nothing is done here. Whoever goes the way tells what holds, is told what comes next, and does it.

use crate::app::shell::dialog::Next;

/// Where on the way somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Before the document is left: moves that were tried,
    Moves,
    /// edits,
    Edits,
    /// edits that are set aside,
    Aside,
    /// unfinished text,
    Text,
    /// and what is on the clipboard alone.
    Clipboard,
    /// Before it is saved where it came from: what became of the file.
    Disk,
    /// Before it is saved elsewhere: whether that is another format,
    Format,
    /// and what it would lose.
    Loss,
    /// Before it is written: moves that would no longer fit.
    Fit,
}

/// What may hold of the file and the document. It is asked about only where it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    UnkeptMoves,
    Modified,
    SetAside,
    UnfinishedText,
    /// Positions that were cut would go with the clipboard of this window.
    CutOnClipboard,
    HasFile,
    /// Another program has changed the file.
    ChangedOnDisk,
    /// Most of it was to be read only when it is needed.
    SourceChanged,
    /// The path states another format.
    OtherFormat,
    /// That has no place for something.
    Lossy,
    MovesStopFitting,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Ask(Fact),
    AskPath,
    /// Look what another format has no place for, and go on with [`Step::Loss`].
    Look,
    /// Write the file, and go on with [`Step::Aside`].
    Write,
    /// Nothing is in the way any more.
    GoOn,
}

/// What is answered on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    LoseMoves,
    Save,
    LoseEdits,
    LoseSetAside,
    LoseText,
    LoseClipboard,
    SaveHere,
    SaveLossy,
    SaveUnfitting,
}

/// What comes next on the way, from a step on.
pub(super) fn decide(mut step: Step, next: &Next, holds: &mut dyn FnMut(Fact) -> bool) -> Deed {
    loop {
        let (is_asked, fact) = match step {
            Step::Moves => (holds(Fact::UnkeptMoves), Fact::UnkeptMoves),
            Step::Edits => (!sets_edits_aside(next) && holds(Fact::Modified), Fact::Modified),
            Step::Aside => (loses_set_aside(next, holds), Fact::SetAside),
            Step::Text => (*next != Next::Stay && holds(Fact::UnfinishedText), Fact::UnfinishedText),
            Step::Clipboard => (*next == Next::Close && holds(Fact::CutOnClipboard), Fact::CutOnClipboard),
            Step::Disk if !holds(Fact::HasFile) => return Deed::AskPath,
            Step::Disk => match holds(Fact::ChangedOnDisk) {
                true if holds(Fact::SourceChanged) => (true, Fact::SourceChanged),
                is_changed => (is_changed, Fact::ChangedOnDisk),
            },
            Step::Format if holds(Fact::OtherFormat) => return Deed::Look,
            Step::Format => (false, Fact::Lossy),
            Step::Loss => (holds(Fact::Lossy), Fact::Lossy),
            Step::Fit => (holds(Fact::MovesStopFitting), Fact::MovesStopFitting),
        };
        if is_asked {
            return Deed::Ask(fact);
        }
        step = match step {
            Step::Moves => Step::Edits,
            Step::Edits => Step::Aside,
            Step::Aside => Step::Text,
            Step::Text => Step::Clipboard,
            Step::Clipboard => return Deed::GoOn,
            Step::Disk | Step::Format | Step::Loss => Step::Fit,
            Step::Fit => return Deed::Write,
        };
    }
}

/// What comes after an answer.
pub(super) fn answered(answer: Answer, next: &Next, holds: &mut dyn FnMut(Fact) -> bool) -> Deed {
    let step = match answer {
        Answer::LoseMoves => Step::Edits,
        Answer::Save => Step::Disk,
        Answer::LoseEdits if loses_set_aside(next, holds) => Step::Aside,
        // Unfinished text goes with the edits.
        Answer::LoseEdits | Answer::LoseText => Step::Clipboard,
        Answer::LoseSetAside => Step::Text,
        Answer::LoseClipboard => return Deed::GoOn,
        Answer::SaveHere | Answer::SaveLossy => Step::Fit,
        Answer::SaveUnfitting => return Deed::Write,
    };
    decide(step, next, holds)
}

/// Whether edits are set aside by what comes then, and so are not lost.
const fn sets_edits_aside(next: &Next) -> bool {
    matches!(next, Next::Reload | Next::BringBack)
}

/// Whether edits that are set aside would be lost. Only one document can be set aside.
fn loses_set_aside(next: &Next, holds: &mut dyn FnMut(Fact) -> bool) -> bool {
    holds(Fact::SetAside)
        && match next {
            Next::Stay | Next::BringBack => false,
            Next::Reload => holds(Fact::Modified),
            Next::Close | Next::New | Next::ChooseFile | Next::Open(_) | Next::Recover => true,
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What happens on the way from a step: what is asked, whether it is written, and whether it is gone on.
    fn way(start: Step, next: &Next, facts: &[Fact], answers: &[Answer]) -> (Vec<Fact>, &'static str) {
        let (mut asked, mut answers) = (Vec::new(), answers.iter());
        let mut saved = false;
        let mut deed = decide(start, next, &mut |fact| facts.contains(&fact));
        loop {
            // What is written is modified no longer.
            let mut holds = |fact: Fact| facts.contains(&fact) && !(saved && fact == Fact::Modified);
            deed = match deed {
                Deed::Ask(question) => {
                    asked.push(question);
                    match answers.next() {
                        Some(answer) => answered(*answer, next, &mut holds),
                        None => return (asked, "given up"),
                    }
                }
                Deed::AskPath => return (asked, "asked for a path"),
                Deed::Look => decide(Step::Loss, next, &mut holds),
                Deed::Write if *next == Next::Stay => return (asked, "written"),
                Deed::Write => {
                    saved = true;
                    decide(Step::Aside, next, &mut |fact| facts.contains(&fact) && fact != Fact::Modified)
                }
                Deed::GoOn => return (asked, if saved { "written and gone on" } else { "gone on" }),
            };
        }
    }

    #[test]
    fn a_document_is_left() {
        use Fact::{CutOnClipboard, HasFile, Modified, SetAside, UnfinishedText, UnkeptMoves};
        let edited: &[Fact] = &[HasFile, Modified];
        let everything: &[Fact] = &[UnkeptMoves, HasFile, Modified, SetAside, UnfinishedText, CutOnClipboard];
        let lose_all = [Answer::LoseMoves, Answer::LoseEdits, Answer::LoseSetAside, Answer::LoseText];
        for (next, facts, answers, expected, end) in [
            (Next::New, [].as_slice(), [].as_slice(), [].as_slice(), "gone on"),
            (Next::New, edited, &[], &[Modified], "given up"),
            (Next::New, edited, &[Answer::LoseEdits], &[Modified], "gone on"),
            (Next::New, edited, &[Answer::Save], &[Modified], "written and gone on"),
            (Next::New, &[Modified], &[Answer::Save], &[Modified], "asked for a path"),
            // What is set aside on the way is not lost.
            (Next::Reload, edited, &[], &[], "gone on"),
            (Next::BringBack, &[HasFile, Modified, SetAside], &[], &[], "gone on"),
            (Next::Reload, &[HasFile, SetAside], &[], &[], "gone on"),
            (Next::Reload, &[HasFile, Modified, SetAside], &[], &[SetAside], "given up"),
            // Unfinished text goes with edits that are given up, and is asked about alone.
            (Next::New, &[UnfinishedText], &[Answer::LoseText], &[UnfinishedText], "gone on"),
            (Next::New, &[Modified, UnfinishedText], &[Answer::LoseEdits], &[Modified], "gone on"),
            // The clipboard goes with the window only.
            (Next::New, &[CutOnClipboard], &[], &[], "gone on"),
            (Next::Close, &[CutOnClipboard], &[Answer::LoseClipboard], &[CutOnClipboard], "gone on"),
            (
                Next::Close,
                everything,
                &lose_all,
                &[UnkeptMoves, Modified, SetAside, UnfinishedText, CutOnClipboard],
                "given up",
            ),
            (
                Next::Close,
                everything,
                &[Answer::LoseMoves, Answer::Save, Answer::LoseSetAside, Answer::LoseText, Answer::LoseClipboard],
                &[UnkeptMoves, Modified, SetAside, UnfinishedText, CutOnClipboard],
                "written and gone on",
            ),
        ] {
            let (asked, ended) = way(Step::Moves, &next, facts, answers);
            assert_eq!((asked.as_slice(), ended), (expected, end), "{next:?} {facts:?} {answers:?}");
        }
    }

    #[test]
    fn a_document_is_saved() {
        use Fact::{ChangedOnDisk, HasFile, Lossy, MovesStopFitting, OtherFormat, SourceChanged};
        let changed: &[Fact] = &[HasFile, ChangedOnDisk];
        for (start, facts, answers, expected, end) in [
            (Step::Disk, [].as_slice(), [].as_slice(), [].as_slice(), "asked for a path"),
            (Step::Disk, &[HasFile], &[], &[], "written"),
            (Step::Disk, changed, &[], &[ChangedOnDisk], "given up"),
            (Step::Disk, changed, &[Answer::SaveHere], &[ChangedOnDisk], "written"),
            // What the other program left cannot be told from what is to be kept.
            (Step::Disk, &[HasFile, ChangedOnDisk, SourceChanged], &[], &[SourceChanged], "given up"),
            (
                Step::Disk,
                &[HasFile, ChangedOnDisk, MovesStopFitting],
                &[Answer::SaveHere, Answer::SaveUnfitting],
                &[ChangedOnDisk, MovesStopFitting],
                "written",
            ),
            // Its own format is not looked at for what it loses.
            (Step::Format, &[HasFile, ChangedOnDisk, Lossy], &[], &[], "written"),
            (Step::Format, &[OtherFormat], &[], &[], "written"),
            (Step::Format, &[OtherFormat, Lossy], &[], &[Lossy], "given up"),
            (
                Step::Format,
                &[OtherFormat, Lossy, MovesStopFitting],
                &[Answer::SaveLossy, Answer::SaveUnfitting],
                &[Lossy, MovesStopFitting],
                "written",
            ),
        ] {
            let (asked, ended) = way(start, &Next::Stay, facts, answers);
            assert_eq!((asked.as_slice(), ended), (expected, end), "{start:?} {facts:?} {answers:?}");
        }
    }
}
