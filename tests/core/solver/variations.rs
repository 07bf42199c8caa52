//! The variations after a key, compared with those that Popeye prints.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;

use fenwright::rules::solver::{Branch, KeyMove, SearchControl, Solver};
use serde::Deserialize;

use super::{TABLE, read};

const ONE: NonZeroUsize = NonZeroUsize::MIN;

type Moves = BTreeSet<String>;

#[derive(Deserialize)]
struct Record {
    fen: String,
    stipulation: String,
    key: String,
    threats: Moves,
    defences: BTreeMap<String, Moves>,
}

impl Record {
    fn solver(&self) -> Solver {
        let position = read(&self.fen);
        match self.stipulation.as_str() {
            "#2" => Solver::new(&position, 2, TABLE),
            "#3" => Solver::new(&position, 3, TABLE),
            "s#2" => Solver::selfmate(&position, 2, TABLE),
            other => panic!("{other}"),
        }
        .expect(&self.fen)
    }
}

fn names(keys: &[KeyMove]) -> Moves {
    keys.iter().map(|key| key.uci.clone()).collect()
}

/// The defences with the answers to each. Replies that mate at once end a selfmate, and Popeye prints none of them.
fn defences(branch: &Branch<'_>, threats: &[KeyMove]) -> BTreeMap<String, Moves> {
    let variations = branch.variations(threats, ONE, &SearchControl::default()).expect("nobody stops it");
    let answered = variations.iter().filter(|variation| !variation.is_mate);
    answered
        .flat_map(|variation| {
            let answers = names(&variation.answers);
            variation.replies.iter().map(move |reply| (reply.uci.clone(), answers.clone()))
        })
        .collect()
}

#[test]
fn threats_defences_and_answers_are_those_of_popeye() {
    let mut missed = Vec::new();
    let (mut keys, mut defence_count, mut several) = (0, 0, 0);
    for line in include_str!("../../data/variations.jsonl").lines() {
        let record: Record = serde_json::from_str(line).expect(line);
        let solver = record.solver();
        let root = solver.root();
        let found = root.continuations(ONE, &SearchControl::default()).expect("nobody stops it");
        let key = found.iter().find(|key| key.uci == record.key).expect(&record.key);
        let branch = root.play_key(key).expect("a legal move");
        let threats = branch.threats(ONE, &SearchControl::default()).expect("nobody stops it");
        let defences = defences(&branch, &threats);
        if names(&threats) != record.threats || defences != record.defences {
            missed.push(format!("{} {}: {defences:?}, not {:?}", record.fen, record.key, record.defences));
        }
        keys += 1;
        defence_count += record.defences.len();
        several += usize::from(record.threats.len() > 1);
    }
    assert!(missed.is_empty(), "{} of {keys} keys:\n{}", missed.len(), missed.join("\n"));
    assert!(
        several > 40 && defence_count > 700,
        "{keys} keys, {several} with several threats, {defence_count} defences"
    );
}
