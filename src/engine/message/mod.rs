//! The messages of the Universal Chess Interface: a parser and a writer for every line of the specification of April 2006,
//! and for the `wdl` of current engines.
//!
//! Reading is as tolerant as the specification demands: words that mean nothing are skipped, so that `joho uciok` is
//! `uciok`. Numbers that do not fit are skipped too. A parsed message borrows from its line.
//!
//! ```
//! use fenwright::engine::{Message, Score};
//! let Some(Message::Info(info)) = Message::parse("info depth 12 score cp 31 pv e2e4 e7e5") else { panic!() };
//! assert_eq!((info.depth, info.score), (Some(12), Some(Score::Centipawns(31))));
//! assert_eq!(info.pv.iter().collect::<Vec<_>>(), ["e2e4", "e7e5"]);
//! assert_eq!(Message::parse("nothing of the kind"), None);
//! ```

mod command;
mod info;
mod option;
mod words;

use std::fmt;

pub use command::{Command, Go, NotACommand, Registration};
pub use info::{CurrentLine, Info, Wdl};
pub use option::{EngineOption, OptionKind};
pub use words::Moves;

use words::Words;

/// A message from an engine.
#[derive(Clone, Debug, PartialEq)]
pub enum Message<'a> {
    /// `id name`: the name and version of the engine.
    Name(&'a str),
    /// `id author`
    Author(&'a str),
    /// `uciok`: all options are sent.
    UciOk,
    /// `readyok`
    ReadyOk,
    /// `bestmove`: the end of a search. There is no move if the engine writes none, `(none)` or `0000`.
    BestMove {
        /// The best move.
        best: Option<&'a str>,
        /// The answer that the engine expects.
        ponder: Option<&'a str>,
    },
    /// `copyprotection`
    CopyProtection(Progress),
    /// `registration`
    Registration(Progress),
    /// `info`: the state of the search.
    Info(Info<'a>),
    /// `option`: a setting of the engine.
    Option(EngineOption),
}

/// The progress of checking the copy protection or registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The check has begun.
    Checking,
    /// The engine can be used.
    Ok,
    /// The engine refuses to work fully.
    Error,
}

impl<'a> Message<'a> {
    /// Parses a line. Returns `None` if it means nothing.
    pub fn parse(line: &'a str) -> Option<Self> {
        let mut words = Words::new(line);
        while let Some(word) = words.next() {
            let message = match word {
                "info" => Some(Self::Info(Info::parse(words))),
                "bestmove" => Some(parse_best_move(words)),
                "id" => parse_id(words),
                "uciok" => Some(Self::UciOk),
                "readyok" => Some(Self::ReadyOk),
                "copyprotection" => Progress::parse(words).map(Self::CopyProtection),
                "registration" => Progress::parse(words).map(Self::Registration),
                "option" => EngineOption::parse(words).map(Self::Option),
                _ => continue,
            };
            return message;
        }
        None
    }
}

fn parse_id(mut words: Words) -> Option<Message> {
    while let Some(word) = words.next() {
        match word {
            "name" => return Some(Message::Name(words.rest())),
            "author" => return Some(Message::Author(words.rest())),
            _ => {}
        }
    }
    None
}

fn parse_best_move(mut words: Words) -> Message {
    let (mut best, mut ponder) = (None, None);
    while let Some(word) = words.next() {
        match word {
            "ponder" => ponder = words.next().filter(|word| words::is_move(word)),
            word if best.is_none() && words::is_move(word) => best = Some(word),
            _ => {}
        }
    }
    Message::BestMove { best, ponder }
}

impl Progress {
    fn parse(mut words: Words) -> Option<Self> {
        words.find_map(|word| {
            Some(match word {
                "checking" => Self::Checking,
                "ok" => Self::Ok,
                "error" => Self::Error,
                _ => return None,
            })
        })
    }
}

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "id name {name}"),
            Self::Author(author) => write!(f, "id author {author}"),
            Self::UciOk => f.write_str("uciok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::BestMove { best, ponder } => {
                write!(f, "bestmove {}", best.unwrap_or("(none)"))?;
                ponder.map_or(Ok(()), |ponder| write!(f, " ponder {ponder}"))
            }
            Self::CopyProtection(progress) => write!(f, "copyprotection {progress}"),
            Self::Registration(progress) => write!(f, "registration {progress}"),
            Self::Info(info) => info.fmt(f),
            Self::Option(option) => option.fmt(f),
        }
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Checking => "checking",
            Self::Ok => "ok",
            Self::Error => "error",
        })
    }
}
