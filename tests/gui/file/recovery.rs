//! Recovering unsaved edits after a crash.

use std::fs;
use std::path::{Path, PathBuf};

use egui::Key;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::fake_desktop::World;
use crate::support::window::{START, Window};

const TWO: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\n";
const EDITED: &str = "4k3/8/8/7R/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\n";

/// A folder with a file and with the journals of closed windows.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        let place = Self(tempfile::tempdir().expect("a folder"));
        fs::write(place.file(), TWO).expect("a file");
        place
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("two.fen")
    }

    fn journals(&self) -> PathBuf {
        self.0.path().join("state/journals")
    }

    /// The number of journals.
    fn count(&self) -> usize {
        fs::read_dir(self.journals()).map_or(0, Iterator::count)
    }

    fn window(&self, document: Document) -> Window {
        let world = World::keeping_journals(self.journals());
        let mut window = Window::in_world(world, document, Settings::default(), [1180.0, 780.0]);
        window.settle();
        window
    }

    fn start(&self) -> Window {
        self.window(Document::new())
    }

    fn open(&self) -> Window {
        self.window(Document::open(&self.file()).expect("the file can be opened"))
    }

    /// Waits for this number of journals, and until the journal of the window is complete.
    fn wait_for(&self, window: &mut Window, count: usize) {
        window.frames(1);
        window.frames_until("it is not kept", |window| window.app().is_journal_complete());
        assert_eq!(self.count(), count, "so many journals");
    }

    /// Edits the file in a window and crashes.
    fn crash(&self) {
        let mut window = self.open();
        window.drag("h1", "h5");
        self.wait_for(&mut window, 1);
    }
}

fn sentences(window: &Window) -> String {
    match window.question_text() {
        Some(sentences) if window.asks("Unsaved changes were found") => sentences,
        _ => panic!("nothing is asked: {:?}", window.state().dialog),
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("the file is there")
}

#[test]
fn edits_are_recovered_as_one_step() {
    let place = Place::new();
    place.crash();
    let mut window = place.start();
    let asked = sentences(&window);
    assert!(
        asked.contains("two.fen, a moment ago: 1 position edited or added") && asked.contains("as it was"),
        "{asked}"
    );
    assert!(asked.contains("“Recover” shows them here. No file is written until you save."), "{asked}");
    window.click("Recover");
    assert_eq!(window.content(), EDITED);
    assert!(window.document().is_modified());
    assert_eq!(window.document().path(), Some(place.file().as_path()));
    assert!(window.notices().contains("recovered"), "{}", window.notices());
    assert_eq!(text(&place.file()), TWO, "nothing is saved by itself");
    assert_eq!(place.count(), 1, "the edits are in this window's own journal");
    window.undo();
    assert_eq!((window.content(), window.document().is_modified()), (TWO.to_owned(), false));
    window.ctrl_shift(Key::Z);
    place.wait_for(&mut window, 1);
    drop(window);
    let mut window = place.start();
    window.click("Recover");
    assert_eq!(window.content(), EDITED, "also after a second crash");
    window.ctrl(Key::S);
    assert_eq!(text(&place.file()), EDITED);
    place.wait_for(&mut window, 0);
}

#[test]
fn later_asks_again_and_discard_does_not() {
    let place = Place::new();
    place.crash();
    for answer in ["Later", "Escape"] {
        let mut window = place.open();
        sentences(&window);
        if answer == "Later" {
            window.click("Later");
        } else {
            window.key(Key::Escape);
        }
        assert!(window.state().dialog.is_none());
        assert_eq!((window.content(), window.document().is_modified()), (TWO.to_owned(), false), "the file stays open");
    }
    let mut window = place.start();
    window.click("Discard");
    assert_eq!((place.count(), window.fen().as_str()), (0, START));
    drop(window);
    assert!(place.start().state().dialog.is_none());
}

#[test]
fn one_question_comes_after_another() {
    let place = Place::new();
    let windows: Vec<Window> = (1..=3)
        .map(|count| {
            let mut window = place.open();
            window.drag("h1", &format!("h{}", count + 1));
            place.wait_for(&mut window, count);
            window
        })
        .collect();
    assert!(place.start().state().dialog.is_none(), "as long as windows live nobody else is offered their edits");
    drop(windows);
    let mut window = place.start();
    let other = place.start();
    assert!(other.state().dialog.is_none(), "the first window to start asks");
    window.click("Discard");
    window.click("Recover");
    assert!(window.content().starts_with("4k3/8/8/8/8/7R/8/4K3"), "the newest but one: {}", window.content());
    // Recovered edits are unsaved themselves.
    window.click("Recover");
    assert!(window.asks("Save the changes to"));
    window.click("Save");
    assert!(text(&place.file()).starts_with("4k3/8/8/8/8/7R/8/4K3"));
    assert!(window.content().starts_with("4k3/8/8/8/8/8/7R/4K3"), "{}", window.content());
    assert!(window.notices().contains("no longer the file"), "{}", window.notices());
    assert_eq!(window.document().path(), None);
}

#[test]
fn the_edited_positions_of_a_changed_file_are_recovered() {
    let place = Place::new();
    for is_there in [true, false] {
        fs::write(place.file(), TWO).expect("a file");
        place.crash();
        if is_there {
            fs::write(place.file(), format!("{START}\n")).expect("another program may write");
        } else {
            fs::remove_file(place.file()).expect("another program may remove it");
        }
        let mut window = place.start();
        let asked = sentences(&window);
        assert!(asked.contains(if is_there { "has changed" } else { "no longer exists" }), "{asked}");
        window.click("Recover");
        assert_eq!(window.content(), "4k3/8/8/7R/8/8/8/4K3 w - - 0 1\n");
        assert_eq!((window.document().path(), window.document().is_modified()), (None, true));
        drop(window);
        for left in fenwright::document::journal::abandoned_journals(&place.journals()) {
            left.discard();
        }
    }
}

#[test]
fn a_text_that_was_typed_is_not_lost() {
    let place = Place::new();
    let mut window = place.open();
    window.type_fen("4k3/8/8");
    place.wait_for(&mut window, 1);
    drop(window);
    let mut window = place.start();
    assert!(sentences(&window).contains("an unfinished text"), "{}", sentences(&window));
    window.click("Recover");
    assert!(window.sees("4k3/8/8"), "{}", window.words());
    assert!(!window.document().is_modified());
}

#[test]
fn a_text_that_was_typed_for_another_position_is_not_lost() {
    let place = Place::new();
    let mut window = place.open();
    window.type_fen("4k3/8/8");
    window.ctrl(Key::PageDown);
    window.type_fen("7k/7p");
    place.wait_for(&mut window, 1);
    drop(window);
    let mut window = place.start();
    window.click("Recover");
    assert!(window.sees("4k3/8/8") && window.sees("7k/7p"), "{}", window.words());
}

#[test]
fn a_text_that_was_typed_among_the_operations_is_not_lost() {
    let place = Place::new();
    let path = place.0.path().join("one.epd");
    fs::write(&path, "8/8/8/8/8/8/8/4K2k w - - bm Kf2;\n").expect("a file");
    let mut window = place.window(Document::open(&path).expect("the file can be opened"));
    window.open_tab("Details");
    window.click("bm, best move");
    window.type_keys("Kf2; Ke2");
    place.wait_for(&mut window, 1);
    drop(window);
    let mut window = place.start();
    window.click("Recover");
    assert!(window.sees("Kf2; Ke2"), "{}", window.words());
}

#[test]
fn recovering_that_is_cancelled_is_asked_about_again() {
    let place = Place::new();
    fs::write(place.file(), TWO.repeat(70_000)).expect("a file");
    place.crash();
    let mut window = place.start();
    sentences(&window);
    window.hold_threads();
    for key in [Key::Enter, Key::Escape] {
        let event = egui::Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        };
        window.frame([event]);
        // A dialog receives keys from its second frame on.
        window.frames(2);
    }
    assert!(window.is_working());
    window.let_threads_go();
    window.wait_for_work();
    sentences(&window);
    assert_eq!((window.fen().as_str(), window.document().is_modified()), (START, false));
    assert_eq!(place.count(), 1);
}

