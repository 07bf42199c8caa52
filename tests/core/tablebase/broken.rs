//! Files that are no tables, or damaged ones.

use std::fs;
use std::path::PathBuf;

use fenwright::tablebase::{Fault, Outcome, Refusal};

use super::made::{self, FOR_BLACK, Folder, LOSS, WIN};
use super::{outcome, probe};

const QUEEN: &str = "7k/8/8/8/8/8/8/K2Q4 w - - 10 20";

fn broken(file: PathBuf, fault: Fault) -> Refusal {
    Refusal::Broken { file, fault }
}

#[test]
fn broken_results_are_reported_with_their_path() {
    let good = made::results("KQvK", [WIN, LOSS]);
    let with = |place: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[place] = byte;
        bytes
    };
    let cases = [
        (Vec::new(), Fault::Incomplete),
        (good[..64].to_vec(), Fault::Incomplete),
        (good[..79].to_vec(), Fault::Incomplete),
        (with(0, 0), Fault::NotATable),
        (made::distances("KQvK", 0, 0), Fault::NotATable),
        (with(4, 0), Fault::Damaged),
        (made::results("KRvK", [WIN, LOSS]), Fault::Damaged),
        (with(6, 0), Fault::Damaged),
        // Value 5, and a table that is not of a single value.
        (with(11, 5), Fault::Damaged),
        (with(10, 0), Fault::Damaged),
    ];
    for (bytes, fault) in cases {
        let folder = Folder::new();
        let tables = folder.write("KQvK.rtbw", &bytes).open();
        assert_eq!(probe(&tables, QUEEN), Err(broken(folder.file("KQvK.rtbw"), fault)), "{bytes:?}");
    }
}

#[test]
fn a_folder_with_the_name_of_a_table_is_not_a_file() {
    let folder = Folder::new();
    fs::create_dir(folder.file("KQvK.rtbw")).unwrap();
    let tables = folder.open();
    assert_eq!(tables.contents().tables, 0);
    assert_eq!(probe(&tables, QUEEN), Err(broken(folder.file("KQvK.rtbw"), Fault::NotAFile)));
}

#[test]
fn a_file_that_becomes_unreadable_is_reported_with_the_error_of_the_system() {
    let folder = Folder::new();
    let tables = folder.results("KQvK", [WIN, LOSS]).open();
    fs::remove_file(folder.file("KQvK.rtbw")).unwrap();
    fs::create_dir(folder.file("KQvK.rtbw")).unwrap();
    let Err(Refusal::Broken { file, fault: Fault::Unreadable(error) }) = probe(&tables, QUEEN) else {
        panic!("{:?}", probe(&tables, QUEEN))
    };
    assert_eq!(file, folder.file("KQvK.rtbw"));
    assert!(!error.is_empty());
}

#[test]
fn broken_distances_leave_the_result() {
    let folder = Folder::new();
    let tables = folder.results("KQvK", [WIN, LOSS]).write("KQvK.rtbz", &[7; 80]).open();
    let found = probe(&tables, QUEEN).unwrap();
    let fault = Err(broken(folder.file("KQvK.rtbz"), Fault::NotATable));
    assert_eq!((found.outcome, found.dtz), (Outcome::MaybeWin, fault));
    let at_zero = QUEEN.replace("10 20", "0 1");
    assert_eq!(outcome(&tables, &at_zero), Outcome::Win);
}

#[test]
fn distances_that_would_be_looked_for_without_end_are_damaged() {
    let folder = Folder::new();
    folder.results("KPvKP", [WIN, WIN]);
    let pawns = "7k/p7/8/8/8/8/7P/K7 b - - 10 20";
    let pawns_blocked = "7k/8/8/p7/P7/8/8/K7 b - - 10 20";
    let fault = Err(broken(folder.file("KPvKP.rtbz"), Fault::Damaged));
    for name in ["KQvK", "KRvK", "KBvK", "KNvK", "KPvK"] {
        folder.results(name, [WIN, LOSS]);
    }
    for text in [pawns, pawns_blocked] {
        let sound = folder.distances("KPvKP", 3, 0).open();
        assert!(probe(&sound, text).unwrap().dtz.is_ok());
    }
    let found = probe(&folder.distances("KPvKP", 3, FOR_BLACK).open(), pawns_blocked).unwrap();
    assert_eq!((found.outcome, found.dtz), (Outcome::MaybeWin, fault));
}

/// Damage of a table whose sums overflow. Builds without overflow checks calculate on and find some value.
#[test]
fn no_damaged_byte_panics() {
    let good = made::results("KPvKP", [WIN, WIN]);
    let texts = ["7k/p7/8/8/8/8/7P/K7 b - - 0 1", "k7/8/8/p7/P7/8/8/K7 w - - 0 1", "8/8/8/p7/7P/8/8/K1k5 w - - 0 1"];
    let mut pairs: Vec<Vec<u8>> = Vec::new();
    for place in 4..good.len().min(64) {
        for byte in [0x00, 0x11, 0x66, 0x80, 0xff] {
            let mut bytes = good.clone();
            bytes[place] = byte;
            pairs.push(bytes);
        }
    }
    for (first, second) in [(7, 8), (7, 9), (7, 10), (8, 9), (8, 10)] {
        let mut bytes = good.clone();
        bytes.swap(first, second);
        pairs.push(bytes);
    }
    for bytes in pairs {
        let folder = Folder::new();
        let tables = folder.write("KPvKP.rtbw", &bytes).open();
        for text in texts {
            let found = probe(&tables, text);
            let is_told = match &found {
                Ok(_) => true,
                Err(Refusal::Broken { file, .. }) => *file == folder.file("KPvKP.rtbw"),
                Err(_) => false,
            };
            assert!(is_told, "{found:?}");
        }
    }
}
