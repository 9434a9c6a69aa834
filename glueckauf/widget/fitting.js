// Pictures as large as they fit: which part stands where, in one to three columns; and boards that fit into what is in sight.

const LARGEST = 1.7; // times the size that the parts are drawn in
const MOST_LARGER = 1.4; // one column than another
const GAP = 10;
const WIDTH = 360; // that parts are drawn in
const NARROW = 720; // pixels; below that everything stands in one column and the page scrolls

/** Every way to put so many parts into one to three columns; those that keep their order side by side come first. */
function arrangements(number) {
  const found = [];
  const spread = (columns, part) => {
    if (part === number) return void found.push(columns.map((column) => [...column]));
    columns.forEach((column) => {
      column.push(part);
      spread(columns, part + 1);
      column.pop();
    });
    if (columns.length < 3) spread([...columns, [part]], part + 1);
  };
  spread([], 0);
  const runs = (columns) => columns.every((column) => column.every((part, n) => part === column[0] + n));
  return [...found.filter(runs), ...(number > 7 ? [] : found.filter((columns) => !runs(columns)))];
}

/** Where parts of these sizes stand so that they are as large as possible: their scale and places. */
function fitting(sizes, free, most = LARGEST) {
  let best = null;
  for (const columns of arrangements(sizes.length)) {
    const widths = columns.map((column) => Math.max(...column.map((part) => sizes[part].width)));
    const heights = columns.map((column) => column.reduce((sum, part) => sum + sizes[part].height, 0));
    const across = (free.width - GAP * (columns.length - 1)) / widths.reduce((sum, width) => sum + width, 0);
    const down = Math.min(...columns.map((column, n) => (free.height - GAP * (column.length - 1)) / heights[n]));
    const scale = Math.min(most, across, down);
    // Of two that are about as large, the one that ends sooner: its columns are of one length.
    const high = Math.max(...heights);
    const isBetter = !best || scale > best.scale * 1.03 || (scale > best.scale * 0.97 && high < best.high * 0.9);
    if (isBetter) best = { scale, columns, widths, heights, high };
  }
  return best && placed(best, sizes, free);
}

function placed({ scale, columns, widths, heights }, sizes, free) {
  const places = [];
  const scales = enlarged(scale, columns, widths, heights, free);
  const wide = widths.reduce((sum, width, n) => sum + width * scales[n], GAP * (columns.length - 1));
  const high = Math.max(...columns.map((column, n) => heights[n] * scales[n] + GAP * (column.length - 1)));
  let left = Math.max(0, (free.width - wide) / 2);
  const top = Number.isFinite(free.height) ? Math.max(0, (free.height - high) / 2) : 0;
  columns.forEach((column, n) => {
    const own = scales[n];
    let y = top;
    for (const part of column) {
      const { width, height } = sizes[part];
      places[part] = { x: left + ((widths[n] - width) * own) / 2, y, width: width * own, height: height * own };
      y += height * own + GAP;
    }
    left += widths[n] * own + GAP;
  });
  return { scale, places, height: high };
}

/** A column that is not as high as the others may be larger, where there is room beside it. */
function enlarged(scale, columns, widths, heights, free) {
  const scales = columns.map(() => scale);
  if (!Number.isFinite(free.height)) return scales;
  columns.forEach((column, n) => {
    const rest = widths.reduce((sum, width, other) => (other === n ? sum : sum + width * scales[other]), GAP * (columns.length - 1));
    const down = (free.height - GAP * (column.length - 1)) / heights[n];
    scales[n] = Math.max(scale, Math.min(LARGEST, scale * MOST_LARGER, (free.width - rest) / widths[n], down));
  });
  return scales;
}

/** A stage whose parts stand where they are largest; cards to choose from open beside what was clicked. */
class FittedStage extends Stage {
  constructor() {
    super();
    this.names = [];
    this.flows = false; // one column as wide as the page, as high as it comes
    this.anchor = null; // where it was clicked last
    this.pops = false; // the cards came because of a click, so they stand there
    this.around = () => []; // the boxes of what is to be chosen beside the cards
  }

  arrange(names) {
    if (!names.includes("tray")) this.pops = false;
    else if (this.names.length && !this.names.includes("tray")) this.pops = this.anchor !== null;
    this.names = names;
    names.forEach((name, place) => {
      const [column, slot] = [this.columns[0], this.slots.get(name)];
      if (column.children[place] !== slot) column.insertBefore(slot, column.children[place] ?? null);
    });
    setAll(this.node.closest("div.ga-board"), { "data-parts": names.length });
    this.fit();
  }

  /** The own things first where they stand in one column. */
  order() {
    const isOwn = (name) => /\d$/.test(name) && name.endsWith(String(this.own));
    const laid = this.names.filter((name) => !this.floats(name));
    return this.flows ? this.led([...laid.filter(isOwn), ...laid.filter((name) => !isOwn(name))]) : laid;
  }

  floats(name) {
    return name === "tray" && this.pops && this.names.length > 1;
  }

  fit() {
    const width = this.node.clientWidth;
    if (!width || !this.names.length) return;
    const free = { width, height: this.flows ? Infinity : this.node.clientHeight };
    const names = this.order();
    const sizes = names.map((name) => this.sizeOf(name));
    const found = this.flows ? this.column(sizes, width) : fitting(sizes, free);
    if (!found) return;
    this.node.style.height = this.flows ? `${found.height}px` : "";
    this.node.dataset.scale = found.scale.toFixed(2);
    names.forEach((name, n) => this.put(name, found.places[n]));
    for (const name of this.names) {
      const floats = this.floats(name);
      this.slots.get(name).classList.toggle("ga-floating", floats);
      if (floats) this.float(name, found.scale);
    }
  }

