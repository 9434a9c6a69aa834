// The design lab as a page: choose a game, bots, what to measure and two rule sets; run, watch the interval close, keep runs
// side by side. Python says what there is to choose, plays, draws and tells; what stands in the fields stays here until it runs.

const WIDE_LAB = 900; // pixels of the page from which the fields and the results stand side by side
const [LEAST_LAB, MOST_LAB] = [600, 900];
const QUIET = 6000; // milliseconds between two sentences about a run that goes on: screen readers read each of them

class Dashboard {
  constructor(model, root, word, options) {
    this.model = model;
    this.root = root;
    this.word = word;
    this.options = options;
    this.frame = {};
    this.chosen = null; // what stands in the fields
    this.side = "b"; // the rule set that the fields show
    this.checks = { a: {}, b: {} }; // problems and notes of both rule sets, by knob
    this.slides = true;
    this.link = new Link(model, () => 0, () => this.showLink(), (problem) => this.fail(problem));
    this.rules = new KnobPanel(this, this.link.view);
    this.message = new MessageLine(word);
    this.form = make("form", { class: "ga-setup ga-lab-form", novalidate: true, autocomplete: "off" });
    listen(this.form, "submit", (event) => this.submit(event));
    this.result = new LabResult(this);
    this.cards = new LabCards(this);
    const results = make("div", { class: "ga-lab-results" }, this.result.node, this.cards.compared, this.cards.node);
    root.append(make("div", { class: "ga-lab" }, this.form, results));
    this.resized = new ResizeObserver(() => this.measure());
    this.resized.observe(root);
    this.measured = () => this.measure();
    window.addEventListener("resize", this.measured);
  }

  // --- What Python says -------------------------------------------------------------------

  update() {
    const frame = this.model.get("frame") ?? {};
    const isNew = frame !== this.frame;
    const answered = isNew && this.link.heard(frame.ack);
    this.frame = frame;
    this.chosen ??= structuredClone(frame.chosen);
    const { language } = this.options();
    if (language !== this.language) this.buildForm();
    this.language = language;
    if (frame.checks) this.checks = frame.checks;
    this.rules.mark();
    this.tellNotes();
    if (isNew) this.say(frame.message);
    this.result.show(frame.result);
    this.turnToResult();
    this.cards.show(this.model.get("frames") ?? {});
    this.tellRun();
    if (answered) this.link.run();
    this.measure();
  }

  told() {}

  say(message) {
    const shown = message?.text ? message : null;
    const isOfRun = shown?.of === "run";
    this.message.show(this.link.silent ? { kind: "bad", text: this.word("silent") } : isOfRun ? null : shown);
    this.result.message.show(isOfRun ? shown : null);
    for (const field of this.form.querySelectorAll("[aria-invalid]:not([data-field^=knob])")) setAll(field, { "aria-invalid": null });
    if (!message?.field || message === this.said) return;
    this.said = message;
    const [where, side] = message.field.split(" ");
    if (where === "rules" && side && side !== this.side) this.turnTo(side);
    const more = this.form.querySelector(`details [data-field="${CSS.escape(message.field)}"]`)?.closest("details");
    if (more) more.open = true;
    const field = this.form.querySelector(where === "rules" ? ".ga-knob [aria-invalid]" : `[data-field="${CSS.escape(message.field)}"]`);
    if (!field) return;
    setAll(field, { "aria-invalid": "true" });
    field.focus();
  }

  fail(problem) {
    console.error(problem);
    this.message.show({ kind: "bad", text: `${this.word("broken")} ${problem?.message ?? problem}` });
  }

  showLink() {
    const wasSilent = this.root.classList.contains("ga-silent");
    this.root.classList.toggle("ga-silent", this.link.silent);
    this.root.classList.toggle("ga-waiting", this.link.due > 0);
    if (this.link.silent !== wasSilent) this.say(this.frame.message);
  }

  stop() {
    this.link.stop();
    this.resized.disconnect();
    window.removeEventListener("resize", this.measured);
  }

  ask(message) {
    this.link.soon(() => this.link.send(message));
  }

