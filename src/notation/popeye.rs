//! The answer of the problem solver Popeye as a tree.
//!
//! | line (Popeye 4.104, `output/plaintext`) | meaning |
//! | --- | --- |
//! | `   1.Ra1-a6 ! zugzwang.` | a key; `?` after a try |
//! | `          2.Ra6*a7 #` | an attack after the defence above it, or a threat if `threat:` is above it |
//! | `      1...b7*a6` | a defence; set play if no key is above it |
//! | `    but` | the refutations of the try follow |
//! | `  1.Kh8-h7 Ra1-a8   2.Kh7-h6 Ra8-h8 #` | a line of help or series play |
//! | `b) wRa1-->b1` | a twin |
//!
//! Moves are texts, because fairy pieces and conditions have moves that this program cannot play. The board, its caption
//! and the reports of `MoveNumbers` are left out. Every other line that is not understood is kept as it is.

// The words of Popeye in English, German and French (`output/message.c`).
const ZUGZWANG: [&str; 3] = ["zugzwang.", "Zugzwang.", "blocus."];
const THREAT: [&str; 3] = ["threat:", "Drohung:", "menace:"];
const BUT: [&str; 3] = ["but", "Aber", "mais"];
const REFUTES: [&str; 3] = ["refutes.", "Widerlegt.", "Refute."];
const FINISHED: [&str; 3] = ["solution finished.", "Loesung beendet.", "solution terminee."];
const PARTIAL: [&str; 3] = ["Partial solution", "Partielle Loesung", "solution partielle"];
const TIME: [&str; 3] = ["Time = ", "Zeit = ", "Temps = "];

/// Maximum number of moves of a line, and maximum depth of a branch. The rest of a longer line is kept as text.
const MAX_LINE_MOVES: usize = 300;

/// Minimum indentation of lines with a single move, which are branches of a tree.
const BRANCH_INDENT: usize = 3;

/// An answer of Popeye to a problem.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PopeyeAnswer {
    /// The version of the program, such as `4.104`; empty if it is not printed.
    pub version: String,
    /// All nodes; each comes after its parent.
    pub nodes: Vec<PopeyeNode>,
    /// The indexes of the nodes without a parent.
    pub roots: Vec<usize>,
    /// The number of keys, without set play.
    pub keys: usize,
    /// The number of tries.
    pub tries: usize,
    /// The number of lines of help or series play, without set play.
    pub lines: usize,
    /// `true` if Popeye has examined everything that was asked for.
    pub is_finished: bool,
    /// The time that Popeye has taken, such as `0.013 s`.
    pub time: Option<String>,
}

/// A row of the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PopeyeNode {
    /// The kind of row.
    pub kind: PopeyeNodeKind,
    /// A move with its signs, such as `Ra1-a6!`; otherwise the text of the row. Empty for set play.
    pub text: String,
    /// The number of the move.
    pub number: u16,
    /// `true` for the second move of a pair, which is numbered `1...`.
    pub is_second: bool,
    /// `true` if the move threatens nothing, but every move of the other side is fatal.
    pub is_zugzwang: bool,
    /// The indexes of the nodes below.
    pub children: Vec<usize>,
}

/// The kind of a row of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PopeyeNodeKind {
    /// A line that is not understood.
    Text,
    /// The heading of a twin: `b) wRa1-->b1`.
    Twin,
    /// The heading of set play.
    SetPlay,
    /// A first move that solves the problem.
    Key,
    /// A first move that is refuted.
    Try,
    /// A later move of the side that begins, or the first of a line.
    Attack,
    /// The move that an attack threatens.
    Threat,
    /// A move of the other side.
    Defence,
    /// A defence that refutes a try.
    Refutation,
}

impl PopeyeNode {
    fn new(kind: PopeyeNodeKind, text: impl Into<String>) -> Self {
        let (text, children) = (text.into(), Vec::new());
        Self { kind, text, number: 0, is_second: false, is_zugzwang: false, children }
    }

    /// Returns the row as text: a move with its number, otherwise its text.
    pub fn label(&self) -> String {
        match self.kind {
            PopeyeNodeKind::Text | PopeyeNodeKind::Twin | PopeyeNodeKind::SetPlay => self.text.clone(),
            _ => format!("{}{}{}", self.number, if self.is_second { "..." } else { "." }, self.text),
        }
    }

