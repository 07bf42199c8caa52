//! Pieces in hand and remaining checks in every form of a diagram.

#![expect(clippy::expect_used, reason = "a helper of a test fails as the test does")]

use fenwright::Color;
use fenwright::board::Variant;
use fenwright::diagram::{
    Diagram, DiagramFormat, Figure, LatexPackage, Worksheet, WorksheetFormat, alt_text, latex, pixels, svg, text,
};
use fenwright::lang::{self, Language};
use fenwright::notation::fen;
use roxmltree::Document;

const CRAZYHOUSE: &str = "r2q1rk1/ppp2Q~pp/8/8/8/8/PPP2PPP/R4RK1[QPPnnnb] w - - 0 9";
const THREE_CHECK: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 2+1 3 3";

fn diagram(fen: &str) -> Diagram {
    Diagram::new(fen::read_detecting_variant(fen).expect("a FEN"))
}

#[test]
fn words_after_a_board_in_a_chess_font_have_another_font() {
    let (diagram, form) = (diagram(CRAZYHOUSE), DiagramFormat::Alpha);
    let html = form.html(&diagram, &form.text(&diagram, CRAZYHOUSE).expect("a board")).expect("HTML");
    let sentences = "<p>White in hand: queen and 2 pawns</p><p>Black in hand: bishop and 3 knights</p>";
    assert!(html.ends_with(&format!("&amp;èéêëìíîï(</pre>{sentences}")), "{html}");
}

#[test]
fn words_name_what_is_in_hand_and_which_checks_are_left() {
    for (fen, sentences) in [
        (CRAZYHOUSE, ["White in hand: queen and 2 pawns", "Black in hand: bishop and 3 knights"]),
        (THREE_CHECK, ["White: 2 checks left to give", "Black: 1 check left to give"]),
    ] {
        let diagram = diagram(fen);
        let board = [text::ascii(&diagram), text::unicode(&diagram)];
        assert!(
            board.iter().all(|board| board.ends_with(&format!("h\n{}\n{}\n", sentences[0], sentences[1]))),
            "{board:?}"
        );
        assert!(
            alt_text(&diagram).contains(&format!(". {}. {}. ", sentences[0], sentences[1])),
            "{}",
            alt_text(&diagram)
        );
        for package in [LatexPackage::Chessboard, LatexPackage::Xskak, LatexPackage::Diagram] {
            let latex = latex(&diagram, fen, package).expect("LaTeX");
            assert!(sentences.iter().all(|sentence| latex.contains(sentence)), "{latex}");
            assert!(!latex.contains("[Q") && !latex.contains('~') && !latex.contains("2+1"), "{latex}");
        }
        let figure = Figure::new(diagram, fen);
        let tex =
            Worksheet::default().write(WorksheetFormat::Latex(LatexPackage::Chessboard), &[figure]).expect("pages");
        let tex = String::from_utf8(tex).expect("text");
        assert!(sentences.iter().all(|sentence| tex.contains(sentence)), "{tex}");
    }
    let german = Language::from_code("de").expect("German");
    let words = lang::with(german, || alt_text(&diagram(CRAZYHOUSE)));
    assert!(words.contains("Schwarz in der Hand: L\u{e4}ufer und 3 Springer"), "{words}");
    let bare = diagram("4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    assert!(!alt_text(&bare).contains("in hand"), "{}", alt_text(&bare));
}

/// The pieces in hand are drawn above and below the board, each on the side of its owner.
#[test]
fn pictures_show_pieces_in_hand_on_the_side_of_their_owner() {
    for (view, above, below) in [(Color::White, ["bB", "bN"], ["wQ", "wP"]), (Color::Black, ["wQ", "wP"], ["bB", "bN"])]
    {
        let picture = svg(&Diagram { view, ..diagram(CRAZYHOUSE) });
        let xml = Document::parse(&picture).expect("XML");
        let uses = xml.descendants().filter(|node| node.has_tag_name("use"));
        let in_hand: Vec<(String, f32)> = uses
            .filter_map(|node| {
                let (id, place) = (node.attribute("href")?, node.attribute("transform")?);
                let y = place.split([' ', ')']).nth(1)?.parse().ok()?;
                Some((id.rsplit('-').next()?.to_owned(), y))
            })
            .collect();
        let on = |is_above: bool| -> Vec<&str> {
            in_hand.iter().filter(|(_, y)| (*y < 48.0) == is_above).map(|(id, _)| id.as_str()).collect()
        };
        assert_eq!((on(true), on(false)), (above.to_vec(), below.to_vec()));
        assert!(in_hand.iter().all(|(_, y)| *y < 48.0 || *y >= 48.0 + 512.0), "outside the board: {in_hand:?}");
        assert_eq!(xml.root_element().attribute("viewBox"), Some("0 0 512 608"));
    }
    let checks = svg(&diagram(THREE_CHECK));
    assert!(checks.contains("viewBox=\"0 0 512 608\""), "{checks}");
    let without = svg(&Diagram {
        position: diagram(THREE_CHECK).position.with_variant(Variant::Standard),
        ..diagram(THREE_CHECK)
    });
    assert!(without.contains("viewBox=\"0 0 512 512\""));
}

#[test]
fn the_strip_of_a_picture_has_the_color_of_the_paper() {
    let diagram = Diagram { size: 152, ..diagram(CRAZYHOUSE) };
    let picture = pixels(&diagram).expect("a picture");
    assert_eq!(&picture.rgba[..4], &[255; 4], "opaque paper");
    assert_eq!((picture.width, picture.height), (128, 152));
}
