//! `fenwright read`.

use serde_json::{Value, json};

use super::program::{Folder, START, run, run_with};

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
fn what_has_no_board_is_said() {
    let folder = Folder::new();
    let text = folder.file("a.txt", START);
    let missing = folder.path("none.png");
    let ran = run(&["read", "--json", &text, &missing]);
    let objects = ran.objects();
    assert_eq!((ran.code, objects.len()), (Some(2), 2), "{ran:?}");
    assert!(objects.iter().all(|object| object["board"] == Value::Null && object["error"].is_string()), "{objects:?}");
    let ran = run(&["read", &text]);
    assert!(ran.err.contains("This is no picture as PNG, JPEG, WebP or GIF."), "{ran:?}");
    let empty = run_with(&["read", "-"], b"");
    assert_eq!((empty.code, empty.out.as_str()), (Some(2), ""), "{empty:?}");
}
