SELECT
  clues,
  puzzles,
  round(puzzles / total, 4) AS share,
  round(wilson_low(puzzles, total), 4) AS low,
  round(wilson_high(puzzles, total), 4) AS high,
  unit_direct,
  arc_direct,
  steps
FROM (
  SELECT
    clues, count(*) AS puzzles, any_value(total) AS total,
    round(avg(int(unit_direct)), 4) AS unit_direct,
    round(avg(int(arc_direct)), 4) AS arc_direct,
    round(avg(steps), 2) AS steps
  FROM puzzles
  CROSS JOIN (SELECT count(*) AS total FROM puzzles WHERE error IS NULL)
  WHERE error IS NULL
  GROUP BY clues
)
ORDER BY clues
