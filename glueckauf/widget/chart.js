// A picture that Python draws anew when something has happened; dom.js and paint.js come before this.

function render({ model, el }) {
  const root = make("div", { class: "ga-chart", "aria-live": "polite" });
  el.append(root);
  const theme = followTheme(root, () => ({ theme: model.get("theme") }));
  const show = () => {
    root.innerHTML = model.get("picture");
  };
  model.on("change:picture", show);
  show();
  return () => {
    model.off("change:picture", show);
    theme.stop();
    root.remove();
  };
}

export default { render };
