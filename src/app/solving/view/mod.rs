//! Solving in the side panel: the question, the progress of the search, the answer, and the solution as a tree.

mod answer;
mod asking;
pub(crate) mod phases;
mod running;
mod tree;
mod tree_row;

use egui::{Response, Ui};

use super::commands::available;
use super::{Action, Solving};
use crate::app::shell::{Command, Shell};
use crate::app::ui::{metrics, parts};
use crate::rules::LegalMove;

pub(crate) use asking::heading_width;
pub(crate) use tree::has_focus as is_in_solution;

#[derive(Clone, Copy)]
pub(crate) struct Section<'a> {
    pub(crate) shell: &'a Shell,
    pub(crate) solving: &'a Solving,
    pub(crate) is_reached: &'a dyn Fn(&[LegalMove]) -> bool,
    /// Room beside the heading for tools that others draw, in points.
    pub(crate) heading_room: f32,
    /// Height of the tab in points. The tree shares it with the parts above the tree.
    pub(crate) room: f32,
}

impl Section<'_> {
    pub(crate) fn show(&self, ui: &mut Ui, actions: &mut Vec<Action>) {
        let top = ui.cursor().top();
        ui.spacing_mut().item_spacing.y = metrics::GRID;
        if self.shell.is_preview() {
            asking::show_fairy(ui, self, actions);
        } else {
            asking::show(ui, self, actions);
        }
        let running = self.solving.search_status();
        if let Some(running) = running.filter(|_| self.solving.answer().is_none() || self.is_folded()) {
            running::show(ui, running, 0.0);
        } else if let Some(answer) = self.solving.answer().filter(|_| self.is_folded()) {
            answer::show_folded(ui, self, answer);
        } else if let Some(answer) = self.solving.answer() {
            answer::show(ui, self, answer, actions);
            let above = ui.cursor().top() - top;
            tree::show(ui, self, answer, self.room - above - 2.0 * metrics::PADDING, actions);
        } else {
            tree::forget(ui);
        }
    }

    /// Returns `true` if the answer is outdated and collapsed. It stays open if every edit is solved, so that the panel
    /// does not move twice for each.
    fn is_folded(&self) -> bool {
        !self.solving.is_current() && !self.shell.solves_after_edits
    }

    /// Adds a button that runs a command. If the command is unavailable, its tooltip gives the reason.
    fn button(&self, ui: &mut Ui, command: Command, look: impl FnOnce(&mut Ui, &str) -> Response) -> Option<Action> {
        let button = ui.add_enabled_ui(self.can_run(command), |ui| look(ui, command.name())).inner;
        let why = available(command, self.solving, self.shell).err();
        let tip = parts::with_reason(parts::tooltip(ui, command), why);
        let button = button.on_disabled_hover_text(tip.as_str()).on_hover_text(tip.as_str());
        button.clicked().then_some(Action::Run(command))
    }

    fn can_run(&self, command: Command) -> bool {
        available(command, self.solving, self.shell).is_ok()
    }
}
