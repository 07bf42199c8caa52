//! The drawings of the pieces as PDF, converted from their SVG.

use std::error::Error;

use pdf_writer::Content;
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use resvg::tiny_skia::{Path, PathSegment, Point};
use resvg::usvg::{Color, Group, LineCap, LineJoin, Node, Options, Paint, Tree};

/// Returns the operators that draw an SVG of plain shapes; y is downwards, as in SVG.
pub(super) fn content(svg: &str) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let mut out = Content::new();
    group(&mut out, tree.root());
    Ok(out.finish().into_vec())
}

fn group(out: &mut Content, nodes: &Group) {
    for node in nodes.children() {
        match node {
            Node::Group(inner) => group(out, inner),
            Node::Path(path) => {
                let fill = path.fill().and_then(|fill| plain(fill.paint()));
                let stroke = path.stroke().and_then(|stroke| Some((stroke, plain(stroke.paint())?)));
                if let Some(color) = fill {
                    let [r, g, b] = channels(color);
                    out.set_fill_rgb(r, g, b);
                }
                if let Some((stroke, color)) = stroke {
                    let [r, g, b] = channels(color);
                    out.set_stroke_rgb(r, g, b).set_line_width(stroke.width().get());
                    out.set_line_cap(cap(stroke.linecap())).set_line_join(join(stroke.linejoin()));
                }
                trace(out, path.data());
                match (fill.is_some(), stroke.is_some()) {
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

/// Returns the color; the drawings have no gradients.
fn plain(paint: &Paint) -> Option<Color> {
    if let Paint::Color(color) = paint { Some(*color) } else { None }
}

fn channels(color: Color) -> [f32; 3] {
    [color.red, color.green, color.blue].map(|channel| f32::from(channel) / 255.0)
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
fn trace(out: &mut Content, path: &Path) {
    let mut last = Point::zero();
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
                let near = |end: Point| [end.x + (by.x - end.x) * 2.0 / 3.0, end.y + (by.y - end.y) * 2.0 / 3.0];
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
