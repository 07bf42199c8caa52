//! The stored form of two colors: `"#EFE8F3,#A892C0"`.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

use crate::diagram::SquareColors;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "so serde calls it")]
pub(super) fn serialize<S: Serializer>(squares: &SquareColors, writer: S) -> Result<S::Ok, S::Error> {
    writer.collect_str(squares)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(reader: D) -> Result<SquareColors, D::Error> {
    String::deserialize(reader)?.parse().map_err(D::Error::custom)
}
