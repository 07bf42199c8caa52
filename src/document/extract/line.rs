//! Plays the lines of a game as far as positions are wanted, and the moves that follow them.

use std::collections::BTreeMap;

use super::ExtractedPosition;
use super::places::{Place, comment_words};
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
        let position = node.map_or(Some(*start), |node| played[node].position);
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

/// What a move is needed for.
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
struct PlayedMove {
    position: Option<Position>,
    san: Option<String>,
    captures_piece: bool,
}

fn play_lines(start: &Play, movetext: &str, outline: &[OutlineMove], needs: &[Need]) -> Vec<PlayedMove> {
    let mut played = vec![PlayedMove::default(); outline.len()];
    let mut lines = Lines::new(start, outline, needs);
    for (index, each) in outline.iter().enumerate().filter(|(index, _)| needs[*index].is_played) {
        let Some(mut play) = lines.play_before(each.before) else { continue };
        let Some(found) = pgn::find_move(&play, &movetext[each.word.clone()]) else { continue };
        let (need, fact) = (needs[index], &mut played[index]);
        fact.captures_piece = need.is_capture && captures_piece(&play, found);
        fact.san = if need.is_named { play.to_san(found) } else { None };
        if play.play(found).is_err() {
            continue;
        }
        fact.position = need.is_shown.then(|| play.position());
        lines.last = Some((index, play));
    }
    played
}

fn captures_piece(play: &Play, found: LegalMove) -> bool {
    let role = || play.position().board.get(found.to).map(|piece| piece.role);
    found.kind == MoveKind::Capture && role().is_some_and(|role| role != Role::Pawn)
}

/// The plays from which lines go on.
struct Lines<'a> {
    start: &'a Play,
    /// The move played last, and the play after it.
    last: Option<(usize, Play)>,
    /// The plays after earlier moves from which lines still go on.
    branches: BTreeMap<usize, Play>,
    /// For each move, the number of needed moves that are still to follow it.
    followers: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn new(start: &'a Play, outline: &[OutlineMove], needs: &[Need]) -> Self {
        let mut followers = vec![0; outline.len()];
        let needed = outline.iter().zip(needs).filter(|(_, need)| need.is_played);
        needed.filter_map(|(each, _)| each.before).for_each(|before| followers[before] += 1);
        Self { start, last: None, branches: BTreeMap::new(), followers }
    }

    /// Returns the play after a move, from which the next move is played; `None` if that move is illegal.
    fn play_before(&mut self, before: Option<usize>) -> Option<Play> {
        let last = self.last.take();
        let Some(before) = before else {
            self.keep(last);
            return Some(self.start.clone());
        };
        self.followers[before] -= 1;
        let goes_on = self.followers[before] > 0;
        match last {
            Some((index, play)) if index == before => {
                if goes_on {
                    self.branches.insert(before, play.clone());
                }
                Some(play)
            }
            last => {
                self.keep(last);
                if goes_on { self.branches.get(&before).cloned() } else { self.branches.remove(&before) }
            }
        }
    }

    /// Keeps a play for moves that are still to follow.
    fn keep(&mut self, last: Option<(usize, Play)>) {
        if let Some((index, play)) = last.filter(|(index, _)| self.followers[*index] > 0) {
            self.branches.insert(index, play);
        }
    }
}

/// Returns the moves from one on, as far as they are legal.
fn solution(first: Option<usize>, next: &[Option<usize>], played: &[PlayedMove], most: usize) -> Vec<String> {
    let line = std::iter::successors(first, |index| next[*index]);
    line.take(most).map_while(|index| played[index].san.clone()).collect()
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
