// What moves: arrows from key to key, and pieces on their way.
//
// A picture says of everything that can move of which kind it is (data-piece) and how many lie there (data-number). Two
// pictures are compared: what of a kind has left one place and come to another, travels there. So a game moves without
// code of its own. A copy of the piece travels above the picture; the piece itself waits unseen where it will arrive, so
// that clicks, the focus and screen readers never meet a moving target. Numbers (data-tally) count up or down when the
// pieces they count have arrived, and what turns (data-turn, like the hand of a clock) turns. A piece goes straight, unless
// the frame tells the keys that it passed (ways); one that looks ahead (data-looks, in degrees) looks along its way. Nothing here
// keeps input waiting, and places are measured just before the screen shows a frame, when the page has to be laid out anyway.

const ONE_JOURNEY = 450; // milliseconds
const ALL_JOURNEYS = 1150;
const ONE_STAGE = 150; // for every further key of a way
const LONGEST_WAY = 1700;
const STAGGER = 80; // between the starts of two journeys
const COUNTING = 500; // for a number to become another
const TURNING = 900; // for a hand to come round
const NUDGE = 8; // pixels; less is no journey, but a neighbour that made room
const MOST_JOURNEYS = 48; // more is no move, but a leap to another position
const PASSING = ["ga-open", "ga-next", "ga-shut", "ga-picked", "ga-hint"]; // classes that are not the piece's own

class Mover {
  constructor(stage) {
    this.stage = stage;
    this.arrowLayer = draw("g", { class: "ga-arrows" });
    this.layer = draw("g", { class: "ga-travellers" });
    stage.overlay.append(this.arrowLayer, this.layer);
    this.shown = []; // the arrows on the page: [start, end, class]
    this.running = [];
    this.seen = null; // the picture as it was shown last
    this.held = []; // numbers that wait: [node, text, what it was]
    this.counting = 0;
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.resized = new ResizeObserver(() => {
      this.redraw();
      this.seen = this.seen && new Sight(stage);
    });
    this.resized.observe(stage.node);
  }

  // --- Arrows -----------------------------------------------------------------------------

  /** Show these arrows, [start, end] each, instead of those shown. */
  arrows(pairs, kind = "ga-arrow") {
    this.shown = pairs.map(([start, end]) => [start, end, kind]);
    if (this.shown.length) this.soon(() => this.redraw());
    else this.redraw();
  }

  redraw() {
    this.arrowLayer.replaceChildren(...this.shown.flatMap((arrow) => this.arrow(...arrow)));
  }

