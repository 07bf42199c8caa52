//! Writes pages as a Typst document.

use std::fmt::Write;

use super::layout::{BESIDE_BOARD, Cell, FOOT, GAP, INK, Layout, Letters, Placing, QUIET, QUIET_SIZE, RULE, TITLE};
use super::layout::{TITLE_ROOM, bottom};
use super::legend::{Figure, Legend};
use super::solutions::{self, BETWEEN, COLUMNS, LEVEL, SolutionEntry};
use crate::diagram::scene::DiagramSize;
use crate::diagram::typst::{board, picture, square_at, string};
use crate::diagram::{CaptionLine, CaptionLineKind, Coordinates, TypstError, TypstPackage, additions};
use crate::lang;

/// Returns the figures without parts that the packages cannot draw: pieces in hand and remaining checks move to the
/// caption, the disc of the side to move is left out, and coordinates are where the package has them.
pub(super) fn adapted(figures: &[Figure], package: TypstPackage) -> Vec<Figure> {
    let mut figures = figures.to_vec();
    for Figure { diagram, caption, .. } in &mut figures {
        let additions = additions::sentences(&diagram.position);
        caption.extend(additions.map(|text| CaptionLine { kind: CaptionLineKind::Text, text }));
        diagram.mover = false;
        if package == TypstPackage::BoardNPieces && diagram.coordinates == Coordinates::Inside {
            diagram.coordinates = Coordinates::Outside;
        }
    }
    figures
}

pub(super) fn head(layout: &Layout<'_>, package: TypstPackage) -> String {
    let (width, height) = layout.paper();
    let edge = layout.edge();
    let (inside, below) = (edge + layout.sheet.binding(), height - bottom(layout.sheet));
    let Letters { size, line } = layout.letters;
    let footer = if layout.pages() > 1 {
        format!(
            "context align(center, text(size: {FOOT}pt, fill: rgb(\"{QUIET}\"), \
             counter(page).display(\"1 / 1\", both: true)))"
        )
    } else {
        "none".to_owned()
    };
    format!(
        "// Written by Fenwright.\n{}\
         #set document(title: {})\n\
         #set page(width: {width}pt, height: {height}pt, footer-descent: 5pt, footer: {footer},\n  \
         margin: (top: {edge}pt, bottom: {below}pt, inside: {inside:.2}pt, outside: {edge}pt))\n\
         #set text(font: (\"Noto Sans\", \"Open Sans\", \"Libertinus Serif\"), size: {size}pt, fill: rgb(\"{INK}\"),\n  \
         lang: \"{}\", top-edge: 0.8em, bottom-edge: -0.2em)\n\
         #set par(leading: {}pt, spacing: {}pt)\n\
         #set block(spacing: 0pt)\n{}",
        package.import(),
        string(layout.sheet.name()),
        lang::current().code(),
        line - size,
        line - size,
        functions(layout),
    )
}

/// Returns the functions that draw a title, a line below a diagram, a diagram with its lines, and a solution.
fn functions(layout: &Layout<'_>) -> String {
    let Cell { width, height, .. } = layout.cell(0);
    let Letters { size, line } = layout.letters;
    let (text_size, text_line) = (solutions::LETTERS.size, solutions::LETTERS.line);
    format!(
        "\n#let heading-line(body) = block(width: 100%, height: {TITLE_ROOM}pt,\n  \
         align(center, text(size: {TITLE}pt, weight: \"bold\", body)))\n\
         #let quiet(body) = text(size: {QUIET_SIZE}em, fill: rgb(\"{QUIET}\"), body)\n\
         #let mover(color, body) = quiet({{\n  \
         box(baseline: 0.02em, circle(radius: 0.34em, fill: color, stroke: 0.6pt + rgb(\"{INK}\")))\n  \
         h(0.4em)\n  body\n}})\n\
         #let caption(number, lines) = grid(\n  \
         columns: if number == none {{ (1fr,) }} else {{ (auto, 1fr) }}, column-gutter: 0.7em,\n  \
         ..if number != none {{ (strong(number),) }},\n  \
         stack(dir: ttb, spacing: {leading}pt, ..lines),\n)\n\
         #let cell(drawing, shift, indent, number, ..lines) = block(width: {width:.2}pt, height: {:.2}pt, breakable: false,\n  \
         align(top + left, {{\n    \
         pad(left: shift, drawing)\n    \
         pad(left: indent, block(width: 100%, height: {:.2}pt, inset: (top: {BESIDE_BOARD}pt), \
         caption(number, lines.pos())))\n    \
         for _ in range({}) {{ pad(left: indent, block(width: 100%, height: {}pt, \
         stroke: (bottom: 0.6pt + rgb(\"{RULE}\")))) }}\n  }}))\n\
         #let solution(number, title, ..moves) = block(below: {BETWEEN}pt, {{\n  \
         set text(size: {text_size}pt)\n  set par(leading: {solution_leading}pt)\n  \
         block(sticky: true, below: {solution_leading}pt, strong({{ number; if number != \"\" and title != \"\" \
         {{ h(6pt) }}; title }}))\n  \
         for (level, line) in moves.pos() {{ block(below: {solution_leading}pt, inset: (left: {LEVEL}pt * level), \
         par(hanging-indent: {LEVEL}pt, line)) }}\n}})\n\n",
        // A little less than in the layout, so that rounding does not move the last row to another page.
        height - 0.2,
        layout.below(),
        layout.sheet.ruled_lines(),
        layout.between_ruled_lines(),
        leading = line - size,
        solution_leading = text_line - text_size,
    )
}

