//! The characters of a page of a PDF.

use hayro::hayro_interpret::font::{Glyph, GlyphRun};
use hayro::hayro_interpret::hayro_cmap::BfString;
use hayro::hayro_interpret::util::TransformExt;
use hayro::hayro_interpret::{
    BlendMode, ClipPath, Context, Device, DrawMode, DrawProps, Image, ImageDrawProps, InterpreterCache,
    InterpreterSettings, SoftMask, interpret_page,
};
use hayro::hayro_syntax::page::Page;
use hayro::kurbo::{Affine, BezPath, Rect};

use super::text::Character;

/// Units of a font's outlines per size of the font.
const UNITS: f64 = 1000.0;

/// Returns the characters of a page that is drawn at this scale. Characters of fonts that do not tell their letters are
/// left out.
pub(super) fn characters(page: &Page<'_>, scale: f32) -> Vec<Character> {
    let (width, height) = page.render_dimensions();
    let area = Rect::new(0.0, 0.0, (width * scale).into(), (height * scale).into());
    let transform = Affine::scale(scale.into()) * page.initial_transform(true).to_kurbo();
    let cache = InterpreterCache::new();
    let mut context = Context::new(transform, area, &cache, page.xref(), InterpreterSettings::default());
    let mut reader = Reader(Vec::new());
    interpret_page(page, &mut context, &mut reader);
    reader.0
}

struct Reader(Vec<Character>);

impl<'a> Device<'a> for Reader {
    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, 'a>, props: DrawProps<'a>, _: &DrawMode) {
        for glyph in run.glyphs() {
            let text = match glyph.as_unicode() {
                Some(BfString::Char(letter)) => letter.to_string(),
                Some(BfString::String(letters)) => letters,
                None => continue,
            };
            let advance = match &**glyph {
                Glyph::Outline(glyph) => glyph.advance_width(),
                Glyph::Type3(glyph) => glyph.advance_width(),
            };
            let [right, rise, across, down, x, y] = (props.transform * glyph.transform()).as_coeffs();
            let size = (across.hypot(down) * UNITS) as f32;
            let width = advance.map_or(0.5 * size, |advance| advance * right.hypot(rise) as f32);
            self.0.push(Character { text, x: x as f32, y: y as f32, width, size });
        }
    }

    fn draw_path(&mut self, _: &BezPath, _: DrawProps<'a>, _: &DrawMode) {}
    fn draw_image(&mut self, _: Image<'a, '_>, _: ImageDrawProps<'a>) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn pop_clip(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}
