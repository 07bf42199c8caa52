//! `fenwright read`, and pictures as input of the other commands.

use std::fs;

use serde_json::{Value, json};

use super::program::{Folder, KINGS, START, run, run_with};

#[test]
fn a_diagram_that_was_drawn_is_read() {
    let folder = Folder::new();
    let path = folder.path("a.png");
    run(&["render", "-o", &path, "--coordinates", "none", "--flip", START]);
    let ran = run(&["read", "--json", &path]);
    let object = &ran.objects()[0];
    assert_eq!((&object["file"], &object["board"], &object["flipped"]), (&json!(path), &json!(1), &json!(true)));
    let placement = object["placement"].as_str().unwrap_or_default();
    assert_eq!(object["fen"].as_str().unwrap_or_default().split(' ').next(), Some(placement));
    assert_eq!(ran.code == Some(0), object["doubtful"] == json!([]), "{ran:?}");
    let plain = run(&["read", &path]);
    assert_eq!(plain.out.trim_end(), object["fen"], "{plain:?}");
}

#[test]
fn missing_boards_are_reported() {
    let folder = Folder::new();
    let text = folder.file("a.txt", START);
    let missing = folder.path("none.png");
    let ran = run(&["read", "--json", &text, &missing]);
    let objects = ran.objects();
    assert_eq!((ran.code, objects.len()), (Some(2), 2), "{ran:?}");
    assert!(objects.iter().all(|object| object["board"] == Value::Null && object["error"].is_string()), "{objects:?}");
    let ran = run(&["read", &text]);
    assert!(ran.err.contains("This is not a PNG, JPEG, WebP, GIF, TIFF or BMP picture."), "{ran:?}");
    let empty = run_with(&["read", "-"], b"");
    assert_eq!((empty.code, empty.out.as_str()), (Some(2), ""), "{empty:?}");
}

#[test]
fn every_command_takes_pictures() {
    let folder = Folder::new();
    // The content decides, not the name.
    let [picture, misnamed] = ["a.png", "b.fen"].map(|name| folder.path(name));
    run(&["render", "-o", &picture, "--coordinates", "none", START]);
    fs::copy(&picture, &misnamed).expect("copied");
    for path in [&picture, &misnamed] {
        let read = run(&["read", path]);
        let converted = run(&["convert", "--to", "fen", path]);
        assert_eq!((&converted.out, converted.code, &converted.err), (&read.out, read.code, &read.err));
        let checked = run(&["check", "--json", path]);
        let object = &checked.objects()[0];
        assert_eq!((&object["file"], &object["line"], &object["input"]), (&json!(path), &json!(1), &json!("")));
        assert_eq!((object["fen"].as_str(), checked.code), (Some(read.out.trim_end()), read.code), "{object}");
    }
    let drawn = run(&["render", "--to", "text", &picture]);
    assert_eq!(drawn.out, run(&["render", "--to", "text", START]).out, "{drawn:?}");
}

/// Three boards below each other, as a JPEG file.
fn three_boards() -> Vec<u8> {
    let position = fenwright::notation::fen::read(START).expect("a FEN");
    let board = fenwright::diagram::Diagram { size: 320, ..fenwright::diagram::Diagram::new(position) };
    let pixels = fenwright::diagram::pixels(&board).expect("a picture");
    let mut page = image::RgbImage::from_pixel(400, 1200, image::Rgb([255; 3]));
    for (index, pixel) in pixels.rgba.as_chunks::<4>().0.iter().enumerate() {
        let (x, y) = (40 + index as u32 % pixels.width, 40 + index as u32 / pixels.width);
        (0..3).for_each(|board| page.put_pixel(x, y + 390 * board, image::Rgb([pixel[0], pixel[1], pixel[2]])));
    }
    let mut bytes = Vec::new();
    image::codecs::jpeg::JpegEncoder::new_with_quality(&mut bytes, 90).encode_image(&page).expect("a JPEG");
    bytes
}

