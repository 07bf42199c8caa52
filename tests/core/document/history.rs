//! Undo, redo, gestures, and the modified state.

use super::{apply, bytes, document, edit, position, shown, square, with};
use fenwright::board::{Annotations, Transform, Variant};
use fenwright::document::{Arrangement, Document, Edit, Field, Records};
use fenwright::notation::epd::{Operand, Operation};
use fenwright::notation::fen;
use fenwright::{Color, Piece, Position, Role, Square};
use proptest::prelude::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_gesture_is_one_step() {
    let mut document = with("8/8/8/8/8/8/8/8 w - - 0 1");
    document.begin_gesture();
    apply(&mut document, "Qa1 Qb1");
    document.begin_gesture();
    apply(&mut document, "Qc1");
    document.end_gesture();
    assert_eq!(document.undo_name(), Some("place pieces"), "also before it ends");
    apply(&mut document, "Qd1");
    document.end_gesture();
    assert_eq!(shown(&document), "8/8/8/8/8/8/8/QQQQ4 w - - 0 1");
    assert!(document.undo() && !document.can_undo());
    assert_eq!(shown(&document), "8/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(document.redo_name(), Some("place pieces"));
    assert!(document.redo() && !document.can_redo());
    assert_eq!(shown(&document), "8/8/8/8/8/8/8/QQQQ4 w - - 0 1");
}

#[test]
fn the_one_record_that_was_edited_is_known() {
    let lines = [START; 3].join("\n");
    let mut document = with(&lines);
    document.select(1);
    apply(&mut document, "e2>e4");
    assert_eq!(document.only_edited_record(), Some(1), "an edit");
    document.select(2);
    assert_eq!(document.only_edited_record(), Some(1), "another one is selected");
    assert!(document.undo());
    assert_eq!(document.only_edited_record(), Some(1), "undo");
    assert!(document.redo());
    assert_eq!(document.only_edited_record(), Some(1), "redo");
    for (records, expected) in [(Records::from(2), Some(2)), (Records::from(0..2), None)] {
        document.apply(Edit::SetDone { records, done: true });
        assert_eq!(document.only_edited_record(), expected, "marks");
    }
    document.undo();
    assert_eq!(document.only_edited_record(), None, "undo of several marks");
    document.apply(Edit::MoveRecords { records: Records::from(0), to: 3 });
    assert_eq!(document.only_edited_record(), None, "another order");
    document.apply(Edit::SideToMove(Color::Black));
    assert_eq!(document.only_edited_record(), Some(document.current()));
}

#[test]
fn an_empty_gesture_leaves_no_step_and_keeps_what_can_be_redone() {
    let mut document = with(START);
    apply(&mut document, "e2>e4");
    document.undo();
    document.begin_gesture();
    apply(&mut document, "Qe4 -e4");
    document.end_gesture();
    document.begin_gesture();
    document.end_gesture();
    document.end_gesture();
    assert!(!document.can_undo() && !document.is_modified());
    assert!(document.redo(), "nothing came between");
}

#[test]
fn undo_ends_an_open_gesture() {
    let mut document = with(START);
    apply(&mut document, "a2>a3");
    document.begin_gesture();
    apply(&mut document, "b2>b3 c2>c3");
    assert!(!document.can_redo());
    assert!(document.undo());
    assert_eq!(shown(&document), "rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR w KQkq - 0 1");
    apply(&mut document, "h2>h3");
    document.end_gesture();
    assert!(document.undo() && document.undo() && !document.can_undo());
    assert_eq!(shown(&document), START);
}

#[test]
fn an_edit_after_undo_leaves_nothing_to_redo() {
    let mut document = with(START);
    apply(&mut document, "e2>e4 d2>d4");
    assert!(document.undo() && document.undo() && document.can_redo());
    apply(&mut document, "c2>c4");
    assert!(!document.can_redo() && !document.redo());
    assert!(document.undo() && !document.is_modified());
    assert!(document.redo() && !document.can_redo());
    assert_eq!(shown(&document), "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR w KQkq - 0 1");
}

#[test]
fn steps_have_names() {
    for (name, edit) in [
        ("place piece", edit("Qe4")),
        ("remove piece", edit("-e2")),
        ("move piece", edit("e2>e4")),
        ("copy piece", edit("e2+e4")),
        ("change side to move", edit("b")),
        ("change castling right", edit("!wh")),
        ("change halfmove clock", Edit::HalfmoveClock(4)),
        ("change move number", Edit::FullmoveNumber(4)),
        ("clear board", Edit::Clear),
        ("change position", Edit::Replace(Box::new(position("8/8/8/8/8/8/8/8 w - - 0 1")))),
        ("add position", Edit::AddRecord { after: 0, position: Box::default() }),
    ] {
        let mut document = with(START);
        assert!(document.apply(edit.clone()), "{edit:?}");
        assert_eq!((document.undo_name(), document.redo_name()), (Some(name), None), "{edit:?}");
        document.undo();
        assert_eq!((document.undo_name(), document.redo_name()), (None, Some(name)), "{edit:?}");
    }
}

#[test]
fn undo_and_redo_restore_record_and_square() {
    let mut document = document(&format!("{START}\n{START}\n{START}\n"));
    document.select(1);
    document.set_cursor(Some(square("e2")));
    document.begin_gesture();
    apply(&mut document, "-e2");
    document.set_cursor(Some(square("f2")));
    document.end_gesture();
    document.select(2);
    document.set_cursor(None);
    assert!(!document.record(2).is_edited());
    assert!(document.undo());
    assert_eq!((document.current(), document.cursor()), (1, Some(square("e2"))));
    document.select(0);
    assert!(document.redo());
    assert_eq!((document.current(), document.cursor()), (1, Some(square("f2"))));
}

#[test]
fn modified_means_different_from_saved() {
    let mut document = document(&format!("  {START}  \n{START}\n"));
    let before = bytes(&document);
    apply(&mut document, "e2>e4");
    assert!(document.is_modified() && document.record(0).is_edited());
    apply(&mut document, "e4>e2");
    assert!(!document.is_modified() && !document.record(0).is_edited(), "edited back by hand");
    assert_eq!(bytes(&document), before, "with the white space that was there");
    document.apply(Edit::AddRecord { after: 1, position: Box::default() });
    assert!(document.is_modified());
    document.apply(Edit::RemoveRecords(2.into()));
    assert!(!document.is_modified(), "added and removed by hand");
    document.apply(Edit::RemoveRecords(0.into()));
    assert!(document.is_modified());
    while document.undo() {}
    assert!(!document.is_modified());
    assert_eq!(bytes(&document), before);
}

#[test]
fn untitled_documents_are_modified_unless_they_are_the_start_position() {
    let other = position("8/8/8/8/8/8/8/K6k w - - 0 1");
    for (positions, is_modified) in
        [(vec![], false), (vec![Position::start()], false), (vec![other], true), (vec![Position::start(), other], true)]
    {
        let document = Document::with_positions(positions.clone());
        assert_eq!(document.is_modified(), is_modified, "{positions:?}");
        assert_eq!(document.len(), positions.len().max(1));
        assert_eq!((document.path(), document.file_name(), document.can_undo()), (None, None, false));
    }
    let mut document = Document::new();
    assert!(!document.is_modified() && !document.has_changed_on_disk());
    assert_eq!(bytes(&document), format!("{START}\n").into_bytes());
}

#[test]
fn ten_thousand_steps_are_kept() {
    let mut document = with(START);
    for step in 0..10_005_u16 {
        document.apply(Edit::HalfmoveClock(1 + step % 2));
    }
    let undone = std::iter::from_fn(|| document.undo().then_some(())).count();
    assert_eq!(undone, 10_000);
}

#[test]
fn the_revision_changes_with_everything_that_is_shown() {
    let mut document = document(&format!("{START}\n{START}\n"));
    let mut last = document.revision();
    let mut expect_change = |document: &Document, what: &str| {
        assert_ne!(document.revision(), last, "{what}");
        last = document.revision();
    };
    document.select(1);
    expect_change(&document, "select");
    document.set_cursor(Some(square("a1")));
    expect_change(&document, "cursor");
    document.apply(Edit::Clear);
    expect_change(&document, "edit");
    document.undo();
    expect_change(&document, "undo");
    document.redo();
    expect_change(&document, "redo");
}

/// An action of the user.
#[derive(Clone, Debug)]
enum Action {
    Apply(Edit),
    Select(usize),
    Cursor(Option<Square>),
    Begin,
    End,
}

fn any_square() -> impl Strategy<Value = Square> {
    (0..9_u8, 0..8_u8).prop_map(|(file, rank)| Square::new(file, rank))
}

fn any_position() -> impl Strategy<Value = Position> {
    prop::sample::select(vec![
        START,
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
        "4k3/8/8/8/8/8/8/4K3 b KQkq d3 5 6",
        "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1",
    ])
    .prop_map(position)
}

fn any_records() -> impl Strategy<Value = Records> {
    prop::collection::vec(0..8_usize, 0..4).prop_map(|places| places.into_iter().collect())
}

/// An edit of several records or of their order.
fn any_arranging() -> impl Strategy<Value = Edit> {
    let purpose = Arrangement::Sort;
    prop_oneof![
        2 => any_records().prop_map(Edit::RemoveRecords),
        3 => (any_records(), 0..8_usize).prop_map(|(records, to)| Edit::MoveRecords { records, to }),
        2 => any_records().prop_map(Edit::DuplicateRecords),
        2 => (0..8_usize, any_source()).prop_map(|(at, text)| Edit::InsertText { at, text }),
        1 => Just((0..40).collect::<Vec<u32>>()).prop_shuffle().prop_map(move |order| Edit::Arrange { order, purpose }),
        1 => prop::collection::vec(0..12_u32, 0..12).prop_map(move |order| Edit::Arrange { order, purpose }),
        4 => (any_records(), prop::bool::ANY).prop_map(|(records, done)| Edit::SetDone { records, done }),
    ]
}

fn any_annotations() -> impl Strategy<Value = Annotations> {
    let arrows = prop::sample::subsequence(vec!["Ge2e4", "Rd1h5", "Ba10j1"], 0..3);
    let marks = prop::sample::subsequence(vec!["Ge4", "Yd5"], 0..2);
    (arrows, marks).prop_map(|(arrows, marks)| Annotations {
        arrows: arrows.into_iter().map(|arrow| arrow.parse().expect("an arrow")).collect(),
        marks: marks.into_iter().map(|mark| mark.parse().expect("a mark")).collect(),
    })
}

fn any_edit() -> impl Strategy<Value = Edit> {
    let piece = || prop::sample::select("KQRBNPkqrbnpA-".chars().collect::<Vec<_>>()).prop_map(Piece::from_letter);
    let color = || prop::bool::ANY.prop_map(|white| if white { Color::White } else { Color::Black });
    prop_oneof![
        6 => (any_square(), piece()).prop_map(|(square, piece)| Edit::Place { square, piece }),
        6 => (any_square(), any_square()).prop_map(|(from, to)| Edit::Move { from, to }),
        3 => prop::sample::select(vec!["e1>e2", "e2>e1", "h1>h2", "h2>h1", "a8>b8", "b8>a8", "d5>d4"]).prop_map(edit),
        1 => (any_square(), any_square()).prop_map(|(from, to)| Edit::Copy { from, to }),
        2 => color().prop_map(Edit::SideToMove),
        2 => (color(), 0..10_u8, prop::bool::ANY)
            .prop_map(|(color, file, granted)| Edit::Castling { color, file, granted }),
        1 => prop::option::of(any_square()).prop_map(Edit::EnPassant),
        1 => any::<u16>().prop_map(Edit::HalfmoveClock),
        1 => any::<u16>().prop_map(Edit::FullmoveNumber),
        2 => (0..5_usize, prop::sample::select(Field::ALL.to_vec()), any_words())
            .prop_map(|(at, field, value)| Edit::SetField { field, values: vec![(at, value.to_owned())] }),
        2 => prop::sample::select(Variant::ALL.to_vec()).prop_map(Edit::Variant),
        1 => (color(), 0..20_u8).prop_map(|(color, count)| Edit::Pocket { color, role: Role::Queen, count }),
        1 => (any_square(), prop::bool::ANY).prop_map(|(square, promoted)| Edit::Promoted { square, promoted }),
        1 => (color(), 0..5_u8).prop_map(|(color, remaining)| Edit::ChecksRemaining { color, remaining }),
        1 => Just(Edit::Clear),
        1 => Just(Edit::Start),
        1 => any_position().prop_map(|position| Edit::Replace(Box::new(position))),
        2 => (0..6_usize, any_position())
            .prop_map(|(after, position)| Edit::AddRecord { after, position: Box::new(position) }),
        2 => (0..6_usize).prop_map(|index| Edit::RemoveRecords(index.into())),
        1 => (0..4_usize, any_operation()).prop_map(|(at, operation)| Edit::SetOperation { at, operation }),
        1 => (0..4_usize, any_operation()).prop_map(|(at, operation)| Edit::AddOperation { at, operation }),
        1 => (0..4_usize).prop_map(Edit::RemoveOperation),
        1 => prop::collection::vec(any_operation(), 0..3).prop_map(Edit::SetOperations),
        2 => prop::collection::vec((0..6_usize, prop::collection::vec(any_operation(), 0..3)), 0..4)
            .prop_map(Edit::SetRecordOperations),
        4 => any_annotations().prop_map(Edit::SetAnnotations),
        1 => prop::sample::select(Transform::ALL.to_vec()).prop_map(Edit::Transform),
        8 => any_arranging(),
    ]
}

fn any_words() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "",
        "a",
        "by Loyd",
        "mate in 2",
        "#2",
        "done",
        "Author: b",
        "a\n\nb",
        "{",
        "Rd8#",
        "\u{2654}",
    ])
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        10 => any_edit().prop_map(Action::Apply),
        3 => (0..6_usize).prop_map(Action::Select),
        2 => prop::option::of(any_square()).prop_map(Action::Cursor),
        1 => Just(Action::Begin),
        1 => Just(Action::End),
    ]
}

