//! Pasted texts with arrows and marks: the annotations come with the position, in one step.

use egui::Key;
use fenwright::board::Annotations;

use crate::support::window::{START, Window};

const PAWN: &str = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
const OTHER: &str = "8/8/8/4k3/8/8/4Q3/4K3 w - - 0 1";

fn paste(window: &mut Window, text: &str) {
    window.world().clipboard = Ok(text.to_owned());
    window.ctrl(Key::V);
}

/// The annotations of the current position, as in "Ge2e4 Rd5".
fn drawn(window: &Window) -> String {
    let document = window.document();
    let Annotations { arrows, marks } = document.record(document.current()).annotations();
    let arrows = arrows.iter().map(ToString::to_string);
    arrows.chain(marks.iter().map(ToString::to_string)).collect::<Vec<_>>().join(" ")
}

/// The details that the notices list.
fn listed(window: &Window) -> String {
    window.state().notices.list().iter().flat_map(|notice| notice.lines.clone()).collect::<Vec<_>>().join("; ")
}

#[test]
fn annotations_of_a_pasted_text_come_with_its_position_in_one_step() {
    let endings = ["fen", "epd", "pgn"];
    for (text, expected) in [
        ("8/8/8/4k3/8/8/4P3/4K3 w - - c0 \"[%cal Ge2e4]\"; id \"x\";", "Ge2e4"),
        ("8/8/8/4k3/8/8/4P3/4K3 w - - c0 \"[%cal Ge2e4]\";", "Ge2e4"),
        ("[FEN \"8/8/8/4k3/8/8/4P3/4K3 w - - 0 1\"]\n{[%cal Rd1d2]} *", "Rd1d2"),
        ("# [%csl Re5][%cal Ba1h8]\n8/8/8/4k3/8/8/4P3/4K3 w - - 0 1\n", "Ba1h8 Re5"),
        ("# [%csl Re5]\n8/8/8/4k3/8/8/4P3/4K3 w - -", "Re5"),
    ] {
        for ending in endings {
            let old = match ending {
                "fen" => format!("# [%cal Yh1h8]\n{START}\n"),
                "epd" => {
                    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - c0 \"[%cal Yh1h8]\"; id \"o\";\n".to_owned()
                }
                _ => format!("[Event \"o\"]\n[FEN \"{START}\"]\n\n{{[%cal Yh1h8]}} *\n"),
            };
            let folder = tempfile::tempdir().expect("a folder");
            let path = folder.path().join(format!("one.{ending}"));
            std::fs::write(&path, old).expect("written");
            let mut window = Window::on_file(&path);
            window.menu("Edit", "Paste over details: replace the position");
            assert_eq!(drawn(&window), "Yh1h8");
            paste(&mut window, text);
            assert_eq!((window.fen().as_str(), drawn(&window).as_str()), (PAWN, expected), "{ending}: {text}");
            assert!(!listed(&window).contains("[%"), "{ending}: {text}: {}", listed(&window));
            assert!(!window.notices().contains("already"), "{ending}: {text}: {}", window.notices());
            window.ctrl(Key::Z);
            assert_eq!(
                (window.fen().as_str(), drawn(&window).as_str()),
                (START, "Yh1h8"),
                "{ending}: {text}: one step"
            );
            assert!(!window.document().can_undo(), "{ending}: {text}");
        }
    }
}

#[test]
fn annotations_stay_only_if_the_pieces_are_the_same() {
    let file = format!("# [%cal Yh1h8]\n{PAWN}\n");
    let mut window = Window::showing(&file);
    paste(&mut window, OTHER);
    assert_eq!(drawn(&window), "", "another position");
    window.ctrl(Key::Z);
    assert_eq!(drawn(&window), "Yh1h8");
    paste(&mut window, &PAWN.replace(" w ", " b "));
    assert_eq!((window.field(1).as_str(), drawn(&window).as_str()), ("b", "Yh1h8"), "the same pieces");
    paste(&mut window, "8/8/8/4k3/8/8/4Q3/4K3 w");
    assert_eq!(drawn(&window), "", "another position that was mended");
}

#[test]
fn a_position_that_stands_already_can_be_drawn_on() {
    let mut window = Window::showing(&format!("{PAWN}\n"));
    paste(&mut window, &format!("# [%csl Re5]\n{PAWN}\n"));
    assert_eq!(drawn(&window), "Re5");
    assert!(window.notices().contains("Position pasted"), "{}", window.notices());
    paste(&mut window, &format!("# [%csl Re5]\n{PAWN}\n"));
    assert!(window.notices().contains("already set up"), "{}", window.notices());
    window.ctrl(Key::Z);
    assert_eq!(drawn(&window), "");
}

#[test]
fn the_first_of_several_positions_keeps_its_annotations() {
    let mut window = Window::showing(&format!("{START}\n"));
    paste(&mut window, &format!("# [%csl Re5]\n{PAWN}\n# [%csl Ga1]\n{OTHER}\n"));
    window.click("Replace this position with the first");
    assert_eq!((window.fen().as_str(), drawn(&window).as_str()), (PAWN, "Re5"));
}
