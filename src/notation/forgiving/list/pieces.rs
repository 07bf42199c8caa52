//! Determines the color and kind of each piece of a list.

use super::super::names::Language;
use super::by_square;
use super::lex::{PieceName, Token, TokenKind};
use crate::board::{Color, Role, Square};

#[derive(Clone, Copy, Debug)]
pub(super) struct ListedPiece {
    pub(super) color: Color,
    /// The kind of piece; `None` for a pawn given by its square alone.
    pub(super) name: Option<PieceName>,
    pub(super) square: Square,
}

impl ListedPiece {
    pub(super) fn letter(&self) -> Option<char> {
        match self.name? {
            PieceName::Letter(letter) => Some(letter),
            PieceName::Role(_) => None,
        }
    }
}

#[derive(Debug)]
pub(super) struct ListedPieces {
    pub(super) all: Vec<ListedPiece>,
    pub(super) is_colored: bool,
    /// `true` if the text has words that do not describe pieces.
    pub(super) has_other_words: bool,
    pub(super) language: Language,
}

/// A piece whose color may still be unknown.
struct PendingPiece {
    color: Option<Color>,
    name: Option<PieceName>,
    square: Square,
    token: usize,
}

const MAX_PIECES: usize = 64;

pub(super) fn read_pieces(tokens: &[Token]) -> Option<ListedPieces> {
    let mut tokens = without_solution(tokens).to_vec();
    if let Some(men) = read_by_square(&tokens) {
        return Some(men);
    }
    name_color_letters(&mut tokens);
    let was_turned = put_headings_first(&mut tokens);
    let (start, end) = list_range(&tokens)?;
    let inside = &tokens[start..end];
    if inside.iter().any(|token| matches!(token.kind, TokenKind::Unknown | TokenKind::Number)) {
        return None;
    }
    let listed = ListParser::new(inside).parse()?;
    let is_colored = listed.iter().any(|man| man.color.is_some());
    let colors = if is_colored { colors_by_heading(&listed, inside) } else { colors_by_group(&listed, inside) }?;
    let all = listed
        .iter()
        .zip(colors)
        .map(|(man, color)| ListedPiece { color, name: man.name, square: man.square })
        .collect();
    let is_unknown = |token: &Token| matches!(token.kind, TokenKind::Unknown | TokenKind::Number);
    let has_other_words = was_turned
        || tokens[..start].iter().chain(&tokens[end..]).any(is_unknown)
        || inside.iter().any(|token| token.kind == TokenKind::Filler);
    let (first, last) = (inside.first()?.line, inside.last()?.line);
    let is_beside = |token: &Token| is_unknown(token) && (first..=last).contains(&token.line);
    let is_braced = start.checked_sub(1).is_some_and(|before| tokens[before].kind == TokenKind::Sign('{'))
        && tokens.get(end).is_some_and(|after| after.kind == TokenKind::Sign('}'));
    if !is_colored && !is_braced && tokens[..start].iter().chain(&tokens[end..]).any(is_beside) {
        return None;
    }
    Some(ListedPieces { all, is_colored, has_other_words, language: language(&tokens) })
}

fn language(tokens: &[Token]) -> Language {
    let languages = tokens.iter().filter_map(|token| match token.kind {
        TokenKind::Color(_, language) | TokenKind::PlacedPiece { color: Some((_, language)), .. } => Some(language),
        _ => None,
    });
    languages.into_iter().find(|language| *language != Language::English).unwrap_or(Language::English)
}

fn read_by_square(tokens: &[Token]) -> Option<ListedPieces> {
    let is_strange = |token: &Token| matches!(token.kind, TokenKind::Unknown | TokenKind::Number);
    let first = tokens.iter().position(|token| matches!(token.kind, TokenKind::PlacedPiece { .. }))?;
    let start = tokens[..first].iter().rposition(is_strange).map_or(0, |strange| strange + 1);
    let last = tokens.iter().rposition(|token| matches!(token.kind, TokenKind::PlacedPiece { .. }))?;
    let end = tokens[last..].iter().position(is_strange).map_or(tokens.len(), |strange| last + strange);
    let all = by_square::pieces(&tokens[start..end])?;
    let is_filler = |token: &Token| token.kind == TokenKind::Filler;
    let has_other_words = start > 0 || end < tokens.len() || tokens.iter().any(is_filler);
    (all.len() <= MAX_PIECES).then_some(ListedPieces {
        all,
        is_colored: true,
        has_other_words,
        language: language(tokens),
    })
}

