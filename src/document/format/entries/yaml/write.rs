//! Writes keys and values as YAML in block style.

use crate::document::format::entries::value::Value;

/// The keys whose list is written on one line, as Olive does.
const ONE_LINE: [&str; 3] = ["white", "black", "neutral"];

/// Words that are no texts without quotes, in lowercase (YAML 1.1, which Olive reads).
const RESERVED: [&str; 10] = ["true", "false", "yes", "no", "on", "off", "null", "~", "y", "n"];

/// Returns a key with its value as lines, without spaces before the first. `indent` is the column of the key.
pub(super) fn entry(key: &str, value: &Value, indent: usize) -> String {
    let margin = " ".repeat(indent + 2);
    let key = scalar(key);
    match value {
        Value::Text(text) if text.contains('\n') => format!("{key}: {}", block(text, &margin)),
        Value::Text(text) => format!("{key}: {}\n", scalar(text)),
        Value::List(_) if ONE_LINE.contains(&key.as_str()) || value.is_empty() => format!("{key}: {}\n", value.flow()),
        Value::Map(_) if value.is_empty() => format!("{key}: {{}}\n"),
        Value::List(items) => {
            let items = items.iter().map(|value| format!("{margin}- {}", item(value, indent + 2)));
            format!("{key}:\n{}", items.collect::<String>())
        }
        Value::Map(entries) => {
            let entries = entries.iter().map(|(key, value)| margin.clone() + &entry(key, value, indent + 2));
            format!("{key}:\n{}", entries.collect::<String>())
        }
    }
}

/// Returns an item of a list as lines; `indent` is the column of its hyphen.
fn item(value: &Value, indent: usize) -> String {
    match value {
        Value::Text(text) if text.contains('\n') => block(text, &" ".repeat(indent + 2)),
        Value::Text(text) => scalar(text) + "\n",
        Value::Map(entries) if !entries.is_empty() => {
            let lines: Vec<String> = entries.iter().map(|(key, value)| entry(key, value, indent + 2)).collect();
            lines.join(&" ".repeat(indent + 2))
        }
        _ => value.flow() + "\n",
    }
}

/// Returns a text of several lines as a literal block (YAML 8.1.2), or in quotes if a block cannot have it.
fn block(text: &str, margin: &str) -> String {
    let is_control = |char: char| char.is_control() && char != '\n' || matches!(char, '\u{2028}' | '\u{2029}');
    if text.contains(is_control) || text.trim().is_empty() {
        return quoted(text) + "\n";
    }
    let body = text.trim_end_matches('\n');
    let chomping = match text.len() - body.len() {
        0 => "-",
        1 => "",
        _ => "+",
    };
    let indicator = if body.starts_with([' ', '\n']) { "2" } else { "" };
    let line = |line: &str| if line.is_empty() { "\n".to_owned() } else { format!("{margin}{line}\n") };
    let rest = "\n".repeat((text.len() - body.len()).saturating_sub(1));
    format!("|{indicator}{chomping}\n{}{rest}", body.split('\n').map(line).collect::<String>())
}

fn scalar(text: &str) -> String {
    if is_plain(text) { text.to_owned() } else { quoted(text) }
}

/// Returns `true` if every reader of YAML takes the text without quotes for this text. Whole numbers count as texts.
pub(in crate::document::format::entries) fn is_plain(text: &str) -> bool {
    let is_digit = |char: char| char.is_ascii_digit();
    let is_number = text.starts_with(|char: char| is_digit(char) || "+-.".contains(char))
        && text.chars().all(|char| is_digit(char) || "+-._:eExXoabcdefABCDEF".contains(char));
    let is_whole = text.chars().all(is_digit) && (text == "0" || !text.starts_with('0')) && text.len() <= 9;
    let is_strange = |char: char| char.is_control() || char == '\u{FEFF}';
    !text.is_empty()
        && text.trim() == text
        && !text.starts_with(|char: char| "#&*!|>'\"%@`-?:,[]{}=~<".contains(char))
        && !text.ends_with(':')
        && !text.contains(": ")
        && !text.contains(" #")
        && !text.contains(is_strange)
        && !RESERVED.contains(&text.to_lowercase().as_str())
        && (!is_number || is_whole)
}

/// Returns a text in single quotes or, if it has control characters, in double quotes with escapes.
pub(in crate::document::format::entries) fn quoted(text: &str) -> String {
    if !text.contains(|char: char| char.is_control() || matches!(char, '\u{FEFF}' | '\u{2028}' | '\u{2029}')) {
        return format!("'{}'", text.replace('\'', "''"));
    }
    let escaped = |char: char| match char {
        '"' => "\\\"".to_owned(),
        '\\' => "\\\\".to_owned(),
        '\n' => "\\n".to_owned(),
        '\t' => "\\t".to_owned(),
        char if char.is_control() || matches!(char, '\u{FEFF}' | '\u{2028}' | '\u{2029}') => {
            format!("\\u{:04X}", u32::from(char))
        }
        char => char.to_string(),
    };
    format!("\"{}\"", text.chars().map(escaped).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::format::entries::yaml::read;

    #[test]
    fn values_are_read_as_they_were_written() {
        let texts = [
            "a",
            "",
            " a ",
            "#2",
            "h#2",
            "=3",
            "+",
            "12",
            "012",
            "1.5",
            "1990-02",
            "yes",
            "null",
            "~",
            "a: b",
            "a #b",
            "- a",
            "it's",
            "\"q\"",
            "{a}",
            "[a",
            "a,b",
            "a\nb",
            "a\n",
            "a\n\n",
            "\n",
            "  a\n b",
            "\na",
            "a\tb",
            "\u{85}",
            "K\u{f6}nig",
            "!a",
            "&a",
            "*a",
            "%a",
            "@a",
            "`a",
            "a:",
            "? a",
            "|",
            ">",
            "<<",
            "1e3",
            "0x1F",
            ".5",
            "1:30",
        ];
        for text in texts {
            let value = Value::from(text);
            let nested =
                Value::Map(vec![("k".to_owned(), value.clone()), ("l".to_owned(), Value::List(vec![value.clone()]))]);
            let list = Value::List(vec![value.clone(), nested.clone()]);
            let written =
                [("a", &value), ("b", &nested), ("c", &list)].map(|(key, value)| entry(key, value, 0)).concat();
            let document = read::read(&written).unwrap_or_else(|| panic!("{written}"));
            let read: Vec<&Value> = document.entries.iter().map(|(_, value)| value).collect();
            assert_eq!(read, [&value, &nested, &list], "{written}");
            if !text.contains('\n') {
                assert_eq!(read::read_flow(&list.flow()), Some(list), "{written}");
            }
        }
    }
}
