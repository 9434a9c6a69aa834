// The page before a game: games to go on with, a new one to set up, finished ones. It knows no rules; what can be chosen
// comes with the options, and what stands in the fields stays here until the game starts.

const LOT = -1; // nobody was chosen to start

class Lobby {
  constructor(model, root, word, options) {
    this.model = model;
    this.root = root;
    this.word = word;
    this.options = options;
    this.frame = {};
    this.chosen = null; // what stands in the fields
    this.problems = {}; // with rule changes, by knob
    this.showsRules = false;
    this.showsAway = false;
    this.language = null;
    this.link = new Link(model, () => 0, () => this.showLink(), (problem) => this.fail(problem));
    this.rules = new KnobPanel(this, this.link.view);
    this.message = new MessageLine(word);
    this.bar = make("div", { class: "ga-play-bar" });
    this.list = make("section", { class: "ga-saved" });
    this.form = make("form", { class: "ga-setup", novalidate: true, autocomplete: "off" });
    listen(this.form, "submit", (event) => this.submit(event));
    this.page = make("div", { class: "ga-play-page" }, this.list, this.form);
    root.append(this.bar, this.page);
  }

  // --- What Python says -------------------------------------------------------------------

  update() {
    const frame = this.model.get("frame") ?? {};
    const [before, isNew] = [this.frame, frame !== this.frame];
    this.frame = frame;
    const answered = isNew && this.link.heard(frame.ack);
    const { language } = this.options();
    this.chosen ??= structuredClone(frame.chosen);
    if (frame.message?.problems) this.problems = frame.message.problems;
    const content = JSON.stringify([language, frame.games, frame.opened]);
    if (content !== this.built) this.build();
    this.built = content;
    if (isNew) this.say(frame.message);
    this.rules.mark();
    if (isNew && "ack" in before && before.opened !== frame.opened) this.turned();
    if (answered) this.link.run();
  }

  told() {}

  /** A table was opened below, or closed: the focus goes where one would go on. */
  turned() {
    const target = this.frame.opened ? this.bar : this.page;
    target.querySelector(".ga-main, button")?.focus({ preventScroll: true });
  }

  say(message) {
    const shown = message?.text ? message : null;
    this.message.show(this.link.silent ? { kind: "bad", text: this.word("silent") } : shown);
    for (const field of this.form.querySelectorAll("[aria-invalid]")) setAll(field, { "aria-invalid": null });
    if (!message?.field) return;
    if (message.field === "rules" && !this.showsRules) this.turnTo(true);
    const field = this.form.querySelector(`[data-field="${CSS.escape(message.field)}"]`);
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
  }

  ask(message) {
    this.link.soon(() => this.link.send(message));
  }

  // --- Building ---------------------------------------------------------------------------

  get offered() {
    const { games } = this.options();
    return games.find((one) => one.game === this.chosen.game) ?? games[0];
  }

