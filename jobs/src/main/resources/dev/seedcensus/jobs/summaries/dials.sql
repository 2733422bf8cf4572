SELECT
  widenings,
  boards,
  round(one / boards, 4) AS one_answer,
  round(wilson_low(one, boards), 4) AS low,
  round(wilson_high(one, boards), 4) AS high,
  answers
FROM (
  SELECT
    widenings, count(*) AS boards, count_if(unique) AS one, round(avg(answers), 2) AS answers
  FROM dials
  WHERE error IS NULL
  GROUP BY widenings
)
ORDER BY widenings
