//! The common interface of all displays.

use std::process::Command;

use super::picture::Picture;

/// A display with its keyboard and clipboard.
pub(crate) trait Display {
    /// Sets the environment of a program that uses the display.
    fn show_to(&self, program: &mut Command);

    /// The current content of the display.
    fn picture(&self) -> Picture;

    /// Returns `true` while the display server is busy.
    fn is_at_work(&self) -> bool;

    /// The id of the program's window, once it exists.
    fn window(&self) -> Option<String>;

    /// The title of a window, or `None` if the window does not exist.
    fn title_of(&self, window: &str) -> Option<String>;

    /// The inner size of a window in pixels.
    fn size_of(&self, window: &str) -> (u32, u32);

    /// Gives a window the focus.
    fn focus(&self, window: &str);

    /// Sends the message of the close button to a window.
    fn close(&self, window: &str);

    /// Presses keys together. Keys have the names of X11 key symbols: `ctrl+shift+s`, `Return`.
    fn press(&self, keys: &str);

    /// Types text, a key for each character.
    fn type_text(&self, text: &str);

    /// Moves the pointer out of the window.
    fn park(&self);

    /// The text on the clipboard; empty where there is none.
    fn clipboard(&self) -> String;

    /// Puts text on the clipboard, as another program does.
    fn set_clipboard(&self, text: &str);
}
