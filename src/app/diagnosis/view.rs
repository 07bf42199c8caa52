//! The diagnosis in the side panel: the verdict, the material, and a card for each problem.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, FontId, Frame, Id, Label, Layout, Rect, Response, RichText, Role, Sense, Ui, UiBuilder, vec2};

use crate::app::diagnosis::{Action, Diagnosis, Finding, PointedProblem};
use crate::app::shell::{Command, ProofStatus, Shell};
use crate::app::ui::{NamedRegion, Palette, glossary, metrics, palette, parts, text};
use crate::rules::{self, Unproven};
use crate::tr;
use crate::wording::Sentence;

const MARGIN: f32 = 10.0;
const GAP: f32 = 6.0;

/// Draws the verdict, if possible on one line.
pub(crate) fn verdict(ui: &mut Ui, shell: &Shell, meaning: &Diagnosis) {
    let colors = palette(ui.visuals());
    let (words, ink) = match meaning.verdict.state {
        _ if shell.is_preview() => (tr!("meaning-preview"), colors.quiet),
        rules::GameState::Illegal if !meaning.is_empty_board => (meaning.headline.as_str(), colors.fault),
        _ => (meaning.headline.as_str(), colors.text),
    };
    // A long verdict is smaller. The longest take two small lines, for which there is room.
    let room = ui.available_width();
    let fits = |font: &FontId| parts::text_width(ui, words, font.clone()) <= room;
    let font = [text::verdict(), text::strong(), text::body()].into_iter().find(fits).unwrap_or_else(text::small);
    ui.add(Label::new(RichText::new(words).font(font).color(ink)).wrap());
}

/// Draws remarks and problem cards. `pointed` is the problem or fix that was pointed at in the last frame.
pub(crate) fn show(
    ui: &mut Ui,
    shell: &Shell,
    meaning: &Diagnosis,
    pointed: Option<PointedProblem>,
    actions: &mut Vec<Action>,
) {
    let before = pointed;
    let mut pointed = None;
    if shell.is_preview() {
        parts::quiet(ui, tr!("meaning-preview-note"));
    } else {
        // In try mode the position cannot be edited, so no fixes are offered.
        let is_edited = !shell.is_trying();
        if meaning.is_empty_board {
            empty_board_hint(ui);
        }
        remarks(ui, meaning, is_edited, actions);
        proof_status(ui, &shell.proof);
        pointed = findings(ui, meaning, before, is_edited, actions);
    }
    if pointed != before {
        actions.push(Action::PointAt(pointed));
    }
}

fn empty_board_hint(ui: &mut Ui) {
    let paste = parts::with_shortcut(ui, tr!("meaning-paste"), Command::Paste);
    let start = parts::with_shortcut(ui, tr!("meaning-set-up-start"), Command::StartPosition);
    parts::quiet(ui, &tr!("meaning-begin", paste = paste, start = start));
}

fn remarks(ui: &mut Ui, meaning: &Diagnosis, is_edited: bool, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.spacing_mut().interact_size.y = 0.0;
    if let Some(count) = &meaning.count {
        let link = parts::text_width(ui, tr!("meaning-fix-all"), text::strong());
        let is_beside = parts::text_width(ui, count, text::small()) + link + GAP <= ui.available_width();
        let has_link = meaning.fix_all.is_some();
        ui.horizontal(|ui| {
            parts::quiet(ui, count);
            if has_link && is_beside {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| fix_all(ui, is_edited, actions));
            }
        });
        if has_link && !is_beside {
            fix_all(ui, is_edited, actions);
        }
    }
    for remark in &meaning.remarks {
        ui.add(Label::new(RichText::new(remark).font(text::small()).color(colors.quiet)).wrap());
    }
    if let Some(start) = &meaning.start {
        chip(ui, start, colors);
    }
}

/// Draws the progress of proving the result, or why it failed.
fn proof_status(ui: &mut Ui, status: &ProofStatus) {
    match status {
        ProofStatus::Unknown | ProofStatus::Known(_) | ProofStatus::Failed(Unproven::Stopped) => {}
        ProofStatus::Running { done, total } => {
            _ = parts::quiet(ui, &tr!("proving-running", number = (done + 1).min(*total), total = *total));
        }
        ProofStatus::Failed(reason) => _ = parts::quiet(ui, &reason.sentence()),
    }
}

