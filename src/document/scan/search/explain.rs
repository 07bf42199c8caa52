//! What a query looks for, in words.

use super::Term;
use super::criterion::Criterion;
use crate::board::{Color, Piece};
use crate::rules::Problem;

/// What a term looks for.
pub(super) fn term(term: &Term) -> String {
    let sentence = criterion(&term.criterion);
    let sentence = if term.is_negated { format!("not {sentence}") } else { sentence };
    match &term.remark {
        Some(remark) => format!("{sentence} ({remark})"),
        None => sentence,
    }
}

fn criterion(criterion: &Criterion) -> String {
    match criterion {
        Criterion::Words(phrase) => format!("the text \"{}\"", phrase.as_written()),
        Criterion::Fen(text) => format!("the text \"{}\"", text.as_written()),
        Criterion::Material(men) => men.sentence(),
        Criterion::Comparison(comparison) => comparison.sentence(),
        Criterion::OnSquare(square, None) => format!("{square} empty"),
        Criterion::OnSquare(square, Some(piece)) => format!("a {} on {square}", Piece::name(*piece)),
        Criterion::SideToMove(Color::White) => "White to move".to_owned(),
        Criterion::SideToMove(Color::Black) => "Black to move".to_owned(),
        Criterion::Problem => "anything illegal, odd or unreadable".to_owned(),
        Criterion::ProblemCode(code) if Problem::CODES.contains(&code.as_str()) => {
            format!("the problem {}", code.replace('-', " "))
        }
        Criterion::ProblemCode(beginning) => format!("problems whose code begins with {beginning}"),
        Criterion::Puzzle(outcome) => outcome.sentence().to_owned(),
        Criterion::Property(property) => property.sentence().to_owned(),
    }
}
