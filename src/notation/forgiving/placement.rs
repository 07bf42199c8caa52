//! The first field, found in what surrounds it and mended.

use std::ops::Range;

use super::alphabet::{ALL, Alphabet, ENGLISH, ENGLISH_LARGE};
use super::assemble::{FARTHEST, assemble, board};
use super::core::{Core, cores, full_rank};
use super::rank;
use super::stretch::{MOST_SEARCHED, Stretch, runs};
use crate::board::{Board, Color, Piece, Role, Size, Square};
use crate::notation::fen;

/// A placement that was found.
#[derive(Clone, Debug)]
pub(super) struct Placement {
    /// The boards it can mean at the same cost.
    pub(super) boards: Vec<Board>,
    /// Where it is in the text.
    pub(super) range: Range<usize>,
    /// How far the text is from saying so in strict FEN; 0 is strict.
    pub(super) cost: u32,
    /// The letters it is written in.
    pub(super) alphabet: Alphabet,
}

/// No placement has more bytes: a hundred pieces and nine strokes.
const LONGEST: usize = 109;

/// Strokes that are not `/`.
const OTHER_STROKE: u32 = 1;

/// Pawns on the first or last rank, in another language.
const ODD_PAWNS: u32 = 2;

/// The placement that a text begins with, if it is strict FEN: then nothing has to be searched for.
pub(super) fn strict(text: &str) -> Option<Placement> {
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let position = fen::read(&format!("{} w - - 0 1", text.get(..end).filter(|word| word.len() <= LONGEST)?)).ok()?;
    Some(Placement { boards: vec![position.board], range: 0..end, cost: 0, alphabet: ENGLISH })
}

/// Finds the likeliest placement of a text.
pub(super) fn find(text: &str) -> Option<Placement> {
    let with_strokes = ['/', '\\'].into_iter().flat_map(|stroke| {
        runs(text, stroke)
            .into_iter()
            .filter_map(move |run| read_run(text, &run))
            .map(move |placed| Placement { cost: placed.cost + u32::from(stroke != '/') * OTHER_STROKE, ..placed })
    });
    cheapest(with_strokes)
        .or_else(|| ["-", ",", "|", ":", ";", "_", "+", ".", " "].into_iter().find_map(|stroke| even(text, stroke)))
        .or_else(|| without_strokes(text))
}

/// The first of the cheapest.
fn cheapest(placements: impl Iterator<Item = Placement>) -> Option<Placement> {
    placements.min_by_key(|placed| placed.cost)
}

/// The cheapest way to read a run of stretches as a placement.
fn read_run(text: &str, run: &[Stretch]) -> Option<Placement> {
    let large = std::iter::once((&ENGLISH_LARGE, true));
    let alphabets = ALL.iter().map(|alphabet| (alphabet, false)).chain(large);
    let mut best: Option<Placement> = None;
    for (alphabet, is_large) in alphabets {
        // What is strict in the letters of FEN is not read in another language.
        if best.as_ref().is_some_and(|placed| placed.cost <= alphabet.cost) {
            continue;
        }
        for core in cores(text, run, alphabet) {
            let placed = read_core(&core, alphabet, is_large);
            best = cheapest(best.into_iter().chain(placed));
        }
    }
    best
}

/// Reads stretches that hold nothing but ranks.
fn read_core(core: &Core, alphabet: &Alphabet, is_large: bool) -> Option<Placement> {
    let size = if is_large { large_size(&core.stretches).filter(|_| !core.is_cut)? } else { Size::STANDARD };
    let (rows, cost) = assemble(core, alphabet, size);
    let core = &core.stretches;
    let range = core.first()?.range.start..core.last()?.range.end;
    let boards: Vec<Board> = rows.iter().map(|rows| board(rows, alphabet, size)).collect();
    let cost = cost + alphabet.cost + boards.first().map_or(0, |board| odd_pawns(board, alphabet));
    let is_bare = core.len() < 5 && !boards.first().is_some_and(|board| has_kings(board) || is_forsyth(core, board));
    (!boards.is_empty() && cost <= FARTHEST && !is_bare).then_some(Placement {
        boards,
        range,
        cost,
        alphabet: *alphabet,
    })
}

