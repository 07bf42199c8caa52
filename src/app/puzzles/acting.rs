//! What the dialogs about the puzzles of a file do.

use super::asked::PuzzleCheck;
use super::outcome::{Outcome, Tally};
use super::report::Report;
use super::solving::Request;
use crate::app::App;
use crate::app::dialog::{Answer, Dialog};
use crate::app::exporting::Which;
use crate::app::words;
use crate::document::background::give_way;
use crate::document::{Edit, Format};

impl App {
    /// Asks how the positions of the file are to be solved.
    pub(in crate::app) fn ask_check(&mut self) {
        self.end_all_typing();
        self.once_read(|app| {
            let state = &mut app.state;
            let asked = state.puzzles.asked.clone();
            let check = asked.unwrap_or_else(|| PuzzleCheck::new(state.settings.asked.moves));
            let check = PuzzleCheck { which: Which::proposed(state), ..check };
            state.dialog = Some(Dialog::CheckPuzzles(Box::new(check)));
        });
    }

    /// Takes what was chosen in the dialog.
    pub(in crate::app) fn choose_check(&mut self, check: Box<PuzzleCheck>) {
        if matches!(self.state.dialog, Some(Dialog::CheckPuzzles(_))) {
            self.state.dialog = Some(Dialog::CheckPuzzles(check));
        }
    }

    /// Solves the positions, if that is what was answered.
    pub(in crate::app) fn answer_check(&mut self, check: Box<PuzzleCheck>, answer: Answer) {
        let (Ok(limits), Answer::Confirm) = (check.limits(), answer) else {
            self.state.dialog = Some(Dialog::CheckPuzzles(check));
            return;
        };
        let records = check.which.records(&self.state);
        self.state.puzzles.asked = Some(*check);
        let tally = Tally::new(records.len());
        let request = Request { snapshot: self.state.document.snapshot(), records, limits };
        let what = format!("Solving {}", words::counted(tally.total(), "position", "positions"));
        let counted = tally.clone();
        self.work(what, true, move |progress| {
            give_way();
            progress.set_total(counted.total() as u64);
            let report = request.run(&counted, progress);
            Box::new(move |app| app.take_report(report))
        });
        if let Some(Dialog::Working { tally: shown, .. }) = &mut self.state.dialog {
            *shown = Some(tally);
        }
    }

    fn take_report(&mut self, report: Report) {
        if report.tally().checked() == 0 {
            self.state.notices.noted("Checking was cancelled; nothing was solved.");
            return;
        }
        self.state.puzzles.note_all(report.marks());
        self.state.dialog = Some(Dialog::PuzzleReport { report, selected: None });
    }

    /// Takes an answer to what came out.
    pub(in crate::app) fn answer_report(&mut self, report: Report, selected: Option<Outcome>, answer: Answer) {
        match answer {
            Answer::Confirm if self.state.document.format() == Format::Epd => self.write_solutions(&report),
            _ => self.state.dialog = Some(Dialog::PuzzleReport { report, selected }),
        }
    }

    /// Has the records state what is proven of their positions.
    fn write_solutions(&mut self, report: &Report) {
        let stated = report.operations(&self.state.document);
        let count = words::counted(stated.len(), "position", "positions");
        let is_changed = self.state.document.apply(Edit::StateOperations(stated));
        let notices = &mut self.state.notices;
        if !is_changed {
            notices.done(format!("dm and bm of {count} were there already"));
        } else if self.state.trial.is_some() {
            // While moves are tried, Undo takes back one of them.
            notices.done(format!("dm and bm written to {count}"));
        } else {
            notices.undoable(format!("dm and bm written to {count}"), self.state.document.revision());
        }
    }

    /// Selects the positions that came out like this in the list, behind the dialog.
    pub(in crate::app) fn select_checked(&mut self, outcome: Outcome) {
        let Some(Dialog::PuzzleReport { report, selected }) = &mut self.state.dialog else { return };
        let places = report.places(&self.state.document, outcome);
        let current = self.state.document.current();
        let Some(first) = (if places.contains(current) { Some(current) } else { places.first() }) else { return };
        *selected = Some(outcome);
        self.show_all_of(places, first);
    }
}
