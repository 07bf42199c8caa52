//! Mates on boards of other sizes, compared with a naive search.

use std::num::NonZeroUsize;

use fenwright::board::Goal;
use fenwright::notation::fen;
use fenwright::rules::solver::{Helpmate, Judgement, SearchControl, Solver};
use fenwright::rules::{self, Play};
use fenwright::wording::notation_lines;
use fenwright::{Position, Size};

use super::{TABLE, keys, read};

const ONE: NonZeroUsize = NonZeroUsize::MIN;

fn after(play: &Play) -> impl Iterator<Item = (String, Play)> + '_ {
    play.moves().into_iter().map(|legal| {
        let mut after = play.clone();
        assert_eq!(after.play(legal), Ok(()));
        (play.to_uci(legal), after)
    })
}

fn is_mated(play: &Play) -> bool {
    play.is_check() && play.moves().is_empty()
}

/// Returns `true` if the other side reaches its aim against every move, with this number of moves left.
fn is_forced(play: &Play, moves: u8, goal: Goal) -> bool {
    if play.moves().is_empty() {
        return goal == Goal::Mate && play.is_check();
    }
    after(play).all(|(_, reached)| reaches(&reached, moves, goal))
}

fn reaches(play: &Play, moves: u8, goal: Goal) -> bool {
    if goal == Goal::Selfmate && is_mated(play) {
        return true;
    }
    moves > 0 && after(play).any(|(_, reached)| is_forced(&reached, moves - 1, goal))
}

/// All first moves that reach the aim, each with the minimum number of moves, sorted.
fn naive_keys(play: &Play, moves: u8, goal: Goal) -> Vec<(String, u8)> {
    let length = |reached: &Play| (1..=moves).find(|length| is_forced(reached, length - 1, goal));
    let mut keys: Vec<_> = after(play).filter_map(|(uci, reached)| Some((uci, length(&reached)?))).collect();
    keys.sort();
    keys
}

/// All series of exactly this number of half moves that end in mate, in UCI notation.
fn naive_series(play: &Play, plies: usize) -> Vec<Vec<String>> {
    if plies == 0 {
        return if is_mated(play) { vec![Vec::new()] } else { Vec::new() };
    }
    let mut all = Vec::new();
    for (uci, reached) in after(play) {
        all.extend(naive_series(&reached, plies - 1).into_iter().map(|rest| [vec![uci.clone()], rest].concat()));
    }
    all
}

/// Few pieces on small boards, where mates are common, with archbishops and chancellors.
fn drawn(count: usize) -> impl Iterator<Item = Position> {
    const DRAWN: [(u8, u8, &str); 8] = [
        (5, 5, "KQRB vs KP"),
        (5, 5, "KRRP vs K"),
        (5, 6, "KQA vs KP"),
        (6, 6, "KQQ vs KR"),
        (6, 5, "KCQ vs KB"),
        (5, 5, "KQR vs KQ"),
        (7, 5, "KRAC vs K"),
        (5, 8, "KQQP vs KP"),
    ];
    DRAWN
        .into_iter()
        .cycle()
        .zip(0..)
        .take(count)
        .filter_map(|((files, ranks, material), seed)| rules::random(Size::new(files, ranks)?, material, seed).ok())
}

#[test]
fn forced_mates_are_those_of_a_naive_search() {
    let mut with_mate = [0, 0];
    for (number, position) in drawn(96).enumerate() {
        let play = Play::from_position(&position).expect("a legal position");
        for (index, (goal, moves)) in [(Goal::Mate, 2), (Goal::Selfmate, 1)].into_iter().enumerate() {
            let threads = NonZeroUsize::new(1 + number % 2).expect("a number of threads");
            let solver = Solver::with_goal(goal, &position, moves, if number % 3 == 0 { 64 } else { TABLE });
            let solution = solver.expect("a legal position").solve(threads, &SearchControl::default());
            let expected = naive_keys(&play, moves, goal);
            assert_eq!(keys(&solution.keys), expected, "{goal:?} in {moves}: {}", fen::write(&position));
            with_mate[index] += usize::from(!expected.is_empty());
        }
    }
    assert!(with_mate[0] > 15, "{with_mate:?}");
}

