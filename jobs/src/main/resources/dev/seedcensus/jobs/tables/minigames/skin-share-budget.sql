-- How much of a dungeon is the interior of minigames, and what they bear, without the skin budget
-- (dungeon) and with it (dungeon-skinned).
-- key: grammar
WITH shares AS (
  SELECT
    grammar,
    minigame_nodes / nodes AS of_nodes,
    minigame_edges / edges AS of_edges
  FROM seeds
  WHERE grammar IN ('dungeon', 'dungeon-skinned') AND seed BETWEEN :first AND :last
),
bearing AS (
  SELECT
    grammar,
    count(*) AS minigames,
    count_if(locked) AS locked,
    count_if(load_bearing) AS load_bearing,
    count_if(decisive) AS decisive
  FROM skins
  WHERE grammar IN ('dungeon', 'dungeon-skinned') AND seed BETWEEN :first AND :last
  GROUP BY grammar
),
sizes AS (
  SELECT
    grammar, count(*) AS n,
    avg(of_nodes) AS of_nodes, stddev_samp(of_nodes) AS sd_nodes,
    avg(of_edges) AS of_edges, stddev_samp(of_edges) AS sd_edges
  FROM shares
  GROUP BY grammar
)
SELECT grammar, stack(6,
  'share of nodes', of_nodes, sd_nodes, n,
  'share of edges', of_edges, sd_edges, n,
  'minigames', minigames / n, NULL, n,
  'locked', locked / minigames, NULL, minigames,
  'load-bearing', load_bearing / minigames, NULL, minigames,
  'decisive', decisive / minigames, NULL, minigames
) AS (measure, value, sd, n)
FROM sizes JOIN bearing USING (grammar)
