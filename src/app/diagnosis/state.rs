//! The diagnosis of a position: its texts, and the squares that it highlights on the board.

use std::ops::Range;

use crate::app::shell::Term;
use crate::app::ui::{Palette, Tint, wording};
use crate::board::{Piece, Position, Role, Square, chess960_number};
use crate::lang::{self, Language, PieceLetters};
use crate::rules::{self, DrawRule, Fix, GameState, Material, Problem, Proof, Verdict};
use crate::tr;
use crate::wording::{Sentence, fifty_move_rule, proof as proof_sentence, proof_source, verdict as verdict_sentence};

pub struct Diagnosis {
    position: Position,
    proof: Option<Proof>,
    locale: (Language, PieceLetters),
    pub computed: u64,
    /// `true` if the board is empty. Users start with an empty board, so its problems are not listed.
    pub is_empty_board: bool,
    pub findings: Vec<Finding>,
    pub fix_all: Option<Position>,
    pub verdict: Verdict,
    /// The verdict as a sentence: "White to move, 20 legal moves".
    pub headline: String,
    /// The number of problems, with the side to move if the position is illegal. `None` for an empty board, and for a
    /// legal position without a fix of all problems.
    pub count: Option<String>,
    /// Further lines: the squares of pieces that give check, the material, a draw rule.
    pub remarks: Vec<String>,
    pub start: Option<String>,
    /// The kings of the side to move, if it is in check.
    pub checked: Vec<Square>,
    pub checkers: Vec<Square>,
    pub pointed: Option<PointedProblem>,
}

pub struct Finding {
    pub problem: Problem,
    pub sentence: String,
    pub square_names: Vec<Range<usize>>,
    pub fixes: Vec<FixProposal>,
}

pub struct FixProposal {
    /// The effect of the fix in two or three words.
    pub label: String,
    pub position: Position,
    pub squares: Vec<Square>,
}

/// The problem or fix under the pointer or with the focus. Both are indices in the order in which they are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointedProblem {
    pub problem: usize,
    pub fix: Option<usize>,
}

impl Default for Diagnosis {
    fn default() -> Self {
        Self::new(&Position::start(), None)
    }
}

impl Diagnosis {
    fn new(position: &Position, proof: Option<Proof>) -> Self {
        let mut problems = rules::problems(position);
        let verdict = rules::verdict_with_problems(position, &problems);
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
            proof,
            locale: lang::locale(),
            computed: 1,
            is_empty_board,
            count: has_count.then(|| count(position, &verdict, problems.len())),
            fix_all,
            headline: if is_empty_board {
                wording::empty_board().to_owned()
            } else {
                headline(position, &verdict, proof)
            },
            remarks: if is_empty_board {
                Vec::new()
            } else {
                remarks(position, (&verdict, proof), &checkers, &problems)
            },
            start: chess960_number(position).map(wording::start_name),
            checked: if verdict.check { position.board.find(king).collect() } else { Vec::new() },
            checkers,
            findings: problems.iter().map(|problem| Finding::new(position, problem, &problems)).collect(),
            verdict,
            pointed: None,
        }
    }

    /// Recomputes the diagnosis after a change of position or language. Returns `true` if the position has changed.
    pub fn sync(&mut self, position: &Position, proof: Option<Proof>) -> bool {
        let is_other = self.position != *position;
        if is_other || self.proof != proof || self.locale != lang::locale() {
            let pointed = self.pointed.filter(|_| !is_other);
            *self = Self { computed: self.computed + 1, pointed, ..Self::new(position, proof) };
        }
        is_other
    }
}

impl Finding {
    pub(crate) fn announcement(&self) -> String {
        let sentence = self.sentence.as_str();
        if self.problem.is_illegal() {
            tr!("meaning-heard-problem", sentence = sentence)
        } else {
            tr!("meaning-heard-odd", sentence = sentence)
        }
    }

    pub(crate) fn term(&self) -> Term {
        Term::Problem(self.problem.id())
    }

    fn new(position: &Position, problem: &Problem, problems: &[Problem]) -> Self {
        let sentence = problem.sentence();
        let fixes = rules::fixes_with_problems(position, problem, problems).into_iter();
        Self {
            square_names: square_names(&sentence),
            fixes: fixes.map(|fix| FixProposal::new(position, problem, &fix)).collect(),
            sentence,
            problem: problem.clone(),
        }
    }
}

impl FixProposal {
    fn new(position: &Position, problem: &Problem, fix: &Fix) -> Self {
        let changed = position.board.differing_squares(&fix.position.board);
        let squares = changed.filter(|square| !problem.squares.contains(square));
        Self { label: fix.kind.sentence(), position: fix.position, squares: squares.collect() }
    }
}

