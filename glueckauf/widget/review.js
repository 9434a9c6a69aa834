// The review of a game: the chart of the lead, the slips and the numbers on one side; the turn that is looked at on the other,
// to be stepped through as it was played and as it would have been better.

const WIDE_REVIEW = 860; // pixels of the board from which both sides stand side by side
const [LEAST_REVIEW, MOST_REVIEW] = [560, 900];
const LINES = ["played", "better"];

class ReviewPage {
  constructor(model, root, word, options) {
    this.model = model;
    this.root = root;
    this.word = word;
    this.options = options;
    this.line = "played";
    this.tab = "slips";
    this.turn = null; // that was shown last
    this.link = new Link(model, () => 0, () => this.showLink(), (problem) => this.fail(problem));
    this.head = make("h3", { class: "ga-review-head" });
    this.budget = make("p", { class: "ga-review-budget" });
    this.bar = make("progress", { max: 1 });
    this.far = make("span", { role: "status" });
    this.stopper = button("", () => this.act({ do: "stop" }), { "data-control": "stop" });
    this.progress = make("div", { class: "ga-review-progress", hidden: true }, this.bar, this.far, this.stopper);
    this.chart = make("div", { class: "ga-review-picture" });
    this.slider = make("input", { type: "range", min: 1, max: 1, step: 1, "data-control": "turn" });
    this.tabs = make("div", { class: "ga-bar ga-review-tabs", role: "tablist" });
    this.list = make("div", { class: "ga-review-list", role: "tabpanel", tabindex: "0" });
    this.about = make("div", { class: "ga-review-about" }, this.head, this.budget, this.progress, this.chart, this.slider, this.tabs, this.list);
    this.choice = make("div", { class: "ga-bar ga-review-lines", role: "group" });
    this.look = make("p", { class: "ga-review-look" });
    this.board = make("div", { class: "ga-review-board" });
    const beside = make("div", { class: "ga-review-beside" }, this.choice, this.look, this.board);
    root.append(make("div", { class: "ga-review" }, this.about, beside));
    this.stage = new FittedStage();
    this.stepper = new Stepper(this.oneLine(), this.board, word, options, this.stage);
    listen(this.chart, "click", (event) => {
      const turn = event.target.closest?.("[data-turn]")?.dataset.turn;
      if (turn) this.act({ do: "turn", turn: Number(turn) });
    });
    listen(this.slider, "input", () => this.act({ do: "turn", turn: Number(this.slider.value) }));
    this.resized = new ResizeObserver(() => this.measure());
    for (const node of [root, this.stage.node]) this.resized.observe(node);
    this.measured = () => this.measure();
    window.addEventListener("resize", this.measured);
  }

  /** The model, as the stepper sees it: with the one line that is looked at. */
  oneLine() {
    const { model } = this;
    return {
      get: (name) => (name === "frames" ? this.frames() : model.get(name)),
      send: (message) => model.send(message),
    };
  }

  frames() {
    const lines = this.model.get("frames") ?? {};
    return lines[this.line] ?? lines.played ?? [];
  }

  act(message) {
    this.link.soon(() => this.link.send(message));
  }

  update() {
    const frame = this.model.get("frame") ?? {};
    this.link.heard(frame.ack);
    const lines = this.model.get("frames") ?? {};
    if (lines !== this.lines) {
      this.lines = lines;
      this.line = "played";
      this.stepper.at = 0;
    }
    const active = focused(this.root)?.dataset.control;
    setText(this.head, frame.headline ?? "");
    setText(this.budget, frame.budget ?? "");
    this.showProgress(frame.progress);
    if (this.chartShown !== frame.chart) this.chart.innerHTML = this.chartShown = frame.chart ?? "";
    this.showSlider(frame);
    this.showTabs(frame);
    this.showChoice();
    const isOpen = this.frames().length > 0;
    setText(this.look, isOpen ? "" : this.word("review_look"));
    setAll(this.look, { hidden: isOpen });
    setAll(this.board, { hidden: !isOpen });
    this.stage.own = frame.seat ?? 0;
    if (isOpen) this.stepper.update();
    setText(this.stepper.foot.querySelector("small") ?? make("small"), this.word("keys_review"));
    if (active && !focused(this.root)) this.root.querySelector(`[data-control="${active}"]`)?.focus({ preventScroll: true });
    this.measure();
  }

  showProgress(progress) {
    setAll(this.progress, { hidden: !progress });
    if (!progress) return;
    this.bar.value = progress.share;
    setText(this.far, progress.text);
    setAll(this.bar, { "aria-label": progress.text });
    setText(this.stopper, this.word("review_stop"));
  }

  showSlider({ turns = [], turn }) {
    setAll(this.slider, { hidden: !turns.length, max: turns.at(-1)?.[0] ?? 1, "aria-label": this.word("review_turn") });
    if (turn) this.slider.value = String(turn);
    const said = turns.find(([number]) => number === turn)?.[1];
    setAll(this.slider, { "aria-valuetext": said ?? null });
  }

  // --- Slips and numbers ------------------------------------------------------------------

