-- One row per seed and pair that a gate names: the round in which its key is picked up (null where it
-- cannot be had), the undirected distance from key to lock, and whether the key can be had.
--
-- column pair_id: the pairId that the gate names
-- column depth: round in which its key is picked up, from 1; null where it cannot be had [rounds]
-- column distance: undirected distance from key to lock; null where nothing joins them [edges]
-- column reachable: whether the key can be had
SELECT run_id, grammar, seed, l.pair_id, l.depth, l.distance, l.reachable
FROM census
LATERAL VIEW explode(locks) AS l
