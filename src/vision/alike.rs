//! Which squares of a board look the same.

use super::reading::SeenSquare;

/// From this cosine on two looks are those of one drawing.
const ALIKE: f32 = 0.8;

/// The cosine of two looks.
pub(super) fn cosine(one: &[f32; SeenSquare::LOOK], other: &[f32; SeenSquare::LOOK]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Which squares look the same as one, which itself is among them.
pub(super) fn alike(squares: &[SeenSquare; 64], index: usize) -> [bool; 64] {
    let look = squares[index].look;
    let mut is_alike = squares.map(|square| cosine(&square.look, &look) >= ALIKE);
    is_alike[index] = true;
    is_alike
}
