//! Moves taken back: every move of a game is found, and every move found leads to the position.

use fenwright::rules::{self, Play, Retraction};
use fenwright::{Position, notation::fen};

use super::differential::COUNT;
use super::random_games::{self, Start};
use super::read;

/// The position without what a retraction cannot know: rights lost by the move, and the clocks.
fn known(position: &Position) -> String {
    let text = fen::write(position);
    let fields: Vec<&str> = text.split(' ').collect();
    fields[..2].join(" ")
}

#[test]
fn the_moves_of_games_are_found() {
    let mut before: Option<Position> = None;
    let mut found = 0;
    random_games::play(21, *COUNT / 10, |position, start| {
        let is_first = *position == Position { en_passant: None, ..Position::start() };
        if start == Start::Standard && !is_first {
            let retractions = rules::retractions(position);
            let expected = before.as_ref().map(known);
            let is_found = retractions.iter().any(|retraction| Some(known(&retraction.before(position))) == expected);
            assert!(is_found, "{} after {expected:?}", fen::write(position));
            found += 1;
        }
        before = Some(*position);
    });
    assert!(found > *COUNT / 40, "only {found} moves");
}

/// Returns `true` if a legal move leads from the position before to the position.
fn leads_to(retraction: &Retraction, position: &Position) -> bool {
    let before = retraction.before(position);
    let Some(play) = Play::from_position(&before) else { return false };
    let targets = play.targets(retraction.from);
    let moves = targets.iter().flat_map(|target| {
        target.find_move(None).into_iter().chain(target.promotions().filter_map(|role| target.find_move(Some(role))))
    });
    moves
        .map(|legal| {
            let mut after = play.clone();
            after.play(legal).map(|()| known(&after.position()))
        })
        .any(|after| after.is_ok_and(|after| after == known(position)))
}

#[test]
fn retractions_lead_to_the_position() {
    let mut count = 0;
    random_games::play(22, 400, |position, start| {
        if start == Start::Standard {
            for retraction in rules::retractions(position) {
                assert!(leads_to(&retraction, position), "{retraction:?} of {}", fen::write(position));
                count += 1;
            }
        }
    });
    assert!(count > 5_000, "only {count} retractions");
}

fn names(text: &str) -> Vec<String> {
    let name = |retraction: &Retraction| {
        let captured = retraction.captured.map(|(square, piece)| format!("x{}{square}", piece.letter()));
        let rook = retraction.rook.map(|(from, to)| format!(" {from}-{to}"));
        let parts = [captured, rook].map(Option::unwrap_or_default).concat();
        format!("{}{}-{}{parts}", retraction.piece.letter(), retraction.from, retraction.to)
    };
    rules::retractions(&read(text)).iter().map(name).collect()
}

#[test]
fn special_moves_are_taken_back() {
    assert_eq!(names("4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1"), ["pf7-f5"], "an en passant square leaves one move");
    let castled = names("r3k3/8/8/8/8/8/8/5RK1 b - - 0 1");
    assert!(castled.contains(&"Ke1-g1 h1-f1".to_owned()), "{castled:?}");
    assert!(!castled.contains(&"Kd1-g1 h1-f1".to_owned()), "standard chess castles from the e-file: {castled:?}");
    let passed = names("4k3/8/3P4/8/8/8/8/4K3 b - - 0 1");
    assert!(passed.contains(&"Pc5-d6xpd5".to_owned()) && passed.contains(&"Pe5-d6xpd5".to_owned()), "{passed:?}");
    let promoted = names("Q3k3/8/8/8/8/8/8/4K3 b - - 0 1");
    assert!(promoted.contains(&"Pa7-a8".to_owned()) && !promoted.contains(&"Qb8-a8".to_owned()), "{promoted:?}");
    let promoted = names("3k4/8/8/8/8/8/8/N3K3 b - - 0 1");
    assert!(!promoted.iter().any(|name| name.starts_with('P')), "no pawn becomes a knight on a1: {promoted:?}");
}

/// The pieces that come back are those that are missing, promoted pawns included.
#[test]
fn captured_pieces_are_missing_ones() {
    let all = "rnbqkb1r/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 1";
    let captured: Vec<String> = names(all).into_iter().filter(|name| name.contains('x')).collect();
    assert!(!captured.is_empty() && captured.iter().all(|name| name.contains("xn")), "{captured:?}");
}
