//! The letters of pictures: outlines of Noto Sans, so that a picture looks the same everywhere.

use std::fmt::Write;
use std::sync::OnceLock;

use ttf_parser::{Face, GlyphId, OutlineBuilder};
use unicode_normalization::UnicodeNormalization;

/// How heavy letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Weight {
    /// Noto Sans Regular.
    Regular,
    /// Noto Sans Bold.
    Bold,
}

/// A letter of a line of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glyph {
    /// Its number in the font.
    pub(super) id: u16,
    /// How wide it is, in units of the font.
    pub(super) advance: u16,
    /// What it stands for.
    pub(super) char: char,
}

impl Weight {
    /// The font file.
    pub(super) const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Regular => notosans::REGULAR_TTF,
            Self::Bold => notosans::BOLD_TTF,
        }
    }

    /// The font, unless its file is damaged.
    pub(super) fn face(self) -> Option<&'static Face<'static>> {
        static REGULAR: OnceLock<Option<Face<'static>>> = OnceLock::new();
        static BOLD: OnceLock<Option<Face<'static>>> = OnceLock::new();
        let face = match self {
            Self::Regular => &REGULAR,
            Self::Bold => &BOLD,
        };
        face.get_or_init(|| Face::parse(self.bytes(), 0).ok()).as_ref()
    }

    /// Units of the font in the height of a line.
    pub(super) fn units(self) -> f32 {
        self.face().map_or(1000.0, |face| f32::from(face.units_per_em()))
    }

    /// The letters of a text, with accents put together where the font has both in one. A character that the font
    /// lacks is its empty box.
    pub(super) fn glyphs(self, text: &str) -> Vec<Glyph> {
        let Some(face) = self.face() else { return Vec::new() };
        let glyph = |char: char| {
            let id = face.glyph_index(char).unwrap_or(GlyphId(0));
            Glyph { id: id.0, advance: face.glyph_hor_advance(id).unwrap_or(0), char }
        };
        text.nfc().filter(|char| !char.is_control()).map(glyph).collect()
    }

    /// How wide a text of this size is.
    pub(super) fn width(self, text: &str, size: f32) -> f32 {
        let units: u32 = self.glyphs(text).iter().map(|glyph| u32::from(glyph.advance)).sum();
        units as f32 * size / self.units()
    }

    /// The outline of a letter as SVG path data, y upwards.
    pub(super) fn outline(self, id: u16) -> String {
        let mut outline = Outline::default();
        if let Some(face) = self.face() {
            face.outline_glyph(GlyphId(id), &mut outline);
        }
        outline.0
    }

    /// Breaks a text into at most `most` lines of this width, at its line ends and between words; what does not
    /// fit ends in dots.
    pub(super) fn lines(self, text: &str, size: f32, width: f32, most: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for paragraph in text.lines().take(most + 1) {
            let mut line = String::new();
            for word in paragraph.split_whitespace() {
                let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
                if line.is_empty() || self.width(&longer, size) <= width {
                    line = longer;
                } else {
                    lines.push(std::mem::replace(&mut line, word.to_owned()));
                }
                if lines.len() > most {
                    break;
                }
            }
            if !line.is_empty() {
                lines.push(line);
            }
        }
        let is_cut = lines.len() > most;
        lines.truncate(most);
        if let (true, Some(last)) = (is_cut, lines.last_mut()) {
            last.push_str("...");
        }
        lines.iter().map(|line| self.fitted(line, size, width)).collect()
    }

    /// The text, or as much of its beginning as fits with dots behind it.
    pub(super) fn fitted(self, text: &str, size: f32, width: f32) -> String {
        if self.width(text, size) <= width {
            return text.to_owned();
        }
        let room = (width - self.width("...", size)) * self.units() / size;
        let mut used = 0.0;
        let fits = |glyph: &Glyph| {
            used += f32::from(glyph.advance);
            used <= room
        };
        let kept: String = self.glyphs(text).into_iter().take_while(fits).map(|glyph| glyph.char).collect();
        kept.trim_end().trim_end_matches('.').to_owned() + "..."
    }
}

/// The characters of a text that the font of pictures and pages lacks, each once. They are drawn as empty boxes.
#[must_use]
pub fn missing_characters(text: &str) -> Vec<char> {
    let glyphs = Weight::Regular.glyphs(text);
    let mut missing: Vec<char> = glyphs.iter().filter(|glyph| glyph.id == 0).map(|glyph| glyph.char).collect();
    missing.sort_unstable();
    missing.dedup();
    missing
}

/// Path data while it is written. A string takes everything.
#[derive(Default)]
struct Outline(String);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        let _ = write!(self.0, "M{x} {y}");
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let _ = write!(self.0, "L{x} {y}");
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let _ = write!(self.0, "Q{x1} {y1} {x} {y}");
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let _ = write!(self.0, "C{x1} {y1} {x2} {y2} {x} {y}");
    }

    fn close(&mut self) {
        self.0.push('z');
    }
}
