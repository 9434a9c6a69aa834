// Playing with others: who thinks, what bots did turn by turn, which moves a hint has found, whom the screen is passed to.

const [SHORTEST_SCENE, LONGEST_SCENE, OWN_SCENE, STEP_SCENE] = [1400, 3200, 700, 350]; // milliseconds
const BY_LETTER = 14; // milliseconds that each letter of what is told adds
const UNASKED = { choices: [], labels: {}, shut: [], why: {}, looks: [], hint: [] }; // nothing can be chosen in a scene

/** The model as the table shows it now: the newest frame, or a scene on the way to it. */
class Staged {
  constructor(model) {
    this.model = model;
    this.shown = null; // { frame, parts }
  }

  get(name) {
    return name === "frame" && this.shown ? this.shown.frame : this.model.get(name);
  }

  send(message) {
    this.model.send(message);
  }
}

/** Turns shown one after the other. Each waits until the one before it has been read, unless somebody is in a hurry. */
class Watching {
  /** `show` is told which scene to show: { frame, parts, isLeap }. */
  constructor(show) {
    this.show = show;
    this.queue = [];
    this.newest = null; // the parts of the frame that came last
    this.timer = null;
    this.free = 0; // when the scene that is shown has been read
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
  }

  get isBusy() {
    return this.queue.length > 0;
  }

  /** A new frame, and the parts of its picture; scenes bring what changed since the frame before. What answers somebody is
   * shown at once. */
  arrive(frame, parts, isAnswer) {
    const isLeap = this.newest === null || this.calm.matches || document.hidden;
    if (isLeap || isAnswer) this.stop();
    const scenes = isLeap ? [] : (frame.scenes ?? []);
    let seen = this.newest;
    this.newest = parts;
    scenes.slice(0, -1).forEach((scene, n) => {
      seen = new Map([...seen, ...Object.entries(scene.parts)]);
      this.queue.push({ frame: sceneOf(frame, scene, n === 0), parts: seen, time: timeOf(scene) });
    });
    const last = scenes.at(-1);
    const own = scenes.length > 1 ? { ...frame, ack: "", ways: last.ways } : frame; // the first scene has answered already
    this.queue.push({ frame: own, parts, time: last ? timeOf(last) : 0 });
    if (this.timer === null) this.wait();
  }

  wait() {
    const left = this.free - performance.now();
    if (left <= 0) return this.next();
    this.timer = setTimeout(() => this.next(), left);
  }

  next() {
    clearTimeout(this.timer);
    this.timer = null;
    const scene = this.queue.shift();
    if (!scene) return;
    this.free = performance.now() + scene.time;
    if (this.queue.length) this.wait();
    this.show(scene);
  }

  /** Show at once how it ended. */
  skip() {
    const last = this.queue.pop();
    this.stop();
    if (last) this.show({ ...last, isLeap: true });
  }

  stop() {
    clearTimeout(this.timer);
    [this.timer, this.queue, this.free] = [null, [], 0];
  }
}

/** A frame as it would have been after one of its scenes. */
function sceneOf(frame, scene, isFirst) {
  const { sheet, pile, reason, scenes, candidates, ...rest } = frame;
  return {
    ...rest,
    ...UNASKED,
    ack: isFirst ? frame.ack : "",
    ply: scene.ply,
    plies: scene.ply,
    parts: scene.names,
    message: { kind: "info", text: scene.text },
    log: (frame.log ?? []).filter((entry) => entry.ply <= scene.ply),
    turns: (frame.turns ?? []).filter((turn) => turn.first < scene.ply),
    active: scene.seat,
    ways: scene.ways,
    foresight: {},
  };
}

/** How long a scene is looked at: the own turn is known, and one that goes on is told when it is over. */
function timeOf({ own, done, text }) {
  if (own || !done) return own ? OWN_SCENE : STEP_SCENE;
  return Math.min(Math.max(SHORTEST_SCENE, 900 + BY_LETTER * text.length), LONGEST_SCENE);
}

/** A calm line: who thinks and how far it is, with a button that ends it; or that turns can be skipped. */
class ThinkingLine {
  constructor(word, act, skip) {
    this.word = word;
    this.text = make("span", { class: "ga-thinking-text" });
    this.bar = make("progress", { max: "1", value: "0" });
    this.now = button("", () => act({ do: "now" }), { "data-control": "now" });
    this.skip = button("", skip, { "data-control": "skip", hidden: true });
    this.line = make("div", { class: "ga-thinking-line", hidden: true }, this.text, this.now, this.bar);
    this.node = make("div", { class: "ga-thinking" }, this.line, this.skip);
  }

  /** `said` is what the message line says: what it has read aloud is not read a second time. */
  show(thinking, isWatched, said) {
    const { text = "", share = 0, seat = null } = thinking ?? {};
    setAll(this.text, { role: said?.includes(text) ? null : "status" });
    setText(this.text, text);
    setText(this.now, this.word(seat === null ? "show_now" : "move_now"));
    setAll(this.bar, { value: String(share), "aria-label": this.word("progress") });
    setAll(this.line, { hidden: !text });
    setText(this.skip, `» ${this.word("skip")}`);
    setAll(this.skip, { hidden: !isWatched });
  }
}

/** The moves that a hint has found; a click shows one on the board. */
class Candidates {
  constructor(word, point) {
    this.word = word;
    this.point = point;
    this.title = make("h3");
    this.list = make("ol");
    this.node = make("section", { class: "ga-candidates", hidden: true }, this.title, this.list);
    this.shown = "";
  }

  /** True if there is something new to see. */
  show(rows = [], hint = []) {
    setAll(this.node, { hidden: !rows.length, "aria-label": this.word("candidates") });
    setText(this.title, this.word("candidates"));
    const content = JSON.stringify(rows);
    if (content === this.shown) return false;
    this.shown = content;
    this.list.replaceChildren(...rows.map((row) => make("li", {}, this.row(row, String(row.keys) === String(hint)))));
    return rows.length > 0;
  }

  row({ say, gain, reason, keys, move }, isShown) {
    const words = make("span", { class: "ga-candidate-move" }, told(say));
    const why = reason ? make("span", { class: "ga-candidate-why" }, told(reason)) : null;
    const made = button("", () => this.choose(made, keys), { class: "ga-candidate", "data-candidate": move, "aria-pressed": String(isShown) });
    made.append(words, make("span", { class: "ga-candidate-gain" }, gain), ...(why ? [why] : []));
    return made;
  }

  choose(chosen, keys) {
    for (const each of this.list.querySelectorAll("button")) setAll(each, { "aria-pressed": String(each === chosen) });
    this.point(keys);
  }
}

/** Over a covered table: whom the screen is to be passed to. */
class Passing {
  constructor(act) {
    this.title = make("h2");
    this.about = make("p");
    this.here = button("", () => act({ do: "pass" }), { class: "ga-main", "data-control": "pass" });
    const card = make("div", { class: "ga-passing-card", role: "group" }, this.title, this.about, this.here);
    this.card = card;
    this.node = make("div", { class: "ga-passing", hidden: true }, card);
  }

  show(passing, root) {
    const wasHidden = this.node.hidden;
    setAll(this.node, { hidden: !passing });
    if (!passing) return;
    setText(this.title, passing.text);
    setText(this.about, passing.about);
    setText(this.here, passing.button);
    setAll(this.card, { "aria-label": passing.text });
    if (wasHidden && (focused(root) || document.activeElement === document.body)) this.here.focus({ preventScroll: true });
  }
}