fn chip(ui: &mut Ui, words: &str, colors: &Palette) {
    let frame = Frame::new().fill(colors.chosen).corner_radius(metrics::CORNER_FIELD);
    frame.inner_margin(egui::Margin::symmetric(8, 2)).show(ui, |ui| {
        ui.label(RichText::new(words).font(text::small()).color(colors.text));
    });
}

/// Draws all cards. Returns the problem or fix under the pointer, or, without one, the problem or fix with the focus.
fn findings(
    ui: &mut Ui,
    meaning: &Diagnosis,
    pointed: Option<PointedProblem>,
    is_edited: bool,
    actions: &mut Vec<Action>,
) -> Option<PointedProblem> {
    if meaning.findings.is_empty() {
        ui.data_mut(|data| data.remove_temp::<usize>(fixed_by_key()));
        return None;
    }
    let list = NamedRegion::new(Role::List, tr!("meaning-list")).with_size(meaning.findings.len());
    list.show(ui, |ui| cards(ui, meaning, pointed, is_edited, actions))
}

fn cards(
    ui: &mut Ui,
    meaning: &Diagnosis,
    pointed: Option<PointedProblem>,
    is_edited: bool,
    actions: &mut Vec<Action>,
) -> Option<PointedProblem> {
    let (mut hovered, mut focused) = (None, None);
    let mut fixed = ui.data_mut(|data| data.remove_temp::<usize>(fixed_by_key()));
    let mut last_fix = None;
    for (index, finding) in meaning.findings.iter().enumerate() {
        ui.add_space(2.0);
        let is_pointed = pointed.is_some_and(|pointed| pointed.problem == index);
        let card = card(ui, index, finding, is_pointed, is_edited);
        if card.is_asked_about {
            actions.push(Action::Explain(index));
        }
        if let Some(fix) = card.chosen {
            actions.push(Action::Fix { problem: index, fix });
        }
        last_fix = card.first_fix.or(last_fix);
        if fixed.is_some_and(|fixed| fixed <= index) && card.first_fix.is_some() {
            fixed = None;
            ui.memory_mut(|memory| last_fix.into_iter().for_each(|id| memory.request_focus(id)));
        }
        hovered = card.hovered.or(hovered);
        focused = card.focused.or(focused);
    }
    if fixed.is_some() {
        ui.memory_mut(|memory| last_fix.into_iter().for_each(|id| memory.request_focus(id)));
    }
    hovered.or(focused)
}

/// The id of a stored value: the index of the problem that a key has just fixed. The focus moves to the next fix.
fn fixed_by_key() -> Id {
    Id::unique("fixed by a key")
}

fn fix_all(ui: &mut Ui, is_edited: bool, actions: &mut Vec<Action>) {
    let tip = parts::tooltip(ui, Command::FixAll);
    let link = with_room(ui, is_edited, |ui| parts::link(ui, tr!("meaning-fix-all")));
    if link.on_hover_text(tip).clicked() {
        actions.push(Action::Run(Command::FixAll));
    }
}

/// Draws fixes. Where none are offered, they keep their room, so that try mode moves no problem.
fn with_room<R>(ui: &mut Ui, is_offered: bool, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new();
    ui.scope_builder(if is_offered { builder } else { builder.invisible() }, draw).inner
}

#[derive(Default)]
struct CardInput {
    hovered: Option<PointedProblem>,
    focused: Option<PointedProblem>,
    chosen: Option<usize>,
    is_asked_about: bool,
    first_fix: Option<Id>,
}

