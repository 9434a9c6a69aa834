// The board of a puzzle, in one sight: the task, the answer to what was tried, and the buttons stand beside the picture,
// which takes the room that is left. Moves to type and the list of moves are below.

const [LEAST_PUZZLE, MOST_PUZZLE] = [500, 940];
const FEW = 2; // parts that stand wherever they are largest; more of them are a table

/** A pit alone, or with the cards to choose from; or a whole table, which stands as in a game. */
class PuzzleStage extends TableStage {
  constructor(word) {
    super(word);
    this.isWide = true;
  }

  get isTable() {
    return !this.flows && this.names.filter((name) => name !== "tray").length > FEW;
  }

  arrange(names) {
    const stage = names.filter((name) => name !== "tray").length > FEW ? TableStage : FittedStage;
    stage.prototype.arrange.call(this, names);
  }

  fit() {
    if (this.isTable) return super.fit();
    this.folded.clear();
    for (const name of this.slots.keys()) this.showFold(name);
    FittedStage.prototype.fit.call(this);
  }

  /** Only a table has something to fold. */
  foldOf(name) {
    return this.isTable ? super.foldOf(name) : 0;
  }
}

class Solving extends FittedTable {
  makeStage() {
    return new PuzzleStage(this.word);
  }

  makeInput() {
    return new SolvingInput(this);
  }

  lay() {
    const act = (message) => this.input.act(message);
    this.where = null; // the puzzle that is shown
    this.explained = false; // the board explains why it works
    this.touched = null; // the thing clicked last, and where it was
    this.card = new ExplainedCard(this.word, act);
    this.title = make("h3", { class: "ga-lesson-title" });
    this.note = make("p", { class: "ga-note" });
    const head = make("div", { class: "ga-head" }, this.title, this.note);
    const { puzzle } = this;
    setAll(puzzle.node, { tabindex: "-1" });
    this.lead = make("div", { class: "ga-lead" }, puzzle.node, this.question.node, this.card.node, puzzle.result);
    this.answer = make("div", { class: "ga-answer-box" }, this.message.node, puzzle.slip);
    this.foot = make("div", { class: "ga-player-foot" }, this.answer, this.actions.node, puzzle.first, this.card.onward, puzzle.second);
    this.bubble = new Bubble(this.stage);
    this.body = make("div", { class: "ga-body" }, this.lead, this.stage.node, this.foot);
    this.more = make("div", { class: "ga-more" }, this.tools.node, this.log.node);
    this.root.append(make("div", { class: "ga-player" }, head, this.body), this.more);

    [this.heights, this.boxes] = [[LEAST_PUZZLE, MOST_PUZZLE], [this.lead, this.answer]];
    this.watchSize(this.root, this.stage.node);
  }

  placeTools() {}

  // --- What Python says -------------------------------------------------------------------

  update() {
    const frame = this.model.get("frame") ?? {};
    const puzzle = frame.puzzle ?? {};
    const [before, had] = [this.frame.puzzle, Boolean(focused(this.root))];
    const isOther = this.where !== null && puzzle.id !== this.where;
    if (isOther) this.leave();
    this.where = puzzle.id;
    super.update();
    this.measure();
    if (isOther) {
      this.root.scrollIntoView({ block: this.stage.flows ? "start" : "nearest" });
      if (had) puzzle.task && this.puzzle.node.focus({ preventScroll: true });
    } else if (had && before && !before.explained && puzzle.explained && !puzzle.solution) {
      this.card.onward.querySelector("button")?.focus({ preventScroll: true });
    }
  }

  /** Another puzzle comes: nothing of the last one stays, and nothing travels between them. */
  leave() {
    this.mover.finish();
    this.mover.seen = null;
    this.touched = this.stage.anchor = null;
    [this.stage.names, this.stage.pops] = [[], false];
    this.picks.renew([]);
    this.log.forget();
    this.bubble.hide();
  }

  showSides(frame, answered) {
    super.showSides(frame, answered);
    const { puzzle = {}, message } = frame;
    setText(this.title, puzzle.title ?? "");
    setText(this.note, puzzle.note ?? "");
    setAll(this.note, { hidden: !puzzle.note });
    this.puzzle.show(puzzle, frame, message?.text);
    this.card.show(puzzle.explained);
    const explains = !this.card.node.hidden;
    if (this.root.classList.toggle("ga-explains", explains) && !this.explained) this.lead.scrollTop = 0;
    this.explained = explains;
  }

  // --- Messages ---------------------------------------------------------------------------

  say(message) {
    super.say(message);
    const { stars } = this.link.silent ? {} : (message ?? {});
    this.message.line.classList.toggle("ga-verdict", stars != null);
    if (stars != null) this.message.line.firstChild.replaceWith(starsLanding(stars, this.word));
    if (message?.kind === "bad" && this.touched && !this.link.silent && !this.stage.flows) this.pointOut(message);
    else this.bubble.hide();
    letScroll(this.answer);
  }

  touch(key) {
    const box = this.stage.boxOf(key);
    this.touched = box && { key, box };
    if (box && !this.stage.slots.get("tray")?.contains(this.stage.find(key))) this.stage.anchor = box;
    this.bubble.hide();
  }

  pointOut(message) {
    const { key, box } = this.touched;
    requestAnimationFrame(guarded(this.root, () => this.bubble.show(inShort(message.text), message.kind, this.stage.boxOf(key) ?? box)));
    this.touched = null;
  }
}

class SolvingInput extends Input {
  press(key) {
    this.table.touch(key);
    super.press(key);
  }

  escape() {
    this.table.bubble.hide();
    super.escape();
  }
}

/** The stars of an answer, as large as a verdict deserves; how many, the sentence beside them says. */
function starsLanding(stars, word) {
  const node = make("span", { class: "ga-stars ga-landing", role: "img", "aria-label": `${word("stars")}: ${stars} / 3` });
  for (let n = 0; n < 3; n++) {
    const star = draw("svg", { viewBox: "0 0 24 24", class: n < stars ? "ga-star ga-lit" : "ga-star" }, draw("path", { d: STAR }));
    if (n < stars) star.style.setProperty("animation", `ga-land 0.5s ${(n * LANDING) / 1000}s both`);
    node.append(star);
  }
  return node;
}
