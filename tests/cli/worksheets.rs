//! `fenwright render`: the captions on pages, and the solutions at the end.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::program::{Folder, KINGS, START, run};
use crate::render::words;

/// The output of a poppler tool for a PDF.
fn tool(name: &str, arguments: &[&str]) -> String {
    let output = Command::new(name).args(arguments).output();
    let output = output.unwrap_or_else(|error| panic!("{name} of the package poppler-utils: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{name}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

/// The pages of a PDF as text, with single spaces and without page numbers.
fn pages(pdf: &str) -> Vec<String> {
    let text = tool("pdftotext", &[pdf, "-"]);
    let pages = text.trim_end_matches('\u{c}').split('\u{c}');
    pages.map(|page| page.split_whitespace().collect::<Vec<_>>().join(" ").replace(" / ", "/")).collect()
}

/// The texts of the elements of a class in an HTML page.
fn texts(html: &str, class: &str) -> Vec<String> {
    let start = format!(" class=\"{class}\">");
    let parts = html.split(&start).skip(1);
    parts.map(|part| part.split('<').next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn twenty_puzzles_and_their_solutions_on_paper() {
    let puzzles = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/examples/twenty-puzzles.fen");
    let text = fs::read_to_string(&puzzles).expect("the example");
    let titles: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("# ")).collect();
    let titles = &titles[titles.len() - 20..];
    let folder = Folder::new();
    let pdf = folder.path("sheet.pdf");
    let path = puzzles.to_str().expect("a path in Unicode");
    let ran = run(&["render", "-o", &pdf, "--title", "Twenty", "--solutions", "solve", path]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let pages = pages(&pdf);
    let (diagrams, solutions) = pages.split_at(4);
    assert!(!solutions.is_empty(), "four pages of diagrams and some of solutions");
    for (place, title) in titles.iter().enumerate() {
        let numbered = format!("{} {title}", place + 1);
        let page = &diagrams[place / 6];
        assert_eq!(page.matches(&numbered).count(), 1, "{numbered} on page {}: {page}", place / 6 + 1);
        let all = solutions.join(" ");
        assert_eq!(all.matches(&numbered).count(), 1, "{numbered} in {all}");
    }
    for (number, page) in pages.iter().enumerate() {
        let title = if number < 4 { "Twenty" } else { "Twenty: solutions" };
        assert!(page.starts_with(title), "{page}");
        assert!(page.contains(&format!(" {}/{}", number + 1, pages.len())), "{page}");
    }
    let all = solutions.join(" ");
    for line in [
        "1 Haring 1977, mate in 2 1.d4! (threatens 2.Nce7#) 1...cxd3, exd3 2.Nfd4#",
        "2 Loyd 2, mate in 2 1.b8=N! (zugzwang)",
        "8 Loyd 8, mate in 2 1.Qf8! (threatens 2.Rea7#, Rb7#, Rc7#,",
        "14 Loyd 14, mate in 3 1.Be3! (zugzwang) 1...Rc8 2.Qxg7 (threatens 3.Qxe7#, Qxh8#) 2...Rc7 3.Qxh8#",
    ] {
        assert!(all.contains(line), "{line} in {all}");
    }
    assert!(!all.contains("No solution is given"), "{all}");
}

/// Records with a solution, with a mate, and with neither.
const STATED: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id \"best\";\n\
                      6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - pv Kf1 Kf8 Rd8#; id \"line\";\n\
                      kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; id \"mate\"; c0 \"by Paul Morphy\";\n\
                      4k3/8/8/8/8/8/8/4K3 w - - id \"bare\";\n";

#[test]
fn solutions_come_from_records_or_from_the_solver() {
    let folder = Folder::new();
    let (epd, pdf) = (folder.file("a.epd", STATED), folder.path("a.pdf"));
    let morphy = "3 mate 1.Ra6! (zugzwang) 1...bxa6 2.b7# 1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7 2.Rxa7#";
    for (from, expected, said) in [
        (
            "record",
            "1 best 1.Rd8# 2 line 1.Kf1 Kf8 2.Rd8# No solution is given for 2 positions",
            "2 positions are without a solution: 2 without one in the file.",
        ),
        (
            "solve",
            &format!("1 best 1.Rd8# 2 line 1.Kf1 Kf8 2.Rd8# {morphy} No solution is given for 1 position"),
            "1 position is without a solution: 1 without a stipulation.",
        ),
    ] {
        let ran = run(&["render", "-o", &pdf, "--solutions", from, &epd]);
        assert_eq!((ran.code, ran.err.trim()), (Some(0), format!("fenwright: {said}").as_str()), "{from}");
        let pages = pages(&pdf);
        assert_eq!(pages.len(), 2, "{from}");
        assert_eq!(pages[1], format!("Solutions {expected} 2/2"), "{from}");
    }
    let ran = run(&["render", "-o", &pdf, &epd]);
    assert_eq!((ran.code, ran.err.as_str(), pages(&pdf).len()), (Some(0), "", 1), "none is asked for");
    let ran = run(&["render", "-o", &pdf, "--solutions", "record", KINGS, START]);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (Some(0), "fenwright: 2 positions are without a solution: 2 without one in the file.\n")
    );
    assert_eq!(pages(&pdf).len(), 1, "no page without a solution");
}

#[test]
fn a_position_that_takes_too_long_to_solve_is_said() {
    let folder = Folder::new();
    let epd = folder.file("a.epd", format!("{START_OF_EPD} dm 40; id \"long\";\n"));
    let arguments = ["render", "-o", &folder.path("a.html"), "--solutions", "solve", "--limit-seconds"];
    let ran = run(&[&arguments[..], &["0.1", &epd]].concat());
    let expected =
        "fenwright: 1 position is without a solution: 1 was not solved in 0.1 seconds. Raise --limit-seconds.\n";
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), expected));
    let ran = run(&[&arguments[..], &["soon", &epd]].concat());
    assert!(ran.code == Some(2) && ran.err.contains("not a number of seconds"), "{ran:?}");
    let ran = run(&["render", "--solutions", "all", &epd]);
    assert!(ran.code == Some(2) && ran.err.contains("[possible values: record, solve]"), "{ran:?}");
}

#[test]
fn diagrams_of_html_become_puzzles_if_they_can_be_solved() {
    let folder = Folder::new();
    let records = "kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2;\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - pv Rd8#;\n\
                   4k3/8/8/8/8/8/8/4K3 w - - dm 2;\n4k3/8/8/8/8/8/8/4K3 w - - id \"kings\";\n";
    let epd = folder.file("a.epd", records);
    let left = "fenwright: 2 positions cannot be solved in the page and stay diagrams.\n";
    let puzzles = |html: &str| {
        let figures = html.split("<figure>").skip(1);
        figures.map(|figure| figure.contains("<script type=\"application/json\">{")).collect::<Vec<_>>()
    };
    for (options, pages) in [(&[][..], false), (&["--solutions", "record"], true)] {
        let ran = run(&[&["render", "--to", "html", "--solvable"], options, &[&epd]].concat());
        assert!(ran.code == Some(0) && ran.err.ends_with(left), "{}", ran.err);
        assert_eq!(puzzles(&ran.out), [true, true, false, false], "{options:?}");
        assert_eq!(ran.out.contains("<details"), pages, "{options:?}: no solution is shown unasked");
        let plain = run(&[&["render", "--to", "html"], options, &[&epd]].concat());
        assert!(!plain.out.contains("<script") && !plain.err.contains("in the page"), "{}", plain.err);
    }
    let pages = |options: &[&str]| run(&[&["render", "--to", "tex"], options, &[&epd]].concat());
    let (with, without) = (pages(&["--solvable"]), pages(&[]));
    assert_eq!((with.out, with.err, with.code), (without.out, without.err, without.code), "only HTML has puzzles");
}

#[test]
fn pages_and_captions_speak_the_language_that_is_asked_for() {
    let folder = Folder::new();
    let epd = folder
        .file("a.epd", "kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; id \"mate\";\n4k3/8/8/8/8/8/8/4K3 b - - id \"two\";\n");
    let said = |language: &str| {
        let ran = run(&["render", "--to", "html", "--solutions", "solve", "--language", language, &epd]);
        assert_eq!(
            (ran.code, ran.err.as_str()),
            (Some(0), "fenwright: 1 position is without a solution: 1 without a stipulation.\n"),
            "{language}"
        );
        ran.out
    };
    for (language, expected) in [
        (
            "en",
            ["White to move", "<summary>Solution</summary>", ">Solutions<", "1.Ra6! (", "Chess diagram. White: king"],
        ),
        ("de", ["Weiß am Zug", "<summary>Lösung</summary>", ">Lösungen<", "1.Ta6! (", "Schachdiagramm. Weiß: König"]),
        (
            "nl",
            ["Wit aan zet", "<summary>Oplossing</summary>", ">Oplossingen<", "1.Ta6! (", "Schaakdiagram. Wit: koning"],
        ),
    ] {
        let html = said(language);
        assert!(html.contains(&format!("<html lang=\"{language}\">")), "{html}");
        for words in expected {
            assert!(html.contains(words), "{language}: {words} in {html}");
        }
    }
    let ran = run(&["render", "--to", "alt", "--language", "nl", "--caption", "{side}", KINGS]);
    let expected = "Schaakdiagram. Wit: koning e1. Zwart: koning e8. Wit aan zet. Onderschrift: Wit aan zet.\n";
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), expected, ""));
    let ran = run(&["render", "--language", "fr", KINGS]);
    assert!(ran.code == Some(2) && ran.err.contains("[possible values: en, de, nl]"), "{ran:?}");
}

