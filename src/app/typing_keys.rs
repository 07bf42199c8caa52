//! Keys that type a character although a modifier of shortcuts is pressed. On Windows, `AltGr` is Ctrl and Alt. On
//! macOS, Option types characters and accents.

use egui::{Context, Event};

/// Removes these keys from the input, so that none is taken for a shortcut. The text that they type stays.
pub(super) fn remove(ctx: &Context) {
    let is_mac = ctx.os().is_mac();
    ctx.input_mut(|input| input.events.retain(|event| !is_typing_key(event, is_mac)));
}

/// No shortcut has both Ctrl and Alt. With Alt alone, shortcuts have keys such as Delete or an arrow, which type nothing.
fn is_typing_key(event: &Event, is_mac: bool) -> bool {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return false };
    let is_letter_or_digit = key.name().len() == 1;
    modifiers.alt && (modifiers.command || is_mac && is_letter_or_digit)
}

#[cfg(test)]
mod tests {
    use egui::{Key, Modifiers};

    use super::*;
    use crate::app::command::Command;

    fn is_typing(key: Key, modifiers: Modifiers, is_mac: bool) -> bool {
        is_typing_key(&Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }, is_mac)
    }

    #[test]
    fn keys_with_alt_gr_or_option_type() {
        let alt_gr = Modifiers { ctrl: true, command: true, alt: true, ..Modifiers::NONE };
        let option = Modifiers::ALT;
        for (key, modifiers, on_mac, elsewhere) in [
            (Key::Q, alt_gr, true, true),
            (Key::Q, option, true, false),
            (Key::Num5, option, true, false),
            (Key::ArrowUp, option, false, false),
            (Key::Q, Modifiers::COMMAND, false, false),
            (Key::Q, Modifiers::NONE, false, false),
        ] {
            let expected = (on_mac, elsewhere);
            assert_eq!((is_typing(key, modifiers, true), is_typing(key, modifiers, false)), expected, "{key:?}");
        }
    }

    #[test]
    fn no_shortcut_is_a_typing_key() {
        for (keys, command) in Command::by_shortcut() {
            for is_mac in [false, true] {
                assert!(!is_typing(keys.logical_key, keys.modifiers, is_mac), "{command:?}");
            }
        }
    }
}
