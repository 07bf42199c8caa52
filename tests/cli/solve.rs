//! `fenwright solve`: text output, JSON, several positions, and positions that cannot be solved.

use std::time::Instant;

use serde_json::{Value, json};

use super::program::{Folder, KINGS, records, run, run_with};

const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";
const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
/// A position whose search takes forever.
const ENDLESS: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn a_solution_is_printed_as_problems_are() {
    let ran = run(&["solve", "--mate", "2", MORPHY]);
    let expected = "\
<text>:1: Sound: Ra6 mates in 2, and no other move does
    1.Ra6! (zugzwang)
        1...bxa6 2.b7#
        1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7 2.Rxa7#
    Tries: 1.Ra5? a6!  1.Rxa7+? Bxa7!
";
    assert_eq!((ran.out.as_str(), ran.code), (expected, Some(0)), "{ran:?}");
    assert_eq!(ran.err, "1 position, 1 sound\n");
    let haring = run(&["solve", "--mate", "2", HARING]).out;
    assert!(haring.contains("    1.d4! (threatens 2.Nce7#)\n        1...cxd3, exd3 2.Nfd4#\n"), "{haring}");
    let long = run(&["solve", "--mate", "4", "8/8/8/8/8/3K4/R7/5k2 w - - 0 1"]).out;
    assert!(long.contains("\n    1.Ke3! Kg1 2.Kf3 Kh1 3.Kg3 Kg1 4.Ra1#\n"), "{long}");
}

#[test]
fn json_has_these_keys() {
    let ran = run(&["solve", "--mate", "2", "--json", MORPHY]);
    let mut object = ran.objects().remove(0);
    assert!(object["nodes"].take().as_u64().is_some_and(|nodes| nodes > 0), "{ran:?}");
    let expected = json!({
        "file": null, "line": 1, "fen": MORPHY, "mate": 2, "stipulation": "#2", "only_shortest": false, "keys": ["a1a6"], "shortest": 2, "sound": true, "judgement": "sound",
        "message": "Sound: Ra6 mates in 2, and no other move does", "searched": 2, "complete": true, "lengths": [2],
        "san": ["Ra6"], "tries": [["a1a5", "a7a6"], ["a1a7", "b8a7"]], "pv": ["a1a6", "b7a6", "b6b7"], "nodes": null,
        "conventions": [], "unused": [], "lines": null, "has_more": false, "proof": null, "stated": null, "phases": null,
        "problems": [], "twin": null, "play": "actual-play", "as_intended": null,
    });
    assert_eq!(object, expected);
    assert!(ran.out.starts_with("{\"file\":null,\"line\":1,\"fen\":\""), "{ran:?}");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
}

/// A two-mover with a dual, with mates after other defences than in the set play, and with batteries.
const PHASES: &str = "8/BB5K/b7/8/7n/3p1p2/R3P1P1/R3Nk2 w - - 0 1";

