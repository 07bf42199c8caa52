//! Plays the lines of a game as far as positions are wanted, and the moves that follow them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::places::{Place, comment_words};
use super::{ExtractedPosition, Extraction};
use crate::board::{Position, Role};
use crate::notation::annotations;
use crate::notation::pgn::{self, OutlineMove};
use crate::rules::{LegalMove, MoveKind, Play};

/// Returns the wanted positions of a game in order, each once, as far as the moves to them are legal.
pub(super) fn positions(
    start: &Position,
    movetext: &str,
    outline: &[OutlineMove],
    places: &[Place],
    solution_length: usize,
) -> Vec<ExtractedPosition> {
    let Some(play) = Play::from_position(start).filter(|_| !places.is_empty()) else { return Vec::new() };
    let next = next_moves(outline);
    let needs = needs(outline, &next, places, solution_length);
    let played = play_lines(&play, movetext, outline, &needs);
    let mut seen: Vec<Option<usize>> = Vec::new();
    let mut found = Vec::new();
    for place in places {
        let node = place.node(outline);
        if place.needs_capture && !played[place.index].captures_piece || seen.contains(&node) {
            continue;
        }
        let position = node.map_or(Some(*start), |node| played[node].position.as_deref().copied());
        if let Some(position) = position {
            seen.push(node);
            let solution = solution(place.follower(&next), &next, &played, solution_length);
            found.push(ExtractedPosition { solution, ..with_comments(position, movetext, outline, node) });
        }
    }
    found
}

impl Place {
    /// Returns the move that leads to the position; `None` for the start.
    fn node(self, outline: &[OutlineMove]) -> Option<usize> {
        if self.is_after { Some(self.index) } else { outline[self.index].before }
    }

    /// Returns the first move of the solution.
    fn follower(self, next: &[Option<usize>]) -> Option<usize> {
        if self.is_after { next[self.index] } else { Some(self.index) }
    }
}

/// For each move, returns the move that follows it in its line.
fn next_moves(outline: &[OutlineMove]) -> Vec<Option<usize>> {
    let mut next = vec![None; outline.len()];
    for (index, each) in outline.iter().enumerate() {
        if let Some(before) = each.before {
            next[before] = next[before].or(Some(index));
        }
    }
    next
}

/// The uses of a move.
#[derive(Clone, Copy, Debug, Default)]
struct Need {
    is_played: bool,
    /// The position after the move is wanted.
    is_shown: bool,
    /// The move is part of a solution.
    is_named: bool,
    /// The captured piece decides.
    is_capture: bool,
}

fn needs(outline: &[OutlineMove], next: &[Option<usize>], places: &[Place], solution_length: usize) -> Vec<Need> {
    let mut needs = vec![Need::default(); outline.len()];
    for place in places {
        if let Some(node) = place.node(outline) {
            needs[node].is_shown = true;
        }
        needs[place.index].is_capture |= place.needs_capture;
        let line = std::iter::successors(place.follower(next), |index| next[*index]);
        line.take(solution_length).for_each(|index| needs[index].is_named = true);
    }
    for index in (0..outline.len()).rev() {
        let need = &mut needs[index];
        need.is_played |= need.is_shown || need.is_named || need.is_capture;
        if need.is_played
            && let Some(before) = outline[index].before
        {
            needs[before].is_played = true;
        }
    }
    needs
}

#[derive(Clone, Debug, Default)]
struct PlayedMove<'a> {
    position: Option<Box<Position>>,
    san: Option<Cow<'a, str>>,
    captures_piece: bool,
}

fn play_lines<'a>(start: &Play, movetext: &'a str, outline: &[OutlineMove], needs: &[Need]) -> Vec<PlayedMove<'a>> {
    let mut played = vec![PlayedMove::default(); outline.len()];
    let mut lines = Lines::new(start, outline, needs);
    for (index, each) in outline.iter().enumerate().filter(|(index, _)| needs[*index].is_played) {
        let (need, word) = (needs[index], &movetext[each.word.clone()]);
        let Some(play) = lines.go_to(each.before) else { continue };
        let named = Some(word.trim_end_matches(['!', '?'])).filter(|word| need.is_named && is_short_san(word));
        if need.is_named && named.is_none() || need.is_capture {
            let Some(found) = pgn::find_move(play, word) else { continue };
            played[index].captures_piece = need.is_capture && captures_piece(play, found);
            played[index].san = if need.is_named { play.to_san(found).map(Cow::Owned) } else { None };
            if play.play(found).is_err() {
                continue;
            }
        } else if !pgn::play_word(play, word) {
            continue;
        }
        if played[index].san.is_none() {
            played[index].san = named.map(Cow::Borrowed);
        }
        played[index].position = need.is_shown.then(|| Box::new(play.position()));
        lines.last = Some(index);
    }
    played
}

