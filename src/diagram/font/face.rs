//! A font file: which characters it has, and the widths and outlines of its glyphs.

use std::fmt::Write;

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::{GlyphMetrics, Metrics};
use skrifa::outline::{DrawSettings, OutlineGlyphFormat, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider, OutlineGlyphCollection, Tag};

/// Units of an em of every face. Fonts with other units are scaled.
pub(in crate::diagram) const UNITS: f32 = 1000.0;

/// Tables of drawings in colour. Such fonts have no outlines in one colour, or empty ones.
const COLOR_TABLES: [&[u8; 4]; 4] = [b"COLR", b"CBDT", b"sbix", b"SVG "];

pub(in crate::diagram) struct Face<'a> {
    pub(in crate::diagram) bytes: &'a [u8],
    /// The number of the font in a collection.
    pub(in crate::diagram) index: u32,
    name: String,
    characters: Charmap<'a>,
    glyphs: GlyphMetrics<'a>,
    outlines: OutlineGlyphCollection<'a>,
    metrics: Metrics,
    scale: f32,
}

impl<'a> Face<'a> {
    /// Returns `None` for a file that is no font or has no outlines that PDF can embed.
    pub(super) fn parse(bytes: &'a [u8], index: u32) -> Option<Self> {
        let font = FontRef::from_index(bytes, index).ok()?;
        let outlines = font.outline_glyphs();
        let is_embeddable = matches!(outlines.format()?, OutlineGlyphFormat::Glyf | OutlineGlyphFormat::Cff);
        let is_colored = COLOR_TABLES.iter().any(|table| font.table_data(Tag::new(table)).is_some());
        let metrics = font.metrics(Size::unscaled(), LocationRef::default());
        if !is_embeddable || is_colored || metrics.units_per_em == 0 {
            return None;
        }
        let name = font.localized_strings(skrifa::string::StringId::POSTSCRIPT_NAME).english_or_first();
        let glyphs = font.glyph_metrics(Size::unscaled(), LocationRef::default());
        let scale = UNITS / f32::from(metrics.units_per_em);
        let name = name.map(|name| name.chars().collect()).unwrap_or_default();
        Some(Self { bytes, index, name, characters: font.charmap(), glyphs, outlines, metrics, scale })
    }

    pub(super) fn glyph(&self, char: char) -> Option<u16> {
        let id = self.characters.map(char).filter(|id| id.to_u32() > 0)?;
        u16::try_from(id.to_u32()).ok()
    }

    pub(super) fn characters(&self) -> impl Iterator<Item = u32> {
        self.characters.mappings().filter(|(_, glyph)| glyph.to_u32() > 0).map(|(character, _)| character)
    }

    pub(super) fn advance(&self, glyph: u16) -> u16 {
        let advance = self.glyphs.advance_width(GlyphId::from(glyph)).unwrap_or_default();
        (advance * self.scale).round() as u16
    }

    /// Returns the outline of a glyph as SVG path data, with y upwards.
    pub(super) fn outline(&self, glyph: u16) -> String {
        let mut outline = Outline { path: String::new(), scale: self.scale };
        if let Some(drawing) = self.outlines.get(GlyphId::from(glyph)) {
            // An error in the font ends the outline early.
            let _ = drawing.draw(DrawSettings::unhinted(Size::unscaled(), LocationRef::default()), &mut outline);
        }
        outline.path
    }

    /// Returns the letters and digits of the name.
    pub(in crate::diagram) fn ascii_name(&self) -> String {
        self.name.chars().filter(char::is_ascii_alphanumeric).collect()
    }

    /// Returns `true` if the outlines are those of PostScript, which PDF embeds in another way than those of TrueType.
    pub(in crate::diagram) fn is_postscript(&self) -> bool {
        self.outlines.format() == Some(OutlineGlyphFormat::Cff)
    }

    pub(in crate::diagram) fn ascent(&self) -> f32 {
        self.metrics.ascent * self.scale
    }

    pub(in crate::diagram) fn descent(&self) -> f32 {
        self.metrics.descent * self.scale
    }

    pub(in crate::diagram) fn cap_height(&self) -> f32 {
        self.metrics.cap_height.unwrap_or_default() * self.scale
    }

    /// Returns the left, lower, right and upper edge of all glyphs laid over each other.
    pub(in crate::diagram) fn bounds(&self) -> [f32; 4] {
        let bounds = self.metrics.bounds.unwrap_or_default();
        [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(|units| units * self.scale)
    }
}

/// Writes SVG path data. Writing to a string cannot fail.
struct Outline {
    path: String,
    scale: f32,
}

impl Outline {
    fn write<const N: usize>(&mut self, command: char, numbers: [f32; N]) {
        self.path.push(command);
        for (place, number) in numbers.into_iter().enumerate() {
            let between = if place == 0 { "" } else { " " };
            let _ = write!(self.path, "{between}{}", (number * self.scale * 10.0).round() / 10.0);
        }
    }
}

impl OutlinePen for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.write('M', [x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.write('L', [x, y]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.write('Q', [x1, y1, x, y]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.write('C', [x1, y1, x2, y2, x, y]);
    }

    fn close(&mut self) {
        self.path.push('z');
    }
}
