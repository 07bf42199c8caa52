//! The side panel keeps still: a walk through its states, in each language and in windows of three sizes. Nothing that
//! stays may move by an answer, a mode or a language, no text may be cut or lie over another one, nothing may be outside
//! the panel, and no tab may be scrolled without need.

use std::collections::{BTreeMap, BTreeSet};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, TouchPhase, pos2, vec2};
use fenwright::Color;
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;
use fenwright::lang::{self, Language};
use fenwright::notation::stipulation;

use crate::picture::reading::{GAME, Sheet, paste};
use crate::support::painted::{Painted, painted};
use crate::support::tree::Node;
use crate::support::window::{START, Window};

const LANGUAGES: [&str; 3] = ["en", "de", "nl"];
const SIZES: [[f32; 2]; 3] = [[800.0, 600.0], [1280.0, 800.0], [1600.0, 1000.0]];
const TABS: [(&str, Key); 4] =
    [("Position", Key::Num1), ("Solve", Key::Num2), ("Engine", Key::Num3), ("Details", Key::Num4)];

const CORNER: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";
/// The part of the window that a step may change.
#[derive(Clone, Copy, PartialEq)]
enum Change {
    /// The position, so that anything may change.
    Position,
    /// The answer of the solver, or that it searches.
    Answer,
    /// A mode, so that nothing moves.
    Mode,
}

use Change::{Answer, Mode, Position};

