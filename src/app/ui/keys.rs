//! Names of keys in the user's language.

use egui::{Context, KeyboardShortcut, ModifierNames};

use crate::tr;

/// Returns a shortcut in the user's language: `Ctrl+Delete`, or `Strg+Entf` in German. On macOS, modifiers have names
/// too, as in the other texts, and not signs.
pub(crate) fn shortcut_label(ctx: &Context, shortcut: KeyboardShortcut) -> String {
    let keys = shortcut.format(&ModifierNames::NAMES, ctx.os().is_mac());
    keys.split('+').map(named).collect::<Vec<_>>().join("+")
}

fn named(key: &str) -> &str {
    match key {
        "Ctrl" | "Cmd" => tr!("window-key-ctrl"),
        "Shift" => tr!("window-key-shift"),
        "Delete" => tr!("window-key-delete"),
        "Home" => tr!("window-key-home"),
        "End" => tr!("window-key-end"),
        "PageUp" => tr!("window-key-page-up"),
        "PageDown" => tr!("window-key-page-down"),
        "Enter" => tr!("window-key-enter"),
        "Escape" => tr!("window-key-escape"),
        "Space" => tr!("window-key-space"),
        "Comma" => tr!("window-key-comma"),
        "Left" => tr!("window-key-left"),
        "Right" => tr!("window-key-right"),
        "Up" => tr!("window-key-up"),
        "Down" => tr!("window-key-down"),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use egui::os::OperatingSystem;
    use egui::{Key, Modifiers};

    use super::*;
    use crate::lang::{self, Language};

    #[test]
    fn shortcuts_are_named_as_keyboards_have_them() {
        let ctx = Context::default();
        let ctrl_shift = Modifiers::COMMAND | Modifiers::SHIFT;
        for (modifiers, key, english, german) in [
            (Modifiers::COMMAND, Key::Delete, "Ctrl+Delete", "Strg+Entf"),
            (ctrl_shift, Key::PageUp, "Ctrl+Shift+PageUp", "Strg+Umschalt+Bild auf"),
            (Modifiers::ALT, Key::ArrowUp, "Alt+Up", "Alt+Hoch"),
            (Modifiers::NONE, Key::F5, "F5", "F5"),
            (Modifiers::COMMAND, Key::Plus, "Ctrl+Plus", "Strg+Plus"),
        ] {
            let shortcut = KeyboardShortcut::new(modifiers, key);
            assert_eq!(shortcut_label(&ctx, shortcut), english);
            let german_keyboard = Language::from_code("de").expect("German");
            assert_eq!(lang::with(german_keyboard, || shortcut_label(&ctx, shortcut)), german);
        }
    }

    #[test]
    fn macos_shows_names_and_not_signs() {
        let ctx = Context::default();
        ctx.set_os(OperatingSystem::Mac);
        let shortcut = KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, Key::Delete);
        let modifier = tr!("window-key-ctrl");
        assert_eq!(shortcut_label(&ctx, shortcut), format!("Shift+{modifier}+Delete"));
    }
}
