//! The results of queries, and that searching chunks of lines agrees with searching single records.

use std::fmt::Write as _;
use std::sync::Arc;

use super::{document, edit};
use crate::time::PATIENCE;
use fenwright::document::search::{EXAMPLES, Search, SearchQuery};
use fenwright::document::{Document, Edit, Records};

/// Records 0 to 9. A comment belongs to the line below it, unless they are separated by a blank line.
const FILE: &str = "\
# Back rank mate
6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1
# Lucena, won
1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1
; the same for Black

2r5/R7/8/8/8/8/1p6/1k1K4 b - - 0 1
R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1
7k/5Q2/6K1/8/8/8/8/8 b - - 0 1
4k3/8/8/8/8/8/8/4K3 w - - 0 1
4k3/8/8/8/8/8/8/4K2K w - - 0 1
% QUEENS \u{c9}T\u{c9}
q3k3/8/8/8/8/8/8/QQ2K3 w - - 0 1
not a position
4k3/8/8/8/8/8/8/4K3 w - - 120 80
";

/// The results of a query, after the whole document was searched.
pub(super) fn found(document: &Document, query: &str) -> Vec<usize> {
    let mut search = Search::start(&document.snapshot(), &SearchQuery::parse(query), Arc::new(|| {}));
    assert!(search.scan.wait_for(PATIENCE), "{query}: the search ends");
    assert_eq!(search.scan.progress(), None, "{query}");
    search.found().iter().collect()
}

/// The results record by record: records with the phrase, or if there are none, records with its words.
fn found_singly(document: &Document, query: &str) -> Vec<usize> {
    let all = |query: SearchQuery| -> Vec<usize> {
        (0..document.len()).filter(|index| query.matches_exactly(&document.record(*index))).collect()
    };
    let query = SearchQuery::parse(query);
    let loosened = query.loosened();
    let exact = all(query);
    if exact.is_empty() { loosened.map_or(exact, all) } else { exact }
}

