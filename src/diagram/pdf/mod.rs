//! Writes pages as PDF: vector graphics with searchable text, each piece once in the file.

mod content;
mod fonts;

use std::collections::BTreeMap;
use std::error::Error;
use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::writers::Resources;
use pdf_writer::{Chunk, Filter, Finish, Name, Pdf, Rect, Ref, TextStr};

use super::PieceSet;
use super::scene::Page;
use crate::board::Piece;
use fonts::FontSubsets;

/// The resources shared by all pages.
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

    /// Returns the resource name of a piece and registers it.
    fn piece(&mut self, set: PieceSet, piece: Piece) -> String {
        if !self.pieces.contains_key(&(set, piece)) {
            let id = self.new_ref();
            self.pieces.insert((set, piece), id);
        }
        piece_name(set, piece)
    }

    /// Returns the name of the graphics state with this opacity and registers it.
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

pub(super) fn write(pages: impl Iterator<Item = Page>, title: &str) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    let mut shared = SharedResources::default();
    let [catalog, tree, info, resources] = [(); 4].map(|()| shared.new_ref());
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree);
    pdf.document_info(info).title(TextStr(title)).creator(TextStr("Fenwright"));
    let mut kids = Vec::new();
    for page in pages {
        let [id, content] = [(); 2].map(|()| shared.new_ref());
        let mut written = pdf.page(id);
        written.parent(tree).media_box(Rect::new(0.0, 0.0, page.width, page.height)).contents(content);
        written.pair(Name(b"Resources"), resources);
        written.finish();
        let bytes = compressed(&content::draw_page(&page, &mut shared))?;
        pdf.stream(content, &bytes).filter(Filter::FlateDecode);
        kids.push(id);
    }
    let count = i32::try_from(kids.len())?;
    pdf.pages(tree).kids(kids).count(count);
    write_shared(&mut pdf, resources, shared)?;
    Ok(pdf.finish())
}

fn write_shared(pdf: &mut Pdf, id: Ref, mut shared: SharedResources) -> Result<(), Box<dyn Error + Send + Sync>> {
    let fonts = shared.fonts.names_with(|| {
        shared.last += 1;
        Ref::new(shared.last)
    });
    let mut resources = pdf.indirect(id).start::<Resources<'_>>();
    let mut names = resources.fonts();
    for (weight, name) in &fonts {
        names.pair(Name(fonts::name(*weight).as_bytes()), *name);
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
