//! Arrows and marked squares: `convert` keeps them and `render` draws them.

use crate::program::{Folder, KINGS, START, run, run_with};

const DRAWN: &str = "[%csl Ge4][%cal Gd1h5]";

/// One record with arrows, in each format.
fn files(folder: &Folder) -> [String; 3] {
    let fields = KINGS.trim_end_matches(" 0 1");
    [
        folder.file("a.fen", format!("# Lasker\n# {DRAWN}\n# done\n{KINGS}\n# [%csl Ra1]\n\n{START}\n")),
        folder.file("a.epd", format!("{fields} bm a; c3 \"x {DRAWN}\";\n{START}\n")),
        folder.file("a.pgn", format!("[FEN \"{KINGS}\"]\n\n{{a}} {{b {DRAWN}}} 1. Kd1 *\n\n[FEN \"{START}\"]\n\n*\n")),
    ]
}

#[test]
fn conversion_keeps_them() {
    let folder = Folder::new();
    for path in files(&folder) {
        let convert = |form: &str| run(&["convert", "--to", form, &path]).out;
        let epd = convert("epd");
        assert!(epd.lines().any(|line| line.starts_with("4k3") && line.contains(DRAWN)), "{path}: {epd}");
        assert_eq!(epd.matches("[%").count(), 2, "{path}: {epd}");
        let pgn = convert("pgn");
        assert!(pgn.contains(&format!("{DRAWN}}} ")), "{path}: {pgn}");
        let of_comments = pgn.lines().filter(|line| !line.starts_with('[')).collect::<String>();
        assert_eq!(of_comments.matches("[%").count(), 2, "{path}: {pgn}");
        let fen = convert("fen");
        let again = folder.file("again.fen", &fen);
        let lines: Vec<&str> = fen.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        assert_eq!(lines, [KINGS, START], "{path}: {fen}");
        let drawn = run(&["convert", "--to", "epd", &again]).out;
        assert_eq!(drawn.matches(&format!(" \"{DRAWN}\";")).count(), 1, "{path}: {fen}{drawn}");
    }
}

/// A comment belongs to the line below it, wherever the input is split into chunks.
#[test]
fn comments_stay_with_their_lines() {
    let record = |number| format!("# {number} [%csl Ge4]\n# done\n{KINGS}\n");
    let lines = (0..20_000).map(record).collect::<Vec<String>>().concat();
    let ran = run_with(&["convert", "--to", "epd", "-"], lines.as_bytes());
    assert_eq!((ran.out.matches("c0 \"[%csl Ge4]\";").count(), ran.code), (20_000, Some(0)));
    let comments = "# [%csl Ge4]\n".repeat(100_000);
    let ran = run_with(&["convert", "--to", "epd", "-"], format!("{comments}{KINGS}\n{KINGS}\n").as_bytes());
    assert_eq!(ran.out.matches("[%csl Ge4]").count(), 1, "{}", ran.out);
}

#[cfg(feature = "render")]
#[test]
fn pictures_show_them() {
    let folder = Folder::new();
    let said = |arguments: &[&str]| run(&[&["render", "--to", "alt"], arguments].concat()).out;
    for path in files(&folder) {
        let all = said(&[&path]);
        let lines: Vec<&str> = all.lines().collect();
        assert!(
            lines[0].contains("Green mark on e4") && lines[0].contains("Green arrow from d1 to h5"),
            "{path}: {all}"
        );
        assert!(!lines[1].contains("arrow") && !lines[1].contains(" mark on"), "{path}: {all}");
        let without = said(&["--no-annotations", &path]);
        assert!(!without.contains("arrow") && !without.contains(" mark on"), "{path}: {without}");
        let more = said(&["--arrows", "Rd1h5,Ba1a8", &path]);
        assert!(more.contains("Green mark on e4") && more.contains("Red arrow from d1 to h5"), "{path}: {more}");
        assert_eq!(more.matches("arrow from").count(), 4, "{path}: {more}");
        let only = said(&["--no-annotations", "--marks", "Ya1", &path]);
        assert_eq!(
            (only.matches("Yellow mark on a1").count(), only.matches("Green").count()),
            (2, 0),
            "{path}: {only}"
        );
    }
}
