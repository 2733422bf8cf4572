-- How much of a finished dungeon is the interior of minigames.
-- key: seed
SELECT
  s.seed,
  stack(7,
    'nodes', double(s.nodes),
    'minigame nodes', double(s.minigame_nodes),
    'edges', double(s.edges),
    'minigame edges', double(s.minigame_edges),
    'key-door pairs', double(s.keys),
    'share of nodes', s.minigame_nodes / s.nodes,
    'share of edges', s.minigame_edges / s.edges
  ) AS (measure, value)
FROM published p
JOIN seeds s ON s.grammar = :grammar AND s.seed = p.seed
