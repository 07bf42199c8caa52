//! Files of composers on the command line.

use super::program::{Folder, run};

const PROBLEM: &str = "\
authors: ['Other, Ann']
algebraic:
  white: [Ka1, Qb3, Ga4]
  black: [Kc1]
stipulation: h#2
options: [Circe, SetPlay]
keywords: [Model mates]
";

#[test]
fn entries_are_checked_and_converted() {
    let folder = Folder::new();
    let sound = PROBLEM.replace(", Ga4", "");
    let path = folder.file("a.olv", format!("{sound}---\n{PROBLEM}"));
    let ran = run(&["check", "--json", &path]);
    assert!(ran.out.contains("\"fen\":\"8/8/8/8/8/1Q6/8/K1k5 b - - 0 1\""), "{}", ran.out);
    assert!(ran.out.contains("\"line\":9") && ran.out.contains("no-such-piece"), "{}", ran.out);
    let ran = run(&["convert", "--to", "popeye", &path]);
    assert_eq!(
        ran.out,
        "BeginProblem\nAuthor Other, Ann\nPieces\n  White KA1 QB3\n  Black KC1\nStipulation h#2\nCondition Circe\nOption SetPlay\n\n\
         NextProblem\nAuthor Other, Ann\nPieces\n  White KA1 QB3 GA4\n  Black KC1\nStipulation h#2\nCondition Circe\nOption SetPlay\n\n\
         EndProblem\n"
            .replace("KA1 QB3", "Ka1 Qb3")
            .replace("GA4", "Ga4")
            .replace("KC1", "Kc1")
    );
    assert!(ran.err.contains('2'), "the keywords are lost: {}", ran.err);
    let input = folder.file("b.inp", ran.out);
    let back = run(&["convert", "--to", "olv", &input]).out;
    assert!(back.contains("white: [Ka1, Qb3, Ga4]") && back.contains("options:\n  - SetPlay\n  - Circe"), "{back}");
    let json = run(&["convert", "--to", "json", &path]).out;
    assert!(json.starts_with("[\n  {") && json.contains("\"keywords\": [\"Model mates\"]"), "{json}");
}

#[test]
fn other_records_become_entries() {
    let folder = Folder::new();
    let epd = folder.file("a.epd", "3k4/8/8/8/8/8/8/R3K3 w - - id \"a\"; acd 12; dm 3;\n");
    let ran = run(&["convert", "--to", "olv", &epd]);
    let expected =
        "algebraic:\n  white: [Ke1, Ra1]\n  black: [Kd8]\nstipulation: '#3'\ncomments:\n  - 'Title: a'\nacd: 12\n";
    assert_eq!(ran.out, expected);
    let ran = run(&["convert", "--to", "popeye", "--strict", &epd]);
    assert_eq!(ran.code, Some(1), "an operation is lost");
    assert!(ran.out.contains("Title a\nPieces\n"), "{}", ran.out);
}
