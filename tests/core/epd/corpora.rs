//! Every record of the collected EPD.

use fenwright::notation::epd::{self, Operand, Operation, WarningKind};
use fenwright::notation::fen;
use serde_json::{Value, json};

use crate::fen::corpora::records;

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// The operations in the form of the collection.
fn tokens(operations: &[Operation]) -> Value {
    let operand = |operand: &Operand| match operand {
        Operand::Word(word) => json!({"t": "word", "v": word}),
        Operand::Text(text) => json!({"t": "str", "v": text}),
    };
    operations
        .iter()
        .map(|operation| json!([operation.opcode, operation.operands.iter().map(operand).collect::<Vec<_>>()]))
        .collect()
}

fn is_number(word: &Value) -> bool {
    word.as_str().is_some_and(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The result of the collection's tokenizer, with two corrections:
///
/// - It reads the halfmove clock of a six-field text as an opcode and the move number as its operand. They are clocks.
/// - It reads a NUL byte at the end of a line as part of the last word. No move or number has one; a C program left it
///   there.
fn expected(tokens: &Value) -> Value {
    let mut operations = tokens["ops"].clone();
    let Some(list) = operations.as_array_mut() else { panic!("no operations: {tokens}") };
    if let Some(first) = list.first_mut().filter(|first| is_number(&first[0])) {
        let mut words = first[1].as_array().cloned().unwrap_or_default();
        if words.first().is_some_and(|word| is_number(&word["v"])) {
            words.remove(0);
        }
        if words.is_empty() {
            list.remove(0);
        } else {
            *first = json!([words.remove(0)["v"], words]);
        }
    }
    for operation in list.iter_mut() {
        operation[0] = json!(without_nul(&operation[0]));
        let operands = operation[1].as_array().cloned().unwrap_or_default();
        let words = operands.into_iter().map(|mut word| {
            word["v"] = json!(without_nul(&word["v"]));
            word
        });
        operation[1] = words.filter(|word| word["t"] == "str" || word["v"] != "").collect();
    }
    operations
}

fn without_nul(value: &Value) -> String {
    value.as_str().unwrap_or_default().trim_end_matches('\0').into()
}

/// The warnings that the collection has too.
const SHARED: [(WarningKind, &str); 4] = [
    (WarningKind::NotClosed, "last operation not closed by ;"),
    (WarningKind::EmptyOperation, "empty operation"),
    (WarningKind::UnterminatedString, "unterminated string"),
    (WarningKind::StringAsOpcode, "string where an opcode is expected"),
];

#[test]
fn records_are_read_as_their_tokens_say() {
    let mut read = 0;
    for record in records(include_str!("../../data/epd.jsonl")) {
        let input = record["input"].as_str().unwrap_or_default();
        let result = epd::read(input);
        // Without a valid last field this is not EPD, unless a semicolon is glued to the fourth field.
        let fields = strings(&record["tokens"]["fields"]);
        let strict = format!("{} 0 1", fields.join(" ").trim_end_matches(';'));
        if let (4, Ok(position)) = (fields.len(), fen::read(&strict)) {
            let found = result.unwrap_or_else(|fault| panic!("{fault}: {record}"));
            assert_eq!(tokens(&found.operations), expected(&record["tokens"]), "{record}");
            assert_eq!(found.position.board, position.board, "{record}");
            assert_eq!(found.position.castling, position.castling, "{record}");
            assert_warnings(&found, &record);
            read += 1;
        } else {
            let fault = result.expect_err(input);
            let strict = fen::read(input).expect_err(input);
            assert!(fault.field <= 4 && fault == strict, "{fault} is not {strict}: {record}");
        }
    }
    assert!(read > 300, "only {read} records were read");
}

fn assert_warnings(found: &epd::Record, record: &Value) {
    let kinds: Vec<WarningKind> = found.warnings.iter().map(|warning| warning.kind).collect();
    let expected = strings(&record["tokens"]["warnings"]);
    let tokenizer_saw_a_clock = kinds.contains(&WarningKind::ClocksAsFields);
    for (kind, name) in SHARED {
        let count = kinds.iter().filter(|other| **other == kind).count();
        let expected = expected.iter().filter(|other| **other == name).count();
        let clocks_alone = tokenizer_saw_a_clock && found.operations.is_empty() && kind == WarningKind::NotClosed;
        assert!(count == expected || clocks_alone, "{kind:?} {count} times: {record}");
    }
}

/// Where python-chess also reads a record and finds the same opcodes, the positions agree. It drops rights without king
/// and rook, and en passant squares without a capture.
#[test]
fn positions_are_those_of_python_chess() {
    let mut compared = 0;
    for record in records(include_str!("../../data/epd.jsonl")) {
        let (Some(expected), Some(true)) = (record["py"]["fen"].as_str(), record["agree"].as_bool()) else { continue };
        let found = epd::read(record["input"].as_str().unwrap_or_default());
        let found = fen::write(&found.unwrap_or_else(|fault| panic!("{fault}: {record}")).position);
        let fields = |text: &str| [0, 1, 4, 5].map(|at| text.split(' ').nth(at).unwrap_or_default().to_owned());
        assert_eq!(fields(&found), fields(expected), "{record}");
        compared += 1;
    }
    assert!(compared > 100, "only {compared} records were compared");
}

#[test]
fn canonical_records_read_back() {
    for record in records(include_str!("../../data/epd.jsonl")) {
        let Ok(found) = epd::read(record["input"].as_str().unwrap_or_default()) else { continue };
        let written = epd::write(&found.position, &found.operations);
        let again = epd::read(&written).unwrap_or_else(|fault| panic!("{fault}: {written}"));
        assert_eq!(again.position, found.position, "{written}");
        let names = |operations: &[Operation]| -> Vec<String> {
            operations.iter().map(|operation| operation.opcode.clone()).collect()
        };
        assert!(names(&again.operations).starts_with(&names(&found.operations)), "{written}");
        assert_eq!(epd::write(&again.position, &again.operations), written);
    }
}

#[test]
fn the_lines_of_a_file_are_read() {
    let expected: Value = serde_json::from_str(include_str!("../../data/files/expected_records.json")).expect("JSON");
    let text = include_str!("../../data/files/suite.epd");
    let lines: Vec<&str> = text.lines().collect();
    let records = expected["suite.epd"]["records"].as_array().cloned().unwrap_or_default();
    for record in &records {
        let line = lines[record["line"].as_u64().map_or(0, |line| line as usize - 1)];
        let found = epd::read(line).unwrap_or_else(|fault| panic!("{fault}: {record}"));
        assert_eq!(fen::write(&found.position), record["fen"], "{record}");
        let mut opcodes: Vec<&str> = found.operations.iter().map(|operation| operation.opcode.as_str()).collect();
        opcodes.sort_unstable();
        assert_eq!(json!(opcodes), record["ops"], "{record}");
    }
    let others = lines.iter().filter(|line| epd::read(line).is_ok()).count();
    assert_eq!(others, records.len(), "the lines that are records");
}
