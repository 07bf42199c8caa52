//! Context menus opened by a key: at the focus, not at the pointer.

use egui::{Context, Event, FocusDirection, Id, Key, Modifiers, Popup, Rect, SetOpenCommand, Ui};

/// Returns `true` for the menu key and Shift+F10.
pub(in crate::app) fn is_key(event: &Event) -> bool {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return false };
    *key == Key::Menu && modifiers.is_none() || *key == Key::F10 && modifiers.matches_exact(Modifiers::SHIFT)
}

/// Consumes these keys; returns `true` if one was pressed in this frame.
pub(in crate::app) fn is_asked(ctx: &Context) -> bool {
    ctx.input_mut(|input| input.events.extract_if(.., |event| is_key(event)).count() > 0)
}

#[derive(Clone, Copy)]
struct ByKey {
    place: Rect,
    /// The widget that had the focus.
    before: Option<Id>,
    /// Frames left in which the first entry gets the focus.
    entering: u8,
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
    let known: Option<ByKey> = ctx.data(|data| data.get_temp(memory)).filter(|_| !is_opened);
    let focused = ctx.memory(egui::Memory::focused);
    let by_key = asked.map(|place| ByKey { place, before: focused, entering: FRAMES }).or(known);
    let Some(mut by_key) = by_key else {
        ctx.data_mut(|data| data.remove::<ByKey>(memory));
        menu.show(content);
        return None;
    };
    let menu = if asked.is_some() { menu.open_memory(SetOpenCommand::Bool(true)) } else { menu };
    let menu = menu.anchor(by_key.place);
    let menu = if let Some(before) = by_key.before { menu.anchor_widget(before) } else { menu };
    by_key.entering = if focused == by_key.before { by_key.entering.saturating_sub(1) } else { 0 };
    if by_key.entering > 0 {
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
            data.remove::<ByKey>(memory);
        }
    });
    by_key.before.filter(|_| !is_open)
}
