//! Reads the clipboard in a process of its own. The program that owns the clipboard may never answer, or may send data
//! without end. Only a process can be ended then; a thread cannot.

use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};
use std::{env, process, thread};

use crate::app::ui::wording;
use crate::document::Wake;
use crate::{lang, tr};

/// The only argument of the process that reads the clipboard.
const ARGUMENT: &str = "--read-clipboard";

/// Maximum time to read the clipboard, as text and then as a picture.
const LIMIT: Duration = Duration::from_secs(2);

/// Maximum length of the contents in bytes. Of a picture, the uncompressed pixels count.
const MAX_LENGTH: u64 = 64 << 20;

/// Maximum address space of the reading process in bytes. It limits the memory that huge clipboard contents can take.
#[cfg(unix)]
const MAX_MEMORY: u64 = 1 << 30;

/// The contents of the clipboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clipping {
    Text(String),
    /// Files copied in a file manager.
    Files(Vec<PathBuf>),
    /// A picture as RGBA pixels, in rows from the top.
    Picture {
        width: usize,
        height: usize,
        rgba: Vec<u8>,
    },
}

/// A read of the clipboard in the background. Dropping this value cancels the read.
#[derive(Debug)]
pub struct ClipboardRead {
    answer: Receiver<Result<Clipping, String>>,
    is_cancelled: Arc<AtomicBool>,
}

impl ClipboardRead {
    /// Starts to read the clipboard; `wake` is called once there is an answer.
    pub(super) fn start(wake: Wake) -> Self {
        let (sender, answer) = mpsc::channel();
        let is_cancelled = Arc::new(AtomicBool::new(false));
        let (language, is_over) = (lang::current(), Arc::clone(&is_cancelled));
        // Without a thread, the dropped sender means that there is no answer.
        let _ = thread::Builder::new().spawn(move || {
            lang::set(language);
            // The window may be closed by now.
            let _ = sender.send(read(&is_over));
            wake();
        });
        Self { answer, is_cancelled }
    }

    /// Creates a read that has this answer already.
    pub fn ready(answer: Result<Clipping, String>) -> Self {
        let (sender, receiver) = mpsc::channel();
        let _ = sender.send(answer);
        Self { answer: receiver, is_cancelled: Arc::default() }
    }

    /// Returns the answer, or `None` while it is still awaited.
    pub(crate) fn poll(&self) -> Option<Result<Clipping, String>> {
        match self.answer.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(no_answer())),
        }
    }

    /// Waits for the answer, at most about two seconds.
    pub(crate) fn wait(&self) -> Result<Clipping, String> {
        self.answer.recv().unwrap_or_else(|_| Err(no_answer()))
    }
}

impl Drop for ClipboardRead {
    fn drop(&mut self) {
        self.is_cancelled.store(true, Ordering::Relaxed);
    }
}

fn read(is_cancelled: &AtomicBool) -> Result<Clipping, String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let mut reader = Command::new(program)
        .arg(ARGUMENT)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let answer = await_output(&mut reader, is_cancelled);
    let _ = reader.kill();
    let _ = reader.wait();
    match answer? {
        bytes if bytes.len() as u64 > MAX_LENGTH => {
            Err(tr!("window-clipboard-too-large", most = wording::number(MAX_LENGTH as usize >> 20)))
        }
        bytes => Clipping::from_bytes(bytes),
    }
}

fn await_output(reader: &mut Child, is_cancelled: &AtomicBool) -> Result<Vec<u8>, String> {
    const PAUSE: Duration = Duration::from_millis(20);
    let (sender, output) = mpsc::channel();
    if let Some(out) = reader.stdout.take() {
        let _ = thread::Builder::new().spawn(move || {
            let mut bytes = Vec::new();
            let read = out.take(MAX_LENGTH + 1).read_to_end(&mut bytes);
            let _ = sender.send(read.map(|_| bytes));
        });
    }
    let began = Instant::now();
    loop {
        match output.recv_timeout(PAUSE) {
            Ok(read) => return read.map_err(|error| error.to_string()),
            Err(RecvTimeoutError::Timeout) if began.elapsed() < LIMIT && !is_cancelled.load(Ordering::Relaxed) => {}
            Err(_) => return Err(no_answer()),
        }
    }
}

// The reading process writes one of these codes, then the text, the paths separated by NUL, the width, height and
// pixels, or the error.
const TEXT: u8 = b'T';
const FILES: u8 = b'F';
const PICTURE: u8 = b'P';
const NOTHING: u8 = b'N';
const ERROR: u8 = b'E';

