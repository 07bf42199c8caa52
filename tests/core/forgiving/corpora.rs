//! Collections of texts with their expected positions.

use fenwright::notation::fen;
use fenwright::notation::forgiving::{self, Reading};

use crate::fen::corpora::records;

/// The reading of a text, followed by the alternatives.
fn offered(text: &str) -> Vec<String> {
    match forgiving::read(text) {
        Reading::Strict(position) => vec![fen::write(&position)],
        Reading::Corrected(mended) => {
            std::iter::once(&mended.position).chain(&mended.alternatives).map(fen::write).collect()
        }
        Reading::Failed(_) => Vec::new(),
    }
}

/// Every expected position of the corpus is the reading, or one of the alternatives if several are equally likely.
#[test]
fn broken_texts_are_mended_as_the_corpus_says() {
    let mut missed = Vec::new();
    for record in records(include_str!("../../data/fen_broken.jsonl")) {
        let input = record["input"].as_str().unwrap();
        let Some(repaired) = record["repaired"].as_str() else { continue };
        let offered = offered(input);
        if !offered.iter().any(|fen| fen == repaired) {
            missed.push(format!("{input:?}\n  expected {repaired}\n  offered {offered:?}"));
        }
    }
    assert!(missed.is_empty(), "{} records:\n{}", missed.len(), missed.join("\n"));
}

/// Texts as people paste them: the expected position is the reading or an alternative, and texts without a position are
/// not read. Texts with a `gap` are not supported yet; they must not be read as anything but the position or its
/// beginning.
#[test]
fn pasted_texts_are_read_as_a_person_would() {
    let mut missed = Vec::new();
    let mut gaps = 0;
    for record in records(include_str!("../../data/pasted.jsonl")) {
        let input = record["input"].as_str().unwrap();
        let offered = offered(input);
        let also = record["also"].as_array().cloned().unwrap_or_default();
        let is_expected = |fen: &String| record["fen"] == fen.as_str() || also.iter().any(|also| also == fen.as_str());
        let is_met = if record["fen"].is_null() { offered.is_empty() } else { offered.iter().any(is_expected) };
        let has_gap = record["gap"].is_string();
        gaps += usize::from(has_gap);
        if is_met == has_gap {
            missed.push(format!("{record}\n  offered {offered:?}"));
        }
    }
    assert!(missed.is_empty(), "{} records:\n{}", missed.len(), missed.join("\n"));
    assert_eq!(gaps, 6);
}
