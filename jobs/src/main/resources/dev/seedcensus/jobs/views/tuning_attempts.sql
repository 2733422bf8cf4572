-- One row per random problem and method that was tried on it: whether it met the targets, in how many
-- rounds, how it ended, and the largest miss on the seeds for the check, in tolerances.
SELECT
  run_id, seed, tuned, stage, feasible, targets, needed,
  a.method, a.met, a.rounds, a.end, a.worst
FROM tunings
LATERAL VIEW explode(attempts) AS a
