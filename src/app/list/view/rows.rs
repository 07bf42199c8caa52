//! The rows of the list. Only visible ones are computed and drawn, however many there are.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use egui::emath::GuiRounding as _;
use egui::{DragAndDrop, EventFilter, Modifiers, PointerButton, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use super::dragging::{self, Drag};
use super::drawing::ListView;
use super::row::{self, Look, Row};
use super::scroll::{Room, Scroll};
use super::{row_menu, tip};
use crate::app::list::action::ListAction;
use crate::app::list::focus::list_id;
use crate::app::list::shown::Shown;
use crate::app::ui::reader;
use crate::app::ui::theme::{metrics, palette, text};
use crate::document::search::Query;
use crate::document::{Document, RecordId};
use crate::lang::{self, Language, PieceLetters};
use crate::tr;

/// The rows computed since the document last changed, and the scroll position.
#[derive(Debug, Default)]
pub(in crate::app) struct Rows {
    /// The state that `known` was computed for: the revisions of the document and of the puzzle results, and the two
    /// fields below.
    revision: (u64, u64),
    speech: (Language, PieceLetters),
    query: Query,
    known: HashMap<usize, Row>,
    scroll: Scroll,
    drag: Option<Drag>,
    /// The position under the pointer in the last frame.
    pub(super) pointed: Option<usize>,
    /// The current position that was last scrolled to.
    revealed: Option<(RecordId, usize)>,
    /// The search generation of the rows, and `true` if the search is running and the list was not scrolled since it
    /// began.
    search: u64,
    is_sought: bool,
    top: Option<Top>,
    /// Number of whole rows that are visible.
    page: usize,
}

/// The row at the upper edge. It stays there when rows above it come or go.
#[derive(Debug)]
struct Top {
    row: usize,
    place: usize,
    id: RecordId,
    positions: usize,
}

impl Top {
    fn of(document: &Document, shown: Shown<'_>, row: usize) -> Option<Self> {
        let place = shown.place(row)?;
        Some(Self { row, place, id: document.record(place).id(), positions: document.len() })
    }

    /// Returns the row that its position has now.
    fn row_now(&self, document: &Document, shown: Shown<'_>) -> Option<usize> {
        let is_there = |place: &usize| *place < document.len() && document.record(*place).id() == self.id;
        let moved = (self.place + document.len()).checked_sub(self.positions);
        let place = Some(self.place).filter(is_there).or(moved.filter(is_there))?;
        Some(shown.row(place))
    }
}

impl Rows {
    /// Maximum number of cached rows, more than any screen shows.
    const MOST: usize = 1000;

    pub(in crate::app) fn page(&self) -> usize {
        self.page.max(1)
    }

    pub(super) fn slot(&self) -> Option<usize> {
        self.drag.as_ref().and_then(Drag::slot)
    }

    fn row(&mut self, view: &ListView<'_>, index: usize) -> &Row {
        if self.known.len() > Self::MOST {
            self.known.clear();
        }
        self.known
            .entry(index)
            .or_insert_with(|| Row::of(&view.shell.document, view.list.finding.meaning(), view.puzzles, index))
    }

    /// Updates the rows. Scrolls to the current position if it is another one; otherwise the visible rows stay in
    /// place.
    fn follow(&mut self, view: &ListView<'_>, shown: Shown<'_>, room: &Room) {
        let document = &view.shell.document;
        let revision = (document.revision(), view.puzzles.revision);
        let query = view.list.finding.meaning();
        if self.revision != revision || self.speech != lang::speech() || self.query != *query {
            (self.revision, self.speech, self.query) = (revision, lang::speech(), query.clone());
            self.known.clear();
        }
        self.page = (room.visible() as usize).max(1);
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
        let finding = &view.list.finding;
        if self.search != finding.number() {
            self.search = finding.number();
            self.is_sought = true;
        }
        if self.is_sought {
            self.show_current(shown, current, room);
            self.is_sought = finding.progress().is_some();
        } else if is_other && shown.holds(current) {
            self.scroll.reveal(shown.row(current), room);
        }
    }

    /// Keeps the current position in sight during a search, or the next result after it, while results before it are
    /// added.
    fn show_current(&mut self, shown: Shown<'_>, current: usize, room: &Room) {
        let row = shown.row(current).min(shown.len().saturating_sub(1));
        self.scroll.show_again(row, room);
    }

    fn turn(&mut self, ui: &Ui, room: &Room) {
        let before = self.scroll.at();
        self.scroll.turn(ui, room);
        // Dragged rows scroll the list, too.
        let is_still = (self.scroll.at() - before).abs() < f64::EPSILON;
        self.is_sought &= is_still && !DragAndDrop::has_any_payload(ui.ctx());
    }
}

/// Draws the rows. Returns the rectangle of the title field, if the title is edited in a visible row.
pub(super) fn show(ui: &mut Ui, view: &mut ListView<'_>, rows: &mut Rows, has_focus: bool) -> Option<Rect> {
    let area = ui.available_rect_before_wrap();
    let shown = view.listed();
    let pointed_before = rows.pointed.take();
    if shown.is_empty() || !area.is_positive() {
        return None;
    }
    let height = view.shape.height();
    let room = Room { area, height, rows: shown.len() };
    let list = ui.interact(area, list_id(), Sense::CLICK | Sense::FOCUSABLE);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr!("list-heading")));
    reader::note(&list, |node| {
        node.set_size_of_set(shown.len());
        node.set_multiselectable();
    });
    if list.clicked() {
        view.actions.push(ListAction::Focus(true));
    }
    hold_keys(ui);
    rows.follow(view, shown, &room);
    rows.turn(ui, &room);
    let look = Look {
        is_selected: false,
        is_marked: has_focus || view.list.count(&view.shell.document) > 1,
        is_hovered: false,
        unfinished: None,
        shape: view.shape,
        is_title_edited: false,
        is_number_below: !view.shape.is_beside && view.shell.document.len() > 999,
    };
    let reached = reached(ui, view, pointed_before);
    let mut title = None;
    let builder = UiBuilder::new().max_rect(area).accessibility_parent(list_id());
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(area.intersect(ui.clip_rect()));
        let at = rows.scroll.at();
        let first = at as usize;
        for row in first..room.rows {
            let top = area.top() + ((row as f64 - at) * f64::from(height)) as f32;
            if top >= area.bottom() {
                break;
            }
            let Some(index) = shown.place(row) else { break };
            let rect = Rect::from_min_size(egui::pos2(area.left(), top), vec2(area.width(), height));
            let look = Look { is_hovered: reached.contains(&index), ..look };
            let place = entry(ui, view, rows, (row, index), rect, look);
            title = title.or(place.filter(|place| area.contains_rect(*place)));
        }
        dragging::show(ui, view, &room, &mut rows.scroll, &mut rows.drag);
        if let Some(handle) = rows.scroll.bar(ui, &room) {
            rows.is_sought = false;
            number_beside(ui, handle, shown, rows.scroll.at());
        }
        if rows.pointed != pointed_before {
            // The line below the FEN shows the effect of a click, but is drawn before the list.
            ui.ctx().request_repaint();
        }
        rows.top = Top::of(&view.shell.document, shown, rows.scroll.at() as usize);
    });
    title
}

