//! Reading a coordinate sign in a small picture, with a network of its own.

use ndarray::{Array2, Axis};

use super::context;
use super::maps::{Maps, ROW};
use super::weights::{SIGN_HALVES, SIGNS, SignWeights};

/// Side of a picture, in pixels.
pub(in crate::vision) const SIDE: usize = 72;
/// Minimum standard deviation to divide by, so that noise is not amplified.
const LEAST_SPREAD: f32 = 8.0;

/// Returns for each of eight gray pictures the probabilities of no sign, the letters a to h, and the figures 1 to 8.
pub(in crate::vision) fn classify_signs(pictures: &[Vec<f32>; ROW]) -> [[f32; SIGNS]; ROW] {
    let mut likely = [[0.0; SIGNS]; ROW];
    let Some(weights) = SignWeights::get() else { return likely };
    let mut maps = Maps::of_pictures(SIDE, 1, pictures.iter().map(|picture| normalised(picture)));
    for (convolution, halves) in weights.convolutions.iter().zip(SIGN_HALVES) {
        maps = maps.convolved(convolution, halves, false);
    }
    let scores = context::linear(&strongest(&maps), &weights.sign);
    for (out, row) in likely.iter_mut().zip(scores.axis_iter(Axis(0))) {
        out.iter_mut().zip(context::log_softmax(&row)).for_each(|(out, score)| *out = score.exp());
    }
    likely
}

/// Max pooling over all pixels of each picture.
fn strongest(maps: &Maps) -> Array2<f32> {
    let values = maps.without_border();
    let pixels = values.len() / (ROW * maps.channels());
    let mut most = Array2::zeros((ROW, maps.channels()));
    for (number, pixel) in values.chunks_exact(maps.channels()).enumerate() {
        let mut row = most.row_mut(number / pixels);
        row.iter_mut().zip(pixel).for_each(|(most, value)| *most = value.max(*most));
    }
    most
}

fn normalised(picture: &[f32]) -> Vec<f32> {
    let count = picture.len() as f32;
    let mean = picture.iter().sum::<f32>() / count;
    let variance = picture.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / count;
    let factor = 1.0 / variance.sqrt().max(LEAST_SPREAD);
    picture.iter().map(|value| (value - mean) * factor).collect()
}
