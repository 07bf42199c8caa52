//! Chess on boards of other sizes than 8x8, each 5 to 10 files and ranks, with archbishop (bishop and knight in one) and
//! chancellor (rook and knight in one).
//!
//! Everything is as in ordinary chess (FIDE Laws of Chess, articles 3 and 5) but for what depends on the size:
//!
//! - **Double step**: from the second rank on boards of eight ranks and more, and with it en passant. On lower boards
//!   pawns go one step at a time.
//! - **Promotion**: to queen, rook, bishop or knight; on boards of more than eight files also to archbishop or
//!   chancellor; on 6x6 not to a bishop, for Los Alamos chess has none.
//! - **Castling**: on boards of eight files and more, by the rule of X-FEN and of Chess960. King and rook stand anywhere
//!   on the back rank and have not moved. The king goes to the c-file, or to the last file but one (the i-file of ten),
//!   and the rook to the square beside it, towards the middle. All squares between king, rook and the squares where they
//!   come to stand are free but for the two, and the king is on no attacked square, before, on its way or after it.
//!   Narrower boards have no castling.
//! - **Dead draws**: two bare kings; one knight alone; bishops alone that all go on squares of one colour.
//!
//! So Gardner's 5x5, Los Alamos on 6x6, Capablanca's chess, Gothic chess and Capablanca random chess on 10x8 are played
//! as Fairy-Stockfish plays them (its variants `gardner`, `losalamos`, `capablanca`, `gothic` and `caparandom`). The
//! generator knows none of these names; it can play 8x8 too, where it is compared with the rules library.
//!
//! Sets of squares are words of 128 bits, see [`squares`].

mod attacks;
mod checking;
mod dead;
mod layout;
mod moves;
mod names;
mod position;
mod squares;
#[cfg(test)]
mod tests;

pub(super) use checking::Checking;
pub(super) use moves::Move;
pub(super) use names::uci;
pub(super) use position::Rectangle;
