//! What commands and the panel do about solving.

use std::time::Duration;

use super::paper::{self, Paper, Purpose, Sheet};
use super::{Event, SolvingAction, is_same_problem};
use crate::app::App;
use crate::app::command::Command;
use crate::app::puzzles::PuzzleMark;
use crate::app::shell::settings::write_fen;
use crate::app::state::State;
use crate::app::views;
use crate::document::{Edit, Format};
use crate::notation::epd::{self, Operation};

/// How long until the next look at how far a search is.
const NEXT_LOOK: Duration = Duration::from_millis(100);

impl App {
    /// Runs a command of solving.
    pub(in crate::app) fn run_in_solving(&mut self, command: Command) {
        match command {
            // What is known need not be searched again: who asks for it wants to go through it.
            Command::Solve if self.state.solving.is_solved() => views::focus_solution(&self.state.shell.ctx),
            Command::Solve => {
                self.solve();
                views::reveal_answer(&self.state.shell.ctx);
                if self.state.trial.as_ref().is_some_and(|trial| trial.at() > 0) {
                    let sentence =
                        "What is solved is the position before the moves; keep the one you reached for that.";
                    self.state.shell.notices.noted(sentence);
                }
            }
            Command::StopSolving => self.state.solving.stop(),
            Command::SolveAfterEdits => {
                self.state.shell.settings.solves_after_edits = !self.state.shell.settings.solves_after_edits;
                self.state.shell.store_settings();
                // Who switches it on wants to see it happen.
                self.state.shell.ctx.request_repaint();
            }
            Command::CopySolution => self.write_solution(Purpose::Text),
            Command::CopySolutionAsEpd => self.write_solution(Purpose::Epd),
            Command::WriteSolution => {
                let id = self.state.shell.document.record(self.state.shell.document.current()).id();
                self.write_solution(Purpose::Record(id));
            }
            _ => {}
        }
    }

    /// Does what happened in the panel.
    pub(in crate::app) fn act_on_solving(&mut self, action: SolvingAction) {
        match action {
            SolvingAction::Ask(asked) => {
                self.state.shell.settings.asked = asked.in_range();
            }
            SolvingAction::Remember => self.state.shell.store_settings(),
            SolvingAction::Toggle(id) => {
                let wake = self.state.shell.shared_wake();
                self.state.solving.toggle(id, &wake);
            }
            SolvingAction::Show(id) => {
                if let Some(moves) = self.state.solving.moves_to(id) {
                    self.show_moves(&moves);
                }
            }
        }
    }

    fn solve(&mut self) {
        let wake = self.state.shell.shared_wake();
        let document = &self.state.shell.document;
        let (record, position) = (document.record(document.current()).id(), *document.position());
        self.state.solving.start(record, position, self.state.asked(), &wake);
    }

    fn write_solution(&mut self, purpose: Purpose) {
        let wake = self.state.shell.shared_wake();
        let document = &self.state.shell.document;
        let operations = document.record(document.current()).operations();
        self.state.solving.write(purpose, *document.position(), operations, &wake);
    }

    /// Takes what the threads have found out since the last frame, and solves again by itself what has changed.
    pub(in crate::app) fn poll_solving(&mut self) {
        let wake = self.state.shell.shared_wake();
        for event in self.state.solving.poll(&wake) {
            match event {
                Event::Judged(record, position, moves, judgement) => {
                    self.state.puzzles.note(record, &position, PuzzleMark { moves, judgement });
                }
                Event::Written(sheet, Some(paper)) => self.take_paper(sheet, paper),
                Event::Written(_, None) => {
                    self.state
                        .shell
                        .notices
                        .failed("The solution could not be written down. Nothing was changed.", None);
                }
            }
        }
        // An answer that has come is current at once, and its position is not solved again.
        self.state.follow_solving();
        self.solve_again();
        if self.state.solving.running().is_some() {
            self.state.shell.ctx.request_repaint_after(NEXT_LOOK);
        }
    }

