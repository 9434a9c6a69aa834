// A page of links that Python made; dom.js and paint.js come before this.

function render({ model, el }) {
  const root = make("div", { class: "ga-page" });
  el.append(root);
  const theme = followTheme(root, () => ({ theme: model.get("theme") }));
  const show = () => {
    root.innerHTML = model.get("page");
  };
  // The page around may open a notebook in the same place; if it does not, a link is a link.
  root.addEventListener("click", (event) => {
    const path = event.target.closest?.("a[href]")?.getAttribute("href");
    if (path && openNotebook(root, path)) event.preventDefault();
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
