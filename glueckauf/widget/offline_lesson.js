// The stand-ins for Python on the page of a lesson: a checkpoint, a question, and the player around them.
//
// A checkpoint has `act` in place of `puzzle` (see offline.js), and its nodes say what is said there:
//
//   {act: {name, title, task, hint, done, unit, steps, par, par_told, solution: [move, …], patience,
//          said: {reset, solution, own, shows, offers, undo, stars: [text for 0 to 3]}},
//    nodes: [{parts, choices, shut, labels, why, next, told: {move: [number, …]},
//             said: {move: number},            pool: {text, kind, happened}
//             cost: {move: 1}, reached, lost, over, prompt: number, advice: text, keys: [key, …]}, …]}
//
// A question has `question` and one node; `judged` says of every answer {right, counts, message: number}.
// A lesson has `lesson` and a page for every screen in `pages`, without words, which are those of the lesson.

/** The stand-in that knows a page of this kind. */
function standIn(data, load) {
  if (data.open) return new OpenStandIn(data, load);
  const kinds = { act: ActStandIn, choice: ChoiceStandIn, question: QuestionStandIn, lesson: LessonStandIn };
  const found = Object.keys(kinds).find((name) => data[name] && !data.puzzle);
  return new (kinds[found] ?? StandIn)(data, load);
}

/** A checkpoint: reach the goal by any moves; a move that takes it out of reach is pointed out and taken back. */
class ActStandIn extends StandIn {
  begin() {
    super.begin();
    this.slips = this.tries = this.earned = 0;
    this.peeked = false;
    this.marked = []; // what the last hint shows
  }

  acts(message) {
    return {
      ...super.acts(message),
      reset: () => this.reset(),
      solution: () => this.solution(),
      hint: () => this.hint(),
    };
  }

  said(act) {
    return { kind: "info", text: this.data.act.said[act] };
  }

  play(moves) {
    if (this.own) return this.said("shows");
    let node = this.node();
    let told = null;
    for (const move of moves) {
      const next = node.next[move];
      if (next === undefined) return this.refuse(node, move);
      told = this.pooled(node.said[move]);
      node = this.data.nodes[next];
    }
    this.moves = [...this.moves.slice(0, this.ply), ...moves];
    this.go(this.moves.length);
    if (node.lost) {
      this.slips += 1;
      this.tries += 1;
    }
    const texts = [told.text];
    if (node.reached) {
      this.earned = Math.max(this.earned, this.stars());
      if (this.tellsStars !== false) texts.push(this.data.act.said.stars[this.stars()]);
    } else if (node.lost && this.tries >= this.data.act.patience) texts.push(this.data.act.said.offers);
    return { ...told, text: texts.join(" ") };
  }

  refuse(node, move) {
    const known = node.refused?.[move];
    this.tries += 1;
    return known === undefined ? (node.lost ? this.said("undo") : this.bad("not_a_move")) : { kind: "bad", ...this.pooled(known) };
  }

  go(ply) {
    this.marked = [];
    return super.go(ply);
  }

  greeting() {
    const node = this.node();
    return { kind: node.reached && !this.own ? "good" : "info", text: node.lost && !this.own ? this.data.act.said.undo : this.pooled(node.prompt) };
  }

  why(key) {
    return super.why(key) ?? (this.node().lost ? { kind: "info", text: this.data.act.said.undo } : null);
  }

  solution() {
    const showing = this.own;
    this.peeked = true;
    this.own = showing ? null : { moves: this.moves, ply: this.ply };
    const { moves, ply } = showing ?? { moves: this.data.act.solution, ply: 0 };
    this.moves = moves;
    this.go(ply);
    return this.said(showing ? "own" : "solution");
  }

  hint() {
    const node = this.node();
    if (this.own) return this.said("shows");
    if (node.reached) return { kind: "good", text: this.data.act.done };
    if (node.lost) return this.said("undo");
    this.hints += 1;
    if (this.hints === 1 && this.data.act.hint) return { kind: "info", text: this.data.act.hint };
    this.marked = node.keys ?? [];
    return { kind: "info", text: node.advice ?? this.data.act.hint ?? "" };
  }

