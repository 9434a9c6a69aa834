// The stand-in for Python in an exported page: it walks along positions stored beforehand and knows no rules.
//
// An exported page holds (tags are not spelled out here, because this text lies inside a script of that page)
//
//   style   of the game's pictures and of the board
//   main    with id "glueckauf": a still picture, shown until the board is ready or if it cannot run
//   script  type "text/plain", class "ga-data", data-language "en": base64(gzip(JSON)); one for every language, the first
//           is shown first
//   script  type "module": the widget's files without their last line, this file, and
//           openExport(document.getElementById("glueckauf"), document.querySelectorAll("script.ga-data"));
//
// The JSON of one language, for a stepper: {options, words, frames} as in the widget's traits.
// For a puzzle (every language has the same nodes in the same order; node 0 is the start):
//
//   {options, words,
//    puzzle: {title, task, steps, par, hints: [text], solution: ["3", "+g", …],
//             note,                                   what this page does not hold; "" if it holds all
//             slip: {move, ended, stopped, well,      sentences with {place}, {move} left as they are here; {} if no
//                    idle: [move], ends: [move],      slip can be named: see core/puzzle.py
//                    par: [16, -8], steps: [false, true], unit},
//             explained: {…},                         the card of explained.py, for those who have solved it or seen the solution
//             said: {reset, solution, own, no_hints, empty, no_slip, ask_solution, right_but_seen}},
//                                                     what these acts are answered; may be left out
//    moves: {move: text},                             every move in words
//    pool: [value, …],                                everything that occurs often; named below by its number
//    nodes: [{
//      parts: {pit0: [number, …], …},   in the order of display; the pieces (strings of the pool) joined are the part;
//                                       cut the markup wherever it helps, e.g. before every "<g" and "<rect"
//      choices: [number, …],            pool: {move, paths, say}
//      next: {move: node or null},      null: legal, but not on this page; it is among `shut`, not among `choices`
//      prompt: number,                  what is asked here
//      told: {move: number},            pool: {seat, who, text, rules}, the log entry of that move
//      shut: [key, …], labels: number,  pool: {key: text}
//      why: {key: number},              pool: {rule, text}; for every key in shut
//      clashes: number,                 pool: {said: [number, …], keys: {picked: {key: number}}}; pool: {rule, text}
//      refused: {move: number},         pool: {rule, text}; what typing this move is answered; may be left out
//      used: 3, score: text, over: false,
//      stars: 2, verdict: [sentence, …],    the judgement of stopping here, without the sentences about the slip
//      best: "0 g>A" or null,           the best line from here; null: par is out of reach; left out: that cannot be
//                                       said, or there is no par
//      rank: [16, -9], reach: [16, -8], what stopping here is worth, and the best from here; null if the task is not met
//      cost: {level: number},           what it has cost if that is less than par, by the first number that differs
//      open: true,                      in the middle of something, where nothing is decided yet
//      slip: number,                    where it is the same whatever the way here was
//      unfinished: true,                stopping here breaks a rule, so no slip is shown; left out otherwise
//    }, …]}

/** Show the exported board; if it cannot run here, the still picture stays. */
async function openExport(place, scripts) {
  const stored = new Map([...scripts].map((script) => [script.dataset.language, script.textContent]));
  const load = async (language) => JSON.parse(await unpack(stored.get(language)));
  const [first] = stored.keys();
  const model = standIn(await load(first), load);
  window.glueckauf = model; // for whoever looks into a page
  place.replaceChildren();
  const left = render({ model, el: place });
  if (model.chart) {
    place.append(model.chart.node);
    followTheme(model.chart.node, () => model.get("options"));
  }
  return left;
}

async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

/** A model like the one a widget gets: `data` in the first language, `load` for the others. */
class StandIn {
  constructor(data, load) {
    this.load = load;
    this.heard = new Map(); // event → functions
    this.traits = {};
    this.begin();
    this.open(data);
  }

  begin() {
    this.moves = []; // all moves made, those taken back too
    this.ply = 0;
    this.hints = 0;
    this.checked = false;
    this.slipTold = false; // of this answer
    this.solved = false;
    this.seen = false; // the solution, before it was found
    this.own = null; // the learner's own line and place in it while the solution is shown
  }

