//! Sentences about material without a random position.

use super::{Label, Sentence};
use crate::rules::RandomError;
use crate::tr;

impl Sentence for RandomError {
    fn sentence(&self) -> String {
        match *self {
            Self::NoPieces => tr!("rules-random-no-men").to_owned(),
            Self::NotAPiece { letter, roles } => {
                let letters: Vec<String> = roles.iter().map(|role| role.letter().to_string()).collect();
                let letter = letter.escape_debug().to_string();
                tr!("rules-random-not-a-piece", letter = letter, letters = letters.join(" "))
            }
            Self::TooManyKings(color) => tr!("rules-random-too-many-kings", side = color.label()),
            Self::TooManyPawns { color, max: most } => {
                tr!("rules-random-too-many-pawns", side = color.label(), most = most)
            }
            Self::TooManyPieces { color, most } => {
                tr!("rules-random-too-many-pieces", side = color.label(), most = most)
            }
            Self::TooMuchPromotion { color, promoted, missing } => {
                let side = color.label();
                tr!("rules-random-too-much-promotion", side = side, promoted = promoted, missing = missing)
            }
            Self::NoneFound => tr!("rules-random-none-found").to_owned(),
        }
    }
}
