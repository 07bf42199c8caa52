//! The views. They read the state and push actions; they never change the state.

mod announcer;
pub(super) mod dialogs;
pub(super) mod menu;
mod menu_keys;
pub(super) mod notices;
mod panel;
mod stage;
mod tabs;
mod text_menu;
mod widths;

use std::borrow::Cow;
use std::mem::take;

use egui::{Align2, CentralPanel, Frame, Id, LayerId, Margin, Order, Panel, Rect, StrokeKind, Ui, UiBuilder, vec2};

use super::board_editor::view::PointerTracker;
use super::details::view::title_field;
use super::exporting::Preview;
use super::fields::en_passant;
use super::picture::view::canvas::Canvas;
use super::state::{Action, State};
use super::{fen_box::view as fen_box, list::view as list, welcome::view as welcome};
use crate::app::shell::Command;
use crate::app::ui::{Pictures, accessibility, metrics, palette, square_id, text};
use crate::board::Square;
use announcer::Announcer;
use menu_keys::MenuKeys;
use stage::{Pane, Panes};
use text_menu::TextMenu;

pub(super) use super::details::view::is_in_title;
pub(super) use super::fen_box::view::has_focus as is_in_fen_box;
pub(super) use super::list::focus::{is_in_list, is_in_search, set_list_focus as focus_list};
pub(super) use super::list::view::ListRows;
pub(super) use super::paste::view::{is_slider_focused, is_slider_key};
pub(super) use super::solving::view::is_in_solution;
pub(super) use super::ui::dialog_field::{is_in_dialog_field, leave_dialog_field};
use crate::tr;

#[derive(Default)]
pub(super) struct Cache {
    pub(super) pictures: Pictures,
    pub(super) rows: ListRows,
    pub(super) preview: Preview,
    /// Keeps the layout of the stage as last drawn, for the pointer input of the next frame.
    pub(super) pointer_tracker: PointerTracker,
    pub(super) menu_keys: MenuKeys,
    pub(super) panes: Panes,
    pub(super) text_menu: TextMenu,
    pub(super) canvas: Canvas,
    announcer: Announcer,
}

/// Calls a function that pushes a feature's actions, and converts these into actions of the window.
pub(super) fn mapped<A, R>(
    actions: &mut Vec<Action>,
    to: impl Fn(A) -> Action,
    draw: impl FnOnce(&mut Vec<A>) -> R,
) -> R {
    let mut own = Vec::new();
    let drawn = draw(&mut own);
    actions.extend(own.into_iter().map(to));
    drawn
}

pub(super) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    // Widgets behind a dialog do not get the pointer, since otherwise their tooltips would stay open.
    let is_covered = state.shell.dialog.is_some();
    let pointer = is_covered.then(|| ui.input_mut(|input| take(&mut input.pointer)));
    let (places, strip) = panels(ui, state, cache, actions);
    if let Some(pointer) = pointer {
        ui.input_mut(|input| input.pointer = pointer);
    }
    if let Some(hint) = state.welcome.hint().filter(|_| state.shell.is_uncovered()) {
        mapped(actions, Action::Welcome, |actions| welcome::show(ui.ctx(), hint, &places, actions));
    }
    notices::show(ui, state, cache, strip, actions);
    dialogs::show(ui.ctx(), state, cache, actions);
    cache.text_menu.show(ui.ctx(), &mut cache.pictures);
    cache.announcer.show(ui.ctx(), state);
    drop_target(ui);
}

/// No fill, since the window is already cleared with its color.
const GROUND: Frame = Frame::NONE;

