//! Editing the board: mouse and keyboard, arrows and marks, colours and board sizes.

mod annotations;
mod board_sizes;
mod keyboard;
mod mouse;
mod own_colors;
mod style;
mod typing_fen;
