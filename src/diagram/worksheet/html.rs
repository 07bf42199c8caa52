//! Writes pages as one HTML file with embedded pictures, to view and print in a browser.

use std::fmt::{self, Write};

use super::layout::{BESIDE_BOARD, Cell, FOOT, GAP, INK, Layout, Placing, QUIET, QUIET_SIZE, RULE, TITLE};
use super::legend::{Figure, Legend};
use super::solutions::{LETTERS, LEVEL, RowKind, moves};
use super::solving;
use crate::diagram::svg::{Drawings, draw_all, escaped};
use crate::diagram::{CaptionLine, CaptionLineKind, alt_text};
use crate::{lang, tr};

/// Returns the text before the pages: the styles, and the definitions of pieces and glyphs for all pictures.
pub(super) fn head(layout: &Layout<'_>) -> String {
    let mut out = String::new();
    let name = escaped(layout.sheet.name());
    // Writing to a string cannot fail.
    let language = lang::current().code();
    let _ = write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width\"/>\n<meta name=\"generator\" content=\"Fenwright\"/>\n\
         <title>{name}</title>\n<style>\n"
    );
    let _ = styles(&mut out, layout);
    out.push_str("</style>\n");
    if solving::is_solvable(layout) {
        out.push_str(&solving::head(layout));
    }
    out.push_str("</head>\n<body>\n");
    let mut drawings = Drawings::default();
    for figure in layout.figures {
        drawings.add(figure.diagram.pieces, &Layout::scene(&figure.diagram));
        if figure.exercise.is_some() {
            drawings.add(figure.diagram.pieces, &solving::promotions());
        }
    }
    let _ = writeln!(out, "<svg class=\"drawings\" aria-hidden=\"true\">{}</svg>", drawings.definitions(u32::MAX));
    out
}

/// Returns the text after the pages.
pub(super) fn tail(layout: &Layout<'_>) -> String {
    let script = if solving::is_solvable(layout) { solving::tail(layout) } else { String::new() };
    script + "</body>\n</html>\n"
}

fn styles(out: &mut String, layout: &Layout<'_>) -> fmt::Result {
    let (width, height) = layout.paper();
    let (columns, _) = layout.sheet.per_page.grid();
    let (cell, letters) = (layout.cell(0), layout.letters);
    let edge = layout.edge();
    let inner = height - 2.0 * edge;
    write!(
        out,
        "@page {{ size: {width}pt {height}pt; margin: 0; }}\n\
         body {{ margin: 0; background: #E4E2DD; color: {INK}; \
         font: {}pt/{}pt \"Noto Sans\", \"Open Sans\", \"Segoe UI\", Helvetica, Arial, sans-serif; }}\n\
         .drawings {{ position: absolute; width: 0; height: 0; }}\n\
         .page {{ box-sizing: border-box; position: relative; width: {width}pt; height: {height}pt; \
         margin: 18pt auto; padding: {edge}pt; background: white; overflow: hidden; }}\n\
         h1, .running {{ margin: 0 0 15pt; font-size: {TITLE}pt; line-height: 21pt; font-weight: bold; \
         text-align: center; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }}\n\
         .foot {{ position: absolute; left: 0; right: 0; bottom: {}pt; margin: 0; font-size: {FOOT}pt; \
         text-align: center; color: {QUIET}; }}\n",
        letters.size,
        letters.line,
        edge - FOOT - 6.0,
    )?;
    write!(
        out,
        ".grid {{ display: grid; grid-template-columns: repeat({columns}, 1fr); column-gap: {GAP}pt; \
         row-gap: {GAP}pt; max-height: {inner}pt; }}\n\
         figure {{ margin: 0; justify-self: center; width: {}pt; height: {}pt; break-inside: avoid; }}\n\
         figure svg {{ display: block; }}\n\
         figcaption {{ display: flex; gap: {}pt; box-sizing: border-box; \
         min-height: {}pt; padding-top: {BESIDE_BOARD}pt; }}\n\
         .said {{ overflow-wrap: anywhere; }}\n\
         .said p {{ margin: 0; }}\n\
         .number {{ font-weight: bold; }}\n\
         .mover, .source {{ font-size: {QUIET_SIZE}em; color: {QUIET}; }}\n\
         .disc {{ display: inline-block; box-sizing: border-box; width: .72em; height: .72em; margin-right: .45em; \
         border: .08em solid {INK}; border-radius: 50%; print-color-adjust: exact; -webkit-print-color-adjust: exact; }}\n\
         .disc.black {{ background: {INK}; }}\n\
         .line {{ box-sizing: border-box; height: {}pt; border-bottom: .6pt solid {RULE}; }}\n\
         @media print {{ body {{ background: none; }} .page {{ margin: 0; break-after: page; }} \
         .page:last-of-type {{ break-after: auto; }} }}\n",
        cell.width,
        cell.height,
        letters.size * 0.7,
        layout.below(),
        layout.between_ruled_lines(),
    )?;
    let gutter = layout.sheet.binding();
    if gutter > 0.0 {
        writeln!(
            out,
            ".right {{ padding-left: {left:.2}pt; }} .right .foot, .right .rows {{ left: {gutter:.2}pt; }}\n\
             .left {{ padding-right: {left:.2}pt; }} .left .foot {{ right: {gutter:.2}pt; }}",
            left = edge + gutter
        )?;
    }
    if layout.solutions.pages.is_empty() { Ok(()) } else { styles_of_solutions(out, layout) }
}

