-- Does no room that can give lie next to one that can take? On boards as shares; a pair counts as movable
-- only if a cell could move without breaking the donor, which would be a second answer.
-- what: boards without a room that can give beside one that can take, and without one whose cell could move
-- key: board
-- runs: araf, araf-8
-- seeds: 1..60
WITH asked AS (
  SELECT concat(rows, 'x', cols) AS board, give_take_pairs, movable_pairs
  FROM boards
  WHERE seed BETWEEN :first AND :last AND error IS NULL
),
counted AS (
  SELECT
    board, count(*) AS boards, count_if(give_take_pairs = 0) AS without, count_if(movable_pairs = 0) AS firm,
    avg(give_take_pairs) AS pairs, stddev(give_take_pairs) AS pairs_sd, sum(movable_pairs) AS movable
  FROM asked
  GROUP BY board
)
SELECT
  board,
  stack(4,
    'boards without a give/take pair, share', without / boards, sqrt(without / boards * (1 - without / boards)), boards,
    'give/take pairs per board', pairs, pairs_sd, boards,
    'boards without a pair whose cell could move, share', firm / boards,
      sqrt(firm / boards * (1 - firm / boards)), boards,
    'pairs whose cell could move', double(movable), double(NULL), bigint(NULL)
  ) AS (measure, value, sd, n)
FROM counted
ORDER BY board, measure
