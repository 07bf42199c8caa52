//! The rows of the list. Only visible ones are computed and drawn, however many there are.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use egui::emath::GuiRounding as _;
use egui::{
    Context, DragAndDrop, EventFilter, Modifiers, PointerButton, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::dragging::{self, RowDrag};
use super::hint;
use super::layout::ListView;
use super::row::{self, RowContent, RowStyle};
use super::scroll::{ListScroll, Viewport};
use crate::app::list::focus::{self, list_id};
use crate::app::list::listed::ListedRecords;
use crate::app::list::state::ListState;
use crate::app::list::update::ListAction;
use crate::app::ui::{accessibility, metrics, palette, text};
use crate::document::search::SearchQuery;
use crate::document::{Document, RecordId};
use crate::lang::{self, Language, PieceLetters};
use crate::tr;

/// The rows computed since the document last changed, and the scroll position.
#[derive(Default)]
pub(crate) struct ListRows {
    /// The revisions of the document and of the puzzle results that the cache was computed for.
    revision: (u64, u64),
    locale: (Language, PieceLetters),
    query: SearchQuery,
    cache: HashMap<usize, RowContent>,
    scroll: ListScroll,
    drag: Option<RowDrag>,
    hovered: Option<usize>,
    revealed: Option<(RecordId, usize)>,
    /// The generation of the search whose results are shown.
    search: u64,
    /// `true` while that search runs, unless the user has scrolled the list since it began.
    follows_search: bool,
    top: Option<TopRow>,
}

/// The row at the upper edge. It stays there when rows above it are added or removed.
struct TopRow {
    row: usize,
    place: usize,
    id: RecordId,
    positions: usize,
}

impl TopRow {
    fn find(document: &Document, shown: ListedRecords<'_>, row: usize) -> Option<Self> {
        let place = shown.index_at(row)?;
        Some(Self { row, place, id: document.record(place).id(), positions: document.len() })
    }

    fn row_now(&self, document: &Document, shown: ListedRecords<'_>) -> Option<usize> {
        let is_there = |place: &usize| *place < document.len() && document.record(*place).id() == self.id;
        let moved = (self.place + document.len()).checked_sub(self.positions);
        let place = Some(self.place).filter(is_there).or(moved.filter(is_there))?;
        Some(shown.row_of(place))
    }
}

impl ListRows {
    const MAX_CACHED: usize = 1000;

    /// Describes the effect of dropping the dragged rows, or of a click with Ctrl or Shift on the hovered row.
    pub(crate) fn hint(&self, ctx: &Context, list: &ListState, document: &Document) -> Option<String> {
        let keys = ctx.input(|input| input.modifiers);
        if dragging::is_dragging(ctx) {
            return Some(self.hint_of_drag(keys, list, document));
        }
        let index = self.hovered.filter(|index| *index < document.len())?;
        match (keys.shift, keys.command) {
            (true, adds) => Some(hint::hint_of_range(index, adds, &list.range_from_anchor(index, document))),
            (false, true) => Some(hint::hint_of_toggle(index, list, document)),
            (false, false) => None,
        }
    }

    fn hint_of_drag(&self, keys: Modifiers, list: &ListState, document: &Document) -> String {
        let count = list.selected_count(document);
        match self.drag.as_ref().and_then(|drag| drag.slot) {
            None => tr!("list-hint-nowhere").to_owned(),
            Some(_) if keys.command => tr!("list-hint-copy", count = count),
            Some(slot) if list.is_unmoved_at(slot, document) => tr!("list-hint-stay", count = count),
            Some(_) => tr!("list-hint-move", count = count),
        }
    }

    fn row(&mut self, view: &ListView<'_>, index: usize) -> &RowContent {
        if self.cache.len() > Self::MAX_CACHED {
            self.cache.clear();
        }
        self.cache
            .entry(index)
            .or_insert_with(|| RowContent::new(view.shell, view.list.search.effective_query(), index))
    }

    /// Updates the rows. If another position has become current, scrolls to it; otherwise keeps the top row.
    fn sync(&mut self, view: &ListView<'_>, shown: ListedRecords<'_>, room: &Viewport) {
        let document = &view.shell.document;
        let revision = (document.revision(), view.shell.puzzle_marks.revision());
        let query = view.list.search.effective_query();
        if self.revision != revision || self.locale != lang::locale() || self.query != *query {
            (self.revision, self.locale, self.query) = (revision, lang::locale(), query.clone());
            self.cache.clear();
        }
        focus::set_page(&view.shell.ctx, (room.visible() as isize).max(1));
        if let Some(top) = &self.top
            && let Some(row) = top.row_now(document, shown)
        {
            self.scroll.move_by(row as f64 - top.row as f64, room);
        }
        self.scroll.move_by(0.0, room);
        let current = document.current();
        let wanted = Some((document.record(current).id(), current));
        let is_other = self.revealed != wanted;
        self.revealed = wanted;
        let search = &view.list.search;
        if self.search != search.generation() {
            self.search = search.generation();
            self.follows_search = true;
        }
        if self.follows_search {
            // While rows are added above, keeps the current position visible or, if it is not listed, the next result.
            self.scroll.reveal_aligned(shown.row_of(current).min(shown.len().saturating_sub(1)), room);
            self.follows_search = search.progress().is_some();
        } else if is_other && shown.contains(current) && !is_clicked(&view.shell.ctx, room) {
            self.scroll.reveal(shown.row_of(current), room);
        }
    }

    fn handle_wheel(&mut self, ui: &Ui, room: &Viewport) {
        let before = self.scroll.offset;
        self.scroll.handle_wheel(ui, room);
        // Dragging counts as scrolling, since it can scroll the list.
        let is_still = (self.scroll.offset - before).abs() < f64::EPSILON;
        self.follows_search &= is_still && !DragAndDrop::has_any_payload(ui.ctx());
    }
}

/// Draws the rows. Returns the rectangle of the title field, if the title is edited in a visible row.
pub(super) fn show(ui: &mut Ui, view: &mut ListView<'_>, rows: &mut ListRows, has_focus: bool) -> Option<Rect> {
    let area = ui.available_rect_before_wrap();
    let shown = view.listed();
    let pointed_before = rows.hovered.take();
    if shown.is_empty() || !area.is_positive() {
        return None;
    }
    let height = view.layout.height();
    let room = Viewport { area, row_height: height, rows: shown.len() };
    let list = ui.interact(area, list_id(), Sense::CLICK | Sense::FOCUSABLE);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr!("list-heading")));
    accessibility::edit_node(&list, |node| {
        node.set_size_of_set(shown.len());
        node.set_multiselectable();
    });
    if list.clicked() {
        view.actions.push(ListAction::Focus(true));
    }
    hold_keys(ui);
    rows.sync(view, shown, &room);
    rows.handle_wheel(ui, &room);
    let look = RowStyle {
        is_selected: false,
        has_marker: has_focus || view.list.selected_count(&view.shell.document) > 1,
        is_hovered: false,
        unfinished: None,
        layout: view.layout,
        is_title_edited: false,
        is_number_below: !view.layout.is_beside && view.shell.document.len() > 999,
    };
    let reached = shift_range(ui, view, pointed_before);
    let mut title = None;
    let builder = UiBuilder::new().max_rect(area).accessibility_parent(list_id());
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(area.intersect(ui.clip_rect()));
        let at = rows.scroll.offset;
        let first = at as usize;
        for row in first..room.rows {
            let top = area.top() + ((row as f64 - at) * f64::from(height)) as f32;
            if top >= area.bottom() {
                break;
            }
            let Some(index) = shown.index_at(row) else { break };
            let rect = Rect::from_min_size(egui::pos2(area.left(), top), vec2(area.width(), height));
            let look = RowStyle { is_hovered: reached.contains(&index), ..look };
            let place = entry(ui, view, rows, (row, index), rect, look);
            title = title.or(place.filter(|place| area.contains_rect(*place)));
        }
        dragging::show(ui, view, &room, &mut rows.scroll, &mut rows.drag);
        if let Some(handle) = rows.scroll.bar(ui, &room) {
            rows.follows_search = false;
            number_beside(ui, handle, shown, rows.scroll.offset);
        }
        if rows.hovered != pointed_before {
            // The hint below the FEN depends on the hovered row, but is drawn before the list.
            ui.ctx().request_repaint();
        }
        rows.top = TopRow::find(&view.shell.document, shown, rows.scroll.offset as usize);
    });
    title
}

