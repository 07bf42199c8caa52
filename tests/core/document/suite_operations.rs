//! Operations as suites and tables write them: without semicolons, with a colon, a mate as `bm #2` or `ce +M2`.

use std::time::{Duration, Instant};

use super::text;
use fenwright::board::Position;
use fenwright::document::{Document, Edit, Field, Format, Loss, stated_solution};
use fenwright::notation::epd;

const FIELDS: &str = "kbK5/pp6/1P6/8/8/7p/7P/R7 w - -";

fn open(operations: &str) -> Document {
    Document::from_bytes_as(format!("{FIELDS} {operations}\n").into_bytes(), Format::Epd)
}

/// Operations with the stipulation, the solution field and the solution to show.
#[test]
fn mates_and_lines_are_found_in_every_form() {
    for (operations, stipulation, line, shown) in [
        ("bm #2; PV: a1a6 b7a6 b6b7;", "#2", "a1a6 b7a6 b6b7", Some("1.a1a6 b7a6 2.b6b7")),
        ("bm #12; pv: Ra6;", "#12", "Ra6", Some("1.Ra6")),
        ("bm #2;", "#2", "", None),
        ("bm s#3;", "s#3", "", None),
        ("bm mate in 2; Pv Ra6;", "#2", "Ra6", Some("1.Ra6")),
        ("bm Ra1-a6; ce +M2; pv Ra1-a6 b7xa6;", "#2", "Ra1-a6 b7xa6", Some("1.Ra1-a6 b7xa6")),
        ("bm Rc8+ dm 26", "#26", "", Some("1.Rc8+")),
        ("0 1 bm Ra6 dm 2 pv Ra6 bxa6 b7#", "#2", "Ra6 bxa6 b7#", Some("1.Ra6 bxa6 2.b7#")),
        ("dm 3; bm #2;", "#3", "", None),
        ("bm #2; c0 \"Stipulation: h#2\";", "h#2", "", None),
        ("bm Ra6; ce 32763; acd 2;", "", "", Some("1.Ra6")),
        ("ce -M2; bm Qg2#;", "", "", Some("1.Qg2#")),
    ] {
        let document = open(operations);
        let (record, position) = (document.record(0), *document.position());
        let metadata = record.read_metadata();
        assert_eq!(metadata.get(Field::Stipulation), stipulation, "{operations}");
        assert_eq!(metadata.get(Field::Solution), line, "{operations}");
        assert_eq!(stated_solution(&position, &metadata, &record.operations()).as_deref(), shown, "{operations}");
    }
    assert_eq!(open("bm Ra6 dm 2 id \"Loyd\"").record(0).name().as_deref(), Some("Loyd"));
}

/// An edited field replaces every form of it, and leaves the other parts of an operation.
#[test]
fn edits_replace_every_form() {
    for (operations, field, value, expected) in [
        ("bm #2; PV: a1a6;", Field::Stipulation, "#3", "PV: a1a6; dm 3;"),
        ("bm #2; PV: a1a6;", Field::Stipulation, "", "PV: a1a6;"),
        ("bm #2; PV: a1a6;", Field::Solution, "Ra6 bxa6", "bm #2; pv Ra6 bxa6;"),
        ("bm #2; PV: a1a6;", Field::Solution, "", "bm #2;"),
        ("bm Ra6 dm 2;", Field::Stipulation, "#3", "bm Ra6; dm 3;"),
        ("bm Ra6 dm 2;", Field::Stipulation, "h#3", "bm Ra6; c0 \"Stipulation: h#3\";"),
        ("bm Ra6 id \"a\" b;", Field::Title, "", "bm Ra6;"),
        ("bm Ra6 id \"a\";", Field::Title, "b", "id \"b\"; bm Ra6;"),
    ] {
        let mut document = open(operations);
        document.apply(Edit::SetField { field, values: vec![(0, value.to_owned())] });
        let after = text(&document);
        assert_eq!(document.record(0).read_metadata().get(field), value, "{operations}: {after}");
        if field != Field::Title || value.is_empty() {
            assert_eq!(after, format!("{FIELDS} {expected}\n"), "{operations}");
        }
    }
}

/// Operations that are set in a file without operations set the fields that they state.
#[test]
fn operations_become_fields_in_other_formats() {
    let operations =
        epd::read_tail("id \"Loyd\"; bm #2; pv Ra6 bxa6 b7#; c0 \"Author: Sam Loyd\"; acd 4;", 0).operations;
    for (format, source, expected) in [
        (
            Format::Fen,
            format!("{FIELDS} 0 1\n"),
            "# Loyd\n# Author: Sam Loyd\n# Stipulation: #2\n# Solution: Ra6 bxa6 b7#\n",
        ),
        (Format::Pgn, format!("[FEN \"{FIELDS} 0 1\"]\n\n*\n"), "[Event \"Loyd\"]\n"),
    ] {
        let mut document = Document::from_bytes_as(source.clone().into_bytes(), format);
        assert!(document.apply(Edit::SetOperations(operations.clone())), "{source}");
        assert!(text(&document).starts_with(expected), "{}", text(&document));
        let metadata = document.record(0).read_metadata();
        let fields =
            [Field::Title, Field::Author, Field::Stipulation, Field::Solution].map(|field| metadata.get(field));
        assert_eq!(fields, ["Loyd", "Sam Loyd", "#2", "Ra6 bxa6 b7#"]);
        assert!(document.undo());
        assert_eq!(text(&document), source);
    }
}

/// Eight times as many operations take about eight times as long, not 64 times.
#[test]
fn many_operations_are_converted_in_linear_time() {
    let time = |count: usize| {
        let operations = epd::read_tail(&"id \"0\"; pv Ra6; bm Ra6; dm 2; ".repeat(count), 0).operations;
        let started = Instant::now();
        assert_ne!(Format::Fen.loss_of_entry(&operations), Loss::default());
        assert!(Format::Fen.new_record_text(&Position::start(), &operations, 1).contains("# 0"));
        started.elapsed()
    };
    let best = |count: usize| (0..3).map(|_| time(count)).min().unwrap_or_default();
    let (few, many) = (best(250), best(2_000));
    assert!(many < few * 24 + Duration::from_millis(20), "{few:?} for 1,000 operations, {many:?} for 8,000");
}
