// A picture that Python draws anew when something has happened, and a button that asks it to do something: dom.js and
// paint.js come before this.

function render({ model, el }) {
  const picture = make("div", { "aria-live": "polite" });
  const problem = make("p", { role: "status" });
  const ask = button("", () => {
    if (ask.hasAttribute("aria-disabled")) return;
    setAll(ask, { "aria-disabled": "true" });
    model.send({ do: "run" });
  });
  const root = make("div", { class: "ga-chart" }, picture, ask, problem);
  el.append(root);
  const theme = followTheme(root, () => ({ theme: model.get("theme") }));
  const show = () => {
    picture.innerHTML = model.get("picture");
    setText(ask, model.get("request") ?? "");
    setText(problem, model.get("problem") ?? "");
    setAll(ask, { hidden: !model.get("request"), "aria-disabled": null });
    setAll(problem, { hidden: !model.get("problem") });
  };
  const names = ["picture", "request", "problem"];
  for (const name of names) model.on(`change:${name}`, show);
  show();
  return () => {
    for (const name of names) model.off(`change:${name}`, show);
    theme.stop();
    root.remove();
  };
}

export default { render };
