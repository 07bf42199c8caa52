//! The export dialog with the keyboard, and its layout.

use egui::epaint::{ClippedShape, RectShape};
use egui::{Key, Modifiers, Rect, Shape};
use fenwright::app::exporting::ExportDraft;
use fenwright::app::shell::dialog::Dialog;
use fenwright::app::shell::settings::Settings;
use fenwright::diagram::DiagramFormat;
use fenwright::document::Document;

use crate::support::window::Window;

fn export(window: &Window) -> &ExportDraft {
    match (&window.state().dialog, window.state().exporting.draft()) {
        (Some(Dialog::Export), Some(export)) => export,
        (other, _) => panic!("no diagram is being exported but {other:?}"),
    }
}

/// Presses Tab until the control with this name has the focus.
fn tab_to(window: &mut Window, name: &str) {
    for _ in 0..20 {
        if window.node(name).focused {
            return;
        }
        window.key(Key::Tab);
    }
    panic!("Tab does not come to {name}");
}

/// The painted rectangles with their clip rectangles.
fn rectangles(window: &mut Window) -> Vec<(Rect, RectShape)> {
    let shapes: &Vec<ClippedShape> = &window.harness().output().shapes;
    let rectangle = |shape: &ClippedShape| match &shape.shape {
        Shape::Rect(rectangle) => Some((shape.clip_rect, rectangle.clone())),
        _ => None,
    };
    shapes.iter().filter_map(rectangle).collect()
}

/// The width and height of each visible scroll bar handle.
fn scroll_bars(window: &mut Window) -> Vec<(f32, f32)> {
    let bar = |(_, shape): (Rect, RectShape)| {
        let size = shape.rect.size();
        ((size.min_elem() - 5.0).abs() < 0.01 && size.max_elem() > 30.0 && shape.fill.a() > 0)
            .then_some((size.x, size.y))
    };
    rectangles(window).into_iter().filter_map(bar).collect()
}

#[test]
fn enter_in_a_size_that_cannot_be_stays_there() {
    let mut window = Window::new();
    window.ctrl(Key::E);
    tab_to(&mut window, "Size in pixels");
    for typed in ["0", "x"] {
        window.ctrl(Key::A);
        window.type_keys(typed);
        window.key(Key::Enter);
        assert!(window.node("Size in pixels").focused, "{typed}");
        assert!(export(&window).fault().is_some(), "{typed}");
    }
    window.ctrl(Key::A);
    window.type_keys("240");
    window.key(Key::Enter);
    assert!(window.node("Save…").focused);
    assert_eq!(export(&window).choices.size, 240);
}

#[test]
fn a_menu_closes_when_something_is_chosen_with_the_keyboard() {
    let mut window = Window::new();
    window.ctrl(Key::E);
    tab_to(&mut window, "Format");
    window.key(Key::Space);
    assert!(window.sees("Alternative text"), "{}", window.words());
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    window.settle();
    assert!(!window.sees("Alternative text") && window.node("Format").focused, "{}", window.words());
    assert_eq!(export(&window).choices.form, DiagramFormat::Svg, "the arrow keys change it from the first press on");
    window.key(Key::Space);
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert_eq!(export(&window).choices.form, DiagramFormat::Png);
    window.key(Key::Space);
    window.key(Key::Escape);
    window.settle();
    assert!(!window.sees("Alternative text") && window.node("Format").focused, "{}", window.words());
    assert_eq!(export(&window).choices.form, DiagramFormat::Png);
}

#[test]
fn tab_goes_from_left_to_right() {
    let mut window = Window::new();
    window.ctrl(Key::E);
    assert!(window.node("Save…").focused);
    for name in ["Copy", "Cancel"] {
        window.key_with(Modifiers::SHIFT, Key::Tab);
        assert!(window.node(name).focused, "{name}");
    }
    tab_to(&mut window, "Save…");
    window.key(Key::Tab);
    assert!(window.node("Format").focused);
    let left = |name: &str| window.node(name).rect.left();
    assert!(left("Cancel") < left("Copy") && left("Copy") < left("Save…"));
}

#[test]
fn a_low_window_shows_that_there_is_more() {
    for command in ["Export diagram…", "Export all positions…"] {
        let mut window = Window::sized(Document::new(), Settings::default(), [800.0, 500.0]);
        window.menu("File", command);
        let bars = scroll_bars(&mut window);
        assert!(bars.iter().any(|(width, height)| height > width), "{command}: {bars:?}");
    }
}

#[test]
fn the_frame_around_the_first_row_is_whole() {
    let mut window = Window::new();
    window.ctrl(Key::E);
    tab_to(&mut window, "Format");
    let ring = window.node("Format").rect.expand(4.0);
    let is_ring = |shape: &RectShape| (shape.stroke.width - 2.0).abs() < 0.01 && shape.rect.intersects(ring);
    let (clip, shape) = rectangles(&mut window).into_iter().find(|(_, shape)| is_ring(shape)).expect("a frame");
    assert!(clip.contains_rect(shape.rect), "{:?} is cut by {clip:?}", shape.rect);
}

#[test]
fn the_colours_of_pictures_are_named() {
    let mut window = Window::new();
    window.ctrl(Key::E);
    assert_eq!(window.node("Colours").value, "Board style (Slate)");
}

#[test]
#[cfg(target_os = "linux")]
fn a_folder_that_takes_no_files_is_said_to_be_one() {
    let mut window = Window::new();
    window.ctrl(Key::E);
    window.world().will_pick(std::path::Path::new("/proc/x.png"));
    window.click("Save…");
    assert_eq!(window.notices(), "\"/proc/x.png\" cannot be written: the folder \"/proc\" is read-only.");
}

#[test]
fn the_worksheet_has_a_command_and_a_click_beside_the_dialog_loses_nothing() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/4K2R w - - 0 1\n");
    window.ctrl(Key::P);
    let is_sheet = |window: &Window| export(window).choices.sheet.is_chosen && export(window).batch.is_some();
    assert!(is_sheet(&window));
    window.click_at(egui::pos2(20.0, 400.0));
    assert!(is_sheet(&window), "the dialog is open");
    window.key(Key::Escape);
    assert_eq!(window.state().dialog, None);
    window.ctrl_shift(Key::E);
    assert!(!is_sheet(&window), "it is not remembered before it is exported");
}
