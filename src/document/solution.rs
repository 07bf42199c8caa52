//! What solves the position of a record: what the record says, or what the solver finds.

use std::num::NonZeroUsize;

use super::format::{Field, Metadata};
use crate::board::{Color, Position};
use crate::notation::epd::{Operand, Operation};
use crate::notation::stipulation::{Goal, Stipulation};
use crate::rules::solver::{Aim, Helpmate, Judgement, MOST_MOVES, Solver, Stopped, Watch};

/// So many helpmates are listed.
const MOST_HELPMATES: usize = 50;

/// What a record says solves its position: its solution, else the moves that its operation `bm` names; `None` if it says
/// nothing. Moves without numbers get them.
///
/// ```
/// use fenwright::document::{Document, Format, stated_solution};
/// let text = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - pv Kf1 Kf8 Rd8#;\n";
/// let document = Document::from_bytes_as(text.into(), Format::Epd);
/// let said = |place| {
///     let record = document.record(place);
///     stated_solution(&record.position().unwrap(), &record.stated_metadata(), &record.operations())
/// };
/// assert_eq!(said(0).as_deref(), Some("1.Rd8#"));
/// assert_eq!(said(1).as_deref(), Some("1.Kf1 Kf8 2.Rd8#"));
/// ```
#[must_use]
pub fn stated_solution(position: &Position, metadata: &Metadata, operations: &[Operation]) -> Option<String> {
    let begins = match metadata.stipulation() {
        // In a helpmate the first move of each pair is that of the side that begins.
        Some(Stipulation { goal: Goal::Helpmate, .. }) => Color::White,
        _ => position.side_to_move,
    };
    let stated = metadata.get(Field::Solution);
    if !stated.is_empty() {
        return Some(numbered(stated, begins));
    }
    let best = operations.iter().find(|operation| operation.opcode == "bm")?;
    let moves: Vec<&str> = best.operands.iter().map(Operand::text).filter(|text| !text.trim().is_empty()).collect();
    (!moves.is_empty()).then(|| format!("1{}{}", dots(begins), moves.join(", ")))
}

/// What stands behind the number of a move of this side where the text begins with it.
const fn dots(color: Color) -> &'static str {
    match color {
        Color::White => ".",
        Color::Black => "...",
    }
}

/// A line of moves with their numbers, the first of which is of this side; any other text as it is.
fn numbered(text: &str, begins: Color) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    if !words.iter().all(|word| is_move(word)) {
        return text.to_owned();
    }
    let first = usize::from(begins == Color::Black);
    let named = words.iter().enumerate().map(|(at, word)| match at + first {
        half if half.is_multiple_of(2) => format!("{}.{word}", half / 2 + 1),
        1 if at == 0 => format!("1...{word}"),
        _ => (*word).to_owned(),
    });
    named.collect::<Vec<_>>().join(" ")
}

/// Whether a word looks like a move without a number.
fn is_move(word: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b"+#=x-!?".contains(&byte);
    let has_place = word.bytes().any(|byte| byte.is_ascii_digit()) || word.starts_with("O-O");
    word.starts_with(|char: char| "KQRBNOabcdefgh".contains(char)) && word.bytes().all(is_sign) && has_place
}

/// What came of solving a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundSolution {
    /// The solution as problems print it, a line each with its indentation.
    Lines(Vec<String>),
    /// There is none, or it is no mate that can be looked for.
    Nothing,
    /// The search was stopped before it knew.
    Stopped,
}

impl FoundSolution {
    /// Solves a position on this thread for what is asked, with a table of so many bytes at most.
    #[must_use]
    pub fn of(position: &Position, asked: Stipulation, table_bytes: usize, watch: &Watch) -> Self {
        let moves = asked.moves().and_then(|moves| u8::try_from(moves).ok()).filter(|moves| *moves <= MOST_MOVES);
        let Some(moves) = moves else { return Self::Nothing };
        let found = match asked.goal {
            Goal::Mate => forced(Aim::Mate, position, moves, table_bytes, watch),
            Goal::Selfmate => forced(Aim::Selfmate, position, moves, table_bytes, watch),
            Goal::Helpmate => helped(position, moves, table_bytes, watch),
            Goal::Win | Goal::Draw => Ok(None),
        };
        match found {
            Ok(Some(lines)) => Self::Lines(lines),
            Ok(None) => Self::Nothing,
            Err(Stopped) => Self::Stopped,
        }
    }

    /// The lines that were found.
    #[must_use]
    pub fn lines(self) -> Vec<String> {
        if let Self::Lines(lines) = self { lines } else { Vec::new() }
    }
}

/// The first moves that force it and what follows, with what is to be said where that is not one alone.
fn forced(
    aim: Aim,
    position: &Position,
    moves: u8,
    table_bytes: usize,
    watch: &Watch,
) -> Result<Option<Vec<String>>, Stopped> {
    let Ok(solver) = Solver::with_aim(aim, position, moves, table_bytes) else { return Ok(None) };
    let solution = solver.solve(NonZeroUsize::MIN, watch);
    if !solution.is_complete() {
        return Err(Stopped);
    }
    if solution.keys.is_empty() {
        return Ok(None);
    }
    let remark = (solution.judgement() != Judgement::Sound).then(|| solution.sentence());
    let printed = solver.printed(&solution, NonZeroUsize::MIN, watch)?;
    Ok(Some(remark.into_iter().chain(printed).collect()))
}

