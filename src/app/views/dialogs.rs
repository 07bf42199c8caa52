//! Questions, the path field, the command palette and help, laid over the window.

use std::mem::discriminant;

use egui::{
    Color32, Context, Frame, Id, Modal, ProgressBar, Rect, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};

use super::super::action::{Action, DialogAction};
use super::super::command::Command;
use super::super::exporting::Preview;
use super::super::state::State;
use crate::app::board::view::style as board_style;
use crate::app::exporting::view as exporting;
use crate::app::file;
use crate::app::list::view as list;
use crate::app::paste;
use crate::app::puzzles::view as puzzles;
use crate::app::setup::view as setups;
use crate::app::shell::dialog::{Answer, Dialog, Working, matching};
use crate::app::shell::job::NEXT_LOOK;
use crate::app::ui::answers::{answers, explanation, title};
use crate::app::ui::dialog_field::{filter_field, step_in_list};
use crate::app::ui::parts;
use crate::app::ui::theme::{metrics, palette, text};
use crate::app::ui::{question, wording};
use crate::app::views::{Cache, mapped};

pub(in crate::app) fn show(ctx: &Context, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    if !matches!(state.shell.dialog, Some(Dialog::Export)) {
        cache.preview = Preview::default();
    }
    let Some(dialog) = &state.shell.dialog else { return };
    // The colours of the board are judged by those of the board behind.
    let is_veiled = !matches!(dialog, Dialog::BoardStyle { .. });
    let veil = if is_veiled { palette(&ctx.global_style().visuals).veil } else { Color32::TRANSPARENT };
    let frame = Frame::popup(&ctx.global_style()).inner_margin(20);
    // Each has a place of its own, for each has its own size.
    let kind = state.set_up.asked().filter(|_| *dialog == Dialog::SetUp).map(discriminant);
    let of_file = state.file.laid().filter(|_| *dialog == Dialog::File).map(file::view::place_of);
    let modal =
        Modal::new(Id::unique(("dialog", discriminant(dialog), kind, of_file))).backdrop_color(veil).frame(frame);
    let response = modal.show(ctx, |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        content(ui, dialog, state, cache, actions);
    });
    // What is laid out anew takes its final place only with the frame after.
    let place = Id::unique("place of the dialog");
    let before: Option<Rect> = ctx.data(|data| data.get_temp(place));
    if before != Some(response.response.rect) {
        ctx.data_mut(|data| data.insert_temp(place, response.response.rect));
        ctx.request_repaint();
    }
    if response.should_close() {
        actions.push(cancelled(dialog));
    }
}

/// What Escape and a click beside a dialog mean.
const fn cancelled(dialog: &Dialog) -> Action {
    match dialog {
        Dialog::File => Action::File(file::Action::Cancel),
        Dialog::Paste => Action::Paste(paste::Action::Cancel),
        Dialog::CheckPuzzles | Dialog::PuzzleReport => Action::Puzzles(crate::app::puzzles::Action::Cancel),
        Dialog::SetUp => Action::SetUp(crate::app::setup::Action::Cancel),
        Dialog::Export | Dialog::ReplacePictures => Action::Export(crate::app::exporting::Action::Cancel),
        _ => Action::Dialog(DialogAction::Answer(Answer::Cancel)),
    }
}

/// Draws what is laid over the window.
fn content(ui: &mut Ui, dialog: &Dialog, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    match dialog {
        Dialog::File => {
            if let Some(laid) = state.file.laid() {
                mapped(actions, Action::File, |actions| file::view::show(ui, laid, &state.shell, actions));
            }
        }
        Dialog::Paste => {
            if let Some(asked) = state.paste.question() {
                mapped(actions, Action::Paste, |actions| question::show(ui, asked, actions));
            }
        }
        Dialog::Commands { filter, row } => commands(ui, state, filter, *row, actions),
        Dialog::BoardStyle { .. } => {
            mapped(actions, Action::BoardStyle, |actions| {
                board_style::show(ui, state.shell.settings.board_style(), &mut cache.pictures, actions);
            });
        }
        Dialog::SetUp => {
            if let Some(set_up) = state.set_up.asked() {
                let pictures = &mut cache.pictures;
                mapped(actions, Action::SetUp, |actions| setups::show(ui, set_up, pictures, actions));
            }
        }
        Dialog::Working(work) => working(ui, work, actions),
        Dialog::Export => {
            if let Some(export) = state.exporting.asked() {
                let what = (export, &state.showing(), &state.example(export));
                let Cache { pictures, preview, .. } = cache;
                mapped(actions, Action::Export, |actions| exporting::show(ui, what, pictures, preview, actions));
            }
        }
        Dialog::ReplacePictures => {
            if let Some(asked) = state.exporting.question() {
                mapped(actions, Action::Export, |actions| question::show(ui, asked, actions));
            }
        }
        Dialog::CheckPuzzles => {
            if let Some(check) = state.puzzles.check() {
                mapped(actions, Action::Puzzles, |actions| {
                    puzzles::show(ui, &state.shell, (check, state.offer()), &mut cache.pictures, actions);
                });
            }
        }
        Dialog::PuzzleReport => {
            if let Some(report) = state.puzzles.report() {
                mapped(actions, Action::Puzzles, |actions| {
                    puzzles::report(ui, &state.shell, &state.puzzles, report, actions);
                });
            }
        }
        Dialog::GoTo { text } => list::go_to(ui, &state.shell.document, text, actions),
        Dialog::Keys => keys(ui, actions),
        Dialog::About => about(ui, actions),
    }
}

