//! Plays and counts the moves of a game.

mod outline;
mod tokens;
mod tree;

use std::borrow::Cow;
use std::ops::Range;

use crate::board::Position;
use crate::rules::{LegalMove, Play};
use tokens::{Token, Tokens};

pub use outline::{OutlineMove, outline};
pub use tree::{TreeMove, series_tree, tree};

/// Maximum number of half moves that are played. No real game reaches this number, since a game ends after 75 moves
/// without a capture or a pawn move.
pub(super) const MAX_PLIES: usize = 20_000;

/// The result of playing a main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedLine {
    /// The position reached.
    pub position: Position,
    /// The number of half moves played.
    pub plies: usize,
    /// The byte range of the first word that is not a legal move; `None` if all moves are legal.
    pub illegal_word: Option<Range<usize>>,
}

/// Plays the main line of a movetext up to a result, the end or the first word that is not a legal move.
///
/// Accepts SAN and castling with zeros or lowercase letters, `e.p.`, long moves (`Ng1-f3`), chess symbols, and captures
/// without `x`.
///
/// ```
/// use fenwright::{Position, notation::pgn};
/// let played = pgn::play(&Position::start(), "1. e4 {best} (1. d4 d5) e5 $1 2. Nf3 Nf3");
/// assert_eq!((played.plies, played.illegal_word), (3, Some(37..40)));
/// ```
pub fn play(position: &Position, movetext: &str) -> PlayedLine {
    let mut words = main_line(movetext);
    let Some(mut play) = Play::from_position(position) else {
        return PlayedLine { position: *position, plies: 0, illegal_word: words.next() };
    };
    let unfit = words.find(|word| play.plies() >= MAX_PLIES || !play_word(&mut play, &movetext[word.clone()]));
    PlayedLine { position: play.position(), plies: play.plies(), illegal_word: unfit }
}

/// A half move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move in SAN.
    pub san: String,
    /// The move.
    pub legal_move: LegalMove,
    /// The position after the move.
    pub position: Position,
}

/// Returns the moves that [`play`] plays, each with the position after it.
///
/// ```
/// use fenwright::{Position, notation::pgn};
/// let plies = pgn::plies(&Position::start(), "1. e4 {best} (1. d4 d5) e5 $1 2. Ng1-f3 Nf3");
/// assert_eq!(plies.iter().map(|ply| ply.san.as_str()).collect::<Vec<_>>(), ["e4", "e5", "Nf3"]);
/// ```
pub fn plies(position: &Position, movetext: &str) -> Vec<Ply> {
    let Some(mut play) = Play::from_position(position) else { return Vec::new() };
    let words = main_line(movetext).take(MAX_PLIES);
    let played = |word: Range<usize>| {
        let found = find_move(&play, &movetext[word])?;
        let san = play.to_san(found)?;
        play.play(found).ok().map(|()| Ply { san, legal_move: found, position: play.position() })
    };
    words.map_while(played).collect()
}

/// The number of moves and comments in a movetext.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MovetextCount {
    /// The number of moves, including variations.
    pub moves: usize,
    /// The number of comments.
    pub comments: usize,
}

/// Counts the moves and comments of a movetext.
///
/// ```
/// use fenwright::notation::pgn;
/// let count = pgn::count("1. e4 {best} (1. d4 d5) e5 $1 1-0 ; end\n");
/// assert_eq!((count.moves, count.comments), (4, 2));
/// ```
pub fn count(movetext: &str) -> MovetextCount {
    let mut count = MovetextCount::default();
    for token in Tokens::new(movetext) {
        match token {
            Token::Word(..) => count.moves += 1,
            Token::Comment(_) => count.comments += 1,
            Token::Open | Token::Close | Token::Glyph(_) | Token::Result(_) => {}
        }
    }
    count
}

/// Returns the byte offset after the result that ends the main line; `None` without a result.
///
/// ```
/// use fenwright::notation::pgn;
/// assert_eq!(pgn::result_end("1. e4 (1. d4 *) e5 1-0 ; end\n"), Some(22));
/// ```
pub fn result_end(movetext: &str) -> Option<usize> {
    MainLine::new(movetext).find_map(|token| if let Token::Result(span) = token { Some(span.end) } else { None })
}

