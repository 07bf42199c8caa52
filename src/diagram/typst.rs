//! Writes a diagram for Typst: as a picture, or for the packages board-n-pieces and staunton, as their manuals describe.

use std::error::Error;
use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use strum::{EnumString, VariantNames};

use super::alt::side_to_move_text;
use super::description::SQUARE;
use super::{ARROW_OPACITY, MARK_OPACITY};
use super::{Coordinates, DarkSquares, Diagram, Rgb, additions, alt_text, svg};
use crate::board::{Arrow, Color, MarkColor, Role, Size};
use crate::tr;

/// How Typst draws diagrams.
#[derive(Clone, Copy, Debug, Default, EnumString, VariantNames, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TypstPackage {
    /// SVG pictures inside the document, without a package.
    #[default]
    Svg,
    /// `board` of the package board-n-pieces 0.9.
    BoardNPieces,
    /// `board` of the package staunton 2.0.
    Staunton,
}

/// The reason why a diagram cannot be written for a package of Typst.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypstError {
    /// The packages have no pictures of the archbishop and the chancellor.
    NoSuchPiece(TypstPackage, Role),
    /// The package staunton reads FEN of 8x8 boards only.
    NotStandard,
    /// The package board-n-pieces reads ranks of arrows as one digit, and the board has more than nine ranks.
    TooHigh,
}

impl fmt::Display for TypstError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPiece(package, role) => {
                f.write_str(&tr!("diagram-typst-no-piece", package = package.name(), piece = role.letter()))
            }
            Self::NotStandard => f.write_str(tr!("diagram-typst-not-standard")),
            Self::TooHigh => f.write_str(tr!("diagram-typst-too-high")),
        }
    }
}

impl Error for TypstError {}

impl TypstPackage {
    /// Returns the name of the package in Typst Universe.
    const fn name(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::BoardNPieces => "board-n-pieces",
            Self::Staunton => "staunton",
        }
    }

    /// Returns the line that imports the package; empty if there is none.
    pub(super) const fn import(self) -> &'static str {
        match self {
            Self::Svg => "",
            Self::BoardNPieces => "#import \"@preview/board-n-pieces:0.9.0\": board, fen, marks\n",
            Self::Staunton => "#import \"@preview/staunton:2.0.0\": board\n",
        }
    }
}

/// Writes a diagram for Typst: view, coordinates, border, colors, marks, arrows and caption. `fen` is the position as FEN.
/// The packages have pieces of their own, and write the side to move below the board.
///
/// ```
/// use fenwright::{Position, notation::fen, diagram::{Diagram, TypstPackage, typst}};
/// let diagram = Diagram::new(fen::read("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1")?);
/// let text = typst(&diagram, "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", TypstPackage::BoardNPieces).unwrap();
/// assert!(text.contains("#align(center, board(\n  fen(\"6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1\"),"));
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
///
/// # Errors
/// If the package cannot draw the board or a piece.
pub fn typst(diagram: &Diagram, fen: &str, package: TypstPackage) -> Result<String, TypstError> {
    if package == TypstPackage::Svg {
        return Ok(format!("#align(center, {})\n", picture(diagram, None)));
    }
    let board = board(diagram, fen, package, None)?;
    let caption = Some(diagram.caption.clone()).filter(|caption| !caption.is_empty());
    let mover = diagram.mover.then(|| side_to_move_text(&diagram.position).to_owned());
    let lines: Vec<String> = caption.into_iter().chain(additions::sentences(&diagram.position)).chain(mover).collect();
    let import = package.import();
    if lines.is_empty() {
        return Ok(format!("{import}#align(center, {board})\n"));
    }
    let lines: Vec<String> = lines.iter().map(|line| format!(",\n{}", string(line))).collect();
    let lines = lines.concat();
    Ok(format!("{import}#align(center, stack(dir: ttb, spacing: 0.6em,\n{board}{lines},\n))\n"))
}

/// Writes an expression for the picture of a diagram. Without a width in points, it has the size of the picture.
pub(super) fn picture(diagram: &Diagram, width: Option<f32>) -> String {
    let svg = svg(diagram);
    let width = width.map(|width| format!("width: {width:.2}pt, ")).unwrap_or_default();
    let alt = string(&alt_text(diagram));
    format!("image(bytes({}), format: \"svg\", {width}alt: {alt})", string(svg.trim_end()))
}

