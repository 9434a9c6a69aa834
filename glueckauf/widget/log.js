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
