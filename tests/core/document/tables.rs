//! Tables: their columns, edits, conversions and searches.

use std::fs;

use super::{bytes, document};
use fenwright::document::search::SearchQuery;
use fenwright::document::{ColumnRole, Document, Edit, Field, Format};
use fenwright::notation::epd::{Operand, Operation};
use fenwright::notation::fen;
use proptest::prelude::*;

const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 3 7";
const KINGS: &str = "8/8/8/4k3/8/8/8/4K3 b - - 0 1";

/// Two rows as lichess publishes them.
const LICHESS: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80,83,72,\
mate mateIn2 middlegame short,https://lichess.org/yyznGmXs/black#34,Italian_Game Italian_Game_Classical_Variation\n\
00sJ9,r3r1k1/p4ppp/2p2n2/1p6/3P1qb1/2NQR3/PPB2PP1/R1B3K1 w - - 5 18,e3g3 e8e1 g1h2 e1c1 a1c1 f4h6 h2g1 h6c1,\
2671,105,87,325,advantage attraction fork middlegame sacrifice veryLong,https://lichess.org/gyFeQsOE#35,\n";

fn table(text: &str) -> Document {
    Document::from_bytes_as(text.as_bytes().to_vec(), Format::Csv)
}

fn roles(document: &Document) -> Vec<(String, ColumnRole)> {
    let columns = document.columns().expect("a table");
    columns.list().iter().map(|column| (column.name.clone(), column.role)).collect()
}

fn text(document: &Document) -> String {
    String::from_utf8(bytes(document)).expect("UTF-8")
}

fn fens(document: &Document) -> Vec<String> {
    let fen = |index| {
        document
            .record(index)
            .position()
            .map_or_else(|error| format!("? {}", error.text), |position| fen::write(&position))
    };
    (0..document.len()).map(fen).collect()
}

fn change(document: &mut Document, edit: Edit) {
    assert!(document.apply(edit), "something changes");
}

fn found(document: &Document, query: &str) -> Vec<usize> {
    let query = SearchQuery::parse(query);
    (0..document.len()).filter(|index| query.matches(&document.record(*index))).collect()
}

#[test]
fn columns_are_known_by_name_and_by_content() {
    use ColumnRole::{Done, Other, Position, Tags};
    let field = ColumnRole::Field;
    for (content, expected) in [
        (
            format!("Nr,Stellung,Autor,Forderung,L\u{F6}sung,Niveau\n1,{MATE},Loyd,#1,Rd8#,3\n"),
            vec![
                ("Nr", field(Field::Title)),
                ("Stellung", Position),
                ("Autor", field(Field::Author)),
                ("Forderung", field(Field::Stipulation)),
                ("L\u{F6}sung", field(Field::Solution)),
                ("Niveau", Other),
            ],
        ),
        (format!("{MATE};a\n{KINGS};b\n"), vec![("FEN", Position), ("Column 2", Other)]),
        // The content decides which column is the position.
        (format!("Position,Code\nopening,{MATE}\n"), vec![("Position", Other), ("Code", Position)]),
        (format!("FEN\tThemes\tDone\n{MATE}\tfork\tx\n"), vec![("FEN", Position), ("Themes", Tags), ("Done", Done)]),
        (
            format!("FEN,Note,note\n{MATE},a,b\n"),
            vec![("FEN", Position), ("Note", field(Field::Comment)), ("note 2", Other)],
        ),
        (
            "#separator:Comma\n#html:false\nFEN,Title\n8/8,a\n".to_owned(),
            vec![("FEN", Position), ("Title", field(Field::Title))],
        ),
    ] {
        let document = table(&content);
        let expected: Vec<_> = expected.into_iter().map(|(name, role)| (name.to_owned(), role)).collect();
        assert_eq!(roles(&document), expected, "{content}");
        assert_eq!(text(&document), content);
    }
}

