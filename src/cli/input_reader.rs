//! Reads the inputs of a command as a stream of batches.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::{Path, PathBuf};
use std::slice;

use super::batch::Batch;
use super::input::{Input, InputArguments};
#[cfg(feature = "vision")]
use super::read;
use crate::board::Variant;
use crate::document::{
    self, BATCH, FileError, FileOperation, Format, LineKind, decoded, read_some, require_text, strip_bom, truncate_utf8,
};
use crate::notation::{epd, fen, forgiving};

/// Maximum number of bytes of a NUL-separated text on standard input. A longer text is cut off, unless a command reads
/// texts to their ends.
const LONGEST_TEXT: usize = 16 << 20;

/// Maximum size in bytes of a file that is read as free text. A larger file is read by line, or as games.
const LONGEST_FILE_OF_ANY_FORM: usize = 1 << 20;

type Stream = Box<dyn Read + Send>;

/// A batch of an input, or the reason why the input cannot be read further.
pub(super) struct InputBatch<'a> {
    pub(super) input: &'a Input,
    pub(super) variant: Option<Variant>,
    pub(super) content: Result<Batch, FileError>,
}

pub(super) struct InputReader<'a> {
    inputs: slice::Iter<'a, Input>,
    is_null_separated: bool,
    pub(super) to_their_ends: bool,
    variant: Option<Variant>,
    open: Option<(&'a Input, BatchSource)>,
}

impl<'a> InputReader<'a> {
    /// Creates a reader of these inputs. The arguments determine the form of standard input and the variant to assume.
    pub(super) fn new(inputs: &'a [Input], arguments: &InputArguments) -> Self {
        let InputArguments { null: is_null_separated, variant, .. } = *arguments;
        Self { inputs: inputs.iter(), is_null_separated, to_their_ends: false, variant, open: None }
    }

    /// Continues with the next input, whatever is left of the current one.
    #[cfg(feature = "render")]
    pub(super) fn leave_input(&mut self) {
        self.open = None;
    }

    fn open(&self, input: &Input) -> Result<BatchSource, FileError> {
        match input {
            Input::Text(text) => Ok(BatchSource::One(Some(Batch::Text { first: 1, text: text.clone() }))),
            Input::Standard if self.is_null_separated => {
                let stream: Stream = Box::new(io::stdin());
                let stream = BufReader::with_capacity(BATCH, stream);
                let longest = if self.to_their_ends { usize::MAX } else { LONGEST_TEXT };
                Ok(BatchSource::Texts(NullSeparated { stream, longest, next: 1 }))
            }
            Input::Standard => open_standard(self.to_their_ends).map_err(|error| failure(input, error)),
            Input::File(path) => {
                open_file(path, document::open(path)?, self.to_their_ends).map_err(|error| failure(input, error))
            }
        }
    }
}

impl<'a> Iterator for InputReader<'a> {
    type Item = InputBatch<'a>;

    fn next(&mut self) -> Option<InputBatch<'a>> {
        loop {
            let variant = self.variant;
            let Some((input, batches)) = &mut self.open else {
                let input = self.inputs.next()?;
                match self.open(input) {
                    Ok(batches) => {
                        log::debug!("{}: {}", input.name(), batches.description());
                        self.open = Some((input, batches));
                    }
                    Err(error) => return Some(InputBatch { input, variant, content: Err(error) }),
                }
                continue;
            };
            let input = *input;
            match batches.next() {
                Ok(Some(batch)) => return Some(InputBatch { input, variant, content: Ok(batch) }),
                Ok(None) => self.open = None,
                Err(error) => {
                    self.open = None;
                    return Some(InputBatch { input, variant, content: Err(failure(input, error)) });
                }
            }
        }
    }
}

fn failure(input: &Input, error: io::Error) -> FileError {
    let path = match input {
        Input::File(path) => path.clone(),
        Input::Text(_) | Input::Standard => PathBuf::from(input.name()),
    };
    FileError::Io { path, doing: FileOperation::Opening, error }
}

enum BatchSource {
    Records(Format, Box<dyn document::Batches + Send>),
    Texts(NullSeparated),
    #[cfg(feature = "vision")]
    Boards(read::PageRecords),
    One(Option<Batch>),
}

impl BatchSource {
    fn from_format(format: Format, stream: Stream, to_their_ends: bool) -> Self {
        Self::Records(format, format.batches(stream, to_their_ends))
    }

    /// Returns how the input is read, for the log.
    fn description(&self) -> String {
        match self {
            Self::Records(format, _) => format!("records of {format:?}"),
            Self::Texts(_) => "NUL-separated texts".to_owned(),
            #[cfg(feature = "vision")]
            Self::Boards(_) => "pages of pictures".to_owned(),
            Self::One(_) => "one text".to_owned(),
        }
    }

    fn next(&mut self) -> io::Result<Option<Batch>> {
        match self {
            Self::Records(format, batches) => Ok(batches.next()?.map(|batch| Batch::Records(*format, batch))),
            Self::Texts(texts) => texts.next(),
            #[cfg(feature = "vision")]
            Self::Boards(pages) => Ok(pages.next()?.map(Batch::Boards)),
            Self::One(batch) => Ok(batch.take()),
        }
    }
}

