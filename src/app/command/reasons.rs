//! Why a command cannot be run now, for tooltips.

use crate::app::command::Command;
use crate::app::state::State;
use crate::app::trying::enabled_in_trial;
use crate::board::Size;

impl State {
    /// Why a command cannot be run now, in words without a full stop; `None` if it can be.
    #[must_use]
    pub fn why_disabled(&self, command: Command) -> Option<String> {
        if self.enabled(command) {
            return None;
        }
        let in_trial = self.trial.as_ref().is_some_and(|trial| enabled_in_trial(trial, command) == Some(false));
        let reason = match command {
            Command::Undo if in_trial => "No move has been tried yet",
            Command::Redo if in_trial => "No move was taken back",
            _ if in_trial => "Not while moves are tried: keep the position or return first",
            Command::RotateClockwise | Command::RotateAnticlockwise => {
                return Some(no_quarter_turn(self.shown().board.size()));
            }
            Command::Open | Command::SaveAs | Command::New => {
                return Some(format!("{} now", self.waiting.as_deref().unwrap_or("Something else is waited for")));
            }
            _ => {
                let why = self.solving.why_not(command, &self.shell).or_else(|| self.why_disabled_in_list(command));
                why.unwrap_or_else(|| self.why_disabled_elsewhere(command))
            }
        };
        Some(reason.to_owned())
    }

    fn why_disabled_elsewhere(&self, command: Command) -> &'static str {
        match command {
            Command::Undo => "Nothing was done yet",
            Command::Redo => "Nothing was taken back",
            Command::Save => "Nothing has changed since the file was opened or saved",
            Command::FixAll if self.is_preview() => "The text in the FEN box is no position yet",
            Command::FixAll => "There are no problems",
            Command::DrawArrow | Command::MarkSquare => "No square is selected and none is under the hand",
            Command::ClearAnnotations => "Nothing is drawn on this position",
            Command::BringBack => "No edits are set aside",
            _ => "Not possible now",
        }
    }

    /// The same for a command of the list; `None` for all others.
    fn why_disabled_in_list(&self, command: Command) -> Option<&'static str> {
        let is_only = self.shell.document.len() == 1;
        let has_selected = self.list.count(&self.shell.document) > 0;
        let none_selected = "No position is selected";
        Some(match command {
            Command::PreviousPosition | Command::FirstPosition => "This is the first position",
            Command::NextPosition | Command::LastPosition => "This is the last position",
            Command::FindNext | Command::FindPrevious => match self.list.finding.found() {
                Some(_) => "No position was found",
                None => "Nothing is searched for",
            },
            Command::CopyPositions | Command::DuplicatePositions | Command::MarkDone | Command::SaveSelected => {
                none_selected
            }
            Command::MoveUp if has_selected => "There is nothing above to move to",
            Command::MoveDown if has_selected => "There is nothing below to move to",
            Command::MoveUp | Command::MoveDown => none_selected,
            Command::CutPositions | Command::RemovePosition if !is_only => none_selected,
            Command::SelectAllPositions if !is_only => "The list shows no position",
            Command::CutPositions
            | Command::RemovePosition
            | Command::SelectAllPositions
            | Command::Find
            | Command::GoToPosition
            | Command::SortByNumber
            | Command::SortByName
            | Command::SortByMaterial
            | Command::SortBySideToMove
            | Command::SortByProblems
            | Command::RemoveExactDuplicates
            | Command::RemoveSamePlacement
            | Command::RemoveReflected
            | Command::SplitFile => "There is only one position",
            _ => return None,
        })
    }
}

fn no_quarter_turn(size: Size) -> String {
    let (files, ranks) = (size.files(), size.ranks());
    format!("A quarter turn needs a board of {ranks} files and {files} ranks, which FEN cannot state")
}
