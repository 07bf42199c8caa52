//! Finding the folders with tables.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::file;

/// The environment variable with the folders, separated as in `PATH`, that other programs read too.
const VARIABLE: &str = "SYZYGY_PATH";

const IN_HOME: [&str; 2] = ["syzygy", ".local/share/syzygy"];
const OF_SYSTEM: [&str; 3] = ["/usr/share/syzygy", "/usr/local/share/syzygy", "/usr/share/games/syzygy"];

/// Returns the folders that the environment variable `SYZYGY_PATH` names, and the usual folders that have tables.
///
/// ```
/// use fenwright::tablebase::{Syzygy, find_folders};
/// let tables = Syzygy::open(find_folders());
/// assert!(tables.contents().max_pieces <= fenwright::tablebase::MAX_PIECES);
/// ```
pub fn find_folders() -> Vec<PathBuf> {
    let home = directories::BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    find_in(env::var_os(VARIABLE).as_deref(), home.as_deref())
}

fn find_in(variable: Option<&OsStr>, home: Option<&Path>) -> Vec<PathBuf> {
    let named = variable.into_iter().flat_map(env::split_paths).filter(|folder| !folder.as_os_str().is_empty());
    let in_home = home.into_iter().flat_map(|home| IN_HOME.map(|folder| home.join(folder)));
    let usual = in_home.chain(OF_SYSTEM.map(PathBuf::from));
    let mut folders = named.collect::<Vec<_>>();
    for folder in usual.filter(|folder| !file::list(std::slice::from_ref(folder)).is_empty()) {
        if !folders.contains(&folder) {
            folders.push(folder);
        }
    }
    log::debug!("folders with Syzygy tables: {folders:?}");
    folders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_folders_come_before_the_usual_ones_with_tables() -> std::io::Result<()> {
        let home = tempfile::tempdir()?;
        let [empty, used] = IN_HOME.map(|folder| home.path().join(folder));
        for folder in [&empty, &used] {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(used.join("KQvK.rtbw"), "")?;
        std::fs::write(empty.join("KvKQ.rtbw"), "")?;
        let in_home = |variable: Option<&OsStr>| {
            let mut found = find_in(variable, Some(home.path()));
            found.retain(|folder| !OF_SYSTEM.iter().any(|system| folder == Path::new(system)));
            found
        };
        assert_eq!(in_home(None), std::slice::from_ref(&used));
        let named = ["/of the user".into(), used.clone()];
        let variable = env::join_paths(&named).map_err(std::io::Error::other)?;
        assert_eq!(in_home(Some(&variable)), named);
        assert_eq!(in_home(Some(OsStr::new(""))), [used]);
        Ok(())
    }
}
