//! Arrows and marked squares on a board.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use strum::IntoStaticStr;

use super::Square;

/// A color of arrows and marked squares.
#[derive(Clone, Copy, Debug, Default, IntoStaticStr, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[strum(serialize_all = "kebab-case")]
pub enum MarkColor {
    /// The letter G.
    #[default]
    Green,
    /// The letter R.
    Red,
    /// The letter Y.
    Yellow,
    /// The letter B.
    Blue,
}

impl MarkColor {
    /// All four colors.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// Returns the letter used in PGN comments, as in `[%csl Ge4]`.
    pub const fn letter(self) -> char {
        ['G', 'R', 'Y', 'B'][self as usize]
    }

    /// Returns the untranslated name, such as `green`, which selects translated texts and is a color name of LaTeX.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Splits a color letter off the beginning; without one, the color is green. Lowercase `b4` is a square.
    fn split_from(text: &str) -> (Self, &str) {
        let found = Self::ALL.into_iter().find_map(|color| Some((color, text.strip_prefix(color.letter())?)));
        found.unwrap_or((Self::Green, text))
    }
}

/// An arrow from one square to another.
///
/// ```
/// use fenwright::board::{Arrow, MarkColor};
/// let arrow: Arrow = "Re2e4".parse().unwrap();
/// assert_eq!(arrow.color, MarkColor::Red);
/// assert_eq!("g1f3".parse::<Arrow>().unwrap().to_string(), "Gg1f3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// The square where the arrow starts.
    pub from: Square,
    /// The square that the arrow points to.
    pub to: Square,
    /// The color of the arrow.
    pub color: MarkColor,
}

/// A marked square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The marked square.
    pub square: Square,
    /// The color of the mark.
    pub color: MarkColor,
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.color.letter(), self.from, self.to)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color.letter(), self.square)
    }
}

/// The arrows and marked squares of a board, in drawing order.
///
/// There is at most one arrow from one square to another, and at most one mark per square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Annotations {
    /// The arrows.
    pub arrows: Vec<Arrow>,
    /// The marked squares.
    pub marks: Vec<Mark>,
}

impl Annotations {
    /// Returns `true` if there are no arrows and marks.
    pub fn is_empty(&self) -> bool {
        self.arrows.is_empty() && self.marks.is_empty()
    }

    /// Adds annotations. Each replaces an earlier annotation of the same squares, so that the last one counts.
    pub fn extend(&mut self, others: &Self) {
        draw(&mut self.arrows, &others.arrows, |arrow| (arrow.from, arrow.to));
        draw(&mut self.marks, &others.marks, |mark| mark.square);
    }

    /// Adds an arrow, or removes an equal arrow. An arrow of another color on the same squares is replaced.
    pub fn toggle_arrow(&mut self, arrow: Arrow) {
        toggle(&mut self.arrows, arrow, |arrow| (arrow.from, arrow.to));
    }

    /// Adds a mark, or removes an equal mark. A mark of another color on the same square is replaced.
    pub fn toggle_mark(&mut self, mark: Mark) {
        toggle(&mut self.marks, mark, |mark| mark.square);
    }
}

/// Adds items. An existing item with the same key is replaced.
fn draw<T: Copy, K: Eq + Hash>(items: &mut Vec<T>, others: &[T], key: impl Fn(&T) -> K) {
    if others.is_empty() {
        return;
    }
    let mut places: HashMap<K, usize> = items.iter().enumerate().map(|(at, item)| (key(item), at)).collect();
    for other in others {
        let at = *places.entry(key(other)).or_insert(items.len());
        match items.get_mut(at) {
            Some(old) => *old = *other,
            None => items.push(*other),
        }
    }
}

fn toggle<T: PartialEq, K: Eq>(items: &mut Vec<T>, item: T, key: impl Fn(&T) -> K) {
    match items.iter().position(|other| key(other) == key(&item)) {
        Some(at) if items[at] == item => _ = items.remove(at),
        Some(at) => items[at] = item,
        None => items.push(item),
    }
}

/// The error for text that is neither an arrow such as `Re2e4` nor a marked square such as `Ge4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAnnotation;

impl fmt::Display for NotAnAnnotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a colour letter and squares, such as Re2e4 for an arrow or Ge4 for a mark")
    }
}

impl std::error::Error for NotAnAnnotation {}

impl FromStr for Arrow {
    type Err = NotAnAnnotation;

    fn from_str(text: &str) -> Result<Self, NotAnAnnotation> {
        let (color, squares) = MarkColor::split_from(text);
        let second = squares.char_indices().skip(1).find(|(_, char)| char.is_ascii_lowercase());
        let (middle, _) = second.ok_or(NotAnAnnotation)?;
        let (from, to) = squares.split_at_checked(middle).ok_or(NotAnAnnotation)?;
        let square = |text: &str| text.parse().map_err(|_| NotAnAnnotation);
        let arrow = Self { from: square(from)?, to: square(to)?, color };
        if arrow.from == arrow.to { Err(NotAnAnnotation) } else { Ok(arrow) }
    }
}

impl FromStr for Mark {
    type Err = NotAnAnnotation;

    fn from_str(text: &str) -> Result<Self, NotAnAnnotation> {
        let (color, square) = MarkColor::split_from(text);
        Ok(Self { square: square.parse().map_err(|_| NotAnAnnotation)?, color })
    }
}
