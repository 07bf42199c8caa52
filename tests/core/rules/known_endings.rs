//! The positions of `tests/data/endings.tsv`, shared with the benchmark of endings.

use fenwright::Position;
use fenwright::notation::fen;
use fenwright::rules::Proof;

/// A position with its known result.
pub(crate) struct KnownEnding {
    pub(crate) position: Position,
    result: &'static str,
    /// The number of moves to mate, where it is known.
    mate: Option<u16>,
    name: &'static str,
}

impl KnownEnding {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        include_str!("../../data/endings.tsv").lines().skip(1).map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let [text, result, mate, name, ..] = fields[..] else { unreachable!("too few fields: {line}") };
            let position = fen::read(text).unwrap_or_else(|fault| unreachable!("{text}: {fault}"));
            Self { position, result, mate: mate.parse().ok(), name }
        })
    }

    /// Returns how a proof differs from what is known; `None` if it agrees.
    pub(crate) fn difference(&self, proof: Proof) -> Option<String> {
        let agrees = proof.result.id() == self.result && (self.mate.is_none() || proof.mate == self.mate);
        let known = format!("{} {:?} expected, {proof:?}", self.result, self.mate);
        (!agrees).then(|| format!("{} ({}): {known}", fen::write(&self.position), self.name))
    }
}
