// The stage: the parts that Python drew, which of their things can be chosen, and where the focus is.

/** Follow the theme of the page unless one is asked for; returns what stops it. */
function followTheme(root, options) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => setAll(root, { "data-theme": themeOf(options(), dark.matches) });
  const watcher = new MutationObserver(show);
  const seen = { attributes: true, attributeFilter: ["class", "theme", "data-jp-theme-light", "data-vscode-theme-kind"] };
  watcher.observe(document.documentElement, seen);
  watcher.observe(document.body, seen);
  dark.addEventListener("change", show);
  show();
  return {
    show,
    stop() {
      watcher.disconnect();
      dark.removeEventListener("change", show);
    },
  };
}

/** "light" or "dark": as asked for, else as JupyterLab, VS Code or Colab have it, else as the system. */
function themeOf(options, systemIsDark) {
  if (options.theme === "light" || options.theme === "dark") return options.theme;
  const { body, documentElement } = document;
  if (body.hasAttribute("data-jp-theme-light")) return body.dataset.jpThemeLight === "false" ? "dark" : "light";
  if (body.matches(".vscode-high-contrast-light, .vscode-light")) return "light";
  if (body.matches(".vscode-dark, .vscode-high-contrast")) return "dark";
  const colab = documentElement.getAttribute("theme");
  if (colab === "dark" || colab === "light") return colab;
  return systemIsDark ? "dark" : "light";
}

class Stage {
  constructor() {
    this.columns = [make("div", { class: "ga-column" }), make("div", { class: "ga-column" })];
    this.overlay = draw("svg", { class: "ga-overlay ga-part", "aria-hidden": "true", focusable: "false" });
    this.jumps = make("div", { class: "ga-jumps" });
    this.node = make("div", { class: "ga-stage" }, ...this.columns, this.overlay);
    this.slots = new Map(); // part name → its box on the page
    this.painted = new Map(); // part name → the markup it shows
    this.own = 0; // the seat of whoever looks on
    this.settled = null; // which parts stand where
  }

  /** Show these parts, [name, markup] in their order; only what changed is painted. True if something was. */
  paint(parts) {
    const names = parts.map(([name]) => name);
    let changed = false;
    for (const [name, slot] of this.slots) {
      if (names.includes(name)) continue;
      slot.remove();
      changed = true;
      this.slots.delete(name);
      this.painted.delete(name);
    }
    for (const [name, markup] of parts) {
      if (this.painted.get(name) === markup) continue;
      const slot = this.slots.get(name) ?? make("div", { class: "ga-holder", "data-slot": name });
      slot.innerHTML = markup;
      changed = true;
      this.slots.set(name, slot);
      this.painted.set(name, markup);
    }
    this.arrange(names);
    return changed;
  }

  /**
   * What players have stands in a column of its own where there is room, the own things first; those of others where the
   * page ends sooner. A box is moved only if it has to be.
   */
  arrange(names) {
    const isOwn = (name) => name.endsWith(String(this.own));
    const all = names.filter((name) => /\d$/.test(name));
    const players = [...all.filter(isOwn), ...all.filter((name) => !isOwn(name))];
    const cards = names.filter((name) => name === "tray"); // what is asked for stands first, or under the own things
    const rest = names.filter((name) => !players.includes(name) && !cards.includes(name));
    const last = players.length && names.at(-1) === "tray";
    const { common, under } = this.settle(rest, players);
    const beside = [...players.filter((name) => !under.includes(name)), ...rest.slice(common)];
    const [left, right] = last
      ? [[...rest.slice(0, common), ...under], [beside[0], ...cards, ...beside.slice(1)]]
      : [[...cards, ...rest.slice(0, common), ...under], beside];
    const inOne = this.led(last ? [...rest, ...cards, ...players] : [...cards, ...rest, ...players]);
    inOne.forEach((name, place) => this.slots.get(name).style.setProperty("--ga-place", place));
    [left, right].forEach((list, n) => {
      list.forEach((name, place) => {
        const slot = this.slots.get(name);
        const there = this.columns[n].children[place] ?? null;
        if (there !== slot) this.columns[n].insertBefore(slot, there);
      });
      setAll(this.columns[n], { hidden: !list.length });
    });
    setAll(this.node.closest("div.ga-board"), { "data-parts": names.length });
    this.showJumps(inOne);
  }

