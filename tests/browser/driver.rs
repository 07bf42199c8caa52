//! A client of chromedriver: the W3C `WebDriver` protocol, and the commands of Chromium's own protocol through it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

/// What Chromium needs in order to run for root, without a screen and without a network.
const ARGUMENTS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
];

const STARTED: &str = "started successfully on port ";

/// The driver ends when the port that it found for IPv4 is in use for IPv6, so it may need another start.
const DRIVER_STARTS: usize = 5;

/// A browser with one page. Its profile is removed with it.
pub(crate) struct Browser {
    driver: Child,
    port: u16,
    session: String,
    _profile: tempfile::TempDir,
}

/// Starts the driver and returns it with its port; `None` if it ends before it listens.
fn start_driver() -> Option<(Child, u16)> {
    let driver = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut driver = driver.unwrap_or_else(|error| panic!("chromedriver of the package chromium-driver: {error}"));
    let output = BufReader::new(driver.stdout.take().expect("a pipe"));
    let port = output.lines().map_while(Result::ok).find_map(|line| {
        let (_, port) = line.split_once(STARTED)?;
        port.trim_end_matches('.').parse().ok()
    });
    if port.is_none() {
        // It ended by itself.
        let _ = driver.wait();
    }
    Some((driver, port?))
}

impl Browser {
    pub(crate) fn start() -> Self {
        let started = (0..DRIVER_STARTS).find_map(|_| start_driver());
        let (driver, port) = started.expect("chromedriver listens");
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let folder = format!("--user-data-dir={}", profile.path().display());
        let arguments: Vec<&str> = ARGUMENTS.iter().copied().chain([folder.as_str()]).collect();
        let options = json!({
            "browserName": "chrome",
            "goog:chromeOptions": { "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        });
        let mut browser = Self { driver, port, session: String::new(), _profile: profile };
        let session = browser.request("POST", "/session", &json!({ "capabilities": { "alwaysMatch": options } }));
        session["sessionId"].as_str().expect("a session").clone_into(&mut browser.session);
        browser
    }

    fn request(&self, method: &str, path: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("chromedriver answers");
        stream.set_read_timeout(Some(Duration::from_mins(2))).expect("a time limit");
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n",
            self.port,
            body.len()
        );
        stream.write_all((head + &body).as_bytes()).expect("sent");
        let mut answer = BufReader::new(stream);
        let mut head = String::new();
        // The connection may stay open after the answer, so its length counts.
        while !head.ends_with("\r\n\r\n") {
            assert!(answer.read_line(&mut head).expect("a line") > 0, "{method} {path}: the answer ends early: {head}");
        }
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            if name.eq_ignore_ascii_case("content-length") { value.trim().parse().ok() } else { None }
        });
        let mut body = vec![0; length.expect("a length")];
        answer.read_exact(&mut body).expect("an answer");
        let body = String::from_utf8(body).expect("text");
        let answer: Value = serde_json::from_str(&body).unwrap_or_else(|_| panic!("no JSON: {body}"));
        assert!(head.starts_with("HTTP/1.1 200"), "{method} {path}: {}", answer["value"]["message"]);
        answer["value"].clone()
    }

    fn command(&self, path: &str, body: &Value) -> Value {
        self.request("POST", &format!("/session/{}{path}", self.session), body)
    }

    pub(crate) fn open(&self, url: &str) {
        self.command("/url", &json!({ "url": url }));
    }

    pub(crate) fn reload(&self) {
        self.command("/refresh", &json!({}));
    }

    /// Runs the body of a function of JavaScript in the page.
    pub(crate) fn evaluate(&self, script: &str, arguments: &Value) -> Value {
        self.command("/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Runs a command of the protocol of Chromium.
    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Value {
        self.command("/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// Returns the messages of a log since the last call.
    pub(crate) fn log(&self, kind: &str) -> Vec<String> {
        let entries = self.command("/se/log", &json!({ "type": kind }));
        let entries = entries.as_array().expect("entries");
        entries.iter().map(|entry| entry["message"].as_str().expect("a message").to_owned()).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() && !std::thread::panicking() {
            self.request("DELETE", &format!("/session/{}", self.session), &Value::Null);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
