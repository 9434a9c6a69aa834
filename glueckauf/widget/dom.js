// Making elements, and the words of the user interface.
//
// The files are joined in this order into one module:
//   dom.js link.js paint.js motion.js foresight.js picks.js log.js panel.js sheet.js puzzle.js explained.js question.js table.js stepper.js
//   fitting.js playing.js tabletop.js hand.js chimes.js player.js solving.js knobs.js play.js review.js lab_runs.js dashboard.js board.js
// They share one scope; only the last line of the last file is an export.
//
// Words the board asks Python for (none has gaps to fill):
//   everywhere  board language silent broken keys keys_table keys_stepper
//   table       undo redo hint sheet close continue save load move play cancel choose allowed yes no log start goto
//               fold unfold moves_of_turn
//   puzzle      steps par score stars check reset solution solution_costs own_line hints best given slip slip_ask slip_costs
//               next_puzzle why_it_works sources total
//   lesson      moves turns answer next question number right wrong keys_question
//   stepper     first back forward last run pause step
//   player      continue again goal menu sound restart home screens lesson_stars tell stars_mean step_on step_back here is_done
//               keys_player rule
//   play        play_… menu
//   review      review_slips review_numbers review_played review_better review_puzzles review_stop review_turn review_look keys_review
//   dashboard   dash_… play_…
//   export      no_further nothing_to_undo nothing_to_redo not_a_move needs_python

const SLOTS = Array.from({ length: 12 }, (_, n) => `part${n}`); // traits that hold a part of the picture each
const LANGUAGE_NAMES = { en: "English", pl: "Polski", hu: "Magyar", de: "Deutsch" };

/** An HTML element with attributes and children; null and false leave an attribute out, strings are text. */
function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  setAll(node, attributes);
  node.append(...children.filter((child) => child != null));
  return node;
}

/** The same for SVG. */
function draw(tag, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  setAll(node, attributes);
  node.append(...children);
  return node;
}

/** Set or remove attributes, touching only those that change: screen readers announce every write. */
function setAll(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value == null || value === false) node.removeAttribute(name);
    else {
      const text = value === true ? "" : String(value);
      if (node.getAttribute(name) !== text) node.setAttribute(name, text);
    }
  }
}

/** Show a text, touching the page only if it changes. */
function setText(node, text) {
  if (node.dataset.told === text || (!node.dataset.told && node.textContent === text)) return;
  node.replaceChildren(told(text));
  setAll(node, { "data-told": text.includes("{") ? text : null });
}

/** The same act, but the board around the node shows what goes wrong. */
function guarded(node, act) {
  return async (...about) => {
    const board = node.closest("div.ga-board"); // asked before, because the act may take the node off the page
    try {
      await act(...about);
    } catch (problem) {
      if (!board) throw problem;
      board.dispatchEvent(new CustomEvent("ga-failed", { detail: problem }));
    }
  };
}

function listen(node, name, act) {
  node.addEventListener(name, guarded(node, act));
}

/** A button that acts on a click. */
function button(text, act, attributes = {}) {
  const node = make("button", { type: "button", ...attributes }, text);
  listen(node, "click", act);
  return node;
}

const ICONS = {
  first: "M4 4v12M16 4 7 10l9 6z",
  back: "M14 4 5 10l9 6z",
  forward: "M6 4l9 6-9 6z",
  last: "M16 4v12M4 4l9 6-9 6z",
  home: "M3 10 10 4l7 6v7h-5v-4H8v4H3z",
};

/** A small picture for a button; fonts do not have all these signs. */
function icon(name) {
  const path = draw("path", { d: ICONS[name] });
  return draw("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, path);
}

/** A choice of languages with its label; `choose` gets the code. */
function languageChoice(options, word, choose) {
  const select = make("select", { "data-control": "language", "aria-label": word("language") }); // narrow pages hide the word
  for (const code of options.languages ?? []) {
    const name = LANGUAGE_NAMES[code] ?? code;
    select.append(make("option", { value: code, lang: code, selected: code === options.language }, name));
  }
  listen(select, "change", () => choose(select.value));
  return make("label", { class: "ga-language" }, make("span", {}, word("language")), select);
}

/** One of a few, all in sight: [value, text] each; `choose` gets the value. No two pages share a `view`. */
function radios(view, name, legend, choices, value, choose) {
  const labels = choices.map(([one, text]) => {
    const input = make("input", { type: "radio", name: `${view}-${name}`, value: one, checked: one === value, "data-field": `${name} ${one}` });
    listen(input, "change", () => choose(one));
    return make("label", { class: "ga-setup-choice" }, input, make("span", {}, String(text)));
  });
  return make("fieldset", { class: "ga-setup-choices" }, make("legend", {}, legend), make("div", {}, ...labels));
}

/** The element that has the focus, also inside a shadow root. */
function focused(root) {
  const active = root.getRootNode().activeElement;
  return active && root.contains(active) ? active : null;
}

/** Whether keys typed here are text for a field. */
function isField(node) {
  return node instanceof Element && node.matches("input, select, textarea");
}

/** The middle of a rectangle. */
function middle(box) {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Asks the page around to open a notebook in the same place; true if it does. */
function openNotebook(root, path) {
  const detail = { path };
  return !root.dispatchEvent(new CustomEvent("ga-open", { bubbles: true, cancelable: true, composed: true, detail }));
}

const ICON = / ?\{([a-z-]+)\}/g; // "five marks {mark}": an icon that stands in a sentence
let icons = {}; // small pictures by their name: those of the board that was updated last

/** A text without its icons, for names that are only read aloud. */
function plain(text) {
  return text.replace(ICON, "");
}

/** A sentence with its icons. */
function told(text) {
  const made = document.createDocumentFragment();
  let from = 0;
  for (const found of text.matchAll(ICON)) {
    const before = text.slice(from, found.index);
    from = found.index + found[0].length;
    if (!icons[found[1]]) {
      made.append(before);
      continue;
    }
    const holder = make("span", { class: "ga-in-text" });
    holder.innerHTML = icons[found[1]];
    // The word before it and what ends the sentence stay on its line.
    const word = before.lastIndexOf(" ") + 1;
    const [end] = text.slice(from).match(/^[.,;:!?)”“]*/);
    from += end.length;
    made.append(before.slice(0, word), make("span", { class: "ga-with-icon" }, before.slice(word), "\u00a0", holder, end));
  }
  made.append(text.slice(from));
  return made;
}
