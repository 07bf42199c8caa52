//! `check --json` on every record of the collected positions.

use serde_json::{Value, json};

use super::program::{Folder, data, read_data, records, run, run_with};

/// Checks texts, separated by NUL. Returns one object per text.
fn check_each(texts: &[&str]) -> Vec<Value> {
    let ran = run_with(&["check", "--json", "--null", "-"], (texts.join("\0") + "\0").as_bytes());
    let objects = ran.objects();
    assert_eq!(objects.len(), texts.len(), "{}", ran.err);
    for (number, object) in (1..).zip(&objects) {
        assert_eq!(object["line"], json!(number), "{object}");
    }
    objects
}

fn text<'a>(record: &'a Value, key: &str) -> &'a str {
    record[key].as_str().unwrap_or_else(|| panic!("no {key}: {record}"))
}

fn inputs(records: &[Value]) -> Vec<&str> {
    records.iter().map(|record| text(record, "input")).collect()
}

/// Collects all differences, so that a failure lists every one.
#[derive(Default)]
struct Misses(Vec<String>);

impl Misses {
    fn expect(&mut self, what: &str, found: &Value, expected: &Value, record: &Value) {
        if found != expected {
            self.0.push(format!("{what} is {found}, not {expected}\n  in {record}"));
        }
    }

    fn none(&self, of: usize) {
        assert!(self.0.is_empty(), "{} misses in {of} records:\n{}", self.0.len(), self.0.join("\n"));
    }
}

/// The expected state, from the facts of a record.
fn state(record: &Value) -> &'static str {
    let is = |key: &str| record[key] == json!(true);
    match () {
        () if is("checkmate") => "checkmate",
        () if is("stalemate") => "stalemate",
        () if is("insufficient") => "insufficient-material",
        () => "ongoing",
    }
}

#[test]
fn valid_records() {
    let mut records = records("fen_valid.jsonl");
    records.iter_mut().for_each(expect_swapped_clocks);
    let mut misses = Misses::default();
    for (record, found) in records.iter().zip(check_each(&inputs(&records))) {
        for key in ["input", "fen", "xfen", "legal", "shredder"] {
            misses.expect(key, &found[key], &record[key], record);
        }
        let verdict = json!({"check": record["check"], "state": state(record), "moves": record["moves"]});
        misses.expect("the verdict", &found["verdict"], &verdict, record);
        let illegal =
            found["problems"].as_array().into_iter().flatten().filter(|problem| problem["illegal"] == json!(true));
        misses.expect("illegal problems", &illegal.cloned().collect(), &json!([]), record);
        let is_strict = ["fen", "shredder"].iter().any(|key| record["input"] == record[key]);
        let read = if is_strict { "strict" } else { "mended" };
        misses.expect("read", &found["read"], &json!(read), record);
        misses.expect("whether mended", &json!(found["mends"] == json!([])), &json!(is_strict), record);
    }
    misses.none(records.len());
}

/// The corpus raises a move number of 0 to 1. After more half moves than move 1 has, the clocks are swapped instead.
fn expect_swapped_clocks(record: &mut Value) {
    let input = record["input"].as_str().unwrap_or_default().to_owned();
    let fields: Vec<&str> = input.split(' ').collect();
    let &[_, side, _, _, clock, "0"] = fields.as_slice() else { return };
    if clock.parse::<u16>().is_ok_and(|clock| clock > u16::from(side == "b")) {
        for key in ["fen", "xfen", "legal", "shredder"] {
            let raised =
                record[key].as_str().unwrap_or_default().replace(&format!(" {clock} 1"), &format!(" 0 {clock}"));
            record[key] = Value::from(raised);
        }
    }
}

/// Valid lines of a file take a faster path than texts, with the same output.
#[test]
fn lines_of_a_file_are_written_as_texts_are() {
    let records: Vec<Value> =
        ["fen_valid.jsonl", "fen_960.jsonl", "fen_illegal.jsonl"].into_iter().flat_map(records).collect();
    let inputs = inputs(&records);
    let folder = Folder::new();
    let path = folder.file("lines.fen", inputs.join("\n") + "\n");
    let of_lines = run(&["check", "--json", &path]).objects();
    let mut misses = Misses::default();
    for ((record, mut text), mut line) in records.iter().zip(check_each(&inputs)).zip(of_lines) {
        assert!(line["file"].is_string() && text["file"].is_null(), "{line}, {text}");
        (line["file"], text["file"]) = (Value::Null, Value::Null);
        misses.expect("the object of a line", &line, &text, record);
    }
    misses.none(records.len());
}

#[test]
fn chess960_records() {
    let records = records("fen_960.jsonl");
    let mut misses = Misses::default();
    for (record, found) in records.iter().zip(check_each(&inputs(&records))) {
        for (key, expected) in [("fen", "xfen"), ("xfen", "xfen"), ("shredder", "shredder")] {
            misses.expect(key, &found[key], &record[expected], record);
        }
        for key in ["check", "moves"] {
            misses.expect(key, &found["verdict"][key], &record[key], record);
        }
    }
    misses.none(records.len());
}

