//! Reads pictures in the background.

use std::path::PathBuf;
use std::sync::Arc;

use super::state::{OpenDocument, OpenPicture, PictureBoard, State};
use crate::app::shell::{BackgroundRead, BackgroundReader, Effect, ModalWork, ModalWorker, Shell, SideTab};
use crate::app::ui::file_wording;
use crate::board::{Board, Color, Piece, Square};
use crate::document::parallel::{self, Backlog};
use crate::document::{self, Field, Progress};
use crate::tr;
use crate::vision::{self, BoardReading, LearnedDesigns, Pages, Picture, PictureError};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    File(PathBuf),
    /// RGBA pixels in rows from the top, four bytes each.
    Pixels {
        width: usize,
        height: usize,
        rgba: Vec<u8>,
    },
}

const MAX_FILE_BYTES: u64 = 256 << 20;

impl Source {
    fn name(&self) -> String {
        match self {
            Self::File(path) => path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
            Self::Pixels { .. } => tr!("picture-of-clipboard").to_owned(),
        }
    }

    fn open(self) -> Result<Opened, String> {
        match self {
            Self::File(path) => {
                let bytes =
                    document::read_bytes(&path, MAX_FILE_BYTES).map_err(|error| file_wording::failure(&error))?;
                let pages = Pages::new(bytes).map_err(|error| sentence(&error))?;
                if pages.count() == 1 {
                    let picture = pages.picture(0).map_err(|error| sentence(&error))?;
                    return Ok(Opened::Picture(picture, Some(pages)));
                }
                Ok(Opened::Document(Arc::new(pages)))
            }
            Self::Pixels { width, height, rgba } => {
                let picture = Picture::from_rgba(width as u32, height as u32, &rgba);
                picture.map(|picture| Opened::Picture(picture, None)).map_err(|error| sentence(&error))
            }
        }
    }
}

fn sentence(error: &PictureError) -> String {
    format!("{error}.")
}

enum Opened {
    /// A picture and the file whose only page it is.
    Picture(Picture, Option<Pages>),
    /// A file with several pages or none.
    Document(Arc<Pages>),
}

/// An opened file: a picture that was read, or pages still to be read.
enum Read {
    Picture(Picture, Vec<PictureBoard>),
    Document(Arc<Pages>),
}

/// Reads the boards of a page, counted from 0, and their captions.
fn read_page(picture: &Picture, pages: Option<&Pages>, index: usize, looks: &LearnedDesigns) -> Vec<PictureBoard> {
    let readings = vision::read(picture, looks);
    let corners: Vec<_> = readings.iter().map(|reading| reading.corners).collect();
    let captions = pages.map_or_else(|| vec![None; corners.len()], |pages| pages.captions(index, &corners));
    let boards = readings.into_iter().zip(captions);
    boards.map(|(reading, caption)| PictureBoard { caption, ..PictureBoard::new(index, reading) }).collect()
}

/// The boards on the pages of a document.
#[derive(Default)]
struct PagesRead {
    /// The first page with boards, and its index.
    first: Option<(Picture, usize)>,
    boards: Vec<PictureBoard>,
    /// The number of pages that could not be drawn.
    failed: usize,
}

impl PagesRead {
    fn new(pages: &Pages, looks: &LearnedDesigns, progress: &Progress) -> Self {
        progress.set_total(pages.count() as u64);
        let mut read = Self::default();
        let page = |index: usize| {
            let found = pages.picture(index).map(|picture| (read_page(&picture, Some(pages), index, looks), picture));
            (index, found)
        };
        parallel::run_in_order(0..pages.count(), parallel::thread_count(), Backlog::Few, page, |(index, found)| {
            match found {
                Ok((boards, picture)) if !boards.is_empty() => {
                    read.first.get_or_insert((picture, index));
                    read.boards.extend(boards);
                }
                Ok(_) => {}
                Err(_) => read.failed += 1,
            }
            progress.advance(1);
            !progress.is_cancelled()
        });
        read
    }
}

impl BackgroundReader for State {
    fn background_read(&mut self) -> &mut BackgroundRead<Self> {
        &mut self.background_read
    }

    fn failure() -> &'static str {
        tr!("picture-failed")
    }
}

impl ModalWorker for State {
    fn work(&mut self) -> &mut ModalWork<Self> {
        &mut self.work
    }

    fn failure() -> &'static str {
        tr!("picture-failed")
    }
}

impl State {
    pub(crate) fn read(&mut self, source: Source, shell: &mut Shell) {
        let (name, looks) = (source.name(), self.looks(shell).clone());
        let read = move || match source.open()? {
            Opened::Picture(picture, pages) => {
                let boards = read_page(&picture, pages.as_ref(), 0, &looks);
                Ok(Read::Picture(picture, boards))
            }
            Opened::Document(pages) => Ok(Read::Document(pages)),
        };
        self.start_read(tr!("picture-reading"), shell, read, |state, read: Result<_, String>, shell| match read {
            Ok(Read::Picture(picture, boards)) => {
                state.show(OpenPicture::new((picture, 0), boards, name, state.count + 1), shell);
            }
            Ok(Read::Document(pages)) => state.read_pages(pages, name, shell),
            Err(why) => shell.notices.failed(why, None),
        });
    }

