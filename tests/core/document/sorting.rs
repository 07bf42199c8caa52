//! Sorting, and removing duplicates.

use std::path::Path;
use std::sync::Arc;

use super::{bytes, document, edit, text};
use crate::time::PATIENCE;
use fenwright::Square;
use fenwright::board::{Annotations, Mark, MarkColor};
use fenwright::document::arrange::{ArrangeRequest, DuplicateRule, SortKey, arrange_edit, first_duplicate};
use fenwright::document::search::{Search, SearchQuery};
use fenwright::document::{Arrangement, Document, Edit, Progress, Records};

/// The new order of the records, or `None` if it does not change.
fn order(document: &Document, wanted: ArrangeRequest) -> Option<Vec<u32>> {
    let progress = Progress::default();
    match arrange_edit(&document.snapshot(), wanted, &progress)? {
        Edit::Arrange { order, purpose } => {
            let is_sort = matches!(wanted, ArrangeRequest::Sort(_));
            assert_eq!(purpose == Arrangement::Sort, is_sort, "{wanted:?}");
            Some(order)
        }
        other => panic!("{wanted:?}: {other:?}"),
    }
}

const FILE: &str = "\
# Study 10
4k3/8/8/8/8/8/4P3/4K3 b - - 0 1
# study 9
nonsense
4k3/8/8/8/8/8/8/4K2K w - - 0 1
# Alpha
3rk3/8/8/8/8/8/8/4K3 w - - 0 1
# study 9
4k3/8/8/8/8/8/8/4K3 w - - 120 80
# Study 010
4k3/8/8/8/8/8/8/3RK3 b - - 0 1
";

#[test]
fn records_are_sorted() {
    let document = document(FILE);
    for (key, expected) in [
        (SortKey::Number, None),
        // Alpha, both studies 9 and both studies 10 in their order, then the untitled one.
        (SortKey::Name, Some(vec![3, 1, 4, 0, 5, 2])),
        // KK, KKK by its number of pieces, KPK, then KRK with either colour, then the unreadable line.
        (SortKey::Material, Some(vec![4, 2, 0, 3, 5, 1])),
        (SortKey::SideToMove, Some(vec![2, 3, 4, 0, 5, 1])),
        (SortKey::Problems, Some(vec![1, 2, 4, 0, 3, 5])),
    ] {
        assert_eq!(order(&document, ArrangeRequest::Sort(key)), expected, "{key:?}");
    }
}

#[test]
fn sorting_goes_back_to_the_order_of_the_file_and_can_be_undone() {
    let mut document = document(FILE);
    let snapshot = document.snapshot();
    let sort = arrange_edit(&snapshot, ArrangeRequest::Sort(SortKey::Material), &Progress::default());
    assert!(sort.is_some_and(|edit| document.apply(edit)));
    assert!(text(&document).starts_with("# study 9\n4k3/8/8/8/8/8/8/4K3 w"), "{}", text(&document));
    assert_eq!(order(&document, ArrangeRequest::Sort(SortKey::Material)), None, "it is sorted now");
    let back = arrange_edit(&document.snapshot(), ArrangeRequest::Sort(SortKey::Number), &Progress::default());
    assert!(back.is_some_and(|edit| document.apply(edit)));
    assert_eq!(bytes(&document), FILE.as_bytes());
    assert!(!document.is_modified());
    assert!(document.undo() && document.undo());
    assert_eq!(bytes(&document), FILE.as_bytes());
}

/// Many equal records keep their order, also across chunks.
#[test]
fn sorting_is_stable() {
    let mut random = fastrand::Rng::with_seed(2);
    let lines: Vec<String> = (0..12_000)
        .map(|number| {
            let side = if random.bool() { 'w' } else { 'b' };
            format!("4k3/8/8/8/8/8/8/4K3 {side} - - 0 {}\n", 1 + number % 9000)
        })
        .collect();
    let document = document(&lines.concat());
    let order = order(&document, ArrangeRequest::Sort(SortKey::SideToMove)).unwrap_or_default();
    let mut expected: Vec<u32> = (0..12_000).collect();
    expected.sort_by_key(|index| lines[*index as usize].contains(" b "));
    assert_eq!(order, expected);
}

#[test]
fn edited_records_are_sorted_as_they_are_now() {
    let mut document = document(FILE);
    document.apply(edit("-e2"));
    assert_eq!(order(&document, ArrangeRequest::Sort(SortKey::Material)), Some(vec![0, 4, 2, 3, 5, 1]));
}

const DOUBLES: &str = "\
# first
4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1
nonsense
# the same
 4k3/8/8/8/8/8/4P3/R3K3 w Q - 00 1
# in Shredder-FEN
4k3/8/8/8/8/8/4P3/R3K3 w A - 0 1
nonsense
4k3/8/8/8/8/8/4P3/R3K3 b Q - 0 1
3k4/8/8/8/8/8/3P4/3K3R w K - 0 1
r3k3/4p3/8/8/8/8/8/4K3 b q - 0 1
3k3r/3p4/8/8/8/8/8/3K4 b k - 0 1
nonsense too
4k3/8/8/8/8/8/4p3/R3K3 w Q - 0 1
";

