//! How large a picture is on paper.

use serde::{Deserialize, Serialize};

use crate::lang;

/// Micrometres of an inch.
const INCH: u32 = 25_400;

/// A length on paper, and how finely it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PrintSize {
    /// The length in micrometres.
    pub micrometres: u32,
    /// Dots an inch.
    pub dpi: u32,
}

impl PrintSize {
    /// The least and the largest length: of half a centimetre and of a metre.
    pub const LENGTHS: (u32, u32) = (5_000, 1_000_000);
    /// The fewest and the most dots an inch.
    pub const DPI: (u32, u32) = (30, 2400);

    /// How many dots that is.
    pub fn pixels(self) -> u32 {
        (f64::from(self.micrometres) * f64::from(self.dpi) / f64::from(INCH)).round() as u32
    }

    /// The length in millimetres.
    #[cfg(feature = "render")]
    pub(super) fn millimetres(self) -> f32 {
        self.micrometres as f32 / 1000.0
    }

    /// Dots a metre, as PNG has it.
    #[cfg(feature = "render")]
    pub(super) fn dots_per_metre(self) -> u32 {
        (f64::from(self.dpi) * 1e6 / f64::from(INCH)).round() as u32
    }
}

/// A length in points, of which an inch has 72.
#[cfg(feature = "render")]
pub(super) fn points(micrometres: u32) -> f32 {
    micrometres as f32 * 72.0 / INCH as f32
}

/// The length of so many points in micrometres.
#[cfg(feature = "render")]
pub(super) fn micrometres(points: f32) -> u32 {
    (f64::from(points) * f64::from(INCH) / 72.0).round() as u32
}

/// A unit of lengths on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LengthUnit {
    /// A hundredth of a metre.
    Centimetres,
    /// 2.54 centimetres.
    Inches,
}

impl LengthUnit {
    /// Both, in the order of a list to choose from.
    pub const ALL: [Self; 2] = [Self::Centimetres, Self::Inches];

    /// Its sign: "cm".
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

    /// A number of this unit in micrometres, with a point or a comma; `None` if it is none, or no length from
    /// [`PrintSize::LENGTHS`].
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

    /// A length as a number of this unit, to two places, as the language writes it.
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
