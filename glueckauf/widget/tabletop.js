// The table of a whole game. Where the page is wide, everything stands in one sight: what is said and what happened beside
// the picture, then the own things, what all share, and the others'. What others have is folded where room is short.

const WIDE = 1000; // pixels of the board from which everything stands in one sight
const [LEAST_TABLE, MOST_TABLE] = [560, 1000];
const [LEAST_ASIDE, LARGEST_ASIDE, LARGEST_MAIN] = [0.66, 0.9, 1.3]; // times the size that parts are drawn in
const LOW = 0.25; // of the height of what all share: own things that are lower stand aside
const UNFOLDED = 0.72; // what others have is folded where it would have to be smaller

/** Own things first, then what all share; clocks and others' things stand aside. */
class TableStage extends FittedStage {
  constructor(word) {
    super();
    this.word = word;
    this.isWide = false;
    this.active = null; // the seat that is to move
    this.folded = new Set();
    this.chosen = null; // whose things were unfolded by hand; "": nobody's
  }

  paint(parts) {
    const changed = super.paint(parts);
    for (const [name] of parts) this.addFold(name);
    return changed;
  }

  // --- What is folded ---------------------------------------------------------------------

  isOwn(name) {
    return /\d$/.test(name) && name.endsWith(String(this.own));
  }

  /** How much of a part is always seen; 0: it is never folded. */
  foldOf(name) {
    return this.isOwn(name) ? 0 : Number(this.slots.get(name).firstElementChild?.dataset.fold ?? 0);
  }

  addFold(name) {
    const slot = this.slots.get(name);
    if (!this.foldOf(name) || slot.querySelector(".ga-fold")) return;
    const fold = button("", () => this.toggle(name), { class: "ga-fold", "data-control": `fold-${name}` });
    slot.append(fold);
  }

  toggle(name) {
    this.chosen = this.folded.has(name) ? name : "";
    this.arrange(this.names);
    this.slots.get(name).querySelector(".ga-fold")?.focus({ preventScroll: true });
  }

  /** Which parts are folded, where so much height is free for all of these; one may be opened by hand. */
  foldAll(names, free) {
    const able = names.filter((name) => this.foldOf(name));
    const fits = names.reduce((sum, name) => sum + this.sizeOf(name).height, 0) <= free;
    const mover = able.find((name) => this.active !== null && name.endsWith(String(this.active)));
    const opened = this.chosen ?? mover ?? (fits ? null : "");
    this.folded = new Set(fits && this.chosen === null ? [] : able.filter((name) => name !== opened));
    for (const name of this.slots.keys()) this.showFold(name);
  }

  showFold(name) {
    const slot = this.slots.get(name);
    const isFolded = this.folded.has(name);
    slot.classList.toggle("ga-folded", isFolded);
    slot.style.setProperty("--ga-ratio", isFolded ? `360 / ${this.foldOf(name)}` : "auto");
    const fold = slot.querySelector(".ga-fold");
    if (!fold) return;
    const about = slot.firstElementChild.getAttribute("aria-label");
    const words = `${this.word(isFolded ? "unfold" : "fold")}: ${about}`;
    setText(fold, isFolded ? "▾" : "▴");
    setAll(fold, { "aria-expanded": String(!isFolded), "aria-label": words, title: words, hidden: !this.foldOf(name) });
  }

  // --- Where parts stand ------------------------------------------------------------------

  /** Three lists: the own parts, the first of those that all share, and what stands aside. Own things that are low beside
   * what all share deserve no column of their own: they stand aside, first. */
  inColumns(names) {
    const laid = names.filter((name) => name !== "tray");
    const own = laid.filter((name) => this.isOwn(name));
    const [main, ...more] = laid.filter((name) => !/\d$/.test(name));
    const others = laid.filter((name) => /\d$/.test(name) && !this.isOwn(name));
    const after = (name) => (Number(name.match(/\d$/)[0]) - this.own + 12) % 12; // those who move next come first
    others.sort((one, other) => after(one) - after(other));
    const high = (list) => list.reduce((sum, name) => sum + this.sizeOf(name).height, 0);
    if (this.isWide && main && more.length && high(own) < LOW * high([main])) return [[], [main], [...own, ...more, ...others]];
    return [own, main ? [main] : [], [...more, ...others]];
  }