type Step = (&'static str, Change, fn(&mut Window));

/// An open tab.
struct View {
    texts: Vec<Painted>,
    nodes: Vec<Node>,
    panel: Rect,
    /// The area in which the tab is visible.
    viewport: Rect,
    /// The whole tab.
    content: Rect,
}

impl View {
    fn read(window: &mut Window) -> Self {
        let all = window.nodes();
        let tabs = all.iter().find(|node| node.role == Role::TabList).expect("tabs").rect;
        let fen =
            all.iter().filter(|node| node.name == "FEN").map(|node| node.rect.top()).fold(f32::INFINITY, f32::min);
        let panel = Rect::from_min_max(pos2(tabs.left(), 34.0), pos2(tabs.right(), fen - 14.0));
        let content = all.iter().find(|node| node.role == Role::TabPanel).expect("a tab").rect;
        let viewport = Rect::from_min_max(tabs.left_bottom(), panel.right_bottom());
        let is_inside =
            |rect: Rect| rect.left() > tabs.left() - 1.0 && rect.top() > 34.0 && rect.center().y < fen - 14.0;
        let nodes = all.into_iter().filter(|node| is_inside(node.rect)).collect();
        let texts = painted(window).into_iter().filter(|text| is_inside(text.place)).collect();
        Self { texts, nodes, panel, viewport, content }
    }

    /// The areas of controls and texts by their names. A name that occurs twice names nothing.
    fn places(&self) -> BTreeMap<String, Rect> {
        let containers = [
            Role::TabPanel,
            Role::ScrollView,
            Role::ScrollBar,
            Role::Label,
            Role::Tree,
            Role::List,
            Role::Group,
            Role::ListItem,
        ];
        let nodes = self.nodes.iter().filter(|node| !containers.contains(&node.role));
        let nodes = nodes.map(|node| (format!("{:?} {}", node.role, node.name), node.rect));
        let texts = self.texts.iter().map(|text| (format!("text {}", text.text), text.place));
        let mut places: BTreeMap<String, Vec<Rect>> = BTreeMap::new();
        for (name, rect) in nodes.chain(texts) {
            places.entry(name).or_default().push(rect);
        }
        places.into_iter().filter(|(_, rects)| rects.len() == 1).map(|(name, rects)| (name, rects[0])).collect()
    }

    /// The bottom of the question that is asked, below which the answer begins.
    fn question_bottom(&self) -> f32 {
        let field = self.nodes.iter().rfind(|node| node.role == Role::SpinButton || node.role == Role::ComboBox);
        field.map_or(0.0, |field| field.rect.bottom())
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let visible: Vec<(&str, Rect)> =
            self.texts.iter().map(|text| (text.text.as_str(), text.place.intersect(text.clip))).collect();
        for (index, (text, place)) in visible.iter().enumerate() {
            let place = place.shrink(1.0);
            let others = visible[index + 1..]
                .iter()
                .filter(|(_, other)| other.shrink(1.0).intersects(place) && place.is_positive());
            faults.extend(others.map(|(other, _)| format!("{text:?} and {other:?} overlap")));
        }
        for text in &self.texts {
            let is_row = |node: &&Node| node.role == Role::TreeItem && node.rect.contains_rect(text.place);
            // A row of the solution has one line. The whole of its moves is in its tooltip.
            if text.is_shortened && !self.nodes.iter().any(|node| is_row(&node)) {
                faults.push(format!("{:?} is cut", text.text));
            }
            if text.is_beyond || !self.panel.expand(0.5).x_range().contains(text.place.right()) {
                faults.push(format!("{:?} is outside", text.text));
            }
        }
        for node in self.nodes.iter().filter(|node| node.is_control()) {
            if node.rect.right() > self.panel.right() + 0.5 || node.rect.left() < self.panel.left() - 0.5 {
                faults.push(format!("{:?} {:?} is outside: {:?}", node.role, node.name, node.rect));
            }
            let others = self
                .nodes
                .iter()
                .filter(|other| other.is_control() && other.rect.shrink(1.0).intersects(node.rect.shrink(1.0)));
            let others = others.filter(|other| {
                !other.rect.expand(1.0).contains_rect(node.rect) && !node.rect.expand(1.0).contains_rect(other.rect)
            });
            faults.extend(others.filter(|other| other.name < node.name).map(|other| {
                format!("{:?} at {:?} and {:?} at {:?} overlap", node.name, node.rect, other.name, other.rect)
            }));
        }
        faults.extend(self.needless_scrolling());
        faults
    }

    /// Reports an offset beyond the end of the tab, or of a tab that would fit.
    fn needless_scrolling(&self) -> Option<String> {
        let offset = self.viewport.top() - self.content.top();
        let most = (self.content.height() - self.viewport.height()).max(0.0);
        (!(-1.0..=most + 1.0).contains(&offset)).then(|| format!("scrolled by {offset} of {most}"))
    }

    /// The rows of the fields, which have other widths in each language but are at the same height in all of them.
    fn field_rows(&self, tab: &str) -> Vec<(Role, i32, i32)> {
        let roles = [
            Role::RadioButton,
            Role::CheckBox,
            Role::ComboBox,
            Role::SpinButton,
            Role::Tab,
            Role::Switch,
            Role::TextInput,
            Role::MultilineTextInput,
        ];
        // Cards and pictures come before nothing that stays.
        let end = if tab == "Position" { self.viewport.top() } else { f32::INFINITY };
        let fields = self.nodes.iter().filter(|node| roles.contains(&node.role) && node.rect.top() < end);
        fields.map(|node| (node.role, node.rect.top().round() as i32, node.rect.bottom().round() as i32)).collect()
    }

    fn moved_by_language(&self, english: &Self, tab: &str) -> Vec<String> {
        let (now, english) = (self.field_rows(tab), english.field_rows(tab));
        if now.len() != english.len() {
            return vec![format!("{} fields, but {} in English", now.len(), english.len())];
        }
        let pairs = now.iter().zip(&english).filter(|(now, english)| now != english);
        pairs.map(|(now, english)| format!("{now:?}, but {english:?} in English")).collect()
    }

    /// The names of what is at another place now.
    fn moved(&self, before: &Self, tab: &str, change: Change) -> Vec<String> {
        let (now, before_places) = (self.places(), before.places());
        let end = if change == Answer && tab == "Solve" { self.question_bottom() } else { f32::INFINITY };
        let is_moved = |(name, rect): &(&String, &Rect)| {
            let before = before_places.get(*name).filter(|before| before.bottom() <= end + 0.5);
            before.is_some_and(|before| {
                let is_at = |one: fn(&Rect) -> Pos2| one(before).distance(one(rect)) < 0.6;
                let stays = is_at(|rect| rect.min) && is_at(|rect| rect.max);
                // The chosen one of several words is bold and thus wider.
                !stays && !(name.starts_with("text") && (is_at(Rect::left_center) || is_at(Rect::center)))
            })
        };
        let moved = now.iter().filter(is_moved);
        moved.map(|(name, rect)| format!("{name} moved from {:?} to {rect:?}", before_places[name])).collect()
    }
}

/// Faults with the states in which they are.
type Faults = BTreeMap<String, BTreeSet<String>>;

fn window(content: &str, asked: &str, code: &str, size: [f32; 2]) -> Window {
    let asked = stipulation::read(asked).expect("a stipulation").into();
    let settings = Settings { language: Some(code.to_owned()), asked, ..Settings::default() };
    Window::sized(Document::from_bytes(content.as_bytes().to_vec()), settings, size)
}

/// Calls `look` in each state with each tab open.
fn walk(window: &mut Window, steps: &[Step], mut look: impl FnMut(&mut Window, &'static str, &Step)) {
    for step in steps {
        (step.2)(window);
        for (tab, key) in TABS {
            window.quick_key(ctrl(), key);
            window.frames(3);
            look(window, tab, step);
        }
    }
}

/// Walks through the steps in each language and size.
fn assert_still(content: &str, asked: &str, steps: &[Step]) {
    assert_still_at(&SIZES, content, asked, steps);
}

/// Walks through the steps in each language in a small window, which shows most faults.
fn assert_still_when_small(content: &str, asked: &str, steps: &[Step]) {
    assert_still_at(&SIZES[..1], content, asked, steps);
}

fn assert_still_at(sizes: &[[f32; 2]], content: &str, asked: &str, steps: &[Step]) {
    let mut faults = Faults::new();
    lang::with(Language::ENGLISH, || {
        for size in sizes.iter().copied() {
            let mut english: BTreeMap<(&str, &str), View> = BTreeMap::new();
            for code in LANGUAGES {
                let mut before: BTreeMap<&str, View> = BTreeMap::new();
                walk(&mut window(content, asked, code, size), steps, |window, tab, (name, change, _)| {
                    let view = View::read(window);
                    let mut wrong = view.faults();
                    let compared = before.get(tab).filter(|_| *change != Position);
                    wrong.extend(compared.into_iter().flat_map(|before| view.moved(before, tab, *change)));
                    let translated = english.get(&(tab, *name));
                    wrong.extend(translated.into_iter().flat_map(|english| view.moved_by_language(english, tab)));
                    for fault in wrong {
                        faults.entry(fault).or_default().insert(format!("{tab}, {name}, {code}, {size:?}"));
                    }
                    if code == "en" {
                        english.insert((tab, *name), View::read(window));
                    }
                    before.insert(tab, view);
                });
            }
        }
        // Once more in the smallest window, with each tab scrolled to its end before the next state.
        walk(&mut window(content, asked, "en", SIZES[0]), steps, |window, tab, (name, ..)| {
            let view = View::read(window);
            if let Some(fault) = view.needless_scrolling() {
                faults.entry(fault).or_default().insert(format!("{tab}, {name}, scrolled"));
            }
            scroll_to_end(window, view.viewport);
        });
    });
    for (fault, states) in &faults {
        println!("{fault}");
        states.iter().take(3).for_each(|state| println!("      {state}"));
        println!("      {} in all", states.len());
    }
    assert!(faults.is_empty(), "{} faults, listed above", faults.len());
}

/// Scrolls with the pointer at the edge of the tab, where nothing has a tooltip.
fn scroll_to_end(window: &mut Window, viewport: Rect) {
    window.move_to(viewport.left_center() + vec2(4.0, 0.0));
    let event = |phase, points| Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, points),
        phase,
        source: MouseWheelSource::Trackpad,
        modifiers: Modifiers::NONE,
    };
    window.frame([event(TouchPhase::Start, 0.0), event(TouchPhase::Move, -5000.0), event(TouchPhase::End, 0.0)]);
    window.move_to(pos2(300.0, 20.0));
    window.let_time_pass(1.0);
    window.frames(3);
}

