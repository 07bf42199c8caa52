//! Parsers of the values of arguments, and the check for the memory that they need.

use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use strum::VariantNames;

use crate::board::Variant;
use crate::lang::join_names;
use crate::tr;

/// Returns a parser for the names of the variants of an enum.
pub(super) fn named<T>() -> impl TypedValueParser<Value = T>
where
    T: VariantNames + FromStr<Err = strum::ParseError> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(T::VARIANTS).try_map(|name| name.parse::<T>())
}

/// Parses the name of a variant.
pub(super) fn variant(name: &str) -> Result<Variant, String> {
    Variant::from_name(name).ok_or_else(|| {
        let codes: Vec<String> = Variant::ALL.iter().map(|variant| variant.id().to_owned()).collect();
        tr!("cli-variants", variants = join_names(&codes))
    })
}

/// Parses a number of seconds, which may have a fraction.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| tr!("cli-no-seconds").to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|_| tr!("cli-no-time").to_owned())
}

/// Returns `true` if this many bytes can be allocated beside everything else. The memory is not touched, so the check
/// is cheap.
pub(super) fn has_memory(bytes: usize) -> bool {
    const HEADROOM: usize = 1 << 25;
    Vec::<u8>::new().try_reserve_exact(bytes.saturating_add(HEADROOM)).is_ok()
}