/// Moves colors that follow their pieces, as in "Kf4 g2 (White), Ke6 (Black)", before the pieces. Returns `true` if
/// colors were moved.
fn put_headings_first(tokens: &mut [Token]) -> bool {
    let is_color = |token: &Token| matches!(token.kind, TokenKind::Color(..));
    let is_part = |token: &&Token| is_color(token) || matches!(token.kind, TokenKind::PlacedPiece { .. });
    let starts_with_man = tokens.iter().find(is_part).is_some_and(|token| !is_color(token));
    let ends_with_color = tokens.iter().rfind(is_part).is_some_and(is_color);
    let colors: Vec<usize> = (0..tokens.len()).filter(|at| is_color(&tokens[*at])).collect();
    let [first, second] = *colors.as_slice() else { return false };
    if !starts_with_man || !ends_with_color {
        return false;
    }
    let Some(man) = tokens.iter().position(|token| matches!(token.kind, TokenKind::PlacedPiece { .. })) else {
        return false;
    };
    tokens[first + 1..=second].rotate_right(1);
    tokens[man..=first].rotate_right(1);
    true
}

/// Drops the moves of a solution: all tokens from the first line after a piece that begins with a move number.
fn without_solution(tokens: &[Token]) -> &[Token] {
    let is_numbered = |at: usize| {
        tokens[at].kind == TokenKind::Number
            && (at == 0 || tokens[at - 1].line != tokens[at].line)
            && tokens.get(at + 1).is_some_and(|next| next.kind == TokenKind::Sign('.'))
    };
    let has_men = |at: usize| tokens[..at].iter().any(|token| matches!(token.kind, TokenKind::PlacedPiece { .. }));
    let end = (0..tokens.len()).find(|at| is_numbered(*at) && has_men(*at)).unwrap_or(tokens.len());
    &tokens[..end]
}

/// Turns letters before the pieces of a color, such as `W:` and `B:`, into headings.
fn name_color_letters(tokens: &mut [Token]) {
    let headings: Vec<(usize, char)> = (0..tokens.len())
        .filter_map(|at| match tokens[at].kind {
            TokenKind::Letter(letter) if is_heading(tokens, at) => Some((at, letter.to_ascii_lowercase())),
            _ => None,
        })
        .collect();
    let has = |letter: char| headings.iter().any(|(_, other)| *other == letter);
    let white = if !has('w') && has('b') && has('n') { 'b' } else { 'w' };
    let language = if has('s') {
        Language::German
    } else if has('z') {
        Language::Dutch
    } else {
        Language::English
    };
    for (at, letter) in &headings {
        let color = if *letter == white { Color::White } else { Color::Black };
        tokens[*at].kind = TokenKind::Color(color, language);
    }
}

/// Returns `true` if a single letter names a color, because a piece follows the letter and not a square.
fn is_heading(tokens: &[Token], at: usize) -> bool {
    let TokenKind::Letter(letter) = tokens[at].kind else { return false };
    let next =
        tokens[at + 1..].iter().find(|token| !matches!(token.kind, TokenKind::Sign(':' | '=' | '.' | ')' | '-')));
    "wbszn".contains(letter.to_ascii_lowercase())
        && next.is_some_and(|next| {
            matches!(
                next.kind,
                TokenKind::Letter(_) | TokenKind::Role(..) | TokenKind::PlacedPiece { name: Some(_), color: None, .. }
            )
        })
}

/// Returns the range of tokens from the words of the first piece to the last piece, or to the piece count after it.
fn list_range(tokens: &[Token]) -> Option<(usize, usize)> {
    let is_man = |token: &Token| matches!(token.kind, TokenKind::PlacedPiece { .. });
    let is_strange = |token: &Token| matches!(token.kind, TokenKind::Unknown | TokenKind::Number);
    let first = tokens.iter().position(is_man)?;
    let last = tokens.iter().rposition(is_man)?;
    let start = tokens[..first].iter().rposition(is_strange).map_or(0, |strange| strange + 1);
    let start =
        (start..first).find(|at| !matches!(tokens[*at].kind, TokenKind::Sign(_) | TokenKind::Filler)).unwrap_or(first);
    let end = if tokens.get(last + 1).is_some_and(|next| next.kind == TokenKind::Count) { last + 2 } else { last + 1 };
    Some((start, end))
}

/// The piece that the next squares belong to.
#[derive(Clone, Copy)]
struct CurrentPiece {
    name: Option<PieceName>,
    /// `true` if no square has followed the letter or name so far.
    is_open: bool,
    /// `true` if this piece applies to all squares up to the next letter or name.
    continues: bool,
}

struct NotAList;

struct ListParser<'a> {
    tokens: &'a [Token],
    color: Option<Color>,
    current: Option<CurrentPiece>,
    listed: Vec<PendingPiece>,
    /// `true` if colors are letters before the pieces, so that `bb7` is a black pawn.
    has_prefixes: bool,
    /// `true` if the chess symbols show the color, `false` if the same symbols are used for both colors.
    figures_have_colors: bool,
    /// `true` if a comma without a space joins squares of one piece, as in "Ra1,h1 Kg1".
    commas_join: bool,
}