impl Clipping {
    fn from_bytes(mut bytes: Vec<u8>) -> Result<Self, String> {
        let code = if bytes.is_empty() { None } else { Some(bytes.remove(0)) };
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        match code {
            Some(TEXT) => Ok(Self::Text(text(bytes))),
            Some(FILES) => Ok(Self::Files(text(bytes).split('\0').map(PathBuf::from).collect())),
            Some(PICTURE) if bytes.len() >= 8 => {
                let rgba = bytes.split_off(8);
                let side = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
                let (width, height) = (side(0) as usize, side(4) as usize);
                // The reading process may have ended early.
                let is_whole = width.checked_mul(height).and_then(|count| count.checked_mul(4)) == Some(rgba.len());
                is_whole.then_some(Self::Picture { width, height, rgba }).ok_or_else(no_answer)
            }
            Some(NOTHING) => Err(tr!("window-clipboard-no-text").to_owned()),
            Some(ERROR) => Err(text(bytes)),
            _ => Err(no_answer()),
        }
    }
}

fn no_answer() -> String {
    tr!("window-clipboard-no-answer").to_owned()
}

/// Returns `true` if the program was started to read the clipboard.
pub fn is_reader(argument: Option<&OsStr>) -> bool {
    argument == Some(OsStr::new(ARGUMENT))
}

/// Writes the clipboard to standard output, for the window.
pub fn run_reader() -> ExitCode {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, setrlimit};
        let _ = setrlimit(Resource::As, Rlimit { current: Some(MAX_MEMORY), maximum: Some(MAX_MEMORY) });
    }
    // Normally the window ends this process in time. If the window no longer runs, this thread ends the process.
    let _ = thread::Builder::new().spawn(|| {
        thread::sleep(2 * LIMIT);
        process::exit(1);
    });
    match write_clipboard(&mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn write_clipboard(out: &mut impl Write) -> io::Result<()> {
    let mut clipboard = match arboard::Clipboard::new() {
        Ok(clipboard) => clipboard,
        Err(error) => return write_parts(out, &[&[ERROR], error.to_string().as_bytes()]),
    };
    // A file manager also offers the paths as text.
    let files = clipboard.get().file_list().unwrap_or_default();
    let paths: Vec<&str> = files.iter().filter_map(|path| path.to_str()).collect();
    if !paths.is_empty() {
        return write_parts(out, &[&[FILES], paths.join("\0").as_bytes()]);
    }
    // If there is only a picture, its owner answers the request for text with various errors.
    let no_text = match clipboard.get_text() {
        Ok(text) => return write_parts(out, &[&[TEXT], text.as_bytes()]),
        Err(error) => error,
    };
    match (clipboard.get_image(), no_text) {
        (Ok(arboard::ImageData { width, height, bytes }), _) => {
            let [width, height] = [width, height].map(|side| (side as u32).to_le_bytes());
            write_parts(out, &[&[PICTURE], &width, &height, &bytes])
        }
        (Err(_), arboard::Error::ContentNotAvailable) => write_parts(out, &[&[NOTHING]]),
        (Err(_), error) => write_parts(out, &[&[ERROR], error.to_string().as_bytes()]),
    }
}

fn write_parts(out: &mut impl Write, parts: &[&[u8]]) -> io::Result<()> {
    parts.iter().try_for_each(|part| out.write_all(part))?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn incomplete_answers_of_the_reading_process_are_none() {
        let picture = |pixels: usize| [b"P\x02\0\0\0\x01\0\0\0".as_slice(), &vec![7; 4 * pixels]].concat();
        let whole = Clipping::Picture { width: 2, height: 1, rgba: vec![7; 8] };
        assert_eq!(Clipping::from_bytes(picture(2)), Ok(whole));
        for bytes in [Vec::new(), b"P\x02".to_vec(), picture(1), picture(3), b"?".to_vec()] {
            assert_eq!(Clipping::from_bytes(bytes.clone()), Err(no_answer()), "{bytes:?}");
        }
        let paths = vec![PathBuf::from("/a b.png"), PathBuf::from("/c.fen")];
        assert_eq!(Clipping::from_bytes(b"F/a b.png\0/c.fen".to_vec()), Ok(Clipping::Files(paths)));
        assert_eq!(Clipping::from_bytes(b"T8/8".to_vec()), Ok(Clipping::Text("8/8".to_owned())));
    }
}
