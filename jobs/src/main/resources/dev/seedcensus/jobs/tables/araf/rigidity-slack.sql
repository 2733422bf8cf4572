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
rated AS (
  SELECT *, sum(shape) OVER (PARTITION BY board, slack) / sum(all) OVER (PARTITION BY board, slack) AS share
  FROM changes
),
totals AS (
  SELECT
    board, slack, any_value(share) AS share,
    sqrt(sum(pow(shape - share * all, 2)) / (count(*) - 1)) / avg(all) AS share_sd,
    count(*) AS boards, sum(all) AS changes
  FROM rated
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