fn headline(position: &Position, verdict: &Verdict, proof: Option<Proof>) -> String {
    let proof = proof.filter(|_| verdict.state == GameState::Ongoing);
    if is_illegal(verdict) {
        tr!("meaning-illegal").to_owned()
    } else if let Some(proof) = proof {
        proof_sentence(&proof, position.side_to_move)
    } else {
        verdict_sentence(verdict, position.side_to_move)
    }
}

fn is_illegal(verdict: &Verdict) -> bool {
    verdict.state == GameState::Illegal
}

fn count(position: &Position, verdict: &Verdict, problems: usize) -> String {
    let count = tr!("meaning-problems", count = problems);
    if is_illegal(verdict) { format!("{} \u{b7} {count}", wording::to_move(position.side_to_move)) } else { count }
}

/// Returns the number of moves, which the headline leaves out, with the evidence of a proven result.
fn evidence(position: &Position, verdict: &Verdict, proof: Proof) -> String {
    let moves = verdict_sentence(verdict, position.side_to_move);
    let parts = [fifty_move_rule(&proof), Some(proof_source(proof.source))];
    [moves].into_iter().chain(parts.into_iter().flatten().map(str::to_owned)).collect::<Vec<_>>().join(" \u{b7} ")
}

fn remarks(
    position: &Position,
    (verdict, proof): (&Verdict, Option<Proof>),
    checkers: &[Square],
    problems: &[Problem],
) -> Vec<String> {
    let proof = proof.filter(|_| verdict.state == GameState::Ongoing);
    let proof = proof.map(|proof| evidence(position, verdict, proof));
    let material = Some(wording::material(&Material::from_board(&position.board)));
    let is_over = matches!(verdict.state, GameState::Checkmate | GameState::Stalemate | GameState::VariantEnd(_));
    // A clock beyond the limit is a problem with a card of its own, so it needs no remark.
    let is_card = |rule: &DrawRule| {
        let code = match rule {
            DrawRule::FiftyMoves => "clock-above-100",
            DrawRule::SeventyFiveMoves => "clock-above-150",
        };
        problems.iter().any(|problem| problem.id() == code)
    };
    let rule = verdict.draw_rule.filter(|rule| !is_over && !is_card(rule));
    let rule = rule.map(|rule| wording::draw_rule(rule).to_owned());
    [proof, wording::check_from(checkers), material, rule].into_iter().flatten().collect()
}

fn square_names(sentence: &str) -> Vec<Range<usize>> {
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

pub(crate) fn tints<'a>(meaning: &'a Diagnosis, pointed: Option<PointedProblem>, colors: &Palette) -> Vec<Tint<'a>> {
    let mut tints = check(meaning, colors).to_vec();
    if let Some(pointed) = pointed {
        point_at(meaning, pointed, colors, &mut tints);
    }
    tints
}

/// Returns tints that fill the king in check, more strongly in checkmate, and frame the pieces that give check.
fn check<'a>(meaning: &'a Diagnosis, colors: &Palette) -> [Tint<'a>; 2] {
    let is_mate = meaning.verdict.state == rules::GameState::Checkmate;
    let color = |strength: f32| colors.fault_square.gamma_multiply(strength);
    [
        Tint { squares: &meaning.checked, fill: color(if is_mate { 0.8 } else { 0.5 }), frame: None },
        Tint { squares: &meaning.checkers, fill: color(0.14), frame: Some(color(0.8)) },
    ]
}

fn point_at<'a>(meaning: &'a Diagnosis, pointed: PointedProblem, colors: &Palette, tints: &mut Vec<Tint<'a>>) {
    let Some(finding) = meaning.findings.get(pointed.problem) else { return };
    let color = if finding.problem.is_illegal() { colors.fault_square } else { colors.odd };
    tints.push(Tint { squares: &finding.problem.squares, fill: color.gamma_multiply(0.5), frame: Some(color) });
    if let Some(proposal) = pointed.fix.and_then(|fix| finding.fixes.get(fix)) {
        let fill = colors.good.gamma_multiply(0.45);
        tints.push(Tint { squares: &proposal.squares, fill, frame: Some(colors.good) });
    }
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
            let found: Vec<&str> = square_names(sentence).into_iter().map(|range| &sentence[range]).collect();
            assert_eq!(found, expected, "{sentence}");
        }
    }

    #[test]
    fn the_same_position_is_worked_out_once() {
        let mut meaning = Diagnosis::new(&Position::start(), None);
        assert!(!meaning.sync(&Position::start(), None));
        assert_eq!(meaning.computed, 1);
        assert!(meaning.sync(&Position::empty(crate::Size::STANDARD), None));
        assert_eq!(meaning.computed, 2);
    }
}
