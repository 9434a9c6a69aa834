// Runs of the design lab on its page: the one that is looked at, and cards of all that were kept.

const QUIET = 6000; // milliseconds between two sentences about a run that goes on: screen readers read each of them

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
