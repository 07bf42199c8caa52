//! Files of positions: records, edits, history, opening and saving.
#![expect(clippy::expect_used, clippy::panic, reason = "the helpers of tests fail as tests do")]

mod annotating;
mod arranging;
mod bulk_operations;
mod castling_and_en_passant;
mod changed_large_files;
mod checking;
mod converting;
#[cfg(target_os = "linux")]
mod disk;
mod done_marks;
mod drafts;
mod editing;
mod entries;
mod errors;
mod exercises;
mod extracting;
mod files;
mod formats;
mod games;
mod header;
mod history;
mod importing;
mod interrupted_saves;
mod journal;
mod killed_saves;
mod leading_comments;
mod metadata;
mod model;
mod operations;
mod saving;
mod saving_large;
mod searching;
mod sizes;
mod sorting;
mod splitting;
mod suite_operations;
mod suites;
mod tables;
mod touched_files;

use fenwright::document::{Document, Edit, FileError, ImportReport};
use fenwright::notation::fen;
use fenwright::{Color, Piece, Position, Square};

/// The bytes that the document would write.
fn bytes(document: &Document) -> Vec<u8> {
    let mut bytes = Vec::new();
    document.write_to(&mut bytes).expect("a vector takes everything");
    bytes
}

/// The text that the document would write.
fn text(document: &Document) -> String {
    String::from_utf8_lossy(&bytes(document)).into_owned()
}

fn document(text: &str) -> Document {
    Document::from_bytes(text.as_bytes().to_vec())
}

/// A document with this single position.
fn with(fen: &str) -> Document {
    document(&format!("{fen}\n"))
}

fn position(fen: &str) -> Position {
    fen::read(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

/// The FEN of the current record.
fn shown(document: &Document) -> String {
    fen::write(document.position())
}

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("{name} is a square"))
}

/// An edit in short: `Ke1` places, `-e1` removes, `e1>e2` moves, `e1+e2` copies, `w` and `b` set the side to move, `wh`
/// ticks White's right with the rook on the h-file and `!wh` unticks it.
fn edit(short: &str) -> Edit {
    let castling = |right: &str, granted: bool| Edit::Castling {
        color: if right.starts_with('w') { Color::White } else { Color::Black },
        file: right.as_bytes()[1] - b'a',
        granted,
    };
    if let Some((from, to)) = short.split_once('>') {
        return Edit::Move { from: square(from), to: square(to) };
    }
    if let Some((from, to)) = short.split_once('+') {
        return Edit::Copy { from: square(from), to: square(to) };
    }
    match (short, short.strip_prefix('!')) {
        ("w", _) => Edit::SideToMove(Color::White),
        ("b", _) => Edit::SideToMove(Color::Black),
        (_, Some(right)) => castling(right, false),
        (right, _) if right.len() == 2 => castling(right, true),
        (place, _) => {
            let piece = place.chars().next().and_then(Piece::from_letter);
            Edit::Place { square: square(&place[1..]), piece }
        }
    }
}

/// Inserts the records of another document.
fn import(document: &mut Document, at: usize, other: Document) -> Result<ImportReport, FileError> {
    document.read_all();
    let incoming = document.snapshot().prepare_import(other)?;
    Ok(document.apply_import(at, incoming))
}

/// Makes several edits, separated by spaces, one step each.
fn apply(document: &mut Document, edits: &str) {
    edits.split_whitespace().for_each(|short| {
        document.apply(edit(short));
    });
}
