//! The additional files of a package, checked by the tools of desktops.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use clap::CommandFactory;
use fenwright::cli::{Arguments, translated};
use fenwright::lang::Language;
use fenwright::manual::{self, Block, Inline};
use flate2::read::GzDecoder;
use resvg::tiny_skia::Pixmap;

use crate::program::{Folder, run};

#[path = "../../src/bin/package/appdir.rs"]
mod appdir;
#[path = "../../src/bin/package/files.rs"]
mod files;

static FILES: LazyLock<BTreeMap<String, Vec<u8>>> = LazyLock::new(|| {
    let files = files::all(Path::new(env!("CARGO_MANIFEST_DIR")));
    files.unwrap_or_else(|error| panic!("{error}")).into_iter().collect()
});

fn text(path: &str) -> &'static str {
    let file = FILES.get(path).unwrap_or_else(|| panic!("no {path} among {:?}", FILES.keys()));
    std::str::from_utf8(file).expect("text")
}

/// The only file whose path ends like this.
fn path_of(ending: &str) -> &'static str {
    let mut paths = FILES.keys().filter(|path| path.ends_with(ending));
    let path = paths.next().unwrap_or_else(|| panic!("no {ending} among {:?}", FILES.keys()));
    assert_eq!(paths.next(), None);
    path
}

/// A folder with all files, as they are installed.
fn installed() -> Folder {
    let folder = Folder::new();
    for (path, content) in &*FILES {
        let path = PathBuf::from(folder.path(path));
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, content).expect("written");
    }
    folder
}

/// Runs a tool of a package, which must succeed. Returns its output.
fn tool(command: &mut Command, package: &str) -> String {
    let Output { status, stdout, stderr } =
        command.output().unwrap_or_else(|error| panic!("{command:?} of the package {package}: {error}"));
    let said = String::from_utf8_lossy(&[stdout, stderr].concat()).into_owned();
    assert!(status.success(), "{command:?}: {said}");
    said
}

#[test]
fn desktops_accept_the_desktop_entry() {
    let folder = installed();
    let path = folder.path("share/applications/fenwright.desktop");
    assert_eq!(tool(Command::new("desktop-file-validate").arg(&path), "desktop-file-utils"), "");
    let entry = text("share/applications/fenwright.desktop");
    let types = entry.lines().find_map(|line| line.strip_prefix("MimeType=")).expect("types");
    let metainfo = roxmltree::Document::parse(text(path_of("metainfo.xml"))).expect("XML");
    let provided: Vec<_> = metainfo.descendants().filter(|node| node.has_tag_name("mediatype")).collect();
    let provided: Vec<_> = provided.iter().filter_map(roxmltree::Node::text).collect();
    assert_eq!(types.split_terminator(';').collect::<Vec<_>>(), provided, "both name the same types");
    assert!(!types.contains("text/plain"), "not every text is a position");
}

#[test]
fn software_centres_accept_the_metainfo() {
    let folder = installed();
    let path = path_of("metainfo.xml");
    tool(Command::new("appstreamcli").args(["validate", "--no-net", &folder.path(path)]), "appstream");
    let metainfo = text(path);
    let document = roxmltree::Document::parse(metainfo).expect("XML");
    let of = |tag: &'static str| document.descendants().filter(move |node| node.has_tag_name(tag));
    let id = of("id").next().and_then(|id| id.text()).expect("an id");
    assert!(path.ends_with(&format!("/{id}.metainfo.xml")), "the file of {id} is {path}");
    let version = of("release").next().and_then(|release| release.attribute("version"));
    assert_eq!(version, Some(env!("CARGO_PKG_VERSION")), "the newest release is this one");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("README.md")).expect("a file");
    let images: Vec<_> = of("image").collect();
    assert_eq!(images.len(), 5);
    for image in images {
        let name = image.text().and_then(|address| address.rsplit('/').next()).expect("an address");
        let picture = Pixmap::load_png(root.join("assets/screenshots").join(name)).expect(name);
        let size = ["width", "height"].map(|side| image.attribute(side).and_then(|side| side.parse().ok()));
        assert_eq!(size, [Some(picture.width()), Some(picture.height())], "{name}");
        assert!(readme.contains(&format!("](assets/screenshots/{name})")), "{name} is shown in the README");
    }
}

