// Makes a puzzle of every diagram that has an exercise. This script knows no rules of chess: each legal move is in the
// page, with the squares that it changes, its proven verdict, and the answer to it.
const SVG = 'http://www.w3.org/2000/svg';
const SQUARE = 64;
const FILES = 'abcdefghij';
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const REPLY_DELAY = 700;
const DRAG_DISTANCE = 6;
const page = JSON.parse(document.querySelector('script.sheet').textContent);
const texts = page.texts;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const inLanguage = (san, letters) => san.replace(/[KQRBN]/g, (letter) => [...letters]['KQRBN'.indexOf(letter)]);
const shown = (move) => move && inLanguage(move.san, page.letters);
const squaresOf = (move) => /^([a-j]\d+)([a-j]\d+)/.exec(move.uci).slice(1);
const isRight = (move) => ['next', 'solved', 'forced'].includes(move.verdict);

function setAll(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
}

function make(parent, name, attributes) {
  const element = document.createElementNS(name === 'svg' ? SVG : parent.namespaceURI, name);
  setAll(element, attributes);
  parent.append(element);
  return element;
}

// Where nothing is kept, progress lasts as long as the page.
function stored(progress) {
  try {
    if (progress) localStorage.setItem(page.key, JSON.stringify(progress));
    return JSON.parse(localStorage.getItem(page.key)) || {};
  } catch {
    return {};
  }
}

