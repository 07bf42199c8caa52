//! Explaining queries in words.

use super::SearchTerm;
use super::criterion::Criterion;
use crate::board::Color;
use crate::rules::Problem;
use crate::tr;
use crate::wording::Label;

pub(super) fn explain_term(term: &SearchTerm) -> String {
    let sentence = explain_criterion(&term.criterion);
    let sentence = if term.is_negated { tr!("document-not", what = sentence) } else { sentence };
    match &term.hint {
        Some(remark) => format!("{sentence} ({remark})"),
        None => sentence,
    }
}

fn explain_criterion(criterion: &Criterion) -> String {
    match criterion {
        Criterion::Words(phrase) => tr!("document-words", text = phrase.as_str()),
        Criterion::Fen(text) => tr!("document-words", text = text.as_str()),
        Criterion::Material(men) => men.explanation(),
        Criterion::Comparison(comparison) => comparison.explanation(),
        Criterion::OnSquare(square, None) => tr!("document-square-empty", square = square.to_string()),
        Criterion::OnSquare(square, Some(piece)) => {
            tr!("document-on-square", piece = piece.label(), square = square.to_string())
        }
        Criterion::SideToMove(Color::White) => tr!("document-white-to-move").to_owned(),
        Criterion::SideToMove(Color::Black) => tr!("document-black-to-move").to_owned(),
        Criterion::Problem => tr!("document-any-problem").to_owned(),
        Criterion::ProblemCode(code) if Problem::IDS.contains(&code.as_str()) => {
            tr!("document-problem", name = code.replace('-', " "))
        }
        Criterion::ProblemCode(beginning) => tr!("document-problem-code", code = beginning),
        Criterion::Puzzle(outcome) => outcome.label().to_owned(),
        Criterion::Property(property) => property.label().to_owned(),
    }
}
