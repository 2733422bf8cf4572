-- Ways to cut a grid into rooms that hold together through edges.
-- key: grid
-- runs: none
SELECT
  grid,
  stack(2,
    'all', grid_cuts(int(split(grid, 'x')[0]), int(split(grid, 'x')[1]), 1, 25),
    '2 to 5', grid_cuts(int(split(grid, 'x')[0]), int(split(grid, 'x')[1]), 2, 5)
  ) AS (measure, value)
FROM published
