//! Shows the open dialog. The feature that opened it draws its contents, except for the progress of a job.

use std::mem::discriminant;

use egui::{Align2, Color32, Context, Frame, Id, Modal, ProgressBar, Rect, Ui, vec2};

use crate::app::board_editor::view::PointerTracker;
use crate::app::board_editor::{self, StyleAction};
use crate::app::exporting::{self, ExportContext, Preview};
use crate::app::list::{self, GoToAction, ListAction};
use crate::app::shell::{Dialog, JobDialog, POLL_INTERVAL, Question};
use crate::app::state::{Action, State};
use crate::app::ui::{Pictures, answers, explanation, metrics, palette, show_question, title};
use crate::app::views::{Cache, mapped};
use crate::app::{analysing, columns, file, games, help, paste, proving, puzzles, sending, setup, solving, window};
use crate::tr;

pub(crate) fn show(ctx: &Context, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    if !matches!(state.shell.dialog, Some(Dialog::Export)) {
        cache.preview = Preview::default();
    }
    let Some(dialog) = &state.shell.dialog else { return };
    // Users judge board colors on the board behind the dialog, so that board must stay visible and undimmed.
    let is_veiled = !matches!(dialog, Dialog::BoardStyle | Dialog::OwnColors);
    let veil = if is_veiled { palette(&ctx.global_style().visuals).veil } else { Color32::TRANSPARENT };
    let margin = if is_veiled { 20 } else { BESIDE };
    let frame = Frame::popup(&ctx.global_style()).inner_margin(margin);
    // Dialogs differ in size, so each has its own id, for which egui stores its position.
    let kind = state.set_up.draft().filter(|_| *dialog == Dialog::SetUp).map(discriminant);
    let of_file = state.file.dialog().filter(|_| *dialog == Dialog::File).map(file::view::dialog_id);
    let id = Id::unique(("dialog", discriminant(dialog), kind, of_file));
    let area = Modal::default_area(id);
    let area = if is_veiled { area } else { area.anchor(Align2::RIGHT_TOP, vec2(-metrics::GRID, metrics::MENU)) };
    let modal = Modal::new(id).area(area).backdrop_color(veil).frame(frame);
    let response = modal.show(ctx, |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        content(ui, dialog, state, cache, actions);
    });
    // A dialog with a new layout reaches its final position only in the next frame.
    let place = Id::unique("place of the dialog");
    let before: Option<Rect> = ctx.data(|data| data.get_temp(place));
    if before != Some(response.response.rect) {
        ctx.data_mut(|data| data.insert_temp(place, response.response.rect));
        ctx.request_repaint();
    }
    // A click beside a dialog closes it only if nothing can be chosen or typed in it.
    let is_light = matches!(dialog, Dialog::Palette | Dialog::Keys | Dialog::About);
    let is_beside = response.backdrop_response.clicked() && !is_light;
    if response.should_close() && !is_beside {
        actions.push(cancelled(dialog));
    }
}

const BESIDE: i8 = 14;

/// Returns the width in points for the contents of a dialog at the right edge, so that it does not cover the board.
fn room_beside_board(ctx: &Context, follower: &PointerTracker) -> f32 {
    const LEAST: f32 = 200.0;
    const MOST: f32 = 420.0;
    let board = follower.layout.as_ref().map_or(f32::INFINITY, |layout| layout.grid.rect.right());
    (ctx.content_rect().right() - board - 2.0 * (metrics::GRID + f32::from(BESIDE))).clamp(LEAST, MOST).floor()
}

const fn cancelled(dialog: &Dialog) -> Action {
    match dialog {
        Dialog::Job(_) => Action::Window(window::Action::CancelWork),
        Dialog::File => Action::File(file::Action::Cancel),
        Dialog::Paste => Action::Paste(paste::Action::Cancel),
        Dialog::SetUp => Action::SetUp(setup::Action::Cancel),
        Dialog::Columns => Action::Columns(columns::Action::Close),
        Dialog::ExtractPositions => Action::Games(games::Action::Cancel),
        Dialog::GoTo => Action::List(ListAction::GoTo(GoToAction::Cancel)),
        Dialog::Export | Dialog::ReplacePictures => Action::Export(exporting::Action::Cancel),
        Dialog::CheckPuzzles | Dialog::PuzzleReport => Action::Puzzles(puzzles::Action::Cancel),
        Dialog::BoardStyle | Dialog::OwnColors => Action::Board(board_editor::Action::Style(StyleAction::Cancel)),
        Dialog::QrCode => Action::Sending(sending::Action::Close),
        Dialog::Tablebase => Action::Proving(proving::Action::Close),
        Dialog::EngineOptions => Action::Analysing(analysing::Action::Close),
        Dialog::AnalyzePositions | Dialog::AnalysisReport => Action::Analysing(analysing::Action::CloseBatch),
        Dialog::Phases => Action::Solving(solving::Action::ClosePhases),
        Dialog::Palette | Dialog::Keys | Dialog::About => Action::Help(help::Action::Close),
    }
}

