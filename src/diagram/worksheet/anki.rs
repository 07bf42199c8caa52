//! Writes notes for Anki as text with tabs: the diagram and its caption in front, the solution behind, and the tags.
//! The lines above the notes tell Anki how to read them
//! (<https://docs.ankiweb.net/importing/text-files.html>).

use std::fmt::Write as _;

use super::layout::Layout;
use super::legend::{Figure, Legend, Worksheet};
use super::solutions::moves;
use crate::diagram::Diagram;
use crate::diagram::svg::{escaped, svg};

/// The longer side of a board in pixels.
const SIDE: u32 = 360;

/// Width of a level of variations, in the size of the letters.
const LEVEL: f32 = 1.2;

/// Returns the lines above the notes.
pub(super) fn head(sheet: &Worksheet) -> String {
    let mut head = "#separator:tab\n#html:true\n".to_owned();
    let title: String = sheet.title.split_whitespace().collect::<Vec<_>>().join(" ");
    if !title.is_empty() {
        // Writing to a string cannot fail.
        let _ = writeln!(head, "#deck:{title}");
    }
    head + "#columns:Front\tBack\tTags\n#tags column:3\n"
}

/// Returns the notes of the diagrams on a page; nothing for a page of solutions.
pub(super) fn page(layout: &Layout<'_>, number: usize) -> String {
    if number >= layout.diagram_pages() {
        return String::new();
    }
    layout.on_page(number).map(|(figure, legend)| note(figure, legend)).collect::<Vec<_>>().concat()
}

fn note(figure: &Figure, legend: &Legend) -> String {
    let cells = [front(figure, legend), back(figure), tags(figure)];
    let quoted = cells.map(|cell| format!("\"{}\"", cell.replace('"', "\"\"")));
    quoted.join("\t") + "\n"
}

fn front(figure: &Figure, legend: &Legend) -> String {
    let diagram = Diagram { caption: String::new(), size: SIDE, ..figure.diagram.clone() };
    let board = svg(&diagram).replace('\n', "");
    let lines = legend.lines.iter().map(|line| format!("<div>{}</div>", escaped(&line.text)));
    board + &lines.collect::<Vec<_>>().concat()
}

fn back(figure: &Figure) -> String {
    let line = |(level, moves): (usize, String)| {
        let style = match level {
            0 => String::new(),
            level => format!(" style=\"margin-left:{:.1}em\"", LEVEL * level as f32),
        };
        format!("<div{style}>{}</div>", escaped(&moves))
    };
    moves(figure).into_iter().map(line).collect::<Vec<_>>().concat()
}

/// Returns the tags, separated by spaces. A tag of several words has underscores between them.
fn tags(figure: &Figure) -> String {
    figure.tags.iter().map(|tag| tag.split_whitespace().collect::<Vec<_>>().join("_")).collect::<Vec<_>>().join(" ")
}
