//! Reads stored values one by one, so that a damaged or unknown value does not invalidate the others.

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

/// Sets a value at a JSON pointer, or as much of it as keeps the whole readable.
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

/// Sets a value and returns the previous one; `None` if the pointer leads nowhere.
fn put(whole: &mut Value, place: &str, value: Value) -> Option<Value> {
    Some(mem::replace(whole.pointer_mut(place)?, value))
}

fn is_readable<T: DeserializeOwned>(whole: &Value) -> bool {
    T::deserialize(whole).is_ok()
}
