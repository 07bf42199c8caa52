//! The moves that a test position asks for.

use crate::board::Position;
use crate::engine::Analysis;
use crate::notation::epd::{Operand, Operation};
use crate::rules::{LegalMove, Play};

/// The best moves (`bm`) and the moves to avoid (`am`) of a record.
pub(super) struct Goal {
    best: Vec<LegalMove>,
    avoid: Vec<LegalMove>,
}

impl Goal {
    /// Returns the goal of a record; `None` if it states no legal move.
    pub(super) fn of(position: &Position, operations: &[Operation]) -> Option<Self> {
        let play = Play::from_position(position)?;
        let moves = |opcode: &str| -> Vec<LegalMove> {
            let operations = operations.iter().filter(|operation| operation.opcode == opcode);
            let words = operations.flat_map(|operation| operation.operands.iter().map(Operand::text));
            words.filter_map(|word| play.find_san(word)).collect()
        };
        let goal = Self { best: moves("bm"), avoid: moves("am") };
        (!goal.best.is_empty() || !goal.avoid.is_empty()).then_some(goal)
    }

    fn is_met(&self, legal: LegalMove) -> bool {
        (self.best.is_empty() || self.best.contains(&legal)) && !self.avoid.contains(&legal)
    }

    /// Returns how an engine did.
    pub(super) fn rate(&self, analysis: &Analysis) -> Rating {
        let is_hit = analysis.best.is_some_and(|best| self.is_met(best));
        let stable = analysis.right_since(|legal| self.is_met(legal)).filter(|_| is_hit);
        Rating {
            is_hit,
            stable: stable.map(|since| Effort { depth: since.depth, nodes: since.nodes, time: since.time }),
        }
    }
}

/// The result of an engine in a test position.
pub(super) struct Rating {
    pub(super) is_hit: bool,
    /// The effort until the best move was right and stayed so; `None` for a miss.
    pub(super) stable: Option<Effort>,
}

/// The effort of a search.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effort {
    pub(super) depth: u32,
    pub(super) nodes: u64,
    pub(super) time: std::time::Duration,
}
