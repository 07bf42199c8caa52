//! Reads pictures in the background.

use std::path::PathBuf;

use super::state::{OpenPicture, State};
use crate::app::shell::{BackgroundRead, BackgroundReader, Effect, Shell, SideTab};
use crate::app::ui::file_wording;
use crate::board::{Board, Color, Piece, Square};
use crate::document;
use crate::tr;
use crate::vision::{self, BoardReading, LearnedDesigns, Picture};

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

    fn picture(&self) -> Result<Picture, String> {
        match self {
            Self::File(path) => {
                let bytes =
                    document::read_bytes(path, MAX_FILE_BYTES).map_err(|error| file_wording::failure(&error))?;
                Picture::decode(&bytes).map_err(|error| format!("{error}."))
            }
            Self::Pixels { width, height, rgba } => {
                Picture::from_rgba(*width as u32, *height as u32, rgba).map_err(|error| format!("{error}."))
            }
        }
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

impl State {
    pub(crate) fn read(&mut self, source: Source, shell: &mut Shell) {
        let (name, looks) = (source.name(), self.looks(shell).clone());
        let read = move || {
            let picture = source.picture()?;
            let readings = vision::read(&picture, &looks);
            Ok((picture, readings))
        };
        self.start_read(tr!("picture-reading"), shell, read, |state, read: Result<_, String>, shell| match read {
            Ok(read) => state.show(read, name, shell),
            Err(why) => shell.notices.failed(why, None),
        });
    }

    /// Returns the piece designs learned from corrections. They are loaded on first use.
    pub(super) fn looks(&mut self, shell: &Shell) -> &mut LearnedDesigns {
        self.looks.get_or_insert_with(|| shell.desktop.load_looks())
    }

    /// Shows a picture and sets up its boards. A single board is set up like a pasted position. Several boards are
    /// added to the list.
    fn show(&mut self, read: (Picture, Vec<BoardReading>), name: String, shell: &mut Shell) {
        self.count += 1;
        let mut shown = OpenPicture::from_reading(read, name, self.count);
        shell.open_tab(SideTab::Position);
        SideTab::Position.scroll_to_top(&shell.ctx);
        match shown.boards.as_slice() {
            [] => {}
            [only] => {
                shell.flipped = only.reading.bottom == Color::Black;
                shell.effects.push(Effect::PastePosition(Box::new(only.reading.position())));
            }
            several => {
                let positions = several.iter().map(|board| (board.reading.position(), Vec::new())).collect();
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
