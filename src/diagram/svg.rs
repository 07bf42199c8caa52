//! Writes diagrams and pages as self-contained SVG, in which each piece and each glyph is defined once.

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use super::description::SQUARE;
use super::font::{Face, FaceId, UNITS};
use super::scene::{DISC_EDGE, Page, PlacedScene, Point, Scene, Shape, Text};
use super::shapes::Hatching;
use super::{Diagram, PieceSet, Rgb, alt_text};
use crate::board::Piece;

/// Draws a diagram as SVG with its alternative text. The SVG needs no other files and can be embedded in a web page.
///
/// ```
/// use fenwright::{Position, diagram::{Diagram, svg}};
/// let picture = svg(&Diagram::new(Position::start()));
/// assert!(picture.starts_with("<svg ") && picture.len() < 30_000);
/// ```
pub fn svg(diagram: &Diagram) -> String {
    let scene = Scene::from_diagram(diagram);
    let mut out = String::with_capacity(1 << 14);
    // Writing to a string cannot fail.
    let _ = write(&mut out, diagram, &scene);
    out
}

fn write(out: &mut String, diagram: &Diagram, scene: &Scene) -> fmt::Result {
    let [width, height] = match diagram.print {
        Some(print) => [scene.width, scene.height].map(|side| {
            let millimetres = side / scene.longer * print.millimetres();
            format!("{}mm", (millimetres * 1000.0).round() / 1000.0)
        }),
        None => <[u32; 2]>::from(scene.pixels(diagram.size)).map(|side| side.to_string()),
    };
    write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {} {}\" preserveAspectRatio=\"none\" role=\"img\"><title>{}</title>",
        scene.width,
        scene.height,
        escaped(&alt_text(diagram))
    )?;
    let mut drawings = Drawings::default();
    drawings.add(diagram.pieces, scene);
    let square = (SQUARE * diagram.size as f32 / scene.longer) as u32;
    out.push_str(&drawings.definitions(square));
    draw_all(out, diagram.pieces, scene);
    out.push_str("</svg>\n");
    Ok(())
}

/// Draws a page as SVG with a height of this many pixels.
pub(super) fn draw_page(page: &Page, pixels: u32) -> String {
    let scale = pixels as f32 / page.height;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{pixels}\" viewBox=\"0 0 {} {}\">\
         <rect width=\"100%\" height=\"100%\" fill=\"{}\"/>",
        (page.width * scale).round(),
        page.width,
        page.height,
        Rgb::WHITE
    );
    let mut drawings = Drawings::default();
    let mut square = u32::MAX;
    for PlacedScene { scene, set, scale: units, .. } in &page.parts {
        drawings.add(*set, scene);
        square = square.min((SQUARE * units * scale) as u32);
    }
    out.push_str(&drawings.definitions(square));
    for PlacedScene { scene, set, at: [x, y], scale, .. } in &page.parts {
        // Writing to a string cannot fail.
        let _ = write!(out, "<g transform=\"translate({x} {y}) scale({scale})\">");
        draw_all(&mut out, *set, scene);
        out.push_str("</g>");
    }
    out + "</svg>"
}

/// Escapes a text for XML and replaces the characters that XML cannot contain.
pub(super) fn escaped(text: &str) -> String {
    let valid = |char: char| match char {
        '\u{FFFE}' | '\u{FFFF}' => '\u{FFFD}',
        char if char.is_control() => ' ',
        char => char,
    };
    html_escape::encode_text(&text.chars().map(valid).collect::<String>()).into_owned()
}

/// Returns the id of a piece. It contains the set because several pictures may share a web page.
fn piece_id(set: PieceSet, piece: Piece) -> String {
    format!("{}-{}{}", set.id(), piece.color.letter(), piece.role.letter())
}

/// Returns the id of a glyph. That of a font of the system contains its name: pictures of several systems may share a page.
fn glyph_id(face: FaceId, id: u16) -> String {
    match face {
        FaceId::Regular => format!("r{id}"),
        FaceId::Bold => format!("b{id}"),
        FaceId::System(_) => format!("s{}-{id}", face.face().map(Face::ascii_name).unwrap_or_default()),
    }
}

/// The pieces, glyphs and hatchings of scenes, which are defined once and referenced wherever they are used.
#[derive(Default)]
pub(super) struct Drawings {
    pieces: BTreeSet<(PieceSet, Piece)>,
    glyphs: BTreeSet<(FaceId, u16)>,
    hatchings: Vec<Hatching>,
}

impl Drawings {
    pub(super) fn add(&mut self, set: PieceSet, scene: &Scene) {
        for shape in &scene.shapes {
            match shape {
                Shape::Piece { piece, .. } => _ = self.pieces.insert((set, *piece)),
                Shape::Text(Text { content, weight, .. }) => {
                    self.glyphs.extend(weight.glyphs(content).iter().map(|glyph| (glyph.face, glyph.id)));
                }
                Shape::Hatched { hatching, .. } if !self.hatchings.contains(hatching) => {
                    self.hatchings.push(*hatching);
                }
                _ => {}
            }
        }
    }

