//! Context menus opened by a key: at the focus, not at the pointer.

use egui::{Context, Event, FocusDirection, Id, Key, Modifiers, Popup, Rect, SetOpenCommand, Ui};

pub(in crate::app) fn is_menu_key(event: &Event) -> bool {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return false };
    *key == Key::Menu && modifiers.is_none() || *key == Key::F10 && modifiers.matches_exact(Modifiers::SHIFT)
}

/// Consumes these keys; returns `true` if one was pressed in this frame.
pub(in crate::app) fn take_menu_key(ctx: &Context) -> bool {
    ctx.input_mut(|input| input.events.extract_if(.., |event| is_menu_key(event)).count() > 0)
}

#[derive(Clone, Copy)]
struct KeyboardMenu {
    place: Rect,
    previous_focus: Option<Id>,
    /// Frames left in which the first entry gets the focus.
    focus_frames_left: u8,
}

/// Shows a context menu. `asked` is the place where a key opens it in this frame; `is_opened` is `true` if something
/// else opens it. Once a menu opened by a key closes, returns the widget that had the focus before.
pub(in crate::app) fn show(
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
        // Before the first layout an arrow would move the focus elsewhere.
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
