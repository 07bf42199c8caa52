//! Retrograde analysis: finds the mates, then the positions won in one half move, lost in two, and so on.
//!
//! At an odd number of half moves the side to move wins if a move leads to a position that was just found lost. At an
//! even number it loses if no move leads to a position that is still open. What captures and promotions lead to is
//! known from the start and waits for its number of half moves.

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use super::conversions::{Conversions, Links};
use super::en_passant::{DoubleStep, StepResult};
use super::sets::{Geometry, Word};
use super::table::{Byte, DRAW, ILLEGAL, MAX_PLIES};
use super::tasks::{Crew, Task, tasks};
use crate::board::Color;
use crate::rules::rectangle::bitboard::{Bitboard, bit, each};
use crate::rules::solver::{SearchControl, Stopped};

/// Number of sets of a [`Side`].
const SETS_PER_SIDE: usize = 5;

/// Bytes for each word and side to move that the lists of captures, promotions and double steps take at most. The most
/// that was measured is 390, for two pawns on a side.
const LIST_BYTES: usize = 512;

/// Minimum number of words for more than one thread. Below it, starting threads at each level takes longer than the work.
const MIN_WORDS_FOR_THREADS: usize = 4096;

/// The reason why a table cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// The caller has stopped it.
    Stopped,
    /// There is not enough memory; with the number of bytes that are needed at once.
    OutOfMemory(usize),
    /// A mate takes more half moves than a table can hold.
    TooLong,
}

impl From<Stopped> for NotMade {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

/// The sets of one side to move, by word.
struct Side {
    legal: Vec<Bitboard>,
    /// Legal and not known to be won.
    open: Vec<Bitboard>,
    /// Not known to be lost, and lost as soon as no move leads to an open position.
    doubtful: Vec<Bitboard>,
    /// Won, or lost, at the last odd, or even, number of half moves.
    newly_won: Vec<Bitboard>,
    newly_lost: Vec<Bitboard>,
    /// By king pair: `true` if it has such positions.
    has_newly_won: Vec<bool>,
    has_newly_lost: Vec<bool>,
    values: Vec<Byte>,
}

/// Positions that a capture, promotion or double step decides at a number of half moves: the word and its positions.
#[derive(Default)]
struct Schedule {
    wins: Vec<Vec<(usize, Bitboard)>>,
    losses: Vec<Vec<(usize, Bitboard)>>,
}

impl Schedule {
    fn add(
        list: &mut Vec<Vec<(usize, Bitboard)>>,
        plies: Byte,
        word: usize,
        positions: Bitboard,
    ) -> Result<(), NotMade> {
        if plies > MAX_PLIES {
            return Err(NotMade::TooLong);
        }
        let plies = usize::from(plies);
        if list.len() <= plies {
            list.resize_with(plies + 1, Vec::new);
        }
        list[plies].push((word, positions));
        Ok(())
    }

    fn take(list: &mut [Vec<(usize, Bitboard)>], plies: Byte) -> Vec<(usize, Bitboard)> {
        list.get_mut(usize::from(plies)).map(std::mem::take).unwrap_or_default()
    }

    fn last(&self) -> usize {
        self.wins.len().max(self.losses.len())
    }
}

pub(super) struct Generator<'a> {
    crew: Crew<'a>,
    links: &'a Links,
    sides: [Side; 2],
    schedules: [Schedule; 2],
    double_steps: Vec<DoubleStep>,
    /// The last number of half moves at which a capture en passant decides.
    last_capture: usize,
}

fn reserved<T: Clone>(length: usize, value: T) -> Result<Vec<T>, NotMade> {
    let mut list = Vec::new();
    list.try_reserve_exact(length).map_err(|_| NotMade::OutOfMemory(length * size_of::<T>()))?;
    list.resize(length, value);
    Ok(list)
}

impl Side {
    fn new(geometry: &Geometry) -> Result<Self, NotMade> {
        let pairs = geometry.frame().pairs.len();
        let sets = || reserved(pairs * geometry.words_per_pair(), 0);
        Ok(Self {
            legal: sets()?,
            open: sets()?,
            doubtful: sets()?,
            newly_won: sets()?,
            newly_lost: sets()?,
            has_newly_won: reserved(pairs, false)?,
            has_newly_lost: reserved(pairs, false)?,
            values: reserved(geometry.layout.len(), ILLEGAL)?,
        })
    }

    fn winning_tasks(&mut self, geometry: &Geometry) -> impl Iterator<Item = Task<'_>> + use<'_> {
        tasks(geometry, &mut self.newly_won, &mut self.has_newly_won, &mut self.open, &mut self.values)
    }

    fn losing_tasks(&mut self, geometry: &Geometry) -> impl Iterator<Item = Task<'_>> + use<'_> {
        tasks(geometry, &mut self.newly_lost, &mut self.has_newly_lost, &mut self.doubtful, &mut self.values)
    }
}