#[test]
fn files_of_positions_have_types_of_their_own() {
    let folder = installed();
    let share = folder.path("share");
    tool(Command::new("update-mime-database").arg(format!("{share}/mime")), "shared-mime-info");
    let (alone, system) = (folder.path("nothing"), "/usr/share".to_owned());
    for (name, content, others, expected) in [
        ("start.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", &alone, "application/x-chess-fen"),
        ("broken.fen", "not a position\n", &system, "application/x-chess-fen"),
        ("many.epd", "4k3/8/8/8/8/8/8/4K3 w - - id \"kings\";\n", &alone, "application/x-chess-epd"),
        ("game.pgn", "[Event \"?\"]\n\n*\n", &system, "application/vnd.chess-pgn"),
        ("notes.txt", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", &system, "text/plain"),
    ] {
        let path = folder.file(name, content);
        let mut command = Command::new("xdg-mime");
        command.args(["query", "filetype", &path]);
        // Without a desktop it would ask `file`, which does not know these types.
        command.env("XDG_CURRENT_DESKTOP", "GNOME").env("HOME", folder.path(""));
        command.env("XDG_DATA_HOME", &share).env("XDG_DATA_DIRS", others);
        assert_eq!(tool(&mut command, "xdg-utils").trim(), expected, "{name}");
    }
    let types = roxmltree::Document::parse(text("share/mime/packages/fenwright.xml")).expect("XML");
    for kind in types.root_element().children().filter(roxmltree::Node::is_element) {
        let above = kind.children().find(|node| node.has_tag_name("sub-class-of"));
        assert_eq!(above.and_then(|node| node.attribute("type")), Some("text/plain"), "editors of texts open it too");
    }
}

/// `appimagetool` wants the desktop entry and its icon at the root, and runs `AppRun`.
#[test]
fn an_appimage_has_its_entry_icon_and_program_at_the_root() {
    let folder = Folder::new();
    let root = PathBuf::from(folder.path("Fenwright.AppDir"));
    let files: Vec<_> = FILES.iter().map(|(path, content)| (path.clone(), content.clone())).collect();
    fs::create_dir(&root).expect("made");
    fs::write(root.join("old"), "").expect("written");
    appdir::write(&root, &files, Path::new(env!("CARGO_BIN_EXE_fenwright"))).expect("an AppDir");
    assert!(!root.join("old").exists(), "an older folder is replaced");
    let said = tool(Command::new(root.join("AppRun")).arg("--version"), "fenwright");
    assert!(said.starts_with("fenwright "), "{said}");
    let entry = root.join("fenwright.desktop");
    assert_eq!(tool(Command::new("desktop-file-validate").arg(&entry), "desktop-file-utils"), "");
    let entry = fs::read_to_string(entry).expect("a file");
    assert!(entry.lines().any(|line| line == "Icon=fenwright"), "{entry}");
    for name in ["fenwright.png", ".DirIcon"] {
        let icon = Pixmap::load_png(root.join(name)).expect("a picture");
        assert_eq!(icon.width(), 256, "{name}");
    }
    for (path, content) in FILES.iter().filter(|(path, _)| path.starts_with("share/")) {
        assert_eq!(fs::read(root.join("usr").join(path)).ok().as_ref(), Some(content), "{path}");
    }
}

#[test]
fn the_flatpak_has_the_name_of_the_metainfo_and_builds_what_exists() {
    let id = path_of("metainfo.xml").rsplit('/').next().and_then(|name| name.strip_suffix(".metainfo.xml"));
    let id = id.expect("a name");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/package/{id}.yml"));
    let manifest = fs::read_to_string(path).expect("a manifest with the name of the metainfo");
    let value = |key: &str| manifest.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
    assert_eq!(value("app-id"), Some(id));
    for (key, folder) in [("rename-desktop-file", "applications"), ("rename-icon", "icons/hicolor/scalable/apps")] {
        let name = value(key).expect(key);
        let is_it = |path: &&String| path.starts_with(&format!("share/{folder}/{name}"));
        assert!(FILES.keys().any(|path| is_it(&path)), "{key}: {name}");
    }
    assert!(
        manifest.contains(&format!("packages/{id}.xml")) && FILES.contains_key("share/mime/packages/fenwright.xml")
    );
    assert!(!manifest.contains("--filesystem") && !manifest.contains("--share=network"), "portals give access");
}

#[test]
fn icons_have_the_sizes_of_their_folders() {
    let icons: Vec<_> =
        FILES.iter().filter(|(path, _)| path.contains("hicolor") && !path.contains("scalable")).collect();
    assert_eq!(icons.len(), 9);
    for (path, content) in icons {
        let picture = Pixmap::decode_png(content).expect("a picture");
        let size = picture.width();
        assert!(path.ends_with(&format!("/{size}x{size}/apps/fenwright.png")) && picture.height() == size, "{path}");
        let corner = picture.pixel(0, 0).expect("a pixel").alpha();
        let middle = picture.pixel(size / 2, size / 2).expect("a pixel").alpha();
        assert!(corner < 128 && middle == 255, "{path}");
    }
    assert!(text("share/icons/hicolor/scalable/apps/fenwright.svg").starts_with("<svg"));
}

/// The text of a manual page, with single spaces.
/// To update the committed icon, run `cargo run --features package --bin package` and copy it from `target/package/windows`.
#[test]
fn programs_for_windows_have_the_icon_in_all_sizes() {
    // The compressed bytes depend on the features: other crates choose the compressor.
    let pictures = |icon: &ico::IconDir| -> Vec<Vec<u8>> {
        let decoded = icon.entries().iter().map(|entry| entry.decode().expect("a picture"));
        decoded.map(|picture| picture.rgba_data().to_vec()).collect()
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/package/windows/fenwright.ico");
    let committed = ico::IconDir::read(fs::File::open(path).expect("the icon")).expect("an icon");
    let icon = ico::IconDir::read(Cursor::new(&FILES["windows/fenwright.ico"])).expect("an icon");
    assert!(pictures(&committed) == pictures(&icon), "the icon is not made from assets/fenwright.svg");
    let sizes: Vec<_> = icon.entries().iter().map(|entry| (entry.width(), entry.height())).collect();
    assert_eq!(sizes, [16, 20, 24, 32, 48, 64, 256].map(|size| (size, size)));
    for entry in icon.entries() {
        let picture = entry.decode().expect("a picture");
        assert!(picture.rgba_data().chunks(4).any(|pixel| pixel[3] == u8::MAX), "{} pixels: nothing", entry.width());
    }
}

#[test]
fn the_bundle_of_macos_has_icon_version_and_types() {
    let icon = icns::IconFamily::read(Cursor::new(&FILES["macos/Fenwright.app/Contents/Resources/fenwright.icns"]));
    let icon = icon.expect("an icon");
    let mut sizes: Vec<_> = icon.available_icons().iter().map(|kind| kind.pixel_width()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [16, 32, 64, 128, 256, 512, 1024]);
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let list = text("macos/Fenwright.app/Contents/Info.plist");
    let list = roxmltree::Document::parse_with_options(list, options).expect("XML");
    let value_of = |key: &str| {
        let key = list.descendants().find(|node| node.has_tag_name("key") && node.text() == Some(key)).expect("a key");
        key.next_sibling_element().expect("a value")
    };
    assert_eq!(value_of("CFBundleShortVersionString").text(), Some(env!("CARGO_PKG_VERSION")));
    assert_eq!(value_of("CFBundleExecutable").text(), Some("fenwright"));
    assert_eq!(value_of("CFBundleIdentifier").text(), Some("example.fenwright.fenwright"));
    let texts = list.descendants().filter(roxmltree::Node::is_text).filter_map(|node| node.text());
    let types: Vec<_> = texts.filter(|text| text.starts_with("application/")).collect();
    let entry = text("share/applications/fenwright.desktop");
    assert!(types.len() == 2 && types.iter().all(|name| entry.contains(name)), "{types:?}");
}

#[test]
fn the_installer_of_windows_is_filled_in() {
    let script = text("windows/fenwright.nsi");
    assert!(script.contains(concat!("VIProductVersion \"", env!("CARGO_PKG_VERSION"), ".0\"")));
    assert!(!script.contains('@'), "every name is filled in");
    let endings = |command: &str| script.lines().filter(|line| line.trim().starts_with(command)).count();
    let licences = text("windows/crates.txt");
    assert!(licences.contains("\nwindows-sys") && !licences.contains("\nx11rb"), "the crates of Windows");
    assert_eq!([endings("!insertmacro Associate "), endings("!insertmacro Dissociate ")], [3, 3]);
}

fn formatted(folder: &Folder, path: &str) -> String {
    let mut groff = Command::new("groff");
    groff.args(["-Kutf8", "-rHY=0", "-man", "-ww", "-Tutf8", "-P-cbou", "-rLL=200n", &folder.path(path)]);
    let page = tool(&mut groff, "groff-base").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!page.contains("warning"), "{path}: {page}");
    page
}

#[test]
fn every_page_of_the_manual_is_a_manual_page_and_html() {
    let folder = installed();
    for page in Language::all().flat_map(manual::pages) {
        let (code, slug) = (page.language.code(), &page.slug);
        let of_language = if code == "en" { String::new() } else { format!("{code}/") };
        let shown = formatted(&folder, &format!("share/man/{of_language}man7/fenwright-{slug}.7"));
        assert!(shown.contains(&format!("fenwright-{slug} - {}", page.title)), "{shown}");
        // Links have the name of their page behind them.
        let plain = page.blocks.iter().filter(|block| !block.plain().is_empty() && !has_link(block));
        for block in plain.filter(|block| !matches!(block, Block::Columns(_))) {
            let words = block.plain();
            for word in words.split_whitespace() {
                assert!(shown.contains(word), "{code} {slug} lacks {word}: {shown}");
            }
        }
        let path = format!("share/doc/fenwright/html/{code}/{slug}.html");
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..roxmltree::ParsingOptions::default() };
        let html = roxmltree::Document::parse_with_options(text(&path), options).expect("XML");
        let above = Path::new(&path).parent().expect("a folder");
        for node in html.descendants() {
            let Some(address) = node.attribute("href").or(node.attribute("src")) else { continue };
            let target = folder.path(above.join(address).to_str().expect("a path in Unicode"));
            assert!(Path::new(&target).is_file(), "{path} refers to {address}");
        }
    }
}

