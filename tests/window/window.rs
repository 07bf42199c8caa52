//! The running program: its window, mouse and keyboard input, and checks of the screen.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::ffi::OsStr;
use std::fs::File;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use fenwright::app::command::{Command as Wish, MenuEntry, menus};
use fenwright::app::ui::theme::board_colors;
use fenwright::diagram::Coloring;
use fenwright::lang;

use super::desktop::Desktop;
use super::display::Display;
use super::picture::{Area, Board, Picture, Point, light, men_of, rgb};
use super::screen::Screen;
use super::wait::{self, LIMIT};

/// After this time without a change or pending work, the screen counts as painted.
const STILL: Duration = Duration::from_millis(90);

/// New answers ignore clicks for this time.
const FRESH: Duration = Duration::from_millis(400);

/// Maximum time to wait for an animation.
const MOVING: Duration = Duration::from_secs(5);

impl<S: Display> Desktop<S> {
    /// Starts the program and waits until its window is painted.
    pub(crate) fn start<A: AsRef<OsStr>>(&self, arguments: &[A]) -> Window<'_, S> {
        let errors = File::create(self.errors()).expect("a file for errors");
        let mut command = self.program(arguments);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(errors).process_group(0);
        let mut window = Window { desktop: self, child: wait::start(&mut command), id: String::new() };
        let found = wait::poll(LIMIT, || {
            let ended = window.child.try_wait().expect("a child can be asked");
            assert!(ended.is_none(), "the program ended with {ended:?} and said {:?}", self.said());
            self.screen.window()
        });
        window.id = found.expect("a window that is mapped");
        self.screen.focus(&window.id);
        // A question at the start covers the board.
        let is_asking = || buttons(&self.screen.picture()).is_some();
        let painted = wait::poll(LIMIT, || (window.picture_of_board().is_some() || is_asking()).then_some(()));
        assert!(painted.is_some(), "a window that is painted");
        window.settle();
        window
    }
}

/// The running program with its window. Dropping it ends the program.
pub(crate) struct Window<'a, S: Display = Screen> {
    desktop: &'a Desktop<S>,
    child: Child,
    id: String,
}

