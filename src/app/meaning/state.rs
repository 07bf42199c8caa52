//! What a position means, in words and for the board.

use std::ops::Range;

use crate::app::shell::term::Term;
use crate::app::ui::wording;
use crate::board::{Piece, Position, Role, Square, chess960_number};
use crate::lang::{self, Language, PieceLetters};
use crate::rules::{self, DrawRule, Fix, Material, Problem, State, Verdict};
use crate::tr;

/// Problems with their fixes, and the verdict, of one position.
#[derive(Debug)]
pub struct Meaning {
    position: Position,
    /// In what it is said.
    speech: (Language, PieceLetters),
    /// How many positions were worked out until now, this one included.
    pub worked_out: u64,
    /// Nothing stands on the board. That is where one begins, and no fault.
    pub is_empty_board: bool,
    /// Everything that is illegal or odd.
    pub findings: Vec<Finding>,
    /// The position after everything is mended that can be mended in one way only.
    pub fix_all: Option<Position>,
    /// Check, end of the game, number of moves.
    pub verdict: Verdict,
    /// The verdict in a sentence: "White to move, 20 legal moves".
    pub headline: String,
    /// How many problems there are, of an illegal position also whose turn it is; `None` where the cards
    /// say it all.
    pub count: Option<String>,
    /// What is said below it, a line each: where check comes from, the material, a draw rule, what is not judged
    /// on this board.
    pub remarks: Vec<String>,
    /// What kind of start position it is.
    pub start: Option<String>,
    /// The kings of the side to move, if it is in check.
    pub checked: Vec<Square>,
    /// The men that give check.
    pub checkers: Vec<Square>,
}

/// A problem as it is shown.
#[derive(Debug)]
pub struct Finding {
    /// What is wrong.
    pub problem: Problem,
    /// The same in words.
    pub sentence: String,
    /// Where in the sentence squares are named.
    pub names: Vec<Range<usize>>,
    /// What mends it, the likeliest first.
    pub fixes: Vec<Proposal>,
}

/// A fix as it is shown.
#[derive(Debug)]
pub struct Proposal {
    /// What it does, in two or three words.
    pub label: String,
    /// The position after it.
    pub position: Position,
    /// The squares, apart from those of the problem, on which something else stands after it.
    pub squares: Vec<Square>,
}

/// What the pointer or the focus is on: a problem or one of its fixes, counted in the order in which they are
/// shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// Which problem.
    pub problem: usize,
    /// Which of its fixes, if it is on one.
    pub fix: Option<usize>,
}

impl Meaning {
    /// Works out what a position means.
    pub fn of(position: &Position) -> Self {
        let mut problems = rules::problems(position);
        let verdict = rules::verdict_with(position, &problems);
        let is_empty_board = position.board.pieces().next().is_none();
        if is_empty_board {
            problems.clear();
        }
        let king = Piece::new(position.side_to_move, Role::King);
        let checkers = if verdict.check { rules::checkers(position) } else { Vec::new() };
        let fix_all = if problems.is_empty() { None } else { rules::fix_all(position) };
        let has_count = fix_all.is_some() || is_illegal(&verdict) && !is_empty_board;
        Self {
            position: *position,
            speech: lang::speech(),
            worked_out: 1,
            is_empty_board,
            count: has_count.then(|| count(position, &verdict, problems.len())),
            fix_all,
            headline: if is_empty_board { wording::empty_board().to_owned() } else { headline(position, &verdict) },
            remarks: if is_empty_board { Vec::new() } else { remarks(position, &verdict, &checkers, &problems) },
            start: chess960_number(position).map(wording::start),
            checked: if verdict.check { position.board.find(king).collect() } else { Vec::new() },
            checkers,
            findings: problems.iter().map(|problem| Finding::of(position, problem, &problems)).collect(),
            verdict,
        }
    }

    /// Follows a position and tells whether it is another one; computes nothing when it is the same, and is said in the
    /// same language.
    pub fn follow(&mut self, position: &Position) -> bool {
        let is_other = self.position != *position;
        if is_other || self.speech != lang::speech() {
            *self = Self { worked_out: self.worked_out + 1, ..Self::of(position) };
        }
        is_other
    }
}