fn any_operation() -> impl Strategy<Value = Operation> {
    let opcode = prop::sample::select(vec!["id", "done", "bm", "hmvc", "fmvn", "c0", "", "7", "a b"]);
    let operand = prop_oneof![
        prop::sample::select(vec!["Nf3", "4", "9999", "70000", "", "a b", "x;"])
            .prop_map(|word| Operand::Word(word.into())),
        prop::sample::select(vec!["", "a \"b\"", "\\", "K\u{f6}nig", "a\nb"])
            .prop_map(|text| Operand::Text(text.into())),
    ];
    (opcode, prop::collection::vec(operand, 0..3))
        .prop_map(|(opcode, operands)| Operation { opcode: opcode.into(), operands })
}

/// Lines of EPD or PGN with these endings.
fn any_lines(lines: Vec<&'static str>, first: &'static str) -> impl Strategy<Value = String> {
    let end = prop::sample::select(vec!["\n", "\r\n", "\r", "\n\n"]);
    prop::collection::vec((prop::sample::select(lines), end), 0..8).prop_map(move |lines| {
        let lines: String = lines.into_iter().flat_map(|(line, end)| [line, end]).collect();
        format!("{first}{lines}")
    })
}

/// A file of any format, detected by its beginning.
fn any_source() -> impl Strategy<Value = String> {
    let epd = any_lines(
        vec![
            "8/8/8/8/8/8/8/K6k w - - bm Ka2; id \"a\";",
            " r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 hmvc 4 ;; zz \"b",
            "4k3/8/8/8/8/8/8/4K3 b - - 5 6 ; bm a",
            "4k3/8/8/8/8/8/8/4K3 b - - 5 6",
            "4k3/8/8/8/8/8/8/4K3 b - -",
            "4k3/8/8/8/8/8/8/4K3 x - - id \"c\";",
            "4k3/8/8/8/8/8/8/4K3 b - - bm Ka2; done; dm 3;",
            "4k3/8/8/8/8/8/8/4K3 b - - done ; done; done \"x\"",
            "4k3/8/8/8/8/8/8/4K3 b - - c0 \"a [%cal Ge1e2]\"; c3 \"[%csl Ge4,?]\"; bm a;",
            "4k3/8/8/8/8/8/8/4K3 x - - c0 \"[%cal Ge1e2]\";",
            "# b [%csl Re4]",
            "# [%csl Re4][%eval 1]",
            "# a comment",
            "; Done",
        ],
        "8/8/8/8/8/8/8/K6k w - - bm Ka2;\n8/8/8/8/8/8/8/K6k w - - bm Ka3;\n",
    );
    let pgn = any_lines(
        vec![
            "[Event \"a\"]",
            "[White \"b\"]",
            "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 5 6\"]",
            "[FEN \"4k3/8/8/8/8/8/8/R3K3 x Q - 5 6\"]",
            "[SetUp \"1\"]",
            "1. e4 e5 {a comment} 2. Nf3 (2. f4)",
            "1. d4 d5 *",
            "1-0",
            "{done}",
            "{ Done } *",
            "{[%csl Ge4]}",
            "{a [%cal Ge1e2] b} {[%csl Ge4]} 1. e4",
            "; [%csl Rd5]",
            "% a line",
        ],
        "[Event \"?\"]\n",
    );
    prop_oneof![2 => any_fen_source(), 1 => epd, 1 => pgn]
}