    /// Returns `true` if a line can go on with this move after its other one.
    fn is_same_move(&self, other: &Self) -> bool {
        (self.number, self.is_second, &self.text) == (other.number, other.is_second, &other.text)
    }
}

impl PopeyeAnswer {
    /// Reads what Popeye has printed about one problem, in any of its languages.
    ///
    /// ```
    /// use fenwright::notation::popeye::PopeyeAnswer;
    /// let output = "Popeye Linux v4.104 (1024 MB)\n\n  1.Kh8-g8 Kf6-g6   2.Kg8-h8 Ra1-a8 #\n\nsolution finished. Time = 0.1 s\n";
    /// let answer = PopeyeAnswer::read(output);
    /// let labels: Vec<String> = answer.nodes.iter().map(|node| node.label()).collect();
    /// assert_eq!(labels, ["1.Kh8-g8", "1...Kf6-g6", "2.Kg8-h8", "2...Ra1-a8#"]);
    /// assert_eq!((answer.version.as_str(), answer.lines, answer.is_finished), ("4.104", 1, true));
    /// ```
    pub fn read(output: &str) -> Self {
        let mut reader = Reader::default();
        output.lines().for_each(|line| reader.read_line(line));
        reader.end_twin();
        reader.answer
    }
}

/// A move as it is printed, with its number.
struct PrintedMove {
    number: u16,
    is_second: bool,
    text: String,
}

/// A line of moves.
#[derive(Default)]
struct PrintedLine {
    moves: Vec<PrintedMove>,
    is_zugzwang: bool,
    /// Moves beyond the maximum.
    rest: String,
}

#[derive(Default)]
struct Reader {
    answer: PopeyeAnswer,
    twin: Option<usize>,
    /// The heading of set play, and the number of its lines of help or series play.
    set_play: Option<(usize, usize)>,
    /// `true` if the play after a key is printed without the key.
    is_post_key_play: bool,
    /// The branch that is being read, from its first move on: half moves from the beginning, and nodes.
    branch: Vec<(u32, usize)>,
    /// `true` after `but`.
    has_refutations: bool,
    is_in_board: bool,
    is_in_caption: bool,
    /// `true` once a move has been read, so that no title of the problem follows.
    has_moves: bool,
}

impl Reader {
    fn read_line(&mut self, line: &str) {
        const BORDER: &str = "+---";
        let text = line.trim();
        if text.starts_with(BORDER) {
            self.is_in_board = !self.is_in_board;
            self.is_in_caption = !self.is_in_board;
            if !self.has_moves {
                // The lines above the board are the author, the source and the title.
                (self.answer.nodes, self.answer.roots, self.twin) = (Vec::new(), Vec::new(), None);
            }
        } else if self.is_in_board || text.is_empty() {
            self.is_in_caption = false;
        } else if !self.is_in_caption && !self.read_report(text) {
            self.read_content(line, text);
        }
    }

    /// Reads the banner, the end, and reports on the progress. Returns `false` for other lines.
    fn read_report(&mut self, text: &str) -> bool {
        let time = || TIME.iter().find_map(|name| text.split_once(name)).map(|(_, time)| time.trim().to_owned());
        if text.starts_with("Popeye ") {
            let is_version = |word: &&str| word.starts_with(|char: char| char.is_ascii_digit());
            let mut words = text.split_whitespace().filter_map(|word| word.strip_prefix('v'));
            words.find(is_version).unwrap_or_default().clone_into(&mut self.answer.version);
        } else if FINISHED.iter().any(|words| text.starts_with(words)) {
            (self.answer.is_finished, self.answer.time) = (true, time());
        } else if PARTIAL.iter().any(|words| text.starts_with(words)) {
            self.answer.time = time();
        } else {
            // `  1  (Ra1-a8 +    Time = 0.013 s)`
            let is_move_number = text.starts_with(|char: char| char.is_ascii_digit()) && text.ends_with(')');
            return is_move_number && time().is_some();
        }
        true
    }

