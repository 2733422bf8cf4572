-- One row per seed and lock primitive: what one application of it to a small graph changes in nodes,
-- edges and undirected diameter; whether a win stays within reach whatever the player does; whether
-- the graph is acyclic then; whether the rule could fire at an edge that it added (feeds_itself), and
-- whether it could so lock the way to a key that it added (self_nests).
SELECT
  run_id, seed, o.primitive, o.nodes, o.edges, o.diameter_before, o.diameter_after,
  o.diameter_after - o.diameter_before AS diameter,
  o.recoverable, o.acyclic, o.feeds_itself, o.self_nests
FROM catalogue_records
LATERAL VIEW explode(once) AS o
