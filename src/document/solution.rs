//! Solutions of positions, found by the solver.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;

use super::edit::RecordUpdate;
use super::exercise::Exercise;
use super::format::{Field, RecordView};
use super::stated_solution;
use crate::board::Position;
use crate::lang;
use crate::notation::epd::{self, Operation};
use crate::notation::pgn::TreeMove;
use crate::notation::stipulation::{self, Goal, Stipulation};
use crate::rules::solver::{
    Findings, Helpmates, Judgement, KeyMove, NotSearched, Query, SearchControl, Solution, Solver, Stopped, Study,
};
use crate::rules::{Prover, Unproven};
use crate::tr;
use crate::wording::{Sentence, evidence, notation_lines};

const MAX_HELPMATES: usize = 50;

/// The outcome of solving a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundSolution {
    /// The lines of the solution, indented as they are printed in problem books.
    Lines(Vec<String>),
    /// There are no lines, for this reason.
    Missing(MissingSolution),
}

/// The reason why a position has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MissingSolution {
    /// The record states no solution, and the position was not searched.
    NotStated,
    /// The record states neither a solution nor a stipulation.
    NoStipulation,
    /// The search has proven that there is no solution.
    NoSolution,
    /// The position is illegal in a way that prevents a search.
    Illegal,
    /// There is no solver for the stipulation or the variant.
    Unsupported,
    /// The search was stopped before it was finished.
    Stopped,
}

impl From<NotSearched> for MissingSolution {
    fn from(reason: NotSearched) -> Self {
        match reason {
            NotSearched::Position(_) => Self::Illegal,
            NotSearched::Unproven(Unproven::Stopped) => Self::Stopped,
            NotSearched::Stipulation(_) | NotSearched::Rules(_) | NotSearched::Unproven(_) => Self::Unsupported,
        }
    }
}

/// The number of positions without a solution, by reason.
#[derive(Clone, Debug, Default)]
pub struct MissingSolutions(BTreeMap<MissingSolution, usize>);

impl MissingSolutions {
    /// Counts a position.
    pub fn add(&mut self, reason: MissingSolution) {
        *self.0.entry(reason).or_default() += 1;
    }

    /// Returns the number of positions whose search was stopped.
    pub fn stopped(&self) -> usize {
        self.0.get(&MissingSolution::Stopped).copied().unwrap_or_default()
    }

    /// Returns a sentence with the counts, without a full stop; `None` if no position was counted. `seconds` is the
    /// time limit of a search.
    ///
    /// ```
    /// use fenwright::document::{MissingSolution, MissingSolutions};
    /// let mut missing = MissingSolutions::default();
    /// assert_eq!(missing.sentence("10"), None);
    /// for reason in [MissingSolution::Stopped, MissingSolution::Illegal, MissingSolution::Stopped] {
    ///     missing.add(reason);
    /// }
    /// let expected = "3 positions are without a solution: 1 is illegal, 2 were not solved in 10 seconds";
    /// assert_eq!(missing.sentence("10").as_deref(), Some(expected));
    /// ```
    pub fn sentence(&self, seconds: &str) -> Option<String> {
        let part = |(reason, count): (&MissingSolution, usize)| match reason {
            MissingSolution::NotStated => tr!("document-missing-not-stated", count = count),
            MissingSolution::NoStipulation => tr!("document-missing-no-stipulation", count = count),
            MissingSolution::NoSolution => tr!("document-missing-none", count = count),
            MissingSolution::Illegal => tr!("document-missing-illegal", count = count),
            MissingSolution::Unsupported => tr!("document-missing-unsupported", count = count),
            MissingSolution::Stopped => tr!("document-missing-stopped", count = count, seconds = seconds),
        };
        let parts: Vec<String> = self.0.iter().map(|(reason, count)| part((reason, *count))).collect();
        let count: usize = self.0.values().sum();
        (count > 0).then(|| tr!("document-missing-solutions", count = count, reasons = parts.join(", ")))
    }
}

