//! The answer as a card, and the buttons that copy it.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Frame, Id, Label, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::shell::Command;
use crate::app::solving::analysis::{Analysis, AnalysisOutcome};
use crate::app::solving::commands::is_of_phases;
use crate::app::solving::view::{Section, running};
use crate::app::solving::writing::why_no_moves;
use crate::app::solving::{Action, Answer};
use crate::app::ui::{Palette, Tone, metrics, palette, parts, text};
use crate::tr;

const BUTTON: f32 = 26.0;
pub(super) const MARGIN: f32 = 10.0;

pub(super) fn show(ui: &mut Ui, section: &Section<'_>, answer: &Answer, actions: &mut Vec<Action>) {
    if let Some(running) = section.solving.search_status() {
        running::show(ui, running, height(ui));
    } else {
        card(ui, section, answer);
    }
    // The buttons of an outdated answer are disabled and not left out, so that the tree below them does not move.
    if let Some(analysis) = &section.solving.analysis
        && !matches!(analysis.outcome, AnalysisOutcome::Unsolved(_))
    {
        copying(ui, section, analysis, actions);
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

/// Returns the height of the last answer that was current. What replaces it is at least as high, so that the tree below
/// does not move.
fn height(ui: &Ui) -> f32 {
    ui.data(|data| data.get_temp(height_id())).unwrap_or_default()
}

fn height_id() -> Id {
    Id::unique("height of the answer")
}

/// Draws the ground of the answer, or of the progress of a search, around `content`. Returns its area.
pub(super) fn ground(ui: &mut Ui, tone: Tone, height: f32, content: impl FnOnce(&mut Ui)) -> Rect {
    let frame = Frame::new().fill(background(tone, palette(ui.visuals()))).corner_radius(metrics::CORNER_FIELD);
    let shown = frame.inner_margin(MARGIN).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_min_height((height - 2.0 * MARGIN).max(0.0));
        ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
        content(ui);
    });
    shown.response.rect
}

/// Draws the answer. In place of its remarks, an outdated answer has the reason why it is outdated, and is gray.
fn card(ui: &mut Ui, section: &Section<'_>, answer: &Answer) {
    let colors = palette(ui.visuals());
    let is_current = section.solving.is_current();
    let (tone, height) = if is_current { (answer.tone, 0.0) } else { (Tone::Unknown, height(ui)) };
    let remarks: Vec<String> =
        if is_current { answer.remarks.clone() } else { vec![outdated_reason(section, answer).to_owned()] };
    let searches_on = (answer.awaits_extras && is_current).then(|| tr!("solving-looks-on"));
    let place = ground(ui, tone, height, |ui| {
        let ink = if is_current { colors.text } else { colors.quiet };
        // Popeye judges nothing, so its answer has no color of its own.
        let is_by_popeye = section.solving.analysis.as_ref().is_some_and(Analysis::is_by_popeye);
        let is_plain = is_by_popeye && tone == Tone::Unknown;
        headline(ui, &answer.headline, if is_plain { ink } else { tone.ink(colors) }, searches_on);
        for remark in &remarks {
            let job = LayoutJob::single_section(remark.clone(), TextFormat::simple(text::body(), ink));
            parts::painted(ui, job, ui.available_width());
        }
    });
    if is_current {
        ui.data_mut(|data| data.insert_temp(height_id(), place.height()));
    }
    let response = ui.interact(place, ui.scope_id().with("answer"), Sense::FOCUSABLE);
    response.widget_info(|| {
        let lines = [&answer.headline].into_iter().chain(&remarks).map(String::as_str);
        let lines: Vec<&str> = lines.chain(searches_on).collect();
        WidgetInfo::labeled(Role::Label, true, tr!("solving-answer", lines = lines.join(". ")))
    });
    parts::focus_ring(ui, &response, metrics::CORNER_FIELD);
}

/// Draws the headline, and the note that extras are being searched if there is room for it beside the headline.
fn headline(ui: &mut Ui, words: &str, ink: Color32, searches_on: Option<&str>) {
    const GAP: f32 = 8.0;
    let room = ui.available_width() - parts::text_width(ui, words, text::strong()) - GAP;
    let mut job = LayoutJob::single_section(words.to_owned(), TextFormat::simple(text::strong(), ink));
    if let Some(note) = searches_on.filter(|note| parts::text_width(ui, note, text::small()) <= room) {
        job.append(note, GAP, TextFormat::simple(text::small(), palette(ui.visuals()).quiet));
    }
    parts::painted(ui, job, ui.available_width());
}

fn outdated_reason(section: &Section<'_>, answer: &Answer) -> &'static str {
    let now = section.shell.document.position();
    let is_same = answer.position.without_clocks() == now.without_clocks();
    if is_same { tr!("solving-other-question") } else { tr!("solving-other-position") }
}

/// Draws the buttons for the solution, with a short label where the panel is narrow.
fn copying(ui: &mut Ui, section: &Section<'_>, analysis: &Analysis, actions: &mut Vec<Action>) {
    const GAP: f32 = 6.0;
    let (has_moves, has_phases) = (why_no_moves(analysis).is_none(), is_of_phases(analysis));
    let has_button = |command| match command {
        // The button that writes the solution is left out, not disabled, if there are no proven moves.
        Command::WriteSolution => has_moves,
        Command::CopySolutionAsEpd => !analysis.is_by_popeye(),
        _ => true,
    };
    let offered = |[copy, as_epd, write]: [&'static str; 3]| {
        let all =
            [(copy, Command::CopySolution), (as_epd, Command::CopySolutionAsEpd), (write, Command::WriteSolution)];
        all.into_iter().filter(|(_, command)| has_button(*command))
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
        // It is in the menu too, and is not worth a row.
        let phases = tr!("solving-phases-show");
        if has_phases && ui.available_size_before_wrap().x >= parts::button_width(ui, phases) {
            let look = |ui: &mut Ui, name: &str| parts::named_button(ui, phases, name, BUTTON);
            actions.extend(section.button(ui, Command::ShowPhases, look));
        }
    });
}
