//! The page itself: progress, no network, printing, screen readers, sizes, and what it is without its script.

use std::fs;
use std::process::Command;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::sheet::{Hand, Look, Sheet, after, is_right, pieces, twenty};

const LIGHT: Look = Look::ALL[0];

#[test]
fn progress_is_kept_when_the_page_is_opened_again() {
    let (sheet, positions) = (Sheet::open_twenty(), twenty());
    sheet.begin(LIGHT);
    for puzzle in [0, 3, 19] {
        sheet.solve(Hand::Mouse, puzzle, &positions[puzzle]);
    }
    let key = sheet.moves(13, 0).into_iter().find(is_right).expect("a key");
    sheet.play(Hand::Mouse, 13, &key);
    // The reply comes a moment after the key.
    let answered = pieces(&after(&positions[13], &[&key, &key["reply"]]));
    sheet.see_pieces(13, &answered);
    let boards = [sheet.see(0).pieces, answered];
    assert_ne!(boards[1], pieces(&positions[13]));
    for _ in 0..2 {
        sheet.browser.open(&sheet.url());
        assert_eq!(sheet.tally(), "3 of 20 solved");
        assert_eq!([0, 13].map(|puzzle| sheet.see(puzzle).pieces), boards);
        assert_eq!([0, 3, 13, 19].map(|puzzle| sheet.see(puzzle).is_solved), [true, true, false, true]);
    }
    sheet.click(Hand::Mouse, 0, ".again");
    assert_eq!((sheet.see(0).pieces, sheet.tally().as_str()), (pieces(&positions[0]), "3 of 20 solved"));
    // Other puzzles have a progress of their own.
    sheet.render("sheet.html", &["--solutions", "solve", "--solvable", "--first"]);
    sheet.browser.reload();
    assert_eq!(sheet.tally(), "0 of 1 solved");
}

#[test]
fn without_storage_the_page_works() {
    let (sheet, positions) = (Sheet::open_twenty(), twenty());
    let refuse = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused'); } });";
    sheet.browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": refuse }));
    sheet.look(LIGHT, true);
    sheet.browser.reload();
    sheet.solve(Hand::Mouse, 0, &positions[0]);
    assert_eq!(sheet.tally(), "1 of 20 solved");
    assert_eq!(sheet.browser.log("browser"), Vec::<String>::new());
}

#[test]
fn nothing_is_requested_but_the_page() {
    let (sheet, positions) = (Sheet::open_twenty(), twenty());
    // A new browser loads pages of its own.
    sheet.browser.log("performance");
    sheet.begin(LIGHT);
    sheet.solve(Hand::Mouse, 0, &positions[0]);
    let entries = sheet.run("return performance.getEntriesByType('resource').map((one) => one.name);", &json!([]));
    assert_eq!(entries, json!([]));
    let mut urls = Vec::new();
    for message in sheet.browser.log("performance") {
        let message: Value = serde_json::from_str(&message).expect("JSON");
        let message = &message["message"];
        if message["method"] == "Network.requestWillBeSent" {
            urls.push(message["params"]["request"]["url"].as_str().expect("an address").to_owned());
        }
    }
    assert!(!urls.is_empty() && urls.iter().all(|url| *url == sheet.url()), "{urls:?}");
    // The policy of the page refuses what a changed page would request.
    let blocked = "
        const done = arguments;
        const image = document.createElement('img');
        image.src = 'http://127.0.0.1:9/picture.png';
        document.body.append(image);
        return fetch('http://127.0.0.1:9/').then(() => 'sent', () => 'refused');";
    assert_eq!(sheet.run(blocked, &json!([])), "refused");
    let complaints = sheet.browser.log("browser").join("\n");
    assert!(complaints.contains("Content Security Policy"), "{complaints}");
}

