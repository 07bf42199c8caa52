//! Keyboard access to the menu bar: Alt and a letter opens a menu, F10 opens the first menu, Down, Enter and Space open
//! the menu whose title has the focus, and the left and right arrow keys move between neighboring menus. egui handles
//! Up, Down, Enter and Escape in an open menu.

use egui::containers::menu::{MenuState, SubMenu};
use egui::{Context, Event, FocusDirection, Id, Key, Modifiers, Popup, Response};

use crate::app::command::menus;
use crate::app::ui::focus_row;
use crate::lang;

#[derive(Debug, Default)]
pub(crate) struct MenuKeys {
    buttons: Vec<(Id, Id)>,
    /// After a key has opened a menu: how many more frames to wait until the menu's first entry has the focus.
    frames_to_enter: u8,
    held: Vec<Event>,
    has_taken: bool,
    before: Option<Id>,
    menu_focus: Option<Id>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MenuKey {
    Open(usize),
    F10,
    /// A key for the bar: an arrow key beside an open menu, or a key that opens the focused menu.
    Bar(Key),
}

const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
/// The keys that open the menu whose title has the focus.
const OPENING: [Key; 3] = [Key::ArrowDown, Key::Enter, Key::Space];

impl MenuKeys {
    pub(crate) fn read(&mut self, ctx: &Context, is_covered: bool) {
        if is_covered {
            return;
        }
        let open = self.buttons.iter().position(|(_, menu)| Popup::is_id_open(ctx, *menu));
        let focused = ctx.memory(egui::Memory::focused);
        let closed = self.buttons.iter().position(|(button, _)| focused == Some(*button)).filter(|_| open.is_none());
        let is_for_bar = |key| match open {
            Some(index) => ARROWS.contains(&key) && self.is_for_bar(ctx, index, key),
            None => closed.is_some() && OPENING.contains(&key),
        };
        let (keys, held) = take_keys(ctx, is_for_bar);
        self.held = held;
        for key in keys {
            match (key, open) {
                (MenuKey::F10, Some(_)) => Popup::close_all(ctx),
                (MenuKey::F10, None) => self.open(ctx, 0),
                (MenuKey::Open(index), _) => self.open(ctx, index),
                (MenuKey::Bar(key), _) => {
                    if let Some(index) = open.or(closed) {
                        self.open(ctx, beside(index, key, self.buttons.len()));
                    }
                }
            }
        }
        self.enter(ctx);
        self.restore_focus(ctx);
    }

    pub(crate) fn is_open(&self, ctx: &Context) -> bool {
        self.buttons.iter().any(|(_, menu)| Popup::is_id_open(ctx, *menu))
    }

    /// Returns `true` while keys must wait, because the first entry of an opened menu does not have the focus yet.
    pub(crate) const fn is_entering(&self) -> bool {
        self.frames_to_enter > 0
    }

    /// Takes the keys that were pressed after the key that opened a menu. They belong to the menu.
    pub(crate) fn take_held(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.held)
    }

    /// Stores the ids of the bar's buttons, as drawn in this frame, and of their menus.
    pub(super) fn set_buttons(&mut self, buttons: &[Response]) {
        self.buttons.clear();
        self.buttons.extend(buttons.iter().map(|button| (button.id, Popup::default_response_id(button))));
    }

    /// Returns `true` if the menu bar, and not egui, handles an arrow key. egui handles moves into and out of submenus,
    /// and Up and Down within the open menu. If the focus is outside the menu, the bar handles Up and Down too.
    fn is_for_bar(&self, ctx: &Context, index: usize, key: Key) -> bool {
        let Some((button, menu)) = self.buttons.get(index) else { return false };
        let focused = ctx.memory(egui::Memory::focused);
        let layer = focused.and_then(|id| ctx.read_response(id)).map(|response| response.layer_id.id);
        let submenu = MenuState::from_id(ctx, *menu, |state| state.open_item);
        let in_submenu = layer.is_some() && layer == submenu;
        let at_submenu = focused.is_some() && focused.map(SubMenu::id_from_widget_id) == submenu;
        let is_within = in_submenu || layer == Some(*menu) || focused == Some(*button);
        match key {
            Key::ArrowLeft => !in_submenu,
            Key::ArrowRight => !at_submenu,
            _ => !is_within,
        }
    }

    fn open(&mut self, ctx: &Context, index: usize) {
        let Some((button, menu)) = self.buttons.get(index).copied() else { return };
        if !std::mem::replace(&mut self.has_taken, true) {
            self.before = ctx.memory(egui::Memory::focused);
        }
        Popup::open_id(ctx, menu);
        focus_row::move_stop(ctx, bar_id(), index);
        ctx.memory_mut(|memory| memory.request_focus(button));
        self.frames_to_enter = MAX_FRAMES;
        ctx.request_repaint();
    }