fn shift_range(ui: &Ui, view: &ListView<'_>, pointed: Option<usize>) -> RangeInclusive<usize> {
    let pointed = pointed.filter(|_| ui.input(|input| input.modifiers.shift));
    let range = pointed.map(|index| view.list.range_from_anchor(index, &view.shell.document)).unwrap_or_default();
    match (range.first(), range.last()) {
        (Some(first), Some(last)) => first..=last,
        _ => RangeInclusive::new(1, 0),
    }
}

/// While the list has the focus, the arrow keys and Escape act on the list and do not move the focus.
fn hold_keys(ui: &Ui) {
    let keys = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, tab: false };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(list_id(), keys));
}

/// Draws a row and handles the pointer on it. Returns the rectangle of its title field, if the title is edited.
fn entry(
    ui: &Ui,
    view: &mut ListView<'_>,
    rows: &mut ListRows,
    (row, index): (usize, usize),
    whole: Rect,
    look: RowStyle,
) -> Option<Rect> {
    let rect = whole.shrink2(vec2(8.0, 0.0));
    let id = ui.scope_id().with(("position", index));
    let response = ui.interact(rect.intersect(ui.clip_rect()), id, Sense::CLICK | Sense::DRAG);
    let (is_current, is_selected) =
        (index == view.shell.document.current(), view.list.is_selected(&view.shell.document, index));
    let unfinished = view.shell.pending_input.unfinished().remove(&view.shell.document.record(index).id());
    if response.hovered() {
        rows.hovered = Some(index);
    }
    let content = rows.row(view, index);
    response.widget_info(|| WidgetInfo::labeled(Role::ListBoxOption, true, content.label(index, unfinished)));
    accessibility::mark_option(&response, is_selected, row);
    if is_current {
        ui.ctx().accesskit_node_builder(list_id(), |node| node.set_active_descendant(id.accesskit_id()));
    }
    let look = RowStyle {
        is_selected,
        has_marker: look.has_marker && is_current,
        is_hovered: look.is_hovered || response.hovered(),
        is_title_edited: is_current && view.is_title_edited,
        unfinished,
        ..look
    };
    let place = rect.round_to_pixels(ui.ctx().pixels_per_point());
    content.paint(ui, place, index, look, view.pictures);
    let name = if look.is_hovered { content.cut_name(ui, place, index, look) } else { None };
    // The window shows the current position already. Its tooltip appears only if it adds something.
    let extract = content.extract();
    if !is_current || name.is_some() || extract.is_some() || content.has_marks() {
        hint::show_tooltip(&response, view, index, (name, extract));
    }
    follow_pointer(ui, view, &mut rows.drag, &response, (index, is_selected));
    hint::show_menu(&response, view, index);
    look.is_title_edited.then(|| row::title_place(place, look))
}

