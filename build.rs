//! Sets `FENWRIGHT_VERSION`: the version of `Cargo.toml` and, if known, the commit. Sets `FENWRIGHT_DATE`: the day of the
//! release in `CHANGELOG.md`.
//!
//! The commit comes from the variable `FENWRIGHT_COMMIT` (for builds from a tarball) or, in release builds, from git.
//! Other builds do not ask git: they would be rebuilt after every commit.
//!
//! Gives programs for Windows their icon, version and manifest.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=CHANGELOG.md");
    println!("cargo::rerun-if-env-changed=FENWRIGHT_COMMIT");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    println!("cargo::rustc-env=FENWRIGHT_DATE={}", release_date(&version).unwrap_or_default());
    let version = match commit_from_env().or_else(commit_from_git) {
        Some(commit) => format!("{version} ({commit})"),
        None => version,
    };
    println!("cargo::rustc-env=FENWRIGHT_VERSION={version}");
    if env::var_os("CARGO_CFG_WINDOWS").is_some()
        && let Err(error) = add_resources()
    {
        // A check without the tools of Windows goes on.
        println!("cargo::warning=the program has no icon, version and manifest: {error}");
    }
}

fn add_resources() -> std::io::Result<()> {
    const FOLDER: &str = "assets/package/windows";
    println!("cargo::rerun-if-changed={FOLDER}");
    let mut resource = winresource::WindowsResource::new();
    resource.set("ProductName", "Fenwright").set("FileDescription", "Fenwright");
    resource.set("LegalCopyright", &env::var("CARGO_PKG_AUTHORS").unwrap_or_default());
    resource.set_icon(&format!("{FOLDER}/fenwright.ico")).set_manifest_file(&format!("{FOLDER}/fenwright.manifest"));
    resource.compile()
}

fn release_date(version: &str) -> Option<String> {
    let changelog = std::fs::read_to_string("CHANGELOG.md").ok()?;
    let heading = format!("## {version} - ");
    changelog.lines().find_map(|line| line.strip_prefix(&heading)).map(str::to_owned)
}

fn commit_from_env() -> Option<String> {
    env::var("FENWRIGHT_COMMIT").ok().map(|commit| commit.trim().to_owned()).filter(|commit| !commit.is_empty())
}

/// Returns the abbreviated hash and the date of the checked-out commit.
fn commit_from_git() -> Option<String> {
    if env::var("PROFILE").ok()? != "release" || !is_root_of_repository() {
        return None;
    }
    // At least one of these files changes with each commit and checkout.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD", "logs/HEAD"].into_iter().chain(branch.as_deref()) {
        if let Some(path) =
            git(&["rev-parse", "--git-path", name]).filter(|path| std::fs::exists(path).unwrap_or(false))
        {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["show", "--no-patch", "--format=%h %cs", "--abbrev=10", "HEAD"])
}

/// Returns `true` if the repository is that of this package, not one around an unpacked tarball.
fn is_root_of_repository() -> bool {
    git(&["rev-parse", "--show-prefix"]).is_some_and(|prefix| prefix.is_empty())
}

/// Returns the output of git; `None` if git is missing or fails.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
