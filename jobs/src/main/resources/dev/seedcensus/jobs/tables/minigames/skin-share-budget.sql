-- The skin budget makes minigames of locked ways first, of none that another route bypasses, and keeps
-- fewer of them than corridors. What that does to the dungeon, beside the dungeon without it.
-- what: share of the finished dungeon that is minigame interior, and what depends on minigames, without and with the skin budget
-- key: grammar
-- runs: dungeon, dungeon-skinned
-- seeds: 1..500
WITH minigames AS (
  SELECT
    grammar, seed,
    count(*) AS minigames,
    count_if(locked) AS locked,
    count_if(load_bearing) AS load_bearing,
    count_if(decisive) AS decisive
  FROM skins
  GROUP BY grammar, seed
),
dungeons AS (
  SELECT
    s.grammar,
    s.minigame_nodes / s.nodes AS share_of_nodes,
    s.minigame_edges / s.edges AS share_of_edges,
    coalesce(m.minigames, 0) AS minigames,
    coalesce(m.locked, 0) AS locked,
    coalesce(m.load_bearing, 0) AS load_bearing,
    coalesce(m.decisive, 0) AS decisive
  FROM seeds s
  LEFT JOIN minigames m USING (grammar, seed)
  WHERE s.seed BETWEEN :first AND :last AND s.error IS NULL
),
totals AS (
  SELECT
    grammar,
    count(*) AS dungeons,
    avg(share_of_nodes) AS share_of_nodes, stddev(share_of_nodes) AS share_of_nodes_sd,
    avg(share_of_edges) AS share_of_edges, stddev(share_of_edges) AS share_of_edges_sd,
    avg(minigames) AS minigames, stddev(minigames) AS minigames_sd,
    sum(minigames) AS all_minigames,
    sum(locked) / sum(minigames) AS locked,
    sum(load_bearing) / sum(minigames) AS load_bearing,
    sum(decisive) / sum(minigames) AS decisive,
    -- Minigames of one dungeon are no independent draws.
    ratio_sd(locked, minigames) AS locked_sd,
    ratio_sd(load_bearing, minigames) AS load_bearing_sd,
    ratio_sd(decisive, minigames) AS decisive_sd
  FROM dungeons
  GROUP BY grammar
)
SELECT
  grammar,
  stack(6,
    'share of nodes', share_of_nodes, share_of_nodes_sd, dungeons,
    'share of edges', share_of_edges, share_of_edges_sd, dungeons,
    'minigames per dungeon', minigames, minigames_sd, dungeons,
    'minigames on a locked edge, share', locked, locked_sd, dungeons,
    'load-bearing minigames, share', load_bearing, load_bearing_sd, dungeons,
    'decisive minigames, share', decisive, decisive_sd, dungeons
  ) AS (measure, value, sd, n)
FROM totals
ORDER BY grammar
