-- One row per seed and type that occurs: how many edges of the finished graph have it.
--
-- column type: type of the label
-- column n: how many edges of the finished graph have it [edges]
SELECT run_id, grammar, seed, t.type, t.n
FROM census
LATERAL VIEW explode(edge_types) t AS type, n