    pub(super) fn definitions(&self, square: u32) -> String {
        let Self { pieces, glyphs, hatchings } = self;
        if pieces.is_empty() && glyphs.is_empty() && hatchings.is_empty() {
            return String::new();
        }
        let mut out = String::from("<defs>");
        for (set, piece) in pieces {
            let svg = set.svg_for(*piece, square);
            let _ = write!(out, "<g id=\"{}\">{}</g>", piece_id(*set, *piece), content(&svg));
        }
        for (face, id) in glyphs {
            let _ = write!(out, "<path id=\"{}\" d=\"{}\"/>", glyph_id(*face, *id), face.outline(*id));
        }
        for hatching in hatchings {
            let _ = write!(out, "<path id=\"{}\" d=\"{}\"/>", hatching.name(), hatching.path());
        }
        out + "</defs>"
    }
}

fn content(svg: &str) -> &str {
    let inner = svg.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</svg>"));
    inner.map_or("", |(content, _)| content)
}

/// Draws a scene whose [`Drawings`] are defined elsewhere in the file.
pub(super) fn draw_all(out: &mut String, set: PieceSet, scene: &Scene) {
    // Writing to a string cannot fail.
    let _ = scene.shapes.iter().try_for_each(|shape| draw(out, set, shape));
}

fn draw(out: &mut String, set: PieceSet, shape: &Shape) -> fmt::Result {
    match shape {
        Shape::Rect { corner: [x, y], width, height, color } => write!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{color}\" \
             shape-rendering=\"crispEdges\"/>"
        ),
        Shape::Squares { corners, color, opacity } => {
            out.push_str("<path d=\"");
            for [x, y] in corners {
                write!(out, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z")?;
            }
            write!(out, "\" fill=\"{color}\"{} shape-rendering=\"crispEdges\"/>", Opacity(*opacity))
        }
        Shape::Hatched { corners, hatching, color } => {
            let (id, width) = (hatching.name(), hatching.width);
            write!(out, "<g fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\">")?;
            for [x, y] in corners {
                write!(out, "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>")?;
            }
            out.push_str("</g>");
            Ok(())
        }
        Shape::Lines { ends, color, width } => {
            out.push_str("<path d=\"");
            for ([x1, y1], [x2, y2]) in ends {
                write!(out, "M{x1} {y1}L{x2} {y2}")?;
            }
            write!(out, "\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"/>")
        }
        Shape::Frame { corner: [x, y], width, height, line, color } => {
            let half = line / 2.0;
            let (x, y, width, height) = (x + half, y + half, width - line, height - line);
            write!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"none\" stroke=\"{color}\" \
                 stroke-width=\"{line}\"/>"
            )
        }
        Shape::Polygon { points, color, opacity, edge } => polygon(out, points, *color, *opacity, *edge),
        Shape::Disc { center: [x, y], radius, color, edge } => {
            write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{color}\"")?;
            if let Some(edge) = edge {
                write!(out, " stroke=\"{edge}\" stroke-width=\"{}\"", radius * DISC_EDGE)?;
            }
            out.push_str("/>");
            Ok(())
        }
        Shape::Piece { piece, corner: [x, y], scale: 1.0 } => {
            write!(out, "<use href=\"#{}\" x=\"{x}\" y=\"{y}\"/>", piece_id(set, *piece))
        }
        Shape::Piece { piece, corner: [x, y], scale } => {
            let id = piece_id(set, *piece);
            write!(out, "<use href=\"#{id}\" transform=\"translate({x} {y}) scale({scale})\"/>")
        }
        Shape::Text(text) => line_of_text(out, text),
    }
}

fn polygon(out: &mut String, points: &[Point], color: Rgb, opacity: f32, edge: Rgb) -> fmt::Result {
    out.push_str("<polygon points=\"");
    for [x, y] in points {
        write!(out, "{x:.1},{y:.1} ")?;
    }
    out.pop();
    let opacity = Opacity(opacity);
    write!(out, "\" fill=\"{color}\" stroke=\"{edge}\" stroke-width=\"1.5\" stroke-linejoin=\"round\"{opacity}/>")
}

/// Writes each glyph as a reference to its outline, in the units of the font.
fn line_of_text(out: &mut String, text: &Text) -> fmt::Result {
    let scale = text.size / UNITS;
    let [x, y] = text.at;
    write!(out, "<g transform=\"translate({x:.2} {y:.2}) scale({scale} -{scale})\" fill=\"{}\">", text.color)?;
    let mut at = 0_u32;
    for glyph in text.weight.glyphs(&text.content) {
        if glyph.char != ' ' {
            write!(out, "<use href=\"#{}\" x=\"{at}\"/>", glyph_id(glyph.face, glyph.id))?;
        }
        at += u32::from(glyph.advance);
    }
    out.push_str("</g>");
    Ok(())
}

/// The `opacity` attribute, which is omitted for opaque shapes.
struct Opacity(f32);

impl fmt::Display for Opacity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 1.0 { write!(f, " opacity=\"{}\"", self.0) } else { Ok(()) }
    }
}
