//! The files of the project that no build reads: workflows, packages, licences and templates.

#![expect(clippy::expect_used, clippy::panic, reason = "a file that is missing fails the test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn files_in(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect("a folder");
    entries.map(|entry| format!("{folder}/{}", entry.expect("a file").file_name().display())).collect()
}

fn metadata(arguments: &[&str]) -> Value {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version", "1", "--locked"]).args(arguments);
    let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn package() -> Value {
    metadata(&["--no-deps"])["packages"][0].clone()
}

/// The values of an option in all lines, such as `--test NAME`.
fn values<'a>(workflow: &'a str, option: &str) -> Vec<&'a str> {
    let values = |line: &'a str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words.windows(2).filter(|pair| pair[0] == option).map(|pair| pair[1]).collect::<Vec<_>>()
    };
    workflow.lines().flat_map(values).collect()
}

#[test]
fn workflows_name_tests_features_and_files_that_exist() {
    let package = package();
    let targets: Vec<&str> =
        package["targets"].as_array().expect("targets").iter().filter_map(|target| target["name"].as_str()).collect();
    let workflows = files_in(".github/workflows");
    assert_eq!(workflows.len(), 2, "{workflows:?}");
    let mut named = 0;
    for name in workflows {
        let workflow = text(&name);
        for target in ["--test", "--bin"].iter().flat_map(|option| values(&workflow, option)) {
            assert!(targets.contains(&target), "{name}: {target}");
            named += 1;
        }
        for feature in values(&workflow, "--features").into_iter().flat_map(|features| features.split(',')) {
            assert!(package["features"].get(feature).is_some(), "{name}: {feature}");
            named += 1;
        }
        for file in values(&workflow, "bash").into_iter().chain(values(&workflow, "uses:")) {
            let is_of_project = file.starts_with('.');
            assert!(is_of_project || file.starts_with("actions/"), "{name}: {file}");
            assert!(!is_of_project || Path::new(env!("CARGO_MANIFEST_DIR")).join(file).is_file(), "{name}: {file}");
        }
        let least = package["rust_version"].as_str().expect("a version");
        assert!(
            workflow.contains(&format!("rust:{least}-")) && workflow.contains(&format!("cargo +{least} ")),
            "{name}"
        );
    }
    assert!(named > 8, "only {named} targets and features are named");
}

/// The package for Fedora has the files and the libraries of that for Debian.
#[test]
fn both_packages_have_the_same_files() {
    let package = package();
    let [deb, rpm] = ["deb", "generate-rpm"].map(|kind| &package["metadata"][kind]);
    let of_deb = deb["assets"].as_array().expect("assets").iter();
    let of_deb: Vec<_> = of_deb.map(|file| [&file[0], &file[1], &file[2]].map(|part| part.as_str())).collect();
    let of_rpm = rpm["assets"].as_array().expect("assets").iter();
    let of_rpm = of_rpm.map(|file| {
        let folder = file["dest"].as_str().and_then(|folder| folder.strip_prefix('/'));
        [file["source"].as_str(), folder, file["mode"].as_str()]
    });
    assert_eq!(of_deb, of_rpm.collect::<Vec<_>>());
    let libraries = deb["depends"].as_str().expect("libraries").split(", ").filter(|name| name.starts_with("lib"));
    assert_eq!(libraries.count(), rpm["requires"].as_object().expect("libraries").len());
}

/// Returns `true` if the licences of an SPDX expression without nested parentheses are allowed.
fn is_allowed(expression: &str, allowed: &BTreeSet<&str>) -> bool {
    let plain = expression.replace(['(', ')'], "").replace('/', " OR ");
    plain.split(" AND ").all(|part| part.split(" OR ").any(|licence| allowed.contains(licence.trim())))
}

#[test]
fn the_licences_of_all_crates_are_allowed() {
    let file = text("deny.toml");
    let list = file.split_once("allow = [").and_then(|(_, rest)| rest.split_once(']')).expect("a list").0;
    let allowed: BTreeSet<&str> = list.split('"').skip(1).step_by(2).collect();
    assert!(is_allowed("(MIT OR X) AND ISC", &allowed) && !is_allowed("MIT AND X", &allowed), "{allowed:?}");
    let platform = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let metadata = metadata(&["--filter-platform", &platform]);
    let crates = metadata["packages"].as_array().expect("crates");
    assert!(crates.len() > 100, "{}", crates.len());
    for package in crates {
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(is_allowed(licence, &allowed), "{}: {licence}", package["name"]);
    }
}

/// The project has no home yet: no file may send people or programs elsewhere.
#[test]
fn no_address_but_the_placeholder_is_named() {
    let templates = [files_in(".github/workflows"), files_in(".github/ISSUE_TEMPLATE")].concat();
    for name in templates.iter().map(String::as_str).chain(["SECURITY.md", "deny.toml"]) {
        let text = text(name);
        for word in
            text.split_whitespace().filter(|word| word.contains("://") || word.contains('@') && !word.contains('/'))
        {
            assert!(word.contains("fenwright.example"), "{name}: {word}");
        }
    }
    let author = env!("CARGO_PKG_AUTHORS");
    let address = author.split(['<', '>']).nth(1).expect("an address");
    assert!(text("SECURITY.md").contains(address));
}
