// The log: every move with its sentence and rules; a click goes to the position after it.

class Log {
  constructor(word, goTo) {
    this.word = word;
    this.goTo = goTo;
    this.entries = new Map(); // ply → entry
    this.rows = new Map(); // ply → [what it shows, its element]
    this.asked = -1; // the ply for which the missing entries were asked, so that they are asked once
    this.list = make("ol", { class: "ga-entries" });
    this.summary = make("summary");
    this.node = make("details", { class: "ga-log", open: true }, this.summary, this.list);
  }

  /** Another game, or the same in another language: what is known is worth nothing. */
  forget() {
    this.entries.clear();
    this.asked = -1;
  }

  /** Take over entries; if the first one contradicts what is known, this is another game. */
  merge(entries) {
    const first = entries[0];
    const known = first && this.entries.get(first.ply);
    if (known && known.move !== first.move) this.forget();
    for (const entry of entries) this.entries.set(entry.ply, entry);
  }

  /** True if entries are missing that nobody has asked for yet. */
  lacks(plies) {
    for (const ply of this.entries.keys()) if (ply > plies) this.entries.delete(ply);
    if (this.entries.size >= plies || this.asked === plies) return false;
    this.asked = plies;
    return true;
  }

  show(ply, plies) {
    setText(this.summary, this.word("log"));
    setAll(this.node, { hidden: !plies });
    const rows = [this.row(0, { ply: 0, text: this.word("start") })];
    for (const entry of [...this.entries.values()].sort((one, other) => one.ply - other.ply)) {
      rows.push(this.row(entry.ply, entry));
    }
    const wanted = new Set(rows);
    for (const child of [...this.list.children]) if (!wanted.has(child)) child.remove();
    rows.forEach((row, n) => {
      const there = this.list.children[n] ?? null;
      if (there !== row) this.list.insertBefore(row, there);
      const at = Number(row.dataset.ply);
      setAll(row, { "aria-current": at === ply ? "step" : null, class: at > ply ? "ga-undone" : null });
      if (at === ply) requestAnimationFrame(() => this.reveal(row)); // when the page has to be laid out anyway
    });
  }

  row(ply, entry) {
    const content = JSON.stringify(entry) + this.word("goto");
    const [before, old] = this.rows.get(ply) ?? [];
    if (before === content) return old;
    const name = `${this.word("goto")}: ${ply}`;
    const go = button(String(ply), () => this.goTo(ply), { class: "ga-goto", title: name, "aria-label": name });
    const row = make("li", { "data-ply": ply }, go);
    if (entry.seat != null) {
      row.append(make("span", { class: "ga-seat", "data-seat": entry.seat, title: entry.who }, entry.who.slice(0, 1)));
    }
    if (entry.move) row.append(make("code", {}, entry.move));
    row.append(make("span", { class: "ga-told" }, entry.text ?? ""));
    const rules = (entry.rules ?? []).join(" ");
    if (rules) row.append(make("span", { class: "ga-rule", title: rules }, rules));
    this.rows.set(ply, [content, row]);
    return row;
  }

  /** Scroll the list, and nothing but the list. */
  reveal(row) {
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    if (top < this.list.scrollTop) this.list.scrollTop = top;
    else if (bottom > this.list.scrollTop + this.list.clientHeight) this.list.scrollTop = bottom - this.list.clientHeight;
  }
}

/** The log of a game, turn by turn: each in one sentence, its moves behind a sign. A board that gets no turns lists moves. */
class TurnLog extends Log {
  constructor(word, goTo, ask, askWhy) {
    super(word, goTo);
    this.ask = ask; // for the moves that are not here yet
    this.askWhy = askWhy; // for what a bot says to its turn
    this.reasons = new Map(); // first ply → what it said
    this.turns = new Map(); // first ply → turn
    this.opened = new Set(); // the turns whose moves are shown
    this.turnRows = new Map();
  }

  forget() {
    super.forget();
    this.turns?.clear();
    this.reasons?.clear();
  }

  /** A bot has said why. */
  explain({ first, text }) {
    this.reasons.set(first, text);
    this.show(this.ply, this.plies);
  }

  /** Ask a bot why, or put away what it said. */
  toggleWhy(turn) {
    if (this.reasons.delete(turn.first)) this.show(this.ply, this.plies);
    else this.askWhy(turn.first);
  }

  merge(entries, turns) {
    super.merge(entries);
    for (const turn of turns ?? []) this.turns.set(turn.first, turn);
  }

