//! The QR code dialog.

use egui::{Label, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::{Action, Sending};
use crate::app::ui::{QR_COLORS, answers, palette, text, title};
use crate::tr;

/// Maximum side of the code with its quiet zone, in points.
const SIDE: f32 = 296.0;

/// Draws the dialog. The code is dark on light in every theme, because cameras expect that.
pub(crate) fn show(ui: &mut Ui, sending: &Sending, actions: &mut Vec<Action>) {
    let Some(code) = sending.code() else { return };
    ui.set_width(340.0);
    title(ui, tr!("sending-code"));
    let (place, response) = ui.allocate_exact_size(vec2(ui.available_width(), SIDE), Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, tr!("sending-code-of", text = &code.text)));
    let scale = ui.pixels_per_point();
    // Each module is a whole number of pixels wide, so that all modules look alike.
    let module = (SIDE / code.side() as f32 * scale).floor() / scale;
    let square = Rect::from_center_size(place.center(), vec2(module, module) * code.side() as f32);
    let corner = (square.min.to_vec2() * scale).round() / scale;
    let square = Rect::from_min_size(corner.to_pos2(), square.size());
    let [light, dark] = QR_COLORS;
    ui.painter().rect_filled(square, 0, light);
    for (column, row) in code.dark_modules() {
        let at = square.min + vec2(column as f32, row as f32) * module;
        ui.painter().rect_filled(Rect::from_min_size(at, vec2(module, module)), 0, dark);
    }
    let words = RichText::new(&code.text).font(text::small()).color(palette(ui.visuals()).quiet);
    ui.add(Label::new(words).wrap());
    let choices = [
        (tr!("sending-copy-picture"), Action::CopyPicture),
        (tr!("sending-copy-text"), Action::CopyText),
        (tr!("sending-close"), Action::Close),
    ];
    answers(ui, &choices, actions);
}
