//! QR codes.

use qrcode::{Color, QrCode};

/// A QR code: dark and light modules in a square. The quiet zone is not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrMatrix {
    pub text: String,
    width: usize,
    is_dark: Vec<bool>,
}

/// Width of the quiet zone in modules (ISO/IEC 18004).
pub(super) const QUIET_ZONE: usize = 4;

impl QrMatrix {
    pub(super) fn encode(text: String) -> Option<Self> {
        let code = QrCode::new(text.as_bytes()).ok()?;
        let is_dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { text, width: code.width(), is_dark })
    }

    /// Returns the number of modules per side, including the quiet zone.
    pub(super) const fn side(&self) -> usize {
        self.width + 2 * QUIET_ZONE
    }

    /// Returns the column and row of each dark module, counted from the outer edge of the quiet zone.
    pub(super) fn dark_modules(&self) -> impl Iterator<Item = (usize, usize)> {
        let place = |at: usize| (at % self.width + QUIET_ZONE, at / self.width + QUIET_ZONE);
        self.is_dark.iter().enumerate().filter(|(_, is_dark)| **is_dark).map(move |(at, _)| place(at))
    }

    /// Renders the code with its quiet zone. Returns its side in pixels, and its RGBA bytes in rows from the top.
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
