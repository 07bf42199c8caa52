//! Reading positions from pictures, with the doubtful squares.
//!
//! The steps, one module each:
//!
//! 1. [`Pages`] and [`Picture`]: a file or pixels, decoded within limits;
//! 2. [`find`](fn@find): the corners of every whole board of 8x8 squares;
//! 3. `rectify`: a board as 328x328 pixels, whatever its size and tilt;
//! 4. `net`: scores for each square, by a small neural network whose weights are built in;
//! 5. `seen`: whether it is a chess board, and a second look where the first leaves doubts;
//! 6. `shade`: the colors of the pieces, by comparing their shades;
//! 7. `decode`: the likeliest board, and its doubtful squares;
//! 8. `coordinates` and `orient`: the side at the bottom;
//! 9. [`LearnedDesigns`]: designs learned from corrections.

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
mod seen;
mod shade;

pub use corners::{Corners, Point};
pub use find::{find, snap_to_lines};
pub use learned_designs::LearnedDesigns;
pub use pages::Pages;
pub use picture::{Picture, PictureError};
pub use reading::{BoardReading, SeenSquare};

use self::seen::SeenBoard;

/// Reads every board of a picture, in reading order. Boards of other games, patterns, and boards without pieces and
/// coordinates are left out.
pub fn read(picture: &Picture, looks: &LearnedDesigns) -> Vec<BoardReading> {
    let boards = find(picture).into_iter().map(|corners| SeenBoard::new(picture, corners));
    boards.filter(SeenBoard::is_chess).map(|board| board.reading(picture, looks)).collect()
}

/// Reads the board between these corners, without checking that there is one.
pub fn read_board(picture: &Picture, corners: Corners, looks: &LearnedDesigns) -> BoardReading {
    SeenBoard::new(picture, corners).reading(picture, looks)
}
