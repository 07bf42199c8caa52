//! The command palette and the about dialog; `manual` has the manual.

pub(crate) mod manual;

use egui::{Id, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::search::{matching, suggestions};
use super::{Action, Help, PaletteEntry};
use crate::app::shell::{Command, Reason};
use crate::app::ui::{
    NamedRegion, accessibility, announce_row, answers, explanation, filter_field, metrics, palette, parts, step_row,
    text, title,
};
use crate::tr;

/// Draws the command palette. `why_disabled` returns the reason why a command cannot be run now; `None` if it can.
pub(crate) fn command_palette(
    ui: &mut Ui,
    Help { filter, row, .. }: &Help,
    why_disabled: &dyn Fn(Command) -> Option<Reason>,
    actions: &mut Vec<Action>,
) {
    ui.set_width(460.0);
    accessibility::name_dialog(ui, tr!("help-palette"));
    let row = *row;
    let mut found = matching(filter, |command| why_disabled(command).is_none());
    let is_guessed = found.is_empty();
    if is_guessed {
        found = suggestions(filter).into_iter().map(PaletteEntry::Command).collect();
    }
    let has_tips = pointer_moved_since(ui, filter);
    let stepped = step_row(ui, row, found.len(), actions);
    let entered = parts::take_enter(ui);
    filter_field(ui, tr!("help-palette-field"), tr!("help-palette-field.hint"), filter, actions);
    ui.spacing_mut().item_spacing.y = 0.0;
    let list = NamedRegion::new(Role::ListBox, tr!("help-palette-list")).with_size(found.len());
    let area = ScrollArea::vertical().max_height(320.0).auto_shrink([false, false]);
    area.show(ui, |ui| {
        if is_guessed {
            let is_none = found.is_empty();
            parts::quiet(ui, if is_none { tr!("help-palette-none") } else { tr!("help-palette-near") });
        }
        list.show(ui, |ui| {
            for (index, entry) in found.iter().enumerate() {
                let chosen = index == stepped.unwrap_or(row);
                let why_disabled = entry.command().and_then(why_disabled);
                let is_enabled = why_disabled.is_none();
                let response = entry_row(ui, *entry, is_enabled, chosen);
                accessibility::mark_option(&response, chosen, index);
                if chosen {
                    announce_row(&response, index);
                }
                if chosen && stepped.is_some() {
                    response.scroll_to_me(None);
                }
                if is_enabled && (response.clicked() || (chosen && entered)) {
                    actions.push(Action::Choose(*entry));
                }
                if has_tips {
                    response.on_hover_text(parts::with_reason(entry.tooltip().into_owned(), why_disabled));
                }
            }
        });
    });
}

/// Returns `true` if the pointer has moved since the filter was typed. Until then, rows at the pointer get no tooltip.
fn pointer_moved_since(ui: &Ui, filter: &str) -> bool {
    let id = Id::unique("pointer while a command is typed");
    let now = ui.input(|input| input.pointer.latest_pos());
    let typed: Option<(String, Option<egui::Pos2>)> = ui.data(|data| data.get_temp(id));
    match typed {
        Some((text, place)) if text == filter => place != now,
        _ => {
            ui.data_mut(|data| data.insert_temp(id, (filter.to_owned(), now)));
            false
        }
    }
}

fn entry_row(ui: &mut Ui, entry: PaletteEntry, enabled: bool, chosen: bool) -> Response {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::CLICK);
    response.widget_info(|| {
        WidgetInfo::labeled(Role::ListBoxOption, enabled, tr!("help-palette-run", command = entry.name()))
    });
    if chosen || response.hovered() {
        let ground = if chosen { colors.chosen } else { colors.hovered };
        ui.painter().rect_filled(rect, metrics::CORNER_BOARD, ground);
    }
    let ink = if enabled { colors.text } else { colors.quiet.gamma_multiply(0.6) };
    let left = rect.left_center() + vec2(10.0, 0.0);
    ui.painter().text(left, egui::Align2::LEFT_CENTER, entry.name(), text::body(), ink);
    if let PaletteEntry::Command(command) = entry
        && let Some(keys) = parts::shortcut(ui, command)
    {
        let right = rect.right_center() - vec2(10.0, 0.0);
        ui.painter().text(right, egui::Align2::RIGHT_CENTER, keys, text::small(), colors.quiet);
    }
    response
}

pub(crate) fn about(ui: &mut Ui, actions: &mut Vec<Action>) {
    ui.set_width(360.0);
    title(ui, &format!("Fenwright {}", env!("CARGO_PKG_VERSION")));
    explanation(ui, tr!("help-about"));
    explanation(ui, tr!("help-about-parts"));
    explanation(ui, tr!("help-about-report"));
    answers(ui, &[(tr!("help-close"), Action::Close), (tr!("help-copy-version"), Action::CopyVersion)], actions);
}
