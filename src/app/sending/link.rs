//! Addresses of positions on lichess.

use crate::board::{Position, Variant};
use crate::notation::fen;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LichessPage {
    /// The board editor, which accepts illegal positions too.
    Editor,
    Analysis,
}

/// Returns the address of a position; `None` for board sizes that lichess does not support.
pub(super) fn lichess_url(tool: LichessPage, position: &Position) -> Option<String> {
    if !position.board.size().is_standard() {
        return None;
    }
    let fen = fen::write(position).replace(' ', "_").replace('[', "%5B").replace(']', "%5D");
    let is_chess960 = position.rules.is_standard() && position.is_chess960();
    let rules = if is_chess960 { Some("chess960") } else { variant_key(position.variant()) };
    Some(match (tool, rules) {
        (LichessPage::Editor, None) => format!("https://lichess.org/editor/{fen}"),
        (LichessPage::Editor, Some(rules)) => format!("https://lichess.org/editor/{fen}?variant={rules}"),
        (LichessPage::Analysis, None) => format!("https://lichess.org/analysis/{fen}"),
        (LichessPage::Analysis, Some(rules)) => format!("https://lichess.org/analysis/{rules}/{fen}"),
    })
}

const fn variant_key(variant: Variant) -> Option<&'static str> {
    Some(match variant {
        Variant::Standard => return None,
        Variant::Crazyhouse => "crazyhouse",
        Variant::ThreeCheck => "threeCheck",
        Variant::KingOfTheHill => "kingOfTheHill",
        Variant::Antichess => "antichess",
        Variant::Atomic => "atomic",
        Variant::Horde => "horde",
        Variant::RacingKings => "racingKings",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Size, chess960};
    use crate::notation::forgiving::{self, Reading};

    #[test]
    fn links_are_read_back_as_their_position() {
        let inner = fen::read("1r2k1r1/8/8/8/8/8/8/1R2KRR1 b Fq - 3 9").ok();
        let positions = [Some(Position::start()), chess960(0), Some(Position::empty(Size::STANDARD)), inner];
        let variants = Variant::ALL.map(|variant| Some(Position::start_for_variant(variant)));
        let in_hand = fen::read_as("4k3/8/8/8/8/8/8/4K2Q~[Pn] w - - 0 1", Variant::Crazyhouse).ok();
        for position in positions.into_iter().chain(variants).chain([in_hand]).flatten() {
            for tool in [LichessPage::Editor, LichessPage::Analysis] {
                let link = lichess_url(tool, &position).unwrap_or_default();
                let read = match forgiving::read(&link) {
                    Reading::Strict(position) => Some(position),
                    Reading::Corrected(mended) => Some(mended.position),
                    Reading::Failed(_) => None,
                };
                assert_eq!(read, Some(position), "{link}");
            }
        }
        let wide = Size::new(10, 8).map(Position::empty);
        assert_eq!(wide.and_then(|position| lichess_url(LichessPage::Editor, &position)), None);
    }
}
