//! Good and bad behavior of engines, with the scripted engine.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use fenwright::board::Variant;
use fenwright::engine::{
    AnswerTimes, Awaited, Basis, Bound, Chain, ChainEnd, Engine, EngineFault, EngineOption, EngineState, Limits, Line,
    MAX_RESTARTS, Objective, OnlyMoveRule, Program, Score, Settings, Status, Unsuitable,
};
use fenwright::{Position, notation::fen};

use super::{
    LONG, analyze_start, has_finished, impatient, scripted, scripted_path, scripted_program, wait_for, wait_for_end,
    wait_for_failure,
};

fn san(line: &Line) -> String {
    line.moves.iter().map(|one| one.san.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn an_analysis_has_ranked_lines_with_names_of_moves() {
    let changes = Arc::new(AtomicU32::new(0));
    let counter = Arc::clone(&changes);
    let options = [("Hash", "5"), ("Threads", "1")].map(|(name, value)| (name.to_owned(), value.to_owned())).into();
    let settings = Settings { options, ..Settings::default() };
    let engine = Engine::start(scripted_program("normal"), settings, move || {
        counter.fetch_add(1, Ordering::Relaxed);
    });
    analyze_start(&engine, 3);
    let status = wait_for(&engine, has_finished);
    assert_eq!((&status.state, &status.fault, status.restarts), (&EngineState::Idle, &None, 0));
    let analysis = status.analysis.as_ref().unwrap();
    let lines: Vec<_> = analysis.lines.iter().map(|line| (line.rank, san(line), line.score, line.depth)).collect();
    let line = |rank, san: &str, cp| (rank, san.to_owned(), Score::Centipawns(cp), 8);
    assert_eq!(lines, [line(1, "e4 e5 Nf3", 90), line(2, "d4 d5", 80), line(3, "Nf3 Nf6", 70)]);
    assert_eq!((analysis.nodes, analysis.nps, analysis.hashfull, analysis.tbhits), (5000, 100_000, Some(5), 1));
    assert_eq!(analysis.best, Some(analysis.lines[0].moves[0].legal));
    assert_eq!(analysis.time, Duration::from_millis(50));
    wait_for_end(&engine);
    assert!(changes.load(Ordering::Relaxed) >= 3);
}

#[test]
fn another_position_ends_the_search_and_drops_its_late_lines() {
    let engine = scripted("normal");
    engine.analyze(&Position::start(), Limits::default(), 1);
    let has_lines = |status: &Status| status.analysis.as_ref().is_some_and(|a| !a.lines.is_empty());
    wait_for(&engine, has_lines);
    for number in 2..=20 {
        let position = Position { fullmove_number: number, ..Position::start() };
        let edited = Instant::now();
        engine.analyze(&position, Limits::default(), 1);
        let is_new = |status: &Status| {
            has_lines(status) && status.analysis.as_ref().is_some_and(|analysis| analysis.position == position)
        };
        let status = wait_for(&engine, is_new);
        let took = edited.elapsed();
        assert_eq!(status.analysis.as_ref().unwrap().lines[0].score, Score::Centipawns(100 * i32::from(number) - 10));
        println!("new lines {took:?} after the edit");
    }
    engine.stop();
    let status = wait_for(&engine, |status| status.state == EngineState::Idle);
    assert!(has_finished(&status));
}

#[test]
fn of_quick_edits_only_the_last_is_analyzed() {
    let engine = scripted("normal");
    let edited = |number| Position { fullmove_number: number, ..Position::start() };
    for number in 1..=200 {
        engine.analyze(&edited(number), Limits::default(), 1);
    }
    let is_last = |status: &Status| {
        status.analysis.as_ref().is_some_and(|one| one.position == edited(200) && !one.lines.is_empty())
    };
    let status = wait_for(&engine, is_last);
    let Score::Centipawns(score) = status.analysis.as_ref().unwrap().lines[0].score else { panic!() };
    assert!(score < 190 * 100, "{score}");
}

#[test]
fn options_are_set_before_the_search_and_only_to_values_that_fit() {
    let values =
        [("threads", "3"), ("Hash", "100000"), ("Book File", "a b.bin"), ("UCI_Chess960", "true"), ("No", "1")];
    let options = values.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
    let engine = Engine::start(scripted_program("normal"), Settings { options, ..Settings::default() }, || {});
    analyze_start(&engine, 2);
    let status = wait_for(&engine, has_finished);
    let analysis = status.analysis.as_ref().unwrap();
    assert_eq!((analysis.lines.len(), analysis.tbhits), (2, 3));
    let hash = status.options.iter().find(|option| option.name == "Hash").and_then(EngineOption::sensible_value);
    assert_eq!(analysis.hashfull.map(|hash| hash.to_string()), hash);
    let for_user: Vec<_> = status.options.iter().filter(|option| option.is_for_user()).map(|one| &*one.name).collect();
    assert_eq!(for_user, ["Threads", "Hash", "Clear Hash", "Book File"]);
}

#[test]
fn each_position_is_analyzed_in_its_variant() {
    let engine = scripted("normal");
    for variant in [Variant::KingOfTheHill, Variant::Atomic, Variant::Standard, Variant::Atomic] {
        let position = Position::start_for_variant(variant);
        engine.analyze(&position, Limits { depth: Some(8), ..Limits::default() }, 1);
        let is_new = |status: &Status| {
            has_finished(status) && status.analysis.as_ref().is_some_and(|analysis| analysis.position == position)
        };
        let status = wait_for(&engine, is_new);
        let length = status.analysis.as_ref().unwrap().lines[0].seldepth;
        let name = match variant {
            Variant::KingOfTheHill => "kingofthehill",
            Variant::Atomic => "atomic",
            _ => "chess",
        };
        assert_eq!(length, Some(name.len() as u32), "{name}");
    }
    engine.analyze(&Position::start_for_variant(Variant::Horde), Limits::default(), 1);
    let status = wait_for(&engine, |status| status.fault.is_some());
    assert_eq!(status.fault, Some(EngineFault::Unsuitable(Unsuitable::Variant(Variant::Horde))));
}

#[test]
fn illegal_moves_are_cut_off_and_reported() {
    let engine = scripted("illegal");
    analyze_start(&engine, 1);
    let status = wait_for(&engine, has_finished);
    assert_eq!(status.fault, Some(EngineFault::IllegalMove("e2e5".to_owned())));
    assert!(status.analysis.as_ref().unwrap().lines.is_empty());
    let engine = scripted("illegal-later");
    analyze_start(&engine, 1);
    let status = wait_for(&engine, has_finished);
    assert_eq!(status.fault, Some(EngineFault::IllegalMove("e4e5".to_owned())));
    let line = &status.analysis.as_ref().unwrap().lines[0];
    assert_eq!((san(line), line.is_cut), ("e4 e5".to_owned(), true));
}

#[test]
fn garbage_and_a_line_of_a_gigabyte_are_reported_and_skipped() {
    let engine = scripted("garbage");
    analyze_start(&engine, 1);
    let status = wait_for(&engine, has_finished);
    assert_eq!(status.fault, Some(EngineFault::Unreadable("Segmentation imminent %s%s%s".to_owned())));
    assert_eq!(status.analysis.as_ref().unwrap().lines.len(), 1);
    let engine = scripted("long-line");
    analyze_start(&engine, 1);
    let status = wait_for(&engine, has_finished);
    assert_eq!(status.fault, Some(EngineFault::LongLine));
    assert_eq!(status.analysis.as_ref().unwrap().lines.len(), 1);
}

#[test]
fn a_flood_ends_with_its_newest_line() {
    let engine = scripted("flood");
    analyze_start(&engine, 1);
    let status = wait_for(&engine, has_finished);
    let analysis = status.analysis.as_ref().unwrap();
    assert_eq!((analysis.lines[0].depth, analysis.nodes), (200_000, 200_000));
    assert!(analysis.skipped > 100_000, "{}", analysis.skipped);
}

#[test]
fn a_program_that_never_worked_is_not_started_again() {
    let short = Duration::from_secs(2);
    let answer_times = AnswerTimes { start: short, ready: short, ..AnswerTimes::default() };
    let failure = |program| {
        let engine = Engine::start(program, Settings { answer_times, ..Settings::default() }, || {});
        analyze_start(&engine, 1);
        let status = wait_for_failure(&engine);
        assert_eq!(status.restarts, 0);
        let EngineState::Failed(fault) = status.state.clone() else { panic!() };
        fault
    };
    assert!(matches!(failure(Program::new("/no/such/engine")), EngineFault::CannotStart(_)));
    assert!(matches!(failure(Program::new(env!("CARGO_MANIFEST_DIR"))), EngineFault::CannotStart(_)));
    assert_eq!(failure(scripted_program("hang-at-uci")), EngineFault::NotUci);
    assert_eq!(failure(scripted_program("endless-options")), EngineFault::NotUci);
    assert_eq!(failure(scripted_program("hang-at-ready")), EngineFault::NoAnswer(Awaited::ReadyOk));
    let EngineFault::Crashed { status, last_error } = failure(scripted_program("crash-at-start")) else { panic!() };
    assert_eq!(last_error.as_deref(), Some("no network file"));
    assert!(status.unwrap().contains('3'));
}

#[test]
fn an_engine_that_crashes_again_and_again_is_given_up() {
    for behavior in ["crash-in-search", "crash-after-search"] {
        let engine = scripted(behavior);
        analyze_start(&engine, 1);
        let status = wait_for_failure(&engine);
        assert_eq!(status.restarts, MAX_RESTARTS, "{behavior}");
        let EngineState::Failed(EngineFault::GaveUp(fault)) = &status.state else { panic!("{status:?}") };
        let EngineFault::Crashed { status: Some(exit_status), .. } = &**fault else { panic!("{fault:?}") };
        assert!(exit_status.contains('7'), "{exit_status}");
    }
}

#[test]
fn an_engine_that_crashes_once_goes_on_with_the_same_search() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("crashed").display().to_string();
    let program = Program { path: scripted_path(), arguments: vec!["crash-once".to_owned(), file] };
    let engine = Engine::start(program, Settings::default(), || {});
    analyze_start(&engine, 1);
    let restarted = wait_for(&engine, |status| status.restarts == 1);
    assert!(matches!(restarted.fault, Some(EngineFault::Crashed { .. })));
    let status = wait_for(&engine, has_finished);
    assert_eq!(status.analysis.as_ref().unwrap().lines.len(), 1);
}

#[test]
fn a_search_that_does_not_end_is_given_up() {
    for behavior in ["no-bestmove", "hang-at-stop"] {
        let engine = Engine::start(scripted_program(behavior), impatient(), || {});
        for number in 1..10 {
            let position = Position { fullmove_number: number, ..Position::start() };
            engine.analyze(&position, Limits::default(), 1);
            engine.wait_until(Duration::from_secs(5), |status| {
                matches!(status.state, EngineState::Failed(_))
                    || status.state == EngineState::Searching
                        && status.analysis.as_ref().is_some_and(|one| one.position == position)
            });
        }
        let EngineState::Failed(fault) = engine.status().state.clone() else { panic!("{:?}", engine.status()) };
        assert_eq!(fault, EngineFault::GaveUp(Box::new(EngineFault::NoAnswer(Awaited::BestMove))), "{behavior}");
    }
}

#[test]
fn a_search_with_a_time_ends_even_if_the_engine_does_not_end_it() {
    let engine = Engine::start(scripted_program("no-bestmove"), impatient(), || {});
    engine.analyze(&Position::start(), Limits { time: Some(Duration::from_millis(50)), ..Limits::default() }, 1);
    let status = wait_for_failure(&engine);
    let fault = EngineFault::GaveUp(Box::new(EngineFault::NoAnswer(Awaited::BestMove)));
    assert_eq!(status.state, EngineState::Failed(fault));
}

#[test]
fn an_engine_that_does_not_quit_is_killed() {
    for behavior in ["ignores-quit", "talks-after-quit"] {
        let engine = Engine::start(scripted_program(behavior), impatient(), || {});
        analyze_start(&engine, 1);
        wait_for(&engine, has_finished);
        assert_eq!(wait_for_end(&engine).fault, Some(EngineFault::DidNotQuit), "{behavior}");
    }
    let engine = scripted("normal");
    assert_eq!(wait_for_end(&engine).fault, None);
}

#[test]
fn an_unsuitable_position_is_refused_and_the_next_is_analyzed() {
    let engine = scripted("normal");
    analyze_start(&engine, 1);
    wait_for(&engine, has_finished);
    let no_king = fen::read("8/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    engine.analyze(&no_king, Limits::default(), 1);
    let status = wait_for(&engine, |status| status.fault.is_some());
    assert!(matches!(&status.fault, Some(EngineFault::Unsuitable(Unsuitable::Illegal(_)))));
    assert_eq!((&status.state, &status.analysis), (&EngineState::Idle, &None));
    analyze_start(&engine, 1);
    assert_eq!(wait_for(&engine, has_finished).fault, None);
}

#[test]
fn dropping_an_engine_does_not_wait() {
    for behavior in ["hang-at-uci", "ignores-quit", "talks-after-quit", "hang-at-stop"] {
        let engine = scripted(behavior);
        engine.analyze(&Position::start(), Limits::default(), 1);
        engine.wait_until(Duration::from_millis(200), |status| status.state == EngineState::Searching);
        let dropped = Instant::now();
        drop(engine);
        assert!(dropped.elapsed() < LONG / 100, "{behavior}: {:?}", dropped.elapsed());
    }
}

#[test]
fn a_new_game_forgets_earlier_searches() {
    let engine = scripted("good");
    let limits = Limits { nodes: Some(5000), ..Limits::default() };
    let score = || engine.search(&Position::start(), limits, 1).unwrap().lines[0].score;
    assert_eq!((score(), score()), (Score::Centipawns(90), Score::Centipawns(190)));
    engine.new_game();
    assert_eq!(score(), Score::Centipawns(90));
}

#[test]
fn a_button_is_pressed_during_a_search() {
    let engine = scripted("good");
    analyze_start(&engine, 1);
    let hash = |status: &Status| status.analysis.as_ref().and_then(|analysis| analysis.hashfull);
    wait_for(&engine, |status| hash(status).is_some_and(|hash| hash > 0));
    engine.press("Clear Hash");
    wait_for(&engine, |status| hash(status) == Some(0));
}

#[test]
fn an_engine_that_ignores_its_limits_is_stopped() {
    let limits = Limits { nodes: Some(5000), ..Limits::default() };
    let analysis = scripted("ignores-limits").search(&Position::start(), limits, 1).unwrap();
    assert!(analysis.is_finished && analysis.nodes > 5000, "{analysis:?}");
}

#[test]
fn a_search_waits_for_its_own_result_or_fault() {
    let engine = scripted("good");
    let limits = Limits { nodes: Some(5000), ..Limits::default() };
    let no_king: Position = "8/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    for _ in 0..3 {
        let refused = engine.search(&no_king, limits, 1);
        assert!(matches!(refused, Err(EngineFault::Unsuitable(Unsuitable::Illegal(_)))), "{refused:?}");
        assert!(engine.search(&Position::start(), limits, 1).is_ok_and(|found| found.is_finished));
    }
    assert!(matches!(scripted("crash-in-search").search(&no_king, limits, 1), Err(EngineFault::Unsuitable(_))));
    let crashed = scripted("crash-in-search").search(&Position::start(), limits, 1);
    assert!(matches!(crashed, Err(EngineFault::GaveUp(_))), "{crashed:?}");
}

#[test]
fn a_chain_follows_only_moves_until_the_engine_fails() {
    let engine = scripted("only-move");
    let limits = Limits { nodes: Some(5000), ..Limits::default() };
    // The engine knows only the first move.
    let chain = Chain::follow(&Position::start(), 9, |position, turn| {
        let analysis = engine.search(position, limits, 2).map_err(|_| ChainEnd::Stopped)?;
        analysis.chain_move(turn, OnlyMoveRule::Lichess, Objective::Win)
    });
    assert_eq!((chain.moves.len(), &*chain.moves[0].san, chain.end), (1, "e4", ChainEnd::Stopped));
    let basis = Basis::Engine { score: Score::Centipawns(600), bound: Bound::Exact, depth: 8 };
    assert_eq!(chain.moves[0].basis, basis);
}
