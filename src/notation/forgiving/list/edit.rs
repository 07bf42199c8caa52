//! Reads xboard's edit mode: `edit`, `#` to clear the board, White's pieces, `c` to change color, Black's, a final `.`.

use crate::board::{Board, Color, Piece, Position, Role, Size, Square};
use crate::notation::forgiving::alphabet;
use crate::notation::forgiving::picture::set_rights;

/// Reads the position that these commands set up; `None` if a text has no such commands or does not clear the board.
pub(super) fn read(text: &str) -> Option<Position> {
    let mut lines = text.lines().map(str::trim);
    lines.find(|line| *line == "edit")?;
    let mut color = Color::White;
    let mut board = None;
    for line in lines.by_ref().take_while(|line| *line != ".") {
        match line {
            "" => {}
            "#" => board = Some(Board::empty(Size::STANDARD)),
            "c" => color = !color,
            man => {
                let (square, piece) = parse_command(man, color)?;
                board.as_mut()?.set(square, piece);
            }
        }
    }
    let mut position = Position { board: board?, ..Position::empty(Size::STANDARD) };
    let side = text.lines().rev().find_map(|line| match line.trim() {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    });
    position.side_to_move = side.unwrap_or(Color::White);
    // The protocol allows castling whenever king and rook are at home.
    let rights = rights_at_home(&position.board);
    set_rights(&mut position, if rights.is_empty() { "-" } else { &rights });
    (position.board.pieces().next().is_some()).then_some(position)
}

/// Reads a command such as `Pd4`. Returns the square with its new piece, or with `None` if the letter `x` clears it.
fn parse_command(command: &str, color: Color) -> Option<(Square, Option<Piece>)> {
    let letter = command.chars().next()?.to_ascii_uppercase();
    let square: Square = command.get(1..)?.parse().ok()?;
    let is_on_board = square.file < 8 && square.rank < 8;
    if !is_on_board {
        return None;
    }
    if letter == 'X' {
        return Some((square, None));
    }
    Some((square, Some(Piece::new(color, alphabet::ENGLISH.piece(letter)?.role))))
}

fn rights_at_home(board: &Board) -> String {
    let stands = |file, color, role| {
        board.get(Square::new(file, board.size().back_rank(color))) == Some(Piece::new(color, role))
    };
    let right =
        |(letter, color, file)| (stands(4, color, Role::King) && stands(file, color, Role::Rook)).then_some(letter);
    let all = [('K', Color::White, 7), ('Q', Color::White, 0), ('k', Color::Black, 7), ('q', Color::Black, 0)];
    all.into_iter().filter_map(right).collect()
}
