//! The description of a diagram, its size on paper, and the lengths that its renderers share.

use serde::{Deserialize, Serialize};
use strum::{EnumString, VariantNames};

use super::{Coloring, Colors, PieceSet};
use crate::board::{Annotations, Arrow, Color, Mark, Position};
use crate::lang;

/// The side of a square in scenes. All other lengths in scenes are relative to it.
pub(super) const SQUARE: f32 = 64.0;
/// The margin for coordinates outside the board and for the disc of the side to move.
pub(super) const MARGIN: f32 = 36.0;
/// The font size of coordinates outside the board.
pub(super) const OUTSIDE: f32 = 22.0;

/// The place of the letters of the files and the numbers of the ranks.
#[derive(Clone, Copy, Debug, Default, EnumString, VariantNames, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Coordinates {
    /// In the corners of the squares at the edge.
    #[default]
    Inside,
    /// Around the board.
    Outside,
    /// No coordinates.
    None,
}

/// A position and how it is drawn.
///
/// ```
/// use fenwright::{Position, diagram::{Coordinates, Diagram, text}};
/// let diagram = Diagram { coordinates: Coordinates::None, ..Diagram::new(Position::start()) };
/// assert!(text::ascii(&diagram).starts_with("r n b q k b n r\n"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The position.
    pub position: Position,
    /// The side at the bottom.
    pub view: Color,
    /// The longer side of the picture without its caption in pixels, [`Self::MIN_SIZE`] to [`Self::MAX_SIZE`].
    pub size: u32,
    /// The length of the longer side on paper, if specified. Then [`Self::size`] is this length in dots.
    pub print: Option<PrintSize>,
    /// The place of the coordinates.
    pub coordinates: Coordinates,
    /// `true` if a border is drawn around the board.
    pub border: bool,
    /// `true` if a small disc beside the board shows the side to move.
    pub mover: bool,
    /// The piece set.
    pub pieces: PieceSet,
    /// The colors.
    pub colors: Colors,
    /// Arrows and marked squares; those off the board are ignored.
    pub annotations: Annotations,
    /// The text below the board, which is broken into lines.
    pub caption: String,
}

impl Diagram {
    /// Minimum [`Self::size`].
    pub const MIN_SIZE: u32 = 16;
    /// Maximum [`Self::size`]; drawing such a picture takes 256 MB of memory.
    pub const MAX_SIZE: u32 = 8192;

    /// Creates a diagram of 800 pixels, White at the bottom, coordinates in the squares, nothing around the board.
    pub fn new(position: Position) -> Self {
        Self {
            position,
            view: Color::White,
            size: 800,
            print: None,
            coordinates: Coordinates::Inside,
            border: false,
            mover: false,
            pieces: PieceSet::Classic,
            colors: Coloring::Slate.colors(),
            annotations: Annotations::default(),
            caption: String::new(),
        }
    }

    pub(super) fn marks_on_board(&self) -> impl Iterator<Item = Mark> {
        let size = self.position.board.size();
        self.annotations.marks.iter().copied().filter(move |mark| size.contains(mark.square))
    }

    pub(super) fn arrows_on_board(&self) -> impl Iterator<Item = Arrow> {
        let size = self.position.board.size();
        let is_drawn =
            move |arrow: &Arrow| size.contains(arrow.from) && size.contains(arrow.to) && arrow.from != arrow.to;
        self.annotations.arrows.iter().copied().filter(is_drawn)
    }
}

pub(super) const INCH: u32 = 25_400;

/// A length on paper and the resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PrintSize {
    /// The length in micrometers.
    pub micrometres: u32,
    /// The resolution in dots per inch.
    pub dpi: u32,
}

impl PrintSize {
    /// Minimum and maximum length in micrometers: half a centimeter and a meter.
    pub const LENGTHS: (u32, u32) = (5_000, 1_000_000);
    /// Minimum and maximum resolution in dots per inch.
    pub const DPI: (u32, u32) = (30, 2400);

    /// Returns the length in pixels.
    pub fn pixels(self) -> u32 {
        (f64::from(self.micrometres) * f64::from(self.dpi) / f64::from(INCH)).round() as u32
    }

    #[cfg(feature = "render")]
    pub(super) fn millimetres(self) -> f32 {
        self.micrometres as f32 / 1000.0
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
