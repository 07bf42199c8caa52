//! The note below the FEN box: the error with a button for its correction, or a hint.

use egui::{Label, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::app::fen_box::view::fen_bar::FenBar;
use crate::app::fen_box::{Action, FenBox};
use crate::app::shell::Command;
use crate::app::ui::{TextReadings, elide_middle, glossary, metrics, palette, parts, text, text_readings};
use crate::tr;

/// Width in points that the button keeps if space is short. The sentence beside it is truncated first.
const LEAST: f32 = 240.0;
const PADDING: f32 = 8.0;

pub(super) fn show(ui: &mut Ui, bar: FenBar<'_>, actions: &mut Vec<Action>) {
    let fen = bar.fen;
    if bar.tried.is_some() {
        parts::quiet(ui, tr!("fen-box-tried"));
    } else if let Some(sentence) = bar.refused {
        fault(ui, sentence);
    } else if let Some(sentence) = &fen.unavailable {
        fault(ui, sentence);
    } else if let Some(sentence) = &fen.sentence {
        if let Some(offer) = &fen.offer {
            with_offer(ui, fen, sentence, offer, actions);
        } else {
            with_why(ui, fen, sentence, ui.available_width(), actions);
            hint(ui, fen);
        }
    } else if fen.trimmed {
        parts::quiet(ui, tr!("fen-box-trimmed"));
    } else {
        about_board(ui, bar, actions);
    }
}

/// Shows the help line for the board, with the board size at the right end.
fn about_board(ui: &mut Ui, bar: FenBar<'_>, actions: &mut Vec<Action>) {
    let quiet = palette(ui.visuals()).quiet;
    let size = tr!("fen-box-board", size = bar.size.to_string());
    let room = (ui.available_width() - width(ui, &size, text::strong()) - ui.spacing().item_spacing.x).max(0.0);
    let height = ui.available_height();
    ui.allocate_ui(vec2(room, height), |ui| {
        ui.set_min_width(room);
        if let Some(words) = bar.hint {
            ui.add(Label::new(RichText::new(words).font(text::small()).color(quiet)).truncate());
        }
    });
    let link = parts::named_link(ui, &size, &tr!("fen-box-board-size", size = bar.size.to_string()));
    if link.on_hover_text(parts::tooltip(ui, Command::Board)).clicked() {
        actions.push(Action::Run(Command::Board));
    }
}

fn fault(ui: &mut Ui, sentence: &str) {
    let ink = palette(ui.visuals()).fault;
    ui.add(Label::new(RichText::new(sentence).color(ink)).truncate());
}

/// Shows the error and a button for its explanation in a width of `room` points.
fn with_why(ui: &mut Ui, fen: &FenBox, sentence: &str, room: f32, actions: &mut Vec<Action>) {
    let Some(entry) = fen.term().and_then(glossary::entry) else { return fault(ui, sentence) };
    let said = width(ui, sentence, text::body()).min(room - parts::HELP_BUTTON_SIZE - ui.spacing().item_spacing.x);
    ui.allocate_ui(vec2(said, metrics::FEN_NOTE), |ui| fault(ui, sentence));
    let response = parts::help_button(ui, &tr!("glossary-why", what = sentence));
    if response.clicked() {
        actions.push(Action::Explain);
    }
    parts::on_hover(response, || entry.explanation().to_owned());
}

fn hint(ui: &mut Ui, fen: &FenBox) {
    let hint = tr!("fen-box-escape");
    if fen.has_unfinished_text() && ui.available_width() > width(ui, hint, text::small()) {
        parts::quiet(ui, hint);
    }
}

fn with_offer(ui: &mut Ui, fen: &FenBox, sentence: &str, offer: &TextReadings, actions: &mut Vec<Action>) {
    let Some(likeliest) = offer.most_likely() else { return };
    let gap = ui.spacing().item_spacing.x;
    let others = text_readings::label(offer.choices.len() - 1);
    let others_width = others.as_ref().map_or(0.0, |label| parts::text_width(ui, label, text::strong()) + gap);
    let room = ui.available_width() - others_width - gap;
    let wanted =
        width(ui, tr!("fen-box-use"), text::strong()) + width(ui, &likeliest.fen, text::fen_small()) + 3.0 * PADDING;
    let said = width(ui, sentence, text::body()) + parts::HELP_BUTTON_SIZE + gap;
    let said = said.min((room - wanted.min(LEAST)).max(0.0));
    with_why(ui, fen, sentence, said, actions);
    let button = use_button(ui, &likeliest.fen, wanted.min(room - said));
    let button = button.on_hover_ui(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        for correction in &offer.corrections {
            ui.label(correction);
        }
        parts::quiet(ui, tr!("fen-box-enter"));
    });
    if button.clicked() {
        actions.push(Action::ApplyReading(0));
    }
    if let Some(label) = others
        && let Some(index) = text_readings::menu(ui, &label, tr!("fen-box-place"), &offer.choices, 0)
    {
        actions.push(Action::ApplyReading(index));
    }
    hint(ui, fen);
}

fn width(ui: &Ui, words: &str, font: egui::FontId) -> f32 {
    parts::text_width(ui, words, font).ceil()
}

/// Draws the small button that uses the offered FEN, which is shortened in the middle to fit `width` points.
fn use_button(ui: &mut Ui, fen: &str, width: f32) -> Response {
    let colors = palette(ui.visuals());
    let label = ui.painter().layout_no_wrap(tr!("fen-box-use").to_owned(), text::strong(), colors.accent);
    let letter = parts::text_width(ui, &"0".repeat(20), text::fen_small()) / 20.0;
    let letters = ((width - label.size().x - 3.0 * PADDING) / letter + 0.01).max(0.0) as usize;
    let shown = elide_middle(fen, letters);
    let body = ui.painter().layout_no_wrap(shown, text::fen_small(), colors.text);
    let size = vec2(label.size().x + body.size().x + 3.0 * PADDING, metrics::FEN_NOTE - 2.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{} {fen}", tr!("fen-box-use"))));
    let ground = if response.is_pointer_button_down_on() {
        colors.chosen
    } else if response.hovered() {
        colors.hovered
    } else {
        colors.field
    };
    ui.painter().rect_filled(rect, metrics::CORNER_BOARD, ground);
    ui.painter().rect_stroke(rect, metrics::CORNER_BOARD, Stroke::new(1.0, colors.edge), StrokeKind::Inside);
    parts::focus_ring(ui, &response, metrics::CORNER_BOARD);
    let middle = |height: f32| rect.center().y - height / 2.0;
    let left = rect.left() + PADDING;
    let right = left + label.size().x + PADDING;
    ui.painter().galley(egui::pos2(left, middle(label.size().y)), label.clone(), colors.accent);
    ui.painter().galley(egui::pos2(right, middle(body.size().y)), body.clone(), colors.text);
    response
}
