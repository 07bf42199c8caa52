//! The lattice of a placement: its states and the arcs between them.
//!
//! A state consists of the number of characters read, the rank, and the number of squares filled on that rank. After a
//! full rank, a slash is expected. Every arc reads characters or fills squares, so there are no cycles. In the code,
//! `at` is the number of characters, and `state` numbers the pairs of rank and filled squares.

use super::costs::{
    APART, AT_HOME, BAD, EDIT, EXTRA_EMPTY_RANK, EXTRA_RANK, FORM, JUNK, LOST, MISSING_RANK, ODD, REPEATED_RANK,
};
use crate::board::{Piece, Size};

/// The placeholder for a letter that the alphabet does not have.
pub(super) const UNKNOWN_LETTER: u8 = 1;

/// The squares that an arc fills. `EmptyThen` is empty squares and a piece, `Home` a whole rank of the start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Emission {
    Empty,
    Piece(u8),
    Unknown,
    EmptyThen(u8),
    Home,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Transition {
    pub(super) cost: i32,
    pub(super) length: usize,
    /// The target state, without the character offset.
    pub(super) to: usize,
    pub(super) emit: Emission,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RankSeparator {
    Sign(u8),
    /// No separator: runs of empty squares continue on the next rank.
    None,
}

/// A part of a text, read as a board of this size.
pub(super) struct Lattice<'a> {
    /// The text, one byte per character.
    pub(super) text: &'a [u8],
    pub(super) size: Size,
    separator: RankSeparator,
    /// On the first and last rank, the pawn letters of White and Black are read as these letters.
    back_rank_pawns: [u8; 2],
    /// `true` if runs of empty squares may continue on the next rank.
    has_runs: bool,
    is_doubled: bool,
    missing_kings: Vec<u8>,
    /// The cost of reading each character as a look-alike. It is lower for a frequent character, which was probably
    /// misread everywhere.
    likeness: [i32; 128],
}

/// The start position, in the order of FEN.
const START: &[u8; 64] = b"rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";

impl<'a> Lattice<'a> {
    pub(super) fn new(text: &'a [u8], size: Size, separator: RankSeparator, back_rank_pawns: [u8; 2]) -> Self {
        let fields = text.windows(3).position(|three| matches!(three, b" w " | b" b ")).unwrap_or(text.len());
        let count = text.iter().filter(|byte| separator == RankSeparator::Sign(**byte)).count();
        let kings = b"Kk".iter().filter(|king| count >= 5 && !text[..fields].contains(king));
        let doubled =
            text.windows(2).filter(|pair| pair.iter().all(|byte| separator == RankSeparator::Sign(*byte))).count();
        let mut counts = [0; 128];
        for letter in text {
            counts[usize::from(*letter % 128)] += 1;
        }
        Self {
            likeness: counts.map(|count| if count < 4 { JUNK } else { FORM / 2 }),
            size,
            separator,
            back_rank_pawns,
            has_runs: separator == RankSeparator::None || has_long_runs(text),
            is_doubled: doubled >= 4,
            missing_kings: kings.copied().collect(),
            text,
        }
    }

    pub(super) fn files(&self) -> usize {
        self.size.files().into()
    }

    fn ranks(&self) -> usize {
        self.size.ranks().into()
    }

    pub(super) fn states(&self) -> usize {
        self.ranks() * (self.files() + 1)
    }

    /// Returns the index, in FEN order, of the next square to fill in a state.
    pub(super) fn square(&self, state: usize) -> usize {
        state / (self.files() + 1) * self.files() + state % (self.files() + 1)
    }

