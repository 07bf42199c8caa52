//! The displays that people have: with a window manager, as a remote display offers it, and with very many pixels.

use super::desktop::Desk;
use super::screen::Screen;
use super::window::Window;
use super::window_manager::WindowManager;
use super::{AFTER_E4, START};

/// The window is laid out and takes the mouse and the keys.
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

/// The share of blended pixels on the square of a knight, in percent.
fn blended(window: &Window<'_>) -> f64 {
    window.settle().blended(window.board().square("g1"))
}

#[test]
fn under_a_window_manager_the_window_is_used_and_closed() {
    let desk = Desk::new();
    let _manager = WindowManager::start(&desk.screen);
    let mut window = desk.start::<&str>(&[]);
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
    let desk = Desk::of_size(1600, 1000);
    let _manager = WindowManager::start(&desk.screen);
    let mut window = desk.start::<&str>(&[]);
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
    let window = desk.start::<&str>(&[]);
    assert_eq!(window.size(), (width, height), "it opens maximised, as it was left");
    window.change(|| window.key("super+Up"));
    assert_eq!(window.size(), size, "and remembers the size it had before");
}

#[test]
fn under_a_window_manager_the_window_is_minimised_and_comes_back() {
    let desk = Desk::new();
    let _manager = WindowManager::start(&desk.screen);
    let window = desk.start::<&str>(&[]);
    window.expect_shown(START);
    window.change(|| window.key("super+Down"));
    desk.screen.act(&["search", "--name", "Untitled", "windowactivate"]);
    window.expect_shown(START);
    assert_usable(&window);
}

/// Every screen of these tests is drawn by the software GL of Mesa and has no compositor. A remote display also has no
/// memory in common with its programs, and no windows behind the screen.
#[test]
fn on_a_display_that_offers_as_little_as_a_remote_one_the_window_is_used_and_closed() {
    let desk = Desk::with(Screen::without((1280, 900), &["MIT-SHM", "Composite", "DAMAGE", "RENDER"]));
    let mut window = desk.start::<&str>(&[]);
    assert_usable(&window);
    window.key("ctrl+z");
    window.expect_shown(START);
    window.ask_to_close();
    window.expect_end();
}

#[test]
fn on_a_screen_of_3840_by_2160_pixels_at_scale_three_the_window_is_sharp_used_and_closed() {
    let desk = Desk::of_size(3840, 2160);
    let seen = |scale| {
        desk.set_scale(scale);
        let mut window = desk.start::<&str>(&[]);
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
    // The height that is there has room for a board of nearly 500 points.
    assert!(squares * 8 > 3 * 400, "squares of {squares} pixels");
    assert!(sharp < 0.5 * soft, "blended pixels of the knight: {soft:.1} % at scale 1, {sharp:.1} % at scale 3");
}
