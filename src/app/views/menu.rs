//! The menu bar, with the file's name at its right end.

use std::path::Path;

use egui::{Align, Layout, MenuBar, RichText, Ui, vec2};

use super::super::action::Action;
use super::super::command::{Command, Entry, menus};
use super::super::state::State;
use crate::app::ui::pictures::Icon;
use crate::app::ui::theme::{metrics, palette, text};
use crate::app::ui::{menu, parts};
use crate::app::views::Cache;

pub(in crate::app) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    ui.spacing_mut().interact_size.y = metrics::MENU;
    MenuBar::new().ui(ui, |ui| {
        ui.spacing_mut().button_padding = vec2(8.0, 4.0);
        ui.spacing_mut().item_spacing.x = 2.0;
        for (title, groups) in menus() {
            ui.menu_button(*title, |ui| {
                menu::in_groups(ui, groups, |ui, entry| match entry {
                    Entry::Run(command) => {
                        self::entry(ui, state, cache, *command, actions);
                        if *command == Command::Open {
                            recent_files(ui, state, cache, actions);
                        }
                    }
                    Entry::Submenu(title, groups) => submenu(ui, title, true, |ui| {
                        menu::in_groups(ui, groups, |ui, command| self::entry(ui, state, cache, *command, actions));
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

fn entry(ui: &mut Ui, state: &State, cache: &mut Cache, command: Command, actions: &mut Vec<Action>) {
    let [undo, redo] = state.step_names();
    let name = match command {
        Command::Undo => with_step("Undo", undo),
        Command::Redo => with_step("Redo", redo),
        _ => command.name().to_owned(),
    };
    let (checked, why_disabled) = (state.checked(command), state.why_disabled(command));
    if menu::entry(ui, &mut cache.pictures, (command, &name), checked, why_disabled) {
        actions.push(Action::Run(command));
    }
}

fn with_step(name: &str, step: Option<&str>) -> String {
    step.map_or_else(|| name.to_owned(), |step| format!("{name} {step}"))
}

fn recent_files(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    submenu(ui, "Open recent", !state.shell.settings.recent.is_empty(), |ui| {
        ui.set_width(menu::WIDTH);
        ui.spacing_mut().item_spacing.y = 0.0;
        for path in &state.shell.settings.recent {
            let (name, folder) = name_and_folder(path);
            let response = menu::row(ui, &mut cache.pictures, (&name, &folder), true, None)
                .on_hover_text(path.display().to_string());
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
