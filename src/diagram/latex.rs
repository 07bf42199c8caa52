//! Writes a diagram for the LaTeX packages chessboard, xskak and diagram, as their manuals describe.

use std::error::Error;
use std::fmt::{self, Write as _};
use std::iter;

use serde::{Deserialize, Serialize};
use strum::{EnumString, VariantNames};

use super::alt::side_to_move_text;
use super::description::{MARGIN, OUTSIDE, SQUARE};
use super::{Coordinates, Diagram, additions};
use crate::board::{Color, MarkColor, Piece, Position, Role, Square};
use crate::tr;

/// A LaTeX package for diagrams.
#[derive(Clone, Copy, Debug, Default, EnumString, VariantNames, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum LatexPackage {
    /// `\chessboard` of the package chessboard.
    #[default]
    Chessboard,
    /// `\newchessgame` of the package xskak before the board, so that moves can follow.
    Xskak,
    /// The environment `diagram` of the package diagram, for problems.
    Diagram,
}

/// The reason why a diagram cannot be written for LaTeX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LatexError {
    /// The chess fonts of LaTeX have no archbishop and no chancellor.
    NoSuchPiece(Role),
    /// The package xskak supports only 8x8 boards.
    NotStandard,
    /// The package diagram reads ranks as one digit, and the board has more than nine ranks.
    TooHigh,
}

impl fmt::Display for LatexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPiece(role) => f.write_str(&tr!("diagram-latex-no-piece", piece = role.letter())),
            Self::NotStandard => f.write_str(tr!("diagram-latex-not-standard")),
            Self::TooHigh => f.write_str(tr!("diagram-latex-too-high")),
        }
    }
}

impl Error for LatexError {}

/// Writes a diagram for LaTeX: view, coordinates, border, side to move, marks, arrows and caption. `fen` is the
/// position as FEN. Board colors, piece set and size are not written: the LaTeX document determines them.
///
/// ```
/// use fenwright::{Position, notation::fen, diagram::{Diagram, LatexPackage, latex}};
/// let diagram = Diagram::new(fen::read("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1")?);
/// let text = latex(&diagram, "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", LatexPackage::Chessboard).unwrap();
/// assert!(text.starts_with("\\chessboard[setfen=6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1,"));
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
///
/// # Errors
/// If the package cannot draw the board or a piece.
pub fn latex(diagram: &Diagram, fen: &str, package: LatexPackage) -> Result<String, LatexError> {
    let caption = Some(diagram.caption.clone()).filter(|caption| !caption.is_empty()).into_iter();
    let lines: Vec<String> =
        caption.chain(additions::sentences(&diagram.position)).map(|text| escaped(&text)).collect();
    let caption = lines.join(if package == LatexPackage::Diagram { ", " } else { "\\\\\n" });
    if package == LatexPackage::Diagram {
        let said = (!caption.is_empty()).then_some(("dedication", caption));
        let mover = diagram.mover.then(|| ("remark", side_to_move_text(&diagram.position).to_owned()));
        return diagram_environment(diagram, None, said.into_iter().chain(mover));
    }
    let board = board_commands(diagram, fen, package, None)?;
    Ok(if caption.is_empty() { board } else { format!("\\begin{{center}}\n{board}\n{caption}\n\\end{{center}}\n") })
}

/// Writes the commands for a board without its caption. `square` is the side of a square in points, if specified.
pub(super) fn board_commands(
    diagram: &Diagram,
    fen: &str,
    package: LatexPackage,
    square: Option<f32>,
) -> Result<String, LatexError> {
    let board = &diagram.position.board;
    if let Some((_, piece)) =
        board.pieces().find(|(_, piece)| matches!(piece.role, Role::Archbishop | Role::Chancellor))
    {
        return Err(LatexError::NoSuchPiece(piece.role));
    }
    let (is_standard, fen) = (board.size().is_standard(), &without_additions(fen));
    let (before, mut keys) = match package {
        LatexPackage::Chessboard | LatexPackage::Diagram => (String::new(), vec![format!("setfen={fen}")]),
        LatexPackage::Xskak if is_standard => (new_game(&diagram.position, fen), Vec::new()),
        LatexPackage::Xskak => return Err(LatexError::NotStandard),
    };
    if !is_standard {
        let size = board.size();
        // The board must have its size before anything is put on it.
        keys.insert(0, format!("maxfield={}{}", char::from(b'a' + size.files() - 1), size.ranks()));
    }
    match square {
        Some(square) => keys.extend(sized_look(diagram, square)),
        None => keys.extend(look(diagram)),
    }
    keys.extend(decoration(diagram));
    Ok(format!("{before}\\chessboard[{}]\n", keys.join(",\n  ")))
}

/// Returns a FEN without the additions of variants, which LaTeX packages cannot read: pieces in hand, marks of promoted
/// pieces and remaining checks.
pub(super) fn without_additions(fen: &str) -> String {
    let (placement, fields) = fen.split_once(' ').unwrap_or((fen, ""));
    let placement = placement.split('[').next().unwrap_or_default().replace('~', "");
    let fields = fields.split(' ').filter(|field| !field.contains('+'));
    iter::once(placement.as_str()).chain(fields).collect::<Vec<_>>().join(" ")
}

