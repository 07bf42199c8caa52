//! The rooms of the house and what may be named in each, read from the sources.

#![expect(clippy::unwrap_used, reason = "a source that cannot be read fails the test")]

use std::fs;
use std::path::{Path, PathBuf};

/// Every source file below `src`, as its path from there and its text without comments and unit tests.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&root, &mut files);
    assert!(files.len() > 30, "only {} source files found", files.len());
    let name = |path: &Path| path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
    files.iter().map(|path| (name(path), code_of(&fs::read_to_string(path).unwrap()))).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

fn code_of(text: &str) -> String {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

fn assert_absent(room: impl Fn(&str) -> bool, words: &[&str], why: &str) {
    let mut seen = 0;
    for (name, code) in sources().iter().filter(|(name, _)| room(name)) {
        seen += 1;
        for word in words {
            assert!(!code.contains(word), "src/{name} names {word}: {why}");
        }
    }
    assert!(seen > 0, "no file is in the room that is checked: {why}");
}

#[test]
fn imports_point_downward_only() {
    let rooms: [(&str, &[&str]); 7] = [
        ("board/", &["rules", "notation", "document", "diagram", "cli", "app"]),
        ("rules/", &["notation", "document", "diagram", "cli", "app"]),
        ("notation/", &["document", "diagram", "cli", "app"]),
        ("document/", &["diagram", "cli", "app"]),
        ("diagram/", &["rules", "notation", "document", "cli", "app"]),
        ("cli/", &["app"]),
        ("app/", &["cli"]),
    ];
    for (room, above) in rooms {
        let paths: Vec<String> = above.iter().map(|other| format!("crate::{other}")).collect();
        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
        assert_absent(|name| name.starts_with(room), &paths, "imports point downward only");
    }
}

#[test]
fn strict_fen_knows_only_the_board() {
    assert_absent(|name| name.starts_with("notation/fen"), &["crate::rules"], "strict FEN knows only the board");
}

#[test]
fn the_core_knows_no_window() {
    let words = ["egui", "eframe", "rfd::", "arboard"];
    assert_absent(|name| !name.starts_with("app/") && name != "main.rs", &words, "the core knows no window");
}

#[test]
fn only_the_desktop_opens_dialogs_and_the_clipboard() {
    assert_absent(|name| name != "app/shell/desktop.rs", &["rfd::", "arboard::"], "only app/shell/desktop.rs may");
}

#[test]
fn only_document_and_desktop_touch_files() {
    let allowed =
        |name: &str| name.starts_with("document/") || name.starts_with("cli/") || name == "app/shell/desktop.rs";
    let words = ["std::fs", "fs::", "File::open", "File::create", ".exists()", ".is_file()", ".metadata()"];
    assert_absent(|name| !allowed(name), &words, "only document, cli and app/shell/desktop.rs touch files");
}

#[test]
fn colours_are_made_in_the_theme_alone() {
    let words =
        ["Color32::from_rgb", "Color32::from_rgba_unm", "Color32::from_black", "Color32::RED", "Color32::BLACK"];
    assert_absent(
        |name| name.starts_with("app/") && name != "app/ui/theme.rs",
        &words,
        "colours live in app/ui/theme.rs",
    );
}

#[test]
fn views_cannot_change_the_document() {
    assert_absent(
        |name| name.starts_with("app/views/") || name.starts_with("app/") && name.contains("/view"),
        &["&mut Document", "&mut State", ".apply("],
        "views push actions",
    );
}
