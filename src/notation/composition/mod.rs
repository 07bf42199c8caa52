//! Requirements of composed problems: the stipulation with its additions, and twins.
//!
//! | text | meaning |
//! | --- | --- |
//! | `h#3 2.1.1.1` | two solutions that differ from the first half move on |
//! | `h#2*`, `#2 set play` | the solution begins with set play |
//! | `h#2 duplex` | a second solution in which the other side begins |
//! | `h#2 zero position` | the diagram itself is not solved, only its twins |
//! | `h#2 b) wKc1->d1` | a twin; see [`twins`] |

pub mod twins;

use strum::IntoStaticStr;

use self::twins::Twin;
use super::first_side::first_side;
use super::stipulation;
use super::word_list::is_among;
use crate::board::{Genre, Goal, Position, Stipulation};

const SET_PLAY: &str = "setplay set-play satzspiel schijnspel";
const DUPLEX: &str = "duplex";
const ZERO_POSITION: &str = "zeroposition zero-position nullstellung nulstelling";
/// Words after a number of solutions.
const SOLUTIONS: &str = "sol sols solutions lösungen loesungen oplossingen solution lösung oplossing";

/// Maximum number of solutions that are intended for one half move.
const MAX_INTENDED: u16 = 999;

/// The requirements of a problem beyond its position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Composition {
    /// The stipulation; `None` if it is missing or unknown.
    pub stipulation: Option<Stipulation>,
    /// The intended number of continuations for each half move; empty if it is not stated.
    pub intended: Vec<u16>,
    /// `true` if set play is part of the solution.
    pub has_set_play: bool,
    /// `true` if there is a second solution in which the other side begins.
    pub is_duplex: bool,
    /// `true` if only the twins are solved.
    pub is_zero_position: bool,
    /// The twins.
    pub twins: Vec<Twin>,
    /// Fairy conditions, such as `Circe`, with which there is no solver.
    pub conditions: Vec<String>,
}

/// The reason why the position of a part differs from that of its twin.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq)]
#[strum(serialize_all = "kebab-case")]
pub enum PartKind {
    /// The play that the stipulation asks for.
    ActualPlay,
    /// Play in which the side that moves second begins, in half a move less.
    SetPlay,
    /// Play with reversed sides.
    Duplex,
}

impl PartKind {
    /// Returns the untranslated name: `actual-play`, `set-play` or `duplex`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A position of a composition with its own stipulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The label of the twin; `a` for the diagram of a problem with twins, and `None` without twins.
    pub label: Option<char>,
    /// The kind of play.
    pub kind: PartKind,
    /// The position.
    pub position: Position,
    /// The stipulation.
    pub stipulation: Stipulation,
}

impl Composition {
    /// Reads the text of a stipulation with its additions. Unknown words are ignored.
    ///
    /// ```
    /// use fenwright::notation::composition::Composition;
    /// let read = Composition::read("h#2.5 2.1.1.1.1 b) Kc1->d1 c) = b) -Pa2");
    /// assert_eq!(read.stipulation.map(|read| read.to_string()).as_deref(), Some("h#2.5"));
    /// assert_eq!((read.intended, read.twins.len()), (vec![2, 1, 1, 1, 1], 2));
    /// ```
    pub fn read(text: &str) -> Self {
        let (head, twins) = text.split_at(twins::start(text).unwrap_or(text.len()));
        let starred = head.contains('*');
        let plain = head.replace('*', " ");
        let words: Vec<String> = plain.split([' ', ',', ';', '(', ')', '\t', '\n']).map(str::to_lowercase).collect();
        let is_pair = |names: &str| words.windows(2).any(|pair| is_among(names, &pair.concat()));
        let has = |names: &str| words.iter().any(|word| is_among(names, word)) || is_pair(names);
        let (first, twins) = twins::read(twins);
        Self {
            stipulation: read_stipulation(&plain, &words),
            intended: read_intended(head, &words),
            has_set_play: starred || has(SET_PLAY),
            is_duplex: has(DUPLEX),
            is_zero_position: has(ZERO_POSITION) || first,
            twins,
            conditions: Vec::new(),
        }
    }

    /// Returns the number of solutions of a part without set play; `None` if it is not stated.
    pub fn intended_solutions(&self) -> Option<usize> {
        let product = |count: usize, next: &u16| count.saturating_mul(usize::from(*next));
        (!self.intended.is_empty()).then(|| self.intended.iter().fold(1, product))
    }

    /// Returns the positions to solve, in order. Twins that cannot be made from the position are left out, as are
    /// those without a stipulation.
    ///
    /// ```
    /// use fenwright::notation::{composition::Composition, fen};
    /// let position = fen::read("7k/8/5K2/8/8/8/8/R7 b - - 0 1")?;
    /// let parts = Composition::read("h#2* b) Ra1->b1").parts(&position);
    /// let texts: Vec<_> = parts.iter().map(|part| (part.label, part.stipulation.to_string())).collect();
    /// assert_eq!(texts, [
    ///     (Some('a'), "h#1.5".to_owned()), (Some('a'), "h#2".to_owned()),
    ///     (Some('b'), "h#1.5".to_owned()), (Some('b'), "h#2".to_owned()),
    /// ]);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn parts(&self, position: &Position) -> Vec<Part> {
        let mut parts = Vec::new();
        let label = (!self.twins.is_empty()).then_some('a');
        if !self.is_zero_position {
            parts.extend(self.stipulation.into_iter().flat_map(|asked| self.parts_of(label, position, asked)));
        }
        let mut latest = (*position, self.stipulation);
        for twin in &self.twins {
            let base = if twin.is_continued { latest } else { (*position, self.stipulation) };
            let Some(mut changed) = twin.apply(&base.0) else { continue };
            if let (Some(new), Some(old)) = (twin.stipulation, base.1)
                && first_side(&new.to_string()) != first_side(&old.to_string())
            {
                changed = passed(&changed);
            }
            latest = (changed, twin.stipulation.or(base.1));
            parts.extend(latest.1.into_iter().flat_map(|asked| self.parts_of(Some(twin.label), &changed, asked)));
        }
        parts
    }

    fn parts_of(&self, label: Option<char>, position: &Position, stipulation: Stipulation) -> Vec<Part> {
        let part = |kind, position, stipulation| Part { label, kind, position, stipulation };
        let set_play = self.has_set_play.then(|| set_play(position, stipulation)).flatten();
        let set_play = set_play.map(|(position, stipulation)| part(PartKind::SetPlay, position, stipulation));
        let duplex = self.is_duplex.then(|| part(PartKind::Duplex, passed(position), stipulation));
        let actual = part(PartKind::ActualPlay, *position, stipulation);
        set_play.into_iter().chain([actual]).chain(duplex).collect()
    }
}