#[test]
fn boards_of_a_picture_that_ends_early_are_in_doubt() {
    let folder = Folder::new();
    let bytes = three_boards();
    let whole = run(&["read", &folder.file("whole.jpg", &bytes)]);
    assert_eq!((whole.code, whole.out.lines().count(), whole.err.as_str()), (Some(0), 3, ""), "{whole:?}");
    for share in [60, 80, 99] {
        let path = folder.file("cut.jpg", &bytes[..bytes.len() * share / 100]);
        let cut = run(&["read", &path]);
        let boards = cut.out.lines().count();
        assert!(cut.code == Some(1) && boards > 0, "{share} %: {cut:?}");
        assert_eq!(cut.err.matches("the picture ends early, so this board may be wrong").count(), boards, "{cut:?}");
        let objects = run(&["read", "--json", &path]).objects();
        assert!(objects.iter().all(|object| object["doubtful"].as_array().is_some_and(|all| all.len() == 64)));
    }
}

#[test]
fn doubtful_squares_are_reported() {
    let folder = Folder::new();
    let picture = folder.path("a.png");
    // Two kings do not show which side is at the bottom.
    run(&["render", "-o", &picture, "--coordinates", "none", KINGS]);
    let doubt = "it is unclear which side is at the bottom";
    let other = "3K4/8/8/8/8/8/8/3k4 w - - 0 1";
    let converted = run(&["convert", "--to", "fen", &picture]);
    assert_eq!((converted.code, converted.out.trim_end()), (Some(1), KINGS), "{converted:?}");
    assert_eq!(converted.err, format!("{picture}: board 1: {doubt}\n    or: {other}\n"));
    let checked = run(&["check", &picture]);
    assert_eq!((checked.code, checked.err.starts_with(&converted.err)), (Some(1), true), "{checked:?}");
    assert!(!checked.out.contains(doubt), "{checked:?}");
    let checked = run(&["check", "--json", &picture]);
    let fault = json!([{"field": 1, "char": 0, "byte": 0, "code": "uncertain-board", "message": doubt}]);
    let object = &checked.objects()[0];
    assert_eq!((&object["read"], &object["faults"]), (&json!("mended"), &fault), "{object}");
    assert_eq!((&object["alternatives"], checked.err.as_str()), (&json!([other]), ""), "{object}");
}

#[test]
fn squares_in_doubt_are_named() {
    let folder = Folder::new();
    let picture = folder.path("a.png");
    let middle_game = "r1bqk2r/1pp2pp1/p1n1pn1p/3p4/1b1P1B2/2NBPN2/PPP2PPP/R2Q1RK1 w kq - 3 8";
    let drawn = ["--size", "160", "--marks", "Ye4,Rf5", "--arrows", "Gb1c3,Rd1d7"];
    run(&[&["render", "-o", &picture, middle_game][..], &drawn].concat());
    let object = &run(&["read", "--json", &picture]).objects()[0];
    let squares: Vec<&str> = object["doubtful"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let ran = run(&["convert", "--to", "fen", &picture]);
    assert!(squares.iter().all(|square| ran.err.contains(square)), "{squares:?} {ran:?}");
    assert_eq!(ran.code, Some(i32::from(!squares.is_empty())), "{ran:?}");
}

#[test]
fn a_picture_without_a_board_is_no_input() {
    let folder = Folder::new();
    let (empty, broken, board) = (folder.path("empty.png"), folder.path("broken.png"), folder.path("board.png"));
    let file = fs::File::create(&empty).expect("written");
    let mut header = png::Encoder::new(file, 64, 64).write_header().expect("written");
    header.write_image_data(&[200; 64 * 64]).expect("written");
    drop(header);
    run(&["render", "-o", &board, START]);
    let bytes = fs::read(&board).expect("written");
    fs::write(&broken, &bytes[..bytes.len() / 2]).expect("written");
    for command in [&["check"][..], &["convert", "--to", "fen"]] {
        let ran = run(&[command, &[&empty, &broken, KINGS]].concat());
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains("fenwright: \"empty.png\" cannot be opened: no board was found.\n"), "{ran:?}");
        assert!(ran.err.contains("fenwright: \"broken.png\" cannot be opened: the picture is damaged.\n"), "{ran:?}");
        assert!(!ran.out.is_empty(), "{ran:?}");
    }
}
