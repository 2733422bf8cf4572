"""Figures are refused unless they say what they show, in which unit, and of how many."""

import math
import unittest

import matplotlib
import pandas as pd

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

    def test_student_is_as_in_the_tables(self):
        # Quantiles of Student's distribution with 4, 9, 59 and very many degrees of freedom.
        for n, quantile in ((5, 2.7764), (10, 2.2622), (60, 2.0010), (10**6, 1.9600)):
            with self.subTest(n=n):
                self.assertAlmostEqual(1, figures.student(3, n) * n**0.5 / 3 / quantile, 3)
        self.assertTrue(math.isnan(figures.student(3, 1)))

    def test_a_ratio_of_sums_is_as_certain_as_its_seeds(self):
        # The ratio is 10 / 16, the residuals are -1/4, 1/4 and 0.
        low, high = figures.ratio(pd.Series([1, 4, 5]), pd.Series([2, 6, 8]))
        half = figures.student((0.125 / 2) ** 0.5 / (16 / 3), 3)
        self.assertAlmostEqual(0.625 - half, low)
        self.assertAlmostEqual(0.625 + half, high)

    def test_things_that_are_alike_within_a_seed_count_once(self):
        alone = pd.Series([1] * 30 + [0] * 70)
        low, high = figures.ratio(alone, pd.Series([1] * 100))
        tenfold = figures.ratio(10 * alone, pd.Series([10] * 100))
        self.assertAlmostEqual(low, tenfold[0])
        self.assertAlmostEqual(high, tenfold[1])
        too_sure = figures.wilson(300, 1000)
        self.assertGreater(high - low, 2 * (too_sure[1] - too_sure[0]))

    def test_a_share_of_all_or_none_is_no_certainty(self):
        wholes = pd.Series([2, 0, 3, 1])
        for part, expected in ((wholes, figures.wilson(3, 3)), (0 * wholes, figures.wilson(0, 3))):
            self.assertEqual(expected, figures.ratio(part, wholes))
        self.assertTrue(all(map(math.isnan, figures.ratio(0 * wholes, 0 * wholes))))


if __name__ == "__main__":
    unittest.main()