  column(sizes, width) {
    const scale = Math.min(LARGEST, width / Math.max(...sizes.map((size) => size.width)));
    const columns = [sizes.map((_, part) => part)];
    const heights = [sizes.reduce((sum, size) => sum + size.height, 0)];
    const widths = [Math.max(...sizes.map((size) => size.width))];
    return placed({ scale, columns, widths, heights }, sizes, { width, height: Infinity });
  }

  sizeOf(name) {
    const { width = 360, height = 360 } = this.slots.get(name).firstElementChild?.viewBox?.baseVal ?? {};
    return { width, height };
  }

  put(name, { x, y, width, height }) {
    const { style } = this.slots.get(name);
    [style.left, style.top, style.width, style.height] = [x, y, width, height].map((size) => `${size.toFixed(1)}px`);
  }

  /** Cards near the click, where they hide least of what is to be chosen. */
  float(name, scale) {
    const size = this.sizeOf(name);
    const room = { width: this.node.clientWidth, height: this.node.clientHeight };
    const larger = Math.min(Math.max(scale, 1), LARGEST, (room.width - 24) / size.width, (room.height - 24) / size.height);
    const [width, height] = [size.width * larger + 20, size.height * larger + 20];
    const others = this.around();
    const anchor = this.anchor;
    let [best, least] = [null, Infinity];
    for (let n = 0; n < 144; n++) {
      const x = ((room.width - width) * (n % 12)) / 11;
      const y = ((room.height - height) * Math.floor(n / 12)) / 11;
      const box = new DOMRect(x, y, width, height);
      const hidden = others.reduce((sum, other) => sum + shared(box, other), 0);
      const far = distance(box, anchor.x + anchor.width / 2, anchor.y + anchor.height / 2);
      const cost = 4 * hidden + 2 * shared(box, anchor) + 6 * far;
      if (cost < least) [best, least] = [box, cost];
    }
    this.put(name, best);
  }
}

/** The area that two boxes share. */
function shared(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(across, 0) * Math.max(down, 0);
}

/** The height that is in sight from where a board begins, or all of it if it begins further down. */
function heightInSight(root, scroller, least, most) {
  const [height, start, scrolled] = scroller
    ? [scroller.clientHeight, scroller.getBoundingClientRect().top, scroller.scrollTop]
    : [window.innerHeight, 0, window.scrollY];
  const above = root.getBoundingClientRect().top - start + scrolled;
  const room = height - (above < height * 0.35 ? above : 0) - 10;
  return Math.round(Math.min(Math.max(room, least), most));
}

/** What scrolls the page around a node; null: the window. */
function scrollerOf(node) {
  const lab = node.closest(".jp-WindowedPanel-outer");
  if (lab) return lab;
  for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one);
    if (["auto", "scroll"].includes(overflowY) && one.clientHeight >= LEAST_HEIGHT && one.clientHeight < one.scrollHeight) return one;
  }
  return null;
}

/** What is too long scrolls, by keyboard, too. */
function letScroll(node, otherwise = null) {
  const isLong = node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY === "auto";
  setAll(node, { tabindex: isLong ? "0" : otherwise });
}

/** A board that fits itself into what is in sight, whenever that changes. Its kind says how high that may be (`heights`),
 * and which of its boxes may hold more than is in sight (`boxes`). */
class FittedTable extends Table {
  /** From now on the size of these nodes counts. */
  watchSize(...nodes) {
    this.stage.around = () => this.beside();
    this.resized = new ResizeObserver(() => this.measure());
    for (const node of nodes) this.resized.observe(node);
    this.measured = () => this.measure();
    window.addEventListener("resize", this.measured);
  }

  /** On a narrow page everything stands in one column, as high as it comes, and the page scrolls. */
  measure() {
    const width = this.root.clientWidth;
    if (!width) return;
    this.watchScroller();
    const narrow = width < NARROW;
    if (narrow !== this.stage.flows) this.bubble.hide();
    this.root.classList.toggle("ga-narrow", narrow);
    this.stage.flows = narrow;
    this.placeWords();
    const height = narrow ? "auto" : `${heightInSight(this.root, this.scroller, ...this.heights)}px`;
    this.root.style.setProperty("--ga-height", height);
    this.stage.fit();
    for (const box of this.boxes) letScroll(box);
  }

  /** Where words stand may depend on how wide the page is. */
  placeWords() {}

  /** What scrolls the page may come later than the board, or change. */
  watchScroller() {
    if (this.scroller === null || this.scroller?.isConnected) return;
    this.scroller = scrollerOf(this.root);
    if (this.scroller) this.resized.observe(this.scroller);
  }

  /** The boxes of things that are to be chosen, but for the cards themselves. */
  beside() {
    const tray = this.stage.slots.get("tray");
    const keys = new Set((this.frame.choices ?? []).flatMap((choice) => choice.paths.flat()));
    const things = [...keys].map((key) => this.stage.find(key)).filter((thing) => thing && !tray?.contains(thing));
    return things.map((thing) => this.stage.boxOfThing(thing));
  }

  stop() {
    super.stop();
    this.resized.disconnect();
    window.removeEventListener("resize", this.measured);
  }
}
