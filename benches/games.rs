//! Positions of random games.

use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Position as _};

/// Number of positions.
const COUNT: usize = 100_000;

/// Maximum number of half moves of a random game. Longer games would give mostly bare endings.
const LONGEST: u16 = 240;

/// Returns positions of random games, shuffled with a fixed seed.
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
