"""The table in real Chromium: clicks, keys, the queue, and everything it says."""

from __future__ import annotations

from tests.ui.browser import SCREENSHOTS
from tests.ui.pretended import Open, asked, at, focused, moves, press, said, settled

# --- Clicking -------------------------------------------------------------------------------


def test_a_ride_by_mouse(opened: Open) -> None:
    page = opened()
    press(page, "0:level/3", "0:cart/3.g", "0:cart/3.g", "0:surface")
    press(page, "0:square/A.g", "0:square/A.g")
    assert moves(page) == "3 +g +g 0 g>A g>A"
    page.screenshot(path=SCREENSHOTS / "offline-1280.png")


def test_a_click_on_a_twin_means_its_key(opened: Open) -> None:
    page = opened()
    press(page, "0:level/3")
    page.locator('[data-same="0:cart/3.g"]').click()
    settled(page)
    assert moves(page) == "3 +g"


def test_a_near_miss_by_finger_hits_the_target(opened: Open) -> None:
    page = opened(has_touch=True, viewport={"width": 360, "height": 800})
    box = at(page, "money/4").bounding_box()
    page.touchscreen.tap(box["x"] - 5, box["y"] + 20)
    at(page, "money/4").and_(page.locator(".ga-picked")).wait_for()


def test_picking_step_by_step(opened: Open) -> None:
    page = opened()
    assert page.locator(".ga-actions button").all_inner_texts() == ["End mining"]
    press(page, "money/4")
    assert asked(page) == []
    assert at(page, "money/4").get_attribute("aria-pressed") == "true"
    assert page.locator(".ga-option").all_inner_texts() == ["Money, few", "Money, many"]
    press(page, "money/4")  # again: put back
    assert page.locator(".ga-picked, .ga-option").count() == 0
    press(page, "money/4")
    page.keyboard.press("Escape")
    assert page.locator(".ga-picked").count() == 0
    press(page, "money/4")
    page.get_by_role("button", name="Money, many").click()
    settled(page)
    assert moves(page) == "money/4 y"
    press(page, "money/4")
    page.get_by_role("button", name="Money, few").click()
    settled(page)
    assert moves(page) == "money/4 y money/4 x"
    press(page, "money/4", "0:level/2")  # goes on with nothing: begins anew
    assert moves(page) == "money/4 y money/4 x 2"


def test_coal_first_or_square_first(opened: Open) -> None:
    page = opened()
    press(page, "0:level/3", "0:cart/3.g", "0:cart/3.g", "0:surface")
    at(page, "0:cage/g").click()
    assert at(page, "0:square/A.g").evaluate("node => node.classList.contains('ga-next')")
    at(page, "0:square/A.g").hover()
    page.locator(".ga-arrow").first.wait_for()  # from the coal to its square
    assert page.locator(".ga-arrow").count() == 2  # the arrow and its edge
    press(page, "0:square/A.g")
    press(page, "0:square/A.g")
    assert moves(page) == "3 +g +g 0 g>A g>A"


def test_why_not(opened: Open) -> None:
    page = opened()
    press(page, "0:surface")  # its reason came with the frame
    assert (said(page), page.locator(".ga-badge").inner_text()) == ("The cage is there.", "GA-5.1")
    assert asked(page) == []
    press(page, "delivery/engine")
    assert said(page) == "why not delivery/engine"
    assert page.locator(".ga-message").get_attribute("data-kind") == "bad"
    assert at(page, "delivery/engine").get_attribute("aria-disabled") == "true"


def test_two_hundred_rapid_clicks_lose_nothing(opened: Open) -> None:
    page = opened()
    page.evaluate(
        """() => {
            boards[0].model.delay = 1;
            const click = (key) => document.querySelector(`[data-key="${key}"]`)
                .dispatchEvent(new MouseEvent("click", { bubbles: true }));
            for (let n = 0; n < 100; n += 1) { click("0:level/3"); click("0:level/2"); }
        }"""
    )
    page.wait_for_function("boards[0].model.ply === 200")
    settled(page)
    assert moves(page).split() == ["3", "2"] * 100
    assert len(asked(page)) == 200
    assert page.locator(".ga-entries li").count() == 201


# --- Keyboard -------------------------------------------------------------------------------


