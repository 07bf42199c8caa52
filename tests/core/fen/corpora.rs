//! Every record of the collected positions.

use fenwright::Position;
use fenwright::notation::fen::{self, CastlingStyle, EnPassantStyle, Style};
use fenwright::wording::Message;
use serde_json::Value;

pub(crate) fn records(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn text<'a>(record: &'a Value, key: &str) -> &'a str {
    record[key].as_str().unwrap_or_else(|| panic!("no {key}: {record}"))
}

fn shredder(position: &Position) -> String {
    fen::write_as(position, Style { castling: CastlingStyle::Shredder, ..Style::default() })
}

fn capturable(position: &Position) -> String {
    fen::write_as(position, Style { en_passant: EnPassantStyle::Capturable, ..Style::default() })
}

fn read(record: &Value) -> Position {
    let input = text(record, "input");
    fen::read(input).unwrap_or_else(|fault| panic!("{fault}: {}\n{record}", fault.message(input)))
}

/// Asserts that the fault of a text is where the text differs from its strict form.
fn assert_fault(record: &Value, strict: &str) {
    let input = text(record, "input");
    let Err(fault) = fen::read(input) else { panic!("accepted: {record}") };
    let fields: Vec<&str> = input.split(' ').collect();
    let wrong = fields.iter().zip(strict.split(' ')).position(|(given, strict)| *given != strict);
    if let Some(wrong) = wrong {
        assert_eq!(usize::from(fault.field), wrong + 1, "{fault}: {record}");
    } else {
        assert_eq!((usize::from(fault.field), fault.id()), (fields.len() + 1, "missing-field"), "{record}");
        assert_eq!(fault.span, input.len()..input.len(), "{record}");
    }
}

#[test]
fn valid_records_are_read_and_written() {
    let mut accepted = 0;
    for record in records(include_str!("../../data/fen_valid.jsonl")) {
        let (input, canonical) = (text(&record, "input"), text(&record, "fen"));
        if input != canonical && input != text(&record, "shredder") {
            assert_fault(&record, canonical);
            continue;
        }
        let position = read(&record);
        assert_eq!(fen::write(&position), canonical, "{record}");
        assert_eq!(capturable(&position), text(&record, "xfen"), "{record}");
        assert_eq!(shredder(&position), text(&record, "shredder"), "{record}");
        accepted += 1;
    }
    assert!(accepted > 1000, "only {accepted} records were accepted");
}

#[test]
fn chess960_records_are_read_and_written() {
    let mut accepted = 0;
    for record in records(include_str!("../../data/fen_960.jsonl")) {
        let input = text(&record, "input");
        let out_of_order = ["AH", "ah", "CH", "ch", "CE"].iter().any(|letters| input.contains(letters));
        let missing = input.split(' ').count() < 6;
        if missing || out_of_order {
            let fault = fen::read(input).expect_err(input);
            assert_eq!(
                (fault.field, fault.id()),
                if out_of_order { (3, "castling-order") } else { (5, "missing-field") },
                "{record}"
            );
            continue;
        }
        let position = read(&record);
        assert_eq!(fen::write(&position), text(&record, "xfen"), "{record}");
        assert_eq!(shredder(&position), text(&record, "shredder"), "{record}");
        accepted += 1;
    }
    assert!(accepted > 200, "only {accepted} records were accepted");
}

#[test]
fn all_starts_of_chess960_are_read_and_written() {
    let lines = include_str!("../../data/chess960_starts.tsv").lines().skip(1);
    for line in lines.clone() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [_, back_rank, xfen, with_files] = fields[..] else { panic!("{line}") };
        for text in [xfen, with_files] {
            let position = fen::read(text).unwrap_or_else(|fault| panic!("{}: {line}", fault.message(text)));
            assert_eq!([fen::write(&position), shredder(&position)], [xfen, with_files], "{line}");
            assert!(text.contains(&format!("/{back_rank} w ")), "{line}");
        }
    }
    assert!(lines.count() > 500);
}

#[test]
fn broken_records_fault_at_their_place() {
    let mut wrong = Vec::new();
    let records = records(include_str!("../../data/fen_broken.jsonl"));
    for record in &records {
        let input = text(record, "input");
        let place = fen::read(input)
            .err()
            .map(|fault| (u64::from(fault.field), fault.char_index(input) as u64, fault.span.start as u64));
        let expected = ["field", "char", "byte"].map(|key| record[key].as_u64().expect(key));
        if place != Some(expected.into()) {
            wrong.push(format!("{place:?} is not {expected:?}: {input:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), records.len(), wrong.join("\n"));
    assert!(records.len() > 200, "only {} records", records.len());
}

#[test]
fn large_boards_are_read_and_written() {
    let mut accepted = 0;
    for line in include_str!("../../data/capablanca.tsv").lines().skip(1) {
        let input = line.split('\t').nth(1).expect(line);
        let (placement, rest) = input.split_once(' ').expect(line);
        if placement.contains(|char: char| !"KQRBNPACkqrbnpac0123456789/".contains(char)) {
            continue;
        }
        if rest.split(' ').count() < 5 {
            let fault = fen::read(input).expect_err(line);
            assert_eq!((fault.field, fault.id()), (5, "missing-field"), "{line}");
            continue;
        }
        let position = fen::read(input).unwrap_or_else(|fault| panic!("{}: {line}", fault.message(input)));
        let files = placement.split('/').next().map_or(0, widths);
        assert_eq!(usize::from(position.board.size().files()), files, "{line}");
        assert_eq!(usize::from(position.board.size().ranks()), placement.split('/').count(), "{line}");
        assert!([fen::write(&position), shredder(&position)].contains(&input.to_string()), "{line}");
        assert_eq!(fen::read(&shredder(&position)), Ok(position), "{line}");
        accepted += 1;
    }
    assert!(accepted > 20, "only {accepted} records were accepted");
}

fn widths(rank: &str) -> usize {
    let rank = rank.replace("10", "xxxxxxxxxx");
    rank.chars().map(|char| char.to_digit(10).unwrap_or(1) as usize).sum()
}
