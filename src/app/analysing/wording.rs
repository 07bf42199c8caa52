//! Scores and numbers in words. Scores are from White's view.

use crate::board::{Color, Position};
use crate::engine::{Analysis, Bound, Line, LineMove, Score};
use crate::{lang, tr};

/// Returns a score with its sign: "+1.25", "-0.40", "#5", "-#3".
pub(super) fn score(score: Score, side: Color) -> String {
    match of_white(score, side) {
        Score::Centipawns(0) => "0.00".to_owned(),
        Score::Centipawns(value) => {
            let pawns = format!("{:.2}", f64::from(value.abs()) / 100.0);
            format!("{}{pawns}", if value < 0 { MINUS } else { "+" })
        }
        Score::Mate(moves) => format!("{}#{}", if moves < 0 { MINUS } else { "" }, moves.unsigned_abs()),
    }
}

const MINUS: &str = "\u{2212}";

pub(super) fn of_white(score: Score, side: Color) -> Score {
    if side == Color::White { score } else { -score }
}

/// Returns the score of a line, with a sign if the real one is higher or lower.
pub(super) fn line_score(line: &Line, side: Color) -> String {
    let score = score(line.score, side);
    let is_at_least = match line.bound {
        Bound::Exact => return score,
        Bound::Lower => side == Color::White,
        Bound::Upper => side == Color::Black,
    };
    format!("{}{score}", if is_at_least { "\u{2265}" } else { "\u{2264}" })
}

/// Returns the moves of a line with numbers: "12. Nf3 Nc6 13. d4".
pub(super) fn moves(position: &Position, line: &[LineMove]) -> String {
    let mut side = position.side_to_move;
    let mut number = position.fullmove_number;
    let mut words = Vec::new();
    for (index, played) in line.iter().enumerate() {
        let san = lang::localize_moves(&played.san);
        words.push(match side {
            Color::White => format!("{number}. {san}"),
            Color::Black if index == 0 => format!("{number}... {san}"),
            Color::Black => san.into_owned(),
        });
        number = number.saturating_add(u16::from(side == Color::Black));
        side = !side;
    }
    words.join(" ")
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
    fn scores_are_from_the_view_of_white() {
        for (value, white, black) in [
            (Score::Centipawns(125), "+1.25", "\u{2212}1.25"),
            (Score::Centipawns(-7), "\u{2212}0.07", "+0.07"),
            (Score::Centipawns(0), "0.00", "0.00"),
            (Score::Mate(5), "#5", "\u{2212}#5"),
            (Score::Mate(-3), "\u{2212}#3", "#3"),
        ] {
            assert_eq!((score(value, Color::White).as_str(), score(value, Color::Black).as_str()), (white, black));
        }
    }

    #[test]
    fn large_numbers_are_short() {
        for (number, expected) in [(999, "999"), (12_345, "12 k"), (1_250_000, "1.2 M"), (123_000_000, "123 M")] {
            assert_eq!(short(number), expected);
        }
    }
}