impl FoundSolution {
    fn from_findings(found: &Findings, position: &Position, watch: &SearchControl) -> Self {
        match solution_lines(found, watch) {
            Ok(Some(mut lines)) => {
                if let Findings::Proven(study) = found {
                    lines.insert(0, evidence(&study.proof, position.side_to_move));
                }
                Self::Lines(lines)
            }
            Ok(None) => Self::Missing(MissingSolution::NoSolution),
            Err(Stopped) => Self::Missing(MissingSolution::Stopped),
        }
    }

    /// Returns the reason why there are no lines.
    pub const fn missing(&self) -> Option<MissingSolution> {
        match self {
            Self::Lines(_) => None,
            Self::Missing(reason) => Some(*reason),
        }
    }

    /// The lines of the solution; empty if there is none.
    pub fn into_lines(self) -> Vec<String> {
        if let Self::Lines(lines) = self { lines } else { Vec::new() }
    }
}

/// Solves a position on this thread, with a hash table of at most `table_bytes` bytes, and returns the moves of the
/// solution with their variations.
///
/// # Errors
/// The reason why there is no solution.
pub fn solved_moves(
    position: &Position,
    asked: Stipulation,
    prover: &Prover,
    table_bytes: usize,
    watch: &SearchControl,
) -> Result<Vec<TreeMove>, MissingSolution> {
    let movetext = solved_movetext(position, asked, prover, table_bytes, watch)?;
    Ok(stated_solution::moves(position, Some(asked), &movetext))
}

fn solved_movetext(
    position: &Position,
    asked: Stipulation,
    prover: &Prover,
    table_bytes: usize,
    watch: &SearchControl,
) -> Result<String, MissingSolution> {
    let found = Query::from(asked).search(position, prover, table_bytes, NonZeroUsize::MIN, watch)?;
    if !found.is_complete() {
        return Err(MissingSolution::Stopped);
    }
    let stored = match &found {
        Findings::Forced(solver, solution) => {
            ProvenSolution::from_mates((solver, solution), (position, false), NonZeroUsize::MIN, watch)
                .map_err(|Stopped| MissingSolution::Stopped)?
        }
        Findings::Helped(helpmates) => ProvenSolution::from_helpmates(helpmates, position),
        Findings::Proven(study) => ProvenSolution::from_study(study, position),
    };
    stored.map(|stored| stored.moves).ok_or(MissingSolution::NoSolution)
}

/// A position for a page, with what its record states.
#[derive(Clone, Copy, Debug)]
pub struct Puzzle<'a> {
    /// The position.
    pub position: &'a Position,
    /// The solution of the record.
    pub stated: Option<&'a str>,
    /// The stipulation to solve.
    pub stipulation: Option<Stipulation>,
    /// `true` to solve the stipulation if there is no stated solution.
    pub solves: bool,
    /// `true` to build the exercise as well, which solves the stipulation also if there is a stated solution.
    pub has_exercise: bool,
}

/// The solution of a position, and its exercise if one was asked for and can be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedPuzzle {
    /// The solution.
    pub solution: FoundSolution,
    /// The exercise.
    pub exercise: Option<Exercise>,
}

impl From<FoundSolution> for SolvedPuzzle {
    fn from(solution: FoundSolution) -> Self {
        Self { solution, exercise: None }
    }
}

