-- The share of one-cell changes that shape stops, by board size and by the slack of the two rooms together
-- (a room's slack: its legal areas less one).
-- what: share of one-cell changes that shape stops, by board size and slack of the two rooms
-- key: board, slack
-- runs: araf, araf-8
-- seeds: 1..60
WITH changes AS (
  SELECT concat(rows, 'x', cols) AS board, seed, string(slack) AS slack, shape, shape + number AS all
  FROM killers
  WHERE seed BETWEEN :first AND :last
  UNION ALL
  SELECT concat(rows, 'x', cols), seed, 'any', sum(shape), sum(shape + number)
  FROM killers
  WHERE seed BETWEEN :first AND :last
  GROUP BY 1, 2
),
totals AS (
  SELECT
    board, slack, sum(shape) / sum(all) AS share, ratio_sd(shape, all) AS share_sd,
    count(*) AS boards, sum(all) AS changes
  FROM changes
  GROUP BY board, slack
)
SELECT
  board, slack,
  stack(2,
    'stopped by shape, share', share, share_sd, boards,
    'changes', double(changes), double(NULL), bigint(NULL)
  ) AS (measure, value, sd, n)
FROM totals
ORDER BY board, slack = 'any', int(try_cast(slack AS int)), measure
