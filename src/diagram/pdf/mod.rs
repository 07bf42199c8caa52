//! Writes pages as tagged PDF: vector graphics with searchable text and alternative texts. The file has one copy of the
//! drawing of each piece.

mod content;
mod tags;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::iter;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, TabOrder, UnicodeCmap};
use pdf_writer::writers::Resources;
use pdf_writer::{Chunk, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use super::description::points;
use super::scene::{Page, PartRole, PlacedScene, Scene};
use super::{Diagram, DiagramFormatError, PieceSet, alt_text};
use crate::board::Piece;
use crate::diagram::font::{Glyph, Weight};
use crate::lang;
use tags::Tags;

#[derive(Default)]
struct SharedResources {
    fonts: FontSubsets,
    pieces: BTreeMap<(PieceSet, Piece), Ref>,
    /// Opacities in hundredths.
    opacities: Vec<u8>,
    last: i32,
}

impl SharedResources {
    fn new_ref(&mut self) -> Ref {
        self.last += 1;
        Ref::new(self.last)
    }

    fn piece(&mut self, set: PieceSet, piece: Piece) -> String {
        if !self.pieces.contains_key(&(set, piece)) {
            let id = self.new_ref();
            self.pieces.insert((set, piece), id);
        }
        piece_name(set, piece)
    }

    fn opacity(&mut self, opacity: f32) -> String {
        let hundredths = (opacity * 100.0).round() as u8;
        if !self.opacities.contains(&hundredths) {
            self.opacities.push(hundredths);
        }
        opacity_name(hundredths)
    }
}

fn piece_name(set: PieceSet, piece: Piece) -> String {
    format!("{}{}{}", set.id(), piece.color.letter(), piece.role.letter())
}

fn opacity_name(hundredths: u8) -> String {
    format!("o{hundredths}")
}

/// Draws a diagram on a PDF page of its size. Without a size for print, a pixel is 1/96 inch.
///
/// # Errors
/// If a font cannot be embedded.
///
/// ```
/// use fenwright::{Position, diagram::{Diagram, pdf}};
/// let page = pdf(&Diagram::new(Position::start()))?;
/// assert!(page.starts_with(b"%PDF-"));
/// # Ok::<(), fenwright::diagram::DiagramFormatError>(())
/// ```
pub fn pdf(diagram: &Diagram) -> Result<Vec<u8>, DiagramFormatError> {
    const POINTS_PER_PIXEL: f32 = 72.0 / 96.0;
    let scene = Scene::from_diagram(diagram);
    let longer = diagram.print.map_or(diagram.size as f32 * POINTS_PER_PIXEL, |print| points(print.micrometres));
    let scale = longer / scene.longer;
    let [width, height] = [scene.width, scene.height].map(|side| side * scale);
    let alt = alt_text(diagram);
    let role = PartRole::Figure(alt.clone());
    let figure = PlacedScene { role, scene, set: diagram.pieces, at: [0.0, 0.0], scale };
    write(iter::once(Page { width, height, parts: vec![figure] }), &alt)
}

pub(super) fn write(pages: impl Iterator<Item = Page>, title: &str) -> Result<Vec<u8>, DiagramFormatError> {
    let mut shared = SharedResources::default();
    let [catalog, tree, info, resources, structure] = [(); 5].map(|()| shared.new_ref());
    let mut pdf = Pdf::new();
    let mut root = pdf.catalog(catalog);
    root.pages(tree).lang(TextStr(lang::current().code()));
    root.mark_info().marked(true);
    root.viewer_preferences().display_doc_title(true);
    root.pair(Name(b"StructTreeRoot"), structure);
    root.finish();
    pdf.document_info(info).title(TextStr(title)).creator(TextStr("Fenwright"));
    let (mut kids, mut tags) = (Vec::new(), Tags::default());
    for page in pages {
        let [id, content] = [(); 2].map(|()| shared.new_ref());
        let mut written = pdf.page(id);
        written.parent(tree).media_box(Rect::new(0.0, 0.0, page.width, page.height)).contents(content);
        written.struct_parents(tags.begin_page()).tab_order(TabOrder::StructureOrder);
        written.pair(Name(b"Resources"), resources);
        written.finish();
        let bytes = compressed(&content::draw_page(id, &page, &mut shared, &mut tags))?;
        pdf.stream(content, &bytes).filter(Filter::FlateDecode);
        kids.push(id);
    }
    let count = i32::try_from(kids.len())?;
    pdf.pages(tree).kids(kids).count(count);
    tags.write(&mut pdf, structure, || shared.new_ref());
    write_shared(&mut pdf, resources, shared)?;
    Ok(pdf.finish())
}

fn write_shared(pdf: &mut Pdf, id: Ref, mut shared: SharedResources) -> Result<(), DiagramFormatError> {
    let mut new_ref = || {
        shared.last += 1;
        Ref::new(shared.last)
    };
    let fonts: Vec<(Weight, Ref)> = shared.fonts.0.keys().map(|weight| (*weight, new_ref())).collect();
    let mut resources = pdf.indirect(id).start::<Resources<'_>>();
    let mut names = resources.fonts();
    for (weight, name) in &fonts {
        names.pair(Name(font_name(*weight).as_bytes()), *name);
    }
    names.finish();
    let mut names = resources.x_objects();
    for ((set, piece), id) in &shared.pieces {
        names.pair(Name(piece_name(*set, *piece).as_bytes()), *id);
    }
    names.finish();
    let mut states = resources.ext_g_states();
    for opacity in &shared.opacities {
        let mut state =
            states.insert(Name(opacity_name(*opacity).as_bytes())).start::<pdf_writer::writers::ExtGraphicsState<'_>>();
        state.non_stroking_alpha(f32::from(*opacity) / 100.0).stroking_alpha(f32::from(*opacity) / 100.0);
    }
    states.finish();
    resources.finish();
    for ((set, piece), id) in &shared.pieces {
        let bytes = compressed(&content::piece(set.svg(*piece))?)?;
        let mut form = pdf.form_xobject(*id, &bytes);
        form.bbox(Rect::new(0.0, 0.0, 64.0, 64.0)).filter(Filter::FlateDecode);
    }
    for (weight, font) in fonts {
        let mut chunk = Chunk::new();
        shared.fonts.write(&mut chunk, weight, font, &mut shared.last)?;
        pdf.extend(&chunk);
    }
    Ok(())
}

fn compressed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}

const SYSTEM: SystemInfo<'_> = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

#[derive(Default)]
struct UsedLetters {
    numbers: GlyphRemapper,
    /// The glyphs by their number in the subset.
    letters: BTreeMap<u16, Glyph>,
}

#[derive(Default)]
pub(super) struct FontSubsets(BTreeMap<Weight, UsedLetters>);

const fn font_name(weight: Weight) -> &'static str {
    match weight {
        Weight::Regular => "regular",
        Weight::Bold => "bold",
    }
}

impl FontSubsets {
    pub(super) fn encode(&mut self, weight: Weight, text: &str) -> Vec<u8> {
        let used = self.0.entry(weight).or_default();
        let numbers = weight.glyphs(text).into_iter().map(|glyph| {
            let number = used.numbers.remap(glyph.id);
            used.letters.entry(number).or_insert(glyph);
            number
        });
        numbers.flat_map(u16::to_be_bytes).collect()
    }

    /// Writes a font under this reference; `last` is the number of the last reference that was used.
    pub(super) fn write(
        &self,
        chunk: &mut Chunk,
        weight: Weight,
        font: Ref,
        last: &mut i32,
    ) -> Result<(), DiagramFormatError> {
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
