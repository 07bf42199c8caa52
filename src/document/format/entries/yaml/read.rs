//! Reads a document of YAML as a value, with the places of its keys.

use std::collections::HashMap;

use saphyr_parser::{Event, Parser, Span};

use crate::document::format::entries::value::Value;

/// Maximum depth of lists and maps. A deeper document is not read.
const MAX_DEPTH: usize = 32;

/// Maximum number of values that aliases may add to a document.
const MAX_ALIASED: usize = 10_000;

/// A document, or an item of a list of documents.
#[derive(Debug)]
pub(super) struct Document {
    pub(super) entries: Vec<(String, Value)>,
    /// The line, from 0, and the column of each key.
    pub(super) keys: Vec<(usize, usize)>,
    /// `true` if the outer map is in braces, so that keys can share a line.
    pub(super) is_flow: bool,
}

/// Reads the map of a document, or the only map of a list; `None` if the text is not YAML or has no map.
pub(super) fn read(text: &str) -> Option<Document> {
    let mut reader = Reader { parser: Parser::new_from_str(text), anchors: HashMap::new(), aliased: 0 };
    loop {
        match reader.next()? {
            (Event::MappingStart(..), span) => return reader.outer_map(text, span),
            (Event::StreamStart | Event::DocumentStart(_) | Event::SequenceStart(..), _) => {}
            _ => return None,
        }
    }
}

/// Reads a value that [`Value::flow`] has written.
pub(in crate::document::format::entries) fn read_flow(text: &str) -> Option<Value> {
    let mut reader = Reader { parser: Parser::new_from_str(text), anchors: HashMap::new(), aliased: 0 };
    loop {
        let (event, _) = reader.next()?;
        if !matches!(event, Event::StreamStart | Event::DocumentStart(_)) {
            let value = reader.value(event, 0)?;
            return matches!(reader.next()?.0, Event::DocumentEnd).then_some(value);
        }
    }
}

struct Reader<'a> {
    parser: Parser<'a, saphyr_parser::StrInput<'a>>,
    anchors: HashMap<usize, Value>,
    aliased: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<(Event<'a>, Span)> {
        self.parser.next()?.ok()
    }

    fn outer_map(&mut self, text: &str, start: Span) -> Option<Document> {
        let is_flow = text.lines().nth(start.start.line().checked_sub(1)?)?.chars().nth(start.start.col()) == Some('{');
        let mut document = Document { entries: Vec::new(), keys: Vec::new(), is_flow };
        loop {
            let (event, span) = self.next()?;
            if matches!(event, Event::MappingEnd) {
                return Some(document);
            }
            let key = self.value(event, 1)?.as_text().to_owned();
            let (event, _) = self.next()?;
            document.entries.push((key, self.value(event, 1)?));
            document.keys.push((span.start.line().saturating_sub(1), span.start.col()));
        }
    }

    fn value(&mut self, event: Event<'a>, depth: usize) -> Option<Value> {
        if depth > MAX_DEPTH {
            return None;
        }
        let (anchor, value) = match event {
            Event::Scalar(text, style, anchor, tag) => {
                let is_null =
                    style == saphyr_parser::ScalarStyle::Plain && tag.is_none() && matches!(&*text, "~" | "null");
                (anchor, Value::Text(if is_null { String::new() } else { text.into_owned() }))
            }
            Event::SequenceStart(anchor, _) => (anchor, Value::List(self.items(depth)?)),
            Event::MappingStart(anchor, _) => (anchor, Value::Map(self.entries(depth)?)),
            Event::Alias(anchor) => {
                let value = self.anchors.get(&anchor)?;
                self.aliased += value.count();
                return (self.aliased <= MAX_ALIASED).then(|| value.clone());
            }
            _ => return None,
        };
        if anchor > 0 {
            self.anchors.insert(anchor, value.clone());
        }
        Some(value)
    }

    fn items(&mut self, depth: usize) -> Option<Vec<Value>> {
        let mut items = Vec::new();
        loop {
            match self.next()?.0 {
                Event::SequenceEnd => return Some(items),
                event => items.push(self.value(event, depth + 1)?),
            }
        }
    }

    fn entries(&mut self, depth: usize) -> Option<Vec<(String, Value)>> {
        let mut entries = Vec::new();
        loop {
            match self.next()?.0 {
                Event::MappingEnd => return Some(entries),
                event => {
                    let key = self.value(event, depth + 1)?.as_text().to_owned();
                    let (event, _) = self.next()?;
                    entries.push((key, self.value(event, depth + 1)?));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aliases_are_values_and_cannot_grow_without_end() {
        let document = read("a: &x {year: 1990}\nb: *x\n").expect("YAML");
        assert_eq!(document.entries[0].1, document.entries[1].1);
        let levels =
            (1..20).map(|level| format!("k{level}: &k{level} [{}]\n", vec![format!("*k{}", level - 1); 9].join(", ")));
        assert!(read(&format!("k0: &k0 x\n{}", levels.collect::<String>())).is_none());
        assert!(read(&format!("a: {}{}", "[".repeat(100), "]".repeat(100))).is_none());
    }
}