impl Puzzle<'_> {
    /// Returns `true` if solving needs a search.
    pub const fn is_searched(self) -> bool {
        self.stipulation.is_some() && (self.has_exercise || self.solves && self.stated.is_none())
    }

    /// Solves the puzzle on this thread, with a hash table of at most `table_bytes` bytes.
    pub fn solve(self, prover: &Prover, table_bytes: usize, watch: &SearchControl) -> SolvedPuzzle {
        let Some(asked) = self.stipulation.filter(|_| self.is_searched()) else { return self.without_search() };
        let position = self.position;
        let found = Query::from(asked).search(position, prover, table_bytes, NonZeroUsize::MIN, watch);
        let solution = match (self.stated, &found) {
            (None, Ok(found)) if self.solves => FoundSolution::from_findings(found, position, watch),
            (None, Err(reason)) if self.solves => FoundSolution::Missing(reason.clone().into()),
            _ => self.without_search().solution,
        };
        let from_search = || Exercise::from_findings(found.as_ref().ok()?, position, watch).ok().flatten();
        let exercise = self.has_exercise.then(|| from_search().or_else(|| self.stated_exercise())).flatten();
        SolvedPuzzle { solution, exercise }
    }

    /// Returns what the record alone gives.
    pub fn without_search(self) -> SolvedPuzzle {
        let solution = match self.stated {
            Some(stated) => FoundSolution::Lines(vec![stated.to_owned()]),
            None if self.solves => FoundSolution::Missing(MissingSolution::NoStipulation),
            None => FoundSolution::Missing(MissingSolution::NotStated),
        };
        let exercise = self.stated_exercise().filter(|_| self.has_exercise);
        SolvedPuzzle { solution, exercise }
    }

    fn stated_exercise(self) -> Option<Exercise> {
        Exercise::from_stated(self.position, self.stated?)
    }
}

/// Returns the lines of a solution, or `None` if there is no solution. If the solution is not as intended (for example
/// cooked), a sentence about this comes first.
fn solution_lines(found: &Findings, watch: &SearchControl) -> Result<Option<Vec<String>>, Stopped> {
    if !found.is_complete() {
        return Err(Stopped);
    }
    let printed = notation_lines(found.notation_lines(NonZeroUsize::MIN, watch)?);
    let mut lines: Vec<String> = printed.iter().map(|line| lang::localize_moves(line).into_owned()).collect();
    if lines.is_empty() {
        return Ok(None);
    }
    if let Findings::Helped(helpmates) = found {
        let others = lines.len().saturating_sub(MAX_HELPMATES);
        lines.truncate(MAX_HELPMATES);
        let more = || match others.to_string() {
            others if helpmates.has_more => tr!("document-many-more-solutions", count = others),
            others => tr!("document-more-solutions", count = others),
        };
        lines.extend((others > 0).then(more));
    }
    // Several solutions of a helpmate are all listed, but not all moves that win a study.
    let says_all = match found.judgement() {
        Judgement::Sound => true,
        Judgement::Several => !matches!(found, Findings::Proven(_)),
        _ => false,
    };
    if !says_all {
        lines.insert(0, found.sentence());
    }
    Ok(Some(lines))
}

/// The proven part of a solution, in compact form because there can be millions of proofs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompactSolution {
    stipulation: Stipulation,
    moves: String,
}

impl CompactSolution {
    /// Returns the proven part of these findings; `None` if the findings prove no solution that a record can store.
    pub fn from_findings(found: &Findings, position: &Position) -> Option<Self> {
        match found {
            Findings::Forced(_, solution) => {
                let shortest = solution.shortest().filter(|_| solution.is_proven())?;
                let stipulation = Stipulation::new(solution.goal, shortest.into());
                Some(Self { stipulation, moves: shortest_keys(solution).join(" ") })
            }
            Findings::Helped(helpmates) => {
                let ProvenSolution { stipulation, moves, .. } = ProvenSolution::from_helpmates(helpmates, position)?;
                Some(Self { stipulation, moves })
            }
            Findings::Proven(study) => {
                let ProvenSolution { stipulation, moves, .. } = ProvenSolution::from_study(study, position)?;
                Some(Self { stipulation, moves })
            }
        }
    }

    /// Returns the proof as a line of text, which [`Self::from_line`] reads.
    pub fn to_line(&self) -> String {
        format!("{} {}", self.stipulation, self.moves)
    }

    /// Reads a line written by [`Self::to_line`].
    pub fn from_line(line: &str) -> Option<Self> {
        let (sign, moves) = line.split_once(' ')?;
        Some(Self { stipulation: stipulation::read(sign)?, moves: moves.to_owned() })
    }