  used() {
    return this.moves.slice(0, this.ply).reduce((sum, move, n) => sum + this.node(n).cost[move], 0);
  }

  /** As attempt.py counts them: in the fewest moves without help three, a little more two, else one. */
  stars() {
    if (this.own || !this.node().reached) return 0;
    const [over, faults] = [this.used() - this.data.act.par, this.slips + this.hints];
    const stars = over <= 0 && !faults ? 3 : over <= 2 && faults <= 1 ? 2 : 1;
    return this.peeked ? Math.min(stars, 1) : stars;
  }

  get done() {
    return this.stars() > 0;
  }

  faults() {
    const { par } = this.data.act;
    return { solution: Number(this.peeked), detour: Math.max(this.used() - par, 0), slips: this.slips, hints: this.hints };
  }

  offersSolution() {
    return this.peeked || this.tries + this.hints >= this.data.act.patience;
  }

  entries() {
    return this.moves.flatMap((move, n) => this.node(n).told[move].map((number) => ({ ...this.pooled(number), ply: n + 1 })));
  }

  sides(node) {
    const { name, title, task, unit, steps, par_told: par, hint } = this.data.act;
    const counts = { unit, steps, par, used: this.used(), stars: this.stars() || null, hints_left: null };
    const told = { title, task, note: this.note ?? "", verdict: null, rows: [], hints: this.hints && hint ? [hint] : [], score: "" };
    return { name, save: false, hint: this.marked, puzzle: { ...counts, ...told, over: node.over, check: false, solution: this.own !== null } };
  }
}

/** A question: any number of tries; the first earns most. */
class QuestionStandIn extends StandIn {
  begin() {
    super.begin();
    [this.tries, this.given, this.wrong, this.done] = [0, null, [], false];
  }

  acts(message) {
    return {
      answer: () => this.judge(String(message.value ?? "").trim().replace("−", "-")),
      play: () => this.judge(message.move),
      hint: () => this.hint(),
      log: () => null,
    };
  }

  isStale() {
    return false;
  }

  judge(value) {
    const found = this.data.judged[value];
    if (!found) return this.invite();
    this.given = value;
    if (!this.done) {
      this.tries += found.counts ? 1 : 0;
      if (found.right) this.done = true;
      else if (found.counts && !this.wrong.includes(value)) this.wrong.push(value);
    }
    return this.pooled(found.message);
  }

  invite() {
    return { kind: "info", text: this.data.question.invitation };
  }

  hint() {
    const { hint, no_hints: none } = this.data.question;
    if (!hint) return { kind: "info", text: none };
    if (!this.done) this.hints = 1;
    return { kind: "info", text: hint };
  }

  stars() {
    return this.done ? Math.max(1, 4 - this.tries - this.hints) : 0;
  }

  faults() {
    return { wrong: this.tries - Number(this.done), hints: this.hints };
  }

  entries() {
    return [];
  }

  sides() {
    const { name, ask, values, points, hint, answer } = this.data.question;
    const mark = (value) => (this.done && value === answer ? "right" : this.wrong.includes(value) ? "wrong" : "");
    const options = values?.length ? values.map((value) => ({ value, text: value, rule: "", mark: mark(value) })) : null;
    const right = this.given === null ? null : this.data.judged[this.given].right;
    const hints = { hint: this.hints ? hint : "", hints_left: Number(Boolean(hint) && !this.hints) };
    const told = { ask, options, given: this.given, right, ...hints, done: this.done, stars: this.stars() || null, note: "" };
    const open = this.done ? { choices: [] } : {};
    return { name, save: false, ...open, question: points ? { ...told, points: true } : told };
  }
}

/** A lesson: inside it stands the stand-in of the screen that is shown. */
class LessonStandIn extends StandIn {
  begin() {
    super.begin();
    this.at = 0;
    this.best = []; // stars of every screen, and what they lack
    this.lacks = [];
    this.watched = new Set();
    this.inner = null;
  }

