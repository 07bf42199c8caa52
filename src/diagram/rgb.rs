//! An RGB color.

use crate::tr;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// An sRGB color, eight bits per channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// White.
    pub const WHITE: Self = Self(0xFF, 0xFF, 0xFF);
    /// Black.
    pub const BLACK: Self = Self(0, 0, 0);

    /// Returns the contrast ratio of two colors, from 1 to 21, as defined by WCAG 2.
    pub fn contrast(self, other: Self) -> f32 {
        let [one, two] = [self, other].map(|color| color.luminance() + 0.05);
        one.max(two) / one.min(two)
    }

    fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let channel = f32::from(channel) / 255.0;
            if channel <= 0.040_45 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}

impl fmt::Display for Rgb {
    /// Writes `#RRGGBB`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.0, self.1, self.2)
    }
}

/// The error for a text that is not a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColorError;

impl fmt::Display for ColorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(tr!("diagram-color-fault"))
    }
}

impl Error for ColorError {}

impl FromStr for Rgb {
    type Err = ColorError;

    /// Reads `#RRGGBB` and `#RGB`; the `#` is optional.
    fn from_str(text: &str) -> Result<Self, ColorError> {
        let text = text.trim();
        let digits: Option<Vec<u8>> = text
            .strip_prefix('#')
            .unwrap_or(text)
            .chars()
            .map(|char| char.to_digit(16).and_then(|digit| u8::try_from(digit).ok()))
            .collect();
        match digits.as_deref() {
            Some([r, g, b]) => Ok(Self(r * 17, g * 17, b * 17)),
            Some([r, red, g, green, b, blue]) => Ok(Self(r * 16 + red, g * 16 + green, b * 16 + blue)),
            _ => Err(ColorError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_in_the_ways_in_which_they_are_written() {
        for (text, expected) in [
            ("#8DA3B7", Some(Rgb(0x8D, 0xA3, 0xB7))),
            ("8da3b7", Some(Rgb(0x8D, 0xA3, 0xB7))),
            (" #fff ", Some(Rgb::WHITE)),
            ("1a0", Some(Rgb(0x11, 0xAA, 0))),
            ("", None),
            ("#", None),
            ("##fff", None),
            ("#ffff", None),
            ("#8DA3B7FF", None),
            ("#8DA3G7", None),
            ("+12345", None),
            ("white", None),
            ("\u{FF11}\u{FF12}\u{FF13}", None),
        ] {
            assert_eq!(text.parse().ok(), expected, "{text:?}");
        }
        let color = Rgb(0x0A, 0x00, 0xFE);
        assert_eq!(color.to_string().parse(), Ok(color));
    }

    #[test]
    fn contrast_is_that_of_the_guidelines() {
        assert!((Rgb::WHITE.contrast(Rgb::BLACK) - 21.0).abs() < 0.01);
        assert!((Rgb(0x77, 0x77, 0x77).contrast(Rgb::WHITE) - 4.48).abs() < 0.01);
        assert!((Rgb(1, 2, 3).contrast(Rgb(1, 2, 3)) - 1.0).abs() < f32::EPSILON);
    }
}
