-- One row per seed and minigame: its kind (monster, puzzle, matching), whether the edge that it stands
-- in for had a gate, whether what lies behind cannot be entered without it (load_bearing: no route
-- bypasses it), and whether a win cannot be (decisive).
--
-- column kind: kind of minigame: monster, puzzle or matching
-- column locked: whether the edge that it stands in for had a gate
-- column load_bearing: whether what lies behind cannot be entered without it
-- column decisive: whether a win cannot be reached without it
SELECT run_id, grammar, seed, s.kind, s.locked, s.load_bearing, s.decisive
FROM census
LATERAL VIEW explode(skins) AS s
