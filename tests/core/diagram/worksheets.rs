//! Worksheets as HTML and LaTeX, and their preview.

#![expect(clippy::expect_used, reason = "a helper of a test fails as the test does")]

use fenwright::board::Size;
use fenwright::diagram::{
    Caption, Coordinates, Diagram, Figure, LatexPackage, PerPage, PieceSet, Worksheet, WorksheetFormat, latex,
};
use fenwright::notation::fen;
use roxmltree::{Document, Node, ParsingOptions};

/// Characters with a meaning in HTML or LaTeX, and a pair that LaTeX turns into a ligature.
const HARD: &str = "50% of <b>x</b> & \"y\" #2 -- a_b {c} \\ ^~ $1 [d] `e'";

/// Eight positions with both piece sets and both sides to move; the second one is untitled.
fn figures() -> Vec<Figure> {
    let figure = |number: usize| {
        let color = if number.is_multiple_of(2) { "w" } else { "b" };
        let fen = format!("4k3/8/8/8/8/8/4P3/4K2R {color} - - 0 {}", number + 1);
        let diagram = Diagram {
            caption: if number == 1 { String::new() } else { format!("{HARD} {number}") },
            pieces: if number.is_multiple_of(2) { PieceSet::Classic } else { PieceSet::Bold },
            coordinates: Coordinates::Outside,
            ..Diagram::new(fen::read(&fen).expect("a FEN"))
        };
        Figure::new(diagram, fen)
    };
    (0..8).map(figure).collect()
}

fn sheet() -> Worksheet {
    Worksheet { per_page: PerPage::Four, title: HARD.to_owned(), solution_lines: 2, ..Worksheet::default() }
}

fn written(form: WorksheetFormat) -> String {
    String::from_utf8(sheet().write(form, &figures()).expect("pages")).expect("text")
}

fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter_map(|node| node.text().filter(|_| node.is_text())).collect()
}

fn with_class<'a, 'd>(node: Node<'a, 'd>, class: &'static str) -> impl Iterator<Item = Node<'a, 'd>> {
    node.descendants().filter(move |node| node.attribute("class") == Some(class))
}

#[test]
fn html_says_what_the_pages_say() {
    let html = written(WorksheetFormat::Html);
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document = Document::parse_with_options(&html, options).expect("well-formed");
    let root = document.root_element();
    let pages: Vec<_> = with_class(root, "page").collect();
    assert_eq!(pages.len(), 2);
    let headings: Vec<String> = root.descendants().filter(|node| node.has_tag_name("h1")).map(text).collect();
    assert_eq!(headings, [HARD], "one heading, and the title runs on");
    assert_eq!(with_class(root, "running").map(text).collect::<Vec<_>>(), [HARD]);
    assert_eq!(with_class(root, "foot").map(text).collect::<Vec<_>>(), ["1 / 2", "2 / 2"]);
    let figures: Vec<_> = root.descendants().filter(|node| node.has_tag_name("figure")).collect();
    assert_eq!(figures.len(), 8);
    for (index, figure) in figures.into_iter().enumerate() {
        let said = |class| with_class(figure, class).map(text).collect::<Vec<_>>();
        assert_eq!(said("number"), [(index + 1).to_string()]);
        let title = (index != 1).then(|| format!("{HARD} {index}"));
        assert_eq!(said("title"), title.into_iter().collect::<Vec<_>>());
        let side = if index % 2 == 0 { "White" } else { "Black" };
        assert_eq!(said("mover"), [format!("{side} to move")]);
        assert_eq!(said("line").len(), 2);
        let picture = figure.children().find(|node| node.has_tag_name("svg")).expect("a picture");
        let title = picture.first_element_child().expect("its title");
        assert!(text(title).starts_with("Chess diagram. White: king e1"), "{}", text(title));
    }
}