  arrange(names) {
    const isLast = names.at(-1) === "tray" && names.length > 1; // the game wants it under the own things, always
    if (!names.includes("tray") || isLast) this.pops = false;
    else if (this.names.length && !this.names.includes("tray")) this.pops = this.anchor !== null;
    this.names = names;
    const [own, main, aside] = this.inColumns(names);
    const tray = names.filter((name) => name === "tray");
    const inOne = this.led(isLast ? [...own, ...tray, ...main, ...aside] : [...tray, ...own, ...main, ...aside]);
    const others = aside.filter((name) => /\d$/.test(name));
    const more = aside.filter((name) => !others.includes(name));
    const first = own.length ? own : main;
    const left = [...(isLast ? [...first, ...tray] : [...tray, ...first]), ...others];
    const right = [...(own.length ? main : []), ...more];
    inOne.forEach((name, place) => this.slots.get(name).style.setProperty("--ga-place", place));
    const lists = this.isWide ? [inOne, []] : [left, right];
    lists.forEach((list, n) => {
      list.forEach((name, place) => {
        const [slot, there] = [this.slots.get(name), this.columns[n].children[place] ?? null];
        if (there !== slot) this.columns[n].insertBefore(slot, there);
      });
      setAll(this.columns[n], { hidden: !list.length });
    });
    setAll(this.node.closest("div.ga-board"), { "data-parts": names.length });
    this.showJumps(inOne);
    this.fit();
  }

  fit() {
    const { clientWidth: width, clientHeight: height } = this.node;
    if (!width || !this.names.length) return;
    if (!this.isWide) return this.flow();
    const [own, main, aside] = this.inColumns(this.names);
    const docked = this.names.includes("tray") && !this.floats("tray") ? ["tray"] : [];
    const lists = [[...own, ...docked], main, aside];
    if (!own.length && main.length) [lists[0], lists[1]] = [[...docked, ...main], []];
    this.foldAll(aside, (height - GAP * aside.length) / UNFOLDED);
    const scales = this.scalesOf(lists, width, height);
    const wide = lists.reduce((sum, list, n) => sum + (list.length ? WIDTH * scales[n] + GAP : 0), -GAP);
    let left = Math.max(0, (width - wide) / 2);
    lists.forEach((list, n) => {
      let top = 0;
      for (const name of list) {
        const high = this.heightOf(name) * scales[n];
        this.put(name, { x: left, y: top, width: this.sizeOf(name).width * scales[n], height: high });
        top += high + GAP;
      }
      if (list.length) left += WIDTH * scales[n] + GAP;
    });
    this.node.dataset.scale = scales[0].toFixed(2);
    for (const name of this.names) this.slots.get(name).classList.toggle("ga-floating", this.floats(name));
    if (this.floats("tray")) this.float("tray", scales[0]);
  }

  /** How large each column is: what is played with as large as it fits, what stands aside so that it can be read. */
  scalesOf(lists, width, height) {
    const tall = (list) => height / Math.max(1, list.reduce((sum, name) => sum + this.heightOf(name) + GAP, -GAP));
    const columns = lists.filter((list) => list.length).length;
    const free = width - GAP * (columns - 1);
    const [, , aside] = lists;
    const mains = lists.slice(0, 2).filter((list) => list.length);
    const beside = Math.min(LARGEST_ASIDE, free / WIDTH - mains.length); // what is left where the others are as drawn
    const least = aside.length ? Math.min(tall(aside), Math.max(LEAST_ASIDE, beside)) : 0;
    const most = Math.min(LARGEST_MAIN, (free - WIDTH * least) / (WIDTH * Math.max(1, mains.length)));
    const scales = lists.map((list) => Math.min(most, tall(list)));
    const used = mains.reduce((sum, list) => sum + scales[lists.indexOf(list)], 0);
    scales[2] = Math.min(tall(aside), LARGEST_MAIN, mains.length ? Math.max(least, free / WIDTH - used) : free / WIDTH);
    return scales;
  }

  heightOf(name) {
    return this.folded.has(name) ? this.foldOf(name) : this.sizeOf(name).height;
  }

  /** In the flow of the page: places and sizes come from the style sheet. */
  flow() {
    const [, , aside] = this.inColumns(this.names);
    this.foldAll(aside, 0);
    for (const slot of this.slots.values()) {
      [slot.style.left, slot.style.top, slot.style.width, slot.style.height] = ["", "", "", ""];
      slot.classList.remove("ga-floating");
    }
    this.node.dataset.scale = "1.00";
  }
}

class Tabletop extends FittedTable {
  constructor(model, root, word, options) {
    super(new Staged(model), root, word, options);
    this.arrived = null; // the newest frame
    this.watching = new Watching((scene) => this.stageScene(scene));
    for (const name of ["pointerdown", "keydown"]) this.root.addEventListener(name, (event) => this.hurry(event), true);
  }

  makeStage() {
    return new TableStage(this.word);
  }

  makeInput() {
    return new TableInput(this);
  }

  makeLog(goTo) {
    const ask = (message) => this.link.soon(() => this.link.send(message));
    return new TurnLog(this.word, goTo, () => ask({ do: "log" }), (first) => ask({ do: "reason", first }));
  }

