-- One row per seed, stage, iteration (from 0) and rule: match sites at the start of the iteration;
-- 0 where the rule was skipped. Iterations that fired no rule are not in it.
--
-- column stage: name of the stage
-- column iteration: iteration of the stage, from 0, among those that fired a rule [none]
-- column rule: name of the rule
-- column place: which rule of the grammar it is, counted through all stages from 0; tells rules of one name apart [none]
-- column sites: match sites at the start of the iteration; 0 where the rule was skipped [sites]
SELECT run_id, grammar, seed, p.r.stage, s.iteration, p.r.rule, p.place, s.sites
FROM census
LATERAL VIEW posexplode(rules) p AS place, r
LATERAL VIEW posexplode(p.r.sites) s AS iteration, sites
