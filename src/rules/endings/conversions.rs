//! Captures and promotions, which lead into tables that are already made.

use std::sync::Arc;

use super::bits::up;
use super::en_passant::DoubleStep;
use super::frame::Frame;
use super::material::Material;
use super::sets::{Geometry, Word, moved};
use super::table::{Byte, DRAW, ILLEGAL, Link, Table};
use crate::board::{Color, Piece, Role};
use crate::rules::rectangle::bitboard::{Bitboard, bit, each};

/// The tables after each capture and promotion of one material.
#[derive(Debug)]
pub(super) struct Links {
    /// After the capture of a piece, by its number.
    without: Vec<Link>,
    /// After each promotion of a pawn, by its number.
    promoted: Vec<Vec<Link>>,
    /// After each promotion of a pawn, by its number, that captures the other piece.
    promoted_alone: Vec<Vec<Link>>,
}

/// The results of captures, promotions and double steps from the positions of a word.
#[derive(Debug)]
pub(super) struct Conversions {
    /// The number of the word.
    pub(super) word: usize,
    /// Positions with such a legal move.
    pub(super) any: Bitboard,
    /// Positions that such a move wins, with the number of half moves.
    pub(super) wins: Vec<(Byte, Bitboard)>,
    /// Positions in which such moves only lose, with the number of half moves of the slowest.
    pub(super) losses: Vec<(Byte, Bitboard)>,
    pub(super) double_steps: Vec<DoubleStep>,
}

/// Moves that are collected for [`Conversions`].
#[derive(Debug)]
struct Collector {
    any: Bitboard,
    /// Positions in which such a move does not lose.
    safe: Bitboard,
    wins: Vec<(Byte, Bitboard)>,
    /// For each square of the inner piece, the number of half moves of the slowest move that loses; 0 if there is none.
    worst: [Byte; 128],
}

impl Links {
    /// Links to tables that `find` returns. Returns `None` if it does not find all of them.
    pub(super) fn new(
        frame: &Arc<Frame>,
        material: &Material,
        find: impl Fn(&Material) -> Option<Arc<Table>> + Copy,
    ) -> Option<Self> {
        let link = |pieces: Vec<Piece>| Link::new(frame, &pieces, find);
        let numbers = 0..material.pieces.len();
        let roles = |number: usize| match material.pieces[number].role {
            Role::Pawn => material.size.promotions(),
            _ => &[],
        };
        let promoted = |number: usize| roles(number).iter().map(move |role| (number, *role));
        let has_enemy =
            |number: usize| material.pieces.iter().any(|other| other.color != material.pieces[number].color);
        let alone = |(number, role): (usize, Role)| {
            let pieces = material.with_promotion(number, role);
            link(vec![pieces[number]])
        };
        Some(Self {
            without: numbers.clone().map(|number| link(material.without(number))).collect::<Option<_>>()?,
            promoted: numbers
                .clone()
                .map(|number| {
                    promoted(number).map(|(number, role)| link(material.with_promotion(number, role))).collect()
                })
                .collect::<Option<_>>()?,
            promoted_alone: numbers
                .map(|number| promoted(number).filter(|_| has_enemy(number)).map(alone).collect())
                .collect::<Option<_>>()?,
        })
    }

    /// Returns the value after the inner, or the outer, piece is captured.
    pub(super) fn value_without<const N: usize>(
        &self,
        captured: usize,
        to_move: Color,
        kings: [u32; 2],
        squares: [u32; N],
    ) -> Byte {
        self.without[captured].value(to_move, kings, squares)
    }
}

impl Collector {
    /// Adds a move from these positions to one with a value for the other side.
    fn add(&mut self, positions: Bitboard, value: Byte) {
        match value {
            ILLEGAL => return,
            DRAW => self.safe |= positions,
            lost if lost.is_multiple_of(2) => {
                self.safe |= positions;
                self.wins.push((lost + 1, positions));
            }
            won => each(positions).for_each(|at| {
                let worst = &mut self.worst[at as usize & 127];
                *worst = (*worst).max(won + 1);
            }),
        }
        self.any |= positions;
    }

    fn into_conversions(self, word: usize, mut double_steps: Vec<DoubleStep>) -> Conversions {
        let stepping = double_steps.iter().fold(0, |set, step| set | bit(step.from.1));
        for step in &mut double_steps {
            step.worst = (self.safe & bit(step.from.1) == 0).then_some(self.worst[step.from.1 as usize & 127]);
        }
        let losing = each(self.any & !self.safe & !stepping);
        let losses = losing.map(|at| (self.worst[at as usize & 127], bit(at))).collect();
        let any = self.any | stepping;
        Conversions { word, any, wins: by_plies(self.wins), losses: by_plies(losses), double_steps }
    }
}

