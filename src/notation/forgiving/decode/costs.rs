//! What each step away from strict FEN costs, in hundredths. None of it is fitted to texts.
//!
//! | cost | what |
//! | --- | --- |
//! | 0.1 | white space beside a stroke |
//! | 0.5 | a look-alike that stands there four times or more |
//! | 1 | two numbers side by side, a zero, a run over the edge (Forsyth); something before the placement (2 behind a stroke) |
//! | 2 | a space lost between fields; something left over; the side not to move in check; a right, en passant square or clock that does not fit |
//! | 2.5 | a sign or white space left out; a sign as an empty square; a look-alike (`l` for 1, `g` for q) |
//! | 3 | another sign as a stroke, here or throughout; an unknown piece or side; a pawn on the first or last rank |
//! | 4 | a stroke lost or one too many; a digit wrong by one; a letter beside its like left out; neighbours swapped; more than 8 pawns or 16 men |
//! | 5 | a digit lost; a king that is nowhere, or the one man that lacks on a home rank, put in; a national alphabet |
//! | 6 | any other digit, a digit or a letter left out; each king missing or too many |
//! | ranks | left out: equal to the one before 3.5, empty 4.5, any other 9; an empty one missing 6.5 |
//! | ties | a man at home -0.15, doubled pawns 0.3 |

/// A form that FEN does not have.
pub(super) const FORM: i32 = 100;
/// What a space lost between fields costs, and a field that does not fit the board.
pub(super) const WEAK: i32 = 200;
/// A sign that means nothing, or something that looks like it.
pub(super) const JUNK: i32 = 250;
/// White space around a stroke.
pub(super) const APART: i32 = 10;
/// Another sign as a stroke, something unknown, a pawn where none can stand.
pub(super) const ODD: i32 = 300;
/// One change that a finger makes by itself.
pub(super) const EDIT: i32 = 400;
/// Something that is not there.
pub(super) const LOST: i32 = 500;
/// One change for which nothing speaks.
pub(super) const BAD: i32 = 600;

/// A rank left out: one that repeats the one before, an empty one, any other.
pub(super) const RANK_TWICE: i32 = 350;
pub(super) const EMPTY_RANK: i32 = 450;
pub(super) const RANK: i32 = 900;
/// An empty rank put in.
pub(super) const RANK_LOST: i32 = 650;

/// Ties between what is equally near.
pub(super) const AT_HOME: i32 = -15;
pub(super) const DOUBLED_PAWN: i32 = 30;

/// Nothing is read that costs more than this: by itself, and with what is unlikely about the position.
pub(super) const FARTHEST: i32 = 1300;
pub(super) const FARTHEST_IN_ALL: i32 = 1700;
/// Readings are offered that cost at most so much more than the best, and no more than these.
pub(super) const SLACK: i32 = 500;
pub(super) const MOST_OFFERED: usize = 7;
