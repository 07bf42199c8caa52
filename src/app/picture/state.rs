//! The picture in the side panel and the boards read from it.

use std::sync::Arc;

use egui::{Pos2, Rect, pos2, vec2};

use super::reading::Lesson;
use crate::app::shell::{BackgroundRead, Dialog, Effect, ModalWork, Shell};
use crate::app::ui::{Palette, Tint};
use crate::board::{Color, Position, Square};
use crate::document::RecordId;
use crate::notation::forgiving;
use crate::vision::{BoardReading, Corners, LearnedDesigns, Pages, Picture, Point};

#[derive(Default)]
pub struct State {
    pub(super) background_read: BackgroundRead<Self>,
    pub(super) work: ModalWork<Self>,
    pub(super) open_picture: Option<OpenPicture>,
    pub(super) looks: Option<LearnedDesigns>,
    /// Number of pictures shown so far. Each picture gets the next number.
    pub(super) count: u64,
}

pub struct OpenPicture {
    pub(super) picture: Arc<Picture>,
    /// The index of the page that `picture` shows.
    pub(super) page: usize,
    /// The document, if there are several pages.
    pub(super) document: Option<OpenDocument>,
    pub(super) name: String,
    pub(super) number: u64,
    pub(super) boards: Vec<PictureBoard>,
    pub(super) current: Option<usize>,
    /// The corners being dragged, until the board is read again.
    pub(super) dragged: Option<Corners>,
    pub(super) is_whole: bool,
    pub(super) hovered: Option<Square>,
    /// Doubtful squares whose content on the board is still as it was read.
    pub(super) doubtful: Vec<Square>,
    pub(super) lesson: Lesson,
    /// The board and the uncertain square that the user is asked about.
    pub(super) asked: Option<(usize, Square)>,
    /// `true` until the square asked about is selected.
    pub(super) awaits_cursor: bool,
    followed: Option<(u64, RecordId)>,
    /// `true` after positions were set up for the boards, until `link_records` finds their records.
    pub(super) awaits_records: bool,
}

pub(super) struct OpenDocument {
    pub(super) pages: Arc<Pages>,
    /// The index of the page last asked for.
    pub(super) wanted: usize,
}

pub(super) struct PictureBoard {
    pub(super) page: usize,
    /// The text beside the board on its page.
    pub(super) caption: Option<String>,
    pub(super) reading: BoardReading,
    pub(super) version: u64,
    pub(super) record: Option<RecordId>,
    /// `true` if the side at the bottom was settled by the user's answer for another board.
    pub(super) follows_side: bool,
}

impl PictureBoard {
    pub(super) const fn new(page: usize, reading: BoardReading) -> Self {
        Self { page, caption: None, reading, version: 0, record: None, follows_side: false }
    }

    /// Returns the position as it was read, with the side to move that the caption states.
    pub(super) fn position_read(&self) -> Position {
        forgiving::with_side_to_move(self.reading.position(), self.caption.as_deref())
    }

    /// Puts this side at the bottom and returns the position, with the side to move that the user set in the current
    /// one.
    pub(super) fn set_bottom(&mut self, bottom: Color, current: &Position) -> Position {
        let is_set = current.side_to_move != self.position_read().side_to_move;
        self.reading = self.reading.with_bottom(bottom);
        self.version += 1;
        let read = self.position_read();
        Position { side_to_move: if is_set { current.side_to_move } else { read.side_to_move }, ..read }
    }
}

impl State {
    pub const fn open_picture(&self) -> Option<&OpenPicture> {
        self.open_picture.as_ref()
    }

    pub fn designs(&self) -> usize {
        self.looks.as_ref().map_or(0, LearnedDesigns::len)
    }

    pub(super) fn sync(&mut self, shell: &mut Shell) {
        let Some(shown) = &mut self.open_picture else { return };
        if shown.awaits_records && shell.dialog == Some(Dialog::Paste) {
            // The user must first choose whether the position replaces the current one or is added.
            return;
        }
        if shown.awaits_records && shown.is_refused(shell) {
            self.open_picture = None;
            return;
        }
        if shown.awaits_records {
            shown.link_records(shell);
        }
        let was_read = !shown.boards.is_empty();
        shown.boards.retain(|board| board.record.is_none_or(|record| shell.document.contains(record)));
        if was_read && shown.boards.is_empty() {
            self.open_picture = None;
            return;
        }
        shown.follow(shell);
        if let Some((board, square)) = shown.asked
            && shown.awaits_cursor
            && shown.current == Some(board)
        {
            shown.awaits_cursor = false;
            shell.document.set_cursor(Some(square));
            shell.effects.push(Effect::FocusBoard);
        }
        self.show_page(shell);
    }
}

impl OpenPicture {
    pub(super) fn new((picture, page): (Picture, usize), boards: Vec<PictureBoard>, name: String, number: u64) -> Self {
        let dragged = boards.is_empty().then(|| default_corners(&picture));
        Self {
            is_whole: boards.is_empty(),
            picture: Arc::new(picture),
            page,
            document: None,
            name,
            number,
            boards,
            current: None,
            dragged,
            hovered: None,
            doubtful: Vec::new(),
            lesson: Lesson::default(),
            asked: None,
            awaits_cursor: false,
            followed: None,
            awaits_records: false,
        }
    }