#[test]
fn the_first_move_of_a_puzzle_of_lichess_is_played() {
    for text in
        [LICHESS.to_owned(), LICHESS.split_once('\n').expect("two lines").1.to_owned(), LICHESS.replace(',', "\t")]
    {
        let document = table(&text);
        assert_eq!(document.len(), 2, "{text}");
        assert_eq!(fens(&document)[0], "q5nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w - - 1 18");
        let record = document.record(0);
        let metadata = record.read_metadata();
        assert_eq!(metadata.get(Field::Solution), "Be6+ Kd8 Qf8#");
        assert_eq!(metadata.get(Field::Stipulation), "#2");
        assert_eq!(metadata.get(Field::Source), "https://lichess.org/yyznGmXs/black#34");
        assert_eq!(record.name().as_deref(), Some("00sHx"));
        let others: Vec<_> = record
            .other_fields()
            .into_iter()
            .map(|(_, field)| (field.opcode, field.operands[0].text().to_owned()))
            .collect();
        assert_eq!(others[0], ("Rating".to_owned(), "1760".to_owned()));
        assert_eq!(others[4], ("Themes".to_owned(), "mate mateIn2 middlegame short".to_owned()));
    }
}

#[test]
fn named_texts_are_found_by_number_and_by_word() {
    let document = table(LICHESS);
    for (query, expected) in [
        ("rating:1500-1800", vec![0]),
        ("Rating:1760", vec![0]),
        ("rating:>1760", vec![1]),
        ("rating:1700-", vec![0, 1]),
        ("theme:fork", vec![1]),
        ("themes:mate", vec![0]),
        ("theme:matein2 rating:<1800", vec![0]),
        ("-theme:fork", vec![0]),
        ("opening:italian", vec![]),
        ("openingtags:italian", vec![0]),
        ("title:00sJ9", vec![1]),
        ("fork", vec![1]),
        ("men<=24", vec![0, 1]),
        ("white to move", vec![0]),
        ("Qf7", vec![0]),
        ("q5nr/1ppknQpp/3p4/1P2p3", vec![0]),
    ] {
        assert_eq!(found(&document, query), expected, "{query}");
    }
    let epd = Document::from_bytes(format!("{} bm Rd8#; acd 12;\n", &MATE[..MATE.len() - 4]).into_bytes());
    assert_eq!((found(&epd, "acd:10-14"), found(&epd, "acd:13-"), found(&epd, "bm:Rd8")), (vec![0], vec![], vec![0]));
    let pgn = Document::from_bytes(b"[Event \"a\"]\n[WhiteElo \"2700\"]\n[Annotator \"Loyd\"]\n\n*\n".to_vec());
    assert_eq!(
        (found(&pgn, "whiteelo:2600-2800"), found(&pgn, "annotator:loyd"), found(&pgn, "event:b")),
        (vec![0], vec![0], vec![])
    );
}

#[test]
fn edits_change_their_cells_alone() {
    let mut document = table(&format!("FEN,Title,Level\r\n{MATE},\"back, rank\",\"3\"\r\n\"{KINGS}\",kings,1\r\n"));
    change(&mut document, Edit::SetField { field: Field::Title, values: vec![(0, "a \"b\"".to_owned())] });
    assert_eq!(text(&document), format!("FEN,Title,Level\r\n{MATE},\"a \"\"b\"\"\",\"3\"\r\n\"{KINGS}\",kings,1\r\n"));
    document.select(1);
    change(&mut document, Edit::SideToMove(fenwright::Color::White));
    let white = KINGS.replace(" b ", " w ");
    assert!(text(&document).ends_with(&format!("{white},kings,1\r\n")), "{}", text(&document));
    let level = Operation { opcode: "Level".to_owned(), operands: vec![Operand::Text("2".to_owned())] };
    change(&mut document, Edit::SetOperation { at: 0, operation: level });
    assert!(text(&document).ends_with(&format!("{white},kings,2\r\n")));
    while document.undo() {}
    assert!(!document.is_modified() && text(&document).contains("\"back, rank\",\"3\""));
}

#[test]
fn an_edit_without_a_column_adds_one() {
    let mut document = table(&format!("FEN;Title\n{MATE};a\n{KINGS};b\n{MATE};c\n"));
    change(&mut document, Edit::SetField { field: Field::Author, values: vec![(1, "Loyd".to_owned())] });
    assert_eq!(text(&document), format!("FEN;Title;Author\n{MATE};a\n{KINGS};b;Loyd\n{MATE};c\n"));
    change(&mut document, Edit::SetDone { records: (0..1).into(), done: true });
    let written = text(&document);
    assert_eq!(written, format!("FEN;Title;Done;Author\n{MATE};a;x\n{KINGS};b;;Loyd\n{MATE};c\n"));
    let again = table(&written);
    assert!(again.record(0).is_done() && !again.record(1).is_done());
    assert_eq!(again.record(1).read_metadata().get(Field::Author), "Loyd");
    let annotations = fenwright::notation::annotations::read("[%csl Ge4][%cal Rd1d8]");
    change(&mut document, Edit::SetAnnotations(annotations.clone()));
    assert_eq!(table(&text(&document)).record(0).annotations(), annotations);
    while document.undo() {}
    assert_eq!(text(&document), format!("FEN;Title\n{MATE};a\n{KINGS};b\n{MATE};c\n"));
}

