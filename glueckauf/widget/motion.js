// What moves: arrows from key to key, and coal, miners, cards and the cage on their way. Nothing here keeps input waiting;
// places are measured just before the screen shows a frame, when the page has to be laid out anyway.

const ONE_MOTION = 350; // milliseconds
const ALL_MOTIONS = 1200;

class Mover {
  constructor(stage) {
    this.stage = stage;
    this.arrowLayer = draw("g", { class: "ga-arrows" });
    this.ghostLayer = draw("g", { class: "ga-ghosts" });
    stage.overlay.append(this.arrowLayer, this.ghostLayer);
    this.shown = []; // the arrows on the page: [start, end, class]
    this.running = [];
    this.places = null; // where things were before the painting whose motions are shown
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.resized = new ResizeObserver(() => this.redraw());
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

  // --- Motions ----------------------------------------------------------------------------

  /** End what still moves, and remember where everything is before the next painting. */
  before(motions) {
    this.finish();
    if (this.calm.matches || !motions.length) return null;
    const places = new Map();
    for (const [piece, start, end] of motions) {
      for (const key of [start, end]) places.set(key, this.stage.boxOf(key));
      if (!places.has(piece)) places.set(piece, this.likeness(piece, start));
      const cage = cageOf(piece);
      if (cage) places.set(cage, this.stage.boxOf(cage));
    }
    return places;
  }

  /** After painting: let everything arrive, one motion after the other. */
  after(places, motions) {
    this.places = places;
    if (places) this.soon(() => this.places === places && this.start(places, motions));
  }

  start(places, motions) {
    const duration = Math.min(ONE_MOTION, ALL_MOTIONS / motions.length);
    motions.forEach(([piece, start, end, number = 1], n) => {
      const timing = { duration, delay: n * duration, easing: "ease-in-out", fill: "backwards" };
      const cage = cageOf(piece);
      if (cage) this.ride(piece.split(":")[1], places.get(cage), this.stage.boxOf(cage), timing);
      else this.fly(piece, places.get(piece), places, [start, end], Math.min(number, 3), timing);
    });
    const last = this.running.at(-1);
    if (last) last.finished.then(() => this.finish(), () => {});
  }

  finish() {
    const running = this.running;
    this.running = [];
    this.places = null;
    for (const animation of running) animation.cancel();
    this.ghostLayer.replaceChildren();
  }

  /** The cage, the coal in it and what else rides with it come from where the cage was. */
  ride(seat, from, to, timing) {
    if (!from || !to) return;
    const cage = `${CSS.escape(seat)}:cage`;
    const riders = `[data-ride="${CSS.escape(seat)}"], [data-key="${cage}"], [data-key^="${cage}/"], [data-same^="${cage}/"]`;
    for (const thing of this.stage.node.querySelectorAll(`.ga-holder :is(${riders})`)) {
      const scale = thing.parentNode.getScreenCTM?.()?.d || 1;
      const shift = (from.top - to.top) / scale;
      this.run(thing, [{ translate: `0 ${shift}px` }, { translate: "0 0" }], timing);
    }
  }

  /** Ghosts of a piece fly from the place of one key to that of another. */
  fly(piece, likeness, places, [start, end], number, timing) {
    const from = places.get(start) ?? this.stage.boxOf(start);
    const lying = this.lying(piece, end, places.get(end));
    const to = lying ? this.stage.boxOfThing(lying) : (this.stage.boxOf(end) ?? places.get(end));
    if (!from || !to) return;
    const [a, b] = [middle(from), middle(to)];
    for (let n = 0; n < number; n++) {
      const ghost = draw("g", { class: "ga-ghost" }, likeness?.cloneNode(true) ?? tokenOf(piece));
      this.ghostLayer.append(ghost);
      const way = [a, b].map(({ x, y }) => ({ translate: `${x + n * 7}px ${y - n * 7}px` }));
      this.run(ghost, way, { ...timing, fill: "both" });
    }
    // What is painted where the ghost goes is not there before its ghost.
    const wait = { duration: timing.delay + timing.duration };
    if (lying) this.run(lying, [{ opacity: 0 }, { opacity: 0 }], wait);
  }

  /** The coal as it lies at the end of its way: the last one in the cage or storage, or on the square that was empty. */
  lying(piece, end, square) {
    const [kind, colour] = piece.split(":");
    if (kind !== "coal") return null;
    const key = end.replace(/:cage$/, `:cage/${colour}`).replace(/:storage$/, `:store/${colour}`);
    const found = this.stage.allOf(key);
    if (key !== end) return found.at(-1) ?? null;
    return (/:square/.test(end) && square && found.find((thing) => sameBox(this.stage.boxOfThing(thing), square))) || null;
  }

  run(thing, frames, timing) {
    const animation = thing.animate(frames, timing);
    animation.finished.catch(() => {}); // cancelled by the next painting
    this.running.push(animation);
  }

  /** A copy of a piece as the picture has it, about (0, 0): at its start if it lies there, else from anywhere. */
  likeness(piece, start) {
    const [kind, detail] = piece.split(":");
    const face = { coal: `.ga-face.ga-coal.ga-${detail}`, miner: `.ga-face.ga-p${detail}` }[kind];
    if (!face) return null;
    const shape = this.stage.find(start)?.querySelector(face) ?? this.stage.node.querySelector(`.ga-holder ${face}`);
    const scale = shape?.getScreenCTM?.()?.a;
    if (!scale) return null;
    const sign = shape.nextElementSibling; // its letter, or the symbol on the chest
    return draw("g", { transform: `scale(${scale})` }, ...[shape, sign].filter(Boolean).map((each) => each.cloneNode(true)));
  }

  soon(act) {
    requestAnimationFrame(guarded(this.stage.node, act));
  }

  stop() {
    this.finish();
    this.resized.disconnect();
  }
}

function sameBox(one, other) {
  return Math.abs(one.left - other.left) < 2 && Math.abs(one.top - other.top) < 2;
}

/** The key of the cage if this piece is one. */
function cageOf(piece) {
  const [kind, seat] = piece.split(":");
  return kind === "cage" ? `${seat}:cage` : null;
}

/** A plain token about (0, 0), for pieces of which the picture has no likeness. */
function tokenOf(piece) {
  const isCard = !piece.startsWith("coal") && !piece.startsWith("miner");
  const shape = isCard ? draw("rect", { x: -12, y: -16, width: 24, height: 32, rx: 3 }) : draw("circle", { r: 10 });
  return draw("g", { class: "ga-token" }, shape);
}