    /// Moves the focus from a button of the bar to the first entry of its menu, once the menu is laid out.
    fn enter(&mut self, ctx: &Context) {
        let focused = ctx.memory(egui::Memory::focused);
        let menu = self.buttons.iter().find(|(button, _)| focused == Some(*button)).map(|(_, menu)| *menu);
        self.frames_to_enter = if menu.is_some() { self.frames_to_enter.saturating_sub(1) } else { 0 };
        if self.is_entering() && menu.is_some_and(|menu| ctx.read_response(menu).is_some()) {
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::Down));
        }
    }

    /// After the menus have closed, restores the previous focus, unless an entry has moved the focus elsewhere.
    fn restore_focus(&mut self, ctx: &Context) {
        let focused = ctx.memory(egui::Memory::focused);
        if self.is_open(ctx) {
            self.menu_focus = focused;
        } else if std::mem::take(&mut self.has_taken) && (focused.is_none() || focused == self.menu_focus) {
            ctx.memory_mut(|memory| match (self.before.take(), focused) {
                (Some(before), _) => memory.request_focus(before),
                (None, Some(focused)) => memory.surrender_focus(focused),
                (None, None) => {}
            });
        }
    }
}

pub(super) fn bar_id() -> Id {
    Id::unique("menu bar")
}

/// Maximum number of frames to wait until a menu's first entry has the focus.
const MAX_FRAMES: u8 = 10;

/// Takes the keys of the menu bar out of the input, and the keys after such a key (but not after F10). Returns both
/// groups separately.
fn take_keys(ctx: &Context, is_for_bar: impl Fn(Key) -> bool) -> (Vec<MenuKey>, Vec<Event>) {
    let (mut keys, mut held) = (Vec::new(), Vec::new());
    let mut letter = None;
    // The events are taken out and not handled inside `input_mut`, since `is_for_bar` needs the same lock.
    let mut events = ctx.input_mut(|input| std::mem::take(&mut input.events));
    events.retain(|event| {
        if let Event::Text(text) = event {
            return letter.take().is_none_or(|letter: Key| !letter.name().eq_ignore_ascii_case(text));
        }
        let Some(menu_key) = key_of(event, &is_for_bar) else {
            let is_held = matches!(event, Event::Key { .. }) && keys.last().is_some_and(|key| *key != MenuKey::F10);
            held.extend(is_held.then(|| event.clone()));
            return !is_held;
        };
        if let (MenuKey::Open(_), Event::Key { key, .. }) = (menu_key, event) {
            letter = Some(*key);
        }
        keys.push(menu_key);
        false
    });
    ctx.input_mut(|input| input.events = events);
    if keys.iter().any(|key| matches!(key, MenuKey::Bar(_))) || !held.is_empty() {
        // egui has already noted the arrow key, and would move the focus.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    (keys, held)
}

fn key_of(event: &Event, is_for_bar: impl Fn(Key) -> bool) -> Option<MenuKey> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    if modifiers.matches_exact(Modifiers::ALT) {
        return menus().iter().position(|(menu, _)| letter_of(menu) == Some(*key)).map(MenuKey::Open);
    }
    match key {
        _ if modifiers.any() => None,
        Key::F10 => Some(MenuKey::F10),
        _ => is_for_bar(*key).then_some(MenuKey::Bar(*key)),
    }
}

/// Returns the key that opens a menu with Alt: the letter given in the translation, or the first letter of the title.
fn letter_of(menu: &str) -> Option<Key> {
    Key::from_name(letter(menu)?)
}

pub(super) fn letter(menu: &str) -> Option<&'static str> {
    lang::text(&format!("{menu}.letter")).or_else(|| lang::text(menu)?.get(..1))
}

const fn beside(index: usize, key: Key, count: usize) -> usize {
    match key {
        Key::ArrowLeft => (index + count - 1) % count,
        Key::ArrowRight => (index + 1) % count,
        _ => index,
    }
}

/// Returns `true` if the menu letters must be underlined: while only Alt is held and no dialog is open. On macOS they open
/// no menus, because letters with Option type characters.
pub(super) fn shows_letters(ctx: &Context, is_covered: bool) -> bool {
    !is_covered && !ctx.os().is_mac() && ctx.input(|input| input.modifiers.matches_exact(Modifiers::ALT))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::app::command::Command;
    use crate::lang::Language;

    #[test]
    fn each_menu_has_a_letter_that_no_command_has() {
        for language in Language::all() {
            let letters = || menus().iter().filter_map(|(menu, _)| letter_of(menu)).collect::<HashSet<Key>>();
            let letters = lang::with(language, letters);
            assert_eq!(letters.len(), menus().len(), "{language:?}");
            for (keys, command) in Command::by_shortcut() {
                let is_taken = keys.modifiers.matches_exact(Modifiers::ALT) && letters.contains(&keys.logical_key);
                assert!(!is_taken, "{language:?}: {command:?}");
            }
        }
    }
}
