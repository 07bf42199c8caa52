//! Differences between two records apart from their pieces.

use crate::board::{Color, Position};
use crate::document::{Field, Metadata};
use crate::notation::fen;
use crate::tr;
use crate::wording::Label;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The label of the field, for example "Side to move".
    pub name: &'static str,
    pub here: String,
    pub there: String,
}

impl Difference {
    pub(super) fn between(name: &'static str, here: String, there: String) -> Option<Self> {
        (here != there).then_some(Self { name, here, there })
    }
}

/// Returns the differing FEN fields and board sizes.
pub(super) fn position_differences(here: &Position, there: &Position) -> Vec<Difference> {
    let name = |color: Color| color.label().to_owned();
    let fields = |position: &Position| {
        let fen = fen::write(position);
        let fields: Vec<String> = fen.split(' ').skip(2).map(|field| field.replace('-', "")).collect();
        fields
    };
    let size =
        Difference::between(tr!("comparing-board"), here.board.size().to_string(), there.board.size().to_string());
    let turn = Difference::between(tr!("comparing-side"), name(here.side_to_move), name(there.side_to_move));
    // Without placement and side to move.
    let names = [
        tr!("comparing-castling"),
        tr!("comparing-en-passant"),
        tr!("comparing-halfmove-clock"),
        tr!("comparing-move-number"),
    ];
    let others = names.into_iter().zip(fields(here).into_iter().zip(fields(there)));
    let others = others.filter_map(|(name, (here, there))| Difference::between(name, here, there));
    size.into_iter().chain(turn).chain(others).collect()
}

/// Returns the differing details except the titles, which are both visible anyway.
pub(super) fn detail_differences<'a>(here: &'a Metadata, there: &'a Metadata) -> impl Iterator<Item = Difference> + 'a {
    let said = |metadata: &Metadata, field| metadata.get(field).to_owned();
    let fields = Field::ALL.into_iter().filter(|field| *field != Field::Title);
    fields.filter_map(move |field| Difference::between(field.label(), said(here, field), said(there, field)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_differ_are_named_with_both_values() {
        for (here, there, expected) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", vec![]),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", vec!["Side to move: White, Black"]),
            (
                "4k3/8/8/4pP2/8/8/8/4K2R w K e6 0 1",
                "4k3/8/8/4pP2/8/8/8/4K2R w - - 7 12",
                vec!["Castling: K, ", "En passant: e6, ", "Halfmove clock: 0, 7", "Move number: 1, 12"],
            ),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "5k4/10/10/10/10/10/10/5K4 w - - 0 1", vec!["Board: 8x8, 10x8"]),
        ] {
            let position = |text: &str| fen::read(text).unwrap_or_else(|fault| unreachable!("{text}: {fault}"));
            let found = position_differences(&position(here), &position(there)).into_iter();
            let found: Vec<String> =
                found.map(|Difference { name, here, there }| format!("{name}: {here}, {there}")).collect();
            assert_eq!(found, expected, "{here} and {there}");
        }
    }
}