#[test]
fn phases_are_printed_as_a_table() {
    let ran = run(&["solve", "--mate", "2", "--phases", PHASES]);
    let expected = "
              set play              1.exf3!
    threat                          2.Nxd3#
    1...d2    -                     2.Bxa6#
    1...f2    2.Nxd3#
    1...fxg2  2.Nxd3#, Nf3#, Nxg2#
    1...Nxf3                        2.Nxf3#
    1...Nxg2  -                     2.Nxg2#
    Transferred mate 2.Nf3#: after 1...fxg2 (set play), after 1...Nxf3 (1.exf3!)
    Transferred mate 2.Nxg2#: after 1...fxg2 (set play), after 1...Nxg2 (1.exf3!)
    Pure mate: 1.exf3! d2 2.Bxa6# (f1 a7 a6 a1 e1)
    Battery: 1.exf3! Nxf3 2.Nxf3# (a1 e1 f1)
    Battery: 1.exf3! Nxg2 2.Nxg2# (a1 e1 f1)
";
    assert!(ran.out.ends_with(expected), "{ran:?}");
    let changed = run(&["solve", "--mate", "2", "--phases", "8/8/5R2/1pk3K1/Pppp1N1Q/8/8/8 w - - 0 1"]).out;
    let line = "Changed mates after 1...b3: 2.Qe7# (1.Qe1? c3!), 2.Qf8# (1.Qh6? d3!), 2.Qe7# (1.Qh7!)";
    assert!(changed.contains(line), "{changed}");
    let dual = run(&["solve", "--mate", "2", "--phases", "8/8/5K2/8/1R6/3N4/3k4/5Q1B w - - 0 1"]).out;
    assert!(dual.contains("    Grave dual: 1.Be4! Ke3 2.Qe1#, Qf2#\n"), "{dual}");
    let minor = run(&["solve", "--mate", "2", "--phases", "8/1R1P1K2/1Rbk4/5p2/4P3/8/3n4/1nQ1r3 w - - 0 1"]).out;
    let duals: Vec<&str> = minor.lines().filter(|line| line.contains(" dual")).collect();
    let expected = [
        "    Minor dual, only the promotion differs: 1.Rb5! Bxb7 2.d8=Q#, d8=R#",
        "    Minor dual, along one line: 1.Rb5! Nb3 2.Qf4#, Qh6#",
    ];
    assert_eq!(duals, expected, "{minor}");
    let unsolved = run(&["solve", "--mate", "2", "--phases", "7k/7p/8/8/8/8/8/K7 w - - 0 1"]);
    assert_eq!(unsolved.out, "<text>:1: No solution: there is no mate in 2\n", "{unsolved:?}");
    let promoted = run(&["solve", "--mate", "1", "--phases", "7k/P7/6K1/8/8/8/8/8 w - - 0 1"]);
    assert_eq!(promoted.code, Some(0), "{promoted:?}");
    let long = run(&["solve", "--mate", "4", "--phases", "8/8/8/8/8/3K4/R7/5k2 w - - 0 1"]).out;
    assert!(long.contains("Ideal mate: 1.Ke3! Kg1 2.Kf3 Kh1 3.Kg3 Kg1 4.Ra1# (g1 g3 a1)\n"), "{long}");
}

#[test]
fn phases_are_members_of_an_object() {
    let object = run(&["solve", "--mate", "2", "--phases", "--json", PHASES]).objects().remove(0);
    let phases = &object["phases"];
    let kinds: Vec<_> = phases["phases"].as_array().expect("phases").iter().map(|phase| &phase["kind"]).collect();
    // Two more tries leave a single reply, which refutes them.
    assert_eq!(object["tries"].as_array().map(Vec::len), Some(5), "{object}");
    assert_eq!(kinds, ["set-play", "try", "try", "try", "key"]);
    let battery = json!({
        "phase": kinds.len() - 1, "line": ["h4f3", "e1f3"], "kind": "battery", "role": null,
        "squares": ["a1", "e1", "f1"],
    });
    assert!(phases["patterns"].as_array().expect("patterns").contains(&battery), "{phases}");
}

#[test]
fn only_a_direct_mate_has_phases() {
    for goal in [&["--selfmate", "2"][..], &["--helpmate", "2"], &["--win"], &["--draw"]] {
        let ran = run(&[&["solve", "--phases"], goal, &[PHASES]].concat());
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
    }
}

#[test]
fn the_shortest_mate_alone_is_looked_for() {
    let ran = run(&["solve", "--mate", "20", "--shortest", MORPHY]);
    assert!(
        ran.out.starts_with("<text>:1: Sound: Ra6 mates in 2, and no other move does\n    1.Ra6! (zugzwang)\n"),
        "{ran:?}"
    );
    assert!(ran.out.contains("    Tries: 1.Ra5? a6!"), "{ran:?}");
    let ran = run(&["solve", "--mate", "20", "--shortest", "--json", MORPHY]);
    let object = ran.objects().remove(0);
    for (key, expected) in [
        ("mate", json!(20)),
        ("stipulation", json!("#20")),
        ("only_shortest", json!(true)),
        ("shortest", json!(2)),
        ("searched", json!(2)),
        ("complete", json!(true)),
        ("sound", json!(true)),
        ("keys", json!(["a1a6"])),
    ] {
        assert_eq!(object[key], expected, "{key} of {object}");
    }
}

