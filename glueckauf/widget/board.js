// The door: anywidget calls render for every view, and what it returns when the view goes away.

const TRAITS = ["frame", "frames", "options", "words", ...SLOTS];

function render({ model, el }) {
  const options = () => model.get("options") ?? {};
  const word = (key) => model.get("words")?.[key] ?? key;
  const root = make("div", { class: "ga-board", role: "group", tabindex: "-1" });
  el.append(root);
  for (const name of ["keydown", "keypress", "keyup"]) root.addEventListener(name, (event) => keepKey(event));
  const theme = followTheme(root, options);
  const kinds = { stepper: Stepper, lesson: Player, puzzle: Solving, table: Tabletop, play: Lobby, review: ReviewPage, dashboard: Dashboard };
  const view = new (kinds[options().kind] ?? Table)(model, root, word, options);

  root.addEventListener("ga-failed", (event) => view.fail(event.detail));
  let due = false;
  const update = () => {
    due = false;
    try {
      icons = options().icons ?? {};
      const { kind, game, view: focus, language } = options();
      setAll(root, { "data-kind": kind, "data-game": game, "data-view": focus ?? "table", "aria-label": model.get("frame")?.name ?? word("board"), lang: language });
      theme.show();
      view.update();
    } catch (problem) {
      view.fail(problem);
    }
  };
  // Several traits arrive together but are announced one by one; the board looks once, when all are there.
  const changed = () => {
    if (!due) queueMicrotask(update);
    due = true;
  };
  const told = (content) => {
    try {
      view.told(content);
    } catch (problem) {
      view.fail(problem);
    }
  };
  for (const name of TRAITS) model.on(`change:${name}`, changed);
  model.on("msg:custom", told);
  const think = () => view.think?.();
  model.on("change:thinking", think);
  update();

  return () => {
    for (const name of TRAITS) model.off(`change:${name}`, changed);
    model.off("msg:custom", told);
    model.off("change:thinking", think);
    theme.stop();
    view.stop();
    root.remove();
  };
}

/** No key pressed here reaches the notebook, where "b" inserts a cell; only saving it is left to it. */
function keepKey(event) {
  const saves = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
  if (!saves) event.stopPropagation();
}

export default { render };