  get(name) {
    return this.traits[name];
  }

  set(name, value) {
    this.traits[name] = value;
    for (const act of this.heard.get(`change:${name}`) ?? []) act();
  }

  on(name, act) {
    this.heard.set(name, [...(this.heard.get(name) ?? []), act]);
  }

  off(name, act) {
    this.heard.set(name, (this.heard.get(name) ?? []).filter((each) => each !== act));
  }

  save_changes() {}

  send(message) {
    Promise.resolve(this.answer(message)).catch((problem) => {
      this.show(message.n, { kind: "bad", text: String(problem?.message ?? problem) });
    });
  }

  open(data) {
    this.speak(data);
    for (const name of ["options", "words"]) this.set(name, data[name]);
    if (data.frames) this.set("frames", data.frames);
    else this.show("", this.greeting());
  }

  /** The same in another language. */
  speak(data) {
    this.data = data;
  }

  /** What is said before anything was done, or when another language was chosen. */
  greeting() {
    if (this.data.question) return { kind: "info", text: this.data.question.invitation };
    const { prompt } = this.data.nodes ? this.node() : {};
    return prompt === undefined ? null : { kind: "info", text: this.pooled(prompt) };
  }

  // --- The positions ----------------------------------------------------------------------

  /** The node after so many moves. */
  node(ply = this.ply) {
    const moves = this.moves.slice(0, ply);
    return moves.reduce((node, move) => this.data.nodes[node.next[move]], this.data.nodes[0]);
  }

  pooled(number) {
    return this.data.pool[number];
  }

  // --- Answers ----------------------------------------------------------------------------

  async answer(message) {
    const { n, ply } = message;
    await null; // as from Python, never before the sender is done
    if (message.do === "language") {
      this.open(await this.load(message.language));
      return this.data.frames ? this.set("frame", { ack: n }) : this.show(n, this.greeting());
    }
    if (message.do === "play" && this.isStale(ply)) return this.show(n, null);
    return this.show(n, this.reply(message));
  }

  isStale(ply) {
    return ply !== this.ply;
  }

  reply(message) {
    return (this.acts(message)[message.do] ?? (() => this.bad("needs_python")))();
  }

  acts(message) {
    return {
      play: () => this.play([message.move]),
      type: () => this.play(message.text.split(/\s+/)),
      undo: () => (this.ply ? this.go(this.ply - 1) : this.bad("nothing_to_undo")),
      redo: () => (this.ply < this.moves.length ? this.go(this.ply + 1) : this.bad("nothing_to_redo")),
      goto: () => this.go(message.target),
      reset: () => this.reset(),
      solution: () => this.solution(message.sure),
      slip: () => this.tellSlip(),
      check: () => this.check(),
      hint: () => this.hint(),
      why: () => this.why(message.key),
      log: () => null,
    };
  }

  said(act) {
    const text = this.data.puzzle.said?.[act];
    return text ? { kind: "info", text } : null;
  }

  bad(word) {
    return { kind: "bad", text: this.data.words[word] ?? word };
  }

  /** Make all these moves, or none. */
  play(moves) {
    let node = this.node();
    let told = "";
    for (const move of moves) {
      const [next, known] = [node.next[move], node.refused?.[move]];
      if (next === null) return this.bad("no_further");
      if (next === undefined) return known === undefined ? this.bad("not_a_move") : { kind: "bad", ...this.pooled(known) };
      told = this.pooled(node.told[move])?.text ?? move;
      node = this.data.nodes[next];
    }
    this.moves = [...this.moves.slice(0, this.ply), ...moves];
    this.own = null;
    this.go(this.moves.length);
    return node.over ? this.check() : { kind: "info", text: told };
  }

  go(ply) {
    this.ply = Math.max(0, Math.min(ply, this.moves.length));
    this.checked = this.slipTold = false;
    return this.greeting();
  }

  reset() {
    if (this.own) this.moves = this.own.moves;
    this.own = null;
    this.go(0);
    return this.said("reset");
  }