    fn at(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    pub(super) fn is_separator(&self, byte: u8) -> bool {
        self.separator == RankSeparator::Sign(byte)
    }

    fn is_piece(&self, byte: u8) -> bool {
        is_piece(byte, self.size)
    }

    /// Returns the cost and the emission of a piece letter on this square.
    fn piece_on(&self, piece: u8, square: usize) -> (i32, Emission) {
        let rank = square / self.files();
        let is_back = rank == 0 || rank + 1 == self.ranks();
        let piece = match piece {
            b'P' if is_back => self.back_rank_pawns[0],
            b'p' if is_back => self.back_rank_pawns[1],
            _ => piece,
        };
        let is_home = self.size.is_standard() && START[square] == piece;
        let odd = if is_back && matches!(piece, b'P' | b'p') { ODD } else { 0 };
        (odd + if is_home { AT_HOME } else { 0 }, Emission::Piece(piece))
    }

    fn omission_cost(&self, at: usize) -> i32 {
        let byte = self.text[at];
        match byte {
            _ if self.is_separator(byte) => {
                if self.is_doubled && at > 0 && self.is_separator(self.text[at - 1]) {
                    FORM
                } else {
                    EDIT
                }
            }
            b'~' | b'0' => FORM,
            b'1'..=b'9' => BAD,
            _ if self.is_piece(byte) => {
                let is_twin = at > 0 && self.text[at - 1] == byte || self.at(at + 1) == byte;
                if is_twin { EDIT } else { BAD }
            }
            _ if byte.is_ascii_whitespace() && self.is_beside_separator(at) => APART,
            _ => JUNK,
        }
    }

    fn is_beside_separator(&self, at: usize) -> bool {
        let is_stroke = |byte: Option<&u8>| byte.is_some_and(|byte| self.is_separator(*byte));
        let is_other = |byte: &&u8| !byte.is_ascii_whitespace();
        is_stroke(self.text[..at].iter().rev().find(is_other)) || is_stroke(self.text[at..].iter().find(is_other))
    }

    fn word(&self, at: usize) -> &'a [u8] {
        let rest = self.text.get(at..).unwrap_or_default();
        let end = rest.iter().position(|byte| self.is_separator(*byte) || byte.is_ascii_whitespace());
        &rest[..end.unwrap_or(rest.len())]
    }