  /**
   * How many of the common parts stand in the first column, and whose things under them. Where players have little, common things
   * go to the second column, too, if both are of one length then. Settled once: a game that goes on does not move them.
   */
  settle(rest, players) {
    const names = [...rest, ...players].join();
    if (this.settled?.names === names) return this.settled;
    const height = (name) => {
      const { width, height } = this.slots.get(name).firstElementChild?.viewBox?.baseVal ?? {};
      return width ? height / width : 0;
    };
    const sum = (list) => list.reduce((total, name) => total + height(name), 0);
    if (players.length && sum(players) < LITTLE * sum(rest)) {
      const ends = rest.map((_, n) => Math.max(sum(rest.slice(0, n + 1)), sum([...players, ...rest.slice(n + 1)])));
      this.settled = { names, common: 1 + ends.indexOf(Math.min(...ends)), under: [] };
      return this.settled;
    }
    let [left, right] = [sum(rest), sum(players.slice(0, 1))];
    const under = [];
    for (const name of rest.length ? players.slice(1) : []) {
      const more = height(name);
      if (Math.max(left + more, right) < Math.max(left, right + more)) {
        under.push(name);
        left += more;
      } else right += more;
    }
    this.settled = { names, common: rest.length, under };
    return this.settled;
  }

  /** The same parts with those first in which something is asked for now. */
  led(names) {
    const leads = (name) => name === "tray" || this.slots.get(name).firstElementChild?.dataset.leads !== undefined;
    return names.some((name) => name !== "tray" && leads(name)) ? [...names.filter(leads), ...names.filter((name) => !leads(name))] : names;
  }

  /** In one column the parts stand far apart: a button for each goes there. */
  showJumps(names) {
    const labels = names.map((name) => this.slots.get(name).firstElementChild?.getAttribute("aria-label") ?? name);
    const content = JSON.stringify(labels);
    if (content === this.jumpsShown) return;
    this.jumpsShown = content;
    const jump = (name) => () => this.slots.get(name)?.scrollIntoView({ block: "start" });
    this.jumps.replaceChildren(...names.map((name, n) => button(labels[n], jump(name), { class: "ga-jump" })));
    setAll(this.jumps, { hidden: names.length < 2 });
  }

  /** All things that can be pointed at. */
  keyed() {
    return [...this.node.querySelectorAll(".ga-holder [data-key]")];
  }

  find(key) {
    return this.node.querySelector(`.ga-holder [data-key="${CSS.escape(key)}"]`);
  }

  /** The key of a thing on the page, or null. */
  keyOf(node) {
    const thing = node instanceof Element ? node.closest("[data-key], [data-same]") : null;
    if (!thing || !this.node.contains(thing)) return null;
    return thing.dataset.key ?? thing.dataset.same;
  }

  /** The thing of a key and its twins. */
  allOf(key) {
    const name = CSS.escape(key);
    return [...this.node.querySelectorAll(`.ga-holder :is([data-key="${name}"], [data-same="${name}"])`)];
  }

  /** Where a key is, in the coordinates of the overlay; null if it is not in the picture. */
  boxOf(key) {
    const thing = this.find(key);
    return thing && this.boxOfThing(thing);
  }

  /** Where the face of a thing is, whatever lies beside it; null if it is not in the picture. */
  faceOf(key) {
    const thing = this.find(key);
    return thing && this.boxOfThing(thing.querySelector(".ga-face") ?? thing);
  }

  boxOfThing(thing) {
    const [box, frame] = [thing.getBoundingClientRect(), this.node.getBoundingClientRect()];
    return new DOMRect(box.left - frame.left, box.top - frame.top, box.width, box.height);
  }