fn any_fen_source() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        4 => any_position().prop_map(|position| fen::write(&position)),
        1 => Just("  8/8/8/8/8/8/8/K6k w - - 0 1 ".to_owned()),
        1 => Just("rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned()),
        1 => Just("# a comment".to_owned()),
        1 => Just("// done".to_owned()),
        1 => Just("# [%csl Ge4,?] [%cal Gd1h5]".to_owned()),
        1 => Just("; name [%csl Yd5]".to_owned()),
        1 => Just(String::new()),
    ];
    let end = prop::sample::select(vec!["\n", "\r\n", "\r"]);
    (prop::collection::vec((line, end), 0..6), prop::bool::ANY).prop_map(|(lines, last_end)| {
        let mut text: String = lines.into_iter().map(|(line, end)| line + end).collect();
        if !last_end {
            text.truncate(text.trim_end_matches(['\r', '\n']).len());
        }
        text
    })
}

/// The state of a document that undo and redo must restore.
#[derive(Clone, Debug, PartialEq)]
struct Snapshot {
    bytes: Vec<u8>,
    ids: Vec<fenwright::document::RecordId>,
    position: Position,
    is_readable: bool,
}

impl Snapshot {
    fn of(document: &Document) -> Self {
        Self {
            bytes: bytes(document),
            ids: (0..document.len()).map(|index| document.record(index).id()).collect(),
            position: *document.position(),
            is_readable: document.unreadable().is_none(),
        }
    }
}

