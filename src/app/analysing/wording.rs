//! Numbers about an analysis in words.

use crate::board::{Color, Position};
use crate::engine::{Analysis, Line, LineMove, Score};
use crate::wording::{numbered_moves, score};
use crate::{lang, tr};

pub(super) fn of_white(score: Score, side: Color) -> Score {
    if side == Color::White { score } else { -score }
}

pub(super) fn line_score(line: &Line, side: Color) -> String {
    score(line.score, line.bound, side)
}

/// Returns the moves of a line with numbers: "12. Nf3 Nc6 13. d4".
pub(super) fn moves(position: &Position, line: &[LineMove]) -> String {
    numbered_moves(position, line.iter().map(|played| lang::localize_moves(&played.san).into_owned()))
}

/// Returns depth, positions and speed: "Depth 24 \u{b7} 12.3 M positions \u{b7} 1.2 M/s".
pub(super) fn effort(analysis: &Analysis) -> String {
    let depth = analysis.lines.first().map_or(0, |line| line.depth);
    let (nodes, speed) = (short(analysis.nodes), short(analysis.nps));
    tr!("analysing-effort", depth = depth, nodes = nodes, speed = speed)
}

/// Returns a number with three digits or fewer: "950", "12 k", "1.2 M".
fn short(number: u64) -> String {
    match number {
        0..1_000 => number.to_string(),
        1_000..1_000_000 => tr!("analysing-thousands", number = number / 1_000),
        1_000_000..10_000_000 => tr!("analysing-millions", number = lang::decimal(number as f64 / 1e6, 1)),
        _ => tr!("analysing-millions", number = (number / 1_000_000).to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_short() {
        for (number, expected) in [(999, "999"), (12_345, "12 k"), (1_250_000, "1.2 M"), (123_000_000, "123 M")] {
            assert_eq!(short(number), expected);
        }
    }
}
