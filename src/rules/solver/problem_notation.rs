//! Solutions in the notation of problems: the key, its threats, and each defence with the mates it allows.

use std::fmt;
use std::num::NonZeroUsize;

use super::branch::Branch;
use super::{KeyMove, SearchControl, Solution, Solver, Stopped, Try};

/// Maximum length in moves of mates that are written with all variations. Longer mates have only the main line.
pub(super) const MAX_TREE_MOVES: u8 = 3;

/// Maximum number of keys that are written with their solution.
pub(super) const MAX_KEYS: usize = 3;

/// A line of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationLine {
    /// The moves: `1.Ra6!`.
    pub moves: String,
    /// The note after an attacking move that does not mate.
    pub note: Option<KeyNote>,
}

/// A note after a key or a later attacking move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyNote {
    /// There is no threat.
    Zugzwang,
    /// The threats: `2.Qa1#, Qa2#`.
    Threats(String),
}

impl From<String> for NotationLine {
    fn from(moves: String) -> Self {
        Self { moves, note: None }
    }
}

/// Writes the note in English.
impl fmt::Display for NotationLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.moves)?;
        match &self.note {
            None => Ok(()),
            Some(KeyNote::Zugzwang) => f.write_str(" (zugzwang)"),
            Some(KeyNote::Threats(moves)) => write!(f, " (threatens {moves})"),
        }
    }
}

impl Solver {
    /// Returns the solution in the notation of problems, with lines indented by move. Mates in up to three moves have
    /// all variations, longer mates only the main line.
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
    /// let lines = solver.notation_lines(&solution, NonZeroUsize::MIN, &watch).unwrap();
    /// let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
    /// assert_eq!(lines, ["1.Ra6! (zugzwang)", "    1...bxa6 2.b7#", "    1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7 2.Rxa7#"]);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn notation_lines(
        &self,
        solution: &Solution,
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<Vec<NotationLine>, Stopped> {
        let mut lines = Vec::new();
        let printer = Printer { threads, watch };
        for key in solution.keys.iter().take(MAX_KEYS) {
            let Some(branch) = self.root().play_key(key) else { continue };
            if self.moves > MAX_TREE_MOVES {
                lines.push(printer.main_line(key, &branch)?.into());
            } else {
                printer.key(&mut lines, key, &branch)?;
            }
        }
        Ok(lines)
    }
}

impl Try {
    /// Returns the try in the notation of problems: `1.Rxa7+? Bxa7!`.
    pub fn notation(&self) -> String {
        format!("1.{}? {}!", self.first.san, self.refutation.san)
    }
}

struct Printer<'a> {
    threads: NonZeroUsize,
    watch: &'a SearchControl,
}

impl Printer<'_> {
    fn main_line(&self, key: &KeyMove, branch: &Branch<'_>) -> Result<String, Stopped> {
        let mut words = vec![format!("1.{}!", key.san)];
        let mut number = 1;
        let mut is_attack = branch.is_attack;
        for next in branch.main_line(self.threads, self.watch)? {
            number += u32::from(is_attack);
            words.push(if is_attack { format!("{number}.{}", next.san) } else { next.san });
            is_attack = !is_attack;
        }
        Ok(words.join(" "))
    }

    fn key(&self, lines: &mut Vec<NotationLine>, key: &KeyMove, branch: &Branch<'_>) -> Result<(), Stopped> {
        if key.length == 1 {
            // A key that mates at once has no mark.
            let mates = self.mates(branch)?;
            let mark = if mates.is_empty() { "" } else { "!" };
            lines.push(format!("1.{}{mark}{mates}", key.san).into());
            return Ok(());
        }
        let threats = branch.threats(self.threads, self.watch)?;
        lines.push(NotationLine { moves: format!("1.{}!", key.san), note: self.note(branch, &threats, 1)? });
        self.defences(lines, branch, &threats, 1)
    }

    fn defences(
        &self,
        lines: &mut Vec<NotationLine>,
        branch: &Branch<'_>,
        threats: &[KeyMove],
        number: u8,
    ) -> Result<(), Stopped> {
        let indent = "    ".repeat(usize::from(number));
        for group in branch.variations(threats, self.threads, self.watch)? {
            let names: Vec<&str> = group.replies.iter().map(|reply| reply.san.as_str()).collect();
            let replies = names.join(", ");
            let next = number + 1;
            let Some(first) = group.answers.first() else {
                // Only a defence that mates, as a selfmate requires, needs no answer.
                lines.push(format!("{indent}{number}...{replies}").into());
                continue;
            };
            let answers = self.answers(&group.after, &group.answers, next)?;
            if first.length == 1 {
                lines.push(format!("{indent}{number}...{replies} {answers}").into());
                continue;
            }
            let Some(after) = group.after.play_key(first) else { continue };
            let threats = after.threats(self.threads, self.watch)?;
            let note = self.note(&after, &threats, next)?;
            lines.push(NotationLine { moves: format!("{indent}{number}...{replies} {answers}"), note });
            self.defences(lines, &after, &threats, next)?;
        }
        Ok(())
    }

    /// Formats the answers: `2.Qa1#`, or `2.Qa1#, Qa2#` for a dual; in a selfmate with the mates: `2.Qa1+ Bxa1#`.
    fn answers(&self, branch: &Branch<'_>, keys: &[KeyMove], number: u8) -> Result<String, Stopped> {
        let mut names = Vec::new();
        for key in keys {
            let mates = match branch.play_key(key) {
                Some(after) if key.length == 1 => self.mates(&after)?,
                _ => String::new(),
            };
            names.push(format!("{}{mates}", key.san));
        }
        Ok(format!("{number}.{}", names.join(", ")))
    }

    /// Formats the mating replies that end a selfmate: ` Bxa1#`, or ` Bxa1#/Rxa1#`. Empty after a direct mate.
    fn mates(&self, branch: &Branch<'_>) -> Result<String, Stopped> {
        let names: Vec<String> = branch.defences(self.watch)?.into_iter().map(|defence| defence.reply.san).collect();
        Ok(if names.is_empty() { String::new() } else { format!(" {}", names.join("/")) })
    }

    fn note(&self, branch: &Branch<'_>, threats: &[KeyMove], number: u8) -> Result<Option<KeyNote>, Stopped> {
        match branch.pass() {
            None => Ok(None),
            Some(_) if threats.is_empty() => Ok(Some(KeyNote::Zugzwang)),
            Some(passed) => Ok(Some(KeyNote::Threats(self.answers(&passed, threats, number + 1)?))),
        }
    }
}
