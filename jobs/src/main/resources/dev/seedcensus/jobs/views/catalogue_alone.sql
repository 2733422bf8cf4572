-- One row per seed, lock primitive and limit: what becomes of a small graph that the rule has for
-- itself, firing as often as it can and at most so many times.
SELECT
  run_id, seed, a.primitive, a.limit, a.firings, a.nodes, a.edges, a.nesting_depth, a.route_depth
FROM catalogue_records
LATERAL VIEW explode(alone) AS a
