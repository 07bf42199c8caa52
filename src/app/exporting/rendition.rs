//! Writing diagrams to a file or to the clipboard.

use std::fmt::Display;
use std::path::Path;

use super::moving::MovingPicture;
use super::pictures::ExportBatch;
use super::state::State;
use super::{BottomSide, ExportContext, ExportOptions};
use crate::app::shell::{Command, Effect, ModalWorker as _, PathKind, PathPrompt, PathPurpose, Shell};
use crate::app::ui::file_name;
use crate::diagram::{self, Diagram, DiagramFormat, Pixels};
use crate::document::{self, Progress};
use crate::tr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rendition {
    pub(super) form: DiagramFormat,
    pub(super) diagram: Diagram,
    pub(super) fen: String,
}

pub(super) enum DrawnDiagram {
    Picture(Pixels),
    /// The text, and the HTML that is copied with it.
    Text(String, Option<String>),
}

impl Rendition {
    pub(super) fn draw(&self, is_picture: bool) -> Result<DrawnDiagram, String> {
        let Self { form, diagram, fen } = self;
        if is_picture {
            return diagram::pixels(diagram).map(DrawnDiagram::Picture).map_err(|error| error.to_string());
        }
        let text = form.text(diagram, fen).map_err(|error| error.to_string())?;
        let html = form.html(diagram, &text);
        Ok(DrawnDiagram::Text(text, html))
    }
}

pub(super) enum ExportJob {
    Diagram(Rendition),
    Moves(Box<MovingPicture>),
    Pictures(ExportBatch),
    Pages(ExportBatch),
}

impl ExportJob {
    /// Returns the file extension; `None` for a folder.
    fn ending(&self) -> Option<&'static str> {
        match self {
            Self::Diagram(rendition) => Some(rendition.form.extension()),
            Self::Moves(moving) => Some(moving.format.extension()),
            Self::Pictures(_) => None,
            Self::Pages(positions) => Some(positions.choices.sheet.form.extension()),
        }
    }

    fn path_prompt(&self, shell: &Shell) -> PathPrompt {
        let title = match self {
            Self::Diagram(_) | Self::Moves(_) => tr!("exporting-path-diagram"),
            Self::Pictures(_) => tr!("exporting-path-pictures"),
            Self::Pages(_) => tr!("exporting-path-pages"),
        };
        let kind = match self.ending() {
            Some(ending) => PathKind::Write(suggested_name(shell, self, ending), ending),
            None => PathKind::Folder,
        };
        PathPrompt { purpose: PathPurpose::Export, title, label: tr!("exporting-path"), kind }
    }
}

/// Returns the file name that the dialog proposes: "puzzles-012.png".
fn suggested_name(shell: &Shell, job: &ExportJob, ending: &str) -> String {
    let name = shell.document.file_name().unwrap_or_else(|| "diagram".to_owned());
    let stem = Path::new(&name).file_stem().unwrap_or_default().to_string_lossy();
    let len = shell.document.len();
    match job {
        ExportJob::Diagram(_) | ExportJob::Moves(_) if len > 1 => {
            let digits = len.to_string().len();
            format!("{stem}-{:0digits$}.{ending}", shell.document.current() + 1)
        }
        _ => format!("{stem}.{ending}"),
    }
}

/// Writes the bytes to a file and returns `true`. With `None`, the job was cancelled: writes nothing, returns `false`.
pub(super) fn write(path: &Path, made: Result<Option<Vec<u8>>, impl Display>) -> Result<bool, String> {
    let made = made.map_err(|error| tr!("exporting-impossible", file = file_name(path), why = error.to_string()))?;
    let Some(bytes) = made else { return Ok(false) };
    document::write_file(path, |out| out.write_all(&bytes)).map_err(|error| error.write_failure())?;
    Ok(true)
}

impl State {
    pub(super) fn ask_export_path(&mut self, job: ExportJob, shell: &mut Shell) {
        let prompt = job.path_prompt(shell);
        // While the window waits for another path or file, the request is refused, and the earlier job stays pending.
        if shell.waiting_for.is_none() {
            self.pending_job = Some(job);
        }
        shell.effects.push(Effect::AskPath(prompt));
    }

    pub(crate) fn export_to(&mut self, path: &Path, shell: &mut Shell) {
        self.suspended_draft = None;
        match self.pending_job.take() {
            None => {}
            Some(ExportJob::Diagram(rendition)) => self.save_rendition(path, rendition, shell),
            Some(ExportJob::Moves(moving)) => self.save_moves(path, *moving, shell),
            Some(ExportJob::Pictures(positions)) => self.save_pictures(path, positions, false, shell),
            Some(ExportJob::Pages(positions)) => self.save_pages(path, positions, shell),
        }
    }

