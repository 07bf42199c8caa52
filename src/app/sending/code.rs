//! QR codes.

use qrcode::{Color, QrCode};

/// A text as a QR code: dark and light modules in a square, without the light margin around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// What it says.
    pub text: String,
    width: usize,
    is_dark: Vec<bool>,
}

/// So many light modules have to be around a code (ISO/IEC 18004).
pub(super) const MARGIN: usize = 4;

impl Code {
    /// The code of a text; `None` if it is too long for one.
    pub(super) fn of(text: String) -> Option<Self> {
        let code = QrCode::new(text.as_bytes()).ok()?;
        let is_dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { text, width: code.width(), is_dark })
    }

    /// How many modules it has on a side with the margin.
    pub(super) const fn side(&self) -> usize {
        self.width + 2 * MARGIN
    }

    /// The columns and rows of the dark modules, counted with the margin.
    pub(super) fn dark(&self) -> impl Iterator<Item = (usize, usize)> {
        let place = |at: usize| (at % self.width + MARGIN, at / self.width + MARGIN);
        self.is_dark.iter().enumerate().filter(|(_, is_dark)| **is_dark).map(move |(at, _)| place(at))
    }

    /// The code with its margin as a picture: so many pixels on a side, and four bytes a pixel in rows from the top.
    pub(super) fn picture(&self) -> (usize, Vec<u8>) {
        /// Pixels on the side of a module.
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
