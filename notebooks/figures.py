"""The look of the plots, and what every plot must have: labelled axes with units, and n."""

import math
import re

import matplotlib.pyplot as plt
from cycler import cycler
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.ticker import MaxNLocator

# Okabe and Ito's palette: told apart with every common kind of colour blindness.
BLUE, ORANGE, GREEN, RED, PURPLE, SKY, YELLOW, BLACK = (
    "#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9", "#F0E442", "#000000",
)
GREY = "#6b6b6b"
# The lightest still stands out from the white of no value.
HEAT = LinearSegmentedColormap.from_list(
    "heat", ["#deebf7", "#c6dbef", "#6baed6", "#2171b5", "#08306b"]
)

_UNIT = re.compile(r".*\S\s*\([^()]+\)")

STYLE = {
    "figure.figsize": (7.2, 4.0),
    "figure.dpi": 110,
    "figure.constrained_layout.use": True,
    "font.size": 10,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.labelcolor": "#333333",
    "axes.edgecolor": "#999999",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.prop_cycle": cycler(color=[BLUE, ORANGE, GREEN, RED, PURPLE, SKY, BLACK]),
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": "#e6e6e6",
    "grid.linewidth": 0.8,
    "lines.linewidth": 1.8,
    "legend.frameon": False,
    "xtick.color": "#555555",
    "ytick.color": "#555555",
}
plt.rcParams.update(STYLE)


def axes(columns=1, **more):
    """A figure and its axes, side by side where there are several."""
    width, height = STYLE["figure.figsize"]
    more.setdefault("figsize", (width * (1 if columns == 1 else 0.72 * columns), height))
    return plt.subplots(1, columns, **more)


def show(figure, n):
    """Finishes a figure: writes n below it, refuses what lacks a label with a unit or n.

    A label ends with its unit in parentheses, for example "keys (per dungeon)".
    """
    if not str(n).strip() or not re.search(r"\d", str(n)):
        raise ValueError("a figure needs n: say how many of what it shows")
    for ax in figure.axes:
        is_bar = ax.get_label() == "<colorbar>"
        labels = [ax.get_ylabel()] if is_bar else [ax.get_xlabel(), ax.get_ylabel()]
        for label in labels:
            if not _UNIT.fullmatch(label):
                what = "a colour bar" if is_bar else "every axis"
                raise ValueError(f"{what} needs a label with its unit in parentheses, not {label!r}")
    figure.supxlabel(f"n = {n}", x=0.995, ha="right", fontsize=8.5, color=GREY)
    plt.show()
    plt.close(figure)


def bars(ax, frame, category, value, low=None, high=None, **style):
    """Bars with whiskers from low to high."""
    errors = None
    if low:
        # A share of 0 or 1 may lie outside of its own interval by a rounding.
        below, above = frame[value] - frame[low], frame[high] - frame[value]
        errors = [below.clip(lower=0).to_numpy(), above.clip(lower=0).to_numpy()]
    style = {"color": BLUE, "width": 0.72, "error_kw": {"ecolor": BLACK, "capsize": 3}} | style
    ax.grid(axis="x", visible=False)
    return ax.bar(frame[category].to_numpy(), frame[value].to_numpy(), yerr=errors, **style)


def heat_map(ax, frame, x, y, value, label):
    """Whole numbers against whole numbers; the darker, the more."""
    grid = frame.pivot(index=y, columns=x, values=value)
    xs = range(int(grid.columns.min()), int(grid.columns.max()) + 1)
    ys = range(int(grid.index.min()), int(grid.index.max()) + 1)
    grid = grid.reindex(index=ys, columns=xs)
    ax.grid(visible=False)
    image = ax.imshow(
        grid, origin="lower", aspect="auto", cmap=HEAT,
        extent=(xs[0] - 0.5, xs[-1] + 0.5, ys[0] - 0.5, ys[-1] + 0.5),
    )
    for axis in (ax.xaxis, ax.yaxis):
        axis.set_major_locator(MaxNLocator(integer=True))
    ax.figure.colorbar(image, ax=ax, label=label)
    return image


def wilson(hits, of, z=1.959964):
    """The 95 % interval of a share, by Wilson's score."""
    share = hits / of
    centre = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5
    return centre - half, centre + half


def student(sd, n):
    """Half the width of the 95 % interval of a mean of n, by Student; not a number for n below 2."""
    if n < 2:
        return math.nan
    z, free = 1.959964, n - 1
    # Abramowitz and Stegun, "Handbook of Mathematical Functions", 1964, 26.7.5: what Student's quantile
    # is by the normal one. It is 0.03 % short with 4 degrees of freedom, and less with more.
    quantile = (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * free**4)
    )
    return quantile * sd / n**0.5


def ratio(parts, wholes):
    """The 95 % interval of the share sum(parts) / sum(wholes); a part and a whole per seed.

    Seeds are independent draws, what is counted within one is not (W. G. Cochran, "Sampling
    Techniques", 1977, chapter 6), so the interval is Student's over seeds, as `ratio_sd` of the SQL
    gives it. A share of 0 or 1 has seeds that are all alike and tell no spread: its interval is
    Wilson's, with one draw for each seed whose whole is above 0. Not a number where all wholes are 0.
    """
    of = wholes.sum()
    if of == 0:
        return math.nan, math.nan
    share = parts.sum() / of
    if share in (0, 1):
        draws = (wholes > 0).sum()
        return wilson(share * draws, draws)
    deviation = ((parts - share * wholes) ** 2).sum() / max(len(wholes) - 1, 1)
    half = student(deviation**0.5 / wholes.mean(), len(wholes))
    return max(share - half, 0), min(share + half, 1)