/// Draws everything that is below dialogs and notices. Returns the areas to which the hints of a first start point, and
/// the strip of the notices.
fn panels(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) -> (welcome::HintTargets, Rect) {
    cache.pictures.begin_frame(state.shell.settings.board_style(), ui.visuals().dark_mode);
    let window = ui.ctx().content_rect().width();
    let widths = state.settings.widths(window);
    let is_covered = state.shell.dialog.is_some();
    let panel = palette(ui.visuals()).panel;
    let frame = |x: f32, y: f32| Frame::new().fill(panel).inner_margin(Margin::symmetric(x as i8, y as i8));

    Panel::top("menu").exact_size(metrics::MENU).frame(frame(8.0, 0.0)).show(ui, |ui| {
        accessibility::name_panel(ui, tr!("views-menus-and-tools"), is_covered);
        if cache.panes.begin_pane(ui, Pane::Menus) {
            stage::focus_next(ui);
        }
        menu::show(ui, state, cache, actions);
    });
    let fen_panel = Panel::bottom("fen").exact_size(metrics::FEN_PANEL).resizable(false);
    let margin = Margin {
        top: metrics::FEN_TOP as i8,
        bottom: metrics::FEN_BOTTOM as i8,
        ..Margin::symmetric(metrics::PADDING as i8, 0)
    };
    let mut fen_ui = reserve(ui, fen_panel.frame(frame(0.0, 0.0).inner_margin(margin)));
    let has_list = state.shell.document.len() > 1;
    let is_list_shown = has_list && state.settings.list;
    let is_title_drawn = is_list_shown && list(ui, state, cache, actions);
    if !has_list && state.settings.list {
        list_edge(ui, state, cache, frame(0.0, 0.0), actions);
    }
    let side_panel = Panel::right("fields").exact_size(widths.side).resizable(false).frame(frame(0.0, 0.0));
    let mut side_ui = reserve(ui, side_panel);
    let middle = CentralPanel::default().frame(GROUND).show(ui, |ui| {
        accessibility::name_panel(ui, tr!("views-stage"), is_covered);
        if cache.panes.begin_pane(ui, Pane::Board) {
            focus_board(ui, state);
        }
        stage::show(ui, state, cache, is_title_drawn, actions);
    });
    accessibility::name_panel(&fen_ui, tr!("views-fen"), is_covered);
    if cache.panes.begin_pane(&fen_ui, Pane::Fen) {
        fen_box::focus(ui.ctx());
    }
    let fen = fen_bar(&mut fen_ui, state, &cache.rows, actions);
    accessibility::name_panel(&side_ui, tr!("views-side"), is_covered);
    if cache.panes.begin_pane(&side_ui, Pane::Side) {
        stage::focus_next(&side_ui);
    }
    let side = panel::show(&mut side_ui, state, cache, actions);
    widths::show(ui, widths, middle.response.rect, is_list_shown, actions);
    let targets = welcome::HintTargets {
        board: cache
            .pointer_tracker
            .layout
            .as_ref()
            .map_or(middle.response.rect, super::board_editor::view::StageLayout::bounds),
        fen,
        problems: side.meaning,
        solve: side.solve,
        side: side_ui.max_rect(),
        tab: side.position,
    };
    (targets, notice_strip(middle.response.rect))
}

/// Takes the room of a panel that is drawn later, since the tab stops have the order in which they are drawn.
fn reserve(ui: &mut Ui, panel: Panel) -> Ui {
    panel.show(ui, |ui| ui.new_child(UiBuilder::new())).inner
}

/// Returns the strip between the board's tools and the FEN field, in which notices cover nothing.
fn notice_strip(stage: Rect) -> Rect {
    let y = stage.bottom() - metrics::STAGE_BOTTOM + 1.0..=stage.bottom() + metrics::FEN_TOP - 1.0;
    Rect::from_x_y_ranges(stage.shrink2(vec2(metrics::GRID, 0.0)).x_range(), y)
}

/// Draws the narrow panel in place of the list of a file with one position.
fn list_edge(ui: &mut Ui, state: &State, cache: &mut Cache, frame: Frame, actions: &mut Vec<Action>) {
    let edge = Panel::left("edge of the list").exact_size(metrics::LIST_EDGE).resizable(false).frame(frame);
    edge.show(ui, |ui| {
        accessibility::name_panel(ui, tr!("views-list"), state.shell.dialog.is_some());
        let why_disabled = state.why_disabled(Command::AddPosition);
        mapped(actions, Action::List, |actions| {
            list::edge(ui, &mut cache.pictures, why_disabled.as_deref(), actions);
        });
    });
}