impl<'a> Generator<'a> {
    /// Returns an error unless there is enough memory for the analysis. Its lists grow in small steps, and a step that
    /// fails would end the program.
    pub(super) fn check_memory(geometry: &Geometry) -> Result<(), NotMade> {
        let words = geometry.frame().pairs.len() * geometry.words_per_pair();
        let per_word = SETS_PER_SIDE * size_of::<Bitboard>() + LIST_BYTES;
        let bytes = 2 * (words * per_word + geometry.layout.len());
        let mut room = Vec::<u8>::new();
        room.try_reserve_exact(bytes).map_err(|_| NotMade::OutOfMemory(bytes))?;
        // An allocation that nothing uses may be optimized away.
        black_box(room);
        Ok(())
    }

    /// Returns the values of all positions by the side to move.
    pub(super) fn generate(
        geometry: &'a Geometry,
        links: &'a Links,
        threads: NonZeroUsize,
        control: &'a SearchControl,
    ) -> Result<[Vec<Byte>; 2], NotMade> {
        Self::check_memory(geometry)?;
        let is_small = geometry.frame().pairs.len() * geometry.words_per_pair() < MIN_WORDS_FOR_THREADS;
        let mut generator = Self {
            crew: Crew { geometry, threads: if is_small { NonZeroUsize::MIN } else { threads }, control },
            links,
            sides: [Side::new(geometry)?, Side::new(geometry)?],
            schedules: [Schedule::default(), Schedule::default()],
            double_steps: Vec::new(),
            last_capture: 0,
        };
        generator.find_legal()?;
        for color in Color::ALL {
            generator.find_conversions(color)?;
        }
        generator.find_mates()?;
        generator.find_wins_and_losses()?;
        Ok(generator.sides.map(|side| side.values))
    }

    fn find_legal(&mut self) -> Result<(), NotMade> {
        let (crew, words) = (self.crew, self.crew.words_per_task());
        for color in Color::ALL {
            let side = &mut self.sides[color as usize];
            let values = side.values.chunks_mut(words * crew.geometry.layout.inner);
            let parts = side.legal.chunks_mut(words).zip(values).enumerate();
            crew.for_each(parts, |(part, (legal, values))| {
                for (number, legal) in legal.iter_mut().enumerate() {
                    let word = crew.geometry.word(part * words + number);
                    *legal = crew.geometry.placed(&word) & !crew.geometry.attacked(&word, !color);
                    let first = number * crew.geometry.layout.inner;
                    each(*legal).for_each(|at| values[first + crew.geometry.inner_place(at)] = DRAW);
                }
            })?;
            side.open.copy_from_slice(&side.legal);
        }
        Ok(())
    }

    fn find_conversions(&mut self, color: Color) -> Result<(), NotMade> {
        let (crew, links, words) = (self.crew, self.links, self.crew.words_per_task());
        let found: Mutex<Vec<Conversions>> = Mutex::default();
        let [legal, legal_after] = [color, !color].map(|color| &self.sides[color as usize].legal);
        crew.for_each(legal.chunks(words).enumerate(), |(part, sets)| {
            let convert = |(number, legal): (usize, &Bitboard)| {
                let word = crew.geometry.word(part * words + number);
                crew.geometry.conversions(links, &word, color, *legal, legal_after)
            };
            let converted: Vec<Conversions> = sets.iter().enumerate().map(convert).collect();
            found.lock().unwrap_or_else(PoisonError::into_inner).extend(converted);
        })?;
        let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.into_iter().try_for_each(|conversions| self.schedule(color, conversions))
    }

    /// Schedules what captures, promotions and double steps decide. `doubtful` gets the positions without such moves.
    fn schedule(&mut self, color: Color, conversions: Conversions) -> Result<(), NotMade> {
        let (side, schedule) = (&mut self.sides[color as usize], &mut self.schedules[color as usize]);
        let word = conversions.word;
        side.doubtful[word] = side.legal[word] & !conversions.any;
        for (list, decided) in [(&mut schedule.wins, &conversions.wins), (&mut schedule.losses, &conversions.losses)] {
            for (plies, positions) in decided {
                Schedule::add(list, *plies, word, *positions)?;
            }
        }
        let last_capture = conversions.double_steps.iter().map(DoubleStep::capture_plies).max();
        self.last_capture = self.last_capture.max(last_capture.unwrap_or_default().into());
        self.double_steps.extend(conversions.double_steps);
        Ok(())
    }

    /// Finds the mates and removes stalemates from the doubtful positions.
    fn find_mates(&mut self) -> Result<(), NotMade> {
        let geometry = self.crew.geometry;
        for color in Color::ALL {
            let (crew, (side, other)) = (self.crew, split(&mut self.sides, color));
            crew.for_each(side.losing_tasks(geometry), |task| {
                task.find(geometry, 0, |pair, _| {
                    let king_moves = geometry.king_moves(geometry.frame().pairs[pair], color);
                    Some(move |word: &Word, doubtful| {
                        doubtful & !geometry.with_move_into(word, color, &king_moves, &other.legal, doubtful)
                    })
                });
            })?;
        }
        for color in Color::ALL {
            let Side { newly_lost, values, .. } = &mut self.sides[color as usize];
            for (number, stuck) in newly_lost.iter_mut().enumerate().filter(|(_, stuck)| **stuck != 0) {
                let stalemates = *stuck & !geometry.attacked(&geometry.word(number), color);
                *stuck &= !stalemates;
                let first = number * geometry.layout.inner;
                each(stalemates).for_each(|at| values[first + geometry.inner_place(at)] = DRAW);
            }
        }
        Ok(())
    }

