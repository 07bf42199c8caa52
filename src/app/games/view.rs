//! The moves of the current record, and the dialog for positions out of games.

use egui::{Id, Label, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::{Action, ExtractionDraft, Games};
use crate::app::shell::{Scope, ScopeCounts};
use crate::app::ui::{
    Pictures, answers_if, choice, explanation, metrics, palette, parts, scope_label, text, text_field, tick, title,
};
use crate::board::Color;
use crate::notation::annotations;
use crate::notation::pgn::TreeMove;
use crate::rules::LegalMove;
use crate::{lang, tr};

/// Maximum height of the moves in points, before they scroll.
const MAX_HEIGHT: f32 = 240.0;

/// The signs of the glyphs from 1 to 6 (PGN standard, section 10).
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// A part of the moves as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    /// `name` is the text with the number of the move, which the text of a black move may lack.
    Move {
        index: usize,
        text: String,
        name: String,
        is_main: bool,
    },
    Open,
    Close,
    Comment(String),
}

/// Draws the moves. Each move is clicked to see its position; `played` are the tried moves, whose last is marked.
pub(crate) fn moves(ui: &mut Ui, games: &Games, played: &[LegalMove], actions: &mut Vec<Action>) {
    parts::heading(ui, tr!("games-moves")).on_hover_text(tr!("games-hint"));
    let reached = games.reached(played);
    ScrollArea::vertical().id_salt("moves").max_height(MAX_HEIGHT).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
            for part in parts_of(&games.moves) {
                draw(ui, &part, reached, actions);
            }
        });
    });
}

fn draw(ui: &mut Ui, part: &Part, reached: Option<usize>, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let quiet = |words: &str| Label::new(RichText::new(words).font(text::body()).color(colors.quiet)).selectable(false);
    match part {
        Part::Open => _ = ui.add(quiet("(")),
        Part::Close => _ = ui.add(quiet(")")),
        Part::Comment(words) => _ = ui.add(quiet(words)),
        Part::Move { index, text: words, name, is_main } => {
            let is_reached = reached == Some(*index);
            let font = if *is_main { text::strong() } else { text::body() };
            let galley = ui.painter().layout_no_wrap(words.clone(), font, colors.text);
            let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(4.0, 2.0), Sense::CLICK);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_reached, name));
            if is_reached || response.hovered() {
                let ground = if is_reached { colors.chosen } else { colors.hovered };
                ui.painter().rect_filled(rect, metrics::CORNER_BOARD, ground);
            }
            let ink = if is_reached { colors.accent } else { colors.text };
            ui.painter().galley_with_override_text_color(rect.min + vec2(2.0, 1.0), galley, ink);
            if is_reached && ui.data(|data| data.get_temp(Id::unique("reached move"))) != Some(*index) {
                ui.data_mut(|data| data.insert_temp(Id::unique("reached move"), *index));
                response.scroll_to_me(None);
            }
            if response.clicked() {
                actions.push(Action::ShowMove(*index));
            }
        }
    }
}

/// Returns the moves in the order of the text: variations in brackets after the move that they replace.
fn parts_of(moves: &[TreeMove]) -> Vec<Part> {
    let mut parts = Vec::new();
    // The last move of the main line and of each open variation.
    let mut lines: Vec<Option<usize>> = vec![None];
    // How many lines are open at the first move after each move; the start position is at 0.
    let mut depths: Vec<Option<usize>> = vec![None; moves.len() + 1];
    for (index, each) in moves.iter().enumerate() {
        let depth = &mut depths[each.before.map_or(0, |before| before + 1)];
        let replaced = *depth;
        let continued = || lines.iter().rposition(|last| *last == each.before).map(|at| at + 1);
        let kept = replaced.or_else(continued).unwrap_or(lines.len());
        parts.extend(lines.drain(kept..).map(|_| Part::Close));
        if replaced.is_some() {
            parts.push(Part::Open);
            lines.push(None);
        }
        if let Some(last) = lines.last_mut() {
            *last = Some(index);
        }
        depth.get_or_insert(lines.len());
        let is_after_move = matches!(parts.last(), Some(Part::Move { .. }));
        let (text, name) = (written(each, is_after_move), written(each, false));
        parts.push(Part::Move { index, text, name, is_main: lines.len() == 1 });
        parts.extend(each.comments.iter().filter_map(|comment| words_of(comment)).map(Part::Comment));
    }
    parts.extend(lines.drain(1..).map(|_| Part::Close));
    parts
}