/// Draws the FEN box with the line below it. Returns the area of the FEN box.
fn fen_bar(ui: &mut Ui, state: &State, rows: &ListRows, actions: &mut Vec<Action>) -> Rect {
    let tried = state.trial.as_ref().map(|_| state.displayed_fen());
    let hovered = state.board_editor.hover.filter(|_| state.dragged_piece().is_none());
    let wants_hint = state.settings.hints || state.board_editor.is_typing_fields();
    let hint = if state.trial.is_none() && en_passant::is_open(ui.ctx()) {
        Some(en_passant::hint(state.shell.shown_position()).into())
    } else {
        wants_hint.then(|| hint(ui, state, rows))
    };
    let refused = state.board_editor.refusal_message();
    let size = state.shell.shown_position().board.size();
    let bar =
        fen_box::FenBar { fen: &state.fen, tried, hovered, hint: hint.as_deref(), refused: refused.as_deref(), size };
    mapped(actions, Action::Fen, |actions| fen_box::show(ui, bar, actions))
}

/// Returns the hint of the list if it has one now, the judgement on the square at the pointer if it is shaded, and
/// otherwise the hint about mouse buttons and keys on the board.
fn hint(ui: &Ui, state: &State, rows: &ListRows) -> Cow<'static, str> {
    let State { shell, list, board_editor: editor, .. } = state;
    let is_list_drawn = shell.settings.list && shell.document.len() > 1 && shell.is_uncovered();
    let of_list = if is_list_drawn { rows.hint(ui.ctx(), list, &shell.document) } else { None };
    let keys = ui.input(|input| input.modifiers);
    let of_feature = of_list.or_else(|| state.repairing.hint(shell));
    of_feature.map_or_else(|| editor.hint(&shell.shown_position().board, state.cursor(), keys), Cow::from)
}

/// Focuses the selected square. If there is none, focuses the first square, which then becomes selected.
fn focus_board(ui: &Ui, state: &State) {
    let first = Square::new(0, state.shown_position().board.size().ranks() - 1);
    ui.memory_mut(|memory| memory.request_focus(square_id(state.cursor().unwrap_or(first))));
}

/// Draws the list; returns `true` if the title of the current position is edited in it.
fn list(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) -> bool {
    let width = state.settings.widths(ui.ctx().content_rect().width()).list;
    let is_wide = width >= metrics::WIDE_LIST;
    let ground = Frame::new().fill(palette(ui.visuals()).panel);
    let panel = Panel::left("list").exact_size(width).resizable(false).frame(ground);
    let shown = panel.show(ui, |ui| {
        accessibility::name_panel(ui, tr!("views-list"), state.shell.dialog.is_some());
        if cache.panes.begin_pane(ui, Pane::List) {
            focus_list(ui.ctx(), true);
        }
        let (shell, list, why_disabled) = (&state.shell, &state.list, &|command| state.why_disabled(command));
        let Cache { pictures, rows, .. } = cache;
        let shape = list::RowLayout::new(width, shell.settings.large_diagrams);
        let is_title_edited = shape.has_title_field() && state.details.is_title_edited() && state.details.is_in_list();
        let place = mapped(actions, Action::List, |actions| {
            let mut view = list::ListView {
                shell,
                list,
                why_disabled,
                is_wide,
                layout: shape,
                is_title_edited,
                pictures,
                actions,
            };
            list::show(ui, &mut view, rows)
        });
        if let Some(place) = place {
            mapped(actions, Action::Details, |actions| title_field(ui, &state.details, place, true, actions));
        }
        place.is_some()
    });
    shown.inner
}

fn drop_target(ui: &Ui) {
    if ui.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let colors = palette(ui.visuals());
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("drop target")));
    let window = ui.ctx().content_rect();
    painter.rect_filled(window, 0, colors.veil);
    painter.rect_stroke(window.shrink(8.0), metrics::CORNER_FIELD, (2.0, colors.accent), StrokeKind::Inside);
    let words = painter.layout_no_wrap(tr!("views-drop").to_owned(), text::verdict(), colors.text);
    let place = Align2::CENTER_CENTER.anchor_size(window.center(), words.size());
    let card = place.expand2(vec2(2.0 * metrics::PADDING, metrics::PADDING));
    painter.rect(card, metrics::CORNER_FIELD, colors.panel, (1.0, colors.edge), StrokeKind::Inside);
    painter.galley(place.min, words, colors.text);
}