  showTabs(frame) {
    const content = JSON.stringify([frame.slips, frame.tables, frame.slip, frame.making, frame.none, this.tab, this.word("review_slips")]);
    if (content === this.listShown) return;
    this.listShown = content;
    const tab = (name, text) =>
      button(text, () => this.open(name), { role: "tab", "aria-selected": String(this.tab === name), "data-control": `tab-${name}` });
    const had = focused(this.root)?.dataset.control;
    const [slips, numbers] = [this.word("review_slips"), this.word("review_numbers")];
    this.tabs.replaceChildren(tab("slips", slips), tab("numbers", numbers));
    setAll(this.list, { "aria-label": this.tab === "slips" ? slips : numbers });
    const at = this.list.scrollTop;
    this.list.replaceChildren(...(this.tab === "slips" ? this.slips(frame) : this.numbers(frame)));
    this.list.scrollTop = at;
    if (had) this.root.querySelector(`[data-control="${had}"]`)?.focus({ preventScroll: true });
  }

  open(tab) {
    this.tab = tab;
    this.list.scrollTop = 0;
    this.showTabs(this.model.get("frame") ?? {});
  }

  slips({ slips = [], slip, making, none }) {
    const { word } = this;
    if (none) return [make("p", {}, none)];
    const line = (name, text) => make("span", { class: `ga-review-${name}` }, make("b", {}, word(`review_${name}`)), " ", text);
    const items = slips.map((one) => {
      const title = make("span", { class: "ga-review-title", "data-seat": one.seat }, make("b", {}, one.title), " ", one.cost);
      const node = button(title, () => this.choose(one.ply), {
        class: "ga-review-slip",
        "data-control": `slip-${one.ply}`,
        "aria-current": one.ply === slip ? "true" : null,
      });
      node.append(line("played", one.played), line("better", one.better));
      if (one.proof) node.append(make("span", { class: "ga-review-proof" }, one.proof));
      const puzzle = one.puzzle ? make("p", { class: "ga-review-puzzle", "data-made": one.is_made, role: "status" }, one.puzzle) : null;
      return make("li", {}, node, puzzle);
    });
    const list = make("ol", { class: "ga-review-slips" }, ...items);
    const all = button(word("review_puzzles"), () => this.act({ do: "puzzles" }), { class: "ga-main", "data-control": "puzzles", "aria-disabled": making ? "true" : null });
    const isDue = slips.some((one) => !one.puzzle);
    return [slips.length && isDue ? all : null, list].filter(Boolean);
  }

  /** On a narrow page the board is further down. */
  choose(ply) {
    this.act({ do: "slip", slip: ply });
    if (!this.stage.flows) return;
    this.choice.scrollIntoView({ block: "start" });
  }

  numbers({ tables = [], people = [] }) {
    const head = (title) => make("tr", {}, make("th", { scope: "col" }, title), ...people.map((name) => make("th", { scope: "col" }, name)));
    const row = ([name, ...cells]) => make("tr", {}, make("th", { scope: "row" }, name), ...cells.map((cell) => make("td", {}, cell)));
    return tables.map(({ title, rows }) => make("table", { class: "ga-review-table" }, make("thead", {}, head(title)), make("tbody", {}, ...rows.map(row))));
  }

  // --- The two lines ----------------------------------------------------------------------

  showChoice() {
    const there = LINES.filter((name) => this.lines?.[name]);
    const content = JSON.stringify([there, this.line, this.word("review_played")]);
    setAll(this.choice, { hidden: there.length < 2, "aria-label": this.word("review_turn") });
    if (content === this.choiceShown) return;
    this.choiceShown = content;
    const had = focused(this.choice)?.dataset.control;
    const pick = (name) =>
      button(this.word(`review_${name}`), () => this.take(name), { "data-control": `line-${name}`, "aria-pressed": String(this.line === name) });
    this.choice.replaceChildren(...there.map(pick));
    if (had) this.choice.querySelector(`[data-control="${had}"]`)?.focus({ preventScroll: true });
  }

  take(line) {
    this.line = line;
    this.stepper.pause();
    this.stepper.at = 0;
    this.showChoice();
    this.stepper.update();
    if (line === "better") this.stepper.go(1);
  }

  // --- The page around --------------------------------------------------------------------

  measure() {
    const isWide = this.root.clientWidth >= WIDE_REVIEW;
    this.root.classList.toggle("ga-wide", isWide);
    this.stage.flows = !isWide;
    if (isWide) this.root.style.setProperty("--ga-height", `${heightInSight(this.root, scrollerOf(this.root), LEAST_REVIEW, MOST_REVIEW)}px`);
    this.stage.fit();
  }

  showLink() {
    this.root.classList.toggle("ga-waiting", Boolean(this.link.due));
    if (this.link.silent) this.stepper.message.show({ kind: "bad", text: this.word("silent") });
  }

  fail(problem) {
    this.stepper.fail(problem);
  }

  told() {}

  stop() {
    this.link.stop();
    this.stepper.stop();
    this.resized.disconnect();
    window.removeEventListener("resize", this.measured);
  }
}