/// Writes styles: on screen each solution is below its board, hidden until clicked; in print all are at the end.
fn styles_of_solutions(out: &mut String, layout: &Layout<'_>) -> fmt::Result {
    write!(
        out,
        "@media screen {{ .page {{ height: auto; min-height: {height}pt; }} .grid {{ max-height: none; }} \
         figure {{ height: auto; min-height: {cell}pt; }} .foot {{ display: none; }} }}\n\
         details {{ box-sizing: border-box; padding-top: 3pt; }}\n\
         summary {{ cursor: pointer; color: {QUIET}; }}\n\
         details p {{ margin-top: 0; margin-bottom: 0; padding-left: {LEVEL}pt; text-indent: -{LEVEL}pt; \
         overflow-wrap: anywhere; }}\n\
         .printed {{ display: none; }}\n\
         .rows {{ position: absolute; left: 0; top: 0; width: 100%; height: 100%; }}\n\
         .row {{ font-size: {}px; fill: {INK}; }}\n\
         .row.heading {{ font-weight: bold; }}\n\
         .row.remark {{ fill: {QUIET}; }}\n\
         @media print {{ details {{ display: none; }} .printed {{ display: block; }} }}\n",
        LETTERS.size,
        height = layout.paper().1,
        cell = layout.cell(0).height,
    )
}

pub(super) fn page(layout: &Layout<'_>, number: usize) -> String {
    if let Some(solved) = number.checked_sub(layout.diagram_pages()) {
        return solutions(layout, number, solved);
    }
    let mut out = format!("<section class=\"{}\">\n", page_class(layout, number));
    let title = layout.title(number);
    if !title.is_empty() {
        let title = escaped(&title);
        // Only the first title is a heading, so the document has one heading.
        let (open, close) = if number == 0 { ("<h1>", "</h1>") } else { ("<p class=\"running\">", "</p>") };
        let _ = writeln!(out, "{open}{title}{close}");
    }
    out.push_str("<div class=\"grid\">\n");
    let first = layout.sheet.first_number + number * layout.sheet.per_page.count();
    for (place, (drawn, legend)) in (first..).zip(layout.on_page(number)) {
        figure(&mut out, layout, (drawn, legend), place);
    }
    out.push_str("</div>\n");
    out + &foot(layout, number) + "</section>\n"
}

