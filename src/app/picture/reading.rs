//! Pictures are read on a thread of their own, while the window goes on.

use std::path::PathBuf;

use super::state::{Shown, State};
use crate::app::shell::Shell;
use crate::app::shell::effect::Effect;
use crate::app::shell::job::News;
use crate::app::shell::section::Section;
use crate::app::ui::file_wording;
use crate::board::Color;
use crate::document::{self, Edit};
use crate::tr;
use crate::vision::{self, Looks, Picture, Reading};

/// Where a picture comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) enum Source {
    /// A file.
    File(PathBuf),
    /// Pixels: rows from the top, four bytes each: red, green, blue and opacity.
    Pixels {
        /// Pixels a row.
        width: usize,
        /// Rows.
        height: usize,
        /// The bytes.
        rgba: Vec<u8>,
    },
}

/// What became of a picture: it with the boards on it, or why it cannot be read; and its name.
pub(super) type Read = (String, Result<(Picture, Vec<Reading>), String>);

/// The most bytes of a picture file.
const LARGEST_FILE: u64 = 256 << 20;

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
                let bytes = document::read_bytes(path, LARGEST_FILE).map_err(|error| file_wording::failure(&error))?;
                Picture::decode(&bytes).map_err(|error| format!("{error}."))
            }
            Self::Pixels { width, height, rgba } => {
                Picture::from_rgba(*width as u32, *height as u32, rgba).map_err(|error| format!("{error}."))
            }
        }
    }
}

impl State {
    /// Reads the boards of a picture.
    pub(in crate::app) fn read(&mut self, source: Source, shell: &mut Shell) {
        let (name, looks) = (source.name(), self.looks(shell).clone());
        let news = self.awaited.begin(tr!("picture-reading"), shell, move || {
            let read = source.picture().map(|picture| {
                let readings = vision::read(&picture, &looks);
                (picture, readings)
            });
            (name, read)
        });
        self.take_news(news, shell);
    }

    /// Takes a picture once it is read, unless something is asked or worked on; whether it was.
    pub(in crate::app) fn poll(&mut self, shell: &mut Shell) -> bool {
        let news = self.awaited.news(shell);
        self.take_news(news, shell)
    }

    /// The picture is wanted no more.
    pub(in crate::app) fn stop(&mut self) {
        self.awaited.stop();
    }

    /// What corrections have taught.
    pub(super) fn looks(&mut self, shell: &Shell) -> &mut Looks {
        self.looks.get_or_insert_with(|| shell.desktop.looks())
    }

    /// Takes what was read, if anything was; whether it was.
    fn take_news(&mut self, news: News<Read>, shell: &mut Shell) -> bool {
        match news {
            News::Nothing => return false,
            News::Done((_, Err(why))) => shell.notices.failed(why, None),
            News::Done((name, Ok(read))) => self.show(read, name, shell),
            News::Over => shell.notices.failed(tr!("picture-failed"), None),
        }
        true
    }

    /// Shows a picture, and sets up what was read in it: one position on the board, several in the list.
    fn show(&mut self, read: (Picture, Vec<Reading>), name: String, shell: &mut Shell) {
        self.count += 1;
        let mut shown = Shown::of(read, name, self.count);
        Section::Picture.show(&shell.ctx);
        match shown.boards.as_slice() {
            [] => {}
            [only] => {
                shell.flipped = only.reading.bottom() == Color::Black;
                shell.effects.push(Effect::State(Edit::Replace(Box::new(only.reading.position()))));
            }
            several => {
                let positions = several.iter().map(|board| (board.reading.position(), Vec::new())).collect();
                shell.effects.push(Effect::AddPositions { positions, mended: 0 });
            }
        }
        shown.is_placed = !shown.boards.is_empty();
        self.shown = Some(shown);
    }
}
