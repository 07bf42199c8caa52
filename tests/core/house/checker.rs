//! Tests of the rules themselves, on small source trees with violations.

use super::circles::circles;
use super::resolved::House;
use super::rules::{self, Wrong};
use super::source::Source;
use super::{FILES, ROOMS, SHARED, THEME, WINDOW_CRATES};

/// A source tree with these files.
fn house(files: &[(&str, &str)]) -> House {
    let rooms = [
        (
            "lib.rs",
            "pub mod app; pub mod board; pub mod document; pub mod notation; pub mod rules; pub use board::Board;",
        ),
        ("board/mod.rs", "mod square; pub use square::Square; pub struct Board;"),
        ("board/square.rs", "pub struct Square;"),
        ("rules/mod.rs", "mod verdict; pub use verdict::{Verdict, verdict}; pub use crate::board::Board as Ground;"),
        ("rules/verdict.rs", "pub struct Verdict; pub fn verdict() {}"),
        ("notation/mod.rs", "pub mod fen; pub struct Reader;"),
        ("notation/fen/mod.rs", "pub struct Fault;"),
        ("document/mod.rs", "pub use crate::board::Board; pub struct Document;"),
        ("app/mod.rs", "mod list; mod paste; mod ui; pub use list::Row; pub use ui::Tone; pub struct App;"),
        ("app/list/mod.rs", "mod row; pub use row::Row;"),
        ("app/list/row.rs", "pub struct Row;"),
        ("app/paste/mod.rs", ""),
        ("app/ui/mod.rs", "pub struct Tone;"),
    ];
    let replaced = |name: &str| files.iter().any(|(other, _)| *other == name);
    let kept = rooms.into_iter().filter(|(name, _)| !replaced(name));
    House::of(kept.chain(files.iter().copied()).map(|(name, text)| Source::read(name, text)).collect())
}

fn shown(wrong: &[Wrong]) -> Vec<String> {
    wrong.iter().map(ToString::to_string).collect()
}

/// Asserts the only violations of a file of `board`, on the second line of each text.
fn assert_wrong_in_board(text: &str, what: &[&str]) {
    let house = house(&[("board/square.rs", &format!("pub struct Square;\n{text}"))]);
    let expected: Vec<String> = what.iter().map(|what| format!("src/board/square.rs:2: {what}")).collect();
    assert_eq!(shown(&rules::wrong_rooms(&house, ROOMS)), expected, "{text}");
}

#[test]
fn imports_from_above_are_found_however_they_are_written() {
    for (text, what) in [
        ("use crate::rules::verdict;", "use crate::rules::verdict"),
        ("use crate::{rules};", "use crate::rules"),
        ("use crate::{board::Board, rules::{self}};", "use crate::rules"),
        ("use crate::rules as r;", "use crate::rules as r"),
        ("use super::super::app;", "use super::super::app"),
        ("pub use super::super::{app::{App}};", "use super::super::app::App"),
        ("use crate::rules::*;", "use crate::rules::*"),
        ("use crate::*;", "use crate::*"),
        ("use self::super::super::rules::Verdict as V;", "use self::super::super::rules::Verdict as V"),
        // The target is in this module, but the path leads through another one.
        ("use crate::document::Board;", "use crate::document::Board"),
        ("fn f() { crate::rules::verdict(); }", "crate::rules::verdict"),
        ("fn f() { let _ = super::super::rules::verdict; }", "super::super::rules::verdict"),
        ("fn f(_: &crate::rules::Verdict) {}", "crate::rules::Verdict"),
        ("struct S { of: Vec<Option<crate::rules::Verdict>> }", "crate::rules::Verdict"),
        ("impl crate::rules::Verdict {}", "crate::rules::Verdict"),
        ("fn f() { println!(\"{:?}\", crate::rules::verdict()); }", "crate::rules::verdict"),
        ("fn f() { vec![[crate::rules::verdict()]]; }", "crate::rules::verdict"),
        ("macro_rules! m { () => { $crate::rules::verdict() } }", "crate::rules::verdict"),
        ("mod inner { use super::super::super::rules; }", "use super::super::super::rules"),
        ("fn f() { use crate::rules; }", "use crate::rules"),
        ("use r#crate_of::x; use crate::r#rules::verdict;", "use crate::rules::verdict"),
    ] {
        assert_wrong_in_board(text, &[what]);
    }
    assert_wrong_in_board("use crate as house; fn f() { house::rules::verdict(); }", &["house::rules::verdict"]);
    assert_wrong_in_board("use crate::rules as r; fn f() { r::verdict(); }", &["use crate::rules as r"]);
}

