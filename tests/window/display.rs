//! What tests do with a display, whichever kind it is.

use std::process::Command;

use super::picture::Picture;

/// A display with its keyboard and clipboard.
pub(crate) trait Seat {
    /// Lets a program find the display.
    fn show_to(&self, program: &mut Command);

    /// What is on the display now.
    fn picture(&self) -> Picture;

    /// Whether it is about to paint or to tell somebody something.
    fn is_at_work(&self) -> bool;

    /// The name of the program's window, once it is there.
    fn window(&self) -> Option<String>;

    /// What stands in the title bar of a window; `None` where there is no such window.
    fn title_of(&self, window: &str) -> Option<String>;

    /// The inner size of a window in pixels.
    fn size_of(&self, window: &str) -> (u32, u32);

    /// Gives a window the keyboard.
    fn focus(&self, window: &str);

    /// Asks a window to close, as its close button does.
    fn close(&self, window: &str);

    /// Presses keys together, in the names of X11's key symbols: `ctrl+shift+s`, `Return`.
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
