//! File dialogs of the XDG desktop portal, drawn by GTK.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::fs;
use std::path::Path;

use super::accessibility_bus::SessionBus;
use super::desktop::Desktop;
use super::wait::{self, LIMIT};
use super::window::Window;
use super::{AFTER_E4, START};

/// The portal and its dialog back end.
const SERVICES: [(&str, &str); 2] = [
    ("org.freedesktop.portal.Desktop", "xdg-desktop-portal"),
    ("org.freedesktop.impl.portal.desktop.gtk", "xdg-desktop-portal-gtk"),
];

/// Types a path into the dialog with this title and waits until the dialog is closed.
fn answer(desktop: &Desktop, window: &Window<'_>, title: &str, path: &Path) {
    let find = || desktop.screen.ask(&["search", "--onlyvisible", "--name", &format!("^{title}$")]);
    let dialog = wait::poll(LIMIT, || find().filter(|found| !found.is_empty())).expect("a dialog of the portal");
    desktop.screen.act(&["windowfocus", "--sync", &dialog]);
    window.settle();
    // In the file list, a slash opens the path field. If the field is open already, Ctrl+A selects its text.
    window.change(|| window.key("slash"));
    window.key("ctrl+a");
    window.type_text(&path.display().to_string());
    window.settle();
    window.key("Return");
    let is_gone = || find().is_none_or(|found| found.is_empty()).then_some(());
    assert!(wait::poll(LIMIT, is_gone).is_some(), "the dialog stays");
    window.focus();
}

#[test]
fn a_file_is_opened_and_saved_by_dialogs_of_the_portal() {
    let desktop = Desktop::new();
    let _bus = SessionBus::start(&desktop, &SERVICES);
    let path = desktop.file("opened.fen", format!("{START}\n"));
    let other = desktop.path("saved.fen");
    let window = desktop.start::<&str>(&[]);
    window.key("ctrl+o");
    answer(&desktop, &window, "Open positions", &path);
    window.expect_title("opened.fen - Fenwright");
    window.drag("e2", "e4");
    window.expect_shown(AFTER_E4);
    window.key("ctrl+shift+s");
    answer(&desktop, &window, "Save positions", &other);
    window.expect_title("saved.fen - Fenwright");
    assert_eq!(fs::read_to_string(&other).unwrap(), format!("{AFTER_E4}\n"));
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
}
