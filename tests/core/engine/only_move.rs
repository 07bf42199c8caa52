//! The question for the only move.

use fenwright::engine::{Bound, Candidate, Objective, OnlyMove, OnlyMoveRule, Score};

use OnlyMoveRule::{Lenient, Lichess, Strict};
use Score::{Centipawns as Cp, Mate};

fn quiet(score: Score) -> Candidate {
    Candidate { score, bound: Bound::Exact, is_capture: false }
}

fn capture(score: Score) -> Candidate {
    Candidate { is_capture: true, ..quiet(score) }
}

fn judge(rule: OnlyMoveRule, objective: Objective, scores: &[Score]) -> OnlyMove {
    let candidates: Vec<Candidate> = scores.iter().copied().map(quiet).collect();
    rule.judge(objective, &candidates, 30)
}

#[test]
fn pairs_are_judged_as_by_lichess() {
    let accepted = [
        (Mate(1), quiet(Mate(1))),
        (Mate(2), quiet(Cp(499))),
        (Mate(3), quiet(Cp(299))),
        (Mate(4), quiet(Cp(399))),
        (Mate(4), capture(Cp(350))),
        (Cp(500), quiet(Cp(100))),
        (Cp(250), quiet(Cp(0))),
        (Cp(250), quiet(Mate(-1))),
    ];
    let rejected = [
        (Mate(2), quiet(Cp(500))),
        (Mate(2), quiet(Mate(3))),
        (Mate(3), quiet(Cp(300))),
        (Mate(3), capture(Cp(300))),
        (Mate(4), quiet(Cp(400))),
        (Mate(4), capture(Cp(380))),
        (Mate(4), quiet(Mate(5))),
        (Cp(500), quiet(Cp(250))),
    ];
    for (best, second) in accepted {
        let judged = Lichess.judge(Objective::Win, &[quiet(best), second], 30);
        assert_eq!(judged, OnlyMove::OnlyMove, "{best:?} {second:?}");
    }
    for (best, second) in rejected {
        let judged = Lichess.judge(Objective::Win, &[quiet(best), second], 30);
        assert_eq!(judged, OnlyMove::AlsoWins(vec![1]), "{best:?} {second:?}");
    }
}

#[test]
fn stricter_rules_accept_less() {
    let cases = [
        ([Mate(1), Mate(1)], [false, true, true]),
        ([Mate(1), Cp(40)], [true, true, true]),
        ([Cp(500), Cp(40)], [true, true, true]),
        ([Cp(500), Cp(100)], [false, true, true]),
        ([Cp(500), Cp(200)], [false, false, true]),
        ([Cp(500), Cp(400)], [false, false, false]),
    ];
    for (scores, expected) in cases {
        let accepts = |rule| judge(rule, Objective::Win, &scores) == OnlyMove::OnlyMove;
        assert_eq!([Strict, Lichess, Lenient].map(accepts), expected, "{scores:?}");
    }
}

#[test]
fn a_draw_is_held_by_one_move_if_all_others_lose() {
    for rule in [Strict, Lichess, Lenient] {
        let draw = |scores: &[Score]| judge(rule, Objective::Draw, scores);
        assert_eq!(draw(&[Cp(0), Cp(-600), Mate(-3)]), OnlyMove::OnlyMove);
        assert_eq!(draw(&[Cp(0), Cp(-20), Cp(-600)]), OnlyMove::AlsoWins(vec![1]));
        assert_eq!(draw(&[Cp(-400), Cp(-900)]), OnlyMove::NotReached);
        assert_eq!(draw(&[Mate(3), Mate(4)]), OnlyMove::AlsoWins(vec![1]));
    }
}

#[test]
fn what_is_not_decided_is_unclear() {
    let judge = |candidates: &[Candidate], legal_moves| Lichess.judge(Objective::Win, candidates, legal_moves);
    let bounded = |score, bound| Candidate { bound, ..quiet(score) };
    let (best, second) = (quiet(Cp(500)), quiet(Cp(0)));
    assert_eq!(judge(&[], 30), OnlyMove::Unclear);
    assert_eq!(judge(&[best], 30), OnlyMove::Unclear);
    assert_eq!(judge(&[best], 1), OnlyMove::OnlyMove);
    assert_eq!(judge(&[quiet(Cp(100)), second], 30), OnlyMove::NotReached);
    assert_eq!(judge(&[bounded(Cp(100), Bound::Lower), second], 30), OnlyMove::Unclear);
    assert_eq!(judge(&[bounded(Cp(500), Bound::Upper), second], 30), OnlyMove::Unclear);
    assert_eq!(judge(&[bounded(Cp(500), Bound::Lower), second], 30), OnlyMove::OnlyMove);
    assert_eq!(judge(&[best, bounded(Cp(0), Bound::Lower)], 30), OnlyMove::Unclear);
    assert_eq!(judge(&[best, bounded(Cp(0), Bound::Upper)], 30), OnlyMove::OnlyMove);
    assert_eq!(judge(&[best, bounded(Cp(450), Bound::Upper)], 30), OnlyMove::Unclear);
    assert_eq!(judge(&[best, quiet(Cp(480)), bounded(Cp(450), Bound::Upper)], 30), OnlyMove::AlsoWins(vec![1]));
}