#[test]
fn html_holds_every_drawing_once_and_needs_no_other_file() {
    let html = written(WorksheetFormat::Html);
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document = Document::parse_with_options(&html, options).expect("well-formed");
    let mut ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    let used = document.descendants().filter_map(|node| node.attribute("href"));
    for used in used {
        assert!(ids.contains(&used.strip_prefix('#').expect("in this file")), "{used}");
    }
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "names are there once");
    assert!(!html.contains("http") && !html.contains("<script"), "nothing comes from elsewhere");
    assert!(html.contains("break-after: page") && html.contains("@page { size: 595.28pt 841.89pt"), "{html}");
}

#[test]
fn every_package_of_latex_gets_all_that_is_said() {
    let title = "50\\% of \\textless{}b\\textgreater{}x\\textless{}/b\\textgreater{} \\& \\textquotedbl{}y\\textquotedbl{} \
                 \\#2 -{}- a\\_b \\{c\\} \\textbackslash{} \\textasciicircum{}\\textasciitilde{} \\$1 [d] \
                 \\textasciigrave{}e'";
    for (form, package, board) in [
        (WorksheetFormat::Latex(LatexPackage::Chessboard), "chessboard", "\\chessboard[setfen=4k3/8/8/8/8/8/4P3/4K2R "),
        (WorksheetFormat::Latex(LatexPackage::Xskak), "xskak", "\\newchessgame[setfen=4k3/8/8/8/8/8/4P3/4K2R "),
        (WorksheetFormat::Latex(LatexPackage::Diagram), "{diagram}", "\\pieces{wKe1, wTh1, wBe2, sKe8}"),
    ] {
        let tex = written(form);
        assert!(tex.contains(package), "{tex}");
        assert_eq!(tex.matches(board).count(), 8, "{form:?}: {tex}");
        assert_eq!(tex.matches(title).count(), 7 + 2, "{form:?}: 7 titles and that of 2 pages");
        assert_eq!((tex.matches("White to move").count(), tex.matches("Black to move").count()), (4, 4), "{form:?}");
        assert_eq!(tex.matches("\\rule{0bp}").count(), 16, "{form:?}");
        assert_eq!(tex.matches("\\newpage").count(), 1, "{form:?}");
        assert!(tex.contains("{2}"), "{form:?}: the number of the untitled one");
        let movers = if form == WorksheetFormat::Latex(LatexPackage::Diagram) { 0 } else { 8 };
        assert_eq!(tex.matches("showmover=false").count(), movers, "{form:?}: nothing beside the boards unasked");
        for (open, close) in [("\\begin{minipage}", "\\end{minipage}"), ("\\begin{document}", "\\end{document}")] {
            assert_eq!(tex.matches(open).count(), tex.matches(close).count(), "{form:?}");
        }
        let bare = tex.replace("\\\\", "").replace("\\{", "").replace("\\}", "");
        assert_eq!(bare.matches('{').count(), bare.matches('}').count(), "{form:?}");
    }
}

/// Three positions: one with every field and a solution, one with a solution alone, one with neither.
fn problems() -> Vec<Figure> {
    let stated = ["A & B", "Schwalbe <1998>", "#2", "1.Qa1!"].map(str::to_owned);
    let said = ["author", "source", "stipulation", "solution"].map(str::to_owned);
    let figure = |number: usize| {
        let diagram = figures().remove(0).diagram;
        let said = said.iter().cloned().zip(stated.iter().map(|value| if number == 1 { value.as_str() } else { "" }));
        let said: Vec<(String, &str)> = said.collect();
        let title = if number == 1 { "Title_1" } else { "" };
        let (position, fen) = (&diagram.position, "4k3/8/8/8/8/8/4P3/4K2R w - - 0 1");
        let caption = Caption { title, number, position, fen, values: &said };
        let caption = caption.lines("{title} | {author} | {source} | {stipulation}");
        let solution = match number {
            1 => vec!["1.Qa1! (threatens 2.Qh8#)".to_owned(), "    1...Kd7 & more 2.Qe5#".to_owned()],
            2 => vec!["1.Ra8#".to_owned()],
            _ => Vec::new(),
        };
        Figure { caption, solution, ..Figure::new(Diagram { caption: String::new(), ..diagram }, fen) }
    };
    (1..=3).map(figure).collect()
}

