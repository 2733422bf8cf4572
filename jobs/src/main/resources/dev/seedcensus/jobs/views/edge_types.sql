-- One row per seed and type that occurs: how many edges of the finished graph have it.
SELECT run_id, grammar, seed, t.type, t.n
FROM census
LATERAL VIEW explode(edge_types) t AS type, n
