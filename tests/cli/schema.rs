//! The output of `--json` follows the schemas in `assets/schema`.

use std::fs;

use serde_json::{Value, json};

use super::program::{Folder, KINGS, START, data, run, run_with};

fn schema(command: &str) -> Value {
    let path = format!("{}/assets/schema/{command}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&fs::read_to_string(path).expect("there")).expect("JSON")
}

/// Collects the places where a value violates the schema. An unknown keyword in the schema fails the test.
fn faults(root: &Value, schema: &Value, value: &Value, place: &str, faults: &mut Vec<String>) {
    if schema == &json!(false) {
        return faults.push(format!("{place}: nothing is to be there"));
    }
    let mut expect = |holds: bool, what: &str| {
        if !holds {
            faults.push(format!("{place}: {what}: {value}"));
        }
    };
    let words = schema.as_object().expect("a schema");
    for (word, said) in words {
        match word.as_str() {
            "type" => {
                let is = |name: &Value| match name.as_str().expect("a type") {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "number" => value.is_number(),
                    "boolean" => value.is_boolean(),
                    "null" => value.is_null(),
                    other => panic!("unknown type {other}"),
                };
                expect(said.as_array().map_or_else(|| is(said), |types| types.iter().any(is)), "type");
            }
            "enum" => expect(said.as_array().is_some_and(|values| values.contains(value)), "one of the values"),
            "minimum" => expect(value.is_null() || value.as_f64() >= said.as_f64(), "least"),
            "multipleOf" => {
                let is_multiple = |value: f64| (value / said.as_f64().expect("a number")).fract() == 0.0;
                expect(value.as_f64().is_none_or(is_multiple), "a multiple");
            }
            "maximum" => expect(value.as_i64() <= said.as_i64(), "most"),
            "required" => {
                let names = said.as_array().into_iter().flatten().filter_map(Value::as_str);
                let missing: Vec<&str> = names.filter(|name| value.is_object() && value.get(name).is_none()).collect();
                expect(missing.is_empty(), &format!("{missing:?} are required"));
            }
            // A schema allows keys that later releases add. All keys of this release must be in it.
            "properties" => {
                let known = said.as_object().expect("properties");
                let keys = value.as_object().into_iter().flat_map(serde_json::Map::keys);
                let further: Vec<&String> = keys.filter(|key| !known.contains_key(*key)).collect();
                expect(further.is_empty(), &format!("{further:?} are not named"));
            }
            // Checked below, or only for people.
            "items" | "prefixItems" | "$ref" | "$schema" | "$id" | "title" | "description" | "$defs" => {}
            other => panic!("unknown word {other}"),
        }
    }
    if let Some(path) = words.get("$ref").and_then(Value::as_str) {
        let target = root.pointer(path.trim_start_matches('#')).expect("defined");
        self::faults(root, target, value, place, faults);
    }
    for (name, schema) in words.get("properties").and_then(Value::as_object).into_iter().flatten() {
        if let Some(value) = value.get(name) {
            self::faults(root, schema, value, &format!("{place}.{name}"), faults);
        }
    }
    let first = words.get("prefixItems").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    for (number, item) in value.as_array().into_iter().flatten().enumerate() {
        if let Some(schema) = first.get(number).or(words.get("items")) {
            self::faults(root, schema, item, &format!("{place}[{number}]"), faults);
        }
    }
}

fn expect_all(command: &str, objects: &[Value]) {
    let schema = schema(command);
    let mut all = Vec::new();
    for object in objects {
        faults(&schema, &schema, object, command, &mut all);
    }
    assert!(!objects.is_empty() && all.is_empty(), "{}", all.join("\n"));
}

/// Positions that are strict, corrected, unreadable, illegal, odd or finished, on other boards, and with operations.
const POSITIONS: [&str; 9] = [
    START,
    "4k3/8/8/8/8/8/8/4K3 W - -",
    "rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "no position here",
    "4k3/8/8/8/8/8/4R3/4K3 w K e3 0 1",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 120 3",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "5k4/10/10/10/10/10/10/R4K4 w Q - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - bm Kd1 Kf1; id \"a \\\"b\\\"\";",
];

/// The number in the address only changes if a key is removed or changes its meaning.
#[test]
fn schemas_have_an_address_with_their_version() {
    for command in ["analyse", "check", "read", "repair", "solve"] {
        let address = format!("{}/schema/1/{command}.json", env!("CARGO_PKG_HOMEPAGE"));
        assert_eq!(schema(command)["$id"], json!(address));
    }
}

#[test]
fn objects_of_check_are_as_its_schema_says() {
    let folder = Folder::new();
    let odd = data("fen_broken.jsonl");
    let texts: Vec<String> = fs::read_to_string(odd).expect("there").lines().map(str::to_owned).collect();
    let inputs: Vec<Value> = texts.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let broken: Vec<&str> = inputs.iter().filter_map(|record| record["input"].as_str()).collect();
    let ran =
        run_with(&["check", "--json", "--null", "-"], [POSITIONS.join("\0"), broken.join("\0")].join("\0").as_bytes());
    expect_all("check", &ran.objects());
    let proven = run_with(&["check", "--json", "--prove", "--null", "-"], POSITIONS.join("\0").as_bytes());
    expect_all("check", &proven.objects());
    let path = folder.file("a.epd", format!("{}\n", POSITIONS[8]));
    let objects = run(&["check", "--json", &path, KINGS]).objects();
    expect_all("check", &objects);
    assert_eq!((&objects[0]["file"], &objects[1]["file"]), (&json!(path), &Value::Null));
    let wrong = json!({"file": 1, "line": 0, "more": []});
    let mut all = Vec::new();
    faults(&schema("check"), &schema("check"), &wrong, "", &mut all);
    assert_eq!(all.len(), 4, "{all:?}");
}

#[test]
fn objects_of_solve_are_as_its_schema_says() {
    let folder = Folder::new();
    let path = folder.file("a.fen", POSITIONS.join("\n") + "\nkbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1\n");
    for arguments in [
        &["--mate", "2"][..],
        &["--selfmate", "1"],
        &["--helpmate", "1"],
        &["--mate", "2", "--shortest"],
        &["--mate", "2", "--phases"],
        &["--win"],
    ] {
        let ran = run(&[&["solve", "--json", &path], arguments].concat());
        expect_all("solve", &ran.objects());
        assert!(ran.objects().iter().all(|object| object["file"] == json!(path)), "{ran:?}");
    }
}

#[test]
fn objects_of_repair_are_as_its_schema_says() {
    let folder = Folder::new();
    let path =
        folder.file("a.fen", [POSITIONS[1], POSITIONS[3], POSITIONS[4], "7k/8/5K2/8/8/8/8/Q7 w - - 0 1"].join("\n"));
    for goal in [["--mate", "1"], ["--helpmate", "0.5"]] {
        let ran = run(&["repair", "--json", goal[0], goal[1], &path]);
        expect_all("repair", &ran.objects());
        assert_eq!(ran.objects().len(), 4, "{ran:?}");
    }
}

#[test]
fn objects_of_analyse_are_as_its_schema_says() {
    let folder = Folder::new();
    let path = folder.file("a.fen", POSITIONS.join("\n") + "\n6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#;\n");
    for arguments in [&["--lines", "2"][..], &["--only-move"], &["--score"]] {
        let ran = run(&[&["analyse", "--nodes", "5000", "--json", &path], arguments].concat());
        expect_all("analyse", &ran.objects());
        assert_eq!(ran.objects().len(), 10, "{ran:?}");
    }
}

#[cfg(all(feature = "render", feature = "vision"))]
#[test]
fn objects_of_read_are_as_its_schema_says() {
    let folder = Folder::new();
    let (picture, text) = (folder.path("a.png"), folder.file("a.txt", START));
    run(&["render", "-o", &picture, KINGS]);
    expect_all("read", &run(&["read", "--json", &picture, &text]).objects());
    expect_all("check", &run(&["check", "--json", &picture]).objects());
}

/// Every command writes a problem in the same form.
#[test]
fn all_commands_write_problems_alike() {
    assert_eq!(schema("check")["$defs"]["problem"], schema("solve")["$defs"]["problem"]);
    assert_eq!(schema("analyse")["$defs"]["proof"], schema("solve")["$defs"]["proof"]);
    for text in ["4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "8/8/8/8/8/8/8/4K3 w - - 0 1", "7k/8/6K1/8/8/8/8/R7 w Q - 0 1"] {
        let checked = run(&["check", "--json", text]).objects()[0]["problems"].clone();
        let solved = run(&["solve", "--mate", "1", "--json", text]).objects()[0]["problems"].clone();
        let illegal: Vec<&Value> =
            checked.as_array().into_iter().flatten().filter(|problem| problem["illegal"] == json!(true)).collect();
        assert_eq!(json!(illegal), solved, "{text}");
        assert!(!illegal.is_empty(), "{text}");
    }
}