/// Performs an action. The caller checks whether it ended a step.
fn act(document: &mut Document, action: &Action, depth: &mut usize) {
    match action {
        Action::Apply(edit) => {
            document.apply(edit.clone());
        }
        Action::Select(index) => document.select(*index),
        Action::Cursor(cursor) => document.set_cursor(*cursor),
        Action::Begin => {
            document.begin_gesture();
            *depth += 1;
        }
        Action::End => {
            document.end_gesture();
            *depth = depth.saturating_sub(1);
        }
    }
}

/// Opens the written bytes in the format of the document.
fn read_again(document: &Document, written: &[u8]) -> Document {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join(format!("written.{}", document.format().extension()));
    std::fs::write(&path, written).expect("written");
    Document::open(&path).expect("opens")
}

#[test]
fn a_game_whose_moves_are_removed_remains_a_game() {
    for moves in ["1. e4 e5", "1. e4 {a} (1. d4)", "1. e4 *"] {
        for tag in ["", "[Event \"?\"]\n"] {
            for (index, value) in [(0, ""), (1, ""), (2, ""), (1, "by hand {")] {
                let game = format!("{tag}{moves}\n\n");
                let mut edited =
                    document(&[if tag.is_empty() { "[Event \"?\"]\n" } else { "" }, &game, &game, &game].concat());
                assert_eq!(edited.len(), 3);
                edited.apply(Edit::SetField { field: Field::Solution, values: vec![(index, value.to_owned())] });
                let again = read_again(&edited, &bytes(&edited));
                let stated =
                    |document: &Document| -> Vec<_> { (0..3).map(|at| document.record(at).read_metadata()).collect() };
                assert_eq!(again.len(), 3, "{moves} {index}: {}", String::from_utf8_lossy(&bytes(&edited)));
                assert_eq!(stated(&again), stated(&edited));
                assert_eq!(edited.record(index).read_metadata().get(Field::Solution), value);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Checks every record in every state: cached data agrees with what is written and read again.
    #[test]
    fn undo_goes_back_through_every_state_and_redo_forward(
        source in any_source(),
        actions in prop::collection::vec(any_action(), 0..40),
    ) {
        let mut document = document(&source);
        prop_assert_eq!(bytes(&document), source.as_bytes());
        // The selection before and after each step, and the content between the steps.
        let mut states = vec![Snapshot::of(&document).bytes];
        let mut depth = 0;
        for action in &actions {
            act(&mut document, action, &mut depth);
            let snapshot = Snapshot::of(&document);
            prop_assert!(document.is_modified() || snapshot.bytes == source.as_bytes(), "{:?} is unmodified", snapshot);
            prop_assert!(document.len() >= 1 && document.current() < document.len());
            let fen = fen::write(document.position());
            prop_assert_eq!(fen::read_as(&fen, document.position().variant()).ok(), Some(*document.position()), "{} reads back", fen);
            if depth == 0 && states.last() != Some(&snapshot.bytes) {
                states.push(snapshot.bytes);
            }
        }
        while depth > 0 {
            act(&mut document, &Action::End, &mut depth);
        }
        let last = Snapshot::of(&document);
        if states.last() != Some(&last.bytes) {
            states.push(last.bytes.clone());
        }

        let mut back = vec![Snapshot::of(&document)];
        while document.undo() {
            back.push(Snapshot::of(&document));
        }
        prop_assert_eq!(bytes(&document), source.as_bytes(), "everything undone");
        prop_assert!(!document.is_modified());
        let mut bytes_back: Vec<_> = back.iter().map(|snapshot| snapshot.bytes.clone()).collect();
        bytes_back.dedup();
        states.reverse();
        prop_assert_eq!(&bytes_back, &states, "each state once");

        for snapshot in back.iter().rev().skip(1) {
            prop_assert!(document.redo());
            let now = Snapshot::of(&document);
            prop_assert_eq!(&now.bytes, &snapshot.bytes);
            prop_assert_eq!(&now.ids, &snapshot.ids);
        }
        prop_assert!(!document.can_redo());
    }

    /// Written files contain the same records when they are read again.
    #[test]
    fn what_is_written_reads_back(
        source in any_source(),
        actions in prop::collection::vec(any_action(), 0..20),
    ) {
        let mut edited = document(&source);
        let mut depth = 0;
        for action in &actions {
            act(&mut edited, action, &mut depth);
        }
        let written = bytes(&edited);
        let again = read_again(&edited, &written);
        prop_assert_eq!(again.format(), edited.format());
        prop_assert_eq!(bytes(&again), written.clone());
        prop_assert_eq!(again.len(), edited.len(), "{}", String::from_utf8_lossy(&written));
        for index in 0..edited.len() {
            let (edited, again) = (edited.record(index), again.record(index));
            prop_assert_eq!(edited.position().ok(), again.position().ok());
            prop_assert_eq!(edited.text(), again.text());
            prop_assert_eq!(edited.name(), again.name());
            prop_assert_eq!(edited.read_metadata(), again.read_metadata(), "{}", String::from_utf8_lossy(&written));
            prop_assert_eq!(edited.operations(), again.operations());
            prop_assert_eq!(edited.is_done(), again.is_done(), "{}", String::from_utf8_lossy(&written));
            let drawn = edited.annotations();
            prop_assert_eq!(drawn, again.annotations(), "{}", String::from_utf8_lossy(&written));
        }
    }
}