  /**
   * Say of everything what it is now. `marks` holds sets of keys (open, next, shut, picked, hint, look) and `does`, a map from
   * keys to what choosing them does.
   */
  mark({ open = NONE, next = NONE, shut = NONE, picked = NONE, hint = NONE, look = NONE, does = new Map() }) {
    for (const thing of this.keyed()) {
      const { key, label } = thing.dataset;
      const canOpen = open.has(key) || next.has(key);
      const isShut = !canOpen && shut.has(key);
      const isPile = !canOpen && !isShut && look.has(key);
      const target = canOpen || isShut || isPile;
      thing.classList.toggle("ga-open", canOpen);
      thing.classList.toggle("ga-next", next.has(key));
      thing.classList.toggle("ga-shut", isShut);
      thing.classList.toggle("ga-look", isPile);
      thing.classList.toggle("ga-picked", picked.has(key));
      thing.classList.toggle("ga-hint", hint.has(key));
      const deed = canOpen ? does.get(key) : null;
      const said = deed && deed !== label ? `${label ?? key}. ${deed}` : (label ?? key);
      setAll(thing, {
        role: target ? "button" : label ? "img" : null,
        "aria-label": target || label ? said : null,
        "aria-disabled": isShut ? "true" : null,
        "aria-pressed": picked.has(key) ? "true" : null,
        tabindex: canOpen || isPile ? 0 : isShut ? -1 : null,
      });
    }
    for (const twin of this.node.querySelectorAll("[data-same]")) {
      const key = twin.dataset.same;
      const canOpen = open.has(key) || next.has(key);
      twin.classList.toggle("ga-open", canOpen);
      twin.classList.toggle("ga-next", next.has(key));
      twin.classList.toggle("ga-shut", !canOpen && shut.has(key));
      twin.classList.toggle("ga-look", look.has(key));
    }
  }

  /** What has the focus now, to be given back after painting. */
  holdFocus() {
    const active = focused(this.node);
    const key = this.keyOf(active);
    return key ? { key, at: middle(active.getBoundingClientRect()) } : null;
  }

  /** Give the focus back to the key that had it, or, if that is gone, to the target nearest to its place. */
  giveFocus(held) {
    if (!held) return;
    const thing = this.find(held.key) ?? nearestOf(this.targets(), held.at);
    if (!thing) return;
    if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
    if (focused(this.node) !== thing) thing.focus({ preventScroll: true });
  }

  /** Everything that can be chosen or asked about. */
  targets() {
    return this.keyed().filter((thing) => thing.matches(".ga-open, .ga-shut, .ga-look"));
  }

  /** Whether a click there may well be a miss: nothing that can be chosen, or a wide ground that cannot. */
  isPlain(key) {
    const thing = key && this.find(key);
    if (!thing || !thing.matches(".ga-open, .ga-shut, .ga-look")) return true;
    const { width, height } = thing.getBoundingClientRect();
    return thing.matches(".ga-shut") && Math.max(width, height) > 3 * MISS_BY_FINGER;
  }

  /** The open target beside a point, for fingers that miss by a few pixels. */
  beside({ x, y }, reach) {
    const near = this.keyed()
      .filter((thing) => thing.matches(".ga-open"))
      .map((thing) => [this.farFrom(thing, { x, y }, reach), thing.dataset.key])
      .filter(([far]) => far <= reach)
      .sort(([one], [other]) => one - other);
    return near.length ? near[0][1] : null;
  }

  /** How far a thing is from a point, at most `reach`: from its box, or, if only its shape counts, where that is found around. */
  farFrom(thing, { x, y }, reach) {
    const far = distance(thing.getBoundingClientRect(), x, y);
    if (far > reach || getComputedStyle(thing).pointerEvents === "bounding-box") return far;
    const hits = ([across, down]) => thing.contains(document.elementFromPoint(x + reach * across, y + reach * down));
    return DIRECTIONS.some(hits) ? reach : Infinity;
  }
}

const NONE = new Set();
const LITTLE = 0.25; // of what is common
const DIRECTIONS = [[0, 0], ...Array.from({ length: 8 }, (_, n) => [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)])];

function distance(box, x, y) {
  const across = Math.max(box.left - x, 0, x - box.right);
  return Math.hypot(across, Math.max(box.top - y, 0, y - box.bottom));
}

function nearestOf(things, { x, y }) {
  const far = (thing) => {
    const at = middle(thing.getBoundingClientRect());
    return Math.hypot(at.x - x, at.y - y);
  };
  return things.reduce((best, thing) => (!best || far(thing) < far(best) ? thing : best), null);
}

/** The next target in a direction: near along it, and not far aside. */
function nearestTowards(things, from, direction) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[direction];
  let [best, least] = [null, Infinity];
  for (const thing of things) {
    const at = middle(thing.getBoundingClientRect());
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    if (along < 2) continue; // beside or behind
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}
