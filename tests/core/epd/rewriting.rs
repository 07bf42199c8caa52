//! Rewriting a line changes only what was edited.

use fenwright::notation::epd::{self, Operand, Operation};
use fenwright::{Castling, Color, Piece, Position, Role, Size, Square};

fn operation(opcode: &str, word: &str) -> Operation {
    Operation { opcode: opcode.into(), operands: vec![Operand::Word(word.into())] }
}

fn with_clocks(halfmove_clock: u16, fullmove_number: u16) -> impl Fn(&mut Position) {
    move |position| {
        position.halfmove_clock = halfmove_clock;
        position.fullmove_number = fullmove_number;
    }
}

/// An edit of the operations.
type Change<'a> = &'a dyn Fn(&mut Vec<Operation>);

/// Asserts the line after a change of its position.
fn assert_moved(line: &str, change: impl Fn(&mut Position), expected: &str) {
    let mut position = epd::read(line).unwrap_or_else(|fault| panic!("{fault}: {line}")).position;
    change(&mut position);
    assert_eq!(epd::rewrite(line, &position, None).as_deref(), Ok(expected), "{line}");
}

/// Asserts the line after a change of its operations.
fn assert_edited(line: &str, change: impl Fn(&mut Vec<Operation>), expected: &str) {
    let record = epd::read(line).unwrap_or_else(|fault| panic!("{fault}: {line}"));
    let mut operations = record.operations;
    change(&mut operations);
    assert_eq!(epd::rewrite(line, &record.position, Some(&operations)).as_deref(), Ok(expected), "{line}");
}

#[test]
fn nothing_changes_where_nothing_is_edited() {
    let lines = include_str!("../../data/epd.jsonl").lines();
    for line in lines {
        let record: serde_json::Value = serde_json::from_str(line).expect(line);
        let input = record["input"].as_str().unwrap_or_default();
        let Ok(found) = epd::read(input) else { continue };
        assert_eq!(epd::rewrite(input, &found.position, None).as_deref(), Ok(input));
        assert_eq!(epd::rewrite(input, &found.position, Some(&found.operations)).as_deref(), Ok(input));
    }
}

#[test]
fn a_changed_position_changes_its_fields_alone() {
    let to_black = |position: &mut Position| position.side_to_move = Color::Black;
    assert_moved(
        "4k3/8/8/8/8/8/8/4K3 w - -  bm Kd2 ; id 'x'\0",
        to_black,
        "4k3/8/8/8/8/8/8/4K3 b - -  bm Kd2 ; id 'x'\0",
    );
    assert_moved("4k3/8/8/8/8/8/8/4K3 w - -;bm Kd2", to_black, "4k3/8/8/8/8/8/8/4K3 b - -;bm Kd2");
    assert_moved("4k3/8/8/8/8/8/8/4K3 w - -", to_black, "4k3/8/8/8/8/8/8/4K3 b - -");
    let put = |position: &mut Position| {
        position.board.set(Square::new(0, 0), Some(Piece::new(Color::White, Role::Rook)));
    };
    assert_moved("4k3/8/8/8/8/8/8/4K3 w - - id \"a\";", put, "4k3/8/8/8/8/8/8/R3K3 w - - id \"a\";");
    // Shredder-FEN letters stay if they still mean the same rooks.
    let line = "r3k2r/8/8/8/8/8/8/R3K2R w HAha - id \"a\";";
    assert_moved(line, to_black, "r3k2r/8/8/8/8/8/8/R3K2R b HAha - id \"a\";");
    let fewer = |position: &mut Position| position.castling.set(Color::White, 0, false);
    assert_moved(line, fewer, "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - id \"a\";");
    // A rook outside of the one that K meant: the right still belongs to the inner rook and now needs its letter.
    let outer = |position: &mut Position| {
        position.board.set(Square::new(7, 0), Some(Piece::new(Color::White, Role::Rook)));
    };
    assert_moved("4k3/8/8/8/8/8/8/4K1R1 w K - id 1;", outer, "4k3/8/8/8/8/8/8/4K1RR w G - id 1;");
    let all = |position: &mut Position| {
        *position = Position { castling: Castling::NONE, ..Position::empty(Size::STANDARD) };
    };
    assert_moved("4k3/8/8/8/8/8/8/4K3 b - - id 1;", all, "8/8/8/8/8/8/8/8 w - - id 1;");
}