    fn read_content(&mut self, line: &str, text: &str) {
        if BUT.contains(&text) {
            self.has_refutations = true;
        } else if is_twin(line) {
            self.end_twin();
            self.twin = Some(self.add(None, PopeyeNode::new(PopeyeNodeKind::Twin, text)));
        } else if let Some(printed) = PrintedLine::read(text) {
            self.has_moves = true;
            let indent = line.len() - line.trim_start().len();
            if indent >= BRANCH_INDENT { self.add_branch(printed) } else { self.add_line(printed) }
        } else {
            self.is_post_key_play |= THREAT.contains(&text) || ZUGZWANG.contains(&text);
            let refuting = self.branch.last().filter(|_| REFUTES.contains(&text)).map(|(_, node)| *node);
            self.add(refuting.or(self.twin), PopeyeNode::new(PopeyeNodeKind::Text, text));
        }
    }

    fn add(&mut self, parent: Option<usize>, node: PopeyeNode) -> usize {
        let index = self.answer.nodes.len();
        self.answer.nodes.push(node);
        match parent {
            Some(parent) => self.answer.nodes[parent].children.push(index),
            None => self.answer.roots.push(index),
        }
        index
    }

    /// Returns the heading of set play, which is added before its first move.
    fn set_play(&mut self, lines: usize) -> usize {
        let (heading, before) = self.set_play.unwrap_or_else(|| {
            let heading = PopeyeNode::new(PopeyeNodeKind::SetPlay, "");
            (self.add(self.twin, heading), 0)
        });
        self.set_play = Some((heading, before + lines));
        heading
    }

    /// Adds moves to the tree of direct play. The number of the first one decides where.
    fn add_branch(&mut self, printed: PrintedLine) {
        let half_moves = |each: &PrintedMove| 2 * u32::from(each.number.saturating_sub(1)) + u32::from(each.is_second);
        for each in printed.moves {
            let at = half_moves(&each);
            while self.branch.last().is_some_and(|(above, _)| *above >= at) || self.branch.len() >= MAX_LINE_MOVES {
                self.branch.pop();
            }
            let above = self.branch.last().copied();
            let kind = match (above, &each) {
                (None, each) if at == 0 => first_move_kind(&each.text),
                _ if each.is_second && self.has_refutations && at == 1 => PopeyeNodeKind::Refutation,
                _ if each.is_second => PopeyeNodeKind::Defence,
                (Some((before, _)), _) if before + 1 == at => PopeyeNodeKind::Attack,
                _ => PopeyeNodeKind::Threat,
            };
            if at == 0 {
                self.has_refutations = false;
                self.answer.keys += usize::from(kind == PopeyeNodeKind::Key);
                self.answer.tries += usize::from(kind == PopeyeNodeKind::Try);
            }
            let parent = match above {
                Some((_, above)) => Some(above),
                None if at == 0 || self.is_post_key_play => self.twin,
                None => Some(self.set_play(0)),
            };
            let node = self.add(parent, each.into_node(kind));
            self.branch.push((at, node));
        }
        let last = self.branch.last().map(|(_, last)| *last);
        if let Some(last) = last {
            self.answer.nodes[last].is_zugzwang = printed.is_zugzwang;
        }
        self.add_rest(last, &printed.rest);
    }

    /// Adds a line of help or series play. Lines share their first moves.
    fn add_line(&mut self, printed: PrintedLine) {
        self.branch.clear();
        let is_set_play = printed.moves.first().is_some_and(|first| first.is_second);
        self.answer.lines += usize::from(!is_set_play);
        let mut parent = if is_set_play { Some(self.set_play(1)) } else { self.twin };
        for each in printed.moves {
            let kind = if each.is_second { PopeyeNodeKind::Defence } else { PopeyeNodeKind::Attack };
            let node = each.into_node(kind);
            let siblings = parent.map_or(&self.answer.roots, |parent| &self.answer.nodes[parent].children);
            let is_known = |index: &&usize| self.answer.nodes[**index].is_same_move(&node);
            let known = siblings.iter().rev().find(is_known).copied();
            parent = Some(known.unwrap_or_else(|| self.add(parent, node)));
        }
        self.add_rest(parent, &printed.rest);
    }

