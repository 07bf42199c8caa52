//! A diagram as it would be exported, drawn beside the window's own work.

use std::sync::Arc;

use egui::emath::GuiRounding;
use egui::{
    ColorImage, Context, Label, Rect, RichText, Role, ScrollArea, StrokeKind, TextureHandle, TextureOptions, Ui,
    UiBuilder, WidgetInfo,
};

use crate::app::exporting::rendition::{Drawn, Rendition};
use crate::app::exporting::{Export, ExportChoices, Screen, Subject};
use crate::app::shell::job::{Job, News};
use crate::app::ui::parts;
use crate::app::ui::theme::{metrics, palette, text};
use crate::diagram::{Diagram, Form, Pixels};
use crate::document::{Unreadable, Wake};

/// What is exported, how the board is shown, and a position as an example.
type Seen<'a> = (&'a Export, Screen, &'a Result<Subject, Unreadable>);

/// What is seen of a diagram.
enum Shown {
    Picture(TextureHandle),
    Text(String),
    /// Why there is nothing.
    Failed(String),
}

/// The diagram that is seen, and the one that is being drawn to take its place.
#[derive(Default)]
pub(in crate::app) struct Preview {
    shown: Option<(Rendition, Shown)>,
    coming: Option<(Rendition, Job<Result<Drawn, String>>)>,
}

impl std::fmt::Debug for Preview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Preview").finish_non_exhaustive()
    }
}

impl Preview {
    /// What is seen of a diagram now, which may still be what was wanted before. It is drawn on another thread, one at
    /// a time, and the window wakes up when it is there.
    fn of(&mut self, ctx: &Context, wanted: &Rendition) -> Option<&Shown> {
        self.take_drawn(ctx);
        let is_shown = self.shown.as_ref().is_some_and(|(shown, _)| shown == wanted);
        if !is_shown && self.coming.is_none() {
            let (rendition, ctx) = (wanted.clone(), ctx.clone());
            let wake: Wake = Arc::new(move || ctx.request_repaint());
            // The image of Markdown is PNG, and SVG is drawn from the same scene.
            let is_picture = matches!(wanted.form, Form::Png | Form::Svg | Form::Markdown);
            self.coming = Some((wanted.clone(), Job::start(&wake, move |_| rendition.draw(is_picture))));
        }
        self.shown.as_ref().map(|(_, shown)| shown)
    }

    fn take_drawn(&mut self, ctx: &Context) {
        let Some((wanted, mut job)) = self.coming.take() else { return };
        let shown = match job.news() {
            News::Nothing => {
                self.coming = Some((wanted, job));
                return;
            }
            News::Done(Ok(Drawn::Picture(Pixels { width, height, rgba }))) => {
                let image = ColorImage::from_rgba_premultiplied([width as usize, height as usize], &rgba);
                Shown::Picture(ctx.load_texture("preview", image, TextureOptions::LINEAR))
            }
            News::Done(Ok(Drawn::Text(text))) => Shown::Text(text),
            News::Done(Err(why)) => Shown::Failed(why),
            News::Over => Shown::Failed("the preview broke off".to_owned()),
        };
        self.shown = Some((wanted, shown));
    }
}

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
            // On whole pixels, so that nothing is blurred.
            let corner = Rect::from_center_size(inner.center(), size * fit).min;
            let rect = Rect::from_min_size(corner.round_to_pixels(ui.pixels_per_point()), size * fit);
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
fn wanted(ui: &Ui, inner: Rect, (export, screen, example): Seen<'_>) -> Option<Rendition> {
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
    Some(Rendition { form: export.form().unwrap_or_default(), diagram, fen: subject.fen.clone() })
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