const START_OF_EPD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

#[test]
fn pages_say_what_records_say_in_lines_that_can_be_chosen() {
    let folder = Folder::new();
    let fields = "# by Paul Morphy\n# Source: Era 1856\n# mate in 2\n";
    let file = folder.file("a.fen", format!("# Title\n{fields}{KINGS}\n{KINGS}\n"));
    let said = |arguments: &[&str]| {
        let ran = run(&[&["render", "--to", "html"], arguments, &[&file]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{arguments:?}");
        ["number", "title", "author", "source", "stipulation", "text"].map(|class| texts(&ran.out, class).join(";"))
    };
    assert_eq!(said(&[]), ["1;2", "Title", "Paul Morphy", "", "mate in 2", ""]);
    assert_eq!(said(&["--caption", "{author} | {source}"]), ["1;2", "", "Paul Morphy", "Era 1856", "", ""]);
    let words = said(&["--no-numbers", "--caption", "{author}, {source} | Worksheet"]);
    assert_eq!(words, ["", "", "", "", "", "Paul Morphy, Era 1856;Worksheet;Worksheet"]);
    assert_eq!(said(&["--caption", ""]), ["1;2", "", "", "", "", ""]);
    // A picture has a single text, which includes the bars.
    let ran = run(&["render", "--to", "alt", "--caption", "{title} | {author} | {comment}", &file]);
    let captions: Vec<&str> = ran.out.lines().map(|line| line.split("to move.").nth(1).unwrap_or_default()).collect();
    assert_eq!(captions, [" Caption: Title | Paul Morphy.", ""]);
}

#[test]
fn numbers_are_places_in_the_order_of_the_files() {
    let folder = Folder::new();
    let (one, two) = (
        folder.file("one.fen", format!("# a\n{KINGS}\n# b\n{KINGS}\n")),
        folder.file("two.fen", format!("# c\n{KINGS}\n")),
    );
    for (files, titles) in [([&one, &two], "a;b;c"), ([&two, &one], "c;a;b")] {
        let ran = run(&["render", "--to", "html", files[0], files[1]]);
        assert_eq!(texts(&ran.out, "number").join(";"), "1;2;3");
        assert_eq!(texts(&ran.out, "title").join(";"), titles);
    }
}

/// The width, the height and the bytes of a picture.
fn pixels(path: &str) -> (u32, u32, Vec<u8>) {
    let file = fs::File::open(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut reader = png::Decoder::new(std::io::BufReader::new(file)).read_info().expect("a picture");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("pixels");
    (info.width, info.height, bytes)
}

#[test]
fn the_worksheet_of_the_manual_is_made_by_the_command_below_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("assets/manual/en/worksheets.md")).expect("a file");
    let folder = Folder::new();
    let (pdf, png) = (folder.path("worksheet.pdf"), folder.path("worksheet"));
    let line = page.lines().find(|line| line.starts_with("fenwright render -o worksheet.pdf")).expect("the command");
    let line = line.replace("assets/diagrams/worksheet", &png).replace("worksheet.pdf", &pdf);
    let (render, draw) = line.split_once(" && ").expect("two commands");
    let render = words(render);
    let example = root.join("assets/examples/twenty-puzzles.fen");
    let arguments = render.iter().skip(1).map(|word| match word.as_str() {
        "assets/examples/twenty-puzzles.fen" => example.to_str().expect("a path in Unicode"),
        word => word,
    });
    let ran = run(&arguments.collect::<Vec<_>>());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let draw = words(draw);
    tool(&draw[0], &draw[1..].iter().map(String::as_str).collect::<Vec<_>>());
    let kept = root.join("assets/diagrams/worksheet.png");
    let (width, height, ours) = pixels(&format!("{png}.png"));
    let kept = pixels(kept.to_str().expect("a path in Unicode"));
    assert_eq!((width, height), (kept.0, kept.1));
    // Versions of the tool smooth edges differently.
    let far = ours.iter().zip(&kept.2).filter(|(ours, kept)| ours.abs_diff(**kept) > 100).count();
    assert!(far * 100 < ours.len(), "{far} of {} bytes differ: run {line}", ours.len());
    assert!(page.contains("](../../diagrams/worksheet.png)"), "it is shown");
}

#[test]
fn numbers_go_on_from_the_first_one() {
    let folder = Folder::new();
    let pdf = folder.path("sheet.pdf");
    let solved = "# Solution: 1.Ke2\n8/8/8/8/8/8/8/4K2k w - - 0 1\n";
    let (first, second) = (folder.file("a.fen", solved), folder.file("b.fen", solved));
    let ran = run(&[
        "render",
        "-o",
        &pdf,
        "--first-number",
        "41",
        "--solutions",
        "record",
        "--caption",
        "no. {number}",
        &first,
        &second,
    ]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let pages = pages(&pdf);
    assert!(pages[0].contains("41 no. 41") && pages[0].contains("42 no. 42"), "{pages:?}");
    assert!(pages[1].contains("41 1.Ke2 42 1.Ke2"), "{pages:?}");
    let pictures = folder.path("%03d.svg");
    let ran = run(&["render", "-o", &pictures, "--first-number", "99", KINGS, KINGS]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(Path::new(&folder.path("099.svg")).exists() && Path::new(&folder.path("100.svg")).exists());
    for number in ["0", "x", "1000001"] {
        let ran = run(&["render", "-o", &pdf, "--first-number", number, KINGS]);
        assert!(ran.code == Some(2) && ran.err.contains("a number from 1 to 1000000 is needed"), "{}", ran.err);
    }
}

#[test]
fn stipulations_are_in_words_on_pages() {
    let folder = Folder::new();
    let (html, stipulations) =
        (folder.path("sheet.html"), ["#2", "s#3", "h#2.5", "+", "-+", "=", "Mate in two", "h#2 (b)"]);
    let records = stipulations.map(|sign| format!("# Stipulation: {sign}\n{KINGS}\n"));
    let input = folder.file("a.fen", records.concat());
    let captions = |more: &[&str]| {
        let ran = run(&[&["render", "-o", &html, "--caption", "{stipulation}", &input], more].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        texts(&fs::read_to_string(&html).expect("a page"), "stipulation")
    };
    let english =
        ["Mate in 2", "Selfmate in 3", "Helpmate in 2\u{bd}", "Win", "Black wins", "Draw", "Mate in two", "h#2 (b)"];
    assert_eq!(captions(&[]), english);
    let german = captions(&["--language", "de"]);
    assert_eq!(german[..3], ["Matt in 2", "Selbstmatt in 3", "Hilfsmatt in 2\u{bd}"]);
    assert_eq!(captions(&["--stipulation-signs"]), stipulations);
}

#[test]
fn books_have_their_paper_and_a_margin_for_the_binding() {
    let folder = Folder::new();
    let (pdf, html, tex) = (folder.path("a.pdf"), folder.path("a.html"), folder.path("a.tex"));
    for output in [&pdf, &html, &tex] {
        let ran = run(&["render", "-o", output, "--paper", "6x9", "--gutter", "1cm", "--per-page", "5", KINGS, KINGS]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{output}");
    }
    assert!(tool("pdfinfo", &[&pdf]).contains("Page size:       432 x 648 pts"));
    let (html, tex) = (fs::read_to_string(html).expect("a page"), fs::read_to_string(tex).expect("a document"));
    assert!(html.contains("size: 432pt 648pt") && html.contains(".right { padding-left: 62.35pt; }"), "{html}");
    assert!(html.contains("<section class=\"page right\">"), "{html}");
    assert!(tex.contains("paperwidth=432bp,paperheight=648bp,bindingoffset=28.35bp,margin=34bp"), "{tex}");
    let ran = run(&["render", "-o", &pdf, "--gutter", "4cm", KINGS]);
    assert!(ran.code == Some(2) && ran.err.contains("0.5"), "{}", ran.err);
}