fn content(ui: &mut Ui, dialog: &Dialog, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    let (shell, Cache { pictures, preview, pointer_tracker: follower, .. }) = (&state.shell, cache);
    match dialog {
        Dialog::Job(work) => working(ui, work, actions),
        Dialog::File => mapped(actions, Action::File, |actions| {
            if let Some(laid) = state.file.dialog() {
                file::view::show(ui, laid, shell, actions);
            }
        }),
        Dialog::Paste => mapped(actions, Action::Paste, |actions| ask(ui, state.paste.question(), actions)),
        Dialog::SetUp => mapped(actions, Action::SetUp, |actions| {
            if let Some(asked) = state.set_up.draft() {
                setup::view::show(ui, asked, shell.document.working_position(), pictures, actions);
            }
        }),
        Dialog::GoTo => mapped(
            actions,
            |action| Action::List(ListAction::GoTo(action)),
            |actions| list::view::go_to(ui, &shell.document, &state.list.go_to, actions),
        ),
        Dialog::Columns => {
            mapped(actions, Action::Columns, |actions| columns::view::show(ui, &shell.document, actions));
        }
        Dialog::ExtractPositions => mapped(actions, Action::Games, |actions| {
            games::view::show(ui, &state.games, shell.scope_counts(), pictures, actions);
        }),
        Dialog::Export => mapped(actions, Action::Export, |actions| {
            if let Some(export) = state.exporting.draft() {
                let what = (export, &ExportContext::new(shell), &state.example(export));
                let (document, en_passant, marks) = (&shell.document, shell.settings.en_passant, &shell.puzzle_marks);
                let chosen =
                    |which| (document.snapshot(), state.list.records_in(which, document), en_passant, marks.clone());
                let source = (&chosen as exporting::RecordSource<'_>, &state.exporting.solutions);
                exporting::view::show(ui, what, source, pictures, preview, actions);
            }
        }),
        Dialog::ReplacePictures => {
            mapped(actions, Action::Export, |actions| ask(ui, state.exporting.question(), actions));
        }
        Dialog::CheckPuzzles => mapped(actions, Action::Puzzles, |actions| {
            if let Some(check) = state.puzzles.check() {
                puzzles::view::show(ui, (check, shell.scope_counts()), pictures, actions);
            }
        }),
        Dialog::PuzzleReport => mapped(actions, Action::Puzzles, |actions| {
            if let Some(report) = state.puzzles.report() {
                puzzles::view::report(ui, (shell, &state.puzzles), report, pictures, actions);
            }
        }),
        Dialog::BoardStyle | Dialog::OwnColors => mapped(actions, board_style, |actions| {
            looks(ui, dialog, state, (pictures, follower), actions);
        }),
        Dialog::Palette => mapped(actions, Action::Help, |actions| {
            help::view::command_palette(ui, &state.help, &|command| state.why_disabled(command), actions);
        }),
        Dialog::Tablebase => mapped(actions, Action::Proving, |actions| {
            proving::view::show(ui, shell, &state.proving, actions);
        }),
        Dialog::EngineOptions | Dialog::AnalyzePositions | Dialog::AnalysisReport => {
            mapped(actions, Action::Analysing, |actions| {
                analysing::view::dialog(ui, dialog, (&state.analysing, shell), pictures, actions);
            });
        }
        Dialog::Phases => mapped(actions, Action::Solving, |actions| {
            solving::view::phases::show(ui, &state.solving, pictures, actions);
        }),
        Dialog::QrCode => mapped(actions, Action::Sending, |actions| sending::view::show(ui, &state.sending, actions)),
        Dialog::Keys => mapped(actions, Action::Help, |actions| help::view::manual::show(ui, &state.help, actions)),
        Dialog::About => mapped(actions, Action::Help, |actions| help::view::about(ui, actions)),
    }
}

fn looks(
    ui: &mut Ui,
    dialog: &Dialog,
    state: &State,
    (pictures, follower): (&mut Pictures, &PointerTracker),
    actions: &mut Vec<StyleAction>,
) {
    let (settings, width) = (&state.shell.settings, room_beside_board(ui.ctx(), follower));
    if *dialog == Dialog::BoardStyle {
        board_editor::view::style::show(ui, (settings, width), pictures, actions);
    } else {
        let draft = &state.board_editor.color_draft;
        board_editor::view::custom_colors::show(ui, settings.board_style(), draft, width, actions);
    }
}

const fn board_style(action: StyleAction) -> Action {
    Action::Board(board_editor::Action::Style(action))
}

fn ask<A: Clone>(ui: &mut Ui, question: Option<&Question<A>>, actions: &mut Vec<A>) {
    if let Some(question) = question {
        show_question(ui, question, actions);
    }
}

fn working(ui: &mut Ui, JobDialog { label: what, progress, tally }: &JobDialog, actions: &mut Vec<Action>) {
    ui.set_width(400.0);
    title(ui, what);
    ui.add(ProgressBar::new(progress.fraction()));
    if let Some(tally) = tally {
        explanation(ui, &tally());
    }
    ui.ctx().request_repaint_after(POLL_INTERVAL);
    answers(ui, &[(tr!("views-cancel"), Action::Window(window::Action::CancelWork))], actions);
}
