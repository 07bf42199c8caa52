//! A stopped search reports that it was stopped, and only results that it proved.

use std::num::NonZeroUsize;
use std::thread;
use std::time::{Duration, Instant};

use fenwright::Position;
use fenwright::board::{Rules, Variant};
use fenwright::rules::solver::{Helpmate, Judgement, NotSearched, SearchControl, SearchProgress, Solution};

use super::{Solver, read, solver, stopped};

/// A search that takes forever: no mate, and many pieces.
const ENDLESS: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn assert_unfinished(solution: &Solution) {
    assert!(!solution.is_complete() && solution.searched_moves < solution.moves, "{solution:?}");
    assert_eq!(solution.judgement(), Judgement::Unfinished, "{solution:?}");
    assert!(solution.keys.iter().all(|key| key.length <= solution.searched_moves), "{solution:?}");
}

#[test]
fn a_search_ends_when_another_thread_stops_it() {
    for threads in [1, 2] {
        let solver = solver(ENDLESS, 30);
        let watch = SearchControl::default();
        let threads = NonZeroUsize::new(threads).expect("a number of threads");
        let solution = thread::scope(|scope| {
            let search = scope.spawn(|| solver.solve(threads, &watch));
            while watch.progress().nodes == 0 {
                thread::sleep(Duration::from_millis(1));
            }
            watch.stop();
            search.join().expect("the search ends")
        });
        assert!(watch.is_stopped());
        assert!(watch.progress().depth > 0 && watch.progress().total > 0, "{:?}", watch.progress());
        assert_unfinished(&solution);
    }
}

#[test]
fn selfmates_and_helpmates_end_when_another_thread_stops_them() {
    for threads in [1, 2] {
        let threads = NonZeroUsize::new(threads).expect("a number of threads");
        let selfmate = Solver::selfmate(&read(ENDLESS), 30, 1 << 20).expect("a legal position");
        assert_unfinished(&stopped(|watch| selfmate.solve(threads, watch)));
        let helpmate = Helpmate::new(&read(ENDLESS), 60, 1 << 20).expect("a legal position");
        let found = stopped(|watch| helpmate.solve(threads, watch));
        assert!(found.searched < 30, "{} lines", found.lines.len());
    }
}

#[test]
fn a_search_ends_when_its_time_is_over() {
    let watch = SearchControl::with_deadline(Some(Instant::now() + Duration::from_millis(50)));
    assert_unfinished(&solver(ENDLESS, 30).solve(NonZeroUsize::MIN, &watch));
}

#[test]
fn a_search_that_was_stopped_before_it_began_knows_nothing() {
    let watch = SearchControl::default();
    assert_eq!(watch.progress(), SearchProgress::default());
    watch.stop();
    let solution = solver(ENDLESS, 30).solve(NonZeroUsize::MIN, &watch);
    assert_unfinished(&solution);
    assert_eq!((solution.searched_moves, solution.keys), (0, Vec::new()));
}

#[test]
fn results_of_a_stopped_search_are_proven() {
    // A mate in one is found before the stop, and it is still shorter than asked for.
    let solver = solver("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 40);
    let solution = stopped(|watch| solver.solve(NonZeroUsize::MIN, watch));
    assert_eq!(solution.judgement(), Judgement::Short, "{solution:?}");
}

#[test]
fn positions_that_cannot_be_searched_say_why() {
    for (text, code) in [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "missing-king"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "opponent-in-check"),
        ("k9/10/10/10/10/10/10/5Q4 w - - 0 1", "missing-king"),
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "pawn-on-back-rank"),
        ("QQQQQQQQ/QQQQQQQQ/8/8/8/8/8/k1K5 w - - 0 1", "too-much-promotion"),
    ] {
        let error = Solver::new(&read(text), 2, 1 << 16).expect_err(text);
        assert!(error.problems().iter().any(|problem| problem.id() == code), "{text}: {error:?}");
    }
    let atomic = Position { rules: Rules::Atomic, ..Position::default() };
    assert_eq!(Solver::new(&atomic, 2, 1 << 16).expect_err("rules of a variant"), NotSearched::Rules(Variant::Atomic));
}
