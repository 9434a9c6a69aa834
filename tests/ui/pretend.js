// A pretended Python for the tests: one pit, two grey coals on level 3, one order of two grey squares. It answers like
// the real one; `delay` and `mute` say how soon, `sent` remembers what it was asked.

const WORDS = {
  board: "The board", language: "Language", silent: "Nobody answers", broken: "Broken:", keys: "Keys", keys_table: "Arrows …",
  keys_stepper: "Left and right …", undo: "Undo", redo: "Redo", hint: "Hint", save: "Save", load: "Load", move: "Move",
  play: "Play", cancel: "Cancel", choose: "Choose", allowed: "Allowed:", yes: "Yes", no: "No", log: "Moves", start: "Start",
  goto: "Go to", player: "Player", steps: "Steps", par: "Par", score: "So far", stars: "Stars", check: "Check",
  reset: "Start over", solution: "Solution", hints: "Hints", verdict: "Verdict", best: "best", given: "yours",
  slip: "first slip", first: "First", back: "Back", forward: "Forward", last: "Last", run: "Run", pause: "Pause",
  step: "Step", no_further: "Not stored", nothing_to_undo: "Nothing to undo", nothing_to_redo: "Nothing to redo",
  not_a_move: "No move", needs_python: "Needs Python",
};
const START = { level: 0, carts: 2, cage: 0, filled: 0, marks: 0 };

function thing(key, label, x, y, width, height) {
  const face = `<rect class="ga-face ga-cell" width="${width}" height="${height}" rx="3"/>`;
  return `<g data-key="${key}" data-label="${label}" transform="translate(${x} ${y})">${face}</g>`;
}

function coals(key, label, number, x, y) {
  return Array.from({ length: number }, (_, n) => {
    const named = n ? `data-same="${key}"` : `data-key="${key}" data-label="${label}"`;
    const coal = '<circle class="ga-face ga-coal ga-g" r="9"/><text class="ga-l ga-on-g" y="4">g</text>';
    return `<g ${named} transform="translate(${x + 24 * n} ${y})"><g data-piece="coal:g">${coal}</g></g>`;
  }).join("");
}

function part(name, height, body) {
  return `<svg class="ga-part" data-part="${name}" viewBox="0 0 360 ${height}" role="group" aria-label="Part ${name}">${body}</svg>`;
}

function drawn({ level, carts, cage, filled, marks }) {
  const deep = (n) => 60 + 50 * n;
  const levels = [1, 2, 3, 4].map((n) => thing(`0:level/${n}`, `Level ${n}`, 0, deep(n), 360, 48)).join("");
  const pit =
    thing("0:surface", "Surface", 0, 0, 360, 108) +
    levels +
    coals("0:cart/3.g", "Grey coal on level 3", carts, 40, deep(3) + 24) +
    '<g data-piece="cage:0">' +
    thing("0:cage", "Cage", 150, deep(level) + 4, 60, 40) +
    coals("0:cage/g", "Grey coal in the cage", cage, 168, deep(level) + 24) +
    "</g>" +
    (filled < 2 ? thing("0:square/A.g", "Grey square of order A", 250, 20, 30, 30) : "") +
    coals("0:done", "Filled", filled, 300, 35);
  const works = thing("money/4", "Money", 10, 10, 90, 60) + thing("delivery/engine", "Delivery", 110, 10, 90, 60);
  const purse = `<text data-tally="marks" x="220" y="45">${marks} marks</text>`;
  return { works: part("works", 80, works + purse), pit0: part("pit0", 310, pit) };
}

function offers({ level, carts, cage, filled }) {
  const found = [];
  const offer = (move, say, ...paths) => found.push({ move, say, paths });
  for (const to of [0, 1, 2, 3, 4]) {
    if (to === level) continue;
    const key = to ? `0:level/${to}` : "0:surface";
    offer(String(to), `Ride to ${to}`, [key]);
  }
  if (level === 3 && carts) offer("+g", "Load grey", ["0:cart/3.g"]);
  const [coal, square] = ["0:cage/g", "0:square/A.g"];
  if (!level && cage && filled < 2) offer("g>A", "Fill A", [coal, square], [square]);
  if (!level && cage) offer("g>s", "Store grey", [coal, "0:done"]);
  offer("money/4 x", "Money, few", ["money/4", "few"]);
  offer("money/4 y", "Money, many", ["money/4", "many"]);
  offer("end", "End mining", ["end"]);
  return found;
}

function made(state, move) {
  const after = { ...state };
  if (/^\d$/.test(move)) after.level = Number(move);
  if (move === "+g") (after.carts -= 1), (after.cage += 1);
  if (move === "g>A") (after.cage -= 1), (after.filled += 1);
  if (move === "g>s") after.cage -= 1;
  if (move.startsWith("money")) after.marks += move.endsWith("x") ? 1 : 5;
  return after;
}

