//! `info`: the state of a search.

use std::fmt;

use super::words::{Moves, Words, is_move};
use crate::engine::score::{Bound, Score};

/// The fields of an `info` line. A field that the line lacks is `None` or empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Info<'a> {
    /// The depth of the search in half moves.
    pub depth: Option<u32>,
    /// The depth of the longest line.
    pub seldepth: Option<u32>,
    /// The rank of this line among several, from 1.
    pub multipv: Option<u32>,
    /// The evaluation from the view of the side to move.
    pub score: Option<Score>,
    /// The relation of the score to the exact one.
    pub bound: Bound,
    /// The expected results.
    pub wdl: Option<Wdl>,
    /// The searched positions.
    pub nodes: Option<u64>,
    /// The searched positions in a second.
    pub nps: Option<u64>,
    /// The use of the hash table in thousandths.
    pub hashfull: Option<u32>,
    /// The positions found in endgame tables.
    pub tbhits: Option<u64>,
    /// The positions found in Shredder's tables.
    pub sbhits: Option<u64>,
    /// The time of the search in milliseconds.
    pub time: Option<u64>,
    /// The use of the processor in thousandths.
    pub cpuload: Option<u32>,
    /// The root move that is being searched.
    pub currmove: Option<&'a str>,
    /// The number of that move, from 1.
    pub currmovenumber: Option<u32>,
    /// A root move, followed by the line that refutes it.
    pub refutation: Moves<'a>,
    /// The line that is being searched.
    pub currline: Option<CurrentLine<'a>>,
    /// The best line.
    pub pv: Moves<'a>,
    /// A text for people.
    pub string: Option<&'a str>,
}

/// The line that a processor is searching.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CurrentLine<'a> {
    /// The number of the processor, from 1; `None` if the engine uses only one.
    pub cpu: Option<u32>,
    /// The moves.
    pub moves: Moves<'a>,
}

/// Expected results in thousandths from the view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wdl {
    /// The share of wins.
    pub win: u16,
    /// The share of draws.
    pub draw: u16,
    /// The share of losses.
    pub loss: u16,
}

impl<'a> Info<'a> {
    pub(super) fn parse(mut words: Words<'a>) -> Self {
        let mut info = Self::default();
        while let Some(word) = words.next() {
            match word {
                "depth" => set(&mut info.depth, words.number()),
                "seldepth" => set(&mut info.seldepth, words.number()),
                "multipv" => set(&mut info.multipv, words.number()),
                // The word `score` before these needs no case of its own.
                "cp" => set(&mut info.score, words.number().map(Score::Centipawns)),
                "mate" => set(&mut info.score, words.number().map(Score::Mate)),
                "lowerbound" => info.bound = Bound::Lower,
                "upperbound" => info.bound = Bound::Upper,
                "wdl" => set(&mut info.wdl, Wdl::parse(&mut words)),
                "nodes" => set(&mut info.nodes, words.number()),
                "nps" => set(&mut info.nps, words.number()),
                "hashfull" => set(&mut info.hashfull, words.number()),
                "tbhits" => set(&mut info.tbhits, words.number()),
                "sbhits" => set(&mut info.sbhits, words.number()),
                "time" => set(&mut info.time, words.number()),
                "cpuload" => set(&mut info.cpuload, words.number()),
                "currmove" => set(&mut info.currmove, words.next().filter(|word| is_move(word))),
                "currmovenumber" => set(&mut info.currmovenumber, words.number()),
                "refutation" => info.refutation = words.moves(),
                "currline" => info.currline = Some(CurrentLine { cpu: words.number(), moves: words.moves() }),
                "pv" => info.pv = words.moves(),
                "string" => {
                    info.string = Some(words.rest());
                    break;
                }
                _ => {}
            }
        }
        info
    }
}

fn set<T>(field: &mut Option<T>, value: Option<T>) {
    if value.is_some() {
        *field = value;
    }
}

impl Wdl {
    fn parse(words: &mut Words) -> Option<Self> {
        Some(Self { win: words.number()?, draw: words.number()?, loss: words.number()? })
    }
}

impl fmt::Display for Info<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn field<T: fmt::Display>(f: &mut fmt::Formatter<'_>, name: &str, value: Option<T>) -> fmt::Result {
            value.map_or(Ok(()), |value| write!(f, " {name} {value}"))
        }
        fn moves(f: &mut fmt::Formatter<'_>, name: &str, moves: Moves) -> fmt::Result {
            if moves.is_empty() { Ok(()) } else { write!(f, " {name}{moves}") }
        }
        f.write_str("info")?;
        field(f, "depth", self.depth)?;
        field(f, "seldepth", self.seldepth)?;
        field(f, "multipv", self.multipv)?;
        if self.score.is_some() || self.bound != Bound::Exact || self.wdl.is_some() {
            f.write_str(" score")?;
        }
        match self.score {
            Some(Score::Centipawns(value)) => write!(f, " cp {value}")?,
            Some(Score::Mate(moves)) => write!(f, " mate {moves}")?,
            None => {}
        }
        f.write_str(match self.bound {
            Bound::Exact => "",
            Bound::Lower => " lowerbound",
            Bound::Upper => " upperbound",
        })?;
        field(f, "wdl", self.wdl.map(|Wdl { win, draw, loss }| format!("{win} {draw} {loss}")))?;
        field(f, "nodes", self.nodes)?;
        field(f, "nps", self.nps)?;
        field(f, "hashfull", self.hashfull)?;
        field(f, "tbhits", self.tbhits)?;
        field(f, "sbhits", self.sbhits)?;
        field(f, "time", self.time)?;
        field(f, "cpuload", self.cpuload)?;
        field(f, "currmove", self.currmove)?;
        field(f, "currmovenumber", self.currmovenumber)?;
        moves(f, "refutation", self.refutation)?;
        if let Some(CurrentLine { cpu, moves }) = self.currline {
            f.write_str(" currline")?;
            cpu.map_or(Ok(()), |cpu| write!(f, " {cpu}"))?;
            moves.fmt(f)?;
        }
        moves(f, "pv", self.pv)?;
        field(f, "string", self.string)
    }
}
