//! Tests of the rooms that need no window, in one binary.

mod document;
mod fen;
mod house;
mod rules;
