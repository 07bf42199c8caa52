//! Helpmates compared with a naive search, and their judgements.

use std::num::NonZeroUsize;

use fenwright::board::Goal;
use fenwright::rules::solver::{Helpmate, Helpmates, Judgement, SearchControl};
use fenwright::wording::Sentence;
use shakmaty::CastlingMode;

use super::differential::{after_random_moves, few_men};
use super::{TABLE, naive, read, stopped};

/// Material with many helpmates.
const MATERIAL: [&str; 8] =
    ["K vs KQ", "K vs KR", "KP vs KR", "KN vs KR", "KB vs KN", "KR vs KB", "KP vs KP", "KP vs KN"];

/// Made for these tests. White plays two moves.
const ONE_AND_A_HALF: &str = "2k5/8/K2R1p2/8/8/8/8/8 w - - 0 1";

fn lines(found: &Helpmates) -> Vec<Vec<String>> {
    let mut lines: Vec<Vec<String>> =
        found.lines.iter().map(|line| line.iter().map(|named| named.uci.clone()).collect()).collect();
    lines.sort();
    lines
}

#[test]
fn helpmates_are_those_of_a_naive_search() {
    let (mut positions, mut lengths, mut helpmates) = (0, [0; 6], 0);
    let half = after_random_moves(22, 200).into_iter().map(|text| (text, 1));
    let one = after_random_moves(21, 300).into_iter().map(|text| (text, 2));
    let one_and_a_half = few_men(&MATERIAL, 500, 1200).map(|text| (text, 3));
    let two = few_men(&MATERIAL, 1, 400).map(|text| (text, 4));
    // Two and a half moves: beyond few moves and few pieces the naive solver takes seconds.
    let longest = few_men(&["KR vs K", "KQ vs K"], 2000, 80).filter(|text| text.contains(" w ")).map(|text| (text, 5));
    let all = half.chain(one).chain(one_and_a_half).chain(two).chain(longest);
    for (number, (text, half_moves)) in all.enumerate() {
        let position = read(&text);
        let (table, threads) = [(TABLE, 1), (64, 1), (TABLE, 2)][number % 3];
        let Ok(helpmate) = Helpmate::new(&position, half_moves, table) else { continue };
        let found = helpmate.solve(NonZeroUsize::new(threads).expect("threads"), &SearchControl::default());
        let mode = CastlingMode::from_chess960(position.is_chess960());
        let game = naive::game(&text);
        let mut expected: Vec<_> =
            lengths_up_to(half_moves).flat_map(|length| naive::lines(&game, length, Goal::Helpmate, mode)).collect();
        expected.sort();
        assert_eq!(
            lines(&found),
            expected,
            "in {half_moves} half moves, table of {table} bytes, {threads} threads: {text}"
        );
        positions += 1;
        helpmates += expected.len();
        lengths[usize::from(half_moves)] += usize::from(!expected.is_empty());
    }
    let is_enough = positions > 1300 && helpmates > 1000 && lengths[1..5].iter().all(|count| *count >= 10);
    let is_enough = is_enough && lengths[5] >= 3;
    assert!(is_enough, "{positions} positions, with mates in half moves {lengths:?}, {helpmates} helpmates");
}

/// The lengths that are even or odd like this number of half moves, which depends on the side that mates.
fn lengths_up_to(half_moves: u16) -> impl Iterator<Item = usize> {
    (1..=usize::from(half_moves)).filter(move |length| length % 2 == usize::from(half_moves) % 2)
}

fn solve(text: &str, moves: u16, threads: usize) -> Helpmates {
    solve_half_moves(text, 2 * moves, threads)
}

fn solve_half_moves(text: &str, half_moves: u16, threads: usize) -> Helpmates {
    let helpmate = Helpmate::new(&read(text), half_moves, TABLE).expect(text);
    assert_eq!(helpmate.half_moves, half_moves);
    helpmate.solve(NonZeroUsize::new(threads).expect("threads"), &SearchControl::default())
}

