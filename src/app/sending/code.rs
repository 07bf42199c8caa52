//! QR codes.

use qrcode::{Color, QrCode};

/// A QR code: dark and light modules in a square. The quiet zone is not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The encoded text.
    pub text: String,
    width: usize,
    is_dark: Vec<bool>,
}

/// Width of the quiet zone in modules (ISO/IEC 18004).
pub(super) const MARGIN: usize = 4;

impl Code {
    /// Encodes a text; returns `None` if it is too long.
    pub(super) fn of(text: String) -> Option<Self> {
        let code = QrCode::new(text.as_bytes()).ok()?;
        let is_dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { text, width: code.width(), is_dark })
    }

    /// Modules per side, with the quiet zone.
    pub(super) const fn side(&self) -> usize {
        self.width + 2 * MARGIN
    }

    /// Columns and rows of the dark modules, counted from the edge of the quiet zone.
    pub(super) fn dark(&self) -> impl Iterator<Item = (usize, usize)> {
        let place = |at: usize| (at % self.width + MARGIN, at / self.width + MARGIN);
        self.is_dark.iter().enumerate().filter(|(_, is_dark)| **is_dark).map(move |(at, _)| place(at))
    }

    /// Renders the code with its quiet zone: the side in pixels, and RGBA bytes in rows from the top.
    pub(super) fn picture(&self) -> (usize, Vec<u8>) {
        const SCALE: usize = 8;
        let side = self.side() * SCALE;
        let mut rgba = vec![255; side * side * 4];
        for (column, row) in self.dark() {
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