fn has_link(block: &Block) -> bool {
    let texts = match block {
        Block::Paragraph(text) | Block::Item(text) => std::slice::from_ref(text),
        Block::Row(cells) => cells.as_slice(),
        _ => &[],
    };
    texts.iter().flatten().any(|part| matches!(part, Inline::Link { .. }))
}

#[test]
fn every_command_and_option_has_its_page_of_the_manual() {
    let folder = installed();
    let program = translated(Arguments::command().disable_help_subcommand(true));
    let commands: Vec<_> = std::iter::once(&program).chain(program.get_subcommands()).collect();
    assert_eq!(commands.len(), 11);
    for command in commands {
        let name = command.get_display_name().unwrap_or_else(|| command.get_name());
        let page = formatted(&folder, &format!("share/man/man1/{name}.1"));
        for option in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
            let Some(long) = option.get_long() else { continue };
            assert!(page.contains(&format!("--{long}")), "{name} says nothing of --{long}: {page}");
        }
        assert!(page.contains(command.get_about().map(ToString::to_string).unwrap_or_default().trim()), "{page}");
        assert!(page.contains("exit code is 0") || page.contains("EXIT STATUS"), "{page}");
        assert!(page.contains("SEE ALSO") && page.contains("User Commands"), "{page}");
    }
}