fn helped(position: &Position, moves: u8, table_bytes: usize, watch: &Watch) -> Result<Option<Vec<String>>, Stopped> {
    let Ok(helpmate) = Helpmate::new(position, moves, table_bytes) else { return Ok(None) };
    let found = helpmate.solve(NonZeroUsize::MIN, watch);
    if !found.is_complete() {
        return Err(Stopped);
    }
    if found.lines.is_empty() {
        return Ok(None);
    }
    let remark = (found.judgement() == Judgement::Short).then(|| found.sentence());
    let printed = found.printed();
    let others = printed.len().saturating_sub(MOST_HELPMATES);
    let rest = (others > 0).then(|| format!("and {}{others} more", if found.has_more { "over " } else { "" }));
    Ok(Some(remark.into_iter().chain(printed.into_iter().take(MOST_HELPMATES)).chain(rest).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::format::Remarks;
    use crate::notation::{epd, fen, stipulation};

    #[test]
    fn what_records_state_is_a_solution() {
        for (line, expected) in [
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;", Some("1.Rd8#")),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Kf1 Kh1;", Some("1.Kf1, Kh1")),
            ("3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - bm Rd1#;", Some("1...Rd1#")),
            ("3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - pv Kf8 Kf1 Rd1#;", Some("1...Kf8 2.Kf1 Rd1#")),
            ("7k/8/5K2/8/8/8/8/R7 b - - pv Kh7 Rb1 Kh6 Rh1#; c0 \"h#2\";", Some("1.Kh7 Rb1 2.Kh6 Rh1#")),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Kf1; pv Rd8#;", Some("1.Rd8#")),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - c0 \"Solution: Rd8 wins\"; bm Kf1;", Some("Rd8 wins")),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - c0 \"Solution: 1. Rd8#\";", Some("1. Rd8#")),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - id \"a\"; bm;", None),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - am Kf1;", None),
        ] {
            let record = epd::read(line).unwrap();
            let metadata = Remarks::of_operations(record.operations.clone()).metadata;
            let stated = stated_solution(&record.position, &metadata, &record.operations);
            assert_eq!(stated.as_deref(), expected, "{line}");
        }
    }

    #[test]
    fn what_is_asked_is_solved_as_far_as_it_can_be() {
        let lines = |lines: &[&str]| FoundSolution::Lines(lines.iter().map(|line| (*line).to_owned()).collect());
        for (position, asked, expected) in [
            ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "#1", lines(&["1.Ra8#"])),
            (
                "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
                "#2",
                lines(&["1.Ra6! (zugzwang)", "    1...bxa6 2.b7#", "    1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7 2.Rxa7#"]),
            ),
            ("8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1", "s#1", lines(&["1.Qc3+! Bxc3#"])),
            ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "+", FoundSolution::Nothing),
            ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "#101", FoundSolution::Nothing),
            ("7k/8/6KP/8/8/8/8/R7 b - - 0 1", "h#2.5", FoundSolution::Nothing),
            ("8/8/8/8/8/2k5/8/K7 w - - 0 1", "#2", FoundSolution::Nothing),
            ("8/8/8/8/8/8/8/8 w - - 0 1", "#2", FoundSolution::Nothing),
        ] {
            let position = fen::read(position).unwrap();
            let found = FoundSolution::of(&position, stipulation::read(asked).unwrap(), 1 << 20, &Watch::default());
            assert_eq!(found, expected, "{asked}");
        }
        let position = fen::read("7k/8/5K2/8/8/8/8/R7 b - - 0 1").unwrap();
        let found = FoundSolution::of(&position, stipulation::read("h#2").unwrap(), 1 << 20, &Watch::default());
        assert_eq!((found.clone().lines().len(), found.lines()[0].as_str()), (22, "1.Kh7 Rb1 2.Kh6 Rh1#"));
        let stopped = Watch::default();
        stopped.stop();
        let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1").unwrap();
        let found = FoundSolution::of(&position, stipulation::read("#2").unwrap(), 1 << 20, &stopped);
        assert_eq!(found, FoundSolution::Stopped);
    }

    #[test]
    fn a_search_that_nobody_wants_any_more_ends() {
        let asked = stipulation::read("#40").unwrap();
        let watch = Watch::while_wanted(None, || false);
        assert_eq!(FoundSolution::of(&Position::start(), asked, 1 << 20, &watch), FoundSolution::Stopped);
        let watch = Watch::while_wanted(None, || true);
        let position = fen::read("7k/8/6KP/8/8/8/8/R7 w - - 0 1").unwrap();
        let found = FoundSolution::of(&position, stipulation::read("#1").unwrap(), 1 << 20, &watch);
        assert_eq!(found.lines(), ["1.Ra8#"]);
    }

    #[test]
    fn what_is_not_the_only_key_is_said() {
        let position = fen::read("7k/8/6KP/8/8/8/8/RR6 w - - 0 1").unwrap();
        let found = FoundSolution::of(&position, stipulation::read("#1").unwrap(), 1 << 20, &Watch::default());
        assert_eq!(found.lines(), ["Cooked: 2 first moves mate in 1: Ra8# and Rb8#", "1.Ra8#", "1.Rb8#"]);
    }
}
