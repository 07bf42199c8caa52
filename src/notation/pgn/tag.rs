//! Reads one tag.

use std::ops::Range;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TagSpans {
    pub(super) whole: Range<usize>,
    pub(super) name: Range<usize>,
    /// The value between the quotes, with its escapes.
    pub(super) value: Range<usize>,
    /// `true` if it has a closing quote and bracket; otherwise it extends to the end of the line.
    pub(super) is_closed: bool,
}

/// Reads the tag whose bracket is at byte `start` of a line; `None` unless a name and an opening quote follow.
pub(super) fn parse_at(line: &[u8], start: usize) -> Option<TagSpans> {
    let name_start = skip_space(line, start + 1);
    let name_end = name_start + prefix_length(&line[name_start..], is_name);
    let quote = skip_space(line, name_end);
    if name_start == name_end || line.get(quote) != Some(&b'"') {
        return None;
    }
    let value = quote + 1;
    let (end, behind) = find_end(line, value);
    Some(TagSpans {
        whole: start..behind.unwrap_or_else(|| trimmed_end(line)),
        name: name_start..name_end,
        value: value..end,
        is_closed: behind.is_some(),
    })
}

/// Returns the end of the value, and the offset after the tag if it is closed. The value ends at the first quote
/// followed by a bracket or the end of the line; without such a quote, at the first quote or bracket or the end of the
/// line.
fn find_end(line: &[u8], value: usize) -> (usize, Option<usize>) {
    let mut first_quote = None;
    let mut at = value;
    while let Some(found) = memchr::memchr2(b'"', b'\\', line.get(at..).unwrap_or_default()) {
        at += found;
        if line[at] == b'\\' {
            at += 2;
            continue;
        }
        let behind = skip_space(line, at + 1);
        match line.get(behind) {
            Some(b']') => return (at, Some(behind + 1)),
            None | Some(b'[') => return (at, Some(at + 1)),
            Some(_) => {}
        }
        first_quote.get_or_insert(at);
        at = behind;
    }
    let end = || memchr::memchr(b']', &line[value..]).map_or_else(|| trimmed_end(line), |at| value + at);
    (first_quote.unwrap_or_else(end).max(value), None)
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-') || !byte.is_ascii()
}

fn prefix_length(bytes: &[u8], holds: impl Fn(u8) -> bool) -> usize {
    bytes.iter().position(|byte| !holds(*byte)).unwrap_or(bytes.len())
}

fn trimmed_end(line: &[u8]) -> usize {
    line.trim_ascii_end().len()
}

pub(super) fn skip_space(line: &[u8], at: usize) -> usize {
    let rest = line.get(at..).unwrap_or_default();
    at + prefix_length(rest, |byte| byte.is_ascii_whitespace())
}
