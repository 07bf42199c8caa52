//! The solution as a tree: rows that open and close, and show their position on the board.

use std::iter::successors;

use egui::{
    Event, Frame, Id, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::app::solving::state::{focus_request_id, focus_solution};
use crate::app::solving::tree::Tree;
use crate::app::solving::view::Section;
use crate::app::solving::view::tree_row::{self, TreeRowState};
use crate::app::solving::{Action, Answer, Branches, NodeId};
use crate::app::ui::{accessibility, metrics, palette, parts};
use crate::rules::LegalMove;
use crate::tr;

pub(super) const ROW: f32 = 24.0;
/// Minimum number of visible rows, even if the panel has room for fewer.
const MIN_ROWS: f32 = 8.0;
const MARGIN: f32 = 6.0;

struct Rows<'a> {
    tree: &'a Tree,
    lines: Vec<(usize, NodeId)>,
    cursor: Option<usize>,
    is_current: bool,
}

pub(super) fn show(ui: &mut Ui, section: &Section<'_>, answer: &Answer, room: f32, actions: &mut Vec<Action>) {
    let lines = answer.tree.lines();
    if lines.is_empty() {
        return;
    }
    let colors = palette(ui.visuals());
    let frame = Frame::new().fill(colors.field).stroke((1.0, colors.line)).corner_radius(metrics::CORNER_FIELD);
    let high = (room - 2.0 * MARGIN).max(MIN_ROWS * ROW);
    let is_other = has_changed(ui, "answer of the solution", Some(answer.generation));
    if is_other {
        ui.data_mut(|data| data.remove::<NodeId>(cursor_id()));
    }
    frame.inner_margin(MARGIN).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let area = ScrollArea::vertical().id_salt("solution").auto_shrink([false, true]);
        let area = area.max_height(high).min_scrolled_height(high);
        let area = if is_other { area.vertical_scroll_offset(0.0) } else { area };
        area.show_viewport(ui, |ui, in_sight| {
            let cursor = ui.data(|data| data.get_temp(cursor_id()));
            let cursor = cursor.and_then(|cursor: NodeId| lines.iter().position(|(_, id)| *id == cursor));
            let rows = Rows { tree: &answer.tree, lines, cursor, is_current: section.solving.is_current() };
            rows.show(ui, section, in_sight, actions);
        });
    });
}