    fn read_pages(&mut self, pages: Arc<Pages>, name: String, shell: &mut Shell) {
        let looks = self.looks(shell).clone();
        let (what, read_from) = (tr!("picture-reading-pages", name = &name), Arc::clone(&pages));
        let work = move |progress: &Progress| {
            let read = PagesRead::new(&read_from, &looks, progress);
            (!progress.is_cancelled()).then_some(read)
        };
        self.start_job(what, shell, work, move |state, read, shell| {
            let Some(PagesRead { first, boards, failed }) = read else {
                return shell.notices.noted(tr!("window-work-cancelled"));
            };
            if failed > 0 {
                shell.notices.failed(tr!("picture-pages-failed", count = failed), None);
            }
            let Some(first) = first else {
                return shell.notices.failed(tr!("picture-no-board-on-pages", count = pages.count()), None);
            };
            let wanted = first.1;
            let mut shown = OpenPicture::new(first, boards, name, state.count + 1);
            shown.document = Some(OpenDocument { pages, wanted });
            state.show(shown, shell);
        });
    }

    /// Draws the page of the current board, if another one is shown.
    pub(super) fn show_page(&mut self, shell: &mut Shell) {
        let Some(shown) = &mut self.open_picture else { return };
        let Some(page) = shown.current.and_then(|current| shown.boards.get(current)).map(|board| board.page) else {
            return;
        };
        let Some(document) = shown.document.as_mut().filter(|document| document.wanted != page) else { return };
        if shell.waiting_for.is_some() || shell.dialog.is_some() {
            return;
        }
        document.wanted = page;
        let (pages, number) = (Arc::clone(&document.pages), shown.number);
        let draw = move || pages.picture(page).map_err(|error| sentence(&error));
        self.start_read(tr!("picture-reading"), shell, draw, move |state, drawn, shell| {
            let Some(shown) = state.open_picture.as_mut().filter(|shown| shown.number == number) else { return };
            match drawn {
                Ok(picture) => (shown.picture, shown.page) = (Arc::new(picture), page),
                Err(why) => shell.notices.failed(why, None),
            }
        });
    }

    /// Returns the piece designs learned from corrections. They are loaded on first use.
    pub(super) fn looks(&mut self, shell: &Shell) -> &mut LearnedDesigns {
        self.looks.get_or_insert_with(|| shell.desktop.load_looks())
    }

    /// Shows a picture and sets up its boards. A single board without a caption is set up like a pasted position. Other
    /// boards are added to the list, with their caption as title. Those of a document have their page as source.
    fn show(&mut self, mut shown: OpenPicture, shell: &mut Shell) {
        self.count += 1;
        shell.open_tab(SideTab::Position);
        SideTab::Position.scroll_to_top(&shell.ctx);
        match shown.boards.as_slice() {
            [] => {}
            [only] if only.caption.is_none() => {
                shell.flipped = only.reading.bottom == Color::Black;
                shell.effects.push(Effect::PastePosition(Box::new(only.position_read())));
            }
            several => {
                let operations = |board: &PictureBoard| {
                    let is_document = shown.document.is_some();
                    let page = is_document.then(|| tr!("picture-page", name = &shown.name, number = board.page + 1));
                    match (&board.caption, page) {
                        (Some(caption), page) => {
                            let source = page.as_deref().unwrap_or(&shown.name);
                            document::field_operations(&[(Field::Title, caption), (Field::Source, source)])
                        }
                        (None, Some(page)) => document::field_operations(&[(Field::Title, &page)]),
                        (None, None) => Vec::new(),
                    }
                };
                let positions = several.iter().map(|board| (board.position_read(), operations(board))).collect();
                shell.effects.push(Effect::AddPositions { positions, mended: 0 });
            }
        }
        shown.awaits_records = !shown.boards.is_empty();
        self.open_picture = Some(shown);
    }
}

/// Maximum number of squares that may differ between the board and the reading, for the board to count as corrected.
const MAX_CORRECTED_SQUARES: usize = 16;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Lesson {
    pub(super) corrected: Vec<(Square, Option<Piece>)>,
    /// Uncorrected squares that look like a corrected square, with the piece of the corrected square.
    pub(super) similar: Vec<(Square, Option<Piece>)>,
}

impl Lesson {
    /// Compares a reading with the current board. If a piece only moved to another square, the lesson is empty.
    pub(super) fn compare(reading: &BoardReading, now: &Board) -> Self {
        let differing: Vec<_> = reading.board().differing_squares(now).collect();
        if differing.is_empty() || differing.len() > MAX_CORRECTED_SQUARES {
            return Self::default();
        }
        let before = |square: &Square| reading.at(*square).piece;
        let has_gone = |piece: Piece| {
            differing.iter().any(|square| before(square) == Some(piece) && now.get(*square) != Some(piece))
        };
        let has_come = |piece: Piece| {
            differing.iter().any(|square| now.get(*square) == Some(piece) && before(square) != Some(piece))
        };
        let is_moved =
            |square: &&Square| before(square).is_some_and(has_come) || now.get(**square).is_some_and(has_gone);
        if differing.iter().any(|square| is_moved(&square)) {
            return Self::default();
        }
        let corrected: Vec<_> = differing.iter().map(|square| (*square, now.get(*square))).collect();
        let mut alike: Vec<(Square, Option<Piece>)> = Vec::new();
        for (square, piece) in &corrected {
            for other in reading.similar_squares(*square) {
                let is_known = differing.contains(&other) || alike.iter().any(|(known, _)| *known == other);
                if !is_known && now.get(other) != *piece {
                    alike.push((other, *piece));
                }
            }
        }
        Self { corrected, similar: alike }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.corrected.is_empty()
    }
}