impl CardInput {
    /// Records the pointer, the focus and clicks on a fix, or on the card itself if `fix` is `None`.
    fn note(&mut self, response: &Response, problem: usize, fix: Option<usize>) {
        let pointed = Some(PointedProblem { problem, fix });
        if response.contains_pointer() {
            self.hovered = pointed.filter(|_| fix.is_some()).or(self.hovered).or(pointed);
        }
        if response.has_focus() {
            self.focused = pointed;
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if fix.is_some() {
            self.first_fix.get_or_insert(response.id);
        }
        // After a fix, the next card moves to the pointer, so the second click of a double click is ignored.
        if response.clicked() && !response.double_clicked() {
            self.chosen = fix;
            if response.has_focus() {
                response.ctx.data_mut(|data| data.insert_temp(fixed_by_key(), problem));
            }
        }
    }
}

fn card(ui: &mut Ui, index: usize, finding: &Finding, is_pointed: bool, is_edited: bool) -> CardInput {
    let said = finding.announcement();
    // Tab stops at the fixes of a card. If there are none, Tab stops at the card.
    let has_fixes = !finding.fixes.is_empty() && is_edited;
    let id = ui.scope_id().with(("problem", index));
    let sense = if has_fixes { Sense::HOVER } else { Sense::FOCUSABLE };
    NamedRegion::new(Role::ListItem, &said).with_widget(id, sense).with_index(index).show(ui, |ui| {
        let mut card = CardInput::default();
        let place = ground(ui, finding, is_pointed, |ui| {
            let room = ui.available_width() - parts::HELP_BUTTON_SIZE - GAP;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                ui.vertical(|ui| {
                    ui.set_width(room);
                    ui.spacing_mut().item_spacing.x = 14.0;
                    sentence(ui, finding, room);
                    if !finding.fixes.is_empty() {
                        with_room(ui, is_edited, |ui| fixes(ui, index, finding, &mut card));
                    }
                });
                why(ui, finding, &mut card);
            });
        });
        let response = Response { rect: place, ..ui.response() };
        parts::focus_ring(ui, &response, metrics::CORNER_FIELD);
        card.note(&response, index, None);
        card
    })
}

fn why(ui: &mut Ui, finding: &Finding, card: &mut CardInput) {
    let Some(entry) = glossary::entry(finding.term()) else { return };
    let response = parts::help_button(ui, &tr!("glossary-why", what = &finding.sentence));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    card.is_asked_about = response.clicked();
    parts::on_hover(response, || entry.explanation().to_owned());
}

/// Draws the background and border of a card around `content`. Returns the rectangle of the card.
fn ground(ui: &mut Ui, finding: &Finding, is_pointed: bool, content: impl FnOnce(&mut Ui)) -> Rect {
    let colors = palette(ui.visuals());
    let (ground, edge) = if finding.problem.is_illegal() {
        (colors.fault_ground, colors.fault)
    } else {
        (colors.odd_ground, colors.odd)
    };
    let stroke = (1.0, if is_pointed { edge.gamma_multiply(0.7) } else { ground });
    let frame = Frame::new().fill(ground).stroke(stroke).corner_radius(metrics::CORNER_FIELD).inner_margin(MARGIN);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(14.0, 5.0);
        ui.spacing_mut().interact_size.y = 0.0;
        content(ui);
    });
    shown.response.rect
}

fn fixes(ui: &mut Ui, index: usize, finding: &Finding, card: &mut CardInput) {
    ui.horizontal_wrapped(|ui| {
        for place in 0..finding.fixes.len() {
            fix(ui, index, finding, place, card);
        }
    });
}

fn fix(ui: &mut Ui, index: usize, finding: &Finding, place: usize, card: &mut CardInput) {
    let label = &finding.fixes[place].label;
    let response = parts::named_link(ui, label, &tr!("meaning-fix", label = label, sentence = &finding.sentence));
    card.note(&response, index, Some(place));
}

/// Paints the sentence with the square names in bold. The card itself has the text for screen readers.
fn sentence(ui: &mut Ui, finding: &Finding, width: f32) {
    let ink = palette(ui.visuals()).text;
    let format = |font| TextFormat { font_id: font, color: ink, ..TextFormat::default() };
    let mut job = LayoutJob::default();
    let mut end = 0;
    for name in &finding.square_names {
        job.append(finding.sentence.get(end..name.start).unwrap_or_default(), 0.0, format(text::body()));
        job.append(finding.sentence.get(name.clone()).unwrap_or_default(), 0.0, format(text::strong()));
        end = name.end;
    }
    job.append(finding.sentence.get(end..).unwrap_or_default(), 0.0, format(text::body()));
    job.append(".", 0.0, format(text::body()));
    parts::painted(ui, job, width);
}
