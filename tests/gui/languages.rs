//! The window in every language: chosen in the menu, at once and for good; nothing is cut where there is little room, and
//! nothing is said in another language.

use std::collections::BTreeSet;

use egui::epaint::TextShape;
use egui::{Key, Rect, Shape};
use fenwright::app::command::{Command, menus};
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;
use fenwright::lang::{self, Language};

use super::window::Window;

const SMALL: [f32; 2] = [800.0, 600.0];

/// A mate in two, an illegal position, and one of which something is odd.
const FEN: &str = "# xyz\nkbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1\n3R2k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1\n\
                   4k3/8/8/8/8/8/8/4K2R w K - 99 3\n";
const EPD: &str = "kbK5/pp6/1P6/8/8/7p/7P/R7 w - - bm Ra6; dm 2; id \"xyz\";\n4k3/8/8/8/8/8/8/4K2R w K -\n";
const PGN: &str =
    "[White \"x\"]\n[Black \"y\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]\n\n1.O-O *\n\n";

/// A text that was painted.
struct Painted {
    text: String,
    /// Whether some of it was left out, or lies beyond what is seen.
    is_cut: bool,
}

fn painted(window: &mut Window) -> Vec<Painted> {
    fn collect(shape: &Shape, clip: Rect, all: &mut Vec<Painted>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, all)),
            Shape::Text(TextShape { pos, galley, .. }) if !galley.job.text.is_empty() => {
                let place = galley.rect.translate(pos.to_vec2());
                let is_seen = clip.intersects(place);
                let is_beyond = place.left() < clip.left() - 1.0 || place.right() > clip.right() + 1.0;
                let is_cut = galley.elided || is_beyond;
                all.extend(is_seen.then(|| Painted { text: galley.job.text.clone(), is_cut }));
            }
            _ => {}
        }
    }
    let mut all = Vec::new();
    for shape in &window.harness().output().shapes {
        collect(&shape.shape, shape.clip_rect, &mut all);
    }
    all
}

fn window(content: &str, language: Language) -> Window {
    let settings = Settings { language: Some(language.code().to_owned()), ..Settings::default() };
    Window::sized(Document::from_bytes(content.as_bytes().to_vec()), settings, SMALL)
}

/// Runs a command by its name in the palette.
fn run(window: &mut Window, command: Command) {
    window.ctrl(Key::K);
    window.type_keys(command.name());
    window.key(Key::Enter);
    window.settle();
}

/// Calls this with a window for each menu, and for each command that can be run on each kind of file.
fn for_each_view(language: Language, mut look: impl FnMut(&str, &mut Window)) {
    for content in [FEN, EPD, PGN] {
        for (menu, _) in menus() {
            let mut window = window(content, language);
            window.open_menu(lang::text(menu).expect("a title"));
            look(menu, &mut window);
        }
        for command in Command::all().filter(|command| *command != Command::CommandPalette) {
            let mut window = window(content, language);
            if window.state().enabled(command) {
                run(&mut window, command);
                if command == Command::Solve {
                    window.frames_until("it is still solved", |window| !window.state().solving.is_busy());
                    window.settle();
                }
                look(&format!("{command:?}"), &mut window);
            }
        }
    }
}

/// The texts that are cut in English too, for they are somebody's own: a FEN, a path, a title.
fn cut(language: Language) -> BTreeSet<(String, String)> {
    let mut cut = BTreeSet::new();
    for_each_view(language, |view, window| {
        let texts = painted(window).into_iter().filter(|painted| painted.is_cut);
        cut.extend(texts.map(|painted| (view.to_owned(), painted.text)));
    });
    cut
}

fn assert_nothing_is_cut(code: &str) {
    lang::with(Language::ENGLISH, || {
        let english: BTreeSet<String> = cut(Language::ENGLISH).into_iter().map(|(_, text)| text).collect();
        let language = Language::from_code(code).expect("a language");
        let cut: Vec<_> = cut(language).into_iter().filter(|(_, text)| !english.contains(text)).collect();
        assert!(cut.is_empty(), "{code}: {} texts are cut:\n{cut:#?}", cut.len());
    });
}

#[test]
fn nothing_is_cut_in_german() {
    assert_nothing_is_cut("de");
}

#[test]
fn nothing_is_cut_in_dutch() {
    assert_nothing_is_cut("nl");
}

#[test]
fn nothing_is_cut_in_texts_that_are_longer() {
    assert_nothing_is_cut("qps");
}

/// Whether a text has a word with a vowel without an accent, which no text of the pseudo-language has.
fn is_foreign(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.len() > 2).any(|word| word.contains(['a', 'e', 'i', 'o', 'u']))
}

#[test]
fn everything_is_said_in_the_language() {
    lang::with(Language::ENGLISH, || {
        let mut foreign = BTreeSet::new();
        for_each_view(Language::from_code("qps").expect("the pseudo-language"), |view, window| {
            let texts = painted(window).into_iter().map(|painted| painted.text);
            let texts = texts.chain(window.nodes().into_iter().map(|node| node.name));
            foreign.extend(texts.filter(|text| is_foreign(text)).map(|text| (text, view.to_owned())));
        });
        let mut seen = BTreeSet::new();
        foreign.retain(|(text, _)| seen.insert(text.clone()));
        assert!(foreign.is_empty(), "{} texts:\n{foreign:#?}", foreign.len());
    });
}

#[test]
fn the_language_is_chosen_in_the_menu_at_once_and_kept() {
    lang::with(Language::ENGLISH, || {
        let mut window = Window::new();
        assert!(window.sees("White to move, 20 legal moves"));
        window.open_menu("View");
        window.click("Language");
        window.click("Deutsch");
        assert!(window.sees("Wei\u{df} am Zug, 20 legale Z\u{fc}ge"), "{}", window.words());
        assert_eq!(window.state().shell.settings.language.as_deref(), Some("de"));
        assert_eq!(window.world().stored.as_ref().and_then(|settings| settings.language.as_deref()), Some("de"));
        window.open_menu("Ansicht");
        window.click("Sprache");
        window.click("Wie der Desktop");
        assert!(window.sees("White to move, 20 legal moves"), "{}", window.words());
    });
}
