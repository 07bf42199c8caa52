//! The list of positions of a file with more than one: small diagrams with names.

use std::collections::HashMap;

use egui::{Align, Align2, CornerRadius, Layout, Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::super::action::Action;
use super::super::command::Command;
use super::super::meaning;
use super::super::pictures::{Icon, Pictures};
use super::super::state::State;
use super::super::theme::{Palette, metrics, palette, text};
use super::super::words;
use super::{Cache, board, parts};
use crate::board::Position;
use crate::document::Document;

/// What a row shows, worked out once for each state of the document.
#[derive(Debug)]
struct Row {
    position: Position,
    name: String,
    remark: String,
    is_fault: bool,
    is_edited: bool,
}

/// The rows that were shown since the document last changed.
#[derive(Debug, Default)]
pub(in super::super) struct Rows {
    revision: u64,
    known: HashMap<usize, Row>,
    shown: Option<usize>,
}

impl Rows {
    /// More rows than any screen shows.
    const MOST: usize = 1000;

    fn row(&mut self, document: &Document, index: usize) -> &Row {
        if self.known.len() > Self::MOST {
            self.known.clear();
        }
        self.known.entry(index).or_insert_with(|| Row::of(document, index))
    }
}

impl Row {
    fn of(document: &Document, index: usize) -> Self {
        let record = document.record(index);
        let name = record.name().map(std::borrow::Cow::into_owned).unwrap_or_default();
        let is_edited = record.is_edited();
        match record.position() {
            Ok(position) => {
                let (remark, is_fault) = meaning::brief(&position);
                Self { position, name, remark, is_fault, is_edited }
            }
            Err(unreadable) => {
                let remark = unreadable.sentence();
                Self { position: unreadable.preview(), name, remark, is_fault: true, is_edited }
            }
        }
    }
}

pub(super) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>, wide: bool) {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    header(ui, state, cache, actions, wide);
    let rows = &mut cache.rows;
    if rows.revision != state.document.revision() {
        rows.revision = state.document.revision();
        rows.known.clear();
    }
    let height = metrics::THUMBNAIL + 16.0;
    let mut area = ScrollArea::vertical().auto_shrink(false).id_salt("positions");
    if rows.shown != Some(state.document.current()) {
        rows.shown = Some(state.document.current());
        area = scrolled_to(ui, area, state.document.current(), height);
    }
    area.show_rows(ui, height, state.document.len(), |ui, range| {
        for index in range {
            let row = rows.row(&state.document, index);
            entry(ui, state, row, index, height, &mut cache.pictures, actions, wide);
        }
    });
}

/// Scrolls only as far as the current record needs to be seen.
fn scrolled_to(ui: &Ui, area: ScrollArea, index: usize, height: f32) -> ScrollArea {
    let id = ui.make_persistent_id("positions");
    let offset = egui::scroll_area::State::load(ui.ctx(), id).map_or(0.0, |state| state.clamped_offset().y);
    let top = index as f32 * height;
    let room = ui.available_height();
    // The ends of the list fade; a row there is not yet well seen.
    let margin = height / 2.0;
    let wanted = if top - margin < offset {
        (top - margin).max(0.0)
    } else if top + height + margin > offset + room {
        top + height + margin - room
    } else {
        return area;
    };
    area.vertical_scroll_offset(wanted)
}

fn header(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>, wide: bool) {
    let size = vec2(ui.available_width(), 40.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.add_space(if wide { 20.0 } else { 12.0 });
        if wide {
            parts::heading(ui, "Positions");
            ui.add_space(8.0);
        }
        parts::quiet(ui, &words::number(state.document.len()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(8.0);
            for (icon, command) in [(Icon::Remove, Command::RemovePosition), (Icon::Add, Command::AddPosition)] {
                let tip = parts::tooltip(ui, command);
                ui.add_enabled_ui(state.enabled(command), |ui| {
                    let button = parts::icon_button(ui, &mut cache.pictures, icon, command.name(), 28.0);
                    if button.on_hover_text(tip).clicked() {
                        actions.push(Action::Run(command));
                    }
                });
            }
        });
    });
}

#[expect(clippy::too_many_arguments, reason = "a row is drawn from what its list knows")]
fn entry(
    ui: &mut Ui,
    state: &State,
    row: &Row,
    index: usize,
    height: f32,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
    wide: bool,
) {
    let colors = palette(ui.visuals());
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let rect = whole.shrink2(vec2(8.0, 0.0));
    let response = ui.interact(rect, ui.scope_id().with(("position", index)), Sense::click());
    let chosen = index == state.document.current();
    response.widget_info(|| {
        let label = format!("Position {}: {}, {}", index + 1, row.name, row.remark);
        WidgetInfo::selected(Role::Button, true, chosen, label)
    });
    let ground = if chosen { colors.chosen } else { colors.hovered };
    if chosen || response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(metrics::CORNER_FIELD), ground);
    }
    parts::focus_ring(ui, &response, metrics::CORNER_FIELD);
    let place = Rect::from_min_size(rect.min + vec2(8.0, 8.0), Vec2::splat(metrics::THUMBNAIL));
    board::diagram(ui.painter(), &row.position, place, colors, pictures);
    let left = place.right() + if wide { 10.0 } else { 6.0 };
    let words = Rect::from_min_max(egui::pos2(left, place.top()), egui::pos2(rect.right() - 4.0, place.bottom()));
    describe(ui, row, index, words, colors, wide);
    if response.clicked() {
        actions.push(Action::SelectRecord(index));
    }
    parts::on_hover(response, || {
        let edited = if row.is_edited { "Edited, not saved yet" } else { "" };
        let words = [row.name.as_str(), row.remark.as_str(), edited].into_iter().filter(|words| !words.is_empty());
        words.collect::<Vec<_>>().join("\n")
    });
}

fn describe(ui: &Ui, row: &Row, index: usize, place: Rect, colors: &Palette, wide: bool) {
    let painter = ui.painter().with_clip_rect(place);
    let number = if row.is_edited { format!("{} \u{2022}", index + 1) } else { (index + 1).to_string() };
    painter.text(place.left_bottom(), Align2::LEFT_BOTTOM, number, text::small(), colors.quiet);
    if !wide {
        return;
    }
    let ink = if row.is_fault { colors.fault } else { colors.quiet };
    let mut top = place.left_top();
    for (words, font, ink, most) in [(&row.name, text::strong(), colors.text, 2), (&row.remark, text::small(), ink, 2)]
    {
        if words.is_empty() {
            continue;
        }
        let mut job = egui::text::LayoutJob::simple(words.clone(), font, ink, place.width());
        job.wrap.max_rows = most;
        let galley = ui.painter().layout_job(job);
        let height = galley.size().y;
        painter.galley(top, galley, ink);
        top.y += height + 2.0;
    }
}
