//! A position out of a picture: where boards are, what stands on them, and what of that is in doubt.
//!
//! The steps, a file or folder each:
//!
//! 1. [`Picture`]: a file or pixels, decoded within limits;
//! 2. [`find`](fn@find): the corners of every whole board of 8x8 squares;
//! 3. `rectify`: a board as 328x328 pixels, whatever its size and tilt;
//! 4. `net`: what each square looks like, by a small net whose weights are part of the program;
//! 5. `decode`: the likeliest board, and what of it is in doubt;
//! 6. `coordinates` and `orient`: whose side is at the bottom;
//! 7. [`Looks`]: designs that a person corrected, to read the next picture of them without fault.

mod alike;
mod coordinates;
mod corners;
mod decode;
mod find;
mod looks;
mod net;
mod orient;
mod picture;
mod reading;
mod rectify;

pub use corners::{Corners, Point};
pub use find::{find, snapped};
pub use looks::Looks;
pub use picture::{Picture, PictureError};
pub use reading::{Reading, SeenSquare};

/// Reads every board of a picture, in reading order. Empty if there is none.
pub fn read(picture: &Picture, looks: &Looks) -> Vec<Reading> {
    find(picture).into_iter().map(|corners| read_board(picture, corners, looks)).collect()
}

/// Reads the board between these corners, whatever is there.
pub fn read_board(picture: &Picture, corners: Corners, looks: &Looks) -> Reading {
    let rectified = rectify::rectify(picture, &corners);
    let seen = net::see(&rectified);
    let coordinates = coordinates::evidence(picture, &corners);
    Reading::new(corners, &seen, coordinates, looks)
}
