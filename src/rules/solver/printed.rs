//! The usual printed form of a solution: the key, what it threatens, and each defence with the mates it allows.

use std::num::NonZeroUsize;

use super::branch::Branch;
use super::{Key, Solution, Solver, Stopped, Try, Watch};

/// Up to so many moves all variations are printed, beyond that the main line.
const MOST_MOVES_OF_TREE: u8 = 3;

/// The solutions of so many keys are printed.
const MOST_KEYS: usize = 3;

impl Solver {
    /// The solution as problems print it, a line each without indentation but that of the moves, none without keys.
    /// Variations are complete up to mates in three: defences against which a threat works are left out, those with the
    /// same answers come together. Of longer mates it is the main line. Of a cooked problem the first keys are shown.
    ///
    /// # Errors
    /// If the watch stops the search.
    ///
    /// ```
    /// # use std::num::NonZeroUsize;
    /// # use fenwright::{notation::fen, rules::solver::{Solver, Watch}};
    /// let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
    /// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), Watch::default());
    /// let solution = solver.solve(NonZeroUsize::MIN, &watch);
    /// let printed = solver.printed(&solution, NonZeroUsize::MIN, &watch).unwrap();
    /// assert_eq!(printed, ["1.Ra6! (zugzwang)", "    1...bxa6 2.b7#", "    1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7 2.Rxa7#"]);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn printed(&self, solution: &Solution, threads: NonZeroUsize, watch: &Watch) -> Result<Vec<String>, Stopped> {
        let mut lines = Vec::new();
        let printer = Printer { threads, watch };
        for key in solution.keys.iter().take(MOST_KEYS) {
            let Some(branch) = self.root().play(key.first) else { continue };
            if self.moves > MOST_MOVES_OF_TREE {
                lines.push(printer.main_line(key, &branch)?);
            } else {
                printer.key(&mut lines, key, &branch)?;
            }
        }
        Ok(lines)
    }
}

impl Try {
    /// As problems print it: `1.Rxa7+? Bxa7!`.
    #[must_use]
    pub fn printed(&self) -> String {
        format!("1.{}? {}!", self.first.name, self.refutation.name)
    }
}

/// Prints the tree below moves of the attack.
struct Printer<'a> {
    threads: NonZeroUsize,
    watch: &'a Watch,
}

/// Defences with the same answers.
struct Group<'a> {
    replies: Vec<String>,
    answers: Vec<Key>,
    /// The tree after the first of the replies.
    after: Branch<'a>,
}

impl Printer<'_> {
    fn main_line(&self, key: &Key, branch: &Branch<'_>) -> Result<String, Stopped> {
        let mut words = vec![format!("1.{}!", key.name)];
        let mut number = 1;
        let mut is_attack = branch.is_attack();
        for next in branch.main_line(self.threads, self.watch)? {
            number += u32::from(is_attack);
            words.push(if is_attack { format!("{number}.{}", next.name) } else { next.name });
            is_attack = !is_attack;
        }
        Ok(words.join(" "))
    }

    /// A key with its threats and what follows.
    fn key(&self, lines: &mut Vec<String>, key: &Key, branch: &Branch<'_>) -> Result<(), Stopped> {
        let threats = branch.threats(self.threads, self.watch)?;
        // A mate needs no mark: there is nothing behind it.
        let mark = if key.length == 1 { "" } else { "!" };
        let note = if key.length == 1 { String::new() } else { note(branch, &threats, 1) };
        lines.push(format!("1.{}{mark}{note}", key.name));
        self.defences(lines, branch, &threats, 1)
    }

    /// The defences, with what answers them; those against which a threat works are left out.
    fn defences(
        &self,
        lines: &mut Vec<String>,
        branch: &Branch<'_>,
        threats: &[Key],
        number: u8,
    ) -> Result<(), Stopped> {
        let indent = "    ".repeat(usize::from(number));
        for group in self.groups(branch, threats)? {
            let replies = group.replies.join(", ");
            let next = number + 1;
            let Some(first) = group.answers.first() else {
                lines.push(format!("{indent}{number}...{replies} and there is no mate"));
                continue;
            };
            let Some(after) = group.after.play(first.first) else { continue };
            let threats = after.threats(self.threads, self.watch)?;
            let note = if first.length == 1 { String::new() } else { note(&after, &threats, next) };
            lines.push(format!("{indent}{number}...{replies} {}{note}", answers(&group.answers, next)));
            if first.length > 1 {
                self.defences(lines, &after, &threats, next)?;
            }
        }
        Ok(())
    }

    fn groups<'a>(&self, branch: &Branch<'a>, threats: &[Key]) -> Result<Vec<Group<'a>>, Stopped> {
        let mut groups: Vec<Group<'a>> = Vec::new();
        for defence in branch.defences(self.watch)? {
            let Some(after) = branch.play(defence.reply.played) else { continue };
            let answers = after.continuations(self.threads, self.watch)?;
            let is_threat = |key: &Key| threats.iter().any(|threat| threat.uci == key.uci);
            if answers.iter().any(is_threat) {
                continue;
            }
            // What follows a longer answer differs with the defence.
            let is_same = |group: &&mut Group<'_>| {
                group.answers == answers && answers.first().is_none_or(|answer| answer.length == 1)
            };
            let name = defence.reply.name;
            match groups.iter_mut().find(is_same) {
                Some(group) => group.replies.push(name),
                None => groups.push(Group { replies: vec![name], answers, after }),
            }
        }
        Ok(groups)
    }
}

/// `2.Qa1#`; more than one is a dual: `2.Qa1#, Qa2#`.
fn answers(keys: &[Key], number: u8) -> String {
    let names: Vec<&str> = keys.iter().map(|key| key.name.as_str()).collect();
    format!("{number}.{}", names.join(", "))
}

/// What a move of the attack threatens.
fn note(branch: &Branch<'_>, threats: &[Key], number: u8) -> String {
    if branch.game().is_check() {
        String::new()
    } else if threats.is_empty() {
        " (zugzwang)".to_owned()
    } else {
        format!(" (threatens {})", answers(threats, number + 1))
    }
}