// All spellings under which a move can be typed, without signs.
const plain = (text) => text.replace(/^\d+\.+/, '').replace(/0/g, 'O').replace(/[\s+#!?x=:.-]/g, '');
function spellings(move) {
  const [from, to] = squaresOf(move);
  const piece = /^[KQRBNAC]/.exec(move.san);
  const longer = piece ? [from, from[0], from.slice(1)].map((part) => piece[0] + part + to) : [];
  const letters = ['KQRBN', page.letters, page.typed];
  const all = [move.san, ...longer].flatMap((san) => letters.map((one) => inLanguage(san, one)));
  return [...all, move.uci].map(plain);
}

function findTyped(text, moves) {
  const typed = plain(text);
  const fits = (same) => moves.filter((move) => spellings(move).some(same));
  const exact = fits((word) => word === typed);
  const found = exact.length ? exact : fits((word) => word.toLowerCase() === typed.toLowerCase());
  return found.length === 1 ? found[0] : null;
}

class Puzzle {
  constructor(figure, changed) {
    this.figure = figure;
    this.changed = changed;
    Object.assign(this, JSON.parse(figure.querySelector('script').textContent));
    this.svg = figure.querySelector('svg');
    this.prepareBoard();
    this.addTools();
    figure.classList.add('puzzle');
  }

  prepareBoard() {
    this.start = new Map();
    const pieces = [...this.svg.querySelectorAll(':scope > use')];
    for (const use of pieces) {
      const [color, letter] = use.getAttribute('href').slice(-2);
      const place = ['x', 'y'].map((name) => +use.getAttribute(name));
      this.start.set(this.squareAt(...place), color === 'w' ? letter : letter.toLowerCase());
    }
    this.layer = make(this.svg, 'g', { class: 'played' });
    pieces.at(-1).after(this.layer);
    const title = this.svg.querySelector('title');
    const label = `${fill(texts.board, { number: this.number })} ${title.textContent}`;
    title.remove();
    setAll(this.svg, { role: 'application', tabindex: 0, 'aria-label': label, 'aria-description': texts.keys });
    const on = (type, act) => this.svg.addEventListener(type, (event) => act.call(this, event));
    on('pointerdown', this.press);
    on('pointermove', this.drag);
    on('pointerup', this.release);
    on('pointercancel', this.letGo);
    on('keydown', this.key);
    on('blur', () => this.showCursor(null));
  }

  addTools() {
    this.figure.append(document.querySelector('template.tools').content.cloneNode(true));
    const find = (name) => this.figure.querySelector(name);
    [this.verdict, this.choices, this.input, this.help] = ['.verdict', '.choices', 'input', '.help'].map(find);
    this.input.setAttribute('aria-label', fill(texts.typed, { number: this.number }));
    this.help.addEventListener('click', () => (this.isWrong ? this.ready() : this.hint()));
    find('.again').addEventListener('click', () => this.restart());
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.enter(this.input.value);
    });
    const solution = find('details');
    if (solution) this.figure.append(solution);
  }

  // Squares and their places in the drawing.

  squareAt(x, y) {
    const [column, row] = [x - this.left, y - this.top].map((length) => Math.floor(length / SQUARE));
    if (column < 0 || row < 0 || column >= this.files || row >= this.ranks) return null;
    const [file, rank] = this.black ? [this.files - 1 - column, row] : [column, this.ranks - 1 - row];
    return FILES[file] + (rank + 1);
  }

  corner(square) {
    const [file, rank] = [FILES.indexOf(square[0]), square.slice(1) - 1];
    const [column, row] = this.black ? [this.files - 1 - file, rank] : [file, this.ranks - 1 - rank];
    return [this.left + column * SQUARE, this.top + row * SQUARE];
  }

  pointAt(event) {
    const box = this.svg.getBoundingClientRect();
    const scale = this.svg.viewBox.baseVal.width / box.width;
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  }

  // The right moves played so far, and perhaps a wrong one after them.

  get moves() {
    return this.nodes[this.node] || [];
  }

  restart() {
    this.replay([]);
    this.say('');
    this.changed();
  }

  // Plays right moves again, as far as the exercise has them.
  replay(line) {
    clearTimeout(this.timer);
    Object.assign(this, { pending: null, isWrong: false, picked: null, hints: 0, last: [], node: 0, line: [] });
    this.pieces = new Map(this.start);
    for (const uci of line) {
      const move = this.moves.find((one) => one.uci === uci && isRight(one));
      if (!move) break;
      this.advance(move);
      if (move.reply) this.put(move.reply);
    }
    this.choose([]);
    this.draw();
  }

  advance(move) {
    this.put(move);
    this.line.push(move.uci);
    this.node = move.verdict === 'next' ? move.node : -1;
  }

  put(move) {
    const [from, to] = squaresOf(move);
    this.pieces.set(to, this.pieces.get(from));
    this.pieces.delete(from);
    for (const change of move.also || []) {
      const [, square, piece] = /^([a-j]\d+)(.?)$/.exec(change);
      if (piece) this.pieces.set(square, piece);
      else this.pieces.delete(square);
    }
    this.last = [from, to];
  }

  play(move) {
    this.picked = null;
    this.hints = 0;
    this.choose([]);
    if (isRight(move)) {
      this.advance(move);
      this.isSolved ||= this.node < 0;
      this.changed();
    } else {
      this.put(move);
      this.isWrong = true;
    }
    const end = () => {
      this.pending = null;
      if (move.reply) this.put(move.reply);
      const words = move.reply || move.verdict !== 'next' ? texts[move.verdict] : texts.continue;
      const values = { move: shown(move), reply: shown(move.reply), count: move.moves };
      this.say(fill(words, values), isRight(move) ? 'right' : 'wrong');
      this.draw();
    };
    this.draw();
    if (!move.reply) return end();
    this.pending = end;
    this.timer = setTimeout(() => this.settle(), calm.matches ? 0 : REPLY_DELAY);
  }

  settle() {
    clearTimeout(this.timer);
    this.pending?.();
  }

  // Shows an answer that is still to come, and takes a wrong move back.
  ready() {
    this.settle();
    if (this.isWrong) this.replay(this.line);
  }

  say(words, tone = '') {
    this.verdict.textContent = words;
    this.verdict.className = 'verdict ' + tone;
  }

  hint() {
    this.ready();
    this.hints += 1;
    const [square] = squaresOf(this.moves.find(isRight));
    const piece = texts.pieces[this.pieces.get(square)];
    this.say(fill(texts.moves, { piece: this.hints > 1 ? fill(texts.on, { piece, square }) : piece }));
    this.draw();
  }

  enter(text) {
    if (!text.trim()) return;
    this.ready();
    const move = findTyped(text, this.moves);
    if (!move) return this.say(fill(this.moves.length ? texts.illegal : texts.over, { move: text.trim() }), 'wrong');
    this.input.value = '';
    this.play(move);
  }

  // Plays a move to a square; castling also onto the rook. Returns false without one.
  go(from, to) {
    const all = this.moves.filter((move) => squaresOf(move)[0] === from);
    let found = all.filter((move) => squaresOf(move)[1] === to);
    const isThere = (change) => [to, to + 'K', to + 'k'].includes(change);
    if (!found.length) found = all.filter(({ also = [] }) => also.some(isThere));
    if (found.length === 1) this.play(found[0]);
    else if (found.length) this.choose(found);
    return found.length > 0;
  }

  // Offers the pieces of a promotion.
  choose(moves) {
    this.choices.replaceChildren();
    for (const letter of 'qrbnac') {
      const move = moves.find((one) => one.uci.endsWith(letter));
      if (!move) continue;
      const piece = this.pieces.get(this.picked) === 'P' ? letter.toUpperCase() : letter;
      const button = make(this.choices, 'button', { type: 'button', 'aria-label': texts.pieces[piece] });
      const svg = make(button, 'svg', { viewBox: `0 0 ${SQUARE} ${SQUARE}` });
      make(svg, 'use', { href: this.drawing(piece) });
      button.addEventListener('click', () => {
        this.play(move);
        this.svg.focus({ preventScroll: true });
      });
    }
    this.choices.firstChild?.focus();
  }

  targets(square) {
    return new Set(this.moves.map(squaresOf).flatMap(([from, to]) => (from === square ? to : [])));
  }

  pick(square) {
    this.picked = this.targets(square).size ? square : null;
    this.choose([]);
    this.draw();
    return this.picked;
  }

  // Mouse, pen and touch: drag a piece, or click it and its target.

  press(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.svg.focus({ preventScroll: true });
    this.showCursor(null);
    this.ready();
    const square = this.squareAt(...this.pointAt(event));
    if (!square || (this.picked && this.picked !== square && this.go(this.picked, square))) return;
    const wasPicked = this.picked === square;
    if (!this.pick(square)) return;
    this.svg.setPointerCapture(event.pointerId);
    this.held = { x: event.clientX, y: event.clientY, wasPicked };
  }

  drag(event) {
    const held = this.held;
    if (!held) return;
    held.isMoved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > DRAG_DISTANCE;
    if (!held.isMoved) return;
    const [x, y] = this.pointAt(event);
    const use = this.layer.querySelector('.picked');
    setAll(use, { x: x - SQUARE / 2, y: y - SQUARE / 2 });
    this.layer.append(use);
  }

  release(event) {
    const held = this.held;
    this.held = null;
    if (!held) return;
    const square = this.squareAt(...this.pointAt(event));
    const from = this.picked;
    if (held.isMoved ? square !== from && !(square && this.go(from, square)) : held.wasPicked) this.picked = null;
    this.draw();
  }

  letGo() {
    this.held = null;
    this.pick(null);
  }

  // Keys: arrows move a cursor, Enter picks up and puts down, letters go to the text field.

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (STEPS[event.key]) this.step(...STEPS[event.key]);
    else if (event.key === 'Enter' || event.key === ' ') this.act();
    else if (event.key === 'Escape') this.letGo();
    else if (/^[a-zA-Z]$/.test(event.key)) return this.input.focus();
    else return;
    event.preventDefault();
  }

  step(columns, rows) {
    const from = this.cursor || this.picked || this.last[1] || [...this.start.keys()][0];
    const [x, y] = this.corner(from);
    const to = this.squareAt(x + (columns + 0.5) * SQUARE, y + (rows + 0.5) * SQUARE);
    this.showCursor(to || from);
    const piece = texts.pieces[this.pieces.get(this.cursor)];
    announce(fill(piece ? texts.on : texts.empty, { piece, square: this.cursor }));
  }

  act() {
    this.ready();
    const square = this.cursor;
    if (!square) return;
    if (this.picked === square) this.pick(null);
    else if (!(this.picked && this.go(this.picked, square)) && this.pick(square)) {
      announce(fill(texts.picked, { piece: texts.pieces[this.pieces.get(square)], square }));
    }
  }

  showCursor(square) {
    if (this.cursor === square) return;
    this.cursor = square;
    this.draw();
  }

  drawing(piece) {
    const color = piece === piece.toUpperCase() ? 'w' : 'b';
    return `#${this.set}-${color}${piece.toUpperCase()}`;
  }

  draw() {
    this.layer.replaceChildren();
    const mark = (square, name) => {
      const [x, y] = this.corner(square);
      make(this.layer, 'rect', { x, y, width: SQUARE, height: SQUARE, class: name });
    };
    for (const square of this.last) mark(square, this.isWrong ? 'last wrong' : 'last');
    if (this.hints > 1) mark(squaresOf(this.moves.find(isRight))[0], 'hint');
    if (this.picked) mark(this.picked, 'from');
    this.targets(this.picked).forEach((square) => mark(square, 'target'));
    for (const [square, piece] of this.pieces) {
      const [x, y] = this.corner(square);
      const name = square === this.picked ? 'picked' : 'piece';
      make(this.layer, 'use', { href: this.drawing(piece), x, y, class: name });
    }
    if (this.cursor) mark(this.cursor, 'cursor');
    this.svg.classList.toggle('moved', this.last.length > 0);
    this.help.textContent = this.isWrong ? texts.back : texts.hint;
    this.help.disabled = this.node < 0;
  }
}

// The page: the number of solved puzzles.

document.querySelector('style.solve').media = 'all';
document.body.prepend(document.querySelector('template.tally').content);
const [bar, count, spoken] = ['.tally progress', '.tally span', '.spoken'].map((name) => document.querySelector(name));
const announce = (words) => (spoken.textContent = words);
const puzzles = [];

function showCount() {
  const [solved, total] = [puzzles.filter((puzzle) => puzzle.isSolved).length, puzzles.length];
  puzzles.forEach(({ figure, isSolved }) => figure.classList.toggle('solved', isSolved));
  Object.assign(bar, { max: total, value: solved });
  count.textContent = fill(texts.count, { solved, total });
}

function save() {
  showCount();
  stored(Object.fromEntries(puzzles.map(({ number, line, isSolved }) => [number, { line, isSolved }])));
}

const progress = stored();
for (const { parentNode } of document.querySelectorAll('figure > script')) {
  const puzzle = new Puzzle(parentNode, save);
  const { line = [], isSolved = false } = progress[puzzle.number] || {};
  puzzle.isSolved = isSolved;
  puzzle.replay(line);
  puzzles.push(puzzle);
}
showCount();
