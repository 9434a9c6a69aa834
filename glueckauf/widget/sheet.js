// The scoresheet: what everybody has and what it gives, row by row. After a scoring it opens by itself, counts, and waits.

const ROW_PAUSE = 650; // milliseconds from one row to the next while it counts
const EMPTY_PAUSE = 220; // after a row in which nobody scores
const COUNT_TIME = 380; // in which a sum goes up

const PILE_SCALE = 1.5; // cards that are looked at are larger than on the table

/** The table of a sheet. `rows` are its scored rows; `sum(n)` shows the sums after n of them. */
function sheetTable(sheet) {
  const heads = sheet.people.map((name, seat) =>
    make(
      "th",
      { scope: "col", class: sheet.winners.includes(seat) ? "ga-won" : null },
      make("span", { class: "ga-seat", "data-seat": seat, "aria-hidden": "true" }, name.slice(0, 1)),
      make("span", { class: "ga-sheet-name" }, name),
    ),
  );
  const row = (one) => {
    const icon = make("span", { class: "ga-sheet-icon", "aria-hidden": "true" });
    if (icons[one.icon]) icon.innerHTML = icons[one.icon];
    const name = make("th", { scope: "row", title: one.name }, icon, make("span", { class: "ga-sheet-what" }, one.name));
    return make("tr", { class: one.scored ? null : "ga-later" }, name, ...one.cells.map(sheetCell));
  };
  const lines = sheet.rows.map(row);
  const sums = sheet.sums.map((sum, n) => {
    const last = n === sheet.sums.length - 1;
    const cells = sum.shown.map((text) => make("td", {}, make("span", { class: "ga-sheet-sum" }, text)));
    const name = make("span", { class: "ga-sheet-long" }, sum.name);
    const sign = make("span", { class: "ga-sheet-short", "aria-hidden": "true" }, last ? "=" : n ? "+" : "");
    return make("tr", { class: last ? "ga-total" : null }, make("th", { scope: "row" }, name, sign), ...cells);
  });
  const head = make("thead", {}, make("tr", {}, make("td"), ...heads));
  const node = make("table", { class: "ga-sheet" }, head, make("tbody", {}, ...lines), make("tfoot", {}, ...sums));
  setAll(node, { "data-players": sheet.people.length, "data-icons": sheet.rows.some((one) => icons[one.icon]) });
  return { node, lines, sums };
}

/** Little room for this many players: icons say what the rows are, and places have short signs. */
function fitSheet(node, room) {
  setAll(node, { "data-narrow": room < 190 + 112 * Number(node.dataset.players) });
}

/** A sheet that stands beside a picture and neither counts nor waits. */
class StandingSheet {
  constructor() {
    this.node = make("div", { class: "ga-step-sheet", hidden: true });
    this.sight = new ResizeObserver(() => this.fit());
    this.sight.observe(this.node);
  }

  show(sheet) {
    setAll(this.node, { hidden: !sheet });
    if (!sheet) return;
    const outcome = sheet.outcome ? make("p", { class: "ga-outcome" }, sheet.outcome) : null;
    this.node.replaceChildren(make("h3", {}, sheet.title), sheetTable(sheet).node, ...(outcome ? [outcome] : []));
    this.fit();
  }

  fit() {
    const table = this.node.querySelector("table");
    if (table) fitSheet(table, this.node.clientWidth);
  }

  stop() {
    this.sight.disconnect();
  }
}

function sheetCell(cell) {
  const place = cell.place ? make("span", { class: "ga-place", "data-rank": cell.rank, "data-short": cell.short }, cell.place) : null;
  const points = make("span", { class: "ga-points" }, cell.points);
  const seen = make("span", { class: "ga-sheet-cell", "aria-hidden": "true" }, make("span", { class: "ga-number" }, cell.count), place, points);
  return make("td", {}, seen, make("span", { class: "ga-unseen" }, cell.say));
}

/** Something that opens over the board: a title, a body, and one button that closes it. Closed, it is not on the page. */
class Opened {
  constructor(root, word) {
    this.root = root;
    this.word = word;
    this.title = make("h2", { class: "ga-opened-title" });
    this.tabs = make("div", { class: "ga-tabs", role: "group", hidden: true });
    this.body = make("div", { class: "ga-opened-body" });
    this.close = button("", () => this.proceed(), { class: "ga-main", "data-control": "continue" });
    const head = make("div", { class: "ga-opened-head" }, this.title, this.tabs);
    this.node = make("dialog", { class: "ga-opened" }, head, this.body, make("div", { class: "ga-opened-foot" }, this.close));
    this.node.addEventListener("keydown", (event) => {
      event.stopPropagation(); // no key here means a move
      if (event.repeat && event.key !== "Tab" && !event.key.startsWith("Arrow")) event.preventDefault(); // the key of the move is still held
    });
    listen(this.node, "cancel", (event) => {
      event.preventDefault(); // Escape is Continue
      this.proceed();
    });
    listen(this.node, "click", (event) => this.click(event));
  }

  get isOpen() {
    return this.node.open;
  }

  show(title, name) {
    setText(this.title, title);
    setAll(this.node, { "aria-label": title });
    setText(this.close, this.word(name));
    if (!this.isOpen) {
      this.root.append(this.node);
      this.node.showModal();
    }
    this.body.scrollTop = 0;
    this.close.focus({ preventScroll: true });
  }

  /** The button, Enter or Escape. */
  proceed() {
    this.shut();
  }

  shut() {
    this.node.close(); // which gives the focus back
    this.node.remove();
  }