fn working(ui: &mut Ui, Working { what, progress, tally }: &Working, actions: &mut Vec<Action>) {
    ui.set_width(400.0);
    title(ui, what);
    ui.add(ProgressBar::new(progress.share()));
    if let Some(tally) = tally {
        explanation(ui, &tally());
    }
    ui.ctx().request_repaint_after(NEXT_LOOK);
    answers(ui, &[("Cancel", Answer::Cancel)], actions);
}

fn commands(ui: &mut Ui, state: &State, filter: &str, row: usize, actions: &mut Vec<Action>) {
    ui.set_width(460.0);
    let found = matching(filter, |command| state.enabled(command));
    let has_tips = pointer_moved_since(ui, filter);
    let stepped = step_in_list(ui, row, found.len(), actions);
    let entered = parts::enter_pressed(ui);
    filter_field(ui, "Command", "Type the name of a command", filter, actions);
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().max_height(320.0).auto_shrink([false, false]).show(ui, |ui| {
        for (index, command) in found.iter().enumerate() {
            let chosen = index == stepped.unwrap_or(row);
            let mut response = command_row(ui, state, *command, chosen);
            if has_tips {
                response = response
                    .on_hover_text(parts::with_reason(command.tooltip().to_owned(), state.why_disabled(*command)));
            }
            if chosen && stepped.is_some() {
                response.scroll_to_me(None);
            }
            if state.enabled(*command) && (response.clicked() || (chosen && entered)) {
                actions.push(Action::Dialog(DialogAction::Command(*command)));
            }
        }
        if found.is_empty() {
            parts::quiet(ui, "No command is called that.");
        }
    });
}

/// Whether the pointer moved since this filter was typed: rows that come under a resting one are not pointed at.
fn pointer_moved_since(ui: &Ui, filter: &str) -> bool {
    let id = Id::unique("pointer while a command is typed");
    let now = ui.input(|input| input.pointer.latest_pos());
    let typed: Option<(String, Option<egui::Pos2>)> = ui.data(|data| data.get_temp(id));
    match typed {
        Some((text, place)) if text == filter => place != now,
        _ => {
            ui.data_mut(|data| data.insert_temp(id, (filter.to_owned(), now)));
            false
        }
    }
}

fn command_row(ui: &mut Ui, state: &State, command: Command, chosen: bool) -> Response {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::CLICK);
    let enabled = state.enabled(command);
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, chosen, format!("Run: {}", command.name())));
    if chosen || response.hovered() {
        let ground = if chosen { colors.chosen } else { colors.hovered };
        ui.painter().rect_filled(rect, metrics::CORNER_BOARD, ground);
    }
    let ink = if enabled { colors.text } else { colors.quiet.gamma_multiply(0.6) };
    let left = rect.left_center() + vec2(10.0, 0.0);
    ui.painter().text(left, egui::Align2::LEFT_CENTER, command.name(), text::body(), ink);
    if let Some(keys) = parts::shortcut(ui, command) {
        let right = rect.right_center() - vec2(10.0, 0.0);
        ui.painter().text(right, egui::Align2::RIGHT_CENTER, keys, text::small(), colors.quiet);
    }
    response
}

fn keys(ui: &mut Ui, actions: &mut Vec<Action>) {
    ui.set_width(520.0);
    title(ui, "Keys and mouse");
    ui.spacing_mut().interact_size.y = 18.0;
    let most = (ui.ctx().content_rect().height() - 180.0).max(160.0);
    ScrollArea::vertical().max_height(most).show(ui, |ui| {
        for (heading, rows) in wording::KEYS_AND_MOUSE {
            parts::heading(ui, heading);
            ui.spacing_mut().item_spacing.y = 6.0;
            egui::Grid::new(heading).num_columns(2).spacing(vec2(16.0, 3.0)).min_col_width(210.0).show(ui, |ui| {
                for (what, happens) in rows {
                    ui.label(*what);
                    parts::quiet(ui, happens);
                    ui.end_row();
                }
            });
        }
        parts::quiet(ui, "All other shortcuts stand beside their commands in the menus.");
    });
    answers(ui, &[("Close", Answer::Cancel)], actions);
}

fn about(ui: &mut Ui, actions: &mut Vec<Action>) {
    ui.set_width(360.0);
    title(ui, &format!("Fenwright {}", env!("CARGO_PKG_VERSION")));
    explanation(ui, "A chess position editor. Free software under the GNU General Public License, version 3 or later.");
    answers(ui, &[("Close", Answer::Cancel)], actions);
}
