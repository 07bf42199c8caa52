//! Sentences about tables.

use fenwright::board::Variant;
use fenwright::lang::{self, Language};
use fenwright::tablebase::{Contents, Dtz, Fault, NotCovered, Outcome, Probe, Refusal};
use fenwright::wording::Sentence;

#[test]
fn contents_are_numbers_of_tables_and_pieces() {
    let of = |tables, distances, max_pieces| Contents { tables, distances, max_pieces, bytes: 0 }.sentence();
    assert_eq!(of(0, 3, 0), "No tables");
    assert_eq!(of(1, 1, 3), "1 table, up to 3 pieces");
    assert_eq!(of(345, 345, 5), "345 tables, up to 5 pieces");
    assert_eq!(of(1511, 0, 7), "1,511 tables, up to 7 pieces, none with DTZ");
    assert_eq!(of(345, 110, 5), "345 tables, up to 5 pieces, 110 with DTZ");
}

#[test]
fn results_have_their_distance_or_why_it_is_unknown() {
    let of = |outcome, dtz| Probe { outcome, dtz }.sentence();
    let dtz = |at_least, at_most| Ok(Some(Dtz { at_least, at_most }));
    let damaged = || Err(Refusal::Broken { file: "/t/KQvK.rtbz".into(), fault: Fault::Damaged });
    assert_eq!(of(Outcome::Draw, Ok(None)), "A draw");
    assert_eq!(of(Outcome::Win, dtz(12, 12)), "A win, DTZ 12");
    assert_eq!(of(Outcome::CursedWin, dtz(117, 118)), "A win, but drawn by the 50-move rule, DTZ 117 or 118");
    assert_eq!(
        of(Outcome::MaybeLoss, Err(Refusal::Missing("KQvK.rtbz".to_owned()))),
        "A loss, or a draw by the 50-move rule; DTZ needs KQvK.rtbz"
    );
    assert_eq!(of(Outcome::Win, damaged()), "A win; DTZ unknown: /t/KQvK.rtbz is damaged");
    let outcomes = [
        (Outcome::Loss, "Verloren"),
        (Outcome::BlessedLoss, "Verloren, aber remis nach der 50-Züge-Regel"),
        (Outcome::MaybeWin, "Gewonnen, oder remis nach der 50-Züge-Regel"),
    ];
    let german = Language::from_code("de").unwrap();
    for (outcome, sentence) in outcomes {
        assert_eq!(lang::with(german, || outcome.sentence()), sentence);
    }
}

#[test]
fn refusals_name_the_reason_or_the_file() {
    let broken = |fault| Refusal::Broken { file: "/t/KQvK.rtbw".into(), fault };
    let cases = [
        (NotCovered::OtherBoard.into(), "There are no tables for boards other than 8x8"),
        (NotCovered::Variant(Variant::Atomic).into(), "There are no tables for Atomic"),
        (NotCovered::TooManyPieces(9).into(), "9 pieces; tables have at most 7"),
        (NotCovered::Illegal.into(), "The position is illegal"),
        (NotCovered::CastlingRights.into(), "There are no tables for positions with castling rights"),
        (Refusal::Missing("KRPvKR.rtbw".to_owned()), "Needs KRPvKR.rtbw"),
        (broken(Fault::NotAFile), "/t/KQvK.rtbw is not a file"),
        (broken(Fault::Incomplete), "/t/KQvK.rtbw is incomplete"),
        (broken(Fault::NotATable), "/t/KQvK.rtbw is not a Syzygy table"),
        (broken(Fault::Damaged), "/t/KQvK.rtbw is damaged"),
        (broken(Fault::Unreadable("no light".to_owned())), "/t/KQvK.rtbw cannot be read: no light"),
    ];
    for (refusal, sentence) in cases {
        assert_eq!(refusal.sentence(), sentence);
    }
}