  /** True if there are turns before those that are known. */
  lacks(plies) {
    for (const first of this.turns.keys()) if (first >= plies) this.turns.delete(first);
    if (!this.turns.size) return super.lacks(plies);
    for (const ply of this.entries.keys()) if (ply > plies) this.entries.delete(ply);
    let known = 0;
    while (this.turns.has(known)) known = this.turns.get(known).last;
    if (known >= plies || this.asked === plies) return false;
    this.asked = plies;
    return true;
  }

  show(ply, plies) {
    if (!this.turns.size) return super.show(ply, plies);
    [this.ply, this.plies] = [ply, plies];
    setText(this.summary, this.word("log"));
    setAll(this.node, { hidden: !plies });
    this.list.classList.add("ga-turns");
    const rows = [this.row(0, { ply: 0, text: this.word("start") })];
    let current = ply ? null : rows[0];
    setAll(rows[0], { "aria-current": ply ? null : "step" });
    for (const turn of [...this.turns.values()].sort((one, other) => one.first - other.first)) {
      const row = this.turnRow(turn);
      const isHere = turn.first < ply && ply <= turn.last;
      if (isHere) current = row;
      setAll(row, { "aria-current": isHere ? "step" : null });
      row.classList.toggle("ga-undone", turn.first >= ply);
      rows.push(row);
      if (turn.ends) rows.push(this.chapterRow(turn));
    }
    const wanted = new Set(rows);
    for (const child of [...this.list.children]) if (!wanted.has(child)) child.remove();
    rows.forEach((row, n) => {
      const there = this.list.children[n] ?? null;
      if (there !== row) this.list.insertBefore(row, there);
    });
    const next = current?.nextElementSibling;
    const last = next?.classList.contains("ga-chapter") ? next : current;
    if (last) requestAnimationFrame(() => this.reveal(last));
  }

  turnRow(turn) {
    const isOpen = this.opened.has(turn.first);
    const steps = isOpen ? this.stepsOf(turn) : [];
    const reason = this.reasons.get(turn.first);
    const content = JSON.stringify([turn, isOpen, steps, this.word("goto"), isOpen && this.ply, reason]);
    const [before, old] = this.turnRows.get(turn.first) ?? [];
    if (before === content) return old;
    const active = old && focused(old)?.dataset.control;
    const name = this.word("moves_of_turn");
    const sign = button("i", () => this.toggle(turn), {
      class: "ga-rule-sign",
      "data-control": `turn-${turn.first}`,
      "aria-expanded": String(isOpen),
      "aria-label": `${name}: ${turn.text}`,
      title: name,
    });
    const seat = turn.seat == null ? null : make("span", { class: "ga-seat", "data-seat": turn.seat, title: turn.who }, turn.who.slice(0, 1));
    const why = turn.why ? this.whyButton(turn, reason) : null;
    const head = make("div", { class: "ga-turn-head" }, seat, make("span", { class: "ga-told" }, told(turn.text)), why, sign);
    const said = reason ? make("p", { class: "ga-reason", role: "status" }, told(reason)) : null;
    const list = isOpen ? make("ol", { class: "ga-turn-moves" }, ...steps.map((entry) => this.row(entry.ply, entry))) : null;
    const row = make("li", { class: "ga-turn", "data-first": turn.first }, head, said, list);
    if (list) for (const step of list.children) setAll(step, { "aria-current": Number(step.dataset.ply) === this.ply ? "step" : null });
    this.turnRows.set(turn.first, [content, row]);
    if (active) requestAnimationFrame(() => row.querySelector(`[data-control="${active}"]`)?.focus({ preventScroll: true }));
    return row;
  }

  whyButton(turn, reason) {
    const name = this.word("why_turn");
    return button(name, () => this.toggleWhy(turn), {
      class: "ga-why-turn",
      "data-control": `why-${turn.first}`,
      "aria-expanded": String(Boolean(reason)),
      "aria-label": `${name} ${turn.text}`,
    });
  }

  chapterRow(turn) {
    const [before, old] = this.turnRows.get(`end ${turn.first}`) ?? [];
    if (before === turn.ends) return old;
    const row = make("li", { class: "ga-chapter" }, told(turn.ends));
    this.turnRows.set(`end ${turn.first}`, [turn.ends, row]);
    return row;
  }

  stepsOf({ first, last }) {
    const found = [];
    for (let ply = first + 1; ply <= last; ply++) if (this.entries.has(ply)) found.push(this.entries.get(ply));
    return found;
  }

  toggle(turn) {
    if (!this.opened.delete(turn.first)) {
      this.opened.add(turn.first);
      if (this.stepsOf(turn).length < turn.last - turn.first) this.ask();
    }
    this.show(this.ply, this.plies);
  }
}
