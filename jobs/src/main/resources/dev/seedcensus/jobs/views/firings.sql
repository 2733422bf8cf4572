-- One row per seed, stage and rule: how often the rule fired, and how often it should have, which is
-- the sum over the stage's iterations of its share of the total weight.
SELECT run_id, grammar, seed, r.stage, r.rule, r.firings, r.expected
FROM census
LATERAL VIEW explode(rules) AS r
