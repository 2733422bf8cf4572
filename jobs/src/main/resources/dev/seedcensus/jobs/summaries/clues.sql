SELECT
  count(*) AS puzzles,
  round(avg(clues), 3) AS clues,
  round(avg(pos), 3) AS pos,
  round(avg(neg), 3) AS neg,
  round(avg(or_clues), 3) AS `or`,
  round(avg(if_clues), 3) AS `if`,
  round(avg(rel), 3) AS rel,
  round(avg(dropped), 3) AS dropped,
  round(avg(minimum), 3) AS minimum,
  round(avg(largest_gain), 3) AS largest_gain
FROM puzzles
WHERE error IS NULL
HAVING count(*) > 0