/// Writes the environment of the package diagram, which typesets the number and each text with its command.
pub(super) fn diagram_environment<'a>(
    diagram: &Diagram,
    number: Option<usize>,
    said: impl Iterator<Item = (&'a str, String)>,
) -> Result<String, LatexError> {
    let size = diagram.position.board.size();
    let number = number.map(|number| number.to_string()).unwrap_or_default();
    let mut out = format!("\\begin{{diagram}}[{}x{}]%\n\\specialdiagnum{{{number}}}%\n", size.files(), size.ranks());
    let men = men(diagram)?;
    if !men.is_empty() {
        let _ = writeln!(out, "\\pieces{{{}}}%", men.join(", "));
    }
    for (command, text) in said {
        let _ = writeln!(out, "\\{command}{{{text}}}%");
    }
    Ok(out + "\\end{diagram}\n")
}

/// Returns the pieces in the notation of the package diagram, with German letters: "wKe1".
fn men(diagram: &Diagram) -> Result<Vec<String>, LatexError> {
    let board = &diagram.position.board;
    if board.size().ranks() > 9 {
        return Err(LatexError::TooHigh);
    }
    let mut men: Vec<(Piece, Square)> = board.pieces().map(|(square, piece)| (piece, square)).collect();
    men.sort_unstable();
    let named = |(piece, square): (Piece, Square)| {
        let letter = match piece.role {
            Role::King => 'K',
            Role::Queen => 'D',
            Role::Rook => 'T',
            Role::Bishop => 'L',
            Role::Knight => 'S',
            Role::Pawn => 'B',
            role @ (Role::Archbishop | Role::Chancellor) => return Err(LatexError::NoSuchPiece(role)),
        };
        Ok(format!("{}{letter}{square}", piece.color.pick('w', 's')))
    };
    men.into_iter().map(named).collect()
}

fn new_game(position: &Position, fen: &str) -> String {
    let (number, side) = (position.fullmove_number, position.side_to_move.letter());
    format!("\\newchessgame[setfen={fen},moveid={number}{side}]\n")
}

fn look(diagram: &Diagram) -> [String; 4] {
    let key = |name: &str, is_set: bool| format!("{name}={is_set}");
    [
        key("inverse", diagram.view == Color::Black),
        key("label", diagram.coordinates != Coordinates::None),
        key("border", diagram.border),
        key("showmover", diagram.mover),
    ]
}

/// Returns the keys for a board with squares of this many points, and with margins in proportion to the squares.
fn sized_look(diagram: &Diagram, square: f32) -> Vec<String> {
    let (margin, label) = (square * MARGIN / SQUARE, square * OUTSIDE / SQUARE);
    let mut keys = vec![format!("boardfontsize={square:.2}bp"), "label=false,margin=false".to_owned()];
    if diagram.coordinates != Coordinates::None {
        keys.push(format!(
            "labelleft=true,labelbottom=true,labelfontsize={label:.2}bp,marginleft=true,marginleftwidth={margin:.2}bp,\
             marginbottom=true,marginbottomwidth={margin:.2}bp"
        ));
    }
    if diagram.mover {
        keys.push(format!("marginright=true,marginrightwidth={margin:.2}bp"));
    }
    let is_inverse = diagram.view == Color::Black;
    keys.push(format!("inverse={is_inverse},border={},showmover={}", diagram.border, diagram.mover));
    keys
}

/// Returns the keys for marks and arrows, grouped by color; marks come first, so that arrows are drawn over them.
fn decoration(diagram: &Diagram) -> Vec<String> {
    let group = |what: &str, color: MarkColor, places: Vec<String>| {
        (!places.is_empty()).then(|| format!("color={},{what}={{{}}}", color.id(), places.join(",")))
    };
    let marks = MarkColor::ALL.into_iter().filter_map(|color| {
        let marks = diagram.marks_on_board().filter(|mark| mark.color == color);
        group("markfields", color, marks.map(|mark| mark.square.to_string()).collect())
    });
    let arrows = MarkColor::ALL.into_iter().filter_map(|color| {
        let arrows = diagram.arrows_on_board().filter(|arrow| arrow.color == color);
        group("markmoves", color, arrows.map(|arrow| format!("{}-{}", arrow.from, arrow.to)).collect())
    });
    let style = |keys: Vec<String>, style: &str| {
        let style = (!keys.is_empty()).then(|| style.to_owned());
        style.into_iter().chain(keys)
    };
    let marks = style(marks.collect(), "pgfstyle=color,opacity=0.5");
    marks.chain(style(arrows.collect(), "pgfstyle=straightmove,opacity=0.8,linewidth=0.15em,arrow=to")).collect()
}

/// Escapes a text for LaTeX and prevents ligatures.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::new();
    for char in text.split_whitespace().collect::<Vec<_>>().join(" ").chars().filter(|char| !char.is_control()) {
        match char {
            '\\' => out.push_str("\\textbackslash{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '`' => out.push_str("\\textasciigrave{}"),
            '"' => out.push_str("\\textquotedbl{}"),
            '<' => out.push_str("\\textless{}"),
            '>' => out.push_str("\\textgreater{}"),
            // Two of these characters in a row would become a dash or a quotation mark.
            '-' | '\'' | ',' if out.ends_with(char) => out.extend(["{}", char.encode_utf8(&mut [0; 4])]),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => out.extend(['\\', char]),
            char => out.push(char),
        }
    }
    out
}
