-- How much of a finished dungeon is the interior of minigames.
-- key: seed
SELECT
  s.seed,
  stack(7,
    'nodes', double(nodes),
    'minigame nodes', double(minigame_nodes),
    'edges', double(edges),
    'minigame edges', double(minigame_edges),
    'key-door pairs', double(keys),
    'share of nodes', minigame_nodes / nodes,
    'share of edges', minigame_edges / edges
  ) AS (measure, value)
FROM published p
JOIN seeds s ON s.grammar = :grammar AND s.seed = p.seed
