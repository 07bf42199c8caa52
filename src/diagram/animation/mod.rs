//! Moving pictures: diagrams shown one after another, as GIF and animated PNG.

mod apng;
mod changes;
mod gif;
mod moves;

use std::error::Error;
use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

pub use moves::Animation;

use super::png::rasterise;
use super::scene::Scene;
use super::{Diagram, PngError};
use crate::tr;
use changes::Changes;

/// A diagram in a moving picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnimationFrame {
    /// The diagram.
    pub diagram: Diagram,
    /// How long it is shown, from [`Self::MIN_PAUSE`] to twice [`Self::MAX_PAUSE`].
    pub pause: Duration,
}

impl AnimationFrame {
    /// Minimum pause. Browsers show shorter ones longer.
    pub const MIN_PAUSE: Duration = Duration::from_millis(20);
    /// Maximum pause of a move; both formats can state twice as much.
    pub const MAX_PAUSE: Duration = Duration::from_secs(30);
}

/// A format of moving pictures. Both begin again at their end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnimationFormat {
    /// GIF, with at most 256 colors.
    #[default]
    Gif,
    /// Animated PNG.
    Apng,
}

/// The reason why a moving picture cannot be written.
#[derive(Debug)]
pub enum AnimationError {
    /// There is no diagram.
    Empty,
    /// The changed parts of all diagrams have more than [`AnimationFormat::MAX_PIXELS`] pixels.
    TooLarge,
    /// A diagram cannot be drawn, or the picture cannot be encoded.
    Drawing(PngError),
}

impl fmt::Display for AnimationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str(tr!("diagram-animation-empty")),
            Self::TooLarge => f.write_str(tr!("diagram-animation-too-large")),
            Self::Drawing(error) => error.fmt(f),
        }
    }
}

impl Error for AnimationError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Empty | Self::TooLarge => None,
            Self::Drawing(error) => error.source(),
        }
    }
}

impl From<PngError> for AnimationError {
    fn from(error: PngError) -> Self {
        Self::Drawing(error)
    }
}

impl AnimationFormat {
    /// All formats, in menu order.
    pub const ALL: [Self; 2] = [Self::Gif, Self::Apng];

    /// Maximum number of pixels that change from diagram to diagram, together. They take a gigabyte of memory.
    pub const MAX_PIXELS: usize = 1 << 28;

    /// Returns the file extension.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Gif => "gif",
            Self::Apng => "apng",
        }
    }

    /// Writes a moving picture.
    ///
    /// ```
    /// # use std::time::Duration;
    /// use fenwright::{Position, board::Size, diagram::{AnimationFormat, AnimationFrame, Diagram}};
    /// let frame = |position| AnimationFrame {
    ///     diagram: Diagram { size: 240, ..Diagram::new(position) },
    ///     pause: Duration::from_secs(1),
    /// };
    /// let frames = [frame(Position::start()), frame(Position::empty(Size::STANDARD))];
    /// let gif = AnimationFormat::Gif.write(&frames)?;
    /// assert!(gif.starts_with(b"GIF89a"));
    /// # Ok::<(), fenwright::diagram::AnimationError>(())
    /// ```
    ///
    /// # Errors
    /// If there is no diagram, or too much for the memory, or if a size is out of range; see [`png`](fn@super::png).
    pub fn write(self, frames: &[AnimationFrame]) -> Result<Vec<u8>, AnimationError> {
        Ok(self.write_while(frames, || true)?.unwrap_or_default())
    }

    /// Writes a moving picture as [`Self::write`] does. Calls `goes_on` before each diagram, and returns `None` once
    /// `goes_on` returns `false`.
    ///
    /// # Errors
    /// See [`Self::write`].
    pub fn write_while(
        self,
        frames: &[AnimationFrame],
        mut goes_on: impl FnMut() -> bool,
    ) -> Result<Option<Vec<u8>>, AnimationError> {
        let sizes = frames.iter().map(|frame| Scene::from_diagram(&frame.diagram).pixels(frame.diagram.size));
        let size = sizes.reduce(|size, other| (size.0.max(other.0), size.1.max(other.1)));
        let (width, height) = size.ok_or(AnimationError::Empty)?;
        let mut changes = Changes::new(width as usize, height as usize);
        for AnimationFrame { diagram, pause } in frames {
            if !goes_on() {
                return Ok(None);
            }
            changes.add(&rasterise(diagram)?, diagram.colors.paper, *pause);
            if changes.pixels() > Self::MAX_PIXELS {
                return Err(AnimationError::TooLarge);
            }
        }
        let written = match self {
            Self::Gif => gif::write(changes).map_err(|error| PngError::Drawing(error.into())),
            Self::Apng => apng::write(changes).map_err(|error| PngError::Drawing(error.into())),
        };
        Ok(Some(written?))
    }
}