/// Whether few stretches are a board in Forsyth's own form: nothing but pieces and runs, which fill it.
fn is_forsyth(core: &[Stretch], board: &Board) -> bool {
    let is_plain = |stretch: &Stretch| stretch.text.chars().all(|char| !rank::is_blank(char));
    board.pieces().next().is_some() && core.iter().all(is_plain)
}

/// What pawns on the first or last rank cost in another language.
fn odd_pawns(board: &Board, alphabet: &Alphabet) -> u32 {
    let is_back = |square: Square| square.rank == 0 || square.rank + 1 == board.size().ranks();
    let has_odd = board.pieces().any(|(square, piece)| piece.role == Role::Pawn && is_back(square));
    if has_odd && alphabet.cost > 0 { ODD_PAWNS } else { 0 }
}

fn has_kings(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| board.find(Piece::new(color, Role::King)).next().is_some())
}

/// The size of a board whose ranks mostly have one width other than 8.
fn large_size(core: &[Stretch]) -> Option<Size> {
    let widths: Vec<usize> =
        core.iter().filter_map(|stretch| rank::squares(&stretch.text, &ENGLISH_LARGE)).map(usize::from).collect();
    let count = |width: usize| widths.iter().filter(|other| **other == width).count();
    let width = widths.iter().copied().max_by_key(|width| count(*width))?;
    let is_usual = count(width) * 2 > core.len();
    Size::new(u8::try_from(width).ok()?, u8::try_from(core.len()).ok()?).filter(|size| is_usual && !size.is_standard())
}

/// Eight ranks without a fault, kept apart by another sign.
fn even(text: &str, stroke: &str) -> Option<Placement> {
    const RANKS: usize = 8;
    let mut stretches: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    let is_rank = |word: &str| rank::squares(word, &ENGLISH) == Some(8) && !word.contains(rank::is_blank);
    for part in text.split(stroke).take(MOST_SEARCHED) {
        let (start, end) = (at + part.len() - part.trim_start().len(), at + part.trim_end().len());
        at += part.len() + stroke.len();
        let part = part.trim();
        if stretches.len() == RANKS - 1
            && let Some(full) = full_rank(part, &ENGLISH).filter(|full| is_rank(&part[..*full]))
        {
            stretches.push(start..start + full);
            break;
        }
        let word = last_word(part);
        if word.len() < part.len() || !is_rank(word) {
            stretches.clear();
        }
        if is_rank(word) {
            stretches.push(end - word.len()..end);
        }
    }
    let stretches: Vec<Stretch> = stretches.into_iter().map(|range| Stretch::of(text, range)).collect();
    let core = Core { stretches, is_cut: true };
    let placed = (core.stretches.len() == RANKS).then(|| read_core(&core, &ENGLISH, false))??;
    Some(Placement { cost: placed.cost + OTHER_STROKE, ..placed })
}

/// What follows the last sign that cannot be part of a rank.
fn last_word(text: &str) -> &str {
    text.rsplit(|char: char| !rank::is_part(char, &ENGLISH) || rank::is_blank(char)).next().unwrap_or_default()
}

/// A word that is a whole board without strokes, with both kings.
fn without_strokes(text: &str) -> Option<Placement> {
    const SHORTEST: usize = 6;
    let mut at = 0;
    let words = text.split(|char: char| !char.is_ascii_alphanumeric()).take(MOST_SEARCHED).map(|word| {
        let start = at;
        at += word.len();
        at += text[at..].chars().next().map_or(0, char::len_utf8);
        start..start + word.len()
    });
    let words: Vec<_> = words.filter(|word| word.len() >= SHORTEST).collect();
    let alphabets = ALL.iter().flat_map(|alphabet| words.iter().map(move |word| (alphabet, word)));
    let placements = alphabets.filter_map(|(alphabet, word)| {
        let stretch = Stretch::of(text, word.clone());
        let reading =
            rank::readings(&stretch.text, alphabet, 8, 8).into_iter().find(|reading| reading.rows.len() == 8)?;
        let board = board(&reading.rows, alphabet, Size::STANDARD);
        let cost = reading.cost + alphabet.cost;
        has_kings(&board).then(|| Placement { boards: vec![board], range: word.clone(), cost, alphabet: *alphabet })
    });
    cheapest(placements)
}
