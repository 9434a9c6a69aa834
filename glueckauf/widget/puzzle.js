// The puzzle beside its picture: the task and what was used, the buttons, hints, and the best line beside one's own for
// those who know it already.

class PuzzlePanel {
  constructor(word, act) {
    this.word = word;
    this.act = act;
    this.node = make("section", { class: "ga-goal", hidden: true });
    this.first = make("div", { class: "ga-bar ga-player-tools" }); // what leads on
    this.second = make("div", { class: "ga-bar ga-player-tools ga-quiet" }); // what leads back
    this.slip = make("div", { class: "ga-bar ga-ask-slip", hidden: true });
    this.result = make("section", { class: "ga-result", hidden: true });
    this.shown = "";
  }

  /** `said`: what the message line says just now, which is not said here again. */
  show(puzzle, { ply = 0, plies = 0 } = {}, said = "") {
    setAll(this.node, { hidden: !puzzle });
    const content = JSON.stringify([puzzle ?? null, ply, plies, said, this.word("check")]);
    if (!puzzle || content === this.shown) return;
    this.shown = content;
    const active = focused(this.node.closest("div.ga-board") ?? this.node)?.dataset.control;
    this.node.replaceChildren(
      make("span", { class: "ga-goal-name" }, this.word("goal")),
      make("p", { class: "ga-task" }, told(puzzle.task)),
      this.counters(puzzle),
    );
    this.showButtons(puzzle, ply, plies);
    const found = this.findings(puzzle, said);
    this.result.replaceChildren(...found);
    setAll(this.result, { hidden: !found.length });
    if (active) this.again(active);
  }

  /** The focus goes back to the button that had it, or to one that took its place. */
  again(control) {
    const bars = [this.first, this.slip, this.second];
    const find = (name) => bars.map((bar) => bar.querySelector(`[data-control="${name}"]`)).find(Boolean);
    const wanted = find(control) ?? ({ slip: 1, check: 1, hint: 1 }[control] ? (find("check") ?? find("undo")) : null);
    wanted?.focus({ preventScroll: true });
  }

  counters({ used, steps, unit, par, score }) {
    const { word } = this;
    const list = make("dl", { class: "ga-counters" });
    const count = (name, ...shown) => list.append(make("div", {}, make("dt", {}, word(name)), make("dd", {}, ...shown)));
    const pips = make("span", { class: "ga-pips", "aria-hidden": "true" });
    for (let n = 0; n < Math.min(steps, 24); n++) pips.append(make("i", { class: n < used ? "ga-used" : null }));
    const spent = steps == null ? [String(used)] : [pips, ` ${used} / ${steps}`];
    if (unit === "moves") count("moves", ...spent);
    else if (unit === "turns") count("turns", ...spent);
    else count("steps", ...spent);
    if (score) count("score", told(score));
    if (par) count("par", told(par));
    return list;
  }

  // --- Buttons ----------------------------------------------------------------------------

  showButtons(puzzle, ply, plies) {
    const { hints_left: left, over, verdict, solution, solved, seen, stars, check = true, asks_slip: asks, open, log } = puzzle;
    const { word } = this;
    const isDone = solved || (solved === undefined && stars === 3);
    const first = [];
    if (check && !solution && !(isDone && verdict)) first.push(this.tool("check", "✓", "", { class: over && !verdict ? null : "ga-main" }));
    if (!open && !isDone && !solution) first.push(this.hint(left, stars));
    const costs = isDone || seen || solution || solved === undefined ? "" : word("solution_costs");
    const name = solution ? word("own_line") : word("solution");
    const second = log // what has been played is stepped through
      ? [this.step("undo", "◀", "z", ply > 0, word("back")), this.step("redo", "▶", "y", ply < plies, word("forward"))]
      : [this.step("undo", "↶", "z", ply > 0), this.step("redo", "↷", "y", ply < plies), this.step("reset", "⟲", "", ply > 0 || plies > 0)];
    if (!open) second.push(this.costly("solution", name, costs, { "aria-pressed": solution ? "true" : null }));
    this.first.replaceChildren(...first);
    setAll(this.first, { hidden: !first.length });
    this.second.replaceChildren(...second);
    this.slip.replaceChildren(...(asks ? [this.costly("slip", word("slip_ask"), word("slip_costs"))] : []));
    setAll(this.slip, { hidden: !asks });
  }

  tool(name, sign, key, attributes = {}, text = this.word(name)) {
    const { act } = this;
    const title = key ? `${text} (${key})` : null;
    return button(`${sign} ${text}`, () => act({ do: name }), { "data-control": name, title, "aria-keyshortcuts": key || null, ...attributes });
  }

  step(name, sign, key, can, text) {
    return this.tool(name, sign, key, { "aria-disabled": can ? null : "true" }, text);
  }

  hint(left, stars) {
    const spent = (left == null ? stars == null : left > 0) ? null : "true"; // null: as many as are needed
    const node = this.tool("hint", "✧", "h", { "aria-disabled": spent });
    if (left != null) node.append(` (${left})`);
    return node;
  }

  /** A button that says what it costs before it is pressed. */
  costly(name, text, costs, attributes = {}) {
    const node = button(text, () => this.act({ do: name }), { "data-control": name, class: "ga-costly", ...attributes });
    if (costs) node.append(make("small", {}, costs));
    return node;
  }

  // --- What was found out -----------------------------------------------------------------

  findings({ hints, slip, rows }, said) {
    const { word } = this;
    const found = [];
    const earlier = hints.filter((text) => text !== said);
    if (earlier.length) {
      const items = earlier.map((text) => make("li", { value: hints.indexOf(text) + 1 }, told(text)));
      found.push(make("h4", {}, word("hints")), make("ol", { class: "ga-hints" }, ...items));
    }
    if (slip && slip !== said) found.push(make("p", { class: "ga-slip-told" }, told(slip)));
    if (rows?.length) found.push(this.table(rows));
    return found;
  }

  /** The best line and the given line, side by side, and where they part. */
  table(rows) {
    const { word } = this;
    const head = ["#", word("best"), word("given")].map((text) => make("th", { scope: "col" }, text));
    const cell = (move, told) => (told ? make("span", { class: "ga-turn", title: move }, told) : move ? make("code", {}, move) : null);
    const body = rows.map(({ number, best, given, best_told: bestTold, given_told: givenTold, parts }) => {
      const slip = parts ? make("span", { class: "ga-slip-word" }, ` ◂ ${word("slip")}`) : null;
      const cells = [make("td", {}, cell(best, bestTold)), make("td", {}, cell(given, givenTold), slip)];
      return make("tr", { class: parts ? "ga-slip" : null }, make("th", { scope: "row" }, String(number)), ...cells);
    });
    return make("table", { class: "ga-rows" }, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...body));
  }
}

function starsOf(stars, word) {
  const text = "★".repeat(stars) + "☆".repeat(3 - stars);
  return make("span", { class: "ga-stars", role: "img", "aria-label": `${word("stars")}: ${stars} / 3` }, text);
}
