//! Diagrams and worksheets: the export dialog, the files it writes, and copied pictures.

mod diagram;
mod dialog;
mod moving;
mod several;
mod worksheets;

use crate::support::window::Window;

/// Chooses an entry of a menu of the dialog.
fn choose(window: &mut Window, menu: &str, entry: &str) {
    window.click(menu);
    window.click(entry);
}

/// Chooses a format such as "PDF document", with its package or font such as "Typst, Package, staunton".
fn choose_format(window: &mut Window, format: &str) {
    let mut path = format.split(", ");
    choose(window, "Format", path.next().unwrap_or_default());
    if let Some((menu, entry)) = path.next().zip(path.next()) {
        choose(window, menu, entry);
    }
}
