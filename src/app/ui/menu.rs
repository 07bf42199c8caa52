//! Menus: groups of entries with separators, the row of an entry, and context menus that a key opens.

use egui::containers::menu::{MenuState, SubMenu};
use egui::{
    Context, Event, FocusDirection, Id, Key, Modifiers, Popup, Rangef, Rect, Response, Role, ScrollArea, Sense,
    SetOpenCommand, StrokeKind, Ui, WidgetInfo, vec2,
};

use crate::app::shell::{Command, Reason};
use crate::app::ui::{Icon, Pictures, accessibility, metrics, palette, parts, text};

/// Minimum and maximum width of an open menu in points. Between them, a menu is as wide as its widest row.
const WIDTHS: Rangef = Rangef { min: 220.0, max: 480.0 };

/// Space in points left of an entry's name, for the check mark.
const LEFT: f32 = 28.0;
/// Space in points at the right end of an entry.
const RIGHT: f32 = 12.0;
/// Minimum space in points between an entry's name and the text at its right end.
const BETWEEN: f32 = 16.0;

/// Space in points for the frame of a menu, and between a long menu and the lower edge of the window.
const BELOW: f32 = 24.0;

/// Draws the entries of an open menu, which scrolls if it is too long for the window, with separators between the groups.
pub(crate) fn show_groups<T>(ui: &mut Ui, name: &str, groups: &[impl AsRef<[T]>], mut add: impl FnMut(&mut Ui, &T)) {
    begin(ui, name, groups.iter().map(|group| group.as_ref().len()).sum());
    ui.set_max_height(ui.ctx().content_rect().height() - metrics::MENU - BELOW);
    ScrollArea::vertical().max_height(f32::INFINITY).show(ui, |ui| {
        for (index, group) in groups.iter().enumerate() {
            if index > 0 {
                separator(ui);
            }
            for item in group.as_ref() {
                add(ui, item);
            }
        }
    });
}

pub(crate) fn begin(ui: &mut Ui, name: &str, entries: usize) {
    follow_keys(ui);
    accessibility::name_menu(ui, name, entries);
    ui.set_min_width(WIDTHS.min);
    ui.spacing_mut().item_spacing.y = 0.0;
}

#[derive(Clone)]
struct Entry {
    id: Id,
    name: String,
    is_submenu: bool,
}

/// The enabled entries of an open menu, as drawn in this frame.
#[derive(Clone, Default)]
struct Entries(Vec<Entry>);

fn entries_id(ui: &Ui) -> Id {
    ui.layer_id().id.with("entries")
}

/// Registers an enabled entry, so that its first letter leads to it.
pub(crate) fn register(ui: &Ui, entry: &Response, name: &str, is_submenu: bool) {
    if entry.gained_focus() {
        entry.scroll_to_me(None);
    }
    let entry = Entry { id: entry.id, name: name.to_owned(), is_submenu };
    ui.data_mut(|data| data.get_temp_mut_or_default::<Entries>(entries_id(ui)).0.push(entry));
}

/// Moves the focus by letters, Home and End among the entries of the last frame. egui handles the arrow keys. If the
/// focus is in no entry, the keys belong to the innermost open menu.
fn follow_keys(ui: &Ui) {
    let Entries(entries) = ui.data_mut(|data| data.remove_temp(entries_id(ui))).unwrap_or_default();
    let focused = ui.memory(egui::Memory::focused);
    let at = entries.iter().position(|entry| focused == Some(entry.id));
    let (ctx, menu) = (ui.ctx(), ui.layer_id().id);
    if at.is_none() && MenuState::from_id(ctx, menu, |menu| menu.open_item.is_some()) {
        return;
    }
    let names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
    let Some(to) = entry_by_key(ctx, &names, at).and_then(|to| entries.get(to)) else { return };
    ctx.memory_mut(|memory| memory.request_focus(to.id));
    // A focused submenu is open, as after an arrow key. egui closes it again unless it counts as shown.
    let submenu = to.is_submenu.then(|| SubMenu::id_from_widget_id(to.id));
    if let Some(submenu) = submenu {
        MenuState::mark_shown(ctx, submenu);
    }
    MenuState::from_id(ctx, menu, |menu| menu.open_item = submenu);
}

/// Consumes the letters, Home and End of this frame. Returns the entry to which they lead from entry `at`.
pub(crate) fn entry_by_key(ctx: &Context, names: &[&str], at: Option<usize>) -> Option<usize> {
    let events = ctx.input_mut(|input| input.events.extract_if(.., |event| is_entry_key(event)).collect::<Vec<_>>());
    let step = |at: Option<usize>, event: &Event| match event {
        Event::Key { key: Key::Home, .. } => Some(0),
        Event::Key { .. } => names.len().checked_sub(1),
        Event::Text(letter) => {
            let begins = |index: &usize| names[*index].to_lowercase().starts_with(&letter.to_lowercase());
            let behind = at.map_or(0, |at| at + 1);
            (behind..names.len()).chain(0..behind).find(begins).or(at)
        }
        _ => at,
    };
    (!events.is_empty()).then(|| events.iter().fold(at, step)).flatten()
}

fn is_entry_key(event: &Event) -> bool {
    match event {
        Event::Text(text) => !text.trim().is_empty(),
        Event::Key { key: Key::Home | Key::End, pressed: true, modifiers, .. } => modifiers.is_none(),
        _ => false,
    }
}

/// Returns the width of a row: the available width, but only the needed width in the sizing pass of the menu.
fn row_width(ui: &Ui, needed: f32) -> f32 {
    let needed = WIDTHS.clamp(needed);
    if ui.is_sizing_pass() { needed } else { ui.available_width().max(needed) }
}

fn separator(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(row_width(ui, 0.0), 9.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, (1.0, palette(ui.visuals()).line));
}