/// Joins the positions with the same number of half moves.
fn by_plies(mut list: Vec<(Byte, Bitboard)>) -> Vec<(Byte, Bitboard)> {
    list.sort_unstable_by_key(|(plies, _)| *plies);
    list.dedup_by(|(plies, positions), (kept_plies, kept)| {
        let is_same = plies == kept_plies;
        if is_same {
            *kept |= *positions;
        }
        is_same
    });
    // Lists of all words are kept until the last one is made.
    list.shrink_to_fit();
    list
}

impl Geometry {
    /// Returns what captures, promotions and double steps of a color lead to, from these positions of a word.
    pub(super) fn conversions(
        &self,
        links: &Links,
        word: &Word,
        color: Color,
        positions: Bitboard,
        legal_after: &[Bitboard],
    ) -> Conversions {
        let mut found = Collector { any: 0, safe: 0, wins: Vec::new(), worst: [0; 128] };
        self.add_king_captures(links, word, color, positions, &mut found);
        if let Some((outer, at)) = self.outer.zip(word.outer).filter(|(outer, _)| outer.color == color) {
            self.add_outer_moves(links, word, outer, at, positions, &mut found);
        }
        if self.inner.color == color {
            self.add_inner_moves(links, word, positions, &mut found);
        }
        let double_steps = self.double_steps(links, word, color, positions, legal_after);
        found.into_conversions(self.number(word.pair, word.outer), double_steps)
    }

    fn add_king_captures(&self, links: &Links, word: &Word, color: Color, positions: Bitboard, found: &mut Collector) {
        let targets = self.board().attacks.king_attacks(word.kings[color as usize]);
        let outer = self.outer.zip(word.outer);
        if self.inner.color != color {
            for at in each(targets & positions) {
                let kings = moved(word.kings, color, at);
                let value = match outer {
                    Some((_, outer)) => links.value_without(1, !color, kings, [outer]),
                    None => links.value_without(0, !color, kings, []),
                };
                found.add(bit(at), value);
            }
        }
        if let Some((_, outer)) = outer.filter(|(outer, at)| outer.color != color && targets & bit(*at) != 0) {
            let kings = moved(word.kings, color, outer);
            each(positions).for_each(|at| found.add(bit(at), links.value_without(0, !color, kings, [at])));
        }
    }

    fn add_outer_moves(
        &self,
        links: &Links,
        word: &Word,
        outer: Piece,
        at: u32,
        positions: Bitboard,
        found: &mut Collector,
    ) {
        let (color, kings) = (outer.color, word.kings);
        let last_rank = self.board().last_rank(color);
        if self.inner.color != color {
            let attacks = self.board().attacks(outer.role, color, at, word.occupied_by_kings());
            for to in each(attacks & positions) {
                if outer.role == Role::Pawn && bit(to) & last_rank != 0 {
                    let values = links.promoted_alone[0].iter().map(|link| link.value(!color, kings, [to]));
                    values.for_each(|value| found.add(bit(to), value));
                } else {
                    found.add(bit(to), links.value_without(1, !color, kings, [to]));
                }
            }
        }
        let to = at.wrapping_add_signed(up(color));
        if outer.role == Role::Pawn && bit(to) & last_rank & !word.occupied_by_kings() != 0 {
            for inner in each(positions & !bit(to)) {
                let values = links.promoted[0].iter().map(|link| link.value(!color, kings, [to, inner]));
                values.for_each(|value| found.add(bit(inner), value));
            }
        }
    }

    fn add_inner_moves(&self, links: &Links, word: &Word, positions: Bitboard, found: &mut Collector) {
        let (color, kings) = (self.inner.color, word.kings);
        let last_rank = self.board().last_rank(color);
        let is_pawn = self.inner.role == Role::Pawn;
        let enemy = self.outer.zip(word.outer).filter(|(outer, _)| outer.color != color);
        if let Some((_, outer)) = enemy {
            // Attacks are symmetric, but a pawn attacks in the direction of the other color's.
            let attackers = self.board().attacks(self.inner.role, !color, outer, word.occupied_by_kings()) & positions;
            if is_pawn && bit(outer) & last_rank != 0 {
                let values = links.promoted_alone[1].iter().map(|link| link.value(!color, kings, [outer]));
                values.for_each(|value| found.add(attackers, value));
            } else if attackers != 0 {
                found.add(attackers, links.value_without(0, !color, kings, [outer]));
            }
        }
        let number = usize::from(self.outer.is_some());
        let free = last_rank & !word.occupied();
        for at in each(positions).filter(|_| is_pawn) {
            let to = at.wrapping_add_signed(up(color));
            if bit(to) & free == 0 {
                continue;
            }
            for link in &links.promoted[number] {
                let value = match word.outer {
                    Some(outer) => link.value(!color, kings, [outer, to]),
                    None => link.value(!color, kings, [to]),
                };
                found.add(bit(at), value);
            }
        }
    }
}
