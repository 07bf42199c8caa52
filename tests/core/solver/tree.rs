//! The tree of a solution, compared with a naive search.

use std::num::NonZeroUsize;

use fenwright::board::Goal;
use fenwright::notation::fen;
use fenwright::rules::solver::{Branch, SearchControl};
use fenwright::{Color, Position};
use shakmaty::CastlingMode;

use super::{fen_of, keys, moves_of, naive, read, records, solver};

const ONE: NonZeroUsize = NonZeroUsize::MIN;

fn naive_keys(position: &Position, moves: u8, mode: CastlingMode) -> Vec<(String, u8)> {
    naive::keys(Goal::Mate, &naive::game(&fen::write(position)), moves, mode)
}

/// Compares everything after a move of the attack. Returns the number of defences and of threats.
fn compare(branch: &Branch<'_>, mode: CastlingMode) -> (usize, usize) {
    let watch = SearchControl::default();
    let position = branch.game.position_with_all_en_passant();
    let text = fen::write(&position);
    let defences = branch.defences(&watch).expect("nobody stops it");
    for defence in &defences {
        let after = branch.play(defence.reply.legal_move).expect("a legal move");
        let expected = naive_keys(&after.game.position_with_all_en_passant(), branch.moves_left, mode);
        let found = after.continuations(ONE, &watch).expect("nobody stops it");
        assert_eq!(keys(&found), expected, "{} in {text}", defence.reply.san);
        assert_eq!(defence.length, expected.iter().map(|(_, length)| *length).min(), "{text}");
        assert_eq!(after.threats(ONE, &watch), Ok(Vec::new()), "the attack is to move");
        assert_eq!(after.defences(&watch), Ok(Vec::new()), "the attack is to move");
    }
    let lengths: Vec<u8> = defences.iter().map(|defence| defence.length.unwrap_or(u8::MAX)).collect();
    assert!(lengths.is_sorted_by(|one, other| one >= other), "{lengths:?} in {text}");
    let threats = branch.threats(ONE, &watch).expect("nobody stops it");
    if branch.game.is_check() {
        assert_eq!(threats, [], "{text}");
    } else {
        let passed = Position { side_to_move: !position.side_to_move, en_passant: None, ..position };
        assert_eq!(keys(&threats), naive_keys(&passed, branch.moves_left, mode), "{text}");
    }
    (defences.len(), threats.len())
}

#[test]
fn defences_continuations_threats_and_set_play_are_those_of_a_naive_search() {
    let (mut defences, mut threats, mut sets) = (0, 0, 0);
    for record in records().filter(|record| moves_of(record) == 2) {
        let text = fen_of(&record);
        let solver = solver(text, 2);
        let mode = CastlingMode::from_chess960(read(text).is_chess960());
        let root = solver.root();
        assert!(root.is_attack && root.moves_left == 2, "{text}");
        for key in root.continuations(ONE, &SearchControl::default()).expect("nobody stops it").iter().take(3) {
            let branch = root.play(key.legal_move).expect("a legal move");
            let (more_defences, more_threats) = compare(&branch, mode);
            (defences, threats) = (defences + more_defences, threats + more_threats);
        }
        let Some(set) = solver.set_play() else { continue };
        let (set_moves, _) = compare(&set, mode);
        sets += set_moves;
    }
    assert!(defences > 1000 && threats > 100 && sets > 3000, "{defences} defences, {threats} threats, {sets} sets");
}

#[test]
fn a_branch_knows_its_moves_and_its_end() {
    // Loyd's Excelsior: the pawn on b2 mates in five.
    let solver = solver("n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1", 5);
    let watch = SearchControl::default();
    let mut branch = solver.root();
    for san in ["b4", "Rc5+", "bxc5", "a2", "c6"] {
        let played = branch.game.find_san(san).expect(san);
        branch = branch.play(played).expect(san);
    }
    assert_eq!((branch.moves_left, branch.is_attack), (2, false));
    let defences = branch.defences(&watch).expect("nobody stops it");
    assert!(defences.iter().all(|defence| defence.length.is_some_and(|length| length <= 2)), "{defences:?}");
    let white = branch.game.position().side_to_move;
    assert_eq!(white, Color::Black);
    // There are no moves after mate, or when the attack has no moves left.
    let mate = super::solver("7k/8/6KP/8/8/8/8/R7 w - - 0 1", 1);
    assert!(mate.set_play().is_none());
    let rook = mate.root().game.find_san("Ra7").expect("a legal move");
    let after = mate.root().play(rook).expect("a legal move");
    let reply = &after.defences(&watch).expect("nobody stops it")[0];
    assert_eq!(reply.length, None);
    let end = after.play(reply.reply.legal_move).expect("a legal move");
    assert_eq!(end.continuations(ONE, &watch), Ok(Vec::new()));
    let king = end.game.find_san("Kf6").expect("a legal move");
    assert!(end.play(king).is_none());
}

#[test]
fn a_stopped_watch_stops_every_question() {
    let watch = SearchControl::default();
    watch.stop();
    let solver = solver(fen_of(&records().next().expect("a record")), 2);
    let solution = solver.solve(ONE, &SearchControl::default());
    assert!(solver.tries(&solution, ONE, &watch).is_err());
    assert!(solver.unused_pieces(&solution, ONE, &watch).is_err());
    let branch = solver.root().play(solution.keys[0].legal_move).expect("a legal move");
    assert!(branch.defences(&watch).is_err());
    assert!(branch.threats(ONE, &watch).is_err());
}
