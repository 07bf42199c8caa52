//! Quick judgements, beside those of a full search.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;

use fenwright::board::{Goal, Stipulation};
use fenwright::rules::Prover;
use fenwright::rules::repair::{Edit, Placement};
use fenwright::rules::solver::{Judge, NotSearched, Query, SearchControl};

use super::{TABLE, mate_in_two, read};

const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

#[test]
fn quick_judgements_are_those_of_a_full_search() {
    let watch = SearchControl::default();
    for (text, goal, half_moves) in [
        (MORPHY, Goal::Mate, 4),
        ("7k/8/5K2/8/8/8/8/R7 b - - 0 1", Goal::Helpmate, 2),
        ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", Goal::Helpmate, 3),
        ("8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1", Goal::Selfmate, 2),
    ] {
        let stipulation = Stipulation::from_half_moves(goal, half_moves);
        let judge = Judge::new(stipulation, TABLE).expect(text);
        let edited = Edit::all(&read(text)).into_iter().map(|(_, after)| after).step_by(17);
        for position in edited.chain([read(text)]) {
            let quick = judge.judge(&position, &[], 2, &watch).expect(text);
            let query = Query::from(stipulation);
            let full = query.search(&position, &Prover::default(), TABLE, NonZeroUsize::MIN, &watch).expect(text);
            assert_eq!(quick.judgement, full.judgement(), "{position:?}");
        }
    }
}

#[test]
fn studies_and_stopped_searches_are_not_judged() {
    let study = Stipulation::study(Goal::Win, None);
    assert_eq!(Judge::new(study, TABLE).err(), Some(NotSearched::Stipulation(study)));
    let watch = SearchControl::default();
    watch.stop();
    let judge = Judge::new(Stipulation::new(Goal::Mate, 2), TABLE).expect("a stipulation");
    assert!(judge.judge(&read(MORPHY), &[], 2, &watch).is_err());
}

#[test]
fn squares_are_judged_with_a_piece() {
    let watch = SearchControl::default();
    let mut puzzle = mate_in_two(MORPHY, None);
    puzzle.solve(&watch).expect("solved");
    assert_eq!(puzzle.key(), Some("a1a6"));
    let place = |piece: &str, from: Option<&str>, to: &str| {
        let square = |text: &str| text.parse().expect("a square");
        puzzle.place(piece.parse().expect("a piece"), from.map(square), square(to), &watch).expect("judged")
    };
    assert_eq!(place("R", Some("a1"), "a2"), Placement::SameKey, "the rook goes to the same square");
    assert_eq!(place("R", Some("a1"), "a1"), Placement::SameKey);
    assert_eq!(place("P", None, "e2"), Placement::SameKey);
    assert_eq!(place("Q", None, "e4"), Placement::Short);
    assert_eq!(place("R", Some("a1"), "h2"), Placement::NoSolution);
    assert_eq!(place("P", None, "e8"), Placement::Impossible);
    let mut puzzle = mate_in_two("4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1", None);
    puzzle.solve(&watch).expect("solved");
    let [from, to] = ["g7", "h7"].map(|square| square.parse().expect("a square"));
    let moved = puzzle.place("R".parse().expect("a piece"), Some(from), to, &watch).expect("judged");
    assert!(matches!(&moved, Placement::OtherKey(key) if key.san == "Ng7+"), "{moved:?}");
    assert_eq!(place("K", None, "e2"), Placement::Impossible);
    assert_eq!(place("Q", None, "b7"), Placement::Impossible);
    assert_eq!(place("q", None, "a8"), Placement::Impossible);
}

#[test]
fn a_puzzle_and_its_versions_can_go_to_other_threads() {
    fn shared<T: Send + Sync + 'static>(value: T) -> T {
        value
    }
    let puzzle = shared(Arc::new(mate_in_two(MORPHY, None)));
    let other = Arc::clone(&puzzle);
    let (piece, square) = ("P".parse().expect("a pawn"), "e2".parse().expect("a square"));
    let judge = move || shared(other.place(piece, None, square, &SearchControl::default()).expect("judged"));
    let placement = thread::spawn(judge).join().expect("no panic");
    assert!(matches!(placement, Placement::OtherKey(key) if key.san == "Ra6"));
}