/// The completions of bash after these words; the last one is incomplete.
fn completed(folder: &Folder, words: &[&str]) -> Vec<String> {
    let script = folder.path("share/bash-completion/completions/fenwright");
    let typed = words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" ");
    let [before, last] = words.last_chunk().expect("two words");
    let asking = format!(
        "source '{script}'; compopt() {{ :; }}; COMP_WORDS=({typed}); COMP_CWORD={}; _fenwright fenwright '{last}' '{before}'; \
         printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        words.len() - 1
    );
    let said = tool(Command::new("bash").args(["-c", &asking]).current_dir(folder.path("")), "bash");
    said.lines().map(str::to_owned).collect()
}

#[test]
fn shells_complete_commands_and_options() {
    let folder = installed();
    folder.file("puzzles.epd", "");
    assert_eq!(completed(&folder, &["fenwright", "con"]), ["convert"]);
    assert_eq!(completed(&folder, &["fenwright", "--por"]), ["--portable"]);
    assert_eq!(completed(&folder, &["fenwright", "solve", "--self"]), ["--selfmate"]);
    assert_eq!(completed(&folder, &["fenwright", "convert", "--to", "sh"]), ["shredder"]);
    assert_eq!(completed(&folder, &["fenwright", "convert", "-o", "puz"]), ["puzzles.epd"]);
    for path in ["share/fish/vendor_completions.d/fenwright.fish", "share/zsh/vendor-completions/_fenwright"] {
        let script = text(path);
        for word in
            ["analyse", "check", "convert", "read", "render", "repair", "solve", "portable", "selfmate", "shredder"]
        {
            assert!(script.contains(word), "{path} knows no {word}");
        }
    }
}