#[test]
fn duplicates_are_left_out() {
    let document = document(DOUBLES);
    for (alike, expected) in [
        (DuplicateRule::Exact, vec![0, 1, 5, 6, 7, 8, 9, 10]),
        (DuplicateRule::Placement, vec![0, 1, 6, 7, 8, 9, 10]),
        (DuplicateRule::Reflected, vec![0, 1, 9, 10]),
    ] {
        assert_eq!(order(&document, ArrangeRequest::RemoveDuplicates(alike)), Some(expected), "{alike:?}");
    }
    let single = super::document("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/4K3 w - - 0 2\n");
    assert_eq!(order(&single, ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact)), None);
    assert_eq!(order(&single, ArrangeRequest::RemoveDuplicates(DuplicateRule::Placement)), Some(vec![0]));
}

#[test]
fn each_duplicate_has_a_twin_that_stays() {
    let document = document(DOUBLES);
    for alike in [DuplicateRule::Exact, DuplicateRule::Placement, DuplicateRule::Reflected] {
        let kept = order(&document, ArrangeRequest::RemoveDuplicates(alike)).expect("there are duplicates");
        for place in 0..document.len() {
            let twin = first_duplicate(&document.snapshot(), alike, place, &Progress::default());
            let is_kept = kept.contains(&(place as u32));
            assert_eq!(twin.is_none(), is_kept, "{alike:?} at {place}: {twin:?}");
            assert!(twin.is_none_or(|twin| twin < place && kept.contains(&(twin as u32))), "{alike:?} at {place}");
        }
    }
}

#[test]
fn lines_that_are_not_read_are_no_duplicates() {
    let long = "x".repeat(5000);
    let document = document(&format!("{long}\n{long}\n"));
    assert_eq!(order(&document, ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact)), None);
}

fn game(white: &str, fen: &str, moves: &str) -> String {
    let tag = if fen.is_empty() { String::new() } else { format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n") };
    format!("[Event \"?\"]\n[White \"{white}\"]\n{tag}\n{moves}\n\n")
}

const ENDING: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const MATE: &str = "R6k/6pp/8/8/8/8/8/6K1 b - - 0 1";

#[test]
fn games_with_moves_are_no_duplicates() {
    let text = [
        game("A", ENDING, "*"),
        game("B", ENDING, "1. e4 *"),
        game("C", ENDING, "1-0"),
        game("D", ENDING, "{a comment} *"),
        game("E", "", "1. e4 *"),
        game("F", "", "1. e4 *"),
        game("G", MATE, "0-1"),
        game("H", MATE, ""),
    ]
    .concat();
    let document = document(&text);
    assert_eq!(document.len(), 8);
    assert_eq!(order(&document, ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact)), Some(vec![0, 1, 3, 4, 5, 6]));
}

const MARK: Mark = Mark { square: Square { file: 0, rank: 0 }, color: MarkColor::Red };

/// Annotated boards are not duplicates of plain ones.
#[test]
fn annotated_positions_are_not_duplicates() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n";
    let [plain, marked] = ["# a\n", "# done\n# [%eval 1]\n"].map(|lead| format!("{lead}{fen}"));
    let [above, within] = ["# [%cal Ge2e4]\n", "# b [%csl Ge4]\n# done\n"].map(|lead| format!("{lead}{fen}"));
    let epd = |operations: &str| format!("4k3/8/8/8/8/8/4P3/4K3 w - - {operations}\n");
    for (text, expected) in [
        ([fen, fen, &plain, &marked].concat(), Some(vec![0])),
        ([fen, &above, fen, &within, &above].concat(), Some(vec![0, 1, 3, 4])),
        ([&*above, fen, &within, fen].concat(), Some(vec![0, 1, 2])),
        ([&*above, fen].concat(), None),
        ([epd("bm e4;"), epd("c0 \"[%csl Ge4]\";"), epd("id \"[%csl Ge4]\";")].concat(), Some(vec![0, 1])),
    ] {
        let mut document = document(&text);
        assert_eq!(order(&document, ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact)), expected, "{text}");
        let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let other = Document::from_bytes([&b"\xff\xfe"[..], &utf16].concat());
        assert_eq!(order(&other, ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact)), expected, "{text} in UTF-16");
        // Annotated differently, no two are duplicates.
        for index in 0..document.len() {
            document.select(index);
            document.apply(Edit::SetAnnotations(Annotations { arrows: Vec::new(), marks: vec![MARK] }));
        }
        assert_eq!(order(&document, ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact)), None, "{text}");
    }
}

#[test]
fn games_stay_together() {
    let two = format!("[Event \"?\"]\n[White \"Zukertort\"]\n[FEN \"{MATE}\"]\n[FEN \"{ENDING}\"]\n\n*\n\n");
    let text = [two.clone(), game("Anderssen", ENDING, "*"), two].concat();
    let document = document(&text);
    assert_eq!(document.len(), 5);
    assert_eq!(order(&document, ArrangeRequest::Sort(SortKey::Name)), Some(vec![2, 0, 1, 3, 4]));
    assert_eq!(order(&document, ArrangeRequest::Sort(SortKey::Material)), Some(vec![2, 0, 1, 3, 4]));
    assert_eq!(
        order(&document, ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact)),
        None,
        "several positions are never left out"
    );
}