const fn ctrl() -> Modifiers {
    Modifiers::COMMAND
}

fn nothing(_: &mut Window) {}

fn try_moves(window: &mut Window) {
    window.ctrl(Key::M);
}

fn leave(window: &mut Window) {
    while window.state().trial.is_some() {
        window.key(Key::Escape);
    }
}

fn solve(window: &mut Window) {
    window.solve();
}

/// Starts a search and holds it.
fn search(window: &mut Window) {
    window.hold_threads();
    window.quick_key(Modifiers::NONE, Key::F5);
    window.frames(3);
}

/// Turns the side to move, waits until the search for that begins by itself, and holds it.
fn edit(window: &mut Window) {
    window.hold_threads();
    window.quick_key(ctrl(), Key::T);
    window.let_time_pass(0.3);
    window.frames(3);
}

fn end(window: &mut Window) {
    window.let_threads_go();
    window.wait_for_solving();
}

fn stop(window: &mut Window) {
    window.quick_key(Modifiers::SHIFT, Key::F5);
    end(window);
}

/// Runs a command of a menu by its place in the palette, in any language.
fn run(window: &mut Window, command: Command) {
    window.ctrl(Key::K);
    window.type_keys(command.name());
    window.key(Key::Enter);
    window.settle();
}

fn next(window: &mut Window) {
    run(window, Command::NextPosition);
}

