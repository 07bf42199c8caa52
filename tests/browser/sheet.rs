//! A worksheet in the browser: how it looks, and the moves of a reader.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use fenwright::board::{Position, Square};
use fenwright::document::Document;
use fenwright::rules::Play;
use serde_json::{Value, json};

use crate::driver::Browser;

/// The way in which a reader makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    Mouse,
    Touch,
    Keys,
}

/// The size of the window and the color scheme.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) width: u32,
    pub(crate) is_dark: bool,
}

impl Look {
    pub(crate) const ALL: [Self; 4] = [
        Self { width: 1280, is_dark: false },
        Self { width: 1280, is_dark: true },
        Self { width: 360, is_dark: false },
        Self { width: 360, is_dark: true },
    ];
}

/// The pieces on a board, by square, as FEN letters.
pub(crate) type Pieces = BTreeMap<String, String>;

pub(crate) fn pieces(position: &Position) -> Pieces {
    position.board.pieces().map(|(square, piece)| (square.to_string(), piece.letter().to_string())).collect()
}

/// Returns the position after moves of the page.
pub(crate) fn after(position: &Position, moves: &[&Value]) -> Position {
    let mut play = Play::from_position(position).expect("a legal position");
    for played in moves {
        play.play_uci(played["uci"].as_str().expect("a move")).expect("a legal move");
    }
    play.position()
}

/// What a reader sees of a puzzle.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) pieces: Pieces,
    pub(crate) verdict: String,
    /// `right`, `wrong` or empty.
    pub(crate) tone: String,
    pub(crate) is_solved: bool,
}

/// Reads and measures the page. Puzzles are counted from 0.
const HELPERS: &str = r"
const figure = (n) => document.querySelectorAll('figure.puzzle')[n];
const svg = (n) => figure(n).querySelector('svg');
const data = (n) => JSON.parse(figure(n).querySelector('script').textContent);
const scale = (n) => svg(n).getBoundingClientRect().width / svg(n).viewBox.baseVal.width;
function squareAt(n, x, y) {
    const { left, top, ranks, files, black } = data(n);
    const [column, row] = [(x - left) / 64, (y - top) / 64];
    const [file, rank] = black ? [files - 1 - column, row] : [column, ranks - 1 - row];
    return 'abcdefghij'[file] + (rank + 1);
}
function pointOf(n, square) {
    const { left, top, ranks, files, black } = data(n);
    const [file, rank] = ['abcdefghij'.indexOf(square[0]), square.slice(1) - 1];
    const [column, row] = black ? [files - 1 - file, rank] : [file, ranks - 1 - rank];
    const box = svg(n).getBoundingClientRect();
    return [box.left + (left + column * 64 + 32) * scale(n), box.top + (top + row * 64 + 32) * scale(n)];
}
function middleOf(element) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}
";

pub(crate) struct Sheet {
    pub(crate) browser: Browser,
    folder: tempfile::TempDir,
}

impl Sheet {
    /// Writes a worksheet with the program, and opens it.
    pub(crate) fn open(positions: &str, options: &[&str]) -> Self {
        let sheet = Self { browser: Browser::start(), folder: tempfile::tempdir().expect("a folder") };
        fs::write(sheet.path("positions.epd"), positions).expect("written");
        sheet.render("sheet.html", &[&["--solutions", "solve", "--solvable"], options].concat());
        sheet.browser.open(&sheet.url());
        sheet
    }

    /// Opens the twenty puzzles of the example.
    pub(crate) fn open_twenty() -> Self {
        Self::open(&twenty_text(), &["--title", "Twenty mates"])
    }

    pub(crate) fn url(&self) -> String {
        format!("file://{}", self.path("sheet.html"))
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().expect("a path in Unicode").to_owned()
    }

