-- Seeds whose graph has exactly what is declared. The paper holds the dungeon against a budget that its
-- grammar does not declare, so what is declared comes from the paper's table.
-- key: grammar, field
-- given: seeds, declared, of
SELECT p.grammar, p.field, 'hit' AS measure, count_if(
    CASE p.field
      WHEN 'rooms' THEN places
      WHEN 'keys' THEN keys
      WHEN 'nestingDepth' THEN nesting_depth
      WHEN 'npcs' THEN coalesce(node_types['suspect'], 0)
      WHEN 'minigames' THEN coalesce(node_types['death'], 0) + coalesce(node_types['puzzle_intro'], 0)
    END = p.declared
  ) AS value,
  count(*) AS of,
  any_value(p.of) AS published_of
FROM published p
JOIN seeds s ON s.grammar = p.grammar AND s.seed BETWEEN p.first_seed AND p.last_seed
GROUP BY p.grammar, p.field
