//! The menu bar, with the file name and the toolbar at its right end.

use std::borrow::Cow;
use std::iter;
use std::path::Path;

use egui::containers::menu::MenuButton;
use egui::epaint::RectShape;
use egui::text::LayoutJob;
use egui::{
    Align, Button, Id, Label, Layout, MenuBar, Popup, Response, RichText, Role, Shape, TextStyle, Ui, UiBuilder,
    WidgetText, vec2,
};

use super::super::command::{Command, MenuEntry, menus};
use super::super::state::{Action, State};
use crate::app::ui::{FocusRow, Icon, NamedRegion, accessibility, menu, metrics, palette, parts, text};
use crate::app::views::{Cache, menu_keys};
use crate::app::{file, window};
use crate::lang::{self, Language, PieceLetters};
use crate::tr;

pub(crate) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    ui.spacing_mut().interact_size.y = metrics::MENU;
    MenuBar::new().ui(ui, |ui| {
        ui.spacing_mut().button_padding = vec2(8.0, 4.0);
        ui.spacing_mut().item_spacing.x = 2.0;
        // The whole bar is no menu bar for screen readers, since it contains the toolbar and the title as well.
        accessibility::set_role(ui, Role::GenericContainer);
        NamedRegion::new(Role::MenuBar, tr!("views-menus")).with_size(menus().len()).show(ui, |ui| {
            let has_letters = menu_keys::shows_letters(ui.ctx(), state.shell.dialog.is_some());
            let keys = FocusRow::of_buttons(ui, menu_keys::bar_id(), 0..menus().len());
            let bar = menus().iter().enumerate().map(|(index, menu)| {
                let title = title(ui, menu.0, has_letters);
                let ground = ui.painter().add(Shape::Noop);
                let button = MenuButton::from_button(Button::new(title).sense(keys.sense(index)));
                let (button, _) = button.ui(ui, |ui| entries(ui, state, cache, menu, actions));
                keys.follow_keys(ui, &button, index);
                accessibility::menu_item(&button);
                accessibility::edit_node(&button, |node| node.set_position_in_set(index));
                accessibility::mark_menu_button(&button);
                if Popup::is_id_open(ui.ctx(), Popup::default_response_id(&button)) {
                    let chosen = palette(ui.visuals()).chosen;
                    ui.painter().set(ground, RectShape::filled(button.rect, metrics::CORNER_BOARD, chosen));
                }
                button
            });
            let bar: Vec<Response> = bar.collect();
            cache.menu_keys.set_buttons(&bar);
        });
        let mut room = ui.available_rect_before_wrap();
        let tools = toolbar_width(ui);
        room.set_right(room.right() - tools - TOOL_GROUP_GAP);
        let right_to_left = UiBuilder::new().max_rect(room).layout(Layout::right_to_left(Align::Center));
        ui.new_child(right_to_left).add(file_title(ui, state));
        parts::at_right_end(ui, tools, |ui| {
            NamedRegion::new(Role::Toolbar, tr!("views-toolbar")).show(ui, |ui| toolbar(ui, state, cache, actions));
        });
    });
}

fn title(ui: &Ui, menu: &str, has_letter: bool) -> WidgetText {
    let title = named(menu);
    let letter = menu_keys::letter(menu).filter(|_| has_letter);
    let Some(at) = letter.and_then(|letter| title.to_lowercase().find(&letter.to_lowercase())) else {
        return title.into();
    };
    let end = at + title[at..].chars().next().map_or(0, char::len_utf8);
    let mut job = LayoutJob::default();
    for text in [RichText::new(&title[..at]), RichText::new(&title[at..end]).underline(), RichText::new(&title[end..])]
    {
        text.append_to(&mut job, ui.style(), TextStyle::Button.into(), Align::Center);
    }
    job.into()
}

fn named(menu: &str) -> &'static str {
    lang::text(menu).unwrap_or_default()
}

fn file_title(ui: &Ui, state: &State) -> Label {
    let quiet = palette(ui.visuals()).quiet;
    Label::new(RichText::new(state.title()).font(text::body()).color(quiet)).truncate()
}

fn entries(
    ui: &mut Ui,
    state: &State,
    cache: &mut Cache,
    (menu, groups): &(&str, Vec<Vec<MenuEntry>>),
    actions: &mut Vec<Action>,
) {
    menu::show_groups(ui, named(menu), groups, |ui, entry| match entry {
        MenuEntry::Run(command) => {
            self::entry(ui, state, cache, *command, actions);
            if *command == Command::Open {
                recent_files(ui, state, cache, actions);
            }
        }
        MenuEntry::Submenu(menu, groups) => {
            submenu(ui, named(menu), true, |ui| {
                menu::show_groups(ui, named(menu), groups, |ui, command| {
                    self::entry(ui, state, cache, *command, actions);
                });
            });
            if *menu == "menu-theme" {
                languages(ui, state, cache, actions);
            }
        }
    });
}

/// The buttons of the toolbar: frequent commands for setting up a position. They do not move when the title changes.
const TOOLS: [&[(Icon, Command)]; 2] = [
    &[(Icon::Undo, Command::Undo), (Icon::Redo, Command::Redo)],
    &[(Icon::Clear, Command::ClearBoard), (Icon::Start, Command::StartPosition), (Icon::Flip, Command::FlipView)],
];
const TOOL: f32 = 28.0;
const TOOL_GAP: f32 = 2.0;
const TOOL_GROUP_GAP: f32 = 10.0 + TOOL_GAP;
const TOOL_GAPS: f32 = 3.0 * TOOL_GAP + TOOL_GROUP_GAP;

