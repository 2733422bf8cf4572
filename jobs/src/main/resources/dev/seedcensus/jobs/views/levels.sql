-- One row per run and level, as authored (mutation 0) and with one object moved: how the search ended,
-- the length of a shortest route, what the search took, whether words are pushed or move on the route
-- found. cap is that of the run.
--
-- column cap: the most states that the run expands per level [states]
SELECT
  l.*,
  bigint(get_json_object(r.definition, '$.cap')) AS cap
FROM level_searches l
JOIN runs r ON r.run_id = l.run_id
