// What would happen: ways that a thing could take, and marks where they end, while somebody points at it or has picked it.

const [LINE, PADDING, LETTERS] = [15, 4, 7.5]; // pixels: the height of a line, around it, and about the width of a letter

class Foresight {
  constructor(stage) {
    this.stage = stage;
    this.layer = draw("g", { class: "ga-foresight" });
    stage.overlay.append(this.layer);
    this.shown = null;
    this.resized = new ResizeObserver(() => this.redraw());
    this.resized.observe(stage.node);
  }

  /** Show these ways and marks instead of those shown; null: none. */
  show(seen) {
    if (seen === this.shown) return;
    this.shown = seen;
    this.redraw();
  }

  redraw() {
    const { ways = [], marks = [] } = this.shown ?? {};
    const lines = ways.map((way) => way.map((key) => this.stage.faceOf(key)).filter(Boolean).map(middle));
    const drawn = lines.flatMap((points) => ["ga-foreseen-edge", "ga-foreseen"].map((kind) => this.line(points, kind)));
    const taken = lines.flat().map(({ x, y }) => new DOMRect(x - 9, y - 9, 18, 18)); // a mark hides no end of a way
    this.layer.replaceChildren(...drawn, ...marks.flatMap((mark) => this.mark(mark, taken)));
  }

  line(points, kind) {
    return draw("polyline", { class: kind, points: points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ") });
  }

  /** Lines of few letters in a box above a thing, or where it covers no other box and stays inside of the picture. */
  mark({ key, lines, bad }, taken) {
    const there = this.stage.faceOf(key);
    if (!there) return [];
    const at = middle(there);
    const width = Math.max(...lines.map((line) => line.length)) * LETTERS + 2 * PADDING;
    const height = lines.length * LINE + PADDING;
    const far = [width / 2, height / 2].map((half) => half + 11);
    const sides = [[1, 0], [-1, 0], [0, -1], [0, 1], [0.8, -0.8], [-0.8, -0.8], [0.8, 0.8], [-0.8, 0.8]];
    const { clientWidth, clientHeight } = this.stage.node;
    const boxes = sides.map(([x, y]) => new DOMRect(at.x + x * far[0] - width / 2, at.y + y * far[1] - height / 2, width, height));
    const cost = (box) => {
      const outside = box.x < 0 || box.y < 0 || box.right > clientWidth || box.bottom > clientHeight;
      return taken.reduce((sum, other) => sum + shared(box, other), outside ? 1e6 : 0);
    };
    const box = boxes.reduce((best, one) => (cost(one) < cost(best) ? one : best));
    taken.push(box);
    const ground = draw("rect", { class: "ga-mark", x: box.x, y: box.y, width, height, rx: 5 });
    const told = lines.map((line, n) => {
      const place = { x: box.x + width / 2, y: box.y + LINE * (n + 1) - 2 };
      const words = draw("text", { class: `ga-mark-line${bad[n] ? " ga-mark-bad" : ""}`, ...place });
      words.textContent = line;
      return words;
    });
    return [ground, ...told];
  }

  stop() {
    this.resized.disconnect();
  }
}
