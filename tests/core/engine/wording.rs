//! Sentences about engines.

use fenwright::board::Variant;
use fenwright::engine::{Awaited, EngineFault, InstallHint, Unsuitable};
use fenwright::lang::{self, Language};
use fenwright::wording::Sentence;
use fenwright::{Position, Size, rules};

fn faults() -> Vec<EngineFault> {
    let crash = |status: Option<&str>, last_error: Option<&str>| EngineFault::Crashed {
        status: status.map(str::to_owned),
        last_error: last_error.map(str::to_owned),
    };
    let empty = rules::problems(&Position::empty(Size::STANDARD)).remove(0);
    let unsuitable = [
        Unsuitable::OtherBoard,
        Unsuitable::Variant(Variant::Atomic),
        Unsuitable::Chess960,
        Unsuitable::Illegal(empty),
        Unsuitable::NoMoves,
        Unsuitable::TooManyMoves,
    ];
    let mut faults = vec![
        EngineFault::CannotStart("no such file".to_owned()),
        EngineFault::NotUci,
        crash(None, None),
        crash(Some("exit status: 7"), None),
        crash(Some("exit status: 7"), Some("no network file")),
        EngineFault::NoAnswer(Awaited::ReadyOk),
        EngineFault::NoAnswer(Awaited::BestMove),
        EngineFault::IllegalMove("e2e5".to_owned()),
        EngineFault::Unreadable("hello".to_owned()),
        EngineFault::LongLine,
        EngineFault::DidNotQuit,
        EngineFault::GaveUp(Box::new(EngineFault::NotUci)),
    ];
    faults.extend(unsuitable.map(EngineFault::Unsuitable));
    faults
}

#[test]
fn every_fault_has_a_sentence_of_its_own_in_each_language() {
    for language in Language::all() {
        let mut sentences: Vec<String> = lang::with(language, || faults().iter().map(Sentence::sentence).collect());
        assert!(sentences.iter().all(|one| !one.contains(['{', '}', '!'])), "{sentences:?}");
        let count = sentences.len();
        sentences.sort();
        sentences.dedup();
        assert_eq!(sentences.len(), count, "{}", language.code());
    }
}

#[test]
fn sentences_name_the_cause_and_a_way_out() {
    let crash = EngineFault::Crashed { status: None, last_error: Some("no network file".to_owned()) };
    assert_eq!(
        crash.sentence(),
        "The engine has crashed: no network file. If this happens again, check its options or choose another engine"
    );
    assert_eq!(
        EngineFault::GaveUp(Box::new(EngineFault::NoAnswer(Awaited::BestMove))).sentence(),
        "The engine has failed again and again, and is not started any more. The engine does not end its search. If this \
         happens again, choose another engine"
    );
    assert_eq!(InstallHint::Apt.sentence(), "To install an engine, run “sudo apt install stockfish” in a terminal");
    assert!(InstallHint::Other.sentence().contains("stockfishchess.org"));
}
