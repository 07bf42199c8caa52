//! The answer as a card, and the buttons that copy it.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Frame, Label, Margin, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::shell::Command;
use crate::app::solving::view::Section;
use crate::app::solving::{Action, Answer};
use crate::app::ui::{Palette, Tone, metrics, palette, parts, text};
use crate::tr;

const BUTTON: f32 = 26.0;

pub(super) fn show(ui: &mut Ui, section: &Section<'_>, answer: &Answer, actions: &mut Vec<Action>) {
    card(ui, section, answer);
    if section.can_run(Command::CopySolution) {
        copying(ui, section, actions);
    }
}

/// Draws the headline of the answer to another position or question.
pub(super) fn show_folded(ui: &mut Ui, section: &Section<'_>, answer: &Answer) {
    let words = format!("{}: {}", outdated_reason(section, answer), answer.headline);
    let words = RichText::new(words).font(text::small()).color(palette(ui.visuals()).quiet);
    ui.add(Label::new(words).wrap());
}

const fn background(tone: Tone, colors: &Palette) -> Color32 {
    match tone {
        Tone::Good => colors.chosen,
        Tone::Odd => colors.odd_ground,
        Tone::Fault => colors.fault_ground,
        Tone::Unknown => colors.hovered,
    }
}

fn card(ui: &mut Ui, section: &Section<'_>, answer: &Answer) {
    let colors = palette(ui.visuals());
    let is_current = section.solving.is_current();
    // Outdated answers are gray.
    let tone = if is_current { answer.tone } else { Tone::Unknown };
    let (ground, ink) = (background(tone, colors), tone.ink(colors));
    let outdated = (!is_current).then(|| outdated_reason(section, answer));
    let frame = Frame::new().fill(ground).corner_radius(metrics::CORNER_FIELD).inner_margin(Margin::same(10));
    let searches_on = (answer.awaits_extras && is_current).then(|| tr!("solving-looks-on"));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
        let width = ui.available_width();
        let format = |font_id, color| TextFormat { font_id, color, ..TextFormat::default() };
        let mut headline = LayoutJob::single_section(answer.headline.clone(), format(text::strong(), ink));
        if let Some(note) = searches_on {
            headline.append(note, 8.0, format(text::small(), colors.quiet));
        }
        parts::painted(ui, headline, width);
        let mut line = |words: &str, font, ink| {
            parts::painted(ui, LayoutJob::single_section(words.to_owned(), format(font, ink)), width)
        };
        let ink = if is_current { colors.text } else { colors.quiet };
        for remark in &answer.remarks {
            line(remark, text::body(), ink);
        }
        if let Some(outdated) = outdated {
            line(outdated, text::small(), colors.quiet);
        }
    });
    let response = ui.interact(shown.response.rect, ui.scope_id().with("answer"), Sense::FOCUSABLE);
    response.widget_info(|| {
        let lines = std::iter::once(answer.headline.as_str()).chain(answer.remarks.iter().map(String::as_str));
        let lines: Vec<&str> = lines.chain(searches_on).chain(outdated).collect();
        WidgetInfo::labeled(Role::Label, true, tr!("solving-answer", lines = lines.join(". ")))
    });
    parts::focus_ring(ui, &response, metrics::CORNER_FIELD);
}

fn outdated_reason(section: &Section<'_>, answer: &Answer) -> &'static str {
    let now = section.shell.document.position();
    let is_same = answer.position.without_clocks() == now.without_clocks();
    if is_same { tr!("solving-other-question") } else { tr!("solving-other-position") }
}

/// Draws the buttons for the solution, with a short label where the panel is narrow.
fn copying(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    const GAP: f32 = 6.0;
    let offered = |[copy, as_epd, write]: [&'static str; 3]| {
        let all =
            [(copy, Command::CopySolution), (as_epd, Command::CopySolutionAsEpd), (write, Command::WriteSolution)];
        // The button that writes the solution is left out, not disabled, if there are no proven moves.
        all.into_iter().filter(|(_, command)| *command != Command::WriteSolution || section.can_run(*command))
    };
    let labels = [tr!("solving-copy"), tr!("solving-copy-as-epd"), tr!("solving-write")];
    let width: f32 = offered(labels).map(|(label, _)| parts::button_width(ui, label) + GAP).sum();
    let labels = if width - GAP > ui.available_width() { [labels[0], "EPD", labels[2]] } else { labels };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for (label, command) in offered(labels) {
            if ui.available_size_before_wrap().x < parts::button_width(ui, label) {
                ui.end_row();
            }
            actions.extend(section.button(ui, command, |ui, name| parts::named_button(ui, label, name, BUTTON)));
        }
    });
}
