//! Without a display or a library, the program prints a message; commands without a window work.

use std::fs;
use std::process::Command;

use super::desktop::Desktop;
use super::wait;

/// The one-line message of a program that cannot open a window.
fn refusal(command: &mut Command, what: &str) -> String {
    let ended = wait::run(command);
    assert_eq!(ended.status.code(), Some(2), "{what}: {ended:?}");
    assert_eq!(ended.stdout, "", "{what}: {ended:?}");
    assert_eq!(ended.stderr.trim_end().lines().count(), 1, "{what}: one line, not\n{}", ended.stderr);
    assert!(!ended.stderr.contains("panicked"), "{what}: {}", ended.stderr);
    ended.stderr
}

#[test]
fn without_a_display_a_sentence_says_so() {
    let desktop = Desktop::new();
    let said = refusal(desktop.program::<&str>(&[]).env_remove("DISPLAY"), "no DISPLAY");
    assert!(said.contains("DISPLAY"), "{said}");
    let said = refusal(desktop.program::<&str>(&[]).env("DISPLAY", ":65000"), "a DISPLAY where nobody answers");
    assert!(said.contains("the display :65000 does not answer") && !said.contains("/src/"), "{said}");
    refusal(desktop.program::<&str>(&[]).env("DISPLAY", "nonsense"), "a DISPLAY that is no name");
}

#[test]
fn help_and_version_need_no_display() {
    let desktop = Desktop::new();
    for (argument, wanted) in [("--help", "Usage"), ("--version", env!("CARGO_PKG_VERSION"))] {
        let ended = wait::run(desktop.program(&[argument]).env_remove("DISPLAY"));
        assert!(ended.status.success() && ended.stdout.contains(wanted), "{argument}: {ended:?}");
        assert_eq!(ended.stderr, "", "{argument}");
    }
    let ended = wait::run(desktop.program(&["--no-such-option"]).env_remove("DISPLAY"));
    assert_eq!(ended.status.code(), Some(2), "{ended:?}");
}

#[test]
fn a_missing_library_is_named_by_its_package() {
    let desktop = Desktop::new();
    let libraries = desktop.path("libraries");
    fs::create_dir(&libraries).unwrap();
    // EGL replaces a missing GLX. Each library is also looked up by the name of its development package.
    let sets: [&[&str]; 5] = [
        &["libxkbcommon-x11.so.0"],
        &["libX11-xcb.so.1"],
        &["libXcursor.so.1"],
        &["libXi.so.6"],
        &["libGL.so.1", "libGL.so", "libEGL.so.1", "libEGL.so"],
    ];
    for names in sets {
        // An empty file earlier in the search path cannot be loaded, as if the library were not installed.
        for name in names {
            fs::write(libraries.join(name), "").unwrap();
        }
        let said = refusal(desktop.program::<&str>(&[]).env("LD_LIBRARY_PATH", &libraries), &names.join(", "));
        assert!(said.contains("libxkbcommon-x11-0") && said.contains("libgl1"), "{names:?}: {said}");
        for name in names {
            fs::remove_file(libraries.join(name)).unwrap();
        }
    }
}