  /** On a narrow page everything stands in one column, and the page scrolls. */
  measure() {
    const isWide = this.root.clientWidth >= WIDE_LAB;
    this.root.classList.toggle("ga-wide", isWide);
    const height = isWide ? `${heightInSight(this.root, scrollerOf(this.root), LEAST_LAB, MOST_LAB)}px` : "auto";
    this.root.style.setProperty("--ga-height", height);
    letScroll(this.cards.list);
  }

  // --- What the knobs ask for -------------------------------------------------------------

  get offered() {
    const { games } = this.options();
    return games.find((one) => one.game === this.chosen.game) ?? games[0];
  }

  get knobs() {
    return this.offered.knobs;
  }

  get place() {
    return this.offered.players.indexOf(this.chosen.players);
  }

  /** What was changed in both rule sets of the chosen game: fields by knob. */
  get both() {
    this.chosen.rules[this.chosen.game] ??= { a: {}, b: {} };
    return this.chosen.rules[this.chosen.game];
  }

  get fields() {
    return this.both[this.side];
  }

  get problems() {
    return this.checks[this.side]?.problems ?? {};
  }

  get notes() {
    return this.checks[this.side]?.notes ?? {};
  }

  changed() {
    this.tellSides();
    this.ask({ do: "check", chosen: this.chosen });
  }

  // --- The fields -------------------------------------------------------------------------

  buildForm() {
    const { word } = this;
    const language = languageChoice(this.options(), word, (code) => this.ask({ do: "language", language: code }));
    const head = make("div", { class: "ga-setup-head" }, make("h3", {}, word("lab_new")), language);
    this.start = make("button", { type: "submit", class: "ga-main ga-start", "data-field": "run" }, word("lab_run"));
    this.foot = make("div", { class: "ga-setup-foot" }, this.moreFields(), this.start);
    this.general = make("p", { class: "ga-knob-note ga-lab-note", role: "status", hidden: true });
    const knobs = make("div", { class: "ga-lab-knobs" }, this.sides(), this.general, this.rules.build());
    this.form.replaceChildren(head, this.gameChoice(), this.botChoice(), this.metricChoice(), knobs, this.message.node, this.foot);
    this.tellSides();
    this.tellNotes();
    this.tellRun();
  }

