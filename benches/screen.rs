//! A virtual screen on which benchmarks run programs, and when what they show there stays. Needs Xvfb and Linux.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// So high that the pointer, which begins in the middle, lies below a window of 1180x780: what it is over looks different.
const SIZE: [usize; 2] = [1280, 1600];

/// A part of the screen: its columns and its rows.
pub(crate) type Part = [Range<usize>; 2];

/// How often each start is timed.
const STARTS: usize = 5;
/// How long nothing has to change until it counts as still.
pub(crate) const STILL: Duration = Duration::from_secs(2);
/// Longer than anything takes that goes well.
pub(crate) const LIMIT: Duration = Duration::from_mins(20);

/// A virtual screen and a home folder.
pub(crate) struct Screen {
    server: Child,
    display: String,
    folder: PathBuf,
}

impl Screen {
    pub(crate) fn new(folder: &Path) -> Self {
        let [width, height] = SIZE;
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"]);
        command.arg(format!("{width}x{height}x24")).arg("-fbdir").arg(folder);
        let mut server =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("Xvfb, of the package xvfb");
        let mut number = String::new();
        BufReader::new(server.stdout.take().expect("piped")).read_line(&mut number).expect("the number of the display");
        fs::create_dir_all(folder.join("config/fenwright")).expect("a folder");
        let settings = r#"{"theme":"light","window":[1180,780]}"#;
        fs::write(folder.join("config/fenwright/settings.json"), settings).expect("settings");
        Self { server, display: format!(":{}", number.trim()), folder: folder.to_owned() }
    }

    /// Starts a program in this language.
    pub(crate) fn start(&self, program: &Path, argument: Option<&OsStr>, language: &str) -> Program {
        let mut command = Command::new(program);
        command.args(argument).env_clear().env("DISPLAY", &self.display).env("LIBGL_ALWAYS_SOFTWARE", "1");
        command.env("LC_ALL", language);
        for name in ["HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"] {
            command.env(name, &self.folder);
        }
        command.env("XDG_CONFIG_HOME", self.folder.join("config"));
        Program(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program"))
    }

    fn pixels(&self, [columns, rows]: &Part) -> Vec<u8> {
        let [width, height] = SIZE;
        let lines = self.read((4 * width * (height - rows.start)) as u64, 4 * width * rows.len()).unwrap_or_default();
        lines.chunks(4 * width).flat_map(|row| &row[4 * columns.start..4 * columns.end]).copied().collect()
    }

    /// So many bytes of the picture, which is the last thing in the dump, four bytes a pixel, from so many before its end.
    fn read(&self, from_end: u64, bytes: usize) -> io::Result<Vec<u8>> {
        let mut dump = File::open(self.folder.join("Xvfb_screen0"))?;
        let end = dump.seek(SeekFrom::End(0))?;
        dump.seek(SeekFrom::Start(end.saturating_sub(from_end)))?;
        let mut lines = vec![0; bytes];
        dump.read_exact(&mut lines)?;
        Ok(lines)
    }

    /// From the start of a program to the picture that stays in this part of the screen, in the middle of several tries.
    pub(crate) fn time_to_paint(&self, part: &Part, start: impl Fn() -> Program) -> Duration {
        let mut times: Vec<Duration> = (0..STARTS).map(|_| self.time_one(part, &start)).collect();
        times.sort_unstable();
        times[STARTS / 2]
    }

    fn time_one(&self, part: &Part, start: impl Fn() -> Program) -> Duration {
        let background = self.pixels(part);
        let begun = Instant::now();
        let program = start();
        let mut last = (background.clone(), Duration::ZERO);
        // What stays is the position; what came before it does not count.
        while last.0 == background || begun.elapsed() < last.1 + STILL {
            let now = self.pixels(part);
            if now != last.0 {
                last = (now, begun.elapsed());
            }
            assert!(begun.elapsed() < LIMIT, "nothing is painted");
            thread::sleep(Duration::from_millis(2));
        }
        drop(program);
        while self.pixels(part) != background && begun.elapsed() < LIMIT {
            thread::sleep(Duration::from_millis(20));
        }
        last.1
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // It may have ended by itself, which is as well.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The running program, which ends with this value.
pub(crate) struct Program(pub(crate) Child);

impl Program {
    /// A line of what Linux tells of its memory, in bytes.
    pub(crate) fn memory(&self, name: &str) -> u64 {
        let status = self.told("status");
        let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("Linux tells");
        line.trim().trim_end_matches("kB").trim().parse::<u64>().expect("a number of kilobytes") << 10
    }

    /// What Linux tells of it in the file of this name, proc(5).
    pub(crate) fn told(&self, name: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{name}", self.0.id())).expect("Linux tells")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
