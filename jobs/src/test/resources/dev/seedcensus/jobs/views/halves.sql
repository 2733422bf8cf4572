-- One row per seed that did not fail.
SELECT run_id, grammar, seed, half
FROM arithmetic
WHERE error IS NULL
