//! Piece letters by language.

use super::Correction;
use crate::board::{Color, Piece, Role};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Alphabet {
    letters: &'static [(char, Role)],
    /// The meaning of `P` on the first or last rank, where no pawn can be, in languages whose words for knight and pawn
    /// begin with the same letter.
    back_rank_p: Option<Role>,
    /// The cost of using it instead of FEN letters.
    pub(super) cost: u32,
}

use Role::{Archbishop, Bishop, Chancellor, King, Knight, Pawn, Queen, Rook};

pub(super) const ENGLISH: Alphabet = Alphabet {
    letters: &[('K', King), ('Q', Queen), ('R', Rook), ('B', Bishop), ('N', Knight), ('P', Pawn)],
    back_rank_p: None,
    cost: 0,
};

/// The letters of FEN on boards other than 8x8.
pub(super) const ENGLISH_LARGE: Alphabet = Alphabet {
    letters: &[
        ('K', King),
        ('Q', Queen),
        ('R', Rook),
        ('B', Bishop),
        ('N', Knight),
        ('P', Pawn),
        ('A', Archbishop),
        ('C', Chancellor),
    ],
    back_rank_p: None,
    cost: 0,
};

pub(super) const ALL: [Alphabet; 12] = [
    ENGLISH,
    // English with the knight of problemists
    national(&[('K', King), ('Q', Queen), ('R', Rook), ('B', Bishop), ('S', Knight), ('P', Pawn)]),
    // German, and the Scandinavian languages with their pawn
    national(&[('K', King), ('D', Queen), ('T', Rook), ('L', Bishop), ('S', Knight), ('B', Pawn)]),
    national(&[('K', King), ('D', Queen), ('T', Rook), ('L', Bishop), ('S', Knight), ('P', Pawn)]),
    // French
    national(&[('R', King), ('D', Queen), ('T', Rook), ('F', Bishop), ('C', Knight), ('P', Pawn)]),
    // Spanish, Italian
    national(&[('R', King), ('D', Queen), ('T', Rook), ('A', Bishop), ('C', Knight), ('P', Pawn)]),
    // Portuguese
    national(&[('R', King), ('D', Queen), ('T', Rook), ('B', Bishop), ('C', Knight), ('P', Pawn)]),
    // Dutch: paard and pion share their first letter
    Alphabet {
        letters: &[('K', King), ('D', Queen), ('T', Rook), ('L', Bishop), ('P', Pawn)],
        back_rank_p: Some(Knight),
        cost: 6,
    },
    // Polish
    national(&[('K', King), ('H', Queen), ('W', Rook), ('G', Bishop), ('S', Knight), ('P', Pawn)]),
    // Czech
    national(&[('K', King), ('D', Queen), ('V', Rook), ('S', Bishop), ('J', Knight), ('P', Pawn)]),
    // Hungarian
    national(&[('K', King), ('V', Queen), ('B', Rook), ('F', Bishop), ('H', Knight), ('G', Pawn)]),
    // Finnish
    national(&[('K', King), ('D', Queen), ('T', Rook), ('L', Bishop), ('R', Knight), ('S', Pawn)]),
];

const fn national(letters: &'static [(char, Role)]) -> Alphabet {
    Alphabet { letters, back_rank_p: None, cost: 5 }
}

impl Alphabet {
    /// Returns the piece of a letter away from the back ranks; lowercase is Black.
    pub(super) fn piece(&self, letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let upper = letter.to_ascii_uppercase();
        self.letters.iter().find(|(other, _)| *other == upper).map(|(_, role)| Piece::new(color, *role))
    }

    /// Returns the meaning of a piece of this alphabet on the first or last rank.
    pub(super) fn on_back_rank(&self, piece: Piece) -> Piece {
        match self.back_rank_p {
            Some(role) if piece.role == Pawn => Piece::new(piece.color, role),
            _ => piece,
        }
    }

    /// Returns `true` if letters are consistent with this language: a G that is the only foreign one is a grasshopper.
    pub(super) fn fits_letters(&self, letters: &[char]) -> bool {
        let is_foreign = |letter: &&char| self.piece(**letter).is_some() && ENGLISH.piece(**letter).is_none();
        let mut foreign = letters.iter().map(char::to_ascii_uppercase).collect::<Vec<_>>();
        foreign.retain(|letter| is_foreign(&letter));
        foreign.is_empty() || foreign.iter().any(|letter| *letter != 'G')
    }

    pub(super) fn castling(&self, text: &str) -> String {
        let letter = |letter: char| match self.piece(letter) {
            Some(piece) if self.cost > 0 && matches!(piece.role, King | Queen) => piece.letter(),
            _ => letter,
        };
        text.chars().map(letter).collect()
    }
}

/// Returns the corrections from the letters of another language to those of FEN, without duplicates.
pub(super) fn letter_corrections(letters: impl Iterator<Item = (char, Piece)>) -> Vec<Correction> {
    let mut mends: Vec<Correction> = Vec::new();
    for (letter, piece) in letters {
        let (before, after) = (letter.to_ascii_uppercase(), piece.role.letter());
        let mend = Correction { field: 1, before: before.into(), after: after.into() };
        if before != after && !mends.contains(&mend) {
            mends.push(mend);
        }
    }
    mends
}
