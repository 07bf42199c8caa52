//! Chess on boards other than 8x8, of 5 to 10 files and ranks, with archbishop (bishop and knight) and chancellor (rook
//! and knight).
//!
//! The rules are those of standard chess (FIDE Laws of Chess, articles 3 and 5) except for what depends on the size:
//!
//! - **Double step** and en passant: only on boards of eight or more ranks.
//! - **Promotion**: to queen, rook, bishop or knight; on boards of more than eight files also to archbishop or
//!   chancellor; on 6x6 not to a bishop, since Los Alamos chess has none.
//! - **Castling**: on boards of eight or more files, by the rules of X-FEN and Chess960. King and rook may start
//!   anywhere on the back rank. The king goes to the c-file or the second-last file (the i-file of ten) and the rook
//!   next to it on the inner side. All squares between king, rook and their destinations must be empty except for these
//!   two, and the king may not start on, cross or reach an attacked square.
//! - **Dead draws**: two bare kings; a single knight; bishops all on squares of one color.
//!
//! This matches Fairy-Stockfish's `gardner` (5x5), `losalamos` (6x6), `capablanca`, `gothic` and `caparandom` (10x8).
//! The generator can also play 8x8, where the tests compare it with shakmaty.
//!
//! Bitboards are 128-bit integers, see [`squares`].

mod attacks;
mod bitboard;
mod check_info;
mod dead;
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
