//! The letters of pictures: outlines of Noto Sans, so that pictures look the same on every system. A font of the system
//! draws what Noto Sans lacks.

mod direction;
mod face;
mod lines;
mod system;

use std::sync::OnceLock;

use unicode_normalization::UnicodeNormalization;

pub(super) use face::{Face, UNITS};

/// The built-in font; `assets/fonts` has its source.
pub static SANS_REGULAR: &[u8] = include_bytes!("../../../assets/fonts/sans-regular.ttf");
/// The bold built-in font. It has fewer characters.
pub static SANS_BOLD: &[u8] = include_bytes!("../../../assets/fonts/sans-bold.ttf");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Weight {
    Regular,
    Bold,
}

/// A font that glyphs are taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum FaceId {
    Regular,
    Bold,
    /// The number of a font of the system.
    System(u16),
}

/// A glyph with its width in [`UNITS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glyph {
    pub(super) face: FaceId,
    pub(super) id: u16,
    pub(super) advance: u16,
    pub(super) char: char,
}

impl FaceId {
    pub(super) fn face(self) -> Option<&'static Face<'static>> {
        static REGULAR: OnceLock<Option<Face<'static>>> = OnceLock::new();
        static BOLD: OnceLock<Option<Face<'static>>> = OnceLock::new();
        match self {
            Self::Regular => REGULAR.get_or_init(|| Face::parse(SANS_REGULAR, 0)).as_ref(),
            Self::Bold => BOLD.get_or_init(|| Face::parse(SANS_BOLD, 0)).as_ref(),
            Self::System(number) => system::face(number),
        }
    }

    fn glyph(self, char: char) -> Option<Glyph> {
        let face = self.face()?;
        let id = face.glyph(char)?;
        Some(Glyph { face: self, id, advance: face.advance(id), char })
    }

    pub(super) fn outline(self, glyph: u16) -> String {
        self.face().map(|face| face.outline(glyph)).unwrap_or_default()
    }
}

impl Weight {
    /// Returns the glyphs of a line from left to right. Characters that no font has are drawn as glyph 0, an empty box.
    pub(super) fn glyphs(self, line: &str) -> Vec<Glyph> {
        direction::visual(&composed(line)).chars().map(|char| self.glyph(char)).collect()
    }

    fn glyph(self, char: char) -> Glyph {
        let own: &[FaceId] = match self {
            Self::Regular => &[FaceId::Regular],
            Self::Bold => &[FaceId::Bold, FaceId::Regular],
        };
        let found = own.iter().find_map(|face| face.glyph(char));
        let found = found.or_else(|| FaceId::System(system::font_for(char)?).glyph(char));
        found.unwrap_or_else(|| {
            let advance = FaceId::Regular.face().map_or(0, |face| face.advance(0));
            Glyph { face: FaceId::Regular, id: 0, advance, char }
        })
    }

    pub(super) fn width(self, text: &str, size: f32) -> f32 {
        let units: u32 = composed(text).chars().map(|char| u32::from(self.glyph(char).advance)).sum();
        units as f32 * size / UNITS
    }
}

/// Returns a text in composed form (NFC) without the characters that are not drawn.
fn composed(text: &str) -> String {
    text.nfc().filter(|char| !char.is_control() && !is_invisible(*char)).collect()
}

/// Returns `true` for marks of direction, joiners and variation selectors.
const fn is_invisible(char: char) -> bool {
    matches!(
        char,
        '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
    )
}

/// Returns the characters that neither the built-in font nor a font of the system has, each once. They are drawn as
/// empty boxes.
pub fn missing_characters(text: &str) -> Vec<char> {
    let composed = composed(text);
    let glyphs = composed.chars().map(|char| Weight::Regular.glyph(char));
    let mut missing: Vec<char> = glyphs.filter(|glyph| glyph.id == 0).map(|glyph| glyph.char).collect();
    missing.sort_unstable();
    missing.dedup();
    missing
}