  /** Lay the solution ready, to be stepped through by redo; or bring the learner's own line back. */
  solution(isSure) {
    const showing = this.own;
    const asked = this.said("ask_solution");
    if (asked && !showing && !isSure && !this.solved && !this.seen) {
      return { ...asked, kind: "ask", again: { do: "solution", sure: true } };
    }
    if (!showing && !this.solved) this.seen = true;
    this.own = showing ? null : { moves: this.moves, ply: this.ply };
    const { moves, ply } = showing ?? { moves: this.data.puzzle.solution, ply: 0 };
    this.moves = moves;
    this.go(ply);
    return this.said(showing ? "own" : "solution");
  }

  why(key) {
    const number = this.node().why[key];
    return number === undefined ? null : { kind: "bad", ...this.pooled(number) };
  }

  hint() {
    const { hints } = this.data.puzzle;
    if (this.hints === hints.length) return this.said("no_hints");
    this.hints += 1;
    return { kind: "info", text: hints[this.hints - 1] };
  }

  /** Value and stars, and nothing else. */
  check() {
    if (!this.ply) return this.said("empty");
    this.checked = true;
    this.slipTold = false;
    const { stars, verdict, unfinished } = this.node();
    const isRight = stars === 3;
    if (isRight && !this.own) this.solved = true;
    const seen = this.said("right_but_seen");
    if (isRight && !this.own && this.seen && seen) return { ...seen, kind: "good" };
    const earned = this.own || unfinished ? {} : { stars: this.seen ? 0 : stars };
    return { kind: isRight ? "good" : unfinished ? "bad" : "info", text: verdict.join(" "), ...earned };
  }

  tellSlip() {
    if (!this.asksSlip()) return this.said("no_slip");
    this.slipTold = true;
    return { kind: "info", text: this.slip() };
  }

  asksSlip() {
    return this.checked && !this.slipTold && !this.own && Boolean(this.slip());
  }

  // --- The judgement ----------------------------------------------------------------------

  /** The number of moves before par is out of reach, and the best line from there; null if it never is. */
  parting() {
    const end = this.node();
    if (end.stars === 3 || end.unfinished || this.node(0).best == null) return null;
    let before = 0;
    for (let ply = 1; ply <= this.ply; ply++) {
      const { best } = this.node(ply);
      if (best === null) break;
      if (best !== undefined) before = ply; // else nothing is decided yet
    }
    return { before, line: this.node(before).best };
  }

  /** The first move after which par is out of reach, in words, and what it costs; "" if there is none. */
  slip() {
    const end = this.node();
    const words = this.data.puzzle.slip;
    if (end.slip !== undefined) return this.pooled(end.slip);
    if (end.stars === 3 || end.unfinished || !words?.par) return "";
    const { par, idle, ends, steps } = words;
    const isLost = ({ reach }) => !reach || isLess(reach, par);
    let [before, after] = [0, null];
    for (let ply = 1; ply <= this.ply && after === null; ply++) {
      const node = this.node(ply);
      const ended = ends.map((move) => node.next[move]).find((there) => there != null);
      const isLast = node.open && ply === this.ply && ended !== undefined; // a turn that is left unended counts as ended
      if (node.open && !isLast) continue; // nothing is decided yet
      if (isLost(isLast ? this.data.nodes[ended] : node)) after = ply;
      else before = ply;
    }
    const rest = this.moves.slice(before, this.ply);
    const left = after === null ? {} : this.node(after);
    const ended = left.open ? this.data.nodes[ends.map((move) => left.next[move]).find((there) => there != null)] : left;
    const level = ended.reach ? par.findIndex((number, n) => ended.reach[n] < number) : -1;
    const isIdle = rest.every((move) => idle.includes(move)) && !steps[level];
    if (after === null || !rest.length || isIdle) return this.slipWords(before ? "stopped" : "well", before, "");
    const first = this.slipWords(ends.includes(rest[0]) ? "ended" : "move", before + 1, rest[0]);
    return `${first} ${this.pooled(ended.cost?.[Math.max(level, 0)]) ?? ""}`.trim();
  }

