//! Writes pages as tagged PDF: vector graphics with searchable text and alternative texts. The file has one copy of the
//! drawing of each piece.

mod compression;
mod content;
mod fonts;
mod tags;

use std::collections::BTreeMap;
use std::iter;

use pdf_writer::types::TabOrder;
use pdf_writer::writers::Resources;
use pdf_writer::{Chunk, Filter, Finish, Name, Pdf, Rect, Ref, TextStr};

use super::description::points;
use super::scene::{Page, PartRole, PlacedScene, Scene};
use super::{Diagram, DiagramFormatError, PieceSet, alt_text};
use crate::board::Piece;
use crate::diagram::font::FaceId;
use crate::lang;
use compression::compressed;
use fonts::FontSubsets;
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
    let fonts: Vec<(FaceId, Ref)> = shared.fonts.faces().map(|face| (face, new_ref())).collect();
    let mut resources = pdf.indirect(id).start::<Resources<'_>>();
    let mut names = resources.fonts();
    for (face, name) in &fonts {
        names.pair(Name(fonts::resource_name(*face).as_bytes()), *name);
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
    for (face, font) in fonts {
        let mut chunk = Chunk::new();
        shared.fonts.write(&mut chunk, face, font, &mut shared.last)?;
        pdf.extend(&chunk);
    }
    Ok(())
}