#[test]
fn a_table_without_names_gets_them_with_a_new_column() {
    let mut document = table(&format!("{MATE},a\n{KINGS},b\n"));
    change(&mut document, Edit::SetField { field: Field::Author, values: vec![(0, "Loyd".to_owned())] });
    let written = text(&document);
    assert_eq!(written, format!("FEN,Column 2,Author\n{MATE},a,Loyd\n{KINGS},b\n"));
    let again = table(&written);
    assert_eq!((again.len(), again.record(0).read_metadata().get(Field::Author)), (2, "Loyd"));
}

#[test]
fn an_edited_puzzle_is_read_again_as_it_was_edited() {
    let mut document = table(LICHESS);
    let e4 = "e4".parse().expect("a square");
    change(&mut document, Edit::Place { square: e4, piece: None });
    change(
        &mut document,
        Edit::SetField { field: Field::Solution, values: vec![(0, "1. Be6+ Kd8 2. Qf8#".to_owned())] },
    );
    let again = table(&text(&document));
    assert_eq!(fens(&again), fens(&document));
    assert!(
        text(&document).contains("q3k1nr/1pp1nQpp/3p4/1P2p3/8/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760")
    );
    change(&mut document, Edit::SideToMove(fenwright::Color::Black));
    change(
        &mut document,
        Edit::SetField { field: Field::Solution, values: vec![(0, "1... Kd8 (1... Kc8)".to_owned())] },
    );
    let again = table(&text(&document));
    assert_eq!(fens(&again), fens(&document));
    assert_eq!(again.record(0).read_metadata().get(Field::Solution), "1... Kd8 (1... Kc8)", "{}", text(&document));
}

#[test]
fn line_ends_in_quotes_belong_to_their_row() {
    let content =
        format!("FEN,Comment\n{MATE},\"one\ntwo\"\n\n{KINGS},\"three\r\nfour\"\n{MATE},\"open\n{KINGS},end\n");
    let mut document = table(&content);
    assert_eq!(document.len(), 4, "{:?}", fens(&document));
    assert_eq!(document.record(0).read_metadata().get(Field::Comment), "one\ntwo");
    assert_eq!(text(&document), content);
    change(&mut document, Edit::SetField { field: Field::Comment, values: vec![(1, "a\nb".to_owned())] });
    assert_eq!(text(&document), content.replace("three\r\nfour", "a\nb"));
}

#[test]
fn formats_are_converted_to_tables_with_the_columns_that_they_need() {
    let fields = &MATE[..MATE.len() - 4];
    for (text, format, expected) in [
        (format!("# a\n{MATE}\n{KINGS}\n"), Format::Fen, format!("FEN,Title\n{MATE},a\n{KINGS},\n")),
        (
            format!("{fields} bm Rd8#; id \"a\"; c0 \"x, y\"; done;\n"),
            Format::Epd,
            "FEN,Title,Comment,Done,bm\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1,a,\"x, y\",x,Rd8#\n".to_owned(),
        ),
        (
            format!("[Event \"a\"]\n[White \"?\"]\n[WhiteElo \"2700\"]\n[FEN \"{MATE}\"]\n\n1. Rd8# *\n"),
            Format::Pgn,
            format!("FEN,Title,Solution,WhiteElo\n{MATE},a,7. Rd8#,2700\n"),
        ),
    ] {
        let source = Document::from_bytes_as(text.as_bytes().to_vec(), format);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.csv");
        let mut saved = source;
        saved.save_as(&path).expect("saved");
        let written = fs::read_to_string(&path).expect("a file");
        if format == Format::Pgn {
            assert!(written.starts_with("FEN,Title,Solution,"), "{written}");
            assert!(written.contains(",2700"), "{written}");
        } else {
            assert_eq!(written, expected, "{text}");
        }
        let mut again = Document::open(&path).expect("a table");
        assert_eq!(fens(&again), fens(&saved));
        let back = folder.path().join(format!("a.{}", format.extension()));
        again.save_as(&back).expect("saved");
        let back = Document::open(&back).expect("a file");
        assert_eq!(fens(&back), fens(&saved));
        assert_eq!(back.record(0).read_metadata(), saved.record(0).read_metadata(), "{text}");
        assert_eq!(back.record(0).is_done(), saved.record(0).is_done());
    }
}

