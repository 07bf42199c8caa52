//! Comparing the appearance of squares.

use super::reading::SeenSquare;

/// Minimum cosine of two descriptors of the same drawing.
const MIN_COSINE: f32 = 0.8;

/// The cosine of two descriptors, which are unit vectors.
pub(super) fn cosine(one: &[f32; SeenSquare::DESCRIPTOR_LEN], other: &[f32; SeenSquare::DESCRIPTOR_LEN]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Returns which squares look like the one at `index`, itself included.
pub(super) fn similar(squares: &[SeenSquare; 64], index: usize) -> [bool; 64] {
    let look = squares[index].descriptor;
    let mut is_alike = squares.map(|square| cosine(&square.descriptor, &look) >= MIN_COSINE);
    is_alike[index] = true;
    is_alike
}