    /// Searches the variations after the key moves on this thread, with a hash table of at most `table_bytes` bytes.
    /// `stated` is the position, with `true` if the result is for EPD operations. Returns `None` if the proof does not
    /// fit the position.
    ///
    /// # Errors
    /// If the watch stops the search.
    pub fn into_solution(
        self,
        stated: (&Position, bool),
        table_bytes: usize,
        watch: &SearchControl,
    ) -> Result<Option<ProvenSolution>, Stopped> {
        let Self { stipulation, moves } = self;
        if !stipulation.goal.is_forced() {
            return Ok(Some(ProvenSolution { stipulation, keys: Vec::new(), moves }));
        }
        let length = stipulation.moves().unwrap_or_default() as u8;
        let Ok(solver) = Solver::with_goal(stipulation.goal, stated.0, length, table_bytes) else { return Ok(None) };
        let solution = solver.solution_with_keys(&moves.split(' ').collect::<Vec<_>>());
        ProvenSolution::from_mates((&solver, &solution), stated, NonZeroUsize::MIN, watch)
    }
}

fn shortest_keys(solution: &Solution) -> Vec<String> {
    let is_short = |key: &&KeyMove| Some(key.length) == solution.shortest();
    solution.keys.iter().filter(is_short).map(|key| key.san.clone()).collect()
}

/// A proven solution in the form that records store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenSolution {
    /// The stipulation that the shortest solution fulfills.
    pub stipulation: Stipulation,
    /// The key moves of the shortest direct mates, for EPD operations; empty if only `moves` are stored.
    pub keys: Vec<String>,
    /// If there are keys, the first one and the longest defense against it. Otherwise, the movetext with variations.
    pub moves: String,
}

