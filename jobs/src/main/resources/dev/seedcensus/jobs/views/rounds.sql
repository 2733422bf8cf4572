-- One row per trial of a tuning and target: what was wanted and what came out over the trial's seeds,
-- with Student's 95 % interval. A trial is a run; by tells how its weights (a map by rule) were found,
-- and is check where it ran over the seeds that were not tuned on.
--
-- column tuning: id of the tuning that the trial belongs to
-- column trial: number of the trial within its tuning [none]
-- column by: how its weights were found; check for the seeds that were not tuned on
-- column seeds: seeds that were measured [seeds]
-- column target: name of the target
-- column kind: what kind of thing the target is about
-- column wanted: what was wanted [the target's]
-- column tolerance: how far off still meets the target [the target's]
-- column measured: what came out, a mean over the seeds [the target's]
-- column low: lower end of its 95 % interval [the target's]
-- column high: upper end of its 95 % interval [the target's]
-- column met: whether it is within the tolerance
-- column weights: the weights of the trial by rule [1]
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
targets AS (
  SELECT run_id, d.tuning, d.trial, d.by, d.weights, x.place, x.target
  FROM trials
  LATERAL VIEW posexplode(d.plan.targets) x AS place, target
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
  tuning,
  trial,
  by,
  n AS seeds,
  target.name AS target,
  lower(target.kind) AS kind,
  target.wanted,
  target.tolerance,
  mean AS measured,
  mean - student_margin(sd, n) AS low,
  mean + student_margin(sd, n) AS high,
  abs(mean - target.wanted) <= target.tolerance AS met,
  weights
FROM targets
JOIN measured USING (run_id, place)
