// What stands beside the picture: the message line, choices that the picture does not show, the tools, the typed move.

const KINDS = { info: "i", good: "✓", bad: "!", ask: "?" };

/** The message line. It is read aloud whenever it changes; `preview` is not, for the focused target says it itself. */
class MessageLine {
  constructor(word) {
    this.word = word;
    this.line = make("div", { class: "ga-message", role: "status", "aria-live": "polite", "data-kind": "none" });
    this.answers = make("div", { class: "ga-answers", hidden: true });
    this.preview = make("div", { class: "ga-preview", "aria-hidden": "true" });
    this.node = make("div", { class: "ga-messages" }, this.line, this.answers, this.preview);
    this.refuse = null;
    this.rules = null; // the words of rules by their numbers, where a board gets them
  }

  /** Show a message, or none; a question gets Yes and No. */
  show(message, yes, no) {
    const { text = "", rule, kind = "info", happened } = message ?? {};
    setAll(this.line, { "data-kind": text ? kind : "none" });
    this.line.replaceChildren();
    if (text) {
      this.line.append(make("span", { class: "ga-icon", "aria-hidden": "true" }, KINDS[kind] ?? "i"));
      if (happened) this.line.append(make("span", { class: "ga-unseen" }, `${happened} `));
      this.line.append(make("span", { class: "ga-text" }, ...this.words(message)));
      if (rule) this.line.append(...this.ruleMark(rule));
    }
    const asks = Boolean(text) && kind === "ask";
    this.refuse = asks ? no : null;
    this.answers.replaceChildren(...(asks ? [button(this.word("yes"), yes, { class: "ga-main" }), button(this.word("no"), no)] : []));
    setAll(this.answers, { hidden: !asks });
  }

  /** What is asked stands out from what happened before. */
  words({ text, prompt }) {
    if (!prompt || !text.endsWith(prompt) || text === prompt) return [told(text)];
    const happened = text.slice(0, -prompt.length).trim();
    return [make("span", { class: "ga-happened" }, told(happened)), " ", make("span", { class: "ga-asked" }, told(prompt))];
  }

  /** The rule of a message: its number, or, where its words are known, a sign that shows both. */
  ruleMark(rule) {
    const words = this.rules?.[rule];
    if (!words) return [make("span", { class: "ga-badge" }, rule)];
    const shown = make("span", { class: "ga-rule-words", hidden: true }, words);
    const open = button("i", () => this.toggleRule(open, shown), {
      class: "ga-rule-sign",
      "data-control": "rule",
      "aria-expanded": "false",
      "aria-label": this.word("rule"),
      title: this.word("rule"),
    });
    return [open, shown];
  }

  toggleRule(open, shown) {
    setAll(shown, { hidden: !shown.hidden });
    setAll(open, { "aria-expanded": shown.hidden ? "false" : "true" });
  }

  /** Whether a question waits for its answer. */
  get asks() {
    return this.refuse !== null;
  }
}

/** Buttons for keys that are not in the picture, and for the moves that are left after picking. */
class Actions {
  constructor(word) {
    this.word = word;
    this.node = make("div", { class: "ga-actions", role: "group" });
    this.shown = "";
  }

  /** `keys` are [key, label, picked], `moves` are [move, text]; `cancels`: there is something to take back. */
  show(keys, moves, input, cancels) {
    const content = JSON.stringify([keys, moves, this.word("choose"), this.word("cancel")]);
    if (content === this.shown) return;
    this.shown = content;
    const active = focused(this.node)?.dataset.action;
    const buttons = keys.map(([key, label, picked]) => {
      const pressed = picked ? "true" : null;
      return button(label, () => input.press(key), { "data-action": key, class: "ga-act", "aria-pressed": pressed });
    });
    if (moves.length) {
      buttons.push(make("span", { class: "ga-choose" }, this.word("choose")));
      for (const [move, text] of moves) {
        const name = `move ${move}`;
        buttons.push(button(text, () => input.play(move), { "data-action": name, class: "ga-option", title: move }));
      }
    }
    if (cancels) buttons.push(button(this.word("cancel"), () => input.escape(), { "data-action": "cancel", title: "Escape" }));
    this.node.replaceChildren(...buttons);
    setAll(this.node, { hidden: !buttons.length, "aria-label": this.word("choose") });
    if (active) this.find(active)?.focus({ preventScroll: true });
  }

