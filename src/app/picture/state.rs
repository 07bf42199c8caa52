//! The picture that is shown, and what was read in it.

use std::sync::Arc;

use egui::{Pos2, Rect, pos2, vec2};

use super::lesson::Lesson;
use super::reading::Read;
use crate::app::shell::Shell;
use crate::app::shell::awaited::Awaited;
use crate::board::{Color, Square};
use crate::document::RecordId;
use crate::vision::{Corners, Looks, Picture, Point, Reading};

/// What is known of pictures.
#[derive(Debug, Default)]
pub struct State {
    /// A picture that is being read.
    pub(super) awaited: Awaited<Read>,
    pub(super) shown: Option<Shown>,
    /// What corrections have taught, once it was needed.
    pub(super) looks: Option<Looks>,
    /// How many pictures were shown.
    pub(super) count: u64,
}

/// A picture with its boards.
#[derive(Debug)]
pub struct Shown {
    pub(super) picture: Arc<Picture>,
    /// What it is called: its file, or the clipboard.
    pub(super) name: String,
    /// Another one for every picture.
    pub(super) number: u64,
    pub(super) boards: Vec<SeenBoard>,
    /// The board whose position is the current one.
    pub(super) current: Option<usize>,
    /// Where the board is, before it is read there: corners that are dragged.
    pub(super) dragged: Option<Corners>,
    /// Whether all of the picture is in sight, and not only the board.
    pub(super) is_whole: bool,
    /// The square that is pointed at in the picture.
    pub(super) hovered: Option<Square>,
    /// The squares in doubt that the document still shows as they were read.
    pub(super) doubtful: Vec<Square>,
    pub(super) lesson: Lesson,
    seen: Option<(u64, RecordId)>,
    /// Positions were added for these boards, and the first of them becomes current.
    pub(super) is_placed: bool,
}

/// A board of a picture.
#[derive(Debug)]
pub(super) struct SeenBoard {
    pub(super) reading: Reading,
    /// Another one whenever it is read again or corrected.
    pub(super) version: u64,
    /// Where its position is.
    pub(super) record: Option<RecordId>,
}

impl SeenBoard {
    pub(super) const fn new(reading: Reading) -> Self {
        Self { reading, version: 0, record: None }
    }
}

impl State {
    /// The picture that is shown.
    pub const fn shown(&self) -> Option<&Shown> {
        self.shown.as_ref()
    }

    /// How many designs corrections have taught.
    pub fn designs(&self) -> usize {
        self.looks.as_ref().map_or(0, Looks::len)
    }

    /// Another document is shown. What corrections have taught stays.
    pub(in crate::app) fn forget(&mut self) {
        self.awaited.stop();
        self.shown = None;
    }

    /// Follows the document.
    pub(in crate::app) fn follow(&mut self, shell: &Shell) {
        let Some(shown) = &mut self.shown else { return };
        if shown.is_placed {
            shown.place(shell);
        }
        let was_read = !shown.boards.is_empty();
        shown.boards.retain(|board| board.record.is_none_or(|record| shell.document.holds(record)));
        if was_read && shown.boards.is_empty() {
            self.shown = None;
            return;
        }
        shown.follow(shell);
    }
}

impl Shown {
    fn new(read: (Arc<Picture>, Vec<Reading>), name: String, number: u64) -> Self {
        let (picture, readings) = read;
        let boards: Vec<_> = readings.into_iter().map(SeenBoard::new).collect();
        let dragged = boards.is_empty().then(|| middle(&picture));
        Self {
            is_whole: boards.is_empty(),
            picture,
            name,
            number,
            boards,
            current: None,
            dragged,
            hovered: None,
            doubtful: Vec::new(),
            lesson: Lesson::default(),
            seen: None,
            is_placed: false,
        }
    }

    /// Shows a picture with what was read in it.
    pub(super) fn of(read: (Picture, Vec<Reading>), name: String, number: u64) -> Self {
        Self::new((Arc::new(read.0), read.1), name, number)
    }

    /// The board whose position is the current one.
    pub fn reading(&self) -> Option<&Reading> {
        Some(&self.boards.get(self.current?)?.reading)
    }

    /// The squares in doubt.
    pub fn doubtful(&self) -> &[Square] {
        &self.doubtful
    }

    /// Another number for every picture.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The square that is pointed at in the picture.
    pub const fn hovered(&self) -> Option<Square> {
        self.hovered
    }

    /// The part of the picture that is in sight: all of it, or the board with a little around it.
    pub fn part_in_sight(&self) -> Rect {
        /// So many squares around the board.
        const AROUND: f32 = 0.75;
        let size = vec2(self.picture.width() as f32, self.picture.height() as f32);
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        let Some(reading) = self.reading().filter(|_| !self.is_whole) else { return whole };
        let corners = reading.corners();
        let around = Rect::from_points(&corners.0.map(|point| pos2(point.x, point.y)));
        around.expand(AROUND * corners.square_side()).intersect(whole)
    }

    /// The corners that are shown with handles.
    pub fn corners(&self) -> Option<Corners> {
        self.dragged.or_else(|| self.reading().map(|reading| *reading.corners()))
    }

    /// The positions of its boards are in the document now: the current record has the first of them.
    fn place(&mut self, shell: &Shell) {
        self.is_placed = false;
        let first = shell.document.current();
        for (board, place) in self.boards.iter_mut().zip(first..shell.document.len()) {
            board.record = Some(shell.document.record(place).id());
        }
    }

    fn follow(&mut self, shell: &Shell) {
        let record = shell.document.record(shell.document.current()).id();
        let is_of_record = |board: &SeenBoard| board.record == Some(record);
        self.current = self.boards.iter().position(is_of_record);
        let Some(board) = self.current.and_then(|current| self.boards.get(current)) else {
            (self.seen, self.hovered) = (None, None);
            self.doubtful.clear();
            self.lesson = Lesson::default();
            return;
        };
        let seen = (shell.document.revision() ^ board.version.rotate_right(16), record);
        if self.seen == Some(seen) {
            return;
        }
        self.seen = Some(seen);
        let now = &shell.document.position().board;
        let is_as_read = |square: &Square| now.get(*square) == board.reading.at(*square).piece;
        self.doubtful = board.reading.doubtful().filter(is_as_read).collect();
        self.lesson = Lesson::of(&board.reading, now);
    }

    /// Whether the side at the bottom of the current board is Black's.
    pub(super) fn is_black_at_bottom(&self) -> bool {
        self.reading().is_some_and(|reading| reading.bottom() == Color::Black)
    }
}

/// Corners to begin with where no board was found.
fn middle(picture: &Picture) -> Corners {
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    let half = 0.35 * width.min(height);
    let at = Point::new(width / 2.0, height / 2.0);
    Corners::upright(at.x - half, at.y - half, at.x + half, at.y + half)
}
