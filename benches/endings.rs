//! Endings proven by retrograde analysis: the cost of tables and answers, and results compared with other sources.
//!
//! Every position of `tests/data/endings.tsv` is proven. With the environment variable `SYZYGY_PATH`, every position of
//! the Syzygy tables of up to four pieces in these folders is compared by win, draw and loss, which takes minutes. A
//! difference ends the program with an error.
//!
//! Target: all moves of a position are answered in less than a millisecond. Times are of all processors.
//! `cargo bench --no-default-features --bench endings`.

#[path = "../tests/core/rules/known_endings.rs"]
mod known_endings;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use fenwright::notation::fen;
use fenwright::rules::endings::{EndingTables, Endings, MAX_PIECES, Material};
use fenwright::rules::solver::SearchControl;
use fenwright::rules::{self, GameResult, Proof, Prover};
use fenwright::{Color, Piece, Position, Role, Size, Square};
use shakmaty::{CastlingMode, Chess, FromSetup, PositionError, Setup};
use shakmaty_syzygy::{Tablebase, Wdl};

use self::known_endings::KnownEnding;

/// The material whose tables are made, with the files and ranks of the board.
const MADE: [(&str, u8, u8); 7] = [
    ("KQvK", 8, 8),
    ("KRvKN", 8, 8),
    ("KQvKR", 8, 8),
    ("KRvKP", 8, 8),
    ("KPvKP", 8, 8),
    ("KPPvK", 8, 8),
    ("KQvKR", 10, 8),
];

