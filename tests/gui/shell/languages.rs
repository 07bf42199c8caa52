//! The window in every language: choosing the language, texts that are cut off, and texts without a translation.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use egui::{Context, Key, Rect};
use fenwright::app::App;
use fenwright::app::command::{Command, menus};
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;
use fenwright::document::search::EXAMPLES;
use fenwright::lang::{self, Language};

use crate::support::fake_desktop::FakeDesktop;
use crate::support::painted::{Painted, painted};
use crate::support::window::Window;

const SMALL: [f32; 2] = [800.0, 600.0];

/// The right edge of the list.
const LIST: f32 = 208.0;

/// A mate in two, an illegal position, and a position with a warning.
const FEN: &str = "# xyz\nkbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1\n3R2k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1\n\
                   4k3/8/8/8/8/8/8/4K2R w K - 99 3\n";
const EPD: &str = "kbK5/pp6/1P6/8/8/7p/7P/R7 w - - bm Ra6; dm 2; id \"xyz\";\n4k3/8/8/8/8/8/8/4K2R w K -\n";
const PGN: &str =
    "[White \"x\"]\n[Black \"y\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]\n\n1.O-O *\n\n";

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

/// Calls `look` with a window for each menu, and for each command that is enabled on each kind of file.
fn for_each_view(language: Language, mut look: impl FnMut(&str, &mut Window)) {
    for content in [FEN, EPD, PGN] {
        for (menu, _) in menus() {
            let mut window = window(content, language);
            window.open_menu(lang::text(menu).expect("a title"));
            look(menu, &mut window);
        }
        let is_seen = |command: &Command| ![Command::CommandPalette, Command::Quit].contains(command);
        for command in Command::all().filter(is_seen) {
            println!("{}: {command:?}", language.code());
            let mut window = window(content, language);
            if window.state().is_enabled(command) {
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

/// The texts that are cut off, each with the view and its place in it. Texts of the pseudo-language, which are longer
/// than in any other language, may be shortened, and so may the rows of the list in every language.
fn cut(language: Language) -> Vec<(String, Rect, String)> {
    let mut cut = Vec::new();
    for_each_view(language, |view, window| {
        let has_dialog = window.state().shell.dialog.is_some();
        let is_of_list = |painted: &Painted| !has_dialog && painted.place.left() < LIST;
        let may_be_shortened = |painted: &Painted| language.code() == "qps" || is_of_list(painted);
        let is_cut = |painted: &Painted| painted.is_beyond || painted.is_shortened && !may_be_shortened(painted);
        let is_fen = |painted: &Painted| painted.text.contains('/') && painted.text.contains(" w ");
        let texts = painted(window).into_iter().filter(|painted| is_cut(painted) && !is_fen(painted));
        cut.extend(texts.map(|painted| (view.to_owned(), painted.place, painted.text)));
    });
    cut
}

/// A text that is also cut off in English comes from the user and has no maximum length: a FEN, a path, a title.
fn assert_nothing_is_cut(code: &str) {
    lang::with(Language::ENGLISH, || {
        let english = cut(Language::ENGLISH);
        let is_cut_in_english = |view: &str, place: Rect| {
            let is_here = |other: &Rect| (other.left_center() - place.left_center()).length() < 24.0;
            english.iter().any(|(other, rect, _)| other == view && is_here(rect))
        };
        let mut views: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (view, place, text) in cut(Language::from_code(code).expect("a language")) {
            if !is_cut_in_english(&view, place) {
                views.entry(text).or_default().insert(view);
            }
        }
        assert!(views.is_empty(), "{code}: {} texts are cut:\n{views:#?}", views.len());
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

/// Returns `true` if a word of the text has a vowel without an accent. No text of the pseudo-language has one.
fn is_foreign(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.len() > 2).any(|word| word.contains(['a', 'e', 'i', 'o', 'u']))
}

/// The text without the parts that are the same in every language: names of keys, tags and fields, FEN, moves,
/// addresses, files, search queries, and messages of the system.
fn without_names(text: &str) -> String {
    const NAMES: [&str; 35] = [
        "Antichess",
        "Atomic",
        "Crazyhouse",
        "King of the Hill",
        "Three-check",
        "Horde",
        "Racing Kings",
        "acd: ",
        "acn: ",
        "acs: ",
        "eco: ",
        "Ctrl",
        "Shift",
        "Alt",
        "Delete",
        "Enter",
        "Home",
        "Page",
        "Down",
        "White",
        "Black",
        "Letter",
        "lichess.org",
        "editor",
        "positions-",
        "Fenwright",
        "it contains no text",
        "\"back rank\"",
        "-is:done",
        "puzzle:cooked",
        "bxa6",
        "Rxa",
        ".fen",
        ".epd",
        "done",
    ];
    let examples = EXAMPLES.iter().map(|(example, _)| *example);
    let text = examples.chain(NAMES).fold(text.to_owned(), |text, name| text.replace(name, ""));
    let is_fen = |word: &&str| word.contains('/') || *word == "KQkq";
    let text = text.split(' ').filter(|word| !is_fen(word)).collect::<Vec<_>>().join(" ");
    let placeholder = |part: &str| part.split_once('}').map_or(part.to_owned(), |(_, rest)| rest.to_owned());
    text.split('{').map(placeholder).collect()
}

#[test]
fn everything_is_said_in_the_language() {
    lang::with(Language::ENGLISH, || {
        let mut foreign: BTreeMap<String, String> = BTreeMap::new();
        for_each_view(Language::from_code("qps").expect("the pseudo-language"), |view, window| {
            let texts = painted(window).into_iter().map(|painted| painted.text);
            let texts = texts.chain(window.nodes().into_iter().map(|node| node.name));
            let texts = texts.filter(|text| is_foreign(&without_names(text)));
            foreign.extend(texts.map(|text| (text, view.to_owned())));
        });
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

/// Messages about the command line appear before the first frame.
#[test]
fn a_program_speaks_the_language_that_is_chosen_from_the_start() {
    let settings = Settings { language: Some("de".to_owned()), ..Settings::default() };
    let (ctx, desktop) = (Context::default(), FakeDesktop(Rc::default()));
    let mut app = App::new(&ctx, Box::new(desktop), settings, Document::new());
    app.paste_text("4k3/8/8/8/8/8/8/4K2Q[Np] w - - 0 1");
    let told = format!("{:?}", app.state().shell.notices);
    assert!(told.contains("Regeln: Crazyhouse") && !told.contains("Rules:"), "{told}");
}
