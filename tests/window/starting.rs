//! Starting with command line arguments, at scale 2, and without any input.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use super::desktop::Desktop;
use super::display::Display;
use super::picture::light_board;
use super::wait::{self, LIMIT};
use super::{AFTER_E4, START};

const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

#[test]
fn a_file_on_the_command_line_is_opened() {
    let desktop = Desktop::new();
    let path = desktop.file("named.fen", format!("{MATE}\n"));
    let window = desktop.start(&[path]);
    window.expect_title("named.fen - Fenwright");
    window.expect_shown(MATE);
    window.expect_copied(MATE);
}

#[test]
fn a_fen_on_the_command_line_is_shown_with_and_without_quotes() {
    let desktop = Desktop::new();
    let arguments = [vec![MATE], MATE.split(' ').collect()];
    for arguments in arguments {
        let window = desktop.start(&arguments);
        window.expect_shown(MATE);
        window.expect_copied(MATE);
    }
}

#[test]
fn a_file_that_is_not_there_leaves_a_window_with_a_message() {
    let desktop = Desktop::new();
    let mut window = desktop.start(&[desktop.path("not-there.fen")]);
    assert!(window.is_open());
    window.expect_title("Untitled - Fenwright");
    window.expect_copied(START);
}

#[test]
fn at_scale_two_everything_is_twice_as_large_and_as_sharp() {
    let desktop = Desktop::of_size(2500, 1700);
    let seen = |scale| {
        desktop.set_scale(scale);
        let window = desktop.start::<&str>(&[]);
        let (picture, board) = (window.settle(), window.board());
        let blended = picture.blended(board.square("g1"));
        window.drag("e2", "e4");
        window.expect_shown(AFTER_E4);
        window.expect_copied(AFTER_E4);
        (board.side(), blended)
    };
    let ((side, blended), (twice, blended_at_twice)) = (seen(1), seen(2));
    assert!(twice.abs_diff(2 * side) <= 2, "squares of {side} and {twice} pixels");
    // Edges stay one pixel wide, so their share of the square halves. A stretched picture would keep it.
    let sharp = blended_at_twice < 0.7 * blended;
    assert!(sharp, "blended pixels of the knight: {blended:.1} % at scale 1, {blended_at_twice:.1} % at scale 2");
}

#[test]
fn a_window_that_nobody_touches_uses_no_time() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    window.drag("e2", "e4");
    window.expect_shown(AFTER_E4);
    window.settle();
    let mut used = 0;
    // On a busy machine the program may take a while to settle.
    let rests = wait::poll(LIMIT, || {
        let before = ticks(window.process());
        thread::sleep(Duration::from_secs(3));
        used = ticks(window.process()) - before;
        (used <= 2).then_some(())
    });
    assert!(rests.is_some(), "{used} ticks of processor time in three idle seconds");
}

/// The processor time of a process in clock ticks: fields 14 and 15 of `/proc/[pid]/stat`, see proc(5).
fn ticks(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after_name = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
    let fields: Vec<u64> = after_name.split(' ').skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
    assert_eq!(fields.len(), 2, "two numbers in {stat:?}");
    fields.iter().sum()
}

#[test]
fn starts_are_measured() {
    let desktop = Desktop::new();
    let mut times: Vec<Duration> = (0..5)
        .map(|_| {
            let start = Instant::now();
            let mut child = wait::start(&mut desktop.program::<&str>(&[]));
            let painted =
                wait::poll(LIMIT, || desktop.screen.picture().shows(light_board().dark).then(|| start.elapsed()));
            child.kill().unwrap();
            child.wait().unwrap();
            let gone = wait::poll(LIMIT, || (!desktop.screen.picture().shows(light_board().dark)).then_some(()));
            assert!(gone.is_some(), "the window goes with its process");
            painted.unwrap()
        })
        .collect();
    times.sort_unstable();
    println!("start to painted window: median {:?} of {times:?}", times[times.len() / 2]);
}
