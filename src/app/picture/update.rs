//! Handles the actions of the picture section.

use egui::Key;

use super::state::{OpenPicture, PictureBoard, State};
use crate::app::shell::{
    BackgroundReader as _, Command, Effect, Feature, FeatureRow, Interrupts, Menu, ModalWorker as _, PathPrompt,
    Polled, Reason, Shell, at, ctrl_shift, has_no, require, shift,
};
use crate::board::{Board, Color, Position, Size, Square};
use crate::document::{Edit, Records};
use crate::tr;
use crate::vision::{self, Corners, LearnedDesigns, Point};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    DragCorner(usize, Point),
    ReadAtCorners,
    /// Moves the corners by these numbers of squares to the right and down.
    Shift(i8, i8),
    Rotate,
    PointAt(Option<Square>),
    GoTo(usize),
    /// Applies corrections to all squares that look like the corrected ones, and learns the designs of their pieces.
    ApplyLesson,
    Confirm,
    NextDoubt,
    ShowWhole(bool),
    Forget,
    Close,
}

impl Feature for State {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = &[
        FeatureRow::new(Command::ReadPicture, at(Menu::File, 0), |_, shell| {
            shell.effects.push(Effect::AskPath(PathPrompt::picture()));
        })
        .needs(|_, shell| require(shell.waiting_for.is_none(), tr!("picture-waiting"))),
        FeatureRow::<Self>::edit(Command::NextDoubt, at(Menu::Position, 3), Self::next_doubt)
            .keys(&[shift(Key::F8)])
            .needs(has_doubts),
        FeatureRow::<Self>::edit(Command::TurnPicture, at(Menu::Position, 3), Self::rotate)
            .keys(&[ctrl_shift(Key::T)])
            .needs(|picture, _| require(picture.has_board(), tr!("picture-none"))),
    ];

    has_no!(end_input);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Close => self.open_picture = None,
            Action::ApplyLesson => self.apply_lesson(shell),
            Action::NextDoubt => self.next_doubt(shell),
            Action::Rotate => self.rotate(shell),
            Action::Confirm => self.confirm(shell),
            Action::Forget => {
                *self.looks(shell) = LearnedDesigns::default();
                self.store_looks(shell);
                shell.notices.noted(tr!("picture-forgotten"));
            }
            Action::ReadAtCorners => {
                if let Some(shown) = &mut self.open_picture {
                    shown.snap();
                }
                self.read_at_corners(shell);
            }
            Action::Shift(right, down) => {
                let Some(shown) = &mut self.open_picture else { return };
                shown.dragged = shown.corners().map(|corners| corners.shifted(right.into(), down.into()));
                if !shown.boards.is_empty() {
                    self.read_at_corners(shell);
                }
            }
            _ => {
                let Some(shown) = &mut self.open_picture else { return };
                match action {
                    Action::DragCorner(corner, to) => shown.drag(corner, to),
                    Action::PointAt(square) => shown.hovered = square,
                    Action::ShowWhole(is_whole) => shown.is_whole = is_whole,
                    Action::GoTo(board) => shown.go_to(board, shell),
                    _ => {}
                }
            }
        }
    }

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::PointAt(_) | Action::DragCorner(..) => Interrupts::NOTHING,
            Action::ReadAtCorners
            | Action::Shift(..)
            | Action::Rotate
            | Action::GoTo(_)
            | Action::ApplyLesson
            | Action::Confirm
            | Action::NextDoubt => Interrupts::TEXT,
            Action::ShowWhole(_) | Action::Forget | Action::Close => Interrupts::FIELDS,
        }
    }

    fn poll(&mut self, shell: &mut Shell) -> Polled<Action> {
        Polled::from_change(self.poll_work(shell) | self.poll_read(shell))
    }

    fn follow(&mut self, shell: &mut Shell) {
        self.sync(shell);
    }

    /// Closes the picture. Learned designs are kept.
    fn forget(&mut self, _: bool, _: &mut Shell) {
        self.cancel_read();
        self.open_picture = None;
    }
}

impl State {
    fn read_at_corners(&mut self, shell: &mut Shell) {
        let looks = self.looks(shell).clone();
        let Some(shown) = &mut self.open_picture else { return };
        let Some(corners) = shown.dragged.take_if(|corners| corners.is_board()) else { return };
        let reading = vision::read_board(&shown.picture, corners, &looks);
        shell.flipped = reading.bottom == Color::Black;
        let position = if let Some(board) = shown.current.and_then(|current| shown.boards.get_mut(current)) {
            board.reading = reading;
            board.version += 1;
            board.position_read()
        } else {
            let board = PictureBoard::new(shown.page, reading);
            let position = board.position_read();
            shown.boards = vec![board];
            shown.awaits_records = true;
            shown.is_whole = false;
            position
        };
        set_up(position, shell);
    }

