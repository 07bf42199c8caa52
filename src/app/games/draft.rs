//! The choices of the dialog for positions out of games.

use crate::app::shell::{Scope, ScopeCounts};
use crate::document::{Extraction, GamePlace};

/// Maximum number of a move.
const MAX_MOVE: u16 = 999;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtractionDraft {
    pub(super) scope: Scope,
    pub(super) glyphs: bool,
    pub(super) comments: bool,
    pub(super) marks: bool,
    pub(super) captures: bool,
    pub(super) end: bool,
    pub(super) every: bool,
    /// The typed number of a move; empty if that is no place.
    pub(super) number: String,
    pub(super) variations: bool,
}

impl ExtractionDraft {
    pub(super) fn new(offer: ScopeCounts) -> Self {
        Self {
            scope: offer.default_scope(),
            glyphs: true,
            comments: true,
            marks: true,
            captures: false,
            end: false,
            every: false,
            number: String::new(),
            variations: false,
        }
    }

    /// Returns what is extracted; `None` if nothing is chosen or the number is invalid.
    pub(super) fn extraction(&self) -> Option<Extraction> {
        let number = match self.number.trim() {
            "" => None,
            text => Some(text.parse().ok().filter(|number| (1..=MAX_MOVE).contains(number))?),
        };
        let chosen = [
            (self.glyphs, GamePlace::Glyph(None)),
            (self.comments, GamePlace::Comment),
            (self.marks, GamePlace::Mark),
            (self.captures, GamePlace::Capture),
            (self.end, GamePlace::End),
            (self.every, GamePlace::Every),
        ];
        let places = chosen.into_iter().filter(|(is_chosen, _)| *is_chosen).map(|(_, place)| place);
        let places: Vec<GamePlace> = places.chain(number.map(GamePlace::Move)).collect();
        let has_places = !places.is_empty();
        let extraction = Extraction { places, has_variations: self.variations, ..Extraction::default() };
        has_places.then_some(extraction)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invalid_number_and_no_place_extract_nothing() {
        let draft = ExtractionDraft::new(ScopeCounts { all: 1, selected: 1, found: None });
        assert_eq!(draft.extraction().map(|extraction| extraction.places.len()), Some(3));
        for (number, expected) in [("20", Some(4)), (" 7 ", Some(4)), ("0", None), ("x", None), ("1000", None)] {
            let typed = ExtractionDraft { number: number.to_owned(), ..draft.clone() };
            assert_eq!(typed.extraction().map(|extraction| extraction.places.len()), expected, "{number}");
        }
        let none = ExtractionDraft { glyphs: false, comments: false, marks: false, ..draft };
        assert_eq!(none.extraction(), None);
    }
}
