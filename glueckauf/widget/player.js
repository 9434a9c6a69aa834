// The lesson player: the screens of a lesson one after the other, in one place and in one sight. The picture takes what
// room is left, as large as it fits; what is taught, the goal, the answer and the buttons stand beside it and do not move.

const [LEAST_HEIGHT, MOST_HEIGHT] = [470, 940];
const LANDING = 260; // milliseconds between two stars

class Player extends FittedTable {
  makeStage() {
    return new FittedStage();
  }

  makeInput() {
    return new PlayerInput(this);
  }

  lay() {
    const act = (message) => this.input.act(message);
    this.at = 0; // the step of a script
    this.steps = null; // its parts, step by step
    this.where = ""; // the lesson and screen that are shown
    this.touched = null; // the thing clicked last, and where it was
    this.chimes = new Chimes();
    this.title = make("h3", { class: "ga-lesson-title" });
    this.home = this.opener(make("a", { class: "ga-home", "data-control": "home" }), null);
    this.dots = make("ol", { class: "ga-dots" });
    this.total = make("span", { class: "ga-total", role: "img" });
    this.menu = make("details", { class: "ga-menu" });
    const trail = make("nav", { class: "ga-trail" }, this.dots);
    this.trail = trail;
    const head = make("header", { class: "ga-head" }, this.home, this.title, trail, this.total, this.menu);

    this.taught = make("p", { class: "ga-say" });
    this.goalName = make("span", { class: "ga-goal-name" });
    this.task = make("p", { class: "ga-task" });
    this.pips = make("div", { class: "ga-spent" });
    this.goal = make("div", { class: "ga-goal", tabindex: "-1" }, this.goalName, this.task, this.pips);
    this.reward = make("div", { class: "ga-reward", hidden: true });
    this.bar = make("div", { class: "ga-bar ga-player-tools" });
    this.main = make("div", { class: "ga-onward" });
    this.answer = make("div", { class: "ga-answer-box" }, this.message.node, this.reward);
    this.foot = make("div", { class: "ga-player-foot" }, this.answer, this.actions.node, this.bar, this.main);
    this.lead = make("div", { class: "ga-lead" }, this.taught, this.goal, this.question.node);
    this.bubble = new Bubble(this.stage);
    this.body = make("div", { class: "ga-body" }, this.lead, this.stage.node, this.foot);
    this.end = make("section", { class: "ga-end", tabindex: "-1", hidden: true });
    this.node = make("div", { class: "ga-player" }, head, this.body, this.end);
    this.root.append(this.node);

    [this.heights, this.boxes] = [[LEAST_HEIGHT, MOST_HEIGHT], [this.answer, this.lead]];
    this.watchSize(this.root, this.stage.node);
    listen(this.root, "pointerdown", ({ target }) => this.menu.contains(target) || (this.menu.open = false));
    this.act = act;
  }

  // --- Size -------------------------------------------------------------------------------

  measure() {
    super.measure();
    letScroll(this.end, "-1");
  }

  /** Where the page is narrow, questions are asked at the bottom, and what is taught stands there until something is done. */
  placeWords() {
    const { flows } = this.stage;
    if (flows && this.question.node.parentNode !== this.foot) this.foot.prepend(this.question.node);
    else if (!flows && this.question.node.parentNode !== this.lead) this.lead.append(this.question.node);
    const place = flows && !this.root.classList.contains("ga-begun") ? this.foot : this.lead;
    if (this.taught.parentNode !== place) place.prepend(this.taught);
  }

  begin() {
    if (this.root.classList.contains("ga-begun")) return;
    this.root.classList.add("ga-begun");
    this.placeWords();
  }

  // --- What Python says -------------------------------------------------------------------

  update() {
    const frame = this.model.get("frame") ?? {};
    const lesson = frame.lesson ?? {};
    const where = `${lesson.id} ${lesson.at}`;
    const begins = where !== this.where;
    const had = Boolean(focused(this.root));
    const before = this.lesson;
    this.lesson = lesson;
    if (begins) this.leave();
    this.where = where;
    this.message.rules = lesson.rules;
    super.update();
    this.measure();
    const won = !begins && before && !before.done && lesson.done;
    this.root.classList.toggle("ga-done", Boolean(lesson.done));
    this.showReward(won);
    this.showMain(won && had);
    letScroll(this.answer);
    if (begins && before && had) (lesson.end ? this.end : this.goal).focus({ preventScroll: true });
    if (begins && before) this.root.scrollIntoView({ block: this.stage.flows ? "start" : "nearest" });
  }

