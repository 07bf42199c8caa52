//! Sentences about analyses of engines. They never claim a proof: each has its score and depth.

use crate::board::{Color, Position};
use crate::engine::{Analysis, Basis, Bound, Chain, ChainEnd, Line, Objective, OnlyMove, OnlyMoveRule, Score};
use crate::rules::{GameResult, Play, Proof, ProvenMove};
use crate::{lang, tr};

const MINUS: &str = "\u{2212}";

/// Returns a score from the view of White: "+1.25", "-#3", or with a sign if the real one is higher or lower.
///
/// ```
/// use fenwright::Color;
/// use fenwright::engine::{Bound, Score};
/// use fenwright::wording::score;
/// assert_eq!(score(Score::Centipawns(125), Bound::Exact, Color::White), "+1.25");
/// assert_eq!(score(Score::Mate(3), Bound::Exact, Color::Black), "\u{2212}#3");
/// assert_eq!(score(Score::Centipawns(-7), Bound::Lower, Color::Black), "\u{2264}+0.07");
/// ```
pub fn score(score: Score, bound: Bound, side: Color) -> String {
    let score = if side == Color::White { score } else { -score };
    let text = match score {
        Score::Centipawns(0) => "0.00".to_owned(),
        Score::Centipawns(value) => {
            let sign = if value < 0 { MINUS } else { "+" };
            format!("{sign}{:.2}", f64::from(value.unsigned_abs()) / 100.0)
        }
        Score::Mate(moves) => format!("{}#{}", if moves < 0 { MINUS } else { "" }, moves.unsigned_abs()),
    };
    let is_at_least = match bound {
        Bound::Exact => return text,
        Bound::Lower => side == Color::White,
        Bound::Upper => side == Color::Black,
    };
    format!("{}{text}", if is_at_least { "\u{2265}" } else { "\u{2264}" })
}

/// Returns moves with their numbers: "12. Nf3 Nc6 13. d4".
///
/// ```
/// use fenwright::{Position, wording::numbered_moves};
/// let names = ["e4", "e5"].map(str::to_owned);
/// assert_eq!(numbered_moves(&Position::start(), names.into_iter()), "1. e4 e5");
/// ```
pub fn numbered_moves(position: &Position, names: impl Iterator<Item = String>) -> String {
    let (mut side, mut number) = (position.side_to_move, position.fullmove_number);
    let mut words = Vec::new();
    for (index, name) in names.enumerate() {
        words.push(match side {
            Color::White => format!("{number}. {name}"),
            Color::Black if index == 0 => format!("{number}... {name}"),
            Color::Black => name,
        });
        number = number.saturating_add(u16::from(side == Color::Black));
        side = !side;
    }
    words.join(" ")
}

/// Returns whether only one move wins or, if none does, draws, as an engine thinks.
pub fn only_move(analysis: &Analysis, rule: OnlyMoveRule) -> String {
    let side = analysis.position.side_to_move;
    let score = |line: &Line| score(line.score, line.bound, side);
    let name = |line: &Line| line.moves.first().map(|first| lang::localize_moves(&first.san).into_owned());
    let name = |index: usize| analysis.lines.get(index).and_then(name).unwrap_or_default();
    let unclear = || tr!("engine-unclear", count = analysis.nodes, number = lang::number(analysis.nodes as usize));
    let (objective, answer) = analysis.wins_or_draws(rule);
    let Some(best) = analysis.lines.first() else { return unclear() };
    let (goal, depth) = (if objective == Objective::Win { "win" } else { "draw" }, best.depth);
    match answer {
        OnlyMove::OnlyMove => {
            let next = analysis.lines.get(1);
            let next = next.map(|next| tr!("analysing-next", played = name(1), score = score(next)));
            let only = tr!("analysing-only", goal = goal, played = name(0), score = score(best), depth = depth);
            [Some(only), next].into_iter().flatten().collect::<Vec<_>>().join("; ")
        }
        OnlyMove::AlsoWins(others) => {
            let others = others.into_iter().map(name).collect::<Vec<_>>().join(", ");
            tr!("engine-several", goal = goal, played = name(0), score = score(best), depth = depth, moves = others)
        }
        OnlyMove::NotReached => tr!("analysing-lost").to_owned(),
        OnlyMove::Unclear => unclear(),
    }
}

/// Returns whether only one move wins or, if none does, draws, as tables prove.
pub fn proven_moves(position: &Position, proof: &Proof, moves: &[ProvenMove]) -> String {
    let goal = match proof.result {
        GameResult::Win => "win",
        GameResult::Draw => "draw",
        GameResult::Loss => return tr!("analysing-lost-proven").to_owned(),
    };
    let play = Play::from_position(position);
    let keeps = moves.iter().filter(|moved| moved.proof.result == proof.result);
    let names = keeps.filter_map(|moved| play.as_ref()?.to_san(moved.legal_move));
    let names: Vec<String> = names.map(|san| lang::localize_moves(&san).into_owned()).collect();
    match names.as_slice() {
        [only] => tr!("analysing-only-proven", goal = goal, played = only.as_str()),
        several => tr!("analysing-several-proven", goal = goal, moves = several.join(", ")),
    }
}

/// Returns the moves of a chain, with the reason for each only move, and why it ends: "1. Ra8 (+3.10) Kd7 2. Rxh8
/// (proven); then it is not the only one".
pub fn chain(position: &Position, chain: &Chain) -> String {
    let side = position.side_to_move;
    let named = |(index, played): (usize, &crate::engine::ChainMove)| {
        let san = lang::localize_moves(&played.san);
        match played.basis {
            _ if !index.is_multiple_of(2) => san.into_owned(),
            Basis::Proven(_) => format!("{san} ({})", tr!("engine-proven")),
            Basis::Engine { score: value, bound, .. } => format!("{san} ({})", score(value, bound, side)),
        }
    };
    let moves = numbered_moves(position, chain.moves.iter().enumerate().map(named));
    if chain.end == ChainEnd::Mate {
        moves
    } else {
        format!("{moves}; {}", tr!("engine-chain-end", end = chain.end.id()))
    }
}