#[test]
fn helpmates_are_judged_and_printed() {
    for (text, moves, code, sentence) in [
        ("7k/8/5K2/8/8/8/8/R7 b - - 0 1", 2, "several", "Several solutions: 22 helpmates in 2"),
        ("7k/8/5K2/8/8/8/8/R7 b - - 0 1", 1, "no-solution", "No solution: there is no helpmate in 1"),
        ("k7/8/1K6/8/8/8/8/7R b - - 0 1", 1, "sound", "Sound: 1 helpmate in 1, and no other"),
        ("R6k/6pp/8/8/8/8/8/K7 b - - 0 1", 2, "already-mate", "The side to move is already checkmated"),
        ("8/8/8/8/8/5k2/8/6K1 b - - 0 1", 5, "no-solution", "No solution: there is no helpmate in 5"),
        ("7k/8/8/8/8/8/1QQQ4/K7 b - - 0 1", 3, "short", "Short solution: 41 helpmates in 2, not in 3"),
    ] {
        let found = solve(text, moves, 1);
        assert_eq!((found.judgement().id(), found.sentence().as_str()), (code, sentence), "{text}");
    }
}

/// The side to move begins with the half move and gives mate.
#[test]
fn helpmates_in_half_numbers_of_moves_begin_with_the_side_that_mates() {
    for (text, half_moves, code, sentence, printed) in [
        ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", 1, "sound", "Sound: 1 helpmate in 0.5, and no other", &["1...Ra8#"][..]),
        (ONE_AND_A_HALF, 1, "no-solution", "No solution: there is no helpmate in 0.5", &[]),
        (ONE_AND_A_HALF, 3, "sound", "Sound: 1 helpmate in 1.5, and no other", &["1...Kb6 2.Kb8 Rd8#"]),
        (
            "8/4R3/7k/8/5p2/8/5K2/8 w - - 0 1",
            5,
            "sound",
            "Sound: 1 helpmate in 2.5, and no other",
            &["1...Kf3 2.Kh5 Kxf4 3.Kh4 Rh7#"],
        ),
        (
            "8/5k2/8/5P2/8/7K/4r3/8 b - - 0 1",
            5,
            "sound",
            "Sound: 1 helpmate in 2.5, and no other",
            &["1...Kf6 2.Kh4 Kxf5 3.Kh5 Rh2#"],
        ),
    ] {
        let found = solve_half_moves(text, half_moves, 2);
        assert_eq!((found.judgement().id(), found.sentence().as_str()), (code, sentence), "{text}");
        assert_eq!(found.notation_lines(), printed, "{text}");
        assert_eq!((found.searched, found.begins_with_half()), (half_moves, true), "{text}");
    }
    let found = solve_half_moves(ONE_AND_A_HALF, 5, 1);
    let said = found.sentence();
    assert!(said.starts_with("Short solution: 1 helpmate in 1.5, not in 2.5"), "{said}");
    assert_eq!(found.movetext(&read(ONE_AND_A_HALF)), "1. Kb6 Kb8 2. Rd8#", "the shortest, numbered as the game is");
}

#[test]
fn both_colours_can_be_mated() {
    assert_eq!(solve("k7/8/1K6/8/8/8/8/7R b - - 0 1", 1, 1).notation_lines(), ["1.Kb8 Rh8#"]);
    assert_eq!(solve("K7/8/1k6/8/8/8/8/7r w - - 0 1", 1, 1).notation_lines(), ["1.Kb8 Rh8#"]);
    // A series that ends in mate too early does not continue.
    let fool = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert!(solve(fool, 2, 2).notation_lines().contains(&"1.g4 e5 2.f3 Qh4#".to_owned()));
    assert_eq!(solve(fool, 2, 2).lines.len(), 8);
}

#[test]
fn the_same_helpmates_are_kept_on_any_number_of_threads() {
    let text = "7k/8/8/8/8/8/1QQQ4/K7 b - - 0 1";
    let one = solve(text, 3, 1);
    assert!(one.has_more && one.is_complete() && one.lines.len() == Helpmate::MAX_LINES, "{}", one.lines.len());
    assert!(one.searched < 6);
    for threads in [2, 3] {
        assert_eq!(solve(text, 3, threads), one, "on {threads} threads");
    }
}

#[test]
fn a_search_that_is_stopped_claims_nothing() {
    let endless = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let helpmate = Helpmate::new(&read(endless), 2, TABLE).expect("a legal position");
    let watch = SearchControl::default();
    watch.stop();
    let found = helpmate.solve(NonZeroUsize::MIN, &watch);
    assert_eq!((found.judgement(), found.searched), (Judgement::Unfinished, 0));
    assert_eq!(found.sentence(), "Not finished: nothing is proven yet");
    // A mate takes long, because the pawns keep the rook out.
    let barren = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/R3K3 b - - 0 1";
    let helpmate = Helpmate::new(&read(barren), 120, TABLE).expect("a legal position");
    let found = stopped(|watch| helpmate.solve(NonZeroUsize::MIN, watch));
    assert!(!found.is_complete() && found.searched > 0, "{}", found.sentence());
}