#[test]
fn html_hides_solutions_until_they_are_clicked_and_prints_them_at_the_end() {
    let sheet = Worksheet { title: "Sheet".to_owned(), ..Worksheet::default() };
    let html = String::from_utf8(sheet.write(WorksheetFormat::Html, &problems()).expect("pages")).expect("text");
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document = Document::parse_with_options(&html, options).expect("well-formed");
    let root = document.root_element();
    let first = root.descendants().find(|node| node.has_tag_name("figure")).expect("a figure");
    for (class, expected) in [
        ("number", "1"),
        ("title", "Title_1"),
        ("author", "A & B"),
        ("source", "Schwalbe <1998>"),
        ("stipulation", "#2"),
    ] {
        assert_eq!(with_class(first, class).map(text).collect::<Vec<_>>(), [expected], "{class}");
    }
    let details: Vec<_> = root.descendants().filter(|node| node.has_tag_name("details")).collect();
    let words = |node: &Node<'_, '_>| {
        let texts = node.descendants().filter_map(|node| node.text().filter(|_| node.is_text()));
        texts.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
    };
    let said: Vec<String> = details.iter().map(words).collect();
    assert_eq!(said, ["Solution 1.Qa1! (threatens 2.Qh8#) 1...Kd7 & more 2.Qe5#", "Solution 1.Ra8#"]);
    assert!(details.iter().all(|node| node.attribute("open").is_none()), "hidden until they are clicked");
    let below = |node: &Node<'_, '_>| node.parent().is_some_and(|parent| parent.has_tag_name("figure"));
    assert!(details.iter().all(below), "each below its own board");
    let printed: Vec<_> = with_class(root, "page printed").collect();
    assert_eq!(printed.len(), 1);
    let rows = |class| with_class(printed[0], class).map(text).collect::<Vec<_>>();
    assert_eq!(rows("running"), ["Sheet: solutions"]);
    assert_eq!(rows("row heading"), ["1", "Title_1", "2"]);
    assert_eq!(rows("row"), ["1.Qa1! (threatens 2.Qh8#)", "1...Kd7 & more 2.Qe5#", "1.Ra8#"]);
    assert_eq!(rows("row remark"), ["No solution is given for 1 position"]);
    assert_eq!(rows("foot"), ["2 / 2"]);
    assert!(html.contains("@media print { details { display: none; } .printed { display: block; } }"), "{html}");
    let bare = String::from_utf8(sheet.write(WorksheetFormat::Html, &figures()).expect("pages")).expect("text");
    assert!(!bare.contains("details") && !bare.contains("printed"), "nothing of it where nothing is solved");
}

#[test]
fn latex_has_the_solutions_at_the_end() {
    let sheet = Worksheet { title: "Sheet".to_owned(), ..Worksheet::default() };
    let written = |form| String::from_utf8(sheet.write(form, &problems()).expect("pages")).expect("text");
    for form in [WorksheetFormat::Latex(LatexPackage::Chessboard), WorksheetFormat::Latex(LatexPackage::Xskak)] {
        let tex = written(form);
        let (diagrams, solutions) = tex.split_once("\\newpage\n").expect("a page of solutions");
        for said in ["Title\\_1", "A \\& B", "Schwalbe \\textless{}1998\\textgreater{}", "\\#2"] {
            assert!(diagrams.contains(&format!("{said}\\par")), "{form:?}: {said} in {diagrams}");
        }
        for said in ["Sheet: solutions", "1\\quad Title\\_1", "1.Qa1! (threatens 2.Qh8\\#)", "2\\quad ", "1.Ra8\\#"] {
            assert!(solutions.contains(said), "{form:?}: {said} in {solutions}");
        }
        assert!(solutions.contains("{\\leftskip=10bp\\hangindent=10bp 1...Kd7 \\& more 2.Qe5\\#\\par}"), "{solutions}");
        assert!(
            solutions.contains("No solution is given for 1 position\\par\n\\end{multicols}\n\\end{document}"),
            "{solutions}"
        );
        assert!(tex.contains("\\usepackage{multicol}"));
    }
    // The package `diagram` has its own commands and collects the solutions itself.
    let tex = written(WorksheetFormat::Latex(LatexPackage::Diagram));
    let expected = "\\dedication{Title\\_1}%\n\\author{A \\& B}%\n\\source{Schwalbe \\textless{}1998\\textgreater{}}%\n\
                    \\stipulation{\\#2}%\n\\remark{White to move}%\n\
                    \\solution{1.Qa1! (threatens 2.Qh8\\#)\\newline \\hspace*{10bp}1...Kd7 \\& more 2.Qe5\\#}%\n";
    assert!(tex.contains(expected), "{tex}");
    assert_eq!((tex.matches("\\solution{").count(), tex.matches("\\putsol").count()), (2, 1), "{tex}");
    assert!(tex.contains("\\normalnames"), "names of authors are as they were written: {tex}");
}