/// Returns `true` if a legal move is written in standard algebraic notation with nothing that could be left out, so that
/// its name need not be found again.
fn is_short_san(word: &str) -> bool {
    let word = word.strip_suffix(['+', '#']).unwrap_or(word);
    let word =
        word.strip_suffix(|piece| "QRBN".contains(piece)).and_then(|word| word.strip_suffix('=')).unwrap_or(word);
    let square = match word.strip_prefix(['K', 'Q', 'R', 'B', 'N']) {
        Some(word) => word.strip_prefix('x').unwrap_or(word),
        None => word.split_once('x').filter(|(file, _)| file.len() == 1).map_or(word, |(_, square)| square),
    };
    matches!(square.as_bytes(), [b'a'..=b'h', b'1'..=b'8']) || matches!(word, "O-O" | "O-O-O")
}

fn captures_piece(play: &Play, found: LegalMove) -> bool {
    let role = || play.position().board.get(found.to).map(|piece| piece.role);
    found.kind == MoveKind::Capture && role().is_some_and(|role| role != Role::Pawn)
}

/// The play of the current line, and those from which other lines go on.
struct Lines<'a> {
    start: &'a Play,
    current: Play,
    /// The move played last in the current line; `None` at its start, and after an illegal move.
    last: Option<usize>,
    /// The plays after earlier moves from which lines still go on.
    branches: BTreeMap<usize, Play>,
    /// For each move, the number of needed moves that are still to follow it.
    followers: Vec<u32>,
}

impl<'a> Lines<'a> {
    fn new(start: &'a Play, outline: &[OutlineMove], needs: &[Need]) -> Self {
        let mut followers = vec![0; outline.len()];
        let needed = outline.iter().zip(needs).filter(|(_, need)| need.is_played);
        needed.filter_map(|(each, _)| each.before).for_each(|before| followers[before] += 1);
        Self { start, current: start.clone(), last: None, branches: BTreeMap::new(), followers }
    }

    /// Goes to the place after a move, from which the next move is played; `None` if that move is illegal.
    fn go_to(&mut self, before: Option<usize>) -> Option<&mut Play> {
        let last = self.last.take();
        if let Some(before) = before {
            self.followers[before] -= 1;
        }
        if let Some(last) = last
            && self.followers[last] > 0
        {
            self.branches.insert(last, self.current.clone());
        }
        match before {
            None => self.current.clone_from(self.start),
            Some(before) if last == Some(before) => {}
            Some(before) if self.followers[before] > 0 => self.current.clone_from(self.branches.get(&before)?),
            Some(before) => self.current = self.branches.remove(&before)?,
        }
        Some(&mut self.current)
    }
}

/// Returns the moves from one on, as far as they are legal.
fn solution(first: Option<usize>, next: &[Option<usize>], played: &[PlayedMove<'_>], most: usize) -> Vec<String> {
    let line = std::iter::successors(first, |index| next[*index]).take(most);
    let mut solution = Vec::with_capacity(most.min(Extraction::SOLUTION_LENGTH));
    solution.extend(line.map_while(|index| played[index].san.as_deref()).map(str::to_owned));
    solution
}

/// Returns a position with the comments and arrows after the move that leads to it.
fn with_comments(
    position: Position,
    movetext: &str,
    outline: &[OutlineMove],
    node: Option<usize>,
) -> ExtractedPosition {
    let comments = node.map_or(&[][..], |node| &outline[node].comments);
    let texts = || comments.iter().map(|comment| &movetext[comment.clone()]);
    let words: Vec<String> = texts().map(comment_words).filter(|words| !words.is_empty()).collect();
    ExtractedPosition {
        position,
        title: String::new(),
        source: String::new(),
        comment: words.join(" "),
        annotations: annotations::read_all(texts()),
        solution: Vec::new(),
    }
}