impl Rows<'_> {
    fn show(mut self, ui: &mut Ui, section: &Section<'_>, in_sight: Rect, actions: &mut Vec<Action>) {
        let height = self.lines.len() as f32 * ROW;
        let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let seen = Rect::from_min_size(whole.min + in_sight.min.to_vec2(), in_sight.size()).intersect(whole);
        let reached = if section.shell.is_trying() { self.row_on_board(section.is_reached) } else { None };
        let at = row_rect(whole, self.cursor.or(reached).unwrap_or(0)).intersect(seen);
        let tree = self.container(ui, if at.is_positive() { at } else { seen });
        if tree.has_focus() {
            self.take_keys(ui, whole, reached, actions);
        }
        if has_changed(ui, "reached move of the solution", reached)
            && let Some(row) = reached
        {
            ui.scroll_to_rect(row_rect(whole, row), None);
        }
        let first = (in_sight.top() / ROW).max(0.0) as usize;
        let end = (in_sight.bottom() / ROW).ceil().max(0.0) as usize;
        // For screen readers, a row contains its branches, so the rows that contain the first visible one come before.
        let mut around: Vec<usize> = successors(self.parent(first), |row| self.parent(*row)).collect();
        around.reverse();
        for row in around.into_iter().chain(first..end.min(self.lines.len())) {
            let parent = self.parent(row).and_then(|parent| self.lines.get(parent));
            let parent = parent.map_or_else(tree_id, |(_, id)| tree_row::row_id(*id));
            let builder = UiBuilder::new().max_rect(whole).accessibility_parent(parent);
            ui.scope_builder(builder, |ui| {
                self.row(ui, row, (row_rect(whole, row), reached == Some(row)), &tree, actions);
            });
        }
    }

    fn parent(&self, row: usize) -> Option<usize> {
        parent_row(&self.lines, row)
    }

    /// Adds the focusable widget of the whole tree. It is placed at the cursor row, so that this row is scrolled into
    /// view when the tree gets the focus.
    fn container(&self, ui: &Ui, place: Rect) -> Response {
        let tree = ui.interact(place, tree_id(), Sense::FOCUSABLE);
        tree.widget_info(|| WidgetInfo::labeled(Role::Tree, self.is_current, tr!("solving-tree")));
        accessibility::edit_node(&tree, |node| node.set_size_of_set(self.tree.roots().len()));
        if ui.data_mut(|data| data.remove_temp::<bool>(focus_request_id())).is_some() {
            tree.request_focus();
        }
        if tree.has_focus() {
            parts::keep_arrows(ui, tree_id(), true);
        }
        tree
    }

    fn row_on_board(&self, is_reached: &dyn Fn(&[LegalMove]) -> bool) -> Option<usize> {
        let is_reached = |row: usize| {
            let node = self.lines.get(row).and_then(|(_, id)| self.tree.node(*id));
            node.and_then(|node| node.moves.as_ref()).is_some_and(|moves| is_reached(moves))
        };
        self.cursor.filter(|row| is_reached(*row)).or_else(|| (0..self.lines.len()).find(|row| is_reached(*row)))
    }

    fn take_keys(&mut self, ui: &Ui, whole: Rect, reached: Option<usize>, actions: &mut Vec<Action>) {
        // Tab enters at the row shown on the board, or at the first one.
        let at = self.cursor.or(reached).unwrap_or(0);
        self.set_cursor(ui, at);
        for step in read_keys(ui) {
            match key_action(self.tree, &self.lines, self.cursor.unwrap_or(at), step) {
                Some(TreeKeyAction::MoveTo(row)) => {
                    self.set_cursor(ui, row);
                    ui.scroll_to_rect(row_rect(whole, row), None);
                    self.show_on_board(row, actions);
                }
                Some(TreeKeyAction::Run(action)) if self.is_current => actions.push(action),
                _ => {}
            }
        }
    }

    fn show_on_board(&self, row: usize, actions: &mut Vec<Action>) {
        let Some((_, id)) = self.lines.get(row).filter(|_| self.is_current) else { return };
        if self.tree.node(*id).is_some_and(|node| node.moves.is_some()) {
            actions.push(Action::Show(*id));
        }
    }

    fn sibling_index(&self, row: usize) -> usize {
        let (above, depth) = (self.lines.get(..row).unwrap_or_default(), self.lines.get(row).map_or(0, |line| line.0));
        let siblings = above.iter().rev().take_while(|(other, _)| *other >= depth);
        siblings.filter(|(other, _)| *other == depth).count()
    }

    fn set_cursor(&mut self, ui: &Ui, row: usize) {
        let Some((_, id)) = self.lines.get(row) else { return };
        ui.data_mut(|data| data.insert_temp(cursor_id(), *id));
        self.cursor = Some(row);
    }

    fn row(
        &mut self,
        ui: &mut Ui,
        row: usize,
        (rect, is_shown): (Rect, bool),
        tree: &Response,
        actions: &mut Vec<Action>,
    ) {
        let Some((depth, id)) = self.lines.get(row).copied() else { return };
        let Some(node) = self.tree.node(id) else { return };
        let look = TreeRowState {
            depth,
            is_shown,
            is_current: self.is_current,
            has_cursor: tree.has_focus() && self.cursor == Some(row),
        };
        let (response, wish) = tree_row::show(ui, id, node, rect, look);
        accessibility::edit_node(&response, |node| node.set_position_in_set(self.sibling_index(row)));
        if look.has_cursor {
            accessibility::edit_node(tree, |node| node.set_active_descendant(response.id.accesskit_id()));
        }
        if wish.is_pressed {
            self.set_cursor(ui, row);
            // Deferred, because egui drops a focus that is requested in the frame of a click elsewhere.
            focus_solution(ui.ctx());
        }
        if wish.toggles {
            actions.push(Action::Toggle(id));
        } else if wish.shows {
            actions.push(Action::Show(id));
        }
    }
}

