//! Choosing the pieces and the colours of the board, and when pieces are rasterised.

use std::rc::Rc;

use egui::{Context, Key, Pos2, RawInput, Rect, vec2};
use fenwright::app::App;
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::app::ui::BoardStyle;
use fenwright::diagram::{self, Coloring, Coordinates, Diagram, PieceSet, SquareColors};
use fenwright::lang::{self, Language};
use fenwright::{Position, document::Document};

use crate::support::fake_desktop::FakeDesktop;
use crate::support::window::Window;

fn style(window: &Window) -> (PieceSet, Coloring) {
    let BoardStyle { pieces, coloring } = window.state().settings.board_style();
    (pieces, coloring)
}

fn choosing() -> Window {
    let mut window = Window::new();
    window.menu("View", "Board and pieces…");
    assert!(window.sees("Board and pieces") && window.sees("High contrast"), "{}", window.words());
    window
}

#[test]
fn a_choice_shows_at_once_and_is_kept() {
    let mut window = choosing();
    window.click("Bold");
    assert_eq!(style(&window), (PieceSet::Bold, Coloring::Slate));
    window.click("Meadow");
    assert_eq!(style(&window), (PieceSet::Bold, Coloring::Meadow));
    assert_eq!(window.world().stored, None, "nothing is kept before it is said");
    window.click("Apply");
    assert_eq!(window.state().dialog, None);
    let stored = window.world().stored.clone().expect("settings");
    assert_eq!((stored.pieces, stored.coloring), (PieceSet::Bold, Coloring::Meadow));
}

#[test]
fn escape_and_cancel_go_back_to_what_was() {
    for leave in [(|window: &mut Window| window.key(Key::Escape)) as fn(&mut Window), |window| window.click("Cancel")] {
        let settings = Settings { coloring: Coloring::Walnut, ..Settings::default() };
        let mut window = Window::with(Document::new(), settings);
        window.menu("View", "Board and pieces…");
        window.click("Bold");
        window.click("Print, hatched");
        assert_eq!(style(&window), (PieceSet::Bold, Coloring::Print));
        leave(&mut window);
        assert_eq!(window.state().dialog, None);
        assert_eq!(style(&window), (PieceSet::Classic, Coloring::Walnut));
    }
}

#[test]
fn the_keyboard_is_enough() {
    let mut window = choosing();
    window.key(Key::ArrowLeft);
    assert_eq!(style(&window), (PieceSet::Classic, Coloring::Slate), "there is nothing to the left");
    let [.., last_set] = PieceSet::ALL;
    for expected in PieceSet::ALL.into_iter().skip(1).chain([last_set]) {
        window.key(Key::ArrowRight);
        assert_eq!(style(&window), (expected, Coloring::Slate));
    }
    window.key(Key::Tab);
    let own = Coloring::Custom(SquareColors::default());
    for expected in Coloring::ALL.into_iter().skip(1).chain([own, own]) {
        window.key(Key::ArrowRight);
        assert_eq!(style(&window), (last_set, expected));
    }
    window.key(Key::ArrowLeft);
    window.key(Key::Enter);
    assert_eq!(window.state().dialog, None);
    let [.., last] = Coloring::ALL;
    assert_eq!(style(&window), (last_set, last));
}

/// The rectangles painted in the first two frames of a new window. The harness runs more than one frame at once.
fn first_frames(size: [f32; 2]) -> [Vec<Rect>; 2] {
    let (ctx, desktop) = (Context::default(), FakeDesktop(Rc::default()));
    let mut app = App::new(&ctx, Box::new(desktop), Settings::default(), Document::new());
    let screen = Rect::from_min_size(Pos2::ZERO, size.into());
    [(); 2].map(|()| {
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let mut painted = ctx.run_ui(input, |ui| app.frame(ui));
        painted.textures_delta.clear();
        painted.shapes.iter().map(|shape| shape.shape.visual_bounding_rect()).collect()
    })
}

#[test]
fn the_first_frame_is_laid_out_as_those_that_follow() {
    for size in [[800.0, 600.0], [1180.0, 780.0], [1600.0, 1000.0]] {
        let window = Window::sized(Document::new(), Settings::default(), size);
        let rasterised = window.app().pictures().rasterised();
        assert_eq!(rasterised, 2, "the pieces of the board and those of the tools");
        let [first, second] = first_frames(size);
        for (first, second) in first.iter().zip(&second).filter(|(first, _)| first.is_positive()) {
            assert_eq!(first, second, "{size:?}");
        }
    }
}

