//! Solutions as PGN movetext: one main line, with other keys and defences as variations.

use std::num::NonZeroUsize;

use super::branch::Branch;
use super::problem_notation::{MAX_KEYS, MAX_TREE_MOVES};
use super::{Helpmates, KeyMove, NamedMove, SearchControl, Solution, Solver, Stopped, Study, StudyMove};
use crate::board::{Color, Position};

/// Maximum number of solutions of a helpmate that are written.
const MAX_LINES: usize = 32;

type Line = Vec<Ply>;

/// A half move of a line, and the alternative lines in its place.
struct Ply {
    name: String,
    others: Vec<Line>,
}

impl Solver {
    /// Returns a solution as movetext: the first key with the longest defence, and the other keys as variations. Mates
    /// in up to three moves also have the other defences as variations, one for each answer. Move numbers continue from
    /// the position. The text is empty without a key.
    ///
    /// # Errors
    /// If `watch` stops the search.
    ///
    /// ```
    /// # use std::num::NonZeroUsize;
    /// # use fenwright::{notation::fen, rules::solver::{Solver, SearchControl}};
    /// let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
    /// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), SearchControl::default());
    /// let solution = solver.solve(NonZeroUsize::MIN, &watch);
    /// let movetext = solver.movetext(&position, &solution, NonZeroUsize::MIN, &watch).unwrap();
    /// assert_eq!(movetext, "1. Ra6 bxa6 (1... Bh2 2. Rxa7#) 2. b7#");
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn movetext(
        &self,
        position: &Position,
        solution: &Solution,
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<String, Stopped> {
        let writer = Writer { threads, watch };
        let shortest = solution.shortest();
        let keys: Vec<KeyMove> =
            solution.keys.iter().filter(|key| Some(key.length) == shortest).take(MAX_KEYS).cloned().collect();
        let line = if self.moves > MAX_TREE_MOVES {
            writer.main_line(&self.root(), &keys)?
        } else {
            writer.attack(&self.root(), &keys)?
        };
        Ok(format_movetext(position, &line))
    }
}

impl Helpmates {
    /// Returns the shortest solutions as movetext: the first with the others as variations. Move numbers continue from
    /// the position.
    ///
    /// ```
    /// # use std::num::NonZeroUsize;
    /// # use fenwright::{notation::fen, rules::solver::{Helpmate, SearchControl}};
    /// let position = fen::read("7k/8/6K1/8/8/8/8/R7 b - - 0 1")?;
    /// let found = Helpmate::new(&position, 2, 1 << 20).unwrap().solve(NonZeroUsize::MIN, &SearchControl::default());
    /// assert_eq!(found.movetext(&position), "1... Kg8 2. Ra8#");
    /// # Ok::<(), fen::Fault>(())
    /// ```
    /// The moves of a series are numbered from 1, each with a number of its own.
    pub fn movetext(&self, position: &Position) -> String {
        if self.is_series() {
            return self.series_movetext();
        }
        let shortest = self.lines.iter().take_while(|line| line.len() == self.lines[0].len());
        let mut lines = shortest.take(MAX_LINES).map(|line| line_of(line.iter().cloned()));
        let Some(mut line) = lines.next() else { return String::new() };
        if let Some(first) = line.first_mut() {
            first.others = lines.collect();
        }
        format_movetext(position, &line)
    }