#[test]
fn a_folder_that_cannot_be_made_is_said_once() {
    let place = Place::new();
    fs::create_dir_all(place.0.path().join("state")).expect("a folder");
    fs::write(place.journals(), "no folder").expect("a file in its place");
    let mut window = place.open();
    window.drag("h1", "h5");
    window.frames_until("it is not said", |window| !window.notices().is_empty());
    assert!(window.notices().contains("Unsaved changes cannot be kept for recovery: "), "{}", window.notices());
    window.drag("h5", "h6");
    assert_eq!(window.notices().matches("cannot be kept").count(), 1);
}

#[test]
fn it_is_said_what_becomes_of_the_file_that_is_open() {
    let place = Place::new();
    place.crash();
    let other = place.file().with_file_name("other.fen");
    fs::write(&other, TWO).expect("a file");
    for (path, says) in [
        (&other, "“Recover” shows them in place of other.fen, which is closed. No file is written"),
        (&place.file(), "“Recover” shows the file with these changes. No file is written"),
    ] {
        let mut window = place.window(Document::open(path).expect("the file can be opened"));
        let asked = sentences(&window);
        assert!(asked.contains(says), "{asked}");
        window.click("Later");
    }
}

#[test]
fn edits_that_the_file_has_by_now_are_not_asked_about() {
    for (saved, is_asked) in [
        ("4k3/8/8/7R/8/8/8/4K3 w - - 0 1\n", false),
        ("# and more since\n4k3/8/8/7R/8/8/8/4K3 w - - 0 1\n8/8/8/8/8/8/8/8 w - - 0 1\n", true),
        ("8/8/8/8/8/8/8/8 w - - 0 1\n4k3/8/8/7R/8/8/8/4K3 w - - 0 1\n", false),
        ("4k3/8/8/7R/8/8/8/4K3 b - - 0 1\n", true),
    ] {
        let place = Place::new();
        fs::write(place.file(), TWO).expect("a file");
        place.crash();
        fs::write(place.file(), saved).expect("as saving does before the window is killed");
        let window = place.start();
        assert_eq!(window.state().dialog.is_some(), is_asked, "{saved}: {}", window.words());
        assert_eq!(place.count(), usize::from(is_asked), "{saved}");
    }
}

#[test]
fn the_journal_is_gone_once_it_is_said_that_the_file_is_saved() {
    let place = Place::new();
    fs::write(place.file(), TWO).expect("a file");
    let mut window = place.open();
    window.drag("h1", "h5");
    place.wait_for(&mut window, 1);
    window.ctrl(Key::S);
    assert!(window.notices().contains("Saved"), "{}", window.notices());
    assert_eq!(place.count(), 0);
}