def test_a_ride_by_keyboard(opened: Open) -> None:
    page = opened()

    def go(key: str, arrow: str) -> None:
        for _ in range(12):
            if focused(page) == key:
                break
            page.keyboard.press(arrow)
        assert focused(page) == key
        page.keyboard.press("Enter")
        settled(page)

    for _ in range(20):
        page.keyboard.press("Tab")
        if focused(page) == "money/4":
            break
    go("0:level/3", "ArrowDown")
    for _ in range(2):
        at(page, "0:cart/3.g").focus()
        page.keyboard.press(" ")
        settled(page)
    at(page, "0:level/1").focus()
    go("0:surface", "ArrowUp")
    assert moves(page) == "3 +g +g 0"
    page.keyboard.press("z")
    settled(page)
    page.keyboard.press("z")
    settled(page)
    page.keyboard.press("y")
    settled(page)
    assert moves(page) == "3 +g +g"
    page.keyboard.press("h")
    settled(page)
    at(page, "delivery/engine").focus()
    page.keyboard.press("?")
    settled(page)
    assert asked(page)[-2:] == ["hint", "why"]
    at(page, "0:level/4").focus()
    page.keyboard.press("?")
    assert said(page) == "Allowed: Ride to 4"


def test_focus_survives_a_repaint(opened: Open) -> None:
    page = opened()
    press(page, "0:level/3")
    at(page, "0:cart/3.g").focus()
    page.keyboard.press("Enter")
    settled(page)
    assert focused(page) == "0:cart/3.g"
    page.keyboard.press("Enter")  # the last coal: its key is gone
    settled(page)
    assert moves(page) == "3 +g +g"
    assert focused(page).startswith("0:")
    page.locator('[data-action="end"]').focus()
    page.keyboard.press("Enter")
    settled(page)
    assert page.evaluate("document.activeElement.dataset.action") == "end"


def test_only_what_changed_is_painted(opened: Open) -> None:
    page = opened()
    page.evaluate(
        "window.old = ['works', 'pit0'].map((n) => document.querySelector(`[data-part=${n}]`))"
    )
    press(page, "0:level/3")
    same = "old.map((node) => node === document.querySelector(`[data-part=${node.dataset.part}]`))"
    assert page.evaluate(same) == [True, False]


def test_no_key_leaks_to_the_notebook(opened: Open) -> None:
    page = opened()
    page.evaluate(
        """() => {
            window.leaks = [];
            for (const name of ["keydown", "keypress", "keyup"]) {
                document.addEventListener(name, (event) => leaks.push(event.key));
            }
        }"""
    )
    at(page, "0:level/2").focus()
    for key in "abdxcvmjk0?hzy":
        page.keyboard.press(key)
    for key in ("Escape", "Enter", "Shift+Enter", "Control+Enter", "ArrowDown", "Delete"):
        page.keyboard.press(key)
    box = page.locator('[data-control="type"]')
    box.press_sequentially("zhy?")
    settled(page)
    assert box.input_value() == "zhy?"
    assert page.evaluate("leaks") == []
    page.keyboard.press("Control+s")  # saving the notebook stays the notebook's
    assert "s" in page.evaluate("leaks")


def test_a_typed_move_is_kept_if_it_is_refused(opened: Open) -> None:
    page = opened()
    box = page.get_by_label("Move", exact=True)
    box.fill("nonsense")
    box.press("Enter")
    settled(page)
    assert (said(page), box.input_value()) == ("not legal: nonsense", "nonsense")
    box.fill("3")
    box.press("Enter")
    settled(page)
    assert (moves(page), box.input_value()) == ("3", "")


# --- What is shown --------------------------------------------------------------------------


def test_preview_comes_from_the_frame(opened: Open) -> None:
    page = opened()
    at(page, "0:level/4").hover(position={"x": 5, "y": 5})
    assert page.locator(".ga-preview").inner_text() == "Ride to 4"
    at(page, "0:level/2").focus()
    assert page.locator(".ga-preview").inner_text() == "Ride to 2"
    assert at(page, "0:level/2").get_attribute("aria-label") == "Level 2. Ride to 2"
    assert asked(page) == []


def test_the_log_goes_anywhere(opened: Open) -> None:
    page = opened()
    page.evaluate(
        """() => {
            const { model } = boards[0];
            for (let n = 0; n < 30; n += 1) model.answer({ n: "", ply: model.ply, do: "play", move: n % 2 ? "1" : "2" });
        }"""
    )
    page.wait_for_function("document.querySelectorAll('.ga-entries li').length === 31")
    assert asked(page).count("log") <= 1
    row = page.locator(
        ".ga-entries li", has=page.get_by_role("button", name="Go to: 7", exact=True)
    )
    row.get_by_role("button").click()
    settled(page)
    assert page.evaluate("boards[0].model.ply") == 7
    assert row.get_attribute("aria-current") == "step"
    assert page.locator(".ga-undone").count() == 23
    assert row.locator("code").inner_text() == "2"
    press(page, "0:level/4")
    assert page.locator(".ga-entries li").count() == 9


