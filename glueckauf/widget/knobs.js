// What can be changed in the rules of a game: a field for every knob, which of them are changed, and what is wrong with them.

const MOST_STOPS = 40; // of a slider: with more, a number is quicker typed than found

/**
 * The fields of a page's host, which tells `word`, `knobs` (what there is), `fields` (what is changed, by knob), `place` (which
 * number of players is meant where a knob has a value for each), `problems` and `notes` (sentences by knob), and `slides` (whether
 * small numbers are set by a slider). It is `changed()` after every change.
 */
class KnobPanel {
  constructor(host, id) {
    this.host = host;
    this.id = id; // no two panels of a page share one
    this.node = null;
  }

  /** All knobs, laid anew. */
  build() {
    const { knobs, word } = this.host;
    const isList = (knob) => knob.kind === "words";
    const rows = (some) => make("div", { class: "ga-knobs" }, ...some.map((knob) => this.row(knob)));
    this.says = make("p", { class: "ga-rule-says", id: `${this.id}-says`, role: "note", tabindex: "0" }, word("play_point"));
    const reset = button(word("play_all_published"), () => this.resetAll(), { "data-field": "reset all", class: "ga-slight" });
    const lists = make("h4", {}, word("play_lists"));
    const panel = make("div", { class: "ga-rules", role: "group", "aria-label": word("play_rules"), tabindex: "-1" }, rows(knobs.filter((knob) => !isList(knob))), lists, rows(knobs.filter(isList)));
    this.node = make("div", { class: "ga-setup-rules" }, panel, make("div", { class: "ga-rules-foot" }, this.says, reset));
    this.mark();
    return this.node;
  }

  row(knob) {
    const { word } = this.host;
    const field = this.field(knob);
    const back = button("↺", () => this.reset(knob), { class: "ga-knob-back", "data-field": `reset ${knob.key}`, title: word("play_published"), "aria-label": `${word("play_published")}: ${knob.label}` });
    const isWide = knob.kind === "words" || (knob.kind === "numbers" && knob.value.length > 14);
    const mark = make("span", { class: "ga-unseen", hidden: true }, ` (${word("play_changed")})`);
    const label = make("label", {}, make("span", {}, knob.label, mark), ...field);
    const told = [make("p", { class: "ga-knob-problem", role: "alert", hidden: true }), make("p", { class: "ga-knob-note", role: "status", hidden: true })];
    const row = make("div", { class: `ga-knob${isWide ? " ga-wide-knob" : ""}`, "data-knob": knob.key, "data-kind": knob.kind }, label, back, ...told);
    for (const name of ["pointerover", "focusin"]) listen(row, name, () => setText(this.says, knob.says));
    return row;
  }

  /** The field of a knob, and what stands beside it. */
  field(knob) {
    const value = this.valueOf(knob);
    const about = { "data-field": `knob ${knob.key}`, "aria-describedby": `${this.id}-says` };
    if (knob.kind === "switch") {
      const field = make("input", { type: "checkbox", role: "switch", checked: value === true, ...about });
      listen(field, "change", () => this.change(knob, field.checked));
      return [field];
    }
    if (knob.kind === "number" && this.host.slides && knob.high - knob.low <= MOST_STOPS) return this.slider(knob, value, about);
    let field = null;
    if (knob.kind === "choice") {
      field = make("select", about);
      for (const [one, text] of knob.choices) field.append(make("option", { value: one, selected: one === value }, text));
    } else if (knob.kind === "number") {
      field = make("input", { type: "number", min: knob.low, max: knob.high, step: 1, value, ...about });
    } else if (knob.kind === "numbers") {
      field = make("input", { type: "text", value, ...about });
    } else {
      field = make("textarea", { rows: 2, spellcheck: "false", ...about });
      field.value = value;
    }
    listen(field, "change", () => this.change(knob, field.value));
    listen(field, "keydown", (event) => {
      if (event.key !== "Enter" || field.matches("textarea")) return;
      event.preventDefault(); // it ends the typing, and does not yet start anything
      this.change(knob, field.value);
    });
    return [field];
  }

  slider(knob, value, about) {
    const field = make("input", { type: "range", min: knob.low, max: knob.high, step: 1, value, ...about });
    const shown = make("span", { class: "ga-knob-value", "aria-hidden": "true" }, value); // the slider says it itself
    listen(field, "input", () => (shown.textContent = field.value));
    listen(field, "change", () => this.change(knob, field.value));
    return [make("span", { class: "ga-knob-slider" }, field, shown)];
  }

  /** What a field shows: of a list with a value for each number of players, that of this number. */
  valueOf(knob) {
    const value = this.host.fields[knob.key] ?? knob.value;
    return knob.each ? value[this.host.place] : value;
  }

  change(knob, typed) {
    let value = typed;
    if (knob.each) {
      value = [...(this.host.fields[knob.key] ?? knob.value)];
      value[this.host.place] = typed;
    }
    this.put(knob, value);
  }

  put(knob, value) {
    const { fields } = this.host;
    if (JSON.stringify(value) === JSON.stringify(knob.value)) delete fields[knob.key];
    else fields[knob.key] = value;
    this.mark();
    this.host.changed();
  }

  reset(knob) {
    this.put(knob, knob.value);
    this.rowOf(knob.key).replaceWith(this.row(knob));
    this.mark();
    this.rowOf(knob.key).querySelector("[data-field^=knob]").focus({ preventScroll: true });
  }

  resetAll() {
    for (const key of Object.keys(this.host.fields)) delete this.host.fields[key];
    for (const knob of this.host.knobs) this.rowOf(knob.key).replaceWith(this.row(knob));
    this.mark();
    this.host.changed();
  }

  rowOf(key) {
    return this.node.querySelector(`[data-knob="${CSS.escape(key)}"]`);
  }

  /** Which rules are changed, which of them do not work, and what is to be known about them. */
  mark() {
    const { fields, problems, notes = {} } = this.host;
    for (const row of this.node?.querySelectorAll("[data-knob]") ?? []) {
      const { knob } = row.dataset;
      const isChanged = knob in fields;
      row.classList.toggle("ga-changed", isChanged);
      setAll(row.querySelector(".ga-knob-back"), { hidden: !isChanged });
      setAll(row.querySelector(".ga-unseen"), { hidden: !isChanged });
      for (const [name, text] of [["problem", problems[knob] ?? ""], ["note", notes[knob] ?? ""]]) {
        const told = row.querySelector(`.ga-knob-${name}`);
        if (told.textContent !== text) told.textContent = text;
        setAll(told, { hidden: !text });
      }
      setAll(row.querySelector("[data-field^=knob]"), { "aria-invalid": problems[knob] ? "true" : null });
    }
  }
}
