//! Piece letters by language.

use super::Correction;
use crate::board::{Color, Piece, Role};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Alphabet {
    /// The letters of the roles in the order of [`Role::ALL`]. A lowercase letter means that the role has no letter.
    letters: &'static str,
    /// The meaning of `P` on a back rank, where no pawn can be, for a language in which knight and pawn share a letter.
    back_rank_p: Option<Role>,
    /// The cost of using this alphabet instead of the letters of FEN.
    pub(super) cost: u32,
}

pub(super) const ENGLISH: Alphabet = Alphabet { letters: "KQRBNP", back_rank_p: None, cost: 0 };

/// The letters of FEN on boards other than 8x8.
pub(super) const ENGLISH_LARGE: Alphabet = Alphabet { letters: "KQRBNPAC", ..ENGLISH };

pub(super) const ALL: [Alphabet; 12] = [
    ENGLISH,
    // English with S for the knight, as problemists write
    national("KQRBSP"),
    // German and the Scandinavian languages; the pawn is B in the first alphabet, P in the second
    national("KDTLSB"),
    national("KDTLSP"),
    // French
    national("RDTFCP"),
    // Spanish, Italian
    national("RDTACP"),
    // Portuguese
    national("RDTBCP"),
    // Dutch: paard and pion share their first letter
    Alphabet { letters: "KDTLpP", back_rank_p: Some(Role::Knight), cost: 6 },
    // Polish
    national("KHWGSP"),
    // Czech
    national("KDVSJP"),
    // Hungarian
    national("KVBFHG"),
    // Finnish
    national("KDTLRS"),
];

/// The letters of Popeye in English, German and French.
pub(super) const POPEYE: [Alphabet; 3] = [national("KQRBSP"), national("KDTLSB"), national("RDTFCP")];

const fn national(letters: &'static str) -> Alphabet {
    Alphabet { letters, back_rank_p: None, cost: 5 }
}

impl Alphabet {
    /// Returns the piece for a letter on any rank but the first and the last. Lowercase letters are Black's.
    pub(super) fn piece(&self, letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let role = self.letters.find(letter.to_ascii_uppercase())?;
        Some(Piece::new(color, Role::ALL[role]))
    }

    pub(super) fn on_back_rank(&self, piece: Piece) -> Piece {
        match self.back_rank_p {
            Some(role) if piece.role == Role::Pawn => Piece::new(piece.color, role),
            _ => piece,
        }
    }

    /// Returns `true` if the letters may belong to this language. If only G is foreign to FEN, G is probably a
    /// grasshopper, and the result is `false`.
    pub(super) fn fits_letters(&self, letters: &[char]) -> bool {
        let is_foreign = |letter: &&char| self.piece(**letter).is_some() && ENGLISH.piece(**letter).is_none();
        let mut foreign = letters.iter().map(char::to_ascii_uppercase).collect::<Vec<_>>();
        foreign.retain(|letter| is_foreign(&letter));
        foreign.is_empty() || foreign.iter().any(|letter| *letter != 'G')
    }

    pub(super) fn castling(&self, text: &str) -> String {
        let letter = |letter: char| match self.piece(letter) {
            Some(piece) if self.cost > 0 && matches!(piece.role, Role::King | Role::Queen) => piece.letter(),
            _ => letter,
        };
        text.chars().map(letter).collect()
    }
}

/// Returns the corrections from the letters of another language to the letters of FEN, without duplicates.
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