  open(data) {
    this.data = data;
    const page = this.page();
    if (this.inner && page) this.inner.speak(page);
    else if (page) this.inner = this.enter(page);
    this.show("", this.inner ? this.inner.greeting() : null);
  }

  page() {
    const { pages, words } = this.data;
    return this.at < pages.length ? { ...pages[this.at], words } : null;
  }

  enter(page) {
    const inner = standIn(page, null);
    inner.tellsStars = false; // they are drawn around it
    return inner;
  }

  move(at) {
    this.at = Math.max(0, Math.min(at, this.data.pages.length));
    const page = this.page();
    this.inner = page && this.enter(page);
    return this.inner?.greeting() ?? null;
  }

  acts(message) {
    return {
      screen: () => this.move(message.at ?? this.at),
      continue: () => this.move(this.at + 1),
      again: () => this.move(message.at ?? this.at),
      restart: () => {
        this.watched.clear();
        return this.move(0);
      },
      seen: () => {
        this.watched.add(this.at);
        return null;
      },
      log: () => null,
    };
  }

  async answer(message) {
    await null;
    if (message.do === "language") return this.open(await this.load(message.language)), this.show(message.n, this.said);
    const own = this.acts(message)[message.do];
    return this.show(message.n, own ? own() : (this.inner?.reply(message) ?? null));
  }

  show(ack, message) {
    this.said = message;
    this.count();
    const { words, options, lesson } = this.data;
    const inner = this.inner?.frameOf(ack, message) ?? {};
    const { parts: drawn = {}, frame = {} } = inner;
    const told = this.told();
    const end = told.end && { message: { kind: "good", text: told.end.text } };
    this.set("words", words);
    this.set("options", { ...options, view: this.page()?.options.view ?? options.view });
    SLOTS.forEach((slot) => this.set(slot, drawn[slot] ?? ""));
    this.set("frames", this.page()?.frames ?? []);
    this.set("frame", { ...frame, ...end, ack, lesson: told, name: told.end ? lesson.end_name : frame.name });
  }

  count() {
    const stars = this.inner?.stars?.() ?? 0;
    if (this.inner && stars > (this.best[this.at] ?? 0)) {
      this.best[this.at] = stars;
      this.lacks[this.at] = this.reasons(this.inner.faults());
    }
  }

  reasons(faults) {
    const { faults: texts } = this.data.lesson;
    return Object.entries(faults).flatMap(([name, number]) => (number ? [texts[name][Math.min(number, texts[name].length - 1)]] : []));
  }

  told() {
    const { lesson } = this.data;
    const screens = lesson.screens.map((screen, n) => this.dot(screen, n));
    const stars = screens.reduce((sum, dot) => sum + dot.stars, 0);
    const told = { id: lesson.id, title: lesson.title, screens, at: this.at, stars, most: lesson.most, home: null, end: null };
    if (this.at >= screens.length) {
      const left = screens.filter((dot) => !dot.done).length;
      const { titles, texts, meanings } = lesson.end;
      return { ...told, end: { title: titles[left], text: texts[left][stars], meanings, next: null } };
    }
    return { ...told, ...this.shown(lesson.screens[this.at]) };
  }

  dot({ kind, name, task, most }, n) {
    const stars = this.best[n] ?? 0;
    const done = stars > 0 || this.watched.has(n);
    return { kind, name, task, stars, most, state: n === this.at ? "here" : done ? "done" : "open", done, why: this.lacks[n] ?? [] };
  }

  shown(screen) {
    const { inner } = this;
    const { rules, note } = this.data.lesson;
    const earned = inner.stars?.() ?? 0;
    const done = screen.kind === "show" ? this.watched.has(this.at) : Boolean(inner.done);
    const tools = inner.offersSolution?.() ? [...screen.tools, "solution"] : screen.tools;
    const say = this.at === 0 && note ? `${screen.say} ${note}` : screen.say;
    return { ...screen, kind_name: screen.name, say, done, earned, why: earned && earned < 3 ? this.reasons(inner.faults()) : [], tools, rules };
  }
}