pub(super) fn forget(ui: &Ui) {
    let _ = has_changed(ui, "answer of the solution", None::<u64>);
}

fn parent_row(lines: &[(usize, NodeId)], row: usize) -> Option<usize> {
    let (depth, _) = lines.get(row)?;
    lines.get(..row)?.iter().rposition(|(above, _)| above < depth)
}

fn row_rect(whole: Rect, row: usize) -> Rect {
    Rect::from_min_size(whole.min + vec2(0.0, row as f32 * ROW), vec2(whole.width(), ROW))
}

fn has_changed<T: Copy + PartialEq + Send + Sync + 'static>(ui: &Ui, name: &str, now: T) -> bool {
    let memory = Id::unique(name);
    ui.data_mut(|data| {
        let before = data.get_temp(memory);
        data.insert_temp(memory, now);
        before != Some(now)
    })
}

fn tree_id() -> Id {
    Id::unique("tree of the solution")
}

fn cursor_id() -> Id {
    Id::unique("row of the solution that has the keys")
}

pub(crate) fn has_focus(ctx: &egui::Context) -> bool {
    ctx.memory(|memory| memory.has_focus(tree_id()))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TreeKeyAction {
    MoveTo(usize),
    Run(Action),
}

const KEYS: [Key; 8] =
    [Key::ArrowUp, Key::ArrowDown, Key::ArrowRight, Key::ArrowLeft, Key::Home, Key::End, Key::Enter, Key::Space];

/// Returns the tree's keys of this frame, in order. They are removed from the input, so that no other widget gets them.
pub(super) fn read_keys(ui: &Ui) -> Vec<Key> {
    let mut keys = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, modifiers: Modifiers::NONE, .. } if KEYS.contains(key) => {
                keys.push(*key);
                false
            }
            _ => true,
        });
    });
    keys
}

pub(super) fn key_action(tree: &Tree, lines: &[(usize, NodeId)], row: usize, key: Key) -> Option<TreeKeyAction> {
    let (_, id) = *lines.get(row)?;
    let node = tree.node(id)?;
    let last = lines.len().checked_sub(1)?;
    let toggle = || Some(TreeKeyAction::Run(Action::Toggle(id)));
    match key {
        Key::ArrowUp => row.checked_sub(1).map(TreeKeyAction::MoveTo),
        Key::ArrowDown => (row < last).then_some(TreeKeyAction::MoveTo(row + 1)),
        Key::Home => Some(TreeKeyAction::MoveTo(0)),
        Key::End => Some(TreeKeyAction::MoveTo(last)),
        // Opens the branch, or moves to its first child if it is open.
        Key::ArrowRight => match &node.branches {
            Branches::Unexpanded | Branches::Collapsed(_) => toggle(),
            Branches::Open(below) => (!below.is_empty()).then_some(TreeKeyAction::MoveTo(row + 1)),
            Branches::None | Branches::Expanding => None,
        },
        // Closes an open branch; otherwise moves to the parent.
        Key::ArrowLeft if matches!(node.branches, Branches::Open(_)) => toggle(),
        Key::ArrowLeft => parent_row(lines, row).map(TreeKeyAction::MoveTo),
        _ if node.moves.is_some() => Some(TreeKeyAction::Run(Action::Show(id))),
        _ if node.branches == Branches::None => None,
        _ => toggle(),
    }
}
