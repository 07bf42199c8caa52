//! A few analyses by Stockfish.

use std::sync::Arc;
use std::time::Instant;

use fenwright::engine::{
    Engine, EngineState, InstallHint, Limits, Objective, OnlyMove, OnlyMoveRule, Program, Score, Settings, Status,
    find_engines,
};
use fenwright::wording::Sentence;
use fenwright::{Position, notation::fen};

use super::{has_finished, wait_for};

fn stockfish() -> Engine {
    let found = find_engines().into_iter().find(|path| path.ends_with("stockfish"));
    let path = found.unwrap_or_else(|| panic!("{}", InstallHint::of_this_system().sentence()));
    Engine::start(Program::new(path), Settings::default(), || {})
}

fn analyze(engine: &Engine, text: &str, lines: usize) -> Arc<Status> {
    let position = fen::read(text).unwrap();
    engine.analyze(&position, Limits { depth: Some(12), ..Limits::default() }, lines);
    wait_for(engine, |status| {
        has_finished(status) && status.analysis.as_ref().is_some_and(|analysis| analysis.position == position)
    })
}

#[test]
fn stockfish_finds_mates_and_only_moves() {
    let engine = stockfish();
    let status = analyze(&engine, "7k/8/6KP/8/8/8/8/R7 w - - 0 1", 2);
    assert!(status.name.starts_with("Stockfish"), "{}", status.name);
    let analysis = status.analysis.as_ref().unwrap();
    assert_eq!((analysis.lines[0].score, &*analysis.lines[0].moves[0].san), (Score::Mate(1), "Ra8#"));
    assert_eq!(analysis.only_move(OnlyMoveRule::Lichess, Objective::Win), OnlyMove::OnlyMove);
    let status = analyze(&engine, "8/8/8/8/4k3/8/1p6/1K6 w - - 0 1", 5);
    let analysis = status.analysis.as_ref().unwrap();
    assert_eq!(analysis.only_move(OnlyMoveRule::Lichess, Objective::Win), OnlyMove::NotReached);
    assert_eq!((&status.fault, &status.state), (&None, &EngineState::Idle));
}

#[test]
fn stockfish_castles_in_chess960() {
    let engine = stockfish();
    let status = analyze(&engine, "1r2k3/1p6/8/8/8/8/1P6/1R2K1R1 w GBb - 0 1", 5);
    assert_eq!(status.fault, None);
    assert_eq!(status.analysis.as_ref().unwrap().lines.len(), 5);
}

#[test]
fn lines_of_an_edited_position_come_soon() {
    let engine = stockfish();
    engine.analyze(&Position::start(), Limits::default(), 5);
    let has_lines = |status: &Status| status.analysis.as_ref().is_some_and(|analysis| analysis.lines.len() == 5);
    wait_for(&engine, has_lines);
    for number in 2..=20 {
        let position = Position { fullmove_number: number, ..Position::start() };
        let edited = Instant::now();
        engine.analyze(&position, Limits::default(), 5);
        let is_new = |status: &Status| {
            status.analysis.as_ref().is_some_and(|one| one.position == position && !one.lines.is_empty())
        };
        wait_for(&engine, is_new);
        println!("new lines {:?} after the edit", edited.elapsed());
    }
}
