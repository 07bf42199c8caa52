//! Decides which questions come before a document is saved or left, and in which order.
//!
//! This module does nothing itself: the caller evaluates the conditions, gets the next action and performs it.

use crate::app::shell::LeaveTarget;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FlowStep {
    /// Before leaving: check for everything that would be lost with the document.
    Leave,
    /// Before saving in place: check that some positions of the file remain.
    Emptied,
    /// Before saving in place: check for changes by another program.
    Disk,
    /// Before saving elsewhere: check if the format is another one.
    Format,
    Loss,
    /// Before writing: check for game moves that would no longer fit the position.
    Fit,
}

/// A condition of the file or the document, evaluated only where it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    UnkeptMoves,
    Modified,
    SetAside,
    UnfinishedText,
    /// Positions that were cut would be lost with the clipboard of this window.
    CutOnClipboard,
    HasFile,
    Emptied,
    ChangedOnDisk,
    /// Another program has changed a file whose records are read on demand, so it cannot be saved in place.
    SourceChanged,
    OtherFormat,
    /// The other format cannot store everything.
    Lossy,
    MovesStopFitting,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NextAction {
    Ask(Vec<Condition>),
    AskPath,
    /// Find the losses in another format, then continue with [`FlowStep::Loss`].
    CheckLoss,
    /// Write the file, then continue with [`FlowStep::Leave`].
    Write,
    /// Continue with the [`LeaveTarget`]: no question remains.
    Proceed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowAnswer {
    /// Save the edits, and discard everything else that the question is about.
    Save,
    Discard,
    /// Replace the positions of the file although none of them remains in the document.
    SaveEmptied,
    SaveHere,
    SaveLossy,
    SaveUnfitting,
}

pub(super) fn next_action(
    mut step: FlowStep,
    next: &LeaveTarget,
    holds: &mut dyn FnMut(Condition) -> bool,
) -> NextAction {
    loop {
        let (is_asked, fact) = match step {
            FlowStep::Leave => {
                let lost = find_losses(next, holds);
                return if lost.is_empty() { NextAction::Proceed } else { NextAction::Ask(lost) };
            }
            FlowStep::Emptied | FlowStep::Disk if !holds(Condition::HasFile) => return NextAction::AskPath,
            FlowStep::Emptied => (holds(Condition::Emptied), Condition::Emptied),
            FlowStep::Disk => match holds(Condition::ChangedOnDisk) {
                true if holds(Condition::SourceChanged) => (true, Condition::SourceChanged),
                is_changed => (is_changed, Condition::ChangedOnDisk),
            },
            FlowStep::Format if holds(Condition::OtherFormat) => return NextAction::CheckLoss,
            FlowStep::Format => (false, Condition::Lossy),
            FlowStep::Loss => (holds(Condition::Lossy), Condition::Lossy),
            FlowStep::Fit => (holds(Condition::MovesStopFitting), Condition::MovesStopFitting),
        };
        if is_asked {
            return NextAction::Ask(vec![fact]);
        }
        step = match step {
            FlowStep::Leave | FlowStep::Emptied => FlowStep::Disk,
            FlowStep::Disk | FlowStep::Format | FlowStep::Loss => FlowStep::Fit,
            FlowStep::Fit => return NextAction::Write,
        };
    }
}

pub(super) fn after_answer(
    answer: FlowAnswer,
    next: &LeaveTarget,
    holds: &mut dyn FnMut(Condition) -> bool,
) -> NextAction {
    let step = match answer {
        FlowAnswer::Save => FlowStep::Emptied,
        FlowAnswer::Discard => return NextAction::Proceed,
        FlowAnswer::SaveEmptied => FlowStep::Disk,
        FlowAnswer::SaveHere | FlowAnswer::SaveLossy => FlowStep::Fit,
        FlowAnswer::SaveUnfitting => return NextAction::Write,
    };
    next_action(step, next, holds)
}

/// Returns everything that would be lost with the document.
pub(super) fn find_losses(next: &LeaveTarget, holds: &mut dyn FnMut(Condition) -> bool) -> Vec<Condition> {
    // With these targets the document with the edits is set aside and can be restored, so the edits are not lost.
    let sets_edits_aside = matches!(next, LeaveTarget::Reload | LeaveTarget::BringBack);
    let mut lost = Vec::new();
    for (fact, matters) in [
        (Condition::Modified, !sets_edits_aside && *next != LeaveTarget::Stay),
        (Condition::UnkeptMoves, *next != LeaveTarget::Stay),
        (Condition::SetAside, true),
        (Condition::UnfinishedText, *next != LeaveTarget::Stay),
        (Condition::CutOnClipboard, *next == LeaveTarget::Close),
    ] {
        let is_lost = matters && if fact == Condition::SetAside { loses_set_aside(next, holds) } else { holds(fact) };
        lost.extend(is_lost.then_some(fact));
    }
    lost
}

/// Returns `true` if the document that is set aside would be lost. On a reload, an open document with edits takes its
/// place. Restoring exchanges the two documents.
fn loses_set_aside(next: &LeaveTarget, holds: &mut dyn FnMut(Condition) -> bool) -> bool {
    holds(Condition::SetAside)
        && match next {
            LeaveTarget::Stay | LeaveTarget::BringBack => false,
            LeaveTarget::Reload => holds(Condition::Modified),
            LeaveTarget::Close
            | LeaveTarget::New
            | LeaveTarget::ChooseFile
            | LeaveTarget::Open(_)
            | LeaveTarget::Recover => true,
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goes through the steps with these answers. Returns the questions asked and the outcome.
    fn run_flow(
        start: FlowStep,
        next: &LeaveTarget,
        facts: &[Condition],
        answers: &[FlowAnswer],
    ) -> (Vec<Vec<Condition>>, &'static str) {
        let (mut asked, mut answers): (Vec<Vec<Condition>>, _) = (Vec::new(), answers.iter());
        let mut saved = false;
        let mut action = next_action(start, next, &mut |fact| facts.contains(&fact));
        loop {
            // After saving, a condition that was asked about no longer applies.
            let agreed = asked.concat();
            let mut holds = |fact: Condition| facts.contains(&fact) && !(saved && agreed.contains(&fact));
            action = match action {
                NextAction::Ask(question) => {
                    asked.push(question);
                    match answers.next() {
                        Some(answer) => after_answer(*answer, next, &mut holds),
                        None => return (asked, "given up"),
                    }
                }
                NextAction::AskPath => return (asked, "asked for a path"),
                NextAction::CheckLoss => next_action(FlowStep::Loss, next, &mut holds),
                NextAction::Write if *next == LeaveTarget::Stay => return (asked, "written"),
                NextAction::Write => {
                    saved = true;
                    next_action(FlowStep::Leave, next, &mut |fact| facts.contains(&fact) && !agreed.contains(&fact))
                }
                NextAction::Proceed => return (asked, if saved { "written and gone on" } else { "gone on" }),
            };
        }
    }

    #[test]
    fn a_document_is_left() {
        use Condition::{CutOnClipboard, HasFile, Modified, SetAside, UnfinishedText, UnkeptMoves};
        let edited: &[Condition] = &[HasFile, Modified];
        let everything: &[Condition] = &[UnkeptMoves, HasFile, Modified, SetAside, UnfinishedText, CutOnClipboard];
        let (save, lose) = ([FlowAnswer::Save].as_slice(), [FlowAnswer::Discard].as_slice());
        let all: &[Condition] = &[Modified, UnkeptMoves, SetAside, UnfinishedText, CutOnClipboard];
        for (next, facts, answers, asked, end) in [
            (LeaveTarget::New, [].as_slice(), [].as_slice(), [].as_slice(), "gone on"),
            (LeaveTarget::New, edited, &[], &[Modified], "given up"),
            (LeaveTarget::New, edited, lose, &[Modified], "gone on"),
            (LeaveTarget::New, edited, save, &[Modified], "written and gone on"),
            (LeaveTarget::New, &[Modified], save, &[Modified], "asked for a path"),
            // Reload and BringBack set the edits aside. A reload with new edits loses the edits that were set aside
            // earlier; BringBack does not.
            (LeaveTarget::Reload, edited, &[], &[], "gone on"),
            (LeaveTarget::BringBack, &[HasFile, Modified, SetAside], &[], &[], "gone on"),
            (LeaveTarget::Reload, &[HasFile, SetAside], &[], &[], "gone on"),
            (LeaveTarget::Reload, &[HasFile, Modified, SetAside], &[], &[SetAside], "given up"),
            (LeaveTarget::New, &[UnfinishedText], lose, &[UnfinishedText], "gone on"),
            (LeaveTarget::New, &[Modified, UnfinishedText], lose, &[Modified, UnfinishedText], "gone on"),
            // The clipboard is lost only with the window.
            (LeaveTarget::New, &[CutOnClipboard], &[], &[], "gone on"),
            (LeaveTarget::Close, &[CutOnClipboard], lose, &[CutOnClipboard], "gone on"),
            // One question covers everything that would be lost.
            (LeaveTarget::Close, everything, lose, all, "gone on"),
            (LeaveTarget::Close, everything, save, all, "written and gone on"),
        ] {
            let (questions, ended) = run_flow(FlowStep::Leave, &next, facts, answers);
            let expected = if asked.is_empty() { Vec::new() } else { vec![asked.to_vec()] };
            assert_eq!((questions, ended), (expected, end), "{next:?} {facts:?} {answers:?}");
        }
    }

    #[test]
    fn a_document_is_saved() {
        use Condition::{ChangedOnDisk, Emptied, HasFile, Lossy, MovesStopFitting, OtherFormat, SourceChanged};
        let changed: &[Condition] = &[HasFile, ChangedOnDisk];
        for (start, facts, answers, expected, end) in [
            (FlowStep::Emptied, [].as_slice(), [].as_slice(), [].as_slice(), "asked for a path"),
            (FlowStep::Emptied, &[HasFile], &[], &[], "written"),
            (FlowStep::Emptied, &[HasFile, Emptied], &[], &[Emptied], "given up"),
            (FlowStep::Emptied, &[HasFile, Emptied], &[FlowAnswer::SaveEmptied], &[Emptied], "written"),
            // Saving to another file does not touch the own file of the emptied document.
            (FlowStep::Format, &[HasFile, Emptied], &[], &[], "written"),
            (FlowStep::Emptied, changed, &[], &[ChangedOnDisk], "given up"),
            (FlowStep::Emptied, changed, &[FlowAnswer::SaveHere], &[ChangedOnDisk], "written"),
            // Records read on demand would now come from the other program's version, so the file cannot be saved in
            // place.
            (FlowStep::Disk, &[HasFile, ChangedOnDisk, SourceChanged], &[], &[SourceChanged], "given up"),
            (
                FlowStep::Disk,
                &[HasFile, ChangedOnDisk, MovesStopFitting],
                &[FlowAnswer::SaveHere, FlowAnswer::SaveUnfitting],
                &[ChangedOnDisk, MovesStopFitting],
                "written",
            ),
            // The document's own format is not checked for losses.
            (FlowStep::Format, &[HasFile, ChangedOnDisk, Lossy], &[], &[], "written"),
            (FlowStep::Format, &[OtherFormat], &[], &[], "written"),
            (FlowStep::Format, &[OtherFormat, Lossy], &[], &[Lossy], "given up"),
            (
                FlowStep::Format,
                &[OtherFormat, Lossy, MovesStopFitting],
                &[FlowAnswer::SaveLossy, FlowAnswer::SaveUnfitting],
                &[Lossy, MovesStopFitting],
                "written",
            ),
        ] {
            let (asked, ended) = run_flow(start, &LeaveTarget::Stay, facts, answers);
            assert_eq!((asked.concat().as_slice(), ended), (expected, end), "{start:?} {facts:?} {answers:?}");
        }
    }
}