  /** Lay everything anew; what has the focus keeps it. */
  build() {
    const held = focused(this.root)?.dataset.field;
    const { opened } = this.frame;
    this.root.classList.toggle("ga-playing", Boolean(opened));
    const back = button(this.word("play_all"), () => this.ask({ do: "all" }), { "data-field": "all" });
    back.prepend(icon("back"), " ");
    this.bar.replaceChildren(back, make("span", {}, opened ?? ""));
    setAll(this.bar, { hidden: !opened });
    setAll(this.page, { hidden: Boolean(opened) });
    this.buildList();
    this.buildForm();
    if (opened) this.bar.after(this.message.node); // else it stands above Start
    if (held) this.root.querySelector(`[data-field="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
  }

  buildList() {
    const games = this.frame.games ?? [];
    const inSight = games.filter((one) => !one.away);
    const begun = inSight.filter((one) => !one.over);
    const over = inSight.filter((one) => one.over);
    const away = games.filter((one) => one.away);
    const heading = (word, some) => (some.length ? [make("h3", {}, this.word(word)), this.rows(some)] : []);
    const later = [...heading("play_finished", over), ...(away.length ? [this.awayList(away)] : [])];
    const parts = [make("div", { class: "ga-in-progress" }, ...heading("play_begun", begun)), make("div", { class: "ga-over" }, ...later)];
    this.list.replaceChildren(...parts.filter((part) => part.childNodes.length));
    setAll(this.list, { hidden: !games.length });
    this.page.classList.toggle("ga-with-games", games.length > 0);
  }

  rows(games) {
    return make("ul", { class: "ga-games" }, ...games.map((one) => this.row(one)));
  }

  row(one) {
    const act = (name, word, attributes = {}) =>
      button(this.word(word), () => this.ask({ do: name, id: one.id }), { "data-field": `${name} ${one.id}`, "aria-label": `${this.word(word)}: ${one.names}, ${one.day}`, ...attributes });
    const acts = one.over ? [] : [act("go-on", "play_go_on", { class: "ga-main" })];
    if (one.over) acts.push(act("look", "play_look"), act("review", "play_review"));
    acts.push(one.away ? act("bring-back", "play_bring_back") : act("away", "play_away", { class: "ga-slight" }));
    return make(
      "li",
      { "data-id": one.id },
      make("div", { class: "ga-game-head" }, make("b", {}, one.names), make("time", { datetime: one.day }, one.day)),
      make("div", { class: "ga-game-how" }, [one.title, one.score, one.state, one.rules].filter(Boolean).join(" · ")),
      make("div", { class: "ga-bar" }, ...acts),
    );
  }

  awayList(away) {
    const more = make("details", { open: this.showsAway }, make("summary", { "data-field": "away" }, this.frame.away), this.rows(away));
    listen(more, "toggle", () => (this.showsAway = more.open));
    return more;
  }

  buildForm() {
    const start = make("button", { type: "submit", class: "ga-main ga-start", "data-field": "start" }, this.word("play_start"));
    this.changes = button("", () => this.turnTo(!this.showsRules), { "data-field": "rules", class: "ga-to-rules" });
    const language = languageChoice(this.options(), this.word, (code) => this.ask({ do: "language", language: code }));
    const head = make("div", { class: "ga-setup-head" }, make("h3", {}, this.word("play_new")), language);
    this.rules.node = null; // until it is shown
    const middle = this.showsRules ? this.rules.build() : this.seatsPanel();
    const foot = make("div", { class: "ga-setup-foot" }, this.changes, start);
    this.form.replaceChildren(head, this.gameChoice(), middle, this.message.node, foot);
    this.tellChanges();
  }

  /** Lay the form anew after a choice that others depend on. */
  again() {
    const held = focused(this.form)?.dataset.field;
    const down = this.form.querySelector(".ga-rules")?.scrollTop ?? 0;
    this.buildForm();
    const panel = this.form.querySelector(".ga-rules");
    if (panel) panel.scrollTop = down;
    if (held) this.form.querySelector(`[data-field="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
  }

  turnTo(rules) {
    this.showsRules = rules;
    this.again();
  }

  radios(name, ...about) {
    return radios(this.link.view, name, ...about);
  }

  gameChoice() {
    const { games } = this.options();
    const choose = (game) => {
      this.chosen.game = game;
      const allowed = this.offered.players;
      if (!allowed.includes(this.chosen.players)) this.chosen.players = allowed[0];
      this.problems = {};
      this.again();
    };
    const count = (players) => {
      this.chosen.players = players;
      if (this.chosen.start >= players) this.chosen.start = LOT;
      this.again();
    };
    return make(
      "div",
      { class: "ga-setup-game" },
      this.radios("game", this.word("play_game"), games.map((one) => [one.game, one.title]), this.chosen.game, choose),
      this.radios("players", this.word("play_players"), this.offered.players.map((n) => [n, n]), this.chosen.players, count),
    );
  }

  // --- Who sits where ---------------------------------------------------------------------

  seatsPanel() {
    const seats = Array.from({ length: this.chosen.players }, (_, seat) => this.seat(seat));
    const begins = this.offered.starts && this.chosen.players > 1 ? [this.startChoice()] : [];
    const deal = make("input", { type: "text", inputmode: "numeric", "data-field": "deal", value: this.chosen.deal, size: 8 });
    listen(deal, "input", () => (this.chosen.deal = deal.value));
    const how = make("small", {}, this.word("play_deal_how"));
    const more = make("details", { class: "ga-setup-more", open: Boolean(this.chosen.deal) }, make("summary", { "data-field": "more" }, this.word("menu")), make("label", { class: "ga-field" }, make("span", {}, this.word("play_deal")), deal, how), make("p", { class: "ga-play-keys" }, this.word("play_keys")));
    return make(
      "div",
      { class: "ga-setup-table" },
      make("fieldset", { class: "ga-setup-seats" }, make("legend", {}, this.word("play_seats")), ...seats),
      ...begins,
      more,
    );
  }

  /** Who begins; nothing to choose where all play at once, or alone. */
  startChoice() {
    const starts = make("select", { "data-field": "starts" });
    this.starts = starts;
    listen(starts, "change", () => (this.chosen.start = Number(starts.value)));
    this.tellNames();
    return make("label", { class: "ga-field" }, make("span", {}, this.word("play_starts")), starts);
  }

  seat(seat) {
    const name = make("input", { type: "text", maxlength: 20, "data-field": `name-${seat}`, value: this.chosen.names[seat], "aria-label": `${this.word("play_name")} ${seat + 1}` });
    listen(name, "input", () => {
      this.chosen.names[seat] = name.value;
      this.tellNames();
    });
    const allowed = this.offered.seats.map(([who]) => who);
    if (!allowed.includes(this.chosen.seats[seat])) this.chosen.seats[seat] = allowed.includes("greedy") ? "greedy" : allowed.at(-1);
    const who = make("select", { "data-field": `seat-${seat}`, "aria-label": `${this.word("play_who")} ${seat + 1}` });
    for (const [value, text] of this.offered.seats) who.append(make("option", { value, selected: value === this.chosen.seats[seat] }, text));
    listen(who, "change", () => (this.chosen.seats[seat] = who.value));
    const sign = make("span", { class: "ga-seat", "data-seat": seat, "aria-hidden": "true" });
    const tell = () => (sign.textContent = (name.value.trim() || "?").slice(0, 1));
    listen(name, "input", tell);
    tell();
    return make("div", { class: "ga-setup-seat" }, sign, name, who);
  }

  /** Who may start is called as the fields say. */
  tellNames() {
    if (!this.starts) return;
    const names = this.chosen.names.slice(0, this.chosen.players).map((name) => name.trim() || "…");
    const options = [[LOT, this.word("play_lot")], ...names.map((name, seat) => [seat, name])];
    this.starts.replaceChildren(...options.map(([value, text]) => make("option", { value, selected: value === this.chosen.start }, text)));
  }

  // --- Rule changes -----------------------------------------------------------------------

  /** What was changed in the rules of the chosen game: field by knob. */
  get fields() {
    this.chosen.rules[this.chosen.game] ??= {};
    return this.chosen.rules[this.chosen.game];
  }

  get knobs() {
    return this.offered.knobs;
  }

  /** Which of several numbers of players is chosen. */
  get place() {
    return this.offered.players.indexOf(this.chosen.players);
  }

  changed() {
    this.tellChanges();
    this.ask({ do: "check", game: this.chosen.game, rules: this.fields });
  }

  tellChanges() {
    const count = Object.keys(this.fields).length;
    const words = this.showsRules ? [this.word("play_to_players")] : [`${this.word("play_rules")}: `, make("b", {}, this.options().changes[count] ?? count)];
    this.changes.replaceChildren(...words);
    this.changes.classList.toggle("ga-has-changes", count > 0);
  }

  // --- Starting ---------------------------------------------------------------------------

  submit(event) {
    event.preventDefault();
    this.ask({ do: "start", chosen: this.chosen });
  }
}