    /// Writes a diagram to a file. A file extension of another format overrides the chosen format.
    fn save_rendition(&mut self, path: &Path, Rendition { form, diagram, fen }: Rendition, shell: &mut Shell) {
        let stated = DiagramFormat::from_path(path).filter(|stated| stated.extension() != form.extension());
        let rendition = Rendition { form: stated.unwrap_or(form), diagram, fen };
        let draw = move |progress: &Progress| {
            let bytes = rendition.form.write(&rendition.diagram, &rendition.fen).map_err(|error| error.to_string())?;
            Ok(Some(bytes).filter(|_| !progress.is_cancelled()))
        };
        self.save_drawn(path, draw, shell);
    }

    /// Writes what `draw` returns to a file, in the background. `None` means that the job was cancelled.
    pub(super) fn save_drawn(
        &mut self,
        path: &Path,
        draw: impl FnOnce(&Progress) -> Result<Option<Vec<u8>>, String> + Send + 'static,
        shell: &mut Shell,
    ) {
        let (path, name) = (path.to_owned(), file_name(path));
        let draw = move |progress: &Progress| write(&path, draw(progress));
        self.start_job(
            tr!("exporting-drawing-file", file = &name),
            shell,
            draw,
            move |_, result, shell| match result {
                Ok(true) => shell.notices.done(tr!("exporting-done", file = name)),
                Ok(false) => shell.notices.noted(tr!("exporting-not-done", file = name)),
                Err(why) => shell.notices.failed(why, Some(Command::ExportDiagram)),
            },
        );
    }

    /// Copies the board in a format, with the style of the board in the window and the size of exported pictures.
    pub(super) fn copy_as(&mut self, form: DiagramFormat, shell: &mut Shell) {
        let ExportContext { subject, look: screen, .. } = ExportContext::new(shell);
        let style = shell.settings.export.in_style_of_board(screen);
        let (mover, below, annotations) = (false, BottomSide::Board, true);
        let look = ExportOptions { mover, below, annotations, caption: String::new(), ..style };
        let diagram = look.diagram(&subject, screen);
        self.copy_rendition(Rendition { form, diagram, fen: subject.fen }, shell);
    }

    /// Copies a diagram: PNG and PDF as a picture, everything else as text, some of it also as HTML.
    pub(super) fn copy_rendition(&mut self, rendition: Rendition, shell: &mut Shell) {
        let form = rendition.form;
        let is_picture = matches!(form, DiagramFormat::Png | DiagramFormat::Pdf);
        let draw = move |progress: &Progress| (rendition.draw(is_picture), progress.is_cancelled());
        self.start_job(
            tr!("exporting-drawing-diagram"),
            shell,
            draw,
            move |_, (drawn, is_cancelled), shell| match drawn {
                _ if is_cancelled => shell.notices.noted(tr!("exporting-copied-nothing")),
                Ok(DrawnDiagram::Picture(pixels)) => copy_pixels(&pixels, shell),
                Ok(DrawnDiagram::Text(text, None)) => shell.copy(&text, Some(&copied_text(form, &text))),
                Ok(DrawnDiagram::Text(text, Some(html))) => shell.copy_html(&html, &text, &copied_text(form, &text)),
                Err(why) => {
                    let sentence = tr!("exporting-copied-not", why = why);
                    shell.notices.failed(sentence, Some(Command::ExportDiagram));
                }
            },
        );
    }
}

fn copy_pixels(Pixels { width, height, rgba }: &Pixels, shell: &mut Shell) {
    match shell.desktop.set_clipboard_picture(*width as usize, *height as usize, rgba) {
        Ok(()) => {
            let (width, height) = (width.to_string(), height.to_string());
            shell.notices.done(tr!("exporting-copied-picture", width = width, height = height));
        }
        Err(why) => shell.notices.failed(tr!("exporting-clipboard-fault", why = why), None),
    }
}

fn copied_text(form: DiagramFormat, text: &str) -> String {
    let (lines, kilobytes) = (text.lines().count(), text.len().div_ceil(1000));
    match form {
        DiagramFormat::Ascii => tr!("exporting-copied-letters", count = lines),
        DiagramFormat::Unicode => tr!("exporting-copied-figures", count = lines),
        DiagramFormat::Latex => tr!("exporting-copied-chessboard", count = lines),
        DiagramFormat::Xskak => tr!("exporting-copied-xskak", count = lines),
        DiagramFormat::Typst | DiagramFormat::BoardNPieces | DiagramFormat::Staunton => {
            tr!("exporting-copied-typst", count = kilobytes)
        }
        DiagramFormat::Merida | DiagramFormat::Alpha | DiagramFormat::Linares => {
            tr!("exporting-copied-chess-font", count = lines)
        }
        DiagramFormat::Markdown => tr!("exporting-copied-markdown", count = kilobytes),
        DiagramFormat::Svg => tr!("exporting-copied-svg", count = kilobytes),
        DiagramFormat::Alt => tr!("exporting-copied-alt").to_owned(),
        DiagramFormat::Png | DiagramFormat::Pdf => tr!("exporting-copied-address", count = kilobytes),
    }
}
