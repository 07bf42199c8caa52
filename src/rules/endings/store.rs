//! The tables of a session, within a limit of memory.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::conversions::Links;
use super::frame::Frame;
use super::generate::{Generator, NotMade};
use super::material::Material;
use super::position::{MovedValue, Placement};
use super::sets::Geometry;
use super::table::{Byte, Layout, Link, MAX_PLIES, Table, Value};
use crate::board::{Position, Size};
use crate::rules::solver::SearchControl;
use crate::rules::{LegalMove, Play, en_passant_is_legal};

/// The tables of endings made in a session. Beyond a limit of memory, the least recently used ones are dropped.
///
/// ```
/// use std::num::NonZeroUsize;
/// use fenwright::notation::fen;
/// use fenwright::rules::endings::{Endings, Material, Value};
/// use fenwright::rules::solver::SearchControl;
///
/// let endings = Endings::default();
/// let position = fen::read("8/8/8/8/8/2k5/8/K6q w - - 0 1")?;
/// let material = Material::of(&position).unwrap();
/// assert!(endings.find(&material).is_none());
/// let tables = endings.make(&material, NonZeroUsize::MIN, &SearchControl::default()).unwrap();
/// assert_eq!(tables.value(&position), Some(Value::Loss(4)));
/// # Ok::<(), fen::Fault>(())
/// ```
#[derive(Debug)]
pub struct Endings {
    tables: Mutex<Tables>,
    /// Held while tables are made, so that no two threads make the same one.
    making: Mutex<()>,
    max_bytes: usize,
}

#[derive(Debug, Default)]
struct Tables {
    by_material: HashMap<Material, Stored>,
    frames: HashMap<(Size, bool), Arc<Frame>>,
    /// Counts uses, so that the table that was not used for the longest time is known.
    uses: u64,
}

#[derive(Debug)]
struct Stored {
    table: Arc<Table>,
    last_use: u64,
}

/// The table of one material with those that a move leads to.
#[derive(Debug)]
pub struct EndingTables {
    frame: Arc<Frame>,
    tables: Vec<Arc<Table>>,
}

impl Default for Endings {
    /// Keeps tables of at most 256 MB.
    fn default() -> Self {
        Self::with_limit(256_000_000)
    }
}

impl Endings {
    /// Creates a store that keeps tables of at most this many bytes.
    pub fn with_limit(max_bytes: usize) -> Self {
        Self { tables: Mutex::default(), making: Mutex::default(), max_bytes }
    }

    /// Returns the tables of a material if they are already made.
    pub fn find(&self, material: &Material) -> Option<EndingTables> {
        self.lock().collect(material)
    }

    /// Makes the tables of a material, unless they are there. The control counts tables as first moves.
    ///
    /// # Errors
    /// If the control stops it, or if there is not enough memory.
    pub fn make(
        &self,
        material: &Material,
        threads: NonZeroUsize,
        control: &SearchControl,
    ) -> Result<EndingTables, NotMade> {
        let _making = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        let missing = self.lock().missing(material);
        let geometries = missing.iter().map(|next| self.lock().geometry(next)).collect::<Result<Vec<_>, _>>()?;
        // Smaller tables would be made in vain.
        geometries.iter().try_for_each(Generator::check_memory)?;
        control.begin_depth(0, missing.len());
        for (number, (next, geometry)) in missing.iter().zip(geometries).enumerate() {
            let table = self.make_one(next, geometry, threads, control)?;
            self.lock().insert(table);
            control.first_move_done();
            let is_needed = |stored: &Material| {
                [material].into_iter().chain(&missing[number + 1..]).any(|later| later.leads_to(stored))
            };
            self.lock().evict(self.max_bytes, is_needed);
        }
        self.find(material).ok_or(NotMade::Stopped)
    }

    fn make_one(
        &self,
        material: &Material,
        geometry: Geometry,
        threads: NonZeroUsize,
        control: &SearchControl,
    ) -> Result<Arc<Table>, NotMade> {
        let frame = &geometry.layout.frame;
        let links = Links::new(frame, material, |needed| self.lock().table(needed)).ok_or(NotMade::Stopped)?;
        let values = Generator::generate(&geometry, &links, threads, control)?;
        Ok(Arc::new(Table { material: material.clone(), layout: geometry.layout, values }))
    }

    /// Returns the number of bytes of all tables.
    pub fn bytes(&self) -> usize {
        self.lock().bytes()
    }

