//! Explains the rules of a board of another size.

use crate::board::{Role, Side, Size};
use crate::tr;

/// Describes pawn steps, promotions and castling on a board of this size.
pub(super) fn in_words(size: Size) -> String {
    let step = if size.has_double_step() { tr!("setup-rules-double-step") } else { tr!("setup-rules-single-step") };
    let promotions = size.promotions();
    let promotion = match (promotions.contains(&Role::Bishop), promotions.contains(&Role::Archbishop)) {
        (_, true) => tr!("setup-rules-promotion-to-all"),
        (true, false) => tr!("setup-rules-promotion"),
        (false, false) => tr!("setup-rules-promotion-without-bishop"),
    };
    let castling = if size.has_castling() {
        let [queen_side, king_side] =
            [Side::Queen, Side::King].map(|side| char::from(b'a' + size.castled_files(side)[0]).to_string());
        tr!("setup-rules-castling", queen_side = queen_side, king_side = king_side)
    } else {
        tr!("setup-rules-no-castling").to_owned()
    };
    format!("{step} {promotion} {castling}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_says_what_its_rules_are() {
        for (files, ranks, words) in [
            (
                10,
                8,
                "Pawns may move two squares on their first move. They promote to archbishop and chancellor too. Kings \
                 castle to the c-file and the i-file.",
            ),
            (
                9,
                10,
                "Pawns may move two squares on their first move. They promote to archbishop and chancellor too. Kings \
                 castle to the c-file and the h-file.",
            ),
            (6, 6, "Pawns move one square at a time. They promote to queen, rook and knight. There is no castling."),
            (5, 5, "Pawns move one square at a time. They promote as usual. There is no castling."),
        ] {
            assert_eq!(in_words(Size::new(files, ranks).expect("a size")), words);
        }
    }
}