#[test]
fn columns_become_operations_and_tags() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut document = table(LICHESS);
    let path = folder.path().join("a.epd");
    assert_eq!(document.prepare_save(&path, false).loss(), None);
    document.save_as(&path).expect("saved");
    let written = fs::read_to_string(&path).expect("a file");
    assert!(written.contains("dm 2; pv Be6+ Kd8 Qf8#;") && written.contains("Rating \"1760\";"), "{written}");
    let path = folder.path().join("a.pgn");
    assert_eq!(document.prepare_save(&path, false).loss(), None);
    document.save_as(&path).expect("saved");
    let written = fs::read_to_string(&path).expect("a file");
    assert!(written.contains("[Rating \"1760\"]") && written.contains("[Themes \"mate mateIn2"), "{written}");
    let path = folder.path().join("a.fen");
    assert_eq!(document.prepare_save(&path, false).loss().expect("a loss").tags, 11);
}

#[test]
fn a_table_of_tabs_and_one_of_commas_are_converted_without_loss() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = format!("FEN,Title,Level\n{MATE},\"a, b\",1\n{KINGS},\"tab\there\",\n");
    let mut document = table(&text);
    let path = folder.path().join("a.tsv");
    assert_eq!(document.prepare_save(&path, false).loss(), None);
    document.save_as(&path).expect("saved");
    let written = fs::read_to_string(&path).expect("a file");
    assert_eq!(written, format!("FEN\tTitle\tLevel\n{MATE}\ta, b\t1\n{KINGS}\t\"tab\there\"\t\n"));
    let again = Document::open(&path).expect("a table");
    assert_eq!((again.format(), again.len()), (Format::Tsv, 2));
}

#[test]
fn positions_of_another_table_are_put_into_the_columns_of_this_one() {
    let mut document = table(&format!("Title;FEN\na;{MATE}\n"));
    let other = Document::from_bytes_as(format!("FEN\tAuthor\tTitle\n{KINGS}\tLoyd\tb\n").into_bytes(), Format::Tsv);
    let import = document.snapshot().prepare_import(other).expect("positions");
    document.apply_import(1, import);
    let written = format!("Title;FEN;Author\na;{MATE}\nb;{KINGS};Loyd\n");
    assert_eq!(text(&document), written);
    assert!(document.undo() && !document.is_modified());
}

#[test]
fn tables_are_recognized_by_their_content() {
    for (text, format) in [
        (LICHESS.to_owned(), Format::Csv),
        (LICHESS.replace(',', "\t"), Format::Tsv),
        (format!("Titel;FEN\na;{MATE}\n"), Format::Csv),
        (format!("a\t{MATE}\n"), Format::Tsv),
        (format!("{MATE}\n{KINGS}\n"), Format::Fen),
        (format!("Mates in two, by Loyd\n{MATE}\n{KINGS}\n"), Format::Fen),
        (format!("{MATE}; mate in one; easy\n{KINGS}; draw; dull\n"), Format::Fen),
        (format!("{} bm Rd8; id \"a, b\";\n", &MATE[..MATE.len() - 4]), Format::Epd),
    ] {
        assert_eq!(document(&text).format(), format, "{text}");
    }
}

#[test]
fn the_role_of_a_column_can_be_changed_and_undone() {
    let mut document = table(&format!("FEN,Blatt,Stufe\n{MATE},7,leicht\n"));
    change(&mut document, Edit::SetColumnRole { column: 1, role: ColumnRole::Field(Field::Title) });
    assert_eq!(document.record(0).name().as_deref(), Some("7"));
    change(&mut document, Edit::SetField { field: Field::Title, values: vec![(0, "8".to_owned())] });
    assert_eq!(text(&document), format!("FEN,Blatt,Stufe\n{MATE},8,leicht\n"));
    assert!(document.undo() && document.undo());
    assert_eq!((document.record(0).name(), document.is_modified()), (None, false));
    assert!(document.redo());
    assert_eq!(document.record(0).name().as_deref(), Some("7"));
}

