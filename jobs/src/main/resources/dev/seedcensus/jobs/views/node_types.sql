-- One row per seed and type that occurs: how many nodes of the finished graph have it.
--
-- column type: type of the label
-- column n: how many nodes of the finished graph have it [nodes]
SELECT run_id, grammar, seed, t.type, t.n
FROM census
LATERAL VIEW explode(node_types) t AS type, n
