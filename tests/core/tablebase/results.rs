//! Results under the 50-move rule, with the clock.

use std::collections::BTreeMap;

use fenwright::rules::Play;
use fenwright::tablebase::{Dtz, Outcome, Refusal};

use super::made::{BLESSED_LOSS, CURSED_WIN, DRAW, FOR_BLACK, Folder, LOSS, LOSS_IN_PLIES, WIN, WIN_IN_PLIES};
use super::{outcome, probe, read};

const WHITE_QUEEN: &str = "7k/8/8/8/8/8/8/K2Q4 w - -";
const WHITE_DEFENDS: &str = "7K/8/8/8/8/8/8/k2q4 w - -";

#[test]
fn a_table_has_a_result_for_each_side_to_move() {
    let cases = [
        ([WIN, LOSS], [Outcome::Win, Outcome::Loss]),
        ([CURSED_WIN, BLESSED_LOSS], [Outcome::CursedWin, Outcome::BlessedLoss]),
        ([DRAW, DRAW], [Outcome::Draw, Outcome::Draw]),
    ];
    for (values, outcomes) in cases {
        let folder = Folder::new();
        let tables = folder.results("KQvK", values).open();
        let found = [
            format!("{WHITE_QUEEN} 0 1"),
            WHITE_QUEEN.replace(" w ", " b ") + " 0 1",
            WHITE_DEFENDS.replace(" w ", " b ") + " 0 1",
            format!("{WHITE_DEFENDS} 0 1"),
        ];
        assert_eq!(found.map(|text| outcome(&tables, &text)), [outcomes, outcomes].concat()[..]);
    }
}

#[test]
fn captures_count_more_than_the_table() {
    let folder = Folder::new();
    let tables = folder.results("KQvK", [WIN, LOSS]).results("KRvKP", [LOSS, LOSS]).results("KRvK", [WIN, LOSS]).open();
    assert_eq!(outcome(&tables, "8/8/8/8/8/8/1k6/2Q1K3 b - - 0 1"), Outcome::Draw, "the queen is captured");
    assert_eq!(outcome(&tables, "8/8/8/8/8/p7/1k6/3K3R w - - 0 1"), Outcome::Loss);
    assert_eq!(outcome(&tables, "8/6k1/8/8/8/p6R/8/3K4 w - - 0 1"), Outcome::Win, "the pawn is captured");
}

/// The distance of these tables is 1 more than stored if it is in half moves, and else twice that and 1 more.
#[test]
fn the_clock_decides_whether_a_win_is_in_time() {
    use Outcome::{BlessedLoss, CursedWin, Loss, MaybeLoss, MaybeWin, Win};
    let exact = WIN_IN_PLIES | LOSS_IN_PLIES;
    let cases = [
        (
            19,
            exact,
            [20, 20],
            &[(0, Win), (1, Win), (80, Win), (81, CursedWin), (100, CursedWin), (150, CursedWin)][..],
        ),
        (99, exact, [100, 100], &[(0, Win), (1, CursedWin)]),
        (20, 0, [41, 42], &[(0, Win), (58, Win), (59, MaybeWin), (60, CursedWin)]),
        (49, 0, [99, 100], &[(0, Win), (1, MaybeWin), (2, CursedWin)]),
    ];
    for (stored, flags, [at_least, at_most], outcomes) in cases {
        let folder = Folder::new();
        let tables = folder.results("KQvK", [WIN, LOSS]).distances("KQvK", stored, flags).open();
        for &(clock, expected) in outcomes {
            let found = probe(&tables, &format!("{WHITE_QUEEN} {clock} 99")).unwrap();
            assert_eq!(
                (found.outcome, found.dtz),
                (expected, Ok(Some(Dtz { at_least, at_most }))),
                "{stored}, {clock}"
            );
        }
    }
    // The file has White to move, so each move of Black is tried, which is a half move more.
    let folder = Folder::new();
    let tables = folder.results("KQvK", [WIN, LOSS]).distances("KQvK", 20, 0).open();
    for (clock, expected) in [(0, Loss), (57, Loss), (58, MaybeLoss), (59, BlessedLoss), (100, BlessedLoss)] {
        let found = probe(&tables, &format!("{WHITE_DEFENDS} {clock} 99")).unwrap();
        assert_eq!((found.outcome, found.dtz), (expected, Ok(Some(Dtz { at_least: 42, at_most: 43 }))), "{clock}");
    }
    let tables = folder.distances("KQvK", 20, FOR_BLACK | LOSS_IN_PLIES).open();
    let found = probe(&tables, &format!("{WHITE_DEFENDS} 79 99")).unwrap();
    assert_eq!((found.outcome, found.dtz), (Loss, Ok(Some(Dtz { at_least: 21, at_most: 21 }))));
}

