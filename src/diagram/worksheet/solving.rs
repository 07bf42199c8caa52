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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;
    use crate::diagram::Diagram;
    use crate::diagram::worksheet::{Worksheet, WorksheetFormat};

    /// Maximum length of the script in bytes, so that it stays readable.
    const MAX_SCRIPT: usize = 15_000;

    fn figures(exercise: Option<&str>) -> Vec<Figure> {
        let figure = Figure::new(Diagram::new(Position::start()), "");
        vec![Figure { exercise: exercise.map(str::to_owned), ..figure.clone() }, figure]
    }

    #[test]
    fn the_script_is_small_and_needs_nothing_else() {
        assert!(SCRIPT.len() <= MAX_SCRIPT, "{} bytes", SCRIPT.len());
        assert!(SCRIPT.lines().chain(STYLES.lines()).all(|line| line.len() <= 120));
        for word in ["import", "require(", "fetch(", "XMLHttp", "eval(", "innerHTML", "</"] {
            assert!(!SCRIPT.contains(word), "{word}");
        }
        assert!(!STYLES.contains("url(") && !STYLES.contains("@import") && !STYLES.contains('<'));
        assert_eq!(SCRIPT.matches("http").count(), 1, "the name of SVG");
    }

    #[test]
    fn the_texts_of_the_script_are_those_that_it_gets() {
        let texts = texts();
        let texts = texts.as_object().unwrap();
        let used =
            SCRIPT.split("texts.").skip(1).map(|rest| rest.split(|char: char| !char.is_alphabetic()).next().unwrap());
        let verdicts = ["next", "solved", "forced", "refuted", "stalemate", "late", "other"];
        let used: std::collections::BTreeSet<&str> = used.chain(verdicts).collect();
        let given: std::collections::BTreeSet<&str> = texts.keys().map(String::as_str).collect();
        assert_eq!(used, given);
    }

    #[test]
    fn only_html_has_exercises_and_only_figures_with_one_have_data() {
        for form in WorksheetFormat::ALL {
            let written = |figures: &[Figure]| Worksheet::default().write(form, figures).unwrap();
            let (with, without) = (written(&figures(Some("[[]]"))), written(&figures(None)));
            assert_eq!(with != without, form == WorksheetFormat::Html, "{form:?}");
        }
        let html = |exercise| {
            let written = Worksheet::default().write(WorksheetFormat::Html, &figures(exercise)).unwrap();
            String::from_utf8(written).unwrap()
        };
        let page = html(Some(r#"[[{"san":"</script><b>"}]]"#));
        assert_eq!(page.matches("<script type=\"application/json\">").count(), 1);
        assert_eq!(page.matches("<script").count(), page.matches("</script>").count());
        let data = page.split("<script type=\"application/json\">").nth(1).unwrap().split("</script>").next().unwrap();
        let data: Value = serde_json::from_str(data).unwrap();
        assert_eq!(data["nodes"][0][0]["san"], "</script><b>");
        assert_eq!(
            (data["number"].as_u64(), data["ranks"].as_u64(), data["black"].as_bool()),
            (Some(1), Some(8), Some(false))
        );
        assert!(!html(None).contains("<script") && !html(None).contains("solve"));
    }
}
