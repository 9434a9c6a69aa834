// The line to Python: one message at a time, everything else waits its turn.

const PATIENCE = 4000; // milliseconds until the board says that nobody answers

class Link {
  /** `ply` tells the ply shown; `changed` is called when waiting or silence begins or ends. */
  constructor(model, ply, changed, failed) {
    this.model = model;
    this.ply = ply;
    this.changed = changed;
    this.failed = failed;
    this.view = Math.random().toString(36).slice(2, 10); // two views of one model must not take each other's answers
    this.count = 0;
    this.due = 0; // the number of the message whose answer is due; 0: none
    this.silent = false;
    this.queue = [];
    this.timer = null;
  }

  /** Do this when no answer is due, so that it sees the position it will act upon. */
  soon(act) {
    if (this.silent) {
      // A move that comes true minutes after the click surprises, so nothing more is queued. But ask whether somebody is
      // there again, because the message that was never answered may be lost for good.
      this.send({ do: "log" });
      return;
    }
    this.queue.push(act);
    this.run();
  }

  run() {
    while (!this.due && this.queue.length) {
      try {
        this.queue.shift()();
      } catch (problem) {
        this.failed(problem);
      }
    }
  }

  send(message) {
    this.count += 1;
    this.due = this.count;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(), PATIENCE);
    this.changed();
    this.model.send({ n: `${this.view}:${this.count}`, ply: this.ply(), ...message });
  }

  lose() {
    this.silent = true;
    this.changed();
  }

  /** A frame came: true if it is the answer that was due. Whoever answers late is there again, too. */
  heard(ack) {
    const [view, number] = (ack ?? "").split(":");
    if (!this.due || view !== this.view) return false;
    if (Number(number) >= this.due) this.settle();
    else {
      this.silent = false;
      this.changed();
    }
    return !this.due;
  }

  /** Is this the answer that is due? */
  awaits(ack) {
    const [view, number] = (ack ?? "").split(":");
    return this.due > 0 && view === this.view && Number(number) >= this.due;
  }

  /** Nothing is due any more. */
  settle() {
    clearTimeout(this.timer);
    this.due = 0;
    this.silent = false;
    this.changed();
  }

  stop() {
    this.queue = [];
    clearTimeout(this.timer);
  }
}
