//! A process that edits and journals is killed at a random moment: at most the last two seconds are lost.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use fenwright::Position;
use fenwright::document::journal::{Journal, abandoned_journals};
use fenwright::document::{Document, Edit, Records};

use super::bytes;

/// The environment variable with the folder of the killed process.
const FOLDER: &str = "FENWRIGHT_TEST_FOLDER";
const THIS: &str = "document::journal::killed_process::a_process_that_edits";
const LOST: Duration = Duration::from_secs(2);

fn milliseconds() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis())
}

/// Makes the edit with this number. The document shows how many edits were made.
fn edit(document: &mut Document, number: u16) {
    let mut random = fastrand::Rng::with_seed(u64::from(number));
    let index = random.usize(1..document.len());
    match random.u8(0..6) {
        0 => _ = document.apply(Edit::AddRecord { after: index, position: Box::new(Position::start()) }),
        1 if document.len() > 20 => _ = document.apply(Edit::RemoveRecords(Records::from(index))),
        2 => {
            _ = document
                .apply(Edit::MoveRecords { records: Records::from(index), to: random.usize(1..document.len()) });
        }
        3 => _ = document.undo(),
        _ => {
            document.select(index);
            document.apply(Edit::FullmoveNumber(number));
        }
    }
    document.select(0);
    document.apply(Edit::FullmoveNumber(number));
}

fn number(document: &Document) -> u16 {
    document.record(0).position().map_or(0, |position| position.fullmove_number)
}

/// In the child process: edits until it is killed, and prints the time of each edit.
#[test]
fn a_process_that_edits() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let folder = Path::new(&folder);
    let mut document = Document::open(&folder.join("a.fen")).expect("the file can be opened");
    let mut journal = Journal::new(folder.join("journals"));
    let mut log = std::fs::File::create(folder.join("log")).expect("there is a log");
    for number in 2..9000 {
        edit(&mut document, number);
        writeln!(log, "{} {number}", milliseconds()).expect("the log can be written");
        journal.update(&mut document, &[]).expect("the journal can be written");
        std::thread::sleep(Duration::from_millis(8));
    }
}

struct Victim {
    folder: tempfile::TempDir,
    child: Child,
    dies: Instant,
}

fn start(content: &str, random: &mut fastrand::Rng) -> Victim {
    let folder = tempfile::tempdir().expect("there is a folder");
    std::fs::write(folder.path().join("a.fen"), content).expect("the file can be written");
    let mut command = Command::new(std::env::current_exe().expect("this is a program"));
    command.args([THIS, "--exact"]).env(FOLDER, folder.path()).stdout(Stdio::null()).stderr(Stdio::null());
    let child = command.spawn().expect("it can be started");
    Victim { folder, child, dies: Instant::now() + Duration::from_millis(random.u64(200..4000)) }
}

/// Kills the process and compares the recovered document with its output.
fn check(mut victim: Victim, content: &str, what: &str) {
    std::thread::sleep(victim.dies.saturating_duration_since(Instant::now()));
    victim.child.kill().expect("it lives");
    let died = milliseconds();
    victim.child.wait().expect("it is dead");
    let folder = victim.folder.path();
    let log = std::fs::read_to_string(folder.join("log")).unwrap_or_default();
    let said = log.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')?.split_once(' '));
    let said = said.filter_map(|(time, number)| Some((time.parse::<u128>().ok()?, number.parse::<u16>().ok()?)));
    let said: Vec<_> = said.collect();
    // On a busy machine everything is delayed, which shows in the pauses between edits.
    let times: Vec<u128> = said.iter().map(|(time, _)| *time).chain([died]).collect();
    let pause = times.windows(2).map(|pair| pair[1].saturating_sub(pair[0])).max().unwrap_or_default();
    let is_due = |(time, _): &&(u128, u16)| time + LOST.as_millis() + 3 * pause <= died;
    let due = said.iter().rfind(is_due).map(|(_, number)| *number);
    // A child process of another test may hold the locks for a moment.
    let mut found = abandoned_journals(&folder.join("journals"));
    for _ in 0..6000 {
        if found.is_empty() && due.is_some() {
            std::thread::sleep(Duration::from_millis(10));
            found = abandoned_journals(&folder.join("journals"));
        }
    }
    assert!(found.len() <= 1, "{what}: one window has left {} journals", found.len());
    let Some(left) = found.first() else {
        assert_eq!(due, None, "{what}: nothing was left");
        return;
    };
    let recovered = left.recover().expect("the file is there");
    let reached = number(&recovered);
    assert!(Some(reached) >= due, "{what}: edit {due:?} was long done, recovered was {reached}");
    let mut document = Document::from_bytes(content.as_bytes().to_vec());
    (2..=reached).for_each(|number| edit(&mut document, number));
    assert_eq!(bytes(&recovered), bytes(&document), "{what}: as it was after edit {reached}");
}

#[test]
fn none_of_200_killed_processes_loses_more_than_two_seconds() {
    let content = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\n".repeat(40);
    let mut random = fastrand::Rng::with_seed(11);
    for round in 0..5 {
        let victims: Vec<Victim> = (0..40).map(|_| start(&content, &mut random)).collect();
        for (at, victim) in victims.into_iter().enumerate() {
            check(victim, &content, &format!("process {at} of round {round}"));
        }
    }
}
