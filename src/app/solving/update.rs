//! What commands and the panel do about solving, and what is done with what the threads have found out.

use std::time::Duration;

use super::analysis::Analysis;
use super::commands::can_be_solved;
use super::wanted::{focus_solution, reveal};
use super::writing::{self, Purpose, SolutionText, WriteRequest};
use super::{NodeId, Solving, Stipulation};
use crate::app::shell::job::NEXT_LOOK;
use crate::app::shell::settings::write_fen;
use crate::app::shell::{Command, Effect, Mode, Shell};
use crate::document::{Edit, Field};
use crate::notation::epd::{self, Operation};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Something else is asked for.
    Ask(Stipulation),
    /// What is asked for stays so: it is to be remembered for the next session.
    Remember,
    /// Open or close a branch of the tree.
    Toggle(NodeId),
    /// Show the position after a move of the tree on the board.
    Show(NodeId),
    Run(Command),
}

impl Solving {
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Ask(asked) => shell.ask(asked.in_range()),
            Action::Remember => shell.store_settings(),
            Action::Toggle(id) => self.toggle(id, &shell.wake()),
            Action::Show(id) => shell.effects.extend(self.moves_to(id).map(Effect::ShowMoves)),
            Action::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }

    /// Solves the position. What is known need not be searched again: who asks for it wants to go through it.
    pub(super) fn solve_or_go_through(&mut self, shell: &mut Shell) {
        if self.is_solved() {
            focus_solution(&shell.ctx);
            return;
        }
        self.solve(shell);
        reveal(&shell.ctx);
        if matches!(shell.mode, Mode::Trying { at: 1.., .. }) {
            let sentence = "What is solved is the position before the moves; keep the one you reached for that.";
            shell.notices.noted(sentence);
        }
    }

    fn solve(&mut self, shell: &Shell) {
        let document = &shell.document;
        let (record, position) = (document.record(document.current()).id(), *document.position());
        self.start(record, position, shell.asked(), &shell.wake());
    }

    /// Begins to write the solution of the position down.
    pub(super) fn write_solution(&mut self, purpose: Purpose, shell: &Shell) {
        // The clocks of the record may be others than those that were there when it was solved.
        let (document, position) = (&shell.document, *shell.document.position());
        let is_of = |analysis: &&Analysis| analysis.answer.position.without_clocks() == position.without_clocks();
        if let Some(analysis) = self.analysis.as_ref().filter(is_of) {
            let operations = document.record(document.current()).operations();
            let request = WriteRequest { purpose, position, operations };
            self.writing = Some((request, writing::start(analysis, position, purpose, &shell.wake())));
        }
    }

    /// Takes what the threads have found out since the last frame, and solves again by itself what has changed, but not
    /// while a gesture is under way.
    pub(in crate::app) fn poll(&mut self, is_under_way: bool, shell: &mut Shell) {
        shell.effects.extend(self.news(&shell.wake()));
        match self.written() {
            Some((request, Some(text))) => take_text(request, text, shell),
            Some((_, None)) => {
                shell.notices.failed("The solution could not be written down. Nothing was changed.", None);
            }
            None => {}
        }
        // An answer that has come is current at once, and its position is not solved again.
        self.follow(shell);
        shell.effects.extend(self.take_mark(&shell.document));
        self.solve_again(is_under_way, shell);
        if self.running().is_some() {
            shell.ctx.request_repaint_after(NEXT_LOOK);
        }
    }

    /// Solves by itself what has changed, once it has stayed as it is for a moment.
    fn solve_again(&mut self, is_under_way: bool, shell: &Shell) {
        let now = shell.ctx.input(|input| input.time);
        let Some(seconds) = self.due_in(shell.document.position(), shell.asked(), now) else { return };
        if is_under_way || !shell.settings.solves_after_edits || can_be_solved(shell).is_err() {
            return;
        }
        if seconds > 0.0 {
            shell.ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        } else {
            self.solve(shell);
        }
    }
}

fn take_text(request: WriteRequest, text: SolutionText, shell: &mut Shell) {
    match (request.purpose, text) {
        (Purpose::Text | Purpose::Epd, SolutionText::Lines(lines)) => {
            let fen = write_fen(&request.position, shell.settings.en_passant);
            let text = std::iter::once(fen).chain(lines).map(|line| line + "\n").collect::<String>();
            shell.copy(&text, Some("Solution copied"));
        }
        (Purpose::Operations(id) | Purpose::Moves(id), text) => {
            let document = &shell.document;
            let is_same = document.record(document.current()).id() == id;
            if !is_same || document.position().without_clocks() != request.position.without_clocks() {
                return shell.notices.noted("Nothing was written: the solution is of another position.");
            }
            match text {
                SolutionText::Operations(operations) => state_solution(operations, shell),
                SolutionText::Moves(asked, moves) => write_moves(asked, moves, shell),
                SolutionText::Lines(_) => {}
            }
        }
        (Purpose::Text | Purpose::Epd, SolutionText::Moves(..)) => {}
        (Purpose::Text | Purpose::Epd, SolutionText::Operations(operations)) => {
            let text = epd::write(&request.position, &writing::with(request.operations, operations));
            shell.copy(&text, Some("Solution copied as EPD"));
        }
    }
}

/// Writes moves into the record in place of those that it has, and what was asked for where it says nothing of that.
fn write_moves(asked: Stipulation, moves: String, shell: &mut Shell) {
    let document = &mut shell.document;
    let (current, said) = (document.current(), document.record(document.current()).stated_metadata());
    let (is_there, replaces) = (said.get(Field::Solution) == moves, !said.get(Field::Solution).is_empty());
    document.begin_gesture();
    let is_written = document.apply(Edit::SetField { field: Field::Solution, values: vec![(current, moves)] });
    if is_written && said.stipulation().is_none() && said.get(Field::Stipulation).is_empty() {
        document.apply(Edit::SetField { field: Field::Stipulation, values: vec![(current, asked.sign())] });
    }
    document.end_gesture();
    match (is_written, replaces) {
        (true, false) => shell.say_changed("The solution was written to the record"),
        (true, true) => shell.say_changed("The solution was written in place of the one that the record had"),
        (false, _) if is_there => shell.notices.noted("The record says so already."),
        (false, _) => shell.notices.noted("Nothing was written: the record has no room for the solution."),
    }
}

fn state_solution(operations: Vec<Operation>, shell: &mut Shell) {
    let document = &mut shell.document;
    let stated = document.record(document.current()).operations();
    let is_there = operations.iter().all(|operation| stated.contains(operation));
    if document.apply(Edit::StateOperations(vec![(document.current(), operations)])) {
        shell.say_changed("The solution was written to the record");
    } else if is_there {
        shell.notices.noted("The record says so already.");
    } else if document.format().has_operations() {
        shell.notices.noted("Nothing was written: the line of the record would be too long.");
    } else {
        shell.notices.noted("Nothing was written: only EPD has operations.");
    }
}
