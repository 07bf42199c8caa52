//! Positions out of games: after any move, at a move number, where there is a glyph, a comment or an arrow, before
//! captures. The moves that follow become the solution.
//!
//! `places` decides which positions are wanted, without playing a move; `line` plays the games as far as they are.

mod line;
mod places;

use crate::board::{Annotations, Position};
use crate::document::content::{Records, Snapshot};
use crate::document::work::Progress;
use crate::document::work::parallel::{self, Backlog};
use crate::notation::epd::{self, Operand, Operation};
use crate::notation::forgiving;
use crate::notation::pgn::{self, Game};

pub use places::{GamePlace, NotAPlace};

/// Maximum number of half moves of a game that are read.
const MAX_PLIES: usize = 20_000;

/// The positions to extract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extraction {
    /// The wanted places; a position at any of them is extracted once.
    pub places: Vec<GamePlace>,
    /// `true` if variations are searched too.
    pub has_variations: bool,
    /// Maximum number of half moves of a solution.
    pub solution_length: usize,
}

impl Default for Extraction {
    fn default() -> Self {
        Self { places: Vec::new(), has_variations: false, solution_length: Self::SOLUTION_LENGTH }
    }
}

/// A position out of a game, with its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtractedPosition {
    /// The position.
    pub position: Position,
    /// The players or the event, with the number of the move.
    pub title: String,
    /// The event, the site and the date, as far as they are known.
    pub source: String,
    /// The words of the comments at the position.
    pub comment: String,
    /// The arrows and marked squares at the position.
    pub annotations: Annotations,
    /// The moves that follow, in standard algebraic notation.
    pub solution: Vec<String>,
}

impl ExtractedPosition {
    /// Returns the texts as EPD operations: `id`, `c0` and further comments, and `pv`.
    pub fn into_operations(self) -> Vec<Operation> {
        let mut operations = vec![epd::name_operation(&self.title)];
        let source = if self.source.is_empty() { String::new() } else { format!("Source: {}", self.source) };
        let comments = [source, self.comment].into_iter().filter(|text| !text.is_empty()).enumerate();
        operations.extend(
            comments
                .map(|(number, text)| Operation { opcode: format!("c{number}"), operands: vec![Operand::Text(text)] }),
        );
        if !self.solution.is_empty() {
            operations.push(Operation::from_words("pv", self.solution));
        }
        if self.annotations.is_empty() {
            return operations;
        }
        epd::with_annotations(operations, &self.annotations)
    }
}

impl Extraction {
    /// The maximum number of half moves of a solution, if nothing else is chosen.
    pub const SOLUTION_LENGTH: usize = 12;

    /// Extracts positions from the games of a text, in order. Games that begin with an unreadable FEN are left out.
    ///
    /// ```
    /// use fenwright::document::{Extraction, GamePlace};
    /// let extraction = Extraction { places: vec!["nag".parse().unwrap()], ..Extraction::default() };
    /// let found = extraction.positions("[White \"Ann\"]\n[Black \"Bob\"]\n\n1. f3 e5 2. g4?? Qh4# 0-1\n");
    /// assert_eq!((found[0].title.as_str(), found[0].solution.as_slice()), ("Ann - Bob, 2", &["Qh4#".to_owned()][..]));
    /// ```
    pub fn positions(&self, text: &str) -> Vec<ExtractedPosition> {
        pgn::games(text).flat_map(|game| self.positions_of_game(text, &game)).collect()
    }

    /// Extracts positions from a game of a text.
    pub fn positions_of_game(&self, text: &str, game: &Game<'_>) -> Vec<ExtractedPosition> {
        let movetext = &text[game.movetext.clone()];
        if !self.may_match(movetext, game) {
            return Vec::new();
        }
        let Some(start) = start(game) else { return Vec::new() };
        let mut outline = pgn::outline(movetext, MAX_PLIES);
        if !self.has_variations && movetext.contains('(') {
            places::retain_main_line(&mut outline);
        }
        let places = self.find_places(&start, movetext, &outline);
        let found = line::positions(&start, movetext, &outline, &places, self.solution_length);
        let (players, source) = (players(game), source(game));
        let described = found.into_iter().map(|found| {
            let number = found.position.fullmove_number;
            let title = if players.is_empty() { number.to_string() } else { format!("{players}, {number}") };
            ExtractedPosition { title, source: source.clone(), ..found }
        });
        described.collect()
    }
}

impl Snapshot {
    /// Extracts positions from the games of these records, on several threads. Each record advances the progress by 1.
    /// The result of a cancelled job is incomplete.
    pub fn extract(&self, records: &Records, extraction: &Extraction, progress: &Progress) -> Vec<ExtractedPosition> {
        /// Number of records that a thread takes at once.
        const CHUNK: usize = 256;
        progress.set_total(records.len() as u64);
        let indices: Vec<usize> = records.iter().collect();
        let chunks: Vec<_> = indices.chunks(CHUNK).map(|chunk| (self.clone(), chunk)).collect();
        let extract = |(own, chunk): (Self, &[usize])| {
            let texts = chunk.iter().take_while(|_| !progress.is_cancelled()).filter_map(|index| {
                progress.advance(1);
                own.record(*index).game_text()
            });
            texts.flat_map(|text| extraction.positions(&text)).collect::<Vec<_>>()
        };
        let mut all = Vec::new();
        parallel::run_in_order(chunks.into_iter(), parallel::thread_count(), Backlog::Few, extract, |found| {
            all.extend(found);
            !progress.is_cancelled()
        });
        all
    }
}

fn start(game: &Game<'_>) -> Option<Position> {
    let variant = game.variant();
    match game.fen_tags().next() {
        Some(tag) => forgiving::read_as(&tag.value, variant).position().copied(),
        None => Some(Position::start_for_variant(variant.unwrap_or_default())),
    }
}

fn known<'a>(game: &'a Game<'_>, name: &str) -> Option<&'a str> {
    let value = game.tags.iter().find(|tag| tag.is(name)).map(|tag| tag.value.trim())?;
    Some(value).filter(|value| !value.chars().all(|char| matches!(char, '?' | '.' | '-' | '*' | ' ')))
}

/// Returns the players, or the event of a game without players.
fn players(game: &Game<'_>) -> String {
    match (known(game, "White"), known(game, "Black")) {
        (None, None) => known(game, "Event").unwrap_or_default().to_owned(),
        (white, black) => format!("{} - {}", white.unwrap_or("?"), black.unwrap_or("?")),
    }
}

fn source(game: &Game<'_>) -> String {
    let site = known(game, "Site").filter(|site| known(game, "Event").is_none_or(|event| !site.contains(event)));
    let parts = [known(game, "Event"), site, known(game, "Date")];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
