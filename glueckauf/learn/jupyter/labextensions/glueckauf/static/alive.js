// A notebook of ours comes to life by itself: its code cells are run from the top, as soon as there is a kernel. Pictures
// stand there until then, and stay when no kernel comes. Only trusted notebooks are run.
//
// `data-ga` on the panel tells how far it is: "picture", "starting", "alive".

import { codeCells, isTrusted } from "./book.js";

const VISITS = "glueckauf.widget.visits";
const RESTARTS = ["restarting", "autorestarting"];
const CALM = 3000; // milliseconds after which a page has taken in the boards that it found in the kernel
const GLANCE = 400; // milliseconds in which somebody else may begin to run the cells

export function keepAlive(panel, run) {
  const session = panel.sessionContext;
  let turn = 0; // a newer run ends an older one

  async function comeAlive() {
    const mine = ++turn;
    const isOver = () => mine !== turn || panel.isDisposed;
    tell(panel, "starting");
    await session.ready;
    const kernel = session.session?.kernel;
    if (isOver() || !kernel) {
      return tell(panel, "picture");
    }
    await kernel.info;
    await tellKernel(panel, "begin")?.done; // the first time it imports the package; the pictures stay until it has
    for (const cell of codeCells(panel)) {
      if (isOver()) {
        return;
      }
      try {
        await run(cell, session);
      } catch (error) {
        console.warn("glueckauf: a cell could not be run", error); // its own output says why; the others still run
      }
    }
    if (!isOver()) {
      tell(panel, "alive");
      setTimeout(() => isOver() || tellKernel(panel, "settle", ""), CALM);
    }
  }

  function start() {
    comeAlive().catch((error) => {
      console.warn("glueckauf: this notebook stays a picture", error);
      tell(panel, "picture");
    });
  }

  if (!isTrusted(panel)) {
    return tell(panel, "picture");
  }
  panel.revealed.then(start);

  // After a restart everything is run again, unless whoever restarted does so.
  let hasRestarted = false;
  session.statusChanged.connect((_, status) => {
    if (RESTARTS.includes(status)) {
      hasRestarted = true;
      turn += 1;
    } else if (hasRestarted && status === "idle") {
      hasRestarted = false;
      setTimeout(() => {
        const isBusy = codeCells(panel).some((cell) => cell.model.executionState === "running");
        if (!panel.isDisposed && !isBusy) {
          start();
        }
      }, GLANCE);
    } else if (status === "dead") {
      turn += 1;
      tell(panel, "picture");
    }
  });
}

// Nobody sees the boards of this panel any more; the kernel need not keep them for the next page.
export function leave(panel) {
  if (panel.node.dataset.ga === "alive" || panel.node.dataset.ga === "starting") {
    tellKernel(panel, "leave");
  }
}

// A word to the kernel that leaves no name in it and no mark in the notebook.
function tellKernel(panel, word, path = JSON.stringify(panel.context.path)) { // a string of Python, too
  const code = `__import__(${JSON.stringify(VISITS)}, fromlist=["${word}"]).${word}(${path})`;
  const kernel = panel.sessionContext.session?.kernel;
  return kernel?.requestExecute({ code, silent: true, store_history: false, stop_on_error: false });
}

function tell(panel, state) {
  panel.node.dataset.ga = state;
}