#[test]
fn what_a_room_may_import_is_not_wrong() {
    for text in [
        "use crate::Board;",
        "use super::Board; fn f() { Board::new(); }",
        "use std::rules; use rules::verdict; use ::app::App;",
        "// use crate::rules;\nconst TEXT: &str = \"crate::rules::verdict\";",
        "/// [`verdict`](crate::rules::verdict)\nstruct Documented;",
        "#[cfg(test)] mod tests { use crate::rules; }",
        "#[cfg(test)] use crate::rules;",
        "impl Square { #[cfg(test)] fn f() { crate::rules::verdict(); } }",
    ] {
        assert_wrong_in_board(text, &[]);
    }
    let tests = [("board/square.rs", "#[cfg(test)] mod tests;"), ("board/square/tests.rs", "use crate::rules;")];
    assert_eq!(shown(&rules::wrong_rooms(&house(&tests), ROOMS)), [""; 0]);
}

#[test]
fn an_inner_folder_has_a_row_of_its_own() {
    let files = [
        ("notation/fen/mod.rs", "pub struct Fault; use super::Reader; use crate::rules;"),
        ("notation/forgiving/mod.rs", "use super::Reader; use crate::rules; use crate::document;"),
        ("notation/mod.rs", "pub mod fen; pub mod forgiving; pub struct Reader; use crate::rules;"),
    ];
    let expected = [
        "src/notation/fen/mod.rs:1: use super::Reader",
        "src/notation/fen/mod.rs:1: use crate::rules",
        "src/notation/forgiving/mod.rs:1: use crate::document",
        "src/notation/mod.rs:1: use crate::rules",
    ];
    assert_eq!(shown(&rules::wrong_rooms(&house(&files), ROOMS)), expected);
}

#[test]
#[should_panic(expected = "src/cellar/mod.rs is in no room of the table")]
fn a_room_without_a_row_is_found() {
    rules::wrong_rooms(&house(&[("cellar/mod.rs", "use crate::board;")]), ROOMS);
}

#[test]
fn file_access_is_found_however_it_is_written() {
    for (text, what) in [
        ("use std::fs;", "use std::fs"),
        ("use std::{fs::File, io};", "use std::fs::File"),
        ("use std::fs as disk;", "use std::fs as disk"),
        ("fn f() { std::fs::read(\"a\"); }", "std::fs::read"),
        ("fn f() { ::std::fs::read(\"a\"); }", "::std::fs::read"),
        ("use std::os::unix::fs::MetadataExt;", "use std::os::unix::fs::MetadataExt"),
        ("fn f() { tempfile::tempfile(); }", "tempfile::tempfile"),
        ("fn f(path: &Path) { path.canonicalize(); }", ".canonicalize()"),
        ("fn f(path: &Path) -> bool { path.parent().is_some_and(|folder| folder.exists()) }", ".exists()"),
        ("fn f(path: &Path) { assert!(path.is_file()); }", ".is_file()"),
        ("fn f(path: &Path) { path.metadata(); }", ".metadata()"),
        ("fn f(path: &Path) { path.read_dir(); }", ".read_dir()"),
        ("fn f() { std::path::Path::exists(path); }", "std::path::Path::exists"),
        ("fn f() { paths.filter(<std::path::Path>::is_dir); }", "std::path::Path::is_dir"),
    ] {
        let house = house(&[("board/square.rs", &format!("pub struct Square;\n{text}"))]);
        let expected = format!("src/board/square.rs:2: {what}");
        assert_eq!(shown(&rules::wrong_file_access(&house, FILES)), [expected], "{text}");
    }
    let allowed = [
        ("document/mod.rs", "use std::fs; pub struct Document;"),
        ("app/shell/desktop.rs", "fn f(path: &std::path::Path) { path.exists(); }"),
        (
            "board/square.rs",
            "pub struct Square; fn f(set: &Set, path: &std::path::Path) { set.exists(1); path.parent(); }",
        ),
    ];
    assert_eq!(shown(&rules::wrong_file_access(&house(&allowed), FILES)), [""; 0]);
}

