//! Draws a position as a picture, as text and in words.
//!
//! A [`Diagram`] describes the picture; each renderer is one file:
//!
//! | output | item |
//! | --- | --- |
//! | letters or chess figures, a line for each rank | [`text`] |
//! | text for chess fonts, a line for each rank | [`chess_font`](fn@chess_font) |
//! | commands of the LaTeX packages chessboard, xskak and diagram | [`latex`] |
//! | alternative text for people who cannot see the picture | [`alt_text`] |
//! | SVG | `svg`, with the feature `render` |
//! | PNG | `png`, with the feature `render` |
//! | moving pictures of moves as GIF and animated PNG | `Animation`, with the feature `render` |
//! | a Markdown image with the picture in a `data:` URL | `markdown`, with the feature `render` |
//! | pictures and calls of packages for Typst | `typst`, with the feature `render` |
//! | pages of diagrams as PDF, HTML, Word, EPUB, LaTeX and Typst | `Worksheet`, with the feature `render` |
//!
//! SVG, PNG and the pages are drawn from one list of shapes, so they look alike.

mod additions;
mod alt;
#[cfg(feature = "render")]
mod animation;
mod caption;
mod chess_font;
#[cfg(feature = "render")]
mod clipping;
mod colors;
mod description;
#[cfg(feature = "render")]
mod font;
#[cfg(feature = "render")]
mod format;
mod latex;
#[cfg(feature = "render")]
mod pdf;
mod pieces;
#[cfg(feature = "render")]
mod png;
#[cfg(feature = "render")]
mod scene;
#[cfg(feature = "render")]
mod shapes;
mod square_colors;
#[cfg(feature = "render")]
mod svg;
pub mod text;
#[cfg(feature = "render")]
mod typst;
#[cfg(feature = "render")]
mod worksheet;

pub use alt::alt_text;
#[cfg(feature = "render")]
pub use animation::{Animation, AnimationError, AnimationFormat, AnimationFrame};
pub use caption::{Caption, CaptionLine, CaptionLineKind};
pub use chess_font::{ChessFont, ChessFontError, chess_font};
pub use colors::{Coloring, Colors, DarkSquares};
pub use description::{Coordinates, Diagram};
pub use description::{LengthUnit, PrintSize};
#[cfg(feature = "render")]
pub use font::{SANS_BOLD, SANS_REGULAR, missing_characters};
#[cfg(feature = "render")]
pub use format::{DiagramFormat, DiagramFormatError, data_url, markdown};
pub use latex::{LatexError, LatexPackage, latex};
#[cfg(feature = "render")]
pub use pdf::pdf;
pub use pieces::PieceSet;
#[cfg(feature = "render")]
pub use png::{Pixels, PngError, pixels, png};
#[cfg(feature = "render")]
pub use shapes::{ARROW_EDGE, ARROW_OPACITY, MARK_OPACITY, arrow_outline, hatched_square};
pub use square_colors::{ColorError, ContrastProblem, Rgb, SquareColors};
#[cfg(feature = "render")]
pub use svg::svg;
#[cfg(feature = "render")]
pub use typst::{TypstError, TypstPackage, typst};
#[cfg(feature = "render")]
pub use worksheet::{Figure, Paper, PerPage, Worksheet, WorksheetError, WorksheetFormat};
