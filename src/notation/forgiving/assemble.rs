//! Ranks put together to boards.

use super::alphabet::Alphabet;
use super::core::Core;
use super::rank::{self, Interpretation, Row};
use crate::board::{Board, Size, Square};

/// Placements that are farther from FEN than this are none.
pub(super) const FARTHEST: u32 = 16;

/// How many boards are kept while the ranks are put together.
const BOARDS: usize = 24;

/// A rank left out that has no squares, one that only has letters, an empty one, one with pieces.
const NO_RANK: u32 = 2;
const POCKET: u32 = 3;
const EMPTY_RANK: u32 = 6;
const RANK: u32 = 9;

/// Puts the ranks of a board together: every way that costs the least, with that cost.
pub(super) fn assemble(core: &Core, alphabet: &Alphabet, size: Size) -> (Vec<Vec<Row>>, u32) {
    let ranks = usize::from(size.ranks());
    let mut partial: Vec<Vec<(u32, Vec<Row>)>> = vec![Vec::new(); ranks + 1];
    partial[0].push((0, Vec::new()));
    for (index, stretch) in core.stretches.iter().enumerate() {
        let mut readings = rank::readings(&stretch.text, alphabet, size.files(), size.ranks());
        for reading in &mut readings {
            reading.cost += stretch.cost;
        }
        let is_last = index + 1 == core.stretches.len();
        let is_pocket = is_last && stretch.text.chars().all(|char| char.is_ascii_alphabetic());
        if !readings.is_empty() || stretch.text.is_empty() || is_pocket {
            readings.push(Interpretation { rows: Vec::new(), cost: left_out(&stretch.text, is_last) });
        }
        if !core.is_cut {
            with_empty_rank(&mut partial);
        }
        partial = extended(&partial, &readings);
    }
    if !core.is_cut {
        with_empty_rank(&mut partial);
    }
    let Some(full) = partial.pop() else { return (Vec::new(), 0) };
    let least = full.iter().map(|(cost, _)| *cost).min().unwrap_or(0);
    (full.into_iter().filter(|(cost, _)| *cost == least).map(|(_, rows)| rows).collect(), least)
}

/// What it costs to leave a stretch out.
fn left_out(text: &str, is_last: bool) -> u32 {
    match text {
        "" => NO_RANK,
        _ if is_last && text.len() != 8 && !text.contains(|char: char| char.is_ascii_digit()) => POCKET,
        "8" => EMPTY_RANK,
        _ => RANK,
    }
}

/// Lets one empty rank stand after every beginning that has none put in yet.
fn with_empty_rank(partial: &mut [Vec<(u32, Vec<Row>)>]) {
    for rows in (1..partial.len()).rev() {
        let longer: Vec<_> = partial[rows - 1]
            .iter()
            .map(|(cost, rows)| (cost + EMPTY_RANK, rows.iter().copied().chain([[None; 10]]).collect()))
            .collect();
        keep(&mut partial[rows], longer);
    }
}

/// Every beginning with every reading of the next stretch after it.
fn extended(partial: &[Vec<(u32, Vec<Row>)>], readings: &[Interpretation]) -> Vec<Vec<(u32, Vec<Row>)>> {
    let mut longer = vec![Vec::new(); partial.len()];
    for (count, beginnings) in partial.iter().enumerate() {
        for reading in readings {
            let Some(place) = longer.get_mut(count + reading.rows.len()) else { continue };
            let more = beginnings
                .iter()
                .map(|(cost, rows)| (cost + reading.cost, rows.iter().chain(&reading.rows).copied().collect()));
            keep(place, more.collect());
        }
    }
    longer
}

/// Adds what is new and keeps the cheapest.
fn keep(place: &mut Vec<(u32, Vec<Row>)>, more: Vec<(u32, Vec<Row>)>) {
    for (cost, rows) in more.into_iter().filter(|(cost, _)| *cost <= FARTHEST) {
        match place.iter_mut().find(|(_, other)| *other == rows) {
            Some(other) => other.0 = other.0.min(cost),
            None => place.push((cost, rows)),
        }
    }
    place.sort_by_key(|(cost, _)| *cost);
    place.truncate(BOARDS);
}

pub(super) fn board(rows: &[Row], alphabet: &Alphabet, size: Size) -> Board {
    let mut board = Board::empty(size);
    for (row, rank) in rows.iter().zip((0..size.ranks()).rev()) {
        let is_back = rank == 0 || rank + 1 == size.ranks();
        for (piece, file) in row.iter().zip(0..size.files()) {
            let piece = piece.map(|piece| if is_back { alphabet.on_back_rank(piece) } else { piece });
            board.set(Square::new(file, rank), piece);
        }
    }
    board
}