impl<'a> ListParser<'a> {
    fn new(tokens: &'a [Token]) -> Self {
        let has_prefixes =
            tokens.iter().any(|token| matches!(token.kind, TokenKind::PlacedPiece { color: Some(_), .. }));
        let is_lettered = |token: &Token| matches!(token.kind, TokenKind::PlacedPiece { name: Some(_), .. });
        let commas_part = tokens
            .windows(2)
            .any(|pair| pair[0].kind == TokenKind::Sign(',') && pair[1].is_tight && is_lettered(&pair[1]));
        let has = |wanted: &dyn Fn(&TokenKind) -> bool| tokens.iter().any(|token| wanted(&token.kind));
        let has_figures =
            |color| has(&|kind: &TokenKind| matches!(kind, TokenKind::Figure(piece) if piece.color == color));
        let has_names = Color::ALL
            .map(|color| has(&|kind: &TokenKind| matches!(kind, TokenKind::Color(named, _) if *named == color)));
        let is_one_set = !(has_figures(Color::White) && has_figures(Color::Black));
        Self {
            tokens,
            color: None,
            current: None,
            listed: Vec::new(),
            has_prefixes,
            figures_have_colors: !(is_one_set && has_names == [true, true]),
            commas_join: !commas_part,
        }
    }

    fn parse(mut self) -> Option<Vec<PendingPiece>> {
        for (at, token) in self.tokens.iter().enumerate() {
            match &token.kind {
                TokenKind::Color(color, _) => {
                    self.color = Some(*color);
                    if self.current.is_some_and(|current| current.is_open && is_name(current.name)) {
                        // The name of a piece may precede its color, as in "roi noir e6".
                        continue;
                    }
                    self.close()?;
                    self.current = None;
                }
                TokenKind::Role(role, is_plural) => self.open(PieceName::Role(*role), *is_plural)?,
                TokenKind::Letter(letter) => self.open(PieceName::Letter(*letter), true)?,
                TokenKind::Colored(color, letter) => {
                    self.color = Some(*color);
                    self.open(PieceName::Letter(*letter), false)?;
                }
                TokenKind::Figure(piece) => {
                    if self.figures_have_colors {
                        self.color = Some(piece.color);
                    }
                    self.open(PieceName::Role(piece.role), false)?;
                }
                TokenKind::PlacedPiece { color, name: what, squares } => {
                    self.add_piece(at, color.map(|(color, _)| color), *what, squares)?;
                }
                TokenKind::Sign(sign) => is_list_sign(*sign).then_some(())?,
                TokenKind::Unknown | TokenKind::Number => return None,
                TokenKind::Count | TokenKind::Versus | TokenKind::Filler => {}
            }
        }
        self.close()?;
        (self.listed.len() <= MAX_PIECES).then_some(self.listed)
    }

    /// Returns `None` if the current letter or name has no square yet.
    fn close(&self) -> Option<()> {
        self.current.is_none_or(|current| !current.is_open).then_some(())
    }

    fn open(&mut self, what: PieceName, goes_on: bool) -> Option<()> {
        self.close()?;
        self.current = Some(CurrentPiece { name: Some(what), is_open: true, continues: goes_on });
        Some(())
    }

    fn add_piece(
        &mut self,
        at: usize,
        color: Option<Color>,
        what: Option<PieceName>,
        squares: &[Square],
    ) -> Option<()> {
        let is_black_pawn = self.has_prefixes && what == Some(PieceName::Letter('b'));
        let (color, what) = if is_black_pawn { (Some(Color::Black), None) } else { (color, what) };
        self.color = color.or(self.color);
        let what = if what.is_some() || color.is_some() {
            self.close()?;
            self.current = Some(CurrentPiece { name: what, is_open: false, continues: false });
            what
        } else {
            self.name_of_bare_square(at, squares).ok()?
        };
        if let Some(current) = &mut self.current {
            current.is_open = false;
        }
        let color = self.color;
        self.listed.extend(squares.iter().map(|square| PendingPiece { color, name: what, square: *square, token: at }));
        Some(())
    }

