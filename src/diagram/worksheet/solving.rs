//! Puzzles that are solved in an HTML page: the data of each figure, and the script and styles of the page.
//!
//! Without the script the page looks as it does without exercises: the script enables its styles.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::{Value, json};

use super::layout::Layout;
use super::legend::Figure;
use crate::board::{Color, Piece, Role};
use crate::diagram::scene::{DiagramSize, Scene, Shape};
use crate::lang::{localize_moves, localize_piece_letter};
use crate::tr;

const SCRIPT: &str = include_str!("solve.js");
const STYLES: &str = include_str!("solve.css");

/// Allows what is in the page and nothing from elsewhere.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/// Returns `true` if a figure of the pages has an exercise.
pub(super) fn is_solvable(layout: &Layout<'_>) -> bool {
    layout.figures.iter().any(|figure| figure.exercise.is_some())
}

/// Returns the end of the head: the policy and the styles of puzzles.
pub(super) fn head(layout: &Layout<'_>) -> String {
    let (columns, _) = layout.sheet.per_page.grid();
    format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\"/>\n\
         <style class=\"solve\" media=\"not all\">\n:root {{ --columns: {columns}; }}\n{STYLES}</style>\n"
    )
}

/// Returns the end of the body: what the script adds to the page, its texts, and the script.
pub(super) fn tail(layout: &Layout<'_>) -> String {
    format!(
        "<template class=\"tally\"><div class=\"tally\"><progress aria-hidden=\"true\"></progress>\
         <span role=\"status\"></span></div><p class=\"spoken\" aria-live=\"assertive\"></p></template>\n\
         <template class=\"tools\"><div class=\"tools\"><p class=\"verdict\" role=\"status\"></p>\
         <div class=\"choices\" role=\"group\" aria-label=\"{}\"></div><form autocomplete=\"off\">\
         <input type=\"text\" placeholder=\"{}\" autocapitalize=\"off\" spellcheck=\"false\" enterkeyhint=\"go\"/>\
         <button type=\"button\" class=\"help\">{}</button><button type=\"button\" class=\"again\">{}</button>\
         </form></div></template>\n\
         <script class=\"sheet\" type=\"application/json\">{}</script>\n<script type=\"module\">\n{SCRIPT}</script>\n",
        tr!("diagram-solve-promote"),
        tr!("diagram-solve-move"),
        tr!("diagram-solve-hint"),
        tr!("diagram-solve-restart"),
        sheet(layout),
    )
}

/// Returns a scene of the pieces to which pawns can be promoted, for the definitions of the page.
pub(super) fn promotions() -> Scene {
    let pieces =
        Color::ALL.into_iter().flat_map(|color| Role::ALL[1..5].iter().map(move |role| Piece::new(color, *role)));
    let shape = |piece| Shape::Piece { piece, corner: [0.0, 0.0], scale: 1.0 };
    Scene { width: 0.0, height: 0.0, longer: 0.0, shapes: pieces.map(shape).collect() }
}

/// Writes the data of a figure: where its board is, and its exercise.
pub(super) fn write_exercise(out: &mut String, figure: &Figure, number: usize) {
    let Some(exercise) = &figure.exercise else { return };
    let diagram = &figure.diagram;
    let size = diagram.position.board.size();
    let DiagramSize { left, top, .. } = DiagramSize::from_diagram(&Layout::without_caption(diagram));
    let board = json!({
        "number": number,
        "left": left,
        "top": top,
        "files": size.files(),
        "ranks": size.ranks(),
        "black": diagram.view == Color::Black,
        "set": diagram.pieces.id(),
    });
    let board = board.to_string();
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<script type=\"application/json\">{},\"nodes\":{}}}</script>",
        board.trim_end_matches('}'),
        in_script(exercise)
    );
}

/// Returns JSON without the character that could end a script. In JSON, it occurs only in strings.
fn in_script(json: &str) -> String {
    json.replace('<', "\\u003c")
}

fn sheet(layout: &Layout<'_>) -> String {
    let displayed = |letter| localize_moves(&format!("{letter}a1")).chars().next().unwrap_or(letter);
    let letters: String = "KQRBN".chars().map(displayed).collect();
    let typed: String = "KQRBN".chars().map(localize_piece_letter).collect();
    in_script(&json!({ "key": key(layout), "letters": letters, "typed": typed, "texts": texts() }).to_string())
}

/// Returns the name under which a browser keeps the progress: other puzzles have another one.
fn key(layout: &Layout<'_>) -> String {
    let mut hasher = crc32fast::Hasher::new();
    for figure in layout.figures {
        hasher.update(figure.fen.as_bytes());
        hasher.update(figure.exercise.as_deref().unwrap_or_default().as_bytes());
    }
    format!("fenwright-{}-{:08x}", layout.figures.len(), hasher.finalize())
}

/// Returns the texts of the script, with placeholders such as `{move}`.
fn texts() -> Value {
    let pieces = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece::new(color, role)));
    let pieces: BTreeMap<String, String> = pieces.map(|piece| (piece.letter().to_string(), name(piece))).collect();
    let (played, reply, piece, square) = ("{move}", "{reply}", "{piece}", "{square}");
    json!({
        "pieces": pieces,
        "board": tr!("diagram-solve-board", number = "{number}"),
        "typed": tr!("diagram-solve-typed", number = "{number}"),
        "keys": tr!("diagram-solve-keys"),
        "count": tr!("diagram-solve-count", solved = "{solved}", total = "{total}"),
        "hint": tr!("diagram-solve-hint"),
        "back": tr!("diagram-solve-back"),
        "moves": tr!("diagram-solve-moves", piece = piece),
        "on": tr!("board-piece-on", piece = piece, square = square),
        "empty": tr!("diagram-solve-empty", square = square),
        "picked": tr!("diagram-solve-picked", piece = piece, square = square),
        "next": tr!("diagram-solve-next", played = played, reply = reply),
        "continue": tr!("diagram-solve-continue", played = played),
        "solved": tr!("diagram-solve-solved", played = played),
        "forced": tr!("diagram-solve-forced", played = played, count = "{count}"),
        "refuted": tr!("diagram-solve-refuted", played = played, reply = reply),
        "stalemate": tr!("diagram-solve-stalemate", played = played),
        "late": tr!("diagram-solve-late", played = played),
        "other": tr!("diagram-solve-other", played = played),
        "illegal": tr!("diagram-solve-illegal", played = played),
        "over": tr!("diagram-solve-over"),
    })
}

fn name(piece: Piece) -> String {
    tr!("diagram-solve-piece", side = piece.color.id(), piece = piece.role.letter())
}
