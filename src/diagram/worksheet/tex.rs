//! Writes pages as a LaTeX document.

use std::fmt::Write;

use super::layout::{BESIDE_BOARD, Cell, GAP, Layout, Letters, Placing, QUIET_SIZE, TITLE};
use super::legend::{Figure, Legend, Paper};
use super::solutions::{self, BETWEEN, LEVEL, SolutionEntry};
use crate::board::Color;
use crate::diagram::description::SQUARE;
use crate::diagram::latex::{board_commands, diagram_environment, escaped};
use crate::diagram::{CaptionLine, CaptionLineKind, Coordinates, LatexError, LatexPackage, additions};

/// Returns the figures without parts that LaTeX cannot draw: coordinates move out of the squares, and pieces in hand
/// and remaining checks move to the caption.
pub(super) fn adapted(figures: &[Figure]) -> Vec<Figure> {
    let mut figures = figures.to_vec();
    for Figure { diagram, caption, .. } in &mut figures {
        let additions = additions::sentences(&diagram.position);
        caption.extend(additions.map(|text| CaptionLine { kind: CaptionLineKind::Text, text }));
        if diagram.coordinates == Coordinates::Inside {
            diagram.coordinates = Coordinates::Outside;
        }
    }
    figures
}

pub(super) fn head(layout: &Layout<'_>, package: LatexPackage) -> String {
    let (edge, gutter, (width, height)) = (layout.edge(), layout.sheet.binding(), layout.paper());
    let name: &str = layout.sheet.paper.into();
    let (paper, size) = match layout.sheet.paper {
        Paper::Book => (String::new(), format!("paperwidth={width}bp,paperheight={height}bp,")),
        _ => (format!("{name}paper"), String::new()),
    };
    let (sides, binding) =
        if gutter > 0.0 { (",twoside", format!("bindingoffset={gutter:.2}bp,")) } else { ("", String::new()) };
    let (name, options) = match package {
        LatexPackage::Chessboard => ("chessboard", ""),
        LatexPackage::Xskak => ("xskak", ""),
        // The boards of the package diagram come in three sizes.
        LatexPackage::Diagram if layout.sheet.per_page.grid().0 > 2 => ("diagram", "[10pt]"),
        LatexPackage::Diagram => ("diagram", "[12pt]"),
    };
    let board_package = if package == LatexPackage::Xskak { "\\usepackage{chessboard}\n" } else { "" };
    // Omits the remark on computer testing, and keeps the names of authors as they are written.
    let settings = if package == LatexPackage::Diagram { "\\nocomputer\\normalnames\n" } else { "" };
    let columns = if layout.solutions.pages.is_empty() { "" } else { "\\usepackage{multicol}\n" };
    format!(
        "% Written by Fenwright. Letters that are not Latin need LuaLaTeX or XeLaTeX and a font that has them.\n\
         \\documentclass[{paper}{sides}]{{article}}\n\
         \\usepackage{{iftex}}\n\
         \\ifpdftex\\usepackage[T1]{{fontenc}}\\usepackage[utf8]{{inputenc}}\\usepackage{{textcomp}}%\n\
         \\IfFileExists{{lmodern.sty}}{{\\usepackage{{lmodern}}}}{{}}\\else\\usepackage{{fontspec}}\\fi\n\
         \\usepackage[{size}{binding}margin={edge}bp,nohead,footskip=14bp]{{geometry}}\n\
         \\usepackage{options}{{{name}}}\n{board_package}{columns}\
         \\setlength{{\\parindent}}{{0pt}}\n\\setlength{{\\parskip}}{{0pt}}\n\
         \\pagestyle{{{}}}\n\
         {settings}\\begin{{document}}\n",
        if layout.pages() > 1 { "plain" } else { "empty" },
    )
}

pub(super) const TAIL: &str = "\\end{document}\n";

/// Returns a page. Pages are counted from 0.
pub(super) fn page(layout: &Layout<'_>, number: usize, package: LatexPackage) -> Result<String, LatexError> {
    let mut out = match number.checked_sub(layout.diagram_pages()) {
        // LaTeX breaks the solutions into pages itself, so all are written on their first page.
        Some(0) => return Ok(heading(layout, number) + &solutions(layout, package)),
        Some(_) => return Ok(String::new()),
        None => heading(layout, number),
    };
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
        // The diagrams of an incomplete row are aligned to the left.
        out.truncate(out.trim_end_matches("\\hfill\n").len());
        let _ = writeln!(out, "\\hspace*{{{GAP}bp}}\\hfill\\null\\par");
    }
    Ok(out)
}

