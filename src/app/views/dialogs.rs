//! Questions, the path field, the command palette and help, laid over the window.

use std::path::Path;

use std::mem::discriminant;

use egui::{
    Color32, Context, Frame, Id, Key, Label, Modal, ProgressBar, Rect, Response, RichText, Role, ScrollArea, Sense,
    TextEdit, Ui, WidgetInfo, vec2,
};

use super::super::action::{Action, DialogAction};
use super::super::command::Command;
use super::super::exporting::{Job, Preview};
use super::super::puzzles::Tally;
use super::super::state::State;
use super::super::trying::UnkeptMoves;
use crate::app::board::view::style as board_style;
use crate::app::exporting::view as exporting;
use crate::app::file::view::recovering;
use crate::app::file::view::splitting;
use crate::app::list::view as list;
use crate::app::paste::pasting::Batch;
use crate::app::puzzles::view as puzzles;
use crate::app::setup::view as setups;
use crate::app::shell::dialog::{Answer, Dialog, Purpose, matching};
use crate::app::ui::answers::{answers, explanation, title};
use crate::app::ui::dialog_field::{filter_field, step_in_list};
use crate::app::ui::parts::{self, Draft};
use crate::app::ui::theme::{metrics, palette, text};
use crate::app::ui::words;
use crate::app::views::{Cache, mapped};
use crate::document::Progress;

pub(in crate::app) fn show(ctx: &Context, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    if !matches!(state.shell.dialog, Some(Dialog::Export(_))) {
        cache.preview = Preview::default();
    }
    let Some(dialog) = &state.shell.dialog else { return };
    // The colours of the board are judged by those of the board behind.
    let is_veiled = !matches!(dialog, Dialog::BoardStyle { .. });
    let veil = if is_veiled { palette(&ctx.global_style().visuals).veil } else { Color32::TRANSPARENT };
    let frame = Frame::popup(&ctx.global_style()).inner_margin(20);
    // Each has a place of its own, for each has its own size.
    let kind = if let Dialog::SetUp(set_up) = dialog { Some(discriminant(set_up)) } else { None };
    let modal = Modal::new(Id::unique(("dialog", discriminant(dialog), kind))).backdrop_color(veil).frame(frame);
    let response = modal.show(ctx, |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        match dialog {
            Dialog::UnkeptMoves(_) => unkept_moves(ui, state, actions),
            Dialog::Unsaved(_) => unsaved(ui, state, actions),
            Dialog::SetAside(_) => set_aside(ui, actions),
            Dialog::Unfinished(_) => unfinished(ui, state, actions),
            Dialog::OnClipboard { count } => on_clipboard(ui, *count, actions),
            Dialog::ChangedOnDisk(_) => changed_on_disk(ui, state, actions),
            Dialog::Replace(path, _) => replace(ui, &path.display().to_string(), actions),
            Dialog::Loses { path, sentence, .. } => loses(ui, state, path, sentence, actions),
            Dialog::MovesStopFitting { sentence, .. } => moves_stop_fitting(ui, sentence, actions),
            Dialog::Several(batch) => several(ui, batch, actions),
            Dialog::Path { purpose, text, why, failed } => path(ui, purpose, text, (why, *failed), actions),
            Dialog::Commands { filter, row } => commands(ui, state, filter, *row, actions),
            Dialog::BoardStyle { .. } => {
                mapped(actions, Action::BoardStyle, |actions| {
                    board_style::show(ui, state.shell.settings.board_style(), &mut cache.pictures, actions);
                });
            }
            Dialog::SetUp(set_up) => mapped(actions, Action::SetUp, |actions| {
                setups::show(ui, set_up, &mut cache.pictures, actions);
            }),
            Dialog::Working { what, progress, tally } => working(ui, what, progress, tally.as_ref(), actions),
            Dialog::Split { text, split } => splitting::show(ui, state, text, split, actions),
            Dialog::Export(export) => exporting::show(ui, state, export, cache, actions),
            Dialog::ReplacePictures { folder, total, existing, .. } => {
                exporting::replace(ui, folder, *total, *existing, actions);
            }
            Dialog::ReplaceParts { split, existing } => splitting::replace(ui, split, *existing, actions),
            Dialog::SourceChanged { edited } => source_changed(ui, state, *edited, actions),
            Dialog::Reload { edited } => reload(ui, state, *edited, actions),
            Dialog::Recover { sentences } => recovering::show(ui, sentences, actions),
            Dialog::CheckPuzzles(check) => puzzles::show(ui, state, check, &mut cache.pictures, actions),
            Dialog::PuzzleReport { report, selected } => puzzles::report(ui, state, report, *selected, actions),
            Dialog::GoTo { text } => list::go_to(ui, state, text, actions),
            Dialog::Keys => keys(ui, actions),
            Dialog::About => about(ui, actions),
        }
    });
    // What is laid out anew takes its final place only with the frame after.
    let place = Id::unique("place of the dialog");
    let before: Option<Rect> = ctx.data(|data| data.get_temp(place));
    if before != Some(response.response.rect) {
        ctx.data_mut(|data| data.insert_temp(place, response.response.rect));
        ctx.request_repaint();
    }
    if response.should_close() {
        actions.push(Action::Dialog(DialogAction::Answer(Answer::Cancel)));
    }
}

