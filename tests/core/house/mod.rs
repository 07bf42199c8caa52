//! The layers of `src` and their allowed imports, checked in the sources: every import and path is resolved to its
//! target, whatever its name. Unit tests of the sources are excluded.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a source that cannot be read fails the test")]

mod checker;
mod circles;
mod resolved;
mod rules;
mod source;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use self::resolved::House;
use self::rules::Wrong;

static HOUSE: LazyLock<House> = LazyLock::new(House::read);

/// The folders and files of `src`, each with those that it may import from besides itself. The row of an inner folder
/// replaces that of the outer one.
const ROOMS: &[(&str, &[&str])] = &[
    ("lang", &[]),
    ("logging", &[]),
    // The core: codes and short English, but no sentences for users.
    ("board", &[]),
    ("rules", &["board"]),
    ("notation", &["board"]),
    ("notation/fen", &["board"]),
    // To play the moves of a line or a game, and to rank equally likely corrections.
    ("notation/forgiving", &["board", "rules", "notation"]),
    ("notation/pgn/movetext", &["board", "rules", "notation"]),
    ("notation/puzzle", &["board", "rules", "notation"]),
    ("tablebase", &["board", "rules"]),
    ("engine", &["board", "rules", "notation"]),
    ("wording", &["lang", "board", "rules", "notation", "tablebase", "engine"]),
    ("document", &["lang", "board", "rules", "notation", "engine", "wording"]),
    // From the bottom to the top. Above them are the document itself, and the modules that scan all records or journal.
    ("document/work", &["lang"]),
    ("document/io", &["lang", "document/work"]),
    ("document/format", &["lang", "board", "notation", "wording", "document/work", "document/io"]),
    ("document/content", &["lang", "board", "notation", "document/work", "document/io", "document/format"]),
    ("document/history", &["lang", "board", "document/format", "document/content"]),
    (
        "document/edit",
        &["lang", "board", "notation", "document/work", "document/format", "document/content", "document/history"],
    ),
    ("diagram", &["lang", "board"]),
    // Shows the moves of a game.
    ("diagram/animation", &["lang", "board", "notation", "diagram"]),
    ("vision", &["lang", "board"]),
    ("manual", &["lang"]),
    ("cli", &["lang", "board", "rules", "notation", "tablebase", "engine", "wording", "document", "diagram", "vision"]),
    (
        "app",
        &[
            "lang",
            "board",
            "rules",
            "notation",
            "tablebase",
            "engine",
            "wording",
            "document",
            "diagram",
            "vision",
            "manual",
            "logging",
        ],
    ),
    (
        "lib",
        &[
            "lang",
            "logging",
            "board",
            "rules",
            "notation",
            "tablebase",
            "engine",
            "wording",
            "document",
            "diagram",
            "vision",
            "manual",
            "cli",
            "app",
            "program",
        ],
    ),
    ("program", &["lang", "logging", "document", "cli", "app"]),
    ("main", &["program"]),
    ("bin/window", &["app", "program"]),
    // Makes the additional files of a package.
    ("bin/package", &["lang", "manual", "cli"]),
];

/// The file of the real desktop.
const DESKTOP: &str = "app/shell/desktop";

/// The file of all colours and metrics.
const THEME: &str = "app/ui/theme";

/// Crates for the window, with the folders that may use them.
const WINDOW_CRATES: &[(&str, &[&str])] = &[
    ("egui", &["app"]),
    ("eframe", &["app"]),
    ("winit", &["app/pointer_filter", "app/start"]),
    ("rfd", &[DESKTOP]),
    ("arboard", &[DESKTOP]),
    ("x11rb", &[DESKTOP]),
    ("open", &[DESKTOP]),
    ("qrcode", &["app/sending/code"]),
    ("zbus", &[DESKTOP]),
];

/// The folders that may access files.
const FILES: &[&str] = &["tablebase", "engine", "document", "cli", "bin/package", DESKTOP];

/// The folders of `src/app` that join the features. All other folders are features, except the shared ones.
const JOINING: &[&str] = &["command", "dispatch", "views"];

/// The folders of `src/app` that every feature may import. They may import each other, and no feature.
const SHARED: &[&str] = &["shell", "ui"];

/// The features of the window.
static FEATURES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let folders = HOUSE.sources.iter().filter_map(|source| Some(source.name.strip_prefix("app/")?.split_once('/')?.0));
    let features: BTreeSet<&str> =
        folders.filter(|folder| !JOINING.contains(folder) && !SHARED.contains(folder)).collect();
    assert!(features.len() > 15, "only {features:?} found");
    features.into_iter().collect()
});

/// Maximum number of files of a folder in one cycle of imports. Only decrease these numbers.
const LARGEST_CIRCLES: &[(&str, usize)] = &[
    ("lang", 4),
    ("board", 0),
    ("rules", 7),
    ("notation", 6),
    ("tablebase", 0),
    ("engine", 0),
    ("document", 5),
    ("diagram", 3),
    ("cli", 2),
    ("app", 7),
    ("app/list", 0),
];

fn assert_none(wrong: &[Wrong], why: &str) {
    assert!(wrong.is_empty(), "{why}:\n{}", lines(wrong));
}

fn lines(wrong: &[Wrong]) -> String {
    wrong.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn imports_point_downward_only() {
    assert_none(&rules::wrong_rooms(&HOUSE, ROOMS), "imports point downward only");
}

#[test]
fn only_the_window_knows_the_crates_of_the_window() {
    assert_none(&rules::wrong_crates(&HOUSE, WINDOW_CRATES), "the core knows no window, and only the desktop dialogs");
}

#[test]
fn only_tables_engines_document_commands_and_desktop_touch_files() {
    assert_none(
        &rules::wrong_file_access(&HOUSE, FILES),
        "only tablebase, engine, document, cli and the window's desktop touch files",
    );
}

#[test]
fn colours_are_made_in_the_theme_alone() {
    assert_none(&rules::wrong_colors(&HOUSE, THEME), "colours live in the theme");
}

#[test]
fn views_cannot_change_the_document() {
    let is_view = |name: &str| {
        let mut parts = name.split('/');
        parts.next() == Some("app") && parts.any(|part| ["view", "view.rs", "views"].contains(&part))
    };
    assert_none(&rules::wrong_views(&HOUSE, is_view), "views push actions");
}

#[test]
fn features_import_what_all_share_and_no_other_feature() {
    for folder in FEATURES.iter().chain(SHARED) {
        let wrong = rules::wrong_in_feature(&HOUSE, folder, SHARED);
        assert_none(&wrong, &format!("{folder} imports of the window {SHARED:?} and itself alone"));
    }
}

#[test]
fn circles_of_imports_are_small() {
    let circles = circles::circles(&HOUSE);
    let mut wrong = Vec::new();
    for (room, most) in LARGEST_CIRCLES {
        let circle = rules::largest_circle(&circles, room);
        println!("{room}: the largest circle of imports has {} files", circle.len());
        if circle.len() > *most {
            wrong.push(format!("{} files of {room} import each other:\n{}", circle.len(), circle.join("\n")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let between = rules::circles_of_features(&circles, &FEATURES);
    assert!(between.is_empty(), "features import each other: {between:?}");
}
