//! The attention layers of the network, which compare all squares of a board with each other, and the network for
//! coordinate signs.

use ndarray::{Array2, ArrayView1, Axis, Slice};

use super::maps::{Maps, ROW};
use super::weights::{AttentionLayer, Linear, Norm, SIGN_HALVES, SIGN_WEIGHTS, SIGNS, TOKEN};

/// Number of attention heads.
const HEADS: usize = 4;

pub(super) fn linear(rows: &Array2<f32>, map: &Linear) -> Array2<f32> {
    rows.dot(&map.matrix) + &map.bias
}

/// Layer normalization: every row with mean 0 and variance 1, then gain and bias.
pub(super) fn normed(rows: &Array2<f32>, norm: &Norm) -> Array2<f32> {
    let mut rows = rows.clone();
    for mut row in rows.rows_mut() {
        let mean = row.sum() / row.len() as f32;
        let variance = row.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / row.len() as f32;
        let factor = 1.0 / (variance + 1e-5).sqrt();
        for ((value, gain), bias) in row.iter_mut().zip(&norm.gain).zip(&norm.bias) {
            *value = (*value - mean) * factor * gain + bias;
        }
    }
    rows
}

pub(super) fn log_softmax(scores: &ArrayView1<f32>) -> Vec<f32> {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = scores.iter().map(|score| (score - most).exp()).sum();
    scores.iter().map(|score| score - most - sum.ln()).collect()
}

/// Applies an attention layer to the tokens of a board.
pub(super) fn layer(tokens: &Array2<f32>, layer: &AttentionLayer) -> Array2<f32> {
    let qkv = linear(&normed(tokens, &layer.before), &layer.qkv);
    let width = TOKEN / HEADS;
    let mut mixed = Array2::zeros((tokens.nrows(), TOKEN));
    for head in 0..HEADS {
        let part = |number: usize| {
            let start = number * TOKEN + head * width;
            qkv.slice_axis(Axis(1), Slice::from(start..start + width))
        };
        let mut scores = part(0).dot(&part(1).t());
        scores /= (width as f32).sqrt();
        for mut row in scores.axis_iter_mut(Axis(0)) {
            let shares = log_softmax(&row.view());
            row.iter_mut().zip(shares).for_each(|(value, share)| *value = share.exp());
        }
        mixed.slice_axis_mut(Axis(1), Slice::from(head * width..(head + 1) * width)).assign(&scores.dot(&part(2)));
    }
    let tokens = tokens + &linear(&mixed, &layer.out);
    let mut inner = linear(&normed(&tokens, &layer.between), &layer.widen);
    inner.mapv_inplace(|value| value.max(0.0));
    let added = linear(&inner, &layer.narrow);
    tokens + added
}

/// Side of the picture of a sign, in pixels.
pub(in crate::vision) const SIDE: usize = 72;
/// Minimum standard deviation to divide by, so that noise is not amplified.
const LEAST_SPREAD: f32 = 8.0;

/// Returns for each of eight gray pictures the probabilities of no sign, the letters a to h, and the figures 1 to 8.
pub(in crate::vision) fn classify_signs(pictures: &[Vec<f32>; ROW]) -> [[f32; SIGNS]; ROW] {
    let mut likely = [[0.0; SIGNS]; ROW];
    let Some(weights) = &*SIGN_WEIGHTS else { return likely };
    let mut maps = Maps::of_pictures(SIDE, 1, pictures.iter().map(|picture| normalised(picture)));
    for (convolution, halves) in weights.convolutions.iter().zip(SIGN_HALVES) {
        maps = maps.convolved(convolution, halves, false);
    }
    let scores = linear(&strongest(&maps), &weights.sign);
    for (out, row) in likely.iter_mut().zip(scores.axis_iter(Axis(0))) {
        out.iter_mut().zip(log_softmax(&row)).for_each(|(out, score)| *out = score.exp());
    }
    likely
}

/// Returns the maximum over all pixels of each picture, for each channel (max pooling).
fn strongest(maps: &Maps) -> Array2<f32> {
    let values = maps.without_border();
    let pixels = values.len() / (ROW * maps.channels);
    let mut most = Array2::zeros((ROW, maps.channels));
    for (number, pixel) in values.chunks_exact(maps.channels).enumerate() {
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
