"""Week 4, measurement: sample solutions."""

from math import ceil, sqrt
from statistics import fmean, stdev

T_OF_95 = [
    12.71,
    4.30,
    3.18,
    2.78,
    2.57,
    2.45,
    2.36,
    2.31,
    2.26,
    2.23,
]  # 1, 2, … degrees of freedom


def t_of(values):
    freedom = len(values) - 1
    return T_OF_95[freedom - 1] if freedom <= len(T_OF_95) else 1.96 + 2.4 / freedom


def interval(values):
    half = t_of(values) * stdev(values) / sqrt(len(values))
    return fmean(values) - half, fmean(values) + half


def paired(a, b):
    differences = [after - before for before, after in zip(a, b, strict=True)]
    return fmean(differences), *interval(differences)


def sample_size(spread, smallest):
    return ceil(((1.96 + 0.84) * spread / smallest) ** 2)


def stopping(values, most=40):
    """Look once, at the end."""
    if len(values) < most:
        return False
    low, high = interval(values)
    return low > 0 or high < 0


def size(stopped, fresh):
    """What decided is no measure of how large it is."""
    return fmean(fresh)
