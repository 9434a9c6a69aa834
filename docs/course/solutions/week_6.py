"""Week 6, communication: sample solutions."""


def claim(effect, low, high):
    if low > 0:
        return "higher"
    return "lower" if high < 0 else "undecided"


def caption(report):
    title = report.metrics[0].title()
    told = f"{report.effect:+.1f} (95 % interval {report.low:+.1f} to {report.high:+.1f})"
    return f"{title} under the new rules, compared with the published ones: {told}, {report.blocks} decks."
