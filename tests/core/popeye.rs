//! Answers of Popeye, as version 4.104 prints them.

use fenwright::document::{Document, Format, popeye_problem, record_composition};
use fenwright::notation::popeye::{PopeyeAnswer, PopeyeNode, PopeyeNodeKind};

/// The rows of an answer, indented, each with the initial of its kind unless the number of the move tells it.
fn rows(answer: &PopeyeAnswer) -> Vec<String> {
    let mut open: Vec<(usize, usize)> = answer.roots.iter().rev().map(|root| (0, *root)).collect();
    let mut rows = Vec::new();
    while let Some((depth, index)) = open.pop() {
        let node = &answer.nodes[index];
        let kind = match node.kind {
            PopeyeNodeKind::Text => "text ",
            PopeyeNodeKind::Twin => "twin ",
            PopeyeNodeKind::SetPlay => "set play",
            PopeyeNodeKind::Key => "key ",
            PopeyeNodeKind::Try => "try ",
            PopeyeNodeKind::Threat => "threat ",
            PopeyeNodeKind::Refutation => "refutation ",
            PopeyeNodeKind::Attack | PopeyeNodeKind::Defence => "",
        };
        let suffix = if node.is_zugzwang { " zugzwang" } else { "" };
        rows.push(format!("{}{kind}{}{suffix}", "  ".repeat(depth), node.label()));
        open.extend(node.children.iter().rev().map(|child| (depth + 1, *child)));
    }
    rows
}

/// The rows of an answer as one text, and its numbers of keys, tries and lines.
fn read(solution: &str) -> (String, [usize; 3]) {
    let answer = PopeyeAnswer::read(&format!("Popeye Linux-64Bit v4.104 (1024 MB)\n\n{solution}\n"));
    (rows(&answer).join("\n"), [answer.keys, answer.tries, answer.lines])
}

#[test]
fn direct_play_is_a_tree() {
    let solution = "      1...Bb8-h2\n          2.Ra1*a7 #\n\n   1.Ra1*a7 + ?\n    but\n      1...Bb8*a7 !\n\n   1.Ra1-a6 ! zugzwang.\n      \
                    1...b7*a6\n          2.b6-b7 #\n      1...Bb8-h2\n          2.Ra6*a7 #\n\n   1.Ra1-a5 ? threat:\n          \
                    2.Ra5*a7 #\n      1...Bb8-h2\n          2.Ra5*a7 #\n    but\n      1...a7-a6 !\n\n\nsolution finished. \
                    Time = 0.013 s\n";
    let expected = "set play\n  1...Bb8-h2\n    2.Ra1*a7#\n\
                    try 1.Ra1*a7+?\n  refutation 1...Bb8*a7!\n\
                    key 1.Ra1-a6! zugzwang\n  1...b7*a6\n    2.b6-b7#\n  1...Bb8-h2\n    2.Ra6*a7#\n\
                    try 1.Ra1-a5?\n  threat 2.Ra5*a7#\n  1...Bb8-h2\n    2.Ra5*a7#\n  refutation 1...a7-a6!";
    assert_eq!(read(solution), (expected.to_owned(), [1, 2, 0]));
}

#[test]
fn threats_continue() {
    let solution = "   1.Rh1-f1 ! threat:\n          2.Rf2-f8 +\n              2...Ke8-d7\n                  3.Bh3*e6 #\n          \
                    2.Bh3*e6 threat:\n                  3.Rf2-f8 #\n      1...Bb6*a5\n          2.Rf2-f8 +\n              \
                    2...Ke8-d7\n                  3.Bh3*e6 #\n\n   1.Rh1-h8 # !\n";
    let expected = "key 1.Rh1-f1!\n  threat 2.Rf2-f8+\n    2...Ke8-d7\n      3.Bh3*e6#\n  threat 2.Bh3*e6\n    threat 3.Rf2-f8#\n  \
                    1...Bb6*a5\n    2.Rf2-f8+\n      2...Ke8-d7\n        3.Bh3*e6#\nkey 1.Rh1-h8#";
    assert_eq!(read(solution), (expected.to_owned(), [2, 0, 0]));
}

#[test]
fn lines_share_their_first_moves() {
    for (solution, expected, lines) in [
        (
            "  1...Kf6-f7   2.Kh8-h7 Ra1-h1 #\n\n  1.Kh8-g8 Kf6-g6   2.Kg8-h8 Ra1-a8 #\n  1.Kh8-g8 Ra1-a7 +   2.Kg8-f8 Ra7-a8 #\n",
            "set play\n  1...Kf6-f7\n    2.Kh8-h7\n      2...Ra1-h1#\n1.Kh8-g8\n  1...Kf6-g6\n    2.Kg8-h8\n      2...Ra1-a8#\n  \
             1...Ra1-a7+\n    2.Kg8-f8\n      2...Ra7-a8#",
            2,
        ),
        // Nothing else follows, so these are the solutions.
        (
            "  1...Ra1-h1 #\n  1...Kf7-g6   2.Kh8-g8 Ra1-a8 #\n",
            "1...Ra1-h1#\n1...Kf7-g6\n  2.Kh8-g8\n    2...Ra1-a8#",
            2,
        ),
        (
            "  1.Kh8-h7   2.Kh7-h6 Qb2-h2 #\n  9.Kh7-g8  10.Kg8-f8 a7-a8=S #\n",
            "1.Kh8-h7\n  2.Kh7-h6\n    2...Qb2-h2#\n9.Kh7-g8\n  10.Kg8-f8\n    10...a7-a8=S#",
            2,
        ),
        (
            "  1.Ba2-c4   2.Ra1-a8   1.Bd8-g5 + h4*g5   2.f7-f5 g5*f6 ep. #\n",
            "1.Ba2-c4\n  2.Ra1-a8\n    1.Bd8-g5+\n      1...h4*g5\n        2.f7-f5\n          2...g5*f6 ep.#",
            1,
        ),
        (
            "  1.Bc3-e5 Rf8-f5   2.Kf5*e3[+wuRf4] uRf4-f2   3.0-0 nGa1-a3[f1=w] ==\n",
            "1.Bc3-e5\n  1...Rf8-f5\n    2.Kf5*e3[+wuRf4]\n      2...uRf4-f2\n        3.0-0\n          3...nGa1-a3[f1=w]==",
            1,
        ),
    ] {
        assert_eq!(read(solution), (expected.to_owned(), [0, 0, lines]), "{solution}");
    }
}

