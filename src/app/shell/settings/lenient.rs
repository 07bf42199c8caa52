//! Reading remembered values one by one: one that is damaged, or that only another version of the program knows,
//! takes no other with it.

use std::mem;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The defaults with each stated value that can be read in its place. What has no default here is left out.
pub(super) fn read<T: Default + Serialize + DeserializeOwned>(stated: Value) -> T {
    let mut whole = serde_json::to_value(T::default()).unwrap_or_default();
    adopt::<T>(&mut whole, "", stated);
    serde_json::from_value(whole).unwrap_or_default()
}

/// Puts a stated value in its place (a JSON pointer), or as much of it as leaves the whole readable.
fn adopt<T: DeserializeOwned>(whole: &mut Value, place: &str, stated: Value) {
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
            adopt::<T>(whole, &format!("{place}/{name}"), field);
        }
    }
}

/// Puts a value in a place and gives back what was there; `None` where there is no such place.
fn put(whole: &mut Value, place: &str, value: Value) -> Option<Value> {
    Some(mem::replace(whole.pointer_mut(place)?, value))
}

fn is_readable<T: DeserializeOwned>(whole: &Value) -> bool {
    T::deserialize(whole).is_ok()
}