/// Returns the byte ranges of the words of the main line that should be moves, without their move numbers.
fn main_line(movetext: &str) -> impl Iterator<Item = Range<usize>> {
    let tokens = MainLine::new(movetext).take_while(|token| !matches!(token, Token::Result(_)));
    tokens.filter_map(|token| if let Token::Word(word, _) = token { Some(word) } else { None })
}

/// Iterates over the words and results outside variations.
struct MainLine<'a> {
    tokens: Tokens<'a>,
    depth: usize,
}

impl<'a> MainLine<'a> {
    const fn new(movetext: &'a str) -> Self {
        Self { tokens: Tokens::new(movetext), depth: 0 }
    }
}

impl Iterator for MainLine<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        loop {
            match self.tokens.next()? {
                Token::Open => self.depth += 1,
                Token::Close => self.depth = self.depth.saturating_sub(1),
                token @ (Token::Word(..) | Token::Result(_)) if self.depth == 0 => return Some(token),
                Token::Word(..) | Token::Result(_) | Token::Comment(_) | Token::Glyph(_) => {}
            }
        }
    }
}

/// Plays the legal move that a word means, as [`find_move`] finds it; returns `false` if there is none.
pub fn play_word(play: &mut Play, word: &str) -> bool {
    play.play_san(&strip_annotations(word)).is_ok()
        || find_move(play, word).is_some_and(|found| play.play(found).is_ok())
}

/// Returns the legal move that a word means: the word as written, without dashes, or with a promotion sign added.
/// `None` if there is no such move or more than one.
///
/// ```
/// use fenwright::{Position, notation::pgn, rules::Play};
/// let play = Play::from_position(&Position::start()).unwrap();
/// let knight = pgn::find_move(&play, "Ng1-f3!").unwrap();
/// assert_eq!(play.to_san(knight).as_deref(), Some("Nf3"));
/// ```
pub fn find_move(play: &Play, word: &str) -> Option<LegalMove> {
    let word = strip_annotations(word);
    play.find_san(&word).or_else(|| {
        let bare = word.replace('-', "");
        let found = play.find_san(&bare).or_else(|| play.find_uci(&bare));
        found.or_else(|| play.find_san(&with_promotion_sign(&bare)?))
    })
}

fn with_promotion_sign(word: &str) -> Option<String> {
    let (square, piece) = word.split_at_checked(word.len().checked_sub(1)?)?;
    let is_left_out = square.ends_with(|char: char| char.is_ascii_digit()) && "QRBNACqrbnac".contains(piece);
    is_left_out.then(|| format!("{square}={}", piece.to_ascii_uppercase()))
}

fn strip_annotations(word: &str) -> Cow<'_, str> {
    if word.is_ascii() {
        return bare_move(word).into();
    }
    let letters: String = word.chars().filter_map(figure_letter).collect();
    bare_move(&letters).to_owned().into()
}

fn bare_move(word: &str) -> &str {
    let bare = word.trim_end_matches(['!', '?', '+', '#', '=']);
    match bare.strip_suffix("e.p.").or_else(|| bare.strip_suffix("ep")).unwrap_or(bare) {
        "0-0" | "o-o" => "O-O",
        "0-0-0" | "o-o-o" => "O-O-O",
        bare => bare,
    }
}

/// Returns the letter for a chess symbol; `None` for a pawn and for annotation signs. Other characters stay.
fn figure_letter(char: char) -> Option<char> {
    match char {
        '\u{2654}' | '\u{265A}' => Some('K'),
        '\u{2655}' | '\u{265B}' => Some('Q'),
        '\u{2656}' | '\u{265C}' => Some('R'),
        '\u{2657}' | '\u{265D}' => Some('B'),
        '\u{2658}' | '\u{265E}' => Some('N'),
        other => Some(other).filter(|char| char.is_ascii() || char.is_alphanumeric()),
    }
}