#[test]
fn without_distances_a_running_clock_leaves_the_result_open() {
    let missing = Err(Refusal::Missing("KQvK.rtbz".to_owned()));
    let cases = [
        ([WIN, LOSS], [Outcome::Win, Outcome::Loss], [Outcome::MaybeWin, Outcome::MaybeLoss]),
        (
            [CURSED_WIN, BLESSED_LOSS],
            [Outcome::CursedWin, Outcome::BlessedLoss],
            [Outcome::CursedWin, Outcome::BlessedLoss],
        ),
    ];
    for (values, at_zero, later) in cases {
        let folder = Folder::new();
        let tables = folder.results("KQvK", values).open();
        for (clock, outcomes) in [(0, at_zero), (1, later), (100, later)] {
            for (text, expected) in [WHITE_QUEEN, WHITE_DEFENDS].into_iter().zip(outcomes) {
                let found = probe(&tables, &format!("{text} {clock} 99")).unwrap();
                assert_eq!((found.outcome, &found.dtz), (expected, &missing), "{text} {clock}");
            }
        }
    }
    let folder = Folder::new();
    let draw = probe(&folder.results("KQvK", [DRAW, DRAW]).open(), &format!("{WHITE_QUEEN} 70 99"));
    assert_eq!(draw.map(|found| (found.outcome, found.dtz)), Ok((Outcome::Draw, Ok(None))));
}

#[test]
fn the_end_of_the_game_needs_no_table() {
    let tables = Folder::new().open();
    let cases = [
        ("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", Outcome::Loss),
        ("k7/1Q6/1K6/8/8/8/8/8 b - - 100 99", Outcome::Loss),
        ("k7/2Q5/1K6/8/8/8/8/8 b - - 100 99", Outcome::Draw),
        ("k7/8/1K6/8/8/8/8/8 b - - 40 99", Outcome::Draw),
    ];
    for (text, expected) in cases {
        let found = probe(&tables, text).unwrap();
        assert_eq!((found.outcome, found.dtz), (expected, Ok(None)), "{text}");
    }
}

#[test]
fn moves_have_the_result_for_the_side_that_makes_them() {
    let folder = Folder::new();
    let tables = folder.results("KQvK", [WIN, LOSS]).distances("KQvK", 20, WIN_IN_PLIES | LOSS_IN_PLIES).open();
    let results = |text: &str| -> BTreeMap<String, Result<Outcome, Refusal>> {
        let position = read(text);
        let play = Play::from_position(&position).unwrap();
        let moves = tables.moves(&position).into_iter();
        moves.map(|(legal, found)| (play.to_san(legal).unwrap(), found.map(|found| found.outcome))).collect()
    };
    let last_chance = results("k7/3Q4/1K6/8/8/8/8/8 w - - 99 99");
    assert_eq!(
        last_chance.len(),
        Play::from_position(&read("k7/3Q4/1K6/8/8/8/8/8 w - - 99 99")).unwrap().count_moves()
    );
    assert_eq!(last_chance["Qd8#"], Ok(Outcome::Win), "mate comes before the 50-move rule");
    assert_eq!(last_chance["Qc7"], Ok(Outcome::Draw), "stalemate");
    assert_eq!(last_chance["Kc6"], Ok(Outcome::CursedWin));
    let attacked = results("8/8/8/8/8/8/1k6/2Q1K3 b - - 12 40");
    assert_eq!(attacked["Kxc1"], Ok(Outcome::Draw));
    let promoting = results("8/4P3/8/8/8/k7/8/K7 w - - 60 99");
    assert_eq!(promoting["e8=Q"], Ok(Outcome::Win), "the clock starts again");
    assert_eq!(promoting["e8=R"], Err(Refusal::Missing("KRvK.rtbw".to_owned())));
    assert_eq!(promoting["Kb1"], Err(Refusal::Missing("KPvK.rtbw".to_owned())));
    assert!(tables.moves(&read("8/8/8/8/8/8/8/K7 w - - 0 1")).is_empty());
}

#[test]
fn the_missing_table_is_that_of_the_position() {
    let folder = Folder::new();
    let tables = folder.results("KQvK", [WIN, LOSS]).results("KRRvKR", [WIN, LOSS]).open();
    // Black's rook can be captured, for which KQvK is enough, or KRvK is missing.
    let winning_capture = "7k/8/8/8/8/8/r7/K2Q4 w - - 0 1";
    assert_eq!(outcome(&tables, winning_capture), Outcome::Win);
    let no_capture = "7k/8/8/8/8/1r6/8/K5Q1 w - - 0 1";
    assert_eq!(probe(&tables, no_capture), Err(Refusal::Missing("KQvKR.rtbw".to_owned())));
    let other_capture = "7k/8/8/8/8/8/r7/K2R4 w - - 0 1";
    assert_eq!(probe(&tables, other_capture), Err(Refusal::Missing("KRvKR.rtbw".to_owned())));
    let own_is_there = "6k1/8/8/8/8/8/r7/K2R3R w - - 0 1";
    assert_eq!(probe(&tables, own_is_there), Err(Refusal::Missing("KRRvK.rtbw".to_owned())));
}