#[test]
fn clocks_are_written_where_they_stand() {
    let cases = [
        ("w - - bm Kd2;", 0, 1, "w - - bm Kd2;"),
        ("w - - bm Kd2;", 3, 1, "w - - bm Kd2; hmvc 3;"),
        ("w - - bm Kd2;", 3, 7, "w - - bm Kd2; hmvc 3; fmvn 7;"),
        ("w - -", 3, 7, "w - - hmvc 3; fmvn 7;"),
        ("w - - ", 3, 1, "w - - hmvc 3; "),
        ("w - - bm Kd2", 3, 1, "w - - bm Kd2; hmvc 3;"),
        ("w - - hmvc 5; id 1;", 3, 1, "w - - hmvc 3; id 1;"),
        ("w - - hmvc 5; id 1;", 0, 1, "w - - hmvc 0; id 1;"),
        ("w - - hmvc  05 ; id 1;", 5, 1, "w - - hmvc  05 ; id 1;"),
        ("w - - hmvc -1; id 1;", 0, 1, "w - - hmvc -1; id 1;"),
        ("w - - hmvc -1; id 1;", 2, 1, "w - - hmvc 2; id 1;"),
        ("w - - hmvc 1; hmvc 2;", 2, 1, "w - - hmvc 1; hmvc 2;"),
        ("w - - hmvc 1; hmvc 2;", 1, 1, "w - - hmvc 1; hmvc 1;"),
        ("w - - 3 11 ; bm Kd2;", 4, 12, "w - - 4 12 ; bm Kd2;"),
        ("w - - 3 11 ; bm Kd2;", 4, 11, "w - - 4 11 ; bm Kd2;"),
        ("w - - 3 bm Kd2;", 3, 2, "w - - 3 bm Kd2; fmvn 2;"),
        ("w - - 3 11 ; hmvc 5;", 4, 11, "w - - 3 11 ; hmvc 4;"),
        ("w - - 3 11;", 3, 12, "w - - 3 12;"),
        ("w - - 3;", 3, 12, "w - - 3; fmvn 12;"),
        ("w - - 0 1", 3, 12, "w - - 3 12"),
        ("w - - hmvc\" 1", 0, 2, "w - - hmvc\" 1\"; fmvn 2;"),
        ("w - - hmvc\" 1", 3, 2, "w - - hmvc 3; fmvn 2;"),
    ];
    for (line, halfmove, fullmove, expected) in cases {
        let placement = "4k3/8/8/8/8/8/8/4K3 ";
        let (line, expected) = (format!("{placement}{line}"), format!("{placement}{expected}"));
        assert_moved(&line, with_clocks(halfmove, fullmove), &expected);
    }
}

#[test]
fn an_edited_operation_leaves_the_others_alone() {
    let line = "4k3/8/8/8/8/8/8/4K3 w - -  bm Kd2 ;\tid \"a;\\\"\"; ;c0  \"x\"  \"y\";  \r\n";
    let cases: [(Change, &str); 7] = [
        (&|all| all[0] = operation("bm", "Kd1"), "  bm Kd1 ;\tid \"a;\\\"\"; ;c0  \"x\"  \"y\";  \r\n"),
        (&|all| all[1] = operation("id", "b"), "  bm Kd2 ;\tid b; ;c0  \"x\"  \"y\";  \r\n"),
        (
            &|all| {
                all[0] = operation("am", "Kd1");
                all[2] = operation("c1", "z");
            },
            "  am Kd1 ;\tid \"a;\\\"\"; ;c1 z;  \r\n",
        ),
        (&|all| drop(all.remove(1)), "  bm Kd2 ;\tc0  \"x\"  \"y\";  \r\n"),
        (&|all| drop(all.pop()), "  bm Kd2 ;\tid \"a;\\\"\"; ;  \r\n"),
        (&|all| all.insert(1, operation("dm", "2")), "  bm Kd2 ;\tdm 2; id \"a;\\\"\"; ;c0  \"x\"  \"y\";  \r\n"),
        (&|all| all.push(operation("dm", "2")), "  bm Kd2 ;\tid \"a;\\\"\"; ;c0  \"x\"  \"y\"; dm 2;  \r\n"),
    ];
    for (change, expected) in cases {
        assert_edited(line, change, &format!("4k3/8/8/8/8/8/8/4K3 w - -{expected}"));
    }
    assert_edited(line, Vec::clear, "4k3/8/8/8/8/8/8/4K3 w - -  \r\n");
}

#[test]
fn odd_lines_are_edited_too() {
    let placement = "4k3/8/8/8/8/8/8/4K3";
    let cases: [(&str, Change, &str); 9] = [
        ("w - - bm Kd2", &|all| all.push(operation("dm", "2")), "w - - bm Kd2; dm 2;"),
        ("w - - 1 2 bm Kd2", &|all| all.clear(), "w - - 1 2"),
        ("w - - 1 2; bm Kd2;", &|all| all.clear(), "w - - 1 2;"),
        ("w - - 1 2;", &|all| all.push(operation("dm", "2")), "w - - 1 2; dm 2;"),
        // An open string is closed before an operation is added.
        ("w - - id \"a; b", &|all| all.push(operation("dm", "2")), "w - - id \"a; b\"; dm 2;"),
        ("w - - id \"a\\", &|all| all.push(operation("dm", "2")), "w - - id \"a\\\\\"; dm 2;"),
        ("w - - id \"a\\\\\r\n", &|all| all.push(operation("dm", "2")), "w - - id \"a\\\\\"; dm 2;\r\n"),
        // An opcode of digits would be read as a clock after the fields.
        ("w - - bm Kd2; 1 2;", &|all| drop(all.remove(0)), "w - - ; 1 2;"),
        // An operand that is not a valid word becomes a string.
        ("w - -  bm Kd2;", &|all| all[0] = operation("id", "a b"), "w - - id \"a b\";"),
    ];
    for (line, change, expected) in cases {
        assert_edited(&format!("{placement} {line}"), change, &format!("{placement} {expected}"));
    }
}

#[test]
fn a_line_that_is_no_record_is_not_rewritten() {
    let fault = epd::rewrite("4k3/8/8/8/8/8/8/4K3 w -", &Position::start(), None).expect_err("three fields");
    assert_eq!((fault.field, fault.id()), (4, "missing-field"));
}
