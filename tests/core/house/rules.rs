//! The rules and their violations.

use std::collections::BTreeSet;

use super::resolved::{House, Meaning};
use super::source::{Module, Reference, Sort, Source};

/// A violation in a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    /// The file and the line.
    pub(crate) place: String,
    /// The path or the call, as written.
    pub(crate) what: String,
}

impl Wrong {
    fn path(source: &Source, reference: &Reference) -> Self {
        let path = reference.names.join("::");
        let what = match &reference.sort {
            Sort::Import(name) if reference.names.last() != Some(name) => format!("use {path} as {name}"),
            Sort::Import(_) => format!("use {path}"),
            Sort::Glob => format!("use {path}::*"),
            Sort::Plain => path,
        };
        Self { place: place(source, reference.line), what }
    }
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

fn place(source: &Source, line: usize) -> String {
    format!("src/{}:{line}", source.name)
}

/// Every path in these files, with its file and its target.
fn references(
    house: &House,
    is_meant: impl Fn(&Source) -> bool,
) -> impl Iterator<Item = (&Source, &Reference, BTreeSet<Meaning>)> {
    house.sources.iter().filter(move |source| is_meant(source)).flat_map(move |source| {
        source.references.iter().map(move |reference| (source, reference, house.meanings(reference)))
    })
}

/// Violations of these paths. An invalid import is reported once, and not again at its uses.
fn paths(found: &[(&Source, &Reference)]) -> Vec<Wrong> {
    let is_import = |source: &Source, module: &Module, first: &String| {
        let is_this = |sort: &Sort| matches!(sort, Sort::Import(name) if name == first);
        found
            .iter()
            .any(|(other, import)| other.name == source.name && import.module == *module && is_this(&import.sort))
    };
    let is_said = |source: &Source, reference: &Reference| {
        matches!(reference.sort, Sort::Plain) && is_import(source, &reference.module, &reference.names[0])
    };
    let unsaid = found.iter().filter(|(source, reference)| !is_said(source, reference));
    unsaid.map(|(source, reference)| Wrong::path(source, reference)).collect()
}

/// Returns `true` if a file or module is in a folder, or is the file of that name.
fn is_in(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/') || rest == ".rs")
}

/// Imports into a folder from one that its row does not list. The row of the innermost folder counts; each folder may
/// import from itself.
pub(crate) fn wrong_rooms(house: &House, rooms: &[(&str, &[&str])]) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    for (source, reference, meanings) in references(house, |_| true) {
        let row = rooms.iter().filter(|(room, _)| is_in(&source.name, room)).max_by_key(|(room, _)| room.len());
        let (own, others) = row.unwrap_or_else(|| panic!("src/{} is in no room of the table", source.name));
        let is_allowed = |module: &Module| {
            let module = module.join("/");
            is_in(&module, own) || others.iter().any(|other| is_in(&module, other))
        };
        // The root has no items itself, but a glob of it imports everything.
        let is_wrong = |module: &Module| match &module[..] {
            [] => matches!(reference.sort, Sort::Glob),
            _ => !is_allowed(module),
        };
        let meant = meanings.into_iter().filter_map(|meaning| match meaning {
            Meaning::Inside(module) => Some(module),
            Meaning::Outside(_) => None,
        });
        if meant.chain(house.written(reference)).any(|module| is_wrong(&module)) {
            wrong.push((source, reference));
        }
    }
    paths(&wrong)
}

/// Uses of other crates outside of the folders and files that may use them.
pub(crate) fn wrong_crates(house: &House, crates: &[(&str, &[&str])]) -> Vec<Wrong> {
    outside(house, |source, path| {
        crates.iter().any(|(name, allowed)| path[0] == *name && !allowed.iter().any(|room| is_in(&source.name, room)))
    })
}

/// Paths to items of other crates for which `is_wrong` returns `true`.
fn outside(house: &House, is_wrong: impl Fn(&Source, &[String]) -> bool) -> Vec<Wrong> {
    let is_wrong = |source: &Source, meaning: &Meaning| match meaning {
        Meaning::Outside(path) => !path.is_empty() && is_wrong(source, path),
        Meaning::Inside(_) => false,
    };
    let wrong = references(house, |_| true)
        .filter(|(source, _, meanings)| meanings.iter().any(|meaning| is_wrong(source, meaning)))
        .map(|(source, reference, _)| (source, reference));
    paths(&wrong.collect::<Vec<_>>())
}