/// Prints the page that is open, as the browser does, and returns the path of the PDF.
fn print(sheet: &Sheet, name: &str) -> String {
    let options = json!({ "preferCSSPageSize": true, "printBackground": true });
    let printed = sheet.browser.devtools("Page.printToPDF", &options);
    let path = sheet.path(name);
    fs::write(&path, STANDARD.decode(printed["data"].as_str().expect("a PDF")).expect("base64")).expect("written");
    path
}

fn tool(name: &str, arguments: &[&str]) -> Vec<u8> {
    let output = Command::new(name).args(arguments).output();
    let output = output.unwrap_or_else(|error| panic!("{name} of the package poppler-utils: {error}"));
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// The pages of a PDF as gray pixels.
fn pixels(pdf: &str) -> Vec<Vec<u8>> {
    let count = pages(pdf);
    let page = |number: usize| {
        let number = number.to_string();
        tool("pdftoppm", &["-r", "40", "-gray", "-f", &number, "-l", &number, pdf])
    };
    (1..=count).map(page).collect()
}

fn pages(pdf: &str) -> usize {
    let information = String::from_utf8(tool("pdfinfo", &[pdf])).expect("text");
    let line = information.lines().find_map(|line| line.strip_prefix("Pages:")).expect("a number of pages");
    line.trim().parse().expect("a number")
}

#[test]
fn it_prints_as_a_page_without_puzzles_does() {
    let (sheet, positions) = (Sheet::open_twenty(), twenty());
    let options = ["--solutions", "solve", "--title", "Twenty mates"];
    sheet.render("plain.html", &options);
    sheet.render("sheet.pdf", &options);
    sheet.browser.open(&format!("file://{}", sheet.path("plain.html")));
    let plain = print(&sheet, "plain-printed.pdf");
    assert_eq!(pages(&plain), pages(&sheet.path("sheet.pdf")));
    let expected = pixels(&plain);
    for look in [Look::ALL[1], Look::ALL[2]] {
        sheet.browser.open(&sheet.url());
        sheet.begin(look);
        sheet.solve(Hand::Keys, 0, &positions[0]);
        sheet.click(Hand::Mouse, 1, ".help");
        sheet.click(Hand::Mouse, 1, "summary");
        let printed = pixels(&print(&sheet, "printed.pdf"));
        assert_eq!(printed.len(), expected.len(), "{look:?}");
        for (number, (printed, expected)) in (1..).zip(printed.iter().zip(&expected)) {
            assert!(printed == expected, "{look:?}: page {number} is printed otherwise");
        }
    }
}

#[test]
fn the_keyboard_alone_reaches_everything() {
    let sheet = Sheet::open_twenty();
    sheet.begin(LIGHT);
    let focused =
        "const one = document.activeElement; return one.tagName.toLowerCase() + '.' + one.className.toString();";
    let mut reached = Vec::new();
    for _ in 0..6 {
        sheet.press("Tab", "");
        reached
            .push(sheet.run(focused, &json!([])).as_str().expect("text").split('.').next().expect("a name").to_owned());
    }
    assert_eq!(reached, ["svg", "input", "button", "button", "summary", "svg"]);
    let outline = "return getComputedStyle(document.activeElement).outlineStyle;";
    assert_eq!(sheet.run(outline, &json!([])), "solid", "the focus is visible");
    let spoken = "return document.querySelector('.spoken').textContent;";
    sheet.run("svg(0).focus();", &json!([]));
    sheet.press("ArrowRight", "");
    let first = sheet.run(spoken, &json!([]));
    assert!(first.as_str().is_some_and(|words| words.contains("f8") || words.contains(" on ")), "{first}");
    // A letter on the board begins a move in the text field.
    sheet.press("d", "d");
    assert_eq!(sheet.run("return figure(0).querySelector('input').value;", &json!([])), "d");
}

#[test]
fn screen_readers_learn_what_is_there_and_what_happens() {
    let sheet = Sheet::open_twenty();
    sheet.begin(LIGHT);
    let nodes = sheet.browser.devtools("Accessibility.getFullAXTree", &json!({}));
    let nodes = nodes["nodes"].as_array().expect("nodes");
    let named = |role: &str, start: &str| {
        let is_it = |node: &&Value| {
            node["role"]["value"] == role && node["name"]["value"].as_str().is_some_and(|name| name.starts_with(start))
        };
        nodes.iter().filter(is_it).count()
    };
    for (role, start, count) in [
        ("application", "Board of diagram 1. Chess diagram. White: king a4", 1),
        ("application", "Board of diagram ", 20),
        ("textbox", "Your move in diagram ", 20),
        ("button", "Hint", 20),
        ("button", "Start again", 20),
        ("heading", "Twenty mates", 1),
    ] {
        assert_eq!(named(role, start), count, "{role} {start}");
    }
    let live = "return [...document.querySelectorAll('[role=status], [aria-live]')].length;";
    assert_eq!(sheet.run(live, &json!([])), 22, "a verdict for each puzzle, the number solved, the spoken squares");
}

#[test]
fn everything_fits_and_is_large_enough_to_touch() {
    let sheet = Sheet::open_twenty();
    for look in Look::ALL {
        sheet.begin(look);
        let wide = sheet.run("return document.documentElement.scrollWidth;", &json!([]));
        assert_eq!(wide, look.width, "{look:?}: nothing is cut off");
        let sizes = "
            const of = (element) => element.getBoundingClientRect();
            const square = 64 * scale(0);
            const small = [...document.querySelectorAll('input, button, summary')].map(of);
            return [square, ...small.flatMap(({ width, height }) => [width, height])].filter((size) => size < 40);";
        assert_eq!(sheet.run(sizes, &json!([])), json!([]), "{look:?}");
        let columns = sheet.run(
            "return of(0) === of(1) ? 2 : 1; function of(n) { return svg(n).getBoundingClientRect().top; }",
            &json!([]),
        );
        assert_eq!(columns, if look.width < 700 { 1 } else { 2 }, "{look:?}");
        let contrasts = sheet.run(CONTRASTS, &json!([]));
        let contrasts: Vec<f64> = serde_json::from_value(contrasts).expect("numbers");
        assert!(contrasts.len() > 5 && contrasts.iter().all(|contrast| *contrast >= 4.5), "{look:?}: {contrasts:?}");
    }
}

/// The contrasts of texts on their backgrounds (WCAG 2.2, relative luminance).
const CONTRASTS: &str = "
    const light = (color) => {
        const parts = color.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
        const [r, g, b] = parts.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element) => {
        const color = getComputedStyle(element).backgroundColor;
        return /, 0\\)$|transparent/.test(color) ? ground(element.parentElement) : color;
    };
    const verdict = figure(0).querySelector('.verdict');
    const contrast = (element) => {
        const [one, other] = [getComputedStyle(element).color, ground(element)].map(light);
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    };
    const names = ['h1', 'figcaption p', '.mover', 'input', '.help', '.again', 'summary', '.tally span'];
    const tones = ['', 'right', 'wrong'].map((tone) => {
        verdict.className = 'verdict ' + tone;
        return contrast(verdict);
    });
    return [...names.map((name) => contrast(document.querySelector(name))), ...tones];";

#[test]
fn without_the_script_the_page_is_as_before() {
    let sheet = Sheet::open_twenty();
    sheet.render("plain.html", &["--solutions", "solve", "--title", "Twenty mates"]);
    sheet.look(LIGHT, true);
    sheet.browser.devtools("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    let shot = |url: &str| {
        sheet.browser.open(url);
        sheet.browser.devtools("Page.captureScreenshot", &json!({ "captureBeyondViewport": true }))["data"].clone()
    };
    assert!(shot(&sheet.url()) == shot(&format!("file://{}", sheet.path("plain.html"))), "it looks otherwise");
}
