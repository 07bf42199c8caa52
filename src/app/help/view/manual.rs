//! The manual: keys, mouse and glossary in one list with a search field.

use egui::style::ScrollAnimation;
use egui::{Align, Color32, Frame, Key, Label, Layout, Modifiers, RichText, Role, ScrollArea, Ui, vec2};

use crate::app::help::manual::{Manual, ManualTarget, matching_entries, matching_rows};
use crate::app::help::{Action, Help};
use crate::app::ui::accessibility::NamedRegion;
use crate::app::ui::answers::{answers, title};
use crate::app::ui::dialog_field::{is_in_dialog_field, search_field};
use crate::app::ui::glossary::{self, GlossaryEntry};
use crate::app::ui::theme::{metrics, palette, text};
use crate::app::ui::{parts, wording};
use crate::lang;
use crate::tr;

const WIDTH: f32 = 580.0;
/// Width of the column with keys and mouse actions. Their effects are beside it.
const FIRST_COLUMN: f32 = 260.0;
/// Height of everything but the list, including margins.
const OTHER_HEIGHT: f32 = 256.0;
/// Distance that an arrow key scrolls.
const LINE: f32 = 40.0;

pub(in crate::app) fn show(ui: &mut Ui, Help { manual, .. }: &Help, actions: &mut Vec<Action>) {
    ui.set_width(WIDTH);
    title(ui, tr!("help-manual"));
    let height = (ui.ctx().content_rect().height() - OTHER_HEIGHT).max(160.0);
    let scrolled = scrolled_by_keys(ui, height);
    let typed = search_field(ui, tr!("help-search"), tr!("help-search.hint"), &manual.filter);
    actions.extend(typed.map(Action::Searched));
    links(ui, actions);
    ui.style_mut().scroll_animation = ScrollAnimation::none();
    ScrollArea::vertical().max_height(height).auto_shrink(false).show(ui, |ui| {
        ui.scroll_with_delta(vec2(0.0, -scrolled));
        ui.spacing_mut().item_spacing.y = 4.0;
        let rows = keys_and_mouse(ui, &manual.filter);
        let entries = glossary_sections(ui, manual, actions);
        if rows + entries == 0 {
            parts::quiet(ui, tr!("help-nothing-found"));
        }
        if !is_in_dialog_field(ui.ctx()) {
            parts::scroll_to_focus(ui);
        }
    });
    answers(ui, &[(tr!("help-close"), Action::Close)], actions);
}

/// Returns the distance that keys scroll in this frame while the search field has the focus.
fn scrolled_by_keys(ui: &Ui, height: f32) -> f32 {
    if !is_in_dialog_field(ui.ctx()) {
        return 0.0;
    }
    let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f32;
    let lines = pressed(Key::ArrowDown) - pressed(Key::ArrowUp);
    let pages = pressed(Key::PageDown) - pressed(Key::PageUp);
    lines * LINE + pages * (height - LINE)
}

/// Links to the sections.
fn links(ui: &mut Ui, actions: &mut Vec<Action>) {
    let keys = ("help-keys", tr!("help-keys"));
    let parts = glossary::PARTS.iter().map(|(heading, _)| (*heading, lang::text(heading).unwrap_or_default()));
    ui.horizontal(|ui| {
        ui.set_height(18.0);
        ui.spacing_mut().item_spacing.x = 16.0;
        for (heading, label) in [keys].into_iter().chain(parts) {
            if parts::named_link(ui, label, &tr!("help-go-to", part = label)).clicked() {
                actions.push(Action::GoTo(heading));
            }
        }
    });
}

/// Draws the matching rows of keys and mouse actions. Returns their number.
fn keys_and_mouse(ui: &mut Ui, filter: &str) -> usize {
    ui.spacing_mut().interact_size.y = 18.0;
    scroll_if_requested(ui, ManualTarget::Section("help-keys"));
    let mut count = 0;
    for (heading, rows) in wording::KEYS_AND_MOUSE {
        let rows = matching_rows(filter, heading, rows);
        if rows.is_empty() {
            continue;
        }
        count += rows.len();
        parts::heading(ui, lang::text(heading).unwrap_or_default());
        for row in rows {
            let does = lang::text(&format!("{row}.does")).unwrap_or_default();
            let quiet = RichText::new(does).font(text::small()).color(palette(ui.visuals()).quiet);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0 * metrics::GRID;
                column(ui, FIRST_COLUMN, lang::text(row).unwrap_or_default().into());
                column(ui, ui.available_width(), quiet);
            });
        }
    }
    if filter.trim().is_empty() {
        parts::quiet(ui, tr!("help-keys-rest"));
    }
    count
}

fn column(ui: &mut Ui, width: f32, words: RichText) {
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.add(Label::new(words).wrap());
    });
}

/// Draws the matching glossary entries. Returns their number.
fn glossary_sections(ui: &mut Ui, manual: &Manual, actions: &mut Vec<Action>) -> usize {
    let mut count = 0;
    for (heading, entries) in &glossary::PARTS {
        let entries = matching_entries(&manual.filter, heading, entries);
        if entries.is_empty() {
            continue;
        }
        count += entries.len();
        ui.add_space(metrics::GRID);
        scroll_if_requested(ui, ManualTarget::Section(heading));
        let heading = lang::text(heading).unwrap_or_default();
        parts::heading(ui, heading);
        NamedRegion::new(Role::List, heading).with_size(entries.len()).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (index, found) in entries.into_iter().enumerate() {
                entry(ui, index, found, manual.highlighted == Some(found.term), actions);
            }
        });
    }
    count
}

fn entry(ui: &mut Ui, index: usize, entry: &GlossaryEntry, is_asked_about: bool, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let name = entry.name();
    let ground = if is_asked_about { colors.chosen } else { Color32::TRANSPARENT };
    let frame = Frame::new().fill(ground).corner_radius(metrics::CORNER_FIELD);
    let frame = frame.inner_margin(egui::Margin::symmetric(8, 5));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        NamedRegion::new(Role::ListItem, &name).with_index(index).show(ui, |ui| {
            let link = tr!("glossary-example");
            ui.horizontal_top(|ui| {
                let room = ui.available_width() - parts::button_width(ui, link);
                column(ui, room, RichText::new(&*name).font(text::strong()));
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    let link = parts::named_link(ui, link, &tr!("glossary-load", what = &*name));
                    if link.clicked() {
                        actions.push(Action::Load(entry.term));
                    }
                    link.on_hover_ui(|ui| {
                        ui.label(RichText::new(entry.example).font(text::fen_small()));
                    });
                });
            });
            ui.add(Label::new(RichText::new(entry.explanation()).font(text::small()).color(colors.quiet)).wrap());
        });
    });
    if ManualTarget::Entry(entry.term).take(ui) {
        shown.response.scroll_to_me(Some(Align::Center));
    }
}

/// Scrolls to a part that begins here, if that was requested.
fn scroll_if_requested(ui: &Ui, place: ManualTarget) {
    if place.take(ui) {
        ui.scroll_to_cursor(Some(Align::Min));
    }
}