  find(action) {
    return this.node.querySelector(`[data-action="${CSS.escape(action)}"]`);
  }
}

/** Undo, redo, hint, saving and loading, the language, and the box for a typed move. */
class Tools {
  /** `act` gets {do: …} for every tool used. */
  constructor(word, act) {
    this.word = word;
    this.act = act;
    this.quick = make("div", { class: "ga-bar ga-quick" }); // what is used at every move, beside the message
    this.node = make("div", { class: "ga-tools" });
    this.typed = null; // the text that was sent and not answered yet
    this.built = "";
  }

  /** Show the tools; those that do nothing now stay where they are, so that the focus is not lost. */
  show(options, frame) {
    const content = JSON.stringify([options, frame.save, frame.scores, frame.puzzle?.log, this.word("undo")]);
    if (content !== this.built) this.build(options, frame, content);
    setAll(this.undo, { "aria-disabled": frame.ply > 0 ? null : "true" });
    setAll(this.redo, { "aria-disabled": frame.ply < (frame.plies ?? 0) ? null : "true" });
  }

  build(options, frame, content) {
    this.built = content;
    const active = (focused(this.quick) ?? focused(this.node))?.dataset.control;
    const { word, act } = this;
    const tool = (name, key, icon) =>
      button(`${icon} ${word(name)}`, () => act({ do: name }), {
        "data-control": name,
        title: key ? `${word(name)} (${key})` : word(name),
        "aria-keyshortcuts": key || null,
      });
    this.undo = tool("undo", "z", "↶");
    this.redo = tool("redo", "y", "↷");
    const plays = options.kind !== "question" && !frame.puzzle?.log; // what has been played is only looked at
    this.quick.replaceChildren(...(plays ? [this.undo, this.redo] : []));
    if (plays && options.kind !== "puzzle") this.quick.append(tool("hint", "h", "✧"));
    if (frame.scores) this.quick.append(button(`≡ ${word("sheet")}`, () => act({ do: "score" }), { "data-control": "score", title: `${word("sheet")} (s)`, "aria-keyshortcuts": "s" }));
    const saves = frame.save ?? options.kind === "table";
    const files = saves ? [make("div", { class: "ga-bar" }, tool("save", "", "↓"), ...this.loader())] : [];
    this.node.replaceChildren(...(plays ? [this.typing()] : []), ...files, this.foot(options));
    if (!active) return;
    const again = [this.quick, this.node].map((node) => node.querySelector(`[data-control="${active}"]`)).find(Boolean);
    again?.focus({ preventScroll: true });
  }

  loader() {
    const file = make("input", { type: "file", accept: ".txt,text/plain", hidden: true });
    listen(file, "change", async () => {
      const [chosen] = file.files;
      if (chosen) this.act({ do: "load", name: chosen.name, text: await chosen.text() });
      file.value = ""; // the same file may be chosen again
    });
    const name = this.word("load");
    return [file, button(`↑ ${name}`, () => file.click(), { "data-control": "load", title: name })];
  }

  typing() {
    this.input = make("input", {
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "data-control": "type",
    });
    const label = make("label", {}, make("span", {}, this.word("move")), this.input);
    const form = make("form", { class: "ga-type" }, label, make("button", { type: "submit" }, this.word("play")));
    listen(form, "submit", (event) => {
      event.preventDefault();
      const text = this.input.value.trim();
      if (!text) return;
      this.typed = text;
      this.act({ do: "type", text });
    });
    return form;
  }

  /** The typed move was answered: keep it if it was refused, so that it can be mended. */
  answered(message) {
    if (this.typed !== null && message?.kind !== "bad" && this.input.value.trim() === this.typed) this.input.value = "";
    this.typed = null;
  }

  foot(options) {
    const foot = make("div", { class: "ga-foot" });
    if ((options.languages ?? []).length > 1) {
      foot.append(languageChoice(options, this.word, (language) => this.act({ do: "language", language })));
    }
    const { word } = this;
    const keys = word(options.kind === "question" ? "keys_question" : "keys_table");
    foot.append(make("details", { class: "ga-keys" }, make("summary", {}, word("keys")), make("p", {}, keys)));
    return foot;
  }
}
