-- One row per seed, stage, iteration (from 0) and rule: match sites at the start of the iteration;
-- 0 where the rule was skipped. Iterations that fired no rule are not in it.
--
-- column stage: name of the stage
-- column iteration: iteration of the stage, from 0, among those that fired a rule
-- column rule: name of the rule
-- column sites: match sites at the start of the iteration; 0 where the rule was skipped [sites]
SELECT run_id, grammar, seed, r.stage, s.iteration, r.rule, s.sites
FROM census
LATERAL VIEW explode(rules) AS r
LATERAL VIEW posexplode(r.sites) s AS iteration, sites
