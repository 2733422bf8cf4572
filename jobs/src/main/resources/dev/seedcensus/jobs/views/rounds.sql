-- One row per trial of a tuning and target: what was wanted and what came out over the trial's seeds,
-- with Student's 95 % interval. A trial is a run; by tells how its weights (a map by rule) were found,
-- and is check where it ran over the seeds that were not tuned on.
WITH trials AS (
  SELECT
    run_id,
    from_json(
      definition,
      'tuning STRING, trial INT, by STRING, weights MAP<STRING, DOUBLE>,
       plan STRUCT<targets: ARRAY<STRUCT<name: STRING, kind: STRING, wanted: DOUBLE, tolerance: DOUBLE>>>'
    ) AS d
  FROM runs
  WHERE experiment = 'round'
),
measured AS (
  SELECT run_id, grammar, p.place, avg(p.x) AS mean, stddev_samp(p.x) AS sd, count(p.x) AS n
  FROM round_records
  LATERAL VIEW posexplode(measures) p AS place, x
  GROUP BY run_id, grammar, p.place
)
SELECT
  run_id,
  grammar,
  d.tuning,
  d.trial,
  d.by,
  n AS seeds,
  t.name AS target,
  lower(t.kind) AS kind,
  t.wanted,
  t.tolerance,
  mean AS measured,
  mean - student_margin(sd, n) AS low,
  mean + student_margin(sd, n) AS high,
  abs(mean - t.wanted) <= t.tolerance AS met,
  d.weights
FROM trials
LATERAL VIEW posexplode(d.plan.targets) x AS place, t
JOIN measured USING (run_id, place)
