//! Files that state a variant: a comment above a FEN line, an EPD operation, a PGN tag.

use fenwright::Position;
use fenwright::board::Variant;
use fenwright::document::{Document, Edit, Field, Format};
use fenwright::notation::fen;

use super::records;

const PLAIN: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

fn text(document: &Document) -> String {
    let mut bytes = Vec::new();
    document.write_to(&mut bytes).expect("memory takes everything");
    String::from_utf8(bytes).expect("text")
}

fn open(text: &str, format: Format) -> Document {
    Document::from_bytes_as(text.as_bytes().to_vec(), format)
}

fn variants(document: &Document) -> Vec<Variant> {
    (0..document.len()).map(|at| document.record(at).position().expect("a position").variant()).collect()
}

/// A file with one record per variant, each stated as the format does.
fn sample(format: Format) -> String {
    if format.is_written_whole() {
        let position = |variant| fen::read(PLAIN).expect("FEN").with_variant(variant);
        let entries: Vec<_> = Variant::ALL.into_iter().map(|variant| (position(variant), Vec::new())).collect();
        return format.new_records_text(&entries, 1);
    }
    let entry = |(number, variant): (usize, Variant)| {
        let position = fen::read(PLAIN).expect("FEN").with_variant(variant);
        match format {
            Format::Fen if variant == Variant::Standard => fen::write(&position) + "\n",
            Format::Fen => format!("# Variant: {}\n{}\n", variant.tag_value(), fen::write(&position)),
            _ => format.new_record_text(&position, &[], number),
        }
    };
    (1..).zip(Variant::ALL).map(entry).collect()
}

#[test]
fn each_format_states_rules_in_its_own_way() {
    for format in Format::ALL {
        let text = sample(format);
        assert_eq!(variants(&open(&text, format)), Variant::ALL, "{text}");
    }
    assert!(sample(Format::Epd).contains("4k3/8/8/8/8/8/8/4K2R w K - variant \"Racing Kings\";\n"));
    assert!(sample(Format::Epd).contains("4k3/8/8/8/8/8/8/4K2R w K - 3+3\n"));
    assert!(sample(Format::Epd).contains("4k3/8/8/8/8/8/8/4K2R[] w K -\n"));
    assert!(sample(Format::Pgn).contains("[Variant \"King of the Hill\"]\n"));
}

#[test]
fn lines_that_say_it_themselves_need_no_comment() {
    let text =
        "4k3/8/8/8/8/8/8/4K2R[Q] w K - 0 1\n4k3/8/8/8/8/8/8/4K2R w K - 2+3 0 1\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n";
    let document = open(text, Format::Fen);
    assert_eq!(variants(&document), [Variant::Crazyhouse, Variant::ThreeCheck, Variant::Standard]);
    // A stated variant does not accept the notation of other variants.
    let stated = open(&format!("# Variant: Atomic\n{text}"), Format::Fen);
    assert!(stated.record(0).position().is_err());
    assert_eq!(document.record(0).text(), "4k3/8/8/8/8/8/8/4K2R[Q] w K - 0 1");
}

/// Every change of the variant in every format: written, read again, and undone byte for byte.
#[test]
fn rules_survive_edits_saving_and_undo() {
    for format in Format::ALL {
        let before = sample(format);
        for at in 0..Variant::ALL.len() {
            for variant in Variant::ALL {
                let mut document = open(&before, format);
                document.select(at);
                let changed = document.apply(Edit::Variant(variant));
                assert_eq!(changed, variant != Variant::ALL[at]);
                let mut expected = Variant::ALL;
                expected[at] = variant;
                let after = text(&document);
                assert_eq!(variants(&open(&after, format)), expected, "{format:?} {at} {variant:?}\n{after}");
                assert_eq!(variants(&document), expected);
                if changed {
                    assert!(document.undo());
                }
                assert_eq!(text(&document), before);
            }
        }
    }
}