  lay() {
    super.lay();
    const act = (message) => this.input.act(message);
    this.thinking = new ThinkingLine(this.word, act, () => this.watching.skip());
    this.candidates = new Candidates(this.word, (keys) => this.pointOut(keys));
    this.passing = new Passing(act);
    this.side.querySelector(".ga-live").append(this.thinking.node);
    this.log.node.before(this.candidates.node);
    this.left.append(this.passing.node);
    this.more.append(this.tools.node);
    this.watchSize(this.root);
  }

  placeTools() {}

  measure() {
    const width = this.root.clientWidth;
    if (!width) return;
    this.watchScroller();
    const isWide = width >= WIDE;
    this.root.classList.toggle("ga-wide", isWide);
    this.root.style.setProperty("--ga-height", `${heightInSight(this.root, this.scroller, LEAST_TABLE, MOST_TABLE)}px`);
    const live = this.side.querySelector(".ga-live").offsetHeight; // it covers what the page scrolls to
    this.root.style.setProperty("--ga-live", `${isWide ? 0 : live}px`);
    const { stage } = this;
    if (isWide !== stage.isWide) {
      stage.isWide = isWide;
      if (stage.names.length) stage.arrange(stage.names);
    } else stage.fit();
    this.letScroll();
  }

  /** A frame may bring scenes: it waits its turn. Anything else that changed is shown at once. */
  update() {
    const frame = this.model.model.get("frame") ?? {};
    if (frame === this.arrived && this.model.shown) return this.stageScene({ ...this.model.shown, isLeap: true });
    this.arrived = frame;
    this.watching.arrive(frame, this.markupsNow(), this.link.awaits(frame.ack));
    this.think();
  }

  /** Show a scene, or, at last, the position. */
  stageScene(scene) {
    const before = this.frame;
    this.model.shown = scene;
    this.isLeap = Boolean(scene.isLeap);
    this.stage.active = scene.frame?.active ?? null;
    super.update();
    const isNew = this.candidates.show(scene.frame?.candidates, scene.frame?.hint);
    this.passing.show(scene.frame?.passing, this.root);
    this.stage.node.inert = Boolean(scene.frame?.passing);
    if (scene.frame?.reason && scene.frame !== before) this.log.explain(scene.frame.reason);
    this.measure();
    if (before.ply !== undefined && before.ply !== this.frame.ply) this.bringIntoSight();
    else if (isNew && !this.stage.isWide) this.candidates.node.scrollIntoView({ block: "start" });
    this.think();
  }

  markupsNow() {
    return super.markups();
  }

  markups() {
    return this.model.shown?.parts ?? super.markups();
  }

  paint(moves) {
    super.paint(moves && !this.isLeap);
  }

  /** Who thinks, and whether there is more to watch. */
  think() {
    this.thinking.show(this.model.get("thinking"), this.watching.isBusy, this.saying);
    this.root.classList.toggle("ga-telling", this.watching.isBusy);
  }

  /** Whoever clicks or presses a key while turns are shown wants to see how it ended. */
  hurry(event) {
    if (!this.watching.isBusy || ["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    if (event.target.closest?.('[data-control="skip"]')) return;
    const isOnBoard = this.stage.node.contains(event.target);
    if (event.key || isOnBoard) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (!event.key && isOnBoard) {
      const swallow = (click) => click.stopPropagation();
      this.root.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => this.root.removeEventListener("click", swallow, { capture: true }), 400);
    }
    this.watching.skip();
  }

  /** Show a move on the board. */
  pointOut(keys) {
    this.frame.hint = keys;
    this.mark();
    const thing = keys.map((key) => this.stage.find(key)).find(Boolean);
    if (thing && !this.stage.isWide) thing.scrollIntoView({ block: "center" });
  }

  stop() {
    this.watching.stop();
    super.stop();
  }

  say(message) {
    super.say(message);
    this.letScroll();
  }

  /** A long message scrolls, by keyboard, too. */
  letScroll() {
    const { line } = this.message;
    setAll(line, { tabindex: line.scrollHeight > line.clientHeight + 1 ? "0" : null });
  }

  /** Where the page is narrow, it goes to what can be chosen if nothing of it is in sight. */
  bringIntoSight() {
    if (this.stage.isWide) return;
    const open = this.stage.keyed().filter((thing) => thing.matches(".ga-open"));
    const top = this.side.querySelector(".ga-live").getBoundingClientRect().bottom;
    const isSeen = (thing) => {
      const { y } = middle(thing.getBoundingClientRect());
      return y > Math.max(0, Math.min(top, innerHeight / 2)) && y < innerHeight;
    };
    if (open.length && !open.some(isSeen)) open[0].closest(".ga-holder").scrollIntoView({ block: "start" });
  }

  /** Cards that a click brings stand beside what was clicked. */
  touch(key) {
    const [thing, tray] = [this.stage.find(key), this.stage.slots.get("tray")];
    if (thing && !tray?.contains(thing)) this.stage.anchor = this.stage.boxOf(key);
  }
}

class TableInput extends Input {
  press(key) {
    this.table.touch(key);
    super.press(key);
  }
}