/// Writes an expression for a board without its caption. `square` is the side of a square in points, if specified.
///
/// # Errors
/// If the package cannot draw the board or a piece, or if there is no package.
pub(super) fn board(
    diagram: &Diagram,
    fen: &str,
    package: TypstPackage,
    square: Option<f32>,
) -> Result<String, TypstError> {
    let board = &diagram.position.board;
    if let Some((_, piece)) =
        board.pieces().find(|(_, piece)| matches!(piece.role, Role::Archbishop | Role::Chancellor))
    {
        return Err(TypstError::NoSuchPiece(package, piece.role));
    }
    let longer = f32::from(board.size().files().max(board.size().ranks()));
    let printed = diagram.print.map(|print| print.millimetres() * 72.0 / 25.4 / longer);
    let square = square.or(printed);
    match package {
        TypstPackage::Svg => Ok(picture(diagram, square.map(|square| square * longer))),
        TypstPackage::BoardNPieces => board_n_pieces(diagram, fen, square),
        TypstPackage::Staunton if board.size().is_standard() => Ok(staunton(diagram, fen, square)),
        TypstPackage::Staunton => Err(TypstError::NotStandard),
    }
}

/// Writes the arguments of a call, each on a line.
fn call(arguments: &[String]) -> String {
    let arguments: Vec<String> = arguments.iter().map(|argument| format!("  {argument},\n")).collect();
    let arguments = arguments.concat();
    format!("board(\n{arguments})")
}

fn board_n_pieces(diagram: &Diagram, fen: &str, square: Option<f32>) -> Result<String, TypstError> {
    let size = diagram.position.board.size();
    let arrows: Vec<Arrow> = diagram.arrows_on_board().collect();
    if size.ranks() > 9 && arrows.iter().any(|arrow| arrow.from.rank.max(arrow.to.rank) > 8) {
        return Err(TypstError::TooHigh);
    }
    let has_numbers = diagram.coordinates != Coordinates::None;
    let mut shared = Vec::new();
    shared.extend(square.map(|square| format!("square-size: {square:.2}pt")));
    shared.extend((diagram.view == Color::Black).then(|| "reverse: true".to_owned()));
    shared.extend(has_numbers.then(|| "display-numbers: true".to_owned()));
    // The package has one color for all arrows, so those of each further color are on an empty board above.
    let colors: Vec<MarkColor> =
        MarkColor::ALL.into_iter().filter(|color| arrows.iter().any(|arrow| arrow.color == *color)).collect();
    let arrows_of = |color: MarkColor| {
        let names = arrows.iter().filter(|arrow| arrow.color == color);
        let names: Vec<String> = names.map(|arrow| format!("\"{} {}\", ", arrow.from, arrow.to)).collect();
        let names = names.concat();
        let fill = translucent(diagram.colors.mark(color), ARROW_OPACITY);
        [format!("arrows: ({names})"), format!("arrow-fill: {fill}")]
    };
    let mut first = vec![format!("fen({})", string(&with_short_gaps(&super::latex::without_additions(fen))))];
    first.extend(shared.iter().cloned());
    first.push(format!("white-square-fill: {}", color(diagram.colors.light)));
    first.push(format!("black-square-fill: {}", dark_fill(diagram)));
    let mark = |mark: crate::board::Mark| {
        let fill = translucent(diagram.colors.mark(mark.color), MARK_OPACITY);
        format!("\"{}\": marks.fill({fill}), ", mark.square)
    };
    let marks: String = diagram.marks_on_board().map(mark).collect();
    first.extend((!marks.is_empty()).then(|| format!("marked-squares: ({marks})")));
    first.extend(colors.first().into_iter().flat_map(|color| arrows_of(*color)));
    first.extend(diagram.border.then(|| format!("stroke: 1pt + {}", color(diagram.colors.ink))));
    let first = call(&first);
    let above = colors.iter().skip(1).map(|color| {
        let mut over = vec![format!("fen(\"{}\")", empty_placement(size))];
        over.extend(shared.iter().cloned());
        over.push("white-square-fill: none, black-square-fill: none".to_owned());
        let hidden = |pattern: &str| format!("n => hide(numbering(\"{pattern}\", n))");
        over.extend(has_numbers.then(|| format!("rank-numbering: {}, file-numbering: {}", hidden("1"), hidden("a"))));
        over.extend(arrows_of(*color));
        format!("place(top + left, {})\n", call(&over))
    });
    let above: String = above.collect();
    Ok(if above.is_empty() { first } else { format!("box({{\n{first}\n{above}}})") })
}