fn working(ui: &mut Ui, what: &str, progress: &Progress, tally: Option<&Tally>, actions: &mut Vec<Action>) {
    ui.set_width(400.0);
    title(ui, what);
    ui.add(ProgressBar::new(progress.share()));
    if let Some(tally) = tally {
        explanation(ui, &tally.line());
    }
    ui.ctx().request_repaint_after(std::time::Duration::from_millis(50));
    answers(ui, &[("Cancel", Answer::Cancel)], actions);
}

fn unkept_moves(ui: &mut Ui, state: &State, actions: &mut Vec<Action>) {
    ui.set_width(420.0);
    let Some(UnkeptMoves { moves, positions, can_keep }) = state.unkept_moves() else { return };
    let moves = words::counted(moves, "move that was tried", "moves that were tried");
    let place = if positions > 1 { format!(" at {positions} positions") } else { String::new() };
    title(ui, &format!("Discard {moves}{place}?"));
    let discard = ("Discard moves", Answer::Discard);
    if can_keep {
        explanation(ui, "They are in no file. Keep position keeps the one they have reached.");
        answers(ui, &[("Keep position", Answer::Confirm), discard, ("Cancel", Answer::Cancel)], actions);
    } else {
        explanation(ui, "They are in no file. Try moves brings them back while this document is open.");
        answers(ui, &[("Cancel", Answer::Cancel), discard], actions);
    }
}

fn unsaved(ui: &mut Ui, state: &State, actions: &mut Vec<Action>) {
    ui.set_width(400.0);
    let name = state.shell.document.file_name().unwrap_or_else(|| "this position".to_owned());
    title(ui, &format!("Save the changes to {name}?"));
    explanation(ui, "What is not saved is lost.");
    let choices = [("Save", Answer::Save), ("Discard", Answer::Discard), ("Cancel", Answer::Cancel)];
    answers(ui, &choices, actions);
}

fn set_aside(ui: &mut Ui, actions: &mut Vec<Action>) {
    ui.set_width(420.0);
    title(ui, "Discard the edits that are set aside?");
    explanation(ui, "They were set aside when the file was reloaded. They are in no file and would be lost.");
    let choices = [("Bring back edits", Answer::Confirm), ("Discard", Answer::Discard), ("Cancel", Answer::Cancel)];
    answers(ui, &choices, actions);
}

fn unfinished(ui: &mut Ui, state: &State, actions: &mut Vec<Action>) {
    ui.set_width(400.0);
    title(ui, "Leave the unfinished text?");
    let sentence = if state.fen.is_unfinished(&state.shell.document) {
        "The text in the FEN box is no position yet. It is in no file and would be lost."
    } else {
        "The text of an operation cannot be taken as it is. It is in no file and would be lost."
    };
    explanation(ui, sentence);
    answers(ui, &[("Keep editing", Answer::Cancel), ("Leave it", Answer::Discard)], actions);
}

fn on_clipboard(ui: &mut Ui, count: usize, actions: &mut Vec<Action>) {
    ui.set_width(440.0);
    let what = words::counted(count, "position", "positions");
    title(ui, &format!("Close with {what} on the clipboard alone?"));
    let sentence = "What was cut is in no file here, and the clipboard of this window is empty once it is closed. \
                    What was pasted into another program is safe there.";
    explanation(ui, sentence);
    let choices = [("Save to a file...", Answer::SaveAs), ("Close", Answer::Discard), ("Cancel", Answer::Cancel)];
    answers(ui, &choices, actions);
}

fn changed_on_disk(ui: &mut Ui, state: &State, actions: &mut Vec<Action>) {
    ui.set_width(420.0);
    let name = state.shell.document.file_name().unwrap_or_default();
    title(ui, &format!("{name} was changed by another program"));
    explanation(
        ui,
        "Saving here replaces what that program wrote. Save as keeps both. Reload shows what it wrote and sets your \
         edits aside.",
    );
    let choices = [
        ("Save as...", Answer::SaveAs),
        ("Save here", Answer::Confirm),
        ("Reload", Answer::Reload),
        ("Cancel", Answer::Cancel),
    ];
    answers(ui, &choices, actions);
}

fn reload(ui: &mut Ui, state: &State, edited: usize, actions: &mut Vec<Action>) {
    ui.set_width(420.0);
    let name = state.shell.document.file_name().unwrap_or_default();
    title(ui, &format!("{name} was changed by another program"));
    if !state.shell.document.is_modified() {
        explanation(ui, "Nothing is edited here. Reload shows what that program wrote.");
        answers(ui, &[("Reload", Answer::Reload), ("Keep mine", Answer::Cancel)], actions);
        return;
    }
    let what = words::edited(&state.shell.document, edited);
    explanation(ui, &format!("{what} Reload shows what that program wrote and sets your edits aside."));
    let choices = [("Save as...", Answer::SaveAs), ("Reload", Answer::Reload), ("Keep mine", Answer::Cancel)];
    answers(ui, &choices, actions);
}

