//! What the shown position means, computed when it changes and not each frame.

use crate::board::{Color, Piece, Position, Role};
use crate::rules::{self, Problem, State, Verdict};

/// Problems and verdict of one position.
#[derive(Debug)]
pub struct Meaning {
    position: Position,
    /// Everything that is illegal or odd, each with its sentence.
    pub problems: Vec<(Problem, String)>,
    /// Check, end of the game, number of moves.
    pub verdict: Verdict,
    /// The verdict in a sentence: "White to move, 20 legal moves".
    pub headline: String,
    /// The verdict in a word or two: "White to move", "Checkmate".
    pub brief: String,
    /// The material in a sentence: "16 white men, 16 black".
    pub material: String,
}

impl Meaning {
    /// Works out what a position means.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let with_sentence = |problem: Problem| (problem.sentence(), problem);
        let problems =
            rules::problems(position).into_iter().map(with_sentence).map(|(words, problem)| (problem, words));
        let verdict = rules::verdict(position);
        Self {
            position: *position,
            headline: headline(position, &verdict),
            brief: brief(position, &verdict),
            material: material(position),
            problems: problems.collect(),
            verdict,
        }
    }

    /// Follows a position; computes nothing when it is the same.
    pub fn follow(&mut self, position: &Position) {
        if self.position != *position {
            *self = Self::of(position);
        }
    }
}

fn headline(position: &Position, verdict: &Verdict) -> String {
    let mover = super::words::color(position.side_to_move);
    let winner = super::words::color(!position.side_to_move);
    match (verdict.state, verdict.moves) {
        (State::Checkmate, _) => format!("Checkmate, {winner} wins"),
        (State::Stalemate, _) => format!("Stalemate, {mover} cannot move"),
        (State::InsufficientMaterial, Some(count)) => format!("{mover} to move, {}, dead draw", legal_moves(count)),
        (_, Some(count)) if verdict.check => format!("{mover} to move, in check, {}", legal_moves(count)),
        (_, Some(count)) => format!("{mover} to move, {}", legal_moves(count)),
        _ => format!("{mover} to move"),
    }
}

fn brief(position: &Position, verdict: &Verdict) -> String {
    match verdict.state {
        State::Checkmate => "Checkmate".to_owned(),
        State::Stalemate => "Stalemate".to_owned(),
        State::InsufficientMaterial => "Dead draw".to_owned(),
        _ => format!("{} to move", super::words::color(position.side_to_move)),
    }
}

fn legal_moves(count: usize) -> String {
    if count == 1 { "1 legal move".to_owned() } else { format!("{count} legal moves") }
}

fn material(position: &Position) -> String {
    let men = |color: Color| position.board.pieces().filter(|(_, piece)| piece.color == color).count();
    let value = |color: Color| -> i32 {
        position.board.pieces().filter(|(_, piece)| piece.color == color).map(|(_, piece)| worth(piece)).sum()
    };
    let counts = format!("{} white men, {} black", men(Color::White), men(Color::Black));
    match value(Color::White) - value(Color::Black) {
        0 => counts,
        lead => {
            let ahead = if lead > 0 { Color::White } else { Color::Black };
            format!("{counts} \u{b7} {} is {} ahead", super::words::color(ahead), lead.abs())
        }
    }
}

/// The usual count of pawns that a piece is worth.
const fn worth(piece: Piece) -> i32 {
    match piece.role {
        Role::King => 0,
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Archbishop => 7,
        Role::Chancellor => 8,
        Role::Queen => 9,
    }
}
