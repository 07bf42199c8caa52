//! The view of the manual: a page, the glossary, or the results of a search in both.

use egui::style::ScrollAnimation;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Color32, FontId, Frame, Key, Label, Layout, Margin, Modifiers, RichText, Role, ScrollArea, Ui, Vec2, vec2,
};

use crate::app::help::update::{Manual, ManualTarget, ManualView, SearchResults};
use crate::app::help::{Action, Help};
use crate::app::ui::{
    GlossaryEntry, NamedRegion, answers, glossary, is_in_dialog_field, metrics, palette, parts, search_field, text,
    title,
};
use crate::manual::{self, Block, Inline, Page};
use crate::{lang, tr};

const WIDTH: f32 = 580.0;
/// Width in points of the first of two columns, such as keys and mouse actions.
const FIRST_COLUMN: f32 = 260.0;
const OTHER_HEIGHT: f32 = 256.0;
/// Distance in points that an arrow key scrolls.
const LINE: f32 = 40.0;

pub(crate) fn show(ui: &mut Ui, Help { manual, .. }: &Help, actions: &mut Vec<Action>) {
    ui.set_width(WIDTH);
    title(ui, tr!("help-manual"));
    let height = (ui.ctx().content_rect().height() - OTHER_HEIGHT).max(160.0);
    let scrolled = scrolled_by_keys(ui, height);
    let typed = search_field(ui, tr!("help-search"), tr!("help-search.hint"), &manual.view.filter);
    actions.extend(typed.map(Action::Searched));
    links(ui, manual, actions);
    ui.style_mut().scroll_animation = ScrollAnimation::none();
    ScrollArea::vertical().max_height(height).auto_shrink(false).show(ui, |ui| {
        ui.scroll_with_delta(vec2(0.0, -scrolled));
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.spacing_mut().interact_size.y = 18.0;
        let ManualView { target, found, .. } = &manual.view;
        match (found, *target) {
            (Some(found), target) => {
                scroll_if_requested(ui, target);
                results(ui, found, actions);
            }
            (None, ManualTarget::Page(slug, _)) => {
                if let Some(page) = manual::pages(lang::current()).iter().find(|page| page.slug == slug) {
                    self::page(ui, page, actions);
                }
            }
            (None, target) => {
                for (heading, entries) in &glossary::PARTS {
                    section(ui, heading, &entries.iter().collect::<Vec<_>>(), target, actions);
                }
            }
        }
        if !is_in_dialog_field(ui.ctx()) {
            parts::scroll_to_focus(ui);
        }
    });
    answers(ui, &[(tr!("help-close"), Action::Close)], actions);
}

/// Returns by how many points the keys of this frame scroll. The search field must have the focus; otherwise returns 0.
fn scrolled_by_keys(ui: &Ui, height: f32) -> f32 {
    if !is_in_dialog_field(ui.ctx()) {
        return 0.0;
    }
    let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f32;
    let lines = pressed(Key::ArrowDown) - pressed(Key::ArrowUp);
    let pages = pressed(Key::PageDown) - pressed(Key::PageUp);
    lines * LINE + pages * (height - LINE)
}

/// Draws links to the contents, the keys and the sections of the glossary, and a link back to the previous view.
fn links(ui: &mut Ui, manual: &Manual, actions: &mut Vec<Action>) {
    let pages = [("help-contents", manual::INDEX), ("command-keys-and-mouse", "keys-and-mouse")];
    let pages = pages.map(|(label, slug)| (label, ManualTarget::Page(slug, 0)));
    let sections = glossary::PARTS.iter().map(|(heading, _)| (*heading, ManualTarget::Glossary(heading)));
    ui.horizontal(|ui| {
        ui.set_height(18.0);
        ui.spacing_mut().item_spacing.x = 16.0;
        for (label, target) in pages.into_iter().chain(sections) {
            link(ui, lang::text(label).unwrap_or_default(), target, actions);
        }
        if !manual.earlier.is_empty() && parts::link(ui, tr!("help-back")).clicked() {
            actions.push(Action::Back);
        }
    });
}

fn link(ui: &mut Ui, label: &str, target: ManualTarget, actions: &mut Vec<Action>) {
    if parts::named_link(ui, label, &tr!("help-go-to", part = label)).clicked() {
        actions.push(Action::GoTo(target));
    }
}

fn page(ui: &mut Ui, page: &'static Page, actions: &mut Vec<Action>) {
    scroll_if_requested(ui, ManualTarget::Page(&page.slug, 0));
    ui.label(RichText::new(&page.title).font(text::strong()));
    for (index, block) in page.blocks.iter().enumerate() {
        if matches!(block, Block::Heading(_)) {
            ui.add_space(metrics::GRID);
            scroll_if_requested(ui, ManualTarget::Page(&page.slug, index));
        }
        self::block(ui, block, actions);
    }
}

/// Draws the results of a search, each part below a link to where it is in the manual.
fn results(ui: &mut Ui, found: &SearchResults, actions: &mut Vec<Action>) {
    for place in found.blocks.chunk_by(|one, other| (&one.0.slug, one.1) == (&other.0.slug, other.1)) {
        let (page, heading, _) = place[0];
        let label = match page.blocks.get(heading) {
            Some(Block::Heading(heading)) => format!("{}: {heading}", page.title),
            _ => page.title.clone(),
        };
        link(ui, &label, ManualTarget::Page(&page.slug, heading), actions);
        for (_, _, block) in place {
            self::block(ui, block, actions);
        }
        ui.add_space(metrics::GRID);
    }
    for (heading, entries) in &found.entries {
        section(ui, heading, entries, ManualTarget::Glossary(heading), actions);
    }
    if found.blocks.is_empty() && found.entries.iter().all(|(_, entries)| entries.is_empty()) {
        parts::quiet(ui, tr!("help-nothing-found"));
    }
}