#[test]
fn other_edits_keep_rules_and_the_form_of_the_text() {
    let fens = "4k3/8/8/8/8/8/8/4K2R/Qp w K - 0 1\n4k3/8/8/8/8/8/8/4K2R w K - 0 1 +0+2\n# Variant: Horde\n4k3/8/8/8/8/8/8/PPPPPPPP w - - 0 1\n";
    let mut document = open(fens, Format::Fen);
    for at in 0..3 {
        document.select(at);
        document.apply(Edit::FullmoveNumber(9));
    }
    assert_eq!(text(&document), fens.replace(" 0 1\n", " 0 9\n").replace(" 0 1 +", " 0 9 +"));
    let pgn = format!("[Event \"?\"]\n[Variant \"Atomic\"]\n[SetUp \"1\"]\n[FEN \"{PLAIN}\"]\n\n*\n");
    let mut document = open(&pgn, Format::Pgn);
    document.apply(Edit::FullmoveNumber(9));
    assert_eq!(text(&document), pgn.replace(" 0 1\"", " 0 9\""));
    assert_eq!(document.position().variant(), Variant::Atomic);
    // Other tags with this name stay.
    for tag in ["From Position", "Chess960", "Shogi"] {
        let pgn = pgn.replace("Atomic", tag);
        let mut document = open(&pgn, Format::Pgn);
        document.apply(Edit::FullmoveNumber(9));
        assert_eq!(text(&document), pgn.replace(" 0 1\"", " 0 9\""));
        assert!(document.apply(Edit::Variant(Variant::Horde)));
        assert!(text(&document).contains("[Variant \"Horde\"]") && !text(&document).contains(tag));
    }
}

#[test]
fn games_without_a_position_begin_as_their_variant_does() {
    let document = open("[Event \"?\"]\n[Variant \"Racing Kings\"]\n\n1. Kh3 *\n", Format::Pgn);
    assert_eq!(document.position(), &Position::start_for_variant(Variant::RacingKings));
}

#[test]
fn the_field_says_the_rules_and_changes_them() {
    for format in Format::ALL {
        let mut document = open(&sample(format), format);
        let field = |document: &Document, at| document.record(at).read_metadata().get(Field::Variant).to_owned();
        assert_eq!(field(&document, 5), "Atomic", "{format:?}");
        let values = vec![(5, "koth".to_owned()), (6, String::new()), (7, "no such game".to_owned())];
        document.apply(Edit::SetField { field: Field::Variant, values });
        let found = variants(&document);
        assert_eq!(found[5..], [Variant::KingOfTheHill, Variant::Standard, Variant::RacingKings], "{format:?}");
        assert_eq!(field(&document, 5), "King of the Hill", "{format:?}");
    }
}

#[test]
fn duplicates_and_new_records_have_their_rules() {
    for format in Format::ALL {
        let mut document = open(&sample(format), format);
        document.apply(Edit::DuplicateRecords((0..8).into()));
        let position = Box::new(Position::start_for_variant(Variant::Horde));
        document.apply(Edit::AddRecord { after: 15, position });
        let expected: Vec<Variant> = Variant::ALL.into_iter().chain(Variant::ALL).chain([Variant::Horde]).collect();
        assert_eq!(variants(&document), expected, "{format:?}");
        let after = text(&document);
        assert_eq!(variants(&open(&after, format)), expected, "{format:?}\n{after}");
    }
}

/// All records in one file of each format, and converted from each format to the others.
#[test]
fn all_records_go_through_every_format() {
    let positions: Vec<Position> = records().map(|record| record.position()).collect();
    let mut document = Document::with_positions(positions.clone());
    assert_eq!(document.position(), &positions[0]);
    for format in [Format::Fen, Format::Epd, Format::Pgn, Format::Epd, Format::Fen, Format::Pgn, Format::Fen] {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join(format!("a.{}", format.extension()));
        document.save_as(&path).expect("saved");
        document = Document::open(&path).expect("opens");
        document.read_all();
        assert_eq!(document.len(), positions.len(), "{format:?}");
        for (at, position) in positions.iter().enumerate() {
            assert_eq!(document.record(at).position().as_ref(), Ok(position), "{format:?} {at}");
        }
    }
}
