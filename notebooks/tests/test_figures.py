"""Figures are refused unless they say what they show, in which unit, and of how many."""

import unittest

import matplotlib

matplotlib.use("Agg")

import figures


class FiguresTest(unittest.TestCase):
    def figure(self, x="keys (per dungeon)", y="share (%)"):
        figure, ax = figures.axes()
        ax.plot([0, 1], [1, 2])
        ax.set(xlabel=x, ylabel=y)
        return figure

    def test_a_labelled_figure_shows_its_n(self):
        figure = self.figure()
        figures.show(figure, "12 dungeons")
        self.assertEqual("n = 12 dungeons", figure._supxlabel.get_text())

    def test_refuses_a_figure_without_labels_units_or_n(self):
        with self.assertRaisesRegex(ValueError, "every axis needs a label"):
            figures.show(self.figure(x=""), "12 dungeons")
        with self.assertRaisesRegex(ValueError, "unit in parentheses, not 'share'"):
            figures.show(self.figure(y="share"), "12 dungeons")
        with self.assertRaisesRegex(ValueError, "a figure needs n"):
            figures.show(self.figure(), "")
        with self.assertRaisesRegex(ValueError, "a figure needs n"):
            figures.show(self.figure(), "many dungeons")

    def test_refuses_a_colour_bar_without_a_unit(self):
        figure, ax = figures.axes()
        figure.colorbar(ax.imshow([[0, 1]]), ax=ax, label="dungeons")
        ax.set(xlabel="rooms (nodes)", ylabel="keys (nodes)")
        with self.assertRaisesRegex(ValueError, "a colour bar needs"):
            figures.show(figure, "2 dungeons")

    def test_wilson_is_what_the_views_give(self):
        low, high = figures.wilson(19, 50)
        self.assertAlmostEqual(0.2586, low, 4)
        self.assertAlmostEqual(0.5185, high, 4)


if __name__ == "__main__":
    unittest.main()