    fn find_wins_and_losses(&mut self) -> Result<(), NotMade> {
        let mut idle = 0;
        self.schedule_double_steps(0)?;
        for plies in 1..=MAX_PLIES {
            for color in Color::ALL {
                let has_found =
                    if plies % 2 == 1 { self.find_wins(color, plies)? } else { self.find_losses(color, plies)? };
                idle = if has_found { 0 } else { idle + 1 };
            }
            self.schedule_double_steps(plies)?;
            let last = self.schedules.iter().map(Schedule::last).max().unwrap_or_default().max(self.last_capture);
            if idle >= 4 && usize::from(plies) > last {
                return Ok(());
            }
        }
        Err(NotMade::TooLong)
    }

    /// Finds what this color wins in this number of half moves. Returns `true` if there is something.
    fn find_wins(&mut self, color: Color, plies: Byte) -> Result<bool, NotMade> {
        let (crew, geometry) = (self.crew, self.crew.geometry);
        let (side, other) = split(&mut self.sides, color);
        clear(&mut side.newly_won, &mut side.has_newly_won, geometry);
        for (word, positions) in Schedule::take(&mut self.schedules[color as usize].wins, plies) {
            side.newly_won[word] |= positions;
            side.has_newly_won[word / geometry.words_per_pair()] = true;
        }
        crew.for_each(side.winning_tasks(geometry), |task| {
            task.find(geometry, plies, |pair, has_scheduled| {
                let mut king_moves = geometry.king_moves(geometry.frame().pairs[pair], color);
                king_moves.retain(|king_move| other.has_newly_lost[king_move.pair]);
                let has_moves = other.has_newly_lost[pair] || !king_moves.is_empty();
                (has_moves || has_scheduled).then_some(move |word: &Word, open| {
                    geometry.with_move_into(word, color, &king_moves, &other.newly_lost, open)
                })
            });
        })?;
        Ok(side.has_newly_won.contains(&true))
    }

    /// Finds what this color loses in this number of half moves. Returns `true` if there is something.
    fn find_losses(&mut self, color: Color, plies: Byte) -> Result<bool, NotMade> {
        let (crew, geometry) = (self.crew, self.crew.geometry);
        let (side, other) = split(&mut self.sides, color);
        clear(&mut side.newly_lost, &mut side.has_newly_lost, geometry);
        let mut has_scheduled = vec![false; side.has_newly_lost.len()];
        for (word, positions) in Schedule::take(&mut self.schedules[color as usize].losses, plies) {
            side.doubtful[word] |= positions;
            has_scheduled[word / geometry.words_per_pair()] = true;
        }
        crew.for_each(side.losing_tasks(geometry), |task| {
            task.find(geometry, plies, |pair, _| {
                let king_moves = geometry.king_moves(geometry.frame().pairs[pair], color);
                let has_new = other.has_newly_won[pair]
                    || has_scheduled[pair]
                    || king_moves.iter().any(|king_move| other.has_newly_won[king_move.pair]);
                has_new.then_some(move |word: &Word, doubtful| {
                    doubtful & !geometry.with_move_into(word, color, &king_moves, &other.open, doubtful)
                })
            });
        })?;
        Ok(side.has_newly_lost.contains(&true))
    }

    /// Schedules what double steps decide once all mates in this number of half moves are known.
    fn schedule_double_steps(&mut self, plies: Byte) -> Result<(), NotMade> {
        let geometry = self.crew.geometry;
        let (sides, schedules) = (&self.sides, &mut self.schedules);
        let mut result = Ok(());
        self.double_steps.retain(|step| {
            let (word, square) = step.to;
            let reply = sides[!step.color as usize].values[word * geometry.layout.inner + geometry.inner_place(square)];
            let Some(found) = step.result(reply, plies) else { return true };
            let schedule = &mut schedules[step.color as usize];
            let (word, positions) = (step.from.0, bit(step.from.1));
            let added = match (found, step.worst) {
                (StepResult::Win(plies), _) => Schedule::add(&mut schedule.wins, plies, word, positions),
                (StepResult::Loss(plies), Some(worst)) => {
                    Schedule::add(&mut schedule.losses, plies.max(worst), word, positions)
                }
                (StepResult::Loss(_), None) => Ok(()),
            };
            result = result.and(added);
            false
        });
        result
    }
}

/// Returns the side of this color and the other one.
fn split(sides: &mut [Side; 2], color: Color) -> (&mut Side, &Side) {
    let [white, black] = sides;
    match color {
        Color::White => (white, black),
        Color::Black => (black, white),
    }
}

/// Empties the words of all pairs with positions.
fn clear(sets: &mut [Bitboard], has_positions: &mut [bool], geometry: &Geometry) {
    for (set, has_positions) in sets.chunks_mut(geometry.words_per_pair()).zip(has_positions) {
        if std::mem::take(has_positions) {
            set.fill(0);
        }
    }
}
