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
use crate::app::shell::dialog::{Answer, Dialog};
use crate::app::ui::words;
use crate::document::RecordId;
use crate::document::background::give_way;

impl App {
    /// Asks how the positions of the file are to be solved.
    pub(in crate::app) fn ask_check(&mut self) {
        self.end_all_typing();
        self.once_read(|app| {
            let state = &mut app.state;
            let asked = state.puzzles.asked.clone();
            let check = asked.unwrap_or_else(|| PuzzleCheck::new(state.shell.settings.asked.moves));
            let check = PuzzleCheck { which: Which::proposed(state), ..check };
            state.shell.dialog = Some(Dialog::CheckPuzzles(Box::new(check)));
        });
    }

    /// Takes what was chosen in the dialog.
    pub(in crate::app) fn choose_check(&mut self, check: Box<PuzzleCheck>) {
        if matches!(self.state.shell.dialog, Some(Dialog::CheckPuzzles(_))) {
            self.state.shell.dialog = Some(Dialog::CheckPuzzles(check));
        }
    }

    /// Solves the positions, if that is what was answered.
    pub(in crate::app) fn answer_check(&mut self, check: Box<PuzzleCheck>, answer: Answer) {
        let (Ok(limits), Answer::Confirm) = (check.limits(), answer) else {
            self.state.shell.dialog = Some(Dialog::CheckPuzzles(check));
            return;
        };
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
        self.state.shell.dialog = Some(Dialog::PuzzleReport { report, selected: None });
    }

    /// Takes an answer to what came out.
    pub(in crate::app) fn answer_report(&mut self, report: Report, selected: Option<Outcome>, answer: Answer) {
        match answer {
            Answer::Confirm if self.state.shell.document.format().has_operations() => self.write_solutions(report),
            _ => self.state.shell.dialog = Some(Dialog::PuzzleReport { report, selected }),
        }
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
    pub(in crate::app) fn select_checked(&mut self, outcome: Outcome) {
        let Some(Dialog::PuzzleReport { report, selected }) = &mut self.state.shell.dialog else { return };
        let places = report.places(&self.state.shell.document, outcome);
        let current = self.state.shell.document.current();
        let Some(first) = (if places.contains(current) { Some(current) } else { places.first() }) else { return };
        *selected = Some(outcome);
        self.show_all_of(places, first);
    }
}
