//! Values for the variables of texts.

use std::borrow::Cow;

/// A text, or a number that selects the plural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// Inserted unchanged.
    Text(Cow<'a, str>),
    /// Written with thousands separators.
    Number(usize),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

impl From<char> for Value<'_> {
    fn from(letter: char) -> Self {
        Self::Text(letter.to_string().into())
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.try_into().unwrap_or(usize::MAX))
            }
        }
    )*};
}

from_numbers!(u8, u16, u32, u64);
