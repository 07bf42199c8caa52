//! The shape of an arrow and how far it covers what is below it, the same in pictures, on pages and in the window.

/// How far a marked square is covered.
pub const MARK_OPACITY: f32 = 0.6;
/// How far an arrow covers what is below it.
pub const ARROW_OPACITY: f32 = 0.8;
/// The line around an arrow, which keeps arrows apart that cross: its width in parts of a square's side.
pub const ARROW_EDGE: f32 = 1.5 / 64.0;

/// The outline of an arrow between the centres of two squares of this side, x to the right and y downwards.
///
/// It begins at the tip, just beyond the centre of the second square, and goes round clockwise. All of it is seen from
/// the tip, so that triangles from there fill it. The two centres must not be the same.
pub fn arrow_outline([x1, y1]: [f32; 2], [x2, y2]: [f32; 2], square: f32) -> [[f32; 2]; 7] {
    // In units of which a square has 64.
    const HALF_WIDTH: f32 = 5.5;
    const HEAD: f32 = 24.0;
    const HEAD_HALF_WIDTH: f32 = 15.0;
    const START: f32 = 12.8;
    const BEYOND: f32 = 4.0;
    let unit = square / 64.0;
    let length = (x2 - x1).hypot(y2 - y1);
    let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
    // Along the arrow, and to its right.
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
