//! Resolves paths through `super`, renames, re-exports and globs to the defining module.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::source::{Module, Reference, Sort, Source};

/// Maximum number of steps of resolving a name, which ends cycles.
const MOST_STEPS: usize = 12;

/// The target of a path.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Meaning {
    /// A module of this crate, or an item in it.
    Inside(Module),
    /// An item of another crate.
    Outside(Vec<String>),
}

/// All sources, with the names in each module.
pub(crate) struct House {
    pub(crate) sources: Vec<Source>,
    modules: BTreeMap<Module, Names>,
}

/// The names in a module.
#[derive(Default)]
struct Names {
    /// The index of its file among the sources.
    source: usize,
    modules: BTreeSet<String>,
    items: BTreeSet<String>,
    imports: BTreeMap<String, Vec<Vec<String>>>,
    globs: Vec<Vec<String>>,
}

impl House {
    /// Reads the sources from disk.
    pub(crate) fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut files = Vec::new();
        collect(&root, &mut files);
        assert!(files.len() > 30, "only {} source files found", files.len());
        let name = |path: &Path| path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        Self::of(files.iter().map(|path| Source::read(&name(path), &fs::read_to_string(path).unwrap())).collect())
    }

    pub(crate) fn of(mut sources: Vec<Source>) -> Self {
        let tests: Vec<Module> = sources.iter().flat_map(|source| source.test_modules.clone()).collect();
        sources.retain(|source| !tests.iter().any(|test| source.module.starts_with(test)));
        let mut modules: BTreeMap<Module, Names> = BTreeMap::new();
        for (place, source) in sources.iter().enumerate() {
            for declared in &source.declared {
                let names = modules.entry(declared.module.clone()).or_default();
                names.source = place;
                names.modules.extend(declared.modules.iter().cloned());
                names.items.extend(declared.items.iter().cloned());
            }
            for reference in &source.references {
                let names = modules.entry(reference.module.clone()).or_default();
                match &reference.sort {
                    Sort::Import(name) => {
                        names.imports.entry(name.clone()).or_default().push(reference.names.clone());
                    }
                    Sort::Glob => names.globs.push(reference.names.clone()),
                    Sort::Plain => {}
                }
            }
        }
        Self { sources, modules }
    }

    /// Resolves a path. An import can name a module and another item at once.
    pub(crate) fn meanings(&self, reference: &Reference) -> BTreeSet<Meaning> {
        let mut found = BTreeSet::new();
        self.resolve(&reference.module, &reference.names, 0, &mut found);
        found
    }

    /// The module that a path leads through as written, before any name is resolved to another module.
    pub(crate) fn written(&self, reference: &Reference) -> Option<Module> {
        let mut module = reference.module.clone();
        let mut names = reference.names.as_slice();
        while let Some((first, rest)) = names.split_first() {
            match first.as_str() {
                "crate" | "fenwright" => module.clear(),
                "super" => {
                    module.pop();
                }
                "self" => {}
                _ if self.modules.get(&module).is_some_and(|known| known.modules.contains(first)) => {
                    module.push(first.clone());
                }
                _ => break,
            }
            names = rest;
        }
        (names.len() < reference.names.len()).then_some(module)
    }

    /// The index of the file of a module.
    pub(crate) fn file(&self, module: &Module) -> Option<usize> {
        self.modules.get(module).map(|names| names.source)
    }

    fn resolve(&self, module: &Module, path: &[String], steps: usize, found: &mut BTreeSet<Meaning>) {
        let Some((first, rest)) = path.split_first() else { return };
        match first.as_str() {
            "" => {
                found.insert(Meaning::Outside(rest.to_vec()));
            }
            "crate" | "fenwright" => self.walk(&Vec::new(), rest, steps, found),
            "self" => self.walk(module, rest, steps, found),
            "super" => {
                let mut module = module.clone();
                let ups = path.iter().take_while(|name| *name == "super").count();
                module.truncate(module.len().saturating_sub(ups));
                self.walk(&module, &path[ups..], steps, found);
            }
            _ if self.knows(module, first, steps) => self.walk(module, path, steps, found),
            _ => {
                found.insert(Meaning::Outside(path.to_vec()));
            }
        }
    }

    /// Returns `true` if a name is defined in a module.
    fn knows(&self, module: &Module, name: &str, steps: usize) -> bool {
        let Some(names) = self.modules.get(module) else { return false };
        names.modules.contains(name)
            || names.items.contains(name)
            || names.imports.contains_key(name)
            || names.globs.iter().any(|glob| self.is_in_glob(module, glob, name, steps))
    }

    fn is_in_glob(&self, module: &Module, glob: &[String], name: &str, steps: usize) -> bool {
        if steps > MOST_STEPS || glob.first().is_some_and(|first| first == name) {
            return false;
        }
        let mut found = BTreeSet::new();
        self.resolve(module, glob, steps + 1, &mut found);
        found.iter().any(|meaning| matches!(meaning, Meaning::Inside(from) if self.knows(from, name, steps + 1)))
    }

    /// Follows the names of a path from a module.
    fn walk(&self, module: &Module, path: &[String], steps: usize, found: &mut BTreeSet<Meaning>) {
        let here = || Meaning::Inside(module.clone());
        let (Some((first, rest)), Some(names)) = (path.split_first(), self.modules.get(module)) else {
            found.insert(here());
            return;
        };
        let before = found.len();
        if names.modules.contains(first) {
            self.walk(&[module, std::slice::from_ref(first)].concat(), rest, steps, found);
        }
        if names.items.contains(first) {
            found.insert(here());
        }
        if steps < MOST_STEPS {
            for import in names.imports.get(first).into_iter().flatten() {
                // `use words::listed` in the module that declares `words` does not refer to itself.
                if import.first() != Some(first) || !names.modules.contains(first) {
                    self.resolve(module, &[import, rest].concat(), steps + 1, found);
                } else if let Some(within) = import.get(1..) {
                    let inner = [module, std::slice::from_ref(first)].concat();
                    self.walk(&inner, &[within, rest].concat(), steps + 1, found);
                }
            }
        }
        if found.len() == before {
            self.walk_globs(module, path, steps, found);
        }
        if found.len() == before {
            found.insert(here());
        }
    }

    fn walk_globs(&self, module: &Module, path: &[String], steps: usize, found: &mut BTreeSet<Meaning>) {
        let Some(names) = self.modules.get(module) else { return };
        for glob in names.globs.iter().filter(|glob| self.is_in_glob(module, glob, &path[0], steps)) {
            self.resolve(module, &[glob, path].concat(), steps + 1, found);
        }
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}
