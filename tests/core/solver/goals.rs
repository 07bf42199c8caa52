//! The goals of all genres compared with a naive search.

use std::num::NonZeroUsize;

use fenwright::Square;
use fenwright::board::{Genre, Goal};
use fenwright::notation::fen;
use fenwright::rules::solver::{Helpmate, SearchControl, Solver};
use fenwright::rules::{Problem, problems};
use shakmaty::CastlingMode;

use super::differential::few_men;
use super::selfmates::MADE;
use super::{TABLE, keys, naive, read};

/// Material in which mates, stalemates and captures are frequent.
const MATERIAL: [&str; 12] = [
    "KQ vs KP",
    "KR vs KP",
    "KQ vs KQ",
    "KQR vs KR",
    "KP vs KP",
    "KPP vs KR",
    "KQP vs KB",
    "KR vs KN",
    "KQ vs KR",
    "K vs KQP",
    "KQQ vs KPR",
    "KQR vs KPPB",
];

/// Returns random positions, for self play with few moves between a selfmate and its neighbours.
fn positions_for(goal: Goal, seed: u64, count: usize) -> Vec<String> {
    let is_self = matches!(goal.genre(), Some(Genre::SelfPlay | Genre::HelpSelf | Genre::SeriesSelf));
    if is_self && !goal.is_stalemate() { moved(seed, count) } else { few_men(&MATERIAL, seed, count).collect() }
}

/// Returns selfmates with one piece on another square.
fn moved(seed: u64, count: usize) -> Vec<String> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = || {
        let mut position = read(MADE[random.usize(..MADE.len())].0);
        let pieces: Vec<_> = position.board.pieces().collect();
        let (from, piece) = pieces[random.usize(..pieces.len())];
        position.board.set(from, None);
        position.board.set(Square::new(random.u8(..8), random.u8(1..7)), Some(piece));
        position
    };
    let legal = (0..).map(|_| position()).filter(|position| !problems(position).iter().any(Problem::is_illegal));
    legal.take(count).map(|position| fen::write(&position)).collect()
}

/// Compares forced goals. Returns the number of positions with a solution.
fn compare_forced(goal: Goal, moves: u8, seed: u64, positions: usize) -> usize {
    let mut count = 0;
    for text in positions_for(goal, seed, positions) {
        let Ok(solver) = Solver::with_goal(goal, &read(&text), moves, TABLE) else { continue };
        let found = keys(&solver.solve(NonZeroUsize::MIN, &SearchControl::default()).keys);
        let expected = naive::keys(goal, &naive::game(&text), moves, CastlingMode::Standard);
        assert_eq!(found, expected, "{goal:?} in {moves}: {text}");
        count += usize::from(!found.is_empty());
    }
    count
}

/// Compares lines of cooperative play. Returns their number.
fn compare_lines(goal: Goal, half_moves: u16, seed: u64, positions: usize) -> usize {
    let mut count = 0;
    for text in positions_for(goal, seed, positions) {
        let Ok(solver) = Helpmate::with_goal(goal, &read(&text), half_moves, TABLE) else { continue };
        let found = solver.solve(NonZeroUsize::MIN, &SearchControl::default());
        let forced = usize::from(matches!(goal.genre(), Some(Genre::HelpSelf | Genre::SeriesSelf)));
        let mut lines: Vec<Vec<String>> = found
            .lines
            .iter()
            .map(|line| line[..line.len() - forced].iter().map(|named| named.uci.clone()).collect())
            .collect();
        lines.dedup();
        assert_eq!(lines.len(), found.count());
        lines.sort();
        let game = naive::game(&text);
        let lengths = (1..=half_moves).filter(|length| (half_moves - length).is_multiple_of(2));
        let lengths = lengths.filter(|length| forced == 0 || *length > 1);
        let mut expected: Vec<_> =
            lengths.flat_map(|length| naive::lines(&game, usize::from(length), goal, CastlingMode::Standard)).collect();
        expected.sort();
        assert_eq!(lines, expected, "{goal:?} in {half_moves} half moves: {text}");
        count += lines.len();
    }
    count
}

#[test]
fn forced_goals_are_those_of_a_naive_search() {
    for (seed, goal) in (3000..).zip(Goal::problems().filter(|goal| goal.is_forced())) {
        let one = compare_forced(goal, 1, seed, 400);
        let two = compare_forced(goal, 2, seed, 40);
        let is_rare = goal == Goal::Selfstalemate;
        assert!(one + two > 1 || is_rare, "{goal:?}: {one} and {two} solutions");
    }
}

#[test]
fn cooperative_goals_are_those_of_a_naive_search() {
    for (seed, goal) in (3000..).zip(Goal::problems().filter(|goal| !goal.is_forced())) {
        let short = compare_lines(goal, 2, seed, 400);
        let long = compare_lines(goal, if goal.has_half_moves() { 3 } else { 4 }, seed, 80);
        let is_rare = matches!(goal, Goal::HelpSelfstalemate | Goal::SeriesSelfstalemate);
        assert!(short + long > 1 || is_rare, "{goal:?}: {short} and {long} lines");
    }
}
