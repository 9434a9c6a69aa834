// The page that the command opens: one document, nothing around it. JupyterLab's bars are hidden, its keys and menus do
// nothing to our cells, links open in the same place, and two small controls stand at the edge: home, and the code.

import { keep, leave } from "./alive.js";
import { codeCells, fold, isOpen, ours } from "./book.js";

const HOME = "00-welcome.ipynb";
const TREE = /\/doc\/tree\/(.+)$/;
const FILE = /\/files\/(.+\.ipynb)$/;
const RUN_KEYS = ["shiftKey", "ctrlKey", "metaKey", "altKey"]; // each of them with Enter runs a cell

export function makePage(app, tracker, run) {
  document.body.classList.add("gl-page");
  addStyle();
  keepHistory();
  quietKernels();
  app.restored.then(() => hideBars(app.shell));

  // One after the other: whoever goes back and forth quickly ends where they wanted to be
  let wanted = null;
  let opening = Promise.resolve();
  function open(path) {
    wanted = path;
    opening = opening.then(() => show(path)).catch((error) => console.warn("glueckauf:", error));
    return opening;
  }

  async function show(path) {
    const old = tracker.currentWidget;
    if (path !== wanted || old?.context.path === path) {
      return;
    }
    if (old?.context.model.dirty) {
      await old.context.save();
    }
    await app.commands.execute("docmanager:open", { path });
    if (old) {
      leave(old);
      old.dispose(); // after the new one has come: JupyterLab fills an empty page with its launcher
    }
  }

  window.addEventListener("pagehide", () => tracker.currentWidget && leave(tracker.currentWidget));

  // The browser's Back and Forward
  window.addEventListener("popstate", () => {
    const path = TREE.exec(window.location.pathname)?.[1];
    if (path) {
      open(decodeURIComponent(path));
    }
  });

  // JupyterLab listens for keys and for the right mouse button at the document; here they are the browser's alone
  for (const kind of ["keydown", "contextmenu"]) {
    document.body.addEventListener(kind, (event) => {
      if (!isWriting(event.target)) {
        event.stopPropagation();
      }
    });
  }

  // Links to other notebooks, before JupyterLab or the browser follows them
  document.addEventListener(
    "click",
    (event) => {
      const path = linkedBook(event.target);
      if (!path) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (event.ctrlKey || event.metaKey || event.shiftKey) {
        window.open(addressOf(path));
      } else {
        open(path);
      }
    },
    true,
  );

  function dress(panel) {
    const { language, pictures } = ours(panel.context.model);
    if (language) {
      panel.node.lang = language;
    }
    panel.node.dataset.gaBook = panel.context.path;
    panel.node.dataset.gaPictures = pictures ?? ""; // said where no kernel comes
    panel.toolbar.hide();
    protect(panel, run);
    panel.node.append(controls(panel, open));
    panel.node.classList.add("gl-dressed");
  }

  return { open, dress };
}

// --- What is seen ---------------------------------------------------------------------------

function addStyle() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("page.css", import.meta.url);
  document.head.append(link);
}

// Bars that the shell itself hides leave their room to the notebook; a style alone would not.
function hideBars(shell) {
  for (const side of ["left", "right"]) {
    if (shell.isSideTabBarVisible(side)) {
      shell.toggleSideTabBarVisibility(side);
    }
  }
  shell.collapseLeft();
  shell.collapseRight();
  for (const bar of shell.layout) {
    if (bar.node.matches("#jp-header-panel, #jp-top-panel, #jp-menu-panel, #jp-bottom-panel")) {
      bar.hide();
    }
  }
}

function controls(panel, open) {
  const { home, code } = ours(panel.context.model);
  const rail = document.createElement("nav");
  rail.className = "gl-controls";
  if (home) {
    const link = document.createElement("a");
    const path = [...panel.context.path.split("/").slice(0, -1), HOME].join("/");
    link.href = addressOf(path);
    link.append(icon("M2 8 8 2.5 14 8M4 7v6.5h8V7"));
    link.addEventListener("click", (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        open(path);
      }
    });
    label(link, home);
    rail.append(link);
  }
  if (code) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(icon("M5 4 1.5 8 5 12M11 4l3.5 4L11 12M9.2 3 6.8 13"));
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      const isShown = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", String(isShown));
      showCode(panel, isShown);
    });
    label(button, code);
    rail.append(button);
  }
  return rail;
}

function icon(path) {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 16 16");
  drawing.setAttribute("aria-hidden", "true");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  drawing.append(line);
  return drawing;
}

function label(control, words) {
  control.title = words;
  control.setAttribute("aria-label", words);
}

// Who asks for the code may also write in it.
function showCode(panel, isShown) {
  panel.node.classList.toggle("gl-code", isShown);
  for (const cell of codeCells(panel)) {
    fold(cell, !isShown && !isOpen(cell));
  }
}

// --- What can happen to a cell ----------------------------------------------------------------

// Keys and double clicks on our cells end here, before the notebook acts on them.
function protect(panel, run) {
  const cells = panel.content.viewportNode ?? panel.content.node.firstElementChild;
  cells.addEventListener("dblclick", (event) => {
    if (!isWriting(event.target)) {
      event.stopPropagation();
    }
  });
  cells.addEventListener("keydown", (event) => {
    if (!isWriting(event.target)) {
      event.stopPropagation();
    }
  });
  // Enter with another key runs the cell in which one writes, and does nothing else; before the editor takes it.
  cells.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter" && isWriting(event.target) && RUN_KEYS.some((key) => event[key])) {
        event.preventDefault();
        event.stopPropagation();
        const cell = codeCells(panel).find((one) => one.node.contains(event.target));
        keep(panel, cell);
        run(cell, panel.sessionContext).catch((error) => console.warn("glueckauf:", error));
      }
    },
    true,
  );
}

// Whether somebody writes in code that is shown.
function isWriting(target) {
  return Boolean(target.closest?.(":is(.gl-code .jp-CodeCell, .gl-open) .jp-InputArea-editor"));
}

// --- Where things lead ------------------------------------------------------------------------

// The path of the notebook to which a link in a text of ours leads. JupyterLab has turned the link into a download.
function linkedBook(target) {
  const link = target.closest?.(".gl-dressed .jp-RenderedHTMLCommon a[href]");
  const path = link && FILE.exec(new URL(link.href).pathname)?.[1];
  return path ? decodeURIComponent(path) : null;
}

function addressOf(path) {
  const [before] = window.location.pathname.split("/doc/tree/");
  return `${before}/doc/tree/${path.split("/").map(encodeURIComponent).join("/")}`;
}

// Where no kernel can be started, JupyterLab says so in a dialog over the page. The pictures stay, and a line below them
// says why; nobody has to click anything away.
function quietKernels() {
  const watcher = new MutationObserver(() => {
    for (const dialog of document.querySelectorAll(".jp-Dialog")) {
      if (/kernel/i.test(dialog.querySelector(".jp-Dialog-header")?.textContent ?? "")) {
        dialog.querySelector(".jp-Dialog-button.jp-mod-accept")?.click();
      }
    }
  });
  watcher.observe(document.body, { childList: true, subtree: true }); // the words come after the dialog
}

// JupyterLab notes the address of a document that is already there once more, and Back would seem to do nothing.
function keepHistory() {
  const push = window.history.pushState.bind(window.history);
  window.history.pushState = (state, title, address) => {
    const isHere = new URL(address, window.location.href).pathname === window.location.pathname;
    (isHere ? window.history.replaceState.bind(window.history) : push)(state, title, address);
  };
}