fn block(ui: &mut Ui, block: &'static Block, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let body = (text::body(), colors.text);
    match block {
        Block::Heading(heading) => {
            parts::heading(ui, heading);
        }
        Block::Paragraph(text) => words(ui, text, body, actions),
        Block::Item(text) => {
            ui.horizontal_top(|ui| {
                ui.label("\u{2022}");
                column(ui, ui.available_width(), |ui| words(ui, text, body, actions));
            });
        }
        Block::Code(code) => {
            let frame = Frame::new().fill(colors.field).stroke((1.0, colors.line)).corner_radius(metrics::CORNER_FIELD);
            // Leaves space for the scroll bar at the right.
            let frame = frame.outer_margin(Margin { right: 8, ..Margin::ZERO });
            frame.inner_margin(Margin::same(8)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.add(Label::new(RichText::new(code).font(text::fen_small())).wrap());
            });
        }
        // Only tables with more than two columns show their headings. Two columns are clear without headings.
        Block::Columns(cells) if cells.len() > 2 => {
            row(ui, cells, [(text::heading(), colors.quiet), (text::heading(), colors.quiet)], actions);
        }
        Block::Columns(_) => {}
        Block::Row(cells) => row(ui, cells, [body, (text::small(), colors.quiet)], actions),
    }
}

fn row(ui: &mut Ui, cells: &'static [manual::Text], [first, rest]: [(FontId, Color32); 2], actions: &mut Vec<Action>) {
    ui.horizontal_top(|ui| {
        let gap = 2.0 * metrics::GRID;
        ui.spacing_mut().item_spacing.x = gap;
        let equal = (ui.available_width() + gap) / cells.len() as f32 - gap;
        for (index, cell) in cells.iter().enumerate() {
            let width = match (index, cells.len()) {
                (0, 2) => FIRST_COLUMN,
                (1, 2) => ui.available_width(),
                _ => equal,
            };
            let look = if index == 0 { first.clone() } else { rest.clone() };
            column(ui, width, |ui| words(ui, cell, look, actions));
        }
    });
}

fn column(ui: &mut Ui, width: f32, draw: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| {
        ui.set_width(width);
        draw(ui);
    });
}

/// Draws a text that wraps. Everything up to the next link is one label.
fn words(ui: &mut Ui, text: &'static [Inline], (font, ink): (FontId, Color32), actions: &mut Vec<Action>) {
    let mut draw = |ui: &mut Ui| {
        let mut job = LayoutJob::default();
        for part in text {
            match part {
                Inline::Text(text) => job.append(text, 0.0, TextFormat::simple(font.clone(), ink)),
                Inline::Code(code) => job.append(code, 0.0, TextFormat::simple(text::fen_small(), ink)),
                Inline::Link { label, slug } => {
                    if !job.is_empty() {
                        ui.add(Label::new(std::mem::take(&mut job)).wrap());
                    }
                    link(ui, label, ManualTarget::Page(slug, 0), actions);
                }
            }
        }
        if !job.is_empty() {
            ui.add(Label::new(job).wrap());
        }
    };
    // A text without links is not in a wrapped row, which would shift all but its first line one pixel to the right.
    if text.iter().any(|part| matches!(part, Inline::Link { .. })) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            draw(ui);
        });
    } else {
        draw(ui);
    }
}

/// Draws entries of the glossary below their heading. If `at` is one of the entries, highlights this entry.
fn section(ui: &mut Ui, title: &'static str, entries: &[&GlossaryEntry], at: ManualTarget, actions: &mut Vec<Action>) {
    if entries.is_empty() {
        return;
    }
    scroll_if_requested(ui, ManualTarget::Glossary(title));
    let title = lang::text(title).unwrap_or_default();
    parts::heading(ui, title);
    NamedRegion::new(Role::List, title).with_size(entries.len()).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (index, found) in entries.iter().enumerate() {
            entry(ui, index, found, at == ManualTarget::Entry(found.term), actions);
        }
    });
    ui.add_space(metrics::GRID);
}

fn entry(ui: &mut Ui, index: usize, entry: &GlossaryEntry, is_asked_about: bool, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let name = entry.name();
    let ground = if is_asked_about { colors.chosen } else { Color32::TRANSPARENT };
    let frame = Frame::new().fill(ground).corner_radius(metrics::CORNER_FIELD);
    let frame = frame.inner_margin(Margin::symmetric(8, 5));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        NamedRegion::new(Role::ListItem, &name).with_index(index).show(ui, |ui| {
            let link = tr!("glossary-example");
            ui.horizontal_top(|ui| {
                let room = ui.available_width() - parts::button_width(ui, link);
                column(ui, room, |ui| {
                    ui.add(Label::new(RichText::new(&*name).font(text::strong())).wrap());
                });
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

fn scroll_if_requested(ui: &Ui, place: ManualTarget) {
    if place.take(ui) {
        ui.scroll_to_cursor(Some(Align::Min));
    }
}
