// The puzzle: its task, the steps used, hints, the verdict, and the best line beside the given one.

class PuzzlePanel {
  constructor(word, act) {
    this.word = word;
    this.act = act;
    this.node = make("section", { class: "ga-puzzle", hidden: true });
    this.result = make("section", { class: "ga-result", "aria-live": "polite", hidden: true });
    this.shown = "";
  }

  show(puzzle) {
    setAll(this.node, { hidden: !puzzle });
    setAll(this.result, { hidden: !puzzle || !(puzzle.verdict || puzzle.hints.length) });
    const content = JSON.stringify([puzzle ?? null, this.word("check")]);
    if (!puzzle || content === this.shown) return;
    this.shown = content;
    const active = focused(this.node)?.dataset.control;
    this.node.replaceChildren(
      make("h3", {}, puzzle.title),
      make("p", { class: "ga-task" }, told(puzzle.task)),
      puzzle.note ? make("p", { class: "ga-note" }, puzzle.note) : "",
      this.counters(puzzle),
      this.buttons(puzzle),
    );
    this.result.replaceChildren(...this.findings(puzzle));
    if (active) this.node.querySelector(`[data-control="${active}"]`)?.focus({ preventScroll: true });
  }

  counters({ used, steps, unit, par, score, stars }) {
    const { word } = this;
    const list = make("dl", { class: "ga-counters" });
    const count = (name, ...shown) => list.append(make("div", {}, make("dt", {}, word(name)), make("dd", {}, ...shown)));
    const pips = make("span", { class: "ga-pips", "aria-hidden": "true" });
    for (let n = 0; n < Math.min(steps, 24); n++) pips.append(make("i", { class: n < used ? "ga-used" : null }));
    const spent = steps == null ? [String(used)] : [pips, ` ${used} / ${steps}`];
    if (unit === "moves") count("moves", ...spent);
    else if (unit === "turns") count("turns", ...spent);
    else count("steps", ...spent);
    if (score) count("score", score);
    if (par) count("par", par);
    if (stars != null) count("stars", starsOf(stars, word));
    return list;
  }

  buttons({ hints_left: left, over, stars, verdict, solution, check = true }) {
    const { word, act } = this;
    const bar = make("div", { class: "ga-bar" });
    const add = (name, text, attributes) => bar.append(button(text, () => act({ do: name }), { "data-control": name, ...attributes }));
    if (check) add("check", word("check"), { class: over && !verdict ? "ga-main" : null });
    const spent = (left == null ? stars == null : left > 0) ? null : "true"; // null: as many as are needed
    add("hint", left == null ? word("hint") : `${word("hint")} (${left})`, { title: `${word("hint")} (h)`, "aria-keyshortcuts": "h", "aria-disabled": spent });
    add("reset", word("reset"));
    add("solution", word("solution"), { "aria-pressed": solution ? "true" : null });
    return bar;
  }

  findings({ hints, verdict, rows, stars }) {
    const { word } = this;
    const found = [];
    if (hints.length) {
      found.push(make("h4", {}, word("hints")));
      found.push(make("ol", { class: "ga-hints" }, ...hints.map((text) => make("li", {}, text))));
    }
    if (verdict) {
      const title = make("h4", {}, `${word("verdict")} `, stars == null ? null : starsOf(stars, word));
      const sentences = verdict.map((sentence) => make("p", {}, sentence));
      found.push(make("div", { class: "ga-verdict" }, title, ...sentences));
      if (rows?.length) found.push(this.table(rows));
    }
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
