// The card of a puzzle that is done. `node` tells why it works; `onward` holds the button that leads to the next puzzle.
// Both are shown by any board whose frame has the card that explained.py makes.

class ExplainedCard {
  constructor(word, act) {
    this.word = word;
    this.act = act;
    this.node = make("section", { class: "ga-explained", hidden: true });
    this.onward = make("div", { class: "ga-onward", hidden: true });
    this.shown = "";
  }

  show(card) {
    setAll(this.node, { hidden: !card || !this.tells(card) });
    setAll(this.onward, { hidden: !card?.next });
    const content = JSON.stringify([card ?? null, this.word("why_it_works")]);
    if (content === this.shown) return;
    this.shown = content;
    const had = focused(this.onward);
    this.node.replaceChildren(...(card ? this.content(card) : []));
    this.onward.replaceChildren(...(card?.next ? [this.nextButton(card.next)] : []));
    if (had) this.onward.firstChild?.focus({ preventScroll: true });
  }

  tells({ themes, why, tempting, sources, facts }) {
    return Boolean(themes.length || why || tempting || sources.length || facts.length);
  }

  content({ themes, why, tempting, sources, total, facts }) {
    const { word } = this;
    const found = [make("h4", {}, word("why_it_works"))];
    if (why) found.push(make("p", { class: "ga-because" }, told(why)));
    if (themes.length) {
      const rows = themes.map(({ name, idea }) => make("div", {}, make("dt", {}, name), make("dd", {}, idea)));
      found.push(make("dl", { class: "ga-themes" }, ...rows));
    }
    if (tempting) found.push(make("p", { class: "ga-tempting" }, told(tempting)));
    if (sources.length) found.push(this.sources(sources, total));
    if (facts.length) found.push(make("ul", { class: "ga-facts" }, ...facts.map((fact) => make("li", {}, fact))));
    return found;
  }

  /** Where the points come from, and what they add up to. */
  sources(sources, total) {
    const { word } = this;
    const row = ({ name, counted, vp }) =>
      make("tr", {}, make("th", { scope: "row" }, told(name), counted ? make("small", {}, counted) : null), make("td", {}, signed(vp)));
    const foot = make("tr", {}, make("th", { scope: "row" }, word("total")), make("td", {}, signed(total)));
    const caption = make("caption", {}, word("sources"));
    return make("table", { class: "ga-sources" }, caption, make("tbody", {}, ...sources.map(row)), make("tfoot", {}, foot));
  }

  nextButton({ title, grade }) {
    const words = make("span", { class: "ga-onward-words" }, make("span", {}, this.word("next_puzzle")), make("small", {}, [title, grade].filter(Boolean).join(" · ")));
    const go = button("", () => this.act({ do: "next" }), { "data-control": "next-puzzle", class: "ga-main ga-continue" });
    go.append(words, icon("forward"));
    go.addEventListener("keydown", (event) => event.repeat && event.preventDefault()); // a key held down does not run on
    return go;
  }
}

/** A number of points with a minus as it is printed. */
function signed(points) {
  return String(points).replace("-", "\u2212");
}