  arrow(start, end, kind) {
    const [from, to] = [this.stage.boxOf(start), this.stage.boxOf(end)];
    if (!from || !to) return [];
    const [a, b] = [middle(from), middle(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length < 12) return [];
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const bend = Math.min(length * 0.15, 40);
    const [cx, cy] = [(a.x + b.x) / 2 + uy * bend, (a.y + b.y) / 2 - ux * bend];
    const angle = Math.atan2(b.y - cy, b.x - cx);
    const wing = (turn) => `${b.x - 11 * Math.cos(angle + turn)},${b.y - 11 * Math.sin(angle + turn)}`;
    const [ex, ey] = [b.x - 7 * Math.cos(angle), b.y - 7 * Math.sin(angle)];
    return ["ga-arrow-edge", ""].map((edge) =>
      draw(
        "g",
        { class: `${kind} ${edge}` },
        draw("path", { d: `M${a.x},${a.y} Q${cx},${cy} ${ex},${ey}`, class: "ga-arrow-line" }),
        draw("polygon", { points: `${b.x},${b.y} ${wing(0.45)} ${wing(-0.45)}`, class: "ga-arrow-head" }),
      ),
    );
  }

  // --- Journeys ---------------------------------------------------------------------------

  /** Something was painted: end what still moves, and let pieces travel here from where they were seen last. */
  painted(moves, ways = []) {
    this.finish();
    this.soon(() => this.look(moves, ways));
  }

  look(moves, ways) {
    const before = this.seen;
    this.seen = new Sight(this.stage);
    if (!before || !moves || this.calm.matches) return;
    const journeys = journeysBetween(before, this.seen, ways);
    if (journeys.length > MOST_JOURNEYS) return;
    this.turn(before.turns);
    if (journeys.length) this.start(journeys);
    this.holdTallies(before.tallies);
    if (!this.running.length) this.count();
  }

  /** What points elsewhere now comes round to it. */
  turn(before) {
    for (const [name, { node, angle, around }] of this.seen.turns) {
      const old = before.get(name);
      if (!old || old.angle === angle) continue;
      const [x, y] = around;
      const turned = (by) => ({ transform: `translate(${x}px, ${y}px) rotate(${by}deg) translate(${-x}px, ${-y}px)` });
      const far = angle > old.angle ? angle : angle + 360; // clocks do not go back
      this.run(node, [turned(old.angle), turned(far)], { duration: TURNING, easing: "ease-in-out" });
    }
  }

  start(journeys) {
    const pause = Math.min(STAGGER, (ALL_JOURNEYS - ONE_JOURNEY) / journeys.length);
    const leaving = new Set(journeys.flatMap(({ from, to }) => [from?.node, to?.node]));
    const arrivals = new Map(); // kind → where the first of it arrives
    for (const { kind, to } of journeys) if (to && !arrivals.has(kind)) arrivals.set(kind, to.box);
    const placeOf = (name) => (name ? (this.stage.boxOf(name) ?? arrivals.get(name) ?? null) : null);
    journeys.forEach((journey, n) => {
      const passed = (journey.way?.keys ?? []).slice(1, -1).map((key) => this.stage.faceOf(key)).filter(Boolean);
      const duration = Math.min(ONE_JOURNEY + ONE_STAGE * passed.length, LONGEST_WAY);
      const timing = { duration, delay: n * pause, easing: "ease-in-out", fill: "both" };
      this.travel({ ...journey, passed }, placeOf, leaving, timing);
    });
    const all = this.running.map((animation) => animation.finished);
    if (all.length) Promise.all(all).then(() => this.arrive(), () => {});
  }

  /** One piece: from its old place or its source, to its new place or its target; without them it appears or fades. */
  travel({ from, to, isNew, passed }, placeOf, leaving, timing) {
    const start = from ? this.seen.now(from) : placeOf(to.source);
    const end = to ? to.box : placeOf(from.target);
    if (!start && isNew) return this.run(to.node, [{ opacity: 0 }, { opacity: 1 }], timing);
    if (!start || (!end && from.isStill)) return;
    const waits = from && !from.isStill; // what stays there is not seen twice while it waits
    const traveller = draw("g", { class: "ga-traveller", opacity: waits ? 1 : 0 });
    const size = end ?? start;
    if (from && passed.length) return this.follow([start, ...passed, size], { from, to, isNew }, traveller, leaving, timing);
    if (to && (isNew || !from)) traveller.append(likeness(to, leaving, 1));
    if (from) {
      const old = likeness(from, leaving, to ? size.width / from.box.width : 1);
      traveller.append(old);
      if (to && isNew) this.run(old, [{ opacity: 1 }, { opacity: 0 }], timing);
    }
    this.layer.append(traveller);
    const ratio = to ? Math.min(Math.max(start.width / size.width, 0.4), 2.5) : 1;
    const [a, b] = [middle(start), middle(size)];
    const way = [`translate(${a.x}px, ${a.y}px) scale(${from ? ratio : 1})`, `translate(${b.x}px, ${b.y}px) scale(1)`];
    const shown = [from ? 1 : 0, to ? 1 : 0];
    const frames = way.map((transform, n) => ({ transform, opacity: shown[n], easing: "ease-in-out" }));
    this.run(traveller, frames, { ...timing, fill: waits ? "both" : "forwards" });
    if (isNew) this.run(to.node, [{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay + timing.duration });
  }

  /** Along a way: the piece as it was, turned to where it goes; nobody stops at every corner. */
  follow(boxes, { from, to, isNew }, traveller, leaving, timing) {
    traveller.append(likeness(from, leaving, 1));
    this.layer.append(traveller);
    const stages = stagesOf(boxes.map(middle), from.looks);
    const frames = stages.map(({ x, y, turn, offset }, n) => ({
      transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
      opacity: n === stages.length - 1 && !to ? 0 : 1,
      offset,
    }));
    this.run(traveller, frames, { ...timing, easing: "linear", fill: from.isStill ? "forwards" : "both" });
    if (isNew) this.run(to.node, [{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay + timing.duration });
  }

  /** Numbers change when the pieces they count have arrived. */
  holdTallies(before) {
    for (const [name, { node, text }] of this.seen.tallies) {
      const old = before.get(name);
      if (!old || old.text === text) continue;
      setText(node, old.text);
      this.held.push([node, text, old.text]);
    }
  }

  /** Everything has arrived: now the numbers may change. */
  arrive() {
    const { held } = this;
    this.held = [];
    this.finish();
    this.held = held;
    this.count();
  }

  /** Whole numbers count up or down; anything else is shown at once. */
  count() {
    const begun = performance.now();
    const step = () => {
      const part = Math.min((performance.now() - begun) / COUNTING, 1);
      for (const [node, text, old] of this.held) {
        const [from, to] = [old, text].map((each) => (/^-?\d+$/.test(each) ? Number(each) : null));
        setText(node, from === null || to === null ? text : String(Math.round(from + (to - from) * part)));
      }
      this.stage.node.classList.toggle("ga-counting", part < 1);
      if (part < 1) this.counting = requestAnimationFrame(step);
      else this.held = [];
    };
    if (this.held.length) step();
  }

  finish() {
    cancelAnimationFrame(this.counting);
    this.stage.node.classList.remove("ga-counting");
    const running = this.running;
    this.running = [];
    for (const animation of running) animation.cancel();
    this.layer.replaceChildren();
    for (const [node, text] of this.held) setText(node, text);
    this.held = [];
  }

  run(thing, frames, timing) {
    const animation = thing.animate(frames, timing);
    animation.finished.catch(() => {}); // cancelled by the next painting
    this.running.push(animation);
  }

  soon(act) {
    requestAnimationFrame(guarded(this.stage.node, act));
  }

  stop() {
    this.finish();
    this.resized.disconnect();
  }
}

/** All pieces of the picture on the page, each with its place; all in the coordinates of the overlay. */
class Sight {
  constructor(stage) {
    this.frame = stage.node.getBoundingClientRect();
    this.grounds = new Map(); // name → its origin, and how large it is drawn
    this.kinds = new Map(); // kind → its pieces
    for (const ground of stage.node.querySelectorAll(".ga-holder :is([data-ground], [data-part])")) {
      const { a, e, f } = this.matrixOf(ground);
      this.grounds.set(nameOf(ground), { x: e, y: f, scale: a || 1 });
    }
    for (const node of stage.node.querySelectorAll(".ga-holder [data-piece]")) this.add(node);
    const tallies = [...stage.node.querySelectorAll(".ga-holder [data-tally]")];
    this.tallies = new Map(tallies.map((node) => [node.dataset.tally, { node, text: node.textContent }]));
    const turning = [...stage.node.querySelectorAll(".ga-holder [data-turn]")];
    this.turns = new Map(turning.map((node) => [node.dataset.turn, { node, ...turnOf(node) }]));
  }

  add(node) {
    const { piece: kind, number = "1", from: source, to: target, looks } = node.dataset;
    const box = this.boxOf(node);
    if (!box.width || this.isFolded(node, box)) return; // it is not shown
    const ground = nameOf(node.parentNode.closest("[data-ground], [data-part]"));
    const below = node.parentNode.closest("[data-piece], [data-ground], [data-part]");
    const origin = below.dataset.piece ? this.boxOf(below) : this.grounds.get(ground);
    const { x, y, scale } = this.grounds.get(ground); // a part that is drawn larger now has not moved its pieces
    const local = { on: nameOf(below), x: (box.x - origin.x) / scale, y: (box.y - origin.y) / scale };
    const part = node.ownerSVGElement.dataset.part;
    const key = node.closest("[data-key]")?.dataset.key;
    const matrix = this.matrixOf(node.parentNode);
    const there = { x: (box.x - x) / scale, y: (box.y - y) / scale };
    const made = { node, kind, number: Number(number), source, target, box, local, ground, there, part, matrix, key };
    if (looks !== undefined) made.looks = Number(looks);
    this.kinds.set(kind, [...(this.kinds.get(kind) ?? []), made]);
  }

  /** Whether a piece lies in what is folded away. */
  isFolded(node, box) {
    const folded = node.closest(".ga-folded");
    return Boolean(folded) && middle(box).y > this.boxOf(folded).bottom;
  }

  boxOf(node) {
    const box = node.getBoundingClientRect();
    return new DOMRect(box.x - this.frame.x, box.y - this.frame.y, box.width, box.height);
  }

  /** From the coordinates of a node to those of the overlay. */
  matrixOf(node) {
    const { a, b, c, d, e, f } = node.getScreenCTM();
    return new DOMMatrix([a, b, c, d, e - this.frame.x, f - this.frame.y]);
  }

  /** Where a piece of an older picture would be in this one: where it was, upon its ground. */
  now({ box, ground, there }) {
    const origin = this.grounds.get(ground);
    return origin ? new DOMRect(origin.x + there.x * origin.scale, origin.y + there.y * origin.scale, box.width, box.height) : box;
  }
}

/** The angle of something drawn with rotate(angle x y), and the point it turns around. */
function turnOf(node) {
  const [angle, ...around] = node.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  return { angle, around };
}

/** The points of a way with the time of each, by the lengths before it. What looks somewhere (`looks` degrees as it is drawn) turns
 * at every corner to where it goes next. */
function stagesOf(points, looks) {
  const legs = points.slice(1).map((point, n) => ({ x: point.x - points[n].x, y: point.y - points[n].y }));
  const lengths = legs.map(({ x, y }) => Math.hypot(x, y));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let [gone, angle] = [0, looks ?? 0];
  return legs.flatMap(({ x, y }, n) => {
    const begun = gone / whole;
    gone += lengths[n];
    if (looks !== undefined && lengths[n] > 1) angle = nearAngle((Math.atan2(y, x) * 180) / Math.PI, angle);
    const turn = angle - (looks ?? 0);
    return [{ ...points[n], offset: begun, turn }, { ...points[n + 1], offset: Math.min(gone / whole, 1), turn }];
  });
}

/** The same direction, so that the way to it from another is short. */
function nearAngle(angle, other) {
  return angle + 360 * Math.round((other - angle) / 360);
}

function nameOf({ dataset }) {
  return dataset.piece ?? dataset.ground ?? dataset.part;
}

/**
 * What went where between two pictures: `from` a piece of the old one, `to` one of the new one, or one of them alone.
 * `isNew`: nothing of its kind lay where it arrives. First goes what others wait for; what comes from nowhere comes last.
 * Whose way is told, went that way, though another of its kind may be nearer.
 */
function journeysBetween(before, after, ways = []) {
  const [made, born] = [[], []];
  for (const kind of new Set([...before.kinds.keys(), ...after.kinds.keys()])) {
    const left = (before.kinds.get(kind) ?? []).map((piece) => ({ piece, number: piece.number }));
    const come = (after.kinds.get(kind) ?? []).map((piece) => ({ piece, number: piece.number, isNew: true }));
    for (const one of come) {
      const stays = left.find((other) => !other.stays && isSamePlace(other.piece, one.piece));
      if (!stays) continue;
      const both = Math.min(stays.number, one.number);
      [stays.stays, one.isNew] = [true, false];
      [stays.number, one.number] = [stays.number - both, one.number - both];
    }
    const told = ways.filter(({ piece }) => piece === kind);
    const wayOf = (from, to) => told.find(({ keys }) => keys[0] === from.key && (!to || keys.at(-1) === to.key));
    const hasCome = (piece) => told.some(({ keys }) => keys.at(-1) === piece.key);
    come.sort((one, other) => hasCome(other.piece) - hasCome(one.piece));
    for (const one of come) {
      while (one.number > 0) {
        const known = left.find((other) => other.number > 0 && wayOf(other.piece, one.piece));
        const source = known ?? nearestSource(left, one.piece, after);
        if (!source) break;
        const both = Math.min(source.number, one.number);
        [source.number, one.number] = [source.number - both, one.number - both];
        const [from, to] = [{ ...source.piece, isStill: source.stays }, one.piece];
        made.push({ kind, from, to, isNew: one.isNew, way: wayOf(from, to) });
        one.isNew = false;
      }
      if (one.number > 0) born.push({ kind, from: null, to: one.piece, isNew: one.isNew });
    }
    for (const { piece, number, stays } of left) {
      if (number > 0) made.push({ kind, from: { ...piece, isStill: stays }, to: null, isNew: false, way: wayOf(piece, null) });
    }
  }
  const awaited = new Set([...made, ...born].map(({ from, to }) => (from ? from.target : to.source)));
  return [...made.filter(({ kind }) => awaited.has(kind)), ...made.filter(({ kind }) => !awaited.has(kind)), ...born];
}

function isSamePlace({ local: one }, { local: other }) {
  return one.on === other.on && Math.abs(one.x - other.x) < NUDGE && Math.abs(one.y - other.y) < NUDGE;
}

/** Of what has left its place, the nearest; in the same part of the picture if there is any. */
function nearestSource(left, { box, part }, after) {
  let [best, least] = [null, Infinity];
  for (const one of left) {
    if (one.number <= 0) continue;
    const was = after.now(one.piece);
    const far = Math.hypot(was.x - box.x, was.y - box.y) + (one.piece.part === part ? 0 : 1e6);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** A copy of a piece about (0, 0), without the pieces in it that travel by themselves; nothing of it can be chosen. */
function likeness({ node, box, matrix }, leaving, scale) {
  const copy = node.cloneNode(true);
  const inner = [...node.querySelectorAll("[data-piece]")];
  [...copy.querySelectorAll("[data-piece]")].forEach((one, n) => leaving.has(inner[n]) && one.remove());
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...one.attributes]) if (/^(data-|aria-|role$|tabindex$)/.test(name)) one.removeAttribute(name);
    one.classList.remove(...PASSING);
  }
  const { x, y } = middle(box);
  const { a, b, c, d, e, f } = matrix;
  const place = `scale(${scale}) translate(${-x} ${-y}) matrix(${a} ${b} ${c} ${d} ${e} ${f})`;
  return draw("g", { transform: place }, copy);
}