  /** Another screen comes: nothing of the last one stays, and nothing travels between them. */
  leave() {
    this.mover.finish();
    this.mover.seen = null;
    this.at = 0;
    this.touched = this.stage.anchor = null;
    [this.stage.names, this.stage.pops] = [[], false];
    this.picks.renew([]);
    this.bubble.hide();
    this.root.classList.remove("ga-begun");
  }

  paint(moves) {
    this.steps = this.lesson.board === "stepper" ? this.script() : null;
    if (!this.steps) return super.paint(moves && this.where !== "");
    this.held = null;
    this.showStep(Math.min(this.at, this.steps.length - 1), false);
  }

  placeTools() {}

  /** A screen shows what it is about: moves elsewhere are not offered, unless they are buttons by nature. */
  reachable(choices) {
    const isHere = (key) => this.stage.find(key) || this.model.get("frame").labels?.[key] !== undefined;
    return choices
      .map((choice) => ({ ...choice, paths: choice.paths.filter((path) => path.every(isHere)) }))
      .filter((choice) => choice.paths.length);
  }

  showSides(frame) {
    const { lesson } = this;
    this.showHead(lesson);
    setAll(this.body, { hidden: Boolean(lesson.end) });
    setAll(this.end, { hidden: !lesson.end });
    if (lesson.end) return this.showEnd(lesson);
    setText(this.taught, lesson.say ?? "");
    const asks = ["number", "rule"].includes(lesson.kind);
    setText(this.goalName, lesson.kind === "act" ? this.word("goal") : (lesson.kind_name ?? ""));
    setText(this.task, lesson.task ?? "");
    setAll(this.goal, { "data-kind": lesson.kind });
    this.showSpent(frame.puzzle);
    this.question.show(asks ? frame.question : null);
    this.showTools(frame);
  }

  // --- Above ------------------------------------------------------------------------------

  showHead(lesson) {
    const { word } = this;
    setText(this.title, lesson.title ?? "");
    setAll(this.home, { href: lesson.home, hidden: lesson.home === null, "aria-label": word("home"), title: word("home") });
    if (!this.home.firstChild) this.home.append(icon("home"));
    const content = JSON.stringify([lesson.screens, lesson.at, word("here")]);
    if (content !== this.dotsShown) {
      this.dotsShown = content;
      const active = focused(this.dots)?.dataset.control;
      this.dots.replaceChildren(...(lesson.screens ?? []).map((screen, n) => make("li", {}, this.dot(screen, n))));
      if (active) this.dots.querySelector(`[data-control="${active}"]`)?.focus({ preventScroll: true });
    }
    setAll(this.trail, { "aria-label": word("screens") });
    this.countStars(lesson);
    this.showMenu();
  }

  dot({ name, stars, most, state, done }, n) {
    const { word } = this;
    const won = most && done ? `, ${word("stars")}: ${stars} / ${most}` : done ? `, ${word("is_done")}` : "";
    const mark = button("", () => this.act({ do: "screen", at: n }), {
      class: "ga-dot",
      "data-control": `screen-${n}`,
      "data-state": done && state !== "here" ? "done" : state,
      "data-full": done && stars === most ? "" : null,
      "aria-current": state === "here" ? "step" : null,
      "aria-label": `${n + 1}. ${name}${won}`,
      title: `${n + 1}. ${name}${won}`,
    });
    mark.append(make("span", { class: "ga-dot-number" }, String(n + 1)));
    if (most) {
      const shown = make("span", { class: "ga-dot-stars", "aria-hidden": "true" });
      for (let star = 0; star < most; star++) shown.append(make("i", { class: star < stars ? "ga-lit" : null }));
      mark.append(shown);
    }
    return mark;
  }

  /** The stars of the lesson; those that were just earned are counted up as they land. */
  countStars({ stars = 0, most = 0 }) {
    const show = (number) => {
      setAll(this.total, { hidden: !most });
      setText(this.total, `★ ${number} / ${most}`);
      setAll(this.total, { "aria-label": `${this.word("lesson_stars")}: ${number} / ${most}` });
    };
    clearInterval(this.counting);
    let shown = this.starsShown ?? stars;
    const sameLesson = this.countedFor === this.lesson.id;
    this.countedFor = this.lesson.id;
    this.starsShown = stars;
    if (!sameLesson || this.mover.calm.matches || shown >= stars) return show(stars);
    this.counting = setInterval(() => {
      show((shown += 1));
      if (shown >= this.starsShown) clearInterval(this.counting);
    }, LANDING);
  }

