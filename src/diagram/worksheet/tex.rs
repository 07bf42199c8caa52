//! Pages as a document for LaTeX.

use std::fmt::Write;

use super::layout::{BESIDE_BOARD, Cell, EDGE, GAP, Layout, Letters, Placing, QUIET_SIZE, TITLE};
use super::legend::{Figure, Legend, Line, LineKind};
use crate::board::Color;
use crate::diagram::latex::{board, escaped, problem};
use crate::diagram::units::SQUARE;
use crate::diagram::{Coordinates, LatexError, LatexPackage};

/// The figures as LaTeX has them, which names files and ranks nowhere but around the board.
pub(super) fn adapted(figures: &[Figure]) -> Vec<Figure> {
    let mut figures = figures.to_vec();
    for Figure { diagram, .. } in &mut figures {
        if diagram.coordinates == Coordinates::Inside {
            diagram.coordinates = Coordinates::Outside;
        }
    }
    figures
}

/// What is written before the pages.
pub(super) fn head(layout: &Layout<'_>, package: LatexPackage) -> String {
    let paper = layout.sheet.paper.name();
    let (name, options) = match package {
        LatexPackage::Chessboard => ("chessboard", ""),
        LatexPackage::Xskak => ("xskak", ""),
        // Its boards come in three sizes.
        LatexPackage::Diagram if layout.sheet.per_page.grid().0 > 2 => ("diagram", "[10pt]"),
        LatexPackage::Diagram => ("diagram", "[12pt]"),
    };
    let board_package = if package == LatexPackage::Xskak { "\\usepackage{chessboard}\n" } else { "" };
    // Nothing is said of tests by computer.
    let settings = if package == LatexPackage::Diagram { "\\nocomputer\n" } else { "" };
    format!(
        "% Written by Fenwright. Letters that are not Latin need LuaLaTeX or XeLaTeX and a font that has them.\n\
         \\documentclass[{paper}paper]{{article}}\n\
         \\usepackage{{iftex}}\n\
         \\ifpdftex\\usepackage[T1]{{fontenc}}\\usepackage[utf8]{{inputenc}}\\usepackage{{textcomp}}%\n\
         \\IfFileExists{{lmodern.sty}}{{\\usepackage{{lmodern}}}}{{}}\\else\\usepackage{{fontspec}}\\fi\n\
         \\usepackage[margin={EDGE}bp,nohead,footskip=14bp]{{geometry}}\n\
         \\usepackage{options}{{{name}}}\n{board_package}\
         \\setlength{{\\parindent}}{{0pt}}\n\\setlength{{\\parskip}}{{0pt}}\n\
         \\pagestyle{{{}}}\n\
         {settings}\\begin{{document}}\n",
        if layout.pages() > 1 { "plain" } else { "empty" },
    )
}

/// What is written behind the pages.
pub(super) const TAIL: &str = "\\end{document}\n";

/// A page, counted from 0.
///
/// # Errors
/// For what LaTeX has no commands for.
pub(super) fn page(layout: &Layout<'_>, number: usize, package: LatexPackage) -> Result<String, LatexError> {
    let mut out = if number > 0 { String::from("\\newpage\n") } else { String::new() };
    let title = escaped(&layout.sheet.title);
    if !title.is_empty() {
        let _ = write!(
            out,
            "{{\\centering\\fontsize{{{TITLE}bp}}{{21bp}}\\selectfont\\bfseries {title}\\par}}\n\\vspace{{15bp}}\n"
        );
    }
    let columns = usize::from(layout.sheet.per_page.grid().0);
    for (place, (figure, legend)) in layout.on_page(number).enumerate() {
        out += &cell(layout, figure, legend, package)?;
        let is_last = place % columns + 1 == columns;
        if is_last {
            let _ = writeln!(out, "\\par\\vspace{{{GAP}bp}}");
        } else {
            out.push_str("\\hfill\n");
        }
    }
    if !out.ends_with("bp}\n") {
        // The diagrams of a row that is not full stand at the left.
        out.truncate(out.trim_end_matches("\\hfill\n").len());
        let _ = writeln!(out, "\\hspace*{{{GAP}bp}}\\hfill\\null\\par");
    }
    Ok(out)
}

/// A diagram with what is said of it, in a box of the size that it has in the layout.
fn cell(layout: &Layout<'_>, figure: &Figure, legend: &Legend, package: LatexPackage) -> Result<String, LatexError> {
    let Cell { width, height, .. } = layout.cell(0);
    let Letters { size, line } = layout.letters;
    let Placing { scale, left, indent } = layout.placing(&figure.diagram);
    let mut out = format!(
        "\\begin{{minipage}}[t][{height:.2}bp][t]{{{width:.2}bp}}\\raggedright\
         \\fontsize{{{size}bp}}{{{line}bp}}\\selectfont\n"
    );
    if package == LatexPackage::Diagram {
        let said = legend.above.iter().chain(&legend.below);
        let said = said.map(|Line { kind, text }| (kind.problem_command(), escaped(text)));
        out += &problem(&figure.diagram, legend.number, said)?;
    } else {
        let (above, below) = layout.around();
        let width = width - indent;
        let beside = |height: f32, place: char| {
            format!(
                "\\hspace*{{{indent:.2}bp}}\\begin{{minipage}}[{place}][{height:.2}bp][{place}]{{{width:.2}bp}}\\raggedright\n"
            )
        };
        if above > 0.0 {
            out += &beside(above - BESIDE_BOARD, 'b');
            if let Some(number) = legend.number {
                let _ = writeln!(out, "\\textbf{{{number}}}\\quad");
            }
            lines(&mut out, layout, &legend.above);
            let _ = writeln!(out, "\\end{{minipage}}\\par\\vspace{{{BESIDE_BOARD}bp}}");
        }
        let _ = write!(out, "\\hspace*{{{left:.2}bp}}");
        out += &board(&figure.diagram, &figure.fen, package, Some(SQUARE * scale))?;
        out += "\\par\n";
        if !legend.below.is_empty() {
            out += &beside(below, 't');
            lines(&mut out, layout, &legend.below);
            out += "\\end{minipage}\\par\n";
        }
    }
    for _ in 0..layout.sheet.ruled_lines() {
        let between = layout.between_ruled_lines();
        let _ = writeln!(
            out,
            "\\hspace*{{{indent:.2}bp}}\\rule{{0bp}}{{{between}bp}}\\rule{{{:.2}bp}}{{.6bp}}\\par",
            width - indent
        );
    }
    Ok(out + "\\end{minipage}")
}

fn lines(out: &mut String, layout: &Layout<'_>, said: &[Line]) {
    for Line { kind, text } in said {
        let disc = match kind {
            LineKind::Mover(Color::White) => "$\\circ$ ",
            LineKind::Mover(Color::Black) => "$\\bullet$ ",
            LineKind::Title => "",
        };
        let Letters { size, line } = layout.letters;
        let size = if kind.is_quiet() {
            format!("\\fontsize{{{:.2}bp}}{{{line}bp}}\\selectfont ", size * QUIET_SIZE)
        } else {
            String::new()
        };
        let _ = writeln!(out, "{{{size}{disc}{}\\par}}", escaped(text));
    }
}
