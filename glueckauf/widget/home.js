// A page of links that Python made; dom.js and paint.js come before this.

function render({ model, el }) {
  const root = make("div", { class: "ga-page" });
  el.append(root);
  const theme = followTheme(root, () => ({ theme: model.get("theme") }));
  const show = () => {
    const chosen = root.querySelector("[data-choose]:focus")?.dataset.choose;
    root.dataset.game = model.get("game"); // whose icons these are
    root.innerHTML = model.get("page");
    if (chosen) root.querySelector(`[data-choose="${chosen}"]`)?.focus();
  };
  // The page around may open a notebook in the same place; if it does not, a link is a link.
  root.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href], [data-choose]");
    if (!link) return;
    if (link.dataset.choose) {
      event.preventDefault();
      model.send({ choose: link.dataset.choose });
    } else if (openNotebook(root, link.getAttribute("href"))) event.preventDefault();
  });
  for (const name of ["keydown", "keypress", "keyup"]) root.addEventListener(name, (event) => event.stopPropagation());
  model.on("change:page", show);
  show();
  return () => {
    model.off("change:page", show);
    theme.stop();
    root.remove();
  };
}

export default { render };
