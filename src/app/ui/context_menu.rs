//! Context menus that a key opens: where the keyboard is, and not at the pointer.

use egui::{Context, Event, FocusDirection, Id, Key, Modifiers, Popup, Rect, SetOpenCommand, Ui};

/// Whether a key asks for the context menu: the menu key, or Shift and F10.
pub(in crate::app) fn is_key(event: &Event) -> bool {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return false };
    *key == Key::Menu && modifiers.is_none() || *key == Key::F10 && modifiers.matches_exact(Modifiers::SHIFT)
}

/// Whether such a key was pressed in this frame, which then means nothing else.
pub(in crate::app) fn is_asked(ctx: &Context) -> bool {
    ctx.input_mut(|input| input.events.extract_if(.., |event| is_key(event)).count() > 0)
}

/// How a menu was opened by a key.
#[derive(Clone, Copy)]
struct ByKey {
    place: Rect,
    /// What had the keyboard.
    before: Option<Id>,
    /// The first entry gets the keyboard within so many frames.
    entering: u8,
}

/// Shows a context menu. `asked`: where a key asks for it in this frame; `opened`: whether it is opened otherwise. Returns
/// what had the keyboard before, once a menu is closed that a key had opened.
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
        // Before it was laid out once, an arrow would lead elsewhere.
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