    /// Gives back the memory of all tables.
    pub fn clear(&self) {
        self.lock().by_material.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    fn frame(&mut self, size: Size, has_pawns: bool) -> Arc<Frame> {
        Arc::clone(self.frames.entry((size, has_pawns)).or_insert_with(|| Arc::new(Frame::new(size, has_pawns))))
    }

    /// Returns the geometry of a material with one or two pieces besides the kings.
    fn geometry(&mut self, material: &Material) -> Result<Geometry, NotMade> {
        let (outer, inner) = match material.pieces[..] {
            [inner] => (None, inner),
            [outer, inner] => (Some(outer), inner),
            _ => return Err(NotMade::Stopped),
        };
        let layout = Layout::new(self.frame(material.size, material.has_pawns()), material);
        Ok(Geometry { layout, outer, inner })
    }

    fn table(&self, material: &Material) -> Option<Arc<Table>> {
        self.by_material.get(material).map(|stored| Arc::clone(&stored.table))
    }

    /// Returns the tables of a material and of those that its moves lead to.
    fn collect(&mut self, material: &Material) -> Option<EndingTables> {
        self.uses += 1;
        let mut tables = Vec::new();
        for needed in material.with_successors() {
            let stored = self.by_material.get_mut(&needed)?;
            stored.last_use = self.uses;
            tables.push(Arc::clone(&stored.table));
        }
        Some(EndingTables { frame: self.frame(material.size, true), tables })
    }

    /// Returns the materials without a table that a material needs, itself last, each after those that it needs.
    fn missing(&self, material: &Material) -> Vec<Material> {
        let mut missing = Vec::new();
        if !material.pieces.is_empty() {
            self.add_missing(material, &mut missing);
        }
        missing
    }

    fn add_missing(&self, material: &Material, missing: &mut Vec<Material>) {
        if missing.contains(material) {
            return;
        }
        let is_there = self.by_material.contains_key(material);
        for successor in material.successors() {
            // The tables of a table that is there are needed only for its moves.
            if !is_there || !self.by_material.contains_key(&successor) {
                self.add_missing(&successor, missing);
            }
        }
        if !is_there {
            missing.push(material.clone());
        }
    }

    fn insert(&mut self, table: Arc<Table>) {
        self.uses += 1;
        self.by_material.insert(table.material.clone(), Stored { table, last_use: self.uses });
    }

    fn bytes(&self) -> usize {
        self.by_material.values().map(|stored| stored.table.bytes()).sum()
    }

    /// Removes tables that are not needed, the least recently used first, until at most `max_bytes` are left.
    fn evict(&mut self, max_bytes: usize, is_needed: impl Fn(&Material) -> bool) {
        while self.bytes() > max_bytes {
            let removable = self.by_material.iter().filter(|(material, _)| !is_needed(material));
            let Some(oldest) =
                removable.min_by_key(|(_, stored)| stored.last_use).map(|(material, _)| material.clone())
            else {
                return;
            };
            self.by_material.remove(&oldest);
        }
    }
}

impl EndingTables {
    /// Returns the value of a position of this material, or of one that a move leads to; `None` if it is illegal.
    pub fn value(&self, position: &Position) -> Option<Value> {
        if en_passant_is_legal(position) {
            // A table has no en passant rights, so the moves decide.
            let best = self.moves(position).into_iter().map(|moved| moved.value).max_by_key(|value| value.rank())?;
            return Some(best);
        }
        let Placement { kings, pieces, squares } = Placement::new(position)?;
        let find = |material: &Material| self.tables.iter().find(|table| table.material == *material).cloned();
        let link = Link::new(&self.frame, &pieces, find)?;
        let side_to_move = position.side_to_move;
        let byte = match squares[..] {
            [] => link.value(side_to_move, kings, []),
            [one] => link.value(side_to_move, kings, [one]),
            [one, two] => link.value(side_to_move, kings, [one, two]),
            _ => return None,
        };
        Value::from_byte(byte)
    }

    /// Returns all legal moves with their values for the side that moves.
    pub fn moves(&self, position: &Position) -> Vec<MovedValue> {
        let Some(play) = Play::from_position(position) else { return Vec::new() };
        let moved = |legal_move: LegalMove| {
            let mut after = play.clone();
            after.play(legal_move).ok()?;
            Some(MovedValue { legal_move, value: self.value(&after.position())?.before_move() })
        };
        play.moves().into_iter().filter_map(moved).collect()
    }

    /// Returns the longest wins of the stronger and of the weaker side, each with the move, over all positions of the
    /// material. The stronger side is the one with more pieces or, with as many, with stronger ones.
    pub fn longest_wins(&self) -> [Option<Value>; 2] {
        let is_win = |byte: &Byte| *byte <= MAX_PLIES && !byte.is_multiple_of(2);
        let longest = |values: &Vec<Byte>| values.iter().copied().filter(is_win).max().map(Value::Win);
        self.tables.first().map_or([None; 2], |table| table.values.each_ref().map(longest))
    }
}
