//! Sentences about verdicts.

use crate::board::Color;
use crate::lang;
use crate::rules::{DrawRule, Ending, GameState, Verdict};
use crate::tr;

use super::write_with_number;

/// Returns a sentence without full stop: "White to move, 20 legal moves". An illegal position has no move count.
///
/// ```
/// use fenwright::{Color, Position, rules, wording};
/// assert_eq!(wording::verdict(&rules::verdict(&Position::start()), Color::White), "White to move, 20 legal moves");
/// ```
pub fn verdict(verdict: &Verdict, side_to_move: Color) -> String {
    let mut sentence = String::new();
    write_verdict(verdict, side_to_move, &mut sentence);
    sentence
}

pub(crate) fn write_verdict(verdict: &Verdict, side_to_move: Color, out: &mut String) {
    if let GameState::VariantEnd(ending) = verdict.state {
        return out.push_str(&ending_sentence(ending));
    }
    let key = match verdict.state {
        GameState::Checkmate => side_to_move.pick("rules-black-wins", "rules-white-wins"),
        GameState::Stalemate => side_to_move.pick("rules-white-is-stalemated", "rules-black-is-stalemated"),
        _ => side_to_move.pick("rules-white-to-move", "rules-black-to-move"),
    };
    lang::write(out, key, &[]);
    if matches!(verdict.state, GameState::Checkmate | GameState::Stalemate) {
        return;
    }
    if verdict.check {
        out.push_str(tr!("rules-in-check"));
    }
    match verdict.moves {
        // Separate texts for one move and for several, with plain digits, because plural selection is much slower.
        Some(1) => out.push_str(tr!("rules-one-legal-move")),
        Some(moves) => write_with_number(out, "rules-legal-moves", "moves", moves),
        None => {}
    }
    if verdict.state == GameState::InsufficientMaterial {
        out.push_str(tr!("rules-dead-draw"));
    }
}

/// Returns a remark in addition to [`verdict`]: about the missing move count of an illegal position, or a draw rule.
pub fn verdict_remark(verdict: &Verdict) -> Option<&'static str> {
    match (verdict.state, verdict.draw_rule) {
        (GameState::Illegal, _) => Some(tr!("rules-remark-illegal")),
        (GameState::Ongoing | GameState::InsufficientMaterial, Some(DrawRule::FiftyMoves)) => {
            Some(tr!("rules-remark-50-moves"))
        }
        (GameState::Ongoing | GameState::InsufficientMaterial, Some(DrawRule::SeventyFiveMoves)) => {
            Some(tr!("rules-remark-75-moves"))
        }
        _ => None,
    }
}

fn ending_sentence(ending: Ending) -> String {
    match ending {
        Ending::KingOnHill(winner) => tr!("rules-end-hill", winner = winner.id()),
        Ending::ThreeChecks(winner) => tr!("rules-end-three-checks", winner = winner.id()),
        Ending::NoKing(loser) => tr!("rules-end-no-king", winner = (!loser).id()),
        Ending::AllPiecesLost(winner) => tr!("rules-end-all-men-lost", winner = winner.id()),
        Ending::CannotMove(winner) => tr!("rules-end-cannot-move", winner = winner.id()),
        Ending::HordeCaptured => tr!("rules-end-horde").to_owned(),
        Ending::ReachedLastRank(winner) => tr!("rules-end-race", winner = winner.id()),
        Ending::BothReachedLastRank => tr!("rules-end-both-arrived").to_owned(),
    }
}
