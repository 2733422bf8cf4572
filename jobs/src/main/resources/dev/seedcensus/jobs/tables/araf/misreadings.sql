-- Candidate rooms and alive pairs per board under two misreadings, and boards that stay unique; the first
-- 500 boards of each size.
-- key: misreading, board
-- runs: araf, araf-8
-- seeds: 1..60
-- sample: 12 boards
WITH asked AS (
  SELECT *, concat(rows, 'x', cols) AS size
  FROM boards
  WHERE seed BETWEEN :first AND :last AND error IS NULL
),
readings AS (
  SELECT size AS board, catalogue, alive, misreading, board_read(a.board, misreading) AS misread
  FROM (SELECT * FROM asked WHERE seed < :first + 500) a
  CROSS JOIN (SELECT explode(array('inclusive', 'diagonal')) AS misreading)
),
counted AS (
  SELECT
    misreading, board,
    stack(4,
      'rooms', catalogue,
      'rooms misread', misread.rooms,
      'alive', alive,
      'alive misread', misread.alive
    ) AS (measure, value)
  FROM readings
)
SELECT
  misreading, board, measure, avg(value) AS value, stddev(value) AS sd, count(*) AS n, bigint(NULL) AS of,
  12 AS published_of
FROM counted
GROUP BY misreading, board, measure
UNION ALL
SELECT misreading, board, 'still unique', count_if(misread.only_one), NULL, NULL, count(*), 12
FROM readings
GROUP BY misreading, board
ORDER BY misreading, board, measure