    /// Returns the name of the piece on squares that have no letter or name directly before them; `None` for a pawn.
    fn name_of_bare_square(&mut self, at: usize, squares: &[Square]) -> Result<Option<PieceName>, NotAList> {
        let before = at.checked_sub(1).map(|before| &self.tokens[before]);
        let is_joined = self.commas_join
            && self.tokens[at].is_tight
            && before.is_some_and(|before| before.is_tight && matches!(before.kind, TokenKind::Sign(',' | '&')));
        let is_back_rank = squares.iter().any(|square| matches!(square.rank, 0 | 7));
        if let Some(current) = self.current
            && (current.is_open || current.continues || is_back_rank || is_joined && !is_king(current.name))
        {
            return Ok(current.name);
        }
        self.current = Some(CurrentPiece { name: None, is_open: false, continues: false });
        if squares.len() == 1 && !is_back_rank { Ok(None) } else { Err(NotAList) }
    }
}

fn is_name(what: Option<PieceName>) -> bool {
    matches!(what, Some(PieceName::Role(_)))
}

fn is_list_sign(sign: char) -> bool {
    ",;:/|-.()[]&=\"'’*•·{}\\_@".contains(sign)
}

fn is_king(what: Option<PieceName>) -> bool {
    matches!(what, Some(PieceName::Role(Role::King) | PieceName::Letter('K' | 'k')))
}

/// Returns the colors by the headings. If only one color has a heading, the pieces before the heading belong to the
/// other side. If no piece precedes the heading and there are two kings, the pieces after a separator belong to the
/// other side.
fn colors_by_heading(listed: &[PendingPiece], tokens: &[Token]) -> Option<Vec<Color>> {
    let mut named = listed.iter().filter_map(|man| man.color);
    let first = named.next()?;
    let is_one_sided = named.all(|color| color == first);
    let has_start = listed.first().is_some_and(|man| man.color.is_some());
    let kings = listed.iter().filter(|man| is_king(man.name)).count();
    if is_one_sided && has_start && kings == 2 {
        let split = split_index(listed, tokens)?;
        return Some((0..listed.len()).map(|at| if at < split { first } else { !first }).collect());
    }
    if !has_start && !is_one_sided {
        return None;
    }
    Some(listed.iter().map(|man| man.color.unwrap_or(!first)).collect())
}

/// Returns the colors of a list without headings. If the kings are `K` and `k`, the case of each letter decides.
/// Otherwise the first group is White's and the second is Black's.
fn colors_by_group(listed: &[PendingPiece], tokens: &[Token]) -> Option<Vec<Color>> {
    let count = |letter: char| listed.iter().filter(|man| man.name == Some(PieceName::Letter(letter))).count();
    let are_lettered = listed.iter().all(|man| matches!(man.name, Some(PieceName::Letter(_))));
    if are_lettered && count('K') == 1 && count('k') == 1 {
        let color = |man: &PendingPiece| match man.name {
            Some(PieceName::Letter(letter)) if letter.is_ascii_lowercase() => Color::Black,
            _ => Color::White,
        };
        return Some(listed.iter().map(color).collect());
    }
    let split = split_index(listed, tokens)?;
    Some((0..listed.len()).map(|at| if at < split { Color::White } else { Color::Black }).collect())
}

/// Returns the number of pieces in the first of two groups. The strongest separator between the kings splits them.
fn split_index(listed: &[PendingPiece], tokens: &[Token]) -> Option<usize> {
    let is_rey = |what: Option<PieceName>| matches!(what, Some(PieceName::Letter('R' | 'r')));
    let has_kings = listed.iter().any(|man| is_king(man.name));
    let kings: Vec<usize> = (0..listed.len())
        .filter(|at| if has_kings { is_king(listed[*at].name) } else { is_rey(listed[*at].name) })
        .collect();
    let [first, second] = *kings.as_slice() else { return None };
    let parts_at = |is_parting: &dyn Fn(&Token) -> bool| {
        let parting = |from: usize, to: usize| tokens.get(from + 1..to).is_some_and(|all| all.iter().any(is_parting));
        let places: Vec<usize> =
            (first + 1..=second).filter(|at| parting(listed[at - 1].token, listed[*at].token)).collect();
        match *places.as_slice() {
            [] => None,
            [only] => Some(only),
            _ => places.contains(&second).then_some(second),
        }
    };
    let sign = |sign: char| move |token: &Token| token.kind == TokenKind::Sign(sign);
    let versus = |token: &Token| token.kind == TokenKind::Versus;
    let by_sign = parts_at(&sign('/'))
        .or_else(|| parts_at(&sign('|')))
        .or_else(|| parts_at(&versus))
        .or_else(|| parts_at(&sign(';')))
        .or_else(|| parts_at(&sign('-')));
    let line = |at: usize| tokens.get(listed[at].token).map_or(0, |token| token.line);
    let lines: Vec<usize> = (first + 1..=second).filter(|at| line(at - 1) != line(*at)).collect();
    by_sign.or(match *lines.as_slice() {
        [only] => Some(only),
        _ => lines.contains(&second).then_some(second),
    })
}
