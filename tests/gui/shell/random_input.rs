//! Random input never breaks the window, and every edit can be undone.

use std::ops::RangeInclusive;

use egui::{Event, Key, Modifiers, PointerButton, Pos2};

use crate::support::input::{LEFT, MIDDLE, RIGHT, ctrl};
use crate::support::recorder;
use crate::support::window::Window;

const FILE: &str = "# one\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\n; two\nrnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\nno position\n# end";

/// A random number generator with a fixed seed.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }
}

/// Does something at random. Returns a description of it.
fn act(window: &mut Window, dice: &mut Dice, held: &mut Option<PointerButton>) -> String {
    match dice.roll(12) {
        0..=3 => use_mouse(window, dice, held),
        4..=6 => type_character(window, dice),
        7..=10 => press_key(window, dice),
        _ => fill_clipboard(window, dice),
    }
}

fn use_mouse(window: &mut Window, dice: &mut Dice, held: &mut Option<PointerButton>) -> String {
    let at = Pos2::new(dice.roll(1180) as f32, dice.roll(780) as f32);
    window.move_to(at);
    if dice.roll(2) == 0 {
        return format!("move to {at:?}");
    }
    if let Some(button) = held.take() {
        window.release_in_one_frame(button);
        return format!("release {button:?} at {at:?}");
    }
    let button = dice.pick(&[LEFT, LEFT, LEFT, RIGHT, MIDDLE]);
    *held = Some(button);
    window.press(button);
    format!("press {button:?} at {at:?}")
}

fn type_character(window: &mut Window, dice: &mut Dice) -> String {
    let character = char::from(dice.pick(b"KQRBNPkqrbnp12345678/x -w"));
    window.letter_down(character);
    if dice.roll(4) > 0 {
        window.letter_up(character);
    }
    format!("type {character}")
}

fn press_key(window: &mut Window, dice: &mut Dice) -> String {
    use Key::{A, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Backspace, C, Delete, End, Enter, Escape, F, Home};
    use Key::{K, L, M, N, PageDown, PageUp, Space, T, Tab, V, X, Y, Z};
    let plain = [ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Backspace, Delete, End, Enter, Escape, Home, Space, Tab];
    let (modifiers, key) = match dice.roll(4) {
        0 | 1 => (Modifiers::NONE, dice.pick(&plain)),
        2 => (ctrl(), dice.pick(&[Z, Y, C, V, X, L, A, T, M, M, Delete, Home, PageUp, PageDown, K])),
        _ => (ctrl() | Modifiers::SHIFT, dice.pick(&[Z, N, Delete, F])),
    };
    window.quick_key(modifiers, key);
    format!("{modifiers:?} {key:?}")
}

fn fill_clipboard(window: &mut Window, dice: &mut Dice) -> String {
    let empty = "8/8/8/8/8/8/8/8 w - - 0 1";
    let large = "10/10/10/10/10/10/10/10 w - - 0 1";
    let broken = "rnbqkbnr/pp1ppppp1/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -";
    let several = "4k3/8/8/8/8/8/8/4K2R w K - 3 40\n7k/5Q2/6K1/8/8/8/8/8 b - -\n";
    let spaced = " r3k2r/8/8/8/8/8/8/R3K2R b Kq - 7 9 ";
    let text = dice.pick(&[empty, spaced, "nonsense", "", large, broken, several]);
    window.world().clipboard = Ok(text.to_owned());
    window.frame([Event::PointerGone]);
    format!("clipboard {text:?}")
}

fn check(window: &Window, done: &[String]) {
    let last = || done[done.len().saturating_sub(8)..].join(", ");
    let state = window.state();
    if !state.is_preview() && !state.fen.is_typing() && state.fen.caret().is_none() {
        assert_eq!(window.box_text().trim(), window.fen(), "the box says something else after {}", last());
    }
    let board = window.document().position().board;
    let inside = window.document().cursor().is_none_or(|square| board.size().contains(square));
    assert!(inside, "{:?} is not on the board after {}", window.cursor(), last());
}

fn play(seed: u64) {
    let mut window = Window::showing(FILE);
    window.allow_missing_glyphs();
    let mut dice = Dice(seed);
    let (mut done, mut button) = (vec![format!("seed {seed}")], None);
    for _ in 0..150 {
        let what = act(&mut window, &mut dice, &mut button);
        done.push(what);
        check(&window, &done);
        // An open file dialog or question would block all other input.
        if window.state().dialog.is_some() && dice.roll(3) == 0 || window.state().waiting_for.is_some() {
            window.quick_key(Modifiers::NONE, Key::Escape);
        }
    }
    if let Some(held) = button {
        window.release_in_one_frame(held);
    }
    for _ in 0..10 {
        window.quick_key(Modifiers::NONE, Key::Escape);
    }
    window.frame([Event::PointerGone, Event::WindowFocused(false), Event::WindowFocused(true)]);
    window.settle();
    let path = done.join(", ");
    assert_eq!(window.state().dialog, None, "{path}");
    let content = window.content();
    let mut steps = 0;
    for pressed in 0.. {
        let before = window.document().revision();
        if !window.document().can_undo() {
            break;
        }
        window.quick_key(ctrl(), Key::Z);
        // The first undo may discard an unfinished text, which is not a step of the document.
        steps += usize::from(window.document().revision() != before);
        assert!(pressed < 1000, "undo has no end after {path}");
    }
    assert_eq!(window.content(), FILE, "everything undone after {path}");
    assert!(!window.document().is_modified(), "everything undone after {path}");
    for _ in 0..steps {
        window.quick_key(ctrl(), Key::Y);
    }
    assert_eq!(window.content(), content, "everything done again after {path}");
}

/// Plays more seeds while recording.
fn play_all(seeds: RangeInclusive<u64>, recorded: RangeInclusive<u64>) {
    let recorded = recorder::folder().into_iter().flat_map(|_| recorded.clone());
    seeds.chain(recorded).for_each(play);
}

#[test]
fn whatever_is_done_can_be_undone_1() {
    play_all(1..=8, 17..=40);
}

#[test]
fn whatever_is_done_can_be_undone_2() {
    play_all(9..=16, 41..=64);
}