/// The positions that a click with Shift on the row under the pointer would select.
fn reached(ui: &Ui, view: &ListView<'_>, pointed: Option<usize>) -> RangeInclusive<usize> {
    let pointed = pointed.filter(|_| ui.input(|input| input.modifiers.shift));
    let range = pointed.map(|index| view.list.range_to(index, &view.shell.document)).unwrap_or_default();
    match (range.first(), range.last()) {
        (Some(first), Some(last)) => first..=last,
        _ => RangeInclusive::new(1, 0),
    }
}

/// While the list has the keyboard, arrows and Escape are for the list and do not move the focus.
fn hold_keys(ui: &Ui) {
    let keys = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, tab: false };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(list_id(), keys));
}

/// Draws a row and handles the pointer on it. Returns the rectangle of its title field, if it is edited.
fn entry(
    ui: &Ui,
    view: &mut ListView<'_>,
    rows: &mut Rows,
    (row, index): (usize, usize),
    whole: Rect,
    look: Look,
) -> Option<Rect> {
    let rect = whole.shrink2(vec2(8.0, 0.0));
    let id = ui.scope_id().with(("position", index));
    let response = ui.interact(rect.intersect(ui.clip_rect()), id, Sense::CLICK | Sense::DRAG);
    let (is_current, is_selected) =
        (index == view.shell.document.current(), view.list.is_selected(&view.shell.document, index));
    let unfinished = view.shell.under_way.unfinished.get(&view.shell.document.record(index).id()).copied();
    if response.hovered() {
        rows.pointed = Some(index);
    }
    let content = rows.row(view, index);
    response.widget_info(|| WidgetInfo::labeled(Role::ListBoxOption, true, content.label(index, unfinished)));
    reader::option(&response, is_selected, row);
    if is_current {
        ui.ctx().accesskit_node_builder(list_id(), |node| node.set_active_descendant(id.accesskit_id()));
    }
    let look = Look {
        is_selected,
        is_marked: look.is_marked && is_current,
        is_hovered: look.is_hovered || response.hovered(),
        is_title_edited: is_current && view.is_title_edited,
        unfinished,
        ..look
    };
    let place = rect.round_to_pixels(ui.ctx().pixels_per_point());
    content.paint(ui, place, index, look, view.pictures);
    let name = if look.is_hovered { content.cut_name(ui, place, index, look) } else { None };
    // The window shows everything else about the current position.
    let extract = content.extract();
    if !is_current || name.is_some() || extract.is_some() || content.has_marks() {
        tip::show(&response, view, index, (name, extract));
    }
    follow_pointer(ui, view, &mut rows.drag, &response, (index, is_selected));
    row_menu::show(&response, view, index);
    look.is_title_edited.then(|| row::title_place(place, look))
}

fn follow_pointer(
    ui: &Ui,
    view: &mut ListView<'_>,
    drag: &mut Option<Drag>,
    response: &egui::Response,
    (index, is_selected): (usize, bool),
) {
    let modifiers = ui.input(|input| input.modifiers);
    let click = |modifiers: Modifiers| ListAction::Click { index, extends: modifiers.shift, adds: modifiers.command };
    if response.is_pointer_button_down_on() && ui.input(|input| input.pointer.any_pressed()) {
        // As an action for later: egui drops the focus requested in the frame of a click elsewhere.
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

fn number_beside(ui: &Ui, handle: Rect, shown: Shown<'_>, at: f64) {
    let Some(place) = shown.place(at.round() as usize) else { return };
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
