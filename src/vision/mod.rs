//! Reading positions from pictures, with the doubtful squares.
//!
//! The steps, one module each:
//!
//! 1. [`Pages`] and [`Picture`]: a file or pixels, decoded within limits;
//! 2. [`find`](fn@find): the corners of every whole board of 8x8 squares;
//! 3. `rectify`: a board as 328x328 pixels, whatever its size and tilt;
//! 4. `net`: scores for each square, by a small neural network whose weights are built in;
//! 5. `decode`: the likeliest board, and its doubtful squares;
//! 6. `coordinates` and `orient`: the side at the bottom;
//! 7. [`LearnedDesigns`]: designs learned from corrections.

mod coordinates;
mod corners;
mod decode;
mod find;
mod learned_designs;
mod net;
mod orient;
mod pages;
mod picture;
mod reading;
mod rectify;

pub use corners::{Corners, Point};
pub use find::{find, snap_to_lines};
pub use learned_designs::LearnedDesigns;
pub use pages::Pages;
pub use picture::{Picture, PictureError};
pub use reading::{BoardReading, SeenSquare};

/// Reads every board of a picture, in reading order.
pub fn read(picture: &Picture, looks: &LearnedDesigns) -> Vec<BoardReading> {
    find(picture).into_iter().map(|corners| read_board(picture, corners, looks)).collect()
}

/// Reads the board between these corners, without checking that there is one.
pub fn read_board(picture: &Picture, corners: Corners, looks: &LearnedDesigns) -> BoardReading {
    let rectified = rectify::rectify(picture, &corners);
    let seen = net::classify(&rectified);
    let coordinates = coordinates::evidence(picture, &corners);
    let reading = BoardReading::new(corners, &seen, coordinates, looks);
    if picture.is_truncated() { reading.of_truncated_picture() } else { reading }
}
