//! Opening the position on lichess, as a link, and as a QR code.

use egui::Key;
use fenwright::app::command::Command;
use fenwright::app::shell::command::Reason;
use fenwright::app::shell::dialog::Dialog;

use crate::support::window::{START, Window};

const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";
const EDITOR: &str = "https://lichess.org/editor/4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2_w_-_-_0_1";

#[test]
fn a_position_opens_in_the_browser() {
    let mut window = Window::showing(HARING);
    window.menu("File", "Open in lichess editor");
    window.menu("File", "Open in lichess analysis");
    assert_eq!(window.world().opened, [EDITOR.to_owned(), EDITOR.replace("editor", "analysis")]);
    window.menu("File", "Copy link");
    assert_eq!(window.world().clipboard.as_deref(), Ok(EDITOR));
}

#[test]
fn without_a_browser_the_link_is_on_the_clipboard() {
    let mut window = Window::showing(HARING);
    window.world().browser_fails = Some("no program opens links".to_owned());
    window.menu("File", "Open in lichess editor");
    let said = window.notices();
    assert!(
        said.contains("No browser could be opened: no program opens links. The link was copied instead."),
        "{said}"
    );
    assert_eq!(window.world().clipboard.as_deref(), Ok(EDITOR));
}

#[test]
fn positions_that_lichess_refuses_are_explained() {
    let why = |window: &Window, command| window.state().why_disabled(command).map(Reason::into_owned);
    let illegal = Window::showing("8/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(why(&illegal, Command::OpenInEditor), None);
    assert!(why(&illegal, Command::OpenInAnalysis).is_some_and(|why| why.contains("only legal positions")));
    let wide = Window::showing("10/10/10/10/10/10/10/10 w - - 0 1");
    assert_eq!(why(&wide, Command::CopyLink).as_deref(), Some("lichess has only 8x8 boards"));
    assert_eq!(why(&wide, Command::ShowCode), None, "the code holds the FEN");
}

#[test]
fn a_code_for_cameras_is_shown_and_copied() {
    let mut window = Window::showing(HARING);
    window.menu("File", "QR code…");
    assert!(window.sees(&format!("QR code of {EDITOR}")), "{}", window.words());
    window.click("Copy picture");
    assert_eq!(window.state().dialog, None);
    let (width, height, rgba) = window.world().picture.clone().expect("a picture");
    assert!(width == height && rgba.len() == width * height * 4);
    let is_dark = |x: usize, y: usize| rgba[(y * width + x) * 4] == 0;
    // Four light modules of eight pixels, then the finder of the corner: a dark row of seven modules.
    assert!((0..width).all(|x| !is_dark(x, 31)) && (32..88).all(|x| is_dark(x, 32)) && !is_dark(88, 32));
    window.menu("File", "QR code…");
    window.key(Key::Escape);
    assert_eq!(window.state().dialog, None);
    let mut wide = Window::showing("10/10/10/10/10/10/10/10 w - - 0 1");
    wide.menu("File", "QR code…");
    assert_eq!(wide.state().dialog, Some(Dialog::QrCode));
    wide.click("Copy text");
    assert_eq!(wide.world().clipboard.as_deref(), Ok("10/10/10/10/10/10/10/10 w - - 0 1"));
    wide.key(Key::Escape);
    wide.ctrl(Key::Home);
    assert_eq!(wide.fen(), START);
}
