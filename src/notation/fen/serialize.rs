//! `Serialize` and `Deserialize` as text, for types of `board`. The enums of `board` derive both traits instead.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{read_as, write};
use crate::board::{Arrow, Board, Castling, Mark, Position, Square, Variant};

macro_rules! serialize_as_text {
    ($($noun:ty),+) => {$(
        impl Serialize for $noun {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $noun {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )+};
}

serialize_as_text!(Square, Board, Castling, Arrow, Mark);

/// A position as text. The variant is a separate field because FEN does not name most variants.
#[derive(Serialize, Deserialize)]
struct PositionText {
    fen: String,
    #[serde(default)]
    variant: Variant,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PositionText { fen: write(self), variant: self.variant() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PositionText { fen, variant } = PositionText::deserialize(deserializer)?;
        read_as(&fen, variant).map_err(D::Error::custom)
    }
}
