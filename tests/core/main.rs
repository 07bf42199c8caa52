//! Tests of the rooms that need no window, in one binary.

mod document;
mod drawing;
mod epd;
mod fen;
mod forgiving;
mod house;
mod pgn;
mod rules;
