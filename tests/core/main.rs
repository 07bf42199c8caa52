//! Tests of everything that needs no window, in one binary.

mod annotations;
mod diagram;
mod document;
mod drawing;
mod engine;
mod epd;
mod fen;
mod fixes;
mod forgiving;
mod growth;
mod house;
mod lang;
mod library;
mod nouns;
mod pgn;
mod play;
mod popeye;
mod project;
mod repair;
mod rules;
mod setups;
mod solver;
mod stipulations;
mod tablebase;
mod time;
mod transforms;
mod variants;
#[cfg(all(feature = "vision", feature = "render"))]
mod vision;
