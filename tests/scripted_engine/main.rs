//! An engine for tests: it plays no chess, and behaves as well or as badly as its argument says.
//!
//! It introduces itself with its process id as its name, so that tests can look for it.

#![expect(clippy::unwrap_used, reason = "a test whose engine panics fails")]

use std::io::{BufRead, Write, stdin, stdout};
use std::process::{Child, Command as Launcher, Stdio, exit};
use std::time::Duration;
use std::{env, fs, thread};

use fenwright::Position;
use fenwright::engine::{Command, Engine, Limits, Program, Settings};

/// The lines of the start position that it always finds.
const LINES: [&str; 5] = ["e2e4 e7e5 g1f3", "d2d4 d7d5", "g1f3 g8f6", "c2c4", "b1c3"];

/// Number of lines of a flood.
const FLOOD: u32 = 200_000;

fn main() {
    let mut arguments = env::args().skip(1);
    let behavior = arguments.next().unwrap_or_default();
    match behavior.as_str() {
        "parent" => be_parent(),
        "sleep" => hang(),
        "crash-at-start" => {
            eprintln!("no network file");
            exit(3)
        }
        _ => {
            let (file, [hash, threads, variant]) = (arguments.next(), ["16", "1", "chess"].map(str::to_owned));
            Script { behavior, file, lines: 1, hash, threads, variant, searches: 0, child: None }.run();
        }
    }
}

fn hang() -> ! {
    loop {
        thread::sleep(Duration::from_secs(1));
    }
}

fn say(line: &str) {
    // The reader may be gone; an engine that ignores everything goes on.
    let _ = writeln!(stdout(), "{line}");
    let _ = stdout().flush();
}

/// Uses an engine with a child until it is killed, and prints the ids of both.
fn be_parent() -> ! {
    let program = Program { path: env::current_exe().unwrap(), arguments: vec!["child".to_owned()] };
    let engine = Engine::start(program, Settings::default(), || {});
    engine.analyze(&Position::start(), Limits::default(), 1);
    let status = engine.wait_until(Duration::from_secs(20), |status| status.analysis.is_some());
    say(&format!("{} {}", status.name, status.author));
    hang()
}

struct Script {
    behavior: String,
    /// A file that remembers a crash.
    file: Option<String>,
    lines: usize,
    /// The values of options. Its lines show them as the use of the hash table, the hits in tables and, by the length of
    /// the name, the selective depth.
    hash: String,
    threads: String,
    variant: String,
    searches: u32,
    child: Option<Child>,
}

impl Script {
    fn run(mut self) {
        for line in stdin().lock().lines() {
            let Ok(line) = line else { break };
            if let Ok(command) = line.parse() {
                self.obey(command);
            }
        }
        if self.is("ignores-quit") {
            hang();
        }
    }

    fn is(&self, behavior: &str) -> bool {
        self.behavior == behavior
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Uci if self.is("hang-at-uci") => hang(),
            Command::Uci if self.is("endless-options") => loop {
                say("option name Hash type spin default 16 min 1 max 1024");
            },
            Command::Uci => self.introduce(),
            Command::IsReady if self.is("hang-at-ready") => hang(),
            Command::IsReady => say("readyok"),
            Command::SetOption { name, value: Some(value) } => match name.as_str() {
                "MultiPV" => self.lines = value.parse().unwrap(),
                "Hash" => self.hash = value,
                "Threads" => self.threads = value,
                "UCI_Variant" => self.variant = value,
                _ => {}
            },
            // The button forgets what was found, as the use of the hash table shows.
            Command::SetOption { name, value: None } if name == "Clear Hash" => "0".clone_into(&mut self.hash),
            Command::UciNewGame => self.searches = 0,
            Command::Go(go) => {
                self.search();
                if !go.infinite && !self.is("no-bestmove") && !self.is("ignores-limits") {
                    say("bestmove e2e4 ponder e7e5");
                }
                if self.is("crash-after-search") {
                    exit(7);
                }
            }
            Command::Stop if self.is("hang-at-stop") => hang(),
            Command::Stop if self.is("no-bestmove") => {}
            Command::Stop => {
                say("info depth 99 score cp -9999 pv a2a3");
                say("bestmove e2e4");
            }
            Command::Quit if self.is("talks-after-quit") => loop {
                say("info depth 99 score cp -9999 pv a2a3");
            },
            Command::Quit if !self.is("ignores-quit") => exit(0),
            _ => {}
        }
    }

    fn introduce(&mut self) {
        if self.is("garbage") {
            say("Welcome to an engine");
        }
        if self.is("child") {
            let mut launcher = Launcher::new(env::current_exe().unwrap());
            let child = launcher.arg("sleep").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            self.child = Some(child.spawn().unwrap());
        }
        say(&format!("id name {}", std::process::id()));
        say(&format!("id author {}", self.child.as_ref().map_or(0, Child::id)));
        say("option name Threads type spin default 1 min 1 max 4");
        say("option name Hash type spin default 16 min 1 max 1024");
        say("option name Clear Hash type button");
        say("option name MultiPV type spin default 1 min 1 max 5");
        say("option name Book File type string default <empty>");
        say("option name UCI_Variant type combo default chess var chess var atomic var kingofthehill");
        say("option name UCI_Chess960 type check default false");
        say("uciok");
    }

    fn search(&mut self) {
        self.searches += 1;
        match self.behavior.as_str() {
            "crash-in-search" => exit(7),
            "crash-once" if !fs::exists(self.file.as_ref().unwrap()).unwrap() => {
                fs::write(self.file.as_ref().unwrap(), "").unwrap();
                exit(7)
            }
            "changes-mind" => {
                for (depth, first) in (1..).zip(["e2e4", "d2d4", "e2e4"]) {
                    say(&format!("info depth {depth} score cp 10 nodes {depth}0 time {depth} pv {first}"));
                }
                return;
            }
            "illegal" => say("info depth 1 score cp 10 pv e2e5 e7e5"),
            "illegal-later" => say("info depth 1 score cp 10 pv e2e4 e7e5 e4e5 d7d5"),
            "garbage" => say("\u{1}\u{2}Segmentation imminent %s%s%s"),
            "long-line" => {
                let part = vec![b'x'; 1 << 20];
                for _ in 0..1 << 10 {
                    stdout().write_all(&part).unwrap();
                }
                say("");
            }
            "flood" => {
                let mut output = std::io::BufWriter::new(stdout());
                for depth in 1..=FLOOD {
                    writeln!(output, "info depth {depth} score cp 1 nodes {depth} pv {}", LINES[0]).unwrap();
                }
                output.flush().unwrap();
            }
            _ => {}
        }
        if !self.behavior.starts_with("illegal") && !self.is("flood") {
            let nodes = if self.is("ignores-limits") { 10_000_000 } else { 5000 };
            for (rank, line) in (1..).zip(&LINES[..self.lines]) {
                let score = if self.is("only-move") { 1000 - 400 * rank } else { 100 * self.searches - 10 * rank };
                say(&format!(
                    "info depth 8 seldepth {} multipv {rank} score cp {score} wdl 100 800 100 nodes {nodes} nps 100000 \
                     hashfull {} tbhits {} time 50 pv {line}",
                    self.variant.len(),
                    self.hash,
                    self.threads
                ));
            }
        }
    }
}
