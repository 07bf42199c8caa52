//! Costs of deviations from strict FEN, in hundredths. They are not fitted to any texts.
//!
//! | cost | deviation |
//! | --- | --- |
//! | 0.1 | white space beside a slash |
//! | 0.5 | a look-alike that occurs four times or more |
//! | 1 | two adjacent numbers, a zero, a run past the edge (Forsyth); text before the placement (2 after a slash) |
//! | 2 | a lost space between fields; leftover text; the side not to move in check; a right, en passant square or clock
//! that does not fit |
//! | 2.5 | an ignored sign or white space; a sign as an empty square; a look-alike (`l` for 1, `g` for q) |
//! | 3 | another sign as a slash, once or throughout; an unknown piece or side; a pawn on the first or last rank |
//! | 4 | a lost or extra slash; a digit off by one; an extra letter beside its twin; swapped neighbors; more than 8
//! pawns or 16 pieces |
//! | 5 | a lost digit; an added king that is nowhere, or the one piece missing on a home rank; a national alphabet |
//! | 6 | any other digit, an extra digit or letter; each king missing or too many |
//! | ranks | extra: equal to the one before 3.5, empty 4.5, any other 9; a missing empty one 6.5 |
//! | ties | a piece at home -0.15, doubled pawns 0.3 |

/// A valid form that FEN does not use.
pub(super) const FORM: i32 = 100;
/// A lost space between fields, or a field that does not fit the board.
pub(super) const WEAK: i32 = 200;
/// A meaningless sign, or a look-alike.
pub(super) const JUNK: i32 = 250;
/// White space around a slash.
pub(super) const APART: i32 = 10;
/// Another sign as a slash, something unknown, a pawn where none can be.
pub(super) const ODD: i32 = 300;
/// A single likely typing error.
pub(super) const EDIT: i32 = 400;
pub(super) const LOST: i32 = 500;
/// A single unlikely change.
pub(super) const BAD: i32 = 600;

/// An extra rank: one that repeats its neighbor, an empty one, any other.
pub(super) const REPEATED_RANK: i32 = 350;
pub(super) const EXTRA_EMPTY_RANK: i32 = 450;
pub(super) const EXTRA_RANK: i32 = 900;
pub(super) const MISSING_RANK: i32 = 650;

/// Tie breakers between equally close readings.
pub(super) const AT_HOME: i32 = -15;
pub(super) const DOUBLED_PAWN: i32 = 30;

/// Maximum cost of a reading: by itself, and including an unlikely position.
pub(super) const MAX_COST: i32 = 1300;
pub(super) const MAX_TOTAL_COST: i32 = 1700;
/// Maximum cost of an alternative above the best reading, and maximum number of readings.
pub(super) const MAX_EXTRA_COST: i32 = 500;
pub(super) const MAX_READINGS: usize = 7;