/// Asks for a mate in one move more.
fn ask_for_more(window: &mut Window) {
    window.ctrl(Key::Num2);
    let field = window.nodes().into_iter().rfind(|node| node.role == Role::SpinButton).expect("a number");
    window.click_at(field.rect.center());
    window.type_keys("3");
    window.key(Key::Enter);
    window.move_to(pos2(300.0, 20.0));
    window.settle();
}

const TRYING: [Step; 4] =
    [("before", Position, nothing), ("trying", Mode, try_moves), ("back", Mode, leave), ("solved", Answer, solve)];

#[test]
fn at_the_start_position() {
    assert_still(
        START,
        "#2",
        &[
            ("the start", Position, nothing),
            ("trying", Mode, try_moves),
            ("a move", Mode, |window| window.drag("e2", "e4")),
            ("back", Mode, leave),
            ("an unfinished FEN", Mode, |window| window.type_fen("8/8/3q4/8/8/8/8/7 w - - 0 1")),
            ("the FEN before", Mode, |window| window.key(Key::Escape)),
        ],
    );
}

#[test]
fn with_problems() {
    for content in [
        "KKKK4/8/8/8/8/8/8/PPP5 w KQkq - 0 1",
        "r3k2r/pppp1Qpp/8/8/8/3P4/PPPPPPPP/RNB1KBNp w KQkq e6 0 1",
        "4k3/8/8/8/8/8/8/P3K2P w KQ e6 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8 w - - 0 1",
    ] {
        assert_still_when_small(content, "#2", &TRYING);
    }
    assert_still("4k3/8/8/4p3/8/8/8/4K2R w K e6 99 3", "#2", &TRYING);
}

#[test]
fn with_variants_and_other_boards() {
    for content in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[NNpp] w KQkq - 0 1",
        "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",
        "1r2k1r1/8/8/8/8/8/8/RR2KRR1 w FBgb - 0 1",
        "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
    ] {
        assert_still_when_small(content, "#2", &TRYING);
    }
}

