//! An answer as an object of JSON.

use serde::Serialize;

use super::super::record::Record;
use super::answer::Solved;
use crate::notation::fen;
use crate::rules::solver::{Judgement, NotSearched};

/// The keys in the order in which they are written.
#[derive(Serialize)]
pub(super) struct Object<'a> {
    line: usize,
    /// `None` if the text cannot be read.
    fen: Option<String>,
    mate: u8,
    keys: Vec<&'a str>,
    shortest: Option<u8>,
    /// `None` if that is not known.
    sound: Option<bool>,
    judgement: &'static str,
    message: Option<String>,
    /// Up to how many moves everything is known.
    searched: u8,
    complete: bool,
    /// The lengths of the keys.
    lengths: Vec<u8>,
    san: Vec<&'a str>,
    /// First moves that one reply refutes, with it; only of mates in at most two.
    tries: Option<Vec<[&'a str; 2]>>,
    /// A longest defence against the first key.
    pv: Vec<&'a str>,
    nodes: u64,
    /// The codes of what is wrong with a position that was not searched.
    problems: Vec<&'static str>,
}

impl<'a> Object<'a> {
    pub(super) fn of(
        record: &Record<'_>,
        moves: u8,
        judgement: &'static str,
        solved: Option<&'a Result<Solved, NotSearched>>,
    ) -> Self {
        let object = Self {
            line: record.line,
            fen: record.position.as_ref().map(fen::write),
            mate: moves,
            keys: Vec::new(),
            shortest: None,
            sound: None,
            judgement,
            message: None,
            searched: 0,
            complete: false,
            lengths: Vec::new(),
            san: Vec::new(),
            tries: None,
            pv: Vec::new(),
            nodes: 0,
            problems: Vec::new(),
        };
        match solved {
            None => Self { message: record.flaw.as_ref().map(|flaw| flaw.sentence.clone()), ..object },
            Some(Err(refused)) => Self {
                message: Some(refused.sentence()),
                problems: refused.problems.iter().map(crate::rules::Problem::code).collect(),
                ..object
            },
            Some(Ok(solved)) => object.with(solved),
        }
    }

    fn with(self, solved: &'a Solved) -> Self {
        let solution = &solved.solution;
        let judgement = solution.judgement();
        let more = solved.more.as_ref();
        let tries = more.and_then(|more| more.tries.as_ref());
        let pair = |one: &'a crate::rules::solver::Try| [one.first.uci.as_str(), one.refutation.uci.as_str()];
        Self {
            keys: solution.keys.iter().map(|key| key.uci.as_str()).collect(),
            shortest: solution.shortest(),
            sound: (judgement != Judgement::Unfinished).then_some(judgement == Judgement::Sound),
            message: Some(solution.sentence()),
            searched: solution.searched,
            complete: solution.is_complete(),
            lengths: solution.keys.iter().map(|key| key.length).collect(),
            san: solution.keys.iter().map(|key| key.name.as_str()).collect(),
            tries: tries.map(|tries| tries.iter().map(pair).collect()),
            pv: more.map(|more| more.main_line.iter().map(String::as_str).collect()).unwrap_or_default(),
            nodes: solved.nodes,
            ..self
        }
    }
}
