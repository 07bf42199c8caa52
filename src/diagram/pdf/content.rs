//! Draws the shapes of a page, and the pieces from their SVG, with the operators of PDF.

use std::error::Error;

use pdf_writer::types::{LineCapStyle, LineJoinStyle, StructRole};
use pdf_writer::{Content, Name, Rect, Ref, Str};
use resvg::tiny_skia::{self, PathSegment};
use resvg::usvg::{Color, Group, LineCap, LineJoin, Node, Options, Paint, Tree};

use super::SharedResources;
use super::fonts::resource_name;
use super::tags::{TaggedFigure, Tags};
use crate::diagram::description::SQUARE;
use crate::diagram::scene::{DISC_EDGE, Page, PartRole, PlacedScene, Point, Shape, Text};
use crate::diagram::{PieceSet, Rgb};

/// Draws a page as marked content: texts and diagrams are tagged, and everything else is an artifact.
pub(super) fn draw_page(id: Ref, page: &Page, shared: &mut SharedResources, tags: &mut Tags) -> Vec<u8> {
    let mut out = Content::new();
    // From here on y is downwards, as in scenes.
    out.transform([1.0, 0.0, 0.0, -1.0, 0.0, page.height]);
    for part in &page.parts {
        draw_part(&mut out, part, shared, |role| tags.add(id, role, tagged_figure(page, part)));
    }
    out.finish().into_vec()
}

fn draw_part(
    out: &mut Content,
    part: &PlacedScene,
    shared: &mut SharedResources,
    mut tag: impl FnMut(StructRole) -> i32,
) {
    let [x, y] = part.at;
    out.save_state().transform([part.scale, 0.0, 0.0, part.scale, x, y]);
    if let PartRole::Figure(_) = part.role {
        begin(out, b"Figure", tag(StructRole::Figure));
        part.scene.shapes.iter().for_each(|shape| draw(out, part.set, shape, shared));
        out.end_marked_content();
    } else {
        for shape in &part.scene.shapes {
            match (&part.role, shape) {
                (PartRole::Heading, Shape::Text(_)) => begin(out, b"H1", tag(StructRole::H1)),
                (PartRole::Paragraphs, Shape::Text(_)) => begin(out, b"P", tag(StructRole::P)),
                _ => _ = out.begin_marked_content(Name(b"Artifact")),
            }
            draw(out, part.set, shape, shared);
            out.end_marked_content();
        }
    }
    out.restore_state();
}

fn begin(out: &mut Content, tag: &[u8], content: i32) {
    out.begin_marked_content_with_properties(Name(tag)).properties().identify(content);
}

/// Returns the alternative text of a diagram and its place on the page, where y is upwards.
fn tagged_figure(page: &Page, part: &PlacedScene) -> Option<TaggedFigure> {
    let PartRole::Figure(alt) = &part.role else { return None };
    let ([x, y], width, height) = (part.at, part.scene.width * part.scale, part.scene.height * part.scale);
    let bounds = Rect::new(x, page.height - y - height, x + width, page.height - y);
    Some(TaggedFigure { alt: alt.clone(), bounds })
}

fn lines(out: &mut Content, ends: impl Iterator<Item = (Point, Point)>) {
    for ([x1, y1], [x2, y2]) in ends {
        out.move_to(x1, y1).line_to(x2, y2);
    }
    out.stroke();
}

fn draw(out: &mut Content, set: PieceSet, shape: &Shape, shared: &mut SharedResources) {
    match shape {
        Shape::Rect { corner: [x, y], width, height, color } => {
            fill(out, *color);
            out.rect(*x, *y, *width, *height).fill_nonzero();
        }
        Shape::Squares { corners, color, opacity } => translucent(out, *opacity, shared, |out| {
            fill(out, *color);
            for [x, y] in corners {
                out.rect(*x, *y, SQUARE, SQUARE);
            }
            out.fill_nonzero();
        }),
        Shape::Hatched { corners, hatching, color } => {
            stroke(out, *color, hatching.width);
            lines(out, corners.iter().flat_map(|corner| hatching.lines(*corner)));
        }
        Shape::Lines { ends, color, width } => {
            stroke(out, *color, *width);
            lines(out, ends.iter().copied());
        }
        Shape::Frame { corner: [x, y], width, height, line, color } => {
            stroke(out, *color, *line);
            out.rect(x + line / 2.0, y + line / 2.0, width - line, height - line).stroke();
        }
        Shape::Polygon { points, color, opacity, edge } => translucent(out, *opacity, shared, |out| {
            fill(out, *color);
            stroke(out, *edge, 1.5);
            out.set_line_join(LineJoinStyle::RoundJoin);
            polygon(out, points);
            out.close_fill_nonzero_and_stroke();
        }),
        Shape::Disc { center, radius, color, edge } => {
            fill(out, *color);
            circle(out, *center, *radius);
            match edge {
                Some(edge) => {
                    stroke(out, *edge, radius * DISC_EDGE);
                    out.close_fill_nonzero_and_stroke()
                }
                None => out.close_path().fill_nonzero(),
            };
        }
        Shape::Piece { piece, corner: [x, y], scale } => {
            let name = shared.piece(set, *piece);
            out.save_state().transform([*scale, 0.0, 0.0, *scale, *x, *y]);
            out.x_object(Name(name.as_bytes())).restore_state();
        }
        Shape::Text(text) => write(out, text, shared),
    }
}