  showMenu() {
    const { word } = this;
    const content = JSON.stringify([this.options(), word("menu"), this.chimes.wanted]);
    if (content === this.menuShown) return;
    this.menuShown = content;
    const name = word("menu");
    const summary = make("summary", { "aria-label": name, title: name, "data-control": "menu" }, "⋯");
    const sound = make("input", { type: "checkbox", checked: this.chimes.wanted, "data-control": "sound" });
    listen(sound, "change", () => this.chimes.toggle());
    const restart = button(word("restart"), () => {
      this.menu.open = false;
      this.act({ do: "restart" });
    }, { "data-control": "restart" });
    const choose = (language) => this.act({ do: "language", language });
    const list = make(
      "div",
      { class: "ga-menu-list" },
      languageChoice(this.options(), word, choose),
      make("label", { class: "ga-sound" }, sound, make("span", {}, word("sound"))),
      restart,
      make("p", { class: "ga-keys-help" }, make("strong", {}, word("keys")), " ", word("keys_player")),
    );
    this.menu.replaceChildren(summary, list);
  }

  // --- Beside the picture -----------------------------------------------------------------

  showSpent(puzzle) {
    setAll(this.pips, { hidden: !puzzle || this.lesson.kind !== "act" });
    if (!puzzle) return;
    const { used, steps, unit, par } = puzzle;
    const content = JSON.stringify([used, steps, unit, par, this.word("par")]);
    if (content === this.spentShown) return;
    this.spentShown = content;
    const words = { moves: "moves", turns: "turns" };
    const shown = [make("span", {}, `${this.word(words[unit] ?? "steps")} `)];
    if (steps != null && steps <= 14) {
      const pips = make("span", { class: "ga-pips", "aria-hidden": "true" });
      for (let n = 0; n < steps; n++) pips.append(make("i", { class: n < used ? "ga-used" : null }));
      shown.push(pips, make("span", { class: "ga-unseen" }, `${used} / ${steps}`));
    } else shown.push(make("strong", {}, steps == null ? String(used) : `${used} / ${steps}`));
    if (par) shown.push(make("span", { class: "ga-par" }, ` ${this.word("par")} `, make("strong", {}, par)));
    this.pips.replaceChildren(...shown);
  }

  /** Undo, hint, starting over; the solution when it has been offered. */
  showTools(frame) {
    const { word, lesson } = this;
    const tools = this.steps || lesson.done ? [] : (lesson.tools ?? []);
    const isPressed = Boolean(frame.puzzle?.solution);
    const looksOn = isPressed ? ["solution", "back", "forward"] : tools;
    const content = JSON.stringify([looksOn, word("undo")]);
    if (content !== this.toolsShown) {
      this.toolsShown = content;
      const active = focused(this.bar)?.dataset.control;
      const known = { undo: ["↶", "z"], hint: ["✧", "h"], reset: ["⟲", ""], solution: ["", ""] };
      const tool = (name) => {
        if (name === "back" || name === "forward") {
          const does = name === "back" ? "undo" : "redo";
          return button(icon(name), () => this.act({ do: does }), { "data-control": name, class: "ga-step", title: word(`step_${name === "back" ? "back" : "on"}`), "aria-label": word(`step_${name === "back" ? "back" : "on"}`) });
        }
        const [sign, key] = known[name];
        const title = key ? `${word(name)} (${key})` : word(name);
        return button(`${sign} ${word(name)}`.trim(), () => this.act({ do: name }), { "data-control": name, title, "aria-keyshortcuts": key || null });
      };
      this.bar.replaceChildren(...looksOn.map(tool));
      if (active) this.bar.querySelector(`[data-control="${active}"]`)?.focus({ preventScroll: true });
    }
    setAll(this.bar, { hidden: !looksOn.length });
    const still = { undo: !frame.ply, reset: !frame.ply && !frame.plies, back: !frame.ply, forward: frame.ply === frame.plies };
    for (const node of this.bar.children) setAll(node, { "aria-disabled": still[node.dataset.control] ? "true" : null });
    setAll(this.bar.querySelector('[data-control="solution"]') ?? this.bar, { "aria-pressed": isPressed ? "true" : null });
  }