  /** Lay the form anew after a choice that others depend on; what has the focus keeps it. */
  again() {
    const held = focused(this.form)?.dataset.field;
    const down = this.form.querySelector(".ga-rules")?.scrollTop ?? 0;
    const isOpen = this.form.querySelector("details")?.open;
    this.buildForm();
    this.form.querySelector(".ga-rules").scrollTop = down;
    this.form.querySelector("details").open = isOpen;
    if (held) this.form.querySelector(`[data-field="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
  }

  turnTo(side) {
    this.side = side;
    this.again();
  }

  gameChoice() {
    const { games } = this.options();
    const { view } = this.link;
    const choose = (game) => {
      this.chosen.game = game;
      const { players, metrics } = this.offered;
      if (!players.includes(this.chosen.players)) this.chosen.players = players[0];
      if (!metrics.some(({ name }) => name === this.chosen.metric)) this.chosen.metric = metrics[0].name;
      this.checks = { a: {}, b: {} };
      this.again();
      this.changed();
    };
    const count = (players) => {
      this.chosen.players = players;
      this.again();
      this.changed();
    };
    return make(
      "div",
      { class: "ga-setup-game" },
      radios(view, "game", this.word("play_game"), games.map((one) => [one.game, one.title]), this.chosen.game, choose),
      radios(view, "players", this.word("play_players"), this.offered.players.map((n) => [n, n]), this.chosen.players, count),
    );
  }

  botChoice() {
    const allowed = this.offered.bots.map(([name]) => name);
    const seats = Array.from({ length: this.chosen.players }, (_, seat) => {
      if (!allowed.includes(this.chosen.bots[seat])) this.chosen.bots[seat] = allowed[1] ?? allowed[0];
      const label = `${this.word("lab_seat")} ${seat + 1}`;
      const who = make("select", { "data-field": `bot ${seat}`, "aria-label": label });
      for (const [value, text] of this.offered.bots) who.append(make("option", { value, selected: value === this.chosen.bots[seat] }, text));
      listen(who, "change", () => {
        this.chosen.bots[seat] = who.value;
        this.changed();
      });
      const sign = make("span", { class: "ga-seat", "data-seat": seat, "aria-hidden": "true" }, String(seat + 1));
      return make("div", { class: "ga-lab-seat" }, sign, who);
    });
    return make("fieldset", {}, make("legend", {}, this.word("lab_bots")), make("div", { class: "ga-lab-seats" }, ...seats));
  }

  metricChoice() {
    const says = `${this.link.view}-metric`;
    const metric = make("select", { "data-field": "metric", "aria-describedby": says });
    for (const { name, title } of this.offered.metrics) metric.append(make("option", { value: name, selected: name === this.chosen.metric }, title));
    const definition = make("small", { id: says });
    const tell = () => setText(definition, this.offered.metrics.find(({ name }) => name === metric.value)?.says ?? "");
    listen(metric, "change", () => {
      this.chosen.metric = metric.value;
      tell();
      this.tellUnit();
      this.changed();
    });
    tell();
    return make("div", { class: "ga-field ga-lab-metric" }, make("label", {}, make("span", {}, this.word("lab_metric")), metric), definition);
  }

  sides() {
    this.marks = { a: make("b"), b: make("b") };
    const made = radios(this.link.view, "side", this.word("lab_rules"), [["a", this.word("lab_a")], ["b", this.word("lab_b")]], this.side, (side) => this.turnTo(side));
    const labels = made.querySelectorAll("label span");
    ["a", "b"].forEach((side, n) => labels[n].append(": ", this.marks[side]));
    made.classList.add("ga-lab-sides");
    return made;
  }

  tellSides() {
    const { changes } = this.options();
    for (const side of ["a", "b"]) {
      const count = Object.keys(this.both[side]).length;
      setText(this.marks[side], changes[count] ?? String(count));
    }
  }

  /** What is to be known about a rule set as a whole. */
  tellNotes() {
    if (!this.general) return;
    const note = [this.checks[this.side]?.general, this.checks.both].filter(Boolean).join(" ");
    setText(this.general, note);
    setAll(this.general, { hidden: !note });
  }

  moreFields() {
    const field = (name, attributes) => {
      const input = make("input", { type: "text", inputmode: "decimal", "data-field": name, value: this.chosen[name], size: 6, ...attributes });
      listen(input, "input", () => (this.chosen[name] = input.value));
      listen(input, "change", () => this.changed());
      return make("label", { class: "ga-field" }, make("span", {}, this.word(`lab_${name}`)), input);
    };
    const stops = make("select", { "data-field": "stops" });
    for (const [value, text] of this.options().stops) stops.append(make("option", { value, selected: value === this.chosen.stop }, text));
    listen(stops, "change", () => {
      this.chosen.stop = stops.value;
      this.changed();
    });
    const rule = make("label", { class: "ga-field" }, make("span", {}, this.word("lab_stops")), stops);
    const smallest = field("smallest");
    this.unit = make("span");
    smallest.firstElementChild.append(" ", this.unit);
    this.tellUnit();
    const fields = make("div", { class: "ga-lab-more" }, field("most"), smallest, rule, field("seed"));
    return make("details", {}, make("summary", { "data-field": "more" }, this.word("lab_more")), fields);
  }

  /** In what the difference is counted. */
  tellUnit() {
    const unit = this.offered.metrics.find(({ name }) => name === this.chosen.metric)?.unit;
    setText(this.unit, unit ? `(${unit})` : "");
  }

  // --- Running ----------------------------------------------------------------------------

  /** On a narrow page the result stands further down. */
  turnToResult() {
    const running = this.frame.result?.state === "running" ? this.frame.result.id : null;
    if (running && running !== this.running && this.hasAsked && !this.root.matches(".ga-wide")) this.result.node.scrollIntoView({ block: "start" });
    this.running = running;
  }

  tellRun() {
    const isRunning = this.frame.result?.state === "running";
    setAll(this.start, { "aria-disabled": isRunning ? "true" : null });
  }

  submit(event) {
    event.preventDefault();
    this.hasAsked = true;
    this.ask({ do: "run", chosen: this.chosen });
  }
}

/** The run that is looked at: what it says so far, its chart, and what can be done with it. */
class LabResult {
  constructor(page) {
    this.page = page;
    this.head = make("h3");
    this.what = make("p", { class: "ga-lab-what" });
    this.metric = make("b");
    this.found = make("span");
    this.sentence = make("p", { class: "ga-lab-sentence" }, this.metric, this.found);
    this.live = make("p", { class: "ga-unseen", role: "status", "aria-live": "polite" });
    this.numbers = make("dl", { class: "ga-lab-numbers" });
    this.bar = make("progress", { max: 1 });
    this.chart = make("div", { class: "ga-lab-chart" });
    this.acts = make("div", { class: "ga-bar" });
    this.message = new MessageLine(page.word);
    this.node = make("section", { class: "ga-lab-result" }, this.head, this.what, this.sentence, this.live, this.numbers, this.bar, this.chart, this.acts, this.message.node);
    this.cells = [];
    this.spoken = 0; // when a sentence was last read aloud
  }

  show(result) {
    const { word } = this.page;
    const { id = "", state = "none", title = "", what = "", metric = "", sentence = "", numbers = [], chart = "", share = 0, progress = "" } = result ?? {};
    setAll(this.node, { "data-state": state, "aria-label": word("lab_result") });
    setText(this.head, title || word("lab_result"));
    setText(this.what, what);
    setText(this.metric, metric);
    setText(this.found, metric ? `: ${sentence}` : word("lab_nothing"));
    this.speak(id, state, `${title}. ${metric}: ${sentence}`);
    this.showNumbers(numbers);
    setAll(this.bar, { hidden: state !== "running", value: share, "aria-label": progress || null });
    if (this.drawn !== chart) this.chart.innerHTML = this.drawn = chart;
    this.showActs(id, state, result?.exports ?? []);
  }

  /** A sentence now and then while it runs, and the last one at once. */
  speak(id, state, sentence) {
    const now = Date.now();
    const changed = `${id} ${state}` !== this.was;
    if (!id || (!changed && (state !== "running" || now - this.spoken < QUIET))) return;
    this.was = `${id} ${state}`;
    this.spoken = now;
    setText(this.live, sentence);
  }

  /** Only the texts of the cells change while it runs. */
  showNumbers(numbers) {
    const names = JSON.stringify(numbers.map(([name]) => name));
    if (names !== this.names) {
      this.names = names;
      this.cells = numbers.map(() => make("dd"));
      this.numbers.replaceChildren(...numbers.map(([name], n) => make("div", {}, make("dt", {}, name), this.cells[n])));
    }
    numbers.forEach(([, value], n) => setText(this.cells[n], value));
  }

  showActs(id, state, exports) {
    const { page } = this;
    const { word } = page;
    const content = JSON.stringify([id, state, exports, word("lab_stop")]);
    if (content === this.actsShown) return;
    this.actsShown = content;
    const held = focused(this.acts)?.dataset.field;
    const act = (name, text, more = {}) => button(text, () => page.ask({ do: name, id, ...more }), { "data-field": `${name}${more.form ? ` ${more.form}` : ""}` });
    const acts = [];
    if (state === "running") acts.push(act("stop", word("lab_stop")));
    if (state === "stopped") acts.push(act("run-on", word("lab_run_on")));
    if (state !== "running") acts.push(...exports.map(([form, text]) => act("export", text, { form })));
    if (state === "stopped") acts[0].classList.add("ga-main");
    this.acts.replaceChildren(...acts);
    setAll(this.acts, { hidden: !acts.length });
    if (!held) return;
    const same = this.acts.querySelector(`[data-field="${CSS.escape(held)}"]`);
    (same ?? this.acts.querySelector("button"))?.focus({ preventScroll: true }); // Stop becomes Run on
  }
}

/** Runs that were kept, as cards: named, looked at, compared, removed. */
class LabCards {
  constructor(page) {
    this.page = page;
    this.head = make("h3");
    this.list = make("ul", { class: "ga-lab-cards" });
    this.chart = make("div", { class: "ga-lab-chart" });
    this.note = make("p", { class: "ga-lab-what", role: "status" });
    this.gone = make("p", { class: "ga-lab-what", role: "status", hidden: true });
    this.title = make("h3");
    this.compared = make("section", { class: "ga-lab-compared", hidden: true }, this.title, this.chart);
    this.node = make("section", { class: "ga-lab-kept" }, this.head, this.gone, this.note, this.list);
  }

  show({ cards = [], compared = null, gone = null }) {
    const { page } = this;
    const content = JSON.stringify([cards, page.word("lab_kept")]);
    setText(this.head, page.word("lab_kept"));
    setAll(this.node, { "aria-label": page.word("lab_kept") });
    if (content !== this.shown) {
      this.shown = content;
      const held = focused(this.node)?.dataset.field;
      this.isLost = false;
      const at = this.list.scrollTop;
      const none = make("li", { class: "ga-lab-none" }, page.word("lab_none"));
      this.list.replaceChildren(...(cards.length ? cards.map((card) => this.card(card)) : [none]));
      this.list.scrollTop = at;
      if (held) this.giveBack(held);
    }
    this.showGone(gone);
    setText(this.title, page.word("lab_compared"));
    setAll(this.compared, { hidden: !compared?.chart, "aria-label": page.word("lab_compared") });
    setAll(this.note, { hidden: !compared });
    if (this.drawn !== compared?.chart) this.chart.innerHTML = this.drawn = compared?.chart ?? "";
    setText(this.note, compared?.note ?? "");
  }

  /** A card that was removed can be brought back. */
  showGone(gone) {
    const content = JSON.stringify([gone, this.page.word("lab_bring_back")]);
    if (content === this.goneShown) return;
    this.goneShown = content;
    setAll(this.gone, { hidden: !gone });
    this.gone.replaceChildren();
    if (!gone) return;
    const back = button(this.page.word("lab_bring_back"), () => this.page.ask({ do: "bring-back", id: gone.id }), { "data-field": "bring-back" });
    this.gone.append(gone.text, " ", back);
    if (this.isLost) back.focus({ preventScroll: true });
  }

  /** The focus goes back to what had it; if that card is gone, to what brings it back. */
  giveBack(held) {
    const same = this.list.querySelector(`[data-field="${CSS.escape(held)}"]`);
    same?.focus({ preventScroll: true });
    this.isLost = !same;
  }

  card(card) {
    const { page } = this;
    const { word } = page;
    const field = (name) => ({ "data-field": `${name} ${card.id}` });
    const name = make("input", { type: "text", maxlength: 40, value: card.name, "aria-label": `${word("lab_name")}: ${card.name}`, ...field("name") });
    listen(name, "change", () => page.ask({ do: "name", id: card.id, name: name.value }));
    listen(name, "keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      page.ask({ do: "name", id: card.id, name: name.value });
    });
    const box = make("input", { type: "checkbox", checked: card.compared, ...field("compare") });
    listen(box, "change", () => page.ask({ do: "compare", id: card.id, on: box.checked }));
    const remove = button("×", () => page.ask({ do: "remove", id: card.id }), { class: "ga-slight", title: word("lab_remove"), "aria-label": `${word("lab_remove")}: ${card.name}`, ...field("remove") });
    const tick = make("label", { class: "ga-lab-tick" }, box, word("lab_compare"), make("span", { class: "ga-unseen" }, ` ${card.name}`));
    const look = button(word("lab_look"), () => page.ask({ do: "look", id: card.id }), { "aria-label": `${word("lab_look")}: ${card.name}`, ...field("look") });
    const chart = make("div", { class: "ga-lab-small" });
    chart.innerHTML = card.chart;
    return make(
      "li",
      { "data-id": card.id, "aria-current": card.looked ? "true" : null },
      make("div", { class: "ga-lab-card-head" }, name, remove),
      make("p", { class: "ga-lab-what" }, card.what),
      make("p", {}, card.metric, ": ", make("b", {}, card.effect), ` ${card.interval}`),
      make("p", { class: "ga-lab-what" }, card.games),
      chart,
      make("div", { class: "ga-bar" }, look, tick),
    );
  }
}
