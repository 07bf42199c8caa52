//! The forgiving reader: any text that a person would recognise as a position, and what was mended in it.
//!
//! Strict FEN is read as it is. Of any other text, in this order:
//!
//! 1. Characters are made plain: look-alikes, other widths and scripts, dashes, quotes, entities, percent
//!    codes, escapes; what cannot be seen is left out.
//! 2. A placement without a fault is taken as it is. Else the whole line is decoded: the slips of the hand by which
//!    the text may have come from strict FEN each have a cost, what is unlikely about a position is added, and the
//!    cheapest reading wins; those that are nearly as near are offered. Ranks are kept apart by `/`, by another sign
//!    or by nothing, letters may be those of another language, and runs of empty squares may go on over the edge
//!    (Forsyth).
//! 3. The words behind it are assigned to the other five fields, again at the least cost: in any order, some
//!    missing, in words, with labels, signs or counters of checks between. A word in the place of a field that
//!    cannot be told makes the text unreadable; what is missing becomes `w - - 0 1`.
//! 4. Behind the fields, operations of EPD are kept and the moves of a line of UCI are played.
//! 5. Without a placement: a board drawn with characters, a list of pieces, the start position by its name, the
//!    moves of a game.
//! 6. Beside all of these: a double step that was the last move gives the en passant square, the twins of a problem
//!    are left out, and both are said.
//!
//! What the text claims is kept, possible or not: castling rights without king or rook, any number of kings. A
//! text that cannot be read stays unread; it never becomes the start position.
//! Where that is for a man that chess or a board of this size does not have, the fault names it.
//!
//! ```
//! use fenwright::notation::{fen, forgiving};
//!
//! let reading = forgiving::read("https://lichess.org/editor/8/8/4k3/8/3P4/4K3/8/8_b_-_-_0_1");
//! assert_eq!(reading.position().map(fen::write).as_deref(), Some("8/8/4k3/8/3P4/4K3/8/8 b - - 0 1"));
//! ```

mod alphabet;
mod asides;
mod beside;
mod clean;
mod decode;
mod fairy;
mod fields;
mod game;
mod list;
mod names;
mod operations;
mod picture;
mod reading;
mod record;
mod session;
mod several;
mod tail;
mod told;
mod values;
mod vocabulary;
mod wording;

use std::borrow::Cow;
use std::ops::Range;

use asides::Asides;
pub use game::{move_in_english, moves_of_game};
pub use reading::{Mend, Mended, Passage, Reading};

use super::fen::{self, Fault};
use super::pgn::Game;
use crate::board::{Position, Variant};

/// All that was changed, in sentences for the user without full stops: what was between the fields together,
/// and so the fields that were missing.
///
/// ```
/// use fenwright::notation::forgiving::{self, Reading};
/// let Reading::Mended(mended) = forgiving::read("8/8/4k3/8/3P4/4K3/8/8 W") else { panic!() };
/// let sentences = forgiving::sentences(&mended.mends);
/// assert_eq!(sentences, ["Side to move: \"W\" read as \"w\"", "Missing at the end: \"- - 0 1\" added"]);
/// ```
pub fn sentences(mends: &[Mend]) -> Vec<String> {
    sentences_keeping(mends, None)
}

/// The same where a comment behind the position is kept.
///
/// ```
/// use fenwright::notation::forgiving::{self, Reading};
/// let Reading::Mended(mended) = forgiving::read("8/8/4k3/8/3P4/4K3/8/8 w - - 0 1 # drawn") else { panic!() };
/// let sentences = forgiving::sentences_keeping(&mended.mends, Some("drawn"));
/// assert_eq!(sentences, ["After the position: \"drawn\" kept as a comment"]);
/// ```
pub fn sentences_keeping(mends: &[Mend], comment: Option<&str>) -> Vec<String> {
    wording::all(mends, comment)
}

/// Reads one position from whatever surrounds it. Where the text has what only a variant has, it has the rules of that.
pub fn read(text: &str) -> Reading {
    read_as(text, None)
}