impl ProvenSolution {
    /// Returns the solution of a direct mate or selfmate; `None` if nothing is proven. A direct mate gets keys for EPD
    /// operations if `as_operations` is `true`. The clocks of `position` may differ from those of the solved position.
    ///
    /// # Errors
    /// If the watch stops the search.
    pub fn from_mates(
        (solver, solution): (&Solver, &Solution),
        (position, as_operations): (&Position, bool),
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<Option<Self>, Stopped> {
        let Some((key, shortest)) = solution.keys.first().zip(solution.shortest()).filter(|_| solution.is_proven())
        else {
            return Ok(None);
        };
        let stipulation = Stipulation::new(solution.goal, shortest.into());
        if !as_operations || solution.goal != Goal::Mate {
            let moves = solver.movetext(position, solution, threads, watch)?;
            return Ok(Some(Self { stipulation, keys: Vec::new(), moves }));
        }
        let after = solver.root().play(key.legal_move);
        let defence = after.map_or(Ok(Vec::new()), |branch| branch.main_line(threads, watch))?;
        let names = [key.san.as_str()].into_iter().chain(defence.iter().map(|named| named.san.as_str()));
        let moves = names.collect::<Vec<_>>().join(" ");
        Ok(Some(Self { stipulation, keys: shortest_keys(solution), moves }))
    }

    /// Returns the solution of a helpmate; `None` if no solution is proven.
    pub fn from_helpmates(helpmates: &Helpmates, position: &Position) -> Option<Self> {
        let half_moves = helpmates.shortest().filter(|_| helpmates.is_proven())?;
        let stipulation = Stipulation::from_half_moves(helpmates.goal, half_moves);
        Some(Self { stipulation, keys: Vec::new(), moves: helpmates.movetext(position) })
    }

    /// Returns the solution of a study; `None` if the position does not fulfil its stipulation, or without a move.
    pub fn from_study(study: &Study, position: &Position) -> Option<Self> {
        let moves = study.movetext(position);
        (!moves.is_empty()).then_some(Self { stipulation: study.stipulation, keys: Vec::new(), moves })
    }

    /// The operations `dm`, `bm` and `pv` (PGN standard 16.2.5.8, 16.2.5.5, 16.2.5.24); none if there are no keys.
    pub fn operations(&self) -> Vec<Operation> {
        if self.keys.is_empty() {
            return Vec::new();
        }
        let [dm, bm] = epd::mate_operations(self.stipulation.moves_text(), self.keys.iter().cloned());
        vec![dm, bm, Operation::from_words("pv", self.moves.split_whitespace().map(str::to_owned))]
    }

    /// Returns the update for a record: the operations, if there are keys. Otherwise the moves, together with the
    /// stipulation if the record states none.
    pub fn record_update(&self, record: &RecordView<'_>) -> RecordUpdate {
        let operations = self.operations();
        if !operations.is_empty() {
            return operations.into();
        }
        let said = record.read_metadata();
        let states_none = said.stipulation().is_none() && said.get(Field::Stipulation).is_empty();
        let stipulation = states_none.then(|| (Field::Stipulation, self.stipulation.to_string()));
        let fields = [(Field::Solution, self.moves.clone())].into_iter().chain(stipulation).collect();
        RecordUpdate { operations, fields }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{fen, stipulation};

    fn solve(position: &str, asked: &str, watch: &SearchControl) -> FoundSolution {
        let (position, asked) = (fen::read(position).unwrap(), stipulation::read(asked).unwrap());
        solved(&position, asked, watch)
    }

    fn solved(position: &Position, asked: Stipulation, watch: &SearchControl) -> FoundSolution {
        let stipulation = Some(asked);
        let puzzle = Puzzle { position, stated: None, stipulation, solves: true, has_exercise: false };
        puzzle.solve(&Prover::default(), 1 << 20, watch).solution
    }

    #[test]
    fn stipulations_are_solved() {
        let missing = FoundSolution::Missing;
        let lines = |lines: &[&str]| FoundSolution::Lines(lines.iter().map(|line| (*line).to_owned()).collect());
        for (position, asked, expected) in [
            ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "#1", lines(&["1.Ra8#"])),
            (
                "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
                "#2",
                lines(&["1.Ra6! (zugzwang)", "    1...bxa6 2.b7#", "    1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7 2.Rxa7#"]),
            ),
            ("8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1", "s#1", lines(&["1.Qc3+! Bxc3#"])),
            ("7k/8/6KP/8/8/7P/8/R7 w - - 0 1", "+", missing(MissingSolution::Unsupported)),
            (
                "7k/8/5K2/8/8/8/8/R7 w - - 0 1",
                "+",
                lines(&[
                    "White to move, mate in 2 \u{b7} proven (ending table)",
                    "21 first moves win: Kf7, Kg6, Ra2, Ra3, Ra4, Ra5, Ra8+, Rb1 and 13 others",
                    "1.Kf7 Kh7 2.Rh1#",
                    "1.Kg6",
                    "1.Ra2",
                ]),
            ),
            ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "#101", missing(MissingSolution::Unsupported)),
            ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "h#0.5", lines(&["1...Ra8#"])),
            ("7k/8/6KP/8/8/8/8/8 w - - 0 1", "h#1.5", missing(MissingSolution::NoSolution)),
            ("8/8/8/8/8/2k5/8/K7 w - - 0 1", "#2", missing(MissingSolution::NoSolution)),
            ("8/8/8/8/8/8/8/8 w - - 0 1", "#2", missing(MissingSolution::Illegal)),
        ] {
            assert_eq!(solve(position, asked, &SearchControl::default()), expected, "{asked}");
        }
        let found = solve("7k/8/5K2/8/8/8/8/R7 b - - 0 1", "h#2", &SearchControl::default());
        assert_eq!((found.clone().into_lines().len(), found.into_lines()[0].as_str()), (22, "1.Kh7 Rb1 2.Kh6 Rh1#"));
        let stopped = SearchControl::default();
        stopped.stop();
        assert_eq!(
            solve("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "#2", &stopped).missing(),
            Some(MissingSolution::Stopped)
        );
    }

