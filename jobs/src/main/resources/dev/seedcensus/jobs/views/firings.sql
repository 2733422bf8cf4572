-- One row per seed, stage and rule: how often the rule fired, and how often it should have, which is
-- the sum over the stage's iterations of its share of the total weight.
--
-- column stage: name of the stage
-- column rule: name of the rule
-- column firings: how often the rule fired [firings]
-- column expected: how often it should have: the sum over the iterations of its share of the total weight [firings]
SELECT run_id, grammar, seed, r.stage, r.rule, r.firings, r.expected
FROM census
LATERAL VIEW explode(rules) AS r
