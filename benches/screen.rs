//! A virtual screen for benchmarks of programs, and the time until its picture is stable. Needs Xvfb and Linux.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Width and height in pixels. The pointer starts in the center, and the screen is so high that the center is below a
/// window of 1180x780, where the pointer causes no hover effect.
const SIZE: [usize; 2] = [1280, 1600];

/// A part of the screen, as ranges of pixel columns and rows.
pub(crate) type Part = [Range<usize>; 2];

/// Number of timed starts.
const STARTS: u32 = 9;
/// After this time without a change, the picture counts as stable.
pub(crate) const STILL: Duration = Duration::from_secs(2);
/// Time limit of a run, longer than any successful run takes.
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

    /// Starts a program in a language, on this screen.
    pub(crate) fn start(&self, program: &Path, arguments: &[&OsStr], language: &str) -> Program {
        let mut command = Command::new(program);
        command.args(arguments).env_clear().env("DISPLAY", &self.display).env("LIBGL_ALWAYS_SOFTWARE", "1");
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

    /// Reads bytes of the picture at an offset from its end. The picture is at the end of the dump, with four bytes per
    /// pixel.
    fn read(&self, from_end: u64, bytes: usize) -> io::Result<Vec<u8>> {
        let mut dump = File::open(self.folder.join("Xvfb_screen0"))?;
        let end = dump.seek(SeekFrom::End(0))?;
        dump.seek(SeekFrom::Start(end.saturating_sub(from_end)))?;
        let mut lines = vec![0; bytes];
        dump.read_exact(&mut lines)?;
        Ok(lines)
    }

    /// Returns the costs of starting these programs until this part of the screen is stable. The programs alternate, so
    /// that other load affects all of them alike.
    pub(crate) fn starts<const N: usize>(&self, part: &Part, programs: [&dyn Fn() -> Program; N]) -> [Start; N] {
        let mut rounds = programs.map(|_| Vec::new());
        for _ in 0..STARTS {
            for (round, start) in rounds.iter_mut().zip(programs) {
                round.push(self.start_once(part, start));
            }
        }
        rounds.map(|mut round| {
            round.sort_unstable_by_key(|start| start.painted);
            let processor = round.iter().map(|start| start.processor).sum::<Duration>() / STARTS;
            Start { painted: round[round.len() / 2].painted, processor }
        })
    }

    fn start_once(&self, part: &Part, start: &dyn Fn() -> Program) -> Start {
        let background = self.pixels(part);
        let begun = Instant::now();
        let program = start();
        let mut last = (background.clone(), Duration::ZERO);
        // The stable picture shows the position, so earlier pictures do not count.
        while last.0 == background || begun.elapsed() < last.1 + STILL {
            let now = self.pixels(part);
            if now != last.0 {
                last = (now, begun.elapsed());
            }
            assert!(begun.elapsed() < LIMIT, "nothing is painted");
            thread::sleep(Duration::from_millis(2));
        }
        let processor = program.processor_time();
        drop(program);
        while self.pixels(part) != background && begun.elapsed() < LIMIT {
            thread::sleep(Duration::from_millis(20));
        }
        Start { painted: last.1, processor }
    }
}

/// The cost of a start.
pub(crate) struct Start {
    /// The time from the start to the stable picture; the median of several starts.
    pub(crate) painted: Duration,
    /// The processor time of all threads until the picture counts as stable; the average of several starts.
    pub(crate) processor: Duration,
}

impl Drop for Screen {
    fn drop(&mut self) {
        // The server may have ended already, which is fine.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// A running program. Dropping it ends the program.
pub(crate) struct Program(pub(crate) Child);

impl Program {
    /// Returns the value of a line of `/proc/[pid]/status`, in bytes.
    pub(crate) fn memory(&self, name: &str) -> u64 {
        let status = self.told("status");
        let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("Linux tells");
        line.trim().trim_end_matches("kB").trim().parse::<u64>().expect("a number of kilobytes") << 10
    }

    /// Returns the processor time of all threads in steps of 0.01 seconds: the fields utime and stime, see proc(5).
    pub(crate) fn processor_time(&self) -> Duration {
        let stat = self.told("stat");
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
        Duration::from_millis(10 * fields.filter_map(|field| field.parse::<u64>().ok()).sum::<u64>())
    }

    /// Returns the content of this file in `/proc/[pid]`, see proc(5).
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
