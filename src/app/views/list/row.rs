//! One row of the list: a small diagram with number, name and what is to be said of the position.

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::super::super::meaning;
use super::super::super::pictures::{Icon, Pictures};
use super::super::super::theme::{Palette, metrics, palette, text};
use super::super::super::words;
use super::board;
use crate::board::Position;
use crate::document::Document;

/// What a row shows, worked out once for each state of the document.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) position: Position,
    name: String,
    remark: String,
    is_fault: bool,
    is_edited: bool,
    is_done: bool,
}

/// How a row is marked out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    /// It is among the selected ones.
    pub(super) is_selected: bool,
    /// It is the current one, and that is to be seen apart from the selected ones.
    pub(super) is_marked: bool,
    /// The pointer is over it.
    pub(super) is_hovered: bool,
    /// There is room for words.
    pub(super) is_wide: bool,
    /// The number stands below the diagram.
    pub(super) is_number_below: bool,
}

impl Row {
    /// What the row of a position shows.
    pub(super) fn of(document: &Document, index: usize) -> Self {
        let record = document.record(index);
        let name = record.name().map(std::borrow::Cow::into_owned).unwrap_or_default();
        let (is_edited, is_done) = (record.is_edited(), record.is_done());
        match record.position() {
            Ok(position) => {
                let (remark, is_fault) = meaning::brief(&position);
                Self { position, name, remark, is_fault, is_edited, is_done }
            }
            Err(unreadable) => {
                let remark = unreadable.sentence();
                Self { position: unreadable.preview(), name, remark, is_fault: true, is_edited, is_done }
            }
        }
    }

    /// What a screen reader says of the row.
    pub(super) fn label(&self, index: usize) -> String {
        let done = if self.is_done { "done" } else { "" };
        let edited = if self.is_edited { "edited" } else { "" };
        let words = [self.name.as_str(), self.remark.as_str(), edited, done];
        let words: Vec<&str> = words.into_iter().filter(|words| !words.is_empty()).collect();
        format!("Position {}: {}", words::number(index + 1), words.join(", "))
    }

    /// What is said at the pointer.
    pub(super) fn tip(&self) -> String {
        let edited = if self.is_edited { "Edited, not saved yet" } else { "" };
        let done = if self.is_done { "Done" } else { "" };
        let words = [self.name.as_str(), self.remark.as_str(), done, edited];
        words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// Paints the row of this position.
    pub(super) fn paint(&self, ui: &Ui, rect: Rect, index: usize, look: Look, pictures: &mut Pictures) {
        let colors = palette(ui.visuals());
        let corner = CornerRadius::same(metrics::CORNER_FIELD);
        if look.is_selected || look.is_hovered {
            let ground = if look.is_selected { colors.chosen } else { colors.hovered };
            ui.painter().rect_filled(rect, corner, ground);
        }
        if look.is_marked {
            ui.painter().rect_stroke(rect, corner, Stroke::new(1.5, colors.accent), StrokeKind::Inside);
        }
        let place = Rect::from_min_size(rect.min + vec2(8.0, 8.0), Vec2::splat(metrics::THUMBNAIL));
        board::diagram(ui.painter(), &self.position, place, colors, pictures);
        if self.is_done {
            paint_tick(ui, place, look, colors, pictures);
        }
        let left = place.right() + if look.is_wide { 10.0 } else { 6.0 };
        let beside = Rect::from_min_max(pos2(left, place.top()), pos2(rect.right() - 4.0, place.bottom()));
        self.paint_number(ui, place, beside, index, look, pictures);
        if look.is_wide {
            self.describe(ui, beside, colors);
        }
    }

    fn paint_number(&self, ui: &Ui, place: Rect, beside: Rect, index: usize, look: Look, pictures: &mut Pictures) {
        let colors = palette(ui.visuals());
        let number = words::number(index + 1);
        let at = if look.is_number_below { place.left_bottom() + vec2(0.0, 18.0) } else { beside.left_bottom() };
        let end = ui.painter().text(at, Align2::LEFT_BOTTOM, number, text::small(), colors.quiet);
        let mut right = end.right();
        if self.is_edited {
            ui.painter().circle_filled(pos2(right + 8.0, end.center().y), 3.0, colors.accent);
            right += 14.0;
        }
        // Where there is no room for words, a fault has a sign.
        if self.is_fault && !look.is_wide {
            let sign = if look.is_number_below {
                pos2(right + 10.0, end.center().y)
            } else {
                beside.left_top() + Vec2::splat(8.0)
            };
            pictures.icon(ui.painter(), Icon::Warning, sign, 14.0, colors.fault);
        }
    }

    /// The name and the remark.
    fn describe(&self, ui: &Ui, place: Rect, colors: &Palette) {
        let painter = ui.painter().with_clip_rect(place.intersect(ui.clip_rect()));
        let name_ink = if self.is_done { colors.quiet } else { colors.text };
        let remark_ink = if self.is_fault { colors.fault } else { colors.quiet };
        let mut top = place.left_top();
        // The lowest line is the number's.
        let mut lines = 3;
        for (words, font, ink) in [(&self.name, text::strong(), name_ink), (&self.remark, text::small(), remark_ink)] {
            if words.is_empty() {
                continue;
            }
            let mut job = egui::text::LayoutJob::simple(words.clone(), font, ink, place.width());
            job.wrap.max_rows = lines.min(2);
            let galley = ui.painter().layout_job(job);
            lines -= galley.rows.len().min(2);
            let height = galley.size().y;
            painter.galley(top, galley, ink);
            top.y += height + 2.0;
        }
    }
}

/// A tick on the lower right corner of the diagram, which steps back.
fn paint_tick(ui: &Ui, place: Rect, look: Look, colors: &Palette, pictures: &mut Pictures) {
    let ground = if look.is_selected { colors.chosen } else { colors.panel };
    ui.painter().rect_filled(place, 0, ground.gamma_multiply(0.45));
    let center = place.right_bottom() - Vec2::splat(9.0);
    ui.painter().circle_filled(center, 9.0, ground);
    ui.painter().circle_filled(center, 7.5, colors.good);
    pictures.icon(ui.painter(), Icon::Check, center, 11.0, colors.on_accent);
}
