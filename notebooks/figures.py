"""The look of the plots, and what every plot must have: labelled axes with units, and n."""

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
HEAT = LinearSegmentedColormap.from_list(
    "heat", ["#f7fbff", "#c6dbef", "#6baed6", "#2171b5", "#08306b"]
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
        errors = [(frame[value] - frame[low]).clip(lower=0), (frame[high] - frame[value]).clip(lower=0)]
    style = {"color": BLUE, "width": 0.72, "error_kw": {"ecolor": BLACK, "capsize": 3}} | style
    ax.grid(axis="x", visible=False)
    return ax.bar(frame[category], frame[value], yerr=errors, **style)


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
