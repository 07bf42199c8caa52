//! `fenwright repair`: text output, JSON, and inputs that cannot be repaired.

use serde_json::{Value, json};

use super::program::{Folder, run, run_in};

const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
/// Without the pawn on b7.
const SPOILED: &str = "kbK5/p7/1P6/8/8/8/8/R7 w - - bm Ra6;\n";

#[test]
fn sound_versions_are_printed_the_best_first() {
    let folder = Folder::new();
    let path = folder.file("a.epd", SPOILED);
    let ran = run(&["repair", "--mate", "2", &path]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[0].starts_with(&format!("{path}:1: ")), "{ran:?}");
    assert!(lines[1].ends_with("sound versions"), "{ran:?}");
    let original = "    Black pawn b7 added: 1.Ra6!, 7 pieces, keeps the key, 2 tries";
    let at = lines.iter().position(|line| *line == original);
    let other = lines.iter().skip(2).position(|line| !line.contains("keeps the key"));
    assert!(at.zip(other).is_some_and(|(at, other)| at < other + 2), "{ran:?}");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let german = run_in("de_DE.UTF-8", &["repair", "--mate", "2", &path]).out;
    assert!(
        german
            .contains("    Schwarzer Bauer b7 hinzugefügt: 1.Ta6!, 7 Figuren, behält den Schlüssel, 2 Verführungen\n"),
        "{german}"
    );
}

#[test]
fn a_sound_problem_is_told_its_economy() {
    let with_pawn = "kbK5/pp6/1P6/8/8/8/4P3/R7 w - - 0 1";
    let ran = run(&["repair", "--mate", "2", with_pawn]);
    let start = "<text>:1: Sound: Ra6 mates in 2, and no other move does\n    White pawn e2 is not needed\n";
    assert!(ran.out.starts_with(start), "{ran:?}");
    let object = run(&["repair", "--mate", "2", "--json", with_pawn]).objects().remove(0);
    let saving = json!([{"piece": "P", "square": "e2", "weaker": null, "message": "White pawn e2 is not needed"}]);
    assert_eq!((&object["judgement"], &object["key"], &object["savings"]), (&json!("sound"), &json!("a1a6"), &saving));
    let is_original = |version: &&Value| version["fen"] == MORPHY;
    let versions = object["versions"].as_array().expect("versions");
    let original = versions.iter().find(is_original).expect("the original");
    let expected = json!({
        "edits": ["White pawn e2 removed"], "fen": MORPHY, "key": "a1a6", "san": "Ra6", "pieces": 7, "keeps_key": true,
        "unused": [], "short_mates": 0, "duals": 0, "tries": 2, "keeps_set_play": true,
    });
    assert_eq!(*original, expected);
}

#[test]
fn what_cannot_be_repaired_is_reported() {
    let study = run(&["repair", "--win", MORPHY]);
    assert_eq!((study.code, study.out.as_str()), (Some(2), ""), "{study:?}");
    assert!(study.err.contains("A study cannot be repaired"), "{study:?}");
    let variant = run(&["repair", "--mate", "2", "--variant", "atomic", "--json", MORPHY]);
    assert_eq!((variant.code, &variant.objects()[0]["judgement"]), (Some(1), &json!("not-searched")), "{variant:?}");
    let kings = run(&["repair", "--mate", "1", "7k/8/8/8/8/8/8/K7 w - - 0 1"]);
    assert_eq!(kings.code, Some(1), "{kings:?}");
    assert!(kings.out.ends_with("  No sound version is one edit away\n"), "{kings:?}");
    let corrected = run(&["repair", "--mate", "2", "kbK5/pp6/1P6/8/8/8/8/R7 W - -"]);
    assert_eq!(corrected.code, Some(1), "{corrected:?}");
}

#[test]
fn helpmates_and_selfmates_are_repaired_too() {
    // The rook mates on the first rank only if the king is on f6.
    let help = run(&["repair", "--helpmate", "1.5", "--json", "7k/8/6K1/8/8/8/8/R7 w - - 0 1"]).objects().remove(0);
    let itself =
        run(&["repair", "--selfmate", "1", "--json", "8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1"]).objects().remove(0);
    for object in [&help, &itself] {
        let versions = object["versions"].as_array().expect("versions");
        assert!(!versions.is_empty(), "{object}");
    }
    assert_eq!(itself["key"], "b3c3");
}

#[test]
fn second_edits_end_in_time() {
    let started = std::time::Instant::now();
    let arguments =
        ["repair", "--mate", "2", "--edits", "2", "--seconds", "1", "--json", "kb1K4/1p6/1P6/8/8/8/8/R7 w - - 0 1"];
    let object = run(&arguments).objects().remove(0);
    let edits = |version: &Value| version["edits"].as_array().map_or(0, Vec::len);
    assert!(object["versions"].as_array().expect("versions").iter().any(|version| edits(version) == 2), "{object}");
    assert!(started.elapsed().as_secs() < 30);
}
