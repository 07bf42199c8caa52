//! The licenses of the crates that are linked into the program.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"];

/// Returns a list of every crate in the program for a target with its license, then the license texts, each with the
/// crates that have it.
pub(super) fn licences(root: &Path, target: &str) -> Result<String, Box<dyn Error>> {
    let metadata = metadata(root, target)?;
    let linked = linked(&metadata);
    let mut crates: Vec<_> =
        list(&metadata["packages"]).filter(|package| linked.contains(text(&package["id"]))).collect();
    crates.sort_by_key(|package| name(package));
    let mut out = "Fenwright is linked with these Rust crates. Their licences are below.\n\n".to_owned();
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in crates {
        let name = name(package);
        let authors: Vec<&str> = list(&package["authors"]).map(text).collect();
        let licence = package["license"].as_str().unwrap_or("see its licence below");
        let by = if authors.is_empty() { String::new() } else { format!(", by {}", authors.join(", ")) };
        let _ = writeln!(out, "{name}: {licence}{by}");
        let folder = Path::new(text(&package["manifest_path"])).parent().unwrap_or(root);
        for text in licence_texts(folder)? {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    let fonts = fs::read_to_string(root.join("assets/fonts/OFL.txt"))?;
    texts.entry(fonts.trim().to_owned()).or_default().push("Noto Sans, the font of texts and diagrams".to_owned());
    let mut texts: Vec<_> = texts.into_iter().collect();
    texts.sort_by(|(_, one), (_, other)| other.len().cmp(&one.len()).then_with(|| one.cmp(other)));
    for (text, names) in texts {
        let _ = write!(out, "\n{}\n{}\n\n{text}\n", "=".repeat(80), names.join(", "));
    }
    Ok(out)
}

/// Returns the output of `cargo metadata` for a target.
fn metadata(root: &Path, target: &str) -> Result<Value, Box<dyn Error>> {
    let arguments = ["metadata", "--format-version", "1", "--locked", "--filter-platform", target];
    let output = Command::new(env!("CARGO")).args(arguments).current_dir(root).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Returns the ids of the normal dependencies, direct and transitive.
fn linked(metadata: &Value) -> BTreeSet<&str> {
    let resolved = &metadata["resolve"];
    let nodes: BTreeMap<_, _> = list(&resolved["nodes"]).map(|node| (text(&node["id"]), node)).collect();
    let this = text(&resolved["root"]);
    let (mut linked, mut open) = (BTreeSet::new(), vec![this]);
    while let Some(id) = open.pop() {
        let needed = nodes.get(id).into_iter().flat_map(|node| list(&node["deps"]));
        let needed = needed.filter(|needed| list(&needed["dep_kinds"]).any(|kind| kind["kind"].is_null()));
        open.extend(needed.map(|needed| text(&needed["pkg"])).filter(|id| linked.insert(*id)));
    }
    linked.remove(this);
    linked
}

/// Returns the license texts of a crate and its fonts, with equal line ends, so that duplicates are found.
fn licence_texts(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let is_licence = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        NAMES.iter().any(|start| name.starts_with(start))
    };
    let mut paths = paths(folder, is_licence)?;
    let fonts = folder.join("fonts");
    if fonts.is_dir() {
        paths.extend(self::paths(&fonts, |path| path.extension().is_some_and(|ending| ending == "txt"))?);
    }
    let mut texts = vec![];
    for path in paths {
        let text = String::from_utf8_lossy(&fs::read(path)?).into_owned();
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        texts.push(lines.join("\n").trim().to_owned());
    }
    texts.sort();
    texts.dedup();
    Ok(texts)
}

fn paths(folder: &Path, is_wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths = vec![];
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_file() && is_wanted(&path) {
            paths.push(path);
        }
    }
    Ok(paths)
}

fn name(package: &Value) -> String {
    format!("{} {}", text(&package["name"]), text(&package["version"]))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}
