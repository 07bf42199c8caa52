//! Real records: positions of public test suites, from `tests/data`.

use fenwright::notation::fen;
use fenwright::rules;

/// In a file with odd lines, every ninth line is odd: 11 percent.
const ODD_EVERY: usize = 9;

/// Returns the records that strict reading accepts, legal or not.
pub(crate) fn real_fens() -> impl Iterator<Item = String> {
    [include_str!("../tests/data/fen_valid.jsonl"), include_str!("../tests/data/fen_illegal.jsonl")]
        .into_iter()
        .flat_map(str::lines)
        .filter_map(|line| Some(serde_json::from_str::<serde_json::Value>(line).ok()?["input"].as_str()?.to_owned()))
        .filter(|fen| fen::read(fen).is_ok())
}

/// Returns the odd records, and the illegal records.
pub(crate) fn odd_and_illegal_fens() -> [Vec<String>; 2] {
    let problems = |fen: &String| fen::read(fen).map(|position| rules::problems(&position)).unwrap_or_default();
    let (illegal, rest): (Vec<_>, Vec<_>) =
        real_fens().partition(|fen| problems(fen).iter().any(rules::Problem::is_illegal));
    [rest.into_iter().filter(|fen| !problems(fen).is_empty()).collect(), illegal]
}

/// Replaces every ninth line by a real odd record.
pub(crate) fn with_odd_lines(mut fens: Vec<String>) -> Vec<String> {
    let [odd, _] = odd_and_illegal_fens();
    for (line, odd) in fens.iter_mut().step_by(ODD_EVERY).zip(odd.iter().cycle()) {
        line.clone_from(odd);
    }
    fens
}