/// Returns a page. Pages are counted from 0.
pub(super) fn page(layout: &Layout<'_>, number: usize, package: TypstPackage) -> Result<String, TypstError> {
    let mut out = if number > 0 { String::from("#pagebreak()\n") } else { String::new() };
    let title = layout.title(number);
    if !title.is_empty() {
        let _ = writeln!(out, "#heading-line({})", string(&title));
    }
    match number.checked_sub(layout.diagram_pages()) {
        // Typst breaks the solutions into pages itself, so all are written on their first page.
        Some(0) => return Ok(out + &solutions(layout)),
        Some(_) => return Ok(String::new()),
        None => {}
    }
    let (columns, _) = layout.sheet.per_page.grid();
    let _ = writeln!(out, "#grid(columns: (1fr,) * {columns}, gutter: {GAP}pt, align: center + top,");
    for (figure, legend) in layout.on_page(number) {
        out += &cell(layout, figure, legend, package)?;
    }
    Ok(out + ")\n")
}

/// Returns a call of the function `cell`, with the board as large as in the layout.
fn cell(layout: &Layout<'_>, figure: &Figure, legend: &Legend, package: TypstPackage) -> Result<String, TypstError> {
    let Placing { scale, left, indent } = layout.placing(&figure.diagram);
    let diagram = Layout::without_caption(&figure.diagram);
    let drawing = match package {
        TypstPackage::Svg => picture(&diagram, Some(DiagramSize::from_diagram(&diagram).width * scale)),
        TypstPackage::BoardNPieces => {
            let square = square_at(scale);
            // The margins with the numbers are in proportion to the letters around the board.
            format!("text(size: {:.2}pt, {})", square * 0.22, board(&diagram, &figure.fen, package, Some(square))?)
        }
        TypstPackage::Staunton => board(&diagram, &figure.fen, package, Some(square_at(scale)))?,
    };
    let number = legend.number.map_or_else(|| "none".to_owned(), |number| format!("\"{number}\""));
    let lines: Vec<String> = legend.lines.iter().map(|line| format!(", {}", caption_line(line))).collect();
    let lines = lines.concat();
    Ok(format!("cell({drawing}, {left:.2}pt, {indent:.2}pt, {number}{lines}),\n"))
}

fn caption_line(CaptionLine { kind, text }: &CaptionLine) -> String {
    let text = string(text);
    match kind {
        CaptionLineKind::Mover(color) => format!("mover({}, {text})", color.pick("white", "black")),
        kind if kind.is_quiet() => format!("quiet({text})"),
        _ => text,
    }
}

fn solutions(layout: &Layout<'_>) -> String {
    let mut out = format!("#columns({COLUMNS}, gutter: {GAP}pt, {{\n");
    for SolutionEntry { number, title, moves } in &layout.solutions.entries {
        let moves: Vec<String> = moves.iter().map(|(level, moves)| format!(", ({level}, {})", string(moves))).collect();
        let moves = moves.concat();
        let _ = writeln!(out, "solution({}, {}{moves})", string(number), string(title));
    }
    if let Some(remark) = &layout.solutions.remark {
        let _ = writeln!(out, "text(size: {}pt, fill: rgb(\"{QUIET}\"), {})", solutions::LETTERS.size, string(remark));
    }
    out + "})\n"
}
