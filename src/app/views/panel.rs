//! The side panel: the fields of the position or the moves that are tried, what the position means, its solution, what
//! the record says of it, its operations.

use egui::{Align, Frame, Id, Layout, ScrollArea, Ui};

use crate::app::action::Action;
use crate::app::details::view as details;
use crate::app::fields::view as fields;
use crate::app::meaning::view as meaning;
use crate::app::operations::view as operations;
use crate::app::shell::command::Command;
use crate::app::solving::view::Section;
use crate::app::state::State;
use crate::app::trying::view::panel as trying;
use crate::app::ui::parts;
use crate::app::ui::theme::{metrics, palette};
use crate::app::views::notices;
use crate::app::views::{Cache, mapped};
use crate::rules::LegalMove;

pub(in crate::app) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    let room = (ui.available_height() - notices::height(ui.ctx())).max(metrics::FIELD);
    ScrollArea::vertical().max_height(room).auto_shrink(false).show(ui, |ui| {
        let padded = Frame::new().inner_margin(egui::Margin::same(metrics::PADDING as i8));
        padded.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = metrics::GRID;
            steady(ui, state, "fields", |ui| match &*state.trial {
                Some(trial) => mapped(actions, Action::Trial, |actions| {
                    trying::show(ui, trial, &mut cache.pictures, actions);
                }),
                None => mapped(actions, Action::Fields, |actions| {
                    fields::show(ui, state.shown(), &mut cache.pictures, actions);
                }),
            });
        });
        line_across(ui);
        padded.show(ui, |ui| {
            steady(ui, state, "meaning", |ui| {
                mapped(actions, Action::Meaning, |actions| {
                    meaning::show(ui, &state.shell, &state.meaning, state.pointed, actions);
                });
                try_moves(ui, state, actions);
            });
        });
        if !state.is_preview() && state.shell.document.working_position().board.size().is_standard() {
            line_across(ui);
            padded.show(ui, |ui| {
                let (shell, solving) = (&state.shell, &state.solving);
                let is_last = !state.operations.is_shown() && !state.details.has_rows();
                let is_reached =
                    |moves: &[LegalMove]| state.trial.as_ref().is_some_and(|trial| trial.has_reached(moves));
                let section = Section { shell, solving, is_reached: &is_reached, room, is_last };
                mapped(actions, Action::Solving, |actions| section.show(ui, actions));
            });
        }
        if state.trial.is_none() {
            line_across(ui);
            padded.show(ui, |ui| said(ui, state, cache, actions));
        }
        parts::scroll_to_focus(ui);
    });
}

/// What the record says: its details, and the operations of EPD or the tags of PGN.
fn said(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    let has_operations = state.operations.is_shown();
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        parts::heading(ui, "Details");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if has_operations {
                mapped(actions, Action::Operations, |actions| operations::add(ui, &state.operations, actions));
            }
            let label = if has_operations { "Detail" } else { "Add" };
            mapped(actions, Action::Details, |actions| details::add(ui, &state.details, label, actions));
            if has_operations {
                parts::quiet(ui, "Add");
            }
        });
    });
    mapped(actions, Action::Details, |actions| details::show(ui, &state.details, actions));
    if has_operations {
        mapped(actions, Action::Operations, |actions| {
            operations::show(ui, &state.operations, &mut cache.pictures, actions);
        });
    }
}

/// A section that does not get lower while moves are tried, so that the solution below it stays under the pointer as one
/// goes from move to move.
fn steady(ui: &mut Ui, state: &State, name: &str, section: impl FnOnce(&mut Ui)) {
    let memory = Id::unique(("height of a section", name));
    let least = ui.data(|data| data.get_temp::<f32>(memory)).filter(|_| state.trial.is_some()).unwrap_or(0.0);
    let shown = ui.scope(|ui| {
        ui.set_min_height(least);
        section(ui);
    });
    ui.data_mut(|data| data.insert_temp(memory, shown.response.rect.height()));
}

/// Leads to try mode where there are moves to try.
fn try_moves(ui: &mut Ui, state: &State, actions: &mut Vec<Action>) {
    let has_moves = state.meaning.verdict.moves.is_some_and(|moves| moves > 0);
    if has_moves && state.trial.is_none() && !state.is_preview() {
        let link = parts::named_link(ui, Command::TryMoves.name(), "Try moves on the board");
        let tip = parts::tooltip(ui, Command::TryMoves);
        if link.on_hover_text(tip).clicked() {
            actions.push(Action::Run(Command::TryMoves));
        }
    }
}

fn line_across(ui: &Ui) {
    let across = ui.min_rect().x_range();
    ui.painter().hline(across, ui.cursor().top(), (1.0, palette(ui.visuals()).line));
}
