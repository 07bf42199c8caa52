//! Decides which questions come before a document is saved or left, and in which order.
//!
//! Nothing is done here: the caller evaluates the conditions, gets the next action and performs it.

use crate::app::shell::dialog::Next;

/// A step before a document is left or saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Before leaving: check for everything that would be lost with the document.
    Leave,
    /// Before saving in place: check that some positions of the file are left.
    Rest,
    /// Before saving in place: check for changes by another program.
    Disk,
    /// Before saving elsewhere: check for another format.
    Format,
    /// Check for losses in that format.
    Loss,
    /// Before writing: check for moves that would no longer fit.
    Fit,
}

/// A condition of the file or the document, evaluated only where it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    UnkeptMoves,
    Modified,
    SetAside,
    UnfinishedText,
    /// Positions that were cut would be lost with the clipboard of this window.
    CutOnClipboard,
    HasFile,
    /// No position of the file is left.
    Emptied,
    ChangedOnDisk,
    /// The file was changed, and the document reads most of it only when needed.
    SourceChanged,
    OtherFormat,
    /// That format cannot store everything.
    Lossy,
    MovesStopFitting,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// Ask about all of these in one question.
    Ask(Vec<Fact>),
    AskPath,
    /// Find the losses in another format, then continue with [`Step::Loss`].
    Look,
    /// Write the file, then continue with [`Step::Leave`].
    Write,
    /// Go on with [`Next`]: nothing is in the way.
    GoOn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Save the edits and discard everything else asked about.
    Save,
    /// Discard everything asked about.
    Lose,
    /// Replace the positions of the file although none of them is left.
    SaveEmptied,
    SaveHere,
    SaveLossy,
    SaveUnfitting,
}

pub(super) fn decide(mut step: Step, next: &Next, holds: &mut dyn FnMut(Fact) -> bool) -> Deed {
    loop {
        let (is_asked, fact) = match step {
            Step::Leave => {
                let lost = lost(next, holds);
                return if lost.is_empty() { Deed::GoOn } else { Deed::Ask(lost) };
            }
            Step::Rest | Step::Disk if !holds(Fact::HasFile) => return Deed::AskPath,
            Step::Rest => (holds(Fact::Emptied), Fact::Emptied),
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
            return Deed::Ask(vec![fact]);
        }
        step = match step {
            Step::Leave | Step::Rest => Step::Disk,
            Step::Disk | Step::Format | Step::Loss => Step::Fit,
            Step::Fit => return Deed::Write,
        };
    }
}

pub(super) fn answered(answer: Answer, next: &Next, holds: &mut dyn FnMut(Fact) -> bool) -> Deed {
    let step = match answer {
        Answer::Save => Step::Rest,
        Answer::Lose => return Deed::GoOn,
        Answer::SaveEmptied => Step::Disk,
        Answer::SaveHere | Answer::SaveLossy => Step::Fit,
        Answer::SaveUnfitting => return Deed::Write,
    };
    decide(step, next, holds)
}

/// Returns everything that would be lost with the document. Edits come first, since only they can be saved.
pub(super) fn lost(next: &Next, holds: &mut dyn FnMut(Fact) -> bool) -> Vec<Fact> {
    // These set the edits aside.
    let sets_edits_aside = matches!(next, Next::Reload | Next::BringBack);
    let mut lost = Vec::new();
    for (fact, matters) in [
        (Fact::Modified, !sets_edits_aside && *next != Next::Stay),
        (Fact::UnkeptMoves, *next != Next::Stay),
        (Fact::SetAside, true),
        (Fact::UnfinishedText, *next != Next::Stay),
        (Fact::CutOnClipboard, *next == Next::Close),
    ] {
        let is_lost = matters && if fact == Fact::SetAside { loses_set_aside(next, holds) } else { holds(fact) };
        lost.extend(is_lost.then_some(fact));
    }
    lost
}

