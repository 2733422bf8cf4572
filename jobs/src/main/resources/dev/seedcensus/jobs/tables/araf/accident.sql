-- Random rooms, numbers around them, random widenings: how many boards have one answer.
-- key: board, widenings
-- given: drawn
-- runs: araf-dial-any, araf-dial-any-8
-- seeds: 1..200
-- sample: 200 boards
WITH counted AS (
  SELECT concat(rows, 'x', cols) AS board, widenings, count_if(unique) AS one, count(*) AS boards
  FROM dials
  WHERE any_board AND seed BETWEEN :first AND :last AND error IS NULL
  GROUP BY 1, 2
)
SELECT
  board, widenings,
  stack(2, 'one answer', one, 'more', boards - one) AS (measure, value),
  boards AS of, 200 AS published_of
FROM counted
ORDER BY board, widenings
