//! The letters of pictures: outlines of Noto Sans, so that pictures look the same on every system.

use std::fmt::Write;
use std::sync::OnceLock;

use ttf_parser::{Face, GlyphId, OutlineBuilder};
use unicode_normalization::UnicodeNormalization;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Weight {
    Regular,
    Bold,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glyph {
    pub(super) id: u16,
    pub(super) advance: u16,
    pub(super) char: char,
}

impl Weight {
    pub(super) const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Regular => notosans::REGULAR_TTF,
            Self::Bold => notosans::BOLD_TTF,
        }
    }

    pub(super) fn face(self) -> Option<&'static Face<'static>> {
        static REGULAR: OnceLock<Option<Face<'static>>> = OnceLock::new();
        static BOLD: OnceLock<Option<Face<'static>>> = OnceLock::new();
        let face = match self {
            Self::Regular => &REGULAR,
            Self::Bold => &BOLD,
        };
        face.get_or_init(|| Face::parse(self.bytes(), 0).ok()).as_ref()
    }

    pub(super) fn units(self) -> f32 {
        self.face().map_or(1000.0, |face| f32::from(face.units_per_em()))
    }

    /// Returns the glyphs of a text in composed form (NFC). Characters that the font lacks have glyph 0, an empty box.
    pub(super) fn glyphs(self, text: &str) -> Vec<Glyph> {
        let Some(face) = self.face() else { return Vec::new() };
        let glyph = |char: char| {
            let id = face.glyph_index(char).unwrap_or(GlyphId(0));
            Glyph { id: id.0, advance: face.glyph_hor_advance(id).unwrap_or(0), char }
        };
        text.nfc().filter(|char| !char.is_control()).map(glyph).collect()
    }

    pub(super) fn width(self, text: &str, size: f32) -> f32 {
        let units: u32 = self.glyphs(text).iter().map(|glyph| u32::from(glyph.advance)).sum();
        units as f32 * size / self.units()
    }

    pub(super) fn outline(self, id: u16) -> String {
        let mut outline = Outline::default();
        if let Some(face) = self.face() {
            face.outline_glyph(GlyphId(id), &mut outline);
        }
        outline.0
    }

    /// Breaks a text into at most `most` lines of this width, at line ends and between words. A word longer than a line
    /// is broken after its slashes or, without slashes, anywhere. A text that is cut ends in dots.
    pub(super) fn break_lines(self, text: &str, size: f32, width: f32, most: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for paragraph in text.lines().take(most + 1) {
            self.break_paragraph(paragraph, size, width, most, &mut lines);
        }
        if lines.len() > most {
            lines.truncate(most);
            if let Some(last) = lines.last_mut() {
                last.push_str("...");
                *last = self.fitted(last, size, width);
            }
        }
        lines
    }

    fn break_paragraph(self, paragraph: &str, size: f32, width: f32, most: usize, lines: &mut Vec<String>) {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let mut between = if line.is_empty() { "" } else { " " };
            let is_long = self.width(word, size) > width;
            // A word that fits stays whole: splitting at spaces has no effect, because a word contains none.
            for piece in word.split_inclusive(if is_long { '/' } else { ' ' }) {
                let mut rest = piece;
                if self.width(&[&line, between, rest].concat(), size) > width && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                    between = "";
                }
                while self.width(rest, size) > width && lines.len() <= most {
                    let (fits, behind) = rest.split_at(self.fitting(rest, size, width));
                    lines.push(fits.to_owned());
                    rest = behind;
                }
                if lines.len() > most {
                    return;
                }
                line.extend([between, rest]);
                between = "";
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }

    /// Returns the number of bytes of the text that fit into a width, at least the bytes of one character.
    fn fitting(self, text: &str, size: f32, width: f32) -> usize {
        let Some(face) = self.face() else { return text.len() };
        let room = width * self.units() / size;
        let mut used = 0.0;
        let is_beyond = |char: char| {
            let glyph = face.glyph_index(char).unwrap_or(GlyphId(0));
            used += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0));
            used > room
        };
        let first = text.chars().next().map_or(0, char::len_utf8);
        text.find(is_beyond).unwrap_or(text.len()).max(first)
    }

    /// Returns the text. If it is too wide, returns its beginning and dots.
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

/// Returns the characters that the built-in font lacks, each once. They are drawn as empty boxes.
pub fn missing_characters(text: &str) -> Vec<char> {
    let glyphs = Weight::Regular.glyphs(text);
    let mut missing: Vec<char> = glyphs.iter().filter(|glyph| glyph.id == 0).map(|glyph| glyph.char).collect();
    missing.sort_unstable();
    missing.dedup();
    missing
}

/// SVG path data. Writing to a string cannot fail.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_longer_than_a_line_is_broken_and_not_lost() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let letters = "m".repeat(40);
        for (text, width) in [(start, 150.0), (start, 60.0), (start, 10.0), (&*letters, 100.0), (&*letters, 1.0)] {
            let lines = Weight::Regular.break_lines(text, 9.0, width, 100);
            let bare = |text: &str| text.replace(' ', "");
            assert_eq!(bare(&lines.concat()), bare(text), "{width}: {lines:?}");
            for line in &lines {
                let is_narrow = Weight::Regular.width(line, 9.0) <= width || line.chars().count() == 1;
                assert!(is_narrow, "{width}: {line}");
            }
        }
        let lines = Weight::Regular.break_lines(start, 9.0, 150.0, 100);
        assert!(lines[0].ends_with('/'), "{lines:?}");
        let width = Weight::Regular.width("Carlsen and Caruana,", 9.0);
        let lines = Weight::Regular.break_lines("Carlsen and Caruana, 1/2", 9.0, width, 100);
        assert_eq!(lines, ["Carlsen and Caruana,", "1/2"], "a word that fits stays whole");
    }

    #[test]
    fn no_more_lines_than_asked_for_end_in_dots() {
        for text in ["m".repeat(1_000_000), "m/".repeat(500_000), "m ".repeat(500_000), "m\n".repeat(500_000)] {
            let lines = Weight::Regular.break_lines(&text, 9.0, 100.0, 3);
            assert!(lines.len() == 3 && lines[2].ends_with("..."), "{lines:?}");
            assert!(lines.iter().all(|line| Weight::Regular.width(line, 9.0) <= 100.0), "{lines:?}");
        }
    }
}