/// Returns `true` if edits that are set aside would be lost. Only one document can be set aside.
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

    /// Goes through the steps. Returns the questions asked and the outcome.
    fn way(start: Step, next: &Next, facts: &[Fact], answers: &[Answer]) -> (Vec<Vec<Fact>>, &'static str) {
        let (mut asked, mut answers): (Vec<Vec<Fact>>, _) = (Vec::new(), answers.iter());
        let mut saved = false;
        let mut deed = decide(start, next, &mut |fact| facts.contains(&fact));
        loop {
            // A question is not asked twice.
            let agreed = asked.concat();
            let mut holds = |fact: Fact| facts.contains(&fact) && !(saved && agreed.contains(&fact));
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
                    decide(Step::Leave, next, &mut |fact| facts.contains(&fact) && !agreed.contains(&fact))
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
        let (save, lose) = ([Answer::Save].as_slice(), [Answer::Lose].as_slice());
        let all: &[Fact] = &[Modified, UnkeptMoves, SetAside, UnfinishedText, CutOnClipboard];
        for (next, facts, answers, asked, end) in [
            (Next::New, [].as_slice(), [].as_slice(), [].as_slice(), "gone on"),
            (Next::New, edited, &[], &[Modified], "given up"),
            (Next::New, edited, lose, &[Modified], "gone on"),
            (Next::New, edited, save, &[Modified], "written and gone on"),
            (Next::New, &[Modified], save, &[Modified], "asked for a path"),
            // Edits that get set aside are not lost.
            (Next::Reload, edited, &[], &[], "gone on"),
            (Next::BringBack, &[HasFile, Modified, SetAside], &[], &[], "gone on"),
            (Next::Reload, &[HasFile, SetAside], &[], &[], "gone on"),
            (Next::Reload, &[HasFile, Modified, SetAside], &[], &[SetAside], "given up"),
            (Next::New, &[UnfinishedText], lose, &[UnfinishedText], "gone on"),
            (Next::New, &[Modified, UnfinishedText], lose, &[Modified, UnfinishedText], "gone on"),
            // The clipboard is lost only with the window.
            (Next::New, &[CutOnClipboard], &[], &[], "gone on"),
            (Next::Close, &[CutOnClipboard], lose, &[CutOnClipboard], "gone on"),
            // One question covers everything that would be lost.
            (Next::Close, everything, lose, all, "gone on"),
            (Next::Close, everything, save, all, "written and gone on"),
        ] {
            let (questions, ended) = way(Step::Leave, &next, facts, answers);
            let expected = if asked.is_empty() { Vec::new() } else { vec![asked.to_vec()] };
            assert_eq!((questions, ended), (expected, end), "{next:?} {facts:?} {answers:?}");
        }
    }

    #[test]
    fn a_document_is_saved() {
        use Fact::{ChangedOnDisk, Emptied, HasFile, Lossy, MovesStopFitting, OtherFormat, SourceChanged};
        let changed: &[Fact] = &[HasFile, ChangedOnDisk];
        for (start, facts, answers, expected, end) in [
            (Step::Rest, [].as_slice(), [].as_slice(), [].as_slice(), "asked for a path"),
            (Step::Rest, &[HasFile], &[], &[], "written"),
            (Step::Rest, &[HasFile, Emptied], &[], &[Emptied], "given up"),
            (Step::Rest, &[HasFile, Emptied], &[Answer::SaveEmptied], &[Emptied], "written"),
            // Saving elsewhere keeps the emptied file.
            (Step::Format, &[HasFile, Emptied], &[], &[], "written"),
            (Step::Rest, changed, &[], &[ChangedOnDisk], "given up"),
            (Step::Rest, changed, &[Answer::SaveHere], &[ChangedOnDisk], "written"),
            // Records not yet read cannot be told from those of the other program.
            (Step::Disk, &[HasFile, ChangedOnDisk, SourceChanged], &[], &[SourceChanged], "given up"),
            (
                Step::Disk,
                &[HasFile, ChangedOnDisk, MovesStopFitting],
                &[Answer::SaveHere, Answer::SaveUnfitting],
                &[ChangedOnDisk, MovesStopFitting],
                "written",
            ),
            // The document's own format is not checked for losses.
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
            assert_eq!((asked.concat().as_slice(), ended), (expected, end), "{start:?} {facts:?} {answers:?}");
        }
    }
}
