//! Solving in the side panel: the question, the progress of the search, the answer, and the solution as a tree.

mod answer;
mod asking;
mod running;
mod tree;
mod tree_row;

use egui::{Context, Id, Response, Ui, Vec2};

use super::commands::available;
use super::state::scroll_deadline_id;
use super::{Action, Solving};
use crate::app::shell::{Command, Shell};
use crate::app::ui::{metrics, parts};
use crate::rules::LegalMove;

pub(crate) use tree::has_focus as is_in_solution;

#[derive(Clone, Copy)]
pub(crate) struct Section<'a> {
    pub(crate) shell: &'a Shell,
    pub(crate) solving: &'a Solving,
    pub(crate) is_reached: &'a dyn Fn(&[LegalMove]) -> bool,
    /// Height of the panel in points. The tree shares it with the parts of the section above the tree.
    pub(crate) room: f32,
    pub(crate) is_last: bool,
}

pub(crate) fn cancel_scroll(ctx: &Context) {
    ctx.data_mut(|data| data.remove_temp::<f64>(scroll_deadline_id()));
}

impl Section<'_> {
    pub(crate) fn show(&self, ui: &mut Ui, actions: &mut Vec<Action>) {
        let top = ui.cursor().top();
        ui.spacing_mut().item_spacing.y = metrics::GRID;
        asking::show(ui, self, actions);
        if let Some(running) = self.solving.search_status() {
            running::show(ui, running);
        }
        if let Some(answer) = self.solving.answer().filter(|_| self.is_folded()) {
            answer::show_folded(ui, self, answer);
        } else if let Some(answer) = self.solving.answer() {
            answer::show(ui, self, answer, actions);
            let above = ui.cursor().top() - top;
            tree::show(ui, self, answer, self.room - above - 2.0 * metrics::PADDING, actions);
        } else {
            tree::forget(ui);
        }
        self.bring_into_sight(ui, top);
    }

    /// Returns `true` if the answer is outdated and collapsed. It stays open if a new answer will replace it soon.
    fn is_folded(&self) -> bool {
        !self.solving.is_current() && self.solving.search_status().is_none() && !self.shell.solves_after_edits
    }

    /// After a command to solve, scrolls the answer into view, with the extras that arrive soon after. An answer that
    /// appears automatically after an edit must not move anything under the pointer.
    fn bring_into_sight(&self, ui: &Ui, top: f32) {
        const MOST: f32 = 360.0;
        /// Seconds after the answer within which its extras are scrolled into view, too.
        const SECONDS: f64 = 1.5;
        const MOST_ATTEMPTS: u8 = 4;
        let Some(end) = ui.data(|data| data.get_temp::<f64>(scroll_deadline_id())) else { return };
        if self.solving.search_status().is_some() || !self.solving.is_current() {
            return;
        }
        let (now, is_scrolled) = ui.input(|input| (input.time, input.smooth_scroll_delta() != Vec2::ZERO));
        if is_scrolled || now > end || self.shell.is_trying() {
            cancel_scroll(ui.ctx());
            return;
        }
        let is_new = end.is_infinite();
        ui.data_mut(|data| data.insert_temp(scroll_deadline_id(), end.min(now + SECONDS)));
        let section = ui.min_rect().with_min_y(top);
        // Requesting a larger area than the panel can show would make the panel scroll back and forth.
        let end = section.bottom().min(top + MOST).min(top + self.room - 3.0 * metrics::GRID);
        let clip = ui.clip_rect();
        let attempts = Id::unique("attempts to bring the answer into sight");
        let made: u8 = if is_new { 0 } else { ui.data(|data| data.get_temp(attempts)).unwrap_or(0) };
        // If the panel cannot scroll far enough, more attempts would only keep the window repainting.
        if (top < clip.top() || end > clip.bottom()) && made < MOST_ATTEMPTS {
            ui.data_mut(|data| data.insert_temp(attempts, made + 1));
            ui.scroll_to_rect(section.with_max_y(end), None);
        }
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