    pub(super) fn word_before(&self, at: usize) -> &'a [u8] {
        let before = &self.text[..at];
        let start = before.iter().rposition(|byte| self.is_separator(*byte) || byte.is_ascii_whitespace());
        &before[start.map_or(0, |start| start + 1)..]
    }

    pub(super) fn arcs(&self, at: usize, state: usize, arcs: &mut Vec<Transition>) {
        arcs.clear();
        let filled = state % (self.files() + 1);
        if self.has_runs {
            self.push_runs(at, state, arcs);
        }
        if self.separator == RankSeparator::None {
            self.push_uncorrected(at, state, arcs);
        } else if filled < self.files() {
            self.push_squares(at, state, arcs);
            self.push_edits_within_rank(at, state, arcs);
            if filled == 0 {
                self.push_whole_ranks(at, state, arcs);
            }
        } else {
            self.push_rank_end(at, state, arcs);
        }
    }

    /// Adds the arcs of a text without rank separators. In such a text nothing is corrected.
    fn push_uncorrected(&self, at: usize, state: usize, arcs: &mut Vec<Transition>) {
        let (filled, byte) = (state % (self.files() + 1), self.at(at));
        let mut push = |cost, length, to, emit| arcs.push(Transition { cost, length, to, emit });
        if filled == self.files() {
            if state + 1 < self.states() {
                push(0, 0, state + 1, Emission::Empty);
            }
        } else if self.is_piece(byte) {
            let (cost, emit) = self.piece_on(byte, self.square(state));
            push(cost, 1, state + 1, emit);
        } else if byte.is_ascii_digit() && (1..=self.files() - filled).contains(&usize::from(byte - b'0')) {
            push(0, 1, state + usize::from(byte - b'0'), Emission::Empty);
        }
        if byte == b'~' {
            push(FORM, 1, state, Emission::Empty);
        }
    }

    /// Adds runs of empty squares that continue on the next rank, in Forsyth's own form.
    fn push_runs(&self, at: usize, state: usize, arcs: &mut Vec<Transition>) {
        let (files, filled) = (self.files(), state % (self.files() + 1));
        let squares = files * self.ranks();
        for length in 1..=2 {
            let digits = self.text.get(at..at + length).filter(|digits| digits.iter().all(u8::is_ascii_digit));
            let Some(digits) = digits.filter(|digits| digits[0] != b'0') else { continue };
            let run = digits.iter().fold(0, |run, digit| run * 10 + usize::from(digit - b'0'));
            let end = self.square(state) + run;
            if end > squares || filled + run <= files || filled == files {
                continue;
            }
            let to = if end.is_multiple_of(files) {
                (end / files - 1) * (files + 1) + files
            } else {
                end / files * (files + 1) + end % files
            };
            arcs.push(Transition { cost: FORM, length, to, emit: Emission::Empty });
        }
    }

    fn push_squares(&self, at: usize, state: usize, arcs: &mut Vec<Transition>) {
        let (byte, filled) = (self.at(at), state % (self.files() + 1));
        let (room, square) = (self.files() - filled, self.square(state));
        let mut push = |cost, length, to, emit| arcs.push(Transition { cost, length, to, emit });
        if byte == 0 {
            return;
        }
        let follows_number = filled > 0 && at > 0 && self.text[at - 1].is_ascii_digit();
        if self.is_piece(byte) {
            let (cost, emit) = self.piece_on(byte, square);
            push(cost, 1, state + 1, emit);
        } else if byte == b'1' && self.at(at + 1) == b'0' && room >= 10 {
            push(0, 2, state + 10, Emission::Empty);
        }
        if byte.is_ascii_digit() {
            let stated = usize::from(byte - b'0');
            let beside = if follows_number { FORM } else { 0 };
            for count in 1..=room {
                let cost = match count.abs_diff(stated) {
                    0 => 0,
                    1 => EDIT,
                    _ => BAD,
                };
                push(cost + beside, 1, state + count, Emission::Empty);
            }
        }
        let is_by_number = follows_number || self.at(at + 1).is_ascii_digit();
        if !self.is_separator(byte) && !self.is_piece(byte) && !byte.is_ascii_digit() && !byte.is_ascii_whitespace() {
            if b"xXoO*?._lIi".contains(&byte) && !(is_by_number && byte.is_ascii_alphabetic()) {
                push(JUNK, 1, state + 1, Emission::Empty);
            } else if byte != b'~' {
                push(ODD, 1, state + 1, Emission::Unknown);
            }
        }
        let cost = self.likeness[usize::from(byte % 128)];
        let may_be_piece =
            !byte.is_ascii_digit() || filled > 0 && at > 0 && self.is_piece(self.text[at - 1]) && !is_by_number;
        for like in misread_from(byte).iter().filter(|like| may_be_piece || like.is_ascii_digit()) {
            if !like.is_ascii_digit() {
                let (there, emit) = self.piece_on(*like, square);
                push(cost + there, 1, state + 1, emit);
            } else if usize::from(like - b'0') <= room && !is_by_number && (!self.is_piece(byte) || filled == 0) {
                push(cost, 1, state + usize::from(like - b'0'), Emission::Empty);
            }
        }
    }

    fn push_edits_within_rank(&self, at: usize, state: usize, arcs: &mut Vec<Transition>) {
        let (byte, next, filled) = (self.at(at), self.at(at + 1), state % (self.files() + 1));
        let (room, square) = (self.files() - filled, self.square(state));
        let mut push = |cost, length, to, emit| arcs.push(Transition { cost, length, to, emit });
        let follows_number = at > 0 && self.text[at - 1].is_ascii_digit();
        let digit = |byte: u8| byte.is_ascii_digit().then(|| usize::from(byte - b'0'));
        if byte != 0 {
            push(self.omission_cost(at), 1, state, Emission::Empty);
            let is_last = state + room + 1 == self.states();
            let closes = self.is_piece(next) && room == 1 || digit(next) == Some(room);
            if self.is_separator(byte) && !is_last && closes {
                let emit = if self.is_piece(next) { self.piece_on(next, square).1 } else { Emission::Empty };
                push(EDIT, 2, state + room + 1, emit);
            }
            if let Some(count) = digit(byte).filter(|count| (1..room).contains(count))
                && follows_number
                && self.is_piece(next)
            {
                let (cost, emit) = self.piece_on(next, square);
                push(EDIT + cost, 2, state + count + 1, emit);
            }
            if let Some(count) = digit(next).filter(|count| (1..room).contains(count))
                && self.is_piece(byte)
                && self.at(at + 2).is_ascii_digit()
            {
                push(EDIT, 2, state + count + 1, Emission::EmptyThen(byte));
            }
        }
        if !(byte.is_ascii_digit() || follows_number && filled > 0) {
            for count in 1..=room {
                push(LOST, 0, state + count, Emission::Empty);
            }
        }
        for king in &self.missing_kings {
            let (cost, emit) = self.piece_on(*king, square);
            push(LOST + cost, 0, state + 1, emit);
        }
    }

    fn push_whole_ranks(&self, at: usize, state: usize, arcs: &mut Vec<Transition>) {
        let files = self.files();
        let (rank, word) = (state / (files + 1), self.word(at));
        let mut push = |cost, length, to, emit| arcs.push(Transition { cost, length, to, emit });
        if self.size.is_standard() && word.len() + 1 == files && matches!(rank, 0 | 1 | 6 | 7) {
            let home = &START[rank * files..(rank + 1) * files];
            if (0..files).any(|gap| home[..gap].iter().chain(&home[gap + 1..]).eq(word)) {
                push(LOST + AT_HOME * i32::from(self.size.files()), word.len(), state + files, Emission::Home);
            }
        }
        let to = if rank + 1 < self.ranks() { state + files + 1 } else { state + files };
        push(MISSING_RANK, 0, to, Emission::Empty);
        let starts_word = at == 0 || !self.text[at - 1].is_ascii_alphanumeric();
        if rank == 0 && starts_word && (1..=10).contains(&word.len()) && self.is_separator(self.at(at + word.len())) {
            let after = self.word(at + word.len() + 1);
            push(self.rank_omission_cost(word, after), word.len() + 1, state, Emission::Empty);
        }
    }

    fn rank_omission_cost(&self, rank: &[u8], beside: &[u8]) -> i32 {
        let is_empty = rank.len() == 1 && rank[0] == b'0' + self.size.files();
        if rank == beside {
            REPEATED_RANK
        } else if is_empty {
            EXTRA_EMPTY_RANK
        } else {
            EXTRA_RANK
        }
    }

    fn push_rank_end(&self, at: usize, state: usize, arcs: &mut Vec<Transition>) {
        let (byte, next) = (self.at(at), self.at(at + 1));
        let is_last = state + 1 == self.states();
        let mut push = |cost, length, to, emit| arcs.push(Transition { cost, length, to, emit });
        if !is_last {
            let first = self.square(state);
            if self.is_separator(byte) {
                push(0, 1, state + 1, Emission::Empty);
            } else if byte != 0 && !byte.is_ascii_alphanumeric() {
                push(ODD, 1, state + 1, Emission::Empty);
            }
            push(EDIT, 0, state + 1, Emission::Empty);
            if self.is_separator(next) && self.is_piece(byte) {
                let (cost, emit) = self.piece_on(byte, first);
                push(EDIT + cost, 2, state + 2, emit);
            } else if self.is_separator(next) && (b'1'..=b'0' + self.size.files().min(9)).contains(&byte) {
                push(EDIT, 2, state + 1 + usize::from(byte - b'0'), Emission::Empty);
            }
        }
        if byte == 0 {
            return;
        }
        let is_content = self.is_piece(byte) || byte.is_ascii_digit() || byte.is_ascii_whitespace();
        if !is_last || !is_content && !self.is_separator(byte) || byte == b' ' {
            push(self.omission_cost(at), 1, state, Emission::Empty);
        }
        if self.is_separator(byte) {
            let word = self.word(at + 1);
            let is_rank = word.first().is_some_and(|byte| self.is_piece(*byte) || matches!(byte, b'1'..=b'9'));
            if is_rank && word.len() <= 12 {
                push(self.rank_omission_cost(word, self.word_before(at)), 1 + word.len(), state, Emission::Empty);
            }
        }
    }

    /// Returns the squares that an arc fills with pieces, as indices in FEN order, and the letters of these pieces.
    pub(super) fn pieces(&self, from: usize, arc: Transition) -> impl Iterator<Item = (usize, u8)> + use<> {
        let first = self.square(from);
        let (first, letters): (usize, &'static [u8]) = match arc.emit {
            Emission::Home => (first, &START[first..first + 8]),
            _ => (first, &[]),
        };
        let single = match arc.emit {
            Emission::Piece(piece) => Some((first, piece)),
            // The piece is on the last of the squares.
            Emission::EmptyThen(piece) => Some((first + arc.to - from - 1, piece)),
            Emission::Unknown => Some((first, b'!')),
            Emission::Empty | Emission::Home => None,
        };
        single.into_iter().chain(letters.iter().enumerate().map(move |(at, letter)| (first + at, *letter)))
    }
}

