// The stand-in for Python on the page of open optimisation, and the chart of what was tried there.
//
//   {puzzle, nodes, … as in offline.js,
//    open: {svg, x: [by steps], y: [by points], style, front: [[steps, points], …], points: [[steps, points] or null by node],
//           task, told: {"4,5": {kind, text}}, tries: [[text by how much of the front was met] by number of tries]}}

/** Nothing is right or wrong here: every line that is checked becomes a point. */
class OpenStandIn extends StandIn {
  begin() {
    super.begin();
    this.tried = []; // {line, point}
    this.chart = new OpenChart();
  }

  speak(data) {
    super.speak(data);
    this.chart.show(data.open, this.tried);
  }

  here() {
    return this.moves.slice(0, this.ply).reduce((at, move) => this.data.nodes[at].next[move], 0);
  }

  check() {
    const { points, told } = this.data.open;
    const point = points[this.here()];
    if (!this.ply) return this.said("empty");
    if (!point) return { kind: "bad", text: this.node().verdict.join(" ") };
    const line = this.moves.slice(0, this.ply).join(" ");
    if (this.tried.at(-1)?.line !== line) this.tried.push({ line, point });
    this.chart.show(this.data.open, this.tried);
    return told[point.join(",")];
  }

  panel(node) {
    const shown = super.panel(node);
    const { task } = this.data.open;
    return { ...shown, task, open: true, par: "", stars: null, verdict: null, rows: [], slip: "", asks_slip: false, explained: null };
  }
}

class OpenChart {
  constructor() {
    this.sheet = make("style");
    this.picture = make("div", { class: "ga-chart" });
    this.words = make("p", { class: "ga-chart-told", "aria-live": "polite" });
    this.node = make("figure", { class: "ga-open-chart" }, this.sheet, this.picture, make("figcaption", {}, this.words));
  }

  show({ svg, style, x, y, front, tries }, tried) {
    setText(this.sheet, style);
    this.picture.innerHTML = svg;
    const onFront = new Set(front.map(String));
    const counted = new Map();
    for (const { point } of tried) counted.set(String(point), (counted.get(String(point)) ?? 0) + 1);
    const parts = [...counted].map(([key, number]) => {
      const [steps, vp] = key.split(",").map(Number);
      return this.mark(x[steps], y[vp], number, onFront.has(key));
    });
    const last = tried.at(-1)?.point;
    if (last) parts.push(draw("circle", { class: "ga-last", cx: x[last[0]], cy: y[last[1]], r: 13 }));
    this.picture.firstElementChild.append(...parts);
    const met = [...counted.keys()].filter((key) => onFront.has(key)).length;
    setText(this.words, tries[Math.min(tried.length, tries.length - 1)][met] ?? "");
  }

  mark(x, y, number, isBest) {
    const size = (number === 1 ? 5.5 : 8.5) + (isBest ? 2 : 0);
    const diamond = `M${x} ${y - size}l${size} ${size} ${-size} ${size} ${-size} ${-size}z`;
    const shape = isBest ? draw("path", { class: "ga-hit-best", d: diamond }) : draw("circle", { class: "ga-try", cx: x, cy: y, r: size });
    const label = number > 1 ? draw("text", { class: "ga-on", x, y: y + 4 }) : null;
    if (label) label.textContent = String(number);
    return draw("g", {}, shape, ...(label ? [label] : []));
  }
}
