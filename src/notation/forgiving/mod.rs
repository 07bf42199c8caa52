//! The forgiving reader: any text that a person would recognise as a position, and what was mended in it.
//!
//! Strict FEN is read as it is. Of any other text, in this order:
//!
//! 1. Characters are made plain: look-alikes, other widths and scripts, dashes, quotes, entities, percent
//!    codes, escapes; what cannot be seen is left out.
//! 2. A placement is looked for in whatever surrounds it, with `/`, `\` or another sign between its ranks, or
//!    none. Every reading of it has a cost, and the cheapest wins: numbers side by side, the letters of another
//!    language, a rank one square short or long, a stroke or a rank too many or missing, runs over several
//!    ranks (Forsyth), pockets and marks of promotion. Of equally cheap ones the likeliest is taken and the
//!    others are offered.
//! 3. The words behind it are assigned to the other five fields, again at the least cost: in any order, some
//!    missing, in words, with labels, signs or counters of checks between. A word in the place of a field that
//!    cannot be told makes the text unreadable; what is missing becomes `w - - 0 1`.
//! 4. Behind the fields, operations of EPD are kept and the moves of a line of UCI are played.
//! 5. Without a placement: a board drawn with characters, a list of pieces, the start position by its name, the
//!    moves of a game.
//!
//! What the text claims is kept, possible or not: castling rights without king or rook, any number of kings. A
//! text that cannot be read stays unread; it never becomes the start position.
//!
//! ```
//! use fenwright::notation::{fen, forgiving};
//!
//! let reading = forgiving::read("https://lichess.org/editor/8/8/4k3/8/3P4/4K3/8/8_b_-_-_0_1");
//! assert_eq!(reading.position().map(fen::write).as_deref(), Some("8/8/4k3/8/3P4/4K3/8/8 b - - 0 1"));
//! ```

mod alphabet;
mod assemble;
mod beside;
mod clean;
mod core;
mod fields;
mod game;
mod likely;
mod list;
mod operations;
mod picture;
mod placement;
mod rank;
mod record;
mod sentences;
mod session;
mod several;
mod stretch;
mod tail;
mod values;
mod words;

use std::borrow::Cow;
use std::ops::Range;

use super::epd::Operation;
use super::fen::{self, Fault};
use super::pgn::Game;
use crate::board::Position;

/// One thing the forgiving reader changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mend {
    /// The field of FEN, 1 to 6; 0 for what stood before or around the position, 7 for what followed it.
    pub field: u8,
    /// What the text said; empty where something was missing.
    pub before: String,
    /// What it was read as; empty where something was left out.
    pub after: String,
}

/// What became of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The text is strict FEN.
    Strict(Position),
    /// The text is not strict FEN, but a position.
    Mended(Box<Mended>),
    /// No position can be told from the text.
    Failed(Fault),
}

/// A position with what had to be mended to read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    /// What was read.
    pub position: Position,
    /// Where a strict reader stops.
    pub fault: Fault,
    /// What was changed, in the order of the fields; never empty.
    pub mends: Vec<Mend>,
    /// Other positions that are as near, likeliest first.
    pub alternatives: Vec<Position>,
    /// The operations of an EPD record.
    pub operations: Vec<Operation>,
}

impl Mend {
    /// What was changed, in a sentence for the user without a full stop.
    ///
    /// ```
    /// use fenwright::notation::forgiving::Mend;
    /// let mend = Mend { field: 5, before: "-".into(), after: "0".into() };
    /// assert_eq!(mend.sentence(), "Halfmove clock: \"-\" read as \"0\"");
    /// ```
    #[must_use]
    pub fn sentence(&self) -> String {
        sentences::of(self)
    }
}

