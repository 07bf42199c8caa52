//! How many boards are read exactly after a person has corrected one board of their design: for `training/benchmark/run.py`.
//!
//! Reads lines of JSON on the standard input, `{"design", "file", "boards": [{"placement", "flipped", "corners"}]}`. Of each
//! design the first board that was not read exactly is corrected and its looks are remembered; then all others are read
//! again. Writes a line for each design: `{"design", "boards", "exact"}`, without the
//! corrected board; `either_way` counts those too that are right but for the side at the bottom.

use std::error::Error;
use std::fs;
use std::io::{self, BufRead};

use fenwright::notation::fen;
use fenwright::vision::{BoardReading, LearnedDesigns, Picture, read};
use fenwright::{Board, Color};
use serde::Deserialize;
use serde_json::json;

#[derive(Deserialize)]
struct Line {
    design: String,
    file: String,
    boards: Vec<Truth>,
}

/// A board as it is.
#[derive(Clone, Deserialize)]
struct Truth {
    placement: String,
    #[serde(default)]
    flipped: bool,
    /// From the left upper corner clockwise; unknown of pages that are set by others.
    corners: Option<[[f32; 2]; 4]>,
}

impl Truth {
    fn board(&self) -> Option<Board> {
        Some(fen::read(&format!("{} w - - 0 1", self.placement)).ok()?.board)
    }

    fn bottom(&self) -> Color {
        if self.flipped { Color::Black } else { Color::White }
    }

    /// Its reading: the one at its place, or the one of its number.
    fn reading<'a>(&self, number: usize, readings: &'a [BoardReading]) -> Option<&'a BoardReading> {
        let Some(corners) = self.corners else { return readings.get(number) };
        let near = |reading: &&BoardReading| {
            let found = reading.corners;
            let ends = [0, 2].map(|end| (found.0[end].x - corners[end][0]).hypot(found.0[end].y - corners[end][1]));
            ends.into_iter().all(|distance| distance < found.square_side() / 3.0)
        };
        readings.iter().find(near)
    }
}

/// A picture and its boards.
struct Page {
    picture: Picture,
    boards: Vec<Truth>,
}

impl Page {
    /// Each board with its number, and what was read there.
    fn readings(&self, looks: &LearnedDesigns) -> Vec<(&Truth, Option<BoardReading>)> {
        let readings = read(&self.picture, looks);
        let numbered = self.boards.iter().enumerate();
        numbered.map(|(number, truth)| (truth, truth.reading(number, &readings).cloned())).collect()
    }
}

fn is_exact(truth: &Truth, reading: Option<&BoardReading>) -> bool {
    reading.is_some_and(|reading| truth.board() == Some(reading.board()))
}

/// The looks of the first board that was not read exactly, corrected, and the numbers of its page and of itself.
fn correction(pages: &[Page]) -> Option<(usize, usize, LearnedDesigns)> {
    let mut looks = LearnedDesigns::default();
    for (page, readings) in pages.iter().map(|page| page.readings(&LearnedDesigns::default())).enumerate() {
        for (number, (truth, reading)) in readings.into_iter().enumerate() {
            let Some(reading) = reading.filter(|reading| !is_exact(truth, Some(reading))) else { continue };
            let upright = if reading.bottom == truth.bottom() { reading } else { reading.turned() };
            looks.learn(&upright.confirmed(&truth.board()?));
            return Some((page, number, looks));
        }
    }
    None
}

fn report(design: &str, pages: &[Page]) {
    let correction = correction(pages);
    let nothing = LearnedDesigns::default();
    let looks = correction.as_ref().map_or(&nothing, |(_, _, looks)| looks);
    let (mut boards, mut exact, mut either_way) = (0, 0, 0);
    for (number, page) in pages.iter().enumerate() {
        for (place, (truth, reading)) in page.readings(looks).into_iter().enumerate() {
            if correction.as_ref().is_some_and(|(page, board, _)| (*page, *board) == (number, place)) {
                continue;
            }
            let is_right = is_exact(truth, reading.as_ref());
            let is_turned = is_exact(truth, reading.as_ref().map(BoardReading::turned).as_ref());
            boards += 1;
            exact += usize::from(is_right);
            either_way += usize::from(is_right || is_turned);
        }
    }
    println!("{}", json!({"design": design, "boards": boards, "exact": exact, "either_way": either_way}));
}

fn main() -> Result<(), Box<dyn Error>> {
    let lines = io::stdin().lock().lines().map(|line| Ok(serde_json::from_str(&line?)?));
    let lines: Vec<Line> = lines.collect::<Result<_, Box<dyn Error>>>()?;
    // The pictures of one design at a time, since all of them would take gigabytes.
    for lines in lines.chunk_by(|one, other| one.design == other.design) {
        let pages = lines
            .iter()
            .map(|line| Ok(Page { picture: Picture::decode(&fs::read(&line.file)?)?, boards: line.boards.clone() }));
        report(&lines[0].design, &pages.collect::<Result<Vec<_>, Box<dyn Error>>>()?);
    }
    Ok(())
}
