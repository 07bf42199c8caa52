//! The value by which duplicates are compared, as bytes.

use super::DuplicateRule;
use crate::board::{Board, Color, Pockets, Position};
use crate::document::format::{RecordView, UnreadableReason};
use crate::document::scan::MAX_SQUARES;
use crate::document::scan::sweep::ScannedRecord;

/// The first byte of the value of a position, and of a text that is none.
const POSITION_TAG: u8 = 0;
const TEXT_TAG: u8 = 1;

/// Fills a buffer with bytes that are equal exactly for duplicates. `false` for a record that is never a duplicate: a
/// game with moves or comments, a record with arrows or marked squares, and a line that is too long to be read.
pub(super) fn duplicate_key(record: &ScannedRecord<'_>, alike: DuplicateRule, bytes: &mut Vec<u8>) -> bool {
    bytes.clear();
    if record.has_annotations() || record.has_moves() {
        return false;
    }
    let Some(position) = record.position() else {
        let Some(Err(unreadable)) = record.view().map(RecordView::position) else { return false };
        bytes.push(TEXT_TAG);
        bytes.extend_from_slice(unreadable.text.trim().as_bytes());
        return matches!(unreadable.reason, UnreadableReason::Fault(_));
    };
    let board = &position.board;
    bytes.extend_from_slice(&[POSITION_TAG, board.size().files(), board.size().ranks()]);
    match alike {
        DuplicateRule::Exact => {
            push_board(board, bytes);
            push_fields(position, bytes);
        }
        DuplicateRule::Placement => push_board(board, bytes),
        DuplicateRule::Reflected => bytes.extend_from_slice(&least_reflection(board)),
    }
    true
}

fn push_board(board: &Board, bytes: &mut Vec<u8>) {
    for rank in 0..board.size().ranks() {
        bytes.extend_from_slice(board.rank_letters(rank));
    }
}

/// The fields of a FEN after the placement.
fn push_fields(position: &Position, bytes: &mut Vec<u8>) {
    let Position { castling, en_passant, halfmove_clock, fullmove_number, side_to_move, .. } = position;
    bytes.push(side_to_move.pick(0, 1));
    let [white, black] = Color::ALL.map(|color| castling.mask(color));
    for field in [white, black, *halfmove_clock, *fullmove_number] {
        bytes.extend_from_slice(&field.to_be_bytes());
    }
    let en_passant = en_passant.map_or([u8::MAX; 2], |square| [square.file, square.rank]);
    bytes.extend_from_slice(&en_passant);
    push_rules(position, bytes);
}

/// The variant with its own data; nothing for chess.
fn push_rules(position: &Position, bytes: &mut Vec<u8>) {
    if position.rules.is_standard() {
        return;
    }
    bytes.push(position.variant() as u8);
    if let Some(holdings) = position.holdings() {
        for (color, role) in Color::ALL.into_iter().flat_map(|color| Pockets::ROLES.map(|role| (color, role))) {
            bytes.push(holdings.pockets.count(color, role));
        }
        bytes.extend(holdings.promoted.squares().map(|square| square.rank * 8 + square.file));
    }
    bytes.extend(position.checks().iter().flat_map(|checks| Color::ALL.map(|color| checks.remaining(color))));
}

/// The letters of a board in the order of FEN, optionally mirrored left and right, and with the colors swapped.
fn letters(board: &Board, is_mirrored: bool, is_swapped: bool) -> impl Iterator<Item = u8> {
    let (files, ranks) = (board.size().files(), board.size().ranks());
    (0..ranks).flat_map(move |row| {
        let row = board.rank_letters(if is_swapped { row } else { ranks - 1 - row });
        (0..files).map(move |file| {
            let letter = row.get(usize::from(if is_mirrored { files - 1 - file } else { file })).copied().unwrap_or(0);
            let changed = if is_swapped && letter != 0 { 0x20 } else { 0 };
            letter ^ changed
        })
    })
}

/// The least of a board and its reflections: mirrored, with the colors swapped, or both.
fn least_reflection(board: &Board) -> [u8; MAX_SQUARES] {
    let ways = [(false, false), (true, false), (false, true), (true, true)];
    let reflections = ways.map(|(is_mirrored, is_swapped)| {
        let mut all = [0; MAX_SQUARES];
        all.iter_mut().zip(letters(board, is_mirrored, is_swapped)).for_each(|(to, from)| *to = from);
        all
    });
    reflections.into_iter().min().unwrap_or([0; MAX_SQUARES])
}
