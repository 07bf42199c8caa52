//! Positions that tables can answer.

use strum::IntoStaticStr;

use super::material::Material;
use super::table::Value;
use crate::board::{Color, Piece, Position, Role};
use crate::rules::rectangle::bitboard::index;
use crate::rules::{LegalMove, Problem, problems};

/// Maximum number of pieces, kings included.
pub const MAX_PIECES: usize = 4;

/// The reason why no table contains a position.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq, Hash)]
#[strum(serialize_all = "kebab-case")]
pub enum NotAnEnding {
    /// The position has more than [`MAX_PIECES`] pieces.
    TooManyPieces,
    /// A side has no king or several.
    Kings,
    /// The position is illegal.
    Illegal,
    /// A side can castle.
    CastlingRights,
    /// The position is one of a variant.
    Variant,
}

/// A legal move with the value of the position that it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovedValue {
    /// The move.
    pub legal_move: LegalMove,
    /// The value for the side that moves: its distance to mate includes the move.
    pub value: Value,
}

/// The squares of a position, as tables number them.
#[derive(Clone, Debug)]
pub(super) struct Placement {
    pub(super) kings: [u32; 2],
    pub(super) pieces: Vec<Piece>,
    pub(super) squares: Vec<u32>,
}

impl Placement {
    /// Returns `None` unless there are one king for each side and at most two other pieces.
    pub(super) fn new(position: &Position) -> Option<Self> {
        let mut kings = [None; 2];
        let (mut pieces, mut squares) = (Vec::new(), Vec::new());
        for (square, piece) in position.board.pieces() {
            let at = index(square);
            if piece.role == Role::King {
                if kings[piece.color as usize].replace(at).is_some() {
                    return None;
                }
            } else if pieces.len() + 2 < MAX_PIECES {
                pieces.push(piece);
                squares.push(at);
            } else {
                return None;
            }
        }
        let [Some(white), Some(black)] = kings else { return None };
        Some(Self { kings: [white, black], pieces, squares })
    }
}

impl NotAnEnding {
    /// Returns the identifier in kebab-case, such as `castling-rights`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Material {
    /// Returns the material of a position that tables can answer.
    ///
    /// ```
    /// use fenwright::notation::fen;
    /// use fenwright::rules::endings::{Material, NotAnEnding};
    /// let ending = |text| Material::of(&fen::read(text).unwrap()).map(|material| material.to_string());
    /// assert_eq!(ending("8/8/8/3k4/8/8/5Kp1/R7 w - - 0 1"), Ok("KRvKP".to_owned()));
    /// assert_eq!(ending("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), Err(NotAnEnding::CastlingRights));
    /// ```
    ///
    /// # Errors
    /// If no table contains the position, with the reason.
    pub fn of(position: &Position) -> Result<Self, NotAnEnding> {
        if position.board.pieces().count() > MAX_PIECES {
            return Err(NotAnEnding::TooManyPieces);
        }
        if !position.rules.is_standard() {
            return Err(NotAnEnding::Variant);
        }
        let kings = |color| position.board.find(Piece::new(color, Role::King)).count();
        if Color::ALL.into_iter().any(|color| kings(color) != 1) {
            return Err(NotAnEnding::Kings);
        }
        if problems(position).iter().any(Problem::is_illegal) {
            return Err(NotAnEnding::Illegal);
        }
        if position.castling.rights().next().is_some() {
            return Err(NotAnEnding::CastlingRights);
        }
        let placement = Placement::new(position).ok_or(NotAnEnding::TooManyPieces)?;
        Ok(Self::new(position.board.size(), &placement.pieces).0)
    }
}