#[test]
fn twins_have_their_own_solutions() {
    let solution = "zeroposition\n\na) wRa1-->b1  \n\n  1...Kf6-f7   2.Kh8-h7 Rb1-h1 #\n\n  1.Kh8-g8 Ra1-a8 #\n\n+b) -bPh7  \n\n  \
                    1...Kf6-g6 #\n\n";
    let expected = "text zeroposition\ntwin a) wRa1-->b1\n  set play\n    1...Kf6-f7\n      2.Kh8-h7\n        2...Rb1-h1#\n  \
                    1.Kh8-g8\n    1...Ra1-a8#\ntwin +b) -bPh7\n  1...Kf6-g6#";
    assert_eq!(read(solution), (expected.to_owned(), [0, 0, 2]));
}

#[test]
fn nothing_is_lost() {
    for (solution, expected) in [
        ("both sides need a king\n", "text both sides need a king"),
        (
            " threat:\n          2.Ra1-a8 #\n      1...b2-b1=Q +\n        refutes.\n",
            "text threat:\nthreat 2.Ra1-a8#\n1...b2-b1=Q+\n  text refutes.",
        ),
        ("   1.Ra1-a8 # ?!?\n", "1.Ra1-a8#?!?"),
        ("  1  (Ra1-a8 +    Time = 0.013 s)\n   1.Ra1-a8 # !\n", "key 1.Ra1-a8#"),
        ("  1...  ...   2.Ka1-a2 Kc1-c2 #\n", "2.Ka1-a2\n  2...Kc1-c2#"),
        (
            "the answer is 42.\n3.14 is a number\n",
            "text the answer is 42.\n3.14\n  3...is\n    3...a\n      3...number",
        ),
    ] {
        assert_eq!(read(solution).0, expected, "{solution}");
    }
    let long = format!("  1.Ka1-a2{}\n", " Kb1-b2".repeat(400));
    let answer = PopeyeAnswer::read(&long);
    assert_eq!(answer.nodes.last().map(PopeyeNode::label), Some("Kb1-b2 ".repeat(101).trim_end().to_owned()));
}

#[test]
fn the_board_and_its_caption_are_left_out() {
    let border = "+---a---b---c---d---e---f---g---h---+\n";
    let output = format!(
        "Popeye Linux-64Bit v4.104 (1024 MB)\n\n            A. Author\n\n{border}|       |\n8   .   .   8\n{border}  \
         h#2       2 + 1\n           Circe\n\na) \n\n  1.Kh8-g8 Kf6-g6 #\n\nPartial solution Time = 1:02.5 m:s\n"
    );
    let answer = PopeyeAnswer::read(&output);
    assert_eq!(rows(&answer), ["twin a)", "  1.Kh8-g8", "    1...Kf6-g6#"]);
    assert_eq!((answer.version.as_str(), answer.time.as_deref()), ("4.104", Some("1:02.5 m:s")));
    assert!(!answer.is_finished);
}

#[test]
fn problems_and_answers_keep_the_language_of_the_record() {
    let text = "AnfangProblem\nAutor A. Autor\nSteine\n  Weiss Kf6 Ta1\n  Schwarz Kh8\nForderung #2\nBedingung Circe\nEndeProblem\n";
    let document = Document::from_bytes_as(text.into(), Format::Popeye);
    let (record, composition) = (document.record(0), record_composition(&document.record(0)));
    let expected = "AnfangProblem\nSteine\n  Weiss Kf6 Ta1\n  Schwarz Kh8\nForderung #2\nOption OhneBrett\nOption Varianten\n\
                    Option Verfuehrung\nOption Satzspiel\nBedingung Circe\nEndeProblem\n";
    assert_eq!(popeye_problem(&record, &composition, composition.stipulation).as_deref(), Some(expected));
    let solution = "   1.Ta1-a6 ? Zugzwang.\n    Aber\n      1...Kh8-h7 !\n\n   1.Kf6-f7 ! Drohung:\n          2.Ta1-h1 #\n\n\
                    Loesung beendet. Zeit = 0.1 s\n";
    let answer = PopeyeAnswer::read(&format!("Popeye Linux-64Bit v4.104 (1024 MB)\n\n{solution}"));
    let expected = ["try 1.Ta1-a6? zugzwang", "  refutation 1...Kh8-h7!", "key 1.Kf6-f7!", "  threat 2.Ta1-h1#"];
    assert_eq!(rows(&answer), expected);
    assert_eq!((answer.is_finished, answer.time.as_deref()), (true, Some("0.1 s")));
}
