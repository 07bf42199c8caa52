//! Handles commands and actions, and makes the engine follow the board.

use std::path::PathBuf;

use super::batch::BatchOutcome;
use super::batch_update::{BatchDraft, BatchState};
use super::commands::COMMANDS;
use super::state::Analysing;
use crate::app::shell::{
    Command, Effect, Feature, FeatureRow, Interrupts, ModalWorker as _, PathPrompt, Polled, Shell, SideTab, has_no,
};
use crate::board::Color;
use crate::engine::OnlyMoveRule;
use crate::rules::LegalMove;

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Uses this engine.
    Use(PathBuf),
    ChooseProgram,
    SetLines(usize),
    SetRule(OnlyMoveRule),
    /// Selects a line and shows the position after this number of its moves.
    Show(usize, usize),
    /// Sets an option of the engine; `None` for its default.
    SetOption(String, Option<String>),
    /// Presses an option of type button.
    PressOption(String),
    ResetOptions,
    /// Shows the first of the only moves, so that the others can be played through.
    ShowOnlyMoves,
    /// Plays a move of the engine in try mode.
    Reply(LegalMove),
    DraftBatch(Box<BatchDraft>),
    StartBatch,
    /// Selects the records with this outcome in the list behind the dialog.
    SelectOutcome(BatchOutcome),
    SaveLines,
    CloseBatch,
    Close,
    Run(Command),
}

impl Feature for Analysing {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = COMMANDS;

    has_no!(end_input);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Use(program) => self.use_program(program, shell),
            Action::ChooseProgram => shell.effects.push(Effect::AskPath(PathPrompt::engine())),
            Action::SetLines(lines) => {
                shell.settings.engine.lines = lines;
                shell.store_settings();
            }
            Action::SetRule(rule) => {
                shell.settings.engine.rule = rule;
                shell.store_settings();
            }
            Action::Show(line, count) => self.show_line(line, count, shell),
            Action::SetOption(name, value) => self.set_option(name, value, shell),
            Action::ShowOnlyMoves => self.show_only_moves(shell),
            Action::PressOption(name) => self.press(&name),
            Action::ResetOptions => {
                if let Some(program) = self.program(&shell.settings.engine).map(PathBuf::from) {
                    shell.settings.engine.reset_options(&program);
                    shell.store_settings();
                }
            }
            Action::Reply(played) => shell.effects.push(Effect::PlayMove(played)),
            Action::DraftBatch(draft) => {
                if let Some(before) = &mut self.batch.draft {
                    *before = *draft;
                }
            }
            Action::StartBatch => self.start_batch(shell),
            Action::SelectOutcome(outcome) => self.select_outcome(outcome, shell),
            Action::SaveLines => self.save_lines(shell),
            Action::CloseBatch => self.close_batch(shell),
            Action::Close => shell.dialog = None,
            Action::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::Show(..) | Action::ShowOnlyMoves => Interrupts::TEXT,
            Action::Run(command) => command.interrupts(),
            _ => Interrupts::FIELDS,
        }
    }

    fn poll(&mut self, shell: &mut Shell) -> Polled<Action> {
        if !self.has_looked() && shell.settings.tab == SideTab::Engine {
            self.look_for_engines(shell);
        }
        let has_changed = self.poll_work(shell) | self.sync(shell);
        self.reply().map_or(Polled::from_change(has_changed), |reply| Polled::Act(Action::Reply(reply)))
    }

    fn forget(&mut self, _: bool, _: &mut Shell) {
        (self.batch, self.only_moves) = (BatchState::default(), None);
    }

    fn follow(&mut self, shell: &mut Shell) {
        if !shell.is_trying() {
            self.plays = None;
        }
        self.sync(shell);
    }
}

impl Analysing {
    pub(super) fn toggle(&mut self, shell: &mut Shell) {
        if self.is_on() {
            return self.stop();
        }
        shell.open_tab(SideTab::Engine);
        self.start(shell);
    }

    pub(super) fn toggle_threat(&mut self, _: &mut Shell) {
        self.is_threat = !self.is_threat;
    }

    /// Lets the engine answer the moves of the side to move in try mode, which is entered if necessary.
    pub(super) fn toggle_play(&mut self, shell: &mut Shell) {
        if self.plays.take().is_some() {
            return;
        }
        if !shell.is_trying() {
            shell.effects.push(Effect::ShowContinuation { moves: Vec::new(), shown: 0 });
        }
        // Set by an action, since try mode is entered after this command.
        let side = !shell.position().side_to_move;
        shell.effects.push(Effect::PlayAgainstEngine(side));
    }

    pub(crate) fn play(&mut self, side: Color, shell: &Shell) {
        self.plays = Some(side).filter(|_| shell.is_trying());
        self.is_threat = false;
    }

    /// Runs another engine, and remembers it.
    pub(crate) fn use_program(&mut self, program: PathBuf, shell: &mut Shell) {
        shell.settings.engine.program = Some(program);
        shell.store_settings();
        self.stop();
        self.start(shell);
    }

    fn set_option(&mut self, name: String, value: Option<String>, shell: &mut Shell) {
        let Some(program) = self.program(&shell.settings.engine).map(PathBuf::from) else { return };
        shell.settings.engine.set_option(&program, name, value);
        shell.store_settings();
    }

    fn show_line(&mut self, line: usize, count: usize, shell: &mut Shell) {
        self.selected = line;
        let Some(line) = self.selected_line().filter(|_| !self.is_threat) else { return };
        let moves = line.moves.iter().map(|played| played.legal).collect();
        shell.effects.push(Effect::ShowContinuation { moves, shown: count });
    }
}
