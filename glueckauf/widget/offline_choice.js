// The stand-in for Python on the page of a puzzle about turns already played.
//
//   {choice: {id, title, task, par, score, ask, options: [{value, text}], hints, right: "2", judged: {value: {right, text}},
//             prompts: [[text by ply], [while it is asked]], better_prompts: [text], rows, explained, said: {…}},
//    log: [node, …], better: [node, …]}       the start, and the table after each turn: {parts, told: number}

/** Turns to step through; the one that is looked at is the answer. */
class ChoiceStandIn extends StandIn {
  begin() {
    super.begin();
    [this.tries, this.earned, this.hinted] = [[], 0, false];
  }

  get turns() {
    return this.own ? this.data.better : this.data.log;
  }

  get isTold() {
    return this.solved || this.seen;
  }

  node() {
    const none = { choices: [], shut: [], labels: null, why: {} };
    return { ...none, ...this.turns[this.ply] };
  }

  acts(message) {
    const last = this.turns.length - 1;
    return {
      undo: () => (this.ply ? this.go(this.ply - 1) : this.bad("nothing_to_undo")),
      redo: () => (this.ply < last ? this.go(this.ply + 1) : this.bad("nothing_to_redo")),
      goto: () => this.go(message.target),
      answer: () => this.point(message.value),
      check: () => this.check(),
      hint: () => this.hint(),
      reset: () => this.reset(),
      solution: () => this.solution(message.sure),
      log: () => this.greeting(),
    };
  }

  said(act) {
    return { kind: "info", text: this.data.choice.said[act] };
  }

  greeting() {
    const { prompts, better_prompts: better } = this.data.choice;
    return { kind: "info", text: this.own ? better[this.ply] : prompts[Number(!this.isTold)][this.ply] };
  }

  go(ply) {
    this.ply = Math.max(0, Math.min(ply, this.turns.length - 1));
    this.checked = false;
    return this.greeting();
  }

  point(value) {
    if (!this.data.choice.judged[value]) return this.said("choose");
    this.own = null;
    this.go(Number(value));
    return this.check();
  }

  check() {
    if (!this.ply || this.own) return this.said("choose");
    const value = String(this.ply);
    const { right, text } = this.data.choice.judged[value];
    this.checked = true;
    if (!this.solved && !this.tries.includes(value)) {
      this.tries.push(value);
      if (right) {
        this.solved = true;
        this.earned = this.seen ? 0 : Math.max(4 - this.tries.length, 1);
      }
    }
    if (right && this.seen) return { ...this.said("right_but_seen"), kind: "good" };
    return { kind: right ? "good" : "bad", text, stars: right ? this.earned : 0 };
  }

  hint() {
    const { hints } = this.data.choice;
    if (this.hints === hints.length) return this.said("no_hints");
    this.hints += 1;
    return { kind: "info", text: hints[this.hints - 1] };
  }

  reset() {
    this.own = null;
    this.go(0);
    return this.said("reset");
  }

  solution(isSure) {
    if (this.own) {
      const { ply } = this.own;
      this.own = null;
      this.go(ply);
      return this.said("own");
    }
    if (!isSure && !this.isTold) return { ...this.said("ask_solution"), kind: "ask", again: { do: "solution", sure: true } };
    if (!this.solved) this.seen = true;
    this.own = { ply: this.ply };
    this.go(Number(this.data.choice.right) - 1);
    return this.said("solution");
  }

  entries() {
    return this.turns.slice(1, this.ply + 1).map(({ told }) => this.pooled(told));
  }

  sides() {
    const { id, title, task, par, score, ask, options, hints, right, rows, explained, said } = this.data.choice;
    const last = this.turns.length - 1;
    const value = this.ply && !this.own ? String(this.ply) : null;
    const judged = this.checked && value ? this.data.choice.judged[value] : null;
    const isTold = this.isTold;
    const mark = (one) => (isTold && one === right ? "right" : this.tries.includes(one) ? "wrong" : "");
    const puzzle = {
      ...{ id, title, task, par, score, used: this.ply, steps: last, unit: "turns", over: false, log: true },
      ...{ note: this.seen && !this.solved ? said.seen : "", slip: "", asks_slip: false, solved: this.solved, seen: this.seen },
      ...{ solution: this.own !== null, explained: isTold ? explained : null, rows: isTold ? rows : [] },
      stars: judged ? (judged.right ? this.earned : 0) : null,
      verdict: judged ? [judged.text] : null,
      hints: hints.slice(0, this.hints),
      hints_left: hints.length - this.hints,
    };
    const question = {
      ask,
      options: options.map((one) => ({ ...one, rule: "", mark: mark(one.value) })),
      ...{ steps: true, given: value, right: judged?.right ?? null, done: this.solved, stars: this.earned || null },
      ...{ hint: this.hints ? hints[this.hints - 1] : "", hints_left: hints.length - this.hints, note: "" },
    };
    return { name: title, save: false, plies: last, puzzle, question };
  }
}
