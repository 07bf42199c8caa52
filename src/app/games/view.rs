//! The moves of the current record, and the dialog for positions out of games.

use egui::{Id, Label, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::parts::Part;
use super::{Action, ExtractionDraft, Games};
use crate::app::shell::{Scope, ScopeCounts};
use crate::app::ui::{
    Pictures, answers_if, choice, explanation, metrics, palette, parts, scope_label, text, text_field, tick, title,
};
use crate::rules::LegalMove;
use crate::tr;

/// Maximum height of the moves in points, before they scroll.
const MAX_HEIGHT: f32 = 240.0;

/// Draws the moves. Each move is clicked to see its position; `played` are the tried moves, whose last is marked.
pub(crate) fn moves(ui: &mut Ui, games: &Games, played: &[LegalMove], actions: &mut Vec<Action>) {
    parts::heading(ui, tr!("games-moves")).on_hover_text(tr!("games-hint"));
    let reached = games.reached(played);
    ScrollArea::vertical().id_salt("moves").max_height(MAX_HEIGHT).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
            for part in &games.parts {
                draw(ui, part, reached, actions);
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