#[test]
fn conventions_and_unused_pieces_are_reported() {
    for (text, moves, said, conventions, unused) in [
        (MORPHY, "2", &[][..], json!([]), json!([])),
        ("kbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1", "2", &["Unused: black pawn h3"], json!([]), json!(["h3"])),
        (
            "8/p4q2/6k1/1p3rP1/3Q4/8/PPP5/K6R w - - 0 1",
            "2",
            &[
                "The key gives check",
                "Unused: black pawn a7, black pawn b5, white pawn a2, white pawn b2, white pawn c2",
            ],
            json!(["check"]),
            json!(["a7", "b5", "a2", "b2", "c2"]),
        ),
        // Unused pieces are searched only in mates of up to three moves.
        ("8/8/8/8/8/3K4/R7/5k2 w - - 0 1", "4", &[], json!([]), Value::Null),
        // Either of two unused pieces can be left out. A mate in one gives check, which is not reported.
        (
            "n6k/8/6K1/8/7p/7P/8/1R6 w - - 0 1",
            "1",
            &["Unused: black knight a8, black pawn h4, white pawn h3"],
            json!([]),
            json!(["a8", "h4", "h3"]),
        ),
        // Without a problem there is nothing to report.
        (HARING, "1", &[], json!([]), Value::Null),
    ] {
        let ran = run(&["solve", "--mate", moves, text]);
        for line in said {
            assert!(ran.out.contains(&format!("\n    {line}\n")), "{line}: {ran:?}");
        }
        assert_eq!(ran.out.contains("Unused") || ran.out.contains("The key"), !said.is_empty(), "{ran:?}");
        let object = run(&["solve", "--mate", moves, "--json", text]).objects().remove(0);
        assert_eq!(object["conventions"], conventions, "{object}");
        assert_eq!(object["unused"], unused, "{object}");
    }
}

#[test]
fn selfmates_are_solved() {
    let text = "8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1";
    let ran = run(&["solve", "--selfmate", "1", text]);
    let first = "<text>:1: Sound: Qc3+ forces selfmate in 1, and no other move does\n    1.Qc3+! Bxc3#\n";
    assert!(ran.out.starts_with(first) && ran.code == Some(0), "{ran:?}");
    let object = run(&["solve", "--selfmate", "1", "--json", text]).objects().remove(0);
    assert_eq!((&object["stipulation"], &object["keys"]), (&json!("s#1"), &json!(["b3c3"])), "{object}");
    assert_eq!((&object["sound"], &object["pv"]), (&json!(true), &json!(["b3c3", "a5c3"])), "{object}");
    let ran = run(&["solve", "--selfmate", "3", "--shortest", text]);
    assert!(ran.out.starts_with(first), "{ran:?}");
}

#[test]
fn helpmates_are_solved_with_all_their_lines() {
    let one = "k7/8/1K6/8/8/8/8/7R b - - 0 1";
    let ran = run(&["solve", "--helpmate", "1", one]);
    let expected = "<text>:1: Sound: 1 helpmate in 1, and no other\n    1.Kb8 Rh8#\n";
    assert_eq!((ran.out.as_str(), ran.code), (expected, Some(0)), "{ran:?}");
    let object = run(&["solve", "--helpmate", "1", "--json", one]).objects().remove(0);
    for (key, expected) in [
        ("stipulation", json!("h#1")),
        ("keys", json!(["a8b8"])),
        ("lines", json!([["a8b8", "h1h8"]])),
        ("pv", json!(["a8b8", "h1h8"])),
        ("lengths", json!([1])),
        ("sound", json!(true)),
        ("has_more", json!(false)),
        ("judgement", json!("sound")),
    ] {
        assert_eq!(object[key], expected, "{key} of {object}");
    }
    let half = "2k5/8/K2R1p2/8/8/8/8/8 w - - 0 1";
    let ran = run(&["solve", "--helpmate", "1.5", half]);
    let expected = "<text>:1: Sound: 1 helpmate in 1.5, and no other\n    1...Kb6 2.Kb8 Rd8#\n";
    assert_eq!((ran.out.as_str(), ran.code), (expected, Some(0)), "{ran:?}");
    let object = run(&["solve", "--helpmate", "1.5", "--json", half]).objects().remove(0);
    for (key, expected) in [
        ("mate", json!(1.5)),
        ("stipulation", json!("h#1.5")),
        ("keys", json!(["a6b6"])),
        ("lines", json!([["a6b6", "c8b8", "d6d8"]])),
        ("lengths", json!([1.5])),
        ("shortest", json!(1.5)),
        ("searched", json!(1.5)),
        ("complete", json!(true)),
    ] {
        assert_eq!(object[key], expected, "{key} of {object}");
    }
    for (number, is_number) in
        [("0.5", true), ("3½", true), ("2.25", false), ("0", false), ("100.5", false), ("-1", false), ("two", false)]
    {
        let ran = run(&["solve", &format!("--helpmate={number}"), half]);
        assert_eq!(ran.code == Some(0), is_number, "{number}: {ran:?}");
        assert_eq!(
            ran.err.contains("the number of moves must be 0.5 to 100, whole or half"),
            !is_number,
            "{number}: {ran:?}"
        );
    }
    let two = "7k/8/5K2/8/8/8/8/R7 b - - 0 1";
    let object = run(&["solve", "--helpmate", "2", "--json", two]).objects().remove(0);
    assert_eq!((&object["sound"], &object["judgement"]), (&Value::Null, &json!("several")), "{object}");
    assert_eq!(object["lines"].as_array().map(Vec::len), Some(22), "{object}");
    let many = run(&["solve", "--helpmate", "3", "7k/8/8/8/8/8/1QQQ4/K7 b - - 0 1"]);
    assert!(many.out.ends_with("    and more than 950 others\n"), "{many:?}");
    assert_eq!((many.code, many.err.as_str()), (Some(0), "1 position, 1 short\n"), "{many:?}");
}

