//! The stored form of a solver query: `{"goal": "mate", "moves": 2}`.

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serializer};
use serde_json::Value;

use crate::board::{Goal, Stipulation};
use crate::rules::solver::{MAX_MOVES, Query};

/// Names of goals. The flag is `is_shortest`.
const GOAL_NAMES: [(&str, Goal, bool); 4] = [
    ("mate", Goal::Mate, false),
    ("shortest", Goal::Mate, true),
    ("selfmate", Goal::Selfmate, false),
    ("helpmate", Goal::Helpmate, false),
];

#[expect(clippy::trivially_copy_pass_by_ref, reason = "so serde calls it")]
pub(super) fn serialize<S: Serializer>(asked: &Query, writer: S) -> Result<S::Ok, S::Error> {
    let Query { stipulation: Stipulation { goal, half_moves }, shortest_only: is_shortest } = *asked;
    let name = GOAL_NAMES.iter().find(|(_, known, shortest)| (*known, *shortest) == (goal, is_shortest));
    let mut map = writer.serialize_map(Some(2))?;
    map.serialize_entry("goal", name.map_or("mate", |(name, ..)| name))?;
    map.serialize_entry("moves", &(f64::from(half_moves) / 2.0))?;
    map.end()
}

/// Reads any JSON: unknown goals and numbers of other versions become defaults, and no other setting is lost.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(reader: D) -> Result<Query, D::Error> {
    let (stated, usual) = (Value::deserialize(reader)?, Query::default());
    let named = |name: &str| GOAL_NAMES.iter().find(|(known, ..)| *known == name);
    let goal = stated.get("goal").and_then(Value::as_str).and_then(named);
    let (goal, is_shortest) = goal.map_or((usual.stipulation.goal, false), |(_, goal, shortest)| (*goal, *shortest));
    let moves = stated.get("moves").and_then(Value::as_f64);
    // The clamp makes the cast safe.
    let half_moves = moves.map(|moves| (2.0 * moves.clamp(1.0, f64::from(MAX_MOVES))) as u16);
    let half_moves = half_moves.unwrap_or(usual.stipulation.half_moves);
    Ok(Query { stipulation: Stipulation { goal, half_moves }, shortest_only: is_shortest }.clamped())
}