/// Methods of paths and directory entries that access the disk.
const ASKING_THE_DISK: [&str; 10] = [
    "canonicalize",
    "exists",
    "is_dir",
    "is_file",
    "is_symlink",
    "metadata",
    "read_dir",
    "read_link",
    "symlink_metadata",
    "try_exists",
];

/// File access outside of the folders that may access files.
pub(crate) fn wrong_file_access(house: &House, rooms: &[&str]) -> Vec<Wrong> {
    let may = |source: &Source| rooms.iter().any(|room| is_in(&source.name, room));
    let mut wrong = outside(house, |source, path| {
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        !may(source)
            && match path[..] {
                ["std" | "rustix", "fs", ..] | ["std", "os", _, "fs", ..] | ["tempfile", ..] => true,
                [.., "Path" | "PathBuf" | "DirEntry", method] => ASKING_THE_DISK.contains(&method),
                _ => false,
            }
    });
    for source in house.sources.iter().filter(|source| !may(source)) {
        let asks =
            source.calls.iter().filter(|call| call.arguments == 0 && ASKING_THE_DISK.contains(&call.name.as_str()));
        wrong.extend(asks.map(|call| Wrong { place: place(source, call.line), what: format!(".{}()", call.name) }));
    }
    wrong
}

/// Colours that are created or named outside of the theme.
pub(crate) fn wrong_colors(house: &House, theme: &str) -> Vec<Wrong> {
    outside(house, |source, path| {
        let is_made = |name: &str| name.starts_with("from_rgb") || name.starts_with("from_black");
        let [.., of, name] = path else { return false };
        of == "Color32" && (is_made(name) || ["RED", "BLACK"].contains(&name.as_str())) && !is_in(&source.name, theme)
    })
}

/// Views that could change the state that they draw.
pub(crate) fn wrong_views(house: &House, is_view: impl Fn(&str) -> bool) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    for source in house.sources.iter().filter(|source| is_view(&source.name)) {
        let borrowed = source.borrowed.iter().filter(|(name, _)| ["Document", "State"].contains(&name.as_str()));
        wrong.extend(borrowed.map(|(name, line)| Wrong { place: place(source, *line), what: format!("&mut {name}") }));
        let applied = source.calls.iter().filter(|call| call.name == "apply");
        wrong.extend(applied.map(|call| Wrong { place: place(source, call.line), what: ".apply()".into() }));
    }
    wrong
}

/// Imports of a feature from other parts of the window, except the shared folders.
pub(crate) fn wrong_in_feature(house: &House, feature: &str, shared: &[&str]) -> Vec<Wrong> {
    let own = format!("app/{feature}");
    let is_wrong = |module: &Module| {
        let allowed = [feature].into_iter().chain(shared.iter().copied());
        module.first().is_some_and(|room| room == "app")
            && !allowed.into_iter().any(|folder| module.get(1).is_some_and(|name| name == folder))
    };
    let wrong = references(house, |source| is_in(&source.name, &own))
        .filter(|(_, reference, meanings)| {
            let mut meant = meanings.iter().filter_map(|meaning| match meaning {
                Meaning::Inside(module) => Some(module),
                Meaning::Outside(_) => None,
            });
            // A path to a shared item may lead through the root, but not through another feature.
            let through = house.written(reference).filter(|module| module.len() > 1);
            meant.any(is_wrong) || through.is_some_and(|module| is_wrong(&module))
        })
        .map(|(source, reference, _)| (source, reference));
    paths(&wrong.collect::<Vec<_>>())
}

/// The largest cycle within a folder, as file names.
pub(crate) fn largest_circle<'a>(circles: &[Vec<&'a str>], room: &str) -> Vec<&'a str> {
    let in_room = circles.iter().map(|circle| circle.iter().copied().filter(|name| is_in(name, room)).collect());
    in_room.max_by_key(Vec::len).unwrap_or_default()
}

/// Cycles through more than one of these features, as names of features.
pub(crate) fn circles_of_features<'a>(circles: &[Vec<&str>], features: &[&'a str]) -> Vec<Vec<&'a str>> {
    let through = |circle: &Vec<&str>| -> Vec<&'a str> {
        let passes = |feature: &&str| circle.iter().any(|name| is_in(name, &format!("app/{feature}")));
        features.iter().copied().filter(passes).collect()
    };
    circles.iter().map(through).filter(|features| features.len() > 1).collect()
}
