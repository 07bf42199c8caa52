//! Moves are painted with figurines.

use egui::Shape;
use egui::epaint::TextShape;
use egui::epaint::text::Glyph;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;
use fenwright::lang::PieceLetters;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use crate::support::window::Window;

const FONT: &[u8] = include_bytes!("../../../assets/fonts/figurines.ttf");
const MATE: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// Collects the glyphs of the painted texts.
fn glyphs(shape: &Shape, found: &mut Vec<Glyph>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| glyphs(shape, found)),
        Shape::Text(TextShape { galley, .. }) => found.extend(galley.rows.iter().flat_map(|row| &row.glyphs)),
        _ => {}
    }
}

#[test]
fn moves_are_painted_with_figurines_of_our_own() {
    let document = Document::from_bytes(MATE.as_bytes().to_vec());
    let settings = Settings { piece_letters: PieceLetters::Figurines, ..Settings::default() };
    let mut window = Window::sized(document, settings, [1180.0, 1400.0]);
    window.solve();
    assert!(window.sees("1.\u{2656}a6"), "{}", window.words());
    let mut painted = Vec::new();
    window.harness().output().shapes.iter().for_each(|shape| glyphs(&shape.shape, &mut painted));
    painted.retain(|glyph| ('\u{2654}'..='\u{2658}').contains(&glyph.chr));
    assert!(painted.iter().any(|glyph| glyph.chr == '\u{2656}'), "the key is a move of the rook");
    let face = FontRef::new(FONT).expect("a font");
    let (widths, metrics) = (
        face.glyph_metrics(Size::unscaled(), LocationRef::default()),
        face.metrics(Size::unscaled(), LocationRef::default()),
    );
    for glyph in painted {
        let id = face.charmap().map(glyph.chr).expect("each figurine is in the font");
        let units = widths.advance_width(id).expect("it is as wide as it is");
        let width = units * glyph.font_face_height / (metrics.ascent - metrics.descent);
        assert!((glyph.advance_width - width).abs() < 0.2, "{}: {} is not {width}", glyph.chr, glyph.advance_width);
        let heights = (glyph.font_face_height, glyph.font_height);
        assert!((heights.0 - heights.1).abs() < 0.2, "it stands on the line of the letters: {heights:?}");
        assert!(!glyph.uv_rect.is_nothing(), "{} is empty", glyph.chr);
    }
}
