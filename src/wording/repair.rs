//! Sentences about edits, sound versions and savings.

use super::{Label, Sentence, capitalize};
use crate::board::{Piece, Square, Transform};
use crate::rules::repair::{Edit, Merits, Placement, Saving, Version};
use crate::{lang, tr};

impl Sentence for Edit {
    fn sentence(&self) -> String {
        capitalize(&match *self {
            Self::Removed(piece, square) => tr!("repair-removed", piece = piece_on(piece, square)),
            Self::Exchanged(before, after, square) => {
                tr!("repair-exchanged", piece = piece_on(before, square), other = after.label())
            }
            Self::SideToMove(color) => tr!("repair-side-to-move", color = color.label()),
            Self::Castling(color, rook, is_granted) => {
                let change = if is_granted { "granted" } else { "removed" };
                tr!("repair-castling", color = color.label(), rook = rook.to_string(), change = change)
            }
            Self::EnPassant(Some(square)) => tr!("repair-en-passant", square = square.to_string()),
            Self::EnPassant(None) => tr!("repair-no-en-passant").to_owned(),
            Self::Moved(piece, from, to) => {
                tr!("repair-moved", piece = piece_on(piece, from), to = to.to_string())
            }
            Self::Transformed(transform) => tr!("repair-transformed", transform = transform_id(transform)),
            Self::Added(piece, square) => tr!("repair-added", piece = piece_on(piece, square)),
        })
    }
}

/// Returns the id that selects the text of a shift or mirror.
const fn transform_id(transform: Transform) -> &'static str {
    match transform {
        Transform::ShiftLeft => "left",
        Transform::ShiftRight => "right",
        Transform::ShiftUp => "up",
        Transform::ShiftDown => "down",
        Transform::MirrorLeftRight => "left-right",
        _ => "top-bottom",
    }
}

fn piece_on(piece: Piece, square: Square) -> String {
    format!("{} {square}", piece.label())
}

impl Sentence for Version {
    fn sentence(&self) -> String {
        let edits: Vec<String> = self.edits.iter().map(Edit::sentence).collect();
        let key = lang::localize_moves(&self.key.san).into_owned();
        let pieces = tr!("repair-pieces", count = self.pieces);
        let merits = [vec![pieces], merits(self)].concat().join(", ");
        format!("{}: 1.{key}!, {merits}", edits.join("; "))
    }
}

/// Returns the merits and faults of a version as clauses: "keeps the key", "2 tries".
pub fn merits(version: &Version) -> Vec<String> {
    let Merits { keeps_key, unused, short_mates, duals, tries, keeps_set_play } = &version.merits;
    let name = |square: &Square| Some(piece_on(version.position.board.get(*square)?, *square));
    let unused: Vec<String> = unused.iter().filter_map(name).collect();
    let clauses = [
        keeps_key.then(|| tr!("repair-keeps-key").to_owned()),
        (!unused.is_empty()).then(|| tr!("repair-unused", pieces = unused.join(", "))),
        (*short_mates > 0).then(|| tr!("repair-short-mates", count = *short_mates)),
        (*duals > 0).then(|| tr!("repair-duals", count = *duals)),
        (*tries > 0).then(|| tr!("repair-tries", count = *tries)),
        (!keeps_set_play).then(|| tr!("repair-loses-set-play").to_owned()),
    ];
    clauses.into_iter().flatten().collect()
}

impl Sentence for Saving {
    fn sentence(&self) -> String {
        capitalize(&match *self {
            Self::Unneeded(piece, square) => tr!("repair-unneeded", piece = piece_on(piece, square)),
            Self::Weaker(piece, square, role) => {
                tr!("repair-weaker", piece = piece_on(piece, square), role = role.label())
            }
        })
    }
}

/// The judgement in a few words, for example "cooked here". It is empty where the piece cannot stand.
impl Sentence for Placement {
    fn sentence(&self) -> String {
        match self {
            Self::SameKey => tr!("repair-same-key").to_owned(),
            Self::OtherKey(key) => tr!("repair-other-key", key = lang::localize_moves(&key.san).as_ref()),
            Self::Cooked => tr!("repair-cooked").to_owned(),
            Self::Short => tr!("repair-short").to_owned(),
            Self::NoSolution => tr!("repair-no-solution").to_owned(),
            Self::Impossible => String::new(),
        }
    }
}