impl Finding {
    /// What a screen reader says of it.
    pub(in crate::app) fn said(&self) -> String {
        let sentence = self.sentence.as_str();
        if self.problem.is_illegal() {
            tr!("meaning-heard-problem", sentence = sentence)
        } else {
            tr!("meaning-heard-odd", sentence = sentence)
        }
    }

    /// What explains it.
    pub(in crate::app) const fn term(&self) -> Term {
        Term::Problem(self.problem.code())
    }

    fn of(position: &Position, problem: &Problem, problems: &[Problem]) -> Self {
        let sentence = problem.sentence();
        let fixes = rules::fixes_with(position, problem, problems).into_iter();
        Self {
            names: names(&sentence),
            fixes: fixes.map(|fix| Proposal::of(position, problem, &fix)).collect(),
            sentence,
            problem: problem.clone(),
        }
    }
}

impl Proposal {
    fn of(position: &Position, problem: &Problem, fix: &Fix) -> Self {
        let changed = position.board.differing(&fix.position.board);
        let squares = changed.filter(|square| !problem.squares.contains(square));
        Self { label: fix.label(), position: fix.position, squares: squares.collect() }
    }
}

fn headline(position: &Position, verdict: &Verdict) -> String {
    if is_illegal(verdict) { tr!("meaning-illegal").to_owned() } else { verdict.sentence(position.side_to_move) }
}

fn is_illegal(verdict: &Verdict) -> bool {
    verdict.state == State::Illegal
}

fn count(position: &Position, verdict: &Verdict, problems: usize) -> String {
    let count = tr!("meaning-problems", count = problems);
    if is_illegal(verdict) { format!("{} \u{b7} {count}", wording::to_move(position.side_to_move)) } else { count }
}

fn remarks(position: &Position, verdict: &Verdict, checkers: &[Square], problems: &[Problem]) -> Vec<String> {
    let material = Some(wording::material(&Material::of(&position.board)));
    let is_over = matches!(verdict.state, State::Checkmate | State::Stalemate | State::VariantEnd(_));
    // A clock beyond the rule is a card of its own.
    let is_card = |rule: &DrawRule| {
        let code = match rule {
            DrawRule::FiftyMoves => "clock-above-100",
            DrawRule::SeventyFiveMoves => "clock-above-150",
        };
        problems.iter().any(|problem| problem.code() == code)
    };
    let rule = verdict.draw_rule.filter(|rule| !is_over && !is_card(rule));
    let rule = rule.map(|rule| wording::draw_rule(rule).to_owned());
    [wording::check_from(checkers), material, rule].into_iter().flatten().collect()
}

/// Where a sentence names squares.
fn names(sentence: &str) -> Vec<Range<usize>> {
    let is_part = |character: char| character.is_ascii_alphanumeric();
    let mut names = Vec::new();
    let mut at = 0;
    for word in sentence.split_inclusive(|character| !is_part(character)) {
        let name = word.trim_end_matches(|character| !is_part(character));
        if name.parse::<Square>().is_ok() {
            names.push(at..at + name.len());
        }
        at += word.len();
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_found_in_sentences() {
        for (sentence, expected) in [
            ("White's king on e1 can be captured", vec!["e1"]),
            ("White has 2 kings: a1, b10 and h8", vec!["a1", "b10", "h8"]),
            ("The board is empty", vec![]),
            ("e4", vec!["e4"]),
        ] {
            let found: Vec<&str> = names(sentence).into_iter().map(|range| &sentence[range]).collect();
            assert_eq!(found, expected, "{sentence}");
        }
    }

    #[test]
    fn the_same_position_is_worked_out_once() {
        let mut meaning = Meaning::of(&Position::start());
        assert!(!meaning.follow(&Position::start()));
        assert_eq!(meaning.worked_out, 1);
        assert!(meaning.follow(&Position::empty(crate::Size::STANDARD)));
        assert_eq!(meaning.worked_out, 2);
    }
}
