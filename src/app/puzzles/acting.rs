//! What the dialogs about the puzzles of a file do.

use std::collections::HashMap;
use std::sync::Arc;

use super::Noted;
use super::asked::PuzzleCheck;
use super::outcome::{Outcome, Tally};
use super::report::{Report, Solutions};
use super::solving::Request;
use crate::app::App;
use crate::app::exporting::Which;
use crate::app::shell::dialog::Dialog;
use crate::app::state::State;
use crate::app::ui::dialog_field::FieldEvent;
use crate::app::ui::words;
use crate::document::RecordId;
use crate::document::background::give_way;

/// What happens in the dialogs about all puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Something else was chosen about solving them.
    Choose(Box<PuzzleCheck>),
    /// The number of moves changed as it is typed.
    Type(String),
    /// Solve them, or write down what came out.
    Confirm,
    /// The positions that came out like this are to be selected in the list.
    Select(Outcome),
    /// Back to the window.
    Cancel,
}

impl From<FieldEvent> for Action {
    fn from(event: FieldEvent) -> Self {
        match event {
            FieldEvent::Typed(text) => Self::Type(text),
            FieldEvent::Entered | FieldEvent::Row(_) => Self::Confirm,
        }
    }
}

impl App {
    /// Asks how the positions of the file are to be solved.
    pub(in crate::app) fn ask_check(&mut self) {
        self.end_all_typing();
        self.once_read(|app| {
            let state = &mut app.state;
            let asked = state.puzzles.asked.clone();
            let check = asked.unwrap_or_else(|| PuzzleCheck::new(state.shell.settings.asked.moves));
            let check = PuzzleCheck { which: Which::proposed(state), ..check };
            state.puzzles.chosen = Some(Box::new(check));
            state.shell.dialog = Some(Dialog::CheckPuzzles);
        });
    }

    /// Does what happened in the dialogs.
    pub(in crate::app) fn act_on_puzzles(&mut self, action: Action) {
        match self.state.shell.dialog {
            Some(Dialog::CheckPuzzles) => self.act_on_choice(action),
            Some(Dialog::PuzzleReport) => self.act_on_report(&action),
            // The dialog it was meant for is gone.
            _ => {}
        }
    }

    fn act_on_choice(&mut self, action: Action) {
        let Some(check) = &mut self.state.puzzles.chosen else { return };
        match action {
            Action::Choose(chosen) => *check = chosen,
            Action::Type(text) => check.moves = text,
            Action::Confirm => self.check_chosen(),
            Action::Select(_) => {}
            Action::Cancel => self.state.shell.dialog = None,
        }
    }

    fn act_on_report(&mut self, action: &Action) {
        let State { puzzles, shell, .. } = &mut self.state;
        match action {
            Action::Select(outcome) => self.select_checked(*outcome),
            Action::Confirm if shell.document.format().has_operations() => {
                shell.dialog = None;
                if let Some((report, _)) = puzzles.report.take() {
                    self.write_solutions(report);
                }
            }
            Action::Cancel => shell.dialog = None,
            Action::Confirm | Action::Choose(_) | Action::Type(_) => {}
        }
    }

    /// Solves the positions that were chosen, if they can be.
    fn check_chosen(&mut self) {
        let Some(check) = self.state.puzzles.chosen.clone() else { return };
        let Ok(limits) = check.limits() else { return };
        self.state.shell.dialog = None;
        let records = check.which.records(&self.state);
        self.state.puzzles.asked = Some(*check);
        let tally = Tally::new(records.len());
        let request = Request { snapshot: self.state.shell.document.snapshot(), records, limits };
        let what = format!("Solving {}", words::counted(tally.total(), "position", "positions"));
        let counted = tally.clone();
        self.work(what, move |progress| {
            give_way();
            progress.set_total(counted.total() as u64);
            let report = request.run(&counted, progress);
            let marks = report.marks();
            Box::new(move |app| app.take_report(report, marks))
        });
        if let Some(Dialog::Working(work)) = &mut self.state.shell.dialog {
            work.tally = Some(Arc::new(move || tally.line()));
        }
    }

    fn take_report(&mut self, report: Report, marks: HashMap<RecordId, Noted>) {
        let tally = report.tally();
        if tally.checked() == 0 {
            let why = match tally.total() {
                0 => "There was nothing to check.",
                _ => "Checking was cancelled; nothing was solved.",
            };
            self.state.shell.notices.noted(why);
            return;
        }
        self.state.puzzles.note_all(marks);
        self.state.puzzles.report = Some((report, None));
        self.state.shell.dialog = Some(Dialog::PuzzleReport);
    }

    /// Has the records state what is proven of their positions.
    fn write_solutions(&mut self, report: Report) {
        let snapshot = self.state.shell.document.snapshot();
        let what = format!("Writing dm and bm to {}", words::counted(report.proven(), "position", "positions"));
        self.work(what, move |progress| {
            let solutions = report.solutions(&snapshot, progress);
            let is_cancelled = progress.is_cancelled();
            Box::new(move |app| {
                if is_cancelled {
                    app.state.shell.notices.noted("Writing was cancelled; nothing was changed.");
                } else {
                    app.take_solutions(solutions);
                }
            })
        });
    }

    fn take_solutions(&mut self, Solutions { stated, fitting }: Solutions) {
        let too_long = stated.too_long();
        let long_lines = words::counted(too_long, "line is too long for them", "lines are too long for them");
        let changed = self.state.shell.document.put_stated(stated);
        let written = words::counted(changed, "position", "positions");
        let notices = &mut self.state.shell.notices;
        match (changed, too_long) {
            (0, _) if fitting == 0 => {
                notices.noted("Nothing was written: the positions are no longer those that were solved.");
            }
            (0, 0) => {
                let count = words::counted(fitting, "position", "positions");
                notices.done(format!("dm and bm of {count} were there already"));
            }
            (0, _) => notices.noted(format!("dm and bm were not written: {long_lines}.")),
            (_, 0) => self.state.shell.say_changed(format!("dm and bm written to {written}")),
            _ => self.state.shell.say_changed(format!("dm and bm written to {written}; {long_lines}")),
        }
    }

    /// Selects the positions that came out like this in the list, behind the dialog.
    fn select_checked(&mut self, outcome: Outcome) {
        let Some((report, selected)) = &mut self.state.puzzles.report else { return };
        let places = report.places(&self.state.shell.document, outcome);
        let current = self.state.shell.document.current();
        let Some(first) = (if places.contains(current) { Some(current) } else { places.first() }) else { return };
        *selected = Some(outcome);
        self.show_all_of(places, first);
    }
}