    /// Solves by itself what has changed, once it has stayed as it is for a moment and no gesture is under way.
    fn solve_again(&mut self) {
        let now = self.state.shell.ctx.input(|input| input.time);
        let (asked, position) = (self.state.asked(), *self.state.shell.document.position());
        let Some(seconds) = self.state.solving.due_in(&position, asked, now) else { return };
        let is_under_way = self.state.hands.gesture.is_some() || self.state.number_open;
        if !self.state.shell.settings.solves_after_edits || is_under_way || !self.state.enabled(Command::Solve) {
            return;
        }
        if seconds > 0.0 {
            self.state.shell.ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        } else {
            self.solve();
        }
    }

    fn take_paper(&mut self, sheet: Sheet, paper: Paper) {
        match (sheet.purpose, paper) {
            (_, Paper::Text(lines)) => {
                let fen = write_fen(&sheet.position, self.state.shell.settings.en_passant);
                let text = std::iter::once(fen).chain(lines).map(|line| line + "\n").collect::<String>();
                self.state.shell.copy(&text, Some("Solution copied"));
            }
            (Purpose::Record(id), Paper::Operations(operations)) => {
                let document = &self.state.shell.document;
                let is_same = document.record(document.current()).id() == id;
                if is_same && is_same_problem(document.position(), &sheet.position) {
                    self.state_solution(operations);
                } else {
                    self.state.shell.notices.noted("Nothing was written: the solution is of another position.");
                }
            }
            (_, Paper::Operations(operations)) => {
                let text = epd::write(&sheet.position, &paper::with(sheet.operations, operations));
                self.state.shell.copy(&text, Some("Solution copied as EPD"));
            }
        }
    }

    fn state_solution(&mut self, operations: Vec<Operation>) {
        let document = &mut self.state.shell.document;
        let stated = document.record(document.current()).operations();
        let is_there = operations.iter().all(|operation| stated.contains(operation));
        if document.apply(Edit::StateOperations(vec![(document.current(), operations)])) {
            self.state.shell.say_changed("The solution was written to the record");
        } else if is_there {
            self.state.shell.notices.noted("The record says so already.");
        } else if document.format() == Format::Epd {
            self.state.shell.notices.noted("Nothing was written: the line of the record would be too long.");
        } else {
            self.state.shell.notices.noted("Nothing was written: only EPD has operations.");
        }
        self.state.follow();
    }
}

impl State {
    /// Whether the answer is about the position and the question of now.
    pub(in crate::app) fn follow_solving(&mut self) {
        let (asked, is_preview) = (self.asked(), self.is_preview());
        self.solving.follow(self.shell.document.position(), asked, is_preview);
    }

    /// Why a command of solving cannot be run now, without a full stop; `None` if it can, and for all others.
    pub(in crate::app) fn why_not_solving(&self, command: Command) -> Option<&'static str> {
        let is_large = !self.shell.document.position().board.size().is_standard();
        match command {
            Command::Solve if is_large => Some("Mates are looked for on boards of 8x8 squares only"),
            Command::Solve if self.is_preview() => Some("The text in the FEN box is no position yet"),
            Command::StopSolving if !self.solving.is_busy() => Some("Nothing is being solved"),
            Command::CopySolution => self.why_no_solution(),
            Command::WriteSolution if self.shell.document.format() != Format::Epd => {
                Some("Only EPD has operations: save as .epd first")
            }
            Command::CopySolutionAsEpd | Command::WriteSolution => {
                self.why_no_solution().or_else(|| self.why_no_operations())
            }
            _ => None,
        }
    }

    fn why_no_solution(&self) -> Option<&'static str> {
        match self.solving.answer() {
            None => Some("The position has not been solved yet"),
            Some(_) if !self.solving.is_current() => {
                Some("The solution is of another position or question; solve again")
            }
            Some(_) => self.solving.found.as_ref().and_then(paper::why_no_text),
        }
    }

    fn why_no_operations(&self) -> Option<&'static str> {
        self.solving.found.as_ref().and_then(paper::why_no_operations)
    }
}