    /// Writes the positions with other options.
    pub(crate) fn render(&self, name: &str, options: &[&str]) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fenwright"));
        command.env("LC_ALL", "C").env_remove("LANGUAGE").args(["render", "-o", &self.path(name)]).args(options);
        let ran = command.arg(self.path("positions.epd")).output().expect("the program starts");
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    }

    /// Sets the size and the colors, and forgets all progress.
    pub(crate) fn begin(&self, look: Look) {
        self.look(look, true);
        self.run("localStorage.clear();", &json!([]));
        self.browser.reload();
    }

    pub(crate) fn look(&self, Look { width, is_dark }: Look, is_calm: bool) {
        let is_mobile = width < 700;
        let size = json!({ "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": is_mobile });
        self.browser.devtools("Emulation.setDeviceMetricsOverride", &size);
        self.browser.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true }));
        let features = json!([
            { "name": "prefers-color-scheme", "value": if is_dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": if is_calm { "reduce" } else { "no-preference" } },
        ]);
        self.browser.devtools("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// Runs the body of a function with the helpers above.
    pub(crate) fn run(&self, script: &str, arguments: &Value) -> Value {
        self.browser.evaluate(&format!("{HELPERS}{script}"), arguments)
    }

    /// Returns the legal moves of a node of a puzzle.
    pub(crate) fn moves(&self, puzzle: usize, node: u64) -> Vec<Value> {
        let moves = self.run("return data(arguments[0]).nodes[arguments[1]];", &json!([puzzle, node]));
        moves.as_array().expect("moves").clone()
    }

    pub(crate) fn count(&self) -> usize {
        self.run("return document.querySelectorAll('figure.puzzle').length;", &json!([])).as_u64().expect("a number")
            as usize
    }

    pub(crate) fn see(&self, puzzle: usize) -> Seen {
        let script = "
            const [n] = arguments;
            const drawn = [...svg(n).querySelectorAll('.played use')].map((use) => {
                const [color, letter] = use.getAttribute('href').slice(-2);
                const square = squareAt(n, +use.getAttribute('x'), +use.getAttribute('y'));
                return [square, color === 'w' ? letter : letter.toLowerCase()];
            });
            const verdict = figure(n).querySelector('.verdict');
            const tone = ['right', 'wrong'].find((name) => verdict.classList.contains(name)) || '';
            const isSolved = figure(n).classList.contains('solved');
            return { pieces: Object.fromEntries(drawn), verdict: verdict.textContent, tone, isSolved };";
        let seen = self.run(script, &json!([puzzle]));
        let text = |name: &str| seen[name].as_str().expect("text").to_owned();
        Seen {
            pieces: serde_json::from_value(seen["pieces"].clone()).expect("pieces"),
            verdict: text("verdict"),
            tone: text("tone"),
            is_solved: seen["isSolved"].as_bool().expect("a truth value"),
        }
    }

    /// Waits until the pieces are on the board, and returns what is seen then.
    pub(crate) fn see_pieces(&self, puzzle: usize, expected: &Pieces) -> Seen {
        let start = Instant::now();
        loop {
            let seen = self.see(puzzle);
            if seen.pieces == *expected && !seen.verdict.is_empty() {
                return seen;
            }
            assert!(start.elapsed() < Duration::from_secs(10), "puzzle {puzzle}: {seen:?}, not {expected:?}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Returns the text above the puzzles.
    pub(crate) fn tally(&self) -> String {
        let text = self.run("return document.querySelector('.tally').textContent;", &json!([]));
        text.as_str().expect("text").to_owned()
    }

    fn point(&self, script: &str, arguments: &Value) -> [f64; 2] {
        serde_json::from_value(self.run(script, arguments)).expect("a point")
    }

    fn squares(&self, puzzle: usize, names: [&str; 2]) -> [[f64; 2]; 2] {
        self.run("middleOf(svg(arguments[0]));", &json!([puzzle]));
        names.map(|name| self.point("return pointOf(arguments[0], arguments[1]);", &json!([puzzle, name])))
    }

    /// Presses, moves along the points, and releases.
    fn stroke(&self, hand: Hand, points: &[[f64; 2]]) {
        let last = points.len() - 1;
        for (at, [x, y]) in points.iter().enumerate() {
            if hand == Hand::Touch {
                let kind = if at == 0 { "touchStart" } else { "touchMove" };
                let points = json!([{ "x": x, "y": y }]);
                self.browser.devtools("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
            } else {
                let kind = if at == 0 { "mousePressed" } else { "mouseMoved" };
                let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
                self.browser.devtools("Input.dispatchMouseEvent", &event);
            }
        }
        let [x, y] = points[last];
        if hand == Hand::Touch {
            // A finger that lifts while it moves would scroll on, and the next tap would only stop that.
            if last > 0 {
                thread::sleep(Duration::from_millis(150));
                let points = json!([{ "x": x, "y": y }]);
                self.browser
                    .devtools("Input.dispatchTouchEvent", &json!({ "type": "touchMove", "touchPoints": points }));
            }
            self.browser.devtools("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
        } else {
            let event = json!({ "type": "mouseReleased", "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.browser.devtools("Input.dispatchMouseEvent", &event);
        }
    }

    /// Clicks an element inside a puzzle.
    pub(crate) fn click(&self, hand: Hand, puzzle: usize, selector: &str) {
        let script = "return middleOf(figure(arguments[0]).querySelector(arguments[1]));";
        let middle = self.point(script, &json!([puzzle, selector]));
        self.stroke(hand, &[middle]);
    }

    /// Presses a key. The text is what the key types.
    pub(crate) fn press(&self, key: &str, text: &str) {
        let codes = [("Tab", 9), ("Enter", 13), ("Escape", 27), (" ", 32)];
        let arrows = [("ArrowLeft", 37), ("ArrowUp", 38), ("ArrowRight", 39), ("ArrowDown", 40)];
        let code = codes.iter().chain(&arrows).find(|(name, _)| *name == key).map_or(0, |(_, code)| *code);
        for kind in ["keyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text });
            self.browser.devtools("Input.dispatchKeyEvent", &event);
        }
    }

    pub(crate) fn type_move(&self, puzzle: usize, text: &str) {
        self.run(
            "const field = figure(arguments[0]).querySelector('input'); field.focus(); field.select();",
            &json!([puzzle]),
        );
        self.browser.devtools("Input.insertText", &json!({ "text": text }));
        self.press("Enter", "\r");
    }

    /// Moves the cursor of the board to a square with arrow keys.
    fn walk(&self, puzzle: usize, target: &str) {
        let cursor = "
            const [n] = arguments;
            const rect = svg(n).querySelector('.cursor');
            return rect && squareAt(n, +rect.getAttribute('x'), +rect.getAttribute('y'));";
        let cursor = || self.run(cursor, &json!([puzzle])).as_str().and_then(|name| name.parse::<Square>().ok());
        if cursor().is_none() {
            self.press("ArrowLeft", "");
        }
        let from = cursor().expect("a cursor");
        let to: Square = target.parse().expect("a square");
        let is_black = self.run("return data(arguments[0]).black;", &json!([puzzle])) == true;
        let (right, up) = if is_black { ("ArrowLeft", "ArrowDown") } else { ("ArrowRight", "ArrowUp") };
        let (left, down) = if is_black { ("ArrowRight", "ArrowUp") } else { ("ArrowLeft", "ArrowDown") };
        for _ in 0..from.file.abs_diff(to.file) {
            self.press(if to.file > from.file { right } else { left }, "");
        }
        for _ in 0..from.rank.abs_diff(to.rank) {
            self.press(if to.rank > from.rank { up } else { down }, "");
        }
        assert_eq!(cursor(), Some(to));
    }

    /// Makes a move: odd puzzles by dragging, or by typing; even ones by clicking, or by the cursor.
    pub(crate) fn play(&self, hand: Hand, puzzle: usize, played: &Value) {
        let uci = played["uci"].as_str().expect("a move");
        let (from, to) = (&uci[..2], &uci[2..4]);
        if hand == Hand::Keys {
            if puzzle.is_multiple_of(2) {
                let name = if puzzle.is_multiple_of(4) { "uci" } else { "san" };
                return self.type_move(puzzle, played[name].as_str().expect("a move"));
            }
            self.run("svg(arguments[0]).focus();", &json!([puzzle]));
            for square in [from, to] {
                self.walk(puzzle, square);
                self.press("Enter", "\r");
            }
        } else {
            let [start, end] = self.squares(puzzle, [from, to]);
            if puzzle.is_multiple_of(2) {
                self.stroke(hand, &[start]);
                self.stroke(hand, &[end]);
            } else {
                let middle = [0, 1].map(|axis| f64::midpoint(start[axis], end[axis]));
                self.stroke(hand, &[start, middle, end]);
            }
        }
        if let Some(role) = uci.get(4..5) {
            self.promote(hand, puzzle, role);
        }
    }

    fn promote(&self, hand: Hand, puzzle: usize, role: &str) {
        let name = match role {
            "q" => "queen",
            "r" => "rook",
            "b" => "bishop",
            _ => "knight",
        };
        let selector = format!(".choices [aria-label$='{name}']");
        if hand != Hand::Keys {
            return self.click(hand, puzzle, &selector);
        }
        let is_focused = "return document.activeElement.matches(arguments[0]);";
        while self.run(is_focused, &json!([selector])) != true {
            self.press("Tab", "");
        }
        self.press("Enter", "\r");
    }

    /// Plays the first right move of each node up to the end of the puzzle.
    pub(crate) fn solve(&self, hand: Hand, puzzle: usize, position: &Position) {
        let mut play = Play::from_position(position).expect("a legal position");
        let mut node = 0;
        loop {
            let moves = self.moves(puzzle, node);
            let right = moves.iter().find(|one| is_right(one)).expect("a right move");
            self.play(hand, puzzle, right);
            for played in [Some(right), right.get("reply")].into_iter().flatten() {
                play.play_uci(played["uci"].as_str().expect("a move")).expect("a legal move");
            }
            let seen = self.see_pieces(puzzle, &pieces(&play.position()));
            assert_eq!(seen.tone, "right", "{seen:?}");
            match right["node"].as_u64() {
                Some(next) => node = next,
                None => break,
            }
        }
        assert!(play.is_check() && play.count_moves() == 0, "puzzle {puzzle} ends with mate");
        assert!(self.see(puzzle).is_solved);
    }
}

pub(crate) fn is_right(one: &Value) -> bool {
    ["next", "solved", "forced"].iter().any(|verdict| one["verdict"] == *verdict)
}

fn twenty_text() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/examples/twenty-puzzles.fen");
    fs::read_to_string(path).expect("the example")
}

/// The positions of the twenty puzzles.
pub(crate) fn twenty() -> Vec<Position> {
    let document = Document::from_bytes(twenty_text().into_bytes());
    (0..20).map(|at| document.record(at).position().expect("a position")).collect()
}
