//! Variants on the command line: every record of the collected positions, with and without `--variant`.

use std::fs;

use serde_json::{Value, json};

use super::program::{Folder, Ran, START, records, run, run_with};

const VARIANTS: [(&str, &str); 7] = [
    ("crazyhouse", "crazyhouse"),
    ("3check", "three-check"),
    ("kingofthehill", "king-of-the-hill"),
    ("antichess", "antichess"),
    ("atomic", "atomic"),
    ("horde", "horde"),
    ("racingkings", "racing-kings"),
];

/// The records of a variant, and their FENs, one per line.
fn records_of(variant: &str) -> (Vec<Value>, String) {
    let records: Vec<Value> =
        records("lichess_variants.jsonl").into_iter().filter(|record| record["variant"] == variant).collect();
    assert_eq!(records.len(), 180, "{variant}");
    let lines = records.iter().map(|record| text(record, "fen").to_owned() + "\n").collect();
    (records, lines)
}

fn text<'a>(record: &'a Value, key: &str) -> &'a str {
    record[key].as_str().unwrap_or_else(|| panic!("no {key}: {record}"))
}

/// Our states for a state of the collection.
fn states(state: &str) -> &'static [&'static str] {
    match state {
        "ongoing" => &["ongoing", "insufficient-material"],
        "no moves" => &["stalemate"],
        "no moves, check" => &["checkmate"],
        _ => &["variant-end"],
    }
}

/// Asserts that all objects agree with their records.
fn expect(ran: &Ran, records: &[Value], code: &str, quality: &str) {
    let objects = ran.objects();
    assert_eq!(objects.len(), records.len(), "{code}: {}", ran.err);
    for (object, record) in objects.iter().zip(records) {
        assert_eq!((&object["variant"], &object["read"]), (&json!(code), &json!(quality)), "{object}");
        assert_eq!(object["fen"], record["fen"], "{object}");
        let moves = text(record, "uci").split_whitespace().count();
        assert_eq!(object["verdict"]["moves"], json!(moves), "{object}");
        assert_eq!(object["verdict"]["check"], record["check"], "{object}");
        let state = text(&object["verdict"], "state");
        assert!(states(text(record, "state")).contains(&state), "{object}");
    }
}

#[test]
fn every_record_is_checked_by_its_rules() {
    for (name, code) in VARIANTS {
        let (records, lines) = records_of(name);
        let ran = run_with(&["check", "--json", "--variant", code, "-"], lines.as_bytes());
        expect(&ran, &records, code, "strict");
        assert_eq!(ran.code, Some(0));
        // The names used in tags and by engines are accepted too.
        let other = run_with(&["check", "--json", "--variant", name, "-"], lines.as_bytes());
        assert_eq!(other.out, ran.out);
        // Pieces in hand and counters are enough to detect the variant.
        if matches!(code, "crazyhouse" | "three-check") {
            let ran = run_with(&["check", "--json", "-"], lines.as_bytes());
            expect(&ran, &records, code, "mended");
            assert_eq!(ran.code, Some(1));
        }
    }
}

/// Converts from FEN to every format and back. The variant is stated once.
#[test]
fn every_record_is_converted_and_says_its_rules() {
    let folder = Folder::new();
    for (name, code) in VARIANTS {
        let (records, lines) = records_of(name);
        for form in ["fen", "epd", "pgn"] {
            let path = folder.path(&format!("{code}.{form}"));
            let ran = run_with(&["convert", "--to", form, "-o", &path, "--variant", code, "-"], lines.as_bytes());
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{code} {form}");
            let ran = run(&["check", "--json", &path]);
            let quality =
                if form == "fen" && matches!(code, "crazyhouse" | "three-check") { "mended" } else { "strict" };
            expect(&ran, &records, code, quality);
            let back = run(&["convert", "--to", "fen", &path]);
            let fens: Vec<&str> = back.out.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
            let expected: Vec<&str> = records.iter().map(|record| text(record, "fen")).collect();
            assert_eq!(fens, expected, "{code} {form}");
        }
    }
    let atomic = fs::read_to_string(folder.path("atomic.fen")).expect("written");
    assert!(atomic.starts_with("# Variant: Atomic\n"), "{}", &atomic[..80]);
    assert_eq!(atomic.matches("# Variant: Atomic\n").count(), 180);
}

#[test]
fn forms_are_chosen_and_losses_are_said() {
    let pocket = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qp] w KQkq - 0 1";
    let zh = |arguments: &[&str]| {
        let all: Vec<&str> = ["convert", "--variant", "crazyhouse"].iter().chain(arguments).copied().collect();
        run(&[&all[..], &[pocket]].concat())
    };
    assert_eq!(zh(&["--to", "fen", "--pockets", "rank"]).out, pocket.replace("[Qp]", "/Qp") + "\n");
    assert_eq!(zh(&["--to", "shredder"]).out, pocket.replace("KQkq", "HAha") + "\n");
    for form in ["forsyth", "ascii", "unicode"] {
        let ran = zh(&["--to", form]);
        assert!(ran.err.contains("cannot store 1 variant."), "{form}: {}", ran.err);
        assert_eq!(zh(&["--to", form, "--strict"]).code, Some(1));
    }
    let checks = ["convert", "--to", "fen", "--variant", "3check", "--checks", "given", START];
    assert_eq!(run(&checks).out, START.to_owned() + " +0+0\n");
    // Standard chess has no pieces in hand.
    let ran = run(&["convert", "--to", "fen", "--variant", "standard", pocket]);
    assert_eq!(ran.out, START.to_owned() + "\n");
    assert!(ran.err.contains("Pieces: “[Qp]” left out"), "{}", ran.err);
    let ran = run(&["convert", "--to", "fen", pocket]);
    assert_eq!(ran.out, pocket.to_owned() + "\n");
    assert!(ran.err.contains("Rules: Crazyhouse, from “[Qp]”"), "{}", ran.err);
    let ran = run(&["check", "--variant", "shogi", START]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("king-of-the-hill"), "{}", ran.err);
}

#[test]
fn a_standard_record_has_no_variant_and_states_keep_their_own() {
    let folder = Folder::new();
    let path = folder.file("a.fen", format!("{START}\n# Variant: Atomic\n{START}\n{START}\n"));
    let variants = |arguments: &[&str]| -> Vec<Value> {
        run(arguments).objects().into_iter().map(|object| object["variant"].clone()).collect()
    };
    assert_eq!(variants(&["check", "--json", &path]), [Value::Null, json!("atomic"), Value::Null]);
    let all = [json!("horde"), json!("atomic"), json!("horde")];
    assert_eq!(variants(&["check", "--json", "--variant", "horde", &path]), all);
    let object = &run(&["check", "--json", START]).objects()[0];
    assert!(object.as_object().is_some_and(|object| !object.contains_key("variant")), "{object}");
}

#[test]
fn verdicts_are_said_and_mates_are_not_searched() {
    let ran = run(&["check", "--variant", "koth", "4k3/8/8/8/4K3/8/8/8 b - - 0 9"]);
    assert!(ran.out.contains("White wins: the king is on the hill"), "{}", ran.out);
    let ran = run(&["solve", "--mate", "1", "--variant", "atomic", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"]);
    assert!(ran.out.contains("Not solved: mates in Atomic cannot be solved"), "{}", ran.out);
    assert_eq!(ran.code, Some(1));
}
