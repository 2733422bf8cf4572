WITH best AS (
  SELECT seed, max_by(rounds, met) AS rounds FROM tuning_attempts GROUP BY seed
)
SELECT
  coalesce(tuned, 'all') AS grammar,
  if(feasible, 'measured', 'arbitrary') AS targets,
  count(*) AS problems,
  count_if(ruled_out) AS ruled_out,
  count_if(needed = 'fixpoint') AS fixpoint,
  count_if(needed = 'damped') AS damped,
  count_if(needed = 'newton') AS newton,
  count_if(needed IS NULL AND NOT ruled_out) AS not_met,
  round(count_if(needed = 'fixpoint') / nullif(count_if(NOT ruled_out), 0), 3) AS share,
  round(wilson_low(count_if(needed = 'fixpoint'), count_if(NOT ruled_out)), 3) AS low,
  round(wilson_high(count_if(needed = 'fixpoint'), count_if(NOT ruled_out)), 3) AS high,
  round(avg(if(needed IS NULL, NULL, rounds)), 1) AS rounds,
  max(if(needed IS NULL, NULL, rounds)) AS most
FROM tunings
LEFT JOIN best USING (seed)
WHERE error IS NULL
GROUP BY GROUPING SETS ((tuned, feasible), (feasible))
ORDER BY feasible DESC, tuned IS NULL, tuned