impl Reading {
    /// What was read, if anything.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        match self {
            Self::Strict(position) => Some(position),
            Self::Mended(mended) => Some(&mended.position),
            Self::Failed(_) => None,
        }
    }

    /// Where a strict reader stops.
    #[must_use]
    pub fn fault(&self) -> Option<&Fault> {
        match self {
            Self::Strict(_) => None,
            Self::Mended(mended) => Some(&mended.fault),
            Self::Failed(fault) => Some(fault),
        }
    }
}

/// One of the positions of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<'a> {
    /// The line of the text it begins in, from 1.
    pub line: usize,
    /// The text of the position: a line, the value of a FEN tag (empty for a game without one, which stands
    /// for the start position), or the whole text.
    pub input: Cow<'a, str>,
    /// What became of it.
    pub reading: Reading,
}

/// All that was changed, in sentences for the user without full stops: what was between the fields together,
/// and so the fields that were missing.
///
/// ```
/// use fenwright::notation::forgiving::{self, Reading};
/// let Reading::Mended(mended) = forgiving::read("8/8/4k3/8/3P4/4K3/8/8 W") else { panic!() };
/// let sentences = forgiving::sentences(&mended.mends);
/// assert_eq!(sentences, ["Side to move: \"W\" read as \"w\"", "Missing at the end: \"- - 0 1\" added"]);
/// ```
#[must_use]
pub fn sentences(mends: &[Mend]) -> Vec<String> {
    sentences::all(mends)
}

/// Reads one position from whatever surrounds it.
#[must_use]
pub fn read(text: &str) -> Reading {
    let fault = match fen::read(text) {
        Ok(position) => return Reading::Strict(position),
        Err(fault) => fault,
    };
    match mended(text, &fault) {
        Some(mended) => Reading::Mended(Box::new(mended)),
        None => Reading::Failed(fault),
    }
}

/// The position of a text that is not strict FEN: a placement with its fields, a drawn board, a list of
/// pieces, or moves from the start position.
fn mended(text: &str, fault: &Fault) -> Option<Mended> {
    let clean = clean::Clean::of(session::last_position(text));
    let of = |position: Position, mends: Vec<Mend>| Mended {
        position,
        fault: fault.clone(),
        mends,
        alternatives: Vec::new(),
        operations: Vec::new(),
    };
    if several::is_pgn(text) && !several::has_fen_tag(text) {
        let first = several::games(text).into_iter().next()?;
        let position = *first.reading.position()?;
        let mends = vec![Mend { field: 0, before: text.to_owned(), after: fen::write(&position) }];
        return Some(of(position, mends));
    }
    let drawn = || {
        let mut picture = picture::read(text)?;
        beside::read(text, &mut picture.position, &mut picture.mends);
        Some(of(picture.position, picture.mends))
    };
    operations::read(text, fault)
        .or_else(|| record::read(&clean, fault))
        .or_else(drawn)
        .or_else(|| list::read(text).map(|list| of(list.position, list.mends)))
        .or_else(|| game::read(&clean).map(|(position, mends)| of(position, mends)))
}

/// What a game of a PGN without a FEN tag has in the place of one, or in the place of its moves: the bytes and
/// what became of them. `None` if it is a game that starts from the start position.
///
/// ```
/// use fenwright::notation::{forgiving, pgn};
/// let text = "[Event \"a\"]\n[FEN 8/8/4k3/8/3P4/4K3/8/8 w - - 0 1]\n\n1. d5+ *\n";
/// let game = pgn::games(text).next().unwrap();
/// assert!(forgiving::read_instead_of_fen_tag(text, &game).is_some());
/// ```
#[must_use]
pub fn read_instead_of_fen_tag(text: &str, game: &Game) -> Option<(Range<usize>, Reading)> {
    several::without_fen(text, game)
}

/// Reads every position of a text: the games of a PGN, the lines of a list, or the one position it is.
/// Never empty.
#[must_use]
pub fn read_all(text: &str) -> Vec<Found<'_>> {
    several::read(text).unwrap_or_else(|| vec![Found { line: 1, input: Cow::Borrowed(text), reading: read(text) }])
}
