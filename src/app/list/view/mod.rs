//! The list of positions of a file with more than one: small diagrams with names.

mod dragging;
mod going;
mod header;
mod row;
mod row_menu;
mod rows;
mod scroll;
mod search;
mod tip;

use egui::{Context, Id, InputState, Rect, Ui, Vec2};

use crate::app::list::{ListAction, ListState, Shown};
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, Reason};
use crate::app::ui::pictures::Pictures;
use crate::app::ui::tone::Tone;
use crate::board::Position;
use crate::document::RecordId;

pub(in crate::app) use going::show as go_to;
pub(in crate::app) use rows::Rows;
pub(in crate::app) use search::{focus as focus_search, has_focus as is_in_search};

/// What the list is drawn from.
#[derive(Clone, Copy)]
pub(in crate::app) struct ListView<'a> {
    pub(in crate::app) shell: &'a Shell,
    pub(in crate::app) list: &'a ListState,
    pub(in crate::app) puzzles: Puzzles<'a>,
    /// Why a command cannot be run now; `None` if it can be.
    pub(in crate::app) why_disabled: &'a dyn Fn(Command) -> Option<Reason>,
}

/// What is known of the positions as puzzles.
#[derive(Clone, Copy)]
pub(in crate::app) struct Puzzles<'a> {
    /// Another one whenever more is known.
    pub(in crate::app) revision: u64,
    /// What is known of a record that holds this position.
    pub(in crate::app) known: &'a dyn Fn(RecordId, &Position) -> Option<KnownPuzzle>,
}

/// What is known of a position as a puzzle.
pub(in crate::app) struct KnownPuzzle {
    /// It in a few words.
    pub(in crate::app) words: String,
    /// How good the news is.
    pub(in crate::app) tone: Tone,
}

impl<'a> ListView<'a> {
    /// The rows of the list.
    fn listed(self) -> Shown<'a> {
        self.list.listed(&self.shell.document)
    }
}

/// Draws the list with what stands above it.
pub(in crate::app) fn show(
    ui: &mut Ui,
    view: ListView<'_>,
    (rows, pictures): (&mut Rows, &mut Pictures),
    actions: &mut Vec<ListAction>,
    wide: bool,
) {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let panel = ui.max_rect();
    let had_focus = has_focus(ui.ctx());
    header::show(ui, view, pictures, actions, wide);
    search::show(ui, view, pictures, actions);
    rows::show(ui, view, (rows, pictures), actions, (wide, had_focus));
    follow_presses(ui, panel, had_focus, actions);
}

/// A press elsewhere takes the keyboard away from the list; one on its rows, its heading or a menu does not, for egui
/// takes only what lies under the pointer itself for the list.
fn follow_presses(ui: &Ui, panel: Rect, had_focus: bool, actions: &mut Vec<ListAction>) {
    let acts = |input: &InputState| input.pointer.any_pressed() || input.pointer.any_released();
    let Some(at) = ui.input(|input| input.pointer.interact_pos().filter(|_| acts(input))) else { return };
    // Above the panel is the menu bar.
    let is_elsewhere = !panel.contains(at) && at.y >= panel.top() && ui.ctx().layer_id_at(at) == Some(ui.layer_id());
    let is_free = ui.memory(|memory| memory.focused().is_none_or(|id| id == list_id()));
    if had_focus && is_free {
        actions.push(ListAction::Focus(!is_elsewhere));
    }
}

/// What has the keyboard when the list has it.
fn list_id() -> Id {
    Id::unique("list of positions")
}

/// Whether the list has the keyboard.
pub(in crate::app) fn has_focus(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(list_id()))
}

/// Gives the list the keyboard, or takes it away.
pub(in crate::app) fn focus(ctx: &Context, is_wanted: bool) {
    ctx.memory_mut(
        |memory| if is_wanted { memory.request_focus(list_id()) } else { memory.surrender_focus(list_id()) },
    );
}