/// Opens a file. A picture is recognized by its content. The format of another file is given by its extension or, if
/// that is unknown, detected from the content. With `to_their_ends`, no line and no game is cut off.
fn open_file(path: &Path, mut file: File, to_their_ends: bool) -> io::Result<BatchSource> {
    let mut beginning = vec![0; BATCH];
    // Reads only once: on a terminal, a second read would wait for more input.
    let length = read_some(&mut file, &mut beginning)?;
    beginning.truncate(length);
    require_text(path, &beginning)?;
    let is_picture = document::is_picture(&beginning);
    let file = Cursor::new(beginning).chain(file);
    if is_picture {
        return open_picture(file);
    }
    let stream = strip_bom(file);
    if let Some(format) = Format::from_path(path) {
        return Ok(BatchSource::from_format(format, Box::new(stream), to_their_ends));
    }
    open_text(Vec::new(), stream, to_their_ends)
}

/// Opens standard input. If the first line is a position, lines are processed as they arrive. Otherwise, more is read
/// first to detect the format. A line of moves is not a position, because it may be part of a game.
fn open_standard(to_their_ends: bool) -> io::Result<BatchSource> {
    let mut stream = strip_bom(io::stdin());
    let mut head = Vec::new();
    let first = loop {
        let length = head.len();
        head.resize(length + BATCH, 0);
        let read = read_some(&mut stream, &mut head[length..])?;
        head.truncate(length + read);
        // The last line may be incomplete.
        let complete = if read == 0 { head.len() } else { memchr::memrchr2(b'\n', b'\r', &head).unwrap_or_default() };
        let first = first_record(&decoded(&head[..complete])).map(str::to_owned);
        if first.is_some() || read == 0 || head.len() >= LONGEST_FILE_OF_ANY_FORM {
            break first;
        }
    };
    require_text(Path::new("-"), &head)?;
    let may_be_game = |line: &str| line.starts_with('[') || forgiving::starts_with_move_number(line);
    let is_position = first.is_none_or(|line| !may_be_game(&line) && forgiving::read(&line).position().is_some());
    if is_position {
        return Ok(BatchSource::from_format(Format::Fen, Box::new(Cursor::new(head).chain(stream)), to_their_ends));
    }
    open_text(head, stream, to_their_ends)
}

/// Opens a text of unknown form; `head` is its beginning.
fn open_text(
    mut head: Vec<u8>,
    mut stream: impl Read + Send + 'static,
    to_their_ends: bool,
) -> io::Result<BatchSource> {
    let mut is_whole = false;
    while head.len() <= LONGEST_FILE_OF_ANY_FORM && !is_whole {
        let length = head.len();
        head.resize(length + BATCH, 0);
        let read = read_some(&mut stream, &mut head[length..])?;
        head.truncate(length + read);
        is_whole = read == 0;
    }
    let format = detect_format(&decoded(&head)).or_else(|| (!is_whole).then_some(Format::Fen));
    Ok(match format {
        Some(format) => BatchSource::from_format(format, Box::new(Cursor::new(head).chain(stream)), to_their_ends),
        None if head.trim_ascii().is_empty() => BatchSource::One(None),
        None => BatchSource::One(Some(Batch::Text { first: 1, text: decoded(&head).into_owned() })),
    })
}

#[cfg(feature = "vision")]
fn open_picture(file: impl Read) -> io::Result<BatchSource> {
    Ok(BatchSource::Boards(read::PageRecords::new(file)?))
}

#[cfg(not(feature = "vision"))]
fn open_picture(_: impl Read) -> io::Result<BatchSource> {
    Err(io::Error::other(crate::tr!("cli-no-vision")))
}

/// Returns the format of the first line that is neither blank nor a comment; `None` for free text.
fn detect_format(text: &str) -> Option<Format> {
    let first = first_record(text)?;
    let entries = Format::detect_whole(text).filter(|format| format.has_entries());
    if entries.is_some() {
        entries
    } else if first.starts_with('[') {
        Some(Format::Pgn)
    } else if fen::read_detecting_variant(first).is_ok() {
        Some(Format::Fen)
    } else {
        let is_epd = epd::read(first).is_ok_and(|record| !record.operations.is_empty());
        is_epd.then_some(Format::Epd).or_else(|| Format::detect_whole(text))
    }
}

/// Returns the first line that is neither blank nor a comment.
fn first_record(text: &str) -> Option<&str> {
    text.split(['\n', '\r']).map(str::trim).find(|line| LineKind::classify(line) == LineKind::Record)
}

struct NullSeparated {
    stream: BufReader<Stream>,
    longest: usize,
    next: usize,
}

impl NullSeparated {
    fn next(&mut self) -> io::Result<Option<Batch>> {
        let first = self.next;
        let mut texts = Vec::new();
        let mut size = 0;
        while size < BATCH
            && let Some(text) = self.text()?
        {
            size += text.len() + size_of::<Vec<u8>>();
            texts.push(text);
        }
        self.next += texts.len();
        Ok((!texts.is_empty()).then_some(Batch::Texts { first, texts }))
    }

    fn text(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut text = Vec::new();
        loop {
            let bytes = match self.stream.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                result => result?,
            };
            if bytes.is_empty() {
                return Ok((!text.is_empty()).then_some(text));
            }
            let end = memchr::memchr(0, bytes);
            let part = bytes.get(..end.unwrap_or(bytes.len())).unwrap_or_default();
            let used = part.len() + usize::from(end.is_some());
            // Keeps a few bytes beyond the limit, so that a character across the limit can be removed as a whole.
            text.extend(part.iter().take(self.longest.saturating_add(4).saturating_sub(text.len())));
            self.stream.consume(used);
            if end.is_some() {
                let length = truncate_utf8(&text, self.longest).len();
                text.truncate(length);
                return Ok(Some(text));
            }
        }
    }
}
