//! A table of 4 million puzzles in the form of lichess's (0.9 GB), made from random games by a seed: the time until its
//! first position, until it is read, of searches beside `grep` in the same run, and of saving it with one edit.
//!
//! Targets on two processors: the first position within 0.3 s, each search within 5 s. Also checks that every byte but
//! those of the edited row is the same in the saved file.
//! `cargo bench --no-default-features --bench tables`; a number after `--` sets the number of rows.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use fenwright::Position;
use fenwright::document::search::{Search, SearchQuery};
use fenwright::document::{Document, Edit, Field};
use fenwright::notation::fen;
use fenwright::rules::Play;

const HEADER: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n";
const THEMES: [&str; 12] = [
    "advantage",
    "crushing",
    "endgame",
    "fork",
    "hangingPiece",
    "long",
    "mate",
    "middlegame",
    "opening",
    "pin",
    "sacrifice",
    "short",
];
/// Number of different puzzles, which are repeated with other names, ratings and themes.
const PUZZLES: usize = 50_000;

const QUERIES: [&str; 4] = ["rating:1500-1800 theme:fork", "fork sacrifice", "Q>=2", "men<=10 rating:>2400"];

fn main() -> io::Result<()> {
    let count = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(4_000_000);
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("puzzles.csv");
    write_table(&path, count)?;
    println!("{count} rows, {} MB", path.metadata()?.len() / 1_000_000);

    let grep = time_of(Command::new("grep").args(["-c", "fork"]).arg(&path))?;
    let start = Instant::now();
    let mut document = Document::open(&path).map_err(io::Error::other)?;
    let first = document.record(0).position().map_err(io::Error::other)?;
    println!("to the board: {:.1?} ({})", start.elapsed(), fen::write(&first));
    document.read_all();
    println!("read to its end: {:.2?}, {} records", start.elapsed(), document.len());
    for query in QUERIES {
        let start = Instant::now();
        let wake: Arc<dyn Fn() + Send + Sync> = Arc::new(|| ());
        let mut search = Search::start(&document.snapshot(), &SearchQuery::parse(query), wake);
        while !search.scan.wait_for(Duration::from_secs(1)) {}
        let time = start.elapsed();
        let ratio = time.as_secs_f64() / grep.as_secs_f64();
        println!("{query}: {time:.2?}, {} found, {ratio:.1} times grep ({grep:.2?})", search.found().len());
    }
    let middle = count / 2;
    document.apply(Edit::SetField { field: Field::Title, values: vec![(middle, "edited".to_owned())] });
    let copy = folder.path().join("copy.csv");
    let start = Instant::now();
    document.save_as(&copy).map_err(io::Error::other)?;
    println!("saved with one edit: {:.2?}, {} rows differ", start.elapsed(), different_rows(&path, &copy)?);
    Ok(())
}

fn time_of(command: &mut Command) -> io::Result<Duration> {
    let start = Instant::now();
    // grep stops at its first match if nothing reads its output.
    command.output()?;
    Ok(start.elapsed())
}

/// Writes a table of puzzles.
fn write_table(path: &Path, count: usize) -> io::Result<()> {
    let mut random = fastrand::Rng::with_seed(46);
    let puzzles = puzzles(&mut random);
    let mut out = BufWriter::new(File::create(path)?);
    out.write_all(HEADER.as_bytes())?;
    let mut row = String::new();
    for number in 0..count {
        row.clear();
        let puzzle = &puzzles[number % puzzles.len()];
        let (rating, popularity) = (random.u32(400..3200), random.i32(-50..100));
        let themes: Vec<&str> = THEMES.into_iter().filter(|_| random.u8(..) < 64).collect();
        let _ = writeln!(
            row,
            "{number:05x},{puzzle},{rating},{},{popularity},{},{},https://lichess.org/{number:08x}#{},\
             Sicilian_Defense Sicilian_Defense_Najdorf_Variation",
            random.u32(60..120),
            random.u32(1..9000),
            themes.join(" "),
            random.u32(1..90),
        );
        out.write_all(row.as_bytes())?;
    }
    out.flush()
}

/// Returns positions of random games, each with the moves that follow.
fn puzzles(random: &mut fastrand::Rng) -> Vec<String> {
    let mut puzzles = Vec::with_capacity(PUZZLES);
    while puzzles.len() < PUZZLES {
        let Some(mut play) = Play::from_position(&Position::start()) else { break };
        let mut game = Vec::new();
        for _ in 0..random.usize(20..160) {
            let moves = play.moves();
            let Some(next) = random.choice(&moves) else { break };
            game.push((fen::write(&play.position()), play.to_uci(*next)));
            if play.play(*next).is_err() {
                break;
            }
        }
        let length = random.usize(2..7);
        for line in game.chunks_exact(length).skip(1) {
            let moves: Vec<&str> = line.iter().map(|(_, uci)| uci.as_str()).collect();
            puzzles.push(format!("{},{}", line[0].0, moves.join(" ")));
        }
    }
    puzzles
}

/// Counts the lines that differ between two files.
fn different_rows(one: &Path, two: &Path) -> io::Result<usize> {
    let mut texts = [Vec::new(), Vec::new()];
    for (path, text) in [one, two].into_iter().zip(&mut texts) {
        File::open(path)?.read_to_end(text)?;
    }
    let [one, two] = texts.each_ref().map(|text| text.split(|byte| *byte == b'\n'));
    Ok(one.zip(two).filter(|(one, two)| one != two).count())
}