#[test]
fn a_problem_for_latex_stands_on_its_board() {
    let mut diagram = figures().remove(1).diagram;
    diagram.caption = "By A & B".to_owned();
    diagram.mover = true;
    let tex = latex(&diagram, "", LatexPackage::Diagram).expect("commands");
    let expected = "\\begin{diagram}[8x8]%\n\\specialdiagnum{}%\n\\pieces{wKe1, wTh1, wBe2, sKe8}%\n\
                    \\dedication{By A \\& B}%\n\\remark{Black to move}%\n\\end{diagram}\n";
    assert_eq!(tex, expected);
    let high = fen::read("k9/10/10/10/10/10/10/10/10/K9 w - - 0 1").expect("a FEN");
    assert_eq!(high.board.size(), Size::new(10, 10).expect("a size"));
    let why = latex(&Diagram::new(high), "", LatexPackage::Diagram).expect_err("no such board");
    assert_eq!(why.to_string(), "the LaTeX package diagram does not support boards with ten ranks");
}

/// The preview has the same boards in the same places as the PDF.
#[test]
fn a_page_is_seen_as_it_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let pdf = folder.path().join("sheet.pdf");
    std::fs::write(&pdf, sheet().pdf(&figures()).expect("pages")).expect("room");
    super::pages::tool("pdftoppm", &["-r", "72"], &pdf, &folder.path().join("page"));
    let written = super::pages::pictures(folder.path());
    assert_eq!(written.len(), 2);
    for (number, (width, height, rgb)) in written.into_iter().enumerate() {
        let seen = sheet().picture(&figures(), number, (2000, 842)).expect("a page");
        assert_eq!((seen.width.abs_diff(width as u32) <= 1, seen.height), (true, height as u32));
        let mut far = 0;
        for y in 0..height {
            for x in 0..width.min(seen.width as usize) {
                let (ours, theirs) =
                    (&seen.rgba[(y * seen.width as usize + x) * 4..][..3], &rgb[(y * width + x) * 3..][..3]);
                far += usize::from(ours.iter().zip(theirs).any(|(ours, theirs)| ours.abs_diff(*theirs) > 100));
            }
        }
        // Letters and edges are smoothed differently.
        assert!(far * 50 < width * height, "page {number}: {far} of {} pixels differ", width * height);
    }
    let narrow = sheet().picture(&figures(), 0, (300, 2000)).expect("a page");
    assert!(narrow.width <= 300 && narrow.height == 424, "{} by {}", narrow.width, narrow.height);
}

#[test]
fn boards_on_pages_have_the_requested_size() {
    let (figures, sheet) = (figures(), sheet());
    let most = sheet.diagram_length(&figures).expect("a length");
    assert_eq!(Worksheet { length: Some(50_000), ..sheet.clone() }.diagram_length(&figures), Some(50_000));
    assert_eq!(Worksheet { length: Some(500_000), ..sheet }.diagram_length(&figures), Some(most));
}