fn staunton(diagram: &Diagram, fen: &str, square: Option<f32>) -> String {
    let colors = &diagram.colors;
    let mut arguments = vec![string(&super::latex::without_additions(fen))];
    arguments.extend(square.map(|square| format!("size: {:.2}pt", 8.0 * square)));
    arguments.extend((diagram.view == Color::Black).then(|| "flip: true".to_owned()));
    arguments.push(match diagram.coordinates {
        Coordinates::Inside => "rank-side: left, rank-label-corner: left".to_owned(),
        Coordinates::Outside => "label-mode: \"outside\", rank-side: left".to_owned(),
        Coordinates::None => "labels: false".to_owned(),
    });
    arguments.push(match colors.dark {
        DarkSquares::Plain(dark) => format!("light: {}, dark: {}", color(colors.light), color(dark)),
        DarkSquares::Hatched(_) => {
            format!("light: {0}, dark: {0}, pattern: \"stripes\"", color(colors.light))
        }
    });
    arguments.push(if diagram.border {
        format!("border: 1pt + {}", color(colors.ink))
    } else {
        "border: none".to_owned()
    });
    let mark = |mark: crate::board::Mark| {
        let fill = translucent(colors.mark(mark.color), MARK_OPACITY);
        format!("(square: \"{}\", shape: \"filled\", color: {fill}), ", mark.square)
    };
    let marks: String = diagram.marks_on_board().map(mark).collect();
    arguments.extend((!marks.is_empty()).then(|| format!("highlight: ({marks})")));
    let arrow = |arrow: Arrow| {
        let fill = translucent(colors.mark(arrow.color), ARROW_OPACITY);
        format!("(from: \"{}\", to: \"{}\", color: {fill}), ", arrow.from, arrow.to)
    };
    let arrows: String = diagram.arrows_on_board().map(arrow).collect();
    arguments.extend((!arrows.is_empty()).then(|| format!("arrows: ({arrows})")));
    call(&arguments)
}

/// Returns a FEN with gaps of at most nine squares, because the package board-n-pieces reads each digit on its own.
fn with_short_gaps(fen: &str) -> String {
    fen.split_once(' ').map_or_else(
        || fen.replace("10", "91"),
        |(placement, fields)| format!("{} {fields}", placement.replace("10", "91")),
    )
}

fn empty_placement(size: Size) -> String {
    with_short_gaps(&vec![size.files().to_string(); usize::from(size.ranks())].join("/"))
}

fn dark_fill(diagram: &Diagram) -> String {
    match diagram.colors.dark {
        DarkSquares::Plain(dark) => color(dark),
        // A tile has the background of the light squares, and a line from its lower left corner.
        DarkSquares::Hatched(line) => format!(
            "tiling(size: (3pt, 3pt), {{ place(rect(width: 100%, height: 100%, fill: {})); \
             place(line(start: (0%, 100%), end: (100%, 0%), stroke: 0.5pt + {})) }})",
            color(diagram.colors.light),
            color(line)
        ),
    }
}

fn color(color: Rgb) -> String {
    format!("rgb(\"{color}\")")
}

fn translucent(color: Rgb, opacity: f32) -> String {
    format!("rgb(\"{color}{:02X}\")", (opacity * 255.0).round() as u8)
}

/// Writes a string of Typst.
pub(super) fn string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for char in text.chars() {
        match char {
            '"' | '\\' => out.extend(['\\', char]),
            char if char.is_control() => out.push(' '),
            char => _ = out.write_char(char),
        }
    }
    out.push('"');
    out
}

/// Returns the side of a square of a diagram at this scale, in points.
pub(super) const fn square_at(scale: f32) -> f32 {
    SQUARE * scale
}
