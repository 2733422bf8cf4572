-- One row per seed and lock primitive: what one application of it to a small graph changes in nodes,
-- edges and undirected diameter; whether a win stays within reach whatever the player does; whether
-- the graph is acyclic then; whether the rule could fire at an edge that it added (feeds_itself), and
-- whether it could so lock the way to a key that it added (self_nests).
--
-- column primitive: name of the lock primitive, with its option
-- column nodes: change in nodes by one application [nodes]
-- column edges: change in edges by one application [edges]
-- column diameter_before: undirected diameter before [edges]
-- column diameter_after: undirected diameter after [edges]
-- column diameter: change in undirected diameter [edges]
-- column recoverable: whether a win stays within reach whatever the player does
-- column acyclic: whether the graph is acyclic afterwards
-- column feeds_itself: whether the rule could fire at an edge that it added
-- column self_nests: whether the rule could lock the way to a key that it added
SELECT
  run_id, seed, o.primitive, o.nodes, o.edges, o.diameter_before, o.diameter_after,
  o.diameter_after - o.diameter_before AS diameter,
  o.recoverable, o.acyclic, o.feeds_itself, o.self_nests
FROM catalogue_records
LATERAL VIEW explode(once) AS o