/// Draws an entry for a command, with the command's current name. A click closes the menu and returns `true`.
pub(crate) fn entry(
    ui: &mut Ui,
    pictures: &mut Pictures,
    (command, name): (Command, &str),
    checked: Option<bool>,
    why_disabled: Option<Reason>,
) -> bool {
    let keys = parts::shortcut(ui, command).unwrap_or_default();
    let response = row(ui, pictures, (name, &keys), why_disabled.is_none(), checked);
    if !keys.is_empty() {
        accessibility::edit_node(&response, |node| node.set_keyboard_shortcut(keys.as_str()));
    }
    accessibility::describe(&response, || parts::with_reason(parts::tooltip(ui, command), why_disabled.as_ref()));
    // A shortcut that works only in the list is shown in the tooltip, not in the row.
    let tip = if keys.is_empty() { parts::tooltip(ui, command) } else { command.tooltip().to_owned() };
    let is_clicked = response.on_hover_text(parts::with_reason(tip, why_disabled)).clicked();
    if is_clicked {
        ui.close();
    }
    is_clicked
}

/// Draws the row of an entry: its name at the left, and its shortcut or another short text at the right end.
pub(crate) fn row(
    ui: &mut Ui,
    pictures: &mut Pictures,
    (name, keys): (&str, &str),
    enabled: bool,
    checked: Option<bool>,
) -> Response {
    let colors = palette(ui.visuals());
    let body = parts::one_line(ui, name, text::body(), colors.text, WIDTHS.max - LEFT - RIGHT);
    let margins = LEFT + body.size().x + RIGHT;
    let hint = parts::one_line(ui, keys, text::small(), colors.quiet, WIDTHS.max - margins - BETWEEN);
    let between = if keys.is_empty() { 0.0 } else { BETWEEN };
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let width = row_width(ui, margins + between + hint.size().x);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 28.0), sense);
    response.widget_info(|| match checked {
        Some(checked) => WidgetInfo::selected(Role::MenuItemCheckBox, enabled, checked, name),
        None => WidgetInfo::labeled(Role::MenuItem, enabled, name),
    });
    if enabled {
        register(ui, &response, name, false);
    }
    if enabled && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, 5, colors.chosen);
    }
    if enabled && response.has_focus() {
        ui.painter().rect_stroke(rect, 5, (1.5, colors.accent), StrokeKind::Inside);
    }
    if checked == Some(true) {
        pictures.icon(ui.painter(), Icon::Check, rect.left_center() + vec2(15.0, 0.0), 14.0, colors.accent);
    }
    let ink = if enabled { colors.text } else { colors.quiet.gamma_multiply(0.6) };
    let middle = |height: f32| rect.center().y - height / 2.0;
    let at = egui::pos2(rect.left() + LEFT, middle(body.size().y));
    ui.painter().galley_with_override_text_color(at, body, ink);
    let at = egui::pos2(rect.right() - RIGHT - hint.size().x, middle(hint.size().y));
    ui.painter().galley(at, hint, colors.quiet);
    response
}

pub(crate) fn is_menu_key(event: &Event) -> bool {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return false };
    *key == Key::Menu && modifiers.is_none() || *key == Key::F10 && modifiers.matches_exact(Modifiers::SHIFT)
}

/// Consumes the keys that open a context menu; returns `true` if one was pressed in this frame.
pub(crate) fn take_menu_key(ctx: &Context) -> bool {
    ctx.input_mut(|input| input.events.extract_if(.., |event| is_menu_key(event)).count() > 0)
}

#[derive(Clone, Copy)]
struct KeyboardMenu {
    place: Rect,
    previous_focus: Option<Id>,
    /// How many more frames to wait until the menu's first entry has the focus.
    focus_frames_left: u8,
}

/// Shows a context menu. `asked` is the area next to which a key opens the menu in this frame. `is_opened` is `true` if
/// the mouse opens it. When a menu that a key opened closes, returns the widget that had the focus before.
pub(crate) fn show_context(
    menu: Popup<'_>,
    asked: Option<Rect>,
    is_opened: bool,
    content: impl FnOnce(&mut Ui),
) -> Option<Id> {
    const FRAMES: u8 = 10;
    let (ctx, memory) = (menu.ctx().clone(), menu.get_id().with("opened by a key"));
    let known: Option<KeyboardMenu> = ctx.data(|data| data.get_temp(memory)).filter(|_| !is_opened);
    let focused = ctx.memory(egui::Memory::focused);
    let by_key =
        asked.map(|place| KeyboardMenu { place, previous_focus: focused, focus_frames_left: FRAMES }).or(known);
    let Some(mut by_key) = by_key else {
        ctx.data_mut(|data| data.remove::<KeyboardMenu>(memory));
        menu.show(content);
        return None;
    };
    let menu = if asked.is_some() { menu.open_memory(SetOpenCommand::Bool(true)) } else { menu };
    let menu = menu.anchor(by_key.place);
    let menu = if let Some(before) = by_key.previous_focus { menu.anchor_widget(before) } else { menu };
    by_key.focus_frames_left =
        if focused == by_key.previous_focus { by_key.focus_frames_left.saturating_sub(1) } else { 0 };
    if by_key.focus_frames_left > 0 {
        // Before the menu is laid out, moving the focus down would focus a widget outside it.
        if ctx.read_response(menu.get_id()).is_some() {
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::Down));
        }
        ctx.request_repaint();
    }
    let is_open = menu.show(content).is_some();
    ctx.data_mut(|data| {
        if is_open {
            data.insert_temp(memory, by_key);
        } else {
            data.remove::<KeyboardMenu>(memory);
        }
    });
    by_key.previous_focus.filter(|_| !is_open)
}
