//! The source of a problem as one line: `feenschach 01-02/7100, 1965`.
//!
//! YACPDB has a key for each part. An edit of the line that changes only one of its parts changes only the key of that
//! part; any other edit sets the name, and the date if the line ends with one.

use super::value::Value;

/// The parts of a source in the order of the line, with the text between each and the part before it.
const PARTS: [(&str, &str); 6] =
    [("name", ""), ("volume", " "), ("round", ", "), ("issue", " "), ("problemid", " "), ("pagenumber", ", p. ")];

pub(super) const DATE: [&str; 3] = ["year", "month", "day"];

/// Returns a source as one line.
pub(super) fn line(source: &Value) -> String {
    if let Value::Text(text) = source {
        return text.clone();
    }
    parts(source).iter().map(|part| part.before.to_owned() + &part.text).collect()
}

/// A part of the line, with the separator before it.
struct Part {
    key: &'static str,
    before: &'static str,
    text: String,
}

fn parts(source: &Value) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for (key, before) in PARTS {
        let text = source.get(key).map(Value::as_text).unwrap_or_default();
        if !text.is_empty() {
            let is_in_issue = key == "problemid" && parts.last().is_some_and(|part| part.key == "issue");
            let before = if is_in_issue { "/" } else { before };
            parts.push(Part { key, before: if parts.is_empty() { "" } else { before }, text: text.to_owned() });
        }
    }
    let date = source.get("date").map(date).unwrap_or_default();
    if !date.is_empty() {
        parts.push(Part { key: "date", before: if parts.is_empty() { "" } else { ", " }, text: date });
    }
    parts
}

/// Returns a date as `1965`, `1965-02` or `1965-02-21`.
pub(super) fn date(date: &Value) -> String {
    if let Value::Text(text) = date {
        return text.clone();
    }
    let two_digits = |text: &str| if text.len() == 1 { format!("0{text}") } else { text.to_owned() };
    let parts = DATE.iter().map_while(|key| date.get(key).map(Value::as_text).filter(|text| !text.is_empty()));
    parts.map(two_digits).collect::<Vec<_>>().join("-")
}

/// Returns the source after an edit of its line. A line that its parts cannot state is the name.
pub(super) fn edited(old: Option<&Value>, line: &str) -> Value {
    let edited = old.and_then(|old| with_one_part(old, line)).unwrap_or_else(|| from_line(line));
    if self::line(&edited) == line { edited } else { Value::Map(vec![("name".to_owned(), line.into())]) }
}

/// Changes the only part in which a line differs; `None` if several parts differ.
fn with_one_part(old: &Value, line: &str) -> Option<Value> {
    let Value::Map(entries) = old else { return None };
    let parts = parts(old);
    let text = |parts: &[Part]| parts.iter().map(|part| part.before.to_owned() + &part.text).collect::<String>();
    let (at, new) = (0..parts.len()).find_map(|at| {
        let before = text(&parts[..at]) + parts[at].before;
        let rest = line.strip_prefix(before.as_str())?.strip_suffix(text(&parts[at + 1..]).as_str())?;
        (!rest.trim().is_empty() && rest != parts[at].text).then_some((at, rest))
    })?;
    let key = parts[at].key;
    let new = if key == "date" { read_date(new)? } else { new.into() };
    let with_new =
        |(other, value): &(String, Value)| (other.clone(), if other == key { new.clone() } else { value.clone() });
    Some(Value::Map(entries.iter().map(with_new).collect()))
}

fn from_line(line: &str) -> Value {
    let dated = line.rsplit_once(", ").and_then(|(name, date)| Some((name, read_date(date)?)));
    let (name, date) = dated.map_or((line, None), |(name, date)| (name, Some(date)));
    let date = date.map(|date| ("date".to_owned(), date));
    Value::Map(std::iter::once(("name".to_owned(), name.into())).chain(date).collect())
}

/// Reads `1965`, `1965-02`, `1965-02-21`, or a span of years such as `1965-1967`.
pub(super) fn read_date(text: &str) -> Option<Value> {
    let numbers: Vec<&str> = text.trim().split('-').collect();
    let is_number = |text: &&str, length: usize| text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
    let (year, rest) = numbers.split_first()?;
    if !is_number(year, 4) || numbers.iter().any(|text| text.trim_start_matches('0').is_empty()) {
        return None;
    }
    if let [end] = rest
        && is_number(end, 4)
    {
        return Some(Value::Map(vec![("year".to_owned(), text.trim().into())]));
    }
    let is_date = rest.len() < 3 && rest.iter().all(|text| is_number(text, 2));
    let entries =
        DATE.into_iter().zip(&numbers).map(|(key, text)| (key.to_owned(), text.trim_start_matches('0').into()));
    is_date.then(|| Value::Map(entries.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::format::entries::yaml::read_flow;

    fn source(text: &str) -> Value {
        read_flow(text).expect("YAML")
    }

    #[test]
    fn a_line_has_all_parts_and_an_edit_changes_one_of_them() {
        let old = source("{name: Era, issue: 1-2, problemid: 7, date: {year: 1965, month: 2}, comments: [x]}");
        assert_eq!(line(&old), "Era 1-2/7, 1965-02");
        for (new, expected) in [
            (
                "Era 1-2/8, 1965-02",
                "{name: Era, issue: 1-2, problemid: 8, date: {year: 1965, month: 2}, comments: [x]}",
            ),
            (
                "Area 1-2/7, 1965-02",
                "{name: Area, issue: 1-2, problemid: 7, date: {year: 1965, month: 2}, comments: [x]}",
            ),
            ("Era 1-2/7, 1966", "{name: Era, issue: 1-2, problemid: 7, date: {year: 1966}, comments: [x]}"),
            ("Other, 1990", "{name: Other, date: {year: 1990}}"),
            ("Other, 1990-1992", "{name: Other, date: {year: 1990-1992}}"),
            ("Other, 0012", "{name: 'Other, 0012'}"),
        ] {
            assert_eq!(edited(Some(&old), new), source(expected), "{new}");
            assert_eq!(line(&edited(Some(&old), new)), new);
        }
    }
}