/// Queries with their results.
const FINDS: &[(&str, &[usize])] = &[
    ("", &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ("   -  \"", &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    // Texts
    ("back", &[0]),
    ("RANK back", &[0]),
    ("\"back rank\"", &[0]),
    ("\"rank back\"", &[]),
    ("\u{201E}back rank\u{201C}", &[0]),
    ("\"back ra", &[0]),
    ("mate", &[0]),
    ("lucena -won", &[]),
    ("-back -lucena", &[2, 3, 4, 5, 6, 7, 8, 9]),
    ("-\"the same\" back", &[0]),
    ("\"the same\"", &[]),
    ("back ra", &[0]),
    ("ack", &[]),
    ("lucena, won", &[1]),
    ("lucena won", &[1]),
    ("\"lucena won\"", &[]),
    ("back is:legal rank", &[0]),
    ("back lucena", &[]),
    ("\u{e9}t\u{e9}", &[7]),
    ("queens", &[7]),
    ("not", &[8]),
    ("black", &[]),
    ("white", &[]),
    ("120", &[]),
    ("w", &[1]),
    ("4k3", &[]),
    ("8/8 4k3", &[]),
    ("8/8/4K3", &[5, 9]),
    ("\"8/8/4K3 w\"", &[5, 9]),
    ("R5k1/5ppp/8/8/8/8/8/6K1 b", &[3]),
    ("R5k1/5ppp/8/8/8/8/8/6K1   b - -", &[3]),
    ("r5k1/5ppp/8/8/8/8/8/6K1 b", &[]),
    ("-R5k1/5ppp/8/8/8/8/8/6K1", &[0, 1, 2, 4, 5, 6, 7, 8, 9]),
    // Material
    ("KRPKR", &[1, 2]),
    ("krpkr", &[1, 2]),
    ("KRKRP", &[1, 2]),
    ("KPRvKR", &[1, 2]),
    ("RKPvRK", &[1, 2]),
    ("KRPvsKR", &[1, 2]),
    ("KRP v KR", &[1, 2]),
    ("KRP vs. KR", &[1, 2]),
    ("KRP KR", &[1, 2]),
    ("KRP-KR", &[1, 2]),
    ("RPvR", &[1, 2]),
    ("KRPkr", &[1]),
    ("KRkrp", &[2]),
    ("krKRP", &[1]),
    ("-KRPKR", &[0, 3, 4, 5, 6, 7, 8, 9]),
    ("KK", &[5, 9]),
    ("KvK", &[5, 9]),
    ("KKK", &[]),
    ("KP KP", &[]),
    // Piece counts
    ("Q>=2", &[7]),
    ("Q >= 2", &[7]),
    ("Q>= 2", &[7]),
    ("Q >=2", &[7]),
    ("Q\u{2265}2", &[7]),
    ("Q=>2", &[7]),
    ("2<=Q", &[7]),
    ("Q>1", &[7]),
    ("q=1", &[7]),
    ("q==1", &[7]),
    ("q=0", &[0, 1, 2, 3, 4, 5, 6, 9]),
    ("-q=0", &[7, 8]),
    ("q!=0", &[7]),
    ("q\u{2260}0", &[7]),
    ("Q>q", &[4, 7]),
    ("Q<q", &[]),
    ("P=p R>r -p=0", &[0]),
    ("K=2", &[6]),
    ("men<=3", &[4, 5, 6, 9]),
    ("pieces<4", &[4, 5, 6, 9]),
    ("men \u{2264} 3", &[4, 5, 6, 9]),
    ("pawns=6", &[0]),
    ("queens>0", &[4, 7]),
    ("Queen>0 rooks=0", &[4, 7]),
    ("Q>=", &[]),
    ("R=2 3", &[]),
    ("rooks=2 KRPKR stm:b", &[2]),
    // Squares
    ("Ke1", &[5, 6, 7, 9]),
    ("ke8 Ke1", &[5, 6, 7, 9]),
    ("e1=K", &[5, 6, 7, 9]),
    ("e1=", &[0, 1, 2, 3, 4]),
    ("qa8", &[7]),
    ("Qa8", &[]),
    ("j1=", &[]),
    // Side to move
    ("white to move", &[0, 1, 5, 6, 7, 9]),
    ("White to play", &[0, 1, 5, 6, 7, 9]),
    ("w to move", &[0, 1, 5, 6, 7, 9]),
    ("wtm", &[0, 1, 5, 6, 7, 9]),
    ("stm:b", &[2, 3, 4]),
    ("move:Black", &[2, 3, 4]),
    ("black-to-move", &[2, 3, 4]),
    ("-white to move", &[2, 3, 4, 8]),
    ("\"white to move\"", &[]),
    // Problems and verdicts
    ("is:legal", &[0, 1, 2, 3, 4, 5, 7, 9]),
    ("is:illegal", &[6]),
    ("IS:Odd", &[9]),
    ("is:unreadable", &[8]),
    ("-is:unreadable", &[0, 1, 2, 3, 4, 5, 6, 7, 9]),
    ("is:sound", &[0, 1, 2, 3, 4, 5, 7]),
    ("problem", &[6, 8, 9]),
    ("problem:", &[6, 8, 9]),
    ("-problem", &[0, 1, 2, 3, 4, 5, 7]),
    ("problem:too-many-kings", &[6]),
    ("problem:too", &[6]),
    ("problem:clock-above", &[9]),
    ("problem:nonsense", &[]),
    ("is:check", &[3]),
    ("is:checkmate", &[3]),
    ("is:mate", &[3]),
    ("is:stalemate", &[4]),
    ("is:draw", &[5, 9]),
    ("is:edited", &[]),
    ("is:done", &[]),
    ("is:nonsense", &[]),
    ("illegal", &[]),
];

#[test]
fn queries_find() {
    let document = document(FILE);
    assert_eq!(document.len(), 10);
    for (query, expected) in FINDS {
        assert_eq!(found(&document, query), *expected, "{query}");
        assert_eq!(found_singly(&document, query), *expected, "{query}, record by record");
    }
}

#[test]
fn edited_records_are_found_as_they_are_now() {
    let mut document = document(FILE);
    document.select(5);
    document.apply(edit("Qd1"));
    document.select(8);
    document.apply(Edit::Start);
    for (query, expected) in [
        ("is:edited", &[5, 8][..]),
        ("Qd1 -Ra1", &[5]),
        ("Ra1", &[8]),
        ("8/3QK3", &[]),
        ("8/8/3QK3", &[5]),
        ("position", &[]),
        ("is:unreadable", &[]),
        ("Q=1 q=0", &[4, 5]),
    ] {
        assert_eq!(found(&document, query), expected, "{query}");
        assert_eq!(found_singly(&document, query), expected, "{query}, record by record");
    }
}

#[test]
fn operations_are_searched_in_an_epd_file() {
    let text = "\
r1bqk1r1/1p1p1n2/p1n2pN1/2p1b2Q/2P1Pp2/1PN5/PB4PP/R4RK1 x q - bm Rxf4; id \"ERET 001\";
r1n2N1k/2n2K1p/3pp3/5Pp1/b5R1/8/1PPP4/8 w - - bm Ng6; id \"ERET 002 - Vacating\";
4k3/8/8/8/8/8/8/4K3 w - - hmvc 130; fmvn 90; id \"clock\";
7k/5Q2/6K1/8/8/8/8/8 b - - id \"stale\";
8/8/8/8/8/8/8/8 w - - id \"empty\";
4k3/8/8/8/8/8/8/4K3 w - - 130 90; id \"fields\";
4k3/8/8/8/8/8/8/4K3 w - - ;
4k3/8/8/8/8/8/8/4K3 w - -
";
    let document = document(text);
    for (query, expected) in [
        ("eret", &[0, 1][..]),
        ("\"bm ng6\"", &[1]),
        ("is:odd", &[2, 5]),
        ("is:illegal", &[4]),
        ("is:stalemate", &[3]),
        ("KK", &[2, 5, 6, 7]),
        ("is:unreadable", &[0]),
    ] {
        assert_eq!(found(&document, query), expected, "{query}");
        assert_eq!(found_singly(&document, query), expected, "{query}, record by record");
    }
}

#[test]
fn values_of_tags_are_searched_in_games() {
    let mut text = String::new();
    for (white, fen) in [
        ("Lasker, Emanuel", "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n"),
        ("White \\\"Knight\\\"", ""),
        ("N.N.", "[FEN \"nonsense\"]\n"),
    ] {
        writeln!(text, "[Event \"?\"]\n[White \"{white}\"]\n[Black \"Tal\"]\n{fen}\n1. e4 {{a remark}} *\n")
            .unwrap_or(());
    }
    let mut document = document(&text);
    assert_eq!(document.len(), 3);
    for (query, expected) in [
        ("lasker", &[0][..]),
        ("\"emanuel - tal\"", &[0]),
        ("tal", &[0, 1, 2]),
        ("white", &[1]),
        ("event", &[]),
        ("pawns=16", &[1]),
        ("KPK", &[0]),
        ("8/4P3/4K3", &[0]),
        ("4k3", &[]),
        ("nonsense", &[2]),
        ("is:unreadable", &[2]),
    ] {
        assert_eq!(found(&document, query), expected, "{query}");
        assert_eq!(found_singly(&document, query), expected, "{query}, record by record");
    }
    document.apply(edit("Pe3"));
    assert_eq!(found(&document, "\"8/4P3/4P3\""), [0], "the FEN as it is now");
    assert_eq!(found(&document, "\"8/8/8/8/8/4P3\""), [0; 0], "not as it was");
}

/// Equal positions in each format, inserted for `@` and `=`.
const FILES: [(&str, &str); 3] = [
    (
        "a.fen",
        "# A book of mate in 3\n# by Nobody\n\n\
         # Loyd 1, mate in 3\n# Source: Era 1861\n@\n\
         # Loyd 12\n# Stipulation: mate in 30\n# a Quiet key\n@\n\
         # of nothing below\n\n# K\u{f6}nig\n# by Sam Loyd\n# Solution: 1. Rd8#\n@\n\
         # 3 in a helpmate in 2.5\n@\n\
         @\n",
    ),
    (
        "a.epd",
        "= id \"Loyd 1, mate in 3\"; c0 \"Source: Era 1861\";\n\
         = id \"Loyd 12\"; c0 \"Stipulation: mate in 30\"; c1 \"a Quiet key\";\n\
         = id \"K\u{f6}nig\"; c0 \"Author: Sam Loyd\"; pv Rd8#; bm Rd8;\n\
         = id \"3 in a helpmate in 2.5\";\n\
         = acd 1;\n",
    ),
    (
        "a.pgn",
        "[Event \"Loyd 1, mate in 3\"]\n[Round \"1\"]\n[Source \"Era 1861\"]\n[SetUp \"1\"]\n[FEN \"@\"]\n\n*\n\n\
         [Event \"Loyd 12\"]\n[Stipulation \"mate in 30\"]\n[FEN \"@\"]\n\n{a Quiet\nkey} *\n\n\
         [Event \"K\u{f6}nig\"]\n[Author \"Sam Loyd\"]\n[ECO \"Rd8\"]\n[FEN \"@\"]\n\n1. Rd8# *\n\n\
         [Event \"3 in a helpmate in 2.5\"]\n[FEN \"@\"]\n\n*\n\n\
         [Event \"?\"]\n[SetUp \"1\"]\n[FEN \"@\"]\n\n*\n",
    ),
];

#[test]
fn words_are_found_in_what_every_format_says() {
    const PLACEMENT: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";
    for (name, text) in FILES {
        let text = text.replace('@', &format!("{PLACEMENT} 0 1")).replace("= ", &format!("{PLACEMENT} "));
        let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{error}"));
        let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
        document.read_all();
        for (query, expected) in [
            ("mate in 3", &[0][..]),
            ("Mate In 3 loyd", &[0]),
            ("mate in", &[0, 1]),
            ("loyd 1", &[0]),
            ("loyd 12", &[1]),
            ("loyd 13", &[]),
            ("loyd 2", &[]),
            ("loyd", &[0, 1, 2]),
            ("sam", &[2]),
            ("sam loyd", &[2]),
            ("loyd sam", &[2]),
            ("\"loyd sam\"", &[]),
            ("k\u{f6}nig sam", &[2]),
            ("\"k\u{f6}nig sam\"", &[]),
            ("era 1861", &[0]),
            ("era 186", &[]),
            ("quiet key", &[1]),
            ("key quiet", &[1]),
            ("\"rd8\"", &[2]),
            ("helpmate in 2", &[]),
            ("helpmate in 2.5", &[3]),
            ("helpmate 3", &[3]),
            ("nobody", &[]),
            ("book", &[]),
            ("nothing below", &[]),
            ("3R2K1", &[]),
            ("8", &[]),
            ("8/5PPP/3R2K1", &[0, 1, 2, 3, 4]),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -", &[0, 1, 2, 3, 4]),
            ("-loyd", &[3, 4]),
        ] {
            assert_eq!(found(&document, query), expected, "{query} in {name}");
            assert_eq!(found_singly(&document, query), expected, "{query} in {name}, record by record");
        }
    }
}

#[test]
fn a_match_is_shown_where_it_stands() {
    let document =
        document("# Loyd 1\n# Source: Era\n6k1/8/8/8/8/8/8/K7 w - - 0 1\n# Era\n6k1/8/8/8/8/8/8/K7 w - - 0 1\n");
    for (query, at, places, beside) in [
        ("loyd 1", 0, "Loyd 1", None),
        ("loyd 1", 1, "", None),
        ("era", 0, "", Some(("Source", "Era"))),
        ("era", 1, "Era", None),
        ("-x is:legal", 0, "", None),
    ] {
        let (query, record) = (SearchQuery::parse(query), document.record(at));
        let title = record.name().unwrap_or_default();
        let marked: String = query.ranges_in(&title).into_iter().map(|place| &title[place]).collect();
        assert_eq!(marked, places, "{query:?} in {at}");
        let found = query.match_outside(&title, &record).map(|(said, _)| (said.name, said.text));
        assert_eq!(found, beside.map(|(name, text)| (name.to_owned(), text.to_owned())), "{query:?} in {at}");
    }
    let loose = SearchQuery::parse("1 lo era").loosened().unwrap_or_default();
    assert_eq!(loose.ranges_in("Loyd 1"), [0..2, 5..6]);
    assert!(
        loose
            .match_outside("Loyd 1", &document.record(0))
            .is_some_and(|(said, place)| said.text == "Era" && place == (0..3))
    );
}

#[test]
fn large_boards_are_searched() {
    let text = "\
rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1
5k4/10/10/10/10/10/10/5KA3 w - - 0 1
4k3/8/8/8/8/8/8/4KB2 w - - 0 1
";
    let document = document(text);
    for (query, expected) in [
        ("A=1", &[0, 1][..]),
        ("KAvK", &[1]),
        ("KAK", &[1]),
        ("Ag1", &[1]),
        ("j5=", &[0, 1]),
        ("archbishops>0", &[0, 1]),
        ("is:draw", &[2]),
    ] {
        assert_eq!(found(&document, query), expected, "{query}");
        assert_eq!(found_singly(&document, query), expected, "{query}, record by record");
    }
}

#[test]
fn queries_are_explained() {
    for (query, expected) in [
        ("study", &["the text “study”"][..]),
        ("-\"two words\"", &["not the text “two words”"]),
        (
            "two words Ke1 white",
            &["the text “two words white” (for the side to move: white to move)", "a white king on e1"],
        ),
        ("8/8/4K3", &["the text “8/8/4K3”"]),
        ("PRKvRK", &["exactly KRP against KR, either side White"]),
        ("KRPkr", &["exactly KRP of White against KR of Black"]),
        ("Q>=2 q=0 R=1", &["2 or more white queens", "no black queen", "exactly 1 white rook"]),
        ("men<=5 3<pawns", &["at most 5 pieces on the board", "more than 3 pawns"]),
        ("P>p", &["more white pawns than black pawns"]),
        ("Ke1 qd8 e4=", &["a white king on e1", "a black queen on d8", "e4 empty"]),
        ("white to move -stm:b", &["White to move", "not Black to move"]),
        ("is:mate is:done", &["checkmates", "positions marked as done"]),
        (
            "problem problem:too-many",
            &["anything illegal, odd or unreadable", "problems whose code starts with too-many"],
        ),
        ("problem:Opponent", &["problems whose code starts with opponent"]),
        ("problem:opponent-in-check", &["the problem opponent in check"]),
        ("Q>=", &["the text “Q>=” (write a comparison as Q>=2)"]),
        ("illegal", &["the text “illegal” (for such positions: is:illegal)"]),
        ("white", &["the text “white” (for the side to move: white to move)"]),
        ("KRP", &["the text “KRP” (material needs both sides: KRPKR)"]),
        ("problem:x", &["the text “problem:x” (there is no problem with that name)"]),
        ("\"is:odd\"", &["the text “is:odd”"]),
        (
            "is:od",
            &[
                "the text “is:od” (after is: you can write legal, illegal, odd, sound, unreadable, edited, done, check, \
               checkmate, mate, stalemate, draw, won, drawn, lost, unproven, \
               only-move, unclear)",
            ],
        ),
    ] {
        assert_eq!(SearchQuery::parse(query).explanations(), expected, "{query}");
    }
    for (query, finds) in EXAMPLES {
        let explanation = SearchQuery::parse(query).explanations();
        assert!(!finds.is_empty() && explanation.iter().all(|words| !words.contains('(')), "{query}: {explanation:?}");
        let is_text = explanation.iter().any(|words| words.contains("the text"));
        assert_eq!(is_text, query.contains("rank"), "{query}: {explanation:?}");
    }
}

#[test]
fn any_text_is_a_query() {
    let document = document(FILE);
    for text in ["\"", "-", "--", "-\"\"", "=", "<", "v", "KvK v", "K v", ":", "is:", "\u{0}", "e4==", "Q>=99999999999"]
    {
        let _ = found(&document, text);
        let _ = SearchQuery::parse(text).explanations();
    }
    let long = "word ".repeat(100_000) + &"/".repeat(100_000);
    assert_eq!(found(&document, &long), [0; 0]);
}

/// Lines of every kind: positions, faults, comments, blank lines.
const LINES: [&str; 22] = [
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "  4k3/8/8/8/8/8/4Q3/4K3 b - - 3 50  ",
    "4k3/8/8/8/8/8/4Q3/4K3 w - - 3 50",
    "4k3/8/8/8/8/8/8/4K3 w - - 00000 0001",
    "4k3/8/8/8/8/8/8/4K3 w - - 130 9999",
    "4k3/8/8/8/8/8/8/4K2K w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
    "# a comment",
    "   ; back rank \u{e9}\u{df}",
    "// \u{212a}elvin",
    "",
    "   ",
    "not a position",
    "\u{fffd}\u{e9}",
    "4k3/8/8/8/8/8/8/4K3 w - -",
    "4k3/8/8/8/8/8/8/4K3 w - - id \"Back rank\"; hmvc 120; fmvn 90;",
    "4k3/8/8/8/8/8/4K3/4Q3 b - - bm Kd7; id \"x\";",
    "4k3/8/8/8/8/8/8/4K3 w - - ce 5; fmvn 3",
    "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/4K3 w HA - 0 1",
    "R6k/6pp/8/8/8/8/8/6K1 b - - 0 1",
];

const QUERIES: [&str; 24] = [
    "b",
    "3",
    "id x",
    "comment",
    "back",
    "\u{e9}",
    "kelvin",
    "-a",
    "KQK",
    "K=2",
    "men<4",
    "Ke1",
    "e1=",
    "move:b",
    "problem",
    "is:illegal",
    "is:odd",
    "is:unreadable",
    "is:check",
    "is:mate",
    "is:draw",
    "is:edited",
    "is:done",
    "4k3/8/8/8/8/8/8/4K3 w",
];

/// Encodes a text in an encoding, given by its name.
fn encoded(text: &str, encoding: &str) -> Vec<u8> {
    match encoding {
        "UTF-8 with a mark" => [b"\xEF\xBB\xBF", text.as_bytes()].concat(),
        "UTF-16" => std::iter::once(0xFEFF).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect(),
        "Latin-1" => text.chars().map(|char| u8::try_from(char).unwrap_or(b'?')).collect(),
        _ => text.as_bytes().to_vec(),
    }
}

#[test]
fn stretches_of_lines_are_searched_as_single_records_are() {
    let mut random = fastrand::Rng::with_seed(11);
    for (encoding, is_epd) in
        [("UTF-8", false), ("UTF-8", true), ("UTF-8 with a mark", false), ("UTF-16", false), ("Latin-1", true)]
    {
        for ends in [&["\n"][..], &["\r\n"], &["\r"], &["\n", "\r\n", "\r"]] {
            let mut text = String::new();
            for _ in 0..300 {
                // EPD files begin with EPD lines.
                let first = LINES[if is_epd { 16 } else { 0 }];
                text.push_str(if text.len() < 1000 { first } else { LINES[random.usize(..LINES.len())] });
                text.push_str(ends[random.usize(..ends.len())]);
            }
            let mut document = Document::from_bytes(encoded(&text, encoding));
            for index in [3, 40, 41, 200] {
                document.select(index);
                document.apply(edit("Nb7"));
            }
            document.apply(Edit::RemoveRecords(Records::from(100..105)));
            document.apply(Edit::MoveRecords { records: Records::from(120..150), to: 20 });
            for query in QUERIES {
                let what = format!("{query} in {encoding}, {ends:?}, EPD {is_epd}");
                assert_eq!(found(&document, query), found_singly(&document, query), "{what}");
            }
        }
    }
}

/// Such files are read in chunks, and nothing may be missed where chunks meet.
#[test]
fn a_file_on_the_disk_is_searched_as_single_records_are() {
    let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
    let path = folder.path().join("large.fen");
    let mut text = String::new();
    let count = 260_000;
    for number in 0..count {
        match number {
            50_000 => text.push_str(&("x".repeat(700_000) + "\r\n")),
            60_000 => text.push_str(&"# a long lead\r\n".repeat(60_000)),
            _ => {}
        }
        if number % 1000 == 999 {
            text.push_str("# every thousandth\r\n");
        }
        let _ = write!(
            text,
            "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w - - {} {}\r\n",
            number % 9,
            9 + number % 5000
        );
    }
    assert!(text.len() > 1 << 24, "large enough to stay on the disk: {}", text.len());
    std::fs::write(&path, &text).unwrap_or_else(|error| panic!("{error}"));
    let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
    document.read_all();
    assert_eq!(document.len(), count + 1);
    let thousandths = found(&document, "thousandth");
    let behind_long_line = |at: usize| at + usize::from(at >= 50_000);
    let expected: Vec<usize> = (0..count / 1000).map(|many| behind_long_line(many * 1000 + 999)).collect();
    assert_eq!(thousandths, expected);
    assert_eq!(found(&document, "is:unreadable"), [50_000]);
    assert_eq!(found(&document, "\"long lead\""), [60_001]);
    assert_eq!(found(&document, "wtm Q=1 p=7").len(), count);
}
