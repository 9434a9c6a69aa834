// A notebook of ours comes to life by itself: its code cells are run from the top, as soon as there is a kernel. Pictures
// stand there until then, and stay when no kernel comes. That a notebook says it is ours, or is trusted, proves nothing:
// the package is asked which of the cells are, by their source. Every other one is a picture until a person runs it.
//
// `data-ga` on the panel tells how far it is: "picture", "starting", "alive"; `data-ga-waits` on a cell says why it is not run.

import { codeCells, openCell, ours } from "./book.js";

const LANGUAGE = "python"; // no other kernel is told anything
const CELLS = "glueckauf.learn.jupyter.ours";
const VISITS = "glueckauf.widget.visits";
// What lies beside the notebook is never imported, least of all in place of the package
const NOTHING_BESIDE = '__import__("sys").path[:] = [one for one in __import__("sys").path if one]';
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
    if ((await kernel.info).language_info.name !== LANGUAGE) {
      return tell(panel, "picture");
    }
    const cells = codeCells(panel);
    const sources = cells.map(sourceOf);
    const waits = await ask(panel, sources); // the first time it imports the package; the pictures stay until it has
    for (const [n, cell] of cells.entries()) {
      if (isOver()) {
        return;
      }
      if (waits[n] || sourceOf(cell) !== sources[n]) {
        openCell(cell); // what would be run is in sight
        cell.node.dataset.gaWaits = waits[n];
        continue;
      }
      delete cell.node.dataset.gaWaits;
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

// A person has run a cell: from now on it is theirs, and runs by itself like ours.
export function keep(panel, cell) {
  if (panel.node.dataset.ga !== "alive") {
    return;
  }
  delete cell.node.dataset.gaWaits;
  request(panel, NOTHING_BESIDE, { kept: call(CELLS, "remember", ours(panel.context.model).language, [sourceOf(cell)]) });
}

// Nobody sees the boards of this panel any more; the kernel need not keep them for the next page.
export function leave(panel) {
  if (panel.node.dataset.ga === "alive" || panel.node.dataset.ga === "starting") {
    tellKernel(panel, "leave");
  }
}

// A word to the kernel about this notebook.
function tellKernel(panel, word, path = panel.context.path) {
  return request(panel, call(VISITS, word, path));
}

// Why each of these cells waits for a person; "" for those that run.
async function ask(panel, sources) {
  const asked = call(CELLS, "asked", ours(panel.context.model).language, sources);
  const code = `${NOTHING_BESIDE}\n${call(VISITS, "begin", panel.context.path)}`;
  const { content } = await request(panel, code, { waits: asked }).done;
  const waits = content.user_expressions?.waits?.data?.["application/json"];
  if (!waits) {
    throw new Error("the package does not answer");
  }
  return waits;
}

// Python that calls a function of a module; a string of JSON is one of Python, too.
function call(module, name, ...given) {
  const texts = given.map((one) => JSON.stringify(one ?? ""));
  return `__import__(${JSON.stringify(module)}, fromlist=["${name}"]).${name}(${texts.join(", ")})`;
}

// It leaves no name in the kernel and no mark in the notebook.
function request(panel, code, expressions = {}) {
  const kernel = panel.sessionContext.session?.kernel;
  return kernel?.requestExecute({
    code,
    user_expressions: expressions,
    silent: true,
    store_history: false,
    stop_on_error: false,
  });
}

function sourceOf(cell) {
  return cell.model.sharedModel.getSource();
}

function tell(panel, state) {
  panel.node.dataset.ga = state;
}
