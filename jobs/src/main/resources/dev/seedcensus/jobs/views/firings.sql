-- One row per seed, stage and rule: how often the rule fired, and how often it should have, which is
-- the sum over the stage's iterations of its share of the total weight.
--
-- column stage: name of the stage
-- column rule: name of the rule
-- column place: which rule of the grammar it is, counted through all stages from 0; tells rules of one name apart [none]
-- column firings: how often the rule fired [firings]
-- column expected: how often it should have: the sum over the iterations of its share of the total weight [firings]
SELECT run_id, grammar, seed, p.r.stage, p.r.rule, p.place, p.r.firings, p.r.expected
FROM census
LATERAL VIEW posexplode(rules) p AS place, r
