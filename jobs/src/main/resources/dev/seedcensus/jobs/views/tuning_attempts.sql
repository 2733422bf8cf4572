-- One row per random problem and method that was tried on it: whether it met the targets, in how many
-- rounds, how it ended, and the largest miss on the seeds for the check, in tolerances.
--
-- column method: name of the method
-- column met: whether it met the targets
-- column rounds: rounds it took [rounds]
-- column end: how it ended
-- column worst: largest miss on the seeds for the check [tolerances]
SELECT
  run_id, seed, tuned, stage, feasible, targets, needed,
  a.method, a.met, a.rounds, a.end, a.worst
FROM tunings
LATERAL VIEW explode(attempts) AS a