fn main() -> ExitCode {
    for (name, files, ranks) in MADE {
        if let Some(size) = Size::new(files, ranks) {
            make(name, size);
        }
    }
    let mut differences = known_results();
    if let Some(folders) = env::var_os("SYZYGY_PATH") {
        differences += beside_syzygy(&env::split_paths(&folders).collect::<Vec<_>>());
    }
    println!("{differences} differences");
    if differences == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn processors() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Returns the tables of a material, with a position of it.
fn tables(endings: &Endings, name: &str, size: Size) -> Option<(EndingTables, Position)> {
    let position = rules::random(size, name, 1).ok()?;
    let tables = endings.make(&Material::of(&position).ok()?, processors(), &SearchControl::default()).ok()?;
    Some((tables, position))
}

/// Makes the tables of a material and those that it needs, and asks for all moves of a position.
fn make(name: &str, size: Size) {
    let (endings, start) = (Endings::default(), Instant::now());
    let Some((tables, position)) = tables(&endings, name, size) else { return println!("{name} {size}: not made") };
    let (made, start) = (start.elapsed(), Instant::now());
    let moves = tables.moves(&position).len();
    let answered = start.elapsed();
    let promise = if answered < Duration::from_millis(1) { "kept" } else { "MISSED" };
    let megabytes = endings.bytes() as f64 / 1e6;
    println!("{name} {size}: {made:.2?}, {megabytes:.1} MB, values of {moves} moves in {answered:.1?}  {promise}");
}

/// Proves all known positions. Returns the number of differences.
fn known_results() -> usize {
    let (prover, start) = (Prover::default(), Instant::now());
    let known: Vec<KnownEnding> = KnownEnding::all().collect();
    let difference = |known: &KnownEnding| {
        let proof = prover.prove(&known.position, processors(), &SearchControl::default());
        proof.map_or_else(|reason| Some(reason.to_string()), |proof| known.difference(proof))
    };
    let differences: Vec<String> = known.iter().filter_map(difference).collect();
    for difference in &differences {
        println!("{difference}");
    }
    println!("{} known positions: {:.1?}, {} differences", known.len(), start.elapsed(), differences.len());
    differences.len()
}

/// Compares all tables of up to four pieces in these folders. Returns the number of differences.
fn beside_syzygy(folders: &[PathBuf]) -> usize {
    let mut syzygy = Tablebase::new();
    let mut names = BTreeSet::new();
    for folder in folders {
        if let Err(error) = syzygy.add_directory(folder) {
            println!("{}: {error}", folder.display());
        }
        let files = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
        let tables = files.filter_map(|file| Some(file.file_name().to_str()?.strip_suffix(".rtbw")?.to_owned()));
        names.extend(tables.filter(|name| name.len() <= MAX_PIECES + "v".len()));
    }
    let endings = Endings::default();
    names.iter().map(|name| beside_syzygy_table(name, &syzygy, &endings)).sum()
}

/// Compares all positions of a material, up to symmetry, on all processors. Returns the number of differences.
fn beside_syzygy_table(name: &str, syzygy: &Tablebase<Chess>, endings: &Endings) -> usize {
    let start = Instant::now();
    let Some((tables, position)) = tables(endings, name, Size::STANDARD) else {
        println!("{name}: not made");
        return 1;
    };
    let (king, others): (Vec<Piece>, Vec<Piece>) = position
        .board
        .pieces()
        .map(|(_, piece)| piece)
        .partition(|piece| *piece == Piece::new(Color::White, Role::King));
    let has_pawns = others.iter().any(|piece| piece.role == Role::Pawn);
    // A flip of the files, and without pawns the other symmetries, bring the white king here.
    let is_needed = |square: &Square| square.file < 4 && (has_pawns || square.rank <= square.file);
    let squares = Mutex::new(Size::STANDARD.squares().filter(is_needed));
    let all = Mutex::new(Comparison::default());
    thread::scope(|scope| {
        let compare = || {
            while let Some(square) = squares.lock().ok().and_then(|mut squares| squares.next()) {
                let mut position = Position::empty(Size::STANDARD);
                position.board.set(square, king.first().copied());
                let mut found = Comparison::default();
                found.add_all(position, &others, &|position| judge(position, &tables, syzygy));
                if let Ok(mut all) = all.lock() {
                    all.join(found);
                }
            }
        };
        for _ in 0..processors().get() {
            scope.spawn(compare);
        }
    });
    let Comparison { illegal, results, differences } = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    differences.iter().take(3).for_each(|text| println!("{text}"));
    let ([wins, draws, losses], differences) = (results, differences.len());
    let took = start.elapsed();
    println!(
        "{name}: {wins} won, {draws} drawn, {losses} lost, {illegal} illegal, {took:.1?}, {differences} differences"
    );
    differences
}

/// Returns the results of a position by the tables of this program and by Syzygy tables; `None` if it is illegal.
fn judge(position: &Position, tables: &EndingTables, syzygy: &Tablebase<Chess>) -> [Option<GameResult>; 2] {
    let own = tables.value(position).map(|value| Proof::from(value).result);
    let setup = Setup::try_from(position).ok();
    let game = setup.and_then(|setup| {
        let game = Chess::from_setup(setup, CastlingMode::Standard);
        // A table has also positions that no game can reach.
        game.or_else(PositionError::ignore_too_much_material).or_else(PositionError::ignore_impossible_check).ok()
    });
    let other = game.and_then(|game| syzygy.probe_wdl_after_zeroing(&game).ok()).map(|result| match result {
        Wdl::Win | Wdl::CursedWin => GameResult::Win,
        Wdl::Draw => GameResult::Draw,
        Wdl::Loss | Wdl::BlessedLoss => GameResult::Loss,
    });
    [own, other]
}

/// The positions that were compared.
#[derive(Debug, Default)]
struct Comparison {
    illegal: usize,
    /// Wins, draws and losses.
    results: [usize; 3],
    differences: Vec<String>,
}

impl Comparison {
    /// Adds all positions in which the pieces are on other squares, with each side to move.
    fn add_all(&mut self, position: Position, pieces: &[Piece], judge: &impl Fn(&Position) -> [Option<GameResult>; 2]) {
        let [piece, others @ ..] = pieces else {
            return Color::ALL.into_iter().for_each(|side_to_move| {
                let position = Position { side_to_move, ..position };
                self.add(&position, judge(&position));
            });
        };
        for square in Size::STANDARD.squares().filter(|square| position.board.get(*square).is_none()) {
            if piece.role != Role::Pawn || (1..7).contains(&square.rank) {
                let mut position = position;
                position.board.set(square, Some(*piece));
                self.add_all(position, others, judge);
            }
        }
    }

    fn add(&mut self, position: &Position, results: [Option<GameResult>; 2]) {
        match results {
            [None, None] => self.illegal += 1,
            [Some(own), Some(other)] if own == other => self.results[own as usize] += 1,
            [own, other] => self.differences.push(format!("{}: {own:?}, Syzygy {other:?}", fen::write(position))),
        }
    }

    fn join(&mut self, other: Self) {
        self.illegal += other.illegal;
        self.results.iter_mut().zip(other.results).for_each(|(sum, more)| *sum += more);
        self.differences.extend(other.differences);
    }
}
