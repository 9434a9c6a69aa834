// What the hand does in the player, and the bubble that answers where it pointed.

const AROUND = ["screen", "continue", "again", "restart", "lesson", "language", "log"]; // not about the screen itself

class PlayerInput extends Input {
  act(message) {
    if (!AROUND.includes(message.do)) this.table.begin();
    super.act(message);
  }

  press(key) {
    this.table.touch(key);
    super.press(key);
  }

  escape() {
    this.table.bubble.hide();
    this.table.menu.open = false;
    super.escape();
  }

  /** Keys of the tools work only while the tools are there. */
  key(event) {
    const { table } = this;
    if (table.steps && !isField(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (way) {
        event.preventDefault();
        return table.step(table.at + way);
      }
    }
    const tool = { z: "undo", h: "hint" }[event.key.toLowerCase()];
    if (event.key.toLowerCase() === "y" || (tool && !table.lesson?.tools?.includes(tool))) return;
    super.key(event);
  }

  /** From a thing of the picture the arrows lead to others of the picture. */
  go(event) {
    const { stage } = this.table;
    if (event.target.closest(".ga-menu")) return;
    if (!stage.node.contains(event.target)) return super.go(event);
    event.preventDefault();
    const from = middle(event.target.getBoundingClientRect());
    const next = nearestTowards(stage.targets().filter((thing) => thing !== event.target), from, event.key);
    if (next) next.focus();
  }
}

/**
 * A message that stands at the thing it is about. It is read aloud from the message line, so not a second time here; and
 * those who see all of it here do not see it there.
 */
class Bubble {
  constructor(stage) {
    this.stage = stage;
    this.node = make("div", { class: "ga-bubble", "aria-hidden": "true", hidden: true });
    stage.node.append(this.node);
  }

  show(text, kind, box, isAll) {
    this.node.replaceChildren(told(text));
    this.stage.node.closest("div.ga-board").classList.toggle("ga-pointed-out", isAll);
    setAll(this.node, { hidden: false, "data-kind": kind });
    const { clientWidth: width, clientHeight: height } = this.stage.node;
    const [wide, high] = [this.node.offsetWidth, this.node.offsetHeight];
    const below = box.bottom + high + 12 <= height || box.top < high + 12;
    const x = Math.min(Math.max(middle(box).x - wide / 2, 2), Math.max(width - wide - 2, 2));
    const y = below ? Math.min(box.bottom + 9, height - high - 2) : box.top - high - 9;
    this.node.style.left = `${x}px`;
    this.node.style.top = `${y}px`;
    this.node.style.setProperty("--ga-tip", `${Math.min(Math.max(middle(box).x - x, 14), wide - 14)}px`);
    this.node.classList.toggle("ga-above", !below);
  }

  hide() {
    this.stage.node.closest("div.ga-board")?.classList.remove("ga-pointed-out");
    setAll(this.node, { hidden: true });
  }
}
