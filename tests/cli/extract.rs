//! `fenwright extract`.

use std::fs;

use super::program::{Folder, KINGS, run, run_with};

const GAMES: &str = "[Event \"a\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 2. Nf3! Nc6 {a comment} 3. Bb5 *\n\n\
    [Event \"b\"]\n[White \"Cat\"]\n[Black \"Dan\"]\n\n1. d4 d5 (1... Nf6!) 2. c4 e6?? 3. Nc3 *\n";

#[test]
fn positions_are_written_in_every_format() {
    let folder = Folder::new();
    let path = folder.file("a.pgn", GAMES);
    let epd = run(&["extract", "--where", "nag", &path]);
    let expected = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - id \"Ann - Bob, 2\"; c0 \"Source: a\"; \
                    pv Nf3 Nc6 Bb5; fmvn 2;\n\
                    rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - id \"Cat - Dan, 3\"; c0 \"Source: b\"; \
                    pv Nc3; fmvn 3;\n";
    assert_eq!((epd.code, epd.out.as_str(), epd.err.as_str()), (Some(0), expected, ""));
    let csv = run(&["extract", "--where", "nag", "--to", "csv", "--moves", "1", &path]).out;
    assert_eq!(csv.lines().next(), Some("FEN,Title,Source,Solution"), "{csv}");
    assert!(csv.contains(",\"Ann - Bob, 2\",a,Nf3\n"), "{csv}");
    let pgn = run(&["extract", "--where", "nag,comment,mark,move:2", "--to", "pgn", &path]).out;
    assert_eq!(pgn.matches("[FEN ").count(), 4, "{pgn}");
    assert!(pgn.contains("[Round \"4\"]"), "{pgn}");
    let fen = run(&["extract", "--where", "end", "--to", "fen", &path]).out;
    assert_eq!(fen.lines().filter(|line| !line.starts_with('#')).count(), 2, "{fen}");
    let both = run(&["extract", "--where", "nag", "--variations", &path]).out;
    assert_eq!(both.lines().count(), 3, "{both}");
}

#[test]
fn the_extension_of_the_output_names_its_format() {
    let folder = Folder::new();
    let (path, out) = (folder.file("a.pgn", GAMES), folder.file("out.tsv", ""));
    let ran = run(&["extract", "--where", "comment", "-o", &out, &path]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""), "{}", ran.err);
    let written = fs::read_to_string(out).expect("a file");
    assert!(
        written.starts_with("FEN\tTitle\tSource\tComment\tSolution\n") && written.contains("\ta comment\tBb5\n"),
        "{written}"
    );
}

#[test]
fn moves_and_streams_are_read_and_nothing_found_is_said() {
    let typed = run(&["extract", "--where", "end", "1. f3 e5 2. g4 Qh4#"]);
    assert!(
        typed.out.starts_with("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - id \"3\";"),
        "{}",
        typed.out
    );
    let piped = run_with(&["extract", "--where", "move:2", "-"], GAMES.repeat(500).as_bytes());
    assert_eq!((piped.code, piped.out.lines().count()), (Some(0), 1000), "{}", piped.err);
    let none = run(&["extract", "--where", "move:50", KINGS]);
    assert_eq!((none.code, none.out.as_str()), (Some(1), ""));
    assert_eq!(none.err, "fenwright: No such positions were found.\n");
    for arguments in
        [&["extract", "--where", "nags", "x"][..], &["extract", "x"], &["extract", "--where", "nag", "missing.pgn"]]
    {
        assert_eq!(run(arguments).code, Some(2), "{arguments:?}");
    }
}