/// Returns the title of a page. Except on the first page, a page break comes before the title.
fn heading(layout: &Layout<'_>, number: usize) -> String {
    let mut out = if number > 0 { String::from("\\newpage\n") } else { String::new() };
    let title = escaped(&layout.title(number));
    if !title.is_empty() {
        let _ = write!(
            out,
            "{{\\centering\\fontsize{{{TITLE}bp}}{{21bp}}\\selectfont\\bfseries {title}\\par}}\n\\vspace{{15bp}}\n"
        );
    }
    out
}

/// Returns all solutions in columns. The package diagram prints the solutions that it has stored with its diagrams.
fn solutions(layout: &Layout<'_>, package: LatexPackage) -> String {
    let Letters { size, line } = solutions::LETTERS;
    let mut out = format!(
        "\\begin{{multicols}}{{{}}}\\raggedright\\raggedcolumns\\fontsize{{{size}bp}}{{{line}bp}}\\selectfont\n",
        solutions::COLUMNS
    );
    if package == LatexPackage::Diagram {
        out += "\\putsol\n";
    } else {
        for SolutionEntry { number, title, moves } in &layout.solutions.entries {
            let _ = writeln!(out, "{{\\bfseries {number}\\quad {}\\par}}\\nopagebreak", escaped(title));
            for (level, moves) in moves {
                let (indent, moves) = (LEVEL * *level as f32, escaped(moves));
                let _ = writeln!(out, "{{\\leftskip={indent}bp\\hangindent={LEVEL}bp {moves}\\par}}");
            }
            let _ = writeln!(out, "\\vspace{{{BETWEEN}bp}}");
        }
    }
    if let Some(remark) = &layout.solutions.remark {
        let _ = writeln!(out, "{remark}\\par");
    }
    out + "\\end{multicols}\n"
}

/// Returns the command with which the package diagram stores a solution.
fn kept_solution(figure: &Figure) -> Option<(&'static str, String)> {
    let line = |(level, moves): (usize, String)| {
        let indent = if level > 0 { format!("\\hspace*{{{}bp}}", LEVEL * level as f32) } else { String::new() };
        indent + &escaped(&moves)
    };
    let lines: Vec<String> = solutions::moves(figure).into_iter().map(line).collect();
    (!lines.is_empty()).then(|| ("solution", lines.join("\\newline ")))
}

/// Returns a diagram with its legend in a box of the size of its cell in the layout.
fn cell(layout: &Layout<'_>, figure: &Figure, legend: &Legend, package: LatexPackage) -> Result<String, LatexError> {
    let Cell { width, height, .. } = layout.cell(0);
    let Letters { size, line } = layout.letters;
    let Placing { scale, left, indent } = layout.placing(&figure.diagram);
    let mut out = format!(
        "\\begin{{minipage}}[t][{height:.2}bp][t]{{{width:.2}bp}}\\raggedright\
         \\fontsize{{{size}bp}}{{{line}bp}}\\selectfont\n"
    );
    if package == LatexPackage::Diagram {
        let said = legend.problem_commands().into_iter().map(|(command, text)| (command, escaped(&text)));
        out += &diagram_environment(&figure.diagram, legend.number, said.chain(kept_solution(figure)))?;
    } else {
        let _ = write!(out, "\\hspace*{{{left:.2}bp}}");
        out += &board_commands(&figure.diagram, &figure.fen, package, Some(SQUARE * scale))?;
        out += "\\par\n";
        let (below, width) = (layout.below(), width - indent);
        if below > 0.0 {
            let _ = writeln!(
                out,
                "\\hspace*{{{indent:.2}bp}}\\begin{{minipage}}[t][{below:.2}bp][t]{{{width:.2}bp}}\\raggedright\n\
                 \\vspace{{{BESIDE_BOARD}bp}}"
            );
            if let Some(number) = legend.number {
                let beside = layout.number_width(legend);
                let _ = writeln!(
                    out,
                    "\\leftskip={beside:.2}bp\\leavevmode\\hspace*{{-{beside:.2}bp}}\
                     \\makebox[{beside:.2}bp][l]{{\\textbf{{{number}}}}}%"
                );
            }
            lines(&mut out, layout, &legend.lines);
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

fn lines(out: &mut String, layout: &Layout<'_>, said: &[CaptionLine]) {
    for CaptionLine { kind, text } in said {
        let disc = match kind {
            CaptionLineKind::Mover(Color::White) => "$\\circ$ ",
            CaptionLineKind::Mover(Color::Black) => "$\\bullet$ ",
            _ => "",
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
