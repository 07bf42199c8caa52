//! Costs of deviations from strict FEN. They are not fitted to any texts.
//!
//! This list is in units; the constants are in hundredths of a unit.
//!
//! - 0.1: white space beside a slash.
//! - 0.5: a look-alike whose character occurs four times or more.
//! - 1: two adjacent numbers; a zero; a run past the edge (Forsyth); text before the placement (2 after a slash).
//! - 2: a lost space between fields; leftover text; the side not to move in check; a castling right, en passant square
//!   or clock that does not fit.
//! - 2.5: an ignored sign or white space; a sign as an empty square; a look-alike (`l` for 1, `g` for q).
//! - 3: another sign as a slash, once or throughout; an unknown piece or side; a pawn on the first or last rank.
//! - 4: a lost or extra slash; a digit off by one; an extra letter beside its twin; swapped neighbors; more than 8
//!   pawns or 16 pieces.
//! - 5: a lost digit; an added king if the text has none; the one piece missing on a home rank; a national alphabet.
//! - 6: any other wrong digit; an extra digit or letter; each king missing or too many.
//! - An extra rank: 3.5 if it repeats its neighbor, 4.5 if empty, otherwise 9. A missing rank, read as empty: 6.5.
//! - Ties: -0.15 for a piece at home, 0.3 for each doubled pawn.

/// A readable form that FEN does not use, such as two adjacent numbers.
pub(super) const FORM: i32 = 100;
/// A lost space between fields, or a field that does not fit the board.
pub(super) const WEAK: i32 = 200;
/// A meaningless sign, or a look-alike.
pub(super) const JUNK: i32 = 250;
/// White space around a slash.
pub(super) const APART: i32 = 10;
/// Another sign as a slash, an unknown character, or a pawn where no pawn can be.
pub(super) const ODD: i32 = 300;
/// A single likely typing error.
pub(super) const EDIT: i32 = 400;
pub(super) const LOST: i32 = 500;
/// A single unlikely change.
pub(super) const BAD: i32 = 600;

/// An extra rank that repeats its neighbor.
pub(super) const REPEATED_RANK: i32 = 350;
/// An extra empty rank.
pub(super) const EXTRA_EMPTY_RANK: i32 = 450;
/// Any other extra rank.
pub(super) const EXTRA_RANK: i32 = 900;
pub(super) const MISSING_RANK: i32 = 650;

/// A piece on its square of the start position. Like `DOUBLED_PAWN`, it only decides between equally close readings.
pub(super) const AT_HOME: i32 = -15;
pub(super) const DOUBLED_PAWN: i32 = 30;

/// Maximum cost of a reading without the cost of an unlikely position. `MAX_TOTAL_COST` includes that cost.
pub(super) const MAX_COST: i32 = 1300;
pub(super) const MAX_TOTAL_COST: i32 = 1700;
/// Maximum cost of an alternative in addition to the cost of the best reading.
pub(super) const MAX_EXTRA_COST: i32 = 500;
/// Maximum number of readings, with the best.
pub(super) const MAX_READINGS: usize = 7;