#[test]
fn with_a_puzzle() {
    let steps: &[Step] = &[
        ("before", Position, nothing),
        ("searching", Answer, search),
        ("solved", Answer, end),
        ("trying", Mode, try_moves),
        ("back", Mode, leave),
        ("another position", Answer, |window| window.ctrl(Key::T)),
        ("searching again", Answer, search),
        ("stopped", Answer, stop),
    ];
    assert_still(CORNER, "#2", steps);
    for (content, asked) in [
        (CORNER, "#1"),
        (HARING, "#2"),
        ("8/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1", "#2"),
        ("7k/8/6K1/8/8/8/8/RR6 w - - 0 1", "#1"),
        ("8/8/8/8/5b2/6k1/6r1/4KRQR w K - 0 1", "#4"),
        ("7k/8/5K2/8/8/8/8/R7 b - - 0 1", "h#2"),
        ("2k5/8/K2R1p2/8/8/8/8/8 w - - 0 1", "h#1.5"),
        ("8/8/8/8/8/1k6/1p6/1K1Q4 w - - 0 1", "s#2"),
    ] {
        assert_still_when_small(content, asked, steps);
    }
}

#[test]
fn while_every_edit_is_solved() {
    let steps: &[Step] = &[
        ("before", Position, nothing),
        ("solved", Answer, solve),
        ("by itself", Mode, |window| run(window, Command::SolveAfterEdits)),
        ("an edit", Mode, edit),
        ("its answer", Answer, end),
    ];
    assert_still(CORNER, "#2", steps);
}

#[test]
fn with_a_list() {
    let two = format!("# one\n# by Somebody\n# a remark\n{CORNER}\n# two\n{HARING}\nbroken\n");
    let steps: &[Step] = &[
        ("before", Position, nothing),
        ("solved", Answer, solve),
        ("another question", Answer, ask_for_more),
        ("next", Answer, next),
        ("broken", Position, next),
    ];
    assert_still(&two, "#2", steps);
    let stated = format!("{CORNER} bm Ra6; dm 2; id \"one\";\n{HARING} dm 3;\n");
    assert_still_when_small(&stated, "#2", &TRYING);
    let steps: &[Step] = &[("before", Position, nothing), ("asked", Answer, ask_for_more), ("solved", Answer, solve)];
    assert_still_when_small(&stated, "#2", steps);
    let game = "[White \"x\"]\n[Black \"y\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]\n\n1.O-O *\n\n";
    assert_still_when_small(game, "#2", &TRYING);
}

#[test]
fn while_positions_are_compared() {
    let versions = "# first\n4k3/8/8/3p4/8/8/8/4K2R w K - 0 1\n# second\n4k3/8/8/3P4/8/8/8/R3K3 b Q - 7 10\n";
    let compare: fn(&mut Window) = |window| run(window, Command::ComparePositions);
    let steps: &[Step] = &[
        ("before", Position, nothing),
        ("compared", Position, compare),
        ("next", Position, next),
        ("trying", Mode, try_moves),
        ("back", Mode, leave),
    ];
    assert_still(versions, "#2", steps);
}

#[test]
fn with_a_picture() {
    const BOARD: (usize, usize, u32) = (100, 40, 480);
    let steps: &[Step] = &[
        ("before", Position, nothing),
        ("a board", Position, |window| paste(window, Sheet::new(700, 600).with(GAME, BOARD, Color::White))),
        ("trying", Mode, try_moves),
        ("back", Mode, leave),
        ("doubtful squares", Position, |window| {
            let sheet = Sheet::new(700, 600).with("4k3/pp3ppp/8/8/8/8/PP3PPP/4K3", BOARD, Color::White);
            let figures = ["c4", "e4", "g6", "b5"];
            paste(window, figures.iter().fold(sheet, |sheet, square| sheet.with_figure(square, BOARD)));
        }),
        ("no board", Position, |window| paste(window, Sheet::new(300, 200))),
    ];
    assert_still_when_small(START, "#2", steps);
}

#[test]
fn while_a_search_goes_on() {
    let steps: &[Step] = &[
        ("before", Position, nothing),
        ("running", Answer, |window| {
            window.quick_key(Modifiers::NONE, Key::F5);
            let depth = |window: &Window| window.state().solving.search_status().map(|status| status.progress.depth);
            window.frames_until("no depth is searched", |window| depth(window) > Some(0));
        }),
        ("stopped", Answer, stop),
    ];
    assert_still("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "#9", steps);
}
