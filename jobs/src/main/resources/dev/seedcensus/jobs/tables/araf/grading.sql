-- Boards that fall to the rung cell alone, before they are widened and after.
-- key: graded
-- runs: araf, araf-8
-- seeds: 1..60
-- sample: 72 boards
WITH asked AS (
  SELECT *
  FROM boards
  WHERE seed BETWEEN :first AND :last AND error IS NULL
)
SELECT
  stack(2,
    'before any widening', count_if(tight_cell),
    'as shipped', count_if(share_cell = 1)
  ) AS (graded, value),
  'boards' AS measure, count(*) AS of, 72 AS published_of
FROM asked