#[test]
fn pieces_are_rasterised_when_their_size_or_set_changes_and_in_no_other_frame() {
    let mut window = Window::showing("8/8/8/8/8/8/8/K1k5 w - - 0 1\n8/8/8/8/8/8/8/K1k4r w - - 0 1\n");
    let count = |window: &mut Window| {
        let pictures = window.harness().state().pictures();
        (pictures.rasterised(), pictures.cached_count())
    };
    let (first, sizes) = count(&mut window);
    for place in ["a1", "c1", "e5", "off"] {
        window.hover(place);
    }
    window.drag("c1", "c5");
    window.ctrl(Key::Z);
    window.menu("View", "Coordinates");
    window.menu("View", "Dark theme");
    window.key(Key::PageDown);
    assert_eq!(count(&mut window), (first, sizes));
    window.menu("View", "Board and pieces…");
    window.click("Print, hatched");
    let (with_samples, _) = count(&mut window);
    assert!(with_samples - first <= 8, "{} more: the samples in both sets, and hatching", with_samples - first);
    window.click("Bold");
    window.click("Apply");
    let (rasterised, held) = count(&mut window);
    assert!(rasterised - with_samples <= sizes, "each size once in the other set");
    assert!(held <= 2 * sizes + 3, "{held} are held where {sizes} were: with hatching and the samples in one set");
    for side in 0..60 {
        window.harness().set_size(vec2(900.0 + 4.0 * side as f32, 700.0 + 3.0 * side as f32));
        window.harness().run();
        let (_, held) = count(&mut window);
        assert!(held <= 2 * sizes + 7, "{held} are held");
    }
    let before = count(&mut window);
    window.harness().run_steps(5);
    assert_eq!(count(&mut window), before);
}

#[test]
fn small_diagrams_have_simple_pieces_whatever_the_board_has() {
    let content = "8/8/8/8/8/8/8/K1k5 w - - 0 1\n8/8/8/8/8/8/8/K1k4r w - - 0 1\n";
    for pieces in PieceSet::ALL {
        let settings = Settings { pieces, ..Settings::default() };
        let mut window = Window::with(Document::from_bytes(content.as_bytes().to_vec()), settings);
        let drawn = format!("{:?}", window.harness().state().pictures());
        assert!(drawn.contains("Pieces(Simple), 9"), "{pieces:?}: {drawn}");
        assert!(drawn.contains(&format!("Pieces({pieces:?})")), "{pieces:?}: {drawn}");
    }
}

#[test]
fn the_copied_picture_follows_the_board() {
    let settings = Settings { pieces: PieceSet::Bold, coloring: Coloring::Print, ..Settings::default() };
    let mut window = Window::with(Document::new(), settings);
    window.ctrl_shift(Key::C);
    let expected = Diagram {
        pieces: PieceSet::Bold,
        colors: Coloring::Print.colors(),
        coordinates: Coordinates::Outside,
        border: true,
        ..Diagram::new(Position::start())
    };
    let pixels = diagram::pixels(&expected).expect("a picture");
    let expected = Some((pixels.width as usize, pixels.height as usize, pixels.rgba));
    assert!(window.world().picture == expected, "{}", window.notices());
}

#[test]
fn every_style_shows_on_every_board_and_in_both_themes() {
    let colorings = || Coloring::ALL.into_iter().chain([Coloring::Custom(SquareColors::default())]);
    for (pieces, coloring) in PieceSet::ALL.into_iter().flat_map(|set| colorings().map(move |coloring| (set, coloring)))
    {
        for theme in ["Light theme", "Dark theme"] {
            let settings = Settings { pieces, coloring, ..Settings::default() };
            let content = "5/5/k1K2/5/5 w - - 0 1\n8/8/8/8/8/8/8/K1k4r w - - 0 1\n";
            let mut window = Window::with(Document::from_bytes(content.as_bytes().to_vec()), settings);
            window.menu("View", theme);
            window.key(Key::PageDown);
            assert_eq!(style(&window), (pieces, coloring));
        }
    }
}

#[test]
fn the_board_stays_in_sight_while_its_look_is_chosen() {
    let dialogs = [Command::BoardStyle, Command::OwnColors];
    let cases = [([800.0, 600.0], "8/8/8/8/8/8/8/K1k5 w - - 0 1\n", "h1"), ([1180.0, 780.0], TEN_FILES, "j1")];
    for (size, content, last) in cases {
        for (language, command) in Language::all().flat_map(|language| dialogs.map(|command| (language, command))) {
            let document = Document::from_bytes(content.as_bytes().to_vec());
            let settings = Settings { language: Some(language.code().to_owned()), ..Settings::default() };
            let mut window = Window::sized(document, settings, size);
            let text = |key| lang::text(key).expect("a text");
            window.menu(text("menu-view"), command.name());
            let first = if command == Command::OwnColors { "board-light-squares" } else { "window-pieces-classic" };
            let dialog = window.node(text(first)).rect.union(window.node(text("board-apply")).rect);
            let board = window.square(last).rect;
            let place = format!("{dialog:?} and {board:?} in a window of {size:?} in {language:?}");
            assert!(dialog.left() > board.right() && dialog.bottom() < size[1], "{place}");
        }
    }
}

/// A board of the maximum width.
const TEN_FILES: &str = "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1\n";

#[test]
fn arrows_go_through_the_rows_of_the_choice() {
    let document = Document::from_bytes(TEN_FILES.as_bytes().to_vec());
    let mut window = Window::sized(document, Settings::default(), [800.0, 600.0]);
    window.menu("View", "Board and pieces…");
    window.key(Key::Tab);
    let all = Coloring::ALL;
    for (key, expected) in [
        (Key::ArrowDown, all[2]),
        (Key::ArrowRight, all[3]),
        (Key::ArrowDown, Coloring::Custom(SquareColors::default())),
        (Key::ArrowDown, Coloring::Custom(SquareColors::default())),
    ] {
        window.key(key);
        assert_eq!(style(&window).1, expected, "{key:?}");
    }
    let chosen = window.node("Custom").rect;
    assert!(chosen.bottom() < window.node("Apply").rect.top(), "the chosen one comes into sight");
}