#[test]
fn chess960_starts() {
    let table = read_data("chess960_starts.tsv");
    let rows: Vec<Vec<&str>> = table.lines().skip(1).map(|line| line.split('\t').collect()).collect();
    let mut misses = Misses::default();
    for form in [2, 3] {
        let texts: Vec<&str> = rows.iter().map(|row| row[form]).collect();
        for (row, found) in rows.iter().zip(check_each(&texts)) {
            let expected =
                json!({"read": "strict", "fen": row[2], "xfen": row[2], "legal": row[2], "shredder": row[3]});
            for key in ["read", "fen", "xfen", "legal", "shredder"] {
                misses.expect(key, &found[key], &expected[key], &json!(row));
            }
        }
    }
    misses.none(rows.len());
}

#[test]
fn large_boards() {
    let table = read_data("capablanca.tsv");
    let rows: Vec<Vec<&str>> = table.lines().skip(1).map(|line| line.split('\t').collect()).collect();
    // Fenwright does not have other kinds of pieces.
    let is_ours = |row: &&Vec<&str>| {
        row[1]
            .split(' ')
            .next()
            .is_some_and(|field| !field.contains(|char: char| !"KQRBNPACkqrbnpac0123456789/".contains(char)))
    };
    let rows: Vec<_> = rows.iter().filter(is_ours).collect();
    let texts: Vec<&str> = rows.iter().map(|row| row[1]).collect();
    let mut misses = Misses::default();
    for (row, found) in rows.iter().zip(check_each(&texts)) {
        let fields: Vec<&str> = row[1].split_whitespace().collect();
        let is_complete = fields.len() == 6;
        misses.expect("read", &found["read"], &json!(if is_complete { "strict" } else { "mended" }), &json!(row));
        let written = found["fen"].as_str().unwrap_or_default();
        misses.expect("the placement", &json!(written.split(' ').next()), &json!(fields[0]), &json!(row));
        let ranks = written.split(' ').next().unwrap_or_default().split('/').count();
        misses.expect("ranks", &json!(ranks.to_string()), &json!(row[2]), &json!(row));
        if is_complete {
            let is_kept = [&found["fen"], &found["shredder"]].contains(&&json!(row[1]));
            misses.expect("whether it is written as read", &json!(is_kept), &json!(true), &json!(row));
        }
    }
    misses.none(rows.len());
}

#[test]
fn broken_records() {
    let mut records = records("fen_broken.jsonl");
    let mut misses = Misses::default();
    // A text that contains a NUL is a line of the standard input.
    let with_nul: Vec<Value> = records.extract_if(.., |record| text(record, "input").contains('\0')).collect();
    let mut objects = check_each(&inputs(&records));
    for record in with_nul {
        objects.extend(run_with(&["check", "--json", "-"], text(&record, "input").as_bytes()).objects());
        records.push(record);
    }
    assert_eq!(records.len(), objects.len());
    for (record, found) in records.iter().zip(objects) {
        for key in ["field", "char", "byte"] {
            misses.expect(key, &found["faults"][0][key], &record[key], record);
        }
        let repaired = &record["repaired"];
        let is_offered =
            found["fen"] == *repaired || found["alternatives"].as_array().is_some_and(|all| all.contains(repaired));
        if !repaired.is_null() && !is_offered {
            misses.expect("the mended text", &json!([found["fen"], found["alternatives"]]), repaired, record);
        }
    }
    misses.none(records.len());
}

/// The operations of a record in the form of `check --json`. Where the corpus counts control characters as parts of
/// words, we count them as spaces; where it reads the clocks of a FEN as an operation, we read clocks.
fn operations(tokens: &Value) -> Option<Value> {
    let is_clock =
        |opcode: &Value| opcode.as_str().is_some_and(|opcode| opcode.bytes().all(|byte| byte.is_ascii_digit()));
    let all = tokens["ops"].as_array()?;
    if all.iter().any(|operation| is_clock(&operation[0])) {
        return None;
    }
    let clean = |word: &Value| word.as_str().unwrap_or_default().trim_end_matches('\0').to_owned();
    let operands = |operands: &Value| -> Vec<String> {
        let all = operands.as_array().into_iter().flatten();
        all.filter(|operand| operand["v"] != json!("\0")).map(|operand| clean(&operand["v"])).collect()
    };
    Some(all.iter().map(|operation| json!([clean(&operation[0]), operands(&operation[1])])).collect())
}

