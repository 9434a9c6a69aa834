// The stepper: a script of frames, shown forwards and backwards without asking Python.

const RUN_PAUSE = 1800; // milliseconds between frames while it runs by itself

class Stepper {
  constructor(model, root, word, options, stage = new Stage()) {
    this.model = model;
    this.root = root;
    this.word = word;
    this.options = options;
    this.frames = [];
    this.parts = []; // for every frame all its parts, [name, markup]
    this.at = 0;
    this.running = null;
    this.stage = stage;
    this.mover = new Mover(this.stage);
    this.link = new Link(model, () => 0, () => this.showLink(), (problem) => this.fail(problem));
    this.message = new MessageLine(word);
    this.caption = make("div", { class: "ga-caption", role: "status", "aria-live": "polite" });
    this.controls = make("div", { class: "ga-steps" });
    this.sheet = new StandingSheet();
    this.foot = make("div", { class: "ga-foot" });
    const live = make("div", { class: "ga-live" }, this.caption, this.controls, this.stage.jumps, this.message.node);
    root.append(make("div", { class: "ga-layout" }, make("div", { class: "ga-side" }, live, this.sheet.node, this.foot), this.stage.node));
    listen(root, "keydown", (event) => this.key(event));
  }

  /** New frames, or the same in another language. */
  update() {
    const frames = this.model.get("frames") ?? [];
    const { ack, message } = this.model.get("frame") ?? {};
    this.link.heard(ack);
    if (frames !== this.frames) {
      this.frames = frames;
      const shown = {};
      this.parts = frames.map((frame) => {
        Object.assign(shown, frame.parts);
        return frame.order.filter((name) => name in shown).map((name) => [name, shown[name]]);
      });
    }
    this.build();
    this.show(Math.min(this.at, Math.max(this.frames.length - 1, 0)), false);
    if (message) this.message.show(message);
  }

  build() {
    const { word } = this;
    const active = focused(this.root)?.dataset.control;
    const step = (name, act) =>
      button(icon(name), act, { "data-control": name, title: word(name), "aria-label": word(name), class: "ga-step" });
    const last = this.frames.length - 1;
    this.buttons = {
      first: step("first", () => this.go(0)),
      back: step("back", () => this.go(this.at - 1)),
      run: button(word("run"), () => (this.running ? this.pause() : this.run()), { "data-control": "run" }),
      forward: step("forward", () => this.go(this.at + 1)),
      last: step("last", () => this.go(last)),
    };
    this.slider = make("input", { type: "range", min: 0, max: Math.max(last, 0), step: 1, "data-control": "slider" });
    this.slider.setAttribute("aria-label", word("step"));
    listen(this.slider, "input", () => this.go(Number(this.slider.value)));
    this.count = make("span", { class: "ga-count" });
    const { first, back, run, forward, last: end } = this.buttons;
    const bar = make("div", { class: "ga-bar" }, first, back, forward, end, run, this.count);
    this.controls.replaceChildren(bar, this.slider);
    this.foot.replaceChildren(make("small", {}, word("keys_stepper")));
    if ((this.options().languages ?? []).length > 1) {
      const choose = (language) => this.link.soon(() => this.link.send({ do: "language", language }));
      this.foot.prepend(languageChoice(this.options(), word, choose));
    }
    if (active) this.root.querySelector(`[data-control="${active}"]`)?.focus({ preventScroll: true });
  }

  /** Show a frame because somebody asked for it. */
  go(at) {
    this.pause();
    this.show(at, Math.abs(at - this.at) === 1);
  }

  show(at, moves) {
    const frame = this.frames[at];
    if (!frame) return;
    const held = this.stage.holdFocus();
    if (this.stage.paint(this.parts[at])) this.mover.painted(moves, at > this.at ? frame.ways : []);
    this.stage.mark({ hint: new Set(frame.marks) });
    this.stage.giveFocus(held);
    this.mover.arrows(frame.arrows ?? []);
    this.at = at;
    const last = this.frames.length - 1;
    this.caption.replaceChildren(told(frame.caption ?? ""));
    this.sheet.show(frame.sheet);
    setText(this.count, `${at + 1} / ${last + 1}`);
    this.slider.value = String(at);
    setAll(this.slider, { "aria-valuetext": `${this.word("step")} ${at + 1} / ${last + 1}` });
    for (const name of ["first", "back"]) setAll(this.buttons[name], { "aria-disabled": at === 0 ? "true" : null });
    for (const name of ["forward", "last"]) setAll(this.buttons[name], { "aria-disabled": at === last ? "true" : null });
  }

  run() {
    if (this.at === this.frames.length - 1) this.show(0, false);
    else this.show(this.at + 1, true);
    const next = () => (this.at < this.frames.length - 1 ? this.show(this.at + 1, true) : this.pause());
    this.running = setInterval(guarded(this.root, next), RUN_PAUSE);
    setText(this.buttons.run, this.word("pause"));
  }

  pause() {
    clearInterval(this.running);
    this.running = null;
    setText(this.buttons.run, this.word("run"));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (event.key === " " && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault(); // the page would scroll
      return this.running ? this.pause() : this.run();
    }
    const last = this.frames.length - 1;
    const at = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: last }[event.key];
    if (at === undefined) return;
    event.preventDefault();
    this.go(at);
  }

  /** Only the choice of a language asks Python, so only that can stay without an answer. */
  showLink() {
    this.message.show(this.link.silent ? { kind: "bad", text: this.word("silent") } : null);
  }

  fail(problem) {
    console.error(problem);
    this.message.show({ kind: "bad", text: `${this.word("broken")} ${problem?.message ?? problem}` });
  }

  told() {}

  stop() {
    this.pause();
    this.link.stop();
    this.sheet.stop();
    this.mover.stop();
  }
}