  /** A click beside the dialog closes it as the button does. */
  click(event) {
    if (event.target === this.node) this.proceed();
  }
}

/** The sheets of a game. One that waits counts up, and goes on when it was read. */
class ScoreSheets extends Opened {
  /** `act` gets {do: "continue"} when a sheet that waited has been read. */
  constructor(root, word, act) {
    super(root, word);
    this.act = act;
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.outcome = make("p", { class: "ga-outcome", role: "status" });
    this.waits = false;
    this.counting = null; // what ends the counting at once
  }

  /** A new frame: open what it brings, or close a sheet that nobody waits for any more. */
  update(found) {
    if (!found) {
      if (this.isOpen && this.waits) this.shut();
      return;
    }
    this.sheets = found.sheets;
    this.waits = found.waits;
    this.showTabs(found.at);
    this.turn(found.at, found.waits);
  }

  showTabs(at) {
    const tab = (sheet, n) => button(sheet.title, () => this.turn(n, false), { class: "ga-tab", "data-sheet": n });
    this.tabs.replaceChildren(...(this.waits ? [] : this.sheets.map(tab)));
    setAll(this.tabs, { hidden: this.waits || this.sheets.length < 2 });
  }

  /** Show one of the sheets; `counts`: row by row. */
  turn(at, counts) {
    this.finish();
    const sheet = this.sheets[at];
    for (const tab of this.tabs.children) setAll(tab, { "aria-pressed": Number(tab.dataset.sheet) === at ? "true" : "false" });
    const table = sheetTable(sheet);
    fitSheet(table.node, innerWidth - 40);
    this.body.replaceChildren(table.node, this.outcome);
    this.outcome.replaceChildren();
    this.show(sheet.title, this.waits ? "continue" : "close");
    setAll(this.outcome, { hidden: !sheet.outcome });
    const told = () => setText(this.outcome, sheet.outcome);
    if (counts && !this.calm.matches) this.count(sheet, table, told);
    else told();
  }

  /** Row by row, and the sums with them. */
  count(sheet, { lines, sums }, told) {
    const scored = lines.map((line, n) => [line, sheet.rows[n]]).filter(([, row]) => row.scored);
    const gained = sheet.people.map(() => 0);
    const before = sheet.people.map((_, seat) => sheet.before[seat] ?? 0);
    const cells = (n) => [...sums[n].querySelectorAll(".ga-sheet-sum")];
    const last = cells(sums.length - 1);
    const more = sums.length > 1 ? cells(1) : [];
    const put = (seat, amount) => {
      last[seat].textContent = scoreText(before[seat] + amount);
      if (more[seat]) more[seat].textContent = signedText(amount);
    };
    for (const [line] of scored) line.classList.add("ga-due");
    for (const seat of gained.keys()) put(seat, 0);
    let [timer, frame] = [null, null];
    const finish = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      for (const [line] of scored) line.classList.remove("ga-due", "ga-counting");
      sums.forEach((sum, n) => cells(n).forEach((cell, seat) => (cell.textContent = sheet.sums[n].shown[seat])));
      this.counting = null;
      told();
    };
    const step = (at) => {
      scored[at - 1]?.[0].classList.remove("ga-counting");
      if (at === scored.length) return finish();
      const [line, row] = scored[at];
      line.classList.remove("ga-due");
      line.classList.add("ga-counting");
      line.scrollIntoView({ block: "nearest" });
      const from = [...gained];
      row.cells.forEach((cell, seat) => (gained[seat] += cell.vp ?? 0));
      const start = performance.now();
      const grow = (now) => {
        const part = Math.min(1, Math.max(0, now - start) / COUNT_TIME);
        gained.forEach((to, seat) => put(seat, Math.round(from[seat] + (to - from[seat]) * part)));
        if (part < 1) frame = requestAnimationFrame(grow);
      };
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(grow);
      timer = setTimeout(() => step(at + 1), row.cells.some((cell) => cell.vp) ? ROW_PAUSE : EMPTY_PAUSE);
    };
    this.counting = finish;
    timer = setTimeout(() => step(0), ROW_PAUSE / 2);
  }

  /** Show at once what is still being counted. */
  finish() {
    this.counting?.();
  }

  /** While it counts, this shows all of it; then it closes the sheet, and the game goes on. */
  proceed() {
    if (this.counting) return this.finish();
    const waited = this.waits;
    this.shut();
    if (waited) this.act({ do: "continue" });
  }

  click(event) {
    if (this.counting && !event.target.closest("button")) this.finish();
    else super.click(event);
  }

  shut() {
    this.finish();
    this.waits = false;
    super.shut();
  }
}

/** A pile of cards that is looked through. */
class OpenPile extends Opened {
  update(pile) {
    if (!pile) return;
    const picture = make("div", { class: "ga-pile", "aria-hidden": "true" });
    picture.innerHTML = pile.picture;
    const width = picture.firstElementChild?.viewBox?.baseVal?.width;
    if (width) picture.style.width = `${width * PILE_SCALE}px`;
    const words = make("ul", { class: "ga-unseen" }, ...pile.cards.map((card) => make("li", {}, card)));
    this.body.replaceChildren(...(pile.note ? [make("p", {}, pile.note)] : [picture, words]));
    this.show(pile.title, "close");
  }
}

function scoreText(vp) {
  return vp < 0 ? `−${-vp}` : String(vp);
}

function signedText(vp) {
  return vp < 0 ? `−${-vp}` : `+${vp}`;
}
