//! `fenwright render`.

use std::fs;
use std::path::Path;

use fenwright::diagram::{Coloring, PieceSet};

#[cfg(target_os = "linux")]
use crate::disk::Disk;
use crate::program::{Folder, KINGS, START, run, run_with};

fn names(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn boards_as_text_in_the_order_of_the_input() {
    let ran = run_with(
        &["render", "--to", "text", "--no-coordinates", "--flip", "-"],
        format!("{KINGS}\n{KINGS}\n").as_bytes(),
    );
    let rank = ". . . . . . . .\n";
    let board = format!(". . . K . . . .\n{}. . . k . . . .\n", rank.repeat(6));
    assert_eq!((ran.out, ran.err, ran.code), (format!("{board}\n{board}"), String::new(), Some(0)));
    let ran = run(&["render", "--to", "text", "--unicode", START]);
    assert!(ran.out.starts_with("8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n7 ♟ ♟"), "{}", ran.out);
    let ran = run(&["render", "--to", "alt", "--caption", "{number}: {side}", KINGS, KINGS]);
    let sentence = |number| {
        format!("Chess diagram. White: king e1. Black: king e8. White to move. Caption: {number}: White to move.\n")
    };
    assert_eq!(ran.out, sentence(1) + &sentence(2));
}

#[test]
fn every_set_of_pieces_and_own_colours_are_drawn() {
    for pieces in PieceSet::ALL {
        let ran = run(&["render", "--pieces", pieces.id(), "--colors", "fed,123456", START]);
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
        let id = format!("id=\"{}-wK\"", pieces.id());
        assert!([&id, "#FFEEDD", "#123456"].into_iter().all(|part| ran.out.contains(part)), "{pieces:?}: {}", ran.out);
    }
    let [with_sign, with_space] =
        ["#FED,#123456", "FFEEDD 123456"].map(|colors| run(&["render", "--colors", colors, START]));
    assert_eq!((with_sign.code, with_space.code), (Some(0), Some(0)), "{}", with_space.err);
    assert!(with_sign.out == with_space.out, "{}", with_sign.out);
    let help = run(&["render", "--help"]).out;
    for name in PieceSet::ALL.map(PieceSet::id).into_iter().chain(Coloring::ALL.map(Coloring::id)) {
        assert!(help.contains(name), "{name}: {help}");
    }
}

/// Captions show the metadata of a position, whatever the format of the file.
#[test]
fn captions_say_what_files_say() {
    let folder = Folder::new();
    let fields = "4k3/8/8/8/8/8/8/4K3 w - -";
    for path in [
        folder.file("a.fen", format!("# Title\n# by Sam Loyd\n# mate in 2\n{fields} 0 1\n")),
        folder.file("a.epd", format!("{fields} id \"Title\"; c0 \"by Sam Loyd\"; c1 \"Stipulation: mate in 2\";\n")),
        folder.file(
            "a.pgn",
            format!("[Event \"Title\"]\n[Author \"Sam Loyd\"]\n[FEN \"{fields} 0 1\"]\n\n{{mate in 2}} *\n"),
        ),
    ] {
        let ran = run(&["render", "--to", "alt", "--caption", "{title}, {author}, {stipulation}, {source}.", &path]);
        assert!(ran.out.ends_with("Caption: Title, Sam Loyd, mate in 2.\n"), "{path}: {}", ran.out);
    }
}

#[test]
fn the_ending_of_the_name_says_the_form() {
    let folder = Folder::new();
    let cases: [(&str, &[u8]); 8] = [
        ("a.svg", b"<svg "),
        ("a.PNG", b"\x89PNG\r\n"),
        ("a.txt", b"8 r n b"),
        ("a.tex", b"% Written by Fenwright."),
        ("a.md", b"![Chess diagram."),
        ("a.pdf", b"%PDF-"),
        ("a.html", b"<!DOCTYPE html>"),
        ("a.HTM", b"<!DOCTYPE html>"),
    ];
    for (name, start) in cases {
        let path = folder.path(name);
        let ran = run(&["render", "-o", &path, START]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{name}");
        assert!(fs::read(&path).expect("written").starts_with(start), "{name}");
    }
    assert!(run(&["render", START]).out.starts_with("<svg "));
    assert!(run(&["render", "--to", "xskak", START]).out.starts_with("\\newchessgame[setfen=rnbq"));
}

#[test]
fn pages_are_written_for_each_package_of_latex() {
    let folder = Folder::new();
    for (package, expected) in
        [("chessboard", "\\usepackage{chessboard}"), ("xskak", "\\newchessgame["), ("diagram", "\\begin{diagram}[8x8]")]
    {
        let path = folder.path("a.tex");
        let ran = run(&["render", "-o", &path, "--latex", package, START, KINGS]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{package}");
        let text = fs::read_to_string(&path).expect("written");
        assert!(text.contains(expected) && text.ends_with("\\end{document}\n"), "{package}: {text}");
    }
    let capablanca = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    let ran = run(&["render", "--to", "tex", capablanca, KINGS]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(
        ran.err.contains("LaTeX's chess fonts have no") && ran.out.matches("\\chessboard[").count() == 1,
        "{ran:?}"
    );
}

#[test]
fn pages_are_written_for_each_package_of_typst() {
    let folder = Folder::new();
    for (package, expected) in [
        ("svg", "image(bytes(\"<svg "),
        ("board-n-pieces", "#import \"@preview/board-n-pieces:0.9.0\": board, fen, marks\n"),
        ("staunton", "#import \"@preview/staunton:2.0.0\": board\n"),
    ] {
        let path = folder.path("a.typ");
        let ran = run(&["render", "-o", &path, "--typst", package, START, KINGS]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{package}");
        let text = fs::read_to_string(&path).expect("written");
        assert!(text.contains(expected) && text.matches("\ncell(").count() == 2, "{package}: {text}");
    }
}

/// The `pHYs` chunk of a PNG, which states its size on paper.
fn pixel_dimensions(png: &[u8]) -> Option<&[u8]> {
    let at = png.windows(4).position(|name| name == b"pHYs")?;
    png.get(at + 4..at + 13)
}

#[test]
fn sizes_on_paper() {
    let folder = Folder::new();
    let path = folder.path("a.png");
    assert_eq!(run(&["render", "-o", &path, START]).code, Some(0));
    assert_eq!(pixel_dimensions(&fs::read(&path).expect("a picture")), None);
    for (size, dots, pixels, per_metre) in [("3in", "100", 300_u32, 3937_u32), ("8cm", "300", 945, 11_811)] {
        let ran = run(&["render", "-o", &path, "--size", size, "--dpi", dots, "--caption", "below", START]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{size}");
        let png = fs::read(&path).expect("a picture");
        assert_eq!(png[16..20], pixels.to_be_bytes(), "{size}");
        let dots = per_metre.to_be_bytes();
        assert_eq!(pixel_dimensions(&png), Some(&*[&dots[..], &dots, &[1]].concat()), "{size}");
    }
    let svg = run(&["render", "--size", "8cm", START]).out;
    assert!(svg.contains("width=\"80mm\" height=\"80mm\""), "{}", &svg[..200]);
    let html = run(&["render", "--to", "html", "--per-page", "6", "--size", "1.5in", START, KINGS]);
    assert_eq!((html.code, html.out.matches("width=\"108.00pt\"").count(), html.err.as_str()), (Some(0), 2, ""));
    let html = run(&["render", "--to", "html", "--per-page", "6", "--size", "30cm", START, KINGS]);
    assert!(html.code == Some(0) && html.err.contains("The page only has room for diagrams of 7."), "{}", html.err);
}

#[test]
fn several_pictures_need_a_folder_or_a_number() {
    let folder = Folder::new();
    let positions = folder.file("two.fen", format!("{START}\n{KINGS}\n"));
    let one = folder.path("one.svg");
    let ran = run(&["render", "-o", &one, &positions]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("several positions") && !Path::new(&one).exists(), "{ran:?}");
    assert_eq!(run(&["render", "--to", "png", &positions]).code, Some(2));

    for (output, expected) in [("new/", vec!["0001.png", "0002.png"]), ("in/deep/", vec!["0001.png", "0002.png"])] {
        let output = folder.path(output);
        assert_eq!(run(&["render", "--to", "png", "-o", &format!("{output}/"), &positions]).code, Some(0));
        assert_eq!(names(&output), expected);
    }
    let pattern = folder.path("new/p%03d.svg");
    assert_eq!(run(&["render", "-o", &pattern, &positions]).code, Some(0));
    assert_eq!(names(&folder.path("new")), ["0001.png", "0002.png", "p001.svg", "p002.svg"]);
    for (name, expected) in [("%d.svg", ["1.svg", "2.svg"]), ("a%d.svg", ["a1.svg", "a2.svg"])] {
        let folder = Folder::new();
        let ran = run(&["render", "-o", &folder.path(&format!("missing/folder/{name}")), &positions]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert_eq!(names(&folder.path("missing/folder")), expected);
    }
}

#[test]
fn one_unreadable_position_among_thousands() {
    let folder = Folder::new();
    let mut lines = vec![KINGS; 2000];
    lines[1233] = "no position";
    let positions = folder.file("many.fen", lines.join("\n"));
    let output = folder.path("out/");
    let ran = run(&["render", "--to", "png", "--size", "16", "-o", &output, &positions]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.err.contains("many.fen:1234:"), "{}", ran.err);
    let names = names(&output);
    assert_eq!(names.len(), 1999);
    assert!(!names.contains(&"1234.png".to_owned()) && names.contains(&"2000.png".to_owned()));

    let pages = folder.path("out.pdf");
    assert_eq!(run(&["render", "-o", &pages, "--per-page", "12", &positions]).code, Some(1));
    assert!(fs::read(&pages).expect("written").starts_with(b"%PDF"));
}

#[test]
fn undrawable_positions_are_named_and_the_others_drawn() {
    let capablanca = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    let ran = run(&["render", "--to", "latex", capablanca, KINGS]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.err.contains("LaTeX's chess fonts have no"), "{}", ran.err);
    assert!(ran.out.starts_with("\\chessboard[setfen=4k3/"), "{}", ran.out);
    for (form, why, board) in [
        ("staunton", "the Typst package staunton has no archbishop", "  \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\n"),
        ("linares", "the chess fonts have coordinates for up to 8 files and ranks", "&wdwdwdwd}\n"),
    ] {
        let ran = run(&["render", "--to", form, capablanca, KINGS]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(ran.err.contains(why), "{}", ran.err);
        assert!(ran.out.contains(board), "{}", ran.out);
    }
}

#[test]
fn boards_for_chess_fonts_have_a_frame_with_coordinates_or_none() {
    for (form, expected) in [
        ("merida", "1222222223\nÇtMvWlVmT5\nÆOoOoOoOo5\n"),
        ("alpha", "!\"\"\"\"\"\"\"\"#\nçtJnWlNjT%\næOoOoOoOo%\n"),
        ("linares", "cuuuuuuuuC\n(rhb1kgn4}\n70p0p0p0p}\n"),
    ] {
        let ran = run(&["render", "--to", form, START]);
        assert!(ran.code == Some(0) && ran.out.starts_with(expected), "{ran:?}");
        let bare = run(&["render", "--to", form, "--no-coordinates", START]).out;
        assert_eq!((bare.lines().count(), bare.lines().all(|line| line.chars().count() == 8)), (8, true), "{bare}");
    }
}

#[test]
fn wrong_arguments_are_explained() {
    let folder = Folder::new();
    let file = folder.file("file", "");
    let empty = folder.file("empty.fen", "");
    let below_file = format!("{file}/a.svg");
    let missing = folder.path("missing/a.png");
    let cases: &[(&[&str], i32, &str)] = &[
        (&["--size", "0", START], 2, "0 is not between 16 and 8192"),
        (&["--size", "100000", START], 2, "100000 is not between 16 and 8192"),
        (&["--size", "-1", START], 2, "unexpected argument"),
        (&["--size", "wide", START], 2, "such as 800, 8cm or 3.5in"),
        (&["--size", "0.1cm", START], 2, "the length must be between 0.5 and 100cm"),
        (&["--size", "100cm", "--dpi", "2400", START], 2, "a picture must have 16 to 8192 pixels a side, not 94488"),
        (&["--dpi", "0", START], 2, "0 is not in 30..=2400"),
        (&["--latex", "skak", START], 2, "possible values"),
        (&["--typst", "chessboard", START], 2, "[possible values: svg, board-n-pieces, staunton]"),
        (&["--to", "bmp", START], 2, "possible values"),
        (&["--per-page", "13", START], 2, "a page can have 1 to 12 diagrams"),
        (&["--solution-lines", "9", START], 2, "9 is not in 0..=6"),
        (
            &["--colors", "pink", START],
            2,
            &format!("[possible values: {}]", Coloring::ALL.map(Coloring::id).join(", ")),
        ),
        (&["--colors", "EFE8F3,pink", START], 2, "such as EFE8F3,A892C0"),
        (&["--colors", "#EFE8F3", START], 2, "such as EFE8F3,A892C0"),
        (
            &["--pieces", "bauhaus", START],
            2,
            &format!("[possible values: {}]", PieceSet::ALL.map(PieceSet::id).join(", ")),
        ),
        (&["--arrows", "e2", START], 2, "such as Re2e4"),
        (&["--arrows", "Pe2e4", START], 2, "such as Re2e4"),
        (&["--marks", "Ge4,Xe5", START], 2, "such as Re2e4"),
        (&["--flip", "--mover-below", START], 2, "cannot be used with"),
        (&["--null", START], 2, "--null needs standard input"),
        (&[], 2, "Usage"),
        (&[&empty], 2, "There is no position to draw"),
        (&["--to", "pdf", &empty], 2, "There is no position to draw"),
        (&["no position here"], 1, "no position here"),
        (&["missing.fen"], 2, "\"missing.fen\" cannot be opened"),
        (&["-o", &below_file, START], 2, "cannot be written: the folder"),
        (&["-o", &missing, START], 2, "cannot be written: the folder"),
        (&["-o", &format!("{file}/%d.svg"), START], 2, "cannot be written: the folder"),
    ];
    for (arguments, code, said) in cases {
        let ran = run(&[&["render"], *arguments].concat());
        assert_eq!(ran.code, Some(*code), "{arguments:?}: {ran:?}");
        assert!(ran.err.contains(said), "{arguments:?}: {ran:?}");
    }
}

#[test]
fn a_caption_that_the_font_cannot_write_is_said() {
    let ran = run(&["render", "--caption", "馬 and ok", START]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.err.contains("lacks these characters, which are drawn as boxes: 馬"), "{}", ran.err);
    // The letters in text output do not come from our fonts.
    let ran = run(&["render", "--to", "alt", "--caption", "馬", START]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let folder = Folder::new();
    let ran = run(&["render", "-o", &folder.path("a.pdf"), "--title", "馬", START]);
    assert!(ran.code == Some(0) && ran.err.contains("drawn as boxes: 馬"), "{ran:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_becomes_full_keeps_whole_pictures_alone() {
    let Some(disk) = Disk::of_size(256 << 10) else { return };
    let folder = Folder::new();
    let positions = folder.file("many.fen", format!("{START}\n").repeat(200));
    let output = disk.path().join("out").to_string_lossy().into_owned() + "/";
    let ran = run(&["render", "--to", "png", "-o", &output, &positions]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("cannot be written: ") && ran.err.contains("the disk is full"), "{}", ran.err);
    let names = names(&output);
    assert!((1..200).contains(&names.len()), "{} pictures", names.len());
    for name in names {
        let bytes = fs::read(format!("{output}{name}")).expect("a picture");
        assert!(bytes.ends_with(b"IEND\xAEB\x60\x82"), "{name} is cut off");
    }
    let page = disk.path().join("page.pdf").to_string_lossy().into_owned();
    let ran = run(&["render", "-o", &page, &positions]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("page.pdf\" cannot be written: ") && !Path::new(&page).exists(), "{}", ran.err);
}

/// Splits a shell command into words; quotes hold a word together.
pub(crate) fn words(line: &str) -> Vec<String> {
    let parts = line.split('\'').enumerate();
    parts.fold(Vec::new(), |mut words: Vec<String>, (number, part)| {
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
        words
    })
}

#[test]
fn the_diagrams_of_the_manual_are_made_by_the_commands_beside_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("assets/manual/en/diagrams.md")).expect("a file");
    let folder = Folder::new();
    let mut drawn = Vec::new();
    for line in page.lines().filter(|line| line.starts_with("fenwright render -o assets/diagrams/")) {
        let mut words = words(line);
        let name = words.remove(3).replace("assets/diagrams/", "");
        let output = folder.path(&name);
        words.insert(3, output.clone());
        let arguments: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
        assert_eq!(run(&arguments).code, Some(0), "{line}");
        let [ours, kept] = [Path::new(&output), &root.join("assets/diagrams").join(&name)]
            .map(|path| fs::read_to_string(path).unwrap_or_default());
        assert!(ours == kept, "{name} is another picture: run {line}");
        assert!(page.contains(&format!("](../../diagrams/{name})")), "{name} is not shown");
        drawn.push(name);
    }
    assert_eq!(drawn, ["mate.svg", "sicilian.svg", "print.svg"]);
}

#[cfg(target_os = "linux")]
#[test]
fn folders_and_disks_that_take_nothing() {
    use std::process::Stdio;

    let ran = run(&["render", "-o", "/sys/%d.svg", START]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("\"/sys/1.svg\" cannot be written"), "{ran:?}");
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("a full disk");
    let mut command = crate::program::program();
    command.args(["render", START]).stdout(full).stderr(Stdio::piped());
    let output = command.output().expect("the program ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("The output cannot be written"));
}