#[test]
fn work_that_is_cancelled_changes_nothing() {
    let document = document(DOUBLES);
    let progress = Progress::default();
    progress.cancel();
    for wanted in [
        ArrangeRequest::Sort(SortKey::Material),
        ArrangeRequest::Sort(SortKey::Name),
        ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact),
    ] {
        assert_eq!(arrange_edit(&document.snapshot(), wanted, &progress), None, "{wanted:?}");
    }
}

/// Compared with the naive algorithm: every record with every other one.
#[test]
fn duplicates_are_those_of_the_slow_way() {
    let mut random = fastrand::Rng::with_seed(8);
    let fens: Vec<String> = (0..3000)
        .map(|_| {
            let [king, other] = [random.usize(1..8), random.usize(1..8)];
            let side = if random.bool() { 'w' } else { 'b' };
            let rank = |letter: char, before: usize| match before {
                7 => format!("7{letter}"),
                _ => format!("{before}{letter}{}", 7 - before),
            };
            format!("{}/8/8/8/8/8/8/{} {side} - - {} 1", rank('k', king), rank('K', other), random.u8(0..2))
        })
        .collect();
    let document = document(&(fens.join("\n") + "\n"));
    let mut seen = std::collections::BTreeSet::new();
    let expected: Vec<u32> = (0..3000).filter(|index| seen.insert(fens[*index as usize].clone())).collect();
    assert_eq!(order(&document, ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact)), Some(expected));
}

/// A file on disk whose long comments make it too large for memory.
fn large_file(path: &Path, count: usize) -> Vec<String> {
    let comment = "x".repeat(900);
    let record = |number: usize| {
        let end = if number.is_multiple_of(7) { "\r\n" } else { "\n" };
        let position = format!("8/8/8/4k3/{}p{}/8/4PPPP/4K2R w K - 0 {}", number % 6 + 1, 6 - number % 6, number + 1);
        format!("# {number} {comment}{end}{position}{end}")
    };
    let records: Vec<String> = (0..count).map(record).collect();
    std::fs::write(path, records.concat()).expect("written");
    records
}

/// Reordered records are searched in the order of the file and written in the new order.
#[test]
fn a_large_file_in_any_order_is_searched_sorted_and_saved() {
    const COUNT: usize = 20_000;
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("large.fen");
    let mut records = large_file(&path, COUNT);
    let mut document = Document::open(&path).expect("opened");
    document.read_all();
    document.select(5);
    document.apply(Edit::Clear);
    let edited = document.record(5).text().into_owned();
    let comment = records[5].lines().next().expect("a comment").to_owned();
    records[5] = format!("{comment}\n{edited}\n");

    let mut order: Vec<u32> = (0..COUNT as u32).collect();
    fastrand::Rng::with_seed(11).shuffle(&mut order);
    let shuffled: Vec<&str> = order.iter().map(|at| records[*at as usize].as_str()).collect();
    document.apply(Edit::Arrange { order: order.clone(), purpose: Arrangement::Sort });

    for text in ["8/p6/", "e4=", "is:edited", "is:illegal"] {
        let query = SearchQuery::parse(text);
        let mut search = Search::start(&document.snapshot(), &query, Arc::new(|| {}));
        assert!(search.scan.wait_for(PATIENCE));
        let expected: Records = (0..COUNT).filter(|index| query.matches(&document.record(*index))).collect();
        assert!(*search.found() == expected, "{text}");
    }
    for key in [SortKey::Name, SortKey::Number] {
        let edit = arrange_edit(&document.snapshot(), ArrangeRequest::Sort(key), &Progress::default());
        let Some(Edit::Arrange { order: back, .. }) = edit else { panic!("{key:?} is another order") };
        assert!(back.iter().map(|place| order[*place as usize]).eq(0..COUNT as u32), "{key:?}");
    }
    let saved = folder.path().join("saved.fen");
    document.save_as(&saved).expect("saved");
    assert!(std::fs::read_to_string(&saved).expect("read") == shuffled.concat());
}

#[test]
fn games_in_any_order_are_saved_and_come_back() {
    let game =
        |number: usize| format!("[Event \"{number}\"]\n[FEN \"8/8/8/4k3/8/8/4P3/4K3 w - - 0 {number}\"]\n\n*\n\n");
    let source: String = (1..=300).map(game).collect();
    let mut document = Document::from_bytes(source.clone().into_bytes());
    let mut order: Vec<u32> = (0..300).collect();
    fastrand::Rng::with_seed(2).shuffle(&mut order);
    let expected: String = order.iter().map(|at| game(*at as usize + 1)).collect();
    document.apply(Edit::Arrange { order, purpose: Arrangement::Sort });
    assert_eq!(String::from_utf8(bytes(&document)).expect("a text"), expected);
    document.undo();
    assert_eq!(String::from_utf8(bytes(&document)).expect("a text"), source);
}