/// Returns a move with its number and its signs: the number of a black move only if it does not follow White's.
fn written(each: &TreeMove, follows: bool) -> String {
    let number = match each.mover {
        Color::White => format!("{}.", each.number),
        Color::Black if follows => String::new(),
        Color::Black => format!("{}...", each.number),
    };
    let signs = each.glyphs.iter().filter_map(|glyph| SIGNS.get(usize::from(*glyph).checked_sub(1)?));
    number + &lang::localize_moves(&each.ply.san) + &signs.copied().collect::<Vec<_>>().concat()
}

fn words_of(comment: &str) -> Option<String> {
    let words = annotations::words(comment).split_whitespace().collect::<Vec<_>>().join(" ");
    (!words.is_empty()).then_some(words)
}

/// Draws the dialog for positions out of games.
pub(crate) fn show(ui: &mut Ui, games: &Games, offer: ScopeCounts, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let Some(old) = games.draft() else { return };
    let mut draft = ExtractionDraft::clone(old);
    ui.set_width(420.0);
    title(ui, tr!("games-title"));
    explanation(ui, tr!("games-note"));
    ui.add_space(metrics::GRID);
    let scopes = Scope::ALL.into_iter().filter(|scope| offer.is_available(*scope));
    choice(
        ui,
        (tr!("games-scope"), true),
        &mut draft.scope,
        scopes.map(|scope| (scope, scope_label(scope, offer.count(scope)))),
    );
    for (name, is_chosen) in [
        (tr!("games-glyphs"), &mut draft.glyphs),
        (tr!("games-comments"), &mut draft.comments),
        (tr!("games-marks"), &mut draft.marks),
        (tr!("games-captures"), &mut draft.captures),
        (tr!("games-end"), &mut draft.end),
        (tr!("games-every"), &mut draft.every),
    ] {
        tick(ui, pictures, name, true, is_chosen);
    }
    text_field(ui, (tr!("games-move"), true), tr!("games-move-hint"), &mut draft.number, 3);
    tick(ui, pictures, tr!("games-variations"), true, &mut draft.variations);
    let is_ready = draft.extraction().is_some();
    if draft != *old {
        actions.push(draft.into());
    }
    let choices = [(tr!("games-do"), Action::Extract), (tr!("games-cancel"), Action::Cancel)];
    answers_if(ui, is_ready, &choices, actions);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;
    use crate::notation::pgn;

    #[test]
    fn variations_are_in_brackets_after_the_move_that_they_replace() {
        for (movetext, expected) in [
            ("1. e4 e5 2. Nf3", "1.e4 e5 2.Nf3"),
            ("1. e4! {best} (1. d4 d5 (1... Nf6) 2. c4) 1... e5?", "1.e4! {best} ( 1.d4 d5 ( 1...Nf6 ) 2.c4 ) 1...e5?"),
            ("1. e4 (1. c4) (1. d4 d5)", "1.e4 ( 1.c4 ) ( 1.d4 d5 )"),
            ("1. e4 {[%cal Ge2e4]} e5 $16", "1.e4 e5"),
        ] {
            let moves = pgn::tree(&Position::start(), movetext);
            let text = |part: Part| match part {
                Part::Move { text, .. } => text,
                Part::Open => "(".to_owned(),
                Part::Close => ")".to_owned(),
                Part::Comment(words) => format!("{{{words}}}"),
            };
            let written: Vec<String> = parts_of(&moves).into_iter().map(text).collect();
            assert_eq!(written.join(" "), expected, "{movetext}");
        }
    }
}
