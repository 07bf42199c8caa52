//! Chess on 5 to 10 files and ranks other than 8x8, with archbishop (bishop, knight) and chancellor (rook, knight).
//!
//! The rules are those of standard chess (FIDE Laws of Chess, articles 3 and 5) except for what depends on the size:
//!
//! - **Double step** and en passant: only on boards of eight or more ranks.
//! - **Promotion**: on more than eight files also to archbishop or chancellor; on 6x6 not to a bishop (Los Alamos).
//! - **Castling**: on boards of eight or more files, by the rules of X-FEN and Chess960, from any files. The king goes
//!   to the c-file or the second-last file and the rook next to it on the inner side. All squares between king, rook
//!   and their destinations must be empty, and the king may not start on, cross or reach an attacked square.
//! - **Dead draws**: two bare kings; a single knight; bishops all on squares of one color.
//!
//! The moves are those of Fairy-Stockfish's `gardner`, `losalamos`, `capablanca`, `gothic` and `caparandom`.
//!
//! Bitboards are 128-bit integers, see [`bitboard`].

pub(super) mod attacks;
pub(super) mod bitboard;
mod check_info;
mod moves;
mod notation;
mod position;
mod size_tables;
#[cfg(test)]
mod tests;

pub(super) use check_info::CheckInfo;
pub(super) use moves::Move;
pub(super) use notation::to_uci;
pub(super) use position::RectanglePosition;
pub(super) use size_tables::SizeTables;