#[test]
fn versions_of_program_and_package_agree() {
    let ran = run(&["--version"]);
    let version = ran.out.trim_end().strip_prefix("fenwright ").expect("the name");
    let commit = version.strip_prefix(env!("CARGO_PKG_VERSION")).expect("the version of Cargo.toml");
    assert!(commit.is_empty() || commit.starts_with(" (") && commit.ends_with(')'), "{version}");
    let changelog = text("changelog");
    assert!(changelog.starts_with(concat!("fenwright (", env!("CARGO_PKG_VERSION"), "-1) stable; ")), "{changelog}");
    assert!(changelog.lines().all(|line| line.chars().count() <= 80 || line.starts_with(" -- ")), "{changelog}");
}

/// The README, the package and the program name the same requirements of the window.
#[test]
fn the_package_depends_on_what_the_window_loads_while_it_runs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let [manifest, readme, start] = ["Cargo.toml", "README.md", "src/app/start.rs"]
        .map(|name| fs::read_to_string(root.join(name)).expect("a file"));
    let depends = manifest.lines().find_map(|line| line.strip_prefix("depends = ")).expect("dependencies");
    let flake = fs::read_to_string(root.join("flake.nix")).expect("a file");
    for (library, of_nix) in [
        ("libgl1", "libGL"),
        ("libxkbcommon-x11-0", "libxkbcommon"),
        ("libxcursor1", "libXcursor"),
        ("libxi6", "libXi"),
        ("libx11-xcb1", "libX11"),
    ] {
        assert!(depends.contains(library) && readme.contains(library) && start.contains(library), "{library}");
        assert!(flake.contains(of_nix), "{of_nix}");
    }
}

#[test]
fn the_licences_of_all_crates_are_named() {
    let packed = FILES.get("share/doc/fenwright/crates.gz").expect("a file");
    let mut crates = String::new();
    GzDecoder::new(packed.as_slice()).read_to_string(&mut crates).expect("text");
    for name in [
        "shakmaty 0.30.1: GPL-3.0",
        "eframe 0.37",
        "MIT License",
        "Apache License",
        "SIL OPEN FONT LICENSE",
        "Noto Sans",
    ] {
        assert!(crates.contains(name), "{name}");
    }
    for name in ["egui_kittest", "proptest", "divan"] {
        assert!(!crates.contains(name), "{name} is not in the program");
    }
}
