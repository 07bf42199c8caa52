//! A position as a picture: the drawings of the pieces, which the window shows too.

mod pieces;

pub use pieces::piece_svg;
