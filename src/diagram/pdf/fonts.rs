//! Embeds the fonts of a file, each with the glyphs that are used.

use std::collections::BTreeMap;
use std::error::Error;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Chunk, Filter, Finish, Name, Rect, Ref, Str};
use skrifa::{FontRef, Tag};
use subsetter::GlyphRemapper;

use super::compression::compressed;
use crate::diagram::font::{Face, FaceId, Glyph, Weight};

/// A font that cannot be embedded.
type FontError = Box<dyn Error + Send + Sync>;

const SYSTEM: SystemInfo<'_> = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

#[derive(Default)]
struct UsedLetters {
    numbers: GlyphRemapper,
    /// The glyphs by their number in the subset.
    letters: BTreeMap<u16, Glyph>,
}

#[derive(Default)]
pub(super) struct FontSubsets(BTreeMap<FaceId, UsedLetters>);

/// A part of a text in one font.
pub(super) struct Run {
    pub(super) face: FaceId,
    /// The numbers of the glyphs in the subset, two bytes each.
    pub(super) bytes: Vec<u8>,
}

/// Returns the name of a font in the content of pages.
pub(super) fn resource_name(face: FaceId) -> String {
    match face {
        FaceId::Regular => "regular".to_owned(),
        FaceId::Bold => "bold".to_owned(),
        FaceId::System(number) => format!("system{number}"),
    }
}

/// Returns the name of a subset: six letters that tell subsets apart, and the name of the font.
fn full_name(id: FaceId, face: &Face<'_>) -> String {
    let letter = |digit: u16| char::from(b'A' + (digit % 26) as u8);
    let tag: String = match id {
        FaceId::Regular => "FENWRA".to_owned(),
        FaceId::Bold => "FENWRB".to_owned(),
        FaceId::System(number) => {
            ['F', 'E', 'N', letter(number / 676), letter(number / 26), letter(number)].iter().collect()
        }
    };
    format!("{tag}+{}", face.ascii_name())
}

impl FontSubsets {
    pub(super) fn faces(&self) -> impl Iterator<Item = FaceId> {
        self.0.keys().copied()
    }

    pub(super) fn encode(&mut self, weight: Weight, text: &str) -> Vec<Run> {
        let mut runs: Vec<Run> = vec![];
        for glyph in weight.glyphs(text) {
            let used = self.0.entry(glyph.face).or_default();
            let number = used.numbers.remap(glyph.id);
            used.letters.entry(number).or_insert(glyph);
            match runs.last_mut() {
                Some(run) if run.face == glyph.face => run.bytes.extend(number.to_be_bytes()),
                _ => runs.push(Run { face: glyph.face, bytes: number.to_be_bytes().to_vec() }),
            }
        }
        runs
    }

    /// Writes a font under this reference; `last` is the number of the last reference that was used.
    pub(super) fn write(&self, chunk: &mut Chunk, id: FaceId, font: Ref, last: &mut i32) -> Result<(), FontError> {
        let (Some(used), Some(face)) = (self.0.get(&id), id.face()) else { return Ok(()) };
        let [cid, descriptor, cmap, file] = [(); 4].map(|()| {
            *last += 1;
            Ref::new(*last)
        });
        let full_name = full_name(id, face);
        let full_name = Name(full_name.as_bytes());
        chunk
            .type0_font(font)
            .base_font(full_name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(cmap);
        let mut descendant = chunk.cid_font(cid);
        descendant.base_font(full_name).system_info(SYSTEM).font_descriptor(descriptor).default_width(0.0);
        if face.is_postscript() {
            descendant.subtype(CidFontType::Type0);
        } else {
            descendant.subtype(CidFontType::Type2).cid_to_gid_map_predefined(Name(b"Identity"));
        }
        let mut widths = descendant.widths();
        for (number, glyph) in &used.letters {
            widths.same(*number, *number, f32::from(glyph.advance));
        }
        widths.finish();
        descendant.finish();
        write_descriptor(chunk, descriptor, (id, face), full_name, file);
        let mut meaning = UnicodeCmap::new(Name(b"Fenwright"), SYSTEM);
        for (number, glyph) in &used.letters {
            meaning.pair(*number, glyph.char);
        }
        chunk.stream(cmap, &compressed(&meaning.finish())?).filter(Filter::FlateDecode);
        write_file(chunk, file, face, &used.numbers)
    }
}

/// Writes the measures of a font. Those of faces are in thousandths of an em, as PDF has them.
fn write_descriptor(chunk: &mut Chunk, descriptor: Ref, (id, face): (FaceId, &Face<'_>), name: Name<'_>, file: Ref) {
    let [left, bottom, right, top] = face.bounds();
    let mut written = chunk.font_descriptor(descriptor);
    written
        .name(name)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(face.ascent())
        .descent(face.descent())
        .cap_height(face.cap_height())
        .stem_v(if id == FaceId::Bold { 140.0 } else { 80.0 });
    if face.is_postscript() {
        written.font_file3(file)
    } else {
        written.font_file2(file)
    };
}

fn write_file(chunk: &mut Chunk, id: Ref, face: &Face<'_>, glyphs: &GlyphRemapper) -> Result<(), FontError> {
    let subset = subsetter::subset(face.bytes, face.index, glyphs).map_err(|error| format!("{error:?}"))?;
    if face.is_postscript() {
        let font = FontRef::new(&subset).map_err(|error| error.to_string())?;
        let table = font.table_data(Tag::new(b"CFF ")).ok_or("a font without outlines")?;
        let bytes = compressed(table.as_bytes())?;
        let mut stream = chunk.stream(id, &bytes);
        stream.filter(Filter::FlateDecode).pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        return Ok(());
    }
    let length = i32::try_from(subset.len())?;
    let bytes = compressed(&subset)?;
    let mut stream = chunk.stream(id, &bytes);
    stream.filter(Filter::FlateDecode);
    stream.pair(Name(b"Length1"), length);
    Ok(())
}
