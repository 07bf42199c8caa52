//! Tables as input and output of commands.

use super::program::{Folder, KINGS, run, run_with};

const ROWS: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80,83,72,\
mate mateIn2 middlegame short,https://lichess.org/yyznGmXs/black#34,Italian_Game\n";
const PUZZLE: &str = "q5nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w - - 1 18";

#[test]
fn tables_are_read_from_files_and_standard_input() {
    let folder = Folder::new();
    let path = folder.file("a.csv", ROWS);
    let from_file = run(&["convert", "--to", "fen", &path]);
    let expected = format!(
        "# 00sHx\n# Source: https://lichess.org/yyznGmXs/black#34\n# Stipulation: #2\n\
                            # Solution: Be6+ Kd8 Qf8#\n{PUZZLE}\n"
    );
    assert_eq!((from_file.code, from_file.out.as_str()), (Some(0), expected.as_str()));
    assert_eq!(from_file.err, "fenwright: FEN cannot store 6 operations.\n");
    let tabs = run_with(&["convert", "--to", "fen", "-"], ROWS.replace(',', "\t").as_bytes());
    assert_eq!((tabs.code, tabs.out), (Some(0), expected), "{}", tabs.err);
    let json = run(&["check", "--json", &path]).out;
    assert!(json.contains("\"line\":2") && json.contains("[\"pv\",[\"Be6+\",\"Kd8\",\"Qf8#\"]]"), "{json}");
    let solved = run(&["solve", "--mate", "2", &path]).out;
    assert!(solved.contains("Sound: Be6+ mates in 2"), "{solved}");
}

#[test]
fn the_line_of_a_faulty_row_is_reported() {
    let folder = Folder::new();
    let path = folder.file("a.csv", format!("Title;FEN\n\"a\nb\";{KINGS}\n\nc;4k3/8/8 w\n"));
    let ran = run(&["check", &path]);
    assert_eq!(ran.code, Some(1));
    assert!(format!("{}{}", ran.out, ran.err).contains("a.csv:5:"), "{}{}", ran.out, ran.err);
}

#[test]
fn positions_are_written_as_tables_with_the_columns_that_they_need() {
    let folder = Folder::new();
    let epd =
        folder.file("a.epd", "4k3/8/8/8/8/8/8/4K3 w - - bm Kd1; id \"a, b\"; done;\n4k3/8/8/8/8/8/8/4K3 b - - dm 3;\n");
    let ran = run(&["convert", "--to", "csv", &epd]);
    let expected = "FEN,Title,Stipulation,Done,bm\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,\"a, b\",,x,Kd1\n\
                    4k3/8/8/8/8/8/8/4K3 b - - 0 1,,#3,,\n";
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), expected), "{}", ran.err);
    let back = run_with(&["convert", "--to", "epd", "-"], expected.as_bytes());
    assert_eq!(back.out, "4k3/8/8/8/8/8/8/4K3 w - - id \"a, b\"; bm Kd1; done;\n4k3/8/8/8/8/8/8/4K3 b - - dm 3;\n");
    let game = folder.file("a.pgn", "[White \"x\"]\n[Black \"y\"]\n[WhiteElo \"2700\"]\n\n1. e4 e5 *\n");
    let ran = run(&["convert", "--to", "tsv", "--strict", &game]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert_eq!(ran.out.lines().next(), Some("FEN\tTitle\tSolution\tWhite\tBlack\tWhiteElo"));
}

#[test]
fn a_table_without_positions_is_empty() {
    let folder = Folder::new();
    let empty = folder.file("a.csv", "FEN,Title\n");
    let ran = run(&["convert", "--to", "fen", &empty]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""), "{}", ran.err);
}