    #[test]
    fn solutions_are_movetext() {
        for (position, asked, expected) in [
            ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "#2", Ok("1. Ra6 bxa6 (1... Bh2 2. Rxa7#) 2. b7#")),
            ("8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1", "s#1", Ok("1. Qc3+ Bxc3#")),
            ("7k/8/6K1/8/8/8/8/R7 b - - 0 1", "h#1", Ok("1... Kg8 2. Ra8#")),
            ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "#101", Err(MissingSolution::Unsupported)),
            ("8/8/8/8/8/2k5/8/K7 w - - 0 1", "#2", Err(MissingSolution::NoSolution)),
        ] {
            let (position, stipulation) = (fen::read(position).unwrap(), stipulation::read(asked).unwrap());
            let watch = SearchControl::default();
            let found = solved_movetext(&position, stipulation, &Prover::default(), 1 << 20, &watch);
            assert_eq!(found.as_deref(), expected.as_ref().map(|moves| *moves), "{asked}");
        }
    }

    #[test]
    fn unwanted_searches_stop() {
        let asked = stipulation::read("#40").unwrap();
        let watch = SearchControl::while_wanted(None, || false);
        let found = solved(&Position::start(), asked, &watch);
        assert_eq!(found.missing(), Some(MissingSolution::Stopped));
        let watch = SearchControl::while_wanted(None, || true);
        assert_eq!(solve("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "#1", &watch).into_lines(), ["1.Ra8#"]);
    }

    #[test]
    fn proofs_are_restored_from_lines() {
        let corner = "1. Ra6 bxa6 (1... Bh2 2. Rxa7#) 2. b7#";
        for (position, asked, line, written) in [
            ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "#2", "#2 Ra6", corner),
            // A longer mate is asked for, but the proof states the shortest.
            ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "#3", "#2 Ra6", corner),
            ("7k/8/6KP/8/8/8/8/RR6 w - - 0 7", "#1", "#1 Ra8# Rb8#", "7. Ra8# (7. Rb8#)"),
            ("8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1", "s#1", "s#1 Qc3+", "1. Qc3+ Bxc3#"),
            ("2k5/8/K2R1p2/8/8/8/8/8 w - - 0 1", "h#2.5", "h#1.5 1. Kb6 Kb8 2. Rd8#", "1. Kb6 Kb8 2. Rd8#"),
            ("7k/8/8/8/8/8/8/K7 w - - 0 1", "#2", "", ""),
        ] {
            let (position, watch) = (fen::read(position).unwrap(), SearchControl::default());
            let asked = Query::from(stipulation::read(asked).unwrap());
            let found = asked.search(&position, &Prover::default(), 1 << 20, NonZeroUsize::MIN, &watch).unwrap();
            let Some(proof) = CompactSolution::from_findings(&found, &position) else {
                assert_eq!(line, "", "{asked:?}");
                continue;
            };
            let said = proof.to_line();
            assert!(said.starts_with(line), "{said}");
            let again = CompactSolution::from_line(&said).unwrap();
            assert_eq!(again, proof);
            let solution = again.into_solution((&position, false), 1 << 20, &watch).unwrap().unwrap();
            assert!(solution.moves.starts_with(written) && solution.keys.is_empty(), "{}", solution.moves);
            let operations = proof.into_solution((&position, true), 1 << 20, &watch).unwrap().unwrap().operations();
            assert_eq!(operations.is_empty(), !line.starts_with('#'), "{operations:?}");
        }
    }

    #[test]
    fn cooks_are_reported() {
        let found = solve("7k/8/6KP/8/8/8/8/RR6 w - - 0 1", "#1", &SearchControl::default());
        assert_eq!(found.into_lines(), ["Cooked: 2 first moves mate in 1: Ra8# and Rb8#", "1.Ra8#", "1.Rb8#"]);
    }
}
