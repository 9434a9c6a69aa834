// The table: a position that is played on. It holds no rules; everything it offers comes from the frame.

const MOST_OPTIONS = 12; // moves left to choose from that are worth a button each

class Table {
  constructor(model, root, word, options) {
    this.model = model;
    this.root = root;
    this.word = word;
    this.options = options;
    this.frame = {};
    this.language = null;
    this.loaded = null; // the record sent last, which Python may ask back about
    this.stage = this.makeStage();
    this.mover = new Mover(this.stage);
    this.foresight = new Foresight(this.stage);
    this.picks = new Picks();
    this.link = new Link(model, () => this.frame.ply, () => this.showLink(), (problem) => this.fail(problem));
    this.message = new MessageLine(word);
    this.actions = new Actions(word);
    this.tools = new Tools(word, (message) => this.input.act(message));
    this.puzzle = new PuzzlePanel(word, (message) => this.input.act(message));
    this.question = new QuestionPanel(word, (message) => this.input.act(message));
    this.log = this.makeLog((target) => this.input.act({ do: "goto", target }));
    this.sheets = new ScoreSheets(root, word, (message) => this.input.act(message));
    this.pile = new OpenPile(root, word);
    this.lay();
    this.input = this.makeInput();
    this.pointed = null; // the key under the pointer or in focus
  }

  makeStage() {
    return new Stage();
  }

  makeInput() {
    return new Input(this);
  }

  makeLog(goTo) {
    return new Log(this.word, goTo);
  }

  /** Put everything where it stands. */
  lay() {
    const controls = make("div", { class: "ga-bar ga-controls" }, this.actions.node, this.tools.quick);
    const live = make("div", { class: "ga-live" }, this.message.node, controls, this.stage.jumps);
    this.more = make("div", { class: "ga-more" }, this.puzzle.result, this.tools.node, this.log.node);
    this.side = make("div", { class: "ga-side" }, this.puzzle.node, this.question.node, live, this.more);
    this.left = make("div", { class: "ga-left" }, this.stage.node);
    this.node = make("div", { class: "ga-layout" }, this.side, this.left);
    this.root.append(this.node);
  }

  // --- What Python says -------------------------------------------------------------------

  update() {
    const frame = this.model.get("frame") ?? {};
    const isNew = frame !== this.frame;
    const before = this.frame;
    this.frame = frame;
    const answered = isNew && this.link.heard(frame.ack);
    const otherLine = before.puzzle?.solution !== frame.puzzle?.solution;
    if (otherLine || this.options().language !== this.language) this.log.forget();
    this.language = this.options().language;
    this.paint(frame.ply !== before.ply);
    const choices = this.reachable(frame.choices ?? []);
    if (JSON.stringify(choices) !== JSON.stringify(this.picks.choices) || frame.ply !== before.ply) this.picks.renew(choices, frame.last_words, frame.clashes);
    this.showSides(frame, answered);
    this.mark();
    this.giveFocus(this.held);
    if (isNew) this.say(frame.message);
    if (isNew && "ply" in before) this.open(frame); // not when the board has just come to the page
    this.preview(frame.ply === before.ply ? this.pointed : null); // what was pointed at has been done
    if (answered) this.link.run();
  }

  open(frame) {
    this.sheets.update(frame.sheet);
    this.pile.update(frame.pile);
  }

  /** The choices that are offered here; what the picture does not show has a button. */
  reachable(choices) {
    return choices;
  }

  /** What stands beside the picture. */
  showSides(frame, answered) {
    this.tools.show(this.options(), frame);
    if (answered) this.tools.answered(frame.message);
    this.puzzle.show(frame.puzzle);
    this.question.show(frame.question);
    this.log.merge(frame.log ?? [], frame.turns);
    if (this.log.lacks(frame.plies ?? 0)) this.link.soon(() => this.link.send({ do: "log" }));
    this.log.show(frame.ply ?? 0, frame.plies ?? 0);
  }

  /** Paint the parts that changed, remembering the focus; `moves`: the pieces go where they are now. */
  paint(moves) {
    this.held = this.heldFocus();
    const painted = this.markups();
    const names = (this.frame.parts ?? []).filter((name) => painted.has(name));
    this.stage.own = this.frame.own ?? 0;
    if (this.stage.paint(names.map((name) => [name, painted.get(name)]))) this.mover.painted(moves, this.frame.ways);
    this.placeTools(names);
  }

