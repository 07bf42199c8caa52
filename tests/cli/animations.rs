//! Moving pictures and single diagrams as PDF, of `fenwright render`.

use std::fs;

use crate::program::{Folder, Ran, run};

/// A puzzle that states its solution with German letters, and one that states none.
const PUZZLES: &str = "# Title: Corner\n# Stipulation: #2\n# Solution: 1.Ta6! bxa6 (1...Lh2 2.Txa7#) 2.b7#\n\
    kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n# Stipulation: #1\n7k/8/6KP/8/8/8/8/R7 w - - 0 1\n";

/// Returns the pauses of a GIF in hundredths of a second.
fn pauses(path: &str) -> Vec<u16> {
    let file = fs::File::open(path).expect("a file");
    let mut decoder = gif::DecodeOptions::new().read_info(file).expect("a GIF");
    let mut pauses = Vec::new();
    while let Some(frame) = decoder.next_frame_info().expect("a frame") {
        pauses.push(frame.delay);
    }
    pauses
}

#[test]
fn solutions_of_records_and_of_the_solver_move() {
    let folder = Folder::new();
    folder.file("a.fen", PUZZLES);
    let (input, output) = (folder.path("a.fen"), folder.path("%d.gif"));
    let Ran { err, code, .. } = run(&["render", &input, "-o", &output, "--size", "100"]);
    let expected = format!(
        "{input}:6: the record states no solution; --moves gives moves, and --solutions solve searches for the solution\n"
    );
    assert_eq!((err, code), (expected, Some(1)));
    assert_eq!(pauses(&folder.path("1.gif")), [300, 150, 150, 300, 150, 150, 300]);
    let Ran { err, code, .. } =
        run(&["render", &input, "-o", &output, "--size", "100", "--solutions", "solve", "--pause", "0.5"]);
    assert_eq!((err.as_str(), code), ("", Some(0)));
    assert_eq!(pauses(&folder.path("1.gif")).len(), 7);
    assert_eq!(pauses(&folder.path("2.gif")), [100, 100]);
}

/// Both the stated series and that of the solver: three moves of Black, then the mate.
#[test]
fn a_series_moves_to_its_end() {
    let folder = Folder::new();
    let position = "8/p5B1/1Qp5/5P2/7p/2p5/5k2/K7 b - - 0 1";
    let stated = format!("# Stipulation: ser-h#3\n# Solution: 1.Kf3 2.Ke4 3.Kd5 Qd4#\n{position}\n");
    let solved = "# Stipulation: ser-h#2\n8/8/8/8/8/5K1k/6p1/R7 b - - 0 1\n";
    folder.file("a.fen", format!("{stated}{solved}"));
    let (input, output) = (folder.path("a.fen"), folder.path("%d.gif"));
    let Ran { err, code, .. } =
        run(&["render", &input, "-o", &output, "--size", "100", "--solutions", "solve", "--pause", "1"]);
    assert_eq!((err.as_str(), code), ("", Some(0)));
    assert_eq!(pauses(&folder.path("1.gif")), [200, 100, 100, 100, 200]);
    assert!(pauses(&folder.path("2.gif")).len() >= 4);
}

#[test]
fn given_moves_are_shown_and_nothing_else_is_a_picture() {
    let folder = Folder::new();
    let output = folder.path("a.apng");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let Ran { err, code, .. } = run(&["render", start, "-o", &output, "--size", "100", "--moves", "1. e4 e5 2. Nf3"]);
    assert_eq!((err.as_str(), code), ("", Some(0)));
    let bytes = fs::read(&output).expect("a file");
    let control = bytes.windows(8).find(|window| window.starts_with(b"acTL")).expect("an animation");
    assert_eq!(control[4..], [0, 0, 0, 4]);
    for (arguments, expected) in [
        (["--moves", "1. e5"], "there are no moves to show"),
        (["--pause", "0"], "a number of seconds from 0.02 to 30 is needed"),
        (["--pause", "x"], "a number of seconds from 0.02 to 30 is needed"),
        (["--solutions", "solve"], "without a stipulation"),
    ] {
        let other = folder.path("b.gif");
        let Ran { err, code, .. } = run(&[&["render", start, "-o", &other], &arguments[..]].concat());
        assert!(err.contains(expected) && code != Some(0), "{arguments:?}: {err}");
        assert!(!fs::exists(&other).expect("a folder"), "{arguments:?}");
    }
}

#[test]
fn a_diagram_is_a_pdf_of_its_own_size() {
    let folder = Folder::new();
    let output = folder.path("%d.pdf");
    let fen = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
    let Ran { err, code, .. } = run(&["render", fen, fen, "--to", "figure", "-o", &output, "--size", "8cm"]);
    assert_eq!((err.as_str(), code), ("", Some(0)));
    for name in ["1.pdf", "2.pdf"] {
        let bytes = fs::read(folder.path(name)).expect("a file");
        let text = String::from_utf8_lossy(&bytes);
        // 8 cm are 226.77 points.
        assert!(text.contains("/MediaBox [0 0 226.77"), "{text}");
    }
}
