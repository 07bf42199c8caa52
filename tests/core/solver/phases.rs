//! Set play, tries and actual play side by side, compared with a count of all mating moves.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;

use fenwright::Position;
use fenwright::rules::Play;
use fenwright::rules::solver::{
    DualKind, KeyMove, Phase, PhaseCell, PhaseKind, PhaseTable, SearchControl, Solution, Solver, Stopped,
};
use serde::Deserialize;

use super::{TABLE, read, solver, stopped};

const ONE: NonZeroUsize = NonZeroUsize::MIN;

#[derive(Deserialize)]
struct Record {
    fen: String,
    key: String,
}

fn records() -> Vec<Record> {
    include_str!("../../data/phases.jsonl").lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// The full table of a mate, with all its tries.
fn table(text: &str, moves: u8) -> (Solution, PhaseTable) {
    let (solver, watch) = (solver(text, moves), SearchControl::default());
    let solution = solver.solve(ONE, &watch);
    let tries = solver.tries(&solution, ONE, &watch).expect("nobody stops it");
    let table = solver.phase_table(&solution, &tries, ONE, &watch).expect("nobody stops it");
    (solution, table)
}

fn after(play: &Play, uci: &str) -> Play {
    let mut play = play.clone();
    play.play_uci(uci).expect(uci);
    play
}

/// The position with the other side to move; `None` in check.
fn passed(play: &Play) -> Option<Play> {
    let position = play.position();
    let other = Position { side_to_move: !position.side_to_move, en_passant: None, ..position };
    if play.is_check() { None } else { Play::from_position(&other) }
}

/// Every mate in one.
fn mates(play: &Play) -> BTreeSet<String> {
    let names = play.moves().into_iter().map(|legal| play.to_uci(legal));
    let mated = |uci: &String| {
        let after = after(play, uci);
        after.is_check() && after.count_moves() == 0
    };
    names.filter(mated).collect()
}

fn names(answers: &[KeyMove]) -> BTreeSet<String> {
    answers.iter().map(|answer| answer.uci.clone()).collect()
}

/// The reply with its answers, in the form that both ways of counting share.
type Cells = BTreeMap<String, (&'static str, BTreeSet<String>)>;

fn counted(phase: &Phase, root: &Play) -> Cells {
    let start = match &phase.first {
        Some(first) => after(root, &first.uci),
        None => passed(root).expect("set play"),
    };
    let threats = if phase.first.is_some() { passed(&start).map(|play| mates(&play)) } else { None };
    let threats = threats.unwrap_or_default();
    assert_eq!(names(&phase.threats), threats);
    assert_eq!(phase.is_waiting, phase.first.is_some() && threats.is_empty() && !start.is_check());
    let replies = start.moves().into_iter().map(|reply| start.to_uci(reply));
    let cell = |reply: String| {
        let found = mates(&after(&start, &reply));
        let kind = match found.is_empty() {
            true => "none",
            false if !threats.is_empty() && threats.is_subset(&found) => "threat",
            false => "mates",
        };
        (reply, (kind, found))
    };
    replies.map(cell).collect()
}

fn tabled(table: &PhaseTable, phase: usize) -> Cells {
    let cell = |cell: &PhaseCell| match cell {
        PhaseCell::Illegal => None,
        PhaseCell::NoMate => Some("none"),
        PhaseCell::Threat(_) => Some("threat"),
        PhaseCell::Mates(_) => Some("mates"),
    };
    let rows = table.rows.iter().map(|row| (&row.reply.uci, &row.cells[phase]));
    rows.filter_map(|(reply, found)| Some((reply.clone(), (cell(found)?, names(found.answers()))))).collect()
}

#[test]
fn every_cell_is_counted_alike() {
    let (mut cells, mut tries, mut set_plays) = (0, 0, 0);
    for Record { fen, key } in records() {
        let root = Play::from_position(&read(&fen)).expect(&fen);
        let (solution, table) = table(&fen, 2);
        assert_eq!(solution.only_key().map(|found| &found.uci), Some(&key), "{fen}");
        let set_play = passed(&root).is_some_and(|play| {
            play.moves().into_iter().any(|reply| !mates(&after(&play, &play.to_uci(reply))).is_empty())
        });
        assert_eq!(table.phases.iter().any(|phase| phase.kind == PhaseKind::SetPlay), set_play, "{fen}");
        for (at, phase) in table.phases.iter().enumerate() {
            let expected = counted(phase, &root);
            assert_eq!(tabled(&table, at), expected, "{fen} {:?}", phase.first);
            let without: Vec<&String> =
                expected.iter().filter(|(_, (kind, _))| *kind == "none").map(|(reply, _)| reply).collect();
            let refutation: Vec<&String> = phase.refutation.iter().map(|reply| &reply.uci).collect();
            assert!(phase.kind == PhaseKind::SetPlay || without == refutation, "{fen} {without:?}");
            cells += expected.len();
        }
        tries += table.phases.iter().filter(|phase| phase.kind == PhaseKind::Try).count();
        set_plays += usize::from(set_play);
    }
    assert!(cells > 1_500 && tries > 80 && set_plays > 30, "{cells} cells, {tries} tries, {set_plays} with set play");
}

/// The mate after a reply in SAN, by the square of the piece before the first move, without knowledge of the table.
fn mates_after(root: &Play, first: Option<&str>, reply: &str) -> BTreeSet<String> {
    let start = first.map_or_else(|| passed(root).expect("set play"), |first| after(root, first));
    let moved = |mate: String| match first {
        Some(first) if mate[..2] == first[2..4] => format!("{}{}", &first[..2], &mate[2..]),
        _ => mate,
    };
    mates(&after(&start, reply)).into_iter().map(moved).collect()
}

#[test]
fn changed_and_transferred_mates_are_as_defined() {
    let (mut changed, mut transferred) = (0, 0);
    for Record { fen, .. } in records() {
        let root = Play::from_position(&read(&fen)).expect(&fen);
        let (_, table) = table(&fen, 2);
        let first = |phase: usize| table.phases[phase].first.as_ref().map(|first| first.uci.as_str());
        let is_defence = |row: usize, phase: usize| !table.rows[row].cells[phase].mates().is_empty();
        let found = |row: usize, phase: usize| mates_after(&root, first(phase), &table.rows[row].reply.uci);
        let mut expected = Vec::new();
        for row in 0..table.rows.len() {
            for other in 0..table.phases.len() {
                for one in (0..other).filter(|one| is_defence(row, *one) && is_defence(row, other)) {
                    if found(row, one).is_disjoint(&found(row, other)) {
                        expected.push((row, [one, other]));
                    }
                }
            }
        }
        let mates: Vec<_> = table.changed_mates().iter().map(|change| (change.row, change.phases)).collect();
        assert_eq!(mates, expected, "{fen}");
        changed += mates.len();
        for transfer in table.transferred_mates() {
            let [one, other] = transfer.phases;
            let [before, after] = &transfer.rows;
            let id = |row: usize, phase: usize| found(row, phase);
            let common = |rows: &[usize], phase: usize| {
                let mut sets = rows.iter().map(|row| id(*row, phase));
                let first = sets.next().expect("a defence");
                sets.fold(first, |common, set| &common & &set)
            };
            assert!(!common(before, one).is_disjoint(&common(after, other)), "{fen} {transfer:?}");
            assert!(before.iter().all(|row| !after.contains(row)), "{fen} {transfer:?}");
            transferred += 1;
        }
    }
    assert!(changed > 50 && transferred > 20, "{changed} changed, {transferred} transferred");
}

#[test]
fn the_short_table_keeps_what_changes() {
    let (mut dropped, mut kept) = (0, 0);
    for Record { fen, .. } in records() {
        let (_, full) = table(&fen, 2);
        let short = full.short();
        assert_eq!(short.changed_mates().len(), full.changed_mates().len(), "{fen}");
        assert!(short.rows.iter().all(|row| row.cells.len() == short.phases.len()), "{fen}");
        assert!(short.phases.iter().any(|phase| phase.kind == PhaseKind::Key), "{fen}");
        dropped += full.phases.len() - short.phases.len();
        kept += short.phases.iter().filter(|phase| phase.kind == PhaseKind::Try).count();
    }
    assert!(dropped > 10 && kept > 10, "{dropped} tries dropped, {kept} kept");
}

#[test]
fn longer_mates_have_their_first_answers() {
    // 1.Ke3 Kg1 2.Kf3 Kh1 3.Kg3 Kg1 4.Ra1#
    let (_, table) = table("8/8/8/8/8/3K4/R7/5k2 w - - 0 1", 4);
    let key = table.phases.iter().position(|phase| phase.kind == PhaseKind::Key).expect("the key");
    let answers: Vec<_> = table.rows.iter().flat_map(|row| row.cells[key].answers()).collect();
    assert!(answers.iter().any(|answer| answer.san == "Kf3" && answer.length == 3), "{answers:?}");
}

#[test]
fn only_direct_mates_of_two_moves_have_phases() {
    let selfmate = Solver::selfmate(&read("8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1"), 2, TABLE).expect("legal");
    let watch = SearchControl::default();
    let solution = selfmate.solve(ONE, &watch);
    assert!(selfmate.phase_table(&solution, &[], ONE, &watch).expect("nobody stops it").phases.is_empty());
    assert!(table("7k/8/6KP/8/8/8/8/R7 w - - 0 1", 1).1.phases.is_empty());
}

#[test]
fn a_table_is_stopped_and_crosses_threads() {
    const fn assert_owned<T: Send + 'static>() {}
    const { assert_owned::<PhaseTable>() };
    let solver = solver("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 30);
    let solution = solver.solution_with_keys(&["d6"]);
    let found = stopped(|watch| solver.phase_table(&solution, &[], ONE, watch).map(|table| table.rows.len()));
    assert_eq!(found, Err(Stopped));
}

/// Positions with their key, a reply with several mates, and whether this dual is grave.
const DUALS: &[(&str, &str, &str, &[&str], DualKind)] = &[
    // No threat, and either of two pieces mates.
    ("8/8/5K2/8/1R6/3N4/3k4/5Q1B w - - 0 1", "Be4", "Ke3", &["Qe1#", "Qf2#"], DualKind::Grave),
    ("8/6B1/6Q1/1RB5/6K1/8/5n2/7k w - - 0 1", "Kg3", "Kg1", &["Rb1#", "Qb1#"], DualKind::Grave),
    // The threat remains, and another mate with it.
    ("8/1R6/8/4K3/5R2/7p/2k5/R7 w - - 0 1", "Kd4", "Kd2", &["Rb2#", "Rf2#"], DualKind::Threat),
    // The kind of the promoted piece does not matter.
    ("8/1R1P1K2/1Rbk4/5p2/4P3/8/3n4/1nQ1r3 w - - 0 1", "Rb5", "Bxb7", &["d8=Q#", "d8=R#"], DualKind::Promotion),
    // The queen mates from two squares of the diagonal that the knight has opened.
    ("8/1R1P1K2/1Rbk4/5p2/4P3/8/3n4/1nQ1r3 w - - 0 1", "Rb5", "Nb3", &["Qf4#", "Qh6#"], DualKind::Line),
];

#[test]
fn duals_are_grave_or_not() {
    for (fen, key, reply, mates, kind) in DUALS {
        let (solution, table) = table(fen, 2);
        assert_eq!(solution.keys[0].san, *key, "{fen}");
        let duals = table.duals();
        let dual = duals.iter().find(|dual| table.rows[dual.row].reply.san == *reply).expect(reply);
        let answers = table.rows[dual.row].cells[dual.phase].answers();
        let answers: Vec<&str> = answers.iter().map(|answer| answer.san.as_str()).collect();
        assert_eq!((answers.as_slice(), dual.kind), (*mates, *kind), "{fen}");
    }
}

#[test]
fn a_single_mate_is_no_dual() {
    let (_, table) = table("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2);
    assert_eq!(table.duals(), []);
}
