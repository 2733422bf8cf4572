-- Boards that stay unique after random widenings. Ours are looked at on one walk per board.
-- key: widenings
-- runs: araf-dial, araf-dial-8
-- seeds: 1..60
-- sample: 120 boards of each size
SELECT
  widenings, concat(rows, 'x', cols, ' unique of 120') AS measure,
  count_if(unique) AS value, count(*) AS of, 120 AS published_of
FROM dials
WHERE NOT any_board AND seed BETWEEN :first AND :last AND error IS NULL
GROUP BY widenings, measure
ORDER BY widenings, measure
