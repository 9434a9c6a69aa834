// What JupyterLab activates. Notebooks without our metadata are left alone, and so is the rest of the learner's
// JupyterLab; only the page that the command `glueckauf` opens (it says so in its configuration) is ours to tidy.

import { keep, keepAlive } from "./alive.js";
import { isOurs, keepClean, onReading, openCells } from "./book.js";
import { makePage } from "./page.js";

const FLAG = "glueckauf";

export async function makePlugin(shared) {
  const [{ INotebookTracker, NotebookActions }, { CodeCell }, { PageConfig }] = await Promise.all(
    ["@jupyterlab/notebook", "@jupyterlab/cells", "@jupyterlab/coreutils"].map(shared),
  );

  function activate(app, tracker) {
    const run = (cell, session) => CodeCell.execute(cell, session);
    const page = PageConfig.getOption(FLAG) ? makePage(app, tracker, run) : null;

    tracker.widgetAdded.connect(async (_, panel) => {
      onReading(panel, page !== null);
      await panel.context.ready;
      if (panel.isDisposed || !isOurs(panel.context.model)) {
        return;
      }
      keepClean(panel.context);
      page?.dress(panel);
      openCells(panel);
      keepAlive(panel, run);
    });

    // A person has run a cell, by whatever key or button of JupyterLab
    NotebookActions.executed.connect((_, { notebook, cell }) => {
      const panel = tracker.find((one) => one.content === notebook);
      if (panel && isOurs(panel.context.model)) {
        keep(panel, cell);
      }
    });

    // In texts and pictures JupyterLab lets a button stand for any of its commands, running all cells among them
    document.addEventListener(
      "click",
      (event) => {
        const button = event.target.closest?.("[data-commandlinker-command]");
        const panel = button && tracker.find((one) => one.node.contains(button));
        if (panel && (page || isOurs(panel.context.model))) {
          event.stopPropagation();
        }
      },
      true,
    );

    // A board asks for another notebook: `ga-open` with a path beside the notebook in which the board stands.
    document.addEventListener("ga-open", (event) => {
      const panel = tracker.find((one) => one.node.contains(event.target)) ?? tracker.currentWidget;
      if (!panel || !event.detail?.path) {
        return;
      }
      event.preventDefault();
      const path = beside(panel.context.path, event.detail.path);
      if (page) {
        page.open(path);
      } else {
        app.commands.execute("docmanager:open", { path });
      }
    });
  }

  return { id: "glueckauf:page", autoStart: true, requires: [INotebookTracker], activate };
}

// The path of a file named relative to another one: "../a.ipynb" beside "pl/b.ipynb" is "a.ipynb".
export function beside(from, to) {
  const folders = from.split("/").slice(0, -1);
  for (const part of to.split("/")) {
    if (part === "..") {
      folders.pop();
    } else if (part !== ".") {
      folders.push(part);
    }
  }
  return folders.join("/");
}