#[test]
fn crates_of_the_window_are_found_elsewhere() {
    let files = [
        ("board/square.rs", "use egui::Color32; pub struct Square;"),
        ("rules/verdict.rs", "pub struct Verdict; pub fn verdict() { eframe::egui::Id::new(1); }"),
        ("app/paste/mod.rs", "use egui as e;\nuse rfd::FileDialog;\nuse arboard as clipboard;"),
        ("app/shell/desktop.rs", "use {arboard, rfd};"),
    ];
    let expected = [
        "src/board/square.rs:1: use egui::Color32",
        "src/rules/verdict.rs:1: eframe::egui::Id::new",
        "src/app/paste/mod.rs:2: use rfd::FileDialog",
        "src/app/paste/mod.rs:3: use arboard as clipboard",
    ];
    assert_eq!(shown(&rules::wrong_crates(&house(&files), WINDOW_CRATES)), expected);
}

#[test]
fn colours_and_edits_are_found_where_they_may_not_be() {
    let files = [
        ("app/ui/theme.rs", "use egui::Color32; fn f() { Color32::from_rgb(1, 2, 3); }"),
        ("app/paste/view.rs", "use egui::Color32 as C;\nfn f(state: &mut super::State) { C::from_gray(1); }"),
        ("app/paste/mod.rs", "mod view; struct State;\nfn f() { egui::Color32::from_rgba_unmultiplied(1, 2, 3, 4); }"),
        ("app/list/view/row.rs", "fn f(document: &Document) {\n    document.apply(edit);\n}"),
    ];
    let house = house(&files);
    let colors = ["src/app/paste/mod.rs:2: egui::Color32::from_rgba_unmultiplied"];
    assert_eq!(shown(&rules::wrong_colors(&house, THEME)), colors);
    let edits = ["src/app/paste/view.rs:2: &mut State", "src/app/list/view/row.rs:2: .apply()"];
    assert_eq!(shown(&rules::wrong_views(&house, |name| name.contains("view"))), edits);
}

#[test]
fn a_feature_imports_no_other() {
    let texts = "use super::list;\nuse super::App;\nuse super::{ui::Tone, Tone as T};\nuse crate::app::Row;\n\
                 use crate::board::Board;\nmod inner;\nfn f() { crate::app::list::Row; }\nuse super::list::Row as R;\n\
                 use super::*;";
    let house = house(&[("app/paste/mod.rs", texts), ("app/paste/inner.rs", "use super::super::list::Row;")]);
    let expected = [
        "src/app/paste/mod.rs:1: use super::list",
        "src/app/paste/mod.rs:2: use super::App",
        "src/app/paste/mod.rs:4: use crate::app::Row",
        "src/app/paste/mod.rs:7: crate::app::list::Row",
        "src/app/paste/mod.rs:8: use super::list::Row as R",
        "src/app/paste/mod.rs:9: use super::*",
        "src/app/paste/inner.rs:1: use super::super::list::Row",
    ];
    assert_eq!(shown(&rules::wrong_in_feature(&house, "paste", SHARED)), expected);
    assert_eq!(shown(&rules::wrong_in_feature(&house, "list", SHARED)), [""; 0]);
}

#[test]
fn circles_of_imports_are_found() {
    let house = house(&[
        ("board/mod.rs", "mod square; pub use square::Square; pub struct Board(Square);"),
        ("board/square.rs", "pub struct Square; use super::Board;"),
        // Through a re-export of another file, and through a path in a function.
        ("app/list/row.rs", "pub struct Row; fn f() { crate::app::paste::paste(); }"),
        ("app/paste/mod.rs", "mod text; pub fn paste() { text::read() }"),
        ("app/paste/text.rs", "pub fn read() -> super::super::Row {}"),
        // A module above others is not a cycle by itself.
        ("rules/mod.rs", "mod one; mod verdict; pub use verdict::{Verdict, verdict}; pub use one::One;"),
        ("rules/one.rs", "use super::Verdict; pub struct One;"),
    ]);
    let circles = circles(&house);
    assert_eq!(rules::largest_circle(&circles, "board"), ["board/mod.rs", "board/square.rs"]);
    assert_eq!(rules::largest_circle(&circles, "app"), ["app/list/row.rs", "app/paste/mod.rs", "app/paste/text.rs"]);
    assert_eq!(rules::largest_circle(&circles, "rules"), [""; 0]);
    assert_eq!(rules::circles_of_features(&circles, &["list", "paste", "file"]), [["list", "paste"]]);
}
