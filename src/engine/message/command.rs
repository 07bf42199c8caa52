//! Commands to an engine.

use std::fmt;
use std::str::FromStr;

use super::option::or_empty;
use super::words::{Moves, Words};

/// A command to an engine.
///
/// ```
/// use fenwright::engine::Command;
/// let command: Command = "setoption name Clear Hash".parse()?;
/// assert_eq!(command, Command::SetOption { name: "Clear Hash".to_owned(), value: None });
/// assert_eq!(command.to_string(), "setoption name Clear Hash");
/// # Ok::<(), fenwright::engine::NotACommand>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`: asks for name and options.
    Uci,
    /// `debug on` or `debug off`
    Debug(bool),
    /// `isready`: asks whether everything sent so far is done.
    IsReady,
    /// `setoption`
    SetOption {
        /// The name of the option.
        name: String,
        /// The value; `None` for a button.
        value: Option<String>,
    },
    /// `register`
    Register(Registration),
    /// `ucinewgame`: the next position is of another game.
    UciNewGame,
    /// `position`
    Position {
        /// The FEN; `None` for the start position.
        fen: Option<String>,
        /// The moves played since.
        moves: Vec<String>,
    },
    /// `go`: starts a search.
    Go(Go),
    /// `stop`: ends the search.
    Stop,
    /// `ponderhit`: the expected move was played.
    PonderHit,
    /// `quit`
    Quit,
}

/// The registration of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Registration {
    /// `register later`
    Later,
    /// `register name … code …`
    With {
        /// The name of the owner.
        name: String,
        /// The code.
        code: String,
    },
}

/// The limits of a search. Without any, the engine decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The only moves to search at the root; all if empty.
    pub searchmoves: Vec<String>,
    /// Searches the position after the expected move.
    pub ponder: bool,
    /// White's time in milliseconds.
    pub wtime: Option<u64>,
    /// Black's time in milliseconds.
    pub btime: Option<u64>,
    /// White's increment a move in milliseconds.
    pub winc: Option<u64>,
    /// Black's increment a move in milliseconds.
    pub binc: Option<u64>,
    /// The number of moves to the next time control.
    pub movestogo: Option<u32>,
    /// The depth in half moves.
    pub depth: Option<u32>,
    /// The number of positions.
    pub nodes: Option<u64>,
    /// Searches for a mate in this many moves.
    pub mate: Option<u32>,
    /// The time of the search in milliseconds.
    pub movetime: Option<u64>,
    /// Searches until `stop`.
    pub infinite: bool,
}

/// The error for a line without a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACommand;

impl fmt::Display for NotACommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no UCI command")
    }
}

impl std::error::Error for NotACommand {}

impl FromStr for Command {
    type Err = NotACommand;

    fn from_str(line: &str) -> Result<Self, NotACommand> {
        let mut words = Words::new(line);
        while let Some(word) = words.next() {
            let command = match word {
                "uci" => Some(Self::Uci),
                "debug" => words.next().and_then(|word| match word {
                    "on" => Some(Self::Debug(true)),
                    "off" => Some(Self::Debug(false)),
                    _ => None,
                }),
                "isready" => Some(Self::IsReady),
                "setoption" => parse_set_option(words),
                "register" => parse_register(words),
                "ucinewgame" => Some(Self::UciNewGame),
                "position" => parse_position(words),
                "go" => Some(Self::Go(Go::parse(words))),
                "stop" => Some(Self::Stop),
                "ponderhit" => Some(Self::PonderHit),
                "quit" => Some(Self::Quit),
                _ => continue,
            };
            return command.ok_or(NotACommand);
        }
        Err(NotACommand)
    }
}

fn parse_set_option(mut words: Words) -> Option<Command> {
    words.find(|word| *word == "name")?;
    let name = words.text_until(&["value"]).to_owned();
    let value = words.next().map(|_| words.rest()).map(|value| if value == "<empty>" { "" } else { value });
    (!name.is_empty()).then(|| Command::SetOption { name, value: value.map(str::to_owned) })
}

fn parse_register(mut words: Words) -> Option<Command> {
    match words.next()? {
        "later" => Some(Command::Register(Registration::Later)),
        "name" => {
            let name = words.text_until(&["code"]).to_owned();
            words.next()?;
            Some(Command::Register(Registration::With { name, code: words.rest().to_owned() }))
        }
        _ => None,
    }
}

fn parse_position(mut words: Words) -> Option<Command> {
    let fen = match words.next()? {
        "startpos" => None,
        "fen" => Some(words.text_until(&["moves"]).to_owned()).filter(|fen| !fen.is_empty()),
        _ => return None,
    };
    let moves = words.find(|word| *word == "moves").map(|_| words.moves());
    Some(Command::Position { fen, moves: owned(moves.iter().flat_map(Moves::iter)) })
}

fn owned<'a>(moves: impl Iterator<Item = &'a str>) -> Vec<String> {
    moves.map(str::to_owned).collect()
}

impl Go {
    fn parse(mut words: Words) -> Self {
        let mut go = Self::default();
        while let Some(word) = words.next() {
            match word {
                "searchmoves" => go.searchmoves = owned(words.moves().iter()),
                "ponder" => go.ponder = true,
                "wtime" => go.wtime = words.number(),
                "btime" => go.btime = words.number(),
                "winc" => go.winc = words.number(),
                "binc" => go.binc = words.number(),
                "movestogo" => go.movestogo = words.number(),
                "depth" => go.depth = words.number(),
                "nodes" => go.nodes = words.number(),
                "mate" => go.mate = words.number(),
                "movetime" => go.movetime = words.number(),
                "infinite" => go.infinite = true,
                _ => {}
            }
        }
        go
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uci => f.write_str("uci"),
            Self::Debug(true) => f.write_str("debug on"),
            Self::Debug(false) => f.write_str("debug off"),
            Self::IsReady => f.write_str("isready"),
            Self::SetOption { name, value: None } => write!(f, "setoption name {name}"),
            Self::SetOption { name, value: Some(value) } => {
                write!(f, "setoption name {name} value {}", or_empty(value))
            }
            Self::Register(Registration::Later) => f.write_str("register later"),
            Self::Register(Registration::With { name, code }) => write!(f, "register name {name} code {code}"),
            Self::UciNewGame => f.write_str("ucinewgame"),
            Self::Position { fen, moves } => {
                match fen {
                    Some(fen) => write!(f, "position fen {fen}")?,
                    None => f.write_str("position startpos")?,
                }
                write_moves(f, "moves", moves)
            }
            Self::Go(go) => go.fmt(f),
            Self::Stop => f.write_str("stop"),
            Self::PonderHit => f.write_str("ponderhit"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if self.ponder {
            f.write_str(" ponder")?;
        }
        let [movestogo, depth, mate] = [self.movestogo, self.depth, self.mate].map(|number| number.map(u64::from));
        let limits = [
            ("wtime", self.wtime),
            ("btime", self.btime),
            ("winc", self.winc),
            ("binc", self.binc),
            ("movestogo", movestogo),
            ("depth", depth),
            ("nodes", self.nodes),
            ("mate", mate),
            ("movetime", self.movetime),
        ];
        for (name, value) in limits {
            value.map_or(Ok(()), |value| write!(f, " {name} {value}"))?;
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        write_moves(f, "searchmoves", &self.searchmoves)
    }
}

fn write_moves(f: &mut fmt::Formatter<'_>, name: &str, moves: &[String]) -> fmt::Result {
    if moves.is_empty() {
        return Ok(());
    }
    write!(f, " {name}")?;
    moves.iter().try_for_each(|one| write!(f, " {one}"))
}
