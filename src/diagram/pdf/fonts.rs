//! The fonts of a PDF: the subset of glyphs that is used, and the characters they represent.

use std::collections::BTreeMap;
use std::error::Error;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Chunk, Filter, Finish, Name, Ref, Str};
use subsetter::GlyphRemapper;

use super::compressed;
use crate::diagram::font::{Glyph, Weight};

const SYSTEM: SystemInfo<'_> = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

#[derive(Default)]
struct UsedLetters {
    numbers: GlyphRemapper,
    /// The glyphs by their number in the subset.
    letters: BTreeMap<u16, Glyph>,
}

#[derive(Default)]
pub(super) struct FontSubsets(BTreeMap<Weight, UsedLetters>);

pub(super) const fn name(weight: Weight) -> &'static str {
    match weight {
        Weight::Regular => "regular",
        Weight::Bold => "bold",
    }
}

impl FontSubsets {
    /// Encodes a line of text with the glyph numbers of the subset.
    pub(super) fn encode(&mut self, weight: Weight, text: &str) -> Vec<u8> {
        let used = self.0.entry(weight).or_default();
        let numbers = weight.glyphs(text).into_iter().map(|glyph| {
            let number = used.numbers.remap(glyph.id);
            used.letters.entry(number).or_insert(glyph);
            number
        });
        numbers.flat_map(u16::to_be_bytes).collect()
    }

    /// Returns the used fonts, each with a new reference.
    pub(super) fn names_with(&self, mut new_ref: impl FnMut() -> Ref) -> Vec<(Weight, Ref)> {
        self.0.keys().map(|weight| (*weight, new_ref())).collect()
    }

    /// Writes a font under this reference; `last` is the number of the last reference that was used.
    pub(super) fn write(
        &self,
        chunk: &mut Chunk,
        weight: Weight,
        font: Ref,
        last: &mut i32,
    ) -> Result<(), Box<dyn Error + Send + Sync>> {
        let (Some(used), Some(face)) = (self.0.get(&weight), weight.face()) else { return Ok(()) };
        let [cid, descriptor, cmap, file] = [(); 4].map(|()| {
            *last += 1;
            Ref::new(*last)
        });
        let full_name = match weight {
            Weight::Regular => Name(b"FENWRA+NotoSans-Regular"),
            Weight::Bold => Name(b"FENWRB+NotoSans-Bold"),
        };
        // Glyph widths in PDF are in thousandths of an em.
        let scale = 1000.0 / weight.units();
        chunk
            .type0_font(font)
            .base_font(full_name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(cmap);
        let mut descendant = chunk.cid_font(cid);
        descendant.subtype(CidFontType::Type2).base_font(full_name).system_info(SYSTEM).font_descriptor(descriptor);
        descendant.default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
        let mut widths = descendant.widths();
        for (number, glyph) in &used.letters {
            widths.same(*number, *number, f32::from(glyph.advance) * scale);
        }
        widths.finish();
        descendant.finish();
        let bounds = face.global_bounding_box();
        let [left, bottom, right, top] =
            [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(|units| f32::from(units) * scale);
        chunk
            .font_descriptor(descriptor)
            .name(full_name)
            .flags(FontFlags::NON_SYMBOLIC)
            .bbox(pdf_writer::Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(f32::from(face.ascender()) * scale)
            .descent(f32::from(face.descender()) * scale)
            .cap_height(f32::from(face.capital_height().unwrap_or_default()) * scale)
            .stem_v(if weight == Weight::Bold { 140.0 } else { 80.0 })
            .font_file2(file);
        let mut meaning = UnicodeCmap::new(Name(b"Fenwright"), SYSTEM);
        for (number, glyph) in &used.letters {
            meaning.pair(*number, glyph.char);
        }
        chunk.stream(cmap, &compressed(&meaning.finish())?).filter(Filter::FlateDecode);
        let subset = subsetter::subset(weight.bytes(), 0, &used.numbers).map_err(|error| format!("{error:?}"))?;
        let length = i32::try_from(subset.len())?;
        let bytes = compressed(&subset)?;
        let mut stream = chunk.stream(file, &bytes);
        stream.filter(Filter::FlateDecode);
        stream.pair(Name(b"Length1"), length);
        Ok(())
    }
}
