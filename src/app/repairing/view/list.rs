//! The list of versions: a small board, what changed, and the merits.

use egui::text::LayoutJob;
use egui::{Id, Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::repairing::search::Repair;
use crate::app::repairing::update::changed_squares;
use crate::app::repairing::{Action, Repairing};
use crate::app::ui::{
    FocusRow, NamedRegion, Pictures, Tint, accessibility, marked_diagram, metrics, palette, parts, text,
};
use crate::board::Position;
use crate::rules::repair::Version;
use crate::wording::{self, Sentence};
use crate::{lang, tr};

const ROW: f32 = 84.0;
const BOARD: f32 = 72.0;
/// Maximum number of listed versions. Nobody looks at more.
const MAX_LISTED: usize = 200;
/// Minimum height of the list in points, even if the panel has room for less.
const MIN_HEIGHT: f32 = 2.0 * ROW;

pub(super) fn show(
    ui: &mut Ui,
    (repairing, repair, listed): (&Repairing, &Repair, &[&Version]),
    room: f32,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let shown = &listed[..listed.len().min(MAX_LISTED)];
    if shown.is_empty() {
        return;
    }
    let id = Id::unique("versions of a puzzle");
    let area = ScrollArea::vertical().id_salt("versions").auto_shrink([false, true]).max_height(room.max(MIN_HEIGHT));
    let mut pointed = None;
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let size = vec2(ui.available_width(), ROW * shown.len() as f32);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let list = NamedRegion::new(Role::ListBox, tr!("repairing-list")).with_rect(place).with_size(shown.len());
        list.show(ui, |ui| {
            let keys = FocusRow::of_choices(ui, id, shown.len(), repairing.selected);
            for (index, version) in shown.iter().enumerate() {
                let row = Rect::from_min_size(place.min + vec2(0.0, ROW * index as f32), vec2(place.width(), ROW));
                let response = ui.interact(row, id.with(index), keys.sense(index));
                if let Some(to) = keys.follow_keys(ui, &response, index) {
                    actions.push(Action::Select(to));
                    ui.scroll_to_rect(row.translate(vec2(0.0, ROW * (to as f32 - index as f32))), None);
                }
                if response.clicked() {
                    actions.push(Action::Select(index));
                }
                if response.double_clicked() || response.has_focus() && parts::take_enter(ui) {
                    actions.extend([Action::Select(index), Action::Take]);
                }
                if response.hovered() || response.has_focus() {
                    pointed = Some(index);
                }
                let is_selected = index == repairing.selected;
                let words = || describe(version);
                response.widget_info(|| WidgetInfo::labeled(Role::ListBoxOption, true, words().join(", ")));
                accessibility::mark_option(&response, is_selected, index);
                if ui.is_rect_visible(row) {
                    parts::item_background(ui, row.shrink(1.0), metrics::CORNER_FIELD, is_selected, response.hovered());
                    parts::focus_ring(ui, &response, metrics::CORNER_FIELD);
                    paint(ui, row, &repair.position, version, &words(), pictures);
                }
            }
        });
        if listed.len() > shown.len() {
            parts::quiet(ui, &tr!("repairing-more", count = listed.len() - shown.len()));
        }
    });
    if pointed != repairing.pointed {
        actions.push(Action::Point(pointed));
    }
}

/// Returns what changed, the key with the number of pieces, and the merits.
fn describe(version: &Version) -> [String; 3] {
    let edits: Vec<String> = version.edits.iter().map(Sentence::sentence).collect();
    let key = lang::localize_moves(&version.key.san);
    let key = tr!("repairing-key", key = key.as_ref(), count = version.pieces);
    [edits.join("; "), key, wording::merits(version).join(" \u{b7} ")]
}

fn paint(ui: &Ui, row: Rect, before: &Position, version: &Version, words: &[String], pictures: &mut Pictures) {
    let colors = palette(ui.visuals());
    let board = Rect::from_min_size(row.min + Vec2::splat((ROW - BOARD) / 2.0), Vec2::splat(BOARD));
    let changed = changed_squares(before, &version.position);
    let tint = Tint { squares: &changed, fill: colors.accent.gamma_multiply(0.35), frame: None };
    marked_diagram(ui.painter(), (&version.position, false), &[tint], board, pictures);
    let left = board.right() + 10.0;
    let room = row.right() - left - 6.0;
    let painter = ui.painter().with_clip_rect(row);
    let mut top = board.top();
    for (index, line) in words.iter().enumerate() {
        let (font, ink) = match index {
            0 => (text::strong(), colors.text),
            1 => (text::body(), colors.text),
            _ => (text::small(), colors.quiet),
        };
        let mut job = LayoutJob::simple(line.clone(), font, ink, room);
        job.wrap.max_rows = if index == 1 { 1 } else { 2 };
        let galley = painter.layout_job(job);
        let height = galley.size().y;
        painter.galley(pos2(left, top), galley, ink);
        top += height + 2.0;
    }
}
