//! Positions of random games.

use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Position as _};

/// How many positions there are.
const COUNT: usize = 100_000;

/// The most half moves of a random game; without a limit most positions would be bare endings.
const LONGEST: u16 = 240;

/// Positions of random games in random order, the same in every run.
pub(crate) fn random_fens() -> Vec<String> {
    let mut random = fastrand::Rng::with_seed(3);
    let mut fens = Vec::with_capacity(COUNT);
    while fens.len() < COUNT {
        let mut game = Chess::default();
        for _ in 0..LONGEST {
            let moves = game.legal_moves();
            let Some(chosen) = random.choice(&moves) else { break };
            game.play_unchecked(*chosen);
            fens.push(Fen::from_position(&game, EnPassantMode::Always).to_string());
        }
    }
    random.shuffle(&mut fens);
    fens.truncate(COUNT);
    fens
}
