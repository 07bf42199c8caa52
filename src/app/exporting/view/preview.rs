//! A diagram as it would be exported.

use egui::{Label, Rect, RichText, Role, ScrollArea, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

use crate::app::exporting::{Export, ExportChoices, Preview, Screen, Shown, Subject, Wanted};
use crate::app::ui::parts;
use crate::app::ui::theme::{metrics, palette, text};
use crate::diagram::{Diagram, Form};
use crate::document::Unreadable;

/// What is exported, how the board is shown, and a position as an example.
type Seen<'a> = (&'a Export, Screen, &'a Result<Subject, Unreadable>);

pub(super) fn show(ui: &mut Ui, place: Rect, seen: Seen<'_>, preview: &mut Preview) {
    let colors = palette(ui.visuals());
    ui.painter().rect_filled(place, metrics::CORNER_FIELD, colors.window);
    ui.painter().rect_stroke(place, metrics::CORNER_FIELD, (1.0, colors.line), StrokeKind::Inside);
    let inner = place.shrink(metrics::PADDING);
    let Some(wanted) = wanted(ui, inner, seen) else { return };
    match preview.of(ui.ctx(), &wanted) {
        None => {}
        Some(Shown::Picture(texture)) => {
            let size = texture.size_vec2() / ui.ctx().pixels_per_point();
            let fit = (inner.size() / size).min_elem().min(1.0);
            let rect = snapped(ui, Rect::from_center_size(inner.center(), size * fit));
            let response = ui.interact(rect, ui.scope_id().with("preview"), egui::Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "Preview"));
            let whole = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
            ui.painter().image(texture.id(), rect, whole, egui::Color32::WHITE);
        }
        Some(Shown::Text(content)) => words(ui, inner, content, wanted.form == Form::Alt),
        Some(Shown::Failed(why)) => words(ui, inner, why, true),
    }
}

/// What fits into a place: no more pixels than are seen.
fn wanted(ui: &Ui, inner: Rect, (export, screen, example): Seen<'_>) -> Option<Wanted> {
    let subject = example.as_ref().ok()?;
    let seen = (inner.size().min_elem() * ui.ctx().pixels_per_point()) as u32;
    let mut diagram = if export.is_sheet() {
        // The caption stands above it there.
        let bare = ExportChoices { caption: String::new(), ..export.choices.clone() };
        bare.draw(subject, screen)
    } else {
        export.choices.draw(subject, screen)
    };
    diagram.size = diagram.size.min(seen).max(Diagram::MIN_SIZE);
    Some(Wanted { form: export.form().unwrap_or_default(), diagram, fen: subject.fen.clone() })
}

fn words(ui: &mut Ui, inner: Rect, content: &str, wraps: bool) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner).id_salt("preview of text"));
    parts::slim_scroll_bars(&mut ui);
    ScrollArea::both().auto_shrink(false).show(&mut ui, |ui| {
        let font = if wraps { text::body() } else { text::fen() };
        let label = Label::new(RichText::new(content).font(font));
        ui.add(if wraps { label.wrap() } else { label.extend() });
    });
}

/// On whole pixels, so that nothing is blurred.
fn snapped(ui: &Ui, rect: Rect) -> Rect {
    let scale = ui.ctx().pixels_per_point();
    let whole = |at: Vec2| vec2((at.x * scale).round(), (at.y * scale).round()) / scale;
    Rect::from_min_size(whole(rect.min.to_vec2()).to_pos2(), rect.size())
}