/// Returns the class of a page. With a gutter, it says which hand of an open book the page is.
fn page_class(layout: &Layout<'_>, number: usize) -> &'static str {
    match (layout.sheet.binding() > 0.0, Layout::is_right_hand(number)) {
        (false, _) => "page",
        (true, true) => "page right",
        (true, false) => "page left",
    }
}

fn foot(layout: &Layout<'_>, number: usize) -> String {
    layout.foot(number).map(|foot| format!("<p class=\"foot\">{foot}</p>\n")).unwrap_or_default()
}

fn answer(out: &mut String, figure: &Figure, place: &str) {
    let _ = writeln!(out, "<details {place}><summary>{}</summary>", tr!("diagram-solution"));
    for (level, moves) in moves(figure) {
        let indent = LEVEL * (level + 1) as f32;
        let _ = writeln!(out, "<p style=\"margin-left:{indent}pt\">{}</p>", escaped(&moves));
    }
    out.push_str("</details>\n");
}

/// Returns a printed page of solutions. Each row is fitted to its length in the layout, because fonts may differ.
fn solutions(layout: &Layout<'_>, number: usize, solved: usize) -> String {
    let mut out = format!(
        "<section class=\"{} printed\">\n<p class=\"running\">{}</p>\n",
        page_class(layout, number),
        escaped(&layout.title(number))
    );
    let (width, height) = layout.paper();
    let _ = writeln!(out, "<svg class=\"rows\" viewBox=\"0 0 {width} {height}\">");
    for row in layout.solutions.pages.get(solved).into_iter().flatten() {
        let class = match row.kind {
            RowKind::Heading => "row heading",
            RowKind::Moves => "row",
            RowKind::Remark => "row remark",
        };
        let ([x, y], length) = (row.at, row.width());
        let _ = writeln!(
            out,
            "<text class=\"{class}\" x=\"{x:.2}\" y=\"{y:.2}\" textLength=\"{length:.2}\">{}</text>",
            escaped(&row.text)
        );
    }
    out.push_str("</svg>\n");
    out + &foot(layout, number) + "</section>\n"
}

fn figure(out: &mut String, layout: &Layout<'_>, (figure, legend): (&Figure, &Legend), number: usize) {
    let scene = Layout::scene(&figure.diagram);
    let Placing { scale, left, indent } = layout.placing(&figure.diagram);
    let Cell { width, .. } = layout.cell(0);
    let said = format!("style=\"margin-left:{indent:.2}pt;width:{:.2}pt\"", width - indent);
    out.push_str("<figure>\n");
    let _ = write!(
        out,
        "<svg style=\"margin-left:{left:.2}pt\" width=\"{:.2}pt\" \
         height=\"{:.2}pt\" viewBox=\"0 0 {} {}\" role=\"img\"><title>{}</title>",
        scene.width * scale,
        scene.height * scale,
        scene.width,
        scene.height,
        escaped(&alt_text(&Layout::without_caption(&figure.diagram)))
    );
    draw_all(out, figure.diagram.pieces, &scene);
    out.push_str("</svg>\n");
    if layout.below() > 0.0 {
        let _ = write!(out, "<figcaption {said}>");
        if let Some(number) = legend.number {
            let _ = write!(out, "<span class=\"number\">{number}</span>");
        }
        lines(out, &legend.lines);
        out.push_str("</figcaption>\n");
    }
    if !figure.solution.is_empty() {
        answer(out, figure, &said);
    }
    for _ in 0..layout.sheet.ruled_lines() {
        let _ = writeln!(out, "<div class=\"line\" {said}></div>");
    }
    solving::write_exercise(out, figure, number);
    out.push_str("</figure>\n");
}

fn lines(out: &mut String, said: &[CaptionLine]) {
    out.push_str("<div class=\"said\">");
    for CaptionLine { kind, text } in said {
        let class: &str = kind.into();
        let _ = write!(out, "<p class=\"{class}\">");
        if let CaptionLineKind::Mover(color) = kind {
            let _ = write!(out, "<span class=\"disc {}\"></span>", color.pick("white", "black"));
        }
        let _ = write!(out, "{}</p>", escaped(text));
    }
    out.push_str("</div>");
}
