//! Boards with one rank per line: their orientation and the text around them.

use fenwright::notation::fen;
use fenwright::notation::forgiving::{self, CorrectedPosition, Reading};
use fenwright::wording::messages;

#[expect(clippy::panic, reason = "a helper of a test fails as the test does")]
fn mended(text: &str) -> Box<CorrectedPosition> {
    match forgiving::read(text) {
        Reading::Corrected(mended) => mended,
        other => panic!("{text:?}: {other:?}"),
    }
}

/// Middle games and an endgame, starting with the eighth rank.
const BOARDS: [&str; 3] = [
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R",
    "2r2rk1/pp3ppp/4p3/3pP3/3P4/P4N2/1P3PPP/2R3K1",
    "4k3/p6p/8/8/8/8/P6P/4K3",
];

/// Ranks as lines with separated squares.
fn dotted(rank: &str) -> String {
    let squares = rank.chars().map(|char| char.to_digit(10).map_or(char.to_string(), |run| ".".repeat(run as usize)));
    squares.collect::<String>().chars().map(String::from).collect::<Vec<_>>().join(" ")
}

/// Ways to number a rank.
const NUMBERED: [fn(&str, usize) -> String; 10] = [
    |rank, number| format!("{number} {rank}"),
    |rank, number| format!("{number}. {rank}"),
    |rank, number| format!("{number}: {rank}"),
    |rank, number| format!("{number}) {rank}"),
    |rank, number| format!("({number}) {rank}"),
    |rank, number| format!("{number}| {rank}"),
    |rank, number| format!("{number} | {rank} |"),
    |rank, number| format!("{rank} {number}"),
    |rank, number| format!("{rank} | {number}"),
    |rank, number| format!("{rank} .{number}"),
];

/// Line numbers from top to bottom do not override the pieces, which show the orientation. The other orientation is
/// offered.
#[test]
fn the_pieces_show_the_orientation() {
    for board in BOARDS {
        let expected = format!("{board} w - - 0 1");
        let ranks: Vec<&str> = board.split('/').collect();
        let upside_down: Vec<&str> = ranks.iter().rev().copied().collect();
        for numbered in NUMBERED {
            for ruler in ["", "\n  a b c d e f g h"] {
                for draw in [|rank: &str| rank.to_owned(), dotted] {
                    let lines = |ranks: &[&str], from_top: fn(usize) -> usize| {
                        let line = |(at, rank): (usize, &&str)| numbered(&draw(rank), from_top(at));
                        ranks.iter().enumerate().map(line).collect::<Vec<_>>().join("\n") + ruler
                    };
                    let counted = lines(&ranks, |at| at + 1);
                    let read = mended(&counted);
                    assert_eq!(fen::write(&read.position), expected, "{counted}");
                    assert_eq!(read.alternatives.len(), 1, "{counted}");
                    let said = messages(&read.corrections);
                    assert!(said.contains(&"Pieces: “1 2 3 4 5 6 7 8” left out".to_owned()), "{said:?}");
                    assert_eq!(fen::write(&mended(&lines(&ranks, |at| 8 - at)).position), expected);
                    // Without file letters, drawn squares are turned with their ranks.
                    if !ruler.is_empty() || draw("8") == "8" {
                        let turned = mended(&lines(&upside_down, |at| at + 1));
                        assert_eq!(fen::write(&turned.position), expected);
                    }
                }
            }
        }
    }
}

/// If the pieces do not show the orientation, the numbers do. The other orientation is offered.
#[test]
fn numbers_show_the_orientation_if_the_pieces_do_not() {
    let text = "1 8\n2 4K3\n3 8\n4 3R4\n5 8\n6 4k3\n7 8\n8 8";
    let found = mended(text);
    assert_eq!(fen::write(&found.position), "8/8/4k3/8/3R4/8/4K3/8 w - - 0 1");
    let text = "1 8\n2 8\n3 4K3\n4 3R4\n5 4k3\n6 8\n7 8\n8 8";
    let found = mended(text);
    assert_eq!(fen::write(&found.position), "8/8/8/4k3/3R4/4K3/8/8 w - - 0 1");
    let others: Vec<String> = found.alternatives.iter().map(fen::write).collect();
    assert_eq!(others, ["8/8/4K3/3R4/4k3/8/8/8 w - - 0 1"]);
}

fn drawn(board: &str) -> String {
    board.split('/').map(dotted).collect::<Vec<_>>().join("\n")
}

/// Lines that say nothing about the position are kept as comments, and this is reported.
#[test]
fn lines_between_drawn_boards_are_said() {
    use fenwright::diagram::{Diagram, text};
    let unicode = |board: &str| text::unicode(&Diagram::new(fen::read(&format!("{board} w - - 0 1")).unwrap()));
    for draw in
        [drawn, |board: &str| text::ascii(&Diagram::new(fen::read(&format!("{board} w - - 0 1")).unwrap())), unicode]
    {
        let [first, second, third] = BOARDS.map(draw);
        let text = format!(
            "Dear friends,\n\n{first}\n\nThis one is by Reti.\nIt was much admired.\n\n{second}\n\nBlack to move\n\n{third}\n\nYours"
        );
        let found = forgiving::read_all(&text);
        let said: Vec<Vec<String>> = found
            .iter()
            .map(|passage| match &passage.reading {
                Reading::Corrected(mended) => {
                    messages(&mended.corrections).into_iter().filter(|said| said.contains("kept")).collect()
                }
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(
            said,
            [
                vec![
                    "Before the position: “Dear friends” kept as a comment",
                    "After the position: “This one is by Reti. It was much admired.” kept as a comment",
                ],
                vec![],
                vec!["After the position: “Yours” kept as a comment"],
            ],
            "{text}"
        );
        let fens: Vec<String> = found.iter().filter_map(|passage| passage.reading.position()).map(fen::write).collect();
        assert_eq!(
            fens,
            [(BOARDS[0], 'w'), (BOARDS[1], 'b'), (BOARDS[2], 'w')]
                .map(|(board, side)| format!("{board} {side} - - 0 1"))
        );
    }
}
