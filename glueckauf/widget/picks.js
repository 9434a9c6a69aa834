// The hand: clicks and keys become picks, and picks become moves. What comes while an answer is due waits, and is then
// understood in the position it meets.

const [MISS_BY_MOUSE, MISS_BY_FINGER] = [4, 16]; // pixels

/** The keys clicked so far, and the moves they can still become. */
class Picks {
  constructor() {
    this.choices = [];
    this.picked = [];
    this.lastWords = new Set(); // buttons that must be pressed though nothing else is left
    this.clashes = null; // {said: [{rule, text}], keys: {picked keys, or the last of them: {next key: number}}}
  }

  /** A new position: what was picked counts no more. */
  renew(choices, lastWords = [], clashes = null) {
    this.choices = choices;
    this.picked = [];
    this.lastWords = new Set(lastWords);
    this.clashes = clashes;
  }

  clear() {
    this.picked = [];
  }

  /** The moves that have a path beginning with these keys. */
  candidates(keys = this.picked) {
    return this.choices.filter((choice) => choice.paths.some((path) => startsWith(path, keys)));
  }

  /** The move that these keys mean: by a path of exactly these keys, or because no other is left. */
  meant(keys) {
    const left = this.candidates(keys);
    const exact = left.find((choice) => choice.paths.some((path) => path.length === keys.length && startsWith(path, keys)));
    return exact ?? (left.length === 1 && !this.needsWord(left[0], keys) ? left[0] : null);
  }

  /** Whether this move is made only by pressing a button, which has not been pressed yet. */
  needsWord({ paths }, keys) {
    const onward = paths.filter((path) => startsWith(path, keys));
    return onward.every((path) => path.slice(keys.length).some((key) => this.lastWords.has(key)));
  }

  /** The keys with a click on this one added; those before are forgotten if nothing goes on with it. */
  with(key) {
    const longer = [...this.picked, key];
    return this.candidates(longer).length ? longer : [key];
  }

  /** Whether a click on this key takes back what was picked: it was picked before, and no move picks it twice. */
  takesBack(key) {
    return this.picked.includes(key) && !this.candidates([...this.picked, key]).length;
  }

  /** Why this key does not go with what is picked, if it could be meant to: {rule, text}. */
  clash(key) {
    if (!this.clashes || !this.picked.length || this.takesBack(key) || this.continuations().has(key)) return null;
    const { said, keys } = this.clashes;
    return said[keys[this.picked.join(" ")]?.[key] ?? keys[this.picked.at(-1)]?.[key]] ?? null;
  }

  /** A click on a key: the move to play, if there is one now. */
  press(key) {
    if (this.takesBack(key)) {
      this.clear();
      return null;
    }
    const keys = this.with(key);
    const choice = this.meant(keys);
    this.picked = choice || !this.candidates(keys).length ? [] : keys;
    return choice;
  }

  /** What a click on this key would play; null if more has to be picked. */
  preview(key) {
    return this.takesBack(key) ? null : this.meant(this.with(key));
  }

  /** The keys that begin some move. */
  openings() {
    return new Set(this.choices.flatMap((choice) => choice.paths.map((path) => path[0])));
  }

  /** The keys that go on from what is picked. */
  continuations() {
    if (!this.picked.length) return new Set();
    const paths = this.choices.flatMap((choice) => choice.paths).filter((path) => startsWith(path, this.picked));
    return new Set(paths.map((path) => path[this.picked.length]).filter(Boolean));
  }
}

function startsWith(path, keys) {
  return keys.every((key, n) => path[n] === key);
}

function kindOf(key) {
  return key.split("/")[0];
}

/** What the pointer and the keyboard do at a table. */
class Input {
  constructor(table) {
    this.table = table;
    const { stage, actions, root } = table;
    listen(stage.node, "click", (event) => this.click(event));
    this.clicked = null; // where; a repaint under a pointer that rests is no pointing
    listen(stage.node, "pointermove", (event) => this.point(event));
    listen(stage.node, "pointerleave", () => table.preview(null));
    listen(stage.node, "focusin", (event) => table.preview(stage.keyOf(event.target)));
    listen(stage.node, "focusout", () => table.preview(null));
    listen(actions.node, "pointerover", (event) => table.previewAction(event.target));
    listen(actions.node, "pointerleave", () => table.preview(null));
    listen(actions.node, "focusin", (event) => table.previewAction(event.target));
    listen(root, "keydown", (event) => this.key(event));
  }