#[test]
fn many_positions_come_in_their_order() {
    let twos: Vec<Value> = records("mates.jsonl").into_iter().filter(|record| record["n"] == 2).collect();
    let lines: Vec<&str> = twos.iter().filter_map(|record| record["fen"].as_str()).collect();
    let folder = Folder::new();
    let path = folder.file("twos.fen", lines.join("\n"));
    let ran = run(&["solve", "--mate", "2", "--json", &path]);
    let objects = ran.objects();
    assert_eq!((objects.len(), ran.code), (twos.len(), Some(0)));
    for (number, (object, record)) in objects.iter().zip(&twos).enumerate() {
        assert_eq!(object["line"], json!(number + 1), "{record}");
        assert_eq!(object["shortest"], record["shortest"], "{record}");
        let keys = |value: &Value| {
            let keys = value["keys"].as_array().expect("keys").iter();
            let mut keys: Vec<_> = keys.map(|key| key.as_str().expect("a move").to_owned()).collect();
            keys.sort();
            keys
        };
        assert_eq!(keys(object), keys(record), "{record}");
        let is_sound = record["tags"].as_array().expect("tags").contains(&json!("sound"));
        assert_eq!(object["sound"], json!(is_sound), "{record}");
    }
}

#[test]
fn an_unfinished_search_says_so_and_claims_nothing() {
    let start = Instant::now();
    let ran = run(&["solve", "--mate", "30", "--limit-seconds", "0.2", "--hash-mb", "1", "--json", ENDLESS, ENDLESS]);
    assert!(start.elapsed().as_secs() < 200, "{:?}", start.elapsed());
    assert_eq!(ran.code, Some(1), "{ran:?}");
    for object in ran.objects() {
        assert_eq!((&object["judgement"], &object["complete"]), (&json!("unfinished"), &json!(false)), "{object}");
        assert_eq!((&object["sound"], &object["keys"]), (&Value::Null, &json!([])), "{object}");
        assert!(object["searched"].as_u64().is_some_and(|searched| searched < 30), "{object}");
    }
    let ran = run(&["solve", "--mate", "30", "--limit-seconds", "0.1", ENDLESS]);
    assert!(ran.out.starts_with("<text>:1: Not finished: "), "{ran:?}");
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), "1 position, 1 unfinished\n"));
}

#[test]
fn what_cannot_be_solved_is_explained() {
    let input = format!("8/8/8/8/8/8/8/4K3 w - - 0 1\nnothing here\n{KINGS} x\n");
    let ran = run_with(&["solve", "--mate", "1", "-"], input.as_bytes());
    assert!(ran.out.contains("<stdin>:1: Black has no king\n    fix: Put a king on "), "{ran:?}");
    assert!(ran.out.contains("<stdin>:1: Not solved: the position is illegal (Black has no king)\n"), "{ran:?}");
    assert!(ran.out.contains("<stdin>:2:"), "{ran:?}");
    assert!(ran.out.ends_with("<stdin>:3: No solution: there is no mate in 1\n"), "{ran:?}");
    assert_eq!(ran.err, "3 positions, 1 illegal, 1 unreadable, 1 no-solution\n");
    assert_eq!(ran.code, Some(1));
    let ran = run_with(&["solve", "--mate", "1", "--json", "-"], input.as_bytes());
    let codes: Vec<Value> = ran.objects().iter().map(|object| object["judgement"].clone()).collect();
    assert_eq!(codes, ["illegal", "unreadable", "no-solution"]);
    assert_eq!(ran.objects()[0]["problems"][0]["code"], json!("missing-king"));
}