impl<S: Display> Window<'_, S> {
    /// The screen it is on.
    pub(crate) fn screen(&self) -> &S {
        &self.desktop.screen
    }

    /// The id of the process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// The title of the window.
    pub(crate) fn title(&self) -> String {
        self.screen().title_of(&self.id).unwrap_or_default()
    }

    /// Waits for this title. It shows the file and whether the file is modified.
    pub(crate) fn expect_title(&self, title: &str) {
        let found = wait::poll(LIMIT, || (self.title() == title).then_some(()));
        assert!(found.is_some(), "the title is {:?} and not {title:?}", self.title());
    }

    /// The inner size in pixels.
    pub(crate) fn size(&self) -> (u32, u32) {
        self.screen().size_of(&self.id)
    }

    /// Takes the focus back from another window.
    pub(crate) fn focus(&self) {
        self.screen().focus(&self.id);
    }

    /// Waits until the screen no longer changes and the program is idle, or for `MOVING` if something is animated.
    pub(crate) fn settle(&self) -> Picture {
        let deadline = Instant::now() + MOVING;
        let mut last = self.screen().picture();
        let mut since = Instant::now();
        while since.elapsed() < STILL && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(15));
            let is_at_work = wait::is_at_work(self.process()) || self.screen().is_at_work();
            let now = self.screen().picture();
            if now != last || is_at_work {
                last = now;
                since = Instant::now();
            }
        }
        last
    }

    /// Runs an action that must change the screen. Returns the pictures before and after it.
    pub(crate) fn change(&self, act: impl FnOnce()) -> (Picture, Picture) {
        let before = self.settle();
        act();
        let changed = wait::poll(LIMIT, || (self.screen().picture() != before).then_some(()));
        assert!(changed.is_some(), "nothing changed on the screen");
        let after = self.settle();
        (before, after)
    }

    /// Presses keys together. Keys have their xdotool names.
    pub(crate) fn key(&self, keys: &str) {
        self.screen().press(keys);
    }

    /// Types text, a key for each character.
    pub(crate) fn type_text(&self, text: &str) {
        self.screen().type_text(text);
    }

    fn picture_of_board(&self) -> Option<(Picture, Board)> {
        let picture = self.screen().picture();
        let looks =
            Coloring::ALL.into_iter().flat_map(|coloring| [false, true].map(|dark| board_colors(coloring, dark)));
        let board = looks
            .filter(|colors| colors.hatching.is_none() && picture.shows(colors.light) && picture.shows(colors.dark))
            .find_map(|colors| picture.board(&colors))?;
        Some((picture, board))
    }

    /// The place of the board on the screen.
    pub(crate) fn board(&self) -> Board {
        let found = wait::poll(LIMIT, || self.picture_of_board());
        found.expect("a board on the screen").1
    }

    /// Waits until the board shows pieces of these colours on these squares, and no others.
    pub(crate) fn expect_shown(&self, fen: &str) {
        // The pointer is part of the picture and must not cover a piece.
        self.screen().park();
        let mut last = Vec::new();
        let shown = wait::poll(LIMIT, || {
            let (picture, board) = self.picture_of_board()?;
            last = picture.men(board);
            (last == men_of(fen)).then_some(())
        });
        assert!(shown.is_some(), "{fen}: the screen shows\n{}", last.join("\n"));
    }

    /// Copies with Ctrl+C and waits for exactly this FEN on the clipboard.
    pub(crate) fn expect_copied(&self, fen: &str) {
        self.screen().set_clipboard("nothing was copied");
        self.key("ctrl+c");
        let copied = wait::poll(LIMIT, || (self.screen().clipboard() == fen).then_some(()));
        assert!(copied.is_some(), "the clipboard holds {:?} and not {fen:?}", self.screen().clipboard());
    }

    /// Returns `true` if a question is open.
    pub(crate) fn is_asking(&self) -> bool {
        buttons(&self.settle()).is_some()
    }

    /// Waits for a question.
    pub(crate) fn expect_question(&self) {
        assert!(wait::poll(LIMIT, || self.is_asking().then_some(())).is_some(), "nothing is asked");
    }

    /// Presses the close button of the window.
    pub(crate) fn ask_to_close(&self) {
        self.screen().close(&self.id);
    }

    /// Returns `true` if the program is running.
    pub(crate) fn is_open(&mut self) -> bool {
        let runs = self.child.try_wait().expect("a child can be asked").is_none();
        runs && self.screen().title_of(&self.id).is_some()
    }

    /// Waits until the program has exited by itself.
    pub(crate) fn expect_end(&mut self) {
        let status = self.wait();
        assert!(status.success(), "the program ended with {status} and said {:?}", self.desktop.said());
    }

    fn wait(&mut self) -> ExitStatus {
        wait::end_of(&mut self.child, "the program")
    }
}

