//! Arrows and marked squares, drawn on a board to explain it.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use super::Square;
use crate::tr;

/// One of the four colours of arrows and marked squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MarkColor {
    /// G
    #[default]
    Green,
    /// R
    Red,
    /// Y
    Yellow,
    /// B
    Blue,
}

impl MarkColor {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// The letter in the comments of a PGN, as in `[%csl Ge4]`.
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }

    /// Its English name, by which texts choose and which LaTeX knows: `green`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }

    /// Takes the letter from the beginning of a text; green without one. Only capitals count: `b4` is a square.
    fn split_from(text: &str) -> (Self, &str) {
        let found = Self::ALL.into_iter().find_map(|color| Some((color, text.strip_prefix(color.letter())?)));
        found.unwrap_or((Self::Green, text))
    }
}

/// An arrow between the centres of two squares.
///
/// ```
/// use fenwright::board::{Arrow, MarkColor};
/// let arrow: Arrow = "Re2e4".parse().unwrap();
/// assert_eq!(arrow.color, MarkColor::Red);
/// assert_eq!("g1f3".parse::<Arrow>().unwrap().to_string(), "Gg1f3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where its head is.
    pub to: Square,
    /// Its colour.
    pub color: MarkColor,
}

/// A marked square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Which square.
    pub square: Square,
    /// The colour of the mark.
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

/// What is drawn on a board to explain it: arrows and marked squares, in the order in which they were drawn.
///
/// At most one arrow leads from one square to another, and a square has at most one mark.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// The arrows.
    pub arrows: Vec<Arrow>,
    /// The marked squares.
    pub marks: Vec<Mark>,
}

impl Annotations {
    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.arrows.is_empty() && self.marks.is_empty()
    }

    /// Draws these too; where there is one for the same squares it takes their colour, of several the last one's.
    pub fn extend(&mut self, others: &Self) {
        draw(&mut self.arrows, &others.arrows, |arrow| (arrow.from, arrow.to));
        draw(&mut self.marks, &others.marks, |mark| mark.square);
    }

    /// Draws an arrow; the same one again takes it away, and another colour takes the place of the first.
    pub fn toggle_arrow(&mut self, arrow: Arrow) {
        let at = self.arrows.iter().position(|other| (other.from, other.to) == (arrow.from, arrow.to));
        toggle(&mut self.arrows, at, arrow);
    }

    /// Marks a square; the same mark again takes it away, and another colour takes the place of the first.
    pub fn toggle_mark(&mut self, mark: Mark) {
        let at = self.marks.iter().position(|other| other.square == mark.square);
        toggle(&mut self.marks, at, mark);
    }
}

/// Adds items, or puts them in the places of those with the same key.
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

/// Adds an item, takes away the one at a place if it is the same, or puts the item in its place.
fn toggle<T: PartialEq>(items: &mut Vec<T>, at: Option<usize>, item: T) {
    match at {
        Some(at) if items[at] == item => _ = items.remove(at),
        Some(at) => items[at] = item,
        None => items.push(item),
    }
}

/// The text was neither an arrow such as `Re2e4` nor a marked square such as `Ge4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAnnotation;

impl fmt::Display for NotAnAnnotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(tr!("noun-not-an-annotation"))
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
