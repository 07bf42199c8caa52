//! A portable program keeps all its files in one folder.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use fenwright::app::command::Command as Wish;
use fenwright::diagram::{self, Diagram};
use fenwright::notation::fen;

use super::desktop::Desktop;
use super::picture::{Area, Picture, light, rgb};
use super::wait::{self, LIMIT};
use super::window::Window;

const ENDING: &str = "8/5pk1/6p1/8/3R4/6P1/r4PK1/8 w - - 0 1";
const CORRECTED: &str = "8/5pk1/6p1/8/3q4/6P1/r4PK1/8 w - - 0 1";

/// All files below a folder, with their contents.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else {
                files.insert(path.clone(), fs::read(&path).unwrap_or_default());
            }
        }
    }
    files
}

/// The files of the user, without those of the graphics driver.
fn files_of_user(desktop: &Desktop) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = files(desktop.root());
    files.retain(|path, _| {
        !path.starts_with(desktop.path(""))
            && *path != desktop.errors()
            && !path.to_string_lossy().contains("mesa_shader")
    });
    files
}

/// Presses the new button in the side panel, which is filled like the copy button.
fn press_new_button(window: &Window<'_>, before: &Picture) {
    let accents = |picture: &Picture| {
        let mut areas = picture.areas(|pixel| pixel == rgb(light().accent));
        areas.retain(|area| area.width() > 60 && (24..60).contains(&area.height()));
        areas
    };
    let known: Vec<_> = accents(before).iter().map(Area::middle).collect();
    let found =
        wait::poll(LIMIT, || accents(&window.settle()).into_iter().find(|area| !known.contains(&area.middle())));
    window.click(found.expect("a button").middle());
}

fn expect_file(path: &Path, words: &str) {
    let found = wait::poll(LIMIT, || fs::read_to_string(path).ok().filter(|text| text.contains(words)));
    assert!(found.is_some(), "{} does not hold {words:?}: {:?}", path.display(), fs::read_to_string(path));
}

#[test]
fn a_portable_window_keeps_everything_in_its_folder() {
    let desktop = Desktop::new();
    desktop.keep_journals();
    let picture = Diagram { size: 420, ..Diagram::new(fen::read(ENDING).unwrap()) };
    let file = desktop.file("ending.png", diagram::png(&picture).unwrap());
    let stick = desktop.path("stick/fenwright");
    let before = files_of_user(&desktop);

    let window = desktop.start(&[OsStr::new("--portable"), stick.as_os_str(), file.as_os_str()]);
    window.expect_shown(ENDING);
    let place = window.board().square("d4").middle();
    let unlearned = window.settle();
    window.screen().point(place, &[]);
    window.change(|| window.key("q"));
    window.expect_shown(CORRECTED);
    press_new_button(&window, &unlearned);
    expect_file(&stick.join("looks.json"), "[[[");
    let journals = || files(&stick.join("journals")).into_keys().filter(|path| path.extension().is_some()).count();
    assert!(wait::poll(LIMIT, || (journals() > 0).then_some(())).is_some(), "the edit is in no journal");
    drop(window);

    let mut window = desktop.start(&[OsStr::new("--portable"), stick.as_os_str()]);
    window.expect_question();
    window.key("Return");
    window.expect_shown(CORRECTED);
    window.resize(1010, 700);
    window.choose("View", Wish::Coordinates);
    window.ask_to_close();
    window.expect_question();
    window.answer_and_end(1);
    window.expect_end();
    drop(window);
    expect_file(&stick.join("settings.json"), "\"coordinates\": false");
    expect_file(&stick.join("state.json"), "1010");
    let after = files_of_user(&desktop);
    assert!(after == before, "files beside: {:?}, before {:?}", after.keys(), before.keys());
}

#[test]
fn a_portable_folder_that_is_a_file_is_refused() {
    let desktop = Desktop::new();
    let file = desktop.file("stick", "");
    let mut command = desktop.program(&[OsStr::new("--portable"), file.as_os_str()]);
    let output = command.stdin(Stdio::null()).output().expect("the program ends");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("fenwright: --portable: \u{201c}") && said.contains("cannot be used"), "{said}");
}