#[test]
fn positions_with_too_many_pieces_are_solved() {
    // Morphy's problem with eight more pawns, and a position in which a king could be captured besides.
    let text = "kbK5/pp6/1P6/8/8/3PPP1P/3PPPP1/R7 w - - 0 1";
    let ran = run(&["solve", "--mate", "2", text]);
    assert!(ran.out.starts_with("<text>:1: White has 9 pawns; the maximum is 8\n<text>:1: "), "{ran:?}");
    assert!(ran.out.contains("    1.Ra6! (zugzwang)\n"), "{ran:?}");
    assert_eq!(ran.code, Some(1), "as `check` says, the position is illegal");
    let ran = run(&["solve", "--mate", "2", "--json", text, "4k3/4R3/8/8/8/P7/PPPPPPPP/5K2 w - - 0 1"]);
    let [solved, refused] = &ran.objects()[..] else { panic!("{ran:?}") };
    let codes = |object: &Value| -> Vec<Value> {
        object["problems"].as_array().expect("a list").iter().map(|problem| problem["code"].clone()).collect()
    };
    assert_eq!((&solved["judgement"], codes(solved)), (&json!("sound"), vec![json!("too-many-pawns")]), "{solved}");
    assert_eq!(refused["judgement"], json!("illegal"));
    assert_eq!(codes(refused), ["too-many-pawns", "opponent-in-check"]);
    let reason = "Not solved: the position is illegal (Black's king on e8 can be captured)";
    assert_eq!(refused["message"], json!(reason), "the number of pawns is no reason");
}

#[test]
fn positions_with_wrong_rights_are_solved_without_them() {
    let ran = run(&["solve", "--mate", "1", "7k/8/6K1/8/8/8/8/R7 w Q - 0 1"]);
    assert!(ran.out.contains("White may castle"), "{ran:?}");
    assert!(ran.out.ends_with("<text>:1: Sound: Ra8# mates in 1, and no other move does\n    1.Ra8#\n"), "{ran:?}");
    assert_eq!(ran.code, Some(1), "as `check` says, the position is illegal");
    let ran = run(&["solve", "--mate", "1", "--json", "7k/8/6K1/8/8/8/8/R7 w Q - 0 1"]);
    let object = &ran.objects()[0];
    let code = &object["problems"][0]["code"];
    assert_eq!((&object["judgement"], code), (&json!("sound"), &json!("castling-without-king")));
    let ran = run(&["solve", "--mate", "2", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]);
    assert!(ran.out.ends_with("No solution: the side to move is already stalemated\n"), "{ran:?}");
    // In Chess960, castling is written as the king taking its rook.
    let ran = run(&["solve", "--mate", "2", "--json", "8/8/4N3/8/1N6/B7/3r4/k4KR1 w K - 0 1"]);
    assert_eq!(ran.objects()[0]["keys"], json!(["f1g1"]), "{ran:?}");
}

#[test]
fn usage_errors_are_refused() {
    for arguments in [
        &["solve", HARING][..],
        &["solve", "--mate", "0", HARING],
        &["solve", "--mate", "101", HARING],
        &["solve", "--mate", "2", "--limit-seconds", "soon", HARING],
        &["solve", "--mate", "2", "--limit-seconds", "inf", HARING],
        &["solve", "--mate", "2", "--hash-mb", "0", HARING],
        &["solve", "--mate", "2"],
        &["solve", "--mate", "2", "--null", HARING],
        &["solve", "--shortest", HARING],
        &["solve", "--mate", "2", "--selfmate", "2", HARING],
        &["solve", "--mate", "2", "--helpmate", "2", HARING],
        &["solve", "--helpmate", "2", "--shortest", HARING],
        &["solve", "--selfmate", "0", HARING],
        &["solve", "--helpmate", "101", HARING],
        &["solve", "--mate", "2", "missing.fen"],
    ] {
        let ran = run(arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}: {ran:?}");
        assert!(!ran.err.is_empty(), "{arguments:?}");
    }
}