#[test]
fn records_of_a_table_are_moved_copied_and_added() {
    let mut document = table(&format!("FEN,Title\n{MATE},a\n{KINGS},b"));
    change(&mut document, Edit::MoveRecords { records: (1..2).into(), to: 0 });
    assert_eq!(text(&document), format!("FEN,Title\n{KINGS},b\n{MATE},a\n"));
    change(&mut document, Edit::DuplicateRecords((0..1).into()));
    let position = Box::new(fenwright::Position::start());
    change(&mut document, Edit::AddRecord { after: 2, position });
    let start = fen::write(&fenwright::Position::start());
    assert_eq!(text(&document), format!("FEN,Title\n{KINGS},b\n{KINGS},b\n{MATE},a\n{start},"));
    let copied = document.records_text(&(0..1).into()).expect("a text");
    assert_eq!(copied, format!("FEN,Title\n{KINGS},b\n"));
}

fn cell() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::sample::select(vec!["", "a", "two words", "a, b", "a; b", "tab\there", "\"", "\"q\"", "a \"b\"", " a ", "l1\nl2", "\u{e9}\u{2654}", "#x", "1500", "x\r\ny"])
            .prop_map(str::to_owned),
        1 => "[ -~]{0,12}",
    ]
}

/// A table as the crate csv writes it, with one row that is a position in each case.
fn written_by_csv(delimiter: u8, ending: csv::Terminator, rows: &[(bool, [String; 2])]) -> String {
    let mut writer = csv::WriterBuilder::new().delimiter(delimiter).terminator(ending).from_writer(Vec::new());
    writer.write_record(["Level", "FEN", "Group"]).expect("a row");
    for (is_mate, [level, group]) in rows {
        writer.write_record([level.as_str(), if *is_mate { MATE } else { KINGS }, group]).expect("a row");
    }
    String::from_utf8(writer.into_inner().expect("a table")).expect("UTF-8")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Cells are read as the crate csv wrote them, an edit changes its cell alone, and what is written is read by it.
    #[test]
    fn tables_are_those_of_the_crate_csv(
        rows in prop::collection::vec((any::<bool>(), [cell(), cell()]), 1..12),
        delimiter in prop::sample::select(vec![b',', b';', b'\t']),
        is_crlf: bool,
        at: prop::sample::Index,
        new in cell(),
    ) {
        let ending = if is_crlf { csv::Terminator::CRLF } else { csv::Terminator::Any(b'\n') };
        let content = written_by_csv(delimiter, ending, &rows);
        let format = if delimiter == b'\t' { Format::Tsv } else { Format::Csv };
        let mut document = Document::from_bytes_as(content.clone().into_bytes(), format);
        prop_assert_eq!(document.len(), rows.len(), "{}", content);
        for (index, (_, [level, group])) in rows.iter().enumerate() {
            prop_assert_eq!(document.record(index).cell(0), Some(level.clone()), "{}", content);
            prop_assert_eq!(document.record(index).cell(2), Some(group.clone()), "{}", content);
        }
        prop_assert_eq!(text(&document), content.clone());
        let at = at.index(rows.len());
        document.select(at);
        let field = document.record(at).other_fields().iter().position(|(_, field)| field.opcode == "Level").expect("a column");
        let operation = Operation { opcode: "Level".to_owned(), operands: vec![Operand::Text(new.clone())] };
        let is_changed = document.apply(Edit::SetOperation { at: field, operation });
        let written = text(&document);
        let mut reader = csv::ReaderBuilder::new().delimiter(delimiter).from_reader(written.as_bytes());
        let read: Vec<csv::StringRecord> = reader.records().collect::<Result<_, _>>().expect("a table");
        prop_assert_eq!(read.len(), rows.len(), "{}", written);
        for (index, (row, (_, [level, group]))) in read.iter().zip(&rows).enumerate() {
            let normalized = Field::Title.normalized(&new);
            let expected = if index == at && is_changed { normalized } else { level.clone() };
            prop_assert_eq!((row.get(0), row.get(2)), (Some(expected.as_str()), Some(group.as_str())), "{}", written);
        }
        while document.undo() {}
        prop_assert_eq!(text(&document), content);
    }
}
