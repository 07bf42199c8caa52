//! Checking a whole file finds the same as checking each record.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use super::{document, edit};
use crate::time::PATIENCE;
use fenwright::document::check::{Check, CheckFindings};
use fenwright::document::search::{Search, SearchQuery};
use fenwright::document::{Document, Edit};
use fenwright::rules::{self, Problem};

fn checked(document: &Document) -> CheckFindings {
    let mut check = Check::start(&document.snapshot(), Arc::new(|| {}));
    assert!(check.wait_for(PATIENCE), "the check ends");
    assert_eq!((check.progress(), check.revision()), (None, document.revision()));
    assert!(!check.poll(), "nothing comes behind the end");
    check.results.clone()
}

/// The findings record by record.
fn found_singly(document: &Document) -> CheckFindings {
    let mut findings = CheckFindings::default();
    for index in 0..document.len() {
        match document.record(index).position().map(|position| rules::problems(&position)) {
            Err(_) => findings.unreadable.insert(index),
            Ok(problems) if problems.iter().any(Problem::is_illegal) => findings.illegal.insert(index),
            Ok(problems) if !problems.is_empty() => findings.odd.insert(index),
            Ok(_) => false,
        };
    }
    findings
}

const LINES: [&str; 12] = [
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/8/8/8/8/8/4Q3/4K3 w - - 3 50",
    "4k3/8/8/8/8/8/8/4K2K w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 130 100",
    "4k3/8/8/8/8/8/8/4K3 w - - 30 2",
    " 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "# a comment",
    "",
    "nonsense",
    "4k3/8/8/8/8/8/8/4K3 w - - hmvc 130; fmvn 100;",
];

#[test]
fn a_file_is_checked_as_single_records_are() {
    let mut random = fastrand::Rng::with_seed(4);
    for ends in [&["\n"][..], &["\r\n"], &["\r"], &["\n", "\r\n", "\r"]] {
        for start in [0, 11] {
            let mut text = String::new();
            for _ in 0..800 {
                let line = LINES[if text.len() < 2000 { start } else { random.usize(..LINES.len()) }];
                text.push_str(line);
                text.push_str(ends[random.usize(..ends.len())]);
            }
            let mut document = document(&text);
            assert_eq!(checked(&document), found_singly(&document), "{ends:?}, {start}");
            document.select(500);
            document.apply(edit("Kb7"));
            document.select(501);
            document.apply(Edit::Start);
            assert_eq!(checked(&document), found_singly(&document), "{ends:?}, {start}, edited");
        }
    }
}

#[test]
fn the_problems_that_a_search_finds_are_those_of_the_check() {
    let document = document(&LINES.join("\n").repeat(3));
    let findings = checked(&document);
    let mut search = Search::start(&document.snapshot(), &SearchQuery::parse("problem"), Arc::new(|| {}));
    assert!(search.scan.wait_for(PATIENCE));
    assert_eq!(search.found().len(), findings.len());
    assert!(findings.illegal.iter().chain(findings.odd.iter()).all(|index| search.found().contains(index)));
    assert!(CheckFindings::default().is_empty() && !findings.is_empty());
}

#[test]
fn the_window_is_woken_at_the_end_and_a_dropped_check_stops() {
    let document = document(&(LINES[0].to_owned() + "\n").repeat(50_000));
    let wakes = Arc::new(AtomicUsize::new(0));
    let counted = wakes.clone();
    let wake: fenwright::document::Wake = Arc::new(move || _ = counted.fetch_add(1, Ordering::Relaxed));
    let mut check = Check::start(&document.snapshot(), wake.clone());
    assert!(check.wait_for(PATIENCE));
    assert!(check.results.is_empty());
    drop(Check::start(&document.snapshot(), wake));
    // Only the threads have the other ends of the channels.
    let mut waited = 0;
    while Arc::strong_count(&wakes) > 1 && waited < 60_000 {
        std::thread::sleep(Duration::from_millis(10));
        waited += 1;
    }
    assert_eq!(Arc::strong_count(&wakes), 1, "all threads have ended");
    assert!(wakes.load(Ordering::Relaxed) > 0, "woken");
}
