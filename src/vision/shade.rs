//! The colors of the pieces, told by comparing the insides of their drawings.
//!
//! The network tells white from black by the drawing, which fails where a design draws both alike, or white pieces
//! without an outline. But all pieces of a color have about the same shade, so pieces whose color is clear tell that of
//! the others. The constants were tuned on the benchmark.

use super::net::SquareScores;
use super::rectify::{MARGIN, SIDE, SQUARE};

type Rgb = [f32; 3];

/// Width of the edge of a square in which no drawing is searched for, in pixels.
const EDGE: usize = 3;
/// Pixels that differ more from the square in a channel belong to a drawing.
const MIN_DIFFERENCE: f32 = 30.0;
/// Width of the outline of a drawing, in pixels.
const OUTLINE: usize = 2;
/// Minimum number of pixels to compute a mean color of.
const MIN_PIXELS: usize = 10;

/// Minimum number of pieces to compare.
const MIN_PIECES: usize = 3;
/// Minimum distance of the mean shades of both colors.
const MIN_CONTRAST: f32 = 8.0;
/// Minimum standard deviation of the shades of a color, as a share of the contrast.
const MIN_SPREAD: f32 = 0.15;
/// Weight of the shade's log-odds, since shades also differ for other reasons, such as hatching.
const WEIGHT: f32 = 0.5;
/// Maximum log-odds of a shade.
const MAX_LOG_ODDS: f32 = 6.0;
/// The estimate is repeated with the colors it has told.
const ROUNDS: usize = 2;

/// Returns the mean color inside the drawing on each square of a board that was cut out: of what lies between its
/// outermost pixels in both directions, without the outline. Without a drawing, the color of the square.
pub(super) fn shades(board: &[Rgb]) -> [Rgb; 64] {
    std::array::from_fn(|square| {
        let corner = (MARGIN + square / 8 * SQUARE) * SIDE + MARGIN + square % 8 * SQUARE;
        shade(|x, y| board[corner + y * SIDE + x])
    })
}

fn shade(pixel: impl Fn(usize, usize) -> Rgb) -> Rgb {
    let background = background(&pixel);
    let is_drawn = |x: usize, y: usize| {
        pixel(x, y).iter().zip(background).any(|(value, background)| (value - background).abs() > MIN_DIFFERENCE)
    };
    let places = || EDGE..SQUARE - EDGE;
    let span = |is_drawn: &dyn Fn(usize) -> bool| {
        let first = places().find(|place| is_drawn(*place)).unwrap_or(SQUARE);
        first..places().rfind(|place| is_drawn(*place)).map_or(first, |last| last + 1)
    };
    let rows: [_; SQUARE] =
        std::array::from_fn(|y| if places().contains(&y) { span(&|x| is_drawn(x, y)) } else { 0..0 });
    let columns: [_; SQUARE] =
        std::array::from_fn(|x| if places().contains(&x) { span(&|y| is_drawn(x, y)) } else { 0..0 });
    let is_inside = |x: usize, y: usize| rows[y].contains(&x) && columns[x].contains(&y);
    let is_deep_inside =
        |x: usize, y: usize| (y - OUTLINE..=y + OUTLINE).all(|y| (x - OUTLINE..=x + OUTLINE).all(|x| is_inside(x, y)));
    let mean = |is_part: &dyn Fn(usize, usize) -> bool| {
        let parts = places().flat_map(|y| places().map(move |x| (x, y))).filter(|(x, y)| is_part(*x, *y));
        let (count, sum) = parts.fold((0, [0.0; 3]), |(count, sum), (x, y)| (count + 1, add(sum, pixel(x, y), 1.0)));
        (count >= MIN_PIXELS).then(|| sum.map(|value| value / count as f32))
    };
    mean(&is_deep_inside).or_else(|| mean(&is_inside)).unwrap_or(background)
}

/// Returns the median color of a ring at the edge of a square, where pieces seldom reach.
fn background(pixel: impl Fn(usize, usize) -> Rgb) -> Rgb {
    let is_ring = |place: usize| (1..EDGE).contains(&place) || (SQUARE - EDGE..SQUARE - 1).contains(&place);
    let places = (1..SQUARE - 1).flat_map(|y| (1..SQUARE - 1).map(move |x| (x, y)));
    let ring: Vec<Rgb> = places.filter(|(x, y)| is_ring(*x) || is_ring(*y)).map(|(x, y)| pixel(x, y)).collect();
    [0, 1, 2].map(|channel| {
        let mut values: Vec<f32> = ring.iter().map(|pixel| pixel[channel]).collect();
        values.sort_by(f32::total_cmp);
        values[values.len() / 2]
    })
}

/// Makes the color likelier that pieces of the same shade have.
pub(super) fn compare(shades: &[Rgb; 64], squares: &mut [SquareScores; 64]) {
    let mut pieces: Vec<(usize, f32)> = (0..64)
        .filter(|square| !squares[*square].is_empty())
        .map(|square| (square, 1.0 - squares[square].white_share()))
        .collect();
    if pieces.len() < MIN_PIECES {
        return;
    }
    let before: Vec<f32> = pieces.iter().map(|(_, black)| log_odds(*black)).collect();
    let mut gains = Vec::new();
    for _ in 0..ROUNDS {
        let Some(told) = gains_of_shades(shades, &pieces) else { return };
        gains = told;
        for (((_, black), before), gain) in pieces.iter_mut().zip(&before).zip(&gains) {
            *black = 1.0 / (1.0 + (-before - gain).exp());
        }
    }
    for ((square, _), gain) in pieces.iter().zip(gains) {
        squares[*square].make_black_likelier(gain);
    }
}