  /** The parts of the picture by their names. */
  markups() {
    const found = new Map();
    for (const slot of SLOTS) {
      const markup = this.model.get(slot);
      const name = markup && /data-part="([^"]+)"/.exec(markup)?.[1];
      if (name) found.set(name, markup);
    }
    return found;
  }

  placeTools(names) {
    const under = names.length === 1; // there is room under a single picture
    if (under && this.tools.node.parentNode !== this.left) this.left.append(this.tools.node);
    else if (!under && this.tools.node.parentNode !== this.more) this.log.node.before(this.tools.node);
  }

  heldFocus() {
    const { focus } = this.frame;
    if (focus && focused(this.root)) return { key: focus, at: { x: 0, y: 0 } };
    const active = focused(this.actions.node);
    if (active) return { action: active.dataset.action, at: middle(active.getBoundingClientRect()) };
    return this.stage.holdFocus();
  }

  giveFocus(held) {
    if (held?.action && this.actions.find(held.action)) return; // its button is still there
    this.stage.giveFocus(held?.action ? { key: "", at: held.at } : held);
  }

  /** A message beside the frames: all entries of the log. */
  told(content) {
    if (!content?.log) return;
    this.log.forget();
    this.log.merge(content.log, content.turns);
    this.log.asked = this.frame.plies ?? 0;
    this.log.show(this.frame.ply ?? 0, this.frame.plies ?? 0);
  }

  // --- What is shown ----------------------------------------------------------------------

  say(message) {
    if (this.link.silent) message = { kind: "bad", text: this.word("silent") };
    const again = message?.again;
    const back = this.stage.holdFocus();
    const had = focused(this.root);
    const close = (act) => () => {
      this.message.show(null);
      this.stage.giveFocus(back ?? { key: "", at: middle(this.stage.node.getBoundingClientRect()) });
      if (act) this.input.act(act);
    };
    const text = again?.do === "load" ? { ...this.loaded, ...again } : again;
    this.message.show(message, close(text), close(null));
    this.saying = message?.text;
    this.preview(this.pointed ?? null);
    if (this.message.asks && had) this.message.answers.firstChild.focus();
  }

  fail(problem) {
    console.error(problem);
    this.message.show({ kind: "bad", text: `${this.word("broken")} ${problem?.message ?? problem}` });
  }

  showLink() {
    const wasSilent = this.root.classList.contains("ga-silent");
    this.root.classList.toggle("ga-silent", this.link.silent);
    this.root.classList.toggle("ga-waiting", this.link.due > 0);
    if (this.link.silent !== wasSilent) this.say(this.link.silent ? null : this.frame.message);
  }

  /** Mark what can be chosen now, in the picture and beside it. */
  mark() {
    const { frame, picks } = this;
    const [open, next] = [picks.openings(), picks.continuations()];
    const does = new Map();
    for (const key of [...open, ...next]) {
      const choice = picks.preview(key);
      if (choice) does.set(key, choice.say);
    }
    const picked = new Set(picks.picked);
    const marks = { open, next, picked, does, shut: new Set(frame.shut), hint: new Set(frame.hint), look: new Set(frame.looks) };
    this.stage.mark(marks);
    this.root.classList.toggle("ga-picking", picked.size > 0);
    const left = picked.size ? picks.candidates() : [];
    const moves = left.length <= MOST_OPTIONS ? left.map((choice) => [choice.move, choice.say]) : [];
    const offered = picked.size ? [...picked, ...next].filter((key) => !moves.length || !does.has(key)) : [...open];
    const absent = offered.filter((key) => !this.stage.find(key));
    const keys = absent.map((key) => [key, frame.labels?.[key] ?? does.get(key) ?? key, picked.has(key)]);
    this.actions.show(keys, moves, this.input, picked.size > 0);
  }

  /** What a click would do, told and shown by arrows, from the frame alone. */
  preview(key) {
    this.pointed = key;
    const choice = key === null ? null : this.picks.preview(key);
    const reason = key === null || choice ? null : (this.picks.clash(key) ?? this.frame.why?.[key]);
    const known = reason && reason.text !== this.saying ? reason : null; // what the message says need not stand here, too
    const label = key === null ? "" : (this.stage.find(key)?.dataset.label ?? "");
    const seen = this.frame.foresight?.[key] ? label.split(". ")[0] : label; // the picture shows the rest
    this.showPreview(choice, known ? `${known.text} (${known.rule})` : seen);
  }

  previewAction(node) {
    const action = node.closest?.("[data-action]")?.dataset.action;
    if (!action) return;
    const move = action.startsWith("move ") ? action.slice(5) : null;
    const choice = move ? this.frame.choices.find((each) => each.move === move) : this.picks.preview(action);
    this.showPreview(choice, "");
  }

  showPreview(choice, otherwise) {
    setText(this.message.preview, choice?.say ?? otherwise);
    const way = (choice?.paths ?? []).find((path) => path.length === 2); // from one thing to another
    this.mover.arrows(way ? [way] : [], "ga-arrow ga-arrow-ghost");
    const known = this.frame.foresight ?? {};
    const key = [this.pointed, ...this.picks.picked].find((each) => each !== null && each in known);
    this.foresight.show(key === undefined ? null : known[key]);
  }

  stop() {
    this.link.stop();
    this.foresight.stop();
    this.mover.stop();
  }
}