  slipWords(kind, place, move) {
    const { unit, [kind]: text } = this.data.puzzle.slip;
    const turn = unit !== "turns" ? place : kind === "move" ? this.node(place - 1).used + 1 : this.node(place).used;
    return text.replace("{place}", turn).replace("{move}", move && this.within(move));
  }

  /** A move in words, inside a sentence; German goes on with a capital. */
  within(token) {
    const told = this.data.moves[token] ?? token;
    return this.data.options.language === "de" ? told : told[0].toLowerCase() + told.slice(1);
  }

  /** The best line beside the given one, if they part. */
  rows() {
    const slip = this.parting();
    if (!slip) return [];
    const given = this.moves.slice(0, this.ply);
    const best = [...given.slice(0, slip.before), ...slip.line.split(" ").filter(Boolean)];
    const length = Math.max(best.length, given.length);
    const parts = Array.from({ length }, (_, n) => n).find((n) => best[n] !== given[n]);
    return Array.from({ length }, (_, n) => ({
      number: n + 1,
      best: best[n] ?? "",
      given: given[n] ?? "",
      best_told: this.data.moves[best[n]] ?? "",
      given_told: this.data.moves[given[n]] ?? "",
      parts: n === parts,
    }));
  }

  // --- The frame --------------------------------------------------------------------------

  show(ack, message) {
    const { parts, frame } = this.frameOf(ack, message);
    for (const [slot, markup] of Object.entries(parts)) this.set(slot, markup);
    this.set("frame", frame);
  }

  /** The frame, and the parts of the picture by their traits. */
  frameOf(ack, message) {
    if (this.data.frames) return { parts: {}, frame: { ack, message } };
    const node = this.node();
    const names = Object.keys(node.parts);
    const drawn = names.map((name, n) => [`part${n}`, node.parts[name].map((number) => this.pooled(number)).join("")]);
    const frame = {
      ack,
      ply: this.ply,
      plies: this.moves.length,
      parts: names,
      own: this.data.seat ?? 0,
      choices: node.choices.map((number) => this.pooled(number)),
      shut: node.shut,
      labels: this.pooled(node.labels) ?? {},
      why: Object.fromEntries(Object.entries(node.why).map(([key, number]) => [key, this.pooled(number)])),
      clashes: this.clashes(node),
      message,
      log: this.entries(),
      ...this.sides(node),
    };
    return { parts: Object.fromEntries(drawn), frame };
  }

  /** What does not go together, with the reasons that the pool holds. */
  clashes(node) {
    if (node.clashes === undefined) return null;
    const { said, keys } = this.pooled(node.clashes);
    return { said: Object.fromEntries(said.map((number) => [number, this.pooled(number)])), keys };
  }

  entries() {
    return this.moves.map((move, n) => ({ ply: n + 1, move, ...(this.pooled(this.node(n).told[move]) ?? {}) }));
  }

  sides(node) {
    const isDone = this.checked && node.stars === 3 && !this.own; // nothing better is possible
    return { ...(isDone ? { choices: [], shut: [], why: {} } : {}), save: false, puzzle: this.panel(node) };
  }

  panel(node) {
    const { title, task, note, unit, steps, par, hints, explained = null } = this.data.puzzle;
    const isTold = this.solved || this.seen;
    return {
      ...{ title, task, note, unit, steps, par, used: node.used, score: node.score, over: node.over, solution: this.own !== null },
      ...{ solved: this.solved, seen: this.seen, explained: isTold ? explained : null },
      stars: this.checked ? (this.seen ? 0 : node.stars) : null,
      verdict: this.checked ? node.verdict : null,
      slip: this.slipTold ? this.slip() : "",
      asks_slip: this.asksSlip(),
      rows: this.checked && isTold && !this.own ? this.rows() : [],
      hints: hints.slice(0, this.hints),
      hints_left: hints.length - this.hints,
    };
  }
}

/** Is one row of numbers less than another, the first that differs deciding? */
function isLess(one, other) {
  const at = one.findIndex((number, n) => number !== other[n]);
  return at >= 0 && one[at] < other[at];
}
