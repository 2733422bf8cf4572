-- Puzzles by number of clues, n = 3, all forms; beside them the mean, the smallest isolating set of true
-- clues, and the chance that two samples of one distribution differ as much as these (chi-square test;
-- puzzles of 4 clues and more are counted together, since the paper has two of 5).
-- key: clues
-- runs: matching
-- seeds: 1..2000
-- sample: 2,000 puzzles
WITH asked AS (
  SELECT clues, minimum
  FROM puzzles
  WHERE grammar = 'n=3, all forms' AND seed BETWEEN :first AND :last
),
counted AS (SELECT clues, count(*) AS puzzles FROM asked GROUP BY clues),
compared AS (
  SELECT
    array_agg(ours) AS ours,
    array_agg(theirs) AS theirs
  FROM (
    SELECT least(clues, 4) AS clues, sum(ours) AS ours, sum(theirs) AS theirs
    FROM (
      SELECT clues, puzzles AS ours, 0 AS theirs FROM counted
      UNION ALL
      SELECT clues, 0, puzzles FROM published
    )
    GROUP BY 1
  )
)
SELECT
  string(clues) AS clues, 'puzzles' AS measure, double(puzzles) AS value,
  double(NULL) AS sd, bigint(NULL) AS n, (SELECT count(*) FROM asked) AS of,
  string(NULL) AS published, 2000 AS published_of
FROM counted
UNION ALL
SELECT 'all', 'mean', avg(clues), stddev_samp(clues), count(*), NULL, '2.72', 2000 FROM asked
UNION ALL
SELECT 'all', 'least minimum', min(minimum), NULL, NULL, NULL, '2', NULL FROM asked
UNION ALL
SELECT 'all', 'greatest minimum', max(minimum), NULL, NULL, NULL, '2', NULL FROM asked
UNION ALL
SELECT 'all', 'chance by chi-square', chi_square_chance(ours, theirs), NULL, NULL, NULL, NULL, NULL
FROM compared
ORDER BY clues, measure