/// Returns the set play of a helpmate: the position with the other side to move, and half a move less. That of a series
/// helpmate is its last move. `None` for other genres: the solver compares the set play of direct mates itself.
///
/// ```
/// use fenwright::notation::{composition, fen, stipulation};
/// let position = fen::read("7k/8/5K2/8/8/8/8/R7 b - - 0 1")?;
/// let (position, asked) = composition::set_play(&position, stipulation::read("h#2").unwrap()).unwrap();
/// assert_eq!((fen::write(&position).as_str(), asked.to_string().as_str()), ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "h#1.5"));
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn set_play(position: &Position, stipulation: Stipulation) -> Option<(Position, Stipulation)> {
    let asked = match stipulation.goal.genre()? {
        Genre::Help => Stipulation { half_moves: stipulation.half_moves.checked_sub(1)?, ..stipulation },
        Genre::SeriesHelp if stipulation.goal.is_stalemate() => Stipulation::from_half_moves(Goal::Helpstalemate, 1),
        Genre::SeriesHelp => Stipulation::from_half_moves(Goal::Helpmate, 1),
        _ => return None,
    };
    (asked.half_moves > 0).then(|| (passed(position), asked))
}

fn passed(position: &Position) -> Position {
    Position { side_to_move: !position.side_to_move, en_passant: None, ..*position }
}

/// Reads the whole text, the first word that is a sign such as `h#3`, or a stipulation among other words.
fn read_stipulation(plain: &str, words: &[String]) -> Option<Stipulation> {
    let sign = || words.iter().filter_map(|word| stipulation::read(word)).find(|read| !read.goal.is_study());
    stipulation::read(plain).or_else(sign).or_else(|| stipulation::find(plain))
}

/// Reads the intended number of solutions: `2.1.1.1`, `2.1;1.1` or `2 solutions`.
fn read_intended(head: &str, words: &[String]) -> Vec<u16> {
    let number = |part: &str| part.parse::<u16>().ok().filter(|count| (1..=MAX_INTENDED).contains(count));
    let counts = |word: &str| -> Option<Vec<u16>> {
        let parts: Vec<&str> = word.trim_end_matches('.').split(['.', ';']).collect();
        if parts.len() < 2 { None } else { parts.into_iter().map(number).collect() }
    };
    let stated = head.split_whitespace().find_map(counts);
    let pairs = || words.windows(2).find_map(|pair| number(&pair[0]).filter(|_| is_among(SOLUTIONS, &pair[1])));
    stated.or_else(|| pairs().map(|count| vec![count])).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;

    #[test]
    fn a_twin_with_half_a_move_less_begins_with_the_other_side() {
        let position = crate::notation::fen::read("7k/8/5K2/8/8/8/8/R7 b - - 0 1").unwrap();
        let parts = Composition::read("h#2 b) h#1.5").parts(&position);
        let sides: Vec<_> = parts.iter().map(|part| part.position.side_to_move).collect();
        assert_eq!(sides, [Color::Black, Color::White]);
    }

    #[test]
    fn additions_are_read() {
        for (text, stipulation, intended, set_play, duplex, zero) in [
            ("h#3", "h#3", "", false, false, false),
            ("h#3.5 2.1.1.1.1.1.1", "h#3.5", "2.1.1.1.1.1.1", false, false, false),
            ("h#2 2.1;1.1", "h#2", "2.1.1.1", false, false, false),
            ("h#2, 2 solutions", "h#2", "2", false, false, false),
            ("h#2*", "h#2", "", true, false, false),
            ("#3 set play", "#3", "", true, false, false),
            ("h#2 duplex", "h#2", "", false, true, false),
            ("ser-h#5 SetPlay Duplex", "ser-h#5", "", true, true, false),
            ("h#2 zero position b) Ka1->a2", "h#2", "", false, false, true),
            ("h#2 a) Ka1->a2 b) Ka1->a3", "h#2", "", false, false, true),
            ("Hilfsmatt in 2,5 Zügen", "h#2.5", "", false, false, false),
            ("h=2 3 Lösungen", "h=2", "3", false, false, false),
            ("White wins", "+-", "", false, false, false),
            ("+", "+", "", false, false, false),
            ("h00 3", "", "", false, false, false),
            ("", "", "", false, false, false),
        ] {
            let read = Composition::read(text);
            let counts: Vec<String> = read.intended.iter().map(ToString::to_string).collect();
            let asked = read.stipulation.map(|read| read.to_string()).unwrap_or_default();
            let found = (asked.as_str(), counts.join("."), read.has_set_play, read.is_duplex, read.is_zero_position);
            assert_eq!(found, (stipulation, intended.to_owned(), set_play, duplex, zero), "{text}");
        }
    }
}
