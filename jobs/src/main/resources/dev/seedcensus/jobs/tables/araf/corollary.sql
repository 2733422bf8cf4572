-- Does no room that can give lie next to one that can take? Boards are the independent draws, pairs of one
-- board are not: shares of boards have Wilson's interval, pairs are averaged per board. A pair with
-- a cell that could move would be a legal donation, a second answer: there is none on any board.
-- what: boards without a room that can give beside one that can take, and without one whose cell could move
-- key: board
-- runs: araf, araf-8
-- seeds: 1..60
-- sample: boards of our own
WITH counted AS (
  SELECT
    concat(rows, 'x', cols) AS board, count(*) AS boards,
    count_if(give_take_pairs = 0) AS without, count_if(movable_pairs = 0) AS firm,
    avg(give_take_pairs) AS pairs, stddev(give_take_pairs) AS pairs_sd,
    sum(movable_pairs) AS movable
  FROM boards
  WHERE seed BETWEEN :first AND :last AND error IS NULL
  GROUP BY 1
)
SELECT
  board,
  stack(4,
    'boards without a give/take pair', double(without), double(NULL), bigint(NULL), boards,
    'boards without a pair whose cell could move', double(firm), NULL, NULL, boards,
    'give/take pairs per board', pairs, pairs_sd, boards, bigint(NULL),
    'pairs whose cell could move', double(movable), NULL, NULL, NULL
  ) AS (measure, value, sd, n, of)
FROM counted
ORDER BY board, measure