def test_gaps_in_the_log_are_asked_for(opened: Open) -> None:
    start = """const model = new Pretended();
        for (let n = 0; n < 30; n += 1) model.answer({ n: "", ply: n, do: "play", move: n % 2 ? "1" : "2" });
        open_board(model);"""
    page = opened(start)
    page.wait_for_function("document.querySelectorAll('.ga-entries li').length === 31")
    assert asked(page) == ["log"]


def test_confirmation(opened: Open) -> None:
    page = opened()
    press(page, "0:level/3")
    page.evaluate("boards[0].model.reveals = true")
    at(page, "0:level/1").focus()
    page.keyboard.press("z")
    page.get_by_role("button", name="Yes").wait_for()
    page.keyboard.press("Escape")
    assert page.locator(".ga-answers").is_hidden()
    assert (moves(page), focused(page)) == ("3", "0:level/1")
    page.keyboard.press("z")
    page.get_by_role("button", name="Yes").wait_for()
    page.keyboard.press("Enter")  # the question has the focus
    settled(page)
    assert moves(page) == ""
    assert page.evaluate("boards[0].model.sent.at(-1).sure") is True


def test_silence_is_told_and_ends_with_an_answer(opened: Open) -> None:
    page = opened(clock=True)
    page.evaluate("boards[0].model.mute = true")
    at(page, "0:level/3").click(position={"x": 6, "y": 6})
    at(page, "0:level/2").click(position={"x": 6, "y": 6})
    page.clock.fast_forward(2000)
    assert page.locator(".ga-silent").count() == 0
    page.clock.fast_forward(2100)
    page.locator(".ga-silent").wait_for()
    assert said(page) == "Nobody answers"
    at(page, "0:level/4").click(
        position={"x": 6, "y": 6}
    )  # asks whether somebody is there, no more
    assert asked(page) == ["play", "log"]
    page.evaluate("boards[0].model.speak()")
    page.clock.run_for(100)
    page.wait_for_function("boards[0].model.ply === 2")
    assert page.locator(".ga-silent").count() == 0
    assert moves(page) == "3 2"


def test_an_answer_lost_for_good_does_not_kill_the_board(opened: Open) -> None:
    page = opened(clock=True)
    page.evaluate("boards[0].model.mute = true")
    at(page, "0:level/3").click(position={"x": 6, "y": 6})
    page.clock.fast_forward(4100)
    page.locator(".ga-silent").wait_for()
    page.evaluate("boards[0].model.mute = false")
    at(page, "0:level/2").click(position={"x": 6, "y": 6})
    page.clock.run_for(50)
    page.wait_for_function("!document.querySelector('.ga-silent')")
    at(page, "0:level/2").click(position={"x": 6, "y": 6})
    page.clock.run_for(50)
    page.wait_for_function("boards[0].model.ply === 1")
    assert moves(page) == "2"


def test_errors_are_shown(opened: Open) -> None:
    page = opened()
    page.evaluate("() => { boards[0].model.send = () => { throw new Error('line cut'); }; }")
    at(page, "0:level/3").click(position={"x": 6, "y": 6})
    assert said(page) == "Broken: line cut"
    page = opened()
    page.evaluate("boards[0].model.tell({ frame: { parts: ['pit0'], choices: [{}] } })")
    page.locator(".ga-text", has_text="Broken:").wait_for()


def test_words_are_never_markup(opened: Open) -> None:
    page = opened()
    page.evaluate(
        """boards[0].model.extra = {
            message: { text: "<img src=x>", rule: "<b>", kind: "info" }, labels: { end: "<i>end</i>" },
        }"""
    )
    press(page, "0:level/3")
    assert said(page) == "<img src=x>"
    assert page.locator('[data-action="end"]').inner_text() == "<i>end</i>"
    assert page.locator(".ga-side img, .ga-side b").count() == 0


def test_language(opened: Open) -> None:
    page = opened()
    page.get_by_label("Language").select_option("de")
    settled(page)
    assert page.locator(".ga-board").get_attribute("lang") == "de"
    page.evaluate(
        "boards[0].model.tell({ words: { ...WORDS, undo: 'Zurück' } })".replace(
            "WORDS", "boards[0].model.get('words')"
        )
    )
    page.get_by_role("button", name="Zurück").wait_for()


def test_saving_and_loading(opened: Open) -> None:
    page = opened()
    page.get_by_role("button", name="Save").click()
    settled(page)
    record = {"name": "game.txt", "mimeType": "text/plain", "buffer": b"players: 2"}
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_function("boards[0].model.sent.length === 2")
    sent = page.evaluate("boards[0].model.sent[1]")
    assert (sent["do"], sent["name"], sent["text"]) == ("load", "game.txt", "players: 2")
