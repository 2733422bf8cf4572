-- One row per seed, lock primitive and limit: what becomes of a small graph that the rule has for
-- itself, firing as often as it can and at most so many times.
--
-- column primitive: name of the lock primitive, with its option
-- column limit: how often it may fire at most [firings]
-- column firings: how often it fired [firings]
-- column nodes: nodes of the graph it leaves [nodes]
-- column edges: edges of the graph it leaves [edges]
-- column nesting_depth: rounds in which keys are picked up [rounds]
-- column route_depth: most locked edges on one directed way from the start; null unless acyclic [edges]
SELECT
  run_id, seed, a.primitive, a.limit, a.firings, a.nodes, a.edges, a.nesting_depth, a.route_depth
FROM catalogue_records
LATERAL VIEW explode(alone) AS a
