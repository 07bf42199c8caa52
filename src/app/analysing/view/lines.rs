//! The lines of the engine. Each move of a line can be clicked.

use egui::{Key, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::analysing::{Action, Analysing, wording};
use crate::app::shell::Shell;
use crate::app::ui::{NamedRegion, accessibility, metrics, palette, parts, text};
use crate::board::Color;
use crate::engine::{Analysis, Line};
use crate::{lang, tr};

/// Height of a line in points. Lines that are still missing have it too, so that nothing moves.
const LINE: f32 = 26.0;
const SCORE: f32 = 58.0;

pub(super) fn show(ui: &mut Ui, shell: &Shell, analysing: &Analysing, actions: &mut Vec<Action>) {
    let count = shell.settings.engine.lines;
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINE * count as f32), Sense::hover());
    let colors = palette(ui.visuals());
    ui.painter().rect(place, metrics::CORNER_FIELD, colors.field, (1.0, colors.line), egui::StrokeKind::Inside);
    let list = NamedRegion::new(Role::ListBox, tr!("analysing-lines")).with_rect(place).with_size(count);
    list.show(ui, |ui| {
        let Some(analysis) = analysing.analysis().filter(|_| analysing.plays.is_none()) else { return };
        for (index, line) in analysis.lines.iter().take(count).enumerate() {
            let top = place.top() + LINE * index as f32;
            let row = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), LINE));
            show_line(ui, (index, line), (analysis, row), analysing.selected == index, actions);
        }
    });
}

fn show_line(
    ui: &Ui,
    (index, line): (usize, &Line),
    (analysis, row): (&Analysis, Rect),
    is_selected: bool,
    actions: &mut Vec<Action>,
) {
    let colors = palette(ui.visuals());
    let side = analysis.position.side_to_move;
    let score = wording::line_score(line, side);
    let moves = wording::moves(&analysis.position, &line.moves);
    let response = ui.interact(row, ui.scope_id().with(("line", index)), Sense::click());
    let name = tr!("analysing-line-name", score = score.as_str(), moves = moves.as_str());
    response.widget_info(|| WidgetInfo::labeled(Role::ListBoxOption, true, name.clone()));
    accessibility::mark_option(&response, is_selected, index);
    parts::item_background(ui, row.shrink(2.0), metrics::CORNER_BOARD, is_selected, response.hovered());
    parts::focus_ring(ui, &response, metrics::CORNER_BOARD);
    let painter = ui.painter();
    let ink = if is_white_better(line, side) { colors.text } else { colors.quiet };
    let galley = painter.layout_no_wrap(score, text::strong(), ink);
    let middle = row.center().y;
    painter.galley(pos2(row.left() + 8.0, middle - galley.size().y / 2.0), galley, ink);
    let room = Rect::from_min_max(pos2(row.left() + SCORE, row.top()), row.right_bottom() - vec2(6.0, 0.0));
    let shown = show_moves(ui, (analysis, line), room, response.hover_pos());
    let is_entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if response.clicked() || is_entered {
        actions.push(Action::Show(index, shown.unwrap_or(1)));
    }
    response.on_hover_text(moves);
}

fn is_white_better(line: &Line, side: Color) -> bool {
    wording::of_white(line.score, side) >= crate::engine::Score::Centipawns(0)
}

/// Draws the moves that fit. Returns the number of moves up to the one at the pointer.
fn show_moves(ui: &Ui, (analysis, line): (&Analysis, &Line), room: Rect, pointer: Option<egui::Pos2>) -> Option<usize> {
    const GAP: f32 = 4.0;
    let colors = palette(ui.visuals());
    let clipped = ui.painter().with_clip_rect(room);
    let (mut left, mut found) = (room.left(), None);
    let mut side = analysis.position.side_to_move;
    let mut number = analysis.position.fullmove_number;
    for (index, played) in line.moves.iter().enumerate() {
        if left > room.right() {
            break;
        }
        let counted = match side {
            Color::White => format!("{number}."),
            Color::Black if index == 0 => format!("{number}..."),
            Color::Black => String::new(),
        };
        number = number.saturating_add(u16::from(side == Color::Black));
        side = !side;
        let start = left;
        for (words, font, ink) in [
            (counted, text::small(), colors.quiet),
            (lang::localize_moves(&played.san).into_owned(), text::body(), colors.text),
        ] {
            if words.is_empty() {
                continue;
            }
            let galley = clipped.layout_no_wrap(words, font, ink);
            let drawn = galley.size();
            clipped.galley(pos2(left, room.center().y - drawn.y / 2.0), galley, ink);
            left += drawn.x + GAP;
        }
        let place = Rect::from_min_max(pos2(start - GAP / 2.0, room.top()), pos2(left - GAP / 2.0, room.bottom()));
        if pointer.is_some_and(|pointer| place.contains(pointer)) {
            clipped.hline(start..=left - GAP, room.bottom() - 4.0, (1.0, colors.accent));
            found = Some(index + 1);
        }
    }
    let text = Rect::from_min_max(room.min, pos2(left, room.bottom()));
    parts::fade_cut_ends(ui, room, text, colors.field);
    found
}