  /** The stars of this answer; `won`: just now, so that they land one by one. */
  showReward(won) {
    const { lesson, word } = this;
    const shows = Boolean(lesson.done && lesson.earned);
    setAll(this.reward, { hidden: !shows });
    const content = JSON.stringify([this.where, shows, lesson.earned, lesson.why, word("again")]);
    if (!shows || content === this.rewardShown) {
      this.rewardShown = shows ? this.rewardShown : "";
      return;
    }
    this.rewardShown = content;
    const stars = make("div", { class: "ga-landing", role: "img", "aria-label": `${word("stars")}: ${lesson.earned} / 3` });
    for (let n = 0; n < 3; n++) {
      const star = draw("svg", { viewBox: "0 0 24 24", class: n < lesson.earned ? "ga-star ga-lit" : "ga-star" }, draw("path", { d: STAR }));
      if (won && n < lesson.earned) star.style.setProperty("animation", `ga-land 0.5s ${(n * LANDING) / 1000}s both`);
      stars.append(star);
    }
    const reasons = (lesson.why ?? []).map((text) => make("p", {}, text));
    if (reasons.length) {
      reasons.push(button(`⟲ ${word("again")}`, () => this.act({ do: "again" }), { "data-control": "again", class: "ga-again" }));
    }
    this.reward.replaceChildren(stars, make("div", { class: "ga-reasons" }, ...reasons));
    if (won) this.chimes.play([523, 659, 784].slice(0, lesson.earned));
  }

  /** The one button that leads on: the next step of a script, or the next screen. */
  showMain(focuses) {
    const { lesson, word } = this;
    if (lesson.end) return;
    const last = this.steps ? this.steps.length - 1 : 0;
    const content = JSON.stringify([this.where, lesson.done, Boolean(this.steps), this.steps && this.at, last, word("continue")]);
    if (content !== this.mainShown) {
      const active = focused(this.main)?.dataset.control;
      this.mainShown = content;
      this.main.replaceChildren(...(this.steps ? this.stepButtons(last) : lesson.done ? [this.onward()] : []));
      const again = active && (this.main.querySelector(`[data-control="${active}"]`) ?? this.main.querySelector(".ga-main"));
      again?.focus({ preventScroll: true });
    }
    setAll(this.main, { hidden: !this.main.children.length });
    if (focuses) this.main.querySelector('[data-control="continue"]')?.focus({ preventScroll: true });
  }

  onward() {
    const go = button(this.word("continue"), () => this.act({ do: "continue" }), { "data-control": "continue", class: "ga-main ga-continue" });
    go.append(" ", icon("forward"));
    go.addEventListener("keydown", (event) => event.repeat && event.preventDefault()); // a key held down does not run on
    return go;
  }

  // --- A script, step by step -------------------------------------------------------------

  script() {
    const frames = this.model.get("frames") ?? [];
    if (frames !== this.frames) {
      this.frames = frames;
      const shown = {};
      this.scriptParts = frames.map((frame) => {
        Object.assign(shown, frame.parts);
        return frame.order.filter((name) => name in shown).map((name) => [name, shown[name]]);
      });
    }
    return this.scriptParts;
  }

  stepButtons(last) {
    const { word } = this;
    const back = button(icon("back"), () => this.step(this.at - 1), {
      class: "ga-step",
      "data-control": "step-back",
      title: word("step_back"),
      "aria-label": word("step_back"),
      "aria-disabled": this.at === 0 ? "true" : null,
    });
    const count = make("span", { class: "ga-count" }, `${this.at + 1} / ${last + 1}`);
    if (this.at === last) return [back, count, this.onward()];
    const on = button(word("step_on"), () => this.step(this.at + 1), { class: "ga-main ga-continue", "data-control": "step-on" });
    on.append(" ", icon("forward"));
    return [back, count, on];
  }

  step(at) {
    if (!this.steps || at < 0 || at >= this.steps.length) return;
    this.showStep(at, Math.abs(at - this.at) === 1);
    const isLast = at === this.steps.length - 1;
    if (isLast && !this.lesson.done) this.act({ do: "seen" });
    this.showMain(false);
  }

  showStep(at, moves) {
    const frame = this.frames[at];
    if (!frame) return;
    this.at = at;
    const held = this.stage.holdFocus();
    if (this.stage.paint(this.steps[at])) this.mover.painted(moves);
    this.stage.mark({ hint: new Set(frame.marks) });
    this.stage.giveFocus(held);
    this.mover.arrows(frame.arrows ?? []);
    this.message.show({ kind: "step", text: frame.caption ?? "" });
  }

  // --- Messages ---------------------------------------------------------------------------

  say(message) {
    if (this.steps && !this.link.silent && !message) return;
    super.say(message);
    if (message?.kind === "bad" && this.touched && !this.link.silent && !this.stage.flows) this.pointOut(message);
    else this.bubble.hide();
  }

