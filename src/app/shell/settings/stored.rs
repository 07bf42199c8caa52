//! The stored forms of settings, read value by value: a damaged or unknown value does not invalidate the others.

use std::mem;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Returns the defaults overridden by all readable values. Unknown values are ignored.
pub(super) fn read<T: Default + Serialize + DeserializeOwned>(stated: Value) -> T {
    let mut whole = serde_json::to_value(T::default()).unwrap_or_default();
    set_readable::<T>(&mut whole, "", stated);
    serde_json::from_value(whole).unwrap_or_default()
}

/// Sets the value at the JSON pointer `place`. If `whole` is then no longer readable as a `T`, drops those items or
/// fields of the value that prevent this.
fn set_readable<T: DeserializeOwned>(whole: &mut Value, place: &str, stated: Value) {
    let Some(default) = put(whole, place, stated.clone()) else { return };
    if is_readable::<T>(whole) {
        return;
    }
    if let Value::Array(items) = stated {
        let is_item_readable = |item: &Value| {
            put(whole, place, Value::Array(vec![item.clone()]));
            is_readable::<T>(whole)
        };
        let kept = items.into_iter().filter(is_item_readable).collect();
        put(whole, place, kept);
        if !is_readable::<T>(whole) {
            put(whole, place, default);
        }
        return;
    }
    put(whole, place, default);
    if let Value::Object(fields) = stated {
        for (name, field) in fields {
            set_readable::<T>(whole, &format!("{place}/{name}"), field);
        }
    }
}

/// Sets a value and returns the previous one; `None` if there is no value at the pointer.
fn put(whole: &mut Value, place: &str, value: Value) -> Option<Value> {
    Some(mem::replace(whole.pointer_mut(place)?, value))
}

fn is_readable<T: DeserializeOwned>(whole: &Value) -> bool {
    T::deserialize(whole).is_ok()
}

/// A solver query: `{"goal": "mate", "moves": 2}`.
pub(super) mod asked {
    use serde::ser::SerializeMap;
    use serde::{Deserialize, Deserializer, Serializer};
    use serde_json::Value;

    use crate::board::{Goal, Stipulation};
    use crate::rules::solver::{MAX_MOVES, Query};

    /// The name of the goal of direct mates for [`Query::shortest_only`].
    const SHORTEST: &str = "shortest";

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "so serde calls it")]
    pub(in super::super) fn serialize<S: Serializer>(asked: &Query, writer: S) -> Result<S::Ok, S::Error> {
        let Query { stipulation: Stipulation { goal, half_moves, .. }, shortest_only: is_shortest } = *asked;
        let goal = if goal.is_study() { Goal::Mate } else { goal };
        let mut map = writer.serialize_map(Some(2))?;
        map.serialize_entry("goal", if is_shortest { SHORTEST } else { goal.id() })?;
        map.serialize_entry("moves", &(f64::from(half_moves) / 2.0))?;
        map.end()
    }

    /// Reads any JSON value. An unknown goal or number of moves becomes the default, so that reading never fails.
    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(reader: D) -> Result<Query, D::Error> {
        let (stated, usual) = (Value::deserialize(reader)?, Query::default());
        let name = stated.get("goal").and_then(Value::as_str);
        let goal = Goal::problems().find(|goal| Some(goal.id()) == name).unwrap_or(usual.stipulation.goal);
        let is_shortest = name == Some(SHORTEST);
        let moves = stated.get("moves").and_then(Value::as_f64);
        // After the clamp, the value fits into `u16`.
        let half_moves = moves.map(|moves| (2.0 * moves.clamp(1.0, f64::from(MAX_MOVES))) as u16);
        let half_moves = half_moves.unwrap_or(usual.stipulation.half_moves);
        let stipulation = Stipulation::from_half_moves(goal, half_moves);
        Ok(Query { stipulation, shortest_only: is_shortest }.clamped())
    }
}

/// Two colors: `"#EFE8F3,#A892C0"`.
pub(super) mod squares {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::diagram::SquareColors;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "so serde calls it")]
    pub(in super::super) fn serialize<S: Serializer>(squares: &SquareColors, writer: S) -> Result<S::Ok, S::Error> {
        writer.collect_str(squares)
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(reader: D) -> Result<SquareColors, D::Error> {
        String::deserialize(reader)?.parse().map_err(D::Error::custom)
    }
}