fn follow_pointer(
    ui: &Ui,
    view: &mut ListView<'_>,
    drag: &mut Option<RowDrag>,
    response: &egui::Response,
    (index, is_selected): (usize, bool),
) {
    let modifiers = ui.input(|input| input.modifiers);
    let click = |modifiers: Modifiers| ListAction::Click { index, extends: modifiers.shift, adds: modifiers.command };
    if response.is_pointer_button_down_on() && ui.input(|input| input.pointer.any_pressed()) {
        // An action runs later. A focus requested now would be dropped: egui does so in the frame of a press elsewhere.
        view.actions.push(ListAction::Focus(true));
    }
    if response.double_clicked() && modifiers.is_none() && !view.shell.is_trying() {
        view.actions.push(ListAction::EditTitle(Some(index)));
    } else if response.clicked() {
        view.actions.push(click(modifiers));
        view.actions.push(ListAction::Focus(true));
    }
    let is_dragged = response.drag_started_by(PointerButton::Primary) && view.shell.is_uncovered();
    let is_grasped = is_dragged && !view.shell.is_trying();
    if (is_grasped || response.secondary_clicked()) && !is_selected {
        view.actions.push(click(Modifiers::NONE));
    }
    if is_grasped {
        *drag = Some(dragging::begin(ui.ctx(), &view.shell.document));
    }
}

fn number_beside(ui: &Ui, handle: Rect, shown: ListedRecords<'_>, at: f64) {
    let Some(place) = shown.index_at(at.round() as usize) else { return };
    let colors = palette(ui.visuals());
    let number = ui.painter().layout_no_wrap(lang::number(place + 1), text::small(), colors.text);
    let size = number.size() + vec2(16.0, 8.0);
    let right = egui::pos2(handle.left() - 6.0, handle.center().y - size.y / 2.0);
    let card = Rect::from_min_size(right - vec2(size.x, 0.0), size);
    let card = card.translate(vec2(0.0, (ui.clip_rect().top() + 4.0 - card.top()).max(0.0)));
    let card = card.translate(vec2(0.0, (ui.clip_rect().bottom() - 4.0 - card.bottom()).min(0.0)));
    ui.painter().rect_filled(card, metrics::CORNER_BOARD, colors.field);
    ui.painter().rect_stroke(card, metrics::CORNER_BOARD, (1.0, colors.line), egui::StrokeKind::Inside);
    ui.painter().galley(card.center() - number.size() / 2.0, number, colors.text);
}

/// Returns `true` if the list was clicked a moment ago. What was clicked must not move away from the pointer.
fn is_clicked(ctx: &Context, room: &Viewport) -> bool {
    const MOMENT: f32 = 0.5;
    ctx.input(|input| {
        let at = input.pointer.interact_pos();
        input.pointer.time_since_last_click() < MOMENT && at.is_some_and(|at| room.area.contains(at))
    })
}