#[test]
fn epd_records_as_lines_of_a_file() {
    let records = records("epd.jsonl");
    let folder = Folder::new();
    let path = folder.file("all.epd", inputs(&records).join("\n"));
    let objects = run(&["check", "--json", &path]).objects();
    let mut misses = Misses::default();
    let mut compared = 0;
    for found in &objects {
        let record = &records[found["line"].as_u64().expect("a number") as usize - 1];
        misses.expect("input", &found["input"], &record["input"], record);
        if !record["py"]["fen"].is_null() {
            misses.expect("fen", &found["fen"], &record["py"]["fen"], record);
        }
        // A word in place of a missing en passant square is an operation.
        let is_whole = record["kind"] != json!("three-fields");
        if let Some(expected) = operations(&record["tokens"]).filter(|_| is_whole) {
            compared += 1;
            misses.expect("ops", &found["ops"], &expected, record);
        }
    }
    let is_silent = |record: &&Value| text(record, "input").trim().is_empty() || text(record, "input").starts_with('#');
    assert_eq!(objects.len(), records.len() - records.iter().filter(is_silent).count(), "blank lines and comments");
    assert!(compared > 300, "only {compared} compared");
    misses.none(records.len());
}

/// The kind of records with several tags on one line. We read each as a tag of the game; the corpus expects the
/// values of a scanner that reads one tag per line.
const TAGS_ON_ONE_LINE: &str = "tags-on-one-line";

#[test]
fn games_with_positions() {
    let records = records("pgn_fen.jsonl");
    let folder = Folder::new();
    let mut misses = Misses::default();
    for record in records.iter().filter(|record| record["kind"] != json!(TAGS_ON_ONE_LINE)) {
        let path = folder.file("one.pgn", text(record, "input"));
        let from_file = run(&["check", "--json", &path]).objects();
        let fens: Vec<&Value> =
            from_file.iter().map(|object| &object["input"]).filter(|input| **input != json!("")).collect();
        let expected: Vec<&Value> =
            record["expected_fens"].as_array().expect("values").iter().filter(|value| **value != json!("")).collect();
        misses.expect("the FEN tags", &json!(fens), &json!(expected), record);
        for object in &from_file {
            let is_start = object["input"] == json!("") && object["read"] == json!("strict");
            let is_read = object["read"] != json!("failed");
            let is_empty_tag = record["kind"] == json!("empty-fen") && object["read"] == json!("failed");
            misses.expect("whether it is read", &json!(is_start || is_read || is_empty_tag), &json!(true), object);
        }
        let as_text = run_with(&["check", "--json", "--null", "-"], text(record, "input").as_bytes()).objects();
        // A single tag is read as a wrapped FEN whose input is the whole text.
        let seen = |objects: &[Value]| objects.iter().map(|object| object["fen"].clone()).collect::<Vec<_>>();
        misses.expect("the text between NULs", &json!(seen(&as_text)), &json!(seen(&from_file)), record);
    }
    misses.none(records.len());
}

#[test]
fn files_of_positions() {
    let expected: Value = serde_json::from_str(&read_data("files/expected.json")).expect("JSON");
    let mut misses = Misses::default();
    for (name, file) in expected.as_object().expect("an object") {
        let path = data("files").join(name);
        let objects = run(&["check", "--json", path.to_str().expect("Unicode")]).objects();
        let is_bad = |line: &Value| file["bad_lines"].as_array().is_some_and(|lines| lines.contains(line));
        let good: Vec<Value> = objects
            .iter()
            .filter(|object| !is_bad(&object["line"]))
            .map(|object| json!({"line": object["line"], "fen": object["fen"]}))
            .collect();
        misses.expect("the positions", &json!(good), &file["fens"], &json!(name));
        let bad = objects.iter().filter(|object| is_bad(&object["line"]));
        for object in bad {
            misses.expect("whether it is strict", &json!(object["read"] == json!("strict")), &json!(false), object);
        }
    }
    misses.none(expected.as_object().map_or(0, serde_json::Map::len));
}

#[test]
fn files_of_records_and_games() {
    let expected: Value = serde_json::from_str(&read_data("files/expected_records.json")).expect("JSON");
    let mut misses = Misses::default();
    for (name, file) in expected.as_object().expect("an object") {
        let path = data("files").join(name);
        let objects = run(&["check", "--json", path.to_str().expect("Unicode")]).objects();
        if let Some(records) = file["records"].as_array() {
            let found = objects.iter().map(|object| {
                let mut opcodes: Vec<&Value> =
                    object["ops"].as_array().into_iter().flatten().map(|op| &op[0]).collect();
                opcodes.sort_by_key(|opcode| opcode.as_str());
                json!({"line": object["line"], "fen": object["fen"], "ops": opcodes})
            });
            misses.expect("the records", &found.collect(), &json!(records), &json!(name));
        } else {
            let inputs: Vec<&Value> = objects.iter().map(|object| &object["input"]).collect();
            let with_tag: Vec<_> = inputs.iter().filter(|input| **input != "").collect();
            misses.expect("the FEN tags", &json!(with_tag), &file["fens"], &json!(name));
            misses.expect("games", &json!(objects.len()), &file["games"], &json!(name));
        }
    }
    misses.none(expected.as_object().map_or(0, serde_json::Map::len));
}