#[test]
fn helpmates_are_those_of_a_naive_search() {
    let mut found = 0;
    for position in drawn(48) {
        let play = Play::from_position(&position).expect("a legal position");
        for plies in [1, 2, 3] {
            let helpmates = Helpmate::new(&position, plies, TABLE).expect("a legal position");
            let lines = helpmates.solve(ONE, &SearchControl::default()).lines;
            let uci = |line: &Vec<_>| line.iter().map(|named: &rules::solver::NamedMove| named.uci.clone()).collect();
            let mut lines: Vec<Vec<String>> =
                lines.iter().filter(|line| line.len() == usize::from(plies)).map(uci).collect();
            let mut expected = naive_series(&play, plies.into());
            lines.sort();
            expected.sort();
            assert_eq!(lines, expected, "{plies} half moves: {}", fen::write(&position));
            found += expected.len();
        }
    }
    assert!(found > 30, "{found} helpmates");
}

/// Mates and selfmates with their only keys, on Gardner, Los Alamos and Capablanca boards. Generated at random for this
/// test.
const SOUND: [(Goal, &str, u8, &str); 9] = [
    (Goal::Mate, "3r1/N1Q2/4k/3p1/3K1 w - - 0 1", 2, "Nb2"),
    (Goal::Mate, "5/2P2/pk1p1/1B3/R2K1 w - - 0 1", 2, "c5=Q"),
    (Goal::Mate, "5k/4R1/6/2NK2/2p2q/5R w - - 0 1", 2, "Ke4"),
    (Goal::Mate, "10/6A3/2p1C5/10/1Pp7/3r6/10/5k1K2 w - - 0 1", 2, "Ai5"),
    (Goal::Mate, "6k1K1/10/1p1r5p/10/7P2/7A2/5C4/10 w - - 0 1", 2, "Aj4"),
    (Goal::Selfmate, "2r2/pP3/K3R/2Q1q/k4 w - - 0 1", 1, "Qa2+"),
    (Goal::Selfmate, "4Q/2k2/pr2R/1Q3/3K1 w - - 0 1", 2, "Re4+"),
    (Goal::Selfmate, "2R3/6/b3Q1/2r3/1P1Kp1/1B3k b - - 0 1", 1, "e1=Q+"),
    (Goal::Selfmate, "7A2/p5Q3/1c8/3C6/7k2/KQ8/1r8/10 w - - 0 1", 2, "Qgg3+"),
];

#[test]
fn problems_have_printed_solutions_movetext_and_tries() {
    let watch = SearchControl::default();
    for (goal, text, moves, key) in SOUND {
        let solver = Solver::with_goal(goal, &read(text), moves, TABLE).expect("a legal position");
        let solution = solver.solve(ONE, &watch);
        assert_eq!((solution.judgement(), solution.keys[0].san.as_str()), (Judgement::Sound, key), "{text}");
        let play = Play::from_position(&read(text)).expect("a legal position");
        let shorter = naive_keys(&play, moves - 1, goal);
        assert!(shorter.is_empty(), "{shorter:?} in {text}");
        let printed = notation_lines(solver.notation_lines(&solution, ONE, &watch).expect("nobody stops it"));
        assert!(printed[0].starts_with(&format!("1.{key}!")), "{printed:?}");
        let movetext = solver.movetext(&read(text), &solution, ONE, &watch).expect("nobody stops it");
        assert!(movetext.contains(key) && movetext.ends_with(['#', ')']), "{movetext}");
        for one in solver.tries(&solution, ONE, &watch).expect("nobody stops it") {
            let mut tried = play.clone();
            assert!(
                tried.play(one.first.legal_move).is_ok() && tried.play(one.refutation.legal_move).is_ok(),
                "{one:?} in {text}"
            );
            assert!(!reaches(&tried, moves - 1, goal), "{one:?} in {text}");
        }
        let unused = solver.unused_pieces(&solution, ONE, &watch).expect("nobody stops it");
        assert!(unused.len() < play.position().board.pieces().count(), "{unused:?} in {text}");
    }
}
