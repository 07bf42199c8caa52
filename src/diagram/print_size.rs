//! The size of a picture on paper.

use serde::{Deserialize, Serialize};

use crate::lang;

const INCH: u32 = 25_400;

/// A length on paper and the resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PrintSize {
    /// The length in micrometers.
    pub micrometres: u32,
    /// The resolution in dots per inch.
    pub dpi: u32,
}

impl PrintSize {
    /// Minimum and maximum length: half a centimeter and a meter.
    pub const LENGTHS: (u32, u32) = (5_000, 1_000_000);
    /// Minimum and maximum resolution.
    pub const DPI: (u32, u32) = (30, 2400);

    /// Returns the length in pixels.
    pub fn pixels(self) -> u32 {
        (f64::from(self.micrometres) * f64::from(self.dpi) / f64::from(INCH)).round() as u32
    }

    #[cfg(feature = "render")]
    pub(super) fn millimetres(self) -> f32 {
        self.micrometres as f32 / 1000.0
    }

    /// Returns the resolution in dots per meter, the unit of PNG.
    #[cfg(feature = "render")]
    pub(super) fn dots_per_metre(self) -> u32 {
        (f64::from(self.dpi) * 1e6 / f64::from(INCH)).round() as u32
    }
}

#[cfg(feature = "render")]
pub(super) fn points(micrometres: u32) -> f32 {
    micrometres as f32 * 72.0 / INCH as f32
}

#[cfg(feature = "render")]
pub(super) fn micrometres(points: f32) -> u32 {
    (f64::from(points) * f64::from(INCH) / 72.0).round() as u32
}

/// A unit of length on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LengthUnit {
    /// Centimeters.
    Centimetres,
    /// Inches.
    Inches,
}

impl LengthUnit {
    /// Both units, in menu order.
    pub const ALL: [Self; 2] = [Self::Centimetres, Self::Inches];

    /// Returns the symbol: "cm".
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Centimetres => "cm",
            Self::Inches => "in",
        }
    }

    const fn micrometres(self) -> u32 {
        match self {
            Self::Centimetres => 10_000,
            Self::Inches => INCH,
        }
    }

    /// Reads a number of this unit, with a point or a comma, and returns it in micrometers; `None` if it is not a
    /// number or out of the range [`PrintSize::LENGTHS`].
    ///
    /// ```
    /// use fenwright::diagram::LengthUnit;
    /// assert_eq!(LengthUnit::Centimetres.read(" 7,5 "), Some(75_000));
    /// assert_eq!(LengthUnit::Inches.read("3"), Some(76_200));
    /// assert_eq!(LengthUnit::Inches.read("300"), None);
    /// ```
    pub fn read(self, number: &str) -> Option<u32> {
        let number: f64 = number.trim().replace(',', ".").parse().ok()?;
        let length = (number * f64::from(self.micrometres())).round();
        let (least, most) = PrintSize::LENGTHS;
        (f64::from(least)..=f64::from(most)).contains(&length).then_some(length as u32)
    }

    /// Writes a length with at most two decimals, in the format of the current language.
    ///
    /// ```
    /// use fenwright::diagram::LengthUnit;
    /// assert_eq!(LengthUnit::Centimetres.write(75_000), "7.5");
    /// assert_eq!(LengthUnit::Inches.write(75_000), "2.95");
    /// ```
    pub fn write(self, micrometres: u32) -> String {
        let number = lang::decimal(f64::from(micrometres) / f64::from(self.micrometres()), 2);
        number.trim_end_matches('0').trim_end_matches(['.', ',']).to_owned()
    }
}
