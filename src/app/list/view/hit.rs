//! Search hits, as shown in the rows of the list.

use std::ops::Range;

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId};

use crate::app::ui::Palette;
use crate::document::RecordView;
use crate::document::search::SearchQuery;

const MAX_CHARS_BEFORE: usize = 16;
/// Maximum number of characters of an extract. A row shows fewer.
const MAX_CHARS: usize = 120;

#[derive(Default)]
pub(super) struct SearchHit {
    pub(super) in_name: Vec<Range<usize>>,
    /// An extract from another text of the record, if the name lacks some words of the query.
    pub(super) extract: Option<HitExtract>,
}

pub(super) struct HitExtract {
    pub(super) text: String,
    pub(super) places: Vec<Range<usize>>,
}

impl SearchHit {
    pub(super) fn find(query: &SearchQuery, name: &str, record: &RecordView<'_>) -> Self {
        let beside = query.match_outside(name, record);
        let extract = beside.map(|(said, place)| HitExtract::new(query, &said.name, &said.text, place.start));
        Self { in_name: query.ranges_in(name), extract }
    }
}

impl HitExtract {
    fn new(query: &SearchQuery, name: &str, text: &str, found: usize) -> Self {
        let before = &text[..found];
        let start = before.char_indices().nth_back(MAX_CHARS_BEFORE).map_or(0, |(start, _)| start);
        // Skips a word that would be cut off.
        let start = if start == 0 { 0 } else { before[start..].find(' ').map_or(found, |blank| start + blank + 1) };
        let end = text[start..].char_indices().nth(MAX_CHARS).map_or(text.len(), |(end, _)| start + end);
        let left_out = if start == 0 { "" } else { "\u{2026} " };
        let part = text[start..end].replace('\n', " ");
        let places = query.ranges_in(&part);
        let lead = format!("{name}: {left_out}");
        let places = places.into_iter().map(|place| place.start + lead.len()..place.end + lead.len()).collect();
        Self { text: lead + &part, places }
    }
}

impl HitExtract {
    /// Returns the extract for a narrow row. It starts at the hit, unless the hit is near the beginning of the extract.
    pub(super) fn shortened(&self) -> (String, Vec<Range<usize>>) {
        const ROOM: usize = 15;
        const LEFT_OUT: &str = "\u{2026} ";
        let start = self.places.first().filter(|first| first.end > ROOM).map_or(0, |first| first.start);
        let lead = if start == 0 { "" } else { LEFT_OUT };
        let moved = |at: usize| at + lead.len() - start;
        let places = self.places.iter().map(|place| moved(place.start)..moved(place.end)).collect();
        ([lead, &self.text[start..]].concat(), places)
    }
}

pub(super) fn highlighted(
    words: &str,
    places: &[Range<usize>],
    (font, ink): (FontId, Color32),
    colors: &Palette,
) -> LayoutJob {
    let mut job = LayoutJob::default();
    let mut at = 0;
    for place in places {
        job.append(&words[at..place.start], 0.0, TextFormat::simple(font.clone(), ink));
        let format = TextFormat { background: colors.found, ..TextFormat::simple(font.clone(), colors.text) };
        job.append(&words[place.clone()], 0.0, format);
        at = place.end;
    }
    job.append(&words[at..], 0.0, TextFormat::simple(font, ink));
    job
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extract_shows_what_was_found() {
        let long = "A key that nobody sees at first and that lets White wait";
        for (query, text, expected, found) in [
            ("key", long, "Comment: A key that nobody sees at first and that lets White wait", "key"),
            ("white", long, "Comment: \u{2026} and that lets White wait", "White"),
            ("wait", "x".repeat(40).as_str(), &format!("Comment: {}", "x".repeat(40)), ""),
            ("two", "one\ntwo", "Comment: one two", "two"),
        ] {
            let query = SearchQuery::parse(query);
            let place = query.ranges_in(text).first().map_or(0, |first| first.start);
            let extract = HitExtract::new(&query, "Comment", text, place);
            assert_eq!(extract.text, expected);
            let places: String = extract.places.iter().map(|place| &extract.text[place.clone()]).collect();
            assert_eq!(places, found);
        }
        let (text, places) = HitExtract::new(&SearchQuery::parse("white"), "Comment", long, 44).shortened();
        assert_eq!((text.as_str(), &text[places[0].clone()]), ("\u{2026} White wait", "White"));
        let (text, places) = HitExtract::new(&SearchQuery::parse("sam"), "Author", "Sam Loyd", 0).shortened();
        assert_eq!((text.as_str(), &text[places[0].clone()]), ("Author: Sam Loyd", "Sam"));
        let end = HitExtract::new(&SearchQuery::parse("b"), "Comment", &format!("{} b", "a".repeat(99)), 100);
        assert_eq!(end.text, "Comment: \u{2026} b");
    }
}