  // --- Messages ---------------------------------------------------------------------------

  /** Send this when its turn comes. */
  act(message) {
    const { link, log } = this.table;
    link.soon(() => {
      if (message.do === "load") {
        this.table.loaded = message;
        log.forget();
      }
      link.send(message);
    });
  }

  /** Python says why a move that is not offered any more is refused. */
  play(move) {
    this.act({ do: "play", move });
  }

  /** Choose a key: a move if that is enough, the reason if it is shut, else it is picked. */
  press(key) {
    this.table.link.soon(() => {
      const { picks, frame, stage, link } = this.table;
      const clash = picks.clash(key);
      if (clash) {
        this.table.say({ kind: "bad", ...clash });
        if (kindOf(key) !== kindOf(picks.picked.at(-1))) return; // the tool stays in the hand; another of a kind is a change of mind
      }
      const known = picks.openings().has(key) || picks.continuations().has(key) || picks.picked.includes(key);
      if (!known) {
        if (frame.shut?.includes(key)) this.whyNot(key);
        else if (frame.looks?.includes(key)) link.send({ do: "look", key });
        else if (this.table.options().kind === "table") link.send({ do: "why", key, quietly: true }); // perhaps not now
        return;
      }
      const choice = picks.press(key);
      if (choice) link.send({ do: "play", move: choice.move });
      const held = stage.holdFocus();
      this.table.mark();
      stage.giveFocus(held);
      this.table.preview(this.table.pointed);
    });
  }

  /** Tell why a key cannot be chosen: at once if the frame knows it. */
  whyNot(key) {
    const { frame, picks, link, word } = this.table;
    const choice = picks.preview(key);
    const known = picks.clash(key) ?? frame.why?.[key];
    if (choice) this.table.say({ kind: "good", text: `${word("allowed")} ${choice.say}` });
    else if (known) this.table.say({ kind: "bad", ...known });
    else link.send({ do: "why", key });
  }

  escape() {
    const { message, picks, stage } = this.table;
    if (message.asks) return message.refuse();
    const held = this.table.heldFocus();
    picks.clear();
    this.table.mark();
    this.table.giveFocus(held);
    this.table.preview(stage.keyOf(focused(stage.node)));
  }

  // --- Events -----------------------------------------------------------------------------

  click(event) {
    const { stage } = this.table;
    const key = stage.keyOf(event.target);
    const reach = event.pointerType === "touch" ? MISS_BY_FINGER : MISS_BY_MOUSE;
    this.clicked = { x: event.clientX, y: event.clientY };
    const meant = stage.isPlain(key) ? stage.beside({ x: event.clientX, y: event.clientY }, reach) : null;
    if (meant ?? key) this.press(meant ?? key);
  }

  point(event) {
    const { table, clicked } = this;
    if (clicked && clicked.x === event.clientX && clicked.y === event.clientY) return;
    this.clicked = null;
    const key = table.stage.keyOf(event.target);
    if (key !== table.pointed) table.preview(key);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return this.escape();
    if (isField(event.target)) return;
    const { stage } = this.table;
    const key = stage.keyOf(event.target);
    const tools = this.table.options().kind === "question" ? { h: "hint" } : { z: "undo", y: "redo", h: "hint" };
    if (this.table.frame.scores) tools.s = "score";
    const tool = tools[event.key.toLowerCase()];
    if (event.key.startsWith("Arrow")) this.go(event);
    else if (key && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault(); // the page would scroll
      if (!event.repeat) this.press(key);
    } else if (event.key === "?") {
      const asked = key ?? this.table.pointed;
      if (asked) this.table.link.soon(() => this.whyNot(asked));
    } else if (tool) this.act({ do: tool });
  }

  /** Move the focus to the next target in a direction. */
  go(event) {
    const { stage, actions } = this.table;
    const { target } = event;
    if (target.closest(".ga-entries")) return; // there the arrows scroll
    event.preventDefault();
    const targets = [...stage.targets(), ...actions.node.querySelectorAll("button")].filter((thing) => thing !== target);
    const from = middle(target.getBoundingClientRect());
    const next = nearestTowards(targets, from, event.key);
    if (next) next.focus();
  }
}