    fn series_movetext(&self) -> String {
        let shortest = self.lines.iter().take_while(|line| line.len() == self.lines[0].len());
        let mut lines = shortest.take(MAX_LINES).map(|line| {
            let moves = line.len() - usize::from(self.ends_with_reply());
            let word = |(index, next): (usize, &NamedMove)| match index {
                _ if index < moves => format!("{}. {}", index + 1, next.san),
                _ => next.san.clone(),
            };
            line.iter().enumerate().map(word).collect::<Vec<_>>()
        });
        let mut words = lines.next().unwrap_or_default();
        let others: Vec<String> = lines.map(|line| format!("({})", line.join(" "))).collect();
        words.splice(words.len().min(1)..words.len().min(1), others);
        words.join(" ")
    }
}

impl Study {
    /// Returns the best line as movetext, with other first moves that reach the same result as variations. Move numbers
    /// continue from the position. The text is empty if the study is not fulfilled.
    pub fn movetext(&self, position: &Position) -> String {
        let first = |key: &StudyMove| vec![Ply { name: key.san.clone(), others: Vec::new() }];
        let mut keys = self.keys().take(MAX_KEYS).map(first);
        let Some(mut line) = keys.next() else { return String::new() };
        line.extend(line_of(self.line.iter().skip(1).cloned()));
        line[0].others = keys.collect();
        format_movetext(position, &line)
    }
}

fn line_of(moves: impl Iterator<Item = NamedMove>) -> Line {
    moves.map(|next| Ply { name: next.san, others: Vec::new() }).collect()
}

struct Writer<'a> {
    threads: NonZeroUsize,
    watch: &'a SearchControl,
}

impl Writer<'_> {
    /// Writes the first key with the longest defence. The other keys are written without continuation.
    fn main_line(&self, branch: &Branch<'_>, keys: &[KeyMove]) -> Result<Line, Stopped> {
        let Some((first, others)) = keys.split_first() else { return Ok(Line::new()) };
        let others = others.iter().map(|key| vec![Ply { name: key.san.clone(), others: Vec::new() }]).collect();
        let mut line = vec![Ply { name: first.san.clone(), others }];
        if let Some(after) = branch.play_key(first) {
            line.extend(line_of(after.main_line(self.threads, self.watch)?.into_iter()));
        }
        Ok(line)
    }

    /// Writes the first of these moves with its continuation, and the others as variations.
    fn attack(&self, branch: &Branch<'_>, keys: &[KeyMove]) -> Result<Line, Stopped> {
        let mut lines = Vec::new();
        for key in keys {
            let mut line = vec![Ply { name: key.san.clone(), others: Vec::new() }];
            if let Some(after) = branch.play_key(key) {
                line.extend(self.defence(&after)?);
            }
            lines.push(line);
        }
        Ok(joined(lines))
    }

    fn defence(&self, branch: &Branch<'_>) -> Result<Line, Stopped> {
        let threats = branch.threats(self.threads, self.watch)?;
        let mut lines = Vec::new();
        for variation in branch.variations(&threats, self.threads, self.watch)? {
            let replies = variation.replies.into_iter().take(1);
            let mut line = line_of(replies);
            line.extend(self.attack(&variation.after, variation.answers.get(..1).unwrap_or_default())?);
            lines.push(line);
        }
        if lines.is_empty() {
            return Ok(line_of(branch.main_line(self.threads, self.watch)?.into_iter()));
        }
        // The longest line becomes the main line.
        lines.sort_by_key(|line| std::cmp::Reverse(line.len()));
        Ok(joined(lines))
    }
}

/// Joins lines from one position: the other lines become variations of the first line.
fn joined(mut lines: Vec<Line>) -> Line {
    if lines.is_empty() {
        return Line::new();
    }
    let mut line = lines.remove(0);
    if let Some(first) = line.first_mut() {
        first.others = lines;
    }
    line
}

/// Formats a line as movetext, numbered from the position (PGN standard, section 8.2.2).
fn format_movetext(position: &Position, line: &Line) -> String {
    let before =
        2 * (u32::from(position.fullmove_number).max(1) - 1) + u32::from(position.side_to_move == Color::Black);
    let mut words = Vec::new();
    write(&mut words, before, line);
    words.join(" ")
}

/// Appends the words of a line that starts after `before` half moves.
fn write(words: &mut Vec<String>, before: u32, line: &Line) {
    let mut needs_number = true;
    for (ply, half_moves) in line.iter().zip(before..) {
        let number = half_moves / 2 + 1;
        if half_moves.is_multiple_of(2) {
            words.push(format!("{number}."));
        } else if needs_number {
            words.push(format!("{number}..."));
        }
        words.push(ply.name.clone());
        for other in &ply.others {
            let mut variation = Vec::new();
            write(&mut variation, half_moves, other);
            words.push(format!("({})", variation.join(" ")));
        }
        needs_number = !ply.others.is_empty();
    }
}
