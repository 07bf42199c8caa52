//! Material up to colors, and the material that captures and promotions lead to.

use std::fmt;

use crate::board::{Color, Piece, Role, Size};

/// Roles from the strongest to the weakest, in the order in which they are named.
const ORDER: [Role; 7] =
    [Role::Queen, Role::Chancellor, Role::Archbishop, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The pieces of an ending other than both kings. White has more of them, or stronger ones.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Material {
    pub(super) size: Size,
    pub(super) pieces: Vec<Piece>,
}

/// How pieces in any order become those of a [`Material`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrangement {
    /// `true` if both colors are exchanged.
    pub(super) is_flipped: bool,
    /// `true` if the two pieces are exchanged.
    pub(super) is_swapped: bool,
}

impl Material {
    /// Returns the material of these pieces, at most two, and how they are arranged.
    pub(super) fn new(size: Size, pieces: &[Piece]) -> (Self, Arrangement) {
        let strength = |color: Color| {
            let mut ranks: Vec<usize> =
                pieces.iter().filter(|piece| piece.color == color).map(|piece| place(*piece)).collect();
            ranks.sort_unstable();
            // More pieces come first, then stronger ones.
            (usize::MAX - ranks.len(), ranks)
        };
        let is_flipped = strength(Color::Black) < strength(Color::White);
        let seen = |piece: &Piece| if is_flipped { piece.recolored() } else { *piece };
        let mut arranged: Vec<Piece> = pieces.iter().map(seen).collect();
        let key = |piece: &Piece| (piece.color, place(*piece));
        let is_swapped = arranged.len() == 2 && key(&arranged[1]) < key(&arranged[0]);
        if is_swapped {
            arranged.reverse();
        }
        (Self { size, pieces: arranged }, Arrangement { is_flipped, is_swapped })
    }

    /// Returns the number of pieces with both kings.
    pub fn piece_count(&self) -> usize {
        self.pieces.len() + 2
    }

    pub(super) fn has_pawns(&self) -> bool {
        self.pieces.iter().any(|piece| piece.role == Role::Pawn)
    }

    pub(super) fn without(&self, captured: usize) -> Vec<Piece> {
        let kept = |(number, piece): (usize, &Piece)| (number != captured).then_some(*piece);
        self.pieces.iter().enumerate().filter_map(kept).collect()
    }

    pub(super) fn with_promotion(&self, pawn: usize, role: Role) -> Vec<Piece> {
        let mut pieces = self.pieces.clone();
        pieces[pawn].role = role;
        pieces
    }

    pub(super) fn leads_to(&self, other: &Self) -> bool {
        self.with_successors().contains(other)
    }

    /// Returns the material itself and all that one capture or promotion leads to; none for two bare kings.
    pub(super) fn with_successors(&self) -> Vec<Self> {
        let own = (!self.pieces.is_empty()).then(|| self.clone());
        own.into_iter().chain(self.successors()).collect()
    }

    /// Returns all material that one capture or promotion leads to, except for two bare kings.
    pub(super) fn successors(&self) -> Vec<Self> {
        let mut found: Vec<Self> = Vec::new();
        let mut add = |pieces: &[Piece]| {
            let (material, _) = Self::new(self.size, pieces);
            if !pieces.is_empty() && !found.contains(&material) {
                found.push(material);
            }
        };
        for (number, piece) in self.pieces.iter().enumerate() {
            add(&self.without(number));
            let promotions = if piece.role == Role::Pawn { self.size.promotions() } else { &[] };
            for role in promotions {
                let promoted = self.with_promotion(number, *role);
                add(&promoted);
                for other in self.pieces.iter().enumerate().filter(|(_, other)| other.color != piece.color) {
                    add(&Self { size: self.size, pieces: promoted.clone() }.without(other.0));
                }
            }
        }
        found
    }
}

fn place(piece: Piece) -> usize {
    ORDER.iter().position(|role| *role == piece.role).unwrap_or(ORDER.len())
}

/// Writes the name in the usual form: `KRvKP`.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (color, start) in [(Color::White, "K"), (Color::Black, "vK")] {
            f.write_str(start)?;
            self.pieces
                .iter()
                .filter(|piece| piece.color == color)
                .try_for_each(|piece| write!(f, "{}", piece.role))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} {}", self.size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn material(letters: &str) -> (String, Arrangement) {
        let pieces: Vec<Piece> = letters.chars().filter_map(Piece::from_letter).collect();
        let (material, arrangement) = Material::new(Size::STANDARD, &pieces);
        (material.to_string(), arrangement)
    }

    #[test]
    fn material_is_named_from_the_stronger_side() {
        for (letters, name, is_flipped, is_swapped) in [
            ("", "KvK", false, false),
            ("Q", "KQvK", false, false),
            ("q", "KQvK", true, false),
            ("NB", "KBNvK", false, true),
            ("pr", "KRPvK", true, true),
            ("Pr", "KRvKP", true, true),
            ("rP", "KRvKP", true, false),
            ("pQ", "KQvKP", false, true),
            ("rR", "KRvKR", false, true),
        ] {
            assert_eq!(material(letters), (name.to_owned(), Arrangement { is_flipped, is_swapped }), "{letters}");
        }
    }

    #[test]
    fn captures_and_promotions_lead_to_other_material() {
        let pieces: Vec<Piece> = "Pr".chars().filter_map(Piece::from_letter).collect();
        let (material, _) = Material::new(Size::STANDARD, &pieces);
        let mut names: Vec<String> = material.successors().iter().map(ToString::to_string).collect();
        names.sort();
        assert_eq!(names, ["KBvK", "KNvK", "KPvK", "KQvK", "KQvKR", "KRvK", "KRvKB", "KRvKN", "KRvKR"]);
    }
}