class Pretended {
  constructor(options = {}, frames = undefined) {
    this.heard = new Map();
    this.states = [START];
    this.moves = [];
    this.ply = 0;
    this.sent = [];
    this.delay = 0;
    this.mute = false;
    this.extra = {}; // added to every frame
    this.traits = {
      options: { kind: "table", game: "board", language: "en", languages: ["en", "de"], theme: "auto", view: "table", ...options },
      words: WORDS,
      frames,
    };
    this.show("", null);
  }

  get(name) {
    return this.traits[name];
  }

  on(name, act) {
    this.heard.set(name, [...(this.heard.get(name) ?? []), act]);
  }

  off(name, act) {
    this.heard.set(name, (this.heard.get(name) ?? []).filter((each) => each !== act));
  }

  send(message) {
    this.sent.push(message);
    if (!this.mute) setTimeout(() => this.answer(message), this.delay);
  }

  tell(traits) {
    Object.assign(this.traits, traits);
    for (const name of Object.keys(traits)) for (const act of this.heard.get(`change:${name}`) ?? []) act();
  }

  /** Answer everything that was sent while mute. */
  speak() {
    this.mute = false;
    for (const message of this.sent.filter(({ n }) => !this.answered.has(n))) this.answer(message);
  }

  answered = new Set();

  answer(message) {
    this.answered.add(message.n);
    let said = { kind: "info", text: `done: ${message.do}` };
    const play = (move) => {
      const choice = offers(this.states[this.ply]).find((each) => each.move === move);
      if (!choice) return void (said = { kind: "bad", text: `not legal: ${move}`, rule: "GA-5.1" });
      this.moves = [...this.moves.slice(0, this.ply), move];
      this.states = [...this.states.slice(0, this.ply + 1), made(this.states[this.ply], move)];
      this.ply += 1;
    };
    if (message.do === "play" && message.ply === this.ply) play(message.move);
    if (message.do === "type") play(message.text);
    if (message.do === "why") said = { kind: "bad", text: `why not ${message.key}`, rule: "GA-6.1" };
    if (message.do === "undo" && this.reveals && !message.sure) {
      said = { kind: "ask", text: "Really?", again: { do: "undo", sure: true } };
    } else if (message.do === "undo") this.ply = Math.max(0, this.ply - 1);
    if (message.do === "redo") this.ply = Math.min(this.moves.length, this.ply + 1);
    if (message.do === "goto") this.ply = message.target;
    if (message.do === "log") for (const act of this.heard.get("msg:custom") ?? []) act({ log: this.entries() });
    if (message.do === "language") this.traits.options = { ...this.traits.options, language: message.language };
    this.show(message.n, said);
  }

  entries() {
    const entry = (move, n) => ({ ply: n + 1, seat: 0, who: "Anna", move, text: `Made ${move}.`, rules: ["GA-5.1"], reveals: false });
    return this.moves.map(entry);
  }

  show(ack, message) {
    const state = this.states[this.ply];
    const parts = drawn(state);
    const here = state.level ? `0:level/${state.level}` : "0:surface";
    this.tell({
      options: this.traits.options,
      part0: parts.works,
      part3: parts.pit0,
      frame: {
        ack, message, ply: this.ply, plies: this.moves.length, parts: ["works", "pit0"],
        choices: offers(state), shut: [here, "delivery/engine"], labels: { few: "Few", many: "Many", end: "End mining" },
        why: { [here]: { rule: "GA-5.1", text: "The cage is there." } },
        log: this.entries().slice(0, this.ply).slice(-12),
        ...this.extra,
      },
    });
  }
}

/** Frames of a stepper: the X3 ride. */
function script() {
  let [state, before] = [START, {}];
  return ["", "3", "+g", "+g", "0", "g>A", "g>A"].map((move, n) => {
    state = move ? made(state, move) : state;
    const all = drawn(state);
    const parts = Object.fromEntries(Object.entries(all).filter(([name]) => all[name] !== before[name]));
    before = all;
    const arrows = n === 1 ? [["0:surface", "0:level/3"]] : [];
    return { parts, order: ["works", "pit0"], caption: `Caption ${n}`, arrows, marks: n === 1 ? ["0:level/3"] : [], move };
  });
}

/** What Python sent once, move after move: whatever is asked, the next frame is the answer. */
class Taped {
  constructor(tape) {
    this.tape = tape;
    this.at = 0;
    this.heard = new Map();
  }

  get(name) {
    return this.tape[this.at][name];
  }

  on(name, act) {
    this.heard.set(name, [...(this.heard.get(name) ?? []), act]);
  }

  off(name, act) {
    this.heard.set(name, (this.heard.get(name) ?? []).filter((each) => each !== act));
  }

  send() {
    this.go(Math.min(this.at + 1, this.tape.length - 1));
  }

  go(at) {
    this.at = at;
    for (const act of [...this.heard.values()].flat()) act();
  }
}

window.boards = [];
window.open_board = (model) => {
  const el = document.querySelector("main").appendChild(document.createElement("section"));
  window.boards.push({ model, el, stop: render({ model, el }) });
};
