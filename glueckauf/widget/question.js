// The question: what is asked, choices or a number, and what became of the answers tried. Where the choices are steps, the
// one whose position is on the board is chosen, and choosing one shows its position.

class QuestionPanel {
  constructor(word, act) {
    this.word = word;
    this.act = act;
    this.count = make("p", { class: "ga-count" });
    this.note = make("p", { class: "ga-note" });
    this.fields = make("fieldset", { class: "ga-choices" });
    this.hint = make("p", { class: "ga-hinted" });
    this.submit = make("button", { type: "submit", class: "ga-main", "data-control": "answer" });
    this.hintButton = button("", () => act({ do: "hint" }), { "data-control": "answer-hint", "aria-keyshortcuts": "h" });
    this.stars = make("span", { class: "ga-won" });
    const bar = make("div", { class: "ga-bar" }, this.submit, this.hintButton, this.stars);
    this.node = make("form", { class: "ga-question", novalidate: true, hidden: true }, this.count, this.fields, this.hint, bar, this.note);
    this.inputs = [];
    this.built = "";
    this.question = null;
    listen(this.node, "submit", (event) => this.send(event));
    listen(this.fields, "change", () => (this.question.steps ? this.goTo() : this.keep()));
    listen(this.fields, "keydown", ({ key, target }) => target.type === "radio" && key === "h" && act({ do: "hint" }));
  }

  show(question) {
    setAll(this.node, { hidden: !question });
    if (!question) return;
    const { word } = this;
    this.question = question;
    this.node.classList.toggle("ga-turns", Boolean(question.steps));
    const content = JSON.stringify([question.ask, question.number, question.options?.map(({ value, text }) => [value, text]), word("number")]);
    if (content !== this.built) this.build(content);
    this.mark();
    this.showLine(this.count, question.of ? `${word("question")} ${question.number} / ${question.of}` : "");
    this.showLine(this.hint, question.hint);
    this.showLine(this.note, question.note);
    setText(this.submit, word(question.next ? "next" : "answer"));
    setAll(this.submit, { hidden: Boolean(question.points), "aria-disabled": question.of && question.done && !question.next ? "true" : null });
    setText(this.hintButton, word("hint"));
    setAll(this.hintButton, { hidden: !question.hints_left && !question.hint, "aria-disabled": question.hints_left ? null : "true" });
    this.stars.replaceChildren(...(question.stars == null ? [] : [starsOf(question.stars, word)]));
  }

  showLine(node, text) {
    setText(node, text ?? "");
    setAll(node, { hidden: !text });
  }

  /** A question that was not here before, or the same in other words. */
  build(content) {
    const goesOn = this.built && focused(this.node);
    this.built = content;
    const { ask, options, given, points } = this.question;
    const rows = points ? [] : options ? options.map((option) => this.option(option, given)) : [this.number(given)];
    this.inputs = rows.map((row) => row.querySelector("input"));
    const wide = options?.some(({ text }) => text.length > 12);
    const list = make("div", { class: wide ? "ga-options ga-wide" : "ga-options" }, ...rows);
    this.fields.replaceChildren(make("legend", {}, told(ask)), list);
    if (goesOn) this.inputs[0]?.focus({ preventScroll: true });
  }

  option({ value, text, rule }, given) {
    const input = make("input", { type: "radio", name: "answer", value, checked: value === given });
    const badge = rule ? make("span", { class: "ga-badge" }, rule) : null;
    const mark = make("span", { class: "ga-mark" });
    return make("label", { class: "ga-answer" }, input, make("span", { class: "ga-told" }, badge, badge ? " " : null, text), mark);
  }

  number(given) {
    const input = make("input", { type: "number", step: 1, inputmode: "numeric", autocomplete: "off", value: given });
    return make("label", { class: "ga-number" }, make("span", {}, this.word("number")), input);
  }

  /** Which answers have been found right or wrong; told in words to those who cannot see the signs. */
  mark() {
    const { options, steps, given } = this.question;
    options?.forEach(({ mark, value }, n) => {
      const row = this.inputs[n].closest("label");
      if (steps) {
        this.inputs[n].checked = value === given;
        setAll(row, { "aria-current": value === given ? "step" : null });
      }
      const sign = row.querySelector(".ga-mark");
      setAll(row, { "data-mark": mark || null });
      setAll(sign, { role: mark ? "img" : null, "aria-label": mark ? this.word(mark) : null });
      setText(sign, { right: "✓", wrong: "✗" }[mark] ?? "");
    });
  }

  goTo() {
    this.act({ do: "goto", target: this.inputs.findIndex((input) => input.checked) + 1 });
  }

  /** An answer that counts once stays as it was given. */
  keep() {
    const { of, done, given } = this.question;
    if (of && done) for (const input of this.inputs) input.checked = input.value === given;
  }

  send(event) {
    event.preventDefault();
    if (this.question.next) return this.act({ do: "next" });
    if (this.question.of && this.question.done) return;
    const chosen = this.question.options ? this.inputs.find((input) => input.checked) : this.inputs[0];
    this.act({ do: "answer", value: chosen?.value ?? "" });
  }
}
