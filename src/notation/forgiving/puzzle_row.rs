//! Reads a row of lichess's table of puzzles, with or without the names of its columns above it: `PuzzleId`, FEN, Moves,
//! Rating, `RatingDeviation`, Popularity, `NbPlays`, Themes, `GameUrl`, `OpeningTags`.
//!
//! The puzzle begins after the first of the moves, and the others are its solution.

use std::ops::Range;

use super::surroundings::{append, comment};
use super::{CorrectedPosition, Correction};
use crate::notation::epd::{self, Operation};
use crate::notation::fen::{self, Fault};
use crate::notation::puzzle;

/// The beginning of the names of the columns.
const COLUMNS: &str = "PuzzleId,FEN,Moves";
/// Maximum length of a row in bytes.
const MAX_LENGTH: usize = 4000;
/// The indices of the columns of numbers: Rating, `RatingDeviation`, Popularity and `NbPlays`.
const SCORES: Range<usize> = 3..7;
/// The indices of further columns that are kept as comments, with the names of their values.
const KEPT: [(usize, &str); 4] = [(3, "Rating"), (7, "Themes"), (8, "Source"), (9, "Openings")];

pub(super) fn read(text: &str, fault: &Fault) -> Option<CorrectedPosition> {
    if text.len() > MAX_LENGTH {
        return None;
    }
    let mut rows = text.lines().map(str::trim).filter(|row| !row.is_empty() && !row.starts_with(COLUMNS));
    let row = rows.next().filter(|_| rows.next().is_none())?;
    let separator = if row.contains('\t') { '\t' } else { ',' };
    let values: Vec<&str> = row.split(separator).map(str::trim).collect();
    let [name, start, moves, ..] = values[..] else { return None };
    if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) || !has_scores(&values) {
        return None;
    }
    let first = moves.split_whitespace().next()?;
    let stated = fen::read(start).ok()?;
    let position = puzzle::position_after_first(&stated, moves);
    let solution = puzzle::solution(&stated, moves);
    if position == stated || solution.is_empty() || solution.len() + 1 != moves.split_whitespace().count() {
        return None;
    }
    let mut operations = vec![epd::name_operation(name)];
    append(&mut operations, comments(&values));
    operations.extend(mate_length(&values, solution.len()));
    operations.push(Operation::from_words("pv", solution));
    Some(CorrectedPosition {
        position,
        fault: fault.clone(),
        corrections: corrections(text, (name, start, first), &operations),
        alternatives: Vec::new(),
        operations,
    })
}

/// Returns `true` for the columns of lichess. In other tables, the moves begin from the stated position.
fn has_scores(values: &[&str]) -> bool {
    values.get(SCORES).is_some_and(|scores| scores.iter().all(|score| score.parse::<i32>().is_ok()))
}

fn comments(values: &[&str]) -> Vec<Operation> {
    let kept = KEPT.iter().filter_map(|(column, name)| Some((name, values.get(*column)?)));
    kept.filter(|(_, value)| !value.is_empty()).map(|(name, value)| comment(format!("{name}: {value}"))).collect()
}

/// Returns `dm` if a theme such as `mateIn2` states as many moves as the solution has.
fn mate_length(values: &[&str], plies: usize) -> Option<Operation> {
    let theme = values.get(7)?.split_whitespace().find_map(|theme| theme.strip_prefix("mateIn"))?;
    let length: usize = theme.parse().ok()?;
    (length == plies.div_ceil(2)).then(|| Operation::from_words("dm", [theme.to_owned()]))
}

/// Lists the words before the position, its first move, and the text after that, with the operations that keep them.
fn corrections(text: &str, (name, start, first): (&str, &str, &str), operations: &[Operation]) -> Vec<Correction> {
    let (before, after) = text.split_once(start).unwrap_or((name, ""));
    let after = after.split_once(first).map_or("", |(_, after)| after).trim();
    let written = |operations: &[Operation]| operations.iter().map(epd::write_operation).collect::<Vec<_>>().join(" ");
    let (id, others) = operations.split_at(1);
    vec![
        Correction { field: 0, before: before.trim().to_owned(), after: written(id) },
        Correction { field: 7, before: format!("moves {first}"), after: String::new() },
        Correction { field: 7, before: after.to_owned(), after: written(others) },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::forgiving::{self, Reading};

    const ROW: &str = "00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80,83,72,\
                       mate mateIn2 middlegame short,https://lichess.org/yyznGmXs/black#34,\
                       Italian_Game Italian_Game_Classical_Variation";
    const NAMES: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags";

    fn read(text: &str) -> Option<CorrectedPosition> {
        match forgiving::read(text) {
            Reading::Corrected(corrected) => Some(*corrected),
            Reading::Strict(_) | Reading::Failed(_) => None,
        }
    }

    fn written(text: &str) -> String {
        let read = read(text).expect("a position");
        epd::write(&read.position, &read.operations)
    }

    #[test]
    fn the_puzzle_begins_after_the_first_move_and_the_others_are_its_solution() {
        let expected = "q5nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w - - id \"00sHx\"; c0 \"Rating: 1760\"; \
                        c1 \"Themes: mate mateIn2 middlegame short\"; \
                        c2 \"Source: https://lichess.org/yyznGmXs/black#34\"; \
                        c3 \"Openings: Italian_Game Italian_Game_Classical_Variation\"; dm 2; pv Be6+ Kd8 Qf8#; \
                        hmvc 1; fmvn 18;";
        assert_eq!(written(ROW), expected);
        assert_eq!(written(&format!("{NAMES}\n{ROW}\n")), expected);
    }

    #[test]
    fn everything_that_was_not_the_position_is_reported() {
        let mends = read(&format!("{NAMES}\n{ROW}")).expect("a position").corrections;
        let befores: Vec<&str> = mends.iter().map(|mend| mend.before.lines().last().unwrap_or_default()).collect();
        assert_eq!(befores[..2], ["00sHx,", "moves e8d7"]);
        assert!(befores[2].starts_with("a2e6 d7d8 f7f8,1760,80,83,72,mate"), "{befores:?}");
        assert!(mends[0].is_kept() && mends[2].is_kept(), "{mends:?}");
    }

    #[test]
    fn short_rows_and_other_separators_are_rows_too() {
        let short = "abc,4k3/8/8/8/8/8/4P3/4K3 b - - 0 1,e8d8 e2e4,900,80,-3,7";
        assert_eq!(
            written(short),
            "3k4/8/8/8/8/8/4P3/4K3 w - - id \"abc\"; c0 \"Rating: 900\"; pv e4; hmvc 1; fmvn 2;"
        );
        assert_eq!(written(&short.replace(',', "\t")), written(short));
    }

    #[test]
    fn other_rows_are_no_puzzles() {
        let is_puzzle = |row: &str| read(row).is_some_and(|read| read.operations.iter().any(|one| one.opcode == "pv"));
        assert!(is_puzzle(ROW));
        for (from, to) in [
            ("e8d7 a2e6", "e8d8 e8e7 a2e6"),
            ("d7d8 f7f8", "d7d8 f7a1"),
            (" a2e6 d7d8 f7f8", ""),
            ("00sHx", "two words"),
            ("5K2 b", "5K2 x"),
            ("1760,80,83,72,", "1760,"),
        ] {
            assert!(!is_puzzle(&ROW.replace(from, to)), "{to}");
        }
    }

    #[test]
    fn the_length_of_a_mate_is_stated_only_if_the_moves_have_it() {
        assert!(!written(&ROW.replace("mateIn2", "mateIn3")).contains("dm "));
    }
}
