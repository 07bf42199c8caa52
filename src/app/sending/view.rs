//! The QR code dialog.

use egui::{Label, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use qrcode::{Color, QrCode};

use super::Action;
use crate::app::ui::{QR_COLORS, answers, palette, text, title};
use crate::tr;

/// Maximum side of the code with its quiet zone, in points.
const SIDE: f32 = 296.0;

/// Draws the dialog. The code is dark on light in every theme, because cameras expect that.
pub(crate) fn show(ui: &mut Ui, code: &QrMatrix, actions: &mut Vec<Action>) {
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

/// A QR code: a square of dark and light modules. The quiet zone, the light margin around the square, is not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrMatrix {
    pub text: String,
    width: usize,
    is_dark: Vec<bool>,
}

/// Width of the quiet zone on each side, in modules (ISO/IEC 18004).
pub(super) const QUIET_ZONE: usize = 4;

impl QrMatrix {
    pub(super) fn encode(text: String) -> Option<Self> {
        let code = QrCode::new(text.as_bytes()).ok()?;
        let is_dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { text, width: code.width(), is_dark })
    }

    /// Returns the number of modules per side, with the quiet zone.
    pub(super) const fn side(&self) -> usize {
        self.width + 2 * QUIET_ZONE
    }

    /// Returns columns and rows of the dark modules, counted from 0 at the outer edge of the quiet zone.
    pub(super) fn dark_modules(&self) -> impl Iterator<Item = (usize, usize)> {
        let place = |at: usize| (at % self.width + QUIET_ZONE, at / self.width + QUIET_ZONE);
        self.is_dark.iter().enumerate().filter(|(_, is_dark)| **is_dark).map(move |(at, _)| place(at))
    }

    /// Draws the code with its quiet zone. Returns the side in pixels, and RGBA bytes in rows from the top.
    pub(super) fn to_rgba(&self) -> (usize, Vec<u8>) {
        const SCALE: usize = 8;
        let side = self.side() * SCALE;
        let mut rgba = vec![255; side * side * 4];
        for (column, row) in self.dark_modules() {
            for y in row * SCALE..(row + 1) * SCALE {
                let start = (y * side + column * SCALE) * 4;
                for pixel in rgba[start..start + SCALE * 4].as_chunks_mut::<4>().0 {
                    *pixel = [0, 0, 0, 255];
                }
            }
        }
        (side, rgba)
    }
}