/// Reads one position that is played by these rules, if they are known: then a text is strict if it is FEN of the variant,
/// and what only other rules have is left out.
///
/// ```
/// use fenwright::board::Variant;
/// use fenwright::notation::forgiving::{self, Reading};
/// let text = "8/8/4k3/8/3P4/4K3/8/8[Q] w - - 0 1";
/// let variants = [None, Some(Variant::Crazyhouse), Some(Variant::Standard)].map(|stated| {
///     forgiving::read_as(text, stated).position().map(|position| position.variant())
/// });
/// assert_eq!(variants, [Variant::Crazyhouse, Variant::Crazyhouse, Variant::Standard].map(Some));
/// assert!(matches!(forgiving::read_as(text, Some(Variant::Crazyhouse)), Reading::Strict(_)));
/// ```
pub fn read_as(text: &str, stated: Option<Variant>) -> Reading {
    let fault = match fen::read_as(text, stated.unwrap_or_default()) {
        Ok(position) => return Reading::Strict(position),
        Err(fault) => fault,
    };
    match mended(text, &fault, stated) {
        Some(mended) => Reading::Mended(Box::new(mended)),
        None => Reading::Failed(fairy::fault(text).unwrap_or(fault)),
    }
}

/// The position of a text that is not strict FEN, by these rules if they are known.
fn mended(text: &str, fault: &Fault, stated: Option<Variant>) -> Option<Mended> {
    let mut mended = mended_text(text, fault, stated)?;
    if let Some(variant) = stated {
        mended.position = mended.position.with_variant(variant);
        mended.alternatives.iter_mut().for_each(|other| *other = other.with_variant(variant));
        mended.alternatives.retain(|other| *other != mended.position);
    }
    Some(mended)
}

/// The position of a text that is not strict FEN: a placement with its fields, a drawn board, a list of
/// pieces, or moves from the start position.
fn mended_text(text: &str, fault: &Fault, stated: Option<Variant>) -> Option<Mended> {
    let of = |position: Position, mends: Vec<Mend>| {
        let (fault, alternatives, operations) = (fault.clone(), Vec::new(), Vec::new());
        Mended { position, fault, mends, alternatives, operations }
    };
    if several::is_pgn(text) && !several::has_fen_tag(text) {
        let first = several::games(text, stated).into_iter().next()?;
        let position = *first.reading.position()?;
        let mends = vec![Mend { field: 0, before: text.to_owned(), after: fen::write(&position) }];
        return Some(of(position, mends));
    }
    if let Some(record) = operations::read(text, fault, stated) {
        return Some(record);
    }
    let asides = Asides::of(text);
    let text = &*asides.blanked();
    let clean = clean::Clean::of(session::last_position(text));
    let drawn = || {
        let mut picture = picture::read(text)?;
        beside::read(text, &mut picture.position, &mut picture.mends);
        Some(Mended { alternatives: picture.alternatives, ..of(picture.position, picture.mends) })
    };
    let mut mended = record::read(&clean, fault, stated)
        .or_else(drawn)
        .or_else(|| list::read(text).map(|list| of(list.position, list.mends)))
        .or_else(|| game::read(&clean).map(|(position, mends)| of(position, mends)))?;
    asides.add_to(&mut mended);
    Some(mended)
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
pub fn read_instead_of_fen_tag(text: &str, game: &Game) -> Option<(Range<usize>, Reading)> {
    several::without_fen(text, game)
}

/// What a game without a FEN tag has in its place in a text of any form: the position at the end of its moves counts too.
pub fn read_game_without_fen_tag(text: &str, game: &Game) -> Option<(Range<usize>, Reading)> {
    several::in_any_text(text, game)
}

/// Whether a text has games of a PGN in it, rather than a FEN tag that was cut out of one.
pub fn has_games(text: &str) -> bool {
    several::is_pgn(text)
}

/// Reads every position of a text: the games of a PGN, the lines of a list, or the one position it is.
/// Never empty.
pub fn read_all(text: &str) -> Vec<Passage<'_>> {
    read_all_as(text, None)
}

/// Reads every position of a text, each by these rules, if they are known and the text does not say so itself.
pub fn read_all_as(text: &str, stated: Option<Variant>) -> Vec<Passage<'_>> {
    let one = || vec![Passage { line: 1, input: Cow::Borrowed(text), reading: read_as(text, stated) }];
    several::read(text, stated).unwrap_or_else(one)
}