/// Returns how much each piece's shade adds to its log-odds of being black. `None` if the shades tell nothing. `pieces`
/// are squares and their probability of black.
fn gains_of_shades(shades: &[Rgb; 64], pieces: &[(usize, f32)]) -> Option<Vec<f32>> {
    let mean = |weight: fn(f32) -> f32| {
        let total: f32 = pieces.iter().map(|(_, black)| weight(*black)).sum();
        let sum = pieces.iter().fold([0.0; 3], |sum, (square, black)| add(sum, shades[*square], weight(*black)));
        (total >= 1.0).then(|| sum.map(|value| value / total))
    };
    let (white, black) = (mean(|black| 1.0 - black)?, mean(|black| black)?);
    let direction = add(black, white, -1.0);
    let contrast = dot(direction, direction).sqrt();
    if contrast < MIN_CONTRAST {
        return None;
    }
    // The place of each shade between white, -0.5, and black, 0.5.
    let middle = add(white, direction, 0.5);
    let place = |square: usize| dot(add(shades[square], middle, -1.0), direction) / (contrast * contrast);
    let error = |(square, black): &(usize, f32)| place(*square) - if *black < 0.5 { -0.5 } else { 0.5 };
    let variance = pieces.iter().map(|piece| error(piece).powi(2)).sum::<f32>() / pieces.len() as f32;
    let variance = variance.max(MIN_SPREAD * MIN_SPREAD);
    let gain = |square: usize| WEIGHT * (place(square) / variance).clamp(-MAX_LOG_ODDS, MAX_LOG_ODDS);
    Some(pieces.iter().map(|(square, _)| gain(*square)).collect())
}

fn log_odds(probability: f32) -> f32 {
    let probability = probability.clamp(1e-6, 1.0 - 1e-6);
    (probability / (1.0 - probability)).ln()
}

fn add(sum: Rgb, other: Rgb, factor: f32) -> Rgb {
    [0, 1, 2].map(|channel| sum[channel] + factor * other[channel])
}

fn dot(one: Rgb, other: Rgb) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::reading::SeenSquare;

    const LIGHT: Rgb = [240.0, 217.0, 181.0];
    const INK: Rgb = [20.0; 3];

    /// Draws a board with outlined boxes of these colors on its first squares.
    fn board(fills: &[Rgb]) -> Vec<Rgb> {
        let mut board = vec![LIGHT; SIDE * SIDE];
        for (square, fill) in fills.iter().enumerate() {
            for y in 8..36 {
                for x in 10..30 {
                    let is_outline = !(12..28).contains(&x) || !(10..34).contains(&y);
                    let at = (MARGIN + square / 8 * SQUARE + y) * SIDE + MARGIN + square % 8 * SQUARE + x;
                    board[at] = if is_outline { INK } else { *fill };
                }
            }
        }
        board
    }

    /// Returns a square with a pawn that is black with this probability.
    fn pawn(black: f32) -> SquareScores {
        let mut scores = [-20.0; 13];
        (scores[1], scores[7]) = ((1.0 - black).ln(), black.ln());
        SquareScores { scores, other: 0.0, descriptor: [0.0; SeenSquare::DESCRIPTOR_LEN] }
    }

    fn empty() -> SquareScores {
        let mut scores = [-20.0; 13];
        scores[0] = 0.0;
        SquareScores { scores, ..pawn(0.5) }
    }

    #[test]
    fn the_shade_is_that_inside_the_outline() {
        let fill = [200.0, 90.0, 60.0];
        let shades = shades(&board(&[fill]));
        assert_eq!((shades[0], shades[1]), (fill, LIGHT));
    }

    #[test]
    fn pieces_of_clear_color_tell_that_of_others() {
        let (white, black) = ([250.0, 245.0, 230.0], [190.0, 90.0, 60.0]);
        let shades = shades(&board(&[white, white, white, black, black, black]));
        let mut squares = [empty(); 64];
        let likely = [0.02, 0.02, 0.6, 0.98, 0.98, 0.3];
        squares.iter_mut().zip(likely).for_each(|(square, black)| *square = pawn(black));
        compare(&shades, &mut squares);
        let is_black: Vec<bool> = squares[..6].iter().map(|square| square.white_share() < 0.5).collect();
        assert_eq!(is_black, [false, false, false, true, true, true]);
        assert_eq!(squares[6], empty());
    }

    #[test]
    fn pieces_of_one_color_tell_nothing() {
        let shades = shades(&board(&[[250.0; 3], [240.0; 3], [200.0; 3]]));
        let mut squares = [empty(); 64];
        squares[..3].fill(pawn(0.1));
        let before = squares;
        compare(&shades, &mut squares);
        assert_eq!(squares, before);
    }
}
