// A notebook as a document: whether it is ours, what is kept out of it, and when it counts as changed.

const OURS = "glueckauf";
const VIEW = "application/vnd.jupyter.widget-view+json";
const DRAWING = "image/svg+xml";
const PICTURES = [DRAWING, "image/png", "text/html"];
const OF_A_RUN = ["execution", "trusted"]; // cell metadata that a run leaves

export function isOurs(model) {
  return Boolean(model.getMetadata(OURS));
}

export function ours(model) {
  return model.getMetadata(OURS) ?? {};
}

export function codeCells(panel) {
  return panel.content.widgets.filter((cell) => cell.model.type === "code");
}

// Whether the code of a cell is always shown, and may be written in.
export function isOpen(cell) {
  return cell.node.classList.contains("gl-open");
}

// What is folded is never stored: it is how a notebook is looked at.
export function fold(cell, isFolded) {
  cell.syncCollapse = false;
  cell.syncEditable = false;
  cell.inputHidden = isFolded;
  cell.readOnly = isFolded;
}

export function openCell(cell) {
  cell.node.classList.add("gl-open");
  fold(cell, false);
}

// Those that are there to be changed.
export function openCells(panel) {
  codeCells(panel).filter((cell) => ours(cell.model).open).forEach(openCell);
}

// What is done to a notebook while it is being read, before anything of it is drawn; on our page also to those of others.
export function onReading(panel, isOnPage) {
  const { model } = panel.context;
  const read = model.fromJSON.bind(model);
  model.fromJSON = (book) => {
    const isOurs = Boolean(book?.metadata?.[OURS]);
    if (isOurs || isOnPage) {
      disarm(book);
    }
    if (isOurs) {
      (book.cells ?? []).forEach(stripCell);
      showDrawings(panel.content.rendermime);
    }
    read(book);
  };
}

// What is stored may be anybody's, trusted or not: Jupyter signs what says so itself, and what has no outputs. So it is
// shown as what nobody trusts, without its scripts; and stored widgets, which would bring code of their own, stay away.
function disarm(book) {
  delete book?.metadata?.widgets;
  for (const { metadata } of book?.cells ?? []) {
    delete metadata?.trusted;
  }
}

// A stored board has lost its kernel and would be shown as an error. Where its picture stands beside it, the picture is
// shown in its place.
function stripCell(cell) {
  for (const { data } of cell.outputs ?? []) {
    if (data && PICTURES.some((kind) => kind in data)) {
      delete data[VIEW];
    }
  }
}

// Drawings are shown also where a notebook is not trusted: JupyterLab draws them as images, in which nothing is run.
function showDrawings(rendermime) {
  const usual = rendermime.getFactory(DRAWING);
  rendermime.addFactory({
    ...usual,
    safe: true,
    createRenderer(options) {
      const renderer = usual.createRenderer(options);
      const draw = renderer.renderModel.bind(renderer);
      renderer.renderModel = (model) => draw(Object.create(model, { trusted: { value: true } }));
      return renderer;
    },
  });
}

// What a run shows is no change of the learner's: a notebook is changed when what is written in it is. So nobody is asked
// to save a lesson that was only opened, and the file stays as it was shipped.
export function keepClean(context) {
  const { model } = context;
  let written = writing(model);
  model.stateChanged.connect((_, change) => {
    if (change.name === "dirty" && model.dirty && writing(model) === written) {
      model.dirty = false;
    }
  });
  context.saveState.connect((_, state) => {
    if (state.startsWith("completed")) {
      written = writing(model);
    }
  });
  if (model.dirty) {
    model.dirty = false; // JupyterLab has noted the kernel of this desk
  }
}

function writing(model) {
  const cells = [];
  for (const cell of model.cells) {
    const metadata = Object.entries(cell.metadata).filter(([key]) => !OF_A_RUN.includes(key));
    cells.push([cell.type, cell.sharedModel.getSource(), metadata]);
  }
  return JSON.stringify(cells);
}