    fn apply_lesson(&mut self, shell: &mut Shell) {
        let Some(shown) = &mut self.open_picture else { return };
        let lesson = std::mem::take(&mut shown.lesson);
        let Some(board) = shown.current.and_then(|current| shown.boards.get_mut(current)) else { return };
        let mut position = *shell.document.position();
        for (square, piece) in &lesson.similar {
            position.board.set(*square, *piece);
        }
        for (square, piece) in &lesson.corrected {
            board.reading = board.reading.corrected(*square, *piece).0;
        }
        board.version += 1;
        let reading = board.reading.clone();
        if !lesson.similar.is_empty() {
            set_up(position, shell);
        }
        self.looks(shell).learn(&reading);
        self.store_looks(shell);
    }

    fn confirm(&mut self, shell: &mut Shell) {
        let Some(shown) = &mut self.open_picture else { return };
        let Some(board) = shown.current.and_then(|current| shown.boards.get_mut(current)) else { return };
        let bottom = board.reading.bottom;
        board.reading = board.reading.confirmed(&shell.document.position().board).with_bottom(bottom);
        board.version += 1;
        let reading = board.reading.clone();
        self.settle_side(bottom, None, shell);
        self.looks(shell).learn(&reading);
        self.store_looks(shell);
    }

    /// Rotates the current position by half a turn, with the corrections made since it was read. Boards whose side is
    /// unknown follow.
    fn rotate(&mut self, shell: &mut Shell) {
        let Some(shown) = &mut self.open_picture else { return };
        shown.asked = None;
        let Some(board) = shown.current_board() else { return };
        let now = shell.document.position();
        let before = now.board;
        if before.size() != Size::STANDARD {
            return;
        }
        let bottom = !board.reading.bottom;
        let assumed = board.set_bottom(bottom, now);
        let mut turned = Board::empty(Size::STANDARD);
        for square in Size::STANDARD.squares() {
            turned.set(Square::new(7 - square.file, 7 - square.rank), before.get(square));
        }
        shell.flipped = bottom == Color::Black;
        self.settle_side(bottom, Some(Position { board: turned, ..assumed }), shell);
    }

    /// Sets up this position, and turns the boards that follow the current one, in one undo step.
    fn settle_side(&mut self, bottom: Color, current: Option<Position>, shell: &mut Shell) {
        let Some(shown) = &mut self.open_picture else { return };
        let mut positions = shown.settle_side(bottom, &shell.document);
        if !positions.is_empty() {
            shell.notices.noted(tr!("picture-turned-too", count = positions.len()));
        }
        positions.extend(current.map(|position| (shell.document.current(), position)));
        if !positions.is_empty() {
            shell.effects.push(Effect::ReplacePosition(Edit::SetPositions(positions)));
        }
    }

    fn has_board(&self) -> bool {
        self.open_picture.as_ref().is_some_and(|shown| shown.reading().is_some())
    }

    pub(super) fn store_looks(&mut self, shell: &mut Shell) {
        let looks = self.looks(shell).clone();
        if let Err(why) = shell.desktop.store_looks(&looks) {
            shell.notices.failed(tr!("picture-not-stored", why = why), None);
        }
    }
}

impl OpenPicture {
    fn drag(&mut self, corner: usize, to: Point) {
        let Some(Corners(mut corners)) = self.corners() else { return };
        let (width, height) = (self.picture.width() as f32, self.picture.height() as f32);
        if let Some(corner) = corners.get_mut(corner) {
            *corner = Point::new(to.x.clamp(0.0, width), to.y.clamp(0.0, height));
            self.dragged = Some(Corners(corners));
        }
    }

    /// Moves dragged corners onto the corners of a board nearby.
    fn snap(&mut self) {
        if let Some(near) = &mut self.dragged
            && let Some(exact) = vision::snap_to_lines(&self.picture, near)
        {
            *near = exact;
        }
    }

    fn current_board(&mut self) -> Option<&mut PictureBoard> {
        self.boards.get_mut(self.current?)
    }

    pub(super) fn go_to(&self, board: usize, shell: &mut Shell) {
        let record = self.boards.get(board).and_then(|board| board.record);
        if let Some(place) = record.and_then(|record| shell.document.index_of(record)) {
            let mut records = Records::default();
            records.insert(place);
            shell.effects.push(Effect::ShowRecords { records, current: place });
        }
    }
}

fn has_doubts(picture: &State, shell: &Shell) -> Result<(), Reason> {
    let has_some = |shown: &OpenPicture| shown.doubts(&shell.document).next().is_some() || shown.asked.is_some();
    require(picture.open_picture.as_ref().is_some_and(has_some), tr!("picture-no-doubts"))
}

fn set_up(position: Position, shell: &mut Shell) {
    shell.effects.push(Effect::ReplacePosition(Edit::Replace(Box::new(position))));
}