pub(super) fn is_piece(byte: u8, size: Size) -> bool {
    Piece::from_letter(char::from(byte)).is_some_and(|piece| size.roles().contains(&piece.role))
}

/// Returns the characters that may have been misread as `byte`. In print a 2 resembles a Z, and a knight is a horse.
const fn misread_from(byte: u8) -> &'static [u8] {
    match byte {
        b'l' | b'I' | b'|' => b"1",
        b'Z' | b'z' => b"2",
        b'S' | b'$' => b"85",
        b's' => b"5",
        b'B' | b'&' => b"8",
        b'G' => b"6",
        b'8' => b"Bb",
        b'g' => b"q",
        b'h' | b'm' => b"n",
        b'H' | b'M' => b"N",
        _ => b"",
    }
}

/// Returns `true` if a text contains a two-digit number that is too large for a rank, in a place where a rank can have
/// a number.
fn has_long_runs(text: &[u8]) -> bool {
    text.windows(2).enumerate().any(|(at, digits)| {
        let [tens @ b'0'..=b'6', ones @ b'0'..=b'9'] = *digits else { return false };
        let after = text.get(at + 2).copied().unwrap_or(b'/');
        let letters = text[..at].iter().rev().take_while(|byte| byte.is_ascii_alphabetic()).count();
        let before = at.checked_sub(letters + 1).map(|before| text[before]);
        let is_apart = !before.is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.'));
        let run = (tens - b'0') * 10 + (ones - b'0');
        (9..=64).contains(&run) && is_apart && (after == b'/' || after.is_ascii_alphabetic())
    })
}
