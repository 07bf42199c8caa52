//! Reads pictures in the background.

use std::path::PathBuf;

use super::state::{OpenPicture, State};
use crate::app::shell::Shell;
use crate::app::shell::effect::Effect;
use crate::app::shell::job::JobStatus;
use crate::app::shell::section::Section;
use crate::app::ui::file_wording;
use crate::board::Color;
use crate::document::{self, Edit};
use crate::tr;
use crate::vision::{self, BoardReading, LearnedDesigns, Picture};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) enum Source {
    File(PathBuf),
    /// RGBA pixels in rows from the top, four bytes each.
    Pixels {
        width: usize,
        height: usize,
        rgba: Vec<u8>,
    },
}

/// The name of a picture, and the picture with its boards or why it cannot be read.
pub(super) type PictureReadResult = (String, Result<(Picture, Vec<BoardReading>), String>);

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

impl State {
    pub(in crate::app) fn read(&mut self, source: Source, shell: &mut Shell) {
        let (name, looks) = (source.name(), self.looks(shell).clone());
        let news = self.background_read.start(tr!("picture-reading"), shell, move || {
            let read = source.picture().map(|picture| {
                let readings = vision::read(&picture, &looks);
                (picture, readings)
            });
            (name, read)
        });
        self.handle_status(news, shell);
    }

    /// Polls the background read; returns `true` if it has ended. Waits while a dialog is open.
    pub(super) fn poll_read(&mut self, shell: &mut Shell) -> bool {
        let news = self.background_read.poll(shell);
        self.handle_status(news, shell)
    }

    pub(in crate::app) fn stop(&mut self) {
        self.background_read.cancel();
    }

    /// The piece designs learned from corrections, loaded on first use.
    pub(super) fn looks(&mut self, shell: &Shell) -> &mut LearnedDesigns {
        self.looks.get_or_insert_with(|| shell.desktop.load_looks())
    }

    fn handle_status(&mut self, news: JobStatus<PictureReadResult>, shell: &mut Shell) -> bool {
        match news {
            JobStatus::Running => return false,
            JobStatus::Done((_, Err(why))) => shell.notices.failed(why, None),
            JobStatus::Done((name, Ok(read))) => self.show(read, name, shell),
            JobStatus::Ended => shell.notices.failed(tr!("picture-failed"), None),
        }
        true
    }

    /// Shows a picture and sets up its boards: a single one replaces the position, several are added to the list.
    fn show(&mut self, read: (Picture, Vec<BoardReading>), name: String, shell: &mut Shell) {
        self.count += 1;
        let mut shown = OpenPicture::from_reading(read, name, self.count);
        Section::Picture.show(&shell.ctx);
        match shown.boards.as_slice() {
            [] => {}
            [only] => {
                shell.flipped = only.reading.bottom() == Color::Black;
                shell.effects.push(Effect::ReplacePosition(Edit::Replace(Box::new(only.reading.position()))));
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