  touch(key) {
    const box = this.stage.boxOf(key);
    this.touched = box && { key, box };
    if (box && !this.stage.slots.get("tray")?.contains(this.stage.find(key))) this.stage.anchor = box;
    this.bubble.hide();
    this.begin();
  }

  pointOut(message) {
    const { key, box } = this.touched;
    const short = inShort(message.text);
    const isAll = short === message.text.trim();
    requestAnimationFrame(guarded(this.root, () => this.bubble.show(short, message.kind, this.stage.boxOf(key) ?? box, isAll)));
    this.touched = null;
  }

  mark() {
    if (!this.steps) super.mark();
    else this.actions.show([], [], this.input, false);
  }

  preview(key) {
    if (!this.steps) super.preview(key);
  }

  showPreview(choice, otherwise) {
    super.showPreview(choice, otherwise.replace(/ \([A-Z]+-[A-Z]?[\d.]+\)$/, ""));
  }

  // --- The end ----------------------------------------------------------------------------

  showEnd({ end, screens, stars, most, home }) {
    const { word } = this;
    const content = JSON.stringify([end, screens, word("again")]);
    if (content === this.endShown) return;
    this.endShown = content;
    const rows = screens.map((screen, n) => this.endRow(screen, n));
    const meanings = end.meanings.map((text, n) => make("div", {}, make("dt", {}, starsOf(3 - n, word)), make("dd", {}, text)));
    const links = [];
    if (end.next) {
      const next = make("a", { class: "ga-next-lesson", href: end.next.path, "data-control": "next-lesson" }, make("span", {}, end.next.text), icon("forward"));
      links.push(this.opener(next, end.next.inside ? { do: "lesson" } : null));
    }
    if (end.new) links.push(button(end.new, () => this.act({ do: "new" }), { class: "ga-main ga-new", "data-control": "new" }));
    if (home) links.push(this.opener(make("a", { class: "ga-to-home", href: home, "data-control": "end-home" }, word("home")), null));
    const won = make("div", { class: "ga-won-stars", "aria-hidden": "true" }, make("span", {}, "★"), make("strong", {}, `${end.points ?? stars} / ${end.most ?? most}`));
    this.end.replaceChildren(
      make("div", { class: "ga-end-card" },
        won,
        make("h3", {}, end.title),
        make("p", { class: "ga-end-text" }, end.text),
        make("ol", { class: "ga-end-rows" }, ...rows),
        make("div", { class: "ga-links" }, ...links),
        meanings.length ? make("details", { class: "ga-meanings", open: true }, make("summary", {}, word("stars_mean")), make("dl", {}, ...meanings)) : null,
      ),
    );
  }

  endRow({ name, task, stars, most, done, why, mark }, n) {
    const { word } = this;
    const words = make("div", { class: "ga-end-told" }, make("strong", {}, told(task || name)), ...why.map((text) => make("small", {}, text)));
    const sign = { right: "✓", wrong: "✗" }[mark] ?? (done ? "✓" : "");
    const seen = mark ? word(mark) : done ? word("is_done") : null;
    const shown = most ? starsOf(stars, word) : make("span", { class: "ga-stars", role: "img", "aria-label": seen, "data-mark": mark || null }, sign);
    const missing = most ? stars < most : !done;
    const again = button(done ? `⟲ ${word("again")}` : word("continue"), () => this.act({ do: done ? "again" : "screen", at: n }), {
      "data-control": `again-${n}`,
      "aria-label": `${done ? word("again") : word("continue")}: ${n + 1}. ${name}`,
    });
    return make("li", {}, make("span", { class: "ga-end-number" }, String(n + 1)), words, shown, missing ? again : make("span", {}));
  }

  /** A link that the page around may open in place; otherwise the player shows it itself, or it is a link. */
  opener(link, otherwise) {
    listen(link, "click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isOpened = openNotebook(this.root, link.getAttribute("href"));
      if (isOpened || otherwise) event.preventDefault();
      if (!isOpened && otherwise) this.act(otherwise);
    });
    return link;
  }

  stop() {
    super.stop();
    clearInterval(this.counting);
    this.chimes.stop();
  }
}

/** The first sentences of a text, as many as fit beside a thing. */
function inShort(text) {
  const sentences = text.match(/[^.!?]+[.!?]+["”“»]?\s*/g) ?? [text];
  let short = "";
  for (const sentence of sentences) {
    if (short && short.length + sentence.length > 130) break;
    short += sentence;
  }
  return short.trim();
}

const STAR = "M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z";
