-- One row per seed and field of the budget that its grammar declares: what is declared, what the
-- finished graph has, and whether they are equal. Grammars without a budget are not in it.
--
-- column field: rooms, keys, nestingDepth, npcs or minigames
-- column declared: what the grammar declares [the field's]
-- column measured: what the finished graph has [the field's]
-- column hit: whether the two are equal
WITH declared AS (
  SELECT run_id, explode(from_json(get_json_object(definition, '$.budget'), 'map<string, int>')) AS (field, declared)
  FROM runs
),
measured AS (
  SELECT
    run_id, grammar, seed,
    explode(map(
      'rooms', places,
      'keys', keys,
      'nestingDepth', nesting_depth,
      'npcs', coalesce(node_types['suspect'], 0),
      -- A battle has one death, a puzzle one introduction.
      'minigames', coalesce(node_types['death'], 0) + coalesce(node_types['puzzle_intro'], 0)
    )) AS (field, measured)
  FROM census
  WHERE places IS NOT NULL AND node_types IS NOT NULL
)
SELECT run_id, grammar, seed, field, declared, measured, declared = measured AS hit
FROM measured
JOIN declared USING (run_id, field)
