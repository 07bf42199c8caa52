//! The positions one edit away.

use std::collections::HashSet;

use fenwright::board::Transform;
use fenwright::notation::fen;
use fenwright::rules::repair::Edit;
use fenwright::rules::{Problem, problems};

use super::read;

/// Returns the FENs one edit away, without the clocks.
fn edited(text: &str) -> Vec<String> {
    let short = |fen: String| fen.rsplitn(3, ' ').last().unwrap_or_default().to_owned();
    Edit::all(&read(text)).iter().map(|(_, after)| short(fen::write(after))).collect()
}

#[test]
fn every_position_comes_once_and_allows_moves() {
    for text in
        ["8/Q4P2/4k3/8/4K3/8/8/8 w - - 0 1", "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", "6/6/2k3/6/2K3/3R2 w - - 0 1"]
    {
        let position = read(text);
        let all = Edit::all(&position);
        let distinct: HashSet<_> = all.iter().map(|(_, after)| *after).collect();
        assert_eq!(distinct.len(), all.len(), "{text}");
        assert!(!distinct.contains(&position), "{text}");
        for (edit, after) in &all {
            assert_eq!(edit.apply(&position), Some(*after), "{text}: {edit:?}");
            assert!(!problems(after).iter().any(Problem::is_illegal), "{text}: {edit:?}");
        }
    }
}

#[test]
fn the_number_of_edits_of_two_kings_is_known() {
    // Kings on a1 and h8. Each moves to every empty square not beside the other: 62 minus the 3 around the other king.
    // The move itself passes to the other side, and no shift keeps both kings on the board.
    let all = Edit::all(&read("7k/8/8/8/8/8/8/K7 w - - 0 1"));
    let count = |is_such: fn(&Edit) -> bool| all.iter().filter(|(edit, _)| is_such(edit)).count();
    assert_eq!(count(|edit| matches!(edit, Edit::Moved(..))), 2 * (62 - 3));
    assert_eq!(count(|edit| matches!(edit, Edit::SideToMove(_))), 1);
    assert_eq!(count(|edit| matches!(edit, Edit::Transformed(_))), 0);
    let added = count(|edit| matches!(edit, Edit::Added(..)));
    assert_eq!(all.len(), 2 * (62 - 3) + 1 + added);
    // No white piece may attack the king on h8: a queen on 62 - 20, a rook on 62 - 14, a bishop on 62 - 6, a knight on
    // 62 - 2, a pawn on 48 - 1 squares. A single black piece may check the king on a1, except for a pawn on a2.
    assert!(added > 62 - 20 + 62 - 14 + 62 - 6 + 62 - 2 + 47, "{added}");
}

#[test]
fn fields_beside_the_board_are_edited_too() {
    let castling = edited("r3k2r/8/8/8/8/8/8/R3K2R w KQq - 0 1");
    for rights in ["Qq", "Kq", "KQ", "KQkq"] {
        let wanted = format!("r3k2r/8/8/8/8/8/8/R3K2R w {rights} -");
        assert!(castling.contains(&wanted), "{wanted}");
    }
    let moved = "r3k2r/8/8/8/8/8/4K3/R6R w q -".to_owned();
    assert!(castling.contains(&moved), "a king that moves loses its rights");
    let en_passant = edited("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    assert!(en_passant.contains(&"4k3/8/8/3pP3/8/8/8/4K3 w - d6".to_owned()));
    let cleared = edited("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assert!(cleared.contains(&"4k3/8/8/3pP3/8/8/8/4K3 w - -".to_owned()));
    assert!(cleared.contains(&"4k3/8/8/4P3/8/8/8/4K3 w - -".to_owned()), "the square goes with its pawn");
}

#[test]
fn boards_shift_and_mirror_only_where_that_makes_another_puzzle() {
    let all = edited("8/8/3k4/8/3P4/3K4/8/8 w - - 0 1");
    for wanted in [
        "8/8/2k5/8/2P5/2K5/8/8 w - -",
        "8/8/4k3/8/4P3/4K3/8/8 w - -",
        "8/3k4/8/3P4/3K4/8/8/8 w - -",
        "8/8/8/3k4/8/3P4/3K4/8 w - -",
        "8/8/3K4/3P4/8/3k4/8/8 w - -",
    ] {
        assert!(all.contains(&wanted.to_owned()), "{wanted}");
    }
    assert!(!all.contains(&"8/8/4k3/8/4P3/4K3/8/8 b - -".to_owned()), "two edits");
    let transforms = |text: &str| {
        Edit::all(&read(text))
            .into_iter()
            .map(|(edit, _)| edit)
            .filter(|edit| matches!(edit, Edit::Transformed(_)))
            .collect::<Vec<_>>()
    };
    assert_eq!(transforms("7k/8/8/8/8/2P5/8/K7 w - - 0 1"), [Edit::Transformed(Transform::MirrorTopBottom)]);
    assert_eq!(transforms("7k/8/8/8/8/2R5/8/K7 w - - 0 1"), []);
}
