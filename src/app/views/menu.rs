//! The menu bar, with the file's name at its right end.

use std::path::Path;

use egui::{Align, Layout, MenuBar, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::super::action::Action;
use super::super::command::{Command, Entry, menus};
use super::super::state::State;
use crate::app::ui::parts;
use crate::app::ui::pictures::Icon;
use crate::app::ui::theme::{metrics, palette, text};
use crate::app::views::Cache;

/// The width of an open menu.
const WIDTH: f32 = 320.0;

pub(in crate::app) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    ui.spacing_mut().interact_size.y = metrics::MENU;
    MenuBar::new().ui(ui, |ui| {
        ui.spacing_mut().button_padding = vec2(8.0, 4.0);
        ui.spacing_mut().item_spacing.x = 2.0;
        for (title, groups) in menus() {
            ui.menu_button(*title, |ui| {
                in_groups(ui, groups, |ui, entry| match entry {
                    Entry::Run(command) => {
                        self::entry(ui, state, cache, *command, actions);
                        if *command == Command::Open {
                            recent_files(ui, state, cache, actions);
                        }
                    }
                    Entry::Submenu(title, groups) => submenu(ui, title, true, |ui| {
                        in_groups(ui, groups, |ui, command| self::entry(ui, state, cache, *command, actions));
                    }),
                });
            });
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            // At the edge, so that they stay where they are when the title changes.
            buttons(ui, state, cache, actions);
            let quiet = palette(ui.visuals()).quiet;
            let title = RichText::new(state.title()).font(text::body()).color(quiet);
            ui.add(egui::Label::new(title).truncate());
        });
    });
}

/// The entries of an open menu, a line between the groups.
pub(in crate::app) fn in_groups<Item>(ui: &mut Ui, groups: &[impl AsRef<[Item]>], mut add: impl FnMut(&mut Ui, &Item)) {
    ui.set_width(WIDTH);
    ui.spacing_mut().item_spacing.y = 0.0;
    for (index, group) in groups.iter().enumerate() {
        if index > 0 {
            separator(ui);
        }
        for item in group.as_ref() {
            add(ui, item);
        }
    }
}

/// The commands that one looks for while setting up a position, in sight; from right to left.
fn buttons(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    let groups: [&[(Icon, Command)]; 2] = [
        &[(Icon::Flip, Command::FlipView), (Icon::Start, Command::StartPosition), (Icon::Clear, Command::ClearBoard)],
        &[(Icon::Redo, Command::Redo), (Icon::Undo, Command::Undo)],
    ];
    for group in groups {
        for (icon, command) in group {
            let tip = parts::with_reason(parts::tooltip(ui, *command), state.why_disabled(*command));
            let name = format!("{}, button", command.name());
            ui.add_enabled_ui(state.enabled(*command), |ui| {
                let button = parts::icon_button(ui, &mut cache.pictures, *icon, &name, 28.0);
                if button.on_hover_text(&tip).on_disabled_hover_text(&tip).clicked() {
                    actions.push(Action::Run(*command));
                }
            });
        }
        ui.add_space(10.0);
    }
}

fn separator(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(WIDTH, 9.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, (1.0, palette(ui.visuals()).line));
}

/// An entry that runs a command.
pub(in crate::app) fn entry(
    ui: &mut Ui,
    state: &State,
    cache: &mut Cache,
    command: Command,
    actions: &mut Vec<Action>,
) {
    let [undo, redo] = state.step_names();
    let name = match command {
        Command::Undo => with_step("Undo", undo),
        Command::Redo => with_step("Redo", redo),
        _ => command.name().to_owned(),
    };
    let keys = parts::shortcut(ui, command).unwrap_or_default();
    let enabled = state.enabled(command);
    let response = row(ui, cache, &name, &keys, enabled, state.checked(command));
    // Keys that are not beside the name are in the tooltip.
    let tip = if keys.is_empty() { parts::tooltip(ui, command) } else { command.tooltip().to_owned() };
    if response.on_hover_text(parts::with_reason(tip, state.why_disabled(command))).clicked() {
        actions.push(Action::Run(command));
        ui.close();
    }
}

fn with_step(name: &str, step: Option<&str>) -> String {
    step.map_or_else(|| name.to_owned(), |step| format!("{name} {step}"))
}

fn row(ui: &mut Ui, cache: &mut Cache, name: &str, keys: &str, enabled: bool, checked: Option<bool>) -> egui::Response {
    let colors = palette(ui.visuals());
    let body = ui.painter().layout_no_wrap(name.to_owned(), text::body(), colors.text);
    let hint = ui.painter().layout_no_wrap(keys.to_owned(), text::small(), colors.quiet);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, 28.0), sense);
    response.widget_info(|| match checked {
        Some(checked) => WidgetInfo::selected(Role::CheckBox, enabled, checked, name),
        None => WidgetInfo::labeled(Role::Button, enabled, name),
    });
    if enabled && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, 5, colors.chosen);
    }
    if checked == Some(true) {
        cache.pictures.icon(ui.painter(), Icon::Check, rect.left_center() + vec2(15.0, 0.0), 14.0, colors.accent);
    }
    let ink = if enabled { colors.text } else { colors.quiet.gamma_multiply(0.6) };
    let middle = |height: f32| rect.center().y - height / 2.0;
    let at = egui::pos2(rect.left() + 28.0, middle(body.size().y));
    ui.painter().galley_with_override_text_color(at, body, ink);
    let at = egui::pos2(rect.right() - 12.0 - hint.size().x, middle(hint.size().y));
    ui.painter().galley(at, hint, colors.quiet);
    response
}

fn recent_files(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    submenu(ui, "Open recent", !state.shell.settings.recent.is_empty(), |ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing.y = 0.0;
        for path in &state.shell.settings.recent {
            let (name, folder) = name_and_folder(path);
            let response = row(ui, cache, &name, &folder, true, None).on_hover_text(path.display().to_string());
            if response.clicked() {
                actions.push(Action::OpenFile(path.clone()));
                ui.close();
            }
        }
    });
}

/// An entry that opens a menu of its own.
fn submenu(ui: &mut Ui, title: &str, enabled: bool, content: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().button_padding = vec2(28.0, 6.0);
        let frameless = ui.visuals_mut();
        frameless.widgets.inactive.weak_bg_fill = egui::Color32::TRANSPARENT;
        frameless.widgets.inactive.bg_stroke = egui::Stroke::NONE;
        let menu = ui.add_enabled_ui(enabled, |ui| ui.menu_button(title, content)).inner;
        menu.response.on_disabled_hover_text("No file was opened yet");
    });
}

fn name_and_folder(path: &Path) -> (String, String) {
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    (part(path.file_name()), part(path.parent().and_then(Path::file_name)))
}
