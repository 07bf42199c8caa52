//! Positions that are known to be legal or illegal by proof: the first are never called impossible.

use fenwright::rules;

use super::read;

/// The positions of a table with the given truth in the second column, as FENs.
fn positions(table: &'static str, truth: &'static str) -> impl Iterator<Item = String> {
    let rows = table.lines().filter_map(|line| line.split('\t').take(2).collect::<Vec<_>>().try_into().ok());
    rows.filter(move |[_, found]: &[&str; 2]| found.eq_ignore_ascii_case(truth)).map(|[fen, _]| format!("{fen} 0 1"))
}

/// The codes of the problems, without those of the clocks, which the tables do not state.
fn codes(text: &str) -> Vec<&'static str> {
    let problems = rules::problems(&read(text));
    problems.iter().map(rules::Problem::id).filter(|id| !id.starts_with("clock")).collect()
}

fn missed(table: &'static str) -> Vec<String> {
    positions(table, "illegal").filter(|text| codes(text).is_empty()).collect()
}

const RETRO: &str = include_str!("../../data/retro.tsv");
const LEGALITY: &str = include_str!("../../data/legality.tsv");

#[test]
fn legal_positions_have_no_problem() {
    let mut count = 0;
    for text in positions(RETRO, "legal").chain(positions(LEGALITY, "legal")) {
        assert_eq!(codes(&text), [""; 0], "{text}");
        count += 1;
    }
    assert_eq!(count, 196);
}

/// The misses are named, so that each further proof shows here.
#[test]
fn published_illegal_positions_are_explained() {
    let missed = missed(RETRO);
    let named = [
        // The number of moves of both sides decides whose turn it is.
        "r1bqkb1r/1ppppppp/8/2P5/8/8/PPPPP1PP/R1BQKB1R w Qq - 0 1",
        // The piece that the a-pawn became cannot have left a8.
        "1nbqkbnr/1ppppppp/1p6/3rN3/8/8/1PPPPPPP/R1BQKBNR b Q - 0 1",
        // King and queen cannot have passed each other behind the pawns.
        "2b4r/p2p1pp1/2p1r2p/1p2q1k1/P1Nnp3/8/1PPPPPPP/R1B1KQ1R w - - 0 1",
    ];
    assert_eq!(missed, named);
}

#[test]
fn random_illegal_positions_are_explained() {
    let all = positions(LEGALITY, "illegal").count();
    let missed = missed(LEGALITY);
    assert!(all == 240 && missed.len() <= 7, "{} of {all} have no problem: {missed:#?}", missed.len());
}