/// Returns the word that names a tool in a wide window, where words have room. Undo and redo are known as pictures.
fn word(ui: &Ui, command: Command) -> Option<&'static str> {
    let word = match command {
        Command::ClearBoard => tr!("views-tool-clear"),
        Command::StartPosition => tr!("views-tool-start"),
        Command::FlipView => tr!("views-tool-flip"),
        _ => return None,
    };
    (ui.ctx().content_rect().width() >= metrics::WORDS_WINDOW).then_some(word)
}

fn toolbar_width(ui: &Ui) -> f32 {
    let tools = TOOLS.iter().copied().flatten();
    let width = |(_, command): &(Icon, Command)| word(ui, *command).map_or(TOOL, |word| parts::flat_width(ui, word));
    tools.map(width).sum::<f32>() + TOOL_GAPS
}

fn toolbar(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.x = TOOL_GAP;
    let tools = TOOLS.iter().copied().flatten().enumerate();
    let enabled = tools.filter(|(_, (_, command))| state.is_enabled(*command)).map(|(index, _)| index);
    let keys = FocusRow::of_buttons(ui, Id::unique("toolbar"), enabled);
    let mut index = 0..;
    for (number, group) in TOOLS.iter().enumerate() {
        if number > 0 {
            ui.add_space(TOOL_GROUP_GAP - TOOL_GAP);
        }
        for ((icon, command), index) in group.iter().zip(&mut index) {
            let why_disabled = state.why_disabled(*command);
            let tip = parts::with_reason(parts::tooltip(ui, *command), why_disabled);
            ui.add_enabled_ui(state.is_enabled(*command), |ui| {
                let (name, sense) = (command.name(), keys.sense(index));
                let button = match word(ui, *command) {
                    Some(word) => parts::flat_button(ui, (word, sense), name, TOOL),
                    None => parts::icon_tool(ui, &mut cache.pictures, (*icon, sense), name, TOOL),
                };
                keys.follow_keys(ui, &button, index);
                if button.on_hover_text(&tip).on_disabled_hover_text(&tip).clicked() {
                    actions.push(Action::Run(*command));
                }
            });
        }
    }
}

fn entry(ui: &mut Ui, state: &State, cache: &mut Cache, command: Command, actions: &mut Vec<Action>) {
    let [undo, redo] = state.step_names();
    let name = match command {
        Command::Undo => with_step(tr!("command-undo"), undo),
        Command::Redo => with_step(tr!("command-redo"), redo),
        _ => command.name().to_owned(),
    };
    let (checked, why_disabled) = (state.checked(command), state.why_disabled(command));
    if menu::entry(ui, &mut cache.pictures, (command, &name), checked, why_disabled) {
        actions.push(Action::Run(command));
    }
}

fn with_step(name: &str, step: Option<Cow<'_, str>>) -> String {
    step.map_or_else(|| name.to_owned(), |step| tr!("views-step", command = name, step = step))
}

/// Adds the submenus for the language, where each language is written in itself, and for the piece letters.
fn languages(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    let settings = &state.shell.settings;
    let languages = iter::once(None).chain(Language::all().map(Some));
    let name = |language: Option<Language>| language.map_or(tr!("language-of-desktop"), Language::name);
    let languages = languages.map(|language| (language, name(language))).collect::<Vec<_>>();
    let chosen = settings.language.as_deref().and_then(Language::from_code);
    if let Some(language) = radio(ui, tr!("menu-language"), &languages, chosen, cache) {
        actions.push(Action::Window(window::Action::SetLanguage(language)));
    }
    let letters = PieceLetters::ALL.map(|letters| (letters, letters.label()));
    if let Some(letters) = radio(ui, tr!("menu-piece-letters"), &letters, settings.piece_letters, cache) {
        actions.push(Action::Window(window::Action::SetPieceLetters(letters)));
    }
}

fn radio<T: Copy + PartialEq>(ui: &mut Ui, title: &str, all: &[(T, &str)], chosen: T, cache: &mut Cache) -> Option<T> {
    let mut clicked = None;
    submenu(ui, title, true, |ui| {
        menu::begin(ui, title, all.len());
        for (choice, name) in all {
            if menu::row(ui, &mut cache.pictures, (name, ""), true, Some(*choice == chosen)).clicked() {
                clicked = Some(*choice);
                ui.close();
            }
        }
    });
    clicked
}

fn recent_files(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    submenu(ui, tr!("views-open-recent"), !state.shell.settings.recent.is_empty(), |ui| {
        menu::begin(ui, tr!("views-open-recent"), state.shell.settings.recent.len());
        for path in &state.shell.settings.recent {
            let (name, folder) = name_and_folder(path);
            let response = menu::row(ui, &mut cache.pictures, (&name, &folder), true, None)
                .on_hover_text(path.display().to_string());
            if response.clicked() {
                actions.push(Action::File(file::Action::Open(path.clone())));
                ui.close();
            }
        }
    });
}

fn submenu(ui: &mut Ui, title: &str, enabled: bool, content: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().button_padding = vec2(28.0, 5.0);
        let frameless = ui.visuals_mut();
        frameless.widgets.inactive.weak_bg_fill = egui::Color32::TRANSPARENT;
        frameless.widgets.inactive.bg_stroke = egui::Stroke::NONE;
        let menu = ui.add_enabled_ui(enabled, |ui| ui.menu_button(title, content)).inner;
        accessibility::menu_item(&menu.response);
        accessibility::mark_menu_button(&menu.response);
        if enabled {
            menu::register(ui, &menu.response, title, true);
        }
        menu.response.on_disabled_hover_text(tr!("views-open-recent.none"));
    });
}

fn name_and_folder(path: &Path) -> (String, String) {
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    (part(path.file_name()), part(path.parent().and_then(Path::file_name)))
}