    fn add_rest(&mut self, parent: Option<usize>, rest: &str) {
        if !rest.is_empty() {
            self.add(parent, PopeyeNode::new(PopeyeNodeKind::Text, rest.trim_end()));
        }
    }

    /// Ends a twin. Lines of help or series play that begin with `1...` are the solution if no others follow, as in a
    /// helpmate in 2.5, and lose the heading of set play.
    fn end_twin(&mut self) {
        self.branch.clear();
        let Some((heading, lines)) = self.set_play.take().filter(|(_, lines)| *lines > 0) else { return };
        let Self { answer: PopeyeAnswer { nodes, roots, .. }, twin, .. } = self;
        let has_others = twin.map_or(&*roots, |twin| &nodes[twin].children).iter().any(|row| nodes[*row].number > 0);
        if has_others {
            return;
        }
        let children = std::mem::take(&mut nodes[heading].children);
        let rows = twin.map_or(roots, |twin| &mut nodes[twin].children);
        if let Some(at) = rows.iter().position(|row| *row == heading) {
            rows.splice(at..=at, children);
        }
        self.answer.lines += lines;
    }
}

impl PrintedMove {
    fn into_node(self, kind: PopeyeNodeKind) -> PopeyeNode {
        let Self { number, is_second, text } = self;
        // A key that mates has no sign, since no move follows it.
        let text = if text.ends_with("#!") { text.trim_end_matches('!').to_owned() } else { text };
        PopeyeNode { number, is_second, ..PopeyeNode::new(kind, text) }
    }
}

impl PrintedLine {
    /// Reads the moves of a line; `None` if it does not begin with a numbered move.
    fn read(text: &str) -> Option<Self> {
        let mut line = Self::default();
        let (mut number, mut is_second) = (None, false);
        for word in text.split_whitespace() {
            let (stated, name) = split_number(word);
            if let Some((stated, has_dots)) = stated {
                (number, is_second) = (Some(stated), has_dots);
            }
            let number = number?;
            let is_sign = !name.contains(|char: char| char.is_alphanumeric());
            let is_full = line.moves.len() >= MAX_LINE_MOVES;
            match (line.moves.last_mut(), name) {
                // `1...  ...` has places of moves that are not made.
                (_, "" | "...") => {}
                (_, name) if ZUGZWANG.contains(&name) => line.is_zugzwang = true,
                (_, name) if THREAT.contains(&name) => {}
                (Some(last), _) if is_sign && stated.is_none() => last.text += name,
                (Some(last), "ep.") => last.text += " ep.",
                _ if is_full => line.rest.extend([word, " "]),
                _ => {
                    line.moves.push(PrintedMove { number, is_second, text: name.to_owned() });
                    // The next move without a number is the reply.
                    is_second = true;
                }
            }
        }
        (!line.moves.is_empty()).then_some(line)
    }
}

/// Splits the number from a word such as `12.Ra1-a8` or `1...Kg8-h8`. The flag is `true` if there are three dots.
fn split_number(word: &str) -> (Option<(u16, bool)>, &str) {
    let Some((number, rest)) = word.split_once('.') else { return (None, word) };
    match number.parse() {
        Ok(number) => match rest.strip_prefix("..") {
            Some(rest) => (Some((number, true)), rest),
            None => (Some((number, false)), rest),
        },
        Err(_) => (None, word),
    }
}

fn first_move_kind(name: &str) -> PopeyeNodeKind {
    match name {
        _ if name.ends_with("?!?") => PopeyeNodeKind::Attack,
        _ if name.ends_with('!') => PopeyeNodeKind::Key,
        _ if name.ends_with('?') => PopeyeNodeKind::Try,
        _ => PopeyeNodeKind::Attack,
    }
}

/// Returns `true` for the heading of a twin: `a)`, `b) wRa1-->b1`, and `+c) -bPh7` if it continues the twin before.
fn is_twin(line: &str) -> bool {
    let Some((label, _)) = line.trim_start_matches('+').split_once(')') else { return false };
    !label.is_empty() && label.len() <= 4 && label.chars().all(|char| char.is_ascii_alphanumeric())
}