    /// Returns the boards on the page that is shown, with their indices.
    pub(super) fn boards_on_page(&self) -> impl Iterator<Item = (usize, &PictureBoard)> {
        self.boards.iter().enumerate().filter(|(_, board)| board.page == self.page)
    }

    /// Returns the number of the page of the current board, from 1; `None` for a file with a single page.
    pub fn page_number(&self) -> Option<usize> {
        let page = self.current.and_then(|current| self.boards.get(current)).map_or(self.page, |board| board.page);
        self.document.as_ref().map(|_| page + 1)
    }

    pub fn reading(&self) -> Option<&BoardReading> {
        Some(&self.boards.get(self.current?)?.reading)
    }

    /// Returns the text beside the current board on its page.
    pub(super) fn caption(&self) -> Option<&str> {
        self.boards.get(self.current?)?.caption.as_deref()
    }

    /// Returns the reading of the current board, unless the page with it is still being drawn.
    pub(super) fn reading_on_page(&self) -> Option<&BoardReading> {
        self.boards_on_page().find(|(index, _)| Some(*index) == self.current).map(|(_, board)| &board.reading)
    }

    /// Returns the square of the current board that the user is asked about, until it is edited.
    fn asked_square(&self) -> Option<Square> {
        let is_current =
            |(board, square): &(usize, Square)| Some(*board) == self.current && self.doubtful.contains(square);
        self.asked.filter(is_current).map(|(_, square)| square)
    }

    pub fn doubtful(&self) -> &[Square] {
        &self.doubtful
    }

    pub const fn number(&self) -> u64 {
        self.number
    }

    pub const fn hovered(&self) -> Option<Square> {
        self.hovered
    }

    pub fn visible_rect(&self) -> Rect {
        const AROUND: f32 = 0.75;
        let size = vec2(self.picture.width() as f32, self.picture.height() as f32);
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        let Some(reading) = self.reading_on_page().filter(|_| !self.is_whole) else { return whole };
        let corners = &reading.corners;
        let around = Rect::from_points(&corners.0.map(|point| pos2(point.x, point.y)));
        around.expand(AROUND * corners.square_side()).intersect(whole)
    }

    pub fn corners(&self) -> Option<Corners> {
        self.dragged.or_else(|| self.reading_on_page().map(|reading| reading.corners))
    }

    /// Returns `true` if the position of the only board was not set up, because the user cancelled.
    fn is_refused(&self, shell: &Shell) -> bool {
        let [only] = self.boards.as_slice() else { return false };
        only.reading.board() != shell.document.position().board
    }

    fn link_records(&mut self, shell: &Shell) {
        self.awaits_records = false;
        let first = shell.document.current();
        for (board, place) in self.boards.iter_mut().zip(first..shell.document.len()) {
            board.record = Some(shell.document.record(place).id());
        }
    }

    fn follow(&mut self, shell: &Shell) {
        let record = shell.document.record(shell.document.current()).id();
        let is_of_record = |board: &PictureBoard| board.record == Some(record);
        self.current = self.boards.iter().position(is_of_record);
        let Some(board) = self.current.and_then(|current| self.boards.get(current)) else {
            (self.followed, self.hovered) = (None, None);
            self.doubtful.clear();
            self.lesson = Lesson::default();
            return;
        };
        let seen = (shell.document.revision() ^ board.version.rotate_right(16), record);
        if self.followed == Some(seen) {
            return;
        }
        self.followed = Some(seen);
        let now = &shell.document.position().board;
        let is_as_read = |square: &Square| now.get(*square) == board.reading.at(*square).piece;
        self.doubtful = board.reading.doubtful().filter(is_as_read).collect();
        self.lesson = Lesson::compare(&board.reading, now);
    }
}

fn default_corners(picture: &Picture) -> Corners {
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    let half = 0.35 * width.min(height);
    let at = Point::new(width / 2.0, height / 2.0);
    Corners::upright(at.x - half, at.y - half, at.x + half, at.y + half)
}

#[derive(Debug, Default)]
pub(crate) struct Tints {
    doubtful: Vec<Square>,
    /// The square asked about and the hovered square.
    pointed: Vec<Square>,
}

impl Tints {
    pub(crate) fn from_picture(shown: &OpenPicture) -> Self {
        let asked = shown.asked_square();
        let others = shown.doubtful().iter().copied().filter(|square| Some(*square) != asked);
        Self { doubtful: others.collect(), pointed: asked.into_iter().chain(shown.hovered).collect() }
    }
}

pub(crate) fn tints<'a>(tints: &'a Tints, colors: &Palette) -> [Tint<'a>; 2] {
    let (odd, accent) = (colors.odd, colors.accent);
    [
        Tint { squares: &tints.doubtful, fill: odd.gamma_multiply(0.25), frame: Some(odd) },
        Tint { squares: &tints.pointed, fill: accent.gamma_multiply(0.25), frame: Some(accent) },
    ]
}
