//! Kinds of displays: with a window manager, as limited as a remote display, and with high resolution.

use super::desktop::Desktop;
use super::screen::Screen;
use super::window::Window;
use super::window_manager::WindowManager;
use super::{AFTER_E4, START};

/// Checks that the window is laid out and reacts to mouse and keyboard.
fn assert_usable(window: &Window<'_>) {
    window.expect_title("Untitled - Fenwright");
    window.expect_shown(START);
    window.drag("e2", "e4");
    window.expect_shown(AFTER_E4);
    window.key("ctrl+z");
    window.expect_shown(START);
    window.key("ctrl+shift+z");
    window.expect_copied(AFTER_E4);
}

/// The percentage of blended pixels on the square of a knight.
fn blended(window: &Window<'_>) -> f64 {
    window.settle().blended(window.board().square("g1"))
}

#[test]
fn under_a_window_manager_the_window_is_used_and_closed() {
    let desktop = Desktop::new();
    let _manager = WindowManager::start(&desktop.screen);
    let mut window = desktop.start::<&str>(&[]);
    assert_usable(&window);
    window.key("alt+F4");
    window.expect_question();
    window.answer(2);
    assert!(window.is_open() && !window.is_asking());
    window.key("ctrl+z");
    window.expect_shown(START);
    window.key("alt+F4");
    window.expect_end();
}

#[test]
fn under_a_window_manager_the_window_is_maximised_and_restored() {
    let desktop = Desktop::of_size(1600, 1000);
    let _manager = WindowManager::start(&desktop.screen);
    let mut window = desktop.start::<&str>(&[]);
    let (size, squares, sharp) = (window.size(), window.board().side(), blended(&window));
    assert_eq!(size, (1180, 780));
    window.change(|| window.key("super+Up"));
    let (width, height) = window.size();
    assert!(width > 1590 && height > 950, "{width}x{height} on a screen of 1600x1000");
    assert!(window.board().side() > squares, "squares of {squares} and of {} pixels", window.board().side());
    assert!(blended(&window) < sharp, "larger pieces are as sharp");
    window.key("ctrl+Delete");
    window.expect_shown("8/8/8/8/8/8/8/8");
    window.key("ctrl+z");
    window.expect_shown(START);
    window.change(|| window.key("super+Up"));
    assert_eq!(window.size(), size);
    assert_eq!(window.board().side(), squares);
    assert_usable(&window);
    window.key("ctrl+z");
    window.change(|| window.key("super+Up"));
    window.ask_to_close();
    window.expect_end();

    drop(window);
    let window = desktop.start::<&str>(&[]);
    assert_eq!(window.size(), (width, height), "it opens maximised, as it was left");
    window.change(|| window.key("super+Up"));
    assert_eq!(window.size(), size, "and remembers the size it had before");
}

#[test]
fn under_a_window_manager_the_window_is_minimised_and_comes_back() {
    let desktop = Desktop::new();
    let _manager = WindowManager::start(&desktop.screen);
    let window = desktop.start::<&str>(&[]);
    window.expect_shown(START);
    window.change(|| window.key("super+Down"));
    desktop.screen.act(&["search", "--name", "Untitled", "windowactivate"]);
    window.expect_shown(START);
    assert_usable(&window);
}

/// All screens of these tests are drawn by Mesa's software GL without a compositor. A remote display also has no memory
/// shared with its programs, and no off-screen windows.
#[test]
fn on_a_display_that_offers_as_little_as_a_remote_one_the_window_is_used_and_closed() {
    let desktop = Desktop::with(Screen::without((1280, 900), &["MIT-SHM", "Composite", "DAMAGE", "RENDER"]));
    let mut window = desktop.start::<&str>(&[]);
    assert_usable(&window);
    window.key("ctrl+z");
    window.expect_shown(START);
    window.ask_to_close();
    window.expect_end();
}

#[test]
fn on_a_screen_of_3840_by_2160_pixels_at_scale_three_the_window_is_sharp_used_and_closed() {
    let desktop = Desktop::of_size(3840, 2160);
    let seen = |scale| {
        desktop.set_scale(scale);
        let mut window = desktop.start::<&str>(&[]);
        let seen = (window.board().side(), blended(&window), window.size());
        assert_usable(&window);
        window.key("ctrl+z");
        window.expect_shown(START);
        window.ask_to_close();
        window.expect_end();
        seen
    };
    let ((_, soft, _), (squares, sharp, size)) = (seen(1), seen(3));
    assert_eq!(size, (3540, 2160), "as large as the screen lets it be");
    // The height has room for a board of nearly 500 points.
    assert!(squares * 8 > 3 * 400, "squares of {squares} pixels");
    assert!(sharp < 0.5 * soft, "blended pixels of the knight: {soft:.1} % at scale 1, {sharp:.1} % at scale 3");
}
