//! The shape and opacity of arrows, shared by pictures, pages and the window.

/// The opacity of a marked square.
pub const MARK_OPACITY: f32 = 0.6;
/// The opacity of an arrow.
pub const ARROW_OPACITY: f32 = 0.8;
/// The width of the line around an arrow, which separates crossing arrows, as a fraction of a square's side.
pub const ARROW_EDGE: f32 = 1.5 / 64.0;

/// Returns the outline of an arrow between the centers of two squares with sides of length `square`, x to the right and
/// y downwards.
///
/// The outline starts at the tip, just beyond the second center, and is clockwise. It is star-shaped as seen from the
/// tip: a triangle fan from there fills it. The centers must differ.
pub fn arrow_outline([x1, y1]: [f32; 2], [x2, y2]: [f32; 2], square: f32) -> [[f32; 2]; 7] {
    // In 64ths of a square.
    const HALF_WIDTH: f32 = 5.5;
    const HEAD: f32 = 24.0;
    const HEAD_HALF_WIDTH: f32 = 15.0;
    const START: f32 = 12.8;
    const BEYOND: f32 = 4.0;
    let unit = square / 64.0;
    let length = (x2 - x1).hypot(y2 - y1);
    let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
    // A point by its distance along the arrow and to the right of it.
    let point = |along: f32, aside: f32| [x1 + dx * along - dy * aside, y1 + dy * along + dx * aside];
    let (start, tip) = (START * unit, length + BEYOND * unit);
    let (neck, half_width, head_half_width) = (tip - HEAD * unit, HALF_WIDTH * unit, HEAD_HALF_WIDTH * unit);
    [
        point(tip, 0.0),
        point(neck, head_half_width),
        point(neck, half_width),
        point(start, half_width),
        point(start, -half_width),
        point(neck, -half_width),
        point(neck, -head_half_width),
    ]
}
