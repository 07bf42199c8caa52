//! A diagram as commands of the LaTeX packages chessboard and xskak, by their manuals.

use std::error::Error;
use std::fmt;

use super::{Coordinates, Diagram};
use crate::board::{Color, MarkColor, Position, Role};

/// The package whose commands are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LatexPackage {
    /// `\chessboard`, of the package chessboard.
    #[default]
    Chessboard,
    /// `\newchessgame` of the package xskak before it, so that the text can go on with moves.
    Xskak,
}

/// Why a diagram cannot be written for LaTeX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LatexError {
    /// The chess fonts of LaTeX have no archbishop and no chancellor.
    NoSuchPiece(Role),
    /// The package xskak plays on 8x8 alone.
    NotStandard,
}

impl fmt::Display for LatexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPiece(role) => write!(f, "LaTeX's chess fonts have no {}", role.name()),
            Self::NotStandard => f.write_str("the LaTeX package xskak knows no board but 8x8"),
        }
    }
}

impl Error for LatexError {}

/// Writes a diagram for LaTeX, given its FEN: view, coordinates, border, side to move, marks, arrows and caption.
/// Colours of the board, the pieces and the size are those of the document.
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
/// For what the packages cannot draw.
pub fn latex(diagram: &Diagram, fen: &str, package: LatexPackage) -> Result<String, LatexError> {
    let board = &diagram.position.board;
    if let Some((_, piece)) =
        board.pieces().find(|(_, piece)| matches!(piece.role, Role::Archbishop | Role::Chancellor))
    {
        return Err(LatexError::NoSuchPiece(piece.role));
    }
    let is_standard = board.size().is_standard();
    let (before, mut keys) = match package {
        LatexPackage::Chessboard => (String::new(), vec![format!("setfen={fen}")]),
        LatexPackage::Xskak if is_standard => (new_game(&diagram.position, fen), Vec::new()),
        LatexPackage::Xskak => return Err(LatexError::NotStandard),
    };
    if !is_standard {
        let size = board.size();
        // The board has to have its size before anything is put on it.
        keys.insert(0, format!("maxfield={}{}", char::from(b'a' + size.files() - 1), size.ranks()));
    }
    keys.extend(look(diagram));
    keys.extend(decoration(diagram));
    let board = format!("{before}\\chessboard[{}]\n", keys.join(",\n  "));
    let caption = diagram.caption.split_whitespace().map(escaped).collect::<Vec<_>>().join(" ");
    Ok(if caption.is_empty() { board } else { format!("\\begin{{center}}\n{board}\n{caption}\n\\end{{center}}\n") })
}

/// The command that begins a game; the number of its first move is not taken from the FEN.
fn new_game(position: &Position, fen: &str) -> String {
    let (number, side) = (position.fullmove_number, position.side_to_move.letter());
    format!("\\newchessgame[setfen={fen},moveid={number}{side}]\n")
}

/// The keys for everything around the squares.
fn look(diagram: &Diagram) -> [String; 4] {
    let key = |name: &str, is_set: bool| format!("{name}={is_set}");
    [
        key("inverse", diagram.view == Color::Black),
        key("label", diagram.coordinates != Coordinates::None),
        key("border", diagram.border),
        key("showmover", diagram.mover),
    ]
}

/// The keys for marks and arrows, a group a colour; marks come first, so that arrows lie on them.
fn decoration(diagram: &Diagram) -> Vec<String> {
    let group = |what: &str, color: MarkColor, places: Vec<String>| {
        (!places.is_empty()).then(|| format!("color={},{what}={{{}}}", color.name(), places.join(",")))
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

/// A word in which no character means anything to LaTeX.
fn escaped(word: &str) -> String {
    let mut out = String::new();
    for char in word.chars() {
        match char {
            '\\' => out.push_str("\\textbackslash{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => out.extend(['\\', char]),
            char => out.push(char),
        }
    }
    out
}