fn write(out: &mut Content, text: &Text, shared: &mut SharedResources) {
    let [x, y] = text.at;
    fill(out, text.color);
    // Letters are flipped back, because y is downwards.
    out.begin_text().set_text_matrix([1.0, 0.0, 0.0, -1.0, x, y]);
    for run in shared.fonts.encode(text.weight, &text.content) {
        out.set_font(Name(resource_name(run.face).as_bytes()), text.size).show(Str(&run.bytes));
    }
    out.end_text();
}

fn translucent(out: &mut Content, opacity: f32, shared: &mut SharedResources, draw: impl FnOnce(&mut Content)) {
    if opacity < 1.0 {
        let name = shared.opacity(opacity);
        out.save_state().set_parameters(Name(name.as_bytes()));
        draw(out);
        out.restore_state();
    } else {
        draw(out);
    }
}

fn fill(out: &mut Content, Rgb(red, green, blue): Rgb) {
    let [red, green, blue] = [red, green, blue].map(|channel| f32::from(channel) / 255.0);
    out.set_fill_rgb(red, green, blue);
}

fn stroke(out: &mut Content, Rgb(red, green, blue): Rgb, width: f32) {
    let [red, green, blue] = [red, green, blue].map(|channel| f32::from(channel) / 255.0);
    out.set_stroke_rgb(red, green, blue).set_line_width(width);
}

fn polygon(out: &mut Content, points: &[Point]) {
    for (number, [x, y]) in points.iter().enumerate() {
        if number == 0 {
            out.move_to(*x, *y);
        } else {
            out.line_to(*x, *y);
        }
    }
}

fn circle(out: &mut Content, [x, y]: Point, radius: f32) {
    // The distance of the control points of a quarter circle from its ends.
    let away = radius * 0.552_285;
    out.move_to(x + radius, y);
    out.cubic_to(x + radius, y + away, x + away, y + radius, x, y + radius);
    out.cubic_to(x - away, y + radius, x - radius, y + away, x - radius, y);
    out.cubic_to(x - radius, y - away, x - away, y - radius, x, y - radius);
    out.cubic_to(x + away, y - radius, x + radius, y - away, x + radius, y);
}

pub(super) fn piece(svg: &str) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let mut out = Content::new();
    draw_group(&mut out, tree.root());
    Ok(out.finish().into_vec())
}

fn draw_group(out: &mut Content, nodes: &Group) {
    for node in nodes.children() {
        match node {
            Node::Group(inner) => draw_group(out, inner),
            Node::Path(path) => {
                let body = path.fill().and_then(|fill| plain(fill.paint()));
                let line = path.stroke().and_then(|stroke| Some((stroke, plain(stroke.paint())?)));
                if let Some(color) = body {
                    fill(out, color);
                }
                if let Some((line, color)) = line {
                    stroke(out, color, line.width().get());
                    out.set_line_cap(cap(line.linecap())).set_line_join(join(line.linejoin()));
                }
                trace(out, path.data());
                match (body.is_some(), line.is_some()) {
                    (true, true) => out.fill_nonzero_and_stroke(),
                    (true, false) => out.fill_nonzero(),
                    (false, true) => out.stroke(),
                    (false, false) => out.end_path(),
                };
            }
            // The drawings have neither images nor text.
            Node::Image(_) | Node::Text(_) => {}
        }
    }
}

/// Returns the color of a paint; `None` for gradients, which the drawings do not have.
fn plain(paint: &Paint) -> Option<Rgb> {
    if let Paint::Color(Color { red, green, blue }) = paint { Some(Rgb(*red, *green, *blue)) } else { None }
}

fn cap(cap: LineCap) -> LineCapStyle {
    match cap {
        LineCap::Butt => LineCapStyle::ButtCap,
        LineCap::Round => LineCapStyle::RoundCap,
        LineCap::Square => LineCapStyle::ProjectingSquareCap,
    }
}

fn join(join: LineJoin) -> LineJoinStyle {
    match join {
        LineJoin::Miter | LineJoin::MiterClip => LineJoinStyle::MiterJoin,
        LineJoin::Round => LineJoinStyle::RoundJoin,
        LineJoin::Bevel => LineJoinStyle::BevelJoin,
    }
}

/// Writes a path. Quadratic curves become cubic ones, because PDF has no others.
fn trace(out: &mut Content, path: &tiny_skia::Path) {
    let mut last = tiny_skia::Point::zero();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => {
                out.move_to(to.x, to.y);
                last = to;
            }
            PathSegment::LineTo(to) => {
                out.line_to(to.x, to.y);
                last = to;
            }
            PathSegment::QuadTo(by, to) => {
                let near =
                    |end: tiny_skia::Point| [end.x + (by.x - end.x) * 2.0 / 3.0, end.y + (by.y - end.y) * 2.0 / 3.0];
                let ([x1, y1], [x2, y2]) = (near(last), near(to));
                out.cubic_to(x1, y1, x2, y2, to.x, to.y);
                last = to;
            }
            PathSegment::CubicTo(first, second, to) => {
                out.cubic_to(first.x, first.y, second.x, second.y, to.x, to.y);
                last = to;
            }
            PathSegment::Close => {
                out.close_path();
            }
        }
    }
}