/// Mouse input.
impl Window<'_> {
    /// Resizes the window.
    pub(crate) fn resize(&self, width: u32, height: u32) {
        self.change(|| self.screen().act(&["windowsize", &self.id, &width.to_string(), &height.to_string()]));
        assert_eq!(self.size(), (width, height));
    }

    /// Clicks something that changes on the screen.
    pub(crate) fn click(&self, at: Point) -> (Picture, Picture) {
        // Hover effects are not a reaction to the click.
        self.screen().point(at, &[]);
        self.change(|| self.screen().act(&["click", "1"]))
    }

    /// Clicks squares one after the other, without waiting for the result.
    pub(crate) fn click_squares(&self, squares: &[&str]) {
        let board = self.board();
        for square in squares {
            self.screen().point(board.square(square).middle(), &["click", "1"]);
        }
    }

    /// Drags from square to square with the left button.
    pub(crate) fn drag(&self, from: &str, to: &str) {
        let board = self.board();
        let (from, to) = (board.square(from).middle(), board.square(to).middle());
        let between = (usize::midpoint(from.0, to.0), usize::midpoint(from.1, to.1));
        self.screen().point(from, &["mousedown", "1"]);
        self.screen().point(between, &[]);
        self.screen().point(to, &["mouseup", "1"]);
    }

    /// Chooses an entry from the menus with the mouse.
    pub(crate) fn choose(&self, title: &str, wish: Wish) {
        let (column, (_, groups)) = menus()
            .iter()
            .enumerate()
            .find(|(_, (menu, _))| lang::text(menu) == Some(title))
            .expect("a menu of that title");
        let entries = groups.iter().flatten();
        // Recent files follow the command "Open".
        let rows = entries.flat_map(|entry| match entry {
            MenuEntry::Run(Wish::Open) => vec![Some(Wish::Open), None],
            MenuEntry::Run(entry) => vec![Some(*entry)],
            MenuEntry::Submenu(..) => vec![None],
        });
        let row = rows.into_iter().position(|entry| entry == Some(wish)).expect("a command of that menu");
        let picture = self.settle();
        let (top, bottom) = *picture.lines(0, 240, 0, 60).first().expect("a menu bar");
        let (left, right) = *picture.words(0, 400, top, bottom, 10).get(column).expect("a title in the menu bar");
        let (before, _) = self.click((usize::midpoint(left, right), usize::midpoint(top, bottom)));
        // On a busy machine the title is highlighted before the menu is painted.
        let entry = wait::poll(LIMIT, || {
            let after = self.settle();
            let menu = before.difference(&after)?;
            after.lines(left + 20, left + 100, bottom + 12, menu.bottom.max(bottom + 12)).get(row).copied()
        });
        let (top, bottom) = entry.expect("an entry of the menu");
        self.click((left + 60, usize::midpoint(top, bottom)));
    }

    /// Clicks an answer of the open question. 0 is the default button at the right end.
    pub(crate) fn answer(&self, index: usize) {
        let buttons = wait::poll(LIMIT, || buttons(&self.settle()).filter(|buttons| buttons.len() > index));
        let button = buttons.expect("a question with its answers")[index];
        thread::sleep(FRESH);
        self.click(button.middle());
    }

    /// Clicks an answer that ends the program, after which the screen may be empty.
    pub(crate) fn answer_and_end(&self, index: usize) {
        let buttons = wait::poll(LIMIT, || buttons(&self.settle())).expect("a question with its answers");
        thread::sleep(FRESH);
        self.screen().point(buttons[index].middle(), &["click", "1"]);
    }
}

impl<S: Display> Drop for Window<'_, S> {
    fn drop(&mut self) {
        if thread::panicking() {
            let name = thread::current().name().unwrap_or("test").replace("::", "-");
            let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).with_extension("png");
            let kept = self.screen().picture().save(&path);
            eprintln!("The screen is in {} ({kept:?}); the program said: {}", path.display(), self.desktop.said());
        }
        // The whole process group, with the dialogs that the program started. All of it may have ended by now.
        let group = format!("kill -s KILL -- -{}", self.child.id());
        let _ = Command::new("/bin/sh").args(["-c", &group]).stderr(Stdio::null()).status();
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.desktop.tidy_up();
        if !thread::panicking() {
            assert!(!self.desktop.said().contains("panicked"), "the program said {}", self.desktop.said());
        }
    }
}

/// The answers of a question from right to left: the default button in the accent colour, the others white. The window
/// behind a question is darkened and has neither colour.
fn buttons(picture: &Picture) -> Option<Vec<Area>> {
    let is_button = |area: &Area| area.width() > 30 && (24..60).contains(&area.height());
    let accents = picture.areas(|pixel| pixel == rgb(light().accent)).into_iter().filter(is_button);
    let veiled = !picture.shows(light().window);
    let filled = accents.max_by_key(Area::width).filter(|_| veiled)?;
    let mut others = picture.areas(|pixel| pixel == rgb(light().field));
    others
        .retain(|area| is_button(area) && area.middle().1.abs_diff(filled.middle().1) < 4 && area.right < filled.left);
    others.sort_by_key(|area| std::cmp::Reverse(area.left));
    Some([filled].into_iter().chain(others).collect())
}

/// Chooses a command from the palette.
pub(crate) fn run(window: &Window<'_>, command: Wish) {
    window.change(|| window.key("ctrl+k"));
    window.change(|| window.type_text(command.name()));
    window.key("Return");
}

/// Runs a command that copies something, and returns what it copied.
pub(crate) fn copied(desktop: &Desktop, window: &Window<'_>, command: Wish) -> String {
    desktop.screen.set_clipboard("nothing was copied");
    run(window, command);
    let copied = wait::poll(LIMIT, || Some(desktop.clipboard()).filter(|text| text != "nothing was copied"));
    copied.expect("something on the clipboard")
}