fn source_changed(ui: &mut Ui, state: &State, edited: usize, actions: &mut Vec<Action>) {
    ui.set_width(460.0);
    let name = state.shell.document.file_name().unwrap_or_default();
    title(ui, &format!("{name} was changed by another program"));
    let why =
        "The file is too large to be held in memory, so what is not edited is there only as that program left it.";
    let rest = if edited > 0 {
        let what = words::edited(&state.shell.document, edited);
        format!("{what} Save them on their own, or reload, which sets them aside.")
    } else {
        "Reload shows what that program wrote.".to_owned()
    };
    explanation(ui, &format!("{why} {rest}"));
    let save = ("Save edited positions...", Answer::SaveAs);
    let others = [("Reload", Answer::Reload), ("Keep mine", Answer::Cancel)];
    let choices = if edited > 0 { [&[save], others.as_slice()].concat() } else { others.to_vec() };
    answers(ui, &choices, actions);
}

fn replace(ui: &mut Ui, path: &str, actions: &mut Vec<Action>) {
    ui.set_width(420.0);
    title(ui, "Replace the file?");
    explanation(ui, &format!("{path} exists. Its contents would be replaced."));
    answers(ui, &[("Keep the file", Answer::Cancel), ("Replace", Answer::Confirm)], actions);
}

fn loses(ui: &mut Ui, state: &State, path: &Path, sentence: &str, actions: &mut Vec<Action>) {
    ui.set_width(460.0);
    let format = state.shell.document.format_at(path).name();
    title(ui, &format!("Save as {format} all the same?"));
    let own = state.shell.document.format().name();
    explanation(ui, &format!("{sentence} It would not be in the new file. A file of {own} keeps it."));
    let choices =
        [("Choose another name...", Answer::SaveAs), ("Save anyway", Answer::Confirm), ("Cancel", Answer::Cancel)];
    answers(ui, &choices, actions);
}

fn moves_stop_fitting(ui: &mut Ui, sentence: &str, actions: &mut Vec<Action>) {
    ui.set_width(460.0);
    title(ui, "Save with moves that do not fit?");
    explanation(ui, &format!("{sentence} Saving keeps them as they are, but programs that play them will stop there."));
    let choices =
        [("Save a copy as .fen...", Answer::SaveAs), ("Save anyway", Answer::Confirm), ("Cancel", Answer::Cancel)];
    answers(ui, &choices, actions);
}

fn several(ui: &mut Ui, batch: &Batch, actions: &mut Vec<Action>) {
    ui.set_width(560.0);
    title(ui, &format!("The text holds {}", batch.count()));
    let remarks = batch.remarks();
    if !remarks.is_empty() {
        explanation(ui, &remarks);
    }
    let choices = [
        ("Add them to the list", Answer::Add),
        ("Replace this position with the first", Answer::First),
        ("Cancel", Answer::Cancel),
    ];
    answers(ui, &choices, actions);
}

fn path(ui: &mut Ui, purpose: &Purpose, typed: &str, (why, failed): (&str, bool), actions: &mut Vec<Action>) {
    ui.set_width(460.0);
    let (heading, label) = match purpose {
        Purpose::Open => ("Open positions", "Open"),
        Purpose::Save(_) => ("Save positions", "Save"),
        Purpose::Copy => ("Save a copy as FEN", "Save"),
        Purpose::Edited => ("Save the edited positions", "Save"),
        Purpose::Selected(_) => ("Save the selected positions", "Save"),
        Purpose::Cut(_) => ("Save the positions that were cut", "Save"),
        Purpose::Split(_) => ("Split into files of this name", "Split"),
        Purpose::Join => ("Add positions from a file", "Add"),
        Purpose::Export(job) => match **job {
            Job::One(_) => ("Export diagram", "Export"),
            Job::Pictures(_) => ("Export pictures into a folder", "Export"),
            Job::Pages(_) => ("Export pages", "Export"),
        },
    };
    title(ui, heading);
    let colors = palette(ui.visuals());
    let ink = if failed { colors.fault } else { colors.quiet };
    ui.add(Label::new(RichText::new(why).color(ink)).wrap());
    let mut draft = Draft::of(typed);
    let field = TextEdit::singleline(&mut draft).font(text::fen()).desired_width(f32::INFINITY).cursor_at_end(true);
    let response = ui.add(field.id(Id::unique("path field")));
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(true, typed, typed, "");
        info.label = Some("Path".to_owned());
        info
    });
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if !response.has_focus() && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    if let Some(text) = draft.edited() {
        actions.push(Action::Dialog(DialogAction::Text(text)));
    }
    if entered {
        actions.push(Action::Dialog(DialogAction::Answer(Answer::Confirm)));
    }
    answers(ui, &[(label, Answer::Confirm), ("Cancel", Answer::Cancel)], actions);
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
        for (heading, rows) in words::KEYS_AND_MOUSE {
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
