//! Removes the markup of web pages and terminals around a drawing: tags, entities, color sequences.

use crate::notation::forgiving::vocabulary::is_among;

/// Minimum number of color sequences in a drawing whose squares are colored one by one.
const MIN_SEQUENCES: usize = 8;

const MAX_SEQUENCE_LENGTH: usize = 24;

const MAX_TAG_LENGTH: usize = 1000;

/// The tags that are removed. Other text in angle brackets stays, because it may be part of a drawing.
const TAGS: &str = "a abbr b big blockquote body br caption center code div em figure font head html i img li p pre \
    small span strong table tbody td th thead tr tt u";

/// Returns the possible plain texts of a text with markup, likeliest first; empty if it has no markup.
pub(super) fn plain_texts(text: &str) -> Vec<String> {
    if sequences(text).take(MIN_SEQUENCES).count() == MIN_SEQUENCES {
        return vec![with_bars(text), without_sequences(text)];
    }
    if text.contains("[/td]") {
        return vec![without_tags(&text.replace('[', "<").replace(']', ">"))];
    }
    if text.contains("</") || text.contains("<br") || text.contains("<BR") {
        return vec![without_tags(text)];
    }
    if text.contains("&#") || text.contains("&nbsp;") {
        return vec![html_escape::decode_html_entities(text).into_owned()];
    }
    Vec::new()
}

fn sequences(text: &str) -> impl Iterator<Item = (usize, usize)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at + text[at..].find(['\u{1B}', '^', '\\', '['])?;
            let length = sequence_length(&text[start..]);
            at = start + length.unwrap_or(1);
            if let Some(length) = length {
                return Some((start, length));
            }
        }
    })
}

/// Returns the length in bytes of a color sequence at the beginning of a text. The escape character may be written out,
/// as in code, or missing.
fn sequence_length(text: &str) -> Option<usize> {
    const STARTS: [&str; 8] = ["\u{1B}[", "^[[", "\\x1b[", "\\x1B[", "\\033[", "\\e[", "\\u001b[", "["];
    let start = STARTS.iter().find(|start| text.starts_with(*start))?.len();
    let is_parameter = |byte: &u8| byte.is_ascii_digit() || *byte == b';';
    let length = text.bytes().skip(start).take(MAX_SEQUENCE_LENGTH).take_while(is_parameter).count();
    let is_closed = text.as_bytes().get(start + length) == Some(&b'm');
    (is_closed && (start > 1 || length > 0)).then_some(start + length + 1)
}

fn without_sequences(text: &str) -> String {
    replace_sequences(text, "")
}

/// Replaces adjacent color sequences by one bar, for squares with colored backgrounds.
fn with_bars(text: &str) -> String {
    replace_sequences(text, "|")
}

fn replace_sequences(text: &str, by: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut end = 0;
    for (start, length) in sequences(text) {
        if start > end || end == 0 {
            plain.push_str(&text[end..start]);
            plain.push_str(by);
        }
        end = start + length;
    }
    plain + &text[end..]
}

fn without_tags(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut is_in_row = false;
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        push_words(&mut plain, &rest[..start], is_in_row);
        let Some((tag, name)) = tag(&rest[start..]) else {
            plain.push('<');
            rest = &rest[start + 1..];
            continue;
        };
        rest = &rest[start + tag.len() + 2..];
        match name.as_str() {
            "td" | "th" if !tag.starts_with('/') => plain.push('|'),
            "tr" | "table" | "tbody" => {
                plain.push_str(if is_in_row { "|\n" } else { "\n" });
                is_in_row = name == "tr" && !tag.starts_with('/');
            }
            "br" => plain.push(if is_in_row { ' ' } else { '\n' }),
            "p" | "div" | "li" if !is_in_row && !plain.ends_with('\n') => plain.push('\n'),
            "img" => push_words(&mut plain, alternative_text(tag), is_in_row),
            _ => {}
        }
    }
    push_words(&mut plain, rest, is_in_row);
    // A blank line at either end could count as a rank.
    plain.trim_matches('\n').to_owned()
}

/// Adds words with their entities decoded; line breaks within a table row become spaces.
fn push_words(plain: &mut String, words: &str, is_in_row: bool) {
    let is_between_lines = plain.ends_with('\n') && words.contains('\n') && words.trim().is_empty();
    if is_between_lines {
        return;
    }
    let decoded = html_escape::decode_html_entities(words);
    plain.extend(decoded.chars().map(|char| if is_in_row && matches!(char, '\n' | '\r' | '\t') { ' ' } else { char }));
}

/// Returns the content of the tag at the beginning of a text, without its brackets, and the tag's name in lowercase.
fn tag(text: &str) -> Option<(&str, String)> {
    let head = &text[1..text.floor_char_boundary(MAX_TAG_LENGTH)];
    let inside = &head[..head.find('>')?];
    let name = inside.strip_prefix('/').unwrap_or(inside);
    let length = name.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let name = name[..length].to_ascii_lowercase();
    is_among(TAGS, &name).then_some((inside, name))
}

/// Returns the alternative text of an image or, without one, the name of its file without the extension.
fn alternative_text(tag: &str) -> &str {
    let value = |starts: [&str; 2]| {
        let (_, value) = starts.iter().find_map(|start| tag.split_once(start))?;
        value.split(['"', '\'']).next().filter(|value| !value.is_empty())
    };
    let file = || value(["src=\"", "src='"]).and_then(|path| path.rsplit('/').next());
    let stem = || file().and_then(|name| name.split('.').next());
    value(["alt=\"", "alt='"]).or_else(stem).unwrap_or_default()
}
