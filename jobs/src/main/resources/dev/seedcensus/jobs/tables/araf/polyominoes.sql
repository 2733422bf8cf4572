-- Fixed polyominoes of n cells, grown from a single cell of an empty grid by the enumerator of rooms.
-- key: n
-- runs: none
SELECT n, 'count' AS measure, fixed_polyominoes(int(n)) AS value FROM published
