// The design lab as a page: choose a game, bots, what to measure and two rule sets; run, watch the interval close, keep runs
// side by side. Python says what there is to choose, plays, draws and tells; what stands in the fields stays here until it runs.

const WIDE_LAB = 900; // pixels of the page from which the fields and the results stand side by side
const [LEAST_LAB, MOST_LAB] = [600, 900];

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
      const { players } = this.offered;
      if (!players.includes(this.chosen.players)) this.chosen.players = players[0];
      this.keepMetric();
      this.checks = { a: {}, b: {} };
      this.again();
      this.changed();
    };
    const count = (players) => {
      this.chosen.players = players;
      this.keepMetric();
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

  /** What can be measured with so many players: who plays alone is compared with nobody. */
  get metrics() {
    return this.offered.metrics.filter(({ alone }) => alone || this.chosen.players > 1);
  }

  keepMetric() {
    if (!this.metrics.some(({ name }) => name === this.chosen.metric)) this.chosen.metric = this.metrics[0].name;
  }

  metricChoice() {
    const says = `${this.link.view}-metric`;
    const metric = make("select", { "data-field": "metric", "aria-describedby": says });
    for (const { name, title } of this.metrics) metric.append(make("option", { value: name, selected: name === this.chosen.metric }, title));
    const definition = make("small", { id: says });
    const tell = () => setText(definition, this.metrics.find(({ name }) => name === metric.value)?.says ?? "");
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
    const unit = this.metrics.find(({ name }) => name === this.chosen.metric)?.unit;
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
