"""Week 1, rules as a system: sample solutions."""


def miners(standing, rules):
    if standing == 0:
        return 1
    if rules.displacement == "forbidden":
        return None
    return 2 * standing if rules.displacement == "doubled" else standing + 1


def placing(facts):
    if facts["closed"] or not facts["card"]:
        return False
    if facts["kind"] == "delivery" and facts["complete"] == 0:
        return False
    return facts["standing"] < facts["miners"] and facts["price"] <= facts["marks"]


CLOSED_DOOR = "locks_2 = []"
DEAR_TILE = "prices = [0, 0, 0, 0]"
HOARDING = "free_storage = true"
BROKEN = """
mining = [4, 8]  # both are closed with two players, so no coal ever comes up …
marks_per_vp = 0  # … and money, the one thing left to collect, buys no points
"""
PLAYABLE = """
cage = 6
miners = [16, 14, 12]
clock_first = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12]
"""
