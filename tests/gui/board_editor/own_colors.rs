//! Custom colours for the squares of the board.

use egui::Key;
use fenwright::app::shell::dialog::Dialog;
use fenwright::app::shell::settings::Settings;
use fenwright::diagram::{self, Coloring, Diagram, SquareColors};
use fenwright::document::Document;
use fenwright::{Position, app::exporting::ExportOptions};

use crate::support::fake_desktop::read_again;
use crate::support::window::Window;

fn squares(text: &str) -> Coloring {
    Coloring::Custom(text.parse().expect("two colours"))
}

fn shown(window: &Window) -> Coloring {
    window.state().settings.coloring
}

fn making(settings: Settings) -> Window {
    let mut window = Window::with(Document::new(), settings);
    window.menu("View", "Custom colours…");
    assert_eq!(window.state().dialog, Some(Dialog::OwnColors));
    window
}

fn enter(window: &mut Window, field: &str, text: &str) {
    window.click(field);
    window.ctrl(Key::A);
    window.key(Key::Backspace);
    window.type_keys(text);
    window.settle();
}

#[test]
fn typed_colours_show_at_once_and_are_kept() {
    let mut window = making(Settings::default());
    assert_eq!(shown(&window), Coloring::Custom(SquareColors::default()));
    assert_eq!(window.node("Light squares").value, "#EFE8F3");
    enter(&mut window, "Light squares", "#fdf6e3");
    enter(&mut window, "Dark squares", "93a1a1");
    assert_eq!(shown(&window), squares("#FDF6E3,#93A1A1"));
    assert_eq!(window.world().stored, None, "nothing is kept before it is said");
    window.click("Apply");
    assert_eq!(window.state().dialog, None);
    let stored = read_again(window.world().stored.as_ref().expect("settings"));
    assert_eq!((stored.coloring, Coloring::Custom(stored.own_colors)), (shown(&window), shown(&window)));
    window.ctrl_shift(Key::C);
    let expected = Diagram {
        colors: shown(&window).colors(),
        border: shown(&window).needs_border(),
        ..Diagram::new(Position::start())
    };
    let pixels = diagram::pixels(&expected).expect("a picture");
    assert!(window.world().picture == Some((pixels.width as usize, pixels.height as usize, pixels.rgba)));
}

#[test]
fn an_invalid_colour_is_reported_and_changes_nothing() {
    let mut window = making(Settings { own_colors: "#FED,#678".parse().expect("two colours"), ..Settings::default() });
    for text in ["", "#12", "blue", "#12G456"] {
        enter(&mut window, "Dark squares", text);
        assert_eq!(shown(&window), squares("#FED,#678"), "{text:?}");
        assert!(window.sees("six hexadecimal digits") && !window.node("Apply").enabled, "{text:?}");
    }
    enter(&mut window, "Dark squares", "#6789AB");
    assert!(window.sees("Good contrast") && window.node("Apply").enabled, "{}", window.words());
    assert_eq!(shown(&window), squares("#FED,#6789AB"));
}

#[test]
fn a_hint_says_what_is_hard_to_see() {
    let mut window = making(Settings::default());
    for (light, dark, hint) in [
        ("#FFFFFF", "#303030", "Black pieces are hard to see on the dark squares"),
        ("#303030", "#FFFFFF", "Black pieces are hard to see on the light squares"),
        ("#FFFFFF", "#F0F0F0", "Light and dark squares are hard to tell apart"),
        ("#8DA3B7", "#E7ECF0", "The light squares are darker than the dark ones"),
        ("#E7ECF0", "#8DA3B7", "Good contrast: "),
    ] {
        enter(&mut window, "Light squares", light);
        enter(&mut window, "Dark squares", dark);
        assert!(window.sees(hint), "{light} {dark}: {}", window.words());
        assert!(window.node("Apply").enabled, "it is only a hint");
    }
}

#[test]
fn sliders_lead_the_colour_in_whose_field_the_caret_was() {
    let mut window =
        making(Settings { own_colors: "#FFFFFF,#80A080".parse().expect("two colours"), ..Settings::default() });
    assert!(window.node("Sliders for light squares").selected);
    window.click("Dark squares");
    assert!(window.node("Sliders for dark squares").selected);
    window.click("Saturation");
    let half = window.node("Dark squares").value;
    assert_ne!(half, "#80A080", "a click leads the slider there");
    window.key(Key::ArrowRight);
    assert_ne!(window.node("Dark squares").value, half);
    assert_eq!(shown(&window), squares(&format!("#FFFFFF,{}", window.node("Dark squares").value)));
    assert_eq!(window.node("Light squares").value, "#FFFFFF");
}

#[test]
fn reset_and_cancel_take_colours_back() {
    let own: SquareColors = "#FED,#678".parse().expect("two colours");
    let mut window = making(Settings { coloring: Coloring::Walnut, own_colors: own, ..Settings::default() });
    assert_eq!(shown(&window), Coloring::Custom(own), "the ones that were kept last");
    window.click("Reset");
    assert_eq!(shown(&window), Coloring::Custom(SquareColors::default()));
    window.key(Key::Escape);
    assert_eq!((window.state().dialog.is_none(), shown(&window)), (true, Coloring::Walnut));
    assert_eq!(window.state().settings.own_colors, own);
}

#[test]
fn they_are_chosen_and_left_like_any_other_colouring() {
    let own: SquareColors = "#FED,#678".parse().expect("two colours");
    let mut window = Window::with(Document::new(), Settings { own_colors: own, ..Settings::default() });
    window.menu("View", "Board and pieces…");
    window.click("Custom");
    assert_eq!(shown(&window), Coloring::Custom(own));
    window.click("Custom colours…");
    assert_eq!(window.state().dialog, Some(Dialog::OwnColors));
    enter(&mut window, "Dark squares", "#587");
    window.click("Apply");
    window.menu("View", "Board and pieces…");
    assert!(window.node("Custom").selected);
    window.click("Slate");
    window.click("Apply");
    assert_eq!(shown(&window), Coloring::Slate);
    assert_eq!(Coloring::Custom(window.state().settings.own_colors), squares("#FED,#587"), "they are not forgotten");
}

#[test]
fn exported_diagrams_can_have_them_on_any_board() {
    let own: SquareColors = "#FED,#678".parse().expect("two colours");
    let export = ExportOptions { size: 200, ..ExportOptions::default() };
    let mut window = Window::with(Document::new(), Settings { own_colors: own, export, ..Settings::default() });
    window.menu("File", "Export diagram…");
    window.click("Colours");
    window.click("Custom");
    let asked = window.state().exporting.draft().expect("an export");
    assert_eq!(asked.choices.coloring, Some(Coloring::Custom(own)));
    window.click("Copy");
    let expected = Diagram { size: 200, colors: Coloring::Custom(own).colors(), ..Diagram::new(Position::start()) };
    let pixels = diagram::pixels(&expected).expect("a picture");
    assert!(window.world().picture == Some((pixels.width as usize, pixels.height as usize, pixels.rgba)));
}
